//! The diagnostics of a draft of the space mice.

use super::MiceDraft;
use crate::games::mice::{Cell, Group, MAX_DOORS, MAX_TURNS, max_reached};
use crate::thinking::draft::{Diagnostic, Place};

impl MiceDraft {
    pub(super) fn problems_of_board(&self) -> Vec<Diagnostic> {
        let mut problems = Vec::new();
        for (player, rocket) in self.rockets.iter().enumerate() {
            let number = ("player", (player + 1).to_string());
            match rocket {
                None => problems.push(Diagnostic::new(
                    Place::Piece {
                        name: format!("rocket-{player}"),
                    },
                    "mice-draft-rocket",
                    "player {player} has no rocket",
                    vec![number],
                )),
                Some(cell) if self.is_pit(*cell) => problems.push(on_pit(*cell)),
                Some(cell) if self.rockets[..player].contains(rocket) => {
                    problems.push(Diagnostic::new(
                        Place::cell(cell),
                        "mice-draft-rockets",
                        "two rockets are on {cell}",
                        vec![("cell", cell.to_string())],
                    ));
                }
                Some(_) => {}
            }
        }
        if !(1..=MAX_DOORS).contains(&self.doors.len()) {
            let name = "door".to_owned();
            problems.push(Diagnostic::new(
                Place::Piece { name },
                "mice-draft-doors",
                "there are 1 to {most} doors in the outer wall, not {found}",
                vec![
                    ("most", MAX_DOORS.to_string()),
                    ("found", self.doors.len().to_string()),
                ],
            ));
        }
        let doors = self.doors.iter().enumerate();
        for (_, door) in doors.filter(|(index, door)| {
            !(1..self.size - 1).contains(&door.at) || self.doors[..*index].contains(door)
        }) {
            let cell = door.cell(self.size);
            problems.push(Diagnostic::new(
                Place::cell(cell),
                "mice-draft-door",
                "no door can be beside {cell}, or two are there",
                vec![("cell", cell.to_string())],
            ));
        }
        problems
    }

    pub(super) fn problems_of_pieces(&self) -> Vec<Diagnostic> {
        let mut problems = Vec::new();
        let occupied_problem = |cell: Cell| {
            let arguments = vec![("cell", cell.to_string())];
            if self.is_pit(cell) {
                return Some(on_pit(cell));
            }
            self.rockets.contains(&Some(cell)).then(|| {
                Diagnostic::new(
                    Place::cell(cell),
                    "mice-draft-on-rocket",
                    "a rocket must be alone on its cell, {cell}",
                    arguments,
                )
            })
        };
        let mut arrows: Vec<Cell> = Vec::new();
        for arrow in self.arrows.iter().flatten() {
            problems.extend(occupied_problem(arrow.cell));
            if arrows.contains(&arrow.cell) {
                problems.push(Diagnostic::new(
                    Place::cell(arrow.cell),
                    "mice-draft-arrows",
                    "two arrows are on {cell}",
                    vec![("cell", arrow.cell.to_string())],
                ));
            }
            arrows.push(arrow.cell);
        }
        let mut previous: Option<&Group> = None;
        let mut total = 0;
        for group in &self.animals {
            let cell = group.cell;
            total += group.mice + group.cats;
            problems.extend(occupied_problem(cell));
            if self.ply < self.turns && self.is_wall(cell, group.heading) && !self.is_pit(cell) {
                problems.push(Diagnostic::new(
                    Place::cell(cell),
                    "mice-draft-wall",
                    "the animals on {cell} face the wall: turn them",
                    vec![("cell", cell.to_string())],
                ));
            }
            let is_same_group =
                |other: &Group| (other.cell, other.heading) == (cell, group.heading);
            if previous.is_some_and(is_same_group) || group.mice + group.cats == 0 {
                problems.push(Diagnostic::new(
                    Place::cell(cell),
                    "mice-draft-animals",
                    "the animals on {cell} are counted wrongly",
                    vec![("cell", cell.to_string())],
                ));
            }
            previous = Some(group);
        }
        let points = self.points.iter().copied().max().unwrap_or_default();
        let max_count = self.max_reached().saturating_sub(points);
        if total > max_count {
            problems.push(Diagnostic::new(
                Place::Board,
                "mice-draft-count",
                "there are at most {most} animals",
                vec![("most", max_count.to_string())],
            ));
        }
        problems
    }

    /// The maximum of a player's points and all animals together.
    fn max_reached(&self) -> u32 {
        let ply = self.ply.min(MAX_TURNS.into());
        max_reached(ply as u8)
    }

    pub(super) fn problems_of_numbers(&self) -> Vec<Diagnostic> {
        let mut problems = Vec::new();
        let fields = ["points-0", "points-1", "points-2", "points-3"];
        let max_count = self.max_reached();
        for (&points, (player, field)) in self.points.iter().zip((1..).zip(fields)) {
            if points > max_count {
                problems.push(Diagnostic::new(
                    Place::field(field),
                    "mice-draft-points",
                    "player {player} has at most {most} points",
                    vec![
                        ("player", player.to_string()),
                        ("most", max_count.to_string()),
                    ],
                ));
            }
        }
        if !(1..=u32::from(MAX_TURNS)).contains(&self.turns) {
            problems.push(Diagnostic::new(
                Place::field("turns"),
                "mice-draft-turns",
                "a game has 1 to {most} turns",
                vec![("most", MAX_TURNS.to_string())],
            ));
        } else if self.ply > self.turns {
            problems.push(Diagnostic::new(
                Place::field("ply"),
                "mice-draft-ply",
                "at most {most} arrows have been placed, one per turn",
                vec![("most", self.turns.to_string())],
            ));
        }
        problems
    }
}

fn on_pit(cell: Cell) -> Diagnostic {
    Diagnostic::new(
        Place::cell(cell),
        "mice-draft-pit",
        "{cell} is a pit, where nothing stands",
        vec![("cell", cell.to_string())],
    )
}
