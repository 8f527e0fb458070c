//! Links of puzzles.

use warren::core::link::{self, Pack};
use warren::for_game;
use warren::games::GameId;
use warren::games::crossing::Crossing;
use warren::games::dots::Dots;
use warren::games::fugitive::Fugitive;
use warren::games::mice::Mice;
use warren::games::rabbits::Rabbits;
use warren::thinking::puzzle::{Puzzles, scene_of};

/// The link of a puzzle restores its text. A cut or changed link is rejected.
fn poses_again<G: Pack + Puzzles>(text: &str) -> String {
    let task: G::Task = text.parse().unwrap();
    let scene = scene_of(&task);
    let code = link::encode(&scene);
    assert_eq!(link::decode::<G>(&code).as_ref(), Ok(&scene));
    for cut in 1..8 {
        assert!(link::decode::<G>(&code[..code.len() - cut]).is_err());
    }
    code
}

/// Puzzles against best replies, and their links.
const KEPT_PUZZLES: [(&str, &str); 8] = [
    (
        "dots lead 7 in 2",
        "JXpVORtKZt1zMw8fMHtoFZcQ_cLjiC9NJ4TCEAAAw5A",
    ),
    (
        "dots cells 23 in 3",
        "JbeNqBinJ5BbNrKmPnMQp2Ssm48ZhzAqJyqwyAAAq5g",
    ),
    ("dots win", "JWCrShxvTEZQcnMbY4NQeedDTOkjfddwIEDTiAAAgA"),
    (
        "rabbits eat 4 in 3",
        "IeivE4CTffz_67__B_____X_P2f9_0f__3-r___n__-__zHB_f9Ywb___7____8nXDSFk8lhggonQwjnQ4mZIWyO7BwnGBiCGRkA",
    ),
    (
        "rabbits catch 1 in 3",
        "IZ54koDTffz__7___7__xwC_____-P__h___D9T_b7D_3yD_fwH_fwb2_8z__zP-_9_w__-PepCanyCVQO1_C0OXcDI5TFDhZNQImxSwS43NZTnHKQaGZAYHAA",
    ),
    (
        "rabbits survive 3",
        "IaEHUICTffz__7___7__xwL-_v-_5___P_X__9iDSbAIBP1h_v-H_f8f_v__5___vx-k_e-mCSqcTA5AgvFExaEXM16zOXGYnGBgcAYA",
    ),
    (
        "fugitive catch 3",
        "I-_bPRh-ULJUmnIBCxFBFIuESyLCIKQnKHCyggAKBAAAZedsVAAAQYA",
    ),
    (
        "fugitive free 3",
        "I6KWTShmYlECTBQIkJJyVJFmJUBSQkRICRAIQYAKiyzYAADD",
    ),
];

/// Links from before puzzles had opponents.
#[test]
fn links_of_puzzles_against_best_replies_are_read_forever() {
    read_forever(&KEPT_PUZZLES);
}

/// Checks that each link restores a puzzle with its goal, and is written again in the same way.
fn read_forever(puzzles: &[(&str, &str)]) {
    for (goal, code) in puzzles {
        let (game, goal) = goal.split_once(' ').unwrap();
        let asked = format!("warren 1 {game}\ngoal {goal}\n");
        for_game!(GameId::of_link(code).unwrap(), G => {
            let scene = link::decode::<G>(code).unwrap();
            let task = scene.puzzle.as_ref().unwrap();
            assert!(task.starts_with(&asked), "{code}: {task}");
            assert_eq!(link::encode(&scene), *code);
        });
    }
}

/// Puzzles against programs, and their links; the first three were written before programs had editions.
const KEPT_PUZZLES_AGAINST_PROGRAMS: [(&str, &str); 6] = [
    (
        "dots lead 3 in 2 against 12",
        "JSZoYChy6iBUHHYio8UQGIOtAF0WJndCs9Zg3AAA9wZA",
    ),
    ("rabbits survive 3 against 1", "IbkSYBngAADgGA"),
    (
        "fugitive catch 4 against 7",
        "I6oXHRgmQoUhiikxoEjDCABgz0AACAYI",
    ),
    (
        "dots lead 3 in 2 against 12 edition 2",
        "JaPBgyhy6iBUHHYio8UQGIOtAF0WJndCs9Zg3AAA_jcGQA",
    ),
    ("rabbits survive 3 against 1 edition 2", "IU6dEBngAAD-IBg"),
    (
        "fugitive catch 4 against 7 edition 2",
        "I6WlIRgmQoUhiikxoEjDCABgz0AACA8WCA",
    ),
];

#[test]
fn links_of_puzzles_against_programs_are_read_forever() {
    read_forever(&KEPT_PUZZLES_AGAINST_PROGRAMS);
}

#[test]
fn a_link_carries_a_puzzle() {
    let dots = "warren 1 dots\ngoal lead 3 in 2\nstart Aaaa1aA/aaABAAb/abBcAbA/ABAA1aB/ACA1aaB/AaABcAa/A1baa2 55\n";
    for goal in [
        "lead 3 in 2",
        "cells 30 in 12",
        "win",
        "win against 1",
        "lead 3 in 2 against 12",
        "cells 30 in 12 against 4",
        "win against 12 edition 2",
    ] {
        poses_again::<Dots>(&dots.replace("lead 3 in 2", goal));
    }
    for goal in [
        "eat 562 in 12",
        "survive 3",
        "eat 5 in 12 against 12",
        "survive 3 against 1",
        "survive 3 against 1 edition 2",
    ] {
        poses_again::<Rabbits>(&format!("warren 1 rabbits\ngoal {goal}\nlimit 120\n"));
    }
    let mice = "warren 1 mice\ngoal margin -5\nstart 5 8 1,2/3,2 2E/2W 0 0/0 -/- -\n?\n1 0 S\n1 1 E\n2 1 W\n?\n0 3 E\n2 0 E\n2 2 N\n";
    for goal in ["margin -5", "points 4294967295", "none-lost"] {
        poses_again::<Mice>(&mice.replace("margin -5", goal));
    }
    let roads = "C1-2+C1-5+C2-5+C3-4+C3-6+C4-7+C5-8+C6-7+C6-8+T1-8+T2-3+T3-4+T3-8+P1-4";
    for (goal, ply) in [
        ("catch 4", 3),
        ("free 49", 2),
        ("catch 4 against 12", 3),
        ("free 49 against 1", 2),
        ("catch 4 against 7 edition 2", 3),
    ] {
        let text = format!("warren 1 fugitive\ngoal {goal}\nstart 8 {roads} 1,2,5,8 6 {ply}\n");
        poses_again::<Fugitive>(&text);
    }
    let crossing = warren::games::crossing::generator::puzzle(
        warren::games::crossing::generator::Difficulty::Easy,
        1,
    );
    let code = poses_again::<Crossing>(&crossing.unwrap().task.to_string());
    assert!(code.len() < 200, "{} characters", code.len());
}
