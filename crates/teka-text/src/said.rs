//! A sentence in stretches, so that a face can tell which of its words speak of places.

use teka_core::Message;
use teka_core::message::Arg;
use teka_core::place::Place;

use crate::Words;

/// A stretch of a sentence.
#[derive(Clone, Debug, PartialEq)]
pub struct Said {
    /// Its words.
    pub text: String,
    /// The places they speak of; none for the words between.
    pub places: Vec<Place>,
}

/// Stand around the number of an argument that is places. They are in the private use
/// area: no words have them.
const OPEN: char = '\u{e000}';
const CLOSE: char = '\u{e001}';

impl Words {
    /// The message in stretches, those that speak of places apart. Put together they are
    /// what [`Words::say`] says.
    ///
    /// ```
    /// use teka_core::{message, place::Place};
    /// use teka_text::{Lang, Words};
    /// let said = Words::new(Lang::En).said(&message!("hint-where", places = Place::Row(2)));
    /// let spoken: Vec<&str> = said.iter().map(|part| part.text.as_str()).collect();
    /// assert!(spoken.contains(&"row 3"), "{spoken:?}");
    /// ```
    pub fn said(&self, message: &Message) -> Vec<Said> {
        let mut known = Vec::new();
        let marked = marked(message, &mut known);
        let text = self.say(&marked);
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

/// The same message with a mark in place of each argument that is places.
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
