//! Quick models of how fugitives may play, for simulated turns.

use super::tables::{MapTables, Pursuit};
use crate::games::fugitive::{Cities, City, DETECTIVES, RoadKind};
use crate::thinking::search::Random;

/// The preference of a simulated fugitive for a city, by its distance to the nearest detective.
pub const PREFERENCE_BY_DISTANCE: [f32; 8] = [0.0005, 0.06, 0.6, 1.0, 1.25, 1.4, 1.5, 1.5];

/// A model of the fugitive.
#[derive(Clone, Copy, Debug)]
pub enum FugitiveModel {
    /// Usually away from the detectives.
    Loose,
    /// To the largest distance from the nearest detective.
    Far,
    /// As our own engine chooses: also away from the second and third nearest detective, and towards cities with many roads.
    Shrewd,
}

impl FugitiveModel {
    /// The preference of the model for each city, given the detectives' cities. It chooses with probabilities in this
    /// proportion.
    pub fn preferences(self, tables: &MapTables, detectives: &[City; DETECTIVES]) -> Vec<f32> {
        let in_reach = within_reach(tables, detectives);
        let distance = |to: City| usize::from(tables.distance_from_nearest(to, detectives).min(7));
        let preference = |to: City| match self {
            // Each step farther is a hundred times more likely.
            FugitiveModel::Far => 0.01_f32.powi(7 - distance(to) as i32),
            FugitiveModel::Shrewd => shrewd_preference(tables, to, detectives, &in_reach),
            FugitiveModel::Loose => PREFERENCE_BY_DISTANCE[distance(to)],
        };
        tables.map.cities().map(preference).collect()
    }
}

/// The preference of our own fugitive for a city, by its distances to the three nearest detectives, and by the number of roads
/// onward that avoid the detectives' reach, plus one. Fitted to 1,100 of its moves.
const SHREWD_PREFERENCES: [[f32; 8]; 3] = [
    [0.03, 0.5, 5.0, 4.5, 4.0, 4.0, 4.0, 4.0],
    [0.15, 0.15, 1.3, 1.6, 3.3, 3.3, 3.3, 3.3],
    [0.4, 0.6, 1.0, 1.5, 2.3, 3.4, 3.4, 3.4],
];

/// The cities that the detectives occupy or can enter.
fn within_reach(tables: &MapTables, detectives: &[City; DETECTIVES]) -> Cities {
    let mut in_reach: Cities = detectives.iter().copied().collect();
    for &detective in detectives {
        in_reach.join(tables.map.around(detective));
    }
    in_reach
}

/// A random move with our own fugitive's preferences. It also prefers to leave many possible cities.
pub fn sample_flight(
    tables: &MapTables,
    pursuit: &Pursuit,
    random: &mut Random,
) -> (RoadKind, City) {
    let runs = tables.runs(pursuit.fugitive);
    let in_reach = within_reach(tables, &pursuit.detectives);
    // Most cities have only one kind of road, so there is nothing to compare.
    let has_run = |kind| runs.iter().any(|&(run_kind, _)| run_kind == kind);
    let has_choice = RoadKind::ALL
        .into_iter()
        .filter(|&kind| has_run(kind))
        .count()
        > 1;
    let belief_sizes = RoadKind::ALL.map(|kind| {
        if has_choice && has_run(kind) {
            tables.map.reached_from(kind, &pursuit.belief).len() as f32
        } else {
            1.0
        }
    });
    sample_run(runs, random, |kind, to| {
        shrewd_preference(tables, to, &pursuit.detectives, &in_reach)
            * belief_sizes[kind as usize].sqrt()
    })
}

/// The preference of our own fugitive for a city.
fn shrewd_preference(
    tables: &MapTables,
    to: City,
    detectives: &[City; DETECTIVES],
    in_reach: &Cities,
) -> f32 {
    let distances = tables.distances(to);
    let mut distances = detectives.map(|one| usize::from(distances[one.index()].min(7)));
    distances.sort_unstable();
    let exits = tables.map.around(to).without(in_reach).len();
    SHREWD_PREFERENCES[0][distances[0]]
        * SHREWD_PREFERENCES[1][distances[1]]
        * SHREWD_PREFERENCES[2][distances[2]]
        * (1.0 + exits as f32)
}

/// Samples one of the moves, by their weights.
fn sample_run(
    runs: &[(RoadKind, City)],
    random: &mut Random,
    weight: impl Fn(RoadKind, City) -> f32,
) -> (RoadKind, City) {
    let sum: f32 = runs.iter().map(|&(kind, to)| weight(kind, to)).sum();
    let mut remaining = random.fraction() * sum;
    for &(kind, to) in runs {
        remaining -= weight(kind, to);
        if remaining < 0.0 {
            return (kind, to);
        }
    }
    runs[runs.len() - 1]
}
