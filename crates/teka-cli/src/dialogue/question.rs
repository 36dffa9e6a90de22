//! Questions and replies. The dialogue accepts yes and no in every language.

use std::io::{BufRead, Write};

use crate::face::Face;
use crate::problems::Trouble;

/// Why the dialogue ends where it is.
#[derive(Debug)]
pub enum Leave {
    /// There is no more input.
    EndOfInput,
    /// It cannot continue.
    Trouble(Trouble),
}

impl From<Trouble> for Leave {
    fn from(trouble: Trouble) -> Self {
        Self::Trouble(trouble)
    }
}

impl From<std::io::Error> for Leave {
    fn from(error: std::io::Error) -> Self {
        Self::Trouble(error.into())
    }
}

/// Writes text to the person.
pub fn show(text: &str) -> Result<(), Leave> {
    let mut out = std::io::stdout();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// Asks a question; the reply comes without blanks at its ends, and is empty for Enter.
pub fn ask(question: &str) -> Result<String, Leave> {
    show(&format!("{question} "))?;
    let mut line = Vec::new();
    if std::io::stdin().lock().read_until(b'\n', &mut line)? == 0 {
        // What the shell writes next begins on a line of its own.
        show("\n")?;
        return Err(Leave::EndOfInput);
    }
    // A reply that is not UTF-8 names no file and no choice, and is answered as such.
    Ok(String::from_utf8_lossy(&line).trim().to_owned())
}

/// Asks until the reply is yes or no; Enter is no.
pub fn yes(question: &str, face: &Face) -> Result<bool, Leave> {
    loop {
        let reply = ask(question)?;
        match yes_or_no(&reply) {
            Some(yes) => return Ok(yes),
            None if reply.is_empty() => return Ok(false),
            None => show(&format!("{}\n", face.words.id("dialogue-yes-or-no")))?,
        }
    }
}

/// Reads yes or no.
pub fn yes_or_no(reply: &str) -> Option<bool> {
    const YES: [&str; 3] = ["ya", "y", "yes"];
    const NO: [&str; 4] = ["tidak", "t", "n", "no"];
    let is = |known: &&str| reply.eq_ignore_ascii_case(known);
    if YES.iter().any(is) { Some(true) } else { NO.iter().any(is).then_some(false) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn yes_and_no_are_understood_in_both_languages() {
        let check = |replies: &[&str], expected| {
            replies.iter().for_each(|reply| assert_eq!(yes_or_no(reply), expected, "{reply}"));
        };
        check(&["y", "Y", "ya", "YA", "yes", "Yes"], Some(true));
        check(&["t", "tidak", "Tidak", "n", "N", "no"], Some(false));
        check(&["", "yess", "perhaps", "answer.txt"], None);
    }
}
