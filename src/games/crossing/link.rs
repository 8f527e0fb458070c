//! The Crossing in links. A turn is the two players' steps, each one of the steps that stay on the board.
//!
//! | bits | of a start |
//! | --- | --- |
//! | 2 × 60 | the islands' heights − 2, row by row, without the corners |
//! | 4 × 60 | their places in the cycle |
//! | 1 | whether the game has begun; if so: |
//! | 6 × 2 | the tokens' cells by index |
//! | 8 × 2 | the numbers of tokens delivered |
//! | 8 | the number of turns played |

use std::sync::Arc;

use crate::core::game::{Game, LineError, Seat};
use crate::core::link::{BitReader, BitWriter, LinkError, Pack};
use crate::games::crossing::puzzle::{self, PosedPuzzle, QuestionKind, SOLVER_SEAT};
use crate::games::crossing::{
    CELLS, CORNER, CYCLE, Cell, Crossing, CyclePoint, HEIGHTS, Heights, Move, Step, TURNS,
};
use crate::thinking::puzzle::{Question, Task as _};

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// All cells without the corners.
fn islands() -> impl Iterator<Item = Cell> {
    Cell::all().filter(|cell| !cell.is_corner())
}

fn heights_allowed() -> u32 {
    (HEIGHTS.end() - HEIGHTS.start() + 1) as u32
}

/// The steps that stay on the board.
fn legal_steps(cell: Cell) -> Vec<Step> {
    let steps = Step::ALL.into_iter();
    steps.filter(|&step| cell.after(step).is_some()).collect()
}

impl Pack for Crossing {
    const NUMBER: u8 = 4;

    fn pack_start(&self, bits: &mut BitWriter) {
        for cell in islands() {
            let height = self.heights().at(cell) - HEIGHTS.start();
            bits.put_choice(height as u32, heights_allowed());
        }
        for cell in islands() {
            bits.put_choice(self.cycle_point(cell).number().into(), CYCLE.into());
        }
        let is_usual = self.start_lines().is_some();
        bits.put_flag(!is_usual);
        if is_usual {
            return;
        }
        for seat in SEATS {
            bits.put_choice(self.token(seat).index() as u32, CELLS as u32);
        }
        for seat in SEATS {
            bits.put_choice(self.delivered(seat), TURNS + 1);
        }
        bits.put_choice(self.turn(), TURNS + 1);
    }

    fn unpack_start(bits: &mut BitReader) -> Result<Crossing, LinkError> {
        let mut heights = [CORNER; CELLS];
        for cell in islands() {
            heights[cell.index()] = bits.take_choice(heights_allowed())? as i8 + HEIGHTS.start();
        }
        let mut points = [CyclePoint::default(); CELLS];
        for cell in islands() {
            let number = bits.take_choice(CYCLE.into())? as u8;
            points[cell.index()] = CyclePoint::new(number).ok_or(LinkError::Damaged)?;
        }
        let heights = Arc::new(Heights::new(heights).map_err(|_| LinkError::Damaged)?);
        if !bits.take_flag()? {
            return Ok(Crossing::new(heights, points));
        }
        let mut cell = || {
            let index = bits.take_choice(CELLS as u32)? as usize;
            Cell::from_index(index).ok_or(LinkError::Damaged)
        };
        let tokens = [cell()?, cell()?];
        let delivered = [bits.take_choice(TURNS + 1)?, bits.take_choice(TURNS + 1)?];
        let turn = bits.take_choice(TURNS + 1)?;
        Crossing::with(heights, points, tokens, delivered, turn).map_err(|_| LinkError::Damaged)
    }

    fn pack_move(&self, mv: &Move, bits: &mut BitWriter) {
        for seat in SEATS {
            let choices = legal_steps(self.token(seat));
            let step = mv.0[seat.index()];
            let index = choices.iter().position(|&index| index == step);
            bits.put_choice(index.unwrap_or_default() as u32, choices.len() as u32);
        }
    }

    fn unpack_move(&self, bits: &mut BitReader) -> Result<Move, LinkError> {
        let mut step = |seat| {
            let steps = legal_steps(self.token(seat));
            let index = bits.take_choice(steps.len() as u32)? as usize;
            steps.get(index).copied().ok_or(LinkError::Damaged)
        };
        Ok(Move([step(Seat(0))?, step(Seat(1))?]))
    }

    fn pack_goal(puzzle: &str, bits: &mut BitWriter) -> Result<(), LineError> {
        match puzzle.parse()? {
            PosedPuzzle::Task(task) => pack_task(&task, bits),
            PosedPuzzle::Question(task) => pack_question(&task, bits),
        }
        Ok(())
    }

    fn unpack_goal(&self, bits: &mut BitReader) -> Result<String, LinkError> {
        let mark = bits.take_choice(TURNS + 1)?;
        Ok(match mark {
            QUESTION => unpack_question(self.clone(), bits)?.to_string(),
            turn_limit => unpack_task(self.clone(), turn_limit)?.to_string(),
        })
    }
}

/// Writes a goal: 8 bits for the number of turns.
fn pack_task(task: &puzzle::Task, bits: &mut BitWriter) {
    bits.put_choice(task.turn_limit(), TURNS + 1);
}

/// Makes the task that [`pack_task`] wrote.
fn unpack_task(start: Crossing, turn_limit: u32) -> Result<puzzle::Task, LinkError> {
    puzzle::Task::new(start, turn_limit).map_err(|_| LinkError::Damaged)
}

/// The mark for a question: a crossing in no turns, which no goal has.
const QUESTION: u32 = 0;

/// The number of kinds of questions that a link has room for.
const QUESTION_KINDS: u32 = 8;

/// The number of lengths of a plan that a link has room for: 0 to 31 steps.
const PLAN_LENGTHS: u32 = 32;

/// Writes a question: the mark, then 3 bits for the goal, and 6 bits for an island or 5 for the steps of a plan. The number of
/// steps so far follows in 8 bits, then those steps, each as one of the steps that stay on the board.
fn pack_question(task: &Question<QuestionKind>, bits: &mut BitWriter) {
    bits.put_choice(QUESTION, TURNS + 1);
    let (kind, number, number_limit) = match task.goal() {
        QuestionKind::Phases(cell) => (0, cell.index() as u32, CELLS as u32),
        QuestionKind::Dry(cell) => (1, cell.index() as u32, CELLS as u32),
        QuestionKind::Safe(steps) => (2, steps, PLAN_LENGTHS),
        QuestionKind::Odds(steps) => (3, steps, PLAN_LENGTHS),
    };
    bits.put_choice(kind, QUESTION_KINDS);
    bits.put_choice(number, number_limit);
    bits.put_choice(task.seen_moves().len() as u32, TURNS + 1);
    let mut position = task.start().clone();
    for &step in task.seen_moves() {
        let steps = legal_steps(position.token(SOLVER_SEAT));
        let index = steps.iter().position(|&index| index == step);
        bits.put_choice(index.unwrap_or_default() as u32, steps.len() as u32);
        position.play(&puzzle::Task::move_of_step(step));
    }
}

/// Reads a question after the mark, as [`pack_question`] wrote it, with this start.
fn unpack_question(
    start: Crossing,
    bits: &mut BitReader,
) -> Result<Question<QuestionKind>, LinkError> {
    let kind = bits.take_choice(QUESTION_KINDS)?;
    let mut island = || {
        let index = bits.take_choice(CELLS as u32)? as usize;
        Cell::from_index(index).ok_or(LinkError::Damaged)
    };
    let goal = match kind {
        0 => QuestionKind::Phases(island()?),
        1 => QuestionKind::Dry(island()?),
        2 => QuestionKind::Safe(bits.take_choice(PLAN_LENGTHS)?),
        3 => QuestionKind::Odds(bits.take_choice(PLAN_LENGTHS)?),
        _ => return Err(LinkError::Damaged),
    };
    let mut position = start.clone();
    let mut steps = Vec::new();
    for _ in 0..bits.take_choice(TURNS + 1)? {
        let choices = legal_steps(position.token(SOLVER_SEAT));
        let index = bits.take_choice(choices.len() as u32)? as usize;
        let step = *choices.get(index).ok_or(LinkError::Damaged)?;
        let turn = puzzle::Task::move_of_step(step);
        position.try_play(&turn).map_err(|_| LinkError::Damaged)?;
        steps.push(step);
    }
    Question::new(start, goal, steps).map_err(|_| LinkError::Damaged)
}
