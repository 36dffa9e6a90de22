//! URLs of puzzles on other sites. They are recognised by site and puzzle type, so that a URL that
//! no format can read is reported by name and not mistaken for a board.

use super::slice::{Slice, filled_lines, short};
use crate::diagnostic::Diagnostic;
use crate::message;

/// A URL, or a file of pzpr (the program behind puzz.link), whose first line resembles a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Url<'a> {
    /// The first line of the text.
    line: Slice<'a>,
    /// The site, or the name of the file format.
    pub site: &'a str,
    /// The site's name for the puzzle type, if the URL contains it.
    pub kind: Option<&'a str>,
}

/// Sites whose URLs are often copied without `https://`.
const SITES: [&str; 4] = ["puzz.link/", "pzv.jp/", "pzprxs.vercel.app/", "pzplus.tck.mn/"];

/// The start of a pzpr file.
const FILE: &str = "pzprv3";

/// The common names of puzzle types on puzz.link.
const NAMES: [(&str, &str); 20] = [
    ("slither", "Slitherlink"),
    ("starbattle", "Star Battle"),
    ("mashu", "Masyu"),
    ("lightup", "Akari"),
    ("akari", "Akari"),
    ("bijutsukan", "Akari"),
    ("hashikake", "Hashiwokakero"),
    ("numlin", "Numberlink"),
    ("sudoku", "Sudoku"),
    ("nurikabe", "Nurikabe"),
    ("heyawake", "Heyawake"),
    ("yajilin", "Yajilin"),
    ("kakuro", "Kakuro"),
    ("hitori", "Hitori"),
    ("fillomino", "Fillomino"),
    ("shikaku", "Shikaku"),
    ("ripple", "Ripple Effect"),
    ("norinori", "Norinori"),
    ("tapa", "Tapa"),
    ("lits", "LITS"),
];

impl<'a> Url<'a> {
    /// Returns the URL at the start of a text, or `None` if there is none.
    pub fn of(text: &'a str) -> Option<Self> {
        let (number, line) = filled_lines(text).next()?;
        let line = Slice::line(line, number).trim();
        if let Some(rest) = text.trim_start().strip_prefix(FILE) {
            let after = rest.trim_start_matches(|sign: char| sign == '.' || sign.is_ascii_digit());
            let kind = after.strip_prefix(['/', '\n', '\r'])?.trim_start();
            return Some(Self { line, site: FILE, kind: word(kind) });
        }
        let address = after_scheme(line.text)?;
        let site = address.split(['/', '?', '#']).next().unwrap_or_default();
        let query = address.split_once('?').map(|(_, query)| query);
        Some(Self { line, site, kind: query.filter(|query| query.contains('/')).and_then(word) })
    }

    /// Returns true if it is a pzpr file, which has several lines.
    pub(super) fn is_file(&self) -> bool {
        self.site == FILE
    }

    /// Creates the diagnostic for a URL that no format reads.
    pub(super) fn unread(&self) -> Diagnostic {
        let site = short(self.site);
        let flaw = match self.kind {
            _ if self.is_file() => {
                let puzzle = self.kind.map_or_else(|| "?".to_owned(), puzzle);
                Diagnostic::new("other-file", message!("url-file", site = site, puzzle = puzzle))
            }
            Some(kind) => {
                let message = message!("url-other-puzzle", site = site, puzzle = puzzle(kind));
                Diagnostic::new("other-puzzle", message)
            }
            None => Diagnostic::new("other-site", message!("url-other-site", site = site)),
        };
        flaw.at(self.line.span()).help(message!("url-help"))
    }
}

/// Returns the text after `https://`, or the whole line if it starts with a known site. Returns
/// `None` if the line is not a URL.
fn after_scheme(line: &str) -> Option<&str> {
    let begins = |start: &str| {
        let head = line.get(..start.len())?;
        head.eq_ignore_ascii_case(start).then(|| &line[start.len()..])
    };
    let is_known = || SITES.iter().any(|site| begins(site).is_some());
    let bare = || (is_known() || begins("www.").is_some_and(is_host)).then_some(line);
    begins("https://").or_else(|| begins("http://")).or_else(bare)
}

/// Returns true if a text starts with a host name, which contains a dot. The row `WWW.` of a board
/// is not a host name.
fn is_host(text: &str) -> bool {
    let host = text.split(['/', '?', '#']).next().unwrap_or_default();
    let is_label = |label: &str| {
        !label.is_empty() && label.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '-')
    };
    host.contains('.') && host.split('.').all(is_label)
}

/// Returns the first word of a path, which is the site's name for the puzzle type.
fn word(path: &str) -> Option<&str> {
    let is_part = |sign: char| sign.is_ascii_alphanumeric() || sign == '-' || sign == '_';
    let end = path.find(|sign| !is_part(sign)).unwrap_or(path.len());
    Some(&path[..end]).filter(|word| !word.is_empty())
}

/// Returns the common name of a puzzle type.
fn puzzle(kind: &str) -> String {
    let known = NAMES.iter().find(|(name, _)| name.eq_ignore_ascii_case(kind));
    known.map_or_else(|| short(kind), |(_, name)| (*name).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: Option<(&str, Option<&str>)>) {
        assert_eq!(Url::of(text).map(|url| (url.site, url.kind)), expected, "{text}");
    }

    #[test]
    fn urls_name_their_site_and_kind() {
        check("https://puzz.link/p?slither/10/10/ic5137", Some(("puzz.link", Some("slither"))));
        check("\n HTTP://pzv.jp/p.html?nurikabe/5/5/x\n", Some(("pzv.jp", Some("nurikabe"))));
        check("puzz.link/p?heyawake/6/6/1", Some(("puzz.link", Some("heyawake"))));
        check("https://example.org/sudoku?id=7", Some(("example.org", None)));
        check("https://", Some(("", None)));
        check("www.example.org/x", Some(("www.example.org", None)));
        check("WWW.AA..........", None);
        check("WWW.\nAA..\n", None);
        check("pzprv3\nslither\n4\n4\n", Some(("pzprv3", Some("slither"))));
        check("pzprv3.1/kakuro/4/4/", Some(("pzprv3", Some("kakuro"))));
    }

    #[test]
    fn other_texts_are_no_urls() {
        for text in
            ["", "pzprv3", "AAB\nABB\nCCC", "httpx://a", "starbattle/8/8/1/0", "see: https://a"]
        {
            check(text, None);
        }
    }
}
