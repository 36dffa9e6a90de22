//! Parameters of algorithms and generators, described once.
//! The command line's `--set`, a page's form and the help are all made from a [`Param`].

use crate::message::Message;
use crate::value::Value;
use crate::{Refusal, message};

/// One parameter.
#[derive(Clone, Copy, Debug)]
pub struct Param {
    /// What it is called on the command line and in forms.
    pub name: &'static str,
    /// What values it takes.
    pub kind: Kind,
    /// Words that say what it does.
    pub about: &'static str,
}

/// What values a parameter takes, and which it has when nobody says.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// A whole number from `min` to `max`.
    Int {
        /// The smallest allowed.
        min: i64,
        /// The largest allowed.
        max: i64,
        /// What it is when nobody says.
        default: i64,
    },
    /// One of several words.
    Choice {
        /// The words.
        options: &'static [&'static str],
        /// What it is when nobody says; one of them, or empty for none of them.
        default: &'static str,
    },
}

impl Kind {
    /// What the parameter is when nobody says.
    pub fn default(&self) -> Value {
        match *self {
            Self::Int { default, .. } => Value::Int(default),
            Self::Choice { default, .. } => Value::from(default),
        }
    }
}

/// Values for every parameter of one algorithm or generator.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Args(Vec<(&'static str, Value)>);

impl Args {
    /// The defaults of `params`, changed by what was `given` as name and value.
    pub fn read(params: &[Param], given: &[(String, String)]) -> Result<Self, Refusal> {
        let mut args =
            Self(params.iter().map(|param| (param.name, param.kind.default())).collect());
        for (name, text) in given {
            let position = params.iter().position(|param| param.name == name);
            let position = position.ok_or_else(|| unknown(name, params))?;
            args.0[position].1 = read_value(&params[position], text)?;
        }
        Ok(args)
    }

    /// Every name and value, in the order of the description.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Value)> {
        self.0.iter().map(|(name, value)| (*name, value))
    }

    /// The whole number called `name`.
    ///
    /// # Panics
    /// If the description has no whole number of that name: a fault in the family's table.
    pub fn int(&self, name: &str) -> i64 {
        match self.get(name) {
            Value::Int(number) => *number,
            other => panic!("{name} is described as {other:?}, not as a whole number"),
        }
    }

    /// The word chosen for `name`; empty where nothing was chosen.
    ///
    /// # Panics
    /// If the description has no choice of that name: a fault in the family's table.
    pub fn choice(&self, name: &str) -> &str {
        match self.get(name) {
            Value::Text(word) => word,
            other => panic!("{name} is described as {other:?}, not as a choice"),
        }
    }

    /// The word chosen for `name`; none where the description has no such choice.
    pub fn chosen(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| *known == name).map(|_| self.choice(name))
    }

    fn get(&self, name: &str) -> &Value {
        let found = self.0.iter().find(|(known, _)| *known == name);
        &found.unwrap_or_else(|| panic!("no parameter {name} is described")).1
    }
}

fn unknown(name: &str, params: &[Param]) -> Message {
    if params.is_empty() {
        return message!("param-none", name = name);
    }
    let known: Vec<&str> = params.iter().map(|param| param.name).collect();
    message!("param-unknown", name = name, known = known.join(", "))
}

/// True for a whole number, however long.
fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

fn read_value(param: &Param, text: &str) -> Result<Value, Refusal> {
    let name = param.name;
    match param.kind {
        Kind::Int { min, max, .. } => match text.parse::<i64>() {
            Ok(number) if (min..=max).contains(&number) => Ok(Value::Int(number)),
            // Numbers too large for any type are told as they were typed.
            Err(_) if !is_number(text) => {
                Err(message!("param-not-a-number", name = name, text = text).into())
            }
            _ => {
                let (min, max) = (min.to_string(), max.to_string());
                Err(message!(
                    "param-out-of-range",
                    name = name,
                    number = text,
                    min = min,
                    max = max
                )
                .into())
            }
        },
        Kind::Choice { options, .. } if options.contains(&text) => Ok(Value::from(text)),
        Kind::Choice { options, .. } => Err(message!(
            "param-not-a-choice",
            name = name,
            text = text,
            options = options.join(", ")
        )
        .into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PARAMS: &[Param] = &[
        Param { name: "size", kind: Kind::Int { min: 4, max: 32, default: 8 }, about: "" },
        Param {
            name: "choose",
            kind: Kind::Choice { options: &["first", "fewest"], default: "fewest" },
            about: "",
        },
    ];

    fn check(name: &str, text: &str, expected: Result<Value, &str>) {
        let read = Args::read(PARAMS, &[(name.into(), text.into())]);
        let value =
            read.map(|args| args.iter().find(|(known, _)| *known == name).unwrap().1.clone());
        assert_eq!(value.map_err(|refusal| refusal.0.id), expected, "{name}={text}");
    }

    #[test]
    fn values_are_read_and_checked() {
        check("size", "12", Ok(Value::Int(12)));
        check("choose", "first", Ok(Value::from("first")));
        check("size", "3", Err("param-out-of-range"));
        check("size", "33", Err("param-out-of-range"));
        check("size", "99999999999999999999", Err("param-out-of-range"));
        check("size", "-99999999999999999999", Err("param-out-of-range"));
        check("size", "-", Err("param-not-a-number"));
        check("size", "big", Err("param-not-a-number"));
        check("size", "", Err("param-not-a-number"));
        check("choose", "last", Err("param-not-a-choice"));
        check("colour", "red", Err("param-unknown"));
    }

    #[test]
    fn defaults_hold_where_nothing_is_said() {
        let args = Args::read(PARAMS, &[]).unwrap();
        assert_eq!(args.int("size"), 8);
        assert_eq!(args.choice("choose"), "fewest");
    }
}
