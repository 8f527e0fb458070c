// Jumping Dots: a first program. It tries each of its moves and plays the one that wins the most cells at once.
//
// The protocol, a line each:
//   read   your number, once: 0 is red and moves first, 1 is blue
//   write  your move, such as E4N: the column A to G, the row 1 to 7, the direction N, E, S or W
//   read   the opponent's move, in the same form; then it is your turn again
// The end of the input means that the game is over.

/// `board[row][column]` is 0 for an empty cell, 1 to 5 for red dots, -1 to -5 for blue ones.
type Board = [[i32; 7]; 7];

/// The board after a move. `side` is 1 for red and -1 for blue.
fn play(board: &Board, mv: &str, side: i32) -> Board {
    let mut next = *board;
    let mv = mv.as_bytes();
    let (column, row) = (i32::from(mv[0] - b'A'), i32::from(mv[1] - b'1'));
    let (right, up) = match mv[2] {
        b'N' => (0, 1),
        b'E' => (1, 0),
        b'S' => (0, -1),
        _ => (-1, 0),
    };
    let dots = board[row as usize][column as usize].abs();
    let mut kept = dots + 1;
    for i in 1..=dots {
        let (column, row) = ((column + i * right) as usize, (row + i * up) as usize);
        let cell = next.get_mut(row).and_then(|cells| cells.get_mut(column));
        if let Some(cell) = cell.filter(|cell| cell.abs() < 5) {
            *cell = side * (cell.abs() + 1);
            kept -= 1; // the dot does not come back, as from a full cell or from none
        }
    }
    next[row as usize][column as usize] = side * kept;
    next
}

/// The number of cells by which a side leads.
fn lead(board: &Board, side: i32) -> i32 {
    let cells = board.iter().flatten();
    cells.map(|dots| side * dots.signum()).sum()
}

fn best_move(board: &Board, side: i32, is_first: bool) -> Option<String> {
    let (mut best, mut most) = (None, i32::MIN);
    for (row, column) in (0..49).map(|cell| (cell / 7, cell % 7)) {
        let dots = side * board[row][column];
        let is_central = (2..5).contains(&row) && (2..5).contains(&column);
        if dots < 0 || dots == 5 || is_first && !is_central {
            continue; // the opponent's, or full, or not allowed as the first move
        }
        for direction in "NESW".chars() {
            let mv = format!("{}{}{direction}", char::from(b'A' + column as u8), row + 1);
            let worth = lead(&play(board, &mv, side), side);
            if worth > most {
                (best, most) = (Some(mv), worth);
            }
        }
    }
    best
}

fn main() {
    let mut lines = std::io::stdin().lines().map_while(Result::ok);
    let me = usize::from(lines.next().as_deref() == Some("1"));
    let mut board = [[0; 7]; 7];
    (board[2][2], board[4][4]) = (1, 1); // C3 and E5
    (board[4][2], board[2][4]) = (-1, -1); // C5 and E3
    for turn in 0.. {
        let side = if turn % 2 == 0 { 1 } else { -1 };
        let mv = match turn % 2 == me {
            // `println!` sends the line at once.
            true => best_move(&board, side, turn == 0).inspect(|mv| println!("{mv}")),
            false => lines.next(),
        };
        let Some(mv) = mv else { return }; // the side to move has no move, or the input has ended
        board = play(&board, &mv, side);
    }
}
