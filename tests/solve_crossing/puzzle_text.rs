//! Puzzles as text.

use proptest::prelude::*;
use warren::core::game::Game;
use warren::games::crossing::Crossing;
use warren::games::crossing::solver::Task;

use crate::puzzles::{anywhere, start};

fn usual() -> String {
    let lines = Crossing::USUAL_START.join("\n");
    format!("warren 1 crossing\ngoal cross 17\n{lines}\n")
}

fn error(text: &str) -> (usize, String) {
    let error = text.parse::<Task>().unwrap_err();
    (error.line, error.what.to_string())
}

#[test]
fn a_task_is_a_start_with_a_goal() {
    let text = usual();
    let task: Task = text.parse().unwrap();
    assert_eq!(task.turn_limit(), 17);
    // At the ends of an island's run either direction may be written.
    assert_eq!(task.to_string().parse::<Task>().unwrap(), task);
    assert!(
        task.to_string()
            .starts_with("warren 1 crossing\ngoal cross 17\n9 3 2")
    );
}

#[test]
fn an_error_names_its_line() {
    assert_eq!(error("").0, 1);
    assert_eq!(error("warren 1 mice\ngoal cross 3\n").0, 1);
    let (line, what) = error("warren 1 crossing\n");
    assert_eq!(line, 2);
    assert!(what.contains("goal cross 17"), "{what}");
    for goal in ["", "cross", "cross x", "cross -1", "cross 3 4", "points 3"] {
        let (line, what) = error(&usual().replace("cross 17", goal));
        assert_eq!(line, 2);
        assert!(what.contains("such as `cross 17`"), "{what}");
    }
    let (line, what) = error(&usual().replace("cross 17", "cross 181"));
    assert_eq!(line, 2);
    assert!(what.contains("1 to 180 turns"), "{what}");
    assert_eq!(error(&usual().replace("9 3 2 3", "9 3 2")).0, 3);
    assert_eq!(error(&format!("{}HH\n", usual())).0, 27);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn text_is_read_back(start in start(anywhere()), within in 1..=180_u32) {
        let task = Task::new(start, within).unwrap();
        prop_assert_eq!(task.to_string().parse::<Task>().unwrap(), task);
    }

    #[test]
    fn no_text_stops_the_reader(lines in prop::collection::vec(
        prop_oneof!["goal cross [0-9-]{1,12}", "start .{0,40}", "[0-9 -]{1,20}", "[UDx]{7,9}", ".{0,9}"], 0..9,
    )) {
        let lines = lines.join("\n");
        let _ = format!("warren 1 crossing\n{lines}").parse::<Task>();
        let _ = format!("{}{lines}", usual()).parse::<Task>();
        let _ = usual().replace("UDUDDDDU", &lines).parse::<Task>();
    }
}
