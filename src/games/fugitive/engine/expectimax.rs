//! The expectimax search of the detectives: their joint moves, and all messages about the fugitive that they may receive
//! meanwhile.
//!
//! [`Whereabouts`] are the cities where the fugitive may be, with probabilities. The detectives' move removes the cities that
//! they enter. The fugitive's move spreads the rest, and splits it by the message to the detectives: the kind of road, or the
//! city itself.

use super::detective_models::Assumptions;
use super::fugitive_models::FugitiveModel;
use super::tables::MapTables;
use super::trail::MODELS;
use crate::core::order::descending;
use crate::games::fugitive::{City, DETECTIVES, MAX_CITIES, RoadKind, TURNS, is_announced};

/// Cities with the probability that the fugitive is there. The sum is the probability of these whereabouts as a whole.
pub type Whereabouts = Vec<(City, f32)>;

/// The value of a capture one turn later, by assumptions.
const DISCOUNT: [f32; 2] = [0.9, 0.95];
/// A detective's control of a city, by distance.
const CONTROL: [f32; 8] = [
    1.0,
    0.5,
    0.25,
    0.125,
    0.0625,
    0.031_25,
    0.015_625,
    0.007_812_5,
];
/// Whereabouts with a lower probability are not searched further.
const MIN_PROBABILITY: f32 = 0.03;
/// For each detective, the number of cities tried in later moves.
const TRIED_CITY_COUNTS: [usize; DETECTIVES] = [2, 2, 2, 1];

/// The search of the detectives.
pub struct Expectimax {
    assumptions: Assumptions,
    /// The kinds of fugitives with their probabilities.
    models: [(FugitiveModel, f32); MODELS.len()],
    /// The number of joint moves searched so far.
    nodes: u64,
    /// By kind of road and city, the probability that the fugitive has gone there.
    probabilities: Vec<f32>,
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
            probabilities: vec![0.0; RoadKind::ALL.len() * usize::from(MAX_CITIES)],
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
    /// whereabouts after the fugitive's next move, one for each message that the detectives may receive.
    pub fn chase(
        &mut self,
        tables: &MapTables,
        whereabouts: &Whereabouts,
        to: &[City; DETECTIVES],
        turn: u32,
    ) -> (f32, Vec<Whereabouts>) {
        let (caught, rest) = split_by_capture(whereabouts, to);
        if rest.is_empty() || turn >= TURNS {
            (caught, Vec::new())
        } else {
            (caught, self.after_run(tables, &rest, to, turn))
        }
    }

    /// The highest value of a joint move against these whereabouts, from 0 to their probability, with a search of `depth` turns
    /// after it.
    pub fn best_value(
        &mut self,
        tables: &MapTables,
        whereabouts: &Whereabouts,
        from: &[City; DETECTIVES],
        turn: u32,
        depth: u32,
    ) -> f32 {
        let uncontrolled: Vec<f32> = whereabouts.iter().map(|&(_, odds)| odds).collect();
        let depth = if uncontrolled.iter().sum::<f32>() < MIN_PROBABILITY {
            0
        } else {
            depth
        };
        let joint_moves = promising_joint_moves(tables, whereabouts, from, uncontrolled);
        let mut highest = 0.0_f32;
        for to in joint_moves {
            self.nodes += 1;
            let value = match depth {
                0 => self.static_value(tables, whereabouts, &to, turn),
                _ => {
                    let (mut value, outcomes) = self.chase(tables, whereabouts, &to, turn);
                    for whereabouts in outcomes {
                        value += self.discount()
                            * self.best_value(tables, &whereabouts, &to, turn + 1, depth - 1);
                    }
                    value
                }
            };
            highest = highest.max(value);
        }
        highest
    }

    /// The whereabouts after the fugitive's move, one list for each message that the detectives may receive.
    fn after_run(
        &mut self,
        tables: &MapTables,
        whereabouts: &Whereabouts,
        detectives: &[City; DETECTIVES],
        turn: u32,
    ) -> Vec<Whereabouts> {
        let size = usize::from(tables.map.size());
        self.probabilities.fill(0.0);
        for (model, share) in self.models {
            let mut preferences = model.preferences(tables, detectives);
            if self.assumptions == Assumptions::Adaptive {
                // The fugitive may know what the detectives expect of it.
                (preferences.iter_mut()).for_each(|preference| *preference = preference.sqrt());
            }
            for &(from, odds) in whereabouts {
                let runs = tables.runs(from);
                let total: f32 = runs.iter().map(|&(_, to)| preferences[to.index()]).sum();
                let odds_per_preference = share * odds / total;
                for &(kind, to) in runs {
                    self.probabilities[kind as usize * size + to.index()] +=
                        odds_per_preference * preferences[to.index()];
                }
            }
        }
        let mut outcomes: Vec<Whereabouts> = Vec::new();
        for kind in RoadKind::ALL {
            let probabilities_by_city = &self.probabilities[kind as usize * size..][..size];
            let possible = probabilities_by_city
                .iter()
                .enumerate()
                .filter(|&(_, odds)| *odds > 0.0);
            let cities_with_odds = possible.map(|(place, &odds)| (City::at(place), odds));
            if is_announced(turn + 1) {
                outcomes.extend(cities_with_odds.map(|one| vec![one]))
            } else {
                outcomes.push(cities_with_odds.collect())
            }
        }
        outcomes.retain(|whereabouts| !whereabouts.is_empty());
        outcomes
    }

    /// The static value of a joint move in a turn: the probability that it captures, and the probability that it controls.
    pub fn static_value(
        &self,
        tables: &MapTables,
        whereabouts: &Whereabouts,
        to: &[City; DETECTIVES],
        turn: u32,
    ) -> f32 {
        let (caught, rest) = split_by_capture(whereabouts, to);
        if self.assumptions == Assumptions::Adaptive && turn >= TURNS {
            return caught;
        }
        let (mut controlled, mut sum, mut sum_of_squares) = (0.0, 0.0, 0.0);
        for &(city, odds) in &rest {
            let escape_chance = |detective: &City| 1.0 - control_over(tables, *detective, city);
            controlled += odds * (1.0 - to.iter().map(escape_chance).product::<f32>());
            sum += odds;
            sum_of_squares += odds * odds;
        }
        let evenness = match self.assumptions {
            // The more evenly the fugitive is spread over cities, the lower the value.
            Assumptions::Habitual => (sum_of_squares / (sum * sum).max(f32::MIN_POSITIVE)).sqrt(),
            Assumptions::Adaptive => 1.0,
        };
        caught + self.discount() * controlled * evenness
    }

    /// The most promising joint move.
    pub fn best_joint_move(
        &self,
        tables: &MapTables,
        whereabouts: &Whereabouts,
        from: &[City; DETECTIVES],
        turn: u32,
    ) -> Option<[City; DETECTIVES]> {
        let uncontrolled: Vec<f32> = whereabouts.iter().map(|&(_, odds)| odds).collect();
        let joint_moves = promising_joint_moves(tables, whereabouts, from, uncontrolled);
        let value = |to: &[City; DETECTIVES]| self.static_value(tables, whereabouts, to, turn);
        joint_moves
            .into_iter()
            .max_by(|one, other| value(one).total_cmp(&value(other)))
    }
}

/// The control of a detective in city `from` over city `to`.
pub fn control_over(tables: &MapTables, from: City, to: City) -> f32 {
    let distance = usize::from(tables.distance(from, to));
    CONTROL[distance.min(CONTROL.len() - 1)]
}

/// The probability that a joint move captures the fugitive, and the other cities.
fn split_by_capture(whereabouts: &Whereabouts, to: &[City; DETECTIVES]) -> (f32, Whereabouts) {
    let (caught, rest): (Whereabouts, Whereabouts) =
        whereabouts.iter().partition(|(city, _)| to.contains(city));
    (caught.iter().map(|(_, odds)| odds).sum(), rest)
}

/// Returns promising joint moves. One detective after another goes to the city where it controls most of what the others leave.
/// `uncontrolled` is the probability of each city.
fn promising_joint_moves(
    tables: &MapTables,
    whereabouts: &Whereabouts,
    from: &[City; DETECTIVES],
    uncontrolled: Vec<f32>,
) -> Vec<[City; DETECTIVES]> {
    let mut joint_moves = Vec::new();
    let mut to = Vec::new();
    list_joint_moves(
        tables,
        whereabouts,
        from,
        &mut to,
        uncontrolled,
        &mut joint_moves,
    );
    joint_moves
}

/// Adds the joint moves that begin with the moves `to` of the first detectives. `uncontrolled` is the probability of each city,
/// less what these detectives control.
fn list_joint_moves(
    tables: &MapTables,
    whereabouts: &Whereabouts,
    from: &[City; DETECTIVES],
    to: &mut Vec<City>,
    uncontrolled: Vec<f32>,
    joint_moves: &mut Vec<[City; DETECTIVES]>,
) {
    if let Ok(joint_move) = to.as_slice().try_into() {
        joint_moves.push(joint_move);
        return;
    }
    let gain = |city: City| -> f32 {
        let cities_with_shares = whereabouts.iter().zip(&uncontrolled);
        cities_with_shares
            .map(|(&(other, _), uncontrolled)| uncontrolled * control_over(tables, city, other))
            .sum()
    };
    let free_steps = tables.steps(from[to.len()]).iter();
    let free_steps = free_steps.filter(|city| !to.contains(city));
    let mut candidates: Vec<(f32, City)> = free_steps.map(|&city| (gain(city), city)).collect();
    descending(&mut candidates, |&(gain, _)| gain);
    candidates.truncate(TRIED_CITY_COUNTS[to.len()]);
    for (_, city) in candidates {
        let cities_with_shares = whereabouts.iter().zip(&uncontrolled);
        let uncontrolled_rest = cities_with_shares.map(|(&(other, _), uncontrolled)| {
            uncontrolled * (1.0 - control_over(tables, city, other))
        });
        let uncontrolled_rest = uncontrolled_rest.collect();
        to.push(city);
        list_joint_moves(
            tables,
            whereabouts,
            from,
            to,
            uncontrolled_rest,
            joint_moves,
        );
        to.pop();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::games::fugitive::{Map, Road};

    const ASSUMPTIONS: [Assumptions; 2] = [Assumptions::Habitual, Assumptions::Adaptive];

    fn city(number: u8) -> City {
        City::new(number).expect("a city")
    }

    /// A ring of 20 cities by car, with a train across.
    fn tables() -> MapTables {
        let road = |kind, one, other| Road {
            kind,
            ends: [city(one), city(other)],
        };
        let ring = (1..=20).map(|one| road(RoadKind::Car, one, one % 20 + 1));
        let roads = ring.chain([road(RoadKind::Train, 5, 15)]);
        MapTables::new(Arc::new(Map::new(20, roads).expect("a map")))
    }

    fn probability(whereabouts: &Whereabouts) -> f32 {
        whereabouts.iter().map(|(_, odds)| odds).sum()
    }

    #[test]
    fn a_move_and_its_messages_preserve_the_probability() {
        let tables = tables();
        let whereabouts: Whereabouts = vec![(city(5), 0.5), (city(10), 0.25), (city(1), 0.25)];
        let to = [1, 2, 18, 19].map(city);
        let search = |assumptions| Expectimax::new(assumptions, MODELS);
        let turns = (0..TURNS).flat_map(|turn| ASSUMPTIONS.map(|assumptions| (turn, assumptions)));
        for (turn, assumptions) in turns {
            let (caught, outcomes) = search(assumptions).chase(&tables, &whereabouts, &to, turn);
            assert_eq!(caught, 0.25);
            let rest: f32 = outcomes.iter().map(probability).sum();
            assert!((caught + rest - 1.0).abs() < 1e-4, "{turn}: {rest}");
            if is_announced(turn + 1) {
                assert!(outcomes.iter().all(|whereabouts| whereabouts.len() == 1))
            } else {
                assert_eq!(outcomes.len(), 2, "by car and by train")
            }
        }
        let (caught, outcomes) =
            search(Assumptions::Adaptive).chase(&tables, &whereabouts, &to, TURNS);
        assert_eq!((caught, outcomes.len()), (0.25, 0), "the game is over");
    }

    #[test]
    fn a_capture_is_worth_all_of_the_probability_and_nothing_more() {
        let tables = tables();
        let from = [9, 11, 1, 2].map(city);
        let sure: Whereabouts = vec![(city(10), 0.3)];
        for (depth, assumptions) in (0..3).flat_map(|depth| ASSUMPTIONS.map(|own| (depth, own))) {
            let search = || Expectimax::new(assumptions, MODELS);
            let best = search().best_value(&tables, &sure, &from, 3, depth);
            assert!((best - 0.3).abs() < 1e-6, "{depth}: {best}");
            let wide: Whereabouts = (3..=10).map(|number| (city(number), 0.1)).collect();
            let best = search().best_value(&tables, &wide, &from, 3, depth);
            assert!(best > 0.1 && best < 0.8, "{depth}: {best}");
        }
    }
}
