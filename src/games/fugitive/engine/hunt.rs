//! The search of the detectives. It moves all four together, and considers all that the fugitive may do and all that they
//! may be told.

use super::expectimax::{Cloud, Expectimax, reach};
use super::ground::Ground;
use super::hunts::Reckoning;
use super::trail::Trail;
use crate::core::order::descending;
use crate::games::fugitive::protocol::Known;
use crate::games::fugitive::{City, DETECTIVES, Move};

/// The number of cities tried for each detective, the most promising first.
const TRIED: usize = 8;
/// The number of joint moves searched, by depth in turns. The best of the previous depth come first.
const KEPT: [usize; 4] = [usize::MAX, 200, 60, 24];

/// The number of turns in the reported plan, after the next turn.
const TOLD: usize = 3;

/// A joint move being searched.
struct Trial {
    to: [City; DETECTIVES],
    value: f32,
    /// The number of turns it has been searched.
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
pub struct HuntSearch {
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
    most: u64,
    /// A joint move that is always searched.
    also: Option<[City; DETECTIVES]>,
    /// The joint moves of the last completed depth with their values, the best first.
    ranking: Vec<(f32, [City; DETECTIVES])>,
}

impl HuntSearch {
    /// A search for the detectives' move over about `most` joint moves at most. `None` if they have no move.
    pub fn new(
        ground: &Ground,
        known: &Known,
        reckoning: Reckoning,
        most: u64,
    ) -> Option<HuntSearch> {
        let mut trail = Trail::new(ground, known);
        if reckoning == Reckoning::Second {
            trail.doubt();
        }
        let mut search = HuntSearch {
            turn: known.turn(),
            cloud: trail.cities,
            expectimax: Expectimax::new(reckoning, trail.flights),
            trials: Vec::new(),
            depth: 1,
            followed: 0,
            open: None,
            most,
            also: None,
            ranking: Vec::new(),
        };
        let moves = match known.detectives() {
            Some(from) => joint_moves(ground, &search.cloud, &from),
            None => vec![places(ground)],
        };
        let trial = |to| Trial {
            value: (search.expectimax).promise(ground, &search.cloud, &to, search.turn),
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
        ground: &Ground,
        also: Option<[City; DETECTIVES]>,
    ) -> HuntSearch {
        self.also = also;
        if let Some(to) = also.filter(|to| self.trials.iter().all(|trial| trial.to != *to)) {
            self.trials.push(Trial {
                value: (self.expectimax).promise(ground, &self.cloud, &to, self.turn),
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
    pub fn way(&self, ground: &Ground, first: [City; DETECTIVES]) -> Vec<[City; DETECTIVES]> {
        let mut way = vec![first];
        let mut expectimax = self.expectimax.fresh();
        let mut cloud = self.cloud.clone();
        let mut to = first;
        for turn in (self.turn..).take(TOLD) {
            let (_, clouds) = expectimax.chase(ground, &cloud, &to, turn);
            let mass = |cloud: &Cloud| cloud.iter().map(|(_, odds)| odds).sum::<f32>();
            let likeliest = clouds
                .into_iter()
                .max_by(|one, other| mass(one).total_cmp(&mass(other)));
            let Some(next) = likeliest else { break };
            let Some(step) = expectimax.next_joint(ground, &next, &to, turn + 1) else {
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

    /// Makes the move that is always searched the last of this depth, if it is not among its moves.
    fn admit(&mut self) {
        let Some(&kept) = KEPT.get(self.depth) else {
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
    pub fn work(&mut self, ground: &Ground) -> bool {
        if self.depth == KEPT.len() || self.trials.len() == 1 || self.nodes() >= self.most {
            return true;
        }
        let depth = self.depth as u32;
        let trial = &mut self.trials[self.followed];
        match &mut self.open {
            None => {
                let (value, clouds) =
                    (self.expectimax).chase(ground, &self.cloud, &trial.to, self.turn);
                self.open = Some(Followed { value, clouds });
            }
            Some(open) => {
                if let Some(cloud) = open.clouds.pop() {
                    let best =
                        (self.expectimax).best(ground, &cloud, &trial.to, self.turn + 1, depth - 1);
                    open.value += self.expectimax.patience() * best;
                }
            }
        }
        if let Some(open) = self.open.take_if(|open| open.clouds.is_empty()) {
            trial.value = open.value;
            trial.depth = self.depth;
            self.followed += 1;
        }
        if self.followed == KEPT[self.depth].min(self.trials.len()) {
            self.sort();
            self.rank(self.followed);
            self.depth += 1;
            self.followed = 0;
            self.admit();
        }
        false
    }

    /// Sorts the trials: the deepest first, and by value among these.
    fn sort(&mut self) {
        descending(&mut self.trials, |trial| trial.value);
        descending(&mut self.trials, |trial| trial.depth as u32);
    }
}

/// Candidate joint moves: each detective goes to a city near the possible cities of the fugitive.
fn joint_moves(
    ground: &Ground,
    cloud: &Cloud,
    from: &[City; DETECTIVES],
) -> Vec<[City; DETECTIVES]> {
    let [first, second, third, fourth] = from.map(|from| {
        let near = |city: City| -> f32 {
            let held = cloud
                .iter()
                .map(|&(other, odds)| odds * reach(ground, city, other));
            held.sum()
        };
        let cities = ground.steps(from).iter();
        let mut cities: Vec<(f32, City)> = cities.map(|&city| (near(city), city)).collect();
        descending(&mut cities, |&(near, _)| near);
        let tried = cities.into_iter().take(TRIED);
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
        moves.extend(ground.any_joint(from));
    }
    moves
}

/// The detectives' start cities. No city is far from the nearest detective.
pub fn places(ground: &Ground) -> [City; DETECTIVES] {
    let cities: Vec<City> = ground.map.cities().collect();
    let mut places = [cities[0]; DETECTIVES];
    places.copy_from_slice(&cities[..DETECTIVES]);
    let mut least = remoteness(ground, &places);
    loop {
        let before = least;
        for detective in 0..DETECTIVES {
            for &city in &cities {
                if places.contains(&city) {
                    continue;
                }
                let mut tried = places;
                tried[detective] = city;
                let cost = remoteness(ground, &tried);
                if cost < least {
                    (least, places) = (cost, tried);
                }
            }
        }
        if least == before {
            return places;
        }
    }
}

/// How far the cities are from the nearest and the second nearest detective. Long distances count more.
fn remoteness(ground: &Ground, places: &[City; DETECTIVES]) -> u64 {
    let far = |city: City| {
        let distances = ground.distances(city);
        let mut far = places.map(|one| u64::from(distances[one.index()]));
        far.sort_unstable();
        8 * far[0].pow(4) + far[1].pow(3)
    };
    ground.map.cities().map(far).sum()
}

/// Other choices of start cities: each detective in turn in its next best city.
pub fn other_places(
    ground: &Ground,
    places: &[City; DETECTIVES],
) -> impl Iterator<Item = [City; DETECTIVES]> {
    (0..DETECTIVES).filter_map(move |detective| {
        let free = ground.map.cities().filter(|city| !places.contains(city));
        let placed = free.map(|city| {
            let mut placed = *places;
            placed[detective] = city;
            placed
        });
        placed.min_by_key(|placed| remoteness(ground, placed))
    })
}
