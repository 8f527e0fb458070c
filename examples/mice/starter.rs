// Space Mice: a first program. Animals walk straight from their doors. Where their way crosses the row
// or the column of its rocket, the program places an arrow that sends them into the rocket.
//
// The protocol (Warren's own, since the statement only asks for the scores), a line each:
//   read   the puzzle's input up to the doors, then your number; the player with number 0 begins
//   write  an arrow when it is your turn: its column, its row and N, E, S or W, such as 2 0 W
//   read   each arrow of another player, in the same form
// The end of the input means that the game is over.

type Cell = (i32, i32); // the column and the row

/// The next line as words; `None` at the end of the input.
fn read_words() -> Option<Vec<String>> {
    let line = std::io::stdin().lines().next()?.ok()?;
    Some(line.split_whitespace().map(str::to_owned).collect())
}

fn read_numbers() -> Option<Vec<i32>> {
    read_words()?.iter().map(|word| word.parse().ok()).collect()
}

/// The arrow nearest to the rocket that is allowed, and its heading.
fn my_arrow((x, y): Cell, doors: &[(i32, String)], taken: &[Cell], size: i32) -> Option<(Cell, char)> {
    let to_rocket = |(at, wall): &(i32, String)| match wall.as_str() {
        "N" | "S" => ((*at, y), if *at < x { 'E' } else { 'W' }),
        _ => ((x, *at), if *at < y { 'S' } else { 'N' }),
    };
    let mut arrows: Vec<(Cell, char)> = doors.iter().map(to_rocket).collect();
    arrows.sort_by_key(|((column, row), _)| (column - x).abs() + (row - y).abs());
    // If all these cells are taken, any free one will do.
    arrows.extend((0..size * size).map(|cell| ((cell % size, cell / size), 'N')));
    arrows.into_iter().find(|(cell, _)| !taken.contains(cell))
}

/// Plays to the end, or until the input ends.
fn play() -> Option<()> {
    let size = read_numbers()?[0]; // boards are square
    let players = read_numbers()?[0] as usize;
    let door_count = read_numbers()?[0];
    let turns = read_numbers()?[0] as usize;
    let mut rockets = Vec::new();
    for _ in 0..players {
        let place = read_numbers()?;
        rockets.push((place[0], place[1]));
    }
    let mut doors = Vec::new();
    for _ in 0..door_count {
        let door = read_words()?; // such as 2 E
        doors.push((door[0].parse().ok()?, door[1].clone()));
    }
    let me = read_numbers()?[0] as usize;

    let last = size - 1;
    let pits = vec![(0, 0), (0, last), (last, 0), (last, last)];
    let mut placed: Vec<Vec<Cell>> = vec![Vec::new(); players]; // by player, the cells of its arrows
    for player in (0..turns).map(|turn| turn % players) {
        let cell = if player == me {
            let taken = [pits.clone(), rockets.clone(), placed.concat()].concat();
            let ((column, row), heading) = my_arrow(rockets[me], &doors, &taken, size)?;
            println!("{column} {row} {heading}"); // sends the line at once
            (column, row)
        } else {
            let words = read_words()?;
            (words[0].parse().ok()?, words[1].parse().ok()?)
        };
        placed[player].push(cell);
        if placed[player].len() > 3 {
            placed[player].remove(0); // a fourth arrow removes the first
        }
    }
    Some(())
}

fn main() {
    play();
}
