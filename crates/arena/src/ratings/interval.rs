//! Numbers with their uncertainty.

/// The range that holds a number with a probability of 95 %.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// A number with its uncertainty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The most likely value.
    pub value: f64,
    /// `None` if there are too few results to estimate it.
    pub interval: Option<Interval>,
}

impl Interval {
    /// Returns the range from the 2.5th to the 97.5th percentile of a sample, linear between its members. A sample of fewer
    /// than two members has none.
    pub fn of(mut sample: Vec<f64>) -> Option<Interval> {
        if sample.len() < 2 {
            return None;
        }
        sample.sort_by(f64::total_cmp);
        let quantile = |share: f64| {
            let rank = share * (sample.len() - 1) as f64;
            let (below, above) = (rank.floor() as usize, rank.ceil() as usize);
            sample[below] + (rank - rank.floor()) * (sample[above] - sample[below])
        };
        Some(Interval {
            low: quantile(0.025),
            high: quantile(0.975),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_leaves_out_a_fortieth_at_each_end() {
        let sample: Vec<f64> = (0..=80).rev().map(f64::from).collect();
        let interval = Interval::of(sample).expect("an interval");
        assert_eq!((interval.low, interval.high), (2.0, 78.0));
        let interval = Interval::of(vec![1.0, 2.0]).expect("an interval");
        assert_eq!((interval.low, interval.high), (1.025, 1.975));
        assert_eq!(Interval::of(vec![1.0]), None);
    }
}
