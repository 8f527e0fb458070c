//! Duels: the side to move has to reach a goal against best replies, or against a program at a given level.

use std::fmt::{self, Debug, Display};
use std::str::FromStr;

use super::program::{Program, level_and_edition};
use super::text::{PuzzleHead, text_after_start, write_head};
use crate::core::game::{
    Game, IllegalMove, LineError, LineSource, NotationError, Problem, Seat, problem,
};
use crate::core::record::Lines;

/// The maximum number of the solver's moves in a goal.
pub const MAX_MOVES: u32 = 50;

/// A goal for the side to move. `Display` and `FromStr` are its text after the word `goal`.
pub trait Goal:
    Copy + Debug + PartialEq + Display + FromStr<Err = NotationError> + 'static
{
    /// The game.
    type Game: Game;

    /// An example of a goal, for error messages.
    const EXAMPLE: Self;

    /// The number of editions of the game's program that reply in puzzles.
    const EDITIONS: u8;

    /// Checks that the goal makes sense in a position.
    ///
    /// # Errors
    /// The reason why it does not.
    fn check(self, start: &Self::Game) -> Result<(), Problem>;

    /// The maximum number of moves of both sides until it is settled.
    fn max_plies(self, start: &Self::Game) -> u32;

    /// Whether it is met in a position of a game from `start`; `None` while it is open. A settled goal stays settled.
    fn is_met(self, start: &Self::Game, now: &Self::Game) -> Option<bool>;

    /// Whether it may be met before its last move.
    fn can_be_met_early(self) -> bool;

    /// Its name and its number, for display.
    fn name_and_number(self) -> (&'static str, u32);

    /// The next harder goal; `None` if there is none.
    fn next_harder(self) -> Option<Self>;
}

/// The opponent in a duel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Opponent {
    /// The best replies: the worst for the goal.
    #[default]
    BestReply,
    /// The game's own program.
    Program(Program),
}

/// A puzzle against replies. The side to move at the start has to reach the goal. The other side plays best replies, or the
/// replies of a program.
#[derive(Clone, Debug, PartialEq)]
pub struct Duel<GoalType: Goal> {
    start: GoalType::Game,
    goal: GoalType,
    opponent: Opponent,
}

impl<GoalType: Goal> Duel<GoalType> {
    /// A puzzle that starts from a position, against best replies.
    ///
    /// # Errors
    /// The reason why the goal makes no sense there.
    pub fn new(start: GoalType::Game, goal: GoalType) -> Result<Duel<GoalType>, Problem> {
        goal.check(&start)?;
        match goal.is_met(&start, &start) {
            None => Ok(Duel {
                start,
                goal,
                opponent: Opponent::BestReply,
            }),
            Some(true) => Err(problem!(
                "goal-reached",
                "the goal is reached from the start"
            )),
            Some(false) => Err(problem!("goal-over", "the game is over at the start")),
        }
    }

    /// The same puzzle, against the game's program at a level, in an edition.
    ///
    /// # Errors
    /// If there is no such level or no such edition.
    pub fn against_program(self, level: u32, edition: u32) -> Result<Duel<GoalType>, Problem> {
        let program = Program::new(level, edition, GoalType::EDITIONS)?;
        Ok(Duel {
            opponent: Opponent::Program(program),
            ..self
        })
    }

    /// The goal.
    pub fn goal(&self) -> GoalType {
        self.goal
    }

    /// The opponent.
    pub fn opponent(&self) -> Opponent {
        self.opponent
    }

    /// The start position.
    pub fn start(&self) -> &GoalType::Game {
        &self.start
    }

    /// The seat of the person who solves it.
    pub fn seat(&self) -> Seat {
        self.start.due().first().unwrap_or(Seat(0))
    }

    /// The maximum number of the solver's moves.
    pub fn own_moves(&self) -> u32 {
        self.goal.max_plies(&self.start).div_ceil(2)
    }

    /// The maximum number of moves that both sides have left in a position of the puzzle.
    pub fn plies_left(&self, position: &GoalType::Game) -> u32 {
        let played = position.ply() - self.start.ply();
        self.goal.max_plies(&self.start).saturating_sub(played)
    }

    /// Whether the goal is met in a position; `None` while it is open.
    pub fn is_met(&self, now: &GoalType::Game) -> Option<bool> {
        self.goal.is_met(&self.start, now)
    }

    /// The position after moves of both sides.
    ///
    /// # Errors
    /// The first rule that a move breaks. No move may follow once the goal is settled.
    pub fn position(
        &self,
        moves: &[<GoalType::Game as Game>::Move],
    ) -> Result<GoalType::Game, IllegalMove> {
        let mut position = self.start.clone();
        for mv in moves {
            self.check(&position, mv)?;
            position.play(mv);
        }
        Ok(position)
    }

    /// Checks a move in a position of the puzzle.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn check(
        &self,
        now: &GoalType::Game,
        mv: &<GoalType::Game as Game>::Move,
    ) -> Result<(), IllegalMove> {
        match self.is_met(now) {
            Some(_) => Err(IllegalMove::game_over()),
            None => now.check(mv),
        }
    }
}

impl<GoalType: Goal> super::Task for Duel<GoalType> {
    type Game = GoalType::Game;

    fn start(&self) -> &GoalType::Game {
        &self.start
    }

    fn seat(&self) -> Seat {
        self.seat()
    }
}

impl<GoalType: Goal> Display for Duel<GoalType> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let goal = match self.opponent {
            Opponent::BestReply => self.goal.to_string(),
            Opponent::Program(program) => format!("{} {AGAINST} {program}", self.goal),
        };
        write_head(f, goal, &self.start)
    }
}

impl<GoalType: Goal> FromStr for Duel<GoalType> {
    type Err = LineError;

    fn from_str(text: &str) -> Result<Duel<GoalType>, LineError> {
        let mut lines = Lines::new(text);
        let head: PuzzleHead<GoalType::Game, GoalLine<GoalType>> =
            PuzzleHead::read(&mut lines, GoalType::EXAMPLE)?;
        if let Some((line, text)) = lines.next_line() {
            return Err(text_after_start(text).at(line));
        }
        let GoalLine { goal, program } = head.goal;
        let task = Duel::new(head.start, goal).and_then(|task| match program {
            Some([level, edition]) => task.against_program(level, edition),
            None => Ok(task),
        });
        task.map_err(|what| what.at(head.goal_line))
    }
}

/// A goal, and the level and edition of the program that replies.
struct GoalLine<GoalType> {
    goal: GoalType,
    program: Option<[u32; 2]>,
}

impl<GoalType: Goal> FromStr for GoalLine<GoalType> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<GoalLine<GoalType>, NotationError> {
        let (goal, program) = match text.split_once(AGAINST) {
            Some((goal, program)) => (
                goal.trim(),
                Some(level_and_edition(program, GoalType::EDITIONS)?),
            ),
            None => (text, None),
        };
        let goal = goal.parse()?;
        Ok(GoalLine { goal, program })
    }
}

/// The word before the level of a program.
const AGAINST: &str = "against";

/// The maximum number of moves when a goal to hold out is made harder.
const MAX_HARDER_MOVES: u32 = 7;

/// One more move to hold out; `None` if `moves` is the maximum.
pub(crate) fn one_move_longer(moves: u32) -> Option<u32> {
    (moves < MAX_HARDER_MOVES).then_some(moves + 1)
}

/// Checks the number of moves in a goal.
pub(crate) fn check_move_count(moves: u32, max_moves: u32) -> Result<(), Problem> {
    if (1..=max_moves).contains(&moves) {
        Ok(())
    } else {
        Err(problem!(
            "goal-moves",
            "a goal is to be reached within 1 to {most} moves, not {found}",
            most = max_moves,
            found = moves,
        ))
    }
}

/// Reads the numbers in a goal's text. `words` is the pattern, with `#` for each number. `None` if the text does not match.
pub(crate) fn numbers<const COUNT: usize>(text: &str, pattern: &str) -> Option<[u32; COUNT]> {
    let mut read_numbers = [0; COUNT];
    let mut numbers = read_numbers.iter_mut();
    let mut given_words = text.split_whitespace();
    for word in pattern.split_whitespace() {
        let given_words = given_words.next()?;
        match word {
            "#" if given_words.bytes().all(|byte| byte.is_ascii_digit()) => {
                *numbers.next()? = given_words.parse().ok()?;
            }
            "#" => return None,
            _ if given_words != word => return None,
            _ => {}
        }
    }
    given_words.next().is_none().then_some(read_numbers)
}
