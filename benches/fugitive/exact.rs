//! Small games of Fugitive and Detectives, solved with their hidden information.
//!
//! A small game is the last few turns of a game on a map of few cities. Both sides know where all pieces are when it begins.
//! Only the last turn of the game is announced, so until then the fugitive's city is the only secret. So a node of the public
//! tree holds a number for each city, and the tree is solved by counterfactual regret minimisation in vector form (CFR+:
//! regrets stay positive, the sides alternate, later strategies weigh more). Exact best responses measure the precision. Values
//! are the fugitive's points.
//!
//! Two simplifications change no value: the fugitive does not run into a detective if it can go elsewhere, and detectives are
//! interchangeable, so that a joint move is a set of cities. The tree ends before the last turn, in which everything is known.

use std::collections::BTreeMap;
use std::sync::Arc;

use warren::games::fugitive::generator::{MapOptions, map};
use warren::games::fugitive::{
    City, DETECTIVES, Fugitive, Map, POINTS, RoadKind, TURNS, capture_points,
};
use warren::thinking::search::Random;

/// A set of cities, one bit each.
pub type Set = u32;
/// A number for each city.
pub type Values = [f32; MAX_CITIES];

/// The maximum number of cities.
pub const MAX_CITIES: usize = 32;
/// The last turn in the tree.
pub const LAST: u32 = TURNS - 1;
/// No node.
pub const NONE: u32 = u32::MAX;

/// The fugitive's points if it is captured in a turn; before the last turn they are always the same.
pub fn kept(turn: u32) -> f32 {
    (POINTS - capture_points(turn)) as f32
}

/// The fugitive's points if it escapes.
pub const FREE: f32 = POINTS as f32;

/// The cities of a set, by index.
pub fn members(set: Set) -> impl Iterator<Item = usize> {
    let mut left = set;
    std::iter::from_fn(move || {
        let city = left.trailing_zeros() as usize;
        (left != 0).then(|| {
            left &= left - 1;
            city
        })
    })
}

/// The set of some cities.
pub fn set(cities: &[City]) -> Set {
    cities.iter().fold(0, |set, city| set | 1 << city.index())
}

/// A small game: a map, and the pieces on it.
pub struct SmallGame {
    /// Few cities.
    pub map: Arc<Map>,
    /// The cities of the detectives.
    pub detectives: [City; DETECTIVES],
    /// The city of the fugitive.
    pub fugitive: City,
    /// The first turn to play.
    pub turn: u32,
    /// By city, the fugitive's moves.
    runs: Vec<Vec<(RoadKind, usize)>>,
    /// By the detectives' cities, their joint moves.
    joints: BTreeMap<Set, Vec<Set>>,
    /// By the detectives' cities, the index of the next list.
    places: BTreeMap<Set, u32>,
    /// By this index, the fugitive's points in each city when the last turn begins.
    pub ends: Vec<Values>,
}

impl SmallGame {
    /// The small game of a number: the last turns on a map of this many cities.
    pub fn random(cities: u8, roads: u8, turns: u32, number: u64) -> SmallGame {
        let options = MapOptions {
            roads,
            ..MapOptions::of(cities)
        };
        let map = Arc::new(map(&options, number).expect("a map"));
        let mut places: Vec<City> = map.cities().collect();
        Random::new(number).shuffle(&mut places);
        let mut detectives = [places[0]; DETECTIVES];
        detectives.copy_from_slice(&places[..DETECTIVES]);
        let runs = |from: City| {
            let of_kind = |kind| {
                let cities = map.neighbours(kind, from).iter();
                cities.map(move |to| (kind, to.index()))
            };
            RoadKind::ALL.into_iter().flat_map(of_kind).collect()
        };
        let mut game = SmallGame {
            detectives,
            fugitive: places[DETECTIVES],
            turn: TURNS + 1 - turns,
            runs: map.cities().map(runs).collect(),
            joints: BTreeMap::new(),
            places: BTreeMap::new(),
            ends: Vec::new(),
            map,
        };
        let mut squads = vec![set(&game.detectives)];
        while let Some(squad) = squads.pop() {
            if !game.joints.contains_key(&squad) {
                let moves = game.squad_moves(squad);
                squads.extend(&moves);
                game.joints.insert(squad, moves);
            }
        }
        let end = |&squad: &Set| std::array::from_fn(|city| game.end(squad, city));
        game.ends = game.joints.keys().map(end).collect();
        game.places = game.joints.keys().copied().zip(0..).collect();
        game
    }

    /// The position at its beginning.
    pub fn position(&self) -> Fugitive {
        let ply = 2 * self.turn;
        Fugitive::with(self.map.clone(), self.detectives, self.fugitive, ply).expect("a position")
    }

    /// The sets of cities that detectives in these cities can go to.
    pub fn joints(&self, detectives: Set) -> &[Set] {
        &self.joints[&detectives]
    }

    /// The joint moves of the tree: a certain capture, if there is one, or else all.
    fn useful(&self, detectives: Set, cities: Set) -> Vec<Set> {
        let joints = self.joints(detectives);
        match joints.iter().find(|&&to| cities & !to == 0) {
            Some(&sure) => vec![sure],
            None => joints.to_vec(),
        }
    }

    /// The fugitive's moves from a city to cities without a detective.
    pub fn runs(&self, from: usize, detectives: Set) -> impl Iterator<Item = (RoadKind, usize)> {
        let runs = self.runs[from].iter().copied();
        runs.filter(move |(_, to)| detectives & 1 << to == 0)
    }

    /// The fugitive's points if it goes to a city in the last turn.
    pub fn last(&self, detectives: Set, to: usize) -> f32 {
        let joints = self.joints(detectives);
        if detectives & 1 << to != 0 {
            // It runs into a detective, and so the last announcement is not used.
            kept(LAST)
        } else if joints.iter().any(|joint| joint & 1 << to != 0) {
            kept(TURNS)
        } else {
            FREE
        }
    }

    fn end(&self, detectives: Set, city: usize) -> f32 {
        let Some(runs) = self.runs.get(city) else {
            return 0.0;
        };
        let points = runs.iter().map(|&(_, to)| self.last(detectives, to));
        points.fold(0.0, f32::max)
    }

    fn squad_moves(&self, detectives: Set) -> Vec<Set> {
        let mut moves = vec![0];
        for from in members(detectives) {
            let around: Set = set(&self.map.around(City::at(from)).iter().collect::<Vec<_>>());
            let on = |to: Set| members(around & !to).map(move |city| to | 1 << city);
            moves = moves.into_iter().flat_map(on).collect();
            moves.sort_unstable();
            moves.dedup();
        }
        moves
    }
}

/// A public state in which the detectives are to move.
pub struct Chase {
    /// The cities where the fugitive can be.
    cities: Set,
    /// The number of its first joint move, and their count.
    pub first: usize,
    /// The number of its joint moves.
    pub count: usize,
    /// Whether it is in the last turn of the tree.
    pub is_last: bool,
}

/// A public state in which the fugitive is to move.
pub struct Run {
    /// The cities of the detectives.
    pub detectives: Set,
    /// The cities that the fugitive may be in.
    pub cities: Set,
    /// The number of its first move. The others follow, by city.
    pub first: usize,
    /// The next node, by the kind of road.
    pub next: [u32; RoadKind::ALL.len()],
}

/// One side's strategy, by the number of a move.
#[derive(Default)]
pub struct Strategy {
    regrets: Vec<f32>,
    /// The sum of all strategies so far, weighted.
    pub sums: Vec<f32>,
}

impl Strategy {
    /// The current probabilities of some moves.
    fn now(&self, first: usize, count: usize) -> Vec<f32> {
        shares(&self.regrets[first..][..count])
    }

    /// The average probabilities of some moves.
    pub fn mean(&self, first: usize, count: usize) -> Vec<f32> {
        shares(&self.sums[first..][..count])
    }

    /// Adds the regrets of some moves, and their probabilities with a weight.
    fn learn(&mut self, first: usize, gains: &[f32], odds: &[f32], weight: f32) {
        for (place, (gain, odds)) in gains.iter().zip(odds).enumerate() {
            let regret = &mut self.regrets[first + place];
            *regret = (*regret + gain).max(0.0);
            self.sums[first + place] += weight * odds;
        }
    }
}

/// Positive numbers divided by their sum; equal ones if all are zero.
fn shares(numbers: &[f32]) -> Vec<f32> {
    let sum: f32 = numbers.iter().sum();
    let equal = 1.0 / numbers.len().max(1) as f32;
    let share = |number: &f32| if sum > 0.0 { number / sum } else { equal };
    numbers.iter().map(share).collect()
}

/// The side whose strategy a pass over the tree improves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Improves {
    Fugitive,
    Detectives,
}

/// The public tree of a small game with the strategies of both sides.
pub struct Tree {
    /// The solved game.
    pub game: SmallGame,
    /// The nodes of the detectives.
    pub chases: Vec<Chase>,
    /// The nodes of the fugitive.
    pub runs: Vec<Run>,
    /// By the number of a joint move, its cities.
    pub joints: Vec<Set>,
    /// By the number of a joint move, the next node; in the last turn of the tree, the index of the ends.
    pub next: Vec<u32>,
    /// The detectives' strategy.
    pub hunt: Strategy,
    /// The fugitive's strategy.
    pub flight: Strategy,
    iterations: u32,
}

impl Tree {
    /// The tree of a game. `None` if it has more than `max_moves` moves in all.
    pub fn new(game: SmallGame, max_moves: usize) -> Option<Tree> {
        let (detectives, fugitive) = (set(&game.detectives), set(&[game.fugitive]));
        let mut tree = Tree {
            game,
            chases: Vec::new(),
            runs: Vec::new(),
            joints: Vec::new(),
            next: Vec::new(),
            hunt: Strategy::default(),
            flight: Strategy::default(),
            iterations: 0,
        };
        let turn = tree.game.turn;
        tree.add_run(detectives, fugitive, turn, max_moves)?;
        let counts = [tree.next.len(), tree.flight.regrets.len()];
        for (strategy, count) in [&mut tree.hunt, &mut tree.flight].into_iter().zip(counts) {
            strategy.regrets = vec![0.0; count];
            strategy.sums = vec![0.0; count];
        }
        Some(tree)
    }

    fn add_run(
        &mut self,
        detectives: Set,
        cities: Set,
        turn: u32,
        max_moves: usize,
    ) -> Option<u32> {
        let first = self.flight.regrets.len();
        let mut reached = [0; RoadKind::ALL.len()];
        let mut count = 0;
        for from in members(cities) {
            for (kind, to) in self.game.runs(from, detectives) {
                reached[kind as usize] |= 1 << to;
                count += 1;
            }
        }
        self.flight.regrets.resize(first + count, 0.0);
        let node = self.runs.len();
        self.runs.push(Run {
            detectives,
            cities,
            first,
            next: [NONE; RoadKind::ALL.len()],
        });
        for (kind, cities) in reached.into_iter().enumerate() {
            if cities != 0 {
                self.runs[node].next[kind] = self.add_chase(detectives, cities, turn, max_moves)?;
            }
        }
        Some(node as u32)
    }

    fn add_chase(
        &mut self,
        detectives: Set,
        cities: Set,
        turn: u32,
        max_moves: usize,
    ) -> Option<u32> {
        let first = self.next.len();
        let joints = self.game.useful(detectives, cities);
        self.next.resize(first + joints.len(), NONE);
        if self.next.len() + self.flight.regrets.len() > max_moves {
            return None;
        }
        let node = self.chases.len() as u32;
        let is_last = turn == LAST;
        self.joints.extend(&joints);
        self.chases.push(Chase {
            cities,
            first,
            count: joints.len(),
            is_last,
        });
        for (place, to) in joints.into_iter().enumerate() {
            self.next[first + place] = match cities & !to {
                0 => NONE,
                _ if is_last => self.game.places[&to],
                left => self.add_run(to, left, turn + 1, max_moves)?,
            };
        }
        Some(node)
    }

    /// Improves both strategies `times` times.
    pub fn improve(&mut self, times: u32) {
        for _ in 0..times {
            self.iterations += 1;
            let mut reach = [0.0; MAX_CITIES];
            reach[self.game.fugitive.index()] = 1.0;
            for improves in [Improves::Fugitive, Improves::Detectives] {
                self.pass_run(0, &reach, 1.0, improves);
            }
        }
    }

    /// The weight of this iteration's strategies in the averages.
    fn weight(&self) -> f32 {
        (self.iterations as f32).powi(2)
    }

    /// One pass below a node: the fugitive's points in each city, by how often each side's strategy leads there.
    fn pass_run(&mut self, node: u32, reach: &Values, theirs: f32, improves: Improves) -> Values {
        let Run {
            detectives,
            cities,
            first,
            next,
        } = self.runs[node as usize];
        let mut values = [0.0; MAX_CITIES];
        let mut onward = [[0.0; MAX_CITIES]; RoadKind::ALL.len()];
        let mut chosen: Vec<Vec<f32>> = Vec::new();
        let mut place = first;
        for from in members(cities) {
            let count = self.game.runs(from, detectives).count();
            let odds = self.flight.now(place, count);
            for ((kind, to), odds) in self.game.runs(from, detectives).zip(&odds) {
                onward[kind as usize][to] += reach[from] * odds;
            }
            place += count;
            chosen.push(odds);
        }
        let mut after = [[0.0; MAX_CITIES]; RoadKind::ALL.len()];
        for kind in RoadKind::ALL.map(|kind| kind as usize) {
            let is_reached = theirs > 0.0 || onward[kind] != [0.0; MAX_CITIES];
            if next[kind] != NONE && is_reached {
                after[kind] = self.pass_chase(next[kind], &onward[kind], theirs, improves);
            }
        }
        let mut place = first;
        for (from, odds) in members(cities).zip(chosen) {
            let runs = self.game.runs(from, detectives);
            let gains: Vec<f32> = runs.map(|(kind, to)| after[kind as usize][to]).collect();
            values[from] = if gains.is_empty() {
                kept(LAST)
            } else {
                gains
                    .iter()
                    .zip(&odds)
                    .map(|(gain, odds)| gain * odds)
                    .sum()
            };
            if improves == Improves::Fugitive {
                let gains: Vec<f32> = gains
                    .iter()
                    .map(|gain| theirs * (gain - values[from]))
                    .collect();
                let weight = self.weight() * reach[from];
                self.flight.learn(place, &gains, &odds, weight);
            }
            place += odds.len();
        }
        values
    }

    fn pass_chase(&mut self, node: u32, reach: &Values, theirs: f32, improves: Improves) -> Values {
        let Chase {
            cities,
            first,
            count,
            is_last,
            ..
        } = self.chases[node as usize];
        if count == 0 {
            return [FREE; MAX_CITIES];
        }
        let odds = self.hunt.now(first, count);
        let mut values = [0.0; MAX_CITIES];
        let mut losses = vec![0.0; count];
        for place in 0..count {
            let (to, next) = (self.joints[first + place], self.next[first + place]);
            let theirs = theirs * odds[place];
            let after = match next {
                NONE => [0.0; MAX_CITIES],
                next if is_last => self.game.ends[next as usize],
                next => {
                    let (_, left) = parted(reach, to);
                    if theirs > 0.0 || left != [0.0; MAX_CITIES] {
                        self.pass_run(next, &left, theirs, improves)
                    } else {
                        [0.0; MAX_CITIES]
                    }
                }
            };
            for city in members(cities) {
                let is_caught = to & 1 << city != 0;
                let value = if is_caught { kept(LAST) } else { after[city] };
                values[city] += odds[place] * value;
                losses[place] += reach[city] * value;
            }
        }
        if improves == Improves::Detectives {
            let mean: f32 = members(cities).map(|city| reach[city] * values[city]).sum();
            let gains: Vec<f32> = losses.iter().map(|loss| mean - loss).collect();
            let weight = self.weight() * theirs;
            self.hunt.learn(first, &gains, &odds, weight);
        }
        values
    }
}

/// The weighted points where a joint move captures, and the weights of the remaining cities.
pub fn parted(reach: &Values, to: Set) -> (f32, Values) {
    let mut left = *reach;
    let mut caught = 0.0;
    for city in members(to) {
        caught += kept(LAST) * left[city];
        left[city] = 0.0;
    }
    (caught, left)
}
