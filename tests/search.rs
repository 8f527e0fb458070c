//! The search and the engine for dots, against simpler algorithms with the same results.

use std::collections::HashMap;
use std::time::Duration;

use warren::core::game::{Game, LegalMoves};
use warren::core::record::Record;
use warren::games::dots::engine::{Engine, Evaluator, Position, decode, encode};
use warren::games::dots::{CELLS, Cell, Dots, Move};
use warren::thinking::engine::{Level, OpenEngine, Thinker};
use warren::thinking::search::{
    Budget, Candidate, Clock, End, Evaluate, Position as _, Pruning, Search, Settings,
    TranspositionTable, WIN,
};
use warren_testkit::plain::endgames::Solver;

/// A stopped clock, for searches that count nodes.
struct Still;

impl Clock for Still {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// A small random number generator (splitmix64), so that failures can be reproduced.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ z >> 31) % limit as u64) as usize
    }
}

/// Plays random moves up to the ply, or to the end of the game.
fn wander(random: &mut Random, game: &mut Dots, ply: u32) {
    let mut moves = Vec::new();
    while game.ply() < ply {
        game.legal_moves(&mut moves);
        if moves.is_empty() {
            return;
        }
        game.play(&moves[random.below(moves.len())]);
    }
}

/// A position of an unfinished random game after so many plies.
fn random_position(random: &mut Random, ply: u32) -> Dots {
    loop {
        let mut game = Dots::default();
        wander(random, &mut game, ply);
        if game.outcome().is_none() {
            return game;
        }
    }
}

fn candidates(position: &Position) -> Vec<Candidate> {
    let mut list = Vec::new();
    position.candidates(&mut list);
    list
}

#[test]
fn the_engine_plays_by_the_rules() {
    let mut random = Random(1);
    let mut moves = Vec::new();
    for _ in 0..100 {
        let mut game = Dots::default();
        let mut position = Position::from(&game);
        loop {
            game.legal_moves(&mut moves);
            if moves.is_empty() {
                assert!(candidates(&position).is_empty());
                assert!(position.end().is_some());
                break;
            }
            let mv = moves[random.below(moves.len())];
            game.play(&mv);
            position = position.after(encode(mv));
            assert_eq!(position, Position::from(&game), "after {mv}: {game}");
            assert_eq!(decode(encode(mv)), mv);
        }
    }
}

#[test]
fn the_candidates_are_the_legal_moves_without_repetition() {
    let mut random = Random(2);
    let mut moves = Vec::new();
    for game_number in 0..300 {
        let game = random_position(&mut random, game_number % 230);
        let position = Position::from(&game);
        let mut results: Vec<String> = Vec::new();
        for candidate in candidates(&position) {
            let mut next = game.clone();
            next.try_play(&decode(candidate.code)).expect("legal");
            results.push(next.to_string());
        }
        results.sort();
        let count = results.len();
        results.dedup();
        assert_eq!(results.len(), count, "twice the same in {game}");
        game.legal_moves(&mut moves);
        let mut all: Vec<String> = moves
            .iter()
            .map(|mv| {
                let mut next = game.clone();
                next.play(mv);
                next.to_string()
            })
            .collect();
        all.sort();
        all.dedup();
        assert_eq!(results, all, "in {game}");
    }
}

/// The value at a depth, by exhaustive search.
fn negamax(position: &Position, evaluator: &Evaluator, depth: u32, ply: i32) -> i32 {
    match position.end() {
        Some(End::Win) => return WIN - ply,
        Some(End::Loss) => return ply - WIN,
        Some(End::Tie) => return 0,
        None if depth == 0 => return evaluator.evaluate(position),
        None => {}
    }
    candidates(position)
        .iter()
        .map(|c| -negamax(&position.after(c.code), evaluator, depth - 1, ply + 1))
        .max()
        .expect("an open position has moves")
}

const EACH: [Pruning; 3] = [Pruning::Off, Pruning::Moderate, Pruning::Strong];

fn searched(position: Position, depth: u32, pruning: Pruning) -> Search<Position, Evaluator> {
    let settings = Settings { depth, pruning };
    let mut search = Search::new(
        position,
        Evaluator::new(120, 0, 0),
        settings,
        TranspositionTable::new(1 << 16),
    );
    while !search.run(&Still, Budget::nodes(777)) {}
    search
}

#[test]
fn an_exhaustive_search_finds_the_value_of_plain_negamax() {
    let mut random = Random(3);
    let evaluator = Evaluator::new(120, 0, 0);
    for (plies, depth) in [(4..40, 2), (60..140, 2), (150..200, 3), (215..236, 4)] {
        for _ in 0..12 {
            let ply = plies.start + random.below((plies.end - plies.start) as usize) as u32;
            let position = Position::from(&random_position(&mut random, ply));
            if position.end().is_some() {
                continue;
            }
            for depth in 1..=depth {
                let expected = negamax(&position, &evaluator, depth, 0);
                let search = searched(position, depth, Pruning::Off);
                let (reached, value) = search.result().expect("it has finished");
                // A proven result does not need more depth.
                assert!(reached == depth || value.abs() >= WIN - depth as i32);
                assert_eq!(value, expected, "depth {depth} in {position:?}");
            }
        }
    }
}

#[test]
fn the_expected_line_is_legal() {
    let mut random = Random(4);
    for round in 0..60 {
        let mut game = random_position(&mut random, round * 3);
        let search = searched(Position::from(&game), 3, EACH[round as usize % EACH.len()]);
        assert_eq!(search.line().first(), Some(&search.best()));
        for &code in search.line() {
            game.try_play(&decode(code)).expect("a legal line");
        }
    }
}

#[test]
fn the_best_move_is_legal_wherever_the_search_is_cut() {
    let mut random = Random(5);
    for round in 0..20 {
        let game = random_position(&mut random, round * 11);
        let mut engine = Engine::with_table(Level::FULL, 7, 1 << 16);
        engine.set_position(&game);
        for slice in 0..200 {
            let mv: Move = engine.best().parse().expect("a move");
            game.check(&mv).expect("a legal move");
            if engine.think(&Still, Budget::nodes(slice % 37)).done {
                break;
            }
        }
    }
}

#[test]
fn cutting_a_search_into_slices_changes_nothing() {
    let mut random = Random(6);
    for round in 0..6 {
        let game = random_position(&mut random, 20 + round * 30);
        let think = |slice: u64| {
            let mut engine = Engine::with_table(Level::FULL, 7, 1 << 16);
            engine.set_position(&game);
            let mut last = None;
            for _ in 0..30_000 / slice {
                let thought = engine.think(&Still, Budget::nodes(slice));
                last = thought.info.or(last);
                if thought.done {
                    break;
                }
            }
            (
                engine.best(),
                last.map(|info| (info.depth, info.score, info.line)),
            )
        };
        let whole = think(30_000);
        assert_eq!(think(1_000).0, whole.0);
        assert_eq!(think(10), think(1_000));
    }
}

#[test]
fn a_slice_without_budget_does_nothing() {
    let mut engine = Engine::with_table(Level::FULL, 0, 1 << 16);
    engine.set_position(&Dots::default());
    let thought = engine.think(&Still, Budget::until(Duration::ZERO));
    assert!(!thought.done && thought.info.is_none());
    let mv: Move = engine.best().parse().expect("a move");
    Dots::default().check(&mv).expect("a legal move");
}

/// Whether a move ends the game with a win for its side, or fills its 25th cell: those never change hands.
fn wins_at_once(game: &Dots, mv: &Move) -> bool {
    let mover = game.side();
    let mut next = game.clone();
    next.play(mv);
    let full = Cell::all()
        .map(|cell| next.at(cell))
        .filter(|stack| stack.is_full() && stack.owner() == Some(mover));
    match next.outcome() {
        Some(outcome) => outcome.winner() == Some(mover),
        None => full.count() > CELLS / 2,
    }
}

#[test]
fn no_level_misses_a_win_at_once() {
    let mut random = Random(8);
    let mut moves = Vec::new();
    let (mut ends, mut majorities) = (0, 0);
    while ends < 20 || majorities < 20 {
        let ply = 150 + random.below(90) as u32;
        let mut game = Dots::default();
        wander(&mut random, &mut game, ply);
        game.legal_moves(&mut moves);
        let wins = moves.iter().filter(|mv| wins_at_once(&game, mv)).count();
        // Positions in which every move wins test nothing.
        if wins == 0 || wins == moves.len() {
            continue;
        }
        let over = moves.iter().any(|mv| {
            let mut next = game.clone();
            next.play(mv);
            next.outcome().is_some()
        });
        *if over { &mut ends } else { &mut majorities } += 1;
        for level in Level::all() {
            let mut engine = Engine::with_table(level, random.below(1000) as u64, 1 << 12);
            engine.set_position(&game);
            for _ in 0..3 {
                let mv: Move = engine.best().parse().expect("a move");
                assert!(
                    wins_at_once(&game, &mv),
                    "level {level} plays {mv} in {game}"
                );
                engine.think(&Still, Budget::nodes(100));
            }
        }
    }
}

#[test]
fn the_near_win_is_preferred() {
    let mut random = Random(9);
    let mut solved_count = 0;
    while solved_count < 20 {
        let ply = 200 + random.below(30) as u32;
        let game = random_position(&mut random, ply);
        let position = Position::from(&game);
        let search = searched(position, 5, Pruning::Moderate);
        let Some((_, value)) = search.result() else {
            continue;
        };
        if position.end().is_some() || value < WIN - 5 {
            continue;
        }
        solved_count += 1;
        assert_eq!(
            value,
            negamax(&position, &Evaluator::new(0, 0, 0), (WIN - value) as u32, 0)
        );
        let shorter = negamax(
            &position,
            &Evaluator::new(0, 0, 0),
            (WIN - value - 1) as u32,
            0,
        );
        assert!(shorter < WIN - 5, "there is a nearer win in {game}");
    }
}

#[test]
fn different_positions_have_different_hashes() {
    let mut random = Random(10);
    let mut seen: HashMap<u64, String> = HashMap::new();
    for _ in 0..200 {
        let mut game = Dots::default();
        while game.outcome().is_none() {
            let ply = game.ply() + 1;
            wander(&mut random, &mut game, ply);
            let text = game.to_string();
            let hash = Position::from(&game).hash();
            assert_eq!(*seen.entry(hash).or_insert(text.clone()), text);
        }
    }
}

#[test]
fn a_mirrored_position_is_worth_the_same() {
    let mut random = Random(11);
    for round in 0..200 {
        let game = random_position(&mut random, 1 + round);
        let text = game.to_string();
        let (rows, ply) = text.split_once(' ').expect("rows and a ply");
        let rows: Vec<&str> = rows.rsplit('/').collect();
        let mirrored: Dots = format!("{} {ply}", rows.join("/"))
            .parse()
            .expect("a position");
        let evaluator = Evaluator::new(game.ply(), 0, 0);
        let worth = |game: &Dots| evaluator.evaluate(&Position::from(game));
        assert_eq!(worth(&game), worth(&mirrored), "{game}");
    }
}

#[test]
fn only_the_centre_is_played_from_at_the_start() {
    let start = Position::from(&Dots::default());
    let list = candidates(&start);
    // Five empty cells, and from each of red's two a dot on either of the cells just outside.
    assert_eq!(list.len(), 5 + 2 * 2);
    for candidate in list {
        Dots::default()
            .check(&decode(candidate.code))
            .expect("legal");
    }
}

/// The replies of each level in puzzles, at six plies of a game. Shared puzzles are proved with them.
const REPLIES: [&str; 12] = [
    "C3N D6S G4W C7E A3N B5E",
    "C3N D6S G4W C7S A3N B5E",
    "C3N D6S F2N E1W A3N B5E",
    "C3N D6S F2N E1W A3N B5E",
    "C3N D5S F2N E1W A3N A5E",
    "C3N D6S F2N E1W A3N A5E",
    "B2S C3N F2N C7S A2N A5N",
    "C3N C5S G4W E1W A2N A5N",
    "C3N C5S G4W E1W A2N A5N",
    "C3N C5S G4W E1W A2N A5N",
    "C3N C5S G4W E1W A2N A5N",
    "C3N C5S G4W E1W A2N A5N",
];

/// The replies of the second edition.
const REPLIES_OF_THE_SECOND_EDITION: [&str; 12] = [
    "C3N D6S G5W C7E A3N B5E",
    "C3N D6S G5W C7E A3N B5E",
    "C3N D6S G4W C7E A3N B5E",
    "C3N D6S G4W C7S A3N B5E",
    "C3N D6S F2N E1W A3N B5E",
    "C3N C3N F2N C7S A3N A5E",
    "C3N D5S F2N E1W A3N A5E",
    "B2S C3N F2N C7S A2N A5N",
    "C3N C5S G4W E1W A2N A5N",
    "C3N C5S G4W E1W A2N A5N",
    "C3N C5S G4W E1W A2N A5N",
    "C3N C5S G4W E1W A2N A5N",
];

#[test]
fn programs_reply_in_puzzles_as_they_always_did() {
    let record: Record<Dots> = include_str!("records/dots-001.rec")
        .parse()
        .expect("a record");
    for (edition, expected) in [(1, REPLIES), (2, REPLIES_OF_THE_SECOND_EDITION)] {
        let replies = Level::all().map(|level| {
            let replies = [10, 50, 90, 130, 170, 210].map(|ply| {
                let game = record.position(ply).expect("a position");
                let mut engine = Engine::puzzle_engine(level, edition, ply as u64);
                engine.set_position(game);
                engine.think(&Still, Budget::nodes(6_000));
                engine.best()
            });
            replies.join(" ")
        });
        let replies: Vec<String> = replies.collect();
        assert_eq!(replies, expected, "edition {edition}");
    }
}

/// Endgames in which some moves win and some lose, one per line: the position, then the winning moves (`dots_endgames --make`).
fn endgames() -> impl Iterator<Item = (Dots, Vec<&'static str>)> {
    include_str!("endgames/dots.txt").lines().map(|line| {
        let (position, winning) = line.split_once('\t').expect("a position and moves");
        let game = position.parse().expect("a position");
        (game, winning.split(' ').collect())
    })
}

#[test]
fn the_engine_answers_endgames_with_a_move_that_wins() {
    let mut count = 0;
    for (game, winning) in endgames() {
        let mut engine = Engine::with_table(Level::FULL, 1, 1 << 20);
        engine.set_position(&game);
        engine.think(&Still, Budget::nodes(20_000));
        let answer = engine.best();
        assert!(
            winning.contains(&answer.as_str()),
            "{answer} loses in {game}, {winning:?} win"
        );
        count += 1;
    }
    assert!(count >= 200);
}

#[test]
fn the_endgames_are_as_a_plain_solver_has_them() {
    for (game, expected) in endgames().step_by(24) {
        let solved = Solver::default().winning_moves(&game, 60_000);
        let winning: Vec<String> = solved
            .expect("a short endgame")
            .iter()
            .map(Move::to_string)
            .collect();
        assert_eq!(winning, expected, "{game}");
    }
}
