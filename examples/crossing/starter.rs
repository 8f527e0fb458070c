// The Crossing: a first program. It steps towards its goal where an island is high enough, and else waits
// or steps back. It uses only the phases: you can work out how islands move from what you have seen.
//
// The protocol, a line each:
//   read   eight lines of heights, then your number: 0 goes from the bottom left to the top right, 1 from
//          the bottom right to the top left
//   read   the phases of the nine cells around you, row by row, yours in the middle; -9 is off the board
//   write  N, E, S, W, or H to hold; then read the next phases
// An island is above the water from phase 0 on. You drown on one that is below, or that sinks before your
// next turn. After 180 turns the input ends.

/// The phase of the neighbour in a direction, or of your own cell.
fn phase(phases: &[i32], letter: char) -> i32 {
    match letter {
        'N' => phases[1],
        'W' => phases[3],
        'E' => phases[5],
        'S' => phases[7],
        _ => phases[4],
    }
}

/// The letter that leads to the highest phase; `None` if that is too low.
fn highest(phases: &[i32], letters: &str, least: i32) -> Option<char> {
    let high_enough = letters.chars().filter(|&letter| phase(phases, letter) >= least);
    high_enough.min_by_key(|&letter| -phase(phases, letter)) // the first of two equal ones
}

fn choose(phases: &[i32], forward: &str, back: &str) -> char {
    // An island changes by one phase a turn, so one at 1 or more carries us until the next turn.
    let dry = [forward, "H", back].into_iter().find_map(|letters| highest(phases, letters, 1));
    // An island at 0 carries us only if it is rising.
    dry.or(highest(phases, forward, 0)).unwrap_or('H')
}

fn main() {
    let mut lines = std::io::stdin().lines().map_while(Result::ok);
    let me = lines.nth(8); // after the eight lines of heights, unused here
    let (forward, back) = if me.as_deref() == Some("0") { ("NE", "WS") } else { ("NW", "ES") };
    for line in lines {
        let phases: Vec<i32> = line.split(' ').filter_map(|word| word.parse().ok()).collect();
        println!("{}", choose(&phases, forward, back)); // sends the line at once
    }
}
