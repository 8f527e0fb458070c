//! The uncertainty of a rate.

/// Returns the interval that holds the true rate in 95 of 100 cases (Wilson's).
pub fn interval(rate: f64, n: f64) -> [f64; 2] {
    let z = 1.96_f64;
    let middle = (rate + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (rate * (1.0 - rate) / n + z * z / (4.0 * n * n)).sqrt();
    [middle - half, middle + half]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_that_of_the_tables() {
        let is_near = |[low, high]: [f64; 2], wanted: [f64; 2]| {
            (low - wanted[0]).abs() < 0.001 && (high - wanted[1]).abs() < 0.001
        };
        assert!(is_near(interval(0.5, 100.0), [0.404, 0.596]));
        assert!(is_near(interval(0.0, 10.0), [0.0, 0.278]));
        assert!(is_near(interval(1.0, 10.0), [0.722, 1.0]));
    }
}
