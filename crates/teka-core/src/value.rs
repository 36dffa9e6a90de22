//! Plain data that families pass to front ends, such as answers, parameters and facts. The core
//! writes no JSON; callers convert a [`Value`] to JSON if they need to.

/// A plain value.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A missing or unknown value.
    Null,
    /// True or false.
    Bool(bool),
    /// An integer.
    Int(i64),
    /// A floating-point number.
    Real(f64),
    /// A text.
    Text(String),
    /// A list of values.
    List(Vec<Value>),
    /// Named values in display order.
    Map(Fields),
}

/// Named values in display order.
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
