//! Puzzles as text, and answers arrow by arrow.

use proptest::prelude::*;
use warren::core::game::Game;
use warren::games::mice::solver::{Goal, Task};

use crate::{arrows, example, some_gaps};

/// The statement's example with two arrows missing.
const TEXT: &str = "\
warren 1 mice
goal margin 3
5 5
2
2
8
1 2
3 2
2 E
2 W
?
2 2 E
?
1 1 E
2 1 W
0 1 S
0 3 E
2 0 E
";

fn error(text: &str) -> (usize, String) {
    let error = text.parse::<Task>().unwrap_err();
    (error.line, error.what.to_string())
}

#[test]
fn a_task_is_a_record_with_a_goal_and_gaps() {
    let task: Task = TEXT.parse().unwrap();
    assert_eq!(task, example(&[1, 3], Goal::Margin(3)).unwrap());
    assert_eq!(task.to_string(), TEXT);
    for goal in ["points 12", "margin -4", "none-lost"] {
        let text = TEXT.replace("margin 3", goal);
        assert_eq!(text.parse::<Task>().unwrap().to_string(), text);
    }
}

#[test]
fn comments_are_passed_over_and_a_start_may_be_a_position() {
    let text = "# one\nwarren 1 mice\n\ngoal points 1\nstart 5 2 1,2/3,2 2E/2W 1 0/0 2,0W/- -\n?\n";
    let task: Task = text.parse().unwrap();
    assert_eq!((task.missing(), task.seat().0), (1, 1));
    assert!(text.ends_with(&task.to_string()[14..]));
}

#[test]
fn an_error_names_its_line() {
    assert_eq!(error("").0, 1);
    assert_eq!(error("warren 1 dots\ngoal points 1\n").0, 1);
    assert_eq!(error("warren 1 mice\n").0, 2);
    let (line, what) = error(&TEXT.replace("goal margin 3\n", ""));
    assert_eq!(line, 2);
    assert!(what.contains("goal points 12"), "{what}");
    for goal in [
        "points",
        "points -1",
        "margin",
        "margin x",
        "none",
        "none-lost 2",
        "",
    ] {
        let (line, what) = error(&TEXT.replace("margin 3", goal));
        assert_eq!(line, 2);
        assert!(what.contains("none-lost"), "{what}");
    }
    let (line, what) = error(&TEXT.replace("1 1 E", "1 1"));
    assert_eq!(line, 14);
    assert!(what.contains('?'), "{what}");
    // The rocket; a gap of the other player; an arrow too few, too many, none missing at all.
    assert_eq!(error(&TEXT.replace("2 1 W", "3 2 W")).0, 15);
    assert_eq!(error(&TEXT.replace("1 1 E", "?")).0, 14);
    assert_eq!(error(&TEXT.replace("2 0 E\n", "")).0, 18);
    assert_eq!(error(&format!("{TEXT}3 3 N\n")).0, 19);
    assert_eq!(error(&TEXT.replace('?', "4 1 N")).0, 2);
}

#[test]
fn an_answer_is_checked_arrow_by_arrow() {
    let task: Task = TEXT.parse().unwrap();
    let first = &arrows(&["2 0 W"]);
    let rule = |placed: &[_], arrow: &str| {
        let refused = task.check(placed, &arrow.parse().unwrap()).unwrap_err();
        (refused.rule, refused.to_string())
    };
    assert!(task.check(&[], &first[0]).is_ok());
    assert_eq!(task.position_of_next_missing(&[]).unwrap().ply(), 0);
    assert_eq!(task.position_of_next_missing(first).unwrap().ply(), 2);
    assert_eq!(rule(&[], "1 2 N").0, "mice-rocket");
    let (name, sentence) = rule(&[], "2 2 N");
    assert_eq!(name, "mice-puzzle-cell");
    assert_eq!(
        sentence,
        "2 2 must stay free: in turn 2 player 2 places an arrow there"
    );
    assert_eq!(rule(first, "2 2 N").0, "mice-arrow");
    assert_eq!(rule(first, "2 0 S").0, "mice-arrow");
    assert_eq!(rule(first, "1 1 S").0, "mice-puzzle-cell");
    assert_eq!(rule(&arrows(&["2 0 W", "1 0 S"]), "3 3 N").0, "game-over");
    assert!(
        task.position_of_next_missing(&arrows(&["2 0 W", "1 0 S"]))
            .unwrap()
            .outcome()
            .is_some()
    );
    assert!(
        task.position_of_next_missing(&arrows(&["2 0 W", "1 0 S", "3 3 N"]))
            .is_err()
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn text_is_read_back(gap in some_gaps(5..=9, 2)) {
        if let Ok(task) = Task::new(gap.start, gap.script, Goal::NoneLost) {
            prop_assert_eq!(task.to_string().parse::<Task>().unwrap(), task);
        }
    }

    #[test]
    fn one_arrow_may_be_placed_if_the_game_goes_on_to_its_end(gap in some_gaps(5..=6, 1)) {
        let Ok(task) = Task::new(gap.start, gap.script, Goal::NoneLost) else {
            return Ok(());
        };
        for x in 0..7 {
            for y in 0..7 {
                let answer = arrows(&[&format!("{x} {y} N")]);
                prop_assert_eq!(task.check(&[], &answer[0]).is_ok(), task.judge(&answer).is_ok());
            }
        }
    }

    #[test]
    fn no_text_stops_the_reader(lines in prop::collection::vec(
        prop_oneof!["goal (points|margin) [0-9-]{1,12}", "\\?", "[0-9]{1,3} [0-9]{1,3} [NESW]", ".{0,9}"], 0..9,
    )) {
        let _ = format!("warren 1 mice\n{}", lines.join("\n")).parse::<Task>();
        let _ = TEXT.replace("2 1 W", &lines.join("\n")).parse::<Task>();
    }
}
