// Jumping Dots: a first program. It tries each of its moves and plays the one that wins the most cells at once.
//
// The protocol, a line each:
//   read   your number, once: 0 is red and moves first, 1 is blue
//   write  your move, such as E4N: the column A to G, the row 1 to 7, the direction N, E, S or W
//   read   the opponent's move, in the same form; then it is your turn again
// The end of the input means that the game is over.

use std::fmt;

// ---- The board ----

#[derive(Clone)]
struct Board {
    /// By row and column: 0 for an empty cell, 1 to 5 for red dots, -1 to -5 for blue ones.
    cells: [[i32; 7]; 7],
    /// The number of moves played.
    turn: usize,
}

impl Board {
    fn new() -> Board {
        let mut cells = [[0; 7]; 7];
        (cells[2][2], cells[4][4]) = (1, 1); // C3 and E5
        (cells[4][2], cells[2][4]) = (-1, -1); // C5 and E3
        Board { cells, turn: 0 }
    }

    /// The side to move: 1 for red, -1 for blue.
    fn side(&self) -> i32 {
        if self.turn % 2 == 0 { 1 } else { -1 }
    }

    /// The legal moves. If there is none, the game is over.
    fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        for (row, column) in (0..49).map(|cell| (cell / 7, cell % 7)) {
            let dots = self.side() * self.cells[row][column];
            let is_central = (2..5).contains(&row) && (2..5).contains(&column);
            if dots < 0 || dots == 5 || self.turn == 0 && !is_central {
                continue; // the opponent's, or full, or not allowed as the first move
            }
            for direction in "NESW".chars() {
                moves.push(format!("{}{}{direction}", char::from(b'A' + column as u8), row + 1));
            }
        }
        moves
    }

    fn play(&mut self, mv: &str) {
        let mv = mv.as_bytes();
        let (column, row) = (i32::from(mv[0] - b'A'), i32::from(mv[1] - b'1'));
        let (right, up) = match mv[2] {
            b'N' => (0, 1),
            b'E' => (1, 0),
            b'S' => (0, -1),
            _ => (-1, 0),
        };
        let side = self.side();
        let dots = self.cells[row as usize][column as usize].abs();
        let mut kept = dots + 1;
        for i in 1..=dots {
            let (column, row) = ((column + i * right) as usize, (row + i * up) as usize);
            let cell = self.cells.get_mut(row).and_then(|cells| cells.get_mut(column));
            if let Some(cell) = cell.filter(|cell| cell.abs() < 5) {
                *cell = side * (cell.abs() + 1);
                kept -= 1; // the dot does not come back, as from a full cell or from none
            }
        }
        self.cells[row as usize][column as usize] = side * kept;
        self.turn += 1;
    }

    /// The cells of red and of blue.
    fn scores(&self) -> [i32; 2] {
        let count = |side| self.cells.iter().flatten().filter(|dots| dots.signum() == side).count() as i32;
        [count(1), count(-1)]
    }
}

/// The rows from the top: A to E for 1 to 5 red dots, a to e for blue ones.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for row in self.cells.iter().rev() {
            let letter = |dots: &i32| char::from(b"edcba.ABCDE"[(dots + 5) as usize]);
            writeln!(f, "{}", row.iter().map(letter).collect::<String>())?;
        }
        Ok(())
    }
}

// ---- The program ----

/// The move that wins the most cells at once; `None` if there is none.
/// Where to go on: look at the best answer to each move, and at the answers to that.
fn choose(board: &Board) -> Option<String> {
    let (mut best, mut most) = (None, i32::MIN);
    for mv in board.moves() {
        let mut next = board.clone();
        next.play(&mv);
        let [red, blue] = next.scores();
        let lead = board.side() * (red - blue);
        if lead > most {
            (best, most) = (Some(mv), lead);
        }
    }
    best
}

fn main() {
    let mut lines = std::io::stdin().lines().map_while(Result::ok);
    let me = usize::from(lines.next().as_deref() == Some("1"));
    let mut board = Board::new();
    loop {
        let mv = match board.turn % 2 == me {
            // `println!` sends the line at once.
            true => choose(&board).inspect(|mv| println!("{mv}")),
            false => lines.next(),
        };
        let Some(mv) = mv else { return }; // the side to move has no move, or the input has ended
        board.play(&mv);
        // To see the board: eprintln!("{board}");
    }
}
