//! How many instructions the hot paths take. Unlike times, they are the same on a busy machine.
//!
//! `make instructions` compares them with `benches/instructions/baselines.json`.

use std::fs;
use std::hint::black_box;
use std::path::PathBuf;

use gungraun::{library_benchmark, library_benchmark_group, main};
use warren::core::game::{Game, LegalMoves, perft};
use warren::core::link::{decode, encode};
use warren::core::protocol::Protocol;
use warren::core::record::Record;
use warren::core::referee::told;
use warren::core::scene::Scene;
use warren::games::GameId;
use warren::thinking::engine::{Level, Program};
use warren::thinking::puzzle::{AnyPuzzle, read_set};
use warren::thinking::search::{Budget, NativeClock};
use warren::{for_game, for_game_with};

/// The seed of everything that is drawn.
const SEED: u64 = 1;

fn file(path: &str) -> String {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(root.join(path)).expect("a file of the repository")
}

/// A long recorded game: the number of its file differs.
fn record(game: &str) -> String {
    let number = match game {
        "dots" => 1,
        "crossing" => 5,
        _ => 2,
    };
    file(&format!("tests/records/{game}-{number:03}.rec"))
}

fn id(game: &str) -> GameId {
    game.parse().expect("a game")
}

// Reads a record, which plays and checks each of its moves.
#[library_benchmark]
#[bench::rabbits(args = ("rabbits"), setup = record)]
#[bench::mice(args = ("mice"), setup = record)]
#[bench::dots(args = ("dots"), setup = record)]
#[bench::fugitive(args = ("fugitive"), setup = record)]
#[bench::crossing(args = ("crossing"), setup = record)]
fn read(text: String) -> usize {
    let game = GameId::of_record(&text).expect("a game");
    for_game!(game, G => {
        let record: Record<G> = black_box(&text).parse().expect("a record");
        record.moves().len()
    })
}

// Writes a link to a game and opens it.
#[library_benchmark]
#[bench::rabbits(args = ("rabbits"), setup = record)]
#[bench::mice(args = ("mice"), setup = record)]
#[bench::dots(args = ("dots"), setup = record)]
#[bench::fugitive(args = ("fugitive"), setup = record)]
#[bench::crossing(args = ("crossing"), setup = record)]
fn link(text: String) -> usize {
    let game = GameId::of_record(&text).expect("a game");
    for_game!(game, G => {
        let scene = Scene::<G>::new(text.parse().expect("a record"));
        let code = encode(black_box(&scene));
        let opened: Scene<G> = decode(black_box(&code)).expect("a link");
        opened.record.moves().len()
    })
}

/// A program of full strength that has to answer after a quarter of a recorded game.
fn seated(game: &str, nodes: u64) -> (Box<dyn Program>, u64) {
    let mut program = id(game).program(Level::FULL, SEED).expect("a program");
    for_game!(id(game), G => {
        let record: Record<G> = record(game).parse().expect("a record");
        let played = record.moves().len() / 4;
        let position = record.position(played).expect("a position");
        let seat = position.due().first().expect("a game that goes on");
        program.join(&told(&record, played, seat), seat).expect("a seat");
    });
    (program, nodes)
}

// Thinks for so many nodes. What a node is differs from game to game.
#[library_benchmark]
#[bench::rabbits(args = ("rabbits", 40), setup = seated)]
#[bench::mice(args = ("mice", 20_000), setup = seated)]
#[bench::dots(args = ("dots", 40_000), setup = seated)]
#[bench::fugitive(args = ("fugitive", 4_000), setup = seated)]
#[bench::crossing(args = ("crossing", 20_000), setup = seated)]
fn think((mut program, nodes): (Box<dyn Program>, u64)) -> Option<String> {
    let clock = NativeClock::start();
    black_box(program.think(&clock, Budget::nodes(nodes)));
    program.best()
}

/// The longest puzzle of a game's set.
fn puzzle(game: &str) -> Box<dyn AnyPuzzle> {
    let set = read_set(&file(&format!("www/games/{game}/puzzles.txt"))).expect("a set");
    let longest = set.iter().max_by_key(|entry| entry.note.moves);
    id(game)
        .puzzle(&longest.expect("puzzles").text)
        .expect("a puzzle")
}

// Certifies a puzzle.
#[library_benchmark]
#[bench::rabbits(args = ("rabbits"), setup = puzzle)]
#[bench::mice(args = ("mice"), setup = puzzle)]
#[bench::dots(args = ("dots"), setup = puzzle)]
#[bench::fugitive(args = ("fugitive"), setup = puzzle)]
#[bench::crossing(args = ("crossing"), setup = puzzle)]
fn solve(mut puzzle: Box<dyn AnyPuzzle>) -> String {
    puzzle.solved(Budget::nodes(20_000), &NativeClock::start(), 1)
}

// Counts the sequences of moves from the usual start.
#[library_benchmark]
#[bench::mice("mice", 1)]
#[bench::dots("dots", 3)]
fn count(game: &str, depth: u32) -> u64 {
    for_game_with!(moves, id(game), G => counted::<G>(depth), or unreachable!("no moves to list"))
}

fn counted<G: LegalMoves + Protocol>(depth: u32) -> u64 {
    let record: Record<G> = Record::begin(None).expect("a start");
    perft(record.start(), depth)
}

library_benchmark_group!(
    name = hot_paths,
    benchmarks = [read, link, think, solve, count]
);
main!(library_benchmark_groups = hot_paths);
