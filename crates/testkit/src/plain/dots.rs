//! An independent implementation of the statement on plain numbers.

use warren::core::game::Game;
use warren::games::dots::Dots;

/// Rows 1 to 7 of columns A to G: the dots, red positive, blue negative.
#[derive(Clone, PartialEq, Debug)]
pub struct Board(pub [[i32; 7]; 7], pub u32);

/// The board of a position.
pub fn board(position: &Dots) -> Board {
    let report = serde_json::to_value(position.report()).unwrap();
    let mut rows = [[0; 7]; 7];
    for (index, row) in report["board"].as_array().unwrap().iter().enumerate() {
        for (column, letter) in row.as_str().unwrap().bytes().enumerate() {
            rows[6 - index][column] = match letter {
                b'A'..=b'E' => i32::from(letter - b'A') + 1,
                b'a'..=b'e' => -(i32::from(letter - b'a') + 1),
                _ => 0,
            };
        }
    }
    Board(rows, report["ply"].as_u64().unwrap() as u32)
}

/// Returns the board after a move, or `None` if the move is illegal.
pub fn play(board: &Board, text: &str) -> Option<Board> {
    let &[column, row, direction] = text.as_bytes() else {
        return None;
    };
    let (column, row) = (i32::from(column - b'A'), i32::from(row - b'1'));
    let (right, up) = match direction {
        b'N' => (0, 1),
        b'E' => (1, 0),
        b'S' => (0, -1),
        _ => (-1, 0),
    };
    let Board(before, ply) = board;
    let side = if ply % 2 == 0 { 1 } else { -1 };
    let own = before[row as usize][column as usize] * side;
    let central = (2..=4).contains(&column) && (2..=4).contains(&row);
    if !(0..=4).contains(&own) || (*ply == 0 && !central) {
        return None;
    }
    let mut after = *before;
    let mut kept = own + 1;
    for step in 1..=own {
        let (x, y) = (column + right * step, row + up * step);
        if !(0..7).contains(&x) || !(0..7).contains(&y) {
            continue;
        }
        let there = before[y as usize][x as usize].abs();
        if there < 5 {
            after[y as usize][x as usize] = side * (there + 1);
            kept -= 1;
        }
    }
    after[row as usize][column as usize] = side * kept;
    Some(Board(after, ply + 1))
}
