//! Numbers in the format of a page.

/// Formats points or scores, with at most two decimals.
pub fn points(points: f64) -> String {
    signed(&format!("{}", (points * 100.0).round() / 100.0))
}

/// Formats a rating.
pub fn whole_number(value: f64) -> String {
    signed(&format!("{}", value.round() as i64))
}

/// Formats a mean.
pub fn one_decimal(value: f64) -> String {
    signed(&format!("{value:.1}"))
}

/// Formats the bounds of an interval, or its upper bound, if it has any.
pub fn bounds(low: Option<f64>, high: Option<f64>, text: fn(f64) -> String) -> String {
    match (low, high) {
        (Some(low), Some(high)) => format!("{} to {}", text(low), text(high)),
        (None, Some(high)) => format!("below {}", text(high)),
        _ => "–".to_owned(),
    }
}

pub fn or_dash(value: Option<f64>, text: fn(f64) -> String) -> String {
    value.map_or("–".to_owned(), text)
}

/// Formats milliseconds in a table; a dash if no answer was given.
pub fn milliseconds(time: f64) -> String {
    or_dash(Some(time).filter(|&time| time > 0.0), one_decimal)
}

/// Formats a time in milliseconds with its unit; a dash if no answer was given.
pub fn answer_time(time: f64) -> String {
    or_dash(Some(time).filter(|&time| time > 0.0), self::time)
}

/// Formats a time in milliseconds with its unit.
pub fn time(milliseconds: f64) -> String {
    if milliseconds >= 1000.0 {
        return format!("{} s", points(milliseconds / 1000.0));
    }
    format!("{} ms", points(milliseconds))
}

/// Formats a number of things, in words.
pub fn count(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// Formats a moment such as `2026-11-25T02:11:44Z` for people.
pub fn shown_date(date: &str) -> String {
    match date.split_once('T') {
        Some((day, time)) => {
            let minutes = time.get(..5).unwrap_or(time);
            format!("{day}, {minutes} UTC")
        }
        None => date.to_owned(),
    }
}

/// Formats a number with a minus sign as wide as a plus, and no sign before a zero.
fn signed(number: &str) -> String {
    match number.strip_prefix('-') {
        Some(rest) if rest.bytes().any(|digit| (b'1'..=b'9').contains(&digit)) => {
            format!("\u{2212}{rest}")
        }
        Some(rest) => rest.to_owned(),
        None => number.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_few_digits() {
        assert_eq!(points(1.5), "1.5");
        assert_eq!(points(2.0 / 3.0), "0.67");
        assert_eq!(whole_number(-120.4), "\u{2212}120");
        assert_eq!(
            (whole_number(-0.2), one_decimal(-0.04)),
            ("0".into(), "0.0".into())
        );
        assert_eq!(
            bounds(Some(-1.0), Some(2.0), whole_number),
            "\u{2212}1 to 2"
        );
        assert_eq!(bounds(None, Some(-2.0), whole_number), "below \u{2212}2");
        assert_eq!(
            (time(0.25), time(2200.0)),
            ("0.25 ms".into(), "2.2 s".into())
        );
        assert_eq!(shown_date("2026-11-25T02:11:44Z"), "2026-11-25, 02:11 UTC");
        assert_eq!(count(1, "game", "games"), "1 game");
    }
}
