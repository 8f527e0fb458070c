//! Quick models of how fugitives may play, for simulated turns.

use super::tables::{MapTables, Pursuit};
use crate::games::fugitive::{Cities, City, DETECTIVES, Kind};
use crate::thinking::search::Random;

/// The preference of a simulated fugitive for a city, by its distance to the nearest detective.
pub const SAFETY: [f32; 8] = [0.0005, 0.06, 0.6, 1.0, 1.25, 1.4, 1.5, 1.5];

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
    pub fn likes(self, tables: &MapTables, detectives: &[City; DETECTIVES]) -> Vec<f32> {
        let near = within_reach(tables, detectives);
        let far = |to: City| usize::from(tables.nearest(to, detectives).min(7));
        let like = |to: City| match self {
            // Each step farther is a hundred times more likely.
            FugitiveModel::Far => 0.01_f32.powi(7 - far(to) as i32),
            FugitiveModel::Shrewd => shrewd(tables, to, detectives, &near),
            FugitiveModel::Loose => SAFETY[far(to)],
        };
        tables.map.cities().map(like).collect()
    }
}

/// The preference of our own fugitive for a city, by its distances to the three nearest detectives, and by the number of roads
/// onward that avoid the detectives' reach, plus one. Fitted to 1,100 of its moves.
const SHREWD: [[f32; 8]; 3] = [
    [0.03, 0.5, 5.0, 4.5, 4.0, 4.0, 4.0, 4.0],
    [0.15, 0.15, 1.3, 1.6, 3.3, 3.3, 3.3, 3.3],
    [0.4, 0.6, 1.0, 1.5, 2.3, 3.4, 3.4, 3.4],
];

/// The cities that the detectives occupy or can enter.
fn within_reach(tables: &MapTables, detectives: &[City; DETECTIVES]) -> Cities {
    let mut near: Cities = detectives.iter().copied().collect();
    for &detective in detectives {
        near.join(tables.map.around(detective));
    }
    near
}

/// A random move with our own fugitive's preferences. It also prefers to leave many possible cities.
pub fn flee(tables: &MapTables, pursuit: &Pursuit, random: &mut Random) -> (Kind, City) {
    let runs = tables.runs(pursuit.fugitive);
    let near = within_reach(tables, &pursuit.detectives);
    // Most cities have only one kind of road, so there is nothing to compare.
    let is_open = |kind| runs.iter().any(|&(own, _)| own == kind);
    let is_choice = Kind::ALL.into_iter().filter(|&kind| is_open(kind)).count() > 1;
    let sizes = Kind::ALL.map(|kind| {
        if is_choice && is_open(kind) {
            tables.map.next(kind, &pursuit.belief).len() as f32
        } else {
            1.0
        }
    });
    sample(runs, random, |kind, to| {
        shrewd(tables, to, &pursuit.detectives, &near) * sizes[kind as usize].sqrt()
    })
}

/// The preference of our own fugitive for a city.
fn shrewd(tables: &MapTables, to: City, detectives: &[City; DETECTIVES], near: &Cities) -> f32 {
    let distances = tables.distances(to);
    let mut far = detectives.map(|one| usize::from(distances[one.index()].min(7)));
    far.sort_unstable();
    let ways = tables.map.around(to).without(near).len();
    SHREWD[0][far[0]] * SHREWD[1][far[1]] * SHREWD[2][far[2]] * (1.0 + ways as f32)
}

/// Samples one of some moves.
fn sample(
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
