//! Questions of The Crossing from random walks on random boards.

use super::{distance, plain_board};
use crate::core::game::Game;
use crate::games::crossing::puzzle::{
    Answer, Clues, MAX_ODDS_STEPS, MAX_SAFE_STEPS, QuestionKind, SOLVER_SEAT, Task, Turns,
};
use crate::games::crossing::solver::{Plans, likeliest_plans, share_of_worlds};
use crate::games::crossing::{Cell, Crossing, CyclePoint, CyclePoints, Direction, Fate, Step};
use crate::thinking::generate::question::GeneratedQuestion;
use crate::thinking::puzzle::question::Known;
use crate::thinking::puzzle::{Note, Question};
use crate::thinking::search::Random;
use crate::thinking::solve::question::JudgesAnswers;

/// The number of walks tried before giving up. Some hundreds are usually enough.
const MAX_WALKS: usize = 50_000;
/// The maximum number of right answers.
const MAX_FIRST: usize = 12;
/// The maximum distance to the goal at the end of a walk, in steps.
const MAX_GOAL_DISTANCE: u8 = 6;
/// The minimum advantage of the best plan over the tempting one, in percent.
const MIN_ADVANTAGE_PERCENT: u32 = 8;

/// The kind of goal in a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionAim {
    /// The phases that an island can have.
    Phases,
    /// The turns in which an island is certainly above water.
    Dry,
    /// A safe plan.
    Safe,
    /// The likeliest plan.
    Odds,
}

impl QuestionAim {
    /// All kinds.
    pub const ALL: [QuestionAim; 4] = [
        QuestionAim::Phases,
        QuestionAim::Dry,
        QuestionAim::Safe,
        QuestionAim::Odds,
    ];
}

/// A question that the solver has certified; `None` if no walk led to a good one. The same seed always gives the same question.
pub fn question(aim: QuestionAim, seed: u64) -> Option<GeneratedQuestion<QuestionKind>> {
    let mut random = Random::new(seed);
    (0..MAX_WALKS).find_map(|_| {
        let (start, steps) = walk(aim, &mut random)?;
        let known = clues_after(&start, &steps)?;
        let goal = choose_goal(aim, &known, &mut random)?;
        let task = Question::new(known.first_world(), goal, steps).ok()?;
        let note = question_note(&task)?;
        let is_suitable = note.first as usize <= MAX_FIRST && note.tempting.is_some();
        is_suitable.then_some(GeneratedQuestion { task, note })
    })
}

/// The difficulty of a question; `None` if no answer is right.
pub fn question_note(task: &Question<QuestionKind>) -> Option<Note> {
    let right_answers = QuestionKind::right_answers(task);
    let tempting = careless_answer(task).filter(|answer| !QuestionKind::verdict(task, answer).met);
    let steps = |answer: &Answer| match answer {
        Answer::Plan(steps) => steps.len() as u32,
        _ => 1,
    };
    let moves = right_answers.iter().map(steps).min()?;
    Some(Note {
        moves,
        first: right_answers.len() as u32,
        tempting: tempting.map(|answer| answer.to_string()),
    })
}

/// The answer of a careless player; `None` if there is none.
///
/// For phases, the player relies on the last sighting alone and assumes that an island seen once rises. For dry turns, it names
/// those in which the island may be dry. For a safe plan it hopes for the best, and for the likeliest plan it takes the
/// shortest way.
pub fn careless_answer(task: &Question<QuestionKind>) -> Option<Answer> {
    let known = task.known();
    match task.goal() {
        QuestionKind::Phases(cell) => careless_phases(known, cell),
        QuestionKind::Dry(cell) => {
            let is_dry = |turns| {
                let dry = |place: CyclePoint, height| place.after(turns).phase(height) >= 0;
                known.find_possible(cell, dry).is_some()
            };
            Some(Turns::matching(is_dry))
                .filter(|turns| !turns.is_empty())
                .map(Answer::Turns)
        }
        QuestionKind::Safe(max_steps) | QuestionKind::Odds(max_steps) => {
            hopeful_plan(known, max_steps).map(Answer::Plan)
        }
    }
}

/// The shortest plan of a player who hopes for the best.
fn hopeful_plan(known: &Clues, max_steps: u32) -> Option<Vec<Step>> {
    let steps = Plans::hopeful(known, max_steps).min_steps()?;
    Plans::hopeful(known, steps)
        .list_up_to(1)
        .into_iter()
        .next()
}

fn careless_phases(known: &Clues, cell: Cell) -> Option<Answer> {
    let height = known.now().heights().at(cell);
    let last_sighting = known.last_seen(cell)?;
    let point_then = |direction| CyclePoint::of(height, last_sighting.phase, direction);
    let point_now = |direction| point_then(direction).map(|place| place.after(last_sighting.turns));
    let (up, down) = (point_now(Direction::Up)?, point_now(Direction::Down)?);
    let both_directions = CyclePoints::matching(|place| place == up || place == down);
    let points = if known.points_of(cell) == both_directions {
        CyclePoints::matching(|place| place == up)
    } else {
        both_directions
    };
    Some(Answer::Phases { height, points })
}

/// A goal that suits the clues.
fn choose_goal(aim: QuestionAim, known: &Clues, random: &mut Random) -> Option<QuestionKind> {
    let min_steps = || Plans::safe(known, MAX_SAFE_STEPS).min_steps();
    match aim {
        QuestionAim::Phases | QuestionAim::Dry => {
            let is_suitable = |&cell: &Cell| {
                let last_sighting = known.last_seen(cell);
                let is_out_of_sight =
                    last_sighting.is_some_and(|last_sighting| last_sighting.turns >= 2);
                let is_open = known.points_of(cell).len() >= 2;
                is_out_of_sight && (is_open || aim == QuestionAim::Phases)
            };
            let mut cells: Vec<Cell> = known.seen_islands().filter(is_suitable).collect();
            random.shuffle(&mut cells);
            let cell = *cells.first()?;
            Some(match aim {
                QuestionAim::Phases => QuestionKind::Phases(cell),
                _ => QuestionKind::Dry(cell),
            })
        }
        QuestionAim::Safe => min_steps()
            .filter(|&steps| steps >= 4)
            .map(QuestionKind::Safe),
        QuestionAim::Odds => {
            if min_steps().is_some_and(|steps| steps <= MAX_ODDS_STEPS) {
                return None;
            }
            let tempting = hopeful_plan(known, MAX_ODDS_STEPS).filter(|plan| plan.len() >= 3)?;
            let max_steps = (tempting.len() as u32 + 2).min(MAX_ODDS_STEPS);
            let best = likeliest_plans(known, max_steps, 1).into_iter().next()?;
            let advantage = share_of_worlds(known, &best).percent()
                - share_of_worlds(known, &tempting).percent();
            let is_seen = [&best, &tempting]
                .iter()
                .all(|plan| is_over_seen(known, plan));
            (is_seen && advantage >= MIN_ADVANTAGE_PERCENT).then_some(QuestionKind::Odds(max_steps))
        }
    }
}

/// Whether all islands on the way of a plan were seen.
fn is_over_seen(known: &Clues, plan: &[Step]) -> bool {
    let mut cell = known.now().token(SOLVER_SEAT);
    plan.iter().all(|&step| {
        cell = cell.after(step).unwrap_or(cell);
        cell.is_corner() || known.last_seen(cell).is_some()
    })
}

fn clues_after(start: &Crossing, steps: &[Step]) -> Option<Clues> {
    let mut known = Clues::at(start, SOLVER_SEAT).ok()?;
    for step in steps {
        known.add_move(step).ok()?;
    }
    Some(known)
}

/// A random walk of some turns: the start and the steps. It stays dry except for a rare step.
fn walk(aim: QuestionAim, random: &mut Random) -> Option<(Crossing, Vec<Step>)> {
    let board = plain_board(random);
    let is_to_goal = matches!(aim, QuestionAim::Safe | QuestionAim::Odds);
    let can_begin = |&cell: &Cell| {
        board.phase(cell) >= 0
            && !cell.is_corner()
            && (!is_to_goal || distance(cell) <= MAX_GOAL_DISTANCE)
    };
    let mut cells: Vec<Cell> = Cell::all().filter(can_begin).collect();
    random.shuffle(&mut cells);
    let tokens = [*cells.first()?, board.token(SOLVER_SEAT.other())];
    let points =
        std::array::from_fn(|index| Cell::from_index(index).map(|cell| board.cycle_point(cell)));
    let points = points.map(Option::unwrap_or_default);
    let turn = random.below(100) as u32;
    let start = Crossing::with(board.heights().clone(), points, tokens, [0; 2], turn).ok()?;
    let mut position = start.clone();
    let mut taken = Vec::new();
    let turns = if is_to_goal {
        3 + random.below(5)
    } else {
        3 + random.below(4)
    };
    for _ in 0..turns {
        let token = position.token(SOLVER_SEAT);
        let mut steps: Vec<Step> = Step::ALL.to_vec();
        steps.retain(|&step| token.after(step).is_some());
        random.shuffle(&mut steps);
        let stays_dry = |step: &&Step| position.fate(SOLVER_SEAT, **step) == Fate::Stand;
        let moves_on = |step: &&Step| stays_dry(step) && **step != Step::Hold;
        let step = *steps
            .iter()
            .find(moves_on)
            .or_else(|| steps.iter().find(stays_dry))?;
        position.play(&Task::move_of_step(step));
        taken.push(step);
    }
    (!is_to_goal || distance(position.token(SOLVER_SEAT)) <= MAX_GOAL_DISTANCE)
        .then_some((start, taken))
}
