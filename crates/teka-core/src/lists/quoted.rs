//! Texts in double quotes, as JSON has them: found by name, escapes and all.

use std::borrow::Cow;

/// The text in quotes called `key` in an object, escapes taken as what they stand for.
pub fn find_quoted<'a>(text: &'a str, key: &str) -> Option<Cow<'a, str>> {
    find_quoted_at(text, key).map(|(_, inside)| unescaped(inside))
}

/// The same, escapes left as they are, and the byte where the text between the quotes begins.
pub fn find_quoted_at<'a>(text: &'a str, key: &str) -> Option<(usize, &'a str)> {
    let mut quoted = outer_quoted(text).peekable();
    while let Some((start, inside)) = quoted.next() {
        let value = text[start + inside.len() + 1..].trim_start().strip_prefix(':');
        let next = value.map(|value| text.len() - value.trim_start().len() + 1);
        if let Some(value) = quoted.next_if(|(at, _)| inside == key && Some(*at) == next) {
            return Some(value);
        }
    }
    None
}

/// All that stands in double quotes in an object, but not in anything inside it, each
/// with the byte where it begins.
fn outer_quoted(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let (mut at, mut depth) = (0, 0_usize);
    std::iter::from_fn(move || {
        loop {
            let sign = text.as_bytes().get(at)?;
            at += 1;
            match sign {
                b'{' | b'[' => depth += 1,
                b'}' | b']' => depth = depth.saturating_sub(1),
                b'"' => {
                    let (start, end) = (at, at + length_of_quoted(&text[at..])?);
                    at = end + 1;
                    if depth == 1 {
                        return Some((start, &text[start..end]));
                    }
                }
                _ => {}
            }
        }
    })
}

/// The bytes up to the closing quote; a quote after a backslash closes nothing.
fn length_of_quoted(inside: &str) -> Option<usize> {
    let mut escaped = false;
    inside.bytes().position(|byte| {
        let closes = byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        closes
    })
}

/// What a text in quotes stands for.
fn unescaped(inside: &str) -> Cow<'_, str> {
    if !inside.contains('\\') {
        return Cow::Borrowed(inside);
    }
    let mut rest = inside.chars();
    std::iter::from_fn(|| {
        let (sign, length) = next_sign(rest.as_str())?;
        rest.nth(length - 1);
        Some(sign)
    })
    .collect()
}

/// The next character a text in quotes stands for, and how many it takes.
pub(crate) fn next_sign(rest: &str) -> Option<(char, usize)> {
    let mut signs = rest.chars();
    let first = signs.next()?;
    if first != '\\' {
        return Some((first, 1));
    }
    Some(match signs.next() {
        None => ('\\', 1),
        Some('n') => ('\n', 2),
        Some('t') => ('\t', 2),
        Some('r') => ('\r', 2),
        Some('u') => numbered_sign(rest).unwrap_or(('u', 2)),
        Some(sign) => (sign, 2),
    })
}

/// The character of `\u00e9`, or of two such halves.
fn numbered_sign(rest: &str) -> Option<(char, usize)> {
    let code = |at: usize| {
        let digits = rest.get(at..)?.strip_prefix("\\u")?.get(..4)?;
        u16::from_str_radix(digits, 16).ok().filter(|_| !digits.starts_with('+'))
    };
    let first = code(0)?;
    let halves = [first, code(6).unwrap_or(0)];
    let whole = char::decode_utf16(halves).next()?.ok()?;
    Some((whole, if char::from_u32(first.into()).is_some() { 6 } else { 12 }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_quoted(text: &str, expected: Option<&str>) {
        assert_eq!(find_quoted(text, "name").as_deref(), expected, "{text}");
    }

    #[test]
    fn quoted_texts_end_at_their_quote_and_are_unescaped() {
        check_quoted(r#"{"name":"caf\u00e9 \"q\" \\","text":"x"}"#, Some("café \"q\" \\"));
        check_quoted(r#"{"name" : "\ud83d\ude00\t\/"}"#, Some("😀\t/"));
        check_quoted(r#"{"name":"\ud83d \u12 \u+123"}"#, Some("ud83d u12 u+123"));
        check_quoted(r#"{"name":"open"#, None);
        check_quoted(r#"{"name":"\""#, None);
    }

    #[test]
    fn what_stands_inside_another_object_is_not_the_objects_own() {
        check_quoted(r#"{"meta":{"name":"inner"},"name":"outer"}"#, Some("outer"));
        check_quoted(r#"{"list":["name",{"name":"inner"}],"name":"outer"}"#, Some("outer"));
        check_quoted(r#"{"text":"\"name\":\"quoted\"","name":"outer"}"#, Some("outer"));
        check_quoted(r#"{"text":"name","name":"outer"}"#, Some("outer"));
        check_quoted(r#"{"name":12,"x":"no"}"#, None);
        check_quoted(r#"{"meta":{"name":"inner"}}"#, None);
    }
}
