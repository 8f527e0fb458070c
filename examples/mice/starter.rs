// Space Mice: a first program. It tries arrows, those that lead straight to its rocket first, looks some
// turns ahead as if nobody placed another, and places the one that is worth the most points.
//
// The protocol (Warren's own, since the statement only asks for the scores), a line each:
//   read   the puzzle's input up to the doors, then your number; the player with number 0 begins
//   write  an arrow when it is your turn: its column, its row and N, E, S or W, such as 2 0 W
//   read   each arrow of another player, in the same form
// The end of the input means that the game is over.

use std::collections::{BTreeMap, BTreeSet};

// ---- The board ----

const HEADINGS: &str = "NESW"; // each is the one before it, turned to the right

/// By place, the number of animals. A place is four times the cell plus the heading; a cell is a number, row by row.
type Herd = BTreeMap<i32, i32>;

#[derive(Clone)]
struct Board {
    size: i32,
    turns: usize,
    /// From cell to cell, by heading.
    steps: [i32; 4],
    rockets: Vec<i32>,
    /// The places where animals enter, with their back to the wall.
    doors: Vec<i32>,
    points: Vec<i32>,
    /// By player, the places of its arrows, the oldest first.
    arrows: Vec<Vec<i32>>,
    mice: Herd,
    cats: Herd,
    /// The number of arrows placed.
    turn: usize,
}

fn heading_of(letter: &str) -> Option<i32> {
    HEADINGS.find(letter).map(|heading| heading as i32)
}

impl Board {
    /// Reads the puzzle's input up to the doors.
    fn read(lines: &mut impl Iterator<Item = String>) -> Option<Board> {
        let mut words =
            || -> Option<Vec<String>> { Some(lines.next()?.split(' ').map(str::to_owned).collect()) };
        let size: i32 = words()?[0].parse().ok()?; // boards are square
        let players: usize = words()?[0].parse().ok()?;
        let door_count: usize = words()?[0].parse().ok()?;
        let turns = words()?[0].parse().ok()?;
        let (mut rockets, mut doors) = (Vec::new(), Vec::new());
        for _ in 0..players {
            let place = words()?;
            rockets.push(place[1].parse::<i32>().ok()? * size + place[0].parse::<i32>().ok()?);
        }
        for _ in 0..door_count {
            let door = words()?; // such as 2 E
            let at: i32 = door[0].parse().ok()?;
            let cell = match door[1].as_str() {
                "N" => at,
                "E" => at * size + size - 1,
                "S" => (size - 1) * size + at,
                _ => at * size,
            };
            doors.push(4 * cell + (heading_of(&door[1])? + 2) % 4);
        }
        Some(Board {
            size,
            turns,
            steps: [-size, 1, size, -1],
            rockets,
            doors,
            points: vec![0; players],
            arrows: vec![Vec::new(); players],
            mice: Herd::new(),
            cats: Herd::new(),
            turn: 0,
        })
    }

    fn pits(&self) -> [i32; 4] {
        [0, self.size - 1, (self.size - 1) * self.size, self.size * self.size - 1]
    }

    /// The player who places the next arrow.
    fn player(&self) -> usize {
        self.turn % self.rockets.len()
    }

    fn is_over(&self) -> bool {
        self.turn == self.turns
    }

    /// The legal arrows.
    fn moves(&self) -> Vec<String> {
        let arrows = self.arrows.iter().flatten().map(|place| place / 4);
        let taken: BTreeSet<i32> = arrows.chain(self.pits()).chain(self.rockets.clone()).collect();
        let free = (0..self.size * self.size).filter(|cell| !taken.contains(cell));
        let arrow = |cell, heading| format!("{} {} {heading}", cell % self.size, cell / self.size);
        free.flat_map(|cell| HEADINGS.chars().map(move |heading| arrow(cell, heading))).collect()
    }

    /// A turn: animals move, and the player places an arrow; `None` in a turn that is only looked ahead.
    fn play(&mut self, arrow: Option<&str>) -> Option<()> {
        self.move_animals();
        if let Some(arrow) = arrow {
            let words: Vec<&str> = arrow.split(' ').collect();
            let cell = words[1].parse::<i32>().ok()? * self.size + words[0].parse::<i32>().ok()?;
            let player = self.player();
            self.arrows[player].push(4 * cell + heading_of(words[2])?);
            if self.arrows[player].len() > 3 {
                self.arrows[player].remove(0); // a fourth arrow removes the first
            }
        }
        self.turn += 1;
        if self.is_over() {
            self.move_animals();
        }
        Some(())
    }

    /// Steps 1 to 6 of the statement.
    fn move_animals(&mut self) {
        // 1 and 2. Each door gives nine mice, then a cat. All others move at once.
        let moved = |herd: &Herd, enters: bool| {
            let mut moved = Herd::new();
            for (place, count) in herd {
                *moved.entry(place + 4 * self.steps[(place % 4) as usize]).or_default() += count;
            }
            for place in self.doors.iter().filter(|_| enters) {
                *moved.entry(*place).or_default() += 1;
            }
            moved
        };
        let cats_enter = self.turn % 10 == 9;
        let (mut mice, mut cats) = (moved(&self.mice, !cats_enter), moved(&self.cats, cats_enter));
        // 3 and 4. Mice in a rocket score, then cats cost ten points each. Pits take both without points.
        let leave = |herd: &mut Herd, cell: i32| -> i32 {
            (4 * cell..4 * cell + 4).map(|place| herd.remove(&place).unwrap_or(0)).sum()
        };
        for (points, &cell) in self.points.iter_mut().zip(&self.rockets) {
            *points += leave(&mut mice, cell);
            *points = 0.max(*points - 10 * leave(&mut cats, cell));
        }
        for cell in self.pits() {
            leave(&mut mice, cell);
            leave(&mut cats, cell);
        }
        // 5. A cat eats the mice on its cell, and those that it met as they changed places.
        let cat_cells: BTreeSet<i32> = cats.keys().map(|place| place / 4).collect();
        mice.retain(|place, _| {
            let heading = place % 4;
            let back = place - heading - 4 * self.steps[heading as usize] + (heading + 2) % 4;
            !cat_cells.contains(&(place / 4)) && !cats.contains_key(&back)
        });
        // 6. First an arrow turns an animal. If it faces a wall then, it turns to the left.
        let headings: BTreeMap<i32, i32> =
            self.arrows.iter().flatten().map(|place| (place / 4, place % 4)).collect();
        let turned = |herd: Herd| {
            let mut turned = Herd::new();
            for (place, count) in herd {
                let cell = place / 4;
                let mut heading = *headings.get(&cell).unwrap_or(&(place % 4));
                if self.faces_wall(cell, heading) {
                    heading = (heading + 3) % 4;
                }
                *turned.entry(4 * cell + heading).or_default() += count;
            }
            turned
        };
        (self.mice, self.cats) = (turned(mice), turned(cats));
    }

    fn faces_wall(&self, cell: i32, heading: i32) -> bool {
        match heading {
            0 => cell / self.size == 0,
            1 => cell % self.size == self.size - 1,
            2 => cell / self.size == self.size - 1,
            _ => cell % self.size == 0,
        }
    }
}

// ---- The program ----

const LOOK_AHEAD: usize = 12; // turns
const MOST_MOVED: usize = 3000; // the animals moved for one answer; Rust has time for many more

/// My arrows: those first that stand in my rocket's row or column and lead to it, the nearest before others.
fn candidates(board: &Board, me: usize) -> Vec<String> {
    let (x, y) = (board.rockets[me] % board.size, board.rockets[me] / board.size);
    let rank = |arrow: &String| {
        let words: Vec<&str> = arrow.split(' ').collect();
        let [right, down] = [x - words[0].parse::<i32>().unwrap(), y - words[1].parse::<i32>().unwrap()];
        let leads = (right == 0 && words[2] == if down > 0 { "S" } else { "N" })
            || (down == 0 && words[2] == if right > 0 { "E" } else { "W" });
        right.abs() + down.abs() + if leads { 0 } else { 100 }
    };
    let mut moves = board.moves();
    moves.sort_by_cached_key(rank);
    moves
}

/// Where to go on: look at the other players' best arrows, too, and try those first that animals will meet.
fn choose(board: &Board, me: usize) -> Option<String> {
    let (mut best, mut most, mut moved) = (None, i32::MIN, 0);
    for arrow in candidates(board, me) {
        let mut next = board.clone();
        next.play(Some(&arrow))?;
        for _ in 1..LOOK_AHEAD {
            if !next.is_over() {
                next.play(None)?;
                moved += next.mice.len() + next.cats.len();
            }
        }
        let mine = next.points.remove(me);
        let lead = mine - next.points.iter().max()?;
        if lead > most {
            (best, most) = (Some(arrow), lead);
        }
        if moved > MOST_MOVED {
            break;
        }
    }
    best
}

/// Plays to the end, or until the input ends.
fn play() -> Option<()> {
    let mut lines = std::io::stdin().lines().map_while(Result::ok);
    let mut board = Board::read(&mut lines)?;
    let me = lines.next()?.parse().ok()?;
    while !board.is_over() {
        let is_mine = board.player() == me;
        let arrow = if is_mine { choose(&board, me)? } else { lines.next()? };
        if is_mine {
            println!("{arrow}"); // sends the line at once
        }
        board.play(Some(&arrow))?;
    }
    Some(())
}

fn main() {
    play();
}
