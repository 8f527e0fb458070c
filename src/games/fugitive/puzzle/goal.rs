//! Goals of duels. In a duel both sides see where all pieces are.

use std::fmt;
use std::str::FromStr;

use crate::core::game::{Game, NotationError, Problem, Seat, problem};
use crate::games::fugitive::{DETECTIVES_SEAT, FUGITIVE_SEAT, Fugitive, PLIES, Stage};
use crate::thinking::puzzle::duel;
use crate::thinking::puzzle::duel::{check_move_count, numbers, one_move_longer};

/// The maximum number of cities of a puzzle's map. On such maps exact play is found within a second on any machine.
pub const MAX_CITIES: u8 = 40;

/// A goal for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(
        rename = "FugitiveGoalKind",
        type = "\"catch\" | \"free\" | \"where\" | \"net\" | \"place\" | \"fewest\" | \"slip\""
    )
)]
pub enum Goal {
    /// The detectives catch the fugitive within this many of their moves.
    Catch(u32),
    /// The fugitive is still free after this many of its moves and the detectives' replies to them.
    Free(u32),
}

impl Goal {
    fn moves(self) -> u32 {
        match self {
            Goal::Catch(moves) | Goal::Free(moves) => moves,
        }
    }

    /// The seat that can have this goal.
    pub fn seat(self) -> Seat {
        match self {
            Goal::Catch(_) => DETECTIVES_SEAT,
            Goal::Free(_) => FUGITIVE_SEAT,
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Goal::Catch(moves) => write!(f, "catch {moves}"),
            Goal::Free(moves) => write!(f, "free {moves}"),
        }
    }
}

impl FromStr for Goal {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Goal, NotationError> {
        let catch = numbers(text, "catch #").map(|[moves]| Goal::Catch(moves));
        let free = || numbers(text, "free #").map(|[moves]| Goal::Free(moves));
        catch.or_else(free).ok_or_else(|| {
            let allowed = problem!(
                "fugitive-goal",
                "`catch` and the detectives' moves, or `free` and the fugitive's, such as `catch 4`; \
                 or a question: `where`, `net` or `place` and the detectives' moves, `fewest`, or `slip` and a number of cities"
            );
            NotationError::new("a goal", text, allowed)
        })
    }
}

impl duel::Goal for Goal {
    type Game = Fugitive;

    const EXAMPLE: Goal = Goal::Catch(4);
    const EDITIONS: u8 = 2;

    fn check(self, start: &Fugitive) -> Result<(), Problem> {
        let cities = start.map().size();
        if cities > MAX_CITIES {
            return Err(problem!(
                "fugitive-goal-cities",
                "a puzzle's map has at most {most} cities, not {found}",
                most = MAX_CITIES,
                found = cities,
            ));
        }
        if matches!(start.stage(), Stage::Places | Stage::Start) {
            return Err(problem!(
                "fugitive-goal-placed",
                "a puzzle begins when both sides have been placed"
            ));
        }
        if start.stage().seat() != self.seat() {
            return Err(match self {
                Goal::Catch(_) => problem!(
                    "fugitive-goal-detectives",
                    "the detectives are asked, but it is the fugitive's turn"
                ),
                Goal::Free(_) => problem!(
                    "fugitive-goal-fugitive",
                    "the fugitive is asked, but it is the detectives' turn"
                ),
            });
        }
        check_move_count(self.moves(), (PLIES - start.ply()).div_ceil(2).max(1))
    }

    fn max_plies(self, _start: &Fugitive) -> u32 {
        match self {
            Goal::Catch(moves) => 2 * moves - 1,
            Goal::Free(moves) => 2 * moves,
        }
    }

    fn is_met(self, start: &Fugitive, position: &Fugitive) -> Option<bool> {
        let is_settled =
            position.due().is_empty() || position.ply() - start.ply() == self.max_plies(start);
        let is_catch = matches!(self, Goal::Catch(_));
        if position.is_caught() {
            Some(is_catch)
        } else {
            is_settled.then_some(!is_catch)
        }
    }

    fn can_be_met_early(self) -> bool {
        matches!(self, Goal::Catch(_))
    }

    fn name_and_number(self) -> (&'static str, u32) {
        match self {
            Goal::Catch(moves) => ("catch", moves),
            Goal::Free(moves) => ("free", moves),
        }
    }

    fn next_harder(self) -> Option<Goal> {
        Some(match self {
            Goal::Catch(moves) => Goal::Catch(moves.checked_sub(1)?),
            Goal::Free(moves) => Goal::Free(one_move_longer(moves)?),
        })
    }
}
