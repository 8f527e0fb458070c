//! Drafts of the space mice.

mod problems;

use serde::{Deserialize, Serialize};

use super::{Draft, Drafted, Problem, bounded};
use crate::game::{Game, Seat};
use crate::games::mice::{
    Arrow, Board, Cell, Door, Group, Heading, LEAST_SIZE, MOST_ARROWS, MOST_PLAYERS, MOST_SIZE,
    Mice,
};

impl Drafted for Mice {
    type Draft = MiceDraft;
}

/// The board and what is on it. Its content, cells as `[x, y]` from the north-west corner: `size`; `turns`; `rockets` by player,
/// null for one that is not there; `doors`, each the cell behind it and the letter of its wall; `animals`, each
/// `[x, y, heading, mice, cats]`; `arrows` by player, the oldest first, each `[x, y, heading]`; `points` by player; `ply`, the
/// arrows placed, which tells who is next.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(into = "Content", try_from = "Content")]
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

/// A change to a [`MiceDraft`]. Cells are `[x, y]`, headings and walls letters, players seats from 0.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum MiceEdit {
    /// A player's rocket is put on a cell, which is cleared.
    Rocket {
        /// Whose.
        seat: u8,
        /// Where.
        cell: [u8; 2],
    },
    /// A door in the wall beside a cell, or none if there is one.
    Door {
        /// Where.
        cell: [u8; 2],
    },
    /// One more animal.
    Animal {
        /// Where.
        cell: [u8; 2],
        /// Where it goes.
        heading: char,
        /// Whether it is a cat.
        cat: bool,
    },
    /// A player's youngest arrow; a fourth takes the oldest away.
    Arrow {
        /// Whose.
        seat: u8,
        /// Where.
        cell: [u8; 2],
        /// Where it points.
        heading: char,
    },
    /// The arrow of a cell, or its animals, a quarter to the right.
    Turn {
        /// Where.
        cell: [u8; 2],
    },
    /// Takes away what stands on a cell, and the doors beside it if nothing does.
    Remove {
        /// Where.
        cell: [u8; 2],
    },
    /// The player who is next; the arrows placed are the nearest number for it.
    Side {
        /// Who.
        seat: u8,
    },
    /// `size`, `players`, `turns`, `ply` or `points-0` to `points-3`. What is no longer on a smaller board is gone.
    Number {
        /// What is set.
        name: String,
        /// To what.
        value: u32,
    },
}

#[derive(Serialize, Deserialize)]
struct Content {
    size: u8,
    turns: u32,
    rockets: Vec<Option<[u8; 2]>>,
    doors: Vec<(u8, u8, char)>,
    animals: Vec<(u8, u8, char, u32, u32)>,
    arrows: Vec<Vec<(u8, u8, char)>>,
    points: Vec<u32>,
    ply: u32,
}

impl From<MiceDraft> for Content {
    fn from(draft: MiceDraft) -> Content {
        let MiceDraft { size, .. } = draft;
        let arrow = |arrow: &Arrow| (arrow.cell.x, arrow.cell.y, arrow.heading.letter());
        Content {
            size,
            turns: draft.turns,
            rockets: draft
                .rockets
                .iter()
                .map(|rocket| rocket.map(|cell| [cell.x, cell.y]))
                .collect(),
            doors: draft
                .doors
                .iter()
                .map(|door| {
                    let cell = door.cell(size);
                    (cell.x, cell.y, door.wall.letter())
                })
                .collect(),
            animals: draft
                .animals
                .iter()
                .map(|group| {
                    let Cell { x, y } = group.cell;
                    (x, y, group.heading.letter(), group.mice, group.cats)
                })
                .collect(),
            arrows: draft
                .arrows
                .iter()
                .map(|own| own.iter().map(arrow).collect())
                .collect(),
            points: draft.points,
            ply: draft.ply,
        }
    }
}

impl TryFrom<Content> for MiceDraft {
    type Error = &'static str;

    fn try_from(content: Content) -> Result<MiceDraft, &'static str> {
        const WRONG: &str = "no draft of mice has such a board";
        let size = content.size;
        let players = content.rockets.len();
        let cell = |x: u8, y: u8| (x < size && y < size).then_some(Cell { x, y });
        let arrow = |&(x, y, letter): &(u8, u8, char)| {
            Some(Arrow {
                cell: cell(x, y)?,
                heading: Heading::from_letter(letter)?,
            })
        };
        let read = || {
            let rocket = |place: &Option<[u8; 2]>| match place {
                None => Some(None),
                Some([x, y]) => cell(*x, *y).map(Some),
            };
            let rockets: Option<Vec<_>> = content.rockets.iter().map(rocket).collect();
            let door = |&(x, y, letter): &(u8, u8, char)| {
                let wall = Heading::from_letter(letter)?;
                let at = match wall {
                    Heading::North | Heading::South => x,
                    Heading::East | Heading::West => y,
                };
                let door = Door { at, wall };
                (door.cell(size) == cell(x, y)?).then_some(door)
            };
            let doors: Option<Vec<_>> = content.doors.iter().map(door).collect();
            let group = |&(x, y, letter, mice, cats): &(u8, u8, char, u32, u32)| {
                Some(Group {
                    cell: cell(x, y)?,
                    heading: Heading::from_letter(letter)?,
                    mice: bounded(mice),
                    cats: bounded(cats),
                })
            };
            let animals: Option<Vec<_>> = content.animals.iter().map(group).collect();
            let own = |own: &Vec<(u8, u8, char)>| own.iter().map(arrow).collect::<Option<Vec<_>>>();
            let arrows: Option<Vec<_>> = content.arrows.iter().map(own).collect();
            Some((rockets?, doors?, animals?, arrows?))
        };
        let fits = (LEAST_SIZE..=MOST_SIZE as u8).contains(&size)
            && (2..=MOST_PLAYERS).contains(&players)
            && content.doors.len() <= 4 * MOST_SIZE
            && content.animals.len() <= 4 * MOST_SIZE * MOST_SIZE
            && content.arrows.len() == players
            && content.arrows.iter().all(|own| own.len() <= MOST_ARROWS)
            && content.points.len() == players;
        let (rockets, doors, animals, arrows) = Some(fits)
            .filter(|fits| *fits)
            .and_then(|_| read())
            .ok_or(WRONG)?;
        Ok(MiceDraft {
            size,
            turns: bounded(content.turns),
            rockets,
            doors,
            animals,
            arrows,
            points: content.points.into_iter().map(bounded).collect(),
            ply: bounded(content.ply),
        })
    }
}

impl Draft for MiceDraft {
    type Game = Mice;
    type Edit = MiceEdit;

    /// Two players on a small board with nothing on it.
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

    fn apply(&mut self, edit: &MiceEdit) {
        match edit {
            MiceEdit::Rocket { seat, cell } => self.put_rocket((*seat).into(), *cell),
            MiceEdit::Door { cell } => self.toggle_door(*cell),
            MiceEdit::Animal { cell, heading, cat } => self.add_animal(*cell, *heading, *cat),
            MiceEdit::Arrow {
                seat,
                cell,
                heading,
            } => self.put_arrow((*seat).into(), *cell, *heading),
            MiceEdit::Turn { cell } => self.turn(*cell),
            MiceEdit::Remove { cell } => self.remove(*cell),
            MiceEdit::Side { seat } => self.set_side((*seat).into()),
            MiceEdit::Number { name, value } => self.set_number(name, bounded(*value)),
        }
    }

    fn problems(&self) -> Vec<Problem> {
        let mut problems = self.problems_of_board();
        problems.extend(self.problems_of_pieces());
        problems.extend(self.problems_of_numbers());
        if problems.is_empty() {
            problems.extend(self.position().err().map(Problem::refused));
        }
        problems
    }

    fn position(&self) -> Result<Mice, String> {
        let ply = u8::try_from(self.ply).map_err(|_| "too many arrows are placed")?;
        Mice::new(self.board()?).with(ply, &self.points, &self.arrows, &self.animals)
    }

    /// The puzzle's input up to and with the doors.
    fn board_text(&self) -> Option<String> {
        Some(self.board().ok()?.lines().join("\n"))
    }
}

impl MiceDraft {
    fn board(&self) -> Result<Board, String> {
        let rockets: Option<Vec<Cell>> = self.rockets.iter().copied().collect();
        let rockets = rockets.ok_or("each player has a rocket")?;
        let turns = u8::try_from(self.turns).unwrap_or(u8::MAX);
        Board::new(self.size, turns, &rockets, &self.doors).map_err(|error| error.to_string())
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

    /// Whether the outer wall is before one on a cell.
    fn is_wall(&self, Cell { x, y }: Cell, heading: Heading) -> bool {
        let last = self.size - 1;
        match heading {
            Heading::North => y == 0,
            Heading::East => x == last,
            Heading::South => y == last,
            Heading::West => x == 0,
        }
    }

    fn take_arrow(&mut self, cell: Cell) -> bool {
        let before: usize = self.arrows.iter().map(Vec::len).sum();
        for own in &mut self.arrows {
            own.retain(|arrow| arrow.cell != cell);
        }
        before > self.arrows.iter().map(Vec::len).sum()
    }

    fn take_animals(&mut self, cell: Cell) -> bool {
        let before = self.animals.len();
        self.animals.retain(|group| group.cell != cell);
        before > self.animals.len()
    }

    fn take_rocket(&mut self, cell: Cell) -> bool {
        let mut taken = false;
        for rocket in self.rockets.iter_mut() {
            if *rocket == Some(cell) {
                *rocket = None;
                taken = true;
            }
        }
        taken
    }

    fn put_rocket(&mut self, player: usize, cell: [u8; 2]) {
        let Some(cell) = self.cell(cell).filter(|_| player < self.players()) else {
            return;
        };
        self.take_arrow(cell);
        self.take_animals(cell);
        self.take_rocket(cell);
        self.rockets[player] = Some(cell);
    }

    /// The doors that may be beside a cell; at a corner none.
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
            match self.doors.contains(&door) {
                true => self.doors.retain(|other| *other != door),
                false => self.doors.push(door),
            }
        }
    }

    fn add_animal(&mut self, cell: [u8; 2], heading: char, cat: bool) {
        let (Some(cell), Some(heading)) = (self.cell(cell), Heading::from_letter(heading)) else {
            return;
        };
        let same = |group: &&mut Group| group.cell == cell && group.heading == heading;
        if let Some(group) = self.animals.iter_mut().find(same) {
            let count = match cat {
                true => &mut group.cats,
                false => &mut group.mice,
            };
            *count = bounded(*count + 1);
            return;
        }
        self.animals.push(Group {
            cell,
            heading,
            mice: u32::from(!cat),
            cats: u32::from(cat),
        });
        self.sort_animals();
    }

    /// In the order in which positions tell them, each cell and heading once.
    fn sort_animals(&mut self) {
        self.animals
            .sort_by_key(|group| (group.cell.y, group.cell.x, group.heading as u8));
        let mut merged: Vec<Group> = Vec::with_capacity(self.animals.len());
        for group in self.animals.drain(..) {
            match merged.last_mut() {
                Some(last) if (last.cell, last.heading) == (group.cell, group.heading) => {
                    last.mice = bounded(last.mice + group.mice);
                    last.cats = bounded(last.cats + group.cats);
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
        self.take_arrow(cell);
        let own = &mut self.arrows[player];
        if own.len() == MOST_ARROWS {
            own.remove(0);
        }
        own.push(Arrow { cell, heading });
    }

    fn turn(&mut self, cell: [u8; 2]) {
        let Some(cell) = self.cell(cell) else {
            return;
        };
        // To the right is thrice to the left.
        let right = |heading: Heading| heading.left().left().left();
        let mut arrows = self.arrows.iter_mut().flatten();
        if let Some(arrow) = arrows.find(|arrow| arrow.cell == cell) {
            arrow.heading = right(arrow.heading);
            return;
        }
        for group in self.animals.iter_mut().filter(|group| group.cell == cell) {
            group.heading = right(group.heading);
        }
        self.sort_animals();
    }

    fn remove(&mut self, cell: [u8; 2]) {
        let Some(cell) = self.cell(cell) else {
            return;
        };
        let taken = [
            self.take_animals(cell),
            self.take_arrow(cell),
            self.take_rocket(cell),
        ];
        if !taken.contains(&true) {
            let doors = self.walls_of(cell);
            self.doors.retain(|door| !doors.contains(door));
        }
    }

    fn set_side(&mut self, player: usize) {
        if player >= self.players() {
            return;
        }
        let players = self.players() as u32;
        let ahead = (player as u32 + players - self.ply % players) % players;
        let next = self.ply + ahead;
        self.ply = match next <= self.turns || next < players {
            true => next,
            false => next - players,
        };
    }

    fn set_number(&mut self, name: &str, value: u32) {
        match name {
            "size" => self.set_size(value.clamp(LEAST_SIZE.into(), MOST_SIZE as u32) as u8),
            "players" => self.set_players((value as usize).clamp(2, MOST_PLAYERS)),
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
        let stays = |cell: Cell| cell.x < size && cell.y < size;
        for rocket in &mut self.rockets {
            *rocket = rocket.filter(|&cell| stays(cell));
        }
        self.doors.retain(|door| (1..size - 1).contains(&door.at));
        self.animals.retain(|group| stays(group.cell));
        for own in &mut self.arrows {
            own.retain(|arrow| stays(arrow.cell));
        }
    }

    fn set_players(&mut self, players: usize) {
        self.rockets.resize(players, None);
        self.arrows.resize(players, Vec::new());
        self.points.resize(players, 0);
    }
}
