//! The sources of points in the standings: games against each other program, walkovers and free rounds.

use std::collections::BTreeMap;

use super::progress::Progress;

/// The points of a program against another.
#[derive(Clone, Copy, Default)]
pub struct PointsAgainst {
    /// In games for three or four, the points of a game are shared out evenly among the other programs in it. So the points
    /// against all others add up to the points in the standings.
    pub points: f64,
    /// The number of games that count, including those never played because a program is left out.
    pub games: usize,
    /// The number of games that count without having been played.
    pub walkovers: usize,
    /// The first of their meetings, from 0.
    pub pair: usize,
}

/// The games of a meeting that are never played.
#[derive(Clone, Copy, Debug, Default)]
pub struct Walkovers {
    /// The number of games.
    pub games: usize,
    /// The player who gets a point for each of them.
    pub winner: Option<usize>,
}

impl Progress {
    /// Returns the games of a meeting that are never played, because one of its players is left out. A player who was to meet
    /// only such players wins them.
    pub fn walkovers(&self, pair: usize, left_out: &[usize]) -> Walkovers {
        let players = &self.meetings[pair].players;
        let mut remaining = players
            .iter()
            .copied()
            .filter(|player| !left_out.contains(player));
        let winner = remaining.next().filter(|_| remaining.next().is_none());
        let has_all_players =
            players.len() < 2 || players.iter().all(|player| !left_out.contains(player));
        if has_all_players {
            return Walkovers::default();
        }
        let missing = self
            .game_numbers(pair)
            .filter(|number| !self.games.contains_key(number));
        Walkovers {
            games: missing.count(),
            winner,
        }
    }
}

/// Returns the points of each program against each other, including those without a game.
pub fn points_against(progress: &Progress) -> BTreeMap<(usize, usize), PointsAgainst> {
    let left_out = progress.out();
    let mut all = BTreeMap::new();
    for (pair, meeting) in progress.meetings.iter().enumerate() {
        let numbers = progress.game_numbers(pair);
        for entry in numbers.filter_map(|number| progress.games.get(&number)) {
            let players = entry.programs.iter();
            let players: Vec<usize> = players
                .filter_map(|name| progress.player_number(name))
                .collect();
            let points = players.iter().copied().zip(entry.points());
            for (player, points) in points {
                add_points(&mut all, pair, &players, player, points, |against| {
                    against.games += 1
                });
            }
        }
        let walkovers = progress.walkovers(pair, &left_out);
        for &player in meeting.players.iter().filter(|_| walkovers.games > 0) {
            let has_won = walkovers.winner == Some(player);
            let points = f64::from(u8::from(has_won)) * walkovers.games as f64;
            add_points(
                &mut all,
                pair,
                &meeting.players,
                player,
                points,
                |against| against.walkovers += walkovers.games,
            );
        }
    }
    all
}

/// Adds a player's points against others in some games, and counts these games.
fn add_points(
    all: &mut BTreeMap<(usize, usize), PointsAgainst>,
    pair: usize,
    players: &[usize],
    player: usize,
    points: f64,
    count_games: impl Fn(&mut PointsAgainst),
) {
    let others = players.iter().copied().filter(|&other| other != player);
    let count = others.clone().count() as f64;
    for other in others {
        let no_points = PointsAgainst {
            pair,
            ..PointsAgainst::default()
        };
        let against = all.entry((player, other)).or_insert(no_points);
        against.points += points / count;
        count_games(against);
    }
}

/// Returns a program's points without an opponent: each free round is worth a won meeting.
pub fn free_round_points(progress: &Progress, player: usize) -> f64 {
    let meetings = progress.meetings.iter();
    let free_rounds_of_player = meetings.filter(|meeting| meeting.players == [player]);
    (free_rounds_of_player.count() * progress.pairing.seats) as f64
}

/// Returns a program's points without a game, from walkovers and free rounds.
pub fn unplayed_points(progress: &Progress, player: usize) -> f64 {
    let left_out = progress.out();
    let walkovers = (0..progress.meetings.len()).map(|pair| progress.walkovers(pair, &left_out));
    let walkovers_won = walkovers.filter(|walkovers| walkovers.winner == Some(player));
    let games_won: usize = walkovers_won.map(|walkovers| walkovers.games).sum();
    games_won as f64 + free_round_points(progress, player)
}
