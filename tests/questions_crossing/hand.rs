//! Small cases by hand.

use warren::games::crossing::Cell;
use warren::thinking::puzzle::question::Known;

use super::*;

/// A question on a board of islands of height 5. The token is in the second row, a step left of the column of its goal. The
/// letters of the places begin at the lowest, `a`; at `c` an island of height 5 comes up.
fn text(goal: &str, row_0: &str, row_1: &str, row_2: &str, moves: &str) -> String {
    let rest = "aaaaaaaa/aaaaaaaa/aaaaaaaa/aaaaaaaa/.aaaaaa.";
    format!(
        "warren 1 crossing\ngoal {goal}\nstart 95555559/55555555/55555555/55555555/55555555/55555555/55555555/95555559 {row_0}/{row_1}/{row_2}/{rest} 1,6+7,7 0+0 10\n{moves}"
    )
}

fn verdict(task: &Question<QuestionKind>, answer: &str) -> Verdict<Crossing> {
    check_verdict(task, &task.answer(answer).unwrap())
}

fn right(task: &Question<QuestionKind>) -> Vec<String> {
    QuestionKind::right_answers(task)
        .iter()
        .map(ToString::to_string)
        .collect()
}

#[test]
fn an_island_seen_once_may_rise_or_sink_and_seen_twice_it_is_settled() {
    // All islands around are at phase 3: place f rising, or j sinking.
    let once = read(&text("phases 1,6", ".aaaaff.", "aaaaafff", "aaaaafff", ""));
    assert_eq!(right(&once), ["3U 3D"]);
    assert_eq!(once.known().worlds(), 256.0, "eight islands and a corner");
    let half = verdict(&once, "3U");
    assert_eq!((half.met, half.count, half.wanted), (false, 1, 2));
    assert_eq!(half.start.unwrap().cycle_point(Cell::new(1, 6)).number(), 9);
    let wrong = verdict(&once, "3U 3D 4U");
    assert_eq!(wrong.impossible, ["4U"]);
    let twice = read(&text(
        "phases 1,6",
        ".aaaaff.",
        "aaaaafff",
        "aaaaafff",
        "H\n",
    ));
    assert_eq!(right(&twice), ["4U"]);
    assert_eq!(twice.known().worlds(), 1.0);
}

#[test]
fn at_its_highest_phase_an_island_turns_back_whatever_is_written() {
    let task = read(&text("phases 1,6", ".aaaahh.", "aaaaahhh", "aaaaahhh", ""));
    assert_eq!(right(&task), ["5D"]);
    for answer in ["5D", "5U", " 5d  5u "] {
        assert!(verdict(&task, answer).met, "{answer}");
    }
}

#[test]
fn dry_turns_are_those_of_a_rising_and_of_a_sinking_island() {
    // At phase 3 and rising: above water for 7 turns more, and from turn 11 on. Sinking: for 3 turns more, and from turn 7 on.
    let task = read(&text("dry 1,6", ".aaaaff.", "aaaaafff", "aaaaafff", ""));
    assert_eq!(right(&task), ["0 1 2 3 7 11 12 13"]);
    let wrong = verdict(&task, "0 1 2 3 4");
    assert_eq!(wrong.impossible, ["4"]);
    assert_eq!((wrong.count, wrong.wanted), (4, 8));
    let missing = verdict(&task, "0 1");
    assert!(missing.start.is_none() && missing.impossible.is_empty());
}

#[test]
fn the_safe_way_goes_round_an_island_that_may_sink() {
    // The island above the token is at the water level and may sink. The island beside it is at 3.
    let task = read(&text("safe 2", ".aaaafd.", "aaaaaffe", "aaaaafff", ""));
    assert_eq!(task.known().now().phase(Cell::new(0, 6)), 1);
    assert_eq!(right(&task), ["NE", "EN"]);
    let task = read(&text("safe 2", ".aaaafc.", "aaaaaffe", "aaaaafff", ""));
    assert_eq!(right(&task), ["EN"]);
    let drowned = verdict(&task, "NE");
    assert_eq!(drowned.count, 1, "at the first step");
    assert_eq!(drowned.world.len(), 1);
    let short = verdict(&task, "H");
    assert_eq!(short.count, 0, "it stays dry, and does not arrive");
}

#[test]
fn the_likeliest_plan_counts_worlds() {
    // Above: at the water level, rising or sinking. Beside: under water, it drowns at once.
    let task = read(&text("odds 2", ".aaaafc.", "aaaaaffb", "aaaaafff", ""));
    assert_eq!(right(&task), ["NE"]);
    let dry_verdict = verdict(&task, "NE");
    assert_eq!((dry_verdict.count, dry_verdict.wanted), (50, 50));
    let wet = verdict(&task, "EN");
    assert_eq!((wet.met, wet.count), (false, 0));
}

#[test]
fn a_sinking_token_reveals_that_its_island_sank() {
    // The token's island is at the water level, and sinks: place m of height 5 is phase 0 sinking.
    let known = |moves: &str| {
        read(&text(
            "phases 1,6",
            ".aaaaff.",
            "aaaaafmf",
            "aaaaafff",
            moves,
        ))
    };
    let before = known("");
    assert_eq!(right(&before), ["0U 0D"]);
    let after = known("H\n");
    assert_eq!(right(&after), ["-1D"]);
    assert_eq!(
        after.known().now().token(OWN),
        warren::games::crossing::start(OWN)
    );
}
