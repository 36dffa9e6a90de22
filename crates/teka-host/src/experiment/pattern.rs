//! Names with wildcards, and the natural order of names that contain numbers.

/// A text in which `*` matches any characters and `?` matches exactly one.
#[derive(Clone, Debug)]
pub struct Pattern(Vec<char>);

impl Pattern {
    /// Creates the pattern with this text.
    pub fn new(text: &str) -> Self {
        Self(text.chars().collect())
    }

    /// Returns true if the whole text matches the pattern.
    pub fn matches(&self, text: &str) -> bool {
        let (pattern, text) = (&self.0, text.chars().collect::<Vec<char>>());
        let (mut at, mut seen) = (0, 0);
        // The position of the last `*`, and the number of characters it matches so far.
        let mut star: Option<(usize, usize)> = None;
        while seen < text.len() {
            match pattern.get(at) {
                Some('*') => {
                    star = Some((at, seen));
                    at += 1;
                }
                Some(letter) if *letter == '?' || *letter == text[seen] => {
                    at += 1;
                    seen += 1;
                }
                _ => {
                    let Some((place, taken)) = star else { return false };
                    star = Some((place, taken + 1));
                    (at, seen) = (place + 1, taken + 1);
                }
            }
        }
        pattern[at..].iter().all(|letter| *letter == '*')
    }
}

/// Returns true if a text contains wildcards.
pub fn is_pattern(text: &str) -> bool {
    text.contains(['*', '?'])
}

/// Returns a sort key by which `4x4_2` comes before `4x4_10`.
pub fn natural(name: &str) -> Vec<Chunk> {
    let mut chunks: Vec<Chunk> = Vec::new();
    for letter in name.chars() {
        match (chunks.last_mut(), letter.is_ascii_digit()) {
            (Some(Chunk::Number(digits)), true) => {
                // Leading zeros are ignored.
                if digits.1 == "0" {
                    digits.1.clear();
                }
                digits.1.push(letter);
                digits.0 = digits.1.len();
            }
            (_, true) => chunks.push(Chunk::Number((1, letter.to_string()))),
            (Some(Chunk::Text(text)), false) => text.push(letter),
            (_, false) => chunks.push(Chunk::Text(letter.to_string())),
        }
    }
    chunks
}

/// A part of a name: only digits, or no digits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Chunk {
    /// A number of any length, as the number of its digits followed by the digits.
    Number((usize, String)),
    /// Other text.
    Text(String),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stars_and_question_marks_stand_for_others() {
        for (pattern, text, expected) in [
            ("4x4_*", "4x4_12", true),
            ("4x4_?", "4x4_12", false),
            ("4x4_?", "4x4_1", true),
            ("*", "", true),
            ("?", "", false),
            ("", "", true),
            ("", "a", false),
            ("*ab", "aab", true),
            ("a*b*c", "a1b2b3c", true),
            ("a*b*c", "a1b2b3", false),
            ("**é", "caffé", true),
            ("4x4", "4x4_1", false),
        ] {
            assert_eq!(Pattern::new(pattern).matches(text), expected, "{pattern} {text}");
        }
    }

    #[test]
    fn numbers_in_names_are_ordered_as_numbers() {
        let mut names = ["b", "a10", "a2", "a02b", "10x10_1", "4x4_10", "4x4_9", "a"];
        names.sort_by_key(|name| natural(name));
        assert_eq!(names, ["4x4_9", "4x4_10", "10x10_1", "a", "a2", "a02b", "a10", "b"]);
    }
}
