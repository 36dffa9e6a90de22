//! Descriptions of the parameters of methods and generators. The `--set` option, the forms on the
//! page and the help text all derive from a [`Param`].

use crate::message::Message;
use crate::value::Value;
use crate::{Refusal, message};

/// The description of one parameter.
#[derive(Clone, Copy, Debug)]
pub struct Param {
    /// The name in `--set` and in the API.
    pub name: &'static str,
    /// The accepted values and the default.
    pub kind: Kind,
    /// The message id of its description.
    pub about: &'static str,
}

/// The values that a parameter accepts, and its default.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// An integer from `min` to `max`.
    Int {
        /// The smallest accepted value.
        min: i64,
        /// The largest accepted value.
        max: i64,
        /// The default value.
        default: i64,
    },
    /// A rate in whole percent, from 0 to 100. It can be written as `10`, `10%` or `0.1`.
    Percent {
        /// The default value.
        default: i64,
    },
    /// One of several words.
    Choice {
        /// The accepted words.
        options: &'static [&'static str],
        /// The default word. An empty default means that no word is chosen.
        default: &'static str,
    },
}

impl Kind {
    /// Returns the default value.
    pub fn default(&self) -> Value {
        match *self {
            Self::Int { default, .. } | Self::Percent { default } => Value::Int(default),
            Self::Choice { default, .. } => Value::from(default),
        }
    }
}

/// The values of all parameters of one method or generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Args(Vec<(&'static str, Value)>);

impl Args {
    /// Creates the default values of `params`.
    ///
    /// There is no `Args::default()`, because values are meaningless without their parameters.
    pub fn defaults(params: &[Param]) -> Self {
        Self(params.iter().map(|param| (param.name, param.kind.default())).collect())
    }

    /// Creates the default values of `params` and replaces those `given` as name and value. Returns
    /// `Err` for an unknown name or an invalid value.
    pub fn read(params: &[Param], given: &[(String, String)]) -> Result<Self, Refusal> {
        let mut args = Self::defaults(params);
        for (name, text) in given {
            let position = params.iter().position(|param| param.name == name);
            let position = position.ok_or_else(|| unknown(name, params))?;
            args.0[position].1 = read_value(&params[position], text)?;
        }
        Ok(args)
    }

    /// Returns every name and value, in the order of the parameters.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Value)> {
        self.0.iter().map(|(name, value)| (*name, value))
    }

    /// Returns the value of the integer parameter `name`, or of the rate `name` in percent.
    ///
    /// # Panics Panics if there is no such parameter, which is a bug in the tables of the family.
    pub fn int(&self, name: &str) -> i64 {
        match self.get(name) {
            Value::Int(number) => *number,
            other => panic!("{name} is described as {other:?}, not as a whole number"),
        }
    }

    /// Returns the word chosen for `name`. It is empty if no word was chosen.
    ///
    /// # Panics Panics if there is no such parameter, which is a bug in the tables of the family.
    pub fn choice(&self, name: &str) -> &str {
        match self.get(name) {
            Value::Text(word) => word,
            other => panic!("{name} is described as {other:?}, not as a choice"),
        }
    }

    /// Returns the word chosen for `name`, or `None` if there is no such parameter.
    pub fn chosen(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| *known == name).map(|_| self.choice(name))
    }

    fn get(&self, name: &str) -> &Value {
        let found = self.0.iter().find(|(known, _)| *known == name);
        &found.unwrap_or_else(|| panic!("no parameter {name} is described")).1
    }
}

/// Returns a message for each rate in `given` that is written with a decimal point, such as `0.1`.
/// Such a rate is ambiguous: a value below 1 is read as a fraction, not as a percentage.
pub fn readings(params: &[Param], given: &[(String, String)]) -> Vec<Message> {
    let reading = |(name, text): &(String, String)| {
        let is_rate =
            |param: &&Param| param.name == name && matches!(param.kind, Kind::Percent { .. });
        let param = params.iter().find(is_rate)?;
        let Rate { percent, is_ambiguous: true } = read_rate(text)? else { return None };
        let percent = percent.round() as i64;
        Some(message!("param-read-as", name = param.name, text = text.as_str(), percent = percent))
    };
    given.iter().filter_map(reading).collect()
}

/// A rate and how clearly it was written.
struct Rate {
    percent: f64,
    /// True if the text has a decimal point and no percent sign, as in `0.1`.
    is_ambiguous: bool,
}

/// Parses a rate in percent, such as `10` or `10%`, or a fraction below 1, such as `0.1`. Returns
/// `None` if the text is not a rate.
fn read_rate(text: &str) -> Option<Rate> {
    let number = text.strip_suffix('%').unwrap_or(text).trim_end();
    let is_plain = number.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let value: f64 = number.parse().ok().filter(|_| is_plain)?;
    let is_fraction = !text.ends_with('%') && 0.0 < value && value < 1.0;
    let is_ambiguous = !text.ends_with('%') && number.contains('.');
    Some(Rate { percent: if is_fraction { 100.0 * value } else { value }, is_ambiguous })
}

fn unknown(name: &str, params: &[Param]) -> Message {
    if params.is_empty() {
        return message!("param-none", name = name);
    }
    let known: Vec<&str> = params.iter().map(|param| param.name).collect();
    message!("param-unknown", name = name, known = known.join(", "))
}

/// Returns true if the text is an integer of any length.
fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

fn read_value(param: &Param, text: &str) -> Result<Value, Refusal> {
    let name = param.name;
    match param.kind {
        Kind::Int { min, max, .. } => match text.parse::<i64>() {
            Ok(number) if (min..=max).contains(&number) => Ok(Value::Int(number)),
            // The message quotes an integer that is too large to parse as it was typed.
            Err(_) if !is_number(text) => {
                Err(message!("param-not-a-number", name = name, text = text).into())
            }
            _ => Err(out_of_range(name, text, min, max)),
        },
        Kind::Percent { .. } => match read_rate(text).map(|rate| rate.percent) {
            Some(percent) if percent > 100.0 => Err(out_of_range(name, text, 0, 100)),
            // The product is rounded, because 0.07 * 100 is not exactly 7.
            Some(percent) if (percent - percent.round()).abs() < 1e-9 => {
                Ok(Value::Int(percent.round() as i64))
            }
            None if is_number(text) => Err(out_of_range(name, text, 0, 100)),
            _ => Err(message!("param-not-a-rate", name = name, text = text).into()),
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

fn out_of_range(name: &str, number: &str, min: i64, max: i64) -> Refusal {
    let (min, max) = (min.to_string(), max.to_string());
    message!("param-out-of-range", name = name, number = number, min = min, max = max).into()
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
        Param { name: "rate", kind: Kind::Percent { default: 10 }, about: "" },
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
    fn rates_are_read_as_per_cent_or_as_fractions() {
        let rates = [("10", 10), ("10%", 10), ("10 %", 10), ("0.1", 10), (".1", 10), ("0.29", 29)];
        let ends = [("0", 0), ("0.0", 0), ("1", 1), ("1%", 1), ("1.0", 1), ("0.01", 1)];
        let whole = [("0.99", 99), ("100", 100), ("100%", 100), ("0.5", 50), ("50.0", 50)];
        for (text, percent) in rates.into_iter().chain(ends).chain(whole) {
            check("rate", text, Ok(Value::Int(percent)));
        }
        for text in ["101", "101%", "100.5", "-1", "99999999999999999999"] {
            check("rate", text, Err("param-out-of-range"));
        }
        for text in ["", "%", ".", "12.5", "0.125", "0.5%", "1e1", "inf", "nan", "-0.1", "ten"] {
            check("rate", text, Err("param-not-a-rate"));
        }
    }

    #[test]
    fn fractions_are_printed_as_they_were_read() {
        let messages = |name: &str, text: &str| {
            let given = [(name.to_owned(), text.to_owned())];
            readings(PARAMS, &given).into_iter().map(|message| message.args).collect::<Vec<_>>()
        };
        let expected = message!("param-read-as", name = "rate", text = "0.1", percent = 10).args;
        assert_eq!(messages("rate", "0.1"), [expected]);
        for (name, text) in [("rate", "10%"), ("rate", "0"), ("rate", "1"), ("size", "0.1")] {
            assert!(messages(name, text).is_empty(), "{name}={text}");
        }
    }

    #[test]
    fn defaults_hold_where_nothing_is_said() {
        let args = Args::defaults(PARAMS);
        assert_eq!(args.int("size"), 8);
        assert_eq!(args.choice("choose"), "fewest");
    }
}
