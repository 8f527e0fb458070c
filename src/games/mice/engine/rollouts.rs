//! Rollouts: the result of each arrow of a position if no player places another arrow that matters.

use crate::core::game::{Game, Seat};
use crate::games::mice::{
    Arrow, Board, Cell, Cells, Heading, MAX_ARROWS, MAX_PLAYERS, MAX_SIZE, Mice,
};

/// The expected points of all players, in units of 1 / [`POINT`].
pub type Points = [i32; MAX_PLAYERS];

/// The value of one point.
pub const POINT: i32 = 1 << 10;

/// The near future is more certain than the far future, since others place arrows in between. So each turn takes this share,
/// out of [`POINT`], of the remaining weight for the points at that time. The last points get the weight that remains at the
/// end.
const TURN_SHARE: i32 = 90;

/// No animal comes to the cell while a newly placed arrow is there.
const NEVER: u8 = u8::MAX;

/// The end of a search's simulation, and the weights of the points on the way.
pub struct Scope {
    /// The turn at which the simulation ends.
    end: u8,
    /// The share of the remaining weight that each turn takes.
    next: i32,
}

impl Scope {
    /// The given number of turns from a position on. Near points count more than far ones.
    pub fn discounted(game: &Mice, turns: u8) -> Scope {
        Scope {
            end: (game.ply() as u8).saturating_add(turns),
            next: TURN_SHARE,
        }
    }

    /// To the end of the game. Only the final points count.
    pub fn to_the_end(game: &Mice) -> Scope {
        Scope {
            end: game.board().turns(),
            next: 0,
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
    /// `current` are valid.
    snapshots: Vec<(Mice, Weighed)>,
    current: usize,
    /// By cell, the first of these positions in which animals are about to enter it.
    first: [u8; MAX_SIZE * MAX_SIZE],
    /// By heading, the cells that animals leave with this heading while a newly placed arrow would be on the board.
    led: [Cells; 4],
    /// The last turn in which animals can come to a rocket.
    last: u8,
    /// The share of the remaining weight that each turn takes.
    next: i32,
    rollout: Mice,
    weighed: Weighed,
    /// The number of turns simulated so far.
    turns: u64,
}

/// The points of a rollout so far, weighted by turn.
#[derive(Clone, Copy)]
pub struct Weighed {
    sum: Points,
    /// The remaining weight.
    left: i32,
}

impl Weighed {
    pub const NOTHING: Weighed = Weighed {
        sum: [0; MAX_PLAYERS],
        left: POINT,
    };

    fn add(&mut self, game: &Mice, weight: i32) {
        for (sum, &points) in self.sum.iter_mut().zip(game.points()) {
            *sum += weight * points as i32;
        }
        self.left -= weight;
    }

    fn add_turn(&mut self, game: &Mice, next: i32) {
        self.add(game, self.left * next / POINT);
    }
}

fn index(cell: Cell) -> usize {
    usize::from(cell.y) * MAX_SIZE + usize::from(cell.x)
}

impl Rollouts {
    pub fn new(game: &Mice) -> Rollouts {
        Rollouts {
            ply: 0,
            end: 0,
            snapshots: Vec::new(),
            current: 0,
            first: [NEVER; MAX_SIZE * MAX_SIZE],
            led: [Cells::NONE; 4],
            last: 0,
            next: TURN_SHARE,
            rollout: game.clone(),
            weighed: Weighed::NOTHING,
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
        self.current = 0;
        self.first.fill(NEVER);
        self.rollout.clone_from(game);
        self.weighed = Weighed::NOTHING;
        let stands = MAX_ARROWS * game.players();
        while self.current < stands && self.rollout.outcome().is_none() {
            self.pass();
            self.store_with_visits();
        }
    }

    /// Starts with an unfinished position and the points weighted so far. It also finds the arrows that change something
    /// ([`Rollouts::changes`]).
    pub fn begin_within(&mut self, scope: &Scope, game: &Mice, weighed: Weighed) {
        self.ply = game.ply() as u8;
        self.end = scope.end;
        self.next = scope.next;
        self.current = 0;
        self.first.fill(NEVER);
        self.led = [Cells::NONE; 4];
        let turns = game.board().turns();
        self.last = if self.end < turns {
            self.end
        } else {
            turns + 1
        };
        self.rollout.clone_from(game);
        self.weighed = weighed;
        let stands = MAX_ARROWS * game.players();
        for turn in 0..=stands {
            if self.rollout.outcome().is_some() {
                break;
            }
            self.pass();
            if turn > 0 {
                self.look(turn - 1);
            }
            if turn < stands {
                self.save_snapshot();
            }
        }
    }

    /// Records which cells the animals have left in position `kept`, and how.
    fn look(&mut self, kept: usize) {
        let mut standing = Cells::NONE;
        if self.rollout.outcome().is_some() {
            // At the end of the game they have already moved on.
            standing = self.snapshots[kept].0.next_standing();
            self.led.iter_mut().for_each(|led| led.join(&standing));
        } else {
            for (led, cells) in self.led.iter_mut().zip(self.rollout.headings()) {
                led.join(&cells);
                standing.join(&cells);
            }
        }
        for cell in standing.iter() {
            let first = &mut self.first[index(cell)];
            *first = (*first).min(kept as u8);
        }
    }

    /// The position after the next turn without an arrow, and the points weighted so far.
    pub fn next(&self) -> (&Mice, Weighed) {
        let (position, weighed) = &self.snapshots[0];
        (position, *weighed)
    }

    /// Whether an arrow may change the points: animals come to it with another heading, and they can still reach a rocket, or
    /// meet animals that can.
    pub fn changes(&self, arrow: Arrow) -> bool {
        let Arrow { cell, heading } = arrow;
        let first = self.first[index(cell)];
        if first == NEVER {
            return false;
        }
        let board = self.rollout.board();
        let way = if is_wall(board, arrow) {
            heading.left()
        } else {
            heading
        };
        let others = Heading::ALL.into_iter().filter(|other| *other != way);
        let mut others = others.map(|other| self.led[other as usize].contains(cell));
        let left = i32::from(self.last) - i32::from(self.ply) - i32::from(first) - 2;
        let is_near = |rocket: &Cell| {
            i32::from(rocket.x.abs_diff(cell.x)) + i32::from(rocket.y.abs_diff(cell.y)) <= left
        };
        others.any(|is_led| is_led) && board.rockets().iter().any(is_near)
    }

    /// All arrows that may change the points, except arrows towards a wall, which act like the arrow to the left.
    pub fn changing(&self, free: &Cells) -> impl Iterator<Item = Arrow> {
        let cells = free.iter().filter(|&cell| self.is_visited(cell));
        let arrows = cells.flat_map(|cell| Heading::ALL.map(|heading| Arrow { cell, heading }));
        let board = self.rollout.board();
        arrows.filter(|arrow| !is_wall(board, *arrow) && self.changes(*arrow))
    }

    /// An arrow that changes nothing. An arrow on a cell to which no animals come is preferred.
    pub fn ineffective(&self, free: &Cells) -> Option<Arrow> {
        self.idle_arrow(free).or_else(|| {
            let arrows = free
                .iter()
                .flat_map(|cell| Heading::ALL.map(|heading| Arrow { cell, heading }));
            arrows.into_iter().find(|arrow| !self.changes(*arrow))
        })
    }

    fn pass(&mut self) {
        self.rollout.pass();
        self.turns += 1;
        self.weighed.add_turn(&self.rollout, self.next);
    }

    /// Stores the current position of the rollout, and the cells that animals are about to enter.
    fn store_with_visits(&mut self) {
        for cell in self.rollout.next_standing().iter() {
            let first = &mut self.first[index(cell)];
            *first = (*first).min(self.current as u8);
        }
        self.save_snapshot();
    }

    /// Saves the state after this turn, so that a rollout of another arrow can begin here.
    fn save_snapshot(&mut self) {
        match self.snapshots.get_mut(self.current) {
            Some((kept, weighed)) => {
                kept.clone_from(&self.rollout);
                *weighed = self.weighed;
            }
            None => self.snapshots.push((self.rollout.clone(), self.weighed)),
        }
        self.current += 1;
    }

    /// Whether animals come to a cell while a newly placed arrow would be there.
    pub fn is_visited(&self, cell: Cell) -> bool {
        self.first[index(cell)] != NEVER
    }

    /// The expected points after an arrow that changes nothing.
    pub fn idle(&mut self) -> Points {
        self.restore(self.current - 1);
        self.simulate_to_end()
    }

    /// The expected points after a legal arrow.
    pub fn after(&mut self, arrow: &Arrow) -> Points {
        match self.first[index(arrow.cell)] {
            NEVER => self.idle(),
            first => {
                self.restore(first.into());
                self.rollout.exchange(self.ply, *arrow);
                self.simulate_to_end()
            }
        }
    }

    /// Returns to a stored position.
    fn restore(&mut self, kept: usize) {
        let (position, weighed) = &self.snapshots[kept];
        self.rollout.clone_from(position);
        self.weighed = *weighed;
    }

    /// Simulates to the end. Returns the expected points.
    fn simulate_to_end(&mut self) -> Points {
        while self.rollout.outcome().is_none() && self.rollout.ply() < self.end.into() {
            self.pass();
        }
        self.weighed.add(&self.rollout, self.weighed.left);
        self.weighed.sum
    }

    /// The arrows that change something: those on cells to which animals come. The last is an arrow that changes nothing, if
    /// there is one.
    pub fn arrows(&self, game: &Mice) -> Vec<Arrow> {
        let free = free_cells(game);
        let mut arrows = Vec::new();
        for cell in free.iter().filter(|&cell| self.is_visited(cell)) {
            arrows.extend(Heading::ALL.map(|heading| Arrow { cell, heading }));
        }
        arrows.extend(self.idle_arrow(&free));
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
fn is_wall(board: &Board, Arrow { cell, heading }: Arrow) -> bool {
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
    let mut free = Cells::all(board.size());
    let last = board.size() - 1;
    for (x, y) in [(0, 0), (0, last), (last, 0), (last, last)] {
        free.remove(Cell { x, y });
    }
    board
        .rockets()
        .iter()
        .for_each(|&rocket| free.remove(rocket));
    for player in (0..game.players() as u8).map(Seat) {
        game.arrows(player)
            .iter()
            .for_each(|arrow| free.remove(arrow.cell));
    }
    free
}

/// The current points.
pub fn points(game: &Mice) -> Points {
    let mut weighed = Weighed::NOTHING;
    weighed.add(game, POINT);
    weighed.sum
}

/// The lead of a seat over the best of the others, in units of 1 / [`POINT`]. The lead over the others' mean counts a little,
/// so that all opponents matter.
pub fn lead(points: &Points, players: usize, seat: Seat) -> i32 {
    let own = points[seat.index()];
    let others = (0..players).filter(|&other| other != seat.index());
    let best = others.clone().map(|other| points[other]).max();
    let sum: i32 = others.map(|other| points[other]).sum();
    let mean = sum / (players as i32 - 1);
    own - best.unwrap_or_default() + (own - mean) / 4
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::game::LegalMoves;
    use crate::games::mice::Door;
    use crate::thinking::search::Random;

    /// A position after a few random arrows.
    fn position(random: &mut Random) -> Mice {
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
            let game = position(&mut random);
            // At least as far as an arrow stays on the board.
            let end = game.ply() + 12 + random.below(30) as u32;
            let mut rollouts = Rollouts::new(&game);
            rollouts.begin(&game, end as u8);
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            for arrow in moves {
                let mut played = game.clone();
                played.play(&arrow);
                let mut weighed = Weighed::NOTHING;
                weighed.add_turn(&played, TURN_SHARE);
                while played.outcome().is_none() && played.ply() < end {
                    played.pass();
                    weighed.add_turn(&played, TURN_SHARE);
                }
                weighed.add(&played, weighed.left);
                assert_eq!(rollouts.after(&arrow), weighed.sum, "{arrow} in {game}");
            }
        }
    }

    #[test]
    fn an_arrow_that_changes_nothing_scores_as_a_pass_does() {
        let mut random = Random::new(2);
        for round in 0..48 {
            let game = position(&mut random);
            let scope = match round % 2 {
                0 => Scope::discounted(&game, 14 + random.below(20) as u8),
                _ => Scope::to_the_end(&game),
            };
            let mut rollouts = Rollouts::new(&game);
            rollouts.begin_within(&scope, &game, Weighed::NOTHING);
            let idle = rollouts.idle();
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            for arrow in moves {
                if rollouts.is_visited(arrow.cell) && !rollouts.changes(arrow) {
                    assert_eq!(rollouts.after(&arrow), idle, "{arrow} in {game}");
                }
            }
        }
    }
}
