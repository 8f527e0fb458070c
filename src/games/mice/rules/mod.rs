//! The rules of Space Mice, with cats, mice and rockets, from the contest's statement.
//!
//! In the statement all arrows are given, and a program computes the final score. Here the players place the arrows in turn,
//! and a player wins with more points than each of the others.

mod arrows;
mod board;
mod cell;
mod cells;
mod crowds;
mod herd;
mod look_ahead;
mod plane;
mod planes;
mod text;
mod turn;
mod views;

use std::sync::Arc;

pub use board::{Board, BoardError, Door, MAX_DOORS, MAX_PLAYERS, MAX_SIZE, MAX_TURNS, MIN_SIZE};
pub use cell::{Cell, Heading};
pub use cells::Cells;
pub use views::{Effect, Report, Setting};

use crate::core::game::{
    Game, IllegalMove, LegalMoves, LineError, LineSource, Outcome, Problem, Seat, Seats, problem,
};
use arrows::Arrows;
use herd::{Arrivals, Herd};

/// The maximum number of a player's arrows on the board.
pub const MAX_ARROWS: usize = 3;
/// The points that a cat in a rocket costs.
pub const CAT_COST: u32 = 10;
/// The last animal of every group of this many that enter through a door is a cat.
pub const CAT_EVERY: u32 = 10;

/// A move: an arrow placed on a cell. Its text is the statement's, `2 0 W`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrow {
    /// The cell.
    pub cell: Cell,
    /// The heading.
    pub heading: Heading,
}

/// All animals on one cell with one heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// The cell.
    pub cell: Cell,
    /// The heading.
    pub heading: Heading,
    /// The number of mice.
    pub mice: u32,
    /// The number of cats.
    pub cats: u32,
}

/// A position: the board, and the animals, arrows and points right after an arrow has been placed.
///
/// The first six steps of the next turn, which no player can change, are still to come. [`Mice::position_at_choice`] plays
/// them.
#[derive(Debug, PartialEq)]
pub struct Mice {
    board: Arc<Board>,
    herd: Herd,
    arrows: Arrows,
    points: [u32; MAX_PLAYERS],
    ply: u8,
}

impl Clone for Mice {
    fn clone(&self) -> Mice {
        Mice {
            board: self.board.clone(),
            herd: self.herd.clone(),
            arrows: self.arrows.clone(),
            points: self.points,
            ply: self.ply,
        }
    }

    /// Reuses the allocated memory, since searches copy positions all the time.
    fn clone_from(&mut self, source: &Mice) {
        if self.board.size() != source.board.size() {
            self.herd = Herd::default();
        }
        self.board.clone_from(&source.board);
        self.herd.clone_from(&source.herd);
        self.arrows.clone_from(&source.arrows);
        self.points = source.points;
        self.ply = source.ply;
    }
}

impl Mice {
    /// The start on a board: no animals, no arrows, no points.
    pub fn new(board: Board) -> Mice {
        Mice::at_start(Arc::new(board))
    }

    fn at_start(board: Arc<Board>) -> Mice {
        Mice {
            board,
            herd: Herd::default(),
            arrows: Arrows::default(),
            points: [0; MAX_PLAYERS],
            ply: 0,
        }
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        self.board.rockets().len()
    }

    /// The player who places the next arrow, even after the end.
    pub fn side(&self) -> Seat {
        Seat((usize::from(self.ply) % self.players()) as u8)
    }

    /// The points of each player.
    pub fn points(&self) -> &[u32] {
        &self.points[..self.players()]
    }

    /// The arrows of a player, the oldest first. A fourth arrow removes the oldest.
    pub fn arrows(&self, player: Seat) -> &[Arrow] {
        self.arrows.of(player.index())
    }

    /// The animals, row by row from the north.
    pub fn animals(&self) -> Vec<Group> {
        self.herd.groups()
    }

    /// The position as the player to move sees it: after the first six steps of the turn.
    pub fn position_at_choice(&self) -> Mice {
        let mut position = self.clone();
        if !position.is_over() {
            position.move_animals();
        }
        position
    }

    fn is_over(&self) -> bool {
        self.ply >= self.board.turns()
    }

    fn is_arrow(&self, cell: Cell) -> bool {
        let mut arrows = self.arrows.iter();
        arrows.any(|arrow| arrow.cell == cell)
    }

    /// Whether the animals that enter in turn `turn`, counted from 1, are cats.
    fn cats_enter(turn: u32) -> bool {
        turn.is_multiple_of(CAT_EVERY)
    }

    /// Scores the animals that came to the rockets. Returns the number of mice.
    fn score(&mut self, arrivals: [Arrivals; MAX_PLAYERS]) -> u32 {
        for (points, arrivals) in self.points.iter_mut().zip(arrivals) {
            *points = (*points + arrivals.mice).saturating_sub(CAT_COST * arrivals.cats);
        }
        arrivals.iter().map(|arrivals| arrivals.mice).sum()
    }

    /// Steps 1 to 6 of the next turn. Returns the number of mice that came to the rockets.
    fn move_animals(&mut self) -> u32 {
        let cats_enter = Mice::cats_enter(u32::from(self.ply) + 1);
        let arrows = self.arrows.arrow_planes();
        let arrivals = self.herd.play_turn(&self.board, cats_enter, arrows);
        self.score(arrivals)
    }

    /// Step 7, and the end after the last arrow. Returns the number of mice that came to the rockets then.
    fn place_arrow(&mut self, arrow: &Arrow) -> u32 {
        let player = self.side().index();
        self.arrows.place(&self.board, player, *arrow);
        self.end_turn()
    }

    /// Ends the turn, and after the last one the game. Returns the number of mice that came to the rockets at the end.
    fn end_turn(&mut self) -> u32 {
        self.ply += 1;
        if !self.is_over() {
            return 0;
        }
        let cats_enter = Mice::cats_enter(u32::from(self.ply) + 1);
        let arrivals = self.herd.advance(&self.board, cats_enter);
        self.score(arrivals)
    }
}

/// The maximum points of a player, and the maximum number of animals, in a position set up by hand.
pub(crate) const MAX_COUNT: u32 = 9_999;

/// The maximum of points and animals together that a game can reach. Links have enough bits for it.
pub(crate) const MAX_REACHED: u32 = max_reached(MAX_TURNS);

/// The maximum of a player's points and animals together after `ply` arrows.
///
/// An animal is worth at most one point, when it leaves the board. So the sum grows only where animals enter: one per door in
/// each turn, and once more at the end. So every position that is reached from a valid one is also valid.
pub(crate) const fn max_reached(ply: u8) -> u32 {
    2 * MAX_COUNT + 2 * MAX_DOORS as u32 * ply as u32
}

impl Mice {
    /// A position on this board, from the number of arrows placed, each player's points and arrows, and the animals.
    ///
    /// # Errors
    /// The allowed alternative, if the position is impossible.
    pub(crate) fn with(
        &self,
        ply: u8,
        points: &[u32],
        arrows: &[Vec<Arrow>],
        animals: &[Group],
    ) -> Result<Mice, Problem> {
        let mut position = Mice::at_start(self.board.clone());
        let players = position.players();
        if ply > position.board.turns() {
            return Err(problem!(
                "mice-placed",
                "there are at most as many arrows as turns"
            ));
        }
        let max_points = max_reached(ply);
        if points.len() != players || points.iter().any(|&points| points > max_points) {
            return Err(problem!(
                "mice-points",
                "each player has points, 0 to {most}",
                most = max_points
            ));
        }
        position.points[..players].copy_from_slice(points);
        if arrows.len() != players || arrows.iter().any(|arrows| arrows.len() > MAX_ARROWS) {
            return Err(problem!(
                "mice-arrows",
                "each player has at most {most} arrows",
                most = MAX_ARROWS
            ));
        }
        for (player, arrows) in arrows.iter().enumerate() {
            for arrow in arrows {
                position.check(arrow)?;
                position.arrows.place(&position.board, player, *arrow);
            }
        }
        position.ply = ply;
        position.put_animals(animals)?;
        Ok(position)
    }

    fn put_animals(&mut self, animals: &[Group]) -> Result<(), Problem> {
        let points = self.points().iter().copied().max().unwrap_or_default();
        let max_animals = max_reached(self.ply) - points;
        let mut total = 0_u32;
        for group in animals {
            let Group { cell, heading, .. } = *group;
            let board = &self.board;
            if !board.contains(cell) || board.is_pit(cell) || board.rockets().contains(&cell) {
                return Err(problem!(
                    "mice-animal-place",
                    "no animal can be on {cell}, which is off the board, a pit or a rocket",
                    cell = cell,
                ));
            }
            if !self.is_over() && board.is_wall(cell, heading) {
                return Err(problem!(
                    "mice-animal-wall",
                    "no animal on {cell} can face the wall: it would have turned left",
                    cell = cell,
                ));
            }
            if self.herd.has_animals(cell, heading) {
                return Err(problem!(
                    "mice-animal-twice",
                    "animals on {cell} with one heading must be one group",
                    cell = cell,
                ));
            }
            let count = group.mice.saturating_add(group.cats);
            if count == 0 {
                return Err(problem!(
                    "mice-animal-none",
                    "a group on {cell} has at least one animal",
                    cell = cell,
                ));
            }
            total = total.saturating_add(count);
            if total > max_animals {
                return Err(problem!(
                    "mice-animals",
                    "there are at most {most} animals",
                    most = max_animals
                ));
            }
            self.herd.put(cell, heading, [group.mice, group.cats]);
        }
        Ok(())
    }
}

impl Game for Mice {
    const ID: &'static str = "mice";
    /// The board of the statement's example.
    const USUAL_START: &'static [&'static str] =
        &["5 5", "2", "2", "8", "1 2", "3 2", "2 E", "2 W"];
    type Move = Arrow;
    type Effect = Effect;
    type Options = Vec<String>;
    type Report = Report;
    type Setting = Setting;

    fn seats(&self) -> usize {
        self.players()
    }

    fn due(&self) -> Seats {
        if self.is_over() {
            Seats::NONE
        } else {
            Seats::one(self.side())
        }
    }

    fn ply(&self) -> u32 {
        self.ply.into()
    }

    /// The arrow is checked before the player's oldest arrow is removed.
    fn check(&self, arrow: &Arrow) -> Result<(), IllegalMove> {
        let cell = arrow.cell;
        let rule_broken = |rule, template| {
            let arguments = vec![
                ("cell", cell.to_string()),
                ("last", (self.board.size() - 1).to_string()),
            ];
            Err(IllegalMove::new(rule, template, arguments))
        };
        if self.is_over() {
            Err(IllegalMove::game_over())
        } else if !self.board.contains(cell) {
            rule_broken(
                "mice-off-board",
                "{cell} is not on the board: columns and rows are 0 to {last}",
            )
        } else if self.board.is_pit(cell) {
            rule_broken("mice-pit", "{cell} is a pit, which takes no arrow")
        } else if self.board.rockets().contains(&cell) {
            rule_broken("mice-rocket", "{cell} is a rocket, which takes no arrow")
        } else if self.is_arrow(cell) {
            rule_broken("mice-arrow", "an arrow stands on {cell} already")
        } else {
            Ok(())
        }
    }

    fn play(&mut self, arrow: &Arrow) {
        debug_assert_eq!(self.check(arrow), Ok(()), "{arrow}");
        self.move_animals();
        self.place_arrow(arrow);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| {
            Outcome::by_scores(self.points().iter().map(|&points| points as i32).collect())
        })
    }

    fn scores(&self) -> Option<Vec<i32>> {
        Some(self.points().iter().map(|&points| points as i32).collect())
    }

    fn effects(&self, arrow: &Arrow) -> Vec<Effect> {
        self.effects_of(arrow)
    }

    /// Every legal arrow as text, in the order of [`LegalMoves::legal_moves`].
    fn options(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        moves.iter().map(Arrow::to_string).collect()
    }

    fn report(&self) -> Report {
        Report {
            game: Self::ID,
            ply: self.ply,
            over: self.is_over(),
            scores: self.points().to_vec(),
        }
    }

    // The parts of a board that are not in the report.
    fn setting(&self) -> Setting {
        self.board_setting()
    }

    fn read_start(lines: &mut dyn LineSource) -> Result<Mice, LineError> {
        text::read_board(lines).map(Mice::new)
    }

    fn start_lines(&self) -> Option<Vec<String>> {
        let start = Mice::at_start(self.board.clone());
        (*self == start).then(|| self.board.lines())
    }
}

impl LegalMoves for Mice {
    /// The cells are in order, row by row from the north, each with the four headings.
    fn legal_moves(&self, moves: &mut Vec<Arrow>) {
        moves.clear();
        if self.is_over() {
            return;
        }
        let size = self.board.size();
        let cells = (0..size).flat_map(|y| (0..size).map(move |x| Cell { x, y }));
        let is_free = |cell: &Cell| {
            !self.board.is_pit(*cell)
                && !self.board.rockets().contains(cell)
                && !self.is_arrow(*cell)
        };
        for cell in cells.filter(is_free) {
            moves.extend(Heading::ALL.map(|heading| Arrow { cell, heading }));
        }
    }
}
