//! The content of a draft of the space mice: the form for drawing the board, and the stored form.

use serde::Serialize;

use super::{MiceDraft, at_most_reached};
use crate::core::game::NotationError;
use crate::games::mice::{
    Arrow, Cell, Door, Group, Heading, MAX_ARROWS, MAX_PLAYERS, MAX_SIZE, MIN_SIZE,
};
use crate::thinking::draft::words::{DraftText, Words};
use crate::thinking::draft::{Draft, at_most_max_number};

/// The content of a draft. Cells are `[x, y]` from the north-west corner. The animals are in their places before their next
/// step.
#[derive(Serialize)]
#[cfg_attr(
    target_arch = "wasm32",
    derive(tsify::Tsify),
    tsify(rename = "MiceDraft", missing_as_null)
)]
pub(super) struct Content {
    /// The number of columns and rows.
    size: u8,
    /// The number of arrows in a game.
    turns: u32,
    /// The rockets' cells, by player; `None` for a rocket that is not on the board.
    rockets: Vec<Option<[u8; 2]>>,
    /// The cells behind the doors and the letters of their walls.
    doors: Vec<(u8, u8, char)>,
    /// The animals by cell and heading: `[x, y, heading, mice, cats]`.
    animals: Vec<(u8, u8, char, u32, u32)>,
    /// The arrows by player, the oldest first: `[x, y, heading]`.
    arrows: Vec<Vec<(u8, u8, char)>>,
    /// The points by player.
    points: Vec<u32>,
    /// The number of arrows placed. It determines who is to move.
    ply: u32,
}

impl From<MiceDraft> for Content {
    fn from(draft: MiceDraft) -> Content {
        let place = |rocket: &Option<Cell>| rocket.map(|cell| [cell.x, cell.y]);
        let door = |door: &Door| {
            let Cell { x, y } = door.cell(draft.size);
            (x, y, door.wall.letter())
        };
        let group = |group: &Group| {
            let Cell { x, y } = group.cell;
            (x, y, group.heading.letter(), group.mice, group.cats)
        };
        let arrow = |arrow: &Arrow| (arrow.cell.x, arrow.cell.y, arrow.heading.letter());
        let arrows = |player_arrows: &Vec<Arrow>| player_arrows.iter().map(arrow).collect();
        Content {
            size: draft.size,
            turns: draft.turns,
            rockets: draft.rockets.iter().map(place).collect(),
            doors: draft.doors.iter().map(door).collect(),
            animals: draft.animals.iter().map(group).collect(),
            arrows: draft.arrows.iter().map(arrows).collect(),
            points: draft.points,
            ply: draft.ply,
        }
    }
}

impl MiceDraft {
    /// Writes the stored form: the size, the turns, the number of arrows placed, and the number of players. For each player
    /// the points, the rocket, the number of arrows and the arrows. Then the number of doors and the doors, the number of
    /// groups and the animals.
    pub(super) fn write(&self) -> String {
        let mut text = DraftText::default();
        text.add(&self.size).add(&self.turns).add(&self.ply);
        text.add(&self.rockets.len());
        for player in 0..self.rockets.len() {
            text.add(&self.points[player]);
            text.add_place(self.rockets[player].as_ref().map(|cell| cell as _));
            text.add(&self.arrows[player].len());
            for Arrow { cell, heading } in &self.arrows[player] {
                text.add(cell).add(&heading.letter());
            }
        }
        text.add(&self.doors.len());
        for door in &self.doors {
            text.add(&door.at).add(&door.wall.letter());
        }
        text.add(&self.animals.len());
        for group in &self.animals {
            text.add(&group.cell).add(&group.heading.letter());
            text.add(&group.mice).add(&group.cats);
        }
        text.finish()
    }

    pub(super) fn read(stored_text: &str) -> Result<MiceDraft, NotationError> {
        const FORM: &str =
            "the size, the turns, the arrows placed, the players, the doors and the animals";
        Words::read(stored_text, "a draft of mice", FORM, |words| {
            let size = words.number()?;
            let turns = words.number()?;
            let ply = words.number()?;
            let players = words.number()?;
            let is_legal =
                (MIN_SIZE..=MAX_SIZE as u8).contains(&size) && (2..=MAX_PLAYERS).contains(&players);
            let mut draft = is_legal.then(MiceDraft::empty)?;
            draft.set_size(size);
            draft.set_players(players);
            draft.turns = at_most_max_number(turns);
            draft.ply = at_most_max_number(ply);
            for player in 0..players {
                draft.points[player] = at_most_reached(words.number()?);
                draft.rockets[player] =
                    words.optional_place(|words| draft.cell(words.numbers()?))?;
                for _ in 0..checked_count(words.number()?, MAX_ARROWS)? {
                    let cell = draft.cell(words.numbers()?)?;
                    let heading = Heading::from_letter(words.letter()?)?;
                    draft.arrows[player].push(Arrow { cell, heading });
                }
            }
            for _ in 0..checked_count(words.number()?, 4 * MAX_SIZE)? {
                let at = words.number().filter(|at| (1..size - 1).contains(at))?;
                let wall = Heading::from_letter(words.letter()?)?;
                draft.doors.push(Door { at, wall });
            }
            for _ in 0..checked_count(words.number()?, 4 * MAX_SIZE * MAX_SIZE)? {
                draft.animals.push(Group {
                    cell: draft.cell(words.numbers()?)?,
                    heading: Heading::from_letter(words.letter()?)?,
                    mice: at_most_reached(words.number()?),
                    cats: at_most_reached(words.number()?),
                });
            }
            Some(draft)
        })
    }
}

fn checked_count(count: usize, max_count: usize) -> Option<usize> {
    (count <= max_count).then_some(count)
}
