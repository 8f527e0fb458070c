//! Answers questions of The Crossing exactly, over all worlds that fit.
//!
//! The worlds are all ways to choose a possible place for each island. So a plan is safe if each cell on its way is above
//! water in all possible places of its island, and its odds are the product of the islands' shares.

use super::plans::{Plans, share_of_worlds};
use crate::core::game::Game;
use crate::games::crossing::puzzle::{
    Answer, Clues, QuestionKind, SOLVER_SEAT, Turns, phase_names, surely_dry_turns,
};
use crate::games::crossing::{Cell, Crossing, CyclePoint, CyclePoints, Fate, Move, Step};
use crate::thinking::puzzle::Question;
use crate::thinking::solve::question::{JudgesAnswers, Verdict};

impl JudgesAnswers for QuestionKind {
    const MAX_RIGHT: usize = 1_000;

    fn right_answers(task: &Question<QuestionKind>) -> Vec<Answer> {
        let known = task.known();
        match task.goal() {
            QuestionKind::Phases(cell) => vec![Answer::Phases {
                height: known.now().heights().at(cell),
                points: known.points_of(cell),
            }],
            QuestionKind::Dry(cell) => vec![Answer::Turns(surely_dry_turns(known, cell))],
            QuestionKind::Safe(steps) => {
                let plans = Plans::safe(known, steps).list_up_to(QuestionKind::MAX_RIGHT);
                plans.into_iter().map(Answer::Plan).collect()
            }
            QuestionKind::Odds(steps) => {
                let plans = super::plans::likeliest_plans(known, steps, QuestionKind::MAX_RIGHT);
                plans.into_iter().map(Answer::Plan).collect()
            }
        }
    }

    fn verdict(task: &Question<QuestionKind>, answer: &Answer) -> Verdict<Crossing> {
        let known = task.known();
        match (task.goal(), answer) {
            (QuestionKind::Phases(cell), Answer::Phases { points, .. }) => {
                verdict_phases(known, cell, *points)
            }
            (QuestionKind::Dry(cell), Answer::Turns(turns)) => verdict_dry(known, cell, *turns),
            (QuestionKind::Safe(max_steps), Answer::Plan(plan)) => {
                verdict_safe(known, max_steps, plan)
            }
            (QuestionKind::Odds(max_steps), Answer::Plan(plan)) => {
                verdict_odds(known, max_steps, plan)
            }
            _ => wrong_answer(),
        }
    }

    fn is_quick(self) -> bool {
        !matches!(self, QuestionKind::Odds(_))
    }
}

/// The verdict on a wrong answer. It counts nothing.
fn wrong_answer() -> Verdict<Crossing> {
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

fn verdict_phases(known: &Clues, cell: Cell, marked: CyclePoints) -> Verdict<Crossing> {
    let (height, possible) = (known.now().heights().at(cell), known.points_of(cell));
    let missing = possible.iter().find(|&place| !marked.contains(place));
    let impossible =
        CyclePoints::matching(|place| marked.contains(place) && !possible.contains(place));
    Verdict {
        met: marked == possible,
        count: marked.common(possible).len() as u32,
        wanted: possible.len() as u32,
        places: phase_names(height, possible),
        impossible: phase_names(height, impossible),
        world: missing.map_or_else(Vec::new, |_| known.moves_with(&[])),
        start: missing.map(|place| known.world(&[(cell, place)])),
    }
}

fn verdict_dry(known: &Clues, cell: Cell, marked: Turns) -> Verdict<Crossing> {
    let sure_turns = surely_dry_turns(known, cell);
    let wrong_turns = marked.without(sure_turns);
    let turn_texts = |turns: Turns| turns.iter().map(|turns| turns.to_string()).collect();
    let mut verdict = Verdict {
        met: marked == sure_turns,
        count: (marked.len() - wrong_turns.len()) as u32,
        wanted: sure_turns.len() as u32,
        places: turn_texts(sure_turns),
        impossible: turn_texts(wrong_turns),
        ..wrong_answer()
    };
    if let Some(turns) = wrong_turns.iter().next() {
        let place = known.find_possible(cell, |place, height| place.after(turns).phase(height) < 0);
        verdict.start = place.map(|place| known.world(&[(cell, place)]));
        verdict.world = known.moves_with(&vec![Step::Hold; turns as usize]);
    }
    verdict
}

/// The world of a start in which a plan runs to its end, or until the token drowns; and whether it drowns.
fn run_plan(known: &Clues, start: Crossing, plan: &[Step]) -> (Crossing, Vec<Move>, Option<u32>) {
    let mut position = start.clone();
    for mv in known.moves_with(&[]) {
        position.play(&mv);
    }
    for (index, &step) in plan.iter().enumerate() {
        let fate = position.fate(SOLVER_SEAT, step);
        if matches!(fate, Fate::Drown | Fate::Sink) {
            let moves = known.moves_with(&plan[..=index]);
            return (start, moves, Some(index as u32 + 1));
        }
        position.play(&Move([step, Step::Hold]));
    }
    (start, known.moves_with(plan), None)
}

/// The count is the step at which the token may drown; 0 if it does not drown but does not arrive either.
fn verdict_safe(known: &Clues, max_steps: u32, plan: &[Step]) -> Verdict<Crossing> {
    let path = super::plans::path_of(known, plan);
    let unsafe_at = (0..).zip(&path.cells).find_map(|(turn, &cell)| {
        let can_be_under_water = |place: CyclePoint, height| {
            let is_under = |turns| place.after(turns).phase(height) < 0;
            is_under(turn) || is_under(turn + 1)
        };
        let is_last = turn as usize + 1 == path.cells.len() && path.arrives;
        let place = known
            .find_possible(cell, can_be_under_water)
            .filter(|_| !is_last)?;
        Some((cell, place))
    });
    let mut verdict = Verdict {
        met: unsafe_at.is_none() && path.arrives,
        wanted: max_steps,
        ..wrong_answer()
    };
    if !verdict.met {
        let start = known.world(unsafe_at.as_slice());
        let (start, moves, drowned) = run_plan(known, start, plan);
        verdict.count = drowned.unwrap_or(0);
        (verdict.start, verdict.world) = (Some(start), moves);
    }
    verdict
}

/// The count is the percentage of worlds in which the plan arrives, rounded.
fn verdict_odds(known: &Clues, max_steps: u32, plan: &[Step]) -> Verdict<Crossing> {
    let plan_share = share_of_worlds(known, plan);
    let best_plan = super::plans::likeliest_plans(known, max_steps, 1)
        .into_iter()
        .next();
    let Some(best_plan) = best_plan else {
        return wrong_answer();
    };
    let best = share_of_worlds(known, &best_plan);
    let mut verdict = Verdict {
        met: plan_share == best,
        count: plan_share.percent(),
        wanted: best.percent(),
        ..wrong_answer()
    };
    if !verdict.met {
        let start = known.world(&super::plans::distinguishing_points(
            known, &best_plan, plan,
        ));
        let (start, moves, _) = run_plan(known, start, plan);
        (verdict.start, verdict.world) = (Some(start), moves);
    }
    verdict
}
