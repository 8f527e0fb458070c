//! The detectives' search: the four as one, against fugitives drawn from where the fugitive can be.

use super::ground::{Ground, Scene};
use super::habits::{Flight, Hunt};
use super::odds::odds;
use crate::games::fugitive::{Cities, City, DETECTIVES, Move, TURNS};
use crate::protocol::fugitive::Known;
use crate::search::Random;

/// The joint moves that are tried.
const TRIED: usize = 40;
/// How many turns a fugitive is followed.
const AHEAD: u32 = 14;
/// How much the search tries what it knows little of, in spreads of the values.
const CURIOSITY: f64 = 0.7;

/// A joint move on trial.
struct Trial {
    to: [City; DETECTIVES],
    visits: u32,
    sum: f64,
}

/// The detectives' search for their next move.
pub struct HuntSearch {
    detectives: [City; DETECTIVES],
    belief: Cities,
    turn: u32,
    odds: Vec<(City, f32)>,
    trials: Vec<Trial>,
    random: Random,
    playouts: u64,
    most: u64,
    turns: u64,
    sums: [f64; 2],
}

impl HuntSearch {
    /// A search for the detectives' move; at most so many playouts. `None` if they have no move.
    pub fn new(ground: &Ground, known: &Known, most: u64, random: Random) -> Option<HuntSearch> {
        let Some((detectives, belief)) = known.detectives().zip(known.belief()) else {
            return Some(HuntSearch::placing(ground, random));
        };
        let mut search = HuntSearch {
            detectives,
            belief: *belief.cities(),
            turn: known.turn(),
            odds: odds(ground, known),
            trials: Vec::new(),
            random,
            playouts: 0,
            most,
            turns: 0,
            sums: [0.0; 2],
        };
        search.propose(ground)?;
        Some(search)
    }

    /// Where they are placed needs no search.
    fn placing(ground: &Ground, random: Random) -> HuntSearch {
        let to = places(ground);
        HuntSearch {
            detectives: to,
            belief: Cities::NONE,
            turn: 0,
            odds: Vec::new(),
            trials: vec![Trial {
                to,
                visits: 0,
                sum: 0.0,
            }],
            random,
            playouts: 0,
            most: 0,
            turns: 0,
            sums: [0.0; 2],
        }
    }

    /// The turns simulated by now.
    pub fn turns(&self) -> u64 {
        self.turns
    }

    /// The best move by now, with how good it is, 0 to 1.
    pub fn best(&self) -> (f64, Move) {
        let value = |trial: &Trial| trial.sum / f64::from(trial.visits.max(1));
        // The first of the best: they are sorted by what they promised.
        let trials = self.trials.iter().rev();
        let best = trials.max_by(|a, b| {
            let by_visits = a.visits.cmp(&b.visits);
            by_visits.then(value(a).total_cmp(&value(b)))
        });
        let best = best.expect("there is a move");
        (value(best), Move::Detectives(best.to))
    }

    /// The joint moves that promise most.
    fn propose(&mut self, ground: &Ground) -> Option<()> {
        let mut scored: Vec<(f32, [City; DETECTIVES])> = Vec::new();
        let likely: Vec<(City, f32)> = self.odds.clone();
        // How near each of a detective's next cities is to each likely one.
        let [first, second, third, fourth] = self.detectives.map(|city| ground.steps(city));
        for &a in first {
            for &b in second {
                for &c in third {
                    for &d in fourth {
                        let to = [a, b, c, d];
                        let is_legal = a != b && a != c && a != d && b != c && b != d && c != d;
                        if is_legal {
                            scored.push((promise(ground, &likely, &to), to));
                        }
                    }
                }
            }
        }
        scored.sort_by(|a, b| b.0.total_cmp(&a.0));
        scored.truncate(TRIED);
        let trial = |(_, to)| Trial {
            to,
            visits: 0,
            sum: 0.0,
        };
        self.trials = scored.into_iter().map(trial).collect();
        (!self.trials.is_empty()).then_some(())
    }

    /// Follows one fugitive more, and says whether that was the last.
    pub fn work(&mut self, ground: &Ground) -> bool {
        if self.playouts >= self.most || self.trials.len() == 1 || self.odds.is_empty() {
            return true;
        }
        let chosen = self.chosen();
        let mut scene = Scene {
            fugitive: self.drawn_city(),
            detectives: self.detectives,
            belief: self.belief,
            turn: self.turn,
        };
        let to = self.trials[chosen].to;
        ground.chase(&mut scene, to);
        let value = self.play_out(ground, scene);
        self.playouts += 1;
        self.sums[0] += value;
        self.sums[1] += value * value;
        let trial = &mut self.trials[chosen];
        trial.visits += 1;
        trial.sum += value;
        false
    }

    fn chosen(&mut self) -> usize {
        if let Some(fresh) = self.trials.iter().position(|trial| trial.visits == 0) {
            return fresh;
        }
        let count = self.playouts.max(1) as f64;
        let [sum, squares] = self.sums.map(|sum| sum / count);
        let spread = (squares - sum * sum).max(0.0).sqrt().max(0.01);
        let all = count.ln();
        let bound = |trial: &Trial| {
            let visits = f64::from(trial.visits);
            trial.sum / visits + CURIOSITY * spread * (all / visits).sqrt()
        };
        let best = (0..self.trials.len())
            .max_by(|&a, &b| bound(&self.trials[a]).total_cmp(&bound(&self.trials[b])));
        best.unwrap_or(0)
    }

    fn drawn_city(&mut self) -> City {
        let sum: f32 = self.odds.iter().map(|(_, odds)| odds).sum();
        let mut left = self.random.fraction() * sum;
        for &(city, odds) in &self.odds {
            left -= odds;
            if left < 0.0 {
                return city;
            }
        }
        self.odds[0].0
    }

    /// Follows the fugitive: the sooner it is caught, the better.
    fn play_out(&mut self, ground: &Ground, mut scene: Scene) -> f64 {
        let flight = [Flight::Loose, Flight::Far, Flight::Veiled][self.random.below(3)];
        let hunt = [Hunt::Sum, Hunt::Near, Hunt::Share][self.random.below(3)];
        let end = (self.turn + AHEAD).min(TURNS);
        while !scene.is_caught() && scene.turn < end {
            self.turns += 1;
            let (kind, to) = flight.step(ground, &scene, &mut self.random);
            ground.run(&mut scene, kind, to);
            if scene.is_caught() {
                break;
            }
            let Some(reply) = hunt.reply(ground, &scene, 0.05, &mut self.random) else {
                return 0.0;
            };
            ground.chase(&mut scene, reply);
        }
        self.turns += 1;
        match scene.is_caught() {
            true => 1.0 - f64::from(scene.turn - self.turn) / f64::from(AHEAD + 6),
            false => 0.0,
        }
    }
}

/// What a joint move promises: the fugitive caught, and likely cities near to one or two of them.
fn promise(ground: &Ground, likely: &[(City, f32)], to: &[City; DETECTIVES]) -> f32 {
    let worth = |&(city, odds): &(City, f32)| {
        let distances = ground.distances(city);
        let mut far = to.map(|one| distances[one.index()]);
        far.sort_unstable();
        let near = |far: u8| 0.6_f32.powi(far.into());
        odds * (near(far[0]) + 0.5 * near(far[1]) + 0.2 * near(far[2]))
    };
    likely.iter().map(worth).sum()
}

/// Where the detectives begin: no city is far from the nearest of them.
fn places(ground: &Ground) -> [City; DETECTIVES] {
    let cities: Vec<City> = ground.map.cities().collect();
    let mut places = [cities[0]; DETECTIVES];
    places.copy_from_slice(&cities[..DETECTIVES]);
    let cost = |places: &[City; DETECTIVES]| -> u64 {
        let far = |city: &City| {
            let distances = ground.distances(*city);
            let mut far = places.map(|one| u64::from(distances[one.index()]));
            far.sort_unstable();
            8 * far[0].pow(4) + far[1].pow(3)
        };
        cities.iter().map(far).sum()
    };
    let mut least = cost(&places);
    loop {
        let before = least;
        for detective in 0..DETECTIVES {
            for &city in &cities {
                if places.contains(&city) {
                    continue;
                }
                let mut tried = places;
                tried[detective] = city;
                let cost = cost(&tried);
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
