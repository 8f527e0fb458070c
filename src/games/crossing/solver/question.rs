//! Answers questions of The Crossing exactly, over all worlds that fit.
//!
//! The worlds are all ways to choose a possible place for each island. So a plan is safe if each cell on its way is above
//! water in all possible places of its island, and its odds are the product of the islands' shares.

use super::plans::{Plans, share};
use crate::core::game::Game;
use crate::games::crossing::puzzle::{ASKED, Answer, Ask, Clues, Turns, dry, phase_words};
use crate::games::crossing::{Cell, Crossing, Fate, Move, Place, Places, Step};
use crate::thinking::puzzle::Question;
use crate::thinking::solve::question::{Decide, Verdict};

impl Decide for Ask {
    const MAX_RIGHT: usize = 1_000;

    fn right(task: &Question<Ask>) -> Vec<Answer> {
        let known = task.known();
        match task.goal() {
            Ask::Phases(cell) => vec![Answer::Phases {
                height: known.now().heights().at(cell),
                places: known.places_of(cell),
            }],
            Ask::Dry(cell) => vec![Answer::Turns(dry(known, cell))],
            Ask::Safe(steps) => {
                let plans = Plans::safe(known, steps).some(Ask::MAX_RIGHT);
                plans.into_iter().map(Answer::Plan).collect()
            }
            Ask::Odds(steps) => {
                let plans = super::plans::likeliest(known, steps, Ask::MAX_RIGHT);
                plans.into_iter().map(Answer::Plan).collect()
            }
        }
    }

    fn verdict(task: &Question<Ask>, answer: &Answer) -> Verdict<Crossing> {
        let known = task.known();
        match (task.goal(), answer) {
            (Ask::Phases(cell), Answer::Phases { places, .. }) => {
                verdict_phases(known, cell, *places)
            }
            (Ask::Dry(cell), Answer::Turns(turns)) => verdict_dry(known, cell, *turns),
            (Ask::Safe(max_steps), Answer::Plan(plan)) => verdict_safe(known, max_steps, plan),
            (Ask::Odds(max_steps), Answer::Plan(plan)) => verdict_odds(known, max_steps, plan),
            _ => missed(),
        }
    }

    fn is_quick(self) -> bool {
        !matches!(self, Ask::Odds(_))
    }
}

/// The verdict on a wrong answer. It counts nothing.
fn missed() -> Verdict<Crossing> {
    Verdict {
        met: false,
        count: 0,
        wanted: 0,
        places: Vec::new(),
        impossible: Vec::new(),
        world: Vec::new(),
        start: None,
    }
}

fn verdict_phases(known: &Clues, cell: Cell, marked: Places) -> Verdict<Crossing> {
    let (height, possible) = (known.now().heights().at(cell), known.places_of(cell));
    let missing = possible.iter().find(|&place| !marked.contains(place));
    let impossible = Places::those(|place| marked.contains(place) && !possible.contains(place));
    Verdict {
        met: marked == possible,
        count: marked.common(possible).len() as u32,
        wanted: possible.len() as u32,
        places: phase_words(height, possible),
        impossible: phase_words(height, impossible),
        world: missing.map_or_else(Vec::new, |_| known.moves_and(&[])),
        start: missing.map(|place| known.world(&[(cell, place)])),
    }
}

fn verdict_dry(known: &Clues, cell: Cell, marked: Turns) -> Verdict<Crossing> {
    let sure = dry(known, cell);
    let wrong = marked.without(sure);
    let texts = |turns: Turns| turns.iter().map(|turns| turns.to_string()).collect();
    let mut verdict = Verdict {
        met: marked == sure,
        count: (marked.len() - wrong.len()) as u32,
        wanted: sure.len() as u32,
        places: texts(sure),
        impossible: texts(wrong),
        ..missed()
    };
    if let Some(turns) = wrong.iter().next() {
        let place = known.may_be(cell, |place, height| place.after(turns).phase(height) < 0);
        verdict.start = place.map(|place| known.world(&[(cell, place)]));
        verdict.world = known.moves_and(&vec![Step::Hold; turns as usize]);
    }
    verdict
}

/// The world of a start in which a plan runs to its end, or until the token drowns; and whether it drowns.
fn carried_out(
    known: &Clues,
    start: Crossing,
    plan: &[Step],
) -> (Crossing, Vec<Move>, Option<u32>) {
    let mut position = start.clone();
    for mv in known.moves_and(&[]) {
        position.play(&mv);
    }
    for (index, &step) in plan.iter().enumerate() {
        let fate = position.fate(ASKED, step);
        if matches!(fate, Fate::Drown | Fate::Sink) {
            let moves = known.moves_and(&plan[..=index]);
            return (start, moves, Some(index as u32 + 1));
        }
        position.play(&Move([step, Step::Hold]));
    }
    (start, known.moves_and(plan), None)
}

/// The count is the step at which the token may drown; 0 if it does not drown but does not arrive either.
fn verdict_safe(known: &Clues, max_steps: u32, plan: &[Step]) -> Verdict<Crossing> {
    let way = super::plans::way(known, plan);
    let unsafe_at = (0..).zip(&way.cells).find_map(|(turn, &cell)| {
        let under = |place: Place, height| {
            let is_under = |turns| place.after(turns).phase(height) < 0;
            is_under(turn) || is_under(turn + 1)
        };
        let is_last = turn as usize + 1 == way.cells.len() && way.arrives;
        let place = known.may_be(cell, under).filter(|_| !is_last)?;
        Some((cell, place))
    });
    let mut verdict = Verdict {
        met: unsafe_at.is_none() && way.arrives,
        wanted: max_steps,
        ..missed()
    };
    if !verdict.met {
        let start = known.world(unsafe_at.as_slice());
        let (start, moves, drowned) = carried_out(known, start, plan);
        verdict.count = drowned.unwrap_or(0);
        (verdict.start, verdict.world) = (Some(start), moves);
    }
    verdict
}

/// The count is the percentage of worlds in which the plan arrives, rounded.
fn verdict_odds(known: &Clues, max_steps: u32, plan: &[Step]) -> Verdict<Crossing> {
    let here = share(known, plan);
    let best_plan = super::plans::likeliest(known, max_steps, 1)
        .into_iter()
        .next();
    let Some(best_plan) = best_plan else {
        return missed();
    };
    let best = share(known, &best_plan);
    let mut verdict = Verdict {
        met: here == best,
        count: here.percent(),
        wanted: best.percent(),
        ..missed()
    };
    if !verdict.met {
        let start = known.world(&super::plans::parting(known, &best_plan, plan));
        let (start, moves, _) = carried_out(known, start, plan);
        (verdict.start, verdict.world) = (Some(start), moves);
    }
    verdict
}
