//! Puzzles: bring a token to its goal in as few turns as possible, with everything visible.
//!
//! The generator tries random boards and start cells until the solver certifies a puzzle of the requested difficulty. The goal
//! can be reached in time, in few ways. No solution drowns the token, and the way that looks nearest is not a solution.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::plain_board;
use crate::core::game::{Game, NotationError, problem};
use crate::games::crossing::solver::{Reach, SOLVER_SEAT, Solutions, Task};
use crate::games::crossing::{Cell, Crossing, Fate, Step, goal};
use crate::thinking::puzzle::Note;
use crate::thinking::search::Random;

/// The number of boards tried before giving up. A few are usually enough.
const MAX_BOARDS: usize = 5_000;
/// Half of the hard puzzles begin on the start cell. After this many boards without such a puzzle they may begin anywhere.
const MAX_BOARDS_FROM_START: usize = 1_000;

/// The difficulty of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    serde(rename_all = "lowercase"),
    tsify(rename = "PuzzleLevel")
)]
pub enum Difficulty {
    /// Near the goal, with one or two turns to spare.
    Easy,
    /// In the fewest possible turns, with waits where a player would rather go on.
    Medium,
    /// A long way in the fewest possible turns, from the start cell or partly away from the goal.
    Hard,
}

impl Difficulty {
    /// All levels, the easiest first.
    pub const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard];

    fn criteria(self) -> Criteria {
        match self {
            Difficulty::Easy => Criteria {
                turns: 4..=8,
                spare: 1..=2,
                max_ways: 60,
                resisted: 0,
                back: 0,
            },
            Difficulty::Medium => Criteria {
                turns: 8..=13,
                spare: 0..=0,
                max_ways: 12,
                resisted: 2,
                back: 0,
            },
            Difficulty::Hard => Criteria {
                turns: 14..=20,
                spare: 0..=0,
                max_ways: 6,
                resisted: 4,
                back: 1,
            },
        }
    }
}

impl fmt::Display for Difficulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Difficulty::Easy => "easy",
            Difficulty::Medium => "medium",
            Difficulty::Hard => "hard",
        })
    }
}

impl FromStr for Difficulty {
    type Err = NotationError;

    /// `easy`, `medium` or `hard`.
    fn from_str(text: &str) -> Result<Difficulty, NotationError> {
        let mut levels = Difficulty::ALL.into_iter();
        levels
            .find(|level| level.to_string() == text)
            .ok_or_else(|| {
                NotationError::new(
                    "a level",
                    text,
                    problem!("fault-puzzle-level", "easy, medium or hard"),
                )
            })
    }
}

/// The criteria of a level.
struct Criteria {
    /// The fewest turns to the goal.
    turns: RangeInclusive<u32>,
    /// The number of turns to spare.
    spare: RangeInclusive<u32>,
    /// The maximum number of solutions.
    max_ways: u64,
    /// See [`Measure::resisted`].
    resisted: usize,
    /// See [`Measure::back`].
    back: usize,
}

/// The difficulty of a puzzle in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measure {
    /// The fewest turns to the goal.
    pub min_turns: u32,
    /// The number of solutions.
    pub ways: u64,
    /// The number of turns of every solution in which all steps that look best would lose the goal. A step looks best if it
    /// stays dry and comes nearest to the goal.
    pub resisted: usize,
    /// The number of steps of every solution that lead away from the goal.
    pub back: usize,
}

/// A puzzle, certified by the solver.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// The task.
    pub task: Task,
    /// Its difficulty.
    pub measure: Measure,
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(note) = difficulty_note(&Solutions::of(&self.task)) {
            writeln!(f, "# {note}")?;
        }
        write!(f, "{}", self.task)
    }
}

/// The difficulty of a puzzle; `None` if it cannot be solved. Its moves are the fewest turns to the goal. A step that looks
/// nearest to the goal is tempting if all such steps lose the goal.
pub fn difficulty_note(solutions: &Solutions) -> Option<Note> {
    let keeping_steps = solutions.keeping_steps(&[]).unwrap_or_default();
    let greedy = greedy_steps(solutions.task().start());
    let loses = greedy.iter().all(|step| !keeping_steps.contains(step));
    Some(Note {
        moves: solutions.min_turns()?,
        first: keeping_steps.len() as u32,
        tempting: greedy.first().filter(|_| loses).map(Step::to_string),
    })
}

/// A puzzle of a level. `None` if no random board has one, which is not expected. The same seed always gives the same puzzle.
pub fn puzzle(level: Difficulty, seed: u64) -> Option<Puzzle> {
    let criteria = level.criteria();
    let mut random = Random::new(seed);
    if level == Difficulty::Hard && random.below(2) == 0 {
        // On the start cell drowning costs no more than waiting. So a long wait has many ways, each with a drowning.
        let criteria = Criteria {
            resisted: 1,
            back: 0,
            ..level.criteria()
        };
        let mut found = (0..MAX_BOARDS_FROM_START).filter_map(|_| {
            let board = plain_board(&mut random);
            let cells = vec![board.token(SOLVER_SEAT)];
            puzzle_on(&board, cells, &criteria, &mut random)
        });
        if let Some(puzzle) = found.next() {
            return Some(puzzle);
        }
    }
    (0..MAX_BOARDS).find_map(|_| {
        let board = plain_board(&mut random);
        puzzle_on(&board, Cell::all().collect(), &criteria, &mut random)
    })
}

/// A puzzle on a board that begins in one of some cells.
fn puzzle_on(
    board: &Crossing,
    mut cells: Vec<Cell>,
    criteria: &Criteria,
    random: &mut Random,
) -> Option<Puzzle> {
    let reach = Reach::of(board, SOLVER_SEAT);
    let can_begin = |cell: Cell| {
        let turns = reach.min_turns(cell, 0);
        board.phase(cell) >= 0
            && cell != board.token(SOLVER_SEAT.other())
            && turns.is_some_and(|turns| criteria.turns.contains(&turns))
    };
    cells.retain(|&cell| can_begin(cell));
    random.shuffle(&mut cells);
    let spare = criteria.spare.end() - criteria.spare.start() + 1;
    let spare = criteria.spare.start() + random.below(spare as usize) as u32;
    cells.into_iter().find_map(|cell| {
        let turn_limit = reach.min_turns(cell, 0)? + spare;
        let has_few_ways = reach.count(cell, 0, turn_limit) <= criteria.max_ways;
        has_few_ways.then(|| certified_puzzle(board, cell, turn_limit, criteria))?
    })
}

/// The puzzle that begins in a cell, if it meets the criteria.
fn certified_puzzle(
    board: &Crossing,
    cell: Cell,
    turn_limit: u32,
    criteria: &Criteria,
) -> Option<Puzzle> {
    let tokens = [cell, board.token(SOLVER_SEAT.other())];
    let points =
        std::array::from_fn(|index| Cell::from_index(index).map(|cell| board.cycle_point(cell)));
    let points = points.map(Option::unwrap_or_default);
    let start = Crossing::with(board.heights().clone(), points, tokens, [0; 2], 0).ok()?;
    let task = Task::new(start, turn_limit).ok()?;
    if greedy_crosses(&task) {
        return None;
    }
    let solutions = Solutions::of(&task);
    let ways = solutions.list_up_to(criteria.max_ways as usize);
    let paths: Vec<SolutionPath> = ways
        .iter()
        .map(|way| SolutionPath::of(&solutions, way))
        .collect();
    let measure = Measure {
        min_turns: solutions.min_turns()?,
        ways: solutions.count(),
        resisted: paths.iter().map(|path| path.resisted).min()?,
        back: paths.iter().map(|path| path.back).min()?,
    };
    let meets_criteria = measure.ways <= criteria.max_ways
        && measure.ways == ways.len() as u64
        && measure.resisted >= criteria.resisted
        && measure.back >= criteria.back
        && ways.iter().all(|way| task.accepts(way))
        && !paths.iter().any(|path| path.drowns);
    meets_criteria.then_some(Puzzle { task, measure })
}

/// The properties of a solution.
struct SolutionPath {
    resisted: usize,
    back: usize,
    drowns: bool,
}

impl SolutionPath {
    fn of(solutions: &Solutions, way: &[Step]) -> SolutionPath {
        let mut path = SolutionPath {
            resisted: 0,
            back: 0,
            drowns: false,
        };
        let mut position = solutions.task().start().clone();
        for (step_count, &step) in way.iter().enumerate() {
            let keeping_steps = solutions
                .keeping_steps(&way[..step_count])
                .unwrap_or_default();
            let greedy = greedy_steps(&position);
            let resists = !greedy.iter().any(|step| keeping_steps.contains(step));
            path.resisted += usize::from(resists);
            path.back += usize::from(matches!(step, Step::South | Step::West));
            path.drowns |= matches!(position.fate(SOLVER_SEAT, step), Fate::Drown | Fate::Sink);
            position.play(&Task::move_of_step(step));
        }
        path
    }
}

/// Whether a player who always takes a step that looks best is in time, whichever of equally good steps it takes.
fn greedy_crosses(task: &Task) -> bool {
    let mut positions = vec![task.start().clone()];
    for _ in 0..task.turn_limit() {
        let mut next_positions: Vec<Crossing> = Vec::new();
        for position in &positions {
            for step in greedy_steps(position) {
                let mut next_position = position.clone();
                next_position.play(&Task::move_of_step(step));
                if next_position.delivered(SOLVER_SEAT) > 0 {
                    return true;
                }
                if !next_positions
                    .iter()
                    .any(|other| other.token(SOLVER_SEAT) == next_position.token(SOLVER_SEAT))
                {
                    next_positions.push(next_position);
                }
            }
        }
        positions = next_positions;
    }
    false
}

/// The steps that look best: those that come nearest to the goal while the token stays dry or crosses. There may be none.
pub fn greedy_steps(position: &Crossing) -> Vec<Step> {
    let cell = position.token(SOLVER_SEAT);
    let dry_steps = Step::ALL.into_iter().filter_map(|step| {
        let to = cell.after(step)?;
        let stays = matches!(position.fate(SOLVER_SEAT, step), Fate::Stand | Fate::Cross);
        stays.then(|| (distance(to), step))
    });
    let dry_steps: Vec<(u8, Step)> = dry_steps.collect();
    let nearest = dry_steps.iter().map(|&(distance, _)| distance).min();
    let best = dry_steps
        .into_iter()
        .filter(|&(distance, _)| Some(distance) == nearest);
    best.map(|(_, step)| step).collect()
}

/// The number of steps to the goal if all cells were dry.
pub fn distance(cell: Cell) -> u8 {
    let goal = goal(SOLVER_SEAT);
    cell.row().abs_diff(goal.row()) + cell.column().abs_diff(goal.column())
}
