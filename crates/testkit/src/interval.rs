//! How sure a rate is.

/// The interval that holds the true rate in 95 of 100 cases (Wilson's).
pub fn interval(rate: f64, n: f64) -> [f64; 2] {
    let z = 1.96_f64;
    let middle = (rate + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (rate * (1.0 - rate) / n + z * z / (4.0 * n * n)).sqrt();
    [middle - half, middle + half]
}
