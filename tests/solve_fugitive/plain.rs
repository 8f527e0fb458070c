//! Legal moves by the rules, and plain minimax over them.

use std::collections::HashMap;
use std::sync::Arc;

use warren::core::game::Game;
use warren::games::fugitive::{City, DETECTIVES_SEAT, Fugitive, Map, Move, Stage};

/// The sets of four cities, each once.
pub fn places(map: &Map) -> Vec<[City; 4]> {
    let all = four_of(&[(); 4].map(|()| map.cities().collect()));
    let in_order = |cities: &[City; 4]| cities.windows(2).all(|pair| pair[0] < pair[1]);
    all.into_iter().filter(in_order).collect()
}

/// All placements on a map after so many moves.
pub fn placements(map: &Arc<Map>, ply: u32) -> impl Iterator<Item = Fugitive> {
    places(map).into_iter().flat_map(move |detectives| {
        let map = Arc::clone(map);
        let cities = map.cities();
        cities.map(move |city| Fugitive::with(Arc::clone(&map), detectives, city, ply).unwrap())
    })
}

/// All legal moves. The detectives' first places are listed once per set.
pub fn moves(game: &Fugitive) -> Vec<Move> {
    let cities = |of: Option<City>| -> Vec<City> {
        match of {
            Some(city) => game.map().around(city).iter().collect(),
            None => game.map().cities().collect(),
        }
    };
    let tried: Vec<Move> = match game.stage() {
        Stage::Places => places(game.map())
            .into_iter()
            .map(Move::Detectives)
            .collect(),
        Stage::Start => cities(None).into_iter().map(Move::Start).collect(),
        Stage::Run => {
            let roads = game.roads_from_fugitive().into_iter();
            roads.map(|(kind, to)| Move::Run { kind, to }).collect()
        }
        Stage::Chase => {
            let from = game.detectives().unwrap();
            let to = four_of(&from.map(|city| cities(Some(city)))).into_iter();
            to.map(Move::Detectives).collect()
        }
    };
    let legal = |mv: &Move| game.check(mv).is_ok();
    tried.into_iter().filter(legal).collect()
}

pub fn after(game: &Fugitive, mv: &Move) -> Fugitive {
    let mut after = game.clone();
    after.play(mv);
    after
}

fn four_of(lists: &[Vec<City>; 4]) -> Vec<[City; 4]> {
    let mut all = Vec::new();
    for &one in &lists[0] {
        for &two in &lists[1] {
            for &three in &lists[2] {
                all.extend(lists[3].iter().map(|&four| [one, two, three, four]));
            }
        }
    }
    all
}

/// The values of games on one map for the detectives, by the ends under the rules.
#[derive(Default)]
pub struct Minimax {
    known: HashMap<(Vec<City>, Option<City>, u32), i32>,
}

impl Minimax {
    pub fn points(&mut self, game: &Fugitive) -> i32 {
        if let Some(outcome) = game.outcome() {
            return outcome.scores[0];
        }
        let mut detectives: Vec<City> = game.detectives().into_iter().flatten().collect();
        detectives.sort();
        let key = (detectives, game.fugitive(), game.ply());
        if let Some(&points) = self.known.get(&key) {
            return points;
        }
        let all = moves(game);
        let each = all.iter().map(|mv| self.points(&after(game, mv)));
        let points = match game.stage().seat() {
            DETECTIVES_SEAT => each.max(),
            _ => each.min(),
        };
        let points = points.expect("a game that is not over has a move");
        self.known.insert(key, points);
        points
    }

    /// The moves that keep the value of a game.
    pub fn best(&mut self, game: &Fugitive) -> Vec<Move> {
        let points = self.points(game);
        let keeps = |mv: &Move| self.points(&after(game, mv)) == points;
        moves(game).into_iter().filter(keeps).collect()
    }
}
