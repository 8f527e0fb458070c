//! The expectimax search of the detectives: their joint moves, and all messages about the fugitive that they may receive
//! meanwhile.
//!
//! A cloud is a list of cities where the fugitive may be, with probabilities. The detectives' move removes the cities that they
//! enter. The fugitive's move spreads the rest, and splits it by the message to the detectives: the kind of road, or the city
//! itself.

use super::detective_models::Assumptions;
use super::fugitive_models::FugitiveModel;
use super::tables::MapTables;
use super::trail::MODELS;
use crate::core::order::descending;
use crate::games::fugitive::{City, DETECTIVES, Kind, MAX_CITIES, TURNS, is_announced};

/// Cities with the probability that the fugitive is there. The sum is the probability of the whole cloud.
pub type Cloud = Vec<(City, f32)>;

/// The value of a capture one turn later, by assumptions.
const DISCOUNT: [f32; 2] = [0.9, 0.95];
/// A detective's control of a city, by distance.
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
const MIN_PROBABILITY: f32 = 0.03;
/// For each detective, the number of cities tried in later moves.
const WIDTHS: [usize; DETECTIVES] = [2, 2, 2, 1];

/// The search of the detectives.
pub struct Expectimax {
    assumptions: Assumptions,
    /// The kinds of fugitives with their probabilities.
    models: [(FugitiveModel, f32); MODELS.len()],
    /// The number of joint moves searched so far.
    nodes: u64,
    /// By kind of road and city, the probability that the fugitive has gone there.
    masses: Vec<f32>,
}

impl Expectimax {
    /// A search against fugitives with these probabilities of each kind.
    pub fn new(
        assumptions: Assumptions,
        models: [(FugitiveModel, f32); MODELS.len()],
    ) -> Expectimax {
        Expectimax {
            assumptions,
            models,
            nodes: 0,
            masses: vec![0.0; Kind::ALL.len() * usize::from(MAX_CITIES)],
        }
    }

    /// A new search with the same settings.
    pub fn restarted(&self) -> Expectimax {
        Expectimax::new(self.assumptions, self.models)
    }

    /// The value of a capture one turn later.
    pub fn discount(&self) -> f32 {
        DISCOUNT[self.assumptions as usize]
    }

    /// The number of joint moves searched so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The probability that a joint move in a turn captures the fugitive. If it does not and the game continues, also the
    /// clouds after the fugitive's next move, one for each message that the detectives may receive.
    pub fn chase(
        &mut self,
        tables: &MapTables,
        cloud: &Cloud,
        to: &[City; DETECTIVES],
        turn: u32,
    ) -> (f32, Vec<Cloud>) {
        let (caught, rest) = parted(cloud, to);
        if rest.is_empty() || turn >= TURNS {
            (caught, Vec::new())
        } else {
            (caught, self.run(tables, &rest, to, turn))
        }
    }

    /// The highest value of a joint move for a cloud, from 0 to the probability of the cloud, with a search of `depth` turns
    /// after it.
    pub fn best(
        &mut self,
        tables: &MapTables,
        cloud: &Cloud,
        from: &[City; DETECTIVES],
        turn: u32,
        depth: u32,
    ) -> f32 {
        let left: Vec<f32> = cloud.iter().map(|&(_, odds)| odds).collect();
        let depth = if left.iter().sum::<f32>() < MIN_PROBABILITY {
            0
        } else {
            depth
        };
        let mut tried = Vec::new();
        extend(tables, cloud, from, &mut Vec::new(), left, &mut tried);
        let mut highest = 0.0_f32;
        for to in tried {
            self.nodes += 1;
            let value = match depth {
                0 => self.promise(tables, cloud, &to, turn),
                _ => {
                    let (mut value, clouds) = self.chase(tables, cloud, &to, turn);
                    for cloud in clouds {
                        value +=
                            self.discount() * self.best(tables, &cloud, &to, turn + 1, depth - 1);
                    }
                    value
                }
            };
            highest = highest.max(value);
        }
        highest
    }

    /// The clouds after the fugitive's move, one for each message that the detectives may receive.
    fn run(
        &mut self,
        tables: &MapTables,
        cloud: &Cloud,
        detectives: &[City; DETECTIVES],
        turn: u32,
    ) -> Vec<Cloud> {
        let size = usize::from(tables.map.size());
        self.masses.fill(0.0);
        for (model, share) in self.models {
            let mut likes = model.likes(tables, detectives);
            if self.assumptions == Assumptions::Second {
                // The fugitive may know what the detectives expect of it.
                likes.iter_mut().for_each(|like| *like = like.sqrt());
            }
            for &(from, odds) in cloud {
                let runs = tables.runs(from);
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
            let places = there.map(|(place, &odds)| (City::at(place), odds));
            if is_announced(turn + 1) {
                clouds.extend(places.map(|one| vec![one]))
            } else {
                clouds.push(places.collect())
            }
        }
        clouds.retain(|cloud| !cloud.is_empty());
        clouds
    }

    /// The static value of a joint move in a turn: the part of the cloud that it captures, and the part that it controls.
    pub fn promise(
        &self,
        tables: &MapTables,
        cloud: &Cloud,
        to: &[City; DETECTIVES],
        turn: u32,
    ) -> f32 {
        let (caught, rest) = parted(cloud, to);
        if self.assumptions == Assumptions::Second && turn >= TURNS {
            return caught;
        }
        let (mut held, mut sum, mut squares) = (0.0, 0.0, 0.0);
        for &(city, odds) in &rest {
            let free = |one: &City| 1.0 - reach(tables, *one, city);
            held += odds * (1.0 - to.iter().map(free).product::<f32>());
            sum += odds;
            squares += odds * odds;
        }
        let alike = match self.assumptions {
            // The more evenly the fugitive is spread over cities, the lower the value.
            Assumptions::First => (squares / (sum * sum).max(f32::MIN_POSITIVE)).sqrt(),
            Assumptions::Second => 1.0,
        };
        caught + self.discount() * held * alike
    }

    /// The most promising joint move.
    pub fn next_joint(
        &self,
        tables: &MapTables,
        cloud: &Cloud,
        from: &[City; DETECTIVES],
        turn: u32,
    ) -> Option<[City; DETECTIVES]> {
        let left: Vec<f32> = cloud.iter().map(|&(_, odds)| odds).collect();
        let mut tried = Vec::new();
        extend(tables, cloud, from, &mut Vec::new(), left, &mut tried);
        let value = |to: &[City; DETECTIVES]| self.promise(tables, cloud, to, turn);
        tried
            .into_iter()
            .max_by(|one, other| value(one).total_cmp(&value(other)))
    }
}

/// The control of a detective in city `from` over city `to`.
pub fn reach(tables: &MapTables, from: City, to: City) -> f32 {
    let far = usize::from(tables.distance(from, to));
    REACH[far.min(REACH.len() - 1)]
}

/// The probability that a joint move captures, and the rest of the cloud.
fn parted(cloud: &Cloud, to: &[City; DETECTIVES]) -> (f32, Cloud) {
    let (caught, rest): (Cloud, Cloud) = cloud.iter().partition(|(city, _)| to.contains(city));
    (caught.iter().map(|(_, odds)| odds).sum(), rest)
}

/// Lists promising joint moves. One detective after another goes to the city where it controls most of what the others leave.
/// `left` is the share of each city of the cloud that the detectives in `to` leave.
fn extend(
    tables: &MapTables,
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
        all.map(|(&(other, _), left)| left * reach(tables, city, other))
            .sum()
    };
    let free = tables.steps(from[to.len()]).iter();
    let free = free.filter(|city| !to.contains(city));
    let mut ways: Vec<(f32, City)> = free.map(|&city| (gain(city), city)).collect();
    descending(&mut ways, |&(gain, _)| gain);
    ways.truncate(WIDTHS[to.len()]);
    for (_, city) in ways {
        let all = cloud.iter().zip(&left);
        let rest = all.map(|(&(other, _), left)| left * (1.0 - reach(tables, city, other)));
        let rest = rest.collect();
        to.push(city);
        extend(tables, cloud, from, to, rest, tried);
        to.pop();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::games::fugitive::{Map, Road};

    const ASSUMPTIONS: [Assumptions; 2] = [Assumptions::First, Assumptions::Second];

    fn city(number: u8) -> City {
        City::new(number).expect("a city")
    }

    /// A ring of 20 cities by car, with a train across.
    fn tables() -> MapTables {
        let road = |kind, one, other| Road {
            kind,
            ends: [city(one), city(other)],
        };
        let ring = (1..=20).map(|one| road(Kind::Car, one, one % 20 + 1));
        let roads = ring.chain([road(Kind::Train, 5, 15)]);
        MapTables::new(Arc::new(Map::new(20, roads).expect("a map")))
    }

    fn mass(cloud: &Cloud) -> f32 {
        cloud.iter().map(|(_, odds)| odds).sum()
    }

    #[test]
    fn a_move_and_its_messages_preserve_the_probability() {
        let tables = tables();
        let cloud: Cloud = vec![(city(5), 0.5), (city(10), 0.25), (city(1), 0.25)];
        let to = [1, 2, 18, 19].map(city);
        let search = |assumptions| Expectimax::new(assumptions, MODELS);
        let turns = (0..TURNS).flat_map(|turn| ASSUMPTIONS.map(|assumptions| (turn, assumptions)));
        for (turn, assumptions) in turns {
            let (caught, clouds) = search(assumptions).chase(&tables, &cloud, &to, turn);
            assert_eq!(caught, 0.25);
            let rest: f32 = clouds.iter().map(mass).sum();
            assert!((caught + rest - 1.0).abs() < 1e-4, "{turn}: {rest}");
            if is_announced(turn + 1) {
                assert!(clouds.iter().all(|cloud| cloud.len() == 1))
            } else {
                assert_eq!(clouds.len(), 2, "by car and by train")
            }
        }
        let (caught, clouds) = search(Assumptions::Second).chase(&tables, &cloud, &to, TURNS);
        assert_eq!((caught, clouds.len()), (0.25, 0), "the game is over");
    }

    #[test]
    fn a_capture_is_worth_all_of_the_cloud_and_nothing_more() {
        let tables = tables();
        let from = [9, 11, 1, 2].map(city);
        let sure: Cloud = vec![(city(10), 0.3)];
        for (depth, assumptions) in (0..3).flat_map(|depth| ASSUMPTIONS.map(|own| (depth, own))) {
            let search = || Expectimax::new(assumptions, MODELS);
            let best = search().best(&tables, &sure, &from, 3, depth);
            assert!((best - 0.3).abs() < 1e-6, "{depth}: {best}");
            let wide: Cloud = (3..=10).map(|number| (city(number), 0.1)).collect();
            let best = search().best(&tables, &wide, &from, 3, depth);
            assert!(best > 0.1 && best < 0.8, "{depth}: {best}");
        }
    }
}
