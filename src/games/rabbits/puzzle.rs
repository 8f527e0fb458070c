//! Goals of Rabbit Hunt.

use std::fmt;
use std::str::FromStr;

use crate::core::game::{Game, NotationError, Problem, Seat, problem};
use crate::games::rabbits::{CAPTURE, Rabbits};
use crate::thinking::puzzle::duel;
use crate::thinking::puzzle::duel::{check_move_count, numbers, one_move_longer};

/// The maximum number of the side's moves in a goal.
pub const MAX_MOVES: u32 = 12;

/// A goal for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(rename = "RabbitsGoalKind", type = "\"eat\" | \"catch\" | \"survive\"")
)]
pub enum Goal {
    /// The rabbits' side, white, eats at least this many cabbages within a number of its moves.
    Eat {
        /// The cabbages.
        cabbages: u32,
        /// The number of its moves.
        moves: u32,
    },
    /// The hunters' side, black, catches at least this many rabbits within a number of its moves.
    Catch {
        /// The rabbits.
        rabbits: u32,
        /// The number of its moves.
        moves: u32,
    },
    /// The rabbits' side, white, loses no rabbit in this many of its moves and in black's replies to them.
    Survive(u32),
}

impl Goal {
    fn moves(self) -> u32 {
        match self {
            Goal::Eat { moves, .. } | Goal::Catch { moves, .. } | Goal::Survive(moves) => moves,
        }
    }

    /// The seat that can have this goal.
    pub fn seat(self) -> Seat {
        Seat(u8::from(matches!(self, Goal::Catch { .. })))
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Goal::Eat { cabbages, moves } => write!(f, "eat {cabbages} in {moves}"),
            Goal::Catch { rabbits, moves } => write!(f, "catch {rabbits} in {moves}"),
            Goal::Survive(moves) => write!(f, "survive {moves}"),
        }
    }
}

impl FromStr for Goal {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Goal, NotationError> {
        let eat =
            numbers(text, "eat # in #").map(|[cabbages, moves]| Goal::Eat { cabbages, moves });
        let catch =
            || numbers(text, "catch # in #").map(|[rabbits, moves]| Goal::Catch { rabbits, moves });
        let survive = || numbers(text, "survive #").map(|[moves]| Goal::Survive(moves));
        eat.or_else(catch).or_else(survive).ok_or_else(|| {
            let allowed = problem!(
                "rabbits-goal",
                "`eat` or `catch`, how many, `in` and the own moves, such as `eat 5 in 4`, or `survive` and the own moves"
            );
            NotationError::new("a goal", text, allowed)
        })
    }
}

/// The number of free rabbits.
fn count_free_rabbits(game: &Rabbits) -> u32 {
    game.rabbits().iter().flatten().count() as u32
}

impl duel::Goal for Goal {
    type Game = Rabbits;

    const EXAMPLE: Goal = Goal::Eat {
        cabbages: 5,
        moves: 4,
    };
    const EDITIONS: u8 = 2;

    fn check(self, start: &Rabbits) -> Result<(), Problem> {
        if start.side() != self.seat() {
            return Err(match self.seat() {
                Seat(0) => problem!(
                    "rabbits-goal-rabbits",
                    "the rabbits are asked, but it is the hunters' turn"
                ),
                _ => problem!(
                    "rabbits-goal-hunters",
                    "the hunters are asked, but it is the rabbits' turn"
                ),
            });
        }
        check_move_count(
            self.moves(),
            MAX_MOVES.min(start.turns_left(self.seat())).max(1),
        )?;
        let (requested, max_count) = match self {
            Goal::Eat { cabbages, .. } => (cabbages, start.cabbages()),
            Goal::Catch { rabbits, .. } => (rabbits, count_free_rabbits(start)),
            Goal::Survive(_) => return Ok(()),
        };
        match self {
            _ if (1..=max_count).contains(&requested) => Ok(()),
            Goal::Eat { .. } => Err(problem!(
                "rabbits-goal-cabbages",
                "{most} cabbages stand: the goal asks for 1 to {most}, not {found}",
                most = max_count,
                found = requested,
            )),
            _ => Err(problem!(
                "rabbits-goal-running",
                "{most} rabbits run: the goal asks for 1 to {most}, not {found}",
                most = max_count,
                found = requested,
            )),
        }
    }

    fn max_plies(self, _start: &Rabbits) -> u32 {
        match self {
            Goal::Eat { moves, .. } | Goal::Catch { moves, .. } => 2 * moves - 1,
            Goal::Survive(moves) => 2 * moves,
        }
    }

    fn is_met(self, start: &Rabbits, position: &Rabbits) -> Option<bool> {
        let is_settled =
            position.due().is_empty() || position.ply() - start.ply() == self.max_plies(start);
        let [eaten, caught] = [0, 1].map(|side| position.points()[side] - start.points()[side]);
        let (is_reached, is_lost) = match self {
            Goal::Eat { cabbages, .. } => (eaten >= cabbages, false),
            Goal::Catch { rabbits, .. } => (caught >= rabbits * CAPTURE, false),
            Goal::Survive(_) => (is_settled && caught == 0, caught > 0),
        };
        match (is_reached, is_lost || is_settled) {
            (true, _) => Some(true),
            (false, true) => Some(false),
            (false, false) => None,
        }
    }

    fn can_be_met_early(self) -> bool {
        !matches!(self, Goal::Survive(_))
    }

    fn name_and_number(self) -> (&'static str, u32) {
        match self {
            Goal::Eat { cabbages, .. } => ("eat", cabbages),
            Goal::Catch { rabbits, .. } => ("catch", rabbits),
            Goal::Survive(moves) => ("survive", moves),
        }
    }

    fn next_harder(self) -> Option<Goal> {
        Some(match self {
            Goal::Eat { cabbages, moves } => Goal::Eat {
                cabbages: cabbages + 1,
                moves,
            },
            Goal::Catch { rabbits, moves } => Goal::Catch {
                rabbits,
                moves: moves.checked_sub(1)?,
            },
            Goal::Survive(moves) => Goal::Survive(one_move_longer(moves)?),
        })
    }
}
