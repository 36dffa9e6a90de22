//! Everything a person reads, as data: an id and its arguments.
//! The words live in Fluent files, one a language; the core never speaks itself.

use crate::place::Place;

/// What is to be said, without the words for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    /// Which sentence; the key in the Fluent files.
    pub id: &'static str,
    /// What the sentence is about, by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// The places it speaks of, those of messages inside it too.
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
    /// A number, for plurals and for show.
    Number(i64),
    /// Text shown as it is.
    Text(String),
    /// Places, named in the reader's language.
    Places(Vec<Place>),
    /// Another message inside this one.
    Message(Box<Message>),
}

/// Makes a [`Message`]: `message!("queens-too-few", regions = 7, size = 8)`.
/// A test reads the sources for this macro and fails when an id or an argument
/// is missing in a language, so ids are always written out here.
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

/// Why something asked for cannot be done; no fault of the program's.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal(pub Message);

impl From<Message> for Refusal {
    fn from(message: Message) -> Self {
        Self(message)
    }
}
