//! Puzzles as text.

use proptest::prelude::*;
use warren::games::dots::Dots;
use warren::games::dots::puzzle as dots;
use warren::games::fugitive::puzzle as fugitive;
use warren::games::rabbits::puzzle as rabbits;
use warren::thinking::puzzle::{Duel, Note, Opponent, Program, Puzzles, read_set};

const DOTS: &str = "warren 1 dots\ngoal lead 5 in 3\nstart 7/7/2a1A2/7/2A1a2/7/7 2\n";

#[test]
fn a_puzzle_reads_as_it_is_written() {
    let task: Duel<dots::Goal> = DOTS.parse().unwrap();
    assert_eq!(task.to_string(), DOTS);
    assert_eq!(task.own_moves(), 3);
    let usual = "warren 1 rabbits\ngoal eat 5 in 4\nlimit 120\n";
    let task: Duel<rabbits::Goal> = usual.parse().unwrap();
    assert_eq!(task.to_string(), usual);
    let text = "warren 1 fugitive\ngoal catch 4\nstart 8 C1-2+C1-5+C2-5+C3-4+C3-6+C4-7+C5-8+C6-7+C6-8+T1-8+T2-3+T3-4+T3-8+P1-4 1,2,5,8 6 3\n";
    let task: Duel<fugitive::Goal> = text.parse().unwrap();
    assert_eq!(task.to_string(), text);
}

#[test]
fn a_puzzle_names_its_opponent() {
    let text = DOTS.replace("in 3", "in 3 against 4");
    let task: Duel<dots::Goal> = text.parse().unwrap();
    let program = Program::new(4, 1, 1).unwrap();
    assert_eq!(task.opponent(), Opponent::Program(program));
    assert_eq!(task.to_string(), text);
    let plain: Duel<dots::Goal> = DOTS.parse().unwrap();
    assert_eq!(plain.opponent(), Opponent::BestReply);
    assert_eq!(plain.clone().against_program(4, 1), Ok(task));
    let refused = plain.against_program(40, 1).unwrap_err();
    assert_eq!(refused.to_string(), "a level is 1 to 12, not 40");
    let spaced: Duel<dots::Goal> = text
        .replace(" against 4", "   against   04 ")
        .parse()
        .unwrap();
    assert_eq!(spaced.to_string(), text);
    let win: Duel<dots::Goal> = DOTS
        .replace("lead 5 in 3", "win against 12")
        .parse()
        .unwrap();
    let highest = Program::new(12, 1, 1).unwrap();
    assert_eq!(win.opponent(), Opponent::Program(highest));
}

#[test]
fn a_puzzle_names_the_edition_of_the_program() {
    let text = DOTS.replace("in 3", "in 3 against 4 edition 2");
    let task: Duel<dots::Goal> = text.parse().unwrap();
    let second = Program::new(4, 2, 2).unwrap();
    assert_eq!(task.opponent(), Opponent::Program(second));
    assert_eq!(task.to_string(), text);
    let first = text.replace("edition 2", "edition 1");
    let first: Duel<dots::Goal> = first.parse().unwrap();
    assert_eq!(first.to_string(), DOTS.replace("in 3", "in 3 against 4"));
    let newest: Duel<dots::Goal> = text.replace("edition 2", "edition newest").parse().unwrap();
    assert_eq!(newest.opponent(), Opponent::Program(second));
    assert_eq!(newest.to_string(), text);
}

proptest! {
    #[test]
    fn every_opponent_reads_as_it_is_written(
        program in prop::option::of((1..=12_u32, 1..=2_u32)), cells in 0..=49_u32, moves in 1..=12_u32, kind in 0..3,
    ) {
        let goal = match kind {
            0 => dots::Goal::Win,
            1 => dots::Goal::Cells { cells: cells.max(3), moves },
            _ => dots::Goal::Lead { cells, moves },
        };
        let start = DOTS.parse::<Duel<dots::Goal>>().unwrap().start().clone();
        let task = Duel::new(start, goal).unwrap();
        let task = match program {
            Some((level, edition)) => task.against_program(level, edition).unwrap(),
            None => task,
        };
        prop_assert_eq!(task.to_string().parse(), Ok(task));
    }
}

fn refused<G: Puzzles>(text: &str, line: usize, what: &str) {
    let error = text.parse::<G::Task>().expect_err(text);
    assert_eq!(error.line, line, "{error}");
    assert!(error.what.to_string().contains(what), "{error}");
}

#[test]
fn an_error_in_a_puzzle_names_its_line() {
    let with = |goal: &str| DOTS.replace("lead 5 in 3", goal);
    for goal in [
        "lead 5",
        "lead -1 in 3",
        "lead 5 in 3 4",
        "eat 5 in 3",
        "lead 99999999999 in 3",
    ] {
        refused::<Dots>(&with(goal), 2, "is not a goal");
    }
    for level in [
        "",
        " x",
        " 4 5",
        " -1",
        " 99999999999",
        " 4 against 5",
        " 4 edition",
        " edition 2",
        " 4 edition x",
    ] {
        let goal = format!("lead 5 in 3 against{level}");
        refused::<Dots>(&with(&goal), 2, "is not a program's level");
    }
    for level in [0, 13, 40] {
        let goal = format!("lead 5 in 3 against {level}");
        let what = format!("a level is 1 to 12, not {level}");
        refused::<Dots>(&with(&goal), 2, &what);
    }
    for edition in [0, 3, 300] {
        let goal = format!("lead 5 in 3 against 4 edition {edition}");
        let what = format!("the editions of this program are 1 to 2, not {edition}");
        refused::<Dots>(&with(&goal), 2, &what);
    }
    refused::<Dots>(&with("eat 5 in 3 against 4"), 2, "is not a goal");
    refused::<Dots>(&with("against 4"), 2, "is not a goal");
    refused::<Dots>(&with("lead 5 in 0"), 2, "within 1 to 12 moves, not 0");
    refused::<Dots>(&with("cells 50 in 3"), 2, "49 cells, not 50");
    refused::<Dots>(&format!("{DOTS}E4N\n"), 4, "ends with its start");
    let usual = "warren 1 rabbits\ngoal catch 1 in 4\nlimit 120\n";
    refused::<warren::games::rabbits::Rabbits>(usual, 2, "the hunters are asked");
    let long = usual.replace("catch 1 in 4", "survive 13");
    refused::<warren::games::rabbits::Rabbits>(&long, 2, "within 1 to 12 moves");
}

#[test]
fn a_set_is_read_puzzle_by_puzzle() {
    let note = Note {
        moves: 3,
        first: 1,
        tempting: Some("D4N".to_owned()),
    };
    assert_eq!(
        note.to_string(),
        "3 moves, 1 first move keeps the goal, tempting D4N"
    );
    let set =
        format!("# A set.\n\n# {note}\n{DOTS}\n# 1 move, 2 first moves keep the goal\n{DOTS}");
    let entries = read_set(&set).unwrap();
    assert_eq!(entries.len(), 2);
    assert_eq!((entries[0].line, &entries[0].note), (4, &note));
    assert_eq!(entries[0].text, DOTS);
    assert_eq!(entries[1].note.tempting, None);
    assert_eq!(read_set(DOTS).unwrap_err().line, 1);
    assert_eq!(read_set("# so\nC4N\n").unwrap_err().line, 2);
    assert_eq!(read_set(&format!("# easy\n{DOTS}")).unwrap_err().line, 2);
}
