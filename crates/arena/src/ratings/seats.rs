//! The advantage of the seats.

use super::Game;

/// The results of a seat, for all its players.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SeatStatistics {
    /// The number of games.
    pub games: usize,
    /// The number of wins. Players who share the first place share the win.
    pub wins: f64,
    /// The mean place; tied players have the mean of their places. Without an advantage it is the same in all seats: 1.5 in
    /// games for two, 2 for three, 2.5 for four.
    pub mean_place: f64,
}

/// The results of each seat, the first seat first.
pub fn seat_statistics<'a>(games: impl Iterator<Item = &'a Game>) -> Vec<SeatStatistics> {
    let mut seats: Vec<SeatStatistics> = Vec::new();
    for game in games {
        if seats.len() < game.places.len() {
            seats.resize(game.places.len(), SeatStatistics::default());
        }
        for (statistics, &place) in seats.iter_mut().zip(&game.places) {
            let better_count = game.places.iter().filter(|&&other| other < place).count() as f64;
            let tied_count = game.places.iter().filter(|&&other| other == place).count() as f64;
            statistics.games += 1;
            if better_count == 0.0 {
                statistics.wins += 1.0 / tied_count;
            }
            let mean_place = better_count + (1.0 + tied_count) / 2.0;
            statistics.mean_place += (mean_place - statistics.mean_place) / statistics.games as f64;
        }
    }
    seats
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ratings::samples::game_with_places;

    #[test]
    fn wins_and_places_are_shared() {
        let games = [
            game_with_places([3, 1, 0], [1, 2, 3]),
            game_with_places([1, 0, 3], [1, 1, 3]),
            game_with_places([2, 0, 1], [3, 1, 2]),
            game_with_places([0, 1], [2, 1]),
        ];
        let seats = seat_statistics(games.iter());
        let statistics: Vec<(usize, f64, f64)> = seats
            .iter()
            .map(|seat| (seat.games, seat.wins, seat.mean_place))
            .collect();
        assert_eq!(statistics[0], (4, 1.5, (1.0 + 1.5 + 3.0 + 2.0) / 4.0));
        assert_eq!(statistics[1], (4, 2.5, (2.0 + 1.5 + 1.0 + 1.0) / 4.0));
        assert_eq!((statistics[2].0, statistics[2].1), (3, 0.0));
        assert!((statistics[2].2 - 8.0 / 3.0).abs() < 1e-12);
        assert_eq!(seat_statistics([].iter()), []);
    }
}
