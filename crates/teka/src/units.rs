//! Numbers with units as people type them, and as they read them.

use std::time::Duration;

use teka_core::value::Value;
use teka_host::compare;
use teka_text::Words;

/// Reads `10s`, `500ms`, `2m`, `1h`, or seconds without a unit.
pub fn duration(text: &str) -> Option<Duration> {
    let (number, unit) = split_unit(text)?;
    let seconds = match unit {
        "ms" => number / 1000.0,
        "" | "s" => number,
        "m" | "min" => number * 60.0,
        "h" => number * 3600.0,
        _ => return None,
    };
    Duration::try_from_secs_f64(seconds).ok()
}

/// Reads `2G`, `512M`, `64K`, or bytes without a unit; powers of 1024.
pub fn bytes(text: &str) -> Option<u64> {
    scaled(text, 1024.0)
}

/// Reads `5M`, `2k`, or a plain number; powers of 1000.
pub fn nodes(text: &str) -> Option<u64> {
    scaled(text, 1000.0)
}

fn scaled(text: &str, thousand: f64) -> Option<u64> {
    let (number, unit) = split_unit(text)?;
    let power = match unit.trim_end_matches(['B', 'b']).trim_end_matches('i') {
        "" => 0,
        "k" | "K" => 1,
        "M" => 2,
        "G" => 3,
        "T" => 4,
        _ => return None,
    };
    let scaled = number * thousand.powi(power);
    (scaled < u64::MAX as f64).then_some(scaled as u64)
}

/// The number and the letters behind it; never negative.
fn split_unit(text: &str) -> Option<(f64, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let number: f64 = text[..end].parse().ok()?;
    Some((number, text[end..].trim()))
}

/// A time in the unit that suits it: `4.2 µs`, `318 ms`, `2.1 s`.
pub fn show_time(time: Duration, words: &Words) -> String {
    let seconds = time.as_secs_f64();
    let (number, unit) = match seconds {
        s if s < 1e-3 => (s * 1e6, "µs"),
        s if s < 1.0 => (s * 1e3, "ms"),
        s => (s, "s"),
    };
    let digits = if number < 10.0 { 2 } else { usize::from(number < 100.0) };
    format!("{} {unit}", words.decimal(number, digits))
}

/// A number as tables have it: whole ones with separators, others with two digits.
pub fn show_number(number: &Value, words: &Words) -> String {
    match number {
        Value::Int(number) => words.number(number.unsigned_abs()),
        Value::Real(number) => words.decimal(*number, 2),
        other => compare::show(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations() {
        let check = |text, milliseconds| {
            assert_eq!(duration(text), Some(Duration::from_millis(milliseconds)), "{text}")
        };
        check("10s", 10_000);
        check("500ms", 500);
        check("1.5", 1500);
        check("2m", 120_000);
        check("1h", 3_600_000);
        for bad in ["", "s", "-1s", "10 parsecs", "1e400s", "99999999999999999999h", ".", "1.2.3"] {
            assert_eq!(duration(bad), None, "{bad}");
        }
    }

    #[test]
    fn sizes_and_numbers() {
        assert_eq!(bytes("2G"), Some(2 << 30));
        assert_eq!(bytes("64K"), Some(64 << 10));
        assert_eq!(bytes("1MiB"), Some(1 << 20));
        assert_eq!(bytes("100"), Some(100));
        assert_eq!(nodes("5M"), Some(5_000_000));
        for bad in ["", "G", "-5", "5X", "9999999999T"] {
            assert_eq!(nodes(bad), None, "{bad}");
        }
    }

    #[test]
    fn times_are_shown_in_their_unit() {
        let words = Words::new(teka_text::Lang::En);
        let show = |nanos| show_time(Duration::from_nanos(nanos), &words);
        let check = |nanos, shown| assert_eq!(show(nanos), shown);
        check(4200, "4.20 µs");
        check(31_800_000, "31.8 ms");
        check(318_000_000, "318 ms");
        check(2_100_000_000, "2.10 s");
        check(2_100_000_000_000, "2,100 s");
        let words = Words::new(teka_text::Lang::Id);
        assert_eq!(show_time(Duration::from_micros(4200), &words), "4,20 ms");
    }
}
