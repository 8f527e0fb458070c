//! Detectives with three more ideas. They were written before the models that our fugitive reckons with now, and no setting
//! was chosen by games against them. They share nothing with our engine, and little with the other simple players.

use warren::games::fugitive::protocol::Known;
use warren::games::fugitive::{
    Cities, City, DETECTIVES, Kind, MAX_CITIES, Map, Move, is_announced,
};
use warren::thinking::search::Random;

use super::Player;
use super::peers::{Distances, go, places};

/// What these detectives go by.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Idea {
    /// They lessen the area of a possible city: the cities that it is nearer to than any detective, in the mean of all
    /// possible cities.
    Area,
    /// They block the gates: the cities that most of the shortest ways out of the possible cities lead through, if they can
    /// be there in time.
    Gates,
    /// They imagine fugitives that run away from them, and try out chases of these, in which they see where it goes.
    Sample,
}

/// Detectives with such an idea.
pub struct Stranger {
    idea: Idea,
    random: Random,
    distances: Option<Distances>,
    /// Cities of imagined fugitives, after the latest move.
    imagined: Vec<City>,
}

/// The number of imagined fugitives.
const IMAGINED: usize = 300;
/// The number of joint moves that are tried out, the number of chases for each, and their length in turns.
const TRIED: usize = 60;
const CHASES: usize = 40;
const LENGTH: usize = 6;
/// The worth of a capture one turn later.
const PATIENCE: f64 = 0.8;
/// How far the ways out lead, in roads.
const FAR: u32 = 3;

impl Stranger {
    /// Detectives with an idea. The seed decides their chances.
    pub fn new(idea: Idea, seed: u64) -> Stranger {
        Stranger {
            idea,
            random: Random::new(seed),
            distances: None,
            imagined: Vec::new(),
        }
    }

    /// Each in turn goes where the area is least, the others standing; again and again, until none is better elsewhere.
    fn area(&self, map: &Map, belief: &Cities, detectives: &[City; DETECTIVES]) -> Vec<City> {
        let distances = self.distances.as_ref().expect("measured before");
        let cost = |to: &[City]| -> usize {
            let guard: Vec<u32> = map
                .cities()
                .map(|city| distances.to_nearest(city, to))
                .collect();
            let own = |from: City| {
                let is_first = |city: &City| distances.between(from, *city) < guard[city.index()];
                map.cities().filter(is_first).count()
            };
            belief.iter().map(own).sum()
        };
        let near = |city| {
            belief
                .iter()
                .map(|other| distances.between(city, other).pow(2))
                .sum::<u32>()
        };
        let towards: Vec<f64> = map.cities().map(|city| near(city).into()).collect();
        let mut to = Vec::new();
        go(map, detectives, &vec![towards; DETECTIVES], &mut to);
        loop {
            let before = cost(&to);
            let mut least = before;
            for detective in 0..DETECTIVES {
                for city in map.around(detectives[detective]).iter() {
                    if to.contains(&city) {
                        continue;
                    }
                    let mut tried = to.clone();
                    tried[detective] = city;
                    let cost = cost(&tried);
                    if cost < least {
                        (least, to) = (cost, tried);
                    }
                }
            }
            if least == before {
                return to;
            }
        }
    }

    /// How many of the shortest ways out lead through each city, where the blocked ones are closed. Nearer cities count more.
    fn traffic(&self, map: &Map, belief: &Cities, guard: &[City], blocked: &Cities) -> Vec<f64> {
        let distances = self.distances.as_ref().expect("measured before");
        let mut traffic = vec![0.0; MAX_CITIES.into()];
        for from in belief.iter() {
            // By steps, the cities reached first then, and for each the number of shortest ways to it.
            let mut ways = vec![0.0; MAX_CITIES.into()];
            ways[from.index()] = 1.0;
            let mut layers = vec![Cities::from_iter([from])];
            let mut reached = layers[0];
            reached.join(blocked);
            for step in 0..FAR as usize {
                let mut next = Cities::NONE;
                for city in layers[step].iter() {
                    let on = map.around(city).without(&reached);
                    on.iter()
                        .for_each(|to| ways[to.index()] += ways[city.index()]);
                    next.join(&on);
                }
                reached.join(&next);
                layers.push(next);
            }
            // Each city reached is an end of a way out, and passes its share back to those before it. The fugitive is seldom
            // near a detective.
            let near = 0.4_f64.powi(
                3_i32
                    .saturating_sub_unsigned(distances.to_nearest(from, guard))
                    .max(0),
            );
            let mut flow = vec![0.0; MAX_CITIES.into()];
            for step in (1..layers.len()).rev() {
                for city in layers[step].iter() {
                    flow[city.index()] += near;
                    traffic[city.index()] += flow[city.index()] * 0.5_f64.powi(step as i32);
                    let back = map.around(city).common(&layers[step - 1]);
                    for before in back.iter() {
                        let share = ways[before.index()] / ways[city.index()];
                        flow[before.index()] += share * flow[city.index()];
                    }
                }
            }
            traffic[from.index()] += flow[from.index()];
        }
        traffic
    }

    /// One gate after another is given to the detective that is nearest to it, and counts as closed for the next.
    fn gates(&self, map: &Map, belief: &Cities, detectives: &[City; DETECTIVES]) -> Vec<City> {
        let distances = self.distances.as_ref().expect("measured before");
        let possible: Vec<City> = belief.iter().collect();
        let mut goals: [Option<City>; DETECTIVES] = [None; DETECTIVES];
        let mut blocked = Cities::NONE;
        for _ in 0..DETECTIVES {
            let left = belief.without(&blocked);
            let traffic = self.traffic(map, &left, detectives, &blocked);
            let free: Vec<usize> = (0..DETECTIVES)
                .filter(|&one| goals[one].is_none())
                .collect();
            let gate = |one: usize, city: City| {
                let own = distances.between(detectives[one], city);
                let its = distances.to_nearest(city, &possible);
                let late = f64::from(own.saturating_sub(its + 1));
                traffic[city.index()] * 0.5_f64.powf(late) * 0.7_f64.powf(own.into())
            };
            let pairs = free
                .iter()
                .flat_map(|&one| map.cities().map(move |city| (one, city)));
            let open = pairs.filter(|(_, city)| !blocked.contains(*city));
            let best = open.max_by(|&(one, city), &(other, there)| {
                gate(one, city).total_cmp(&gate(other, there))
            });
            let Some((one, city)) = best else { break };
            goals[one] = Some(city);
            blocked.insert(city);
        }
        // Of two steps on the way to its gate, a detective takes the one where the fugitive can be.
        let dislikes = |goal: Option<City>| {
            let far = |city| goal.map_or(0, |goal| distances.between(city, goal));
            let own =
                |city| f64::from(far(city)) - 0.5 * f64::from(u8::from(belief.contains(city)));
            map.cities().map(own).collect::<Vec<f64>>()
        };
        let mut to = Vec::new();
        go(map, detectives, &goals.map(dislikes), &mut to);
        to
    }

    /// Takes in the latest move of the fugitive: the imagined fugitives that can have made it go on.
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
                let ways: Vec<(Kind, City)> = (Kind::ALL.into_iter())
                    .flat_map(|kind| map.neighbours(kind, from).iter().map(move |to| (kind, to)))
                    .collect();
                // Of two cities that come to its mind it takes the one farther from the detectives.
                let mut drawn = || ways[self.random.below(ways.len())];
                let (one, other) = (drawn(), drawn());
                let far = |(_, to): (Kind, City)| distances.to_nearest(to, detectives);
                let (kind, to) = if far(one) < far(other) { other } else { one };
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
            go(map, detectives, &dislikes, &mut to);
            let worth = |&from: &City| chase(map, distances, &to, from, random);
            let worth: f64 = chased.iter().map(worth).sum();
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, to));
            }
        }
        best.expect("some were tried").1
    }
}

/// The worth of a chase of one imagined fugitive, after a joint move.
fn chase(map: &Map, distances: &Distances, to: &[City], from: City, random: &mut Random) -> f64 {
    let mut detectives = to.to_vec();
    let mut fugitive = from;
    let mut worth = 1.0;
    for _ in 0..LENGTH {
        if detectives.contains(&fugitive) {
            return worth;
        }
        worth *= PATIENCE;
        // It takes the city farthest from the nearest detective; one in three times any.
        let ways: Vec<City> = map.around(fugitive).iter().collect();
        let start = random.below(ways.len());
        let ways = (0..ways.len()).map(|way| ways[(start + way) % ways.len()]);
        let far = |city: &City| distances.to_nearest(*city, &detectives);
        let chosen = match random.below(3) {
            0 => ways.into_iter().next(),
            _ => ways.max_by_key(far),
        };
        fugitive = chosen.expect("every city has roads");
        // The first takes it, or comes nearer; the others go for cities that it can go to.
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
            return places(map, distances);
        };
        let belief = *known.belief().expect("the fugitive has begun").cities();
        let to = match self.idea {
            Idea::Area => self.area(map, &belief, &detectives),
            Idea::Gates => self.gates(map, &belief, &detectives),
            Idea::Sample => {
                self.imagine(known, &detectives);
                self.sample(map, &detectives)
            }
        };
        Move::Detectives(to.try_into().expect("the game goes on"))
    }
}
