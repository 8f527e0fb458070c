//! The shipped puzzles that were not mined: each is certified again, with its note. A tempting answer is the choice of the
//! game's greedy player, and it is refuted. In games without secrets, engines of the lowest levels fall for it, too.
//! `tests/mining.rs` tests the mined puzzles.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use warren::core::game::{Game, LineError};
use warren::games::crossing::generator as made_crossing;
use warren::games::crossing::puzzle as crossing;
use warren::games::crossing::solver::Solutions;
use warren::games::dots::puzzle as dots;
use warren::games::fugitive::puzzle as fugitive;
use warren::games::mice::generator as made_mice;
use warren::games::mice::puzzle as mice;
use warren::games::mice::solver::{Proof, solve};
use warren::games::rabbits::puzzle as rabbits;
use warren::thinking::engine::{HasEngine, Level, OpenEngine, Thinker};
use warren::thinking::generate::duel::{
    MIN_DEEP_MOVES, difficulty_note as duel_note, tempting_moves,
};
use warren::thinking::opponent::{HasPuzzleOpponent, solver_with_opponent};
use warren::thinking::puzzle::{Duel, Entry, Note, Origin, Task, Traits, read_set};
use warren::thinking::search::{Budget, NoClock};
use warren::thinking::solve::duel::{Reach, SolvableGoal, Solver};

/// The puzzles of a set that were not mined.
fn entries(set: &str) -> Vec<Entry> {
    let mut entries = read_set(set).unwrap_or_else(|error| panic!("{error}"));
    entries.retain(|entry| {
        let origin = entry.traits.as_ref().map(|traits| &traits.origin);
        origin.is_none_or(|origin| *origin == Origin::Generated { seed: 0 })
    });
    assert!(entries.len() >= 8, "{} puzzles", entries.len());
    let deep = |note: &Note| note.moves >= MIN_DEEP_MOVES && note.tempting.is_some();
    let deep = entries.iter().filter(|entry| deep(&entry.note)).count();
    assert!(
        deep >= 4,
        "{deep} puzzles of {MIN_DEEP_MOVES} moves or more tempt"
    );
    let hardness = |entry: &Entry| {
        let Note { moves, first, .. } = entry.note;
        let is_tempting = entry.note.tempting.is_some();
        (
            is_against_program(entry),
            moves,
            is_tempting,
            Reverse(first),
        )
    };
    assert!(
        entries.is_sorted_by_key(hardness),
        "the easiest come first, those against programs last"
    );
    let texts: BTreeSet<&str> = entries.iter().map(|entry| &entry.text[..]).collect();
    assert_eq!(texts.len(), entries.len(), "no puzzle is there twice");
    entries
}

fn is_against_program(entry: &Entry) -> bool {
    entry.text.contains(" against ")
}

/// The puzzle of an entry. It must be written as it is read.
fn task<T: Task>(entry: &Entry) -> T {
    let task: Result<T, LineError> = entry.text.parse();
    let task = task.unwrap_or_else(|error| panic!("the puzzle of line {}: {error}", entry.line));
    assert_eq!(task.to_string(), entry.text, "line {}", entry.line);
    task
}

/// The first moves of engines of levels 1 to 3, ten of each, from a game's start on.
fn beginners<G: HasEngine>(start: &G, begin: impl Fn(&mut G::Engine, &G)) -> Vec<G::Move> {
    let levels = Level::all().take(3);
    let engines = levels.flat_map(|level| (0..10).map(move |seed| G::engine(level, seed)));
    let chosen = engines.map(|mut engine| {
        begin(&mut engine, start);
        while !engine.think(&NoClock, Budget::default()).done {}
        let mv: Result<G::Move, _> = engine.best().parse();
        mv.unwrap()
    });
    chosen.collect()
}

/// Nearly all beginners lose a tempting puzzle with their first move.
fn check_beginners<O: SolvableGoal>(
    set: &str,
    begin: impl Fn(&mut <O::Game as HasEngine>::Engine, &O::Game),
) where
    O::Game: HasEngine,
{
    for entry in entries(set) {
        if entry.note.tempting.is_none() || is_against_program(&entry) {
            continue;
        }
        let task: Duel<O> = task(&entry);
        let mut solver = Solver::new(&task);
        let chosen = beginners(task.start(), &begin);
        let lost = chosen.iter().filter(|mv| {
            let reach = solver.is_kept(std::slice::from_ref(*mv), Budget::default(), &NoClock);
            reach == Ok(Reach::Lost)
        });
        let (lost, all) = (lost.count(), chosen.len());
        assert!(3 * lost > 2 * all, "line {}: {lost} of {all}", entry.line);
    }
}

#[test]
fn beginners_fall_for_the_puzzles_of_dots_that_tempt() {
    let set = include_str!("../www/games/dots/puzzles.txt");
    check_beginners::<dots::Goal>(set, |engine, start| engine.set_position(start));
}

#[test]
fn beginners_fall_for_the_puzzles_of_rabbits_that_tempt() {
    let set = include_str!("../www/games/rabbits/puzzles.txt");
    check_beginners::<rabbits::Goal>(set, |engine, start| engine.set_position(start));
}

fn check_duels<O: SolvableGoal>(set: &str)
where
    O::Game: HasPuzzleOpponent,
{
    let mut found = String::new();
    let mut noted = String::new();
    let entries = entries(set);
    let moves: BTreeSet<u32> = entries.iter().map(|entry| entry.note.moves).collect();
    assert!(
        (1..=5).all(|count| moves.contains(&count)),
        "from one move to five"
    );
    for entry in entries {
        let task: Duel<O> = task(&entry);
        let mut solver = solver_with_opponent(&task);
        let note = duel_note(&mut solver, Budget::default());
        let note = note.map_or("not proven".to_owned(), |note| note.to_string());
        found += &format!("line {}: {note}\n", entry.line);
        noted += &format!("line {}: {}\n", entry.line, entry.note);
        if let Some(text) = &entry.note.tempting {
            let mv: <O::Game as Game>::Move = text.parse().unwrap();
            assert_eq!(
                tempting_moves(&solver).first(),
                Some(&mv),
                "line {}",
                entry.line
            );
            let reach = solver.is_kept(&[mv], Budget::default(), &NoClock);
            assert_eq!(reach, Ok(Reach::Lost), "line {}", entry.line);
        }
    }
    assert_eq!(found, noted);
}

#[test]
fn puzzles_of_dots_are_certified() {
    check_duels::<dots::Goal>(include_str!("../www/games/dots/puzzles.txt"));
}

#[test]
fn puzzles_of_rabbits_are_certified() {
    check_duels::<rabbits::Goal>(include_str!("../www/games/rabbits/puzzles.txt"));
}

#[test]
fn puzzles_of_the_fugitive_are_certified() {
    check_duels::<fugitive::Goal>(include_str!("../www/games/fugitive/puzzles.txt"));
}

#[test]
fn puzzles_of_the_space_mice_are_certified() {
    for entry in entries(include_str!("../www/games/mice/puzzles.txt")) {
        let task: mice::Task = task(&entry);
        let Proof::Solutions(solutions) = solve(&task, Budget::default(), &NoClock) else {
            panic!("the puzzle of line {} has no proof", entry.line);
        };
        // The tempting arrow is that of the greedy player, who looks at single arrows.
        let note = made_mice::note(&task, &solutions);
        assert_eq!(note, entry.note, "line {}", entry.line);
        solutions.for_each(|arrows| {
            assert!(task.accepts(arrows));
            assert_ne!(Some(arrows[0].to_string()), entry.note.tempting);
        });
    }
}

#[test]
fn puzzles_of_the_crossing_are_certified() {
    for entry in entries(include_str!("../www/games/crossing/puzzles.txt")) {
        let task: crossing::Task = task(&entry);
        let solutions = Solutions::of(&task);
        assert_eq!(
            made_crossing::difficulty_note(&solutions),
            Some(entry.note.clone()),
            "line {}",
            entry.line
        );
        assert!(solutions.count() > 0, "line {}", entry.line);
        if let Some(tempting) = &entry.note.tempting {
            let step = tempting.parse().unwrap();
            assert_eq!(
                solutions.continuation(&[step]),
                Ok(None),
                "line {}",
                entry.line
            );
        }
    }
}

#[test]
fn a_set_may_have_the_traits_of_a_puzzle() {
    let note = "3 moves, 1 first move keeps the goal, tempting D4N";
    let set = |traits: &str| format!("# {note}\n# {traits}\nwarren 1 dots\ngoal win\n");
    for traits in [
        "rating 1480; themes row, last-move; from levels 9 10 seed 77 ply 31",
        "rating 400; themes corner; from drawn seed 18446744073709551615",
    ] {
        let entries = read_set(&set(traits)).unwrap();
        assert_eq!(entries[0].note.to_string(), note);
        assert_eq!(
            entries[0].traits.as_ref().map(Traits::to_string),
            Some(traits.to_owned())
        );
    }
    for wrong in [
        "rating 300; themes row; from drawn seed 1",
        "rating 1480; themes ; from drawn seed 1",
        "rating 1480; themes Row; from drawn seed 1",
        "rating 1480; themes a, b, c, d, e, f, g; from drawn seed 1",
        "rating 1480; themes row; from levels 13 seed 1 ply 2",
        "rating 1480; themes row; from levels 1 1 1 1 1 seed 1 ply 2",
        "rating 1480; themes row; from drawn seed -1",
        "rating 1480; themes row; from drawn seed 1; more",
    ] {
        let error = read_set(&set(wrong)).unwrap_err();
        assert_eq!(error.line, 2, "{wrong}");
        assert!(error.to_string().contains("puzzle traits"), "{error}");
    }
    // They belong to one puzzle only.
    let two =
        set("rating 1480; themes row; from drawn seed 1") + &format!("# {note}\nwarren 1 dots\n");
    assert_eq!(read_set(&two).unwrap()[1].traits, None);
}
