//! Parsing of numbers with units.

use std::time::Duration;

/// Parses a duration: `10s`, `500ms`, `2m`, `1h`, or seconds without a unit. Returns `None` for
/// anything else.
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

/// Parses a size: `2G`, `512M`, `64K`, or bytes without a unit. Units are powers of 1024. Returns
/// `None` for anything else.
pub fn bytes(text: &str) -> Option<u64> {
    scaled(text, 1024.0)
}

/// Parses a number of nodes: `5M`, `2k`, or a plain number. Units are powers of 1000. Returns
/// `None` for anything else.
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

/// Splits a text into a non-negative number and a unit.
fn split_unit(text: &str) -> Option<(f64, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let number: f64 = text[..end].parse().ok()?;
    Some((number, text[end..].trim()))
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
}
