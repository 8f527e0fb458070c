//! Inputs for programs that score a whole game, in the statement's format.

use crate::core::game::Game;
use crate::core::record::Record;
use crate::games::mice::Mice;
use crate::thinking::generate::MakesInputs;
use crate::thinking::search::Random;

/// Arrangements of doors and rockets that reveal mistakes.
#[derive(Clone, Copy, PartialEq)]
enum Layout {
    /// Doors lead straight into rockets: each tenth animal is a cat, and points would fall below zero.
    Straight,
    /// Doors face each other: mice meet cats.
    Facing,
    /// Neither of these.
    Anywhere,
}

/// Size, players, doors, turns and layout of the inputs.
const INPUTS: [(usize, usize, usize, usize, Layout); 11] = [
    (5, 2, 1, 1, Layout::Straight),
    (5, 2, 3, 12, Layout::Straight),
    (5, 4, 12, 100, Layout::Anywhere),
    (6, 3, 16, 40, Layout::Anywhere),
    (7, 2, 4, 60, Layout::Straight),
    (8, 4, 4, 60, Layout::Facing),
    (9, 4, 8, 100, Layout::Straight),
    (11, 4, 8, 100, Layout::Facing),
    (13, 3, 16, 60, Layout::Anywhere),
    (25, 2, 1, 100, Layout::Straight),
    (25, 4, 16, 100, Layout::Straight),
];

const WALLS: [&str; 4] = ["N", "E", "S", "W"];

impl MakesInputs for Mice {
    const EXAMPLE: &'static str = "5 5\n2\n2\n8\n1 2\n3 2\n2 E\n2 W\n2 0 W\n2 2 E\n1 0 S\n1 1 E\n2 1 W\n0 1 S\n0 3 E\n2 0 E\n";

    fn inputs(seed: u64) -> Vec<String> {
        let mut random = Random::new(seed);
        let inputs = INPUTS.iter().map(|&(size, players, doors, turns, layout)| {
            let board_lines = input_board(size, players, doors, turns, layout, &mut random);
            input_game(board_lines, size, turns, &mut random)
        });
        inputs.collect()
    }

    fn turns(input: &str) -> usize {
        input
            .lines()
            .nth(3)
            .and_then(|turns| turns.trim().parse().ok())
            .unwrap_or(0)
    }

    fn cut(input: &str, turns: usize) -> String {
        let lines: Vec<&str> = input.lines().collect();
        let count = |line: usize| lines[line].trim().parse().unwrap_or(0_usize);
        let board_lines = 4 + count(1) + count(2);
        let arrows = &lines[board_lines..board_lines + turns];
        let turns = turns.to_string();
        let cut = [&lines[..3], &[&turns], &lines[4..board_lines], arrows].concat();
        cut.join("\n") + "\n"
    }
}

/// The lines of an input up to its doors.
fn input_board(
    size: usize,
    players: usize,
    doors: usize,
    turns: usize,
    layout: Layout,
    random: &mut Random,
) -> Vec<String> {
    // A place on a wall or in a row, without the corners.
    let inner_place = |random: &mut Random| 1 + random.below(size - 2);
    let mut doors_text: Vec<String> = Vec::new();
    while doors_text.len() < doors {
        let place = inner_place(random);
        let new_doors = match layout {
            Layout::Facing if random.below(2) == 0 => {
                vec![format!("{place} N"), format!("{place} S")]
            }
            Layout::Facing => vec![format!("{place} W"), format!("{place} E")],
            _ => vec![format!("{place} {}", WALLS[random.below(4)])],
        };
        if !doors_text.contains(&new_doors[0]) {
            doors_text.extend(new_doors);
        }
    }
    let mut rockets: Vec<String> = Vec::new();
    while rockets.len() < players {
        let (first_place, second_place) = (inner_place(random), inner_place(random));
        let rocket = match layout {
            Layout::Facing => match random.below(4) {
                0 => format!("{first_place} 0"),
                1 => format!("{} {first_place}", size - 1),
                2 => format!("{first_place} {}", size - 1),
                _ => format!("0 {first_place}"),
            },
            // Some cells are elsewhere, since few cells may be in line with a single door.
            Layout::Straight if random.below(4) > 0 => {
                let door = &doors_text[random.below(doors_text.len())];
                match door.split_once(' ') {
                    Some((place, "N" | "S")) => format!("{place} {second_place}"),
                    Some((place, _)) => format!("{second_place} {place}"),
                    None => continue,
                }
            }
            Layout::Straight | Layout::Anywhere => format!("{first_place} {second_place}"),
        };
        if !rockets.contains(&rocket) {
            rockets.push(rocket);
        }
    }
    let board_lines = [
        format!("{size} {size}"),
        players.to_string(),
        doors.to_string(),
        turns.to_string(),
    ];
    board_lines
        .into_iter()
        .chain(rockets)
        .chain(doors_text)
        .collect()
}

/// A whole input: a board with random legal arrows.
fn input_game(board_lines: Vec<String>, size: usize, turns: usize, random: &mut Random) -> String {
    let mut record: Record<Mice> =
        Record::begin(Some(&board_lines)).expect("such a board is allowed");
    let mut lines = board_lines;
    while lines.len() < record.start().board().lines().len() + turns {
        let (x, y, wall) = (
            random.below(size),
            random.below(size),
            WALLS[random.below(4)],
        );
        let arrow = format!("{x} {y} {wall}");
        let Ok(mv) = arrow.parse::<<Mice as Game>::Move>() else {
            continue;
        };
        if record.play(mv).is_ok() {
            lines.push(arrow);
        }
    }
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The points after the last turn of an input.
    fn points(input: &str) -> Vec<u32> {
        let record: Record<Mice> = Record::headless(input).unwrap();
        assert!(record.last().outcome().is_some(), "{input}");
        record.last().points().to_vec()
    }

    #[test]
    fn every_input_is_a_whole_game_and_so_is_its_beginning() {
        assert_eq!(points(Mice::EXAMPLE), [8, 8]);
        for input in Mice::inputs(3) {
            let turns = Mice::turns(&input);
            points(&input);
            assert_eq!(Mice::cut(&input, turns), input);
            let short = Mice::cut(&input, turns.div_ceil(2));
            points(&short);
            assert_eq!(Mice::turns(&short), turns.div_ceil(2));
        }
        assert_eq!(Mice::inputs(3), Mice::inputs(3));
        assert_ne!(Mice::inputs(3), Mice::inputs(4));
    }
}
