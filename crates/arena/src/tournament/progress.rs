//! The progress of a tournament: its meetings, the games that have been played, and the programs that are out.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::pairing::{Meeting, MeetingResult, Pairing};
use crate::Failure;
use crate::series::{Entry, MAX_SIGNALS, MAX_STANDSTILLS, seat_order};

/// A program is left out after losing this many games by a fault at its first answer.
const MAX_FIRST_FAULTS: usize = 3;

/// A program is left out after it was killed or stopped in this many games, which do not count because of that.
const MAX_VOID_GAMES: usize = 3;

/// A game that is to be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NextGame {
    /// The number of the game, from 1.
    pub number: u32,
    /// The number of its meeting, from 0.
    pub pair: u32,
    /// The round of its meeting, from 1.
    pub round: u32,
    /// The player at each seat.
    pub seated: Vec<usize>,
}

/// The state of a tournament.
#[derive(Clone, Debug)]
pub struct Progress {
    /// The pairing.
    pub pairing: Pairing,
    /// The names of the players.
    pub names: Vec<String>,
    /// The meetings that are known.
    pub meetings: Vec<Meeting>,
    /// The games that count, by number.
    pub games: BTreeMap<u32, Entry>,
    /// The attempts at games without a verdict: a program was killed or stopped, or the referee stood still.
    pub disturbed: Vec<Entry>,
    /// By game number, the number of these attempts: with a program killed or stopped, with a standstill.
    attempts: BTreeMap<u32, (usize, usize)>,
    /// The games that have been handed out.
    handed_out: BTreeSet<u32>,
}

impl Progress {
    /// Returns a tournament without any played games.
    pub fn new(pairing: Pairing, names: Vec<String>) -> Progress {
        let mut progress = Progress {
            meetings: pairing.fixed_meetings(),
            pairing,
            names,
            games: BTreeMap::new(),
            disturbed: Vec::new(),
            attempts: BTreeMap::new(),
            handed_out: BTreeSet::new(),
        };
        progress.pair_rounds();
        progress
    }

    /// Adds games that have been played, in the order of the index: a later entry of a game replaces an earlier one.
    ///
    /// # Errors
    /// If a game does not belong to this tournament.
    pub fn add_all(&mut self, mut entries: Vec<Entry>) -> Result<(), Failure> {
        // If the pairing depends on results, the games of a round are known only after the previous round, and are paired as
        // soon as its results are there. So no entry that is replaced later may be among these results.
        entries.sort_by_key(|entry| (entry.number, !entry.counts()));
        let mut entries = entries.into_iter().peekable();
        while let Some(entry) = entries.next() {
            let is_replaced =
                |next: &Entry| entry.counts() && next.counts() && next.number == entry.number;
            if !entries.peek().is_some_and(is_replaced) {
                self.add(entry)?;
            }
        }
        Ok(())
    }

    /// Adds a game, or an attempt at one.
    ///
    /// # Errors
    /// If the game does not belong to this tournament.
    pub fn add(&mut self, entry: Entry) -> Result<(), Failure> {
        let number = entry.number;
        let expected_names = self.names_by_seat(number);
        if expected_names.is_none_or(|names| names != entry.programs) {
            let programs = entry.programs.join("` and `");
            return Err(Failure(format!(
                "game {number} of the results, between `{programs}`, is not one of this tournament: its file or its programs have changed"
            )));
        }
        if entry.counts() {
            self.games.insert(number, entry);
        } else {
            let (killed, stood_still) = self.attempts.entry(number).or_default();
            match entry.stood_still {
                Some(_) => *stood_still += 1,
                None => *killed += 1,
            }
            self.disturbed.push(entry);
        }
        self.pair_rounds();
        Ok(())
    }

    /// Returns the names by seat of a game.
    fn names_by_seat(&self, number: u32) -> Option<Vec<String>> {
        let game = self.game(number)?;
        Some(
            game.seated
                .iter()
                .map(|&player| self.names[player].clone())
                .collect(),
        )
    }

    /// The game with a number, if its meeting is known.
    pub fn game(&self, number: u32) -> Option<NextGame> {
        let seats = self.pairing.seats as u32;
        let (pair, turn) = (number.checked_sub(1)? / seats, (number - 1) % seats);
        let meeting = self.meetings.get(pair as usize)?;
        (meeting.players.len() > 1).then(|| NextGame {
            number,
            pair,
            round: meeting.round,
            seated: seat_order(&meeting.players, turn as usize),
        })
    }

    /// The numbers of a meeting's games.
    pub fn game_numbers(&self, pair: usize) -> impl Iterator<Item = u32> + use<> {
        let seats = self.pairing.seats;
        let first = (pair * seats + 1) as u32;
        first..first + seats as u32
    }

    /// Returns the next game that has been neither played nor handed out. `None` if there is none, or none yet.
    pub fn next_game(&mut self) -> Option<NextGame> {
        let out = self.out();
        for (pair, meeting) in self.meetings.iter().enumerate() {
            if meeting.players.len() < 2
                || meeting.players.iter().any(|player| out.contains(player))
            {
                continue;
            }
            let numbers = self.game_numbers(pair);
            let mut undone = numbers
                .filter(|number| !self.handed_out.contains(number) && !self.is_done(*number));
            if let Some(number) = undone.next() {
                self.handed_out.insert(number);
                return self.game(number);
            }
        }
        None
    }

    /// Returns all known games that have been neither played nor handed out.
    pub fn remaining_games(&self) -> Vec<NextGame> {
        let out = self.out();
        let is_played = |meeting: &Meeting| {
            meeting.players.len() > 1 && !meeting.players.iter().any(|player| out.contains(player))
        };
        let pairs = (0..self.meetings.len()).filter(|&pair| is_played(&self.meetings[pair]));
        pairs
            .flat_map(|pair| self.game_numbers(pair))
            .filter(|number| !self.handed_out.contains(number) && !self.is_done(*number))
            .filter_map(|number| self.game(number))
            .collect()
    }

    /// Whether a game has been played, or does not count.
    pub fn is_done(&self, number: u32) -> bool {
        let attempts = self.attempts.get(&number);
        let (killed, stood_still) = attempts.copied().unwrap_or_default();
        self.games.contains_key(&number) || killed >= MAX_SIGNALS || stood_still >= MAX_STANDSTILLS
    }

    /// Returns the games that do not count.
    pub fn void_game_numbers(&self) -> Vec<u32> {
        let numbers = self.attempts.keys().copied();
        numbers
            .filter(|number| self.is_done(*number) && !self.games.contains_key(number))
            .collect()
    }

    /// Returns the attempts in which a program was killed or stopped, of the games that do not count because of them: the
    /// number of the game, and the program.
    pub fn kills_in_void_games(&self) -> BTreeSet<(u32, usize)> {
        let void: BTreeSet<u32> = self.void_game_numbers().into_iter().collect();
        let of_void = self
            .disturbed
            .iter()
            .filter(|entry| void.contains(&entry.number));
        let killed = of_void.filter_map(|entry| {
            let seat = usize::from(entry.disturbed.as_ref()?.seat);
            Some((entry.number, self.player_number(&entry.programs[seat])?))
        });
        killed.collect()
    }

    /// The number of attempts in which the referee stood still.
    pub fn standstill_count(&self) -> usize {
        let disturbed_games = self.disturbed.iter();
        disturbed_games
            .filter(|entry| entry.stood_still.is_some())
            .count()
    }

    /// Returns the players who are left out, because they cannot play or because too many games do not count on their account.
    pub fn out(&self) -> Vec<usize> {
        let mut killed = vec![0; self.names.len()];
        for (_, player) in self.kills_in_void_games() {
            killed[player] += 1;
        }
        let mut faults = vec![0; self.names.len()];
        for entry in self.games.values() {
            let Some(fault) = entry.forfeit.as_ref().filter(|fault| fault.answered == 0) else {
                continue;
            };
            if let Some(player) = self.player_number(&entry.programs[usize::from(fault.seat)]) {
                faults[player] += 1;
            }
        }
        let is_out = |player: &usize| {
            faults[*player] >= MAX_FIRST_FAULTS || killed[*player] >= MAX_VOID_GAMES
        };
        (0..self.names.len()).filter(is_out).collect()
    }

    /// Returns the number of the player with a name.
    pub fn player_number(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|known| known == name)
    }

    /// Returns the total number of games, as far as it is known.
    pub fn game_count(&self) -> usize {
        self.pairing.game_count()
    }

    /// Whether no game is left to play.
    pub fn is_over(&self) -> bool {
        let out = self.out();
        let rounds = self.pairing.dependent_rounds();
        let all_paired = rounds.is_none_or(|rounds| self.last_round() == rounds);
        all_paired && (0..self.meetings.len()).all(|pair| self.is_meeting_over(pair, &out))
    }

    /// Whether no game of a meeting is left to play.
    fn is_meeting_over(&self, pair: usize, out: &[usize]) -> bool {
        let players = &self.meetings[pair].players;
        players.len() == 1
            || players.iter().any(|player| out.contains(player))
            || self.game_numbers(pair).all(|number| self.is_done(number))
    }

    fn last_round(&self) -> u32 {
        self.meetings.last().map_or(0, |meeting| meeting.round)
    }

    /// Pairs the next round, if it depends on results and these are there.
    fn pair_rounds(&mut self) {
        let Some(rounds) = self.pairing.dependent_rounds() else {
            return;
        };
        loop {
            let (last, out) = (self.last_round(), self.out());
            let is_complete = (0..self.meetings.len()).all(|pair| self.is_meeting_over(pair, &out));
            if last >= rounds || !is_complete {
                return;
            }
            let new = self
                .pairing
                .meetings_of_round(last + 1, &self.meeting_results(), &out);
            if new.is_empty() {
                return;
            }
            self.meetings.extend(new);
        }
    }

    /// Returns the results of the meetings so far.
    pub fn meeting_results(&self) -> Vec<MeetingResult> {
        let out = self.out();
        let pairs = 0..self.meetings.len();
        pairs.map(|pair| self.meeting_result(pair, &out)).collect()
    }

    fn meeting_result(&self, pair: usize, out: &[usize]) -> MeetingResult {
        let meeting = self.meetings[pair].clone();
        let count = meeting.players.len();
        let (mut points, mut margins) = (vec![0.0; count], vec![0.0; count]);
        if count == 1 {
            points[0] = self.pairing.seats as f64;
        }
        let walkovers = self.walkovers(pair, out);
        for (index, player) in meeting.players.iter().enumerate() {
            if walkovers.winner == Some(*player) {
                points[index] += walkovers.games as f64;
            }
        }
        for number in self.game_numbers(pair).filter(|_| count > 1) {
            let Some(entry) = self.games.get(&number) else {
                continue;
            };
            let entry_points = entry.points();
            let entry_margins = entry.margins();
            for (seat, name) in entry.programs.iter().enumerate() {
                let index = meeting
                    .players
                    .iter()
                    .position(|&player| self.names[player] == *name);
                if let Some(index) = index {
                    points[index] += entry_points[seat];
                    margins[index] += entry_margins[seat];
                }
            }
        }
        MeetingResult {
            meeting,
            points,
            margins,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::series::Fault;
    use crate::tournament::file::PairingSystem;

    fn progress(kind: PairingSystem, players: usize, rounds: u32) -> Progress {
        let pairing = Pairing {
            kind,
            players,
            seats: 2,
            rounds,
            challenger: 0,
            seed: 1,
        };
        Progress::new(
            pairing,
            (0..players).map(|player| format!("p{player}")).collect(),
        )
    }

    /// Returns a game that the program with the lower number has won.
    fn won(game: &NextGame) -> Entry {
        let first = game.seated[0] < game.seated[1];
        Entry {
            number: game.number,
            programs: game
                .seated
                .iter()
                .map(|player| format!("p{player}"))
                .collect(),
            scores: Some(if first { vec![9, 1] } else { vec![1, 9] }),
            places: Some(if first { vec![1, 2] } else { vec![2, 1] }),
            ..Entry::default()
        }
    }

    #[test]
    fn a_swiss_round_waits_for_the_round_before() {
        let mut progress = progress(PairingSystem::Swiss, 4, 2);
        let first: Vec<NextGame> = std::iter::from_fn(|| progress.next_game()).collect();
        assert_eq!(first.len(), 4);
        for game in &first[..3] {
            progress.add(won(game)).unwrap();
        }
        assert_eq!(progress.next_game(), None);
        progress.add(won(&first[3])).unwrap();
        let second: Vec<NextGame> = std::iter::from_fn(|| progress.next_game()).collect();
        assert_eq!(second.len(), 4);
        for game in &second {
            progress.add(won(game)).unwrap();
        }
        assert!(progress.is_over() && progress.next_game().is_none());
        let points: f64 = progress
            .meeting_results()
            .iter()
            .flat_map(|met| met.points.clone())
            .sum();
        assert_eq!(points, 8.0);
        // The entries, in any order, restore the whole state.
        let mut entries: Vec<Entry> = progress.games.values().cloned().collect();
        entries.reverse();
        let mut again = self::progress(PairingSystem::Swiss, 4, 2);
        again.add_all(entries).unwrap();
        assert!(again.is_over());
        assert_eq!(again.meetings, progress.meetings);
    }

    #[test]
    fn a_game_of_others_is_refused() {
        let mut progress = progress(PairingSystem::RoundRobin, 3, 1);
        let game = progress.next_game().unwrap();
        let mut entry = won(&game);
        entry.programs.reverse();
        assert!(progress.add(entry).is_err());
        let mut entry = won(&game);
        entry.number = 99;
        assert!(progress.add(entry).is_err());
    }

    #[test]
    fn a_program_that_cannot_play_is_left_out_and_the_others_continue() {
        let mut progress = progress(PairingSystem::RoundRobin, 4, 2);
        let mut played_games = 0;
        while let Some(game) = progress.next_game() {
            played_games += 1;
            let mut entry = won(&game);
            if let Some(seat) = game.seated.iter().position(|&player| player == 3) {
                entry.forfeit = Some(Fault {
                    seat: seat as u8,
                    ..Fault::default()
                });
            }
            progress.add(entry).unwrap();
        }
        assert_eq!(progress.out(), [3]);
        assert!(progress.is_over());
        assert_eq!(
            played_games,
            2 * 6 + 3,
            "all games of the others, and three of the one"
        );
    }

    #[test]
    fn a_game_that_counts_for_nobody_is_not_played_again() {
        let mut progress = progress(PairingSystem::RoundRobin, 2, 1);
        let game = progress.next_game().unwrap();
        let disturbed = Entry {
            disturbed: Some(Fault::default()),
            ..won(&game)
        };
        progress.add(disturbed.clone()).unwrap();
        assert!(!progress.is_done(1));
        progress.add(disturbed).unwrap();
        assert!(progress.is_done(1));
        assert_eq!(progress.void_game_numbers(), [1]);
        progress
            .next_game()
            .map(|game| progress.add(won(&game)).unwrap())
            .unwrap();
        assert!(progress.is_over());
    }

    #[test]
    fn a_program_that_three_games_are_void_of_is_left_out() {
        let mut progress = progress(PairingSystem::RoundRobin, 4, 2);
        let mut played_games = 0;
        while let Some(game) = progress.next_game() {
            played_games += 1;
            let entry = won(&game);
            let Some(seat) = game.seated.iter().position(|&player| player == 0) else {
                progress.add(entry).unwrap();
                continue;
            };
            let killed = Entry {
                disturbed: Some(Fault {
                    seat: seat as u8,
                    ..Fault::default()
                }),
                scores: None,
                places: None,
                ..entry
            };
            progress.add(killed.clone()).unwrap();
            progress.add(killed).unwrap();
        }
        assert_eq!(progress.out(), [0]);
        assert_eq!(progress.void_game_numbers().len(), 3);
        assert!(progress.is_over());
        assert_eq!(
            played_games,
            2 * 6 + 3,
            "all games of the others, and three of the one"
        );
        // The program that was to meet it has won, even if the game does not count.
        let results = progress.meeting_results();
        let points = |player| -> f64 {
            results
                .iter()
                .filter_map(|result| result.points_of(player))
                .sum()
        };
        assert_eq!(points(0), 0.0);
        assert_eq!((1..4).map(points).sum::<f64>(), 12.0 + 12.0);
    }

    #[test]
    fn a_referee_that_stood_still_plays_again_but_not_for_ever() {
        let mut progress = progress(PairingSystem::RoundRobin, 2, 1);
        let game = progress.next_game().unwrap();
        let stood_still = Entry {
            stood_still: Some(4000.0),
            scores: None,
            places: None,
            ..won(&game)
        };
        for _ in 0..MAX_STANDSTILLS {
            assert!(!progress.is_done(1));
            progress.add(stood_still.clone()).unwrap();
        }
        assert!(progress.is_done(1));
        assert_eq!(progress.standstill_count(), MAX_STANDSTILLS);
        assert!(progress.kills_in_void_games().is_empty() && progress.out().is_empty());
    }
}
