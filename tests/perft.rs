//! Move counts of Jumping Dots against a second, slow reading of the statement.

use std::collections::HashMap;

use warren::core::game::{Game, perft};
use warren::games::dots::Dots;

/// A cell's colour, `r` or `b` (`.` where it is empty), and its dots.
type Cell = (char, u32);

/// Another implementation of the statement. Columns and rows count from 1, so that their neighbours outside are off the board.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Naive {
    cells: [[Cell; 9]; 9],
    to_move: char,
    first: bool,
}

impl Naive {
    fn start() -> Naive {
        let mut cells = [[('.', 0); 9]; 9];
        for (column, row, colour) in [(3, 3, 'r'), (5, 5, 'r'), (3, 5, 'b'), (5, 3, 'b')] {
            cells[column][row] = (colour, 1);
        }
        Naive {
            cells,
            to_move: 'r',
            first: true,
        }
    }

    /// Reads a position's text.
    fn read(text: &str) -> Naive {
        let (rows, ply) = text.split_once(' ').expect("rows and a ply");
        let ply: u32 = ply.parse().expect("a number");
        let mut cells = [[('.', 0); 9]; 9];
        for (row, letters) in (1..=7).rev().zip(rows.split('/')) {
            let mut column = 1;
            for letter in letters.chars() {
                match letter {
                    'A'..='E' => cells[column][row] = ('r', letter as u32 - 'A' as u32 + 1),
                    'a'..='e' => cells[column][row] = ('b', letter as u32 - 'a' as u32 + 1),
                    _ => column += letter.to_digit(10).expect("a digit") as usize - 1,
                }
                column += 1;
            }
        }
        Naive {
            cells,
            to_move: if ply.is_multiple_of(2) { 'r' } else { 'b' },
            first: ply == 0,
        }
    }

    /// Every move text that is allowed, of all 49 × 4.
    fn moves(&self) -> Vec<String> {
        let cells = ('A'..='G').flat_map(|c| ('1'..='7').map(move |r| format!("{c}{r}")));
        let texts = cells.flat_map(|cell| "NESW".chars().map(move |d| format!("{cell}{d}")));
        texts.filter(|text| self.allows(text)).collect()
    }

    fn allows(&self, text: &str) -> bool {
        let (column, row, _) = parts(text);
        let mine = match self.cells[column][row] {
            ('.', _) => true,
            (_, 5) => false,
            (colour, _) => colour == self.to_move,
        };
        mine && (!self.first || (3..=5).contains(&column) && (3..=5).contains(&row))
    }

    /// Adds one dot. One stays, and the others jump, each a cell farther. Dots without a place come back.
    fn play(&mut self, text: &str) {
        let (column, row, direction) = parts(text);
        let before = self.cells;
        let mut at_home = 1;
        for far in 1..=before[column][row].1 as usize {
            let (x, y) = match direction {
                'N' => (column, row + far),
                'E' => (column + far, row),
                'S' => (column, row.saturating_sub(far)),
                _ => (column.saturating_sub(far), row),
            };
            let on_board = (1..=7).contains(&x) && (1..=7).contains(&y);
            if on_board && before[x][y].1 < 5 {
                self.cells[x][y] = (self.to_move, before[x][y].1 + 1);
            } else {
                at_home += 1;
            }
        }
        self.cells[column][row] = (self.to_move, at_home);
        self.to_move = if self.to_move == 'r' { 'b' } else { 'r' };
        self.first = false;
    }

    /// The board as `warren replay` prints it.
    fn rows(&self) -> Vec<String> {
        let letter = |column: usize, row: usize| match self.cells[column][row] {
            ('.', _) => '.',
            ('r', dots) => char::from(b'A' + dots as u8 - 1),
            (_, dots) => char::from(b'a' + dots as u8 - 1),
        };
        let row = |row| (1..=7).map(|column| letter(column, row)).collect();
        (1..=7).rev().map(row).collect()
    }

    /// The number of move sequences of 1, 2, … `depth` plies. Equal positions are expanded once.
    fn counts(self, depth: usize) -> Vec<u64> {
        let mut level = HashMap::from([(self, 1)]);
        let mut counts = Vec::new();
        while counts.len() < depth {
            let mut next = HashMap::new();
            let mut count = 0;
            for (position, ways) in level {
                for text in position.moves() {
                    count += ways;
                    if counts.len() + 1 < depth {
                        let mut after = position.clone();
                        after.play(&text);
                        *next.entry(after).or_insert(0) += ways;
                    }
                }
            }
            counts.push(count);
            level = next;
        }
        counts
    }
}

fn parts(text: &str) -> (usize, usize, char) {
    let letters: Vec<char> = text.chars().collect();
    let column = letters[0] as usize - 'A' as usize + 1;
    let row = letters[1].to_digit(10).expect("a row") as usize;
    (column, row, letters[2])
}

#[test]
fn counts_from_the_start_match_brute_force() {
    let counts = Naive::start().counts(4);
    assert_eq!(counts, [28, 5_152, 947_968, 170_684_128]);
    for (depth, count) in (1..=4).zip(counts) {
        assert_eq!(perft(&Dots::default(), depth), count, "depth {depth}");
    }
}

/// Positions where jumps come back, cells are full and games end.
#[test]
fn counts_late_in_the_game_match_brute_force() {
    for text in [
        "7/3a3/2AbB2/1dDECc1/2aEb2/3d3/7 31",
        "eeEeDeB/eabdEeE/BEEEAee/eEceAAE/CeeEeAe/EeEAAEE/AEeEeed 190",
        "eeEeEeB/ebcdEeE/EEEECee/eEdeEeE/EeeEeee/EeEABEE/CEeEeee 220",
        "eeEeEeB/eeceEeE/EEEECee/eEeeEeE/EeeEeee/EeEAEEE/EEeEeee 230",
    ] {
        let game: Dots = text.parse().expect("a position");
        for (depth, count) in (1..=3).zip(Naive::read(text).counts(3)) {
            assert_eq!(perft(&game, depth), count, "depth {depth} from {text}");
        }
    }
}

#[test]
fn whole_games_agree_move_by_move() {
    let mut choice = 0_u64;
    for _ in 0..20 {
        let (mut game, mut naive) = (Dots::default(), Naive::start());
        loop {
            let report = serde_json::to_value(game.report()).expect("a report");
            assert_eq!(report["board"], serde_json::json!(naive.rows()));
            let moves = naive.moves();
            assert_eq!(game.options().len(), moves.len(), "in {game}");
            assert_eq!(report["over"], moves.is_empty());
            if moves.is_empty() {
                break;
            }
            choice = choice
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let text = &moves[(choice >> 33) as usize % moves.len()];
            game.try_play(&text.parse().expect("a move"))
                .expect("legal");
            naive.play(text);
        }
    }
}
