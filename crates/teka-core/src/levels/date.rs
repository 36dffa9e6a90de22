//! Dates of the calendar.

use std::fmt;
use std::ops::RangeInclusive;

use crate::message;
use crate::message::Refusal;

/// The years that have puzzles of the day.
const YEARS: RangeInclusive<u16> = 2020..=2100;

/// A date of the Gregorian calendar. Its text form is `YYYY-MM-DD`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// Parses a date. Returns `Err` if the text has another form, if the calendar has no such date
    /// or if there is no puzzle of the day for its year.
    pub fn read(text: &str) -> Result<Self, Refusal> {
        let shown: String = text.chars().take(20).collect();
        let bad_form = || message!("date-form", text = shown.as_str());
        let Self { year, month, day } = parts(text).ok_or_else(bad_form)?;
        if !(1..=12).contains(&month) || !(1..=days(year, month)).contains(&day) {
            return Err(message!("date-unreal", text = text).into());
        }
        if !YEARS.contains(&year) {
            let (first, last) = (YEARS.start().to_string(), YEARS.end().to_string());
            return Err(message!("date-year", text = text, first = first, last = last).into());
        }
        Ok(Self { year, month, day })
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// Returns the numbers of a text of the form `YYYY-MM-DD`, or `None` if it has another form.
fn parts(text: &str) -> Option<Date> {
    let is_expected = |(at, byte): (usize, u8)| match at {
        4 | 7 => byte == b'-',
        _ => byte.is_ascii_digit(),
    };
    let has_form = text.len() == 10 && text.bytes().enumerate().all(is_expected);
    let text = Some(text).filter(|_| has_form)?;
    Some(Date {
        year: text[..4].parse().ok()?,
        month: text[5..7].parse().ok()?,
        day: text[8..].parse().ok()?,
    })
}

/// Returns the number of days in a month.
fn days(year: u16, month: u8) -> u8 {
    let is_leap = year.is_multiple_of(if year.is_multiple_of(100) { 400 } else { 4 });
    match month {
        2 if is_leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: Result<&str, &str>) {
        let read = Date::read(text).map(|date| date.to_string());
        let read = read.as_deref().map_err(|refusal| refusal.0.id);
        assert_eq!(read, expected, "{text}");
    }

    #[test]
    fn only_dates_of_the_calendar_are_read() {
        for text in ["2020-01-01", "2026-11-18", "2024-02-29", "2100-12-31", "2026-04-30"] {
            check(text, Ok(text));
        }
        for text in
            ["", "today", "2026-1-1", "26-01-01", "2026/01/01", "2026-01-01T00", "２０２６-1"]
        {
            check(text, Err("date-form"));
        }
        for text in
            ["2026-02-29", "2100-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00"]
        {
            check(text, Err("date-unreal"));
        }
        for text in ["2019-12-31", "2101-01-01", "0000-01-01"] {
            check(text, Err("date-year"));
        }
    }
}
