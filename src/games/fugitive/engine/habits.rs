//! Quick models of how detectives and fugitives may play, for simulated turns.

use super::ground::{Ground, Pursuit};
use crate::core::order::descending;
use crate::games::fugitive::{Cities, City, DETECTIVES, Kind};
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
}

impl Hunt {
    /// All models.
    pub const ALL: [Hunt; 8] = [
        Hunt::Sum,
        Hunt::Near,
        Hunt::Share,
        Hunt::Targets,
        Hunt::Exits,
        Hunt::Told,
        Hunt::Wary,
        Hunt::Joined,
    ];

    /// The probability of each model before the detectives have moved.
    pub const PRIOR: [f32; Hunt::ALL.len()] = [0.15, 0.15, 0.1, 0.1, 0.1, 0.05, 0.15, 0.2];

    /// A move of the detectives. `noise` is the chance that a detective deviates at random. `None` if they have no move.
    pub fn reply(
        self,
        ground: &Ground,
        pursuit: &Pursuit,
        noise: f32,
        random: &mut Random,
    ) -> Option<[City; DETECTIVES]> {
        let belief: Vec<City> = pursuit.belief.iter().collect();
        let from = &pursuit.detectives;
        let stray = |worth: f32, random: &mut Random| match noise > 0.0 && random.fraction() < noise
        {
            true => 1e6 * random.fraction(),
            false => worth,
        };
        match self {
            Hunt::Sum => ground.joint(from, |_, city, _| {
                let distances = ground.distances(city);
                let sum: u32 = belief
                    .iter()
                    .map(|other| u32::from(distances[other.index()]))
                    .sum();
                stray(-(sum as f32), random)
            }),
            Hunt::Near => ground.joint(from, |_, city, _| {
                let distances = ground.distances(city);
                let near = |other: &City| NEARNESS[usize::from(distances[other.index()].min(15))];
                let sum: f32 = belief.iter().map(near).sum();
                stray(sum, random)
            }),
            Hunt::Share => {
                let mut nearest = [0_f32; 200];
                for &city in &belief {
                    nearest[city.index()] = 16.0;
                }
                let mut settled = 0;
                ground.joint(from, |detective, city, taken| {
                    while settled < detective {
                        let distances = ground.distances(taken[settled]);
                        for other in &belief {
                            let own = &mut nearest[other.index()];
                            *own = own.min(f32::from(distances[other.index()]));
                        }
                        settled += 1;
                    }
                    let distances = ground.distances(city);
                    let far = |other: &City| {
                        let own = f32::from(distances[other.index()]);
                        nearest[other.index()].min(own) + 0.1 * own
                    };
                    let sum: f32 = belief.iter().map(far).sum();
                    stray(-sum, random)
                })
            }
            Hunt::Targets => {
                let mut goals = [pursuit.fugitive; DETECTIVES];
                if !belief.is_empty() {
                    goals = goals.map(|_| belief[random.below(belief.len())]);
                }
                ground.joint(from, |detective, city, _| {
                    let far = ground.distance(city, goals[detective]);
                    stray(-f32::from(far), random)
                })
            }
            Hunt::Exits => {
                let goals = exits(ground, &pursuit.belief, from);
                ground.joint(from, |detective, city, _| {
                    let goal = goals[detective].or(belief.first().copied());
                    let far = goal.map_or(0, |goal| ground.distance(city, goal));
                    stray(-f32::from(far), random)
                })
            }
            Hunt::Wary => {
                let careful = |&city: &City| {
                    let far = ground.nearest(city, from).min(7);
                    (city, SAFETY[usize::from(far)])
                };
                let likely: Vec<(City, f32)> = belief.iter().map(careful).collect();
                ground.joint(from, |_, city, _| {
                    let distances = ground.distances(city);
                    let near = |&(other, odds): &(City, f32)| {
                        odds * NEARNESS[usize::from(distances[other.index()].min(15))]
                    };
                    let sum: f32 = likely.iter().map(near).sum();
                    stray(sum, random)
                })
            }
            Hunt::Joined => {
                let careful = |&city: &City| {
                    let far = ground.nearest(city, from).min(7);
                    (city, SAFETY[usize::from(far)])
                };
                let mut left: Vec<(City, f32)> = belief.iter().map(careful).collect();
                let reach = |distances: &[u8], other: City| {
                    NEARNESS[usize::from(distances[other.index()].min(15))]
                };
                let mut settled = 0;
                ground.joint(from, |detective, city, taken| {
                    while settled < detective {
                        let distances = ground.distances(taken[settled]);
                        for (other, odds) in &mut left {
                            *odds *= 1.0 - reach(distances, *other);
                        }
                        settled += 1;
                    }
                    let distances = ground.distances(city);
                    let gain = |&(other, odds): &(City, f32)| odds * reach(distances, other);
                    let sum: f32 = left.iter().map(gain).sum();
                    stray(sum, random)
                })
            }
            Hunt::Told => ground.joint(from, |_, city, _| {
                let far = ground.distance(city, pursuit.fugitive);
                stray(-f32::from(far), random)
            }),
        }
    }
}

/// The weight of a possible city, by its distance.
const NEARNESS: [f32; 16] = [
    1.0, 0.5, 0.25, 0.125, 0.0625, 0.031, 0.016, 0.008, 0.004, 0.002, 0.001, 0.0005, 0.00025,
    0.00012, 0.00006, 0.00003,
];

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

/// How much a simulated fugitive likes a city, by its distance to the nearest detective.
const SAFETY: [f32; 8] = [0.0005, 0.06, 0.6, 1.0, 1.25, 1.4, 1.5, 1.5];

/// A model of the fugitive.
#[derive(Clone, Copy, Debug)]
pub enum Flight {
    /// Usually away from the detectives.
    Loose,
    /// To the largest distance from the nearest detective.
    Far,
    /// As our own engine chooses: also away from the second and third nearest detective, and towards cities with ways on.
    Shrewd,
}

impl Flight {
    /// How much the model likes each city, given the detectives' cities. It chooses with probabilities in this proportion.
    pub fn likes(self, ground: &Ground, detectives: &[City; DETECTIVES]) -> Vec<f32> {
        let near = within_reach(ground, detectives);
        let far = |to: City| usize::from(ground.nearest(to, detectives).min(7));
        let like = |to: City| match self {
            // Each step farther is a hundred times more likely.
            Flight::Far => 0.01_f32.powi(7 - far(to) as i32),
            Flight::Shrewd => shrewd(ground, to, detectives, &near),
            Flight::Loose => SAFETY[far(to)],
        };
        ground.map.cities().map(like).collect()
    }
}

/// How much our own fugitive likes a city, by its distances to the three nearest detectives, and by the number of ways on
/// that avoid the detectives' reach, plus one. Fitted to 1,100 of its moves.
const SHREWD: [[f32; 8]; 3] = [
    [0.03, 0.5, 5.0, 4.5, 4.0, 4.0, 4.0, 4.0],
    [0.15, 0.15, 1.3, 1.6, 3.3, 3.3, 3.3, 3.3],
    [0.4, 0.6, 1.0, 1.5, 2.3, 3.4, 3.4, 3.4],
];

/// The cities where the detectives are and can go.
fn within_reach(ground: &Ground, detectives: &[City; DETECTIVES]) -> Cities {
    let mut near: Cities = detectives.iter().copied().collect();
    for &detective in detectives {
        near.join(ground.map.around(detective));
    }
    near
}

/// A random move, with our own fugitive's preferences. It also prefers to leave many cities possible.
pub fn flee(ground: &Ground, pursuit: &Pursuit, random: &mut Random) -> (Kind, City) {
    let runs = ground.runs(pursuit.fugitive);
    let near = within_reach(ground, &pursuit.detectives);
    // Most cities have only one kind of road, so there is nothing to compare.
    let is_open = |kind| runs.iter().any(|&(own, _)| own == kind);
    let is_choice = Kind::ALL.into_iter().filter(|&kind| is_open(kind)).count() > 1;
    let sizes = Kind::ALL.map(|kind| match is_choice && is_open(kind) {
        true => ground.map.next(kind, &pursuit.belief).len() as f32,
        false => 1.0,
    });
    draw(runs, random, |kind, to| {
        shrewd(ground, to, &pursuit.detectives, &near) * sizes[kind as usize].sqrt()
    })
}

/// How much our own fugitive likes a city.
fn shrewd(ground: &Ground, to: City, detectives: &[City; DETECTIVES], near: &Cities) -> f32 {
    let distances = ground.distances(to);
    let mut far = detectives.map(|one| usize::from(distances[one.index()].min(7)));
    far.sort_unstable();
    let ways = ground.map.around(to).without(near).len();
    SHREWD[0][far[0]] * SHREWD[1][far[1]] * SHREWD[2][far[2]] * (1.0 + ways as f32)
}

/// Draws one of some moves.
fn draw(
    runs: &[(Kind, City)],
    random: &mut Random,
    weight: impl Fn(Kind, City) -> f32,
) -> (Kind, City) {
    let sum: f32 = runs.iter().map(|&(kind, to)| weight(kind, to)).sum();
    let mut left = random.fraction() * sum;
    for &(kind, to) in runs {
        left -= weight(kind, to);
        if left < 0.0 {
            return (kind, to);
        }
    }
    runs[runs.len() - 1]
}
