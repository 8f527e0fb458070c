//! The expectimax search of the detectives: their joint moves, and everything that they may be told of the fugitive
//! meanwhile.
//!
//! A cloud is a list of cities where the fugitive may be, with probabilities. The detectives' move removes the cities that
//! they enter. The fugitive's move spreads the rest, and divides it by what the detectives are told: the kind of road, or
//! the city itself.

use super::ground::Ground;
use super::habits::Flight;
use super::hunts::Reckoning;
use super::trail::FLIGHTS;
use crate::core::order::descending;
use crate::games::fugitive::{City, DETECTIVES, Kind, MAX_CITIES, TURNS, is_announced};

/// Cities with the probability that the fugitive is there. The sum is the probability of the whole cloud.
pub type Cloud = Vec<(City, f32)>;

/// By what the detectives reckon with, the value of a capture one turn later.
const PATIENCE: [f32; 2] = [0.9, 0.95];
/// By distance, how well a detective controls a city.
const REACH: [f32; 8] = [
    1.0,
    0.5,
    0.25,
    0.125,
    0.0625,
    0.031_25,
    0.015_625,
    0.007_812_5,
];
/// Clouds with a lower probability are not searched further.
const SLIGHT: f32 = 0.03;
/// For each detective in turn, the number of cities tried in later moves.
const WIDTHS: [usize; DETECTIVES] = [2, 2, 2, 1];

/// The search of the detectives.
pub struct Expectimax {
    reckoning: Reckoning,
    /// The kinds of fugitives with their probabilities.
    flights: [(Flight, f32); FLIGHTS.len()],
    /// The number of joint moves searched so far.
    nodes: u64,
    /// By kind of road and city, the probability that the fugitive has gone there.
    masses: Vec<f32>,
}

impl Expectimax {
    /// A search against fugitives with these probabilities of each kind.
    pub fn new(reckoning: Reckoning, flights: [(Flight, f32); FLIGHTS.len()]) -> Expectimax {
        Expectimax {
            reckoning,
            flights,
            nodes: 0,
            masses: vec![0.0; Kind::ALL.len() * usize::from(MAX_CITIES)],
        }
    }

    /// A new search with the same settings.
    pub fn fresh(&self) -> Expectimax {
        Expectimax::new(self.reckoning, self.flights)
    }

    /// The value of a capture one turn later.
    pub fn patience(&self) -> f32 {
        PATIENCE[self.reckoning as usize]
    }

    /// The number of joint moves searched so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The probability that a joint move in a turn captures the fugitive. If it does not and the game goes on, also the
    /// clouds after the fugitive's next move, one for each thing that the detectives may be told.
    pub fn chase(
        &mut self,
        ground: &Ground,
        cloud: &Cloud,
        to: &[City; DETECTIVES],
        turn: u32,
    ) -> (f32, Vec<Cloud>) {
        let (caught, rest) = parted(cloud, to);
        if rest.is_empty() || turn >= TURNS {
            (caught, Vec::new())
        } else {
            (caught, self.run(ground, &rest, to, turn))
        }
    }

    /// The highest value of a joint move for a cloud, from 0 to the probability of the cloud, with a search of `depth` turns
    /// after it.
    pub fn best(
        &mut self,
        ground: &Ground,
        cloud: &Cloud,
        from: &[City; DETECTIVES],
        turn: u32,
        depth: u32,
    ) -> f32 {
        let left: Vec<f32> = cloud.iter().map(|&(_, odds)| odds).collect();
        let depth = if left.iter().sum::<f32>() < SLIGHT {
            0
        } else {
            depth
        };
        let mut tried = Vec::new();
        extend(ground, cloud, from, &mut Vec::new(), left, &mut tried);
        let mut most = 0.0_f32;
        for to in tried {
            self.nodes += 1;
            let value = match depth {
                0 => self.promise(ground, cloud, &to, turn),
                _ => {
                    let (mut value, clouds) = self.chase(ground, cloud, &to, turn);
                    for told in clouds {
                        value +=
                            self.patience() * self.best(ground, &told, &to, turn + 1, depth - 1);
                    }
                    value
                }
            };
            most = most.max(value);
        }
        most
    }

    /// The clouds after the fugitive's move, one for each thing that the detectives may be told.
    fn run(
        &mut self,
        ground: &Ground,
        cloud: &Cloud,
        detectives: &[City; DETECTIVES],
        turn: u32,
    ) -> Vec<Cloud> {
        let size = usize::from(ground.map.size());
        self.masses.fill(0.0);
        for (flight, share) in self.flights {
            let mut likes = flight.likes(ground, detectives);
            if self.reckoning == Reckoning::Second {
                // It may know what the detectives expect of it.
                likes.iter_mut().for_each(|like| *like = like.sqrt());
            }
            for &(from, odds) in cloud {
                let runs = ground.runs(from);
                let all: f32 = runs.iter().map(|&(_, to)| likes[to.index()]).sum();
                let unit = share * odds / all;
                for &(kind, to) in runs {
                    self.masses[kind as usize * size + to.index()] += unit * likes[to.index()];
                }
            }
        }
        let mut clouds: Vec<Cloud> = Vec::new();
        for kind in Kind::ALL {
            let own = &self.masses[kind as usize * size..][..size];
            let there = own.iter().enumerate().filter(|&(_, odds)| *odds > 0.0);
            let told = there.map(|(place, &odds)| (City::at(place), odds));
            if is_announced(turn + 1) {
                clouds.extend(told.map(|one| vec![one]))
            } else {
                clouds.push(told.collect())
            }
        }
        clouds.retain(|cloud| !cloud.is_empty());
        clouds
    }

    /// The static value of a joint move in a turn: what it captures of the cloud, and what it controls.
    pub fn promise(
        &self,
        ground: &Ground,
        cloud: &Cloud,
        to: &[City; DETECTIVES],
        turn: u32,
    ) -> f32 {
        let (caught, rest) = parted(cloud, to);
        if self.reckoning == Reckoning::Second && turn >= TURNS {
            return caught;
        }
        let (mut held, mut sum, mut squares) = (0.0, 0.0, 0.0);
        for &(city, odds) in &rest {
            let free = |one: &City| 1.0 - reach(ground, *one, city);
            held += odds * (1.0 - to.iter().map(free).product::<f32>());
            sum += odds;
            squares += odds * odds;
        }
        let alike = match self.reckoning {
            // The more evenly the fugitive is spread over cities, the lower the value.
            Reckoning::First => (squares / (sum * sum).max(f32::MIN_POSITIVE)).sqrt(),
            Reckoning::Second => 1.0,
        };
        caught + self.patience() * held * alike
    }

    /// The most promising joint move.
    pub fn next_joint(
        &self,
        ground: &Ground,
        cloud: &Cloud,
        from: &[City; DETECTIVES],
        turn: u32,
    ) -> Option<[City; DETECTIVES]> {
        let left: Vec<f32> = cloud.iter().map(|&(_, odds)| odds).collect();
        let mut tried = Vec::new();
        extend(ground, cloud, from, &mut Vec::new(), left, &mut tried);
        let value = |to: &[City; DETECTIVES]| self.promise(ground, cloud, to, turn);
        tried
            .into_iter()
            .max_by(|one, other| value(one).total_cmp(&value(other)))
    }
}

/// How well a detective in city `from` controls city `to`.
pub fn reach(ground: &Ground, from: City, to: City) -> f32 {
    let far = usize::from(ground.distance(from, to));
    REACH[far.min(REACH.len() - 1)]
}

/// The probability that a joint move captures, and the rest of the cloud.
fn parted(cloud: &Cloud, to: &[City; DETECTIVES]) -> (f32, Cloud) {
    let (caught, rest): (Cloud, Cloud) = cloud.iter().partition(|(city, _)| to.contains(city));
    (caught.iter().map(|(_, odds)| odds).sum(), rest)
}

/// Lists promising joint moves. One detective after another goes to where it controls most of what the others leave. `left`
/// is the share of each city of the cloud that the detectives in `to` leave.
fn extend(
    ground: &Ground,
    cloud: &Cloud,
    from: &[City; DETECTIVES],
    to: &mut Vec<City>,
    left: Vec<f32>,
    tried: &mut Vec<[City; DETECTIVES]>,
) {
    if let Ok(whole) = to.as_slice().try_into() {
        tried.push(whole);
        return;
    }
    let gain = |city: City| -> f32 {
        let all = cloud.iter().zip(&left);
        all.map(|(&(other, _), left)| left * reach(ground, city, other))
            .sum()
    };
    let free = ground.steps(from[to.len()]).iter();
    let free = free.filter(|city| !to.contains(city));
    let mut ways: Vec<(f32, City)> = free.map(|&city| (gain(city), city)).collect();
    descending(&mut ways, |&(gain, _)| gain);
    ways.truncate(WIDTHS[to.len()]);
    for (_, city) in ways {
        let all = cloud.iter().zip(&left);
        let rest = all.map(|(&(other, _), left)| left * (1.0 - reach(ground, city, other)));
        let rest = rest.collect();
        to.push(city);
        extend(ground, cloud, from, to, rest, tried);
        to.pop();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::games::fugitive::{Map, Road};

    const RECKONINGS: [Reckoning; 2] = [Reckoning::First, Reckoning::Second];

    fn city(number: u8) -> City {
        City::new(number).expect("a city")
    }

    /// A ring of 20 cities by car, with a train across.
    fn ground() -> Ground {
        let road = |kind, one, other| Road {
            kind,
            ends: [city(one), city(other)],
        };
        let ring = (1..=20).map(|one| road(Kind::Car, one, one % 20 + 1));
        let roads = ring.chain([road(Kind::Train, 5, 15)]);
        Ground::new(Arc::new(Map::new(20, roads).expect("a map")))
    }

    fn mass(cloud: &Cloud) -> f32 {
        cloud.iter().map(|(_, odds)| odds).sum()
    }

    #[test]
    fn nothing_is_lost_between_a_move_and_what_is_told_of_the_next() {
        let ground = ground();
        let cloud: Cloud = vec![(city(5), 0.5), (city(10), 0.25), (city(1), 0.25)];
        let to = [1, 2, 18, 19].map(city);
        let search = |reckoning| Expectimax::new(reckoning, FLIGHTS);
        let turns = (0..TURNS).flat_map(|turn| RECKONINGS.map(|reckoning| (turn, reckoning)));
        for (turn, reckoning) in turns {
            let (caught, clouds) = search(reckoning).chase(&ground, &cloud, &to, turn);
            assert_eq!(caught, 0.25);
            let rest: f32 = clouds.iter().map(mass).sum();
            assert!((caught + rest - 1.0).abs() < 1e-4, "{turn}: {rest}");
            if is_announced(turn + 1) {
                assert!(clouds.iter().all(|cloud| cloud.len() == 1))
            } else {
                assert_eq!(clouds.len(), 2, "by car and by train")
            }
        }
        let (caught, clouds) = search(Reckoning::Second).chase(&ground, &cloud, &to, TURNS);
        assert_eq!((caught, clouds.len()), (0.25, 0), "the game is over");
    }

    #[test]
    fn a_capture_is_worth_all_of_the_cloud_and_nothing_more() {
        let ground = ground();
        let from = [9, 11, 1, 2].map(city);
        let sure: Cloud = vec![(city(10), 0.3)];
        for (depth, reckoning) in (0..3).flat_map(|depth| RECKONINGS.map(|own| (depth, own))) {
            let search = || Expectimax::new(reckoning, FLIGHTS);
            let best = search().best(&ground, &sure, &from, 3, depth);
            assert!((best - 0.3).abs() < 1e-6, "{depth}: {best}");
            let wide: Cloud = (3..=10).map(|number| (city(number), 0.1)).collect();
            let best = search().best(&ground, &wide, &from, 3, depth);
            assert!(best > 0.1 && best < 0.8, "{depth}: {best}");
        }
    }
}
