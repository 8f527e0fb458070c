//! A simple independent implementation of the statement: the maze as text, pieces as numbers, one step after the other.

/// A game in the terms of the statement.
#[derive(Clone)]
pub struct Plain {
    /// By row and column.
    pub cabbages: Vec<Vec<bool>>,
    /// The row and the column of each side's pieces; `None` for a caught one.
    pub pieces: [Vec<Option<(i32, i32)>>; 2],
    /// By side.
    pub points: [i32; 2],
}

impl Plain {
    /// The start.
    pub fn start() -> Plain {
        let rabbits: Vec<_> = (0..8).map(|i| Some((13 + i / 4, 10 + i % 4))).collect();
        let hunters = [(10, 10), (10, 11), (10, 12), (10, 13), (9, 11), (9, 12)];
        let hunters: Vec<_> = hunters.into_iter().map(Some).collect();
        let mut cabbages = vec![vec![true; 24]; 24];
        for &(row, column) in rabbits.iter().chain(&hunters).flatten() {
            cabbages[row as usize][column as usize] = false;
        }
        Plain {
            cabbages,
            pieces: [rabbits, hunters],
            points: [0, 0],
        }
    }

    /// Plays a turn if it is legal.
    pub fn play(&mut self, side: usize, text: &str) -> bool {
        let maze: Vec<&str> = include_str!("../../../../src/games/rabbits/rules/maze.txt")
            .lines()
            .collect();
        if text.len() != self.pieces[side].len() {
            return false;
        }
        let mut after = Vec::new();
        for (piece, letter) in self.pieces[side].iter().zip(text.chars()) {
            let Some((row, column)) = *piece else {
                if letter != '-' {
                    return false;
                }
                after.push(None);
                continue;
            };
            let digit = maze[row as usize].as_bytes()[column as usize] as char;
            let walls = digit.to_digit(16).unwrap();
            let (wall, to) = match letter {
                'N' => (1, (row - 1, column)),
                'E' => (2, (row, column + 1)),
                'S' => (4, (row + 1, column)),
                'W' => (8, (row, column - 1)),
                _ => (0, (row, column)),
            };
            if walls & wall != 0 || after.contains(&Some(to)) {
                return false;
            }
            after.push(Some(to));
        }
        self.pieces[side] = after;
        for number in 0..8 {
            let Some(cell @ (row, column)) = self.pieces[0][number] else {
                continue;
            };
            if self.pieces[1].contains(&Some(cell)) {
                self.pieces[0][number] = None;
                self.points[1] += 75;
            } else if std::mem::take(&mut self.cabbages[row as usize][column as usize]) {
                self.points[0] += 1;
            }
        }
        true
    }

    /// Whether the game is over when a side is to move.
    pub fn is_over(&self, next: usize) -> bool {
        let is_cleared = !self.cabbages.iter().flatten().any(|&cabbage| cabbage);
        is_cleared || next == 0 && self.pieces[0].iter().all(|rabbit| rabbit.is_none())
    }
}
