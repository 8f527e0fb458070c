//! Goals of questions.

use std::fmt;
use std::str::FromStr;

use super::Clues;
use super::task::{SOLVER_SEAT, TaskError};
use crate::core::game::{IllegalMove, NotationError, Problem, Seat, problem};
use crate::games::crossing::{
    CYCLE, Cell, CyclePoint, CyclePoints, Direction, SIZE, Step, TURNS, goal, off_board,
};
use crate::thinking::puzzle::duel::numbers;
use crate::thinking::puzzle::question::{self, AnswerForm};

/// The maximum number of steps of a safe plan.
pub const MAX_SAFE_STEPS: u32 = 12;

/// The maximum number of steps of a plan with the best odds. Its proof tries the plans.
pub const MAX_ODDS_STEPS: u32 = 8;

/// The last turn of a cycle that begins now.
const LAST_TURN: u32 = CYCLE as u32 - 1;

/// A goal of a question. Player 1 is asked. It has seen only its windows, and the other player holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionKind {
    /// All phases that an island can have now, each with its direction.
    Phases(Cell),
    /// All turns of the next cycle, from 0 (now) to 13, in which an island is certainly above water.
    Dry(Cell),
    /// A plan of at most this many steps that safely brings the token to its goal: it does not drown in any world.
    Safe(u32),
    /// A plan of at most this many steps that brings the token to its goal, without drowning, in the largest number of worlds.
    Odds(u32),
}

/// An answer.
///
/// Its text is phases with directions such as `-1U 3D`, the lowest first, numbers of turns such as `2 3 4`, or a plan's letters
/// such as `NNE`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Phases of an island, at least one, as the places in its cycle.
    Phases {
        /// The height of the island.
        height: i8,
        /// The places.
        points: CyclePoints,
    },
    /// Numbers of turns, at least one.
    Turns(Turns),
    /// A plan.
    Plan(Vec<Step>),
}

/// A set of numbers of turns, 0 to 13.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turns(u16);

impl Turns {
    /// The turns that meet a condition.
    pub fn matching(is_wanted: impl Fn(u32) -> bool) -> Turns {
        let turns = (0..u32::from(CYCLE)).filter(|&turns| is_wanted(turns));
        Turns(turns.fold(0, |bits, turns| bits | 1 << turns))
    }

    /// Whether the set contains a number.
    pub fn contains(self, turns: u32) -> bool {
        turns < u32::from(CYCLE) && self.0 & (1 << turns) != 0
    }

    /// The numbers, the smallest first.
    pub fn iter(self) -> impl Iterator<Item = u32> {
        (0..u32::from(CYCLE)).filter(move |&turns| self.contains(turns))
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of turns in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The numbers that another set does not contain.
    pub fn without(self, other: Turns) -> Turns {
        Turns(self.0 & !other.0)
    }
}

/// A phase with its direction, such as `-1U`.
pub fn phase_name(height: i8, point: CyclePoint) -> String {
    let letter = match point.direction() {
        Direction::Up => 'U',
        Direction::Down => 'D',
    };
    format!("{}{letter}", point.phase(height))
}

/// The places in a set as words, the lowest phase first.
pub fn phase_names(height: i8, points: CyclePoints) -> Vec<String> {
    // A rising island comes before one that sinks.
    let mut sorted: Vec<CyclePoint> = points.iter().collect();
    sorted.sort_by_key(|point| (point.phase(height), point.number()));
    let word = |point| phase_name(height, point);
    sorted.into_iter().map(word).collect()
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Phases { height, points } => {
                f.write_str(&phase_names(*height, *points).join(" "))
            }
            Answer::Turns(turns) => {
                let turns: Vec<String> = turns.iter().map(|turns| turns.to_string()).collect();
                f.write_str(&turns.join(" "))
            }
            Answer::Plan(steps) => steps.iter().try_for_each(|step| step.fmt(f)),
        }
    }
}

impl fmt::Display for QuestionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let write_with_cell = |f: &mut fmt::Formatter<'_>, word: &str, cell: Cell| {
            write!(f, "{word} {},{}", cell.row(), cell.column())
        };
        match *self {
            QuestionKind::Phases(cell) => write_with_cell(f, "phases", cell),
            QuestionKind::Dry(cell) => write_with_cell(f, "dry", cell),
            QuestionKind::Safe(steps) => write!(f, "safe {steps}"),
            QuestionKind::Odds(steps) => write!(f, "odds {steps}"),
        }
    }
}

impl FromStr for QuestionKind {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<QuestionKind, NotationError> {
        let read_cell = |word: &str| {
            let point = text.trim().strip_prefix(word)?.strip_prefix(' ')?;
            let (row, column) = point.trim().split_once(',')?;
            let coordinate = |digit: &str| match digit.as_bytes() {
                [digit @ b'0'..=b'7'] => Some(digit - b'0'),
                _ => None,
            };
            let (row, column) = (coordinate(row)?, coordinate(column)?);
            (row < SIZE && column < SIZE).then(|| Cell::new(row, column))
        };
        let read_steps = |form| numbers(text, form).map(|[read_steps]| read_steps);
        read_cell("phases")
            .map(QuestionKind::Phases)
            .or_else(|| read_cell("dry").map(QuestionKind::Dry))
            .or_else(|| read_steps("safe #").map(QuestionKind::Safe))
            .or_else(|| read_steps("odds #").map(QuestionKind::Odds))
            .ok_or_else(|| {
                let allowed = problem!(
                    "crossing-ask",
                    "`phases` or `dry` and an island's row and column, such as `phases 3,4`, or `safe` or `odds` and the \
                     most steps, such as `safe 9`"
                );
                NotationError::new("the goal of a question", text, allowed)
            })
    }
}

impl question::QuestionGoal for QuestionKind {
    type Game = crate::games::crossing::Crossing;
    type Known = Clues;
    type Answer = Answer;

    const EXAMPLE: QuestionKind = QuestionKind::Safe(9);

    fn seat(self) -> Seat {
        SOLVER_SEAT
    }

    fn check(self, known: &Clues) -> Result<(), Problem> {
        let turns_left = TURNS - known.now().turn();
        if turns_left == 0 {
            return Err(problem!("goal-over", "the game is over at the start"));
        }
        let (limit, turns) = match self {
            QuestionKind::Phases(cell) => (1, check_island(known, cell).map(|()| 1)?),
            // A world is shown up to the last of the turns in question.
            QuestionKind::Dry(cell) => (turns_left, check_island(known, cell).map(|()| LAST_TURN)?),
            QuestionKind::Safe(steps) => (MAX_SAFE_STEPS.min(turns_left), steps),
            QuestionKind::Odds(steps) => (MAX_ODDS_STEPS.min(turns_left), steps),
        };
        if !(1..=limit).contains(&turns) {
            let (left, found) = (limit, turns);
            return Err(TaskError::Turns { left, found }.problem());
        }
        match self {
            QuestionKind::Dry(cell) if surely_dry_turns(known, cell).is_empty() => Err(problem!(
                "crossing-ask-never",
                "there is no turn in which this island is certainly above water"
            )),
            _ => Ok(()),
        }
    }

    fn answer(self, known: &Clues, text: &str) -> Result<Answer, Problem> {
        match self {
            QuestionKind::Phases(cell) => read_phases(known.now().heights().at(cell), text),
            QuestionKind::Dry(_) => read_turns(text),
            QuestionKind::Safe(max_steps) | QuestionKind::Odds(max_steps) => {
                read_plan(known, max_steps, text)
            }
        }
    }

    fn form(self, known: &Clues) -> AnswerForm {
        match self {
            QuestionKind::Phases(cell) => AnswerForm::Choices(phase_names(
                known.now().heights().at(cell),
                CyclePoints::ALL,
            )),
            QuestionKind::Dry(_) => {
                AnswerForm::Choices((0..CYCLE).map(|turns| turns.to_string()).collect())
            }
            QuestionKind::Safe(_) | QuestionKind::Odds(_) => {
                AnswerForm::Plan(Step::ALL.map(|step| step.to_string()).to_vec())
            }
        }
    }

    fn mentioned_places(self) -> Vec<String> {
        match self {
            QuestionKind::Phases(cell) | QuestionKind::Dry(cell) => {
                vec![format!("{},{}", cell.row(), cell.column())]
            }
            QuestionKind::Safe(_) | QuestionKind::Odds(_) => Vec::new(),
        }
    }

    fn name_and_number(self) -> (&'static str, u32) {
        match self {
            QuestionKind::Phases(_) => ("phases", 0),
            QuestionKind::Dry(_) => ("dry", 0),
            QuestionKind::Safe(steps) => ("safe", steps),
            QuestionKind::Odds(steps) => ("odds", steps),
        }
    }
}

/// The turns of the next cycle in which an island is above water in every world.
pub fn surely_dry_turns(known: &Clues, cell: Cell) -> Turns {
    Turns::matching(|turns| known.is_surely_above(cell, turns))
}

/// Checks that an island can be the subject of a question.
fn check_island(known: &Clues, cell: Cell) -> Result<(), Problem> {
    if cell.is_corner() {
        return Err(problem!(
            "crossing-ask-corner",
            "a corner never moves, so there is nothing to ask about it"
        ));
    }
    match known.last_seen(cell) {
        Some(_) => Ok(()),
        None => Err(problem!(
            "crossing-ask-unseen",
            "the island in row {row}, column {column} was never seen",
            row = cell.row(),
            column = cell.column(),
        )),
    }
}

/// Reads phases with directions, in any order. At the ends of its run an island has one place, whatever the direction.
fn read_phases(height: i8, text: &str) -> Result<Answer, Problem> {
    let wrong = || {
        let allowed = problem!(
            "crossing-answer-phases",
            "phases of the island, each with U (rising) or D (sinking), such as -1U 3D"
        );
        NotationError::new("an answer", text, allowed)
    };
    let read = |word: &str| {
        let (phase, direction) = match word.strip_suffix(['U', 'u']) {
            Some(phase) => (phase, Direction::Up),
            None => (word.strip_suffix(['D', 'd'])?, Direction::Down),
        };
        CyclePoint::of(height, phase.parse().ok()?, direction)
    };
    let points: Option<Vec<CyclePoint>> = text.split_whitespace().map(read).collect();
    match points {
        Some(points) if !points.is_empty() => Ok(Answer::Phases {
            height,
            points: CyclePoints::matching(|point| points.contains(&point)),
        }),
        _ => Err(wrong().into()),
    }
}

/// Reads numbers of turns, in any order.
fn read_turns(text: &str) -> Result<Answer, Problem> {
    let read = |word: &str| {
        let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
        let turns: u32 = word.parse().ok().filter(|_| is_number)?;
        (turns < u32::from(CYCLE)).then_some(turns)
    };
    let turns: Option<Vec<u32>> = text.split_whitespace().map(read).collect();
    match turns {
        Some(all_turns) if !all_turns.is_empty() => Ok(Answer::Turns(Turns::matching(|turns| {
            all_turns.contains(&turns)
        }))),
        _ => {
            let allowed = problem!(
                "crossing-answer-turns",
                "numbers of turns from 0 (now) to 13, such as 2 3 4"
            );
            Err(NotationError::new("an answer", text, allowed).into())
        }
    }
}

/// Reads a plan. It stays on the board, and ends where the token reaches its goal.
fn read_plan(known: &Clues, max_steps: u32, text: &str) -> Result<Answer, Problem> {
    let wrong = || {
        let allowed = problem!(
            "crossing-answer-plan",
            "1 to {most} steps, each a letter N, E, S, W or H (hold), such as NNE",
            most = max_steps,
        );
        NotationError::new("a plan", text, allowed)
    };
    let letters = text.chars().filter(|letter| !letter.is_whitespace());
    let steps: Option<Vec<Step>> = letters
        .take(max_steps as usize + 1)
        .map(|letter| Step::from_letter(letter.to_ascii_uppercase()))
        .collect();
    let steps = steps.filter(|steps| (1..=max_steps as usize).contains(&steps.len()));
    let steps = steps.ok_or_else(wrong)?;
    let mut cell = known.now().token(SOLVER_SEAT);
    for &step in &steps {
        if cell == goal(SOLVER_SEAT) {
            return Err(IllegalMove::game_over().into());
        }
        cell = cell
            .after(step)
            .ok_or_else(|| off_board(SOLVER_SEAT, step))?;
    }
    Ok(Answer::Plan(steps))
}
