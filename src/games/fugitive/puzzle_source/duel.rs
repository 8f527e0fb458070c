//! Mined duels and their themes.

use super::shape::shape as shape_of;
use super::{DEAD_END, PROOF_NODES};
use crate::games::fugitive::puzzle::Goal;
use crate::games::fugitive::{Cities, City, DETECTIVES, Fugitive, Kind, Map, Move};
use crate::thinking::mine::Shape;
use crate::thinking::mine::duel::{DuelCandidate, Solution};
use crate::thinking::puzzle::Duel;
use crate::thinking::search::Budget;

/// A city with at least this many neighbours is a crossroads.
const CROSSROADS: usize = 5;

/// A certified puzzle; `None` if it has no solution, or no proof.
pub(super) fn candidate(task: &Duel<Goal>) -> Option<DuelCandidate<Goal>> {
    DuelCandidate::new(task, Budget::nodes(PROOF_NODES), themes, shape)
}

/// The themes of a puzzle, the most telling first.
fn themes(solution: &Solution<Goal>) -> Vec<&'static str> {
    let by_rails = |mv: &Move| needs_rails(solution.task.start(), mv);
    let mut signs = match solution.task.goal() {
        Goal::Catch(_) => of_catch(solution),
        Goal::Free(_) => of_flight(solution),
    };
    signs.push(("rails", solution.first.iter().all(by_rails)));
    let mut themes: Vec<&str> = signs
        .iter()
        .filter(|(_, applies)| *applies)
        .map(|(theme, _)| *theme)
        .collect();
    if solution.tempts {
        themes.push("patience");
    }
    themes.truncate(3);
    if themes.is_empty() {
        themes.push("only-way");
    }
    themes
}

/// The shape by which puzzles are compared.
fn shape(task: &Duel<Goal>) -> Shape {
    let start = task.start();
    let detectives = start.detectives().unwrap_or([City::at(0); DETECTIVES]);
    shape_of(
        start.map(),
        &detectives,
        &start.fugitive().into_iter().collect(),
    )
}

/// The possible themes of a chase.
fn of_catch(solution: &Solution<Goal>) -> Vec<(&'static str, bool)> {
    let chases = || {
        solution.own().filter_map(|(before, mv, _)| match mv {
            Move::Detectives(to) => Some((before, before.detectives()?, *to)),
            _ => None,
        })
    };
    let end = solution.end();
    let caught = end
        .fugitive()
        .is_some_and(|city| is_dead_end(end.map(), city));
    let is_cut_off = |(_, _, after): (&Fugitive, &Move, &Fugitive)| free_cities(after) == 1;
    vec![
        ("cut-off", solution.own().next().is_some_and(is_cut_off)),
        ("dead-end", caught),
        (
            "relay",
            chases()
                .next()
                .is_some_and(|(_, from, to)| replaced(&from, &to) >= 2),
        ),
    ]
}

/// The possible themes of a flight.
fn of_flight(solution: &Solution<Goal>) -> Vec<(&'static str, bool)> {
    let map = solution.task.start().map();
    let first = match solution.first.first() {
        Some(&Move::Run { to, .. }) => to,
        _ => return Vec::new(),
    };
    vec![
        ("dead-end", is_dead_end(map, first)),
        ("crossroads", map.around(first).len() >= CROSSROADS),
    ]
}

/// Whether at most [`DEAD_END`] roads lead from a city.
pub fn is_dead_end(map: &Map, city: City) -> bool {
    map.around(city).len() <= DEAD_END
}

/// The number of cities next to the fugitive's without a detective.
fn free_cities(game: &Fugitive) -> usize {
    let (Some(city), Some(detectives)) = (game.fugitive(), game.detectives()) else {
        return 0;
    };
    let taken: Cities = detectives.into_iter().collect();
    game.map().around(city).without(&taken).len()
}

fn by_car(map: &Map, from: City, to: City) -> bool {
    map.neighbours(Kind::Car, from).contains(to)
}

/// Whether a move brings a piece to a city that no road for cars joins with its own.
pub fn needs_rails(game: &Fugitive, mv: &Move) -> bool {
    let leads = |from: City, to: City| from == to || by_car(game.map(), from, to);
    match (mv, game.detectives(), game.fugitive()) {
        (Move::Detectives(to), Some(from), _) => {
            let mut each = from.iter().zip(to);
            each.any(|(&from, &to)| !leads(from, to))
        }
        (Move::Run { to, .. }, _, Some(from)) => !leads(from, *to),
        _ => false,
    }
}

/// The number of detectives that enter a city which another one leaves.
pub fn replaced(from: &[City; DETECTIVES], to: &[City; DETECTIVES]) -> usize {
    let places = to.iter().enumerate();
    places
        .filter(|&(place, city)| from[place] != *city && from.contains(city))
        .count()
}
