//! Rollouts: the result of each arrow of a position if no player places another arrow that matters.

use crate::core::game::{Game, Seat};
use crate::games::mice::{
    Arrow, Board, Cell, Cells, Heading, MAX_ARROWS, MAX_PLAYERS, MAX_SIZE, Mice,
};

/// The expected points of all players, in units of 1 / [`UNITS_PER_POINT`].
pub type Points = [i32; MAX_PLAYERS];

/// The value of one point.
pub const UNITS_PER_POINT: i32 = 1 << 10;

/// The near future is more certain than the far future, since others place arrows in between. So each turn takes this share,
/// out of [`UNITS_PER_POINT`], of the remaining weight for the points at that time. The last points get the weight that remains
/// at the end.
const TURN_SHARE: i32 = 90;

/// The snapshot of a cell to which no animal comes while a newly placed arrow is there.
const NEVER: u8 = u8::MAX;

/// The end of a search's simulation, and the weights of the points on the way.
pub struct Scope {
    /// The turn at which the simulation ends.
    end: u8,
    /// The share of the remaining weight that each turn takes.
    turn_share: i32,
}

impl Scope {
    /// The given number of turns from a position on. Near points count more than far ones.
    pub fn discounted(game: &Mice, turns: u8) -> Scope {
        Scope {
            end: (game.ply() as u8).saturating_add(turns),
            turn_share: TURN_SHARE,
        }
    }

    /// To the end of the game. Only the final points count.
    pub fn to_the_end(game: &Mice) -> Scope {
        Scope {
            end: game.board().turns(),
            turn_share: 0,
        }
    }
}

/// A position whose next arrow the search looks for. It simulates the animals once without that arrow. An arrow changes nothing
/// before an animal comes to it, so its own simulation starts there.
pub struct Rollouts {
    /// The number of arrows placed.
    ply: u8,
    /// The turn at which the simulation ends.
    end: u8,
    /// The positions after one pass, two passes and so on, while a newly placed arrow would be on the board. Only the first
    /// `snapshot_count` are valid.
    snapshots: Vec<(Mice, WeightedPoints)>,
    snapshot_count: usize,
    /// By cell, the first of these positions in which animals are about to enter it.
    first_snapshot: [u8; MAX_SIZE * MAX_SIZE],
    /// By heading, the cells that animals leave with this heading while a newly placed arrow would be on the board.
    cells_by_heading: [Cells; 4],
    /// The last turn in which animals can come to a rocket.
    last_arrival_turn: u8,
    /// The share of the remaining weight that each turn takes.
    turn_share: i32,
    rollout: Mice,
    weighted_points: WeightedPoints,
    /// The number of turns simulated so far.
    turns: u64,
}

/// The points of a rollout so far, weighted by turn.
#[derive(Clone, Copy)]
pub struct WeightedPoints {
    sum: Points,
    /// The remaining weight.
    weight_left: i32,
}

impl WeightedPoints {
    pub const NOTHING: WeightedPoints = WeightedPoints {
        sum: [0; MAX_PLAYERS],
        weight_left: UNITS_PER_POINT,
    };

    /// Adds the current points with a weight.
    fn add(&mut self, game: &Mice, weight: i32) {
        for (sum, &points) in self.sum.iter_mut().zip(game.points()) {
            *sum += weight * points as i32;
        }
        self.weight_left -= weight;
    }

    /// Adds the current points with a share of the remaining weight.
    fn add_turn(&mut self, game: &Mice, turn_share: i32) {
        self.add(game, self.weight_left * turn_share / UNITS_PER_POINT);
    }
}

fn cell_index(cell: Cell) -> usize {
    usize::from(cell.y) * MAX_SIZE + usize::from(cell.x)
}

impl Rollouts {
    pub fn new(game: &Mice) -> Rollouts {
        Rollouts {
            ply: 0,
            end: 0,
            snapshots: Vec::new(),
            snapshot_count: 0,
            first_snapshot: [NEVER; MAX_SIZE * MAX_SIZE],
            cells_by_heading: [Cells::NONE; 4],
            last_arrival_turn: 0,
            turn_share: TURN_SHARE,
            rollout: game.clone(),
            weighted_points: WeightedPoints::NOTHING,
            turns: 0,
        }
    }

    /// The number of turns simulated so far.
    pub fn turns(&self) -> u64 {
        self.turns
    }

    /// Starts with an unfinished position, and looks ahead to turn `end`.
    pub fn begin(&mut self, game: &Mice, end: u8) {
        self.ply = game.ply() as u8;
        self.end = end;
        self.snapshot_count = 0;
        self.first_snapshot.fill(NEVER);
        self.rollout.clone_from(game);
        self.weighted_points = WeightedPoints::NOTHING;
        let plies_on_board = MAX_ARROWS * game.players();
        while self.snapshot_count < plies_on_board && self.rollout.outcome().is_none() {
            self.pass_turn();
            self.save_snapshot_and_visits();
        }
    }

    /// Starts with an unfinished position and the points weighted so far. It also finds the arrows that change something
    /// ([`Rollouts::may_change_points`]).
    pub fn begin_within(&mut self, scope: &Scope, game: &Mice, weighted_points: WeightedPoints) {
        self.ply = game.ply() as u8;
        self.end = scope.end;
        self.turn_share = scope.turn_share;
        self.snapshot_count = 0;
        self.first_snapshot.fill(NEVER);
        self.cells_by_heading = [Cells::NONE; 4];
        let turns = game.board().turns();
        self.last_arrival_turn = if self.end < turns {
            self.end
        } else {
            turns + 1
        };
        self.rollout.clone_from(game);
        self.weighted_points = weighted_points;
        let plies_on_board = MAX_ARROWS * game.players();
        for turn in 0..=plies_on_board {
            if self.rollout.outcome().is_some() {
                break;
            }
            self.pass_turn();
            if turn > 0 {
                self.record_cells_left(turn - 1);
            }
            if turn < plies_on_board {
                self.save_snapshot();
            }
        }
    }

    /// Records the cells that the animals left in the turn after position `snapshot`, by the heading with which they left.
    fn record_cells_left(&mut self, snapshot: usize) {
        let mut cells_left = Cells::NONE;
        if self.rollout.outcome().is_some() {
            // At the end of the game they have already moved on.
            cells_left = self.snapshots[snapshot].0.next_animal_cells();
            self.cells_by_heading
                .iter_mut()
                .for_each(|cells_by_heading| cells_by_heading.join(&cells_left));
        } else {
            for (cells_by_heading, cells) in self
                .cells_by_heading
                .iter_mut()
                .zip(self.rollout.headings())
            {
                cells_by_heading.join(&cells);
                cells_left.join(&cells);
            }
        }
        for cell in cells_left.iter() {
            let first_snapshot = &mut self.first_snapshot[cell_index(cell)];
            *first_snapshot = (*first_snapshot).min(snapshot as u8);
        }
    }

    /// The position after the next turn without an arrow, and the points weighted so far.
    pub fn after_one_pass(&self) -> (&Mice, WeightedPoints) {
        let (position, weighted_points) = &self.snapshots[0];
        (position, *weighted_points)
    }

    /// Whether an arrow may change the points: animals come to it with another heading, and they can still reach a rocket, or
    /// meet animals that can.
    pub fn may_change_points(&self, arrow: Arrow) -> bool {
        let Arrow { cell, heading } = arrow;
        let first_snapshot = self.first_snapshot[cell_index(cell)];
        if first_snapshot == NEVER {
            return false;
        }
        let board = self.rollout.board();
        let final_heading = if points_at_wall(board, arrow) {
            heading.left()
        } else {
            heading
        };
        let mut other_headings = Heading::ALL
            .into_iter()
            .filter(|other| *other != final_heading);
        let turns_some_animals =
            other_headings.any(|other| self.cells_by_heading[other as usize].contains(cell));
        let turns_left =
            i32::from(self.last_arrival_turn) - i32::from(self.ply) - i32::from(first_snapshot) - 2;
        let is_in_reach = |rocket: &Cell| {
            i32::from(rocket.x.abs_diff(cell.x)) + i32::from(rocket.y.abs_diff(cell.y))
                <= turns_left
        };
        turns_some_animals && board.rockets().iter().any(is_in_reach)
    }

    /// All arrows that may change the points, except arrows towards a wall, which act like the arrow to the left.
    pub fn effective_arrows(&self, free: &Cells) -> impl Iterator<Item = Arrow> {
        let cells = free.iter().filter(|&cell| self.is_visited(cell));
        let arrows = cells.flat_map(|cell| Heading::ALL.map(|heading| Arrow { cell, heading }));
        let board = self.rollout.board();
        arrows.filter(|arrow| !points_at_wall(board, *arrow) && self.may_change_points(*arrow))
    }

    /// An arrow that changes nothing. An arrow on a cell to which no animals come is preferred.
    pub fn ineffective_arrow(&self, free: &Cells) -> Option<Arrow> {
        self.idle_arrow(free).or_else(|| {
            let arrows = free
                .iter()
                .flat_map(|cell| Heading::ALL.map(|heading| Arrow { cell, heading }));
            arrows
                .into_iter()
                .find(|arrow| !self.may_change_points(*arrow))
        })
    }

    /// Simulates one turn without an arrow.
    fn pass_turn(&mut self) {
        self.rollout.pass();
        self.turns += 1;
        self.weighted_points
            .add_turn(&self.rollout, self.turn_share);
    }

    /// Stores the current position of the rollout, and the cells that animals are about to enter.
    fn save_snapshot_and_visits(&mut self) {
        for cell in self.rollout.next_animal_cells().iter() {
            let first_snapshot = &mut self.first_snapshot[cell_index(cell)];
            *first_snapshot = (*first_snapshot).min(self.snapshot_count as u8);
        }
        self.save_snapshot();
    }

    /// Saves the state after this turn, so that a rollout of another arrow can begin here.
    fn save_snapshot(&mut self) {
        match self.snapshots.get_mut(self.snapshot_count) {
            Some((snapshot, weighted_points)) => {
                snapshot.clone_from(&self.rollout);
                *weighted_points = self.weighted_points;
            }
            None => self
                .snapshots
                .push((self.rollout.clone(), self.weighted_points)),
        }
        self.snapshot_count += 1;
    }

    /// Whether animals come to a cell while a newly placed arrow would be there.
    pub fn is_visited(&self, cell: Cell) -> bool {
        self.first_snapshot[cell_index(cell)] != NEVER
    }

    /// The expected points after an arrow that changes nothing.
    pub fn points_if_idle(&mut self) -> Points {
        self.restore(self.snapshot_count - 1);
        self.simulate_to_end()
    }

    /// The expected points after a legal arrow.
    pub fn points_after(&mut self, arrow: &Arrow) -> Points {
        match self.first_snapshot[cell_index(arrow.cell)] {
            NEVER => self.points_if_idle(),
            first_snapshot => {
                self.restore(first_snapshot.into());
                self.rollout.replace_arrow(self.ply, *arrow);
                self.simulate_to_end()
            }
        }
    }

    /// Returns to a stored position.
    fn restore(&mut self, snapshot: usize) {
        let (position, weighted_points) = &self.snapshots[snapshot];
        self.rollout.clone_from(position);
        self.weighted_points = *weighted_points;
    }

    /// Simulates to the end. Returns the expected points.
    fn simulate_to_end(&mut self) -> Points {
        while self.rollout.outcome().is_none() && self.rollout.ply() < self.end.into() {
            self.pass_turn();
        }
        self.weighted_points
            .add(&self.rollout, self.weighted_points.weight_left);
        self.weighted_points.sum
    }

    /// The arrows that change something: those on cells to which animals come. The last is an arrow that changes nothing, if
    /// there is one.
    pub fn arrows(&self, game: &Mice) -> Vec<Arrow> {
        let free_cells = free_cells(game);
        let mut arrows = Vec::new();
        for cell in free_cells.iter().filter(|&cell| self.is_visited(cell)) {
            arrows.extend(Heading::ALL.map(|heading| Arrow { cell, heading }));
        }
        arrows.extend(self.idle_arrow(&free_cells));
        arrows
    }

    /// An arrow that changes nothing.
    pub fn idle_arrow(&self, free: &Cells) -> Option<Arrow> {
        let cell = free.iter().find(|&cell| !self.is_visited(cell))?;
        let heading = Heading::North;
        Some(Arrow { cell, heading })
    }
}

/// Whether an arrow points at the outer wall.
fn points_at_wall(board: &Board, Arrow { cell, heading }: Arrow) -> bool {
    let last = board.size() - 1;
    match heading {
        Heading::North => cell.y == 0,
        Heading::East => cell.x == last,
        Heading::South => cell.y == last,
        Heading::West => cell.x == 0,
    }
}

/// The cells on which an arrow may be placed.
pub fn free_cells(game: &Mice) -> Cells {
    let board = game.board();
    let mut free_cells = Cells::all(board.size());
    let last = board.size() - 1;
    for (x, y) in [(0, 0), (0, last), (last, 0), (last, last)] {
        free_cells.remove(Cell { x, y });
    }
    board
        .rockets()
        .iter()
        .for_each(|&rocket| free_cells.remove(rocket));
    for player in (0..game.players() as u8).map(Seat) {
        game.arrows(player)
            .iter()
            .for_each(|arrow| free_cells.remove(arrow.cell));
    }
    free_cells
}

/// The current points.
pub fn points(game: &Mice) -> Points {
    let mut weighted_points = WeightedPoints::NOTHING;
    weighted_points.add(game, UNITS_PER_POINT);
    weighted_points.sum
}

/// The lead of a seat over the best of the others, in units of 1 / [`UNITS_PER_POINT`]. The lead over the others' mean counts a
/// little, so that all opponents matter.
pub fn lead(points: &Points, players: usize, seat: Seat) -> i32 {
    let own_points = points[seat.index()];
    let others = (0..players).filter(|&other| other != seat.index());
    let best_other = others.clone().map(|other| points[other]).max();
    let sum_of_others: i32 = others.map(|other| points[other]).sum();
    let mean = sum_of_others / (players as i32 - 1);
    own_points - best_other.unwrap_or_default() + (own_points - mean) / 4
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::game::LegalMoves;
    use crate::games::mice::Door;
    use crate::thinking::search::Random;

    /// A position after a few random arrows.
    fn random_position(random: &mut Random) -> Mice {
        let size = 5 + random.below(9) as u8;
        let turns = 1 + random.below(40) as u8;
        let board = loop {
            let mut cell = || {
                let [x, y] = [(); 2].map(|()| random.below(size.into()) as u8);
                Cell { x, y }
            };
            let rockets: Vec<Cell> = (0..4).map(|_| cell()).collect();
            let doors = Heading::ALL.map(|wall| Door { at: cell().x, wall });
            let players = 2 + random.below(3);
            // Tries again if a rocket or door is in a pit or corner, or two are on one cell.
            if let Ok(board) = Board::new(size, turns, &rockets[..players], &doors) {
                break board;
            }
        };
        let plies = random.below(board.turns().into());
        let mut game = Mice::new(board);
        let mut moves = Vec::new();
        for _ in 0..plies {
            game.legal_moves(&mut moves);
            game.play(&moves[random.below(moves.len())]);
        }
        game
    }

    #[test]
    fn every_arrow_scores_as_the_rules_say() {
        let mut random = Random::new(1);
        for _ in 0..24 {
            let game = random_position(&mut random);
            // At least as far as an arrow stays on the board.
            let end = game.ply() + 12 + random.below(30) as u32;
            let mut rollouts = Rollouts::new(&game);
            rollouts.begin(&game, end as u8);
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            for arrow in moves {
                let mut played = game.clone();
                played.play(&arrow);
                let mut weighted_points = WeightedPoints::NOTHING;
                weighted_points.add_turn(&played, TURN_SHARE);
                while played.outcome().is_none() && played.ply() < end {
                    played.pass();
                    weighted_points.add_turn(&played, TURN_SHARE);
                }
                weighted_points.add(&played, weighted_points.weight_left);
                assert_eq!(
                    rollouts.points_after(&arrow),
                    weighted_points.sum,
                    "{arrow} in {game}"
                );
            }
        }
    }

    #[test]
    fn an_arrow_that_changes_nothing_scores_as_a_pass_does() {
        let mut random = Random::new(2);
        for round in 0..48 {
            let game = random_position(&mut random);
            let scope = match round % 2 {
                0 => Scope::discounted(&game, 14 + random.below(20) as u8),
                _ => Scope::to_the_end(&game),
            };
            let mut rollouts = Rollouts::new(&game);
            rollouts.begin_within(&scope, &game, WeightedPoints::NOTHING);
            let idle = rollouts.points_if_idle();
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            for arrow in moves {
                if rollouts.is_visited(arrow.cell) && !rollouts.may_change_points(arrow) {
                    assert_eq!(rollouts.points_after(&arrow), idle, "{arrow} in {game}");
                }
            }
        }
    }
}
