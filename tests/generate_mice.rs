//! Generated boards and puzzles of the space mice.

#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeSet;

use warren::core::game::Game;
use warren::games::mice::generator::{
    Aim, BoardOptions, GenerateError, PuzzleOptions, board, mean_points, puzzle,
};
use warren::games::mice::solver::{Goal, Proof, solve};
use warren::games::mice::{Arrow, Board, BoardError, Cell, Heading, Mice};
use warren::thinking::generate::RandomStart;
use warren::thinking::search::{Budget, NativeClock};

fn options(size: u8, players: u8, doors: u8) -> BoardOptions {
    BoardOptions {
        size,
        players,
        doors,
        turns: 8,
    }
}

/// A cell, or a cell of a board with a heading, after a quarter of a turn of the board.
fn turned(size: u8, cell: Cell) -> Cell {
    Cell {
        x: size - 1 - cell.y,
        y: cell.x,
    }
}

fn turned_heading(heading: Heading) -> Heading {
    heading.opposite().left()
}

fn quarters(players: u8) -> usize {
    4 / usize::from(players)
}

#[test]
fn the_same_seed_gives_the_same_board() {
    for (players, doors) in [(2, 4), (3, 4)] {
        let boards: Vec<Board> = [7, 7, 8]
            .map(|seed| board(&options(7, players, doors), seed).unwrap())
            .into();
        assert_eq!(boards[0], boards[1]);
        assert_ne!(boards[0], boards[2]);
    }
}

#[test]
fn boards_have_what_was_asked_for() {
    for (size, players, doors) in [(5, 2, 1), (5, 4, 12), (6, 3, 16), (8, 3, 5), (25, 4, 16)] {
        let options = BoardOptions {
            turns: 2,
            ..options(size, players, doors)
        };
        let board = board(&options, 3).unwrap();
        let counts = (
            board.size(),
            board.rockets().len(),
            board.doors().len(),
            board.turns(),
        );
        assert_eq!(counts, (size, players.into(), doors.into(), 2));
    }
}

/// A game on a symmetric board stays the same if all moves are turned and the players change roles.
#[test]
fn symmetric_boards_are_the_same_from_each_rocket() {
    for (size, players, doors, seed) in [(5, 2, 2, 1), (8, 2, 6, 2), (6, 4, 4, 3), (7, 4, 8, 4)] {
        let board = board(&options(size, players, doors), seed).unwrap();
        let side = |turns: usize| {
            let turn = |cell| (0..turns).fold(cell, |cell, _| turned(size, cell));
            let rockets: Vec<Cell> = board.rockets().iter().map(|&cell| turn(cell)).collect();
            let mut streams: Vec<(Cell, char)> = (board.doors().iter())
                .map(|door| {
                    let wall = (0..turns).fold(door.wall, |wall, _| turned_heading(wall));
                    (turn(door.cell(size)), wall.letter())
                })
                .collect();
            streams.sort();
            (rockets, streams)
        };
        let (rockets, streams) = side(0);
        let (turned, turned_streams) = side(quarters(players));
        assert_eq!(streams, turned_streams);
        let count = rockets.len();
        let is_shifted = |by: usize| (0..count).all(|at| turned[at] == rockets[(at + by) % count]);
        assert!(is_shifted(1) || is_shifted(count - 1), "{rockets:?}");
        check_play_is_the_same(&board, quarters(players), &turned);
    }
}

/// After some turns without arrows, turning the board maps the animals to the animals, and the rockets to the rockets.
fn check_play_is_the_same(board: &Board, quarters: usize, rockets: &[Cell]) {
    let size = board.size();
    let arrow = |game: &Mice, cell: Cell, heading: Heading| {
        let arrow = Arrow { cell, heading };
        game.check(&arrow).is_ok().then_some(arrow)
    };
    let other = Board::new(size, board.turns(), rockets, board.doors()).unwrap();
    let (mut game, mut again) = (Mice::new(board.clone()), Mice::new(other));
    let cells = (0..size).flat_map(|y| (0..size).map(move |x| Cell { x, y }));
    for (index, cell) in cells.enumerate() {
        let Some(placed) = arrow(&game, cell, Heading::ALL[index % 4]) else {
            continue;
        };
        if game.outcome().is_some() {
            break;
        }
        let turn = |(cell, heading), _| (turned(size, cell), turned_heading(heading));
        let (cell, heading) = (0..quarters).fold((placed.cell, placed.heading), turn);
        game.play(&placed);
        again.play(&arrow(&again, cell, heading).unwrap());
        assert_eq!(game.points(), again.points());
    }
}

#[test]
fn three_players_do_about_equally_well() {
    let options = BoardOptions {
        turns: 18,
        ..options(6, 3, 4)
    };
    let board = board(&options, 5).unwrap();
    let points = mean_points(&board, 12, 99);
    let all: f64 = points.iter().sum();
    assert!(all > 2.0, "nothing happens: {points:?}");
    assert!(points.iter().all(|&own| own > all / 9.0), "{points:?}");
}

#[test]
fn impossible_options_are_refused() {
    assert_eq!(board(&options(4, 2, 2), 0), Err(BoardError::Size.into()));
    assert_eq!(board(&options(26, 2, 2), 0), Err(BoardError::Size.into()));
    assert_eq!(board(&options(9, 1, 2), 0), Err(BoardError::Players.into()));
    assert_eq!(board(&options(9, 5, 2), 0), Err(BoardError::Players.into()));
    assert_eq!(board(&options(9, 2, 0), 0), Err(BoardError::Doors.into()));
    assert_eq!(board(&options(9, 2, 17), 0), Err(BoardError::Doors.into()));
    assert_eq!(
        board(&options(5, 2, 13), 0),
        Err(GenerateError::Walls { most: 12 })
    );
    let endless = BoardOptions {
        turns: 101,
        ..options(9, 2, 2)
    };
    assert_eq!(board(&endless, 0), Err(BoardError::Turns.into()));
    let large = PuzzleOptions {
        size: 14,
        ..puzzles(1, Aim::Points)
    };
    assert_eq!(puzzle(&large, 0), Err(GenerateError::Puzzle));
    let many_arrows = PuzzleOptions {
        size: 8,
        ..puzzles(3, Aim::Points)
    };
    for refused in [
        many_arrows,
        puzzles(4, Aim::Points),
        puzzles(0, Aim::Points),
    ] {
        assert_eq!(puzzle(&refused, 0), Err(GenerateError::Puzzle));
    }
}

fn puzzles(missing: u8, aim: Aim) -> PuzzleOptions {
    PuzzleOptions {
        size: 6,
        players: 2,
        doors: 2,
        missing,
        turns: 8,
        aim,
    }
}

#[test]
fn puzzles_are_certified() {
    for (missing, aim) in [
        (1, Aim::Points),
        (1, Aim::Margin),
        (1, Aim::NoneLost),
        (2, Aim::Points),
        (3, Aim::Points),
    ] {
        let puzzle_of = |seed| puzzle(&puzzles(missing, aim), seed).unwrap();
        let made = puzzle_of(11);
        let task = &made.task;
        assert_eq!(made, puzzle_of(11));
        assert_eq!(task.missing(), missing.into());
        match solve(task, Budget::default(), &NativeClock::start()) {
            Proof::Solutions(solutions) => assert_eq!(solutions, made.solutions),
            proof => panic!("{proof:?}"),
        }
        assert!((1..=3 * u64::from(missing)).contains(&made.solutions.count()));
        made.solutions
            .for_each(|arrows| assert!(task.accepts(arrows)));
        // A better goal is impossible.
        let better = match task.goal() {
            Goal::Points(points) => Goal::Points(points + 1),
            Goal::Margin(margin) => Goal::Margin(margin + 1),
            Goal::NoneLost => continue,
        };
        let proof = solve(
            &task.with_goal(better),
            Budget::default(),
            &NativeClock::start(),
        );
        assert!(matches!(proof, Proof::Impossible), "{proof:?}");
    }
}

#[test]
fn boards_for_matches_are_fair_and_of_many_kinds() {
    let start = |seats, seed| <Mice as RandomStart>::random_start(seats, seed);
    assert!(start(1, 0).is_none() && start(5, 0).is_none());
    for seats in 2..=4 {
        let starts: Vec<Mice> = (0..4).map(|seed| start(seats, seed).unwrap()).collect();
        assert_eq!(start(seats, 2).unwrap(), starts[2]);
        let sizes: BTreeSet<u8> = starts.iter().map(|game| game.board().size()).collect();
        assert!(sizes.len() > 1, "{sizes:?}");
        for game in starts {
            let (doors, turns) = (game.board().doors().len(), game.board().turns());
            assert_eq!(game.players(), seats);
            assert_eq!((doors % seats, usize::from(turns) % seats), (0, 0));
        }
    }
}
