//! The factor by which the contest's time is multiplied.

/// Reads a time factor.
pub fn time_factor(text: &str) -> Result<f64, String> {
    text.parse()
        .ok()
        .filter(|factor| (0.001..=1000.0).contains(factor))
        .ok_or_else(|| "a number from 0.001 to 1000 is expected".to_owned())
}
