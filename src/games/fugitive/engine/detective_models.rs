//! Quick models of how detectives may play, for simulated turns.

use super::fugitive_models::PREFERENCE_BY_DISTANCE;
use super::tables::{MapTables, Pursuit};
use crate::core::order::descending;
use crate::games::fugitive::{Cities, City, DETECTIVES, MAX_CITIES};
use crate::thinking::search::Random;

/// A model of the detectives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DetectiveModel {
    /// Each detective reduces the sum of the distances to the possible cities.
    Sum,
    /// Possible cities count more if they are nearer.
    Near,
    /// Each possible city counts only for its nearest detective, so that the detectives share the work.
    Share,
    /// Each detective heads for a different possible city, chosen at random.
    Targets,
    /// Each detective heads for a different city that the fugitive can enter next. Cities that it can enter in most ways come
    /// first.
    Exits,
    /// The detectives happen to know the fugitive's city.
    Informed,
    /// Like `Near`, but cities that a careful fugitive avoids count little.
    Wary,
    /// Like `Wary`, but a city that one detective controls counts no more for the others.
    Joined,
    /// Like `Near`, but each city counts by its odds: [`Pursuit::odds`].
    Track,
    /// Like `Joined`, but by the odds, and the detectives agree on their moves.
    TrackJoined,
    /// The detectives agree on moves to cities from which they reach as many as possible of the ways of the possible fugitives.
    Cover,
    /// Like `Cover`, but cities that a careful fugitive avoids count little.
    CoverWary,
    /// Like `CoverWary`, but the ways of the next turn also count.
    CoverFar,
    /// Like `Cover`, but by the odds.
    TrackCover,
    /// Like `CoverFar`, but by the odds.
    TrackFar,
    /// Like `Share`, but the detectives agree on their moves.
    ShareAgreed,
}

/// A side's assumptions about the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Assumptions {
    /// The fugitive assumes detectives that choose one after another by what they see now; the detectives assume a fugitive
    /// that keeps to its habits. Edition 1 of the puzzle opponents assumes this, and shared puzzles depend on its replies, so
    /// it never changes.
    Habitual,
    /// The fugitive also assumes detectives that agree on their moves, and detectives that remember earlier turns. The
    /// detectives assume a fugitive that knows what they expect of it. The strongest.
    Adaptive,
}

/// By the fugitive's assumptions, the probability of each model before the first move of the detectives.
const PRIORS: [[f32; DetectiveModel::ALL.len()]; 2] = [
    [
        0.15, 0.15, 0.1, 0.1, 0.1, 0.05, 0.15, 0.2, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    ],
    [
        0.06, 0.06, 0.04, 0.04, 0.04, 0.02, 0.06, 0.08, 0.075, 0.075, 0.075, 0.075, 0.075, 0.075,
        0.075, 0.075,
    ],
];
/// The factor on a model's probability for each detective that deviates from its prediction.
const FACTOR_PER_DEVIATION: f32 = 0.2;
/// The factor on a model's probability if a detective makes the move that the model likes best, second best and so on.
const FACTOR_BY_RANK: [f32; 4] = [1.0, 0.35, 0.2, 0.1];
/// The share of the probabilities that remains as it was before the first move. No model is ever certain: its predictions may
/// have been lucky, and detectives may change.
const PRIOR_SHARE: f32 = 0.05;

impl Assumptions {
    /// The probability of each model before the first move of the detectives.
    pub fn prior(self) -> [f32; DetectiveModel::ALL.len()] {
        PRIORS[self as usize]
    }

    /// Learns from a move of the detectives: models that predicted it become more likely.
    pub fn learn(
        self,
        odds: &mut [f32; DetectiveModel::ALL.len()],
        tables: &MapTables,
        pursuit: &Pursuit,
        chase: &[City; DETECTIVES],
        random: &mut Random,
    ) {
        for ((model, prior), odds) in DetectiveModel::ALL
            .into_iter()
            .zip(self.prior())
            .zip(odds.iter_mut())
        {
            if prior > 0.0 {
                *odds *= match self {
                    Assumptions::Habitual => {
                        model.prediction_factor(tables, pursuit, chase, random)
                    }
                    Assumptions::Adaptive => (model
                        .ranks_of_choices(tables, pursuit, chase, random))
                    .map(|rank| FACTOR_BY_RANK[rank.min(FACTOR_BY_RANK.len() - 1)])
                    .iter()
                    .product(),
                };
            }
        }
        let sum: f32 = odds.iter().sum();
        for (odds, prior) in odds.iter_mut().zip(self.prior()) {
            *odds = (1.0 - PRIOR_SHARE) * *odds / sum + PRIOR_SHARE * prior;
        }
    }
}

/// For the models `Cover…`, the value of three things: a possible city of the fugitive, a way to a city that the detectives
/// reach, and being near.
const COVER_VALUES: [f32; 3] = [1.0, 0.7, 0.2];
/// For models that also count the turn after: the value of a way of the next turn, and of the turn after.
const COVER_FAR_VALUES: [f32; 2] = [0.7, 0.5];

/// How much a model likes a detective's move: the arguments are the detective, its next city, and the next cities of
/// others that count.
type Preference<'a> = dyn FnMut(usize, City, &[City]) -> f32 + 'a;

impl DetectiveModel {
    /// All models.
    pub const ALL: [DetectiveModel; 16] = [
        DetectiveModel::Sum,
        DetectiveModel::Near,
        DetectiveModel::Share,
        DetectiveModel::Targets,
        DetectiveModel::Exits,
        DetectiveModel::Informed,
        DetectiveModel::Wary,
        DetectiveModel::Joined,
        DetectiveModel::Track,
        DetectiveModel::TrackJoined,
        DetectiveModel::Cover,
        DetectiveModel::CoverWary,
        DetectiveModel::CoverFar,
        DetectiveModel::TrackCover,
        DetectiveModel::TrackFar,
        DetectiveModel::ShareAgreed,
    ];

    /// Whether the model depends on the odds of the cities.
    pub fn uses_odds(self) -> bool {
        let covers_by_odds = matches!(self, DetectiveModel::TrackCover | DetectiveModel::TrackFar);
        covers_by_odds || matches!(self, DetectiveModel::Track | DetectiveModel::TrackJoined)
    }

    /// Whether the detectives agree: after each has chosen, each chooses again, given the others' choices.
    fn is_by_agreement(self) -> bool {
        let covers = matches!(
            self,
            DetectiveModel::Cover | DetectiveModel::CoverWary | DetectiveModel::CoverFar
        );
        let uses_odds = self.uses_odds() && self != DetectiveModel::Track;
        covers || uses_odds || self == DetectiveModel::ShareAgreed
    }

    /// A move of the detectives. `noise` is the chance that a detective deviates at random. `None` if they have no move.
    pub fn choose_move(
        self,
        tables: &MapTables,
        pursuit: &Pursuit,
        noise: f32,
        random: &mut Random,
    ) -> Option<[City; DETECTIVES]> {
        let mut reply = None;
        self.with_preferences(tables, pursuit, random, &mut |random, preference| {
            let from = &pursuit.detectives;
            let mut preference = |detective, city, others: &[City]| {
                let preference = preference(detective, city, others);
                if noise > 0.0 && random.fraction() < noise {
                    1e6 * random.fraction()
                } else {
                    preference
                }
            };
            reply = tables.greedy_joint_move(from, &mut preference);
            if let Some(to) = reply.as_mut().filter(|_| self.is_by_agreement()) {
                tables.improve_joint_move(from, to, &mut preference);
            }
        });
        reply
    }

    /// The factor on the model's probability, by the number of detectives whose move it predicted.
    fn prediction_factor(
        self,
        tables: &MapTables,
        pursuit: &Pursuit,
        chase: &[City; DETECTIVES],
        random: &mut Random,
    ) -> f32 {
        let predicted = self.choose_move(tables, pursuit, 0.0, random);
        predicted.map_or(1.0, |predicted| {
            let deviations =
                (predicted.iter().zip(chase)).filter(|(predicted, done)| predicted != done);
            FACTOR_PER_DEVIATION.powi(deviations.count() as i32)
        })
    }

    /// For each detective, the number of cities that the model likes better than its choice, given the others' moves.
    fn ranks_of_choices(
        self,
        tables: &MapTables,
        pursuit: &Pursuit,
        chosen: &[City; DETECTIVES],
        random: &mut Random,
    ) -> [usize; DETECTIVES] {
        let mut ranks = [0; DETECTIVES];
        self.with_preferences(tables, pursuit, random, &mut |_, preference| {
            for (detective, rank) in ranks.iter_mut().enumerate() {
                let all_others = tables.other_cities(chosen, detective);
                let others = if self.is_by_agreement() {
                    &all_others[..]
                } else {
                    &chosen[..detective]
                };
                let own_preference = preference(detective, chosen[detective], others);
                let steps = tables.steps(pursuit.detectives[detective]).iter();
                let free_steps = steps.filter(|city| !others.contains(city));
                *rank = free_steps
                    .filter(|&&city| preference(detective, city, others) > own_preference)
                    .count();
            }
        });
        ranks
    }

    /// Passes the model's preferences to `visit`.
    fn with_preferences(
        self,
        tables: &MapTables,
        pursuit: &Pursuit,
        random: &mut Random,
        visit: &mut dyn FnMut(&mut Random, &mut Preference),
    ) {
        let belief: Vec<City> = pursuit.belief.iter().collect();
        let closeness_to = |goal: Option<City>, city| {
            let distance = goal.map_or(0, |goal| tables.distance(city, goal));
            -f32::from(distance)
        };
        match self {
            DetectiveModel::Sum => visit(random, &mut |_, city, _| {
                let distances = tables.distances(city);
                let distance = |other: &City| u32::from(distances[other.index()]);
                -(belief.iter().map(distance).sum::<u32>() as f32)
            }),
            DetectiveModel::Near | DetectiveModel::Wary | DetectiveModel::Track => {
                let weights = self.weights(tables, pursuit);
                visit(random, &mut |_, city, _| nearness(tables, &weights, city));
            }
            DetectiveModel::Joined | DetectiveModel::TrackJoined => {
                let weights = self.weights(tables, pursuit);
                let mut cached = CachedByOthers::default();
                visit(random, &mut |_, city, others| {
                    let remaining_weights = cached.get_or_compute(others, || {
                        let mut remaining_weights = weights.clone();
                        for &other in others {
                            let distances = tables.distances(other);
                            for (city, weight) in &mut remaining_weights {
                                *weight *= 1.0 - control(distances, *city);
                            }
                        }
                        remaining_weights
                    });
                    nearness(tables, remaining_weights, city)
                });
            }
            DetectiveModel::Share | DetectiveModel::ShareAgreed => {
                let mut cached: CachedByOthers<Vec<(City, f32)>> = CachedByOthers::default();
                visit(random, &mut |_, city, others| {
                    let nearest = cached.get_or_compute(others, || {
                        let distance = |&city: &City| {
                            let nearest = tables.distance_from_nearest(city, others).min(16);
                            (city, f32::from(nearest))
                        };
                        belief.iter().map(distance).collect()
                    });
                    let distances = tables.distances(city);
                    let distance = |&(other, nearest): &(City, f32)| {
                        let own_distance = f32::from(distances[other.index()]);
                        nearest.min(own_distance) + 0.1 * own_distance
                    };
                    -nearest.iter().map(distance).sum::<f32>()
                });
            }
            DetectiveModel::Targets => {
                let mut goals = [pursuit.fugitive; DETECTIVES];
                if !belief.is_empty() {
                    goals = goals.map(|_| belief[random.below(belief.len())]);
                }
                visit(random, &mut |detective, city, _| {
                    closeness_to(Some(goals[detective]), city)
                });
            }
            DetectiveModel::Exits => {
                let goals = exit_cities(tables, &pursuit.belief, &pursuit.detectives);
                visit(random, &mut |detective, city, _| {
                    closeness_to(goals[detective].or(belief.first().copied()), city)
                });
            }
            DetectiveModel::Informed => visit(random, &mut |_, city, _| {
                closeness_to(Some(pursuit.fugitive), city)
            }),
            DetectiveModel::Cover
            | DetectiveModel::CoverWary
            | DetectiveModel::CoverFar
            | DetectiveModel::TrackCover
            | DetectiveModel::TrackFar => {
                self.with_cover_preferences(tables, pursuit, random, visit);
            }
        }
    }

    /// Passes to `visit` the preferences of a model whose detectives try to reach all cities that the fugitive can enter next.
    fn with_cover_preferences(
        self,
        tables: &MapTables,
        pursuit: &Pursuit,
        random: &mut Random,
        visit: &mut dyn FnMut(&mut Random, &mut Preference),
    ) {
        let weights = self.weights(tables, pursuit);
        let mut weight_at = [0.0; MAX_CITIES as usize];
        weights
            .iter()
            .for_each(|&(city, weight)| weight_at[city.index()] = weight);
        let [possible_value, way_value, nearness_value] = COVER_VALUES;
        let mut ways = pass_weights_on(tables, &weight_at);
        let mut way_values = [way_value, 0.0];
        let mut after_next_turn = [0.0; MAX_CITIES as usize];
        if matches!(self, DetectiveModel::CoverFar | DetectiveModel::TrackFar) {
            after_next_turn = pass_weights_on(tables, &ways);
            way_values = COVER_FAR_VALUES;
        }
        for (ways, after_next_turn) in ways.iter_mut().zip(after_next_turn) {
            *ways = way_values[0] * *ways + way_values[1] * after_next_turn;
        }
        let mut cached = CachedByOthers::default();
        visit(random, &mut |_, city, others| {
            let covered = cached.get_or_compute(others, || {
                let mut covered = Cities::NONE;
                others
                    .iter()
                    .for_each(|&one| covered.join(tables.map.around(one)));
                covered
            });
            let newly_covered = tables.map.around(city).without(covered).iter();
            let value_of_ways: f32 = newly_covered.map(|to| ways[to.index()]).sum();
            possible_value * weight_at[city.index()]
                + value_of_ways
                + nearness_value * nearness(tables, &weights, city)
        });
    }

    /// The weight of each possible city.
    fn weights(self, tables: &MapTables, pursuit: &Pursuit) -> Vec<(City, f32)> {
        let safety = |city| {
            let distance = tables
                .distance_from_nearest(city, &pursuit.detectives)
                .min(7);
            PREFERENCE_BY_DISTANCE[usize::from(distance)]
        };
        let weight = |city: City| match (self, &pursuit.odds) {
            (DetectiveModel::Near | DetectiveModel::Cover, _) => 1.0,
            (_, Some(odds)) if self.uses_odds() => odds[city.index()],
            _ => safety(city),
        };
        pursuit
            .belief
            .iter()
            .map(|city| (city, weight(city)))
            .collect()
    }
}

/// A result that depends on the other detectives' choices, cached until these change.
#[derive(Default)]
struct CachedByOthers<T> {
    result: Option<(Vec<City>, T)>,
}

impl<T> CachedByOthers<T> {
    /// The result for these choices of the others.
    fn get_or_compute(&mut self, others: &[City], compute: impl FnOnce() -> T) -> &T {
        if self
            .result
            .as_ref()
            .is_none_or(|(cached_others, _)| cached_others != others)
        {
            self.result = Some((others.to_vec(), compute()));
        }
        &self.result.as_ref().expect("just kept").1
    }
}

/// The weight of a possible city, by its distance.
const WEIGHT_BY_DISTANCE: [f32; 16] = [
    1.0, 0.5, 0.25, 0.125, 0.0625, 0.031, 0.016, 0.008, 0.004, 0.002, 0.001, 0.0005, 0.00025,
    0.00012, 0.00006, 0.00003,
];

/// How well a detective controls a city, given all distances from the detective's city.
fn control(distances: &[u8], city: City) -> f32 {
    WEIGHT_BY_DISTANCE[usize::from(distances[city.index()].min(15))]
}

/// The sum of the cities' weights, each by its distance too.
fn nearness(tables: &MapTables, weights: &[(City, f32)], from: City) -> f32 {
    let distances = tables.distances(from);
    let weighed = weights
        .iter()
        .map(|&(city, weight)| weight * control(distances, city));
    weighed.sum()
}

/// The weights of the cities after each has passed its weight to the cities around it, in equal parts.
fn pass_weights_on(
    tables: &MapTables,
    weights: &[f32; MAX_CITIES as usize],
) -> [f32; MAX_CITIES as usize] {
    let mut next = [0.0; MAX_CITIES as usize];
    for city in tables
        .map
        .cities()
        .filter(|city| weights[city.index()] > 0.0)
    {
        let ways = tables.steps(city);
        let share = weights[city.index()] / ways.len() as f32;
        ways.iter().for_each(|to| next[to.index()] += share);
    }
    next
}

/// For each detective, a city that the fugitive can enter next.
fn exit_cities(
    tables: &MapTables,
    belief: &Cities,
    detectives: &[City; DETECTIVES],
) -> [Option<City>; DETECTIVES] {
    let mut around = Cities::NONE;
    belief
        .iter()
        .for_each(|city| around.join(tables.map.around(city)));
    let count_ways_into = |city: City| tables.map.around(city).common(belief).len();
    let mut exits: Vec<(usize, City)> = (around.iter())
        .map(|city| (count_ways_into(city), city))
        .collect();
    descending(&mut exits, |&(ways, _)| ways as u32);
    let mut goals = [None; DETECTIVES];
    for (_, exit) in exits.into_iter().take(DETECTIVES) {
        let free_detectives = (0..DETECTIVES).filter(|&detective| goals[detective].is_none());
        if let Some(detective) =
            free_detectives.min_by_key(|&detective| tables.distance(detectives[detective], exit))
        {
            goals[detective] = Some(exit);
        }
    }
    goals
}
