//! Text for people, as data: a message id and its arguments. The wording is in Fluent files, one
//! for each language. The core itself contains no text to display.

use crate::place::Place;

/// A message to display, without its wording.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    /// The id of the message in the Fluent files.
    pub id: &'static str,
    /// The named arguments of the message.
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// Returns the places among the arguments, including those of nested messages.
    pub fn places(&self) -> Vec<Place> {
        let of = |(_, arg): &(&'static str, Arg)| match arg {
            Arg::Places(places) => places.clone(),
            Arg::Message(inner) => inner.places(),
            Arg::Number(_) | Arg::Text(_) => Vec::new(),
        };
        self.args.iter().flat_map(of).collect()
    }
}

/// One argument of a [`Message`].
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A number, displayed and used to select plurals.
    Number(i64),
    /// A text that is displayed unchanged.
    Text(String),
    /// Places, named in the reader's language.
    Places(Vec<Place>),
    /// A nested message.
    Message(Box<Message>),
}

/// Creates a [`Message`]: `message!("queens-too-few", regions = 7, size = 8)`.
///
/// A test searches the sources for this macro and fails if a language lacks an id or an argument.
/// The id must therefore be a literal.
#[macro_export]
macro_rules! message {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::message::Message {
            id: $id,
            args: vec![$((stringify!($name), $crate::message::Arg::from($value))),*],
        }
    };
}

macro_rules! numbers {
    ($($kind:ty),+) => {
        $(impl From<$kind> for Arg {
            fn from(number: $kind) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })+
    };
}

numbers!(u8, u16, u32, u64, usize, i32, i64);

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<char> for Arg {
    fn from(letter: char) -> Self {
        Self::Text(letter.into())
    }
}

impl From<Vec<Place>> for Arg {
    fn from(places: Vec<Place>) -> Self {
        Self::Places(places)
    }
}

impl<P: Into<Place>> From<P> for Arg {
    fn from(place: P) -> Self {
        Self::Places(vec![place.into()])
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
    }
}

/// The reason why a request cannot be fulfilled. A refusal is not a bug.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal(pub Message);

impl From<Message> for Refusal {
    fn from(message: Message) -> Self {
        Self(message)
    }
}
