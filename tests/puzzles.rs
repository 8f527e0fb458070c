//! The puzzles that are shipped: each is certified again, with what is told of it, and the tempting answer is refuted.

use std::collections::BTreeSet;

use warren::bots::{Spar, solver};
use warren::game::{Game, LineError};
use warren::generate::duel::{Tempt, note as duel_note};
use warren::generate::{crossing as made_crossing, mice as made_mice};
use warren::puzzle::{Duel, Entry, Note, Task, crossing, dots, fugitive, mice, rabbits, read_set};
use warren::search::{Budget, NoClock};
use warren::solve::crossing::Solutions;
use warren::solve::duel::Reach;
use warren::solve::mice::{Proof, solve};

/// The puzzles of a set.
fn entries(set: &str) -> Vec<Entry> {
    let entries = read_set(set).unwrap_or_else(|error| panic!("{error}"));
    assert!(entries.len() >= 8, "{} puzzles", entries.len());
    let deep = |note: &Note| note.moves >= 3 && note.tempting.is_some();
    let deep = entries.iter().filter(|entry| deep(&entry.note)).count();
    assert!(deep >= 4, "{deep} puzzles of three moves or more tempt");
    let texts: BTreeSet<&str> = entries.iter().map(|entry| &entry.text[..]).collect();
    assert_eq!(texts.len(), entries.len(), "no puzzle is there twice");
    entries
}

/// The puzzle of an entry, which is written as it is read.
fn task<T: Task>(entry: &Entry) -> T {
    let task: Result<T, LineError> = entry.text.parse();
    let task = task.unwrap_or_else(|error| panic!("the puzzle of line {}: {error}", entry.line));
    assert_eq!(task.to_string(), entry.text, "line {}", entry.line);
    task
}

fn check_duels<O: Tempt>(set: &str)
where
    O::Game: Spar,
{
    let mut found = String::new();
    let mut told = String::new();
    for entry in entries(set) {
        let task: Duel<O> = task(&entry);
        let mut solver = solver(&task);
        let note = duel_note(&mut solver, Budget::default());
        let note = note.map_or("not proven".to_owned(), |note| note.to_string());
        found += &format!("line {}: {note}\n", entry.line);
        told += &format!("line {}: {}\n", entry.line, entry.note);
        if let Some(tempting) = &entry.note.tempting {
            let mv: <O::Game as Game>::Move = tempting.parse().unwrap();
            let reach = solver.is_kept(&[mv], Budget::default(), &NoClock);
            assert_eq!(reach, Ok(Reach::Lost), "line {}", entry.line);
        }
    }
    assert_eq!(found, told);
}

#[test]
fn puzzles_of_dots_are_certified() {
    check_duels::<dots::Goal>(include_str!("../www/puzzles/dots.txt"));
}

#[test]
fn puzzles_of_rabbits_are_certified() {
    check_duels::<rabbits::Goal>(include_str!("../www/puzzles/rabbits.txt"));
}

#[test]
fn puzzles_of_the_fugitive_are_certified() {
    check_duels::<fugitive::Goal>(include_str!("../www/puzzles/fugitive.txt"));
}

#[test]
fn puzzles_of_the_space_mice_are_certified() {
    for entry in entries(include_str!("../www/puzzles/mice.txt")) {
        let task: mice::Task = task(&entry);
        let Proof::Solutions(solutions) = solve(&task, Budget::default(), &NoClock) else {
            panic!("the puzzle of line {} has no proof", entry.line);
        };
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
    for entry in entries(include_str!("../www/puzzles/crossing.txt")) {
        let task: crossing::Task = task(&entry);
        let solutions = Solutions::of(&task);
        assert_eq!(
            made_crossing::note(&solutions),
            entry.note,
            "line {}",
            entry.line
        );
        assert!(solutions.count() > 0, "line {}", entry.line);
        if let Some(tempting) = &entry.note.tempting {
            let step = tempting.parse().unwrap();
            assert_eq!(solutions.rest(&[step]), Ok(None), "line {}", entry.line);
        }
    }
}
