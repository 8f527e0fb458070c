//! The search of the detectives. It moves all four together, and considers all moves of the fugitive and all messages about
//! them.

use super::detective_models::Assumptions;
use super::expectimax::{Cloud, Expectimax, reach};
use super::tables::MapTables;
use super::trail::Trail;
use crate::core::order::descending;
use crate::games::fugitive::protocol::Known;
use crate::games::fugitive::{City, DETECTIVES, Move};

/// The number of cities to try for each detective, the most promising first.
const CITIES_PER_DETECTIVE: usize = 8;
/// The number of joint moves to search, by depth in turns. The best of the previous depth come first.
const MOVES_BY_DEPTH: [usize; 4] = [usize::MAX, 200, 60, 24];

/// The maximum number of turns in the reported plan, after the next turn.
const MAX_PLAN_TURNS: usize = 3;

/// A joint move being searched.
struct Trial {
    to: [City; DETECTIVES],
    value: f32,
    /// The number of turns of its search.
    depth: usize,
}

/// A trial that is being searched deeper.
struct Followed {
    /// Its value so far.
    value: f32,
    /// The clouds still to be searched.
    clouds: Vec<Cloud>,
}

/// The search for the detectives' next move.
pub struct DetectiveSearch {
    turn: u32,
    cloud: Cloud,
    expectimax: Expectimax,
    /// The trials, the best first among those of the same depth.
    trials: Vec<Trial>,
    /// The current depth, the number of trials that have reached it, and the trial in progress.
    depth: usize,
    followed: usize,
    open: Option<Followed>,
    /// The maximum number of joint moves to search.
    max_nodes: u64,
    /// A joint move that is always searched.
    also: Option<[City; DETECTIVES]>,
    /// The joint moves of the last completed depth with their values, the best first.
    ranking: Vec<(f32, [City; DETECTIVES])>,
}

impl DetectiveSearch {
    /// A search for the detectives' move over about `max_nodes` joint moves at most. `None` if they have no move.
    pub fn new(
        tables: &MapTables,
        known: &Known,
        assumptions: Assumptions,
        max_nodes: u64,
    ) -> Option<DetectiveSearch> {
        let mut trail = Trail::new(tables, known);
        if assumptions == Assumptions::Second {
            trail.flatten();
        }
        let mut search = DetectiveSearch {
            turn: known.turn(),
            cloud: trail.cities,
            expectimax: Expectimax::new(assumptions, trail.models),
            trials: Vec::new(),
            depth: 1,
            followed: 0,
            open: None,
            max_nodes,
            also: None,
            ranking: Vec::new(),
        };
        let moves = match known.detectives() {
            Some(from) => joint_moves(tables, &search.cloud, &from),
            None => vec![places(tables)],
        };
        let trial = |to| Trial {
            value: (search.expectimax).promise(tables, &search.cloud, &to, search.turn),
            to,
            depth: 0,
        };
        search.trials = moves.into_iter().map(trial).collect();
        search.sort();
        (!search.trials.is_empty()).then_some(search)
    }

    /// Makes the search rank its trials, and always search a legal move. Call it before the search works.
    pub fn ranking_moves(
        mut self,
        tables: &MapTables,
        also: Option<[City; DETECTIVES]>,
    ) -> DetectiveSearch {
        self.also = also;
        if let Some(to) = also.filter(|to| self.trials.iter().all(|trial| trial.to != *to)) {
            self.trials.push(Trial {
                value: (self.expectimax).promise(tables, &self.cloud, &to, self.turn),
                to,
                depth: 0,
            });
            self.sort();
        }
        self.rank(self.trials.len());
        self.admit();
        self
    }

    /// The joint moves of the last completed depth, the best first, with values from 0 to 1.
    pub fn ranking(&self) -> &[(f32, [City; DETECTIVES])] {
        &self.ranking
    }

    /// The depth of the ranking: the number of turns after the next.
    pub fn depth(&self) -> usize {
        self.depth - 1
    }

    /// The planned cities of the detectives, turn by turn, if the fugitive goes to the likeliest cities.
    pub fn way(&self, tables: &MapTables, first: [City; DETECTIVES]) -> Vec<[City; DETECTIVES]> {
        let mut way = vec![first];
        let mut expectimax = self.expectimax.restarted();
        let mut cloud = self.cloud.clone();
        let mut to = first;
        for turn in (self.turn..).take(MAX_PLAN_TURNS) {
            let (_, clouds) = expectimax.chase(tables, &cloud, &to, turn);
            let mass = |cloud: &Cloud| cloud.iter().map(|(_, odds)| odds).sum::<f32>();
            let likeliest = clouds
                .into_iter()
                .max_by(|one, other| mass(one).total_cmp(&mass(other)));
            let Some(next) = likeliest else { break };
            let Some(step) = expectimax.next_joint(tables, &next, &to, turn + 1) else {
                break;
            };
            (cloud, to) = (next, step);
            way.push(to);
        }
        way
    }

    fn rank(&mut self, count: usize) {
        let ranked = self.trials[..count].iter();
        self.ranking = ranked.map(|trial| (trial.value, trial.to)).collect();
    }

    /// Makes the move that is always searched the last of this depth, if the depth does not have it yet.
    fn admit(&mut self) {
        let Some(&kept) = MOVES_BY_DEPTH.get(self.depth) else {
            return;
        };
        let place = self
            .trials
            .iter()
            .position(|trial| Some(trial.to) == self.also);
        if let Some(place) = place.filter(|&place| place >= kept) {
            let also = self.trials.remove(place);
            self.trials.insert(kept - 1, also);
        }
    }

    /// The number of joint moves searched so far.
    pub fn nodes(&self) -> u64 {
        self.expectimax.nodes()
    }

    /// The best move so far, with its value from 0 to 1.
    pub fn best(&self) -> (f64, Move) {
        // While a depth is incomplete, its new values count only for the moves that were best before.
        let depth = self.trials[0].depth;
        let equal = self.trials.iter().take_while(|trial| trial.depth == depth);
        let best = equal.reduce(|best, trial| {
            if trial.value > best.value {
                trial
            } else {
                best
            }
        });
        let best = best.expect("there is a move");
        (best.value.into(), Move::Detectives(best.to))
    }

    /// Does one piece of work. Returns whether it was the last.
    pub fn work(&mut self, tables: &MapTables) -> bool {
        if self.depth == MOVES_BY_DEPTH.len()
            || self.trials.len() == 1
            || self.nodes() >= self.max_nodes
        {
            return true;
        }
        let depth = self.depth as u32;
        let trial = &mut self.trials[self.followed];
        match &mut self.open {
            None => {
                let (value, clouds) =
                    (self.expectimax).chase(tables, &self.cloud, &trial.to, self.turn);
                self.open = Some(Followed { value, clouds });
            }
            Some(open) => {
                if let Some(cloud) = open.clouds.pop() {
                    let best =
                        (self.expectimax).best(tables, &cloud, &trial.to, self.turn + 1, depth - 1);
                    open.value += self.expectimax.discount() * best;
                }
            }
        }
        if let Some(open) = self.open.take_if(|open| open.clouds.is_empty()) {
            trial.value = open.value;
            trial.depth = self.depth;
            self.followed += 1;
        }
        if self.followed == MOVES_BY_DEPTH[self.depth].min(self.trials.len()) {
            self.sort();
            self.rank(self.followed);
            self.depth += 1;
            self.followed = 0;
            self.admit();
        }
        false
    }

    /// Sorts the trials: the deepest first, and equally deep ones by value.
    fn sort(&mut self) {
        descending(&mut self.trials, |trial| trial.value);
        descending(&mut self.trials, |trial| trial.depth as u32);
    }
}

/// Candidate joint moves: each detective goes to a city near the possible cities of the fugitive.
fn joint_moves(
    tables: &MapTables,
    cloud: &Cloud,
    from: &[City; DETECTIVES],
) -> Vec<[City; DETECTIVES]> {
    let [first, second, third, fourth] = from.map(|from| {
        let near = |city: City| -> f32 {
            let held = cloud
                .iter()
                .map(|&(other, odds)| odds * reach(tables, city, other));
            held.sum()
        };
        let cities = tables.steps(from).iter();
        let mut cities: Vec<(f32, City)> = cities.map(|&city| (near(city), city)).collect();
        descending(&mut cities, |&(near, _)| near);
        let tried = cities.into_iter().take(CITIES_PER_DETECTIVE);
        tried.map(|(_, city)| city).collect::<Vec<City>>()
    });
    let mut moves = Vec::new();
    for &a in &first {
        for &b in second.iter().filter(|&&b| b != a) {
            for &c in third.iter().filter(|&&c| c != a && c != b) {
                let free = fourth.iter().filter(|&&d| d != a && d != b && d != c);
                moves.extend(free.map(|&d| [a, b, c, d]));
            }
        }
    }
    if moves.is_empty() {
        moves.extend(tables.any_joint(from));
    }
    moves
}

/// The detectives' start cities. No city is far from the nearest detective.
pub fn places(tables: &MapTables) -> [City; DETECTIVES] {
    let cities: Vec<City> = tables.map.cities().collect();
    let mut places = [cities[0]; DETECTIVES];
    places.copy_from_slice(&cities[..DETECTIVES]);
    let mut lowest = remoteness(tables, &places);
    loop {
        let before = lowest;
        for detective in 0..DETECTIVES {
            for &city in &cities {
                if places.contains(&city) {
                    continue;
                }
                let mut tried = places;
                tried[detective] = city;
                let cost = remoteness(tables, &tried);
                if cost < lowest {
                    (lowest, places) = (cost, tried);
                }
            }
        }
        if lowest == before {
            return places;
        }
    }
}

/// The distance of the cities from the nearest and the second nearest detective. Long distances count more.
fn remoteness(tables: &MapTables, places: &[City; DETECTIVES]) -> u64 {
    let far = |city: City| {
        let distances = tables.distances(city);
        let mut far = places.map(|one| u64::from(distances[one.index()]));
        far.sort_unstable();
        8 * far[0].pow(4) + far[1].pow(3)
    };
    tables.map.cities().map(far).sum()
}

/// Other choices of start cities: each detective in turn in its next best city.
pub fn other_places(
    tables: &MapTables,
    places: &[City; DETECTIVES],
) -> impl Iterator<Item = [City; DETECTIVES]> {
    (0..DETECTIVES).filter_map(move |detective| {
        let free = tables.map.cities().filter(|city| !places.contains(city));
        let placed = free.map(|city| {
            let mut placed = *places;
            placed[detective] = city;
            placed
        });
        placed.min_by_key(|placed| remoteness(tables, placed))
    })
}
