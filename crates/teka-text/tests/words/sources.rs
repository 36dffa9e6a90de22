//! Finds the texts that the Rust sources use. It works on tokens, so that comments, strings and
//! nested calls need no special treatment. Test code is skipped.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// The texts that the sources use.
#[derive(Debug, Default)]
pub struct Uses {
    /// Every `message!` by its id.
    pub said: BTreeMap<String, Vec<Call>>,
    /// Literal ids in `.id("…")`, with their files.
    pub asked: BTreeMap<String, String>,
    /// Code that could not be interpreted.
    pub complaints: Vec<String>,
}

/// A use of `message!`.
#[derive(Debug, PartialEq)]
pub struct Call {
    /// The file that contains it.
    pub file: String,
    /// The names of its arguments.
    pub args: BTreeSet<String>,
}

impl Uses {
    /// Adds the uses in one file.
    pub fn read(&mut self, file: &str, text: &str) {
        match text.parse::<TokenStream>() {
            Ok(tokens) => self.walk(file, tokens),
            Err(error) => self.complaints.push(format!("{file}: {error}")),
        }
    }

    fn walk(&mut self, file: &str, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut rest = tokens.as_slice();
        while let [token, after @ ..] = rest {
            self.look(file, rest);
            match (token, after) {
                (hash, [TokenTree::Group(attribute), ..])
                    if is(hash, '#') && for_tests(attribute) =>
                {
                    rest = after_item(rest);
                    continue;
                }
                (TokenTree::Group(group), _) => self.walk(file, group.stream()),
                _ => {}
            }
            rest = after;
        }
    }

    /// Records a use at the start of these tokens.
    fn look(&mut self, file: &str, tokens: &[TokenTree]) {
        let [first, second, TokenTree::Group(call), ..] = tokens else { return };
        if is_word(first, "message") && is(second, '!') {
            self.said(file, call);
        }
        // `.id(…)`, but not `match info.id { … }`.
        let in_brackets = call.delimiter() == Delimiter::Parenthesis;
        if is(first, '.') && is_word(second, "id") && in_brackets {
            self.asked(file, call.stream());
        }
    }

    fn said(&mut self, file: &str, call: &Group) {
        let tokens: Vec<TokenTree> = call.stream().into_iter().collect();
        let mut parts = tokens.split(|token| is(token, ','));
        let id = match parts.next() {
            Some([id]) => text(id),
            _ => None,
        };
        let Some(id) = id else {
            self.complaints.push(format!("{file}: the id is not a literal: message!{call}"));
            return;
        };
        let call = Call { file: file.to_owned(), args: parts.filter_map(arg_name).collect() };
        self.said.entry(id).or_default().push(call);
    }

    fn asked(&mut self, file: &str, tokens: TokenStream) {
        for token in tokens {
            match &token {
                TokenTree::Group(group) => self.asked(file, group.stream()),
                _ => self.asked.extend(
                    text(&token).filter(|text| is_id(text)).map(|id| (id, file.to_owned())),
                ),
            }
        }
    }
}

/// Returns the name in `name = value`, or `None` for what follows a comma inside a value, as in
/// `f::<A, B>()`.
fn arg_name(part: &[TokenTree]) -> Option<String> {
    match part {
        [TokenTree::Ident(name), equals, value, ..]
            if is(equals, '=') && !is(value, '=') && !is(value, '>') =>
        {
            Some(name.to_string())
        }
        _ => None,
    }
}

fn is(token: &TokenTree, mark: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == mark)
}

fn is_word(token: &TokenTree, word: &str) -> bool {
    matches!(token, TokenTree::Ident(ident) if ident == word)
}

fn text(token: &TokenTree) -> Option<String> {
    let TokenTree::Literal(literal) = token else { return None };
    let literal = literal.to_string();
    Some(literal.strip_prefix('"')?.strip_suffix('"')?.to_owned())
}

/// Returns true for a literal id such as `queens-title`, but not for `{}-title`.
fn is_id(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

fn for_tests(attribute: &Group) -> bool {
    attribute.stream().to_string().replace(' ', "") == "cfg(test)"
}

/// Skips an item, which ends with its braces or its semicolon.
fn after_item(tokens: &[TokenTree]) -> &[TokenTree] {
    let ends = |token: &TokenTree| match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        _ => is(token, ';'),
    };
    let end = tokens.iter().position(ends);
    end.map_or(&[], |end| &tokens[end + 1..])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn uses(text: &str) -> Uses {
        let mut uses = Uses::default();
        uses.read("a.rs", text);
        uses
    }

    /// Checks the only id in `text` and its arguments.
    fn check(text: &str, id: &str, args: &[&str]) {
        let uses = uses(text);
        let args = args.iter().map(ToString::to_string).collect();
        let call = Call { file: "a.rs".into(), args };
        assert_eq!(uses.said, BTreeMap::from([(id.into(), vec![call])]), "{text}");
        assert_eq!(uses.complaints, Vec::<String>::new());
    }

    #[test]
    fn messages_are_found_with_their_arguments() {
        check(r#"let m = message!("a-b");"#, "a-b", &[]);
        check(r#"message!("a", x = 1, y = f(1, b = 2), )"#, "a", &["x", "y"]);
        check(
            "vec![teka_core::message!(\n  \"a\",\n  x = [1, 2],\n y = \"), z = 1\"\n)]",
            "a",
            &["x", "y"],
        );
        check(
            r#"message!("a", x = f::<A, B>(), y =&',', z = |p, q| p == q)"#,
            "a",
            &["x", "y", "z"],
        );
        check(r#"message!("a", x = if u == v { 1 } else { 2 })"#, "a", &["x"]);
        check(r#"message! { "a", x = 'l: loop { break 'l 1 } }"#, "a", &["x"]);
    }

    #[test]
    fn messages_inside_messages_are_found() {
        let uses = uses(r#"message!("a", x = message!("b", y = 1))"#);
        assert_eq!(uses.said.keys().collect::<Vec<_>>(), ["a", "b"]);
        assert_eq!(uses.said["a"][0].args, BTreeSet::from(["x".into()]));
    }

    #[test]
    fn comments_strings_and_tests_are_passed_over() {
        let nothing = r##"
            //! message!("a")
            /// message!("b") words.id("c")
            /* message!("d") */ // message!("e")
            const TEXT: &str = r#"message!("f")"#;
            macro_rules! message { ($id:literal) => { $id } }
            #[cfg(test)]
            #[path = "x.rs"]
            mod tests { fn f() { message!("g"); words.id("h"); } }
            #[cfg(test)]
            use x::{message};
        "##;
        let uses = uses(nothing);
        assert!(uses.said.is_empty() && uses.asked.is_empty(), "{uses:?}");
    }

    #[test]
    fn ids_that_are_asked_for_are_found() {
        let uses = uses(
            r#"words.id("a-b"); self.words().id(if x { "c" } else { "d" }); id("no");
               words.id(&format!("{}-title", "e")); match family.info().id { "no" => 1 } Words::new(l).id("f")"#,
        );
        assert_eq!(uses.asked.keys().collect::<Vec<_>>(), ["a-b", "c", "d", "e", "f"]);
    }

    #[test]
    fn an_id_has_to_be_written_out() {
        for text in ["message!(id, x = 1)", "message!(concat!(\"a\"))", "message!()", "message!(1)"]
        {
            assert_eq!(uses(text).complaints.len(), 1, "{text}");
        }
    }
}
