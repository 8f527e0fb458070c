//! Puzzles: the last turns of a game in which one to three of a player's arrows are missing. The solver looks for the best
//! ones.
//!
//! The generator cuts off a game of quick players, and makes the best result of the missing arrows the goal. The solver
//! certifies that the goal can be reached, that few placements reach it, and that no placement reaches it with an arrow to
//! which no animal comes. So passing is no solution, and neither is one arrow too few.

use std::fmt;
use std::str::FromStr;

use super::GenerateError;
use super::board::{BoardOptions, likely_board};
use super::playout::quick_arrow;
use crate::core::game::{Game, LegalMoves, NotationError, Seat, problem};
use crate::games::mice::solver::{
    Goal, MAX_EXHAUSTIVE, MAX_EXHAUSTIVE_ON_SMALL, MAX_SMALL_SIZE, Proof, Solutions, Task, hardest,
    solve,
};
use crate::games::mice::{Arrow, Mice};
use crate::thinking::puzzle::Note;
use crate::thinking::search::{Budget, NoClock, Random};

/// The size of the largest board for which all placements can be searched.
const MAX_SIZE: u8 = 13;
/// The number of turns left in a puzzle's game.
const TURNS_LEFT: std::ops::RangeInclusive<u8> = 4..=24;
/// The number of games tried before giving up.
const MAX_GAMES: usize = 150;
/// The solver's budget for each game.
const GAME_NODES: u64 = 2_000_000;
/// The solver's budget if three arrows are missing.
const THREE_ARROW_NODES: u64 = 12_000_000;
/// The maximum number of solutions of a puzzle per missing arrow.
const SOLUTIONS_PER_ARROW: u64 = 3;

/// The kind of goal in a puzzle. The solver finds its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    serde(rename_all = "kebab-case"),
    tsify(type_prefix = "Mice")
)]
pub enum Aim {
    /// Points.
    Points,
    /// A lead over the best of the others.
    Margin,
    /// No mouse eaten or in a pit.
    NoneLost,
}

impl FromStr for Aim {
    type Err = NotationError;

    /// `points`, `margin` or `none-mice_lost`.
    fn from_str(text: &str) -> Result<Aim, NotationError> {
        match text {
            "points" => Ok(Aim::Points),
            "margin" => Ok(Aim::Margin),
            "none-lost" => Ok(Aim::NoneLost),
            _ => {
                let allowed = problem!("fault-aim", "points, margin or none-lost");
                Err(NotationError::new("an aim", text, allowed))
            }
        }
    }
}

/// The options of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(type_prefix = "Mice")
)]
pub struct PuzzleOptions {
    /// The number of columns and rows, 5 to 13.
    pub size: u8,
    /// The number of players, 2 to 4. With more players arrows stay longer.
    pub players: u8,
    /// The number of doors, 1 to 16, and at most as many as fit into the walls.
    pub doors: u8,
    /// The number of missing arrows, 1 or 2; on boards of at most 7 by 7 also 3.
    pub missing: u8,
    /// The number of turns to the end of the game, 4 to 24, including that of the first missing arrow.
    pub turns: u8,
    /// The kind of goal.
    pub aim: Aim,
}

impl PuzzleOptions {
    fn check(&self) -> Result<(), GenerateError> {
        let missing_count = usize::from(self.missing);
        let is_small = match missing_count {
            1..=MAX_EXHAUSTIVE => self.size <= MAX_SIZE,
            MAX_EXHAUSTIVE_ON_SMALL => self.size <= MAX_SMALL_SIZE,
            _ => false,
        };
        (is_small && TURNS_LEFT.contains(&self.turns))
            .then_some(())
            .ok_or(GenerateError::Puzzle)
    }
}

/// A puzzle with all its solutions.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// The task.
    pub task: Task,
    /// All solutions.
    pub solutions: Solutions,
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "# {}\n{}", note(&self.task, &self.solutions), self.task)
    }
}

/// The difficulty of a puzzle. The tempting first arrow is the one that gains most if no animal comes to the others.
pub fn note(task: &Task, solutions: &Solutions) -> Note {
    let mut first_arrows: Vec<Arrow> = Vec::new();
    solutions.for_each(|arrows| {
        let arrow = arrows[0];
        if first_arrows.last() != Some(&arrow) && !first_arrows.contains(&arrow) {
            first_arrows.push(arrow);
        }
    });
    let tempting = tempting_arrow(task).filter(|arrow| !first_arrows.contains(arrow));
    Note {
        moves: task.missing() as u32,
        first: first_arrows.len() as u32,
        tempting: tempting.map(|arrow| arrow.to_string()),
    }
}

/// The first arrow that gains most if no animal comes to the others.
fn tempting_arrow(task: &Task) -> Option<Arrow> {
    let open_arrows = task.position_of_next_missing(&[]).ok()?;
    let mut moves = Vec::new();
    open_arrows.legal_moves(&mut moves);
    moves.retain(|arrow| task.check(&[], arrow).is_ok());
    let value_of = |arrow: &Arrow| {
        let mut first = Some(*arrow);
        let mut position = task.start().clone();
        let mut mice_lost = 0;
        for entry in task.script() {
            mice_lost += match entry.or_else(|| first.take()) {
                Some(arrow) => position.play_counting(&arrow),
                None => position.pass_counting(),
            };
        }
        task.goal().value(&position, task.seat(), mice_lost)
    };
    let best = moves.iter().map(value_of).max()?;
    moves.into_iter().find(|arrow| value_of(arrow) == best)
}

/// A puzzle that the solver has certified.
///
/// # Errors
/// The problem with the options, or that no game led to a good puzzle.
pub fn puzzle(options: &PuzzleOptions, seed: u64) -> Result<Puzzle, GenerateError> {
    options.check()?;
    let mut random = Random::new(seed);
    for _ in 0..MAX_GAMES {
        if let Some(task) = cut_off_game(options, &mut random)?
            && let Some(puzzle) = certified_puzzle(&task)
        {
            return Ok(puzzle);
        }
    }
    Err(GenerateError::Luck)
}

/// The start of a game to cut off, and the number of turns before the puzzle.
pub(in crate::games::mice) fn long_game(
    options: &PuzzleOptions,
    random: &mut Random,
) -> Result<(Mice, u8), GenerateError> {
    let size = usize::from(options.size);
    // If no mouse may be lost, the first animals must not have reached the pits yet.
    let turns_before = match options.aim {
        Aim::NoneLost => random.below(size),
        Aim::Points | Aim::Margin => size / 2 + random.below(2 * size),
    };
    let board = BoardOptions {
        size: options.size,
        players: options.players,
        doors: options.doors,
        turns: turns_before as u8 + options.turns,
    };
    Ok((Mice::new(likely_board(&board, random)?), turns_before as u8))
}

/// The end of a game of quick players, without the missing arrows.
fn cut_off_game(
    options: &PuzzleOptions,
    random: &mut Random,
) -> Result<Option<Task>, GenerateError> {
    let (game, turns_before) = long_game(options, random)?;
    Ok(cut_off(options, game, turns_before, |game| {
        quick_arrow(game, random)
    }))
}

/// The end of a game, without the missing arrows: the turns after the first `turns_before` ones. `player` places all arrows.
pub(in crate::games::mice) fn cut_off(
    options: &PuzzleOptions,
    mut game: Mice,
    turns_before: u8,
    mut player: impl FnMut(&Mice) -> Arrow,
) -> Option<Task> {
    for _ in 0..turns_before {
        game.play(&player(&game));
    }
    let start = game.clone();
    let mut script = Vec::new();
    while game.outcome().is_none() {
        let arrow = player(&game);
        game.play(&arrow);
        script.push(Some(arrow));
    }
    let open_arrows = script.iter_mut().step_by(options.players.into());
    open_arrows
        .take(options.missing.into())
        .for_each(|arrow| *arrow = None);
    let goal = goal_above_passing(&start, &script, options.aim);
    Task::new(start, script, goal).ok()
}

/// A goal at least two above the result of passing.
fn goal_above_passing(start: &Mice, script: &[Option<Arrow>], aim: Aim) -> Goal {
    let seat = start.side();
    let mut game = start.clone();
    for arrow in script {
        match arrow {
            Some(arrow) => game.play(arrow),
            None => game.pass(),
        }
    }
    let points = |player: usize| game.points()[player] as i32;
    let own_points = points(seat.index());
    let others = (0..game.players()).filter(|&player| Seat(player as u8) != seat);
    let best_other = others.map(points).max().unwrap_or(0);
    match aim {
        Aim::Points => Goal::Points(own_points as u32 + 2),
        Aim::Margin => Goal::Margin((own_points - best_other + 2).max(1)),
        Aim::NoneLost => Goal::NoneLost,
    }
}

/// The task with the highest goal that can be reached, if that makes a good puzzle.
pub(in crate::games::mice) fn certified_puzzle(task: &Task) -> Option<Puzzle> {
    let budget = Budget::nodes(match task.missing() {
        0..=MAX_EXHAUSTIVE => GAME_NODES,
        _ => THREE_ARROW_NODES,
    });
    let (task, best_solutions) = hardest(task, budget, &NoClock)?;
    // In a good puzzle every solution needs all its missing arrows, and the solutions are few.
    let max_solutions = SOLUTIONS_PER_ARROW * task.missing() as u64;
    let uses_every_arrow = |arrows: &[Option<Arrow>]| arrows.iter().all(Option::is_some);
    let is_good_puzzle = best_solutions
        .classes()
        .all(|class| uses_every_arrow(class.arrows()))
        && best_solutions.count() <= max_solutions;
    match solve(&task, budget, &NoClock) {
        Proof::Solutions(solutions) if is_good_puzzle && solutions == best_solutions => {
            Some(Puzzle { task, solutions })
        }
        _ => None,
    }
}
