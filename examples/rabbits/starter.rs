// Rabbit Hunt: a first program. Rabbits go to the nearest safe cabbage, hunters to the nearest rabbit.
//
// The protocol, a line each:
//   read   the number of turns of each side, then your number: 0 is the rabbits, 1 the hunters
//   write  your turn: a letter for each of your pieces, N, E, S, W, or - for one that stays or has
//          been caught. The rabbits begin; the hunters read a turn first.
//   read   the opponent's turn, in the same form; then it is your turn again, until the input ends

use std::collections::HashSet;
use std::fmt;

// ---- The board ----

/// The maze, six rows a line. A digit is the sum of a cell's walls: 1 north, 2 east, 4 south, 8 west.
const MAZE: &str = "\
    955391115555555539111553AD3AAAA8555555552AAAA97AC56AAAA8393939392AAAAC569112AAAAC6C6C6C6AAAA811380004468111111110446800284445552AAAAAAAA85554442\
    A9555552AAAAAAAA8555553AAA955552EEEEEEEE855553AAAAA955501111111105553AAAAAAAD390000000000397AAAAAAAC56800000000002C56AAA840555004444444400555042\
    810555001111111100555012AAA953800000000002953AAAAAAAD6C00000000006C7AAAAAAAC55504444444405556AAAAAC55552BBBBBBBB855556AAAC555552AAAAAAAA8555556A\
    81115552AAAAAAAA85551112800011384444444401138002C442AAAA93939393AAAA8446953AAAA86C6C6C6C2AAAA953AD6AAAA8555555552AAAAC7AC556C444555555556C444556";
const WAYS: [(char, i32); 4] = [('N', -24), ('E', 1), ('S', 24), ('W', -1)];

/// The cell that a letter leads to. Behind a wall it is the same cell, and for a caught rabbit -1.
fn next(cell: i32, letter: char) -> i32 {
    let walls = MAZE.chars().nth(cell as usize).map_or(15, |digit| digit.to_digit(16).unwrap_or(15));
    let bit = WAYS.iter().position(|way| way.0 == letter && cell >= 0);
    bit.filter(|bit| walls >> bit & 1 == 0).map_or(cell, |bit| cell + WAYS[bit].1)
}

#[derive(Clone)]
struct Board {
    /// The cells of the rabbits and of the hunters, counted from the top left; -1 for a caught rabbit.
    sides: [Vec<i32>; 2],
    cabbages: HashSet<i32>,
    /// The points of the rabbits and of the hunters.
    points: [u32; 2],
    /// The number of turns of each side.
    limit: usize,
    /// The number of turns played by both sides together.
    turn: usize,
}

impl Board {
    fn new(limit: usize) -> Board {
        let sides = [vec![322, 323, 324, 325, 346, 347, 348, 349], vec![250, 251, 252, 253, 227, 228]];
        let cabbages = (0..576).filter(|cell| !sides.concat().contains(cell)).collect();
        Board { sides, cabbages, points: [0, 0], limit, turn: 0 }
    }

    /// The side to move: 0 for the rabbits, 1 for the hunters.
    fn side(&self) -> usize {
        self.turn % 2
    }

    fn is_over(&self) -> bool {
        match self.side() {
            1 => self.cabbages.is_empty(), // the hunters answer even the last rabbit's move
            _ => self.turn == 2 * self.limit || self.sides[0].iter().all(|&cell| cell < 0),
        }
    }

    fn play(&mut self, letters: &str) {
        let side = self.side();
        for (cell, letter) in self.sides[side].iter_mut().zip(letters.chars()) {
            *cell = next(*cell, letter);
        }
        let [rabbits, hunters] = &mut self.sides;
        for cell in rabbits {
            if hunters.contains(cell) {
                *cell = -1; // caught
                self.points[1] += 75;
            }
            self.points[0] += u32::from(self.cabbages.remove(cell)); // eaten
        }
        self.turn += 1;
    }
}

/// The points, and the rows from the top: * for a cabbage, 1 to 8 for the rabbits, A to F for the hunters.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "{} : {}", self.points[0], self.points[1])?;
        let letter = |cell: i32| {
            let piece = |side: usize| self.sides[side].iter().position(|&at| at == cell);
            match (piece(0), piece(1)) {
                (Some(rabbit), _) => char::from(b'1' + rabbit as u8),
                (_, Some(hunter)) => char::from(b'A' + hunter as u8),
                _ if self.cabbages.contains(&cell) => '*',
                _ => '.',
            }
        };
        for row in 0..24 {
            writeln!(f, "{}", (24 * row..24 * row + 24).map(letter).collect::<String>())?;
        }
        Ok(())
    }
}

/// By cell, the number of steps to the nearest goal.
fn distances(goals: &HashSet<i32>) -> Vec<u32> {
    let mut steps = vec![u32::MAX; 576];
    let mut cells: HashSet<i32> = goals.iter().copied().filter(|&cell| cell >= 0).collect();
    for count in 0..576 {
        cells.retain(|&cell| steps[cell as usize] == u32::MAX);
        cells.iter().for_each(|&cell| steps[cell as usize] = count);
        cells = cells.iter().flat_map(|&cell| WAYS.map(|way| next(cell, way.0))).collect();
    }
    steps
}

// ---- The program ----

/// Sends each piece to its nearest goal.
/// Where to go on: play a turn on a clone of the board, answer it for the other side, and compare the points.
fn choose(board: &Board) -> String {
    let [rabbits, hunters] = &board.sides;
    let me = board.side();
    let away = distances(&if me == 0 { board.cabbages.clone() } else { rabbits.iter().copied().collect() });
    // Two of us must not meet, so no one enters a cell where another is or goes.
    let mut closed: HashSet<i32> = board.sides[me].iter().copied().collect();
    if me == 0 {
        // Rabbits keep off the cells that hunters can reach.
        closed.extend(hunters);
        closed.extend(hunters.iter().flat_map(|&cell| WAYS.map(|way| next(cell, way.0))));
    }
    let mut letters = String::new();
    for &cell in &board.sides[me] {
        let open = WAYS.iter().map(|way| way.0).filter(|&letter| !closed.contains(&next(cell, letter)));
        let best = open.min_by_key(|&letter| away[next(cell, letter) as usize]).unwrap_or('-');
        letters.push(best);
        closed.insert(next(cell, best));
    }
    letters
}

fn main() {
    let mut lines = std::io::stdin().lines().map_while(Result::ok);
    let limit = lines.next().and_then(|line| line.parse().ok()).unwrap_or_default();
    let me = usize::from(lines.next().as_deref() == Some("1"));
    let mut board = Board::new(limit);
    while !board.is_over() {
        let letters = match board.side() == me {
            true => Some(choose(&board)).inspect(|letters| println!("{letters}")), // sends the line at once
            false => lines.next(),
        };
        let Some(letters) = letters else { return }; // the input has ended
        board.play(&letters);
        // To see the board: eprintln!("{board}");
    }
}
