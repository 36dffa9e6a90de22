//! Plain data that families hand to faces: answers, parameters, facts about a run.
//! The core writes no JSON; whoever needs it turns a [`Value`] into it.

/// A piece of plain data.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Nothing known or nothing there.
    Null,
    /// Yes or no.
    Bool(bool),
    /// A whole number.
    Int(i64),
    /// Any other number.
    Real(f64),
    /// A word.
    Text(String),
    /// Several values in order.
    List(Vec<Value>),
    /// Named values in order.
    Map(Fields),
}

/// Named values in the order they are to be shown.
pub type Fields = Vec<(&'static str, Value)>;

macro_rules! from {
    ($($kind:ty => $variant:ident as $into:ty),+ $(,)?) => {
        $(impl From<$kind> for Value {
            fn from(value: $kind) -> Self {
                Self::$variant(<$into>::from(value))
            }
        })+
    };
}

from!(bool => Bool as bool, u8 => Int as i64, u16 => Int as i64, u32 => Int as i64, i64 => Int as i64,
      f64 => Real as f64, &str => Text as String, String => Text as String, char => Text as String);

impl<T: Into<Value>> FromIterator<T> for Value {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Self::List(items.into_iter().map(Into::into).collect())
    }
}
