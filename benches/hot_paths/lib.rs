//! The hot paths: the code that takes most of the time in the page, in the tools and under the referee.
//! `benches/instructions.rs` counts their instructions, and `benches/times.rs` measures their times.

use std::fs;
use std::hint::black_box;
use std::path::PathBuf;

use warren::core::game::{Game, LegalMoves, perft};
use warren::core::link::{decode, encode};
use warren::core::protocol::Protocol;
use warren::core::record::Record;
use warren::core::referee::transcript_at;
use warren::core::scene::Scene;
use warren::games::GameId;
use warren::thinking::engine::{EngineProgram, Level};
use warren::thinking::puzzle::{AnyPuzzle, read_set};
use warren::thinking::search::{Budget, NativeClock};
use warren::{for_game, for_game_with};

/// The seed of all random choices.
const SEED: u64 = 1;

fn file(path: &str) -> String {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(root.join(path)).expect("a file of the repository")
}

/// The text of a long recorded game. The number of its file differs by game.
pub fn recorded(game: &str) -> String {
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

/// Reads a record, which plays and checks each of its moves.
pub fn read(record: &str) -> usize {
    let game = GameId::of_record(record).expect("a game");
    for_game!(game, G => {
        let record: Record<G> = black_box(record).parse().expect("a record");
        record.moves().len()
    })
}

/// Writes a link to a game and opens it.
pub fn link(record: &str) -> usize {
    let game = GameId::of_record(record).expect("a game");
    for_game!(game, G => {
        let scene = Scene::<G>::new(record.parse().expect("a record"));
        let code = encode(black_box(&scene));
        let opened: Scene<G> = decode(black_box(&code)).expect("a link");
        opened.record.moves().len()
    })
}

/// A program of full strength that has to answer after a quarter of a recorded game, and its budget in nodes. The meaning of a
/// node differs by game.
pub fn seated(game: &str) -> (Box<dyn EngineProgram>, u64) {
    let nodes = match game {
        "rabbits" => 40,
        "dots" => 40_000,
        "fugitive" => 4_000,
        _ => 20_000,
    };
    let mut program = id(game).program(Level::FULL, SEED).expect("a program");
    for_game!(id(game), G => {
        let record: Record<G> = recorded(game).parse().expect("a record");
        let played = record.moves().len() / 4;
        let position = record.position(played).expect("a position");
        let seat = position.due().first().expect("an unfinished game");
        program.join(&transcript_at(&record, played, seat), seat).expect("a seat");
    });
    (program, nodes)
}

/// Thinks for this many nodes.
pub fn think(mut program: Box<dyn EngineProgram>, nodes: u64) -> Option<String> {
    let clock = NativeClock::start();
    black_box(program.think(&clock, Budget::nodes(nodes)));
    program.best()
}

/// The longest puzzle of a game's set.
pub fn longest_puzzle(game: &str) -> Box<dyn AnyPuzzle> {
    let set = read_set(&file(&format!("www/games/{game}/puzzles.txt"))).expect("a set");
    let longest = set.iter().max_by_key(|entry| entry.note.moves);
    id(game)
        .puzzle(&longest.expect("puzzles").text)
        .expect("a puzzle")
}

/// Certifies a puzzle.
pub fn solve(mut puzzle: Box<dyn AnyPuzzle>) -> String {
    puzzle.solved(Budget::nodes(20_000), &NativeClock::start(), 1)
}

/// The games whose moves are counted, and the depth in moves.
pub const COUNTED: [(&str, u32); 2] = [("mice", 1), ("dots", 3)];

/// Counts the sequences of moves from the usual start.
pub fn count(game: &str) -> u64 {
    let (_, depth) = *COUNTED
        .iter()
        .find(|(counted, _)| *counted == game)
        .expect("a game that is counted");
    for_game_with!(moves, id(game), G => counted::<G>(depth), or unreachable!("no moves to list"))
}

fn counted<G: LegalMoves + Protocol>(depth: u32) -> u64 {
    let record: Record<G> = Record::begin(None).expect("a start");
    perft(record.start(), depth)
}
