// Rabbit Hunt: a first program. Rabbits go to the nearest safe cabbage, hunters to the nearest rabbit.
//
// The protocol, a line each:
//   read   the number of turns of each side, then your number: 0 is the rabbits, 1 the hunters
//   write  your turn: a letter for each of your pieces, N, E, S, W, or - for one that stays or has
//          been caught. The rabbits begin; the hunters read a turn first.
//   read   the opponent's turn, in the same form; then it is your turn again, until the input ends
use std::collections::HashSet;

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

fn my_turn(sides: &[Vec<i32>; 2], me: usize, cabbages: &HashSet<i32>) -> String {
    let rabbits = sides[0].iter().copied().collect();
    let away = distances(if me == 0 { cabbages } else { &rabbits });
    // Two of us must not meet, so no one enters a cell where another is or goes.
    let mut closed: HashSet<i32> = sides[me].iter().copied().collect();
    if me == 0 {
        closed.extend(&sides[1]);
        closed.extend(sides[1].iter().flat_map(|&cell| WAYS.map(|way| next(cell, way.0))));
    }
    let mut turn = String::new();
    for &cell in &sides[me] {
        let open = WAYS.iter().map(|way| way.0).filter(|&letter| !closed.contains(&next(cell, letter)));
        turn.push(open.min_by_key(|&letter| away[next(cell, letter) as usize]).unwrap_or('-'));
        closed.extend(turn.chars().last().map(|letter| next(cell, letter)));
    }
    turn
}

fn main() {
    let mut lines = std::io::stdin().lines().map_while(Result::ok);
    lines.next(); // the number of turns: this program plays until the input ends
    let me = usize::from(lines.next().as_deref() == Some("1"));
    // The cells of the rabbits and of the hunters, counted from the top left; -1 for a caught rabbit.
    let mut sides = [vec![322, 323, 324, 325, 346, 347, 348, 349], vec![250, 251, 252, 253, 227, 228]];
    let mut cabbages: HashSet<i32> = (0..576).filter(|cell| !sides.concat().contains(cell)).collect();
    for side in [0, 1].into_iter().cycle() {
        let turn = match side == me {
            true => Some(my_turn(&sides, me, &cabbages)).inspect(|turn| println!("{turn}")),
            false => lines.next(),
        };
        let Some(turn) = turn else { return }; // the input has ended
        for (cell, letter) in sides[side].iter_mut().zip(turn.chars()) {
            *cell = next(*cell, letter);
        }
        let [rabbits, hunters] = &mut sides;
        for cell in rabbits {
            if hunters.contains(cell) {
                *cell = -1; // caught
            }
            cabbages.remove(cell); // eaten
        }
    }
}
