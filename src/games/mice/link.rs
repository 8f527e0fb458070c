//! The space mice in links. A move is its number among the legal moves.
//!
//! | bits | of a start |
//! | --- | --- |
//! | 5, 7 | size − 5, turns − 1 |
//! | 2, 4 | players − 2, doors − 1 |
//! | 10 each | the rockets: row × size + column |
//! | 5 + 2 each | the doors: place, wall |
//! | 1 | whether the game has begun; if so: |
//! | 7 | the number of arrows placed |
//! | 14 each | the players' points; if that is 10,000, 15 bits for the rest follow |
//! | 2, then 10 + 2 each | each player's arrows: their number, then cells and headings |
//! | 14, then 10 + 2 + two counts each | the animals: the number of groups, then cells, headings, mice and cats |
//!
//! A count is 4 bits for its length in bits, then these bits.

use crate::core::game::{Game, LegalMoves, LineError};
use crate::core::link::{BitReader, BitWriter, LinkError, Pack};
use crate::games::mice::puzzle;
use crate::games::mice::{
    Arrow, Board, Cell, Door, Group, Heading, MAX_COUNT, MAX_DOORS, MAX_REACHED, MAX_SIZE,
    MAX_TURNS, MIN_SIZE, Mice,
};

const BOARD_SIZES: u32 = MAX_SIZE as u32 - MIN_SIZE as u32 + 1;

impl Pack for Mice {
    const NUMBER: u8 = 2;

    fn pack_start(&self, bits: &mut BitWriter) {
        let board = self.board();
        let cell_index = |cell_index: Cell| {
            u32::from(cell_index.y) * u32::from(board.size()) + u32::from(cell_index.x)
        };
        let cell_count = u32::from(board.size()).pow(2);
        bits.put_choice(u32::from(board.size() - MIN_SIZE), BOARD_SIZES);
        bits.put_choice(u32::from(board.turns()) - 1, MAX_TURNS.into());
        bits.put(board.rockets().len() as u32 - 2, 2);
        bits.put_choice(board.doors().len() as u32 - 1, MAX_DOORS as u32);
        for &rocket in board.rockets() {
            bits.put_choice(cell_index(rocket), cell_count);
        }
        for door in board.doors() {
            bits.put_choice(door.at.into(), board.size().into());
            bits.put(door.wall as u32, 2);
        }
        let has_begun = self.start_lines().is_none();
        bits.put_flag(has_begun);
        if !has_begun {
            return;
        }
        bits.put_choice(self.ply(), u32::from(MAX_TURNS) + 1);
        for &points in self.points() {
            put_points(bits, points);
        }
        for player in 0..self.players() {
            let arrows = self.arrows(crate::core::game::Seat(player as u8));
            bits.put(arrows.len() as u32, 2);
            for arrow in arrows {
                bits.put_choice(cell_index(arrow.cell), cell_count);
                bits.put(arrow.heading as u32, 2);
            }
        }
        let animals = self.animals();
        bits.put_choice(animals.len() as u32, MAX_COUNT + 1);
        for group in animals {
            bits.put_choice(cell_index(group.cell), cell_count);
            bits.put(group.heading as u32, 2);
            put_count(bits, group.mice);
            put_count(bits, group.cats);
        }
    }

    fn unpack_start(bits: &mut BitReader) -> Result<Mice, LinkError> {
        let size = bits.take_choice(BOARD_SIZES)? as u8 + MIN_SIZE;
        let turns = bits.take_choice(MAX_TURNS.into())? as u8 + 1;
        let players = bits.take(2)? as usize + 2;
        let doors = bits.take_choice(MAX_DOORS as u32)? + 1;
        let mut rockets = Vec::new();
        for _ in 0..players {
            rockets.push(take_cell(bits, size)?);
        }
        let mut all_doors = Vec::new();
        for _ in 0..doors {
            all_doors.push(Door {
                at: bits.take_choice(size.into())? as u8,
                wall: take_heading(bits)?,
            });
        }
        let board =
            Board::new(size, turns, &rockets, &all_doors).map_err(|_| LinkError::Damaged)?;
        let start = Mice::new(board);
        if !bits.take_flag()? {
            return Ok(start);
        }
        let ply = bits.take_choice(u32::from(MAX_TURNS) + 1)? as u8;
        let mut points = Vec::new();
        for _ in 0..players {
            points.push(take_points(bits)?);
        }
        let mut arrows = vec![Vec::new(); players];
        for arrows in &mut arrows {
            for _ in 0..bits.take(2)? {
                arrows.push(Arrow {
                    cell: take_cell(bits, size)?,
                    heading: take_heading(bits)?,
                });
            }
        }
        let mut animals = Vec::new();
        for _ in 0..bits.take_choice(MAX_COUNT + 1)? {
            animals.push(Group {
                cell: take_cell(bits, size)?,
                heading: take_heading(bits)?,
                mice: take_count(bits)?,
                cats: take_count(bits)?,
            });
        }
        start
            .with(ply, &points, &arrows, &animals)
            .map_err(|_| LinkError::Damaged)
    }

    fn pack_move(&self, arrow: &Arrow, bits: &mut BitWriter) {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        let index = moves.iter().position(|legal| legal == arrow);
        bits.put_choice(index.unwrap_or_default() as u32, moves.len() as u32);
    }

    fn unpack_move(&self, bits: &mut BitReader) -> Result<Arrow, LinkError> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        let index = bits.take_choice(moves.len() as u32)?;
        moves.get(index as usize).copied().ok_or(LinkError::Damaged)
    }

    fn pack_goal(puzzle: &str, bits: &mut BitWriter) -> Result<(), LineError> {
        pack_task(&puzzle.parse()?, bits);
        Ok(())
    }

    fn unpack_goal(&self, bits: &mut BitReader) -> Result<String, LinkError> {
        Ok(unpack_task(self.clone(), bits)?.to_string())
    }
}

fn take_cell(bits: &mut BitReader, size: u8) -> Result<Cell, LinkError> {
    let index = bits.take_choice(u32::from(size).pow(2))?;
    Ok(Cell {
        x: (index % u32::from(size)) as u8,
        y: (index / u32::from(size)) as u8,
    })
}

fn take_heading(bits: &mut BitReader) -> Result<Heading, LinkError> {
    Ok(Heading::ALL[bits.take(2)? as usize])
}

/// Marks more points than fit into the 14 bits of the first link format.
const MANY_POINTS: u32 = MAX_COUNT + 1;
/// The number of bits of a number up to [`MAX_REACHED`].
const REACHED_BITS: u32 = u32::BITS - MAX_REACHED.leading_zeros();

fn put_points(bits: &mut BitWriter, points: u32) {
    bits.put_choice(points.min(MANY_POINTS), MANY_POINTS + 1);
    if points >= MANY_POINTS {
        bits.put(points - MANY_POINTS, REACHED_BITS);
    }
}

fn take_points(bits: &mut BitReader) -> Result<u32, LinkError> {
    let points = bits.take_choice(MANY_POINTS + 1)?;
    Ok(match points {
        MANY_POINTS => points + bits.take(REACHED_BITS)?,
        _ => points,
    })
}

fn put_count(bits: &mut BitWriter, count: u32) {
    let length = u32::BITS - count.leading_zeros();
    bits.put(length, 4);
    bits.put(count, length);
}

fn take_count(bits: &mut BitReader) -> Result<u32, LinkError> {
    let length = bits.take(4)?;
    Ok(bits.take(length)?)
}

/// Writes a goal: 2 bits for its kind, then 32 bits for the points or the margin. Then for each remaining turn 1 bit marks
/// whether its arrow is given; if so, its cell and heading follow.
fn pack_task(task: &puzzle::Task, bits: &mut BitWriter) {
    let (kind, number) = match task.goal() {
        puzzle::Goal::NoneLost => (0, None),
        puzzle::Goal::Points(points) => (1, Some(points)),
        puzzle::Goal::Margin(margin) => (2, Some(margin.cast_unsigned())),
    };
    bits.put(kind, 2);
    if let Some(number) = number {
        bits.put(number, 32);
    }
    let size = u32::from(task.start().board().size());
    for entry in task.script() {
        bits.put_flag(entry.is_some());
        if let Some(Arrow { cell, heading }) = entry {
            bits.put_choice(u32::from(cell.y) * size + u32::from(cell.x), size * size);
            let heading = Heading::ALL.iter().position(|to| to == heading);
            bits.put(heading.unwrap_or_default() as u32, 2);
        }
    }
}

/// Reads the puzzle with this start that [`pack_task`] wrote.
fn unpack_task(start: Mice, bits: &mut BitReader) -> Result<puzzle::Task, LinkError> {
    let goal = match bits.take(2)? {
        0 => puzzle::Goal::NoneLost,
        1 => puzzle::Goal::Points(bits.take(32)?),
        2 => puzzle::Goal::Margin(bits.take(32)?.cast_signed()),
        _ => return Err(LinkError::Damaged),
    };
    let size = u32::from(start.board().size());
    let mut script = Vec::new();
    for _ in start.ply()..u32::from(start.board().turns()) {
        script.push(match bits.take(1)? {
            0 => None,
            _ => {
                let index = bits.take_choice(size * size)?;
                let cell = Cell {
                    x: (index % size) as u8,
                    y: (index / size) as u8,
                };
                let heading = Heading::ALL[bits.take(2)? as usize];
                Some(Arrow { cell, heading })
            }
        });
    }
    puzzle::Task::new(start, script, goal).map_err(|_| LinkError::Damaged)
}
