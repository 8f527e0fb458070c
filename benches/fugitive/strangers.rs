//! Detectives with three more ideas. They were written before the models that our fugitive now assumes, and none of their
//! settings was tuned in games against them. They share no code with our engine, and little with the other simple players.

use warren::games::fugitive::protocol::Known;
use warren::games::fugitive::{
    Cities, City, DETECTIVES, MAX_CITIES, Map, Move, RoadKind, is_announced,
};
use warren::thinking::search::Random;

use super::Player;
use super::peers::{Distances, central_placement, choose_cities};

/// The idea of the detectives.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Idea {
    /// They reduce the area of a possible city: the cities that it is nearer to than any detective, in the mean of all possible
    /// cities.
    Area,
    /// They block the gates: the cities through which most of the shortest ways out of the possible cities lead, if they can
    /// arrive in time.
    Gates,
    /// They imagine fugitives that run away from them, and try out chases of these, in which they see where the fugitive goes.
    Sample,
}

/// Detectives with an idea.
pub struct Stranger {
    idea: Idea,
    random: Random,
    distances: Option<Distances>,
    /// Cities of imagined fugitives, after the latest move.
    imagined: Vec<City>,
}

/// The number of imagined fugitives.
const IMAGINED: usize = 300;
/// The number of joint moves to try out, the number of chases for each, and their length in turns.
const TRIED: usize = 60;
const CHASES: usize = 40;
const LENGTH: usize = 6;
/// The value of a capture one turn later.
const PATIENCE: f64 = 0.8;
/// The length of the ways out, in roads.
const FAR: u32 = 3;

impl Stranger {
    /// Detectives with an idea. The seed determines their random choices.
    pub fn new(idea: Idea, seed: u64) -> Stranger {
        Stranger {
            idea,
            random: Random::new(seed),
            distances: None,
            imagined: Vec::new(),
        }
    }

    /// Each in turn goes where the area is smallest, while the others stay; again and again, until no detective can improve.
    fn move_by_area(
        &self,
        map: &Map,
        belief: &Cities,
        detectives: &[City; DETECTIVES],
    ) -> Vec<City> {
        let distances = self.distances.as_ref().expect("measured before");
        let cost = |to: &[City]| -> usize {
            let guard_distances: Vec<u32> = map
                .cities()
                .map(|city| distances.to_nearest(city, to))
                .collect();
            let area_of_fugitive = |from: City| {
                let is_first =
                    |city: &City| distances.between(from, *city) < guard_distances[city.index()];
                map.cities().filter(is_first).count()
            };
            belief.iter().map(area_of_fugitive).sum()
        };
        let nearness = |city| {
            belief
                .iter()
                .map(|other| distances.between(city, other).pow(2))
                .sum::<u32>()
        };
        let dislikes: Vec<f64> = map.cities().map(|city| nearness(city).into()).collect();
        let mut to = Vec::new();
        choose_cities(map, detectives, &vec![dislikes; DETECTIVES], &mut to);
        loop {
            let before = cost(&to);
            let mut lowest = before;
            for detective in 0..DETECTIVES {
                for city in map.around(detectives[detective]).iter() {
                    if to.contains(&city) {
                        continue;
                    }
                    let mut other_placement = to.clone();
                    other_placement[detective] = city;
                    let cost = cost(&other_placement);
                    if cost < lowest {
                        (lowest, to) = (cost, other_placement);
                    }
                }
            }
            if lowest == before {
                return to;
            }
        }
    }

    /// The number of shortest ways out through each city when the blocked cities are closed. Nearer cities count more.
    fn traffic(&self, map: &Map, belief: &Cities, guard: &[City], blocked: &Cities) -> Vec<f64> {
        let distances = self.distances.as_ref().expect("measured before");
        let mut traffic = vec![0.0; MAX_CITIES.into()];
        for from in belief.iter() {
            // By steps, the cities first reached then, and for each the number of shortest ways to it.
            let mut ways = vec![0.0; MAX_CITIES.into()];
            ways[from.index()] = 1.0;
            let mut layers = vec![Cities::from_iter([from])];
            let mut reached = layers[0];
            reached.join(blocked);
            for step in 0..FAR as usize {
                let mut next = Cities::NONE;
                for city in layers[step].iter() {
                    let next_cities = map.around(city).without(&reached);
                    next_cities
                        .iter()
                        .for_each(|to| ways[to.index()] += ways[city.index()]);
                    next.join(&next_cities);
                }
                reached.join(&next);
                layers.push(next);
            }
            // Each city reached is an end of a way out, and passes its share back to the cities before it. The fugitive is
            // seldom near a detective.
            let weight = 0.4_f64.powi(
                3_i32
                    .saturating_sub_unsigned(distances.to_nearest(from, guard))
                    .max(0),
            );
            let mut flow = vec![0.0; MAX_CITIES.into()];
            for step in (1..layers.len()).rev() {
                for city in layers[step].iter() {
                    flow[city.index()] += weight;
                    traffic[city.index()] += flow[city.index()] * 0.5_f64.powi(step as i32);
                    let previous_cities = map.around(city).common(&layers[step - 1]);
                    for before in previous_cities.iter() {
                        let share = ways[before.index()] / ways[city.index()];
                        flow[before.index()] += share * flow[city.index()];
                    }
                }
            }
            traffic[from.index()] += flow[from.index()];
        }
        traffic
    }

    /// One gate after another is assigned to the detective nearest to it, and counts as closed for the next.
    fn move_to_gates(
        &self,
        map: &Map,
        belief: &Cities,
        detectives: &[City; DETECTIVES],
    ) -> Vec<City> {
        let distances = self.distances.as_ref().expect("measured before");
        let possible: Vec<City> = belief.iter().collect();
        let mut goals: [Option<City>; DETECTIVES] = [None; DETECTIVES];
        let mut blocked = Cities::NONE;
        for _ in 0..DETECTIVES {
            let remaining_belief = belief.without(&blocked);
            let traffic = self.traffic(map, &remaining_belief, detectives, &blocked);
            let free: Vec<usize> = (0..DETECTIVES)
                .filter(|&one| goals[one].is_none())
                .collect();
            let value_of_gate = |one: usize, city: City| {
                let own_distance = distances.between(detectives[one], city);
                let fugitive_distance = distances.to_nearest(city, &possible);
                let turns_late = f64::from(own_distance.saturating_sub(fugitive_distance + 1));
                traffic[city.index()] * 0.5_f64.powf(turns_late) * 0.7_f64.powf(own_distance.into())
            };
            let pairs = free
                .iter()
                .flat_map(|&one| map.cities().map(move |city| (one, city)));
            let open_pairs = pairs.filter(|(_, city)| !blocked.contains(*city));
            let best = open_pairs.max_by(|&(one, city), &(other, there)| {
                value_of_gate(one, city).total_cmp(&value_of_gate(other, there))
            });
            let Some((one, city)) = best else { break };
            goals[one] = Some(city);
            blocked.insert(city);
        }
        // Among two steps on the way to its gate, a detective prefers a city where the fugitive can be.
        let dislikes = |goal: Option<City>| {
            let distance_to_goal = |city| goal.map_or(0, |goal| distances.between(city, goal));
            let dislike = |city| {
                f64::from(distance_to_goal(city)) - 0.5 * f64::from(u8::from(belief.contains(city)))
            };
            map.cities().map(dislike).collect::<Vec<f64>>()
        };
        let mut to = Vec::new();
        choose_cities(map, detectives, &goals.map(dislikes), &mut to);
        to
    }

    /// Follows the latest move of the fugitive: the imagined fugitives that can have made it move on.
    fn imagine(&mut self, known: &Known, detectives: &[City; DETECTIVES]) {
        let map = known.map();
        let distances = self.distances.as_ref().expect("measured before");
        let belief = known.belief().expect("the fugitive has begun").cities();
        let possible: Vec<City> = belief.iter().collect();
        if let (Some(turn), false) = (known.turns().last(), is_announced(known.turn())) {
            if self.imagined.is_empty() {
                self.imagined
                    .extend(known.beginning().map(|beginning| beginning.fugitive));
            }
            let mut next = Vec::new();
            for _ in 0..10 * IMAGINED {
                let from = self.imagined[self.random.below(self.imagined.len())];
                let ways: Vec<(RoadKind, City)> = (RoadKind::ALL.into_iter())
                    .flat_map(|kind| map.neighbours(kind, from).iter().map(move |to| (kind, to)))
                    .collect();
                // Among two random cities it chooses the one farther from the detectives.
                let mut any_way = || ways[self.random.below(ways.len())];
                let (one, other) = (any_way(), any_way());
                let distance_to_detectives =
                    |(_, to): (RoadKind, City)| distances.to_nearest(to, detectives);
                let (kind, to) = if distance_to_detectives(one) < distance_to_detectives(other) {
                    other
                } else {
                    one
                };
                if kind == turn.kind && belief.contains(to) {
                    next.push(to);
                }
                if next.len() == IMAGINED {
                    break;
                }
            }
            self.imagined = next;
        } else {
            self.imagined.clear();
        }
        self.imagined.extend(possible);
    }

    /// The joint move whose chases capture soonest.
    fn sample(&mut self, map: &Map, detectives: &[City; DETECTIVES]) -> Vec<City> {
        let distances = self.distances.as_ref().expect("measured before");
        let random = &mut self.random;
        let imagined = &self.imagined;
        let chased: Vec<City> = (0..CHASES)
            .map(|_| imagined[random.below(imagined.len())])
            .collect();
        let mut best: Option<(f64, Vec<City>)> = None;
        for _ in 0..TRIED {
            let dislikes = [(); DETECTIVES].map(|()| {
                let goal = imagined[random.below(imagined.len())];
                let around: Vec<City> = map.around(goal).iter().chain([goal]).collect();
                let goal = around[random.below(around.len())];
                map.cities()
                    .map(|city| distances.between(city, goal).into())
                    .collect::<Vec<f64>>()
            });
            let mut to = Vec::new();
            choose_cities(map, detectives, &dislikes, &mut to);
            let worth = |&from: &City| chase(map, distances, &to, from, random);
            let worth: f64 = chased.iter().map(worth).sum();
            if best.as_ref().is_none_or(|(highest, _)| worth > *highest) {
                best = Some((worth, to));
            }
        }
        best.expect("some were tried").1
    }
}

/// The value of a chase of one imagined fugitive, after a joint move.
fn chase(map: &Map, distances: &Distances, to: &[City], from: City, random: &mut Random) -> f64 {
    let mut detectives = to.to_vec();
    let mut fugitive = from;
    let mut worth = 1.0;
    for _ in 0..LENGTH {
        if detectives.contains(&fugitive) {
            return worth;
        }
        worth *= PATIENCE;
        // It goes to the city farthest from the nearest detective; one time in three to any city.
        let ways: Vec<City> = map.around(fugitive).iter().collect();
        let start = random.below(ways.len());
        let ways = (0..ways.len()).map(|way| ways[(start + way) % ways.len()]);
        let distance_to_detectives = |city: &City| distances.to_nearest(*city, &detectives);
        let chosen = match random.below(3) {
            0 => ways.into_iter().next(),
            _ => ways.max_by_key(distance_to_detectives),
        };
        fugitive = chosen.expect("every city has roads");
        // The first detective captures it, or approaches; the others go to cities that it can enter.
        let exits: Vec<City> = map.around(fugitive).iter().collect();
        let mut next: Vec<City> = Vec::new();
        for (one, &city) in detectives.iter().enumerate() {
            let goal = if one == 0 || distances.between(city, fugitive) <= 1 {
                fugitive
            } else {
                exits[random.below(exits.len())]
            };
            let free = map.around(city).iter().filter(|city| !next.contains(city));
            next.push(
                free.min_by_key(|&city| distances.between(city, goal))
                    .unwrap_or(city),
            );
        }
        detectives = next;
    }
    0.0
}

impl Player for Stranger {
    fn choose(&mut self, known: &Known) -> Move {
        let map = known.map();
        let distances = self.distances.get_or_insert_with(|| Distances::of(map));
        let Some(detectives) = known.detectives() else {
            return central_placement(map, distances);
        };
        let belief = *known.belief().expect("the fugitive has begun").cities();
        let to = match self.idea {
            Idea::Area => self.move_by_area(map, &belief, &detectives),
            Idea::Gates => self.move_to_gates(map, &belief, &detectives),
            Idea::Sample => {
                self.imagine(known, &detectives);
                self.sample(map, &detectives)
            }
        };
        Move::Detectives(to.try_into().expect("the game goes on"))
    }
}
