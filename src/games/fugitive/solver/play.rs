//! Play by a table: the value of a game, the best moves, a best line.

use super::layers::NEVER;
use super::sets::members;
use super::{Tablebase, mask};
use crate::core::game::Game;
use crate::core::order::{ascending, descending};
use crate::games::fugitive::{
    City, DETECTIVES, DETECTIVES_SEAT, FUGITIVE_SEAT, Fugitive, Map, Move, PLIES, POINTS, Stage,
    turn_after,
};

/// The end of a game under best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// The number of moves of the whole game when the fugitive is caught. It is more than [`PLIES`] if the capture comes after
    /// the last turn, `None` if it never comes.
    pub capture: Option<u32>,
    /// The points of the detectives and of the fugitive.
    pub scores: [i32; 2],
}

impl Value {
    /// The turn in which the fugitive is caught, 0 if it is caught at its start; `None` if it is not caught in the game.
    pub fn turn(&self) -> Option<u32> {
        self.capture.filter(|&ply| ply <= PLIES).map(turn_after)
    }

    /// The value if the capture comes after `moves` more moves.
    fn of(game: &Fugitive, moves: Option<u32>) -> Value {
        let capture = moves.map(|moves| game.ply() + moves);
        let points = capture.map_or(0, |ply| points(game, ply));
        Value {
            capture,
            scores: [points, POINTS - points],
        }
    }
}

/// The detectives' points for a capture after `ply` moves of the game, by the rules.
fn points(game: &Fugitive, ply: u32) -> i32 {
    let places = [0, 1, 2, 3].map(City::at);
    let caught = Fugitive::with(game.map().clone(), places, places[0], ply).ok();
    let scores = caught.and_then(|caught| caught.scores());
    scores.map_or(0, |scores| scores[DETECTIVES_SEAT.index()])
}

/// A move and the value after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub mv: Move,
    /// The value after it.
    pub value: Value,
}

impl Tablebase {
    /// The value of a game. Before the pieces are placed, it includes the best placements.
    ///
    /// # Panics
    /// If the game has another map.
    pub fn value(&self, game: &Fugitive) -> Value {
        assert!(self.map() == game.map(), "the table is of another map");
        let moves = match (game.detectives(), game.fugitive()) {
            (Some(detectives), Some(fugitive)) => {
                self.moves_to_capture(game.stage().seat(), &detectives, fugitive)
            }
            (Some(detectives), None) => self.moves_from_start(self.index_of(&detectives)),
            (None, _) => (0..self.sets.count(DETECTIVES))
                .filter_map(|detectives| self.moves_from_start(detectives))
                .min()
                .map(|moves| moves + 1),
        };
        Value::of(game, moves)
    }

    /// All moves that keep the value of a game. For the detectives the soonest capture comes first, for the fugitive the
    /// latest. Empty when the game is over.
    ///
    /// Each placement of the detectives is listed once, with the cities in order. The number of their joint moves can be the
    /// product of the numbers of roads of their cities. An entry takes 24 bytes.
    ///
    /// # Panics
    /// If the game has another map.
    pub fn best(&self, game: &Fugitive) -> Vec<Choice> {
        let scores = self.value(game).scores;
        let mut best = Vec::new();
        self.for_each_move(game, |mv, moves| {
            let value = Value::of(game, moves.map(|moves| moves + 1));
            if value.scores == scores {
                best.push(Choice { mv, value });
            }
        });
        let capture = |choice: &Choice| choice.value.capture.unwrap_or(u32::MAX);
        match game.stage().seat() {
            DETECTIVES_SEAT => ascending(&mut best, capture),
            _ => descending(&mut best, capture),
        }
        best
    }

    /// The moves to the end of a game in which both sides always play the first of their best moves.
    ///
    /// # Panics
    /// If the game has another map.
    pub fn line(&self, game: &Fugitive) -> Vec<Move> {
        let mut game = game.clone();
        let mut line = Vec::new();
        while let Some(choice) = self.best(&game).first() {
            game.play(&choice.mv);
            line.push(choice.mv);
        }
        line
    }

    /// Visits the legal moves, each with the number of moves from there to the capture.
    fn for_each_move(&self, game: &Fugitive, mut visit: impl FnMut(Move, Option<u32>)) {
        if game.outcome().is_some() {
            return;
        }
        match (game.detectives(), game.fugitive()) {
            (None, _) => {
                for (set_index, set) in self.sets.all_of_size(DETECTIVES).enumerate() {
                    let mut places = [City::at(0); DETECTIVES];
                    let cities = members(set).map(City::at);
                    places
                        .iter_mut()
                        .zip(cities)
                        .for_each(|(place, city)| *place = city);
                    visit(Move::Detectives(places), self.moves_from_start(set_index));
                }
            }
            (Some(detectives), None) => {
                let set_index = self.index_of(&detectives);
                for city in self.map().cities() {
                    visit(
                        Move::Start(city),
                        self.moves_from(FUGITIVE_SEAT, set_index, city),
                    );
                }
            }
            (Some(detectives), Some(fugitive)) if game.stage() == Stage::Chase => {
                for_each_detective_move(self.map(), &detectives, |to| {
                    let moves = self.moves_from(FUGITIVE_SEAT, self.index_of(&to), fugitive);
                    visit(Move::Detectives(to), moves);
                });
            }
            (Some(detectives), Some(_)) => {
                let set_index = self.index_of(&detectives);
                for (kind, to) in game.roads_from_fugitive() {
                    let moves = self.moves_from(DETECTIVES_SEAT, set_index, to);
                    visit(Move::Run { kind, to }, moves);
                }
            }
        }
    }

    /// The number of moves to the capture when the fugitive is to choose its start city.
    fn moves_from_start(&self, detectives: usize) -> Option<u32> {
        let cities = self.sets.cities();
        let starts = &self.moves.fugitive_to_move[detectives * cities..][..cities];
        let latest = starts.iter().copied().max().unwrap_or(NEVER);
        (latest != NEVER).then(|| u32::from(latest) + 1)
    }

    /// The number of the set of the detectives' cities.
    fn index_of(&self, detectives: &[City; DETECTIVES]) -> usize {
        self.sets.index_of(mask(detectives.iter().copied()))
    }
}

/// Visits the joint moves of the detectives.
pub(super) fn for_each_detective_move(
    map: &Map,
    from: &[City; DETECTIVES],
    mut visit: impl FnMut([City; DETECTIVES]),
) {
    let neighbours = from.map(|city| *map.around(city));
    for one in neighbours[0].iter() {
        for two in neighbours[1].iter() {
            for three in neighbours[2].iter() {
                for four in neighbours[3].iter() {
                    let targets = [one, two, three, four];
                    if mask(targets.into_iter()).count_ones() as usize == DETECTIVES {
                        visit(targets);
                    }
                }
            }
        }
    }
}
