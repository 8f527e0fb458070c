//! Drafts of the space mice.

mod content;
mod edit;
mod problems;

pub use edit::MiceEdit;

use serde::Serialize;

use crate::core::game::{Game, NotationError, Problem, Seat, problem};
use crate::core::order::ascending;
use crate::games::mice::{
    Arrow, Board, BoardError, Cell, Door, Group, Heading, MAX_ARROWS, MAX_PLAYERS, MAX_REACHED,
    MAX_SIZE, MIN_SIZE, Mice,
};
use crate::thinking::draft::{BesideEdit, Diagnostic, Draft, Drafted, at_most_max_number};

impl Drafted for Mice {
    type Draft = MiceDraft;
}

/// The board with its pieces and animals.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(into = "content::Content")]
pub struct MiceDraft {
    size: u8,
    turns: u32,
    rockets: Vec<Option<Cell>>,
    doors: Vec<Door>,
    animals: Vec<Group>,
    arrows: Vec<Vec<Arrow>>,
    points: Vec<u32>,
    ply: u32,
}

impl Draft for MiceDraft {
    type Game = Mice;
    type Edit = MiceEdit;

    /// Two players on a small empty board.
    fn empty() -> MiceDraft {
        MiceDraft {
            size: 9,
            turns: 40,
            rockets: vec![None; 2],
            doors: Vec::new(),
            animals: Vec::new(),
            arrows: vec![Vec::new(); 2],
            points: vec![0; 2],
            ply: 0,
        }
    }

    fn of(position: &Mice) -> MiceDraft {
        let board = position.board();
        let players = 0..position.players();
        MiceDraft {
            size: board.size(),
            turns: board.turns().into(),
            rockets: board.rockets().iter().copied().map(Some).collect(),
            doors: board.doors().to_vec(),
            animals: position.animals(),
            arrows: players
                .map(|player| position.arrows(Seat(player as u8)).to_vec())
                .collect(),
            points: position.points().to_vec(),
            ply: position.ply(),
        }
    }

    fn stored_text(&self) -> String {
        self.write()
    }

    fn restore(stored_text: &str) -> Result<MiceDraft, NotationError> {
        MiceDraft::read(stored_text)
    }

    fn apply(&mut self, edit: &MiceEdit) {
        match edit {
            MiceEdit::Rocket { seat, cell } => self.put_rocket((*seat).into(), *cell),
            MiceEdit::Door { cell } => self.toggle_door(*cell),
            MiceEdit::Animal {
                cell,
                heading,
                is_cat,
            } => self.add_animal(*cell, *heading, *is_cat),
            MiceEdit::Arrow {
                seat,
                cell,
                heading,
            } => self.put_arrow((*seat).into(), *cell, *heading),
            MiceEdit::Turn { cell } => self.turn(*cell),
            MiceEdit::Remove { cell } => self.remove(*cell),
            MiceEdit::Beside(BesideEdit::Side { seat }) => self.set_side((*seat).into()),
            MiceEdit::Beside(BesideEdit::Number { name, value }) => {
                self.set_number(name, at_most_max_number(*value))
            }
        }
    }

    fn problems(&self) -> Vec<Diagnostic> {
        let mut problems = self.problems_of_board();
        problems.extend(self.problems_of_pieces());
        problems.extend(self.problems_of_numbers());
        if problems.is_empty() {
            problems.extend(self.position().err().map(Diagnostic::rejected_by_rules));
        }
        problems
    }

    fn position(&self) -> Result<Mice, Problem> {
        let ply = u8::try_from(self.ply)
            .map_err(|_| problem!("mice-placed", "too many arrows are placed"))?;
        Mice::new(self.board()?).with(ply, &self.points, &self.arrows, &self.animals)
    }

    /// The puzzle's input up to the doors, including them.
    fn board_text(&self) -> Option<String> {
        Some(self.board().ok()?.lines().join("\n"))
    }
}

/// A number of points or animals, limited to what a game can reach.
fn at_most_reached(value: u32) -> u32 {
    value.min(MAX_REACHED)
}

impl MiceDraft {
    fn board(&self) -> Result<Board, Problem> {
        let rockets: Option<Vec<Cell>> = self.rockets.iter().copied().collect();
        let rockets =
            rockets.ok_or_else(|| problem!("mice-rockets", "each player has a rocket"))?;
        let turns = u8::try_from(self.turns).unwrap_or(u8::MAX);
        Board::new(self.size, turns, &rockets, &self.doors).map_err(BoardError::problem)
    }

    fn players(&self) -> usize {
        self.rockets.len()
    }

    fn cell(&self, [x, y]: [u8; 2]) -> Option<Cell> {
        (x < self.size && y < self.size).then_some(Cell { x, y })
    }

    fn is_pit(&self, Cell { x, y }: Cell) -> bool {
        let last = self.size - 1;
        (x == 0 || x == last) && (y == 0 || y == last)
    }

    /// Whether an animal on a cell with this heading faces the outer wall.
    fn is_wall(&self, Cell { x, y }: Cell, heading: Heading) -> bool {
        let last = self.size - 1;
        match heading {
            Heading::North => y == 0,
            Heading::East => x == last,
            Heading::South => y == last,
            Heading::West => x == 0,
        }
    }

    fn remove_arrow(&mut self, cell: Cell) -> bool {
        let previous: usize = self.arrows.iter().map(Vec::len).sum();
        for player_arrows in &mut self.arrows {
            player_arrows.retain(|arrow| arrow.cell != cell);
        }
        previous > self.arrows.iter().map(Vec::len).sum()
    }

    fn remove_animals(&mut self, cell: Cell) -> bool {
        let previous = self.animals.len();
        self.animals.retain(|group| group.cell != cell);
        previous > self.animals.len()
    }

    fn remove_rocket(&mut self, cell: Cell) -> bool {
        let mut was_removed = false;
        for rocket in self.rockets.iter_mut() {
            if *rocket == Some(cell) {
                *rocket = None;
                was_removed = true;
            }
        }
        was_removed
    }

    fn put_rocket(&mut self, player: usize, cell: [u8; 2]) {
        let Some(cell) = self.cell(cell).filter(|_| player < self.players()) else {
            return;
        };
        self.remove_arrow(cell);
        self.remove_animals(cell);
        self.remove_rocket(cell);
        self.rockets[player] = Some(cell);
    }

    /// The doors that may be beside a cell. A corner has none.
    fn walls_of(&self, cell: Cell) -> Vec<Door> {
        if self.is_pit(cell) {
            return Vec::new();
        }
        let walls = Heading::ALL.into_iter();
        let walls = walls.filter(|&wall| self.is_wall(cell, wall));
        let door = |wall| match wall {
            Heading::North | Heading::South => Door { at: cell.x, wall },
            Heading::East | Heading::West => Door { at: cell.y, wall },
        };
        walls.map(door).collect()
    }

    fn toggle_door(&mut self, cell: [u8; 2]) {
        let Some(cell) = self.cell(cell) else {
            return;
        };
        for door in self.walls_of(cell) {
            if self.doors.contains(&door) {
                self.doors.retain(|other| *other != door)
            } else {
                self.doors.push(door)
            }
        }
    }

    fn add_animal(&mut self, cell: [u8; 2], heading: char, is_cat: bool) {
        let (Some(cell), Some(heading)) = (self.cell(cell), Heading::from_letter(heading)) else {
            return;
        };
        let is_same_group = |group: &&mut Group| group.cell == cell && group.heading == heading;
        if let Some(group) = self.animals.iter_mut().find(is_same_group) {
            let count = if is_cat {
                &mut group.cats
            } else {
                &mut group.mice
            };
            *count = at_most_reached(*count + 1);
            return;
        }
        self.animals.push(Group {
            cell,
            heading,
            mice: u32::from(!is_cat),
            cats: u32::from(is_cat),
        });
        self.sort_animals();
    }

    /// Sorts the animals as in positions, with one entry per cell and heading.
    fn sort_animals(&mut self) {
        ascending(&mut self.animals, |group| {
            let Cell { x, y } = group.cell;
            u32::from_be_bytes([0, y, x, group.heading as u8])
        });
        let mut merged: Vec<Group> = Vec::with_capacity(self.animals.len());
        for group in self.animals.drain(..) {
            match merged.last_mut() {
                Some(last) if (last.cell, last.heading) == (group.cell, group.heading) => {
                    last.mice = at_most_reached(last.mice + group.mice);
                    last.cats = at_most_reached(last.cats + group.cats);
                }
                _ => merged.push(group),
            }
        }
        self.animals = merged;
    }

    fn put_arrow(&mut self, player: usize, cell: [u8; 2], heading: char) {
        let (Some(cell), Some(heading)) = (self.cell(cell), Heading::from_letter(heading)) else {
            return;
        };
        if player >= self.players() {
            return;
        }
        self.remove_arrow(cell);
        let player_arrows = &mut self.arrows[player];
        if player_arrows.len() == MAX_ARROWS {
            player_arrows.remove(0);
        }
        player_arrows.push(Arrow { cell, heading });
    }

    fn turn(&mut self, cell: [u8; 2]) {
        let Some(cell) = self.cell(cell) else {
            return;
        };
        // One turn to the right is three to the left.
        let turned_right = |heading: Heading| heading.left().left().left();
        let mut arrows = self.arrows.iter_mut().flatten();
        if let Some(arrow) = arrows.find(|arrow| arrow.cell == cell) {
            arrow.heading = turned_right(arrow.heading);
            return;
        }
        for group in self.animals.iter_mut().filter(|group| group.cell == cell) {
            group.heading = turned_right(group.heading);
        }
        self.sort_animals();
    }

    fn remove(&mut self, cell: [u8; 2]) {
        let Some(cell) = self.cell(cell) else {
            return;
        };
        let was_removed = [
            self.remove_animals(cell),
            self.remove_arrow(cell),
            self.remove_rocket(cell),
        ];
        if !was_removed.contains(&true) {
            let doors = self.walls_of(cell);
            self.doors.retain(|door| !doors.contains(door));
        }
    }

    fn set_side(&mut self, player: usize) {
        if player >= self.players() {
            return;
        }
        let players = self.players() as u32;
        let turns_ahead = (player as u32 + players - self.ply % players) % players;
        let next = self.ply + turns_ahead;
        self.ply = if next <= self.turns || next < players {
            next
        } else {
            next - players
        };
    }

    fn set_number(&mut self, name: &str, value: u32) {
        match name {
            "size" => self.set_size(value.clamp(MIN_SIZE.into(), MAX_SIZE as u32) as u8),
            "players" => self.set_players((value as usize).clamp(2, MAX_PLAYERS)),
            "turns" => self.turns = value,
            "ply" => self.ply = value,
            _ => {
                let player = name.strip_prefix("points-");
                let player = player.and_then(|player| player.parse::<usize>().ok());
                if let Some(points) = player.and_then(|player| self.points.get_mut(player)) {
                    *points = value;
                }
            }
        }
    }

    fn set_size(&mut self, size: u8) {
        self.size = size;
        let is_inside = |cell: Cell| cell.x < size && cell.y < size;
        for rocket in &mut self.rockets {
            *rocket = rocket.filter(|&cell| is_inside(cell));
        }
        self.doors.retain(|door| (1..size - 1).contains(&door.at));
        self.animals.retain(|group| is_inside(group.cell));
        for player_arrows in &mut self.arrows {
            player_arrows.retain(|arrow| is_inside(arrow.cell));
        }
    }

    fn set_players(&mut self, players: usize) {
        self.rockets.resize(players, None);
        self.arrows.resize(players, Vec::new());
        self.points.resize(players, 0);
    }
}
