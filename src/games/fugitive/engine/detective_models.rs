//! Quick models of how detectives may play, for simulated turns.

use super::ground::{Ground, Pursuit};
use super::habits::SAFETY;
use crate::core::order::descending;
use crate::games::fugitive::{Cities, City, DETECTIVES, MAX_CITIES};
use crate::thinking::search::Random;

/// A model of the detectives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hunt {
    /// Each detective reduces the sum of the distances to the possible cities.
    Sum,
    /// Possible cities count more if they are nearer.
    Near,
    /// Each possible city counts only for its nearest detective, so that they share the work.
    Share,
    /// Each heads for another possible city, chosen at random.
    Targets,
    /// Each heads for another city that the fugitive can enter next. Cities that it can enter in most ways come first.
    Exits,
    /// They happen to know the fugitive's city.
    Told,
    /// Like `Near`, but cities that a careful fugitive avoids count little.
    Wary,
    /// Like `Wary`, but what one detective controls counts no more for the others.
    Joined,
    /// Like `Near`, but each city counts by its odds: [`Pursuit::odds`].
    Track,
    /// Like `Joined`, but by the odds, and they agree on their moves.
    TrackJoined,
    /// They agree on moves to cities from which they reach as many as they can of the ways of the possible fugitives.
    Cover,
    /// Like `Cover`, but cities that a careful fugitive avoids count little.
    CoverWary,
    /// Like `CoverWary`, but the ways of the turn after count too.
    CoverFar,
    /// Like `Cover`, but by the odds.
    TrackCover,
    /// Like `CoverFar`, but by the odds.
    TrackFar,
    /// Like `Share`, but they agree on their moves.
    ShareAgreed,
}

/// What a side reckons with on the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reckoning {
    /// The fugitive reckons with detectives that choose one after another by what they see now, the detectives with a fugitive
    /// that keeps to its habits. Programs that reply in puzzles do so, and shared puzzles tell of their replies, so it never
    /// changes.
    First,
    /// The fugitive also reckons with detectives that agree on their moves, and with such that remember the turns before. The
    /// detectives reckon with a fugitive that knows what they expect of it. The strongest.
    Second,
}

/// By what the fugitive reckons with, the probability of each model before the detectives have moved.
const PRIORS: [[f32; Hunt::ALL.len()]; 2] = [
    [
        0.15, 0.15, 0.1, 0.1, 0.1, 0.05, 0.15, 0.2, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    ],
    [
        0.06, 0.06, 0.04, 0.04, 0.04, 0.02, 0.06, 0.08, 0.075, 0.075, 0.075, 0.075, 0.075, 0.075,
        0.075, 0.075,
    ],
];
/// The factor on a model's probability when a detective deviates from its prediction.
const SURPRISE: f32 = 0.2;
/// The factor on a model's probability when a detective does what the model likes best, second best and so on.
const SURPRISES: [f32; 4] = [1.0, 0.35, 0.2, 0.1];
/// The share of the probabilities that stays as it was before the detectives moved. No model is ever certain: its predictions
/// may have been lucky, and detectives may change.
const KEPT: f32 = 0.05;

impl Reckoning {
    /// The probability of each model before the detectives have moved.
    pub fn prior(self) -> [f32; Hunt::ALL.len()] {
        PRIORS[self as usize]
    }

    /// Takes in a move of the detectives: models that foretold it become more likely.
    pub fn learn(
        self,
        odds: &mut [f32; Hunt::ALL.len()],
        ground: &Ground,
        pursuit: &Pursuit,
        chase: &[City; DETECTIVES],
        random: &mut Random,
    ) {
        for ((hunt, prior), odds) in Hunt::ALL.into_iter().zip(self.prior()).zip(odds.iter_mut()) {
            if prior > 0.0 {
                *odds *= match self {
                    Reckoning::First => hunt.foretold(ground, pursuit, chase, random),
                    Reckoning::Second => (hunt.ranks(ground, pursuit, chase, random))
                        .map(|rank| SURPRISES[rank.min(SURPRISES.len() - 1)])
                        .iter()
                        .product(),
                };
            }
        }
        let sum: f32 = odds.iter().sum();
        for (odds, prior) in odds.iter_mut().zip(self.prior()) {
            *odds = (1.0 - KEPT) * *odds / sum + KEPT * prior;
        }
    }
}

/// For models that cover ways, the worth of three things: a city where the fugitive can be, a way to a city that the
/// detectives reach, and being near.
const COVERED: [f32; 3] = [1.0, 0.7, 0.2];
/// For models that also count the turn after: the worth of a way of the next turn, and of the turn after.
const COVERED_FAR: [f32; 2] = [0.7, 0.5];

/// What a model likes about a detective's move: the detective, its next city, and the next cities of others that count.
type Worth<'a> = dyn FnMut(usize, City, &[City]) -> f32 + 'a;

impl Hunt {
    /// All models.
    pub const ALL: [Hunt; 16] = [
        Hunt::Sum,
        Hunt::Near,
        Hunt::Share,
        Hunt::Targets,
        Hunt::Exits,
        Hunt::Told,
        Hunt::Wary,
        Hunt::Joined,
        Hunt::Track,
        Hunt::TrackJoined,
        Hunt::Cover,
        Hunt::CoverWary,
        Hunt::CoverFar,
        Hunt::TrackCover,
        Hunt::TrackFar,
        Hunt::ShareAgreed,
    ];

    /// Whether the model goes by the odds of the cities.
    pub fn tracks(self) -> bool {
        let covers = matches!(self, Hunt::TrackCover | Hunt::TrackFar);
        covers || matches!(self, Hunt::Track | Hunt::TrackJoined)
    }

    /// Whether the detectives agree: after each has chosen, each chooses again by what all others do.
    fn agrees(self) -> bool {
        let covers = matches!(self, Hunt::Cover | Hunt::CoverWary | Hunt::CoverFar);
        let tracks = self.tracks() && self != Hunt::Track;
        covers || tracks || self == Hunt::ShareAgreed
    }

    /// A move of the detectives. `noise` is the chance that a detective deviates at random. `None` if they have no move.
    pub fn reply(
        self,
        ground: &Ground,
        pursuit: &Pursuit,
        noise: f32,
        random: &mut Random,
    ) -> Option<[City; DETECTIVES]> {
        let mut reply = None;
        self.weigh(ground, pursuit, random, &mut |random, worth| {
            let from = &pursuit.detectives;
            let mut worth = |detective, city, others: &[City]| {
                let worth = worth(detective, city, others);
                if noise > 0.0 && random.fraction() < noise {
                    1e6 * random.fraction()
                } else {
                    worth
                }
            };
            reply = ground.joint(from, &mut worth);
            if let Some(to) = reply.as_mut().filter(|_| self.agrees()) {
                ground.agree(from, to, &mut worth);
            }
        });
        reply
    }

    /// The factor on the model's probability, by how many of the detectives did what it foretold.
    fn foretold(
        self,
        ground: &Ground,
        pursuit: &Pursuit,
        chase: &[City; DETECTIVES],
        random: &mut Random,
    ) -> f32 {
        let told = self.reply(ground, pursuit, 0.0, random);
        told.map_or(1.0, |told| {
            let others = (told.iter().zip(chase)).filter(|(told, done)| told != done);
            SURPRISE.powi(others.count() as i32)
        })
    }

    /// For each detective, how many cities the model likes better than the one it went to, given what the others did.
    fn ranks(
        self,
        ground: &Ground,
        pursuit: &Pursuit,
        done: &[City; DETECTIVES],
        random: &mut Random,
    ) -> [usize; DETECTIVES] {
        let mut ranks = [0; DETECTIVES];
        self.weigh(ground, pursuit, random, &mut |_, worth| {
            for (detective, rank) in ranks.iter_mut().enumerate() {
                let all = ground.others(done, detective);
                let others = if self.agrees() {
                    &all[..]
                } else {
                    &done[..detective]
                };
                let own = worth(detective, done[detective], others);
                let steps = ground.steps(pursuit.detectives[detective]).iter();
                let free = steps.filter(|city| !others.contains(city));
                *rank = free
                    .filter(|&&city| worth(detective, city, others) > own)
                    .count();
            }
        });
        ranks
    }

    /// Calls a function with what the model likes.
    fn weigh(
        self,
        ground: &Ground,
        pursuit: &Pursuit,
        random: &mut Random,
        go: &mut dyn FnMut(&mut Random, &mut Worth),
    ) {
        let belief: Vec<City> = pursuit.belief.iter().collect();
        let heads_for = |goal: Option<City>, city| {
            let far = goal.map_or(0, |goal| ground.distance(city, goal));
            -f32::from(far)
        };
        match self {
            Hunt::Sum => go(random, &mut |_, city, _| {
                let distances = ground.distances(city);
                let far = |other: &City| u32::from(distances[other.index()]);
                -(belief.iter().map(far).sum::<u32>() as f32)
            }),
            Hunt::Near | Hunt::Wary | Hunt::Track => {
                let weights = self.weights(ground, pursuit);
                go(random, &mut |_, city, _| nearness(ground, &weights, city));
            }
            Hunt::Joined | Hunt::TrackJoined => {
                let weights = self.weights(ground, pursuit);
                let mut left = Left::default();
                go(random, &mut |_, city, others| {
                    let left = left.after(others, || {
                        let mut left = weights.clone();
                        for &one in others {
                            let distances = ground.distances(one);
                            for (other, odds) in &mut left {
                                *odds *= 1.0 - near(distances, *other);
                            }
                        }
                        left
                    });
                    nearness(ground, left, city)
                });
            }
            Hunt::Share | Hunt::ShareAgreed => {
                let mut left: Left<Vec<(City, f32)>> = Left::default();
                go(random, &mut |_, city, others| {
                    let nearest = left.after(others, || {
                        let far = |&city: &City| {
                            let nearest = ground.nearest(city, others).min(16);
                            (city, f32::from(nearest))
                        };
                        belief.iter().map(far).collect()
                    });
                    let distances = ground.distances(city);
                    let far = |&(other, nearest): &(City, f32)| {
                        let own = f32::from(distances[other.index()]);
                        nearest.min(own) + 0.1 * own
                    };
                    -nearest.iter().map(far).sum::<f32>()
                });
            }
            Hunt::Targets => {
                let mut goals = [pursuit.fugitive; DETECTIVES];
                if !belief.is_empty() {
                    goals = goals.map(|_| belief[random.below(belief.len())]);
                }
                go(random, &mut |detective, city, _| {
                    heads_for(Some(goals[detective]), city)
                });
            }
            Hunt::Exits => {
                let goals = exits(ground, &pursuit.belief, &pursuit.detectives);
                go(random, &mut |detective, city, _| {
                    heads_for(goals[detective].or(belief.first().copied()), city)
                });
            }
            Hunt::Told => go(random, &mut |_, city, _| {
                heads_for(Some(pursuit.fugitive), city)
            }),
            Hunt::Cover | Hunt::CoverWary | Hunt::CoverFar | Hunt::TrackCover | Hunt::TrackFar => {
                self.cover(ground, pursuit, random, go);
            }
        }
    }

    /// Calls a function with what a model likes that covers ways.
    fn cover(
        self,
        ground: &Ground,
        pursuit: &Pursuit,
        random: &mut Random,
        go: &mut dyn FnMut(&mut Random, &mut Worth),
    ) {
        let weights = self.weights(ground, pursuit);
        let mut here = [0.0; MAX_CITIES as usize];
        weights
            .iter()
            .for_each(|&(city, weight)| here[city.index()] = weight);
        let [now, soon, close] = COVERED;
        let mut ways = spread(ground, &here);
        let mut soon = [soon, 0.0];
        let mut after = [0.0; MAX_CITIES as usize];
        if matches!(self, Hunt::CoverFar | Hunt::TrackFar) {
            after = spread(ground, &ways);
            soon = COVERED_FAR;
        }
        for (ways, after) in ways.iter_mut().zip(after) {
            *ways = soon[0] * *ways + soon[1] * after;
        }
        let mut left = Left::default();
        go(random, &mut |_, city, others| {
            let covered = left.after(others, || {
                let mut covered = Cities::NONE;
                others
                    .iter()
                    .for_each(|&one| covered.join(ground.map.around(one)));
                covered
            });
            let reached = ground.map.around(city).without(covered).iter();
            let reached: f32 = reached.map(|to| ways[to.index()]).sum();
            now * here[city.index()] + reached + close * nearness(ground, &weights, city)
        });
    }

    /// How much each possible city counts.
    fn weights(self, ground: &Ground, pursuit: &Pursuit) -> Vec<(City, f32)> {
        let safety = |city| {
            let far = ground.nearest(city, &pursuit.detectives).min(7);
            SAFETY[usize::from(far)]
        };
        let weight = |city: City| match (self, &pursuit.odds) {
            (Hunt::Near | Hunt::Cover, _) => 1.0,
            (_, Some(odds)) if self.tracks() => odds[city.index()],
            _ => safety(city),
        };
        pursuit
            .belief
            .iter()
            .map(|city| (city, weight(city)))
            .collect()
    }
}

/// What the choices of others leave, kept until these change.
#[derive(Default)]
struct Left<T> {
    kept: Option<(Vec<City>, T)>,
}

impl<T> Left<T> {
    /// What these choices leave.
    fn after(&mut self, others: &[City], left: impl FnOnce() -> T) -> &T {
        if self.kept.as_ref().is_none_or(|(kept, _)| kept != others) {
            self.kept = Some((others.to_vec(), left()));
        }
        &self.kept.as_ref().expect("just kept").1
    }
}

/// The weight of a possible city, by its distance.
const NEARNESS: [f32; 16] = [
    1.0, 0.5, 0.25, 0.125, 0.0625, 0.031, 0.016, 0.008, 0.004, 0.002, 0.001, 0.0005, 0.00025,
    0.00012, 0.00006, 0.00003,
];

/// The weight of a city by its distance, given all distances from a detective's city.
fn near(distances: &[u8], city: City) -> f32 {
    NEARNESS[usize::from(distances[city.index()].min(15))]
}

/// The sum of the cities' weights, each by its distance too.
fn nearness(ground: &Ground, weights: &[(City, f32)], from: City) -> f32 {
    let distances = ground.distances(from);
    let weighed = weights
        .iter()
        .map(|&(city, weight)| weight * near(distances, city));
    weighed.sum()
}

/// What the cities weigh after each has passed its weight on to the cities around it, in equal parts.
fn spread(ground: &Ground, weights: &[f32; MAX_CITIES as usize]) -> [f32; MAX_CITIES as usize] {
    let mut next = [0.0; MAX_CITIES as usize];
    for city in ground
        .map
        .cities()
        .filter(|city| weights[city.index()] > 0.0)
    {
        let ways = ground.steps(city);
        let share = weights[city.index()] / ways.len() as f32;
        ways.iter().for_each(|to| next[to.index()] += share);
    }
    next
}

/// For each detective a city that the fugitive can enter next.
fn exits(
    ground: &Ground,
    belief: &Cities,
    detectives: &[City; DETECTIVES],
) -> [Option<City>; DETECTIVES] {
    let mut around = Cities::NONE;
    belief
        .iter()
        .for_each(|city| around.join(ground.map.around(city)));
    let ways = |city: City| ground.map.around(city).common(belief).len();
    let mut exits: Vec<(usize, City)> = around.iter().map(|city| (ways(city), city)).collect();
    descending(&mut exits, |&(ways, _)| ways as u32);
    let mut goals = [None; DETECTIVES];
    for (_, exit) in exits.into_iter().take(DETECTIVES) {
        let free = (0..DETECTIVES).filter(|&one| goals[one].is_none());
        if let Some(one) = free.min_by_key(|&one| ground.distance(detectives[one], exit)) {
            goals[one] = Some(exit);
        }
    }
    goals
}
