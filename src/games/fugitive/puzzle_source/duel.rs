//! Mined duels and their themes.

use super::features::features as features_of;
use super::{MAX_DEAD_END_ROADS, PROOF_NODES};
use crate::games::fugitive::puzzle::Goal;
use crate::games::fugitive::{Cities, City, DETECTIVES, Fugitive, Map, Move, RoadKind};
use crate::thinking::mining::Features;
use crate::thinking::mining::duel::{DuelCandidate, Solution};
use crate::thinking::puzzle::Duel;
use crate::thinking::search::Budget;

/// A city with at least this many neighbours is a crossroads.
const MIN_CROSSROADS_ROADS: usize = 5;

/// A certified puzzle; `None` if it has no solution, or no proof.
pub(super) fn candidate(task: &Duel<Goal>) -> Option<DuelCandidate<Goal>> {
    DuelCandidate::new(task, Budget::nodes(PROOF_NODES), themes, features)
}

/// The themes of a puzzle, the most telling first.
fn themes(solution: &Solution<Goal>) -> Vec<&'static str> {
    let by_rails = |mv: &Move| needs_rails(solution.task.start(), mv);
    let mut possible_themes = match solution.task.goal() {
        Goal::Catch(_) => themes_of_chase(solution),
        Goal::Free(_) => themes_of_flight(solution),
    };
    possible_themes.push(("rails", solution.first.iter().all(by_rails)));
    let mut themes: Vec<&str> = possible_themes
        .iter()
        .filter(|(_, applies)| *applies)
        .map(|(theme, _)| *theme)
        .collect();
    if solution.has_tempting_loss {
        themes.push("patience");
    }
    themes.truncate(3);
    if themes.is_empty() {
        themes.push("only-way");
    }
    themes
}

/// The shape by which puzzles are compared.
fn features(task: &Duel<Goal>) -> Features {
    let start = task.start();
    let detectives = start.detectives().unwrap_or([City::at(0); DETECTIVES]);
    features_of(
        start.map(),
        &detectives,
        &start.fugitive().into_iter().collect(),
    )
}

/// The possible themes of a chase.
fn themes_of_chase(solution: &Solution<Goal>) -> Vec<(&'static str, bool)> {
    let detective_moves = || {
        solution.own().filter_map(|(before, mv, _)| match mv {
            Move::Detectives(to) => Some((before, before.detectives()?, *to)),
            _ => None,
        })
    };
    let end = solution.end();
    let is_caught_in_dead_end = end
        .fugitive()
        .is_some_and(|city| is_dead_end(end.map(), city));
    let is_cut_off = |(_, _, after): (&Fugitive, &Move, &Fugitive)| free_cities(after) == 1;
    vec![
        ("cut-off", solution.own().next().is_some_and(is_cut_off)),
        ("dead-end", is_caught_in_dead_end),
        (
            "relay",
            detective_moves()
                .next()
                .is_some_and(|(_, from, to)| count_relayed(&from, &to) >= 2),
        ),
    ]
}

/// The possible themes of a flight.
fn themes_of_flight(solution: &Solution<Goal>) -> Vec<(&'static str, bool)> {
    let map = solution.task.start().map();
    let first = match solution.first.first() {
        Some(&Move::Run { to, .. }) => to,
        _ => return Vec::new(),
    };
    vec![
        ("dead-end", is_dead_end(map, first)),
        (
            "crossroads",
            map.around(first).len() >= MIN_CROSSROADS_ROADS,
        ),
    ]
}

/// Whether at most [`MAX_DEAD_END_ROADS`] roads lead from a city.
pub fn is_dead_end(map: &Map, city: City) -> bool {
    map.around(city).len() <= MAX_DEAD_END_ROADS
}

/// The number of cities next to the fugitive's without a detective.
fn free_cities(game: &Fugitive) -> usize {
    let (Some(city), Some(detectives)) = (game.fugitive(), game.detectives()) else {
        return 0;
    };
    let occupied: Cities = detectives.into_iter().collect();
    game.map().around(city).without(&occupied).len()
}

fn by_car(map: &Map, from: City, to: City) -> bool {
    map.neighbours(RoadKind::Car, from).contains(to)
}

/// Whether a move brings a piece to a city that no road for cars joins with its own.
pub fn needs_rails(game: &Fugitive, mv: &Move) -> bool {
    let can_go_by_car = |from: City, to: City| from == to || by_car(game.map(), from, to);
    match (mv, game.detectives(), game.fugitive()) {
        (Move::Detectives(to), Some(from), _) => {
            let mut moves = from.iter().zip(to);
            moves.any(|(&from, &to)| !can_go_by_car(from, to))
        }
        (Move::Run { to, .. }, _, Some(from)) => !can_go_by_car(from, *to),
        _ => false,
    }
}

/// The number of detectives that enter a city which another one leaves.
pub fn count_relayed(from: &[City; DETECTIVES], to: &[City; DETECTIVES]) -> usize {
    let places = to.iter().enumerate();
    places
        .filter(|&(index, city)| from[index] != *city && from.contains(city))
        .count()
}
