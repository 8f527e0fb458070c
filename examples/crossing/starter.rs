// The Crossing: a first program. It works out how islands move from what it has seen, and takes the fastest way
// to its goal on which no step can drown it now, and no later one must.
//
// The protocol, a line each:
//   read   eight lines of heights, then your number: 0 goes from the bottom left to the top right, 1 from
//          the bottom right to the top left
//   read   the phases of the nine cells around you, row by row, yours in the middle; -9 is off the board
//   write  N, E, S, W, or H to hold; then read the next phases
// An island is above the water from phase 0 on. You drown on one that is below, or that sinks before your
// next turn. After 180 turns the input ends.

use std::collections::BTreeSet;

// ---- The board ----

type Cell = (i32, i32); // the row and the column
const CYCLE: i32 = 14; // turns: an island of height h rises from phase h - 7 to h in seven, and sinks in seven

fn step((row, column): Cell, letter: char) -> Cell {
    match letter {
        'N' => (row - 1, column),
        'E' => (row, column + 1),
        'S' => (row + 1, column),
        'W' => (row, column - 1),
        _ => (row, column),
    }
}

fn is_on_board((row, column): Cell) -> bool {
    (0..8).contains(&row) && (0..8).contains(&column)
}

fn index((row, column): Cell) -> usize {
    (8 * row + column) as usize
}

/// The knowledge of one player.
struct Board {
    /// Row by row.
    heights: Vec<i32>,
    /// Row by row, the points of its cycle where the island may be: 0 is the lowest, 7 the highest.
    points: Vec<Vec<i32>>,
    start: Cell,
    goal: Cell,
    cell: Cell,
}

impl Board {
    /// Reads the heights, then your number.
    fn read(lines: &mut impl Iterator<Item = String>) -> Option<Board> {
        let mut heights = Vec::new();
        for _ in 0..8 {
            heights.extend(numbers(&lines.next()?));
        }
        let is_first = lines.next()? == "0";
        let start = if is_first { (7, 0) } else { (7, 7) };
        let goal = if is_first { (0, 7) } else { (0, 0) };
        Some(Board { heights, points: vec![(0..CYCLE).collect(); 64], start, goal, cell: start })
    }

    /// The phase of an island at a point of its cycle. Corners never move.
    fn phase_at(&self, cell: Cell, point: i32) -> i32 {
        match self.heights[index(cell)] {
            9 => 9,
            height => height - (7 - point % CYCLE).abs(),
        }
    }

    /// The phases that an island may have now.
    fn phases(&self, cell: Cell) -> BTreeSet<i32> {
        self.points[index(cell)].iter().map(|&point| self.phase_at(cell, point)).collect()
    }

    /// Leaves the points of an island that fit.
    fn keep(&mut self, cell: Cell, fits: impl Fn(i32) -> bool) {
        let mut points = std::mem::take(&mut self.points[index(cell)]);
        points.retain(|&point| fits(self.phase_at(cell, point)));
        self.points[index(cell)] = points;
    }

    /// Takes in the nine phases of a turn.
    fn see(&mut self, seen: &[i32]) {
        // We have stood on an island at 0 that has risen or sunk. If we have drowned, we see a corner.
        if self.phases(self.cell).first() < Some(&0) && seen[4] == 9 {
            self.keep(self.cell, |phase| phase < 0);
            self.cell = self.start;
        }
        let (row, column) = self.cell;
        for (i, &phase) in (0..).zip(seen) {
            let cell = (row + i / 3 - 1, column + i % 3 - 1);
            if is_on_board(cell) {
                self.keep(cell, |possible| possible == phase);
            }
        }
    }

    /// Moves, and lets the islands move. Whether an island at 0 carries us, the next phases show.
    fn play(&mut self, letter: char) {
        self.cell = step(self.cell, letter);
        let is_above = self.phases(self.cell).last() >= Some(&0);
        for point in self.points.iter_mut().flatten() {
            *point = (*point + 1) % CYCLE;
        }
        let stays_above = self.phases(self.cell).last() >= Some(&0);
        if self.cell == self.goal || !is_above || !stays_above {
            self.cell = self.start;
        }
    }

    /// By possible point, whether a step onto an island in so many turns carries us.
    fn carries(&self, cell: Cell, turns: i32) -> impl Iterator<Item = bool> {
        let is_above = move |point| self.phase_at(cell, point) >= 0;
        self.points[index(cell)]
            .iter()
            .map(move |point| is_above(point + turns) && is_above(point + turns + 1))
    }
}

// ---- The program ----

/// The first step of the fastest way to the goal. It must carry us; later steps may hope for islands not seen yet.
/// Where to go on: prefer ways on islands that you know, and ways that are also fast for the next token.
fn choose(board: &Board) -> char {
    // Forward, hold, back.
    let letters = if board.goal.1 == 7 { "NEHWS" } else { "NWHES" };
    let mut ways: Vec<(Cell, Option<char>, i32)> = vec![(board.cell, None, 0)];
    let mut known = BTreeSet::new();
    let mut i = 0;
    while let Some(&(cell, first, turns)) = ways.get(i) {
        if let (true, Some(first)) = (cell == board.goal, first) {
            return first;
        }
        for letter in letters.chars() {
            let next = step(cell, letter);
            let mut carries = is_on_board(next).then(|| board.carries(next, turns)).into_iter().flatten();
            let is_good =
                if turns == 0 { carries.all(|carried| carried) } else { carries.any(|carried| carried) };
            // After a cycle all is as before.
            if is_on_board(next) && is_good && known.insert((next, (turns + 1) % CYCLE)) {
                ways.push((next, first.or(Some(letter)), turns + 1));
            }
        }
        i += 1;
    }
    // There is no way: we stay above the water if we can.
    let is_safe = |&letter: &char| {
        let next = step(board.cell, letter);
        is_on_board(next) && board.carries(next, 0).all(|carried| carried)
    };
    letters.chars().find(is_safe).unwrap_or('H')
}

fn numbers(line: &str) -> Vec<i32> {
    line.split(' ').filter_map(|word| word.parse().ok()).collect()
}

fn main() {
    let mut lines = std::io::stdin().lines().map_while(Result::ok);
    let Some(mut board) = Board::read(&mut lines) else { return };
    for line in lines {
        board.see(&numbers(&line));
        let letter = choose(&board);
        println!("{letter}"); // sends the line at once
        board.play(letter);
    }
}
