use warren::core::game::Seat;
use warren::games::rabbits::puzzle::Goal;
use warren::games::rabbits::{Cell, Direction, Rabbits};
use warren::thinking::puzzle::Duel;
use warren::thinking::search::Random;

use super::check;

/// The cell after random steps from a cell.
fn near(cell: Cell, steps: usize, random: &mut Random) -> Cell {
    let mut here = cell;
    for _ in 0..steps {
        let way = Direction::ALL[random.below(4)];
        here = here.step(way).unwrap_or(here);
    }
    here
}

/// A position of few rabbits with some hunters around, and the others where they can hardly turn.
pub fn random_position(
    seat: Seat,
    rabbits: usize,
    hunters: usize,
    random: &mut Random,
) -> Option<Rabbits> {
    let centre = Cell::from_index(random.below(576))?;
    let mut ends: Vec<Cell> = Cell::all()
        .filter(|cell| cell.walls().count_ones() == 3)
        .collect();
    random.shuffle(&mut ends);
    let mut places = Vec::new();
    for _ in 0..rabbits {
        places.push(near(centre, 3, random));
    }
    for _ in 0..hunters {
        places.push(near(centre, 7, random));
    }
    places.extend(&ends[..6 - hunters]);
    let name = |cell: &Cell| cell.to_string();
    let hunted: Vec<String> = places[..rabbits].iter().map(name).collect();
    let hunters: Vec<String> = places[rabbits..].iter().map(name).collect();
    let caught = vec!["-"; 8 - rabbits].join("/");
    let rows: Vec<String> = (0..24)
        .map(|row| {
            let mut grows =
                |column: u8| !places.contains(&Cell::new(row, column)) && random.below(2) == 0;
            let bits = (0..24).fold(0_u32, |bits, column| bits << 1 | u32::from(grows(column)));
            format!("{bits:06x}")
        })
        .collect();
    let text = format!(
        "{} {}/{caught} {} 0 0 {} 120",
        rows.join("/"),
        hunted.join("/"),
        hunters.join("/"),
        seat.0
    );
    text.parse().ok()
}

fn checked(goal: Goal, rabbits: usize, hunters: usize, count: usize, seed: u64) {
    let mut random = Random::new(seed);
    let mut met = [0, 0];
    for _ in 0..400 {
        let Some(start) = random_position(goal.seat(), rabbits, hunters, &mut random) else {
            continue;
        };
        if let Ok(task) = Duel::new(start, goal) {
            met[usize::from(check(&task))] += 1;
        }
        if met[0] >= count && met[1] >= count {
            return;
        }
    }
    panic!("{goal}: {met:?}");
}

#[test]
fn meals_are_as_all_moves_say() {
    checked(
        Goal::Eat {
            cabbages: 2,
            moves: 2,
        },
        1,
        1,
        2,
        1,
    );
    checked(
        Goal::Eat {
            cabbages: 3,
            moves: 2,
        },
        2,
        1,
        1,
        2,
    );
}

#[test]
fn catches_are_as_all_moves_say() {
    checked(
        Goal::Catch {
            rabbits: 1,
            moves: 1,
        },
        2,
        3,
        2,
        3,
    );
    checked(
        Goal::Catch {
            rabbits: 1,
            moves: 2,
        },
        1,
        2,
        1,
        4,
    );
}

#[test]
fn flights_are_as_all_moves_say() {
    checked(Goal::Survive(1), 1, 3, 2, 5);
    checked(Goal::Survive(2), 1, 2, 1, 6);
}
