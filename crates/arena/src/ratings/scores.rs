//! Margins of scores: how many points a player scores more than the others.

use super::interval::Interval;

/// A game's scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoredGame {
    /// By seat: the number of the player.
    pub players: Vec<usize>,
    /// By seat: the score.
    pub scores: Vec<i32>,
}

/// A player's mean margin: its own score minus the mean of the others' scores in the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Margin {
    /// In points of the game. `None` without games.
    pub mean: Option<f64>,
    /// The range that holds the mean with a probability of 95 %. A player in fewer than two groups has none.
    pub interval: Option<Interval>,
    pub games: usize,
}

/// A player's sums over the games of a group.
#[derive(Clone, Copy, Default)]
struct GroupSums {
    margins: f64,
    games: f64,
}

/// Returns the margins of all players.
///
/// The interval is Student's, with the groups as the sample, so it is right with few groups too; the bootstrap is too narrow
/// then. Where groups have unequally many games, the mean is over the games, a ratio of sums over groups, and its variance
/// is that of a ratio (W. G. Cochran, "Sampling Techniques", 1977, section 2.11).
pub fn margins(players: usize, groups: &[Vec<ScoredGame>]) -> Vec<Margin> {
    // By player and group.
    let mut sums: Vec<Vec<GroupSums>> = vec![Vec::new(); players];
    for group in groups {
        let mut group_sums = vec![GroupSums::default(); players];
        for game in group.iter().filter(|game| game.players.len() > 1) {
            for (player, margin) in game.margins() {
                group_sums[player].margins += margin;
                group_sums[player].games += 1.0;
            }
        }
        for (sums, group_sums) in sums.iter_mut().zip(group_sums) {
            if group_sums.games > 0.0 {
                sums.push(group_sums);
            }
        }
    }
    sums.iter().map(|sums| Margin::of(sums)).collect()
}

impl ScoredGame {
    /// The player and the margin of each seat.
    fn margins(&self) -> impl Iterator<Item = (usize, f64)> {
        let total: f64 = self.scores.iter().copied().map(f64::from).sum();
        let other_count = (self.scores.len() - 1) as f64;
        let seats = self.players.iter().zip(&self.scores);
        seats.map(move |(&player, &score)| {
            let score = f64::from(score);
            (player, score - (total - score) / other_count)
        })
    }
}

impl Margin {
    /// Computes the margin from the sum of the margins and the number of games in each group.
    fn of(sums: &[GroupSums]) -> Margin {
        let games: f64 = sums.iter().map(|sums| sums.games).sum();
        let mean = match games {
            0.0 => None,
            _ => Some(sums.iter().map(|sums| sums.margins).sum::<f64>() / games),
        };
        let interval = mean.filter(|_| sums.len() > 1).map(|mean| {
            let groups = sums.len() as f64;
            let squares = sums
                .iter()
                .map(|sums| (sums.margins - sums.games * mean).powi(2));
            let variance = squares.sum::<f64>() * groups / (groups - 1.0) / (games * games);
            let half_width = student_quantile(sums.len() - 1) * variance.sqrt();
            Interval {
                low: mean - half_width,
                high: mean + half_width,
            }
        });
        Margin {
            mean,
            interval,
            games: games as usize,
        }
    }
}

/// Returns the 97.5th percentile of Student's distribution, correct to three decimals. `freedom` is at least 1.
///
/// Uses a table up to 10 degrees of freedom, above it the expansion of Cornish and Fisher (Abramowitz and Stegun 26.7.5).
fn student_quantile(freedom: usize) -> f64 {
    const TABLE: [f64; 10] = [
        12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
    ];
    if let Some(&quantile) = TABLE.get(freedom - 1) {
        return quantile;
    }
    let (normal_quantile, degrees) = (1.959_964f64, freedom as f64);
    let [z3, z5, z7] = [3, 5, 7].map(|power| normal_quantile.powi(power));
    normal_quantile
        + (z3 + normal_quantile) / (4.0 * degrees)
        + (5.0 * z5 + 16.0 * z3 + 3.0 * normal_quantile) / (96.0 * degrees.powi(2))
        + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * normal_quantile) / (384.0 * degrees.powi(3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use warren::thinking::search::Random;

    fn scored_game<const SEATS: usize>(
        players: [usize; SEATS],
        scores: [i32; SEATS],
    ) -> ScoredGame {
        ScoredGame {
            players: players.to_vec(),
            scores: scores.to_vec(),
        }
    }

    #[test]
    fn margins_are_against_the_mean_of_the_others() {
        let groups = [
            vec![
                scored_game([0, 1, 2], [10, 4, 2]),
                scored_game([2, 0, 1], [3, 9, 3]),
            ],
            vec![scored_game([1, 0, 2], [8, 2, 0])],
        ];
        let margins_by_player = margins(4, &groups);
        assert_eq!(margins_by_player[0].mean, Some((7.0 + 6.0 - 2.0) / 3.0));
        assert_eq!(margins_by_player[1].mean, Some((-2.0 - 3.0 + 7.0) / 3.0));
        assert_eq!(margins_by_player[0].games, 3);
        let nothing = Margin {
            mean: None,
            interval: None,
            games: 0,
        };
        assert_eq!(margins_by_player[3], nothing);
        assert_eq!(
            margins(1, &[vec![scored_game([0], [5])], vec![]]),
            [nothing]
        );
        assert_eq!(margins(0, &[]), []);
    }

    #[test]
    fn the_interval_is_students() {
        // Means of the pairs: 1, 2 and 6, so 3 ± 4.303 √7/√3.
        let groups = [
            vec![scored_game([0, 1], [2, 2]), scored_game([1, 0], [3, 5])],
            vec![scored_game([0, 1], [5, 3]), scored_game([1, 0], [3, 5])],
            vec![scored_game([0, 1], [11, 1]), scored_game([1, 0], [3, 5])],
        ];
        let margins_by_player = margins(2, &groups);
        let interval = margins_by_player[0].interval.expect("an interval");
        let half_width = 4.303 * (7.0f64 / 3.0).sqrt();
        assert!(
            (interval.low - (3.0 - half_width)).abs() < 1e-9,
            "{interval:?}"
        );
        assert!(
            (interval.high - (3.0 + half_width)).abs() < 1e-9,
            "{interval:?}"
        );
        assert_eq!(margins(2, &groups[..1])[0].interval, None);
        let other = margins_by_player[1].interval.expect("an interval");
        assert_eq!((other.low, other.high), (-interval.high, -interval.low));
    }

    #[test]
    fn students_distribution_has_its_known_values() {
        let known_quantiles = [
            (1, 12.706),
            (10, 2.228),
            (11, 2.201),
            (20, 2.086),
            (120, 1.980),
        ];
        for (freedom, expected) in known_quantiles {
            let quantile = student_quantile(freedom);
            assert!((quantile - expected).abs() < 6e-4, "{freedom}: {quantile}");
        }
    }

    #[test]
    fn nineteen_intervals_of_twenty_hold_the_mean() {
        let mut random = Random::new(11);
        let mut hits = 0;
        for _ in 0..2000 {
            // Each pair has a board that favours one player, and two games: the mean margin is 3.
            let groups: Vec<Vec<ScoredGame>> = (0..7)
                .map(|_| {
                    let board = random.below(21) as i32 - 10;
                    let mut game = || 3 + board + random.below(9) as i32 - 4;
                    vec![
                        scored_game([0, 1], [game(), 0]),
                        scored_game([1, 0], [0, game()]),
                    ]
                })
                .collect();
            let interval = margins(2, &groups)[0].interval.expect("an interval");
            hits += usize::from(interval.low <= 3.0 && 3.0 <= interval.high);
        }
        assert!((1860..=1940).contains(&hits), "{hits} of 2000");
    }
}
