//! Sentences split into parts, so that a user interface can tell which parts refer to places.

use teka_core::Message;
use teka_core::message::Arg;
use teka_core::place::Place;

use crate::Words;

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq)]
pub struct Said {
    /// The text of the part.
    pub text: String,
    /// The places that the part refers to. Empty for the text in between.
    pub places: Vec<Place>,
}

/// Delimiters around the number of an argument that consists of places. They are in a private use
/// area of Unicode, so no text contains them.
const OPEN: char = '\u{e000}';
const CLOSE: char = '\u{e001}';

impl Words {
    /// Returns a message in parts, with separate parts for references to places. Joined, the parts
    /// equal the result of [`Words::say`].
    ///
    /// ```
    /// use teka_core::{message, place::Place};
    /// use teka_text::{Lang, Words};
    /// let said = Words::new(Lang::En).said(&message!("hint-where", places = Place::Row(2)));
    /// let spoken: Vec<&str> = said.iter().map(|part| part.text.as_str()).collect();
    /// assert!(spoken.contains(&"row 3"), "{spoken:?}");
    /// ```
    pub fn said(&self, message: &Message) -> Vec<Said> {
        self.split(message, |marked| self.say(marked))
    }

    /// Returns a part of a message as [`Words::said`] does: the attribute of this name, or `None`
    /// if the message has none.
    ///
    /// ```
    /// use teka_core::{message, place::Place};
    /// use teka_text::{Lang, Words};
    /// let message = message!("queens-why-single", unit = Place::Row(2), cell = Place::Column(0));
    /// let said = Words::new(Lang::En).said_part(&message, "because").unwrap_or_default();
    /// let text: String = said.iter().map(|part| part.text.as_str()).collect();
    /// assert_eq!(text, "Only one cell is left for the queen of row 3.");
    /// ```
    pub fn said_part(&self, message: &Message, part: &str) -> Option<Vec<Said>> {
        self.say_part(message, part)?;
        Some(self.split(message, |marked| self.say_part(marked, part).unwrap_or_default()))
    }

    fn split(&self, message: &Message, say: impl Fn(&Message) -> String) -> Vec<Said> {
        let mut known = Vec::new();
        let text = say(&marked(message, &mut known));
        let mut said = Vec::new();
        let mut rest = text.as_str();
        while let Some((before, after)) = rest.split_once(OPEN) {
            let (number, after) = after.split_once(CLOSE).unwrap_or((after, ""));
            push(&mut said, before, Vec::new());
            let places = number.parse::<usize>().ok().and_then(|number| known.get(number));
            let places: Vec<Place> = places.cloned().unwrap_or_default();
            push(&mut said, &self.places(&places), places);
            rest = after;
        }
        push(&mut said, rest, Vec::new());
        said
    }
}

fn push(said: &mut Vec<Said>, text: &str, places: Vec<Place>) {
    if !text.is_empty() {
        said.push(Said { text: text.to_owned(), places });
    }
}

/// Returns the message with a placeholder for each argument that consists of places.
fn marked(message: &Message, known: &mut Vec<Vec<Place>>) -> Message {
    let mut mark = |arg: &Arg| match arg {
        Arg::Places(places) => {
            known.push(places.clone());
            Arg::Text(format!("{OPEN}{}{CLOSE}", known.len() - 1))
        }
        Arg::Message(inner) => Arg::Message(Box::new(marked(inner, known))),
        Arg::Number(_) | Arg::Text(_) => arg.clone(),
    };
    Message {
        id: message.id,
        args: message.args.iter().map(|(name, arg)| (*name, mark(arg))).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use teka_core::message;

    #[test]
    fn the_stretches_are_the_sentence() {
        let inner = message!("hint-where", places = vec![Place::Row(0), Place::Row(1)]);
        let message = message!("hint-where", places = inner.clone());
        for words in Lang::ALL.map(Words::new) {
            for message in [&inner, &message] {
                let said = words.said(message);
                let joined: String = said.iter().map(|part| part.text.as_str()).collect();
                assert_eq!(joined, words.say(message));
                assert_eq!(said.iter().filter(|part| !part.places.is_empty()).count(), 1);
            }
        }
    }
}
