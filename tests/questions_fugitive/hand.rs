//! A small case of each kind of question, worked out by hand.

use super::*;

/// The fugitive began in 2 and has gone by car twice. The detectives have swapped places: 6 with 5, 8 with 7. So it has passed
/// 1 or 3, and is in 2 or 4: a detective is in 8.
fn after_two_rides(goal: &str) -> Question<QuestionKind> {
    read(&format!(
        "warren 1 fugitive\ngoal {goal}\nstart {RING} 5,6,7,8 2 2\nC\n6 5 8 7\nC\n"
    ))
}

fn verdict(task: &Question<QuestionKind>, answer: &str) -> Verdict<Fugitive> {
    let answer = task
        .answer(answer)
        .unwrap_or_else(|error| panic!("{error}"));
    check_verdict(task, &answer)
}

/// The sets of cities of the right answers, each in the order of the numbers.
fn right_sets(task: &Question<QuestionKind>) -> Vec<Vec<u8>> {
    let set = |answer: Answer| match answer {
        Answer::Move(Move::Detectives(to)) => {
            let mut to: Vec<u8> = to.iter().map(|city| city.number()).collect();
            to.sort_unstable();
            to
        }
        _ => panic!("{answer}"),
    };
    QuestionKind::right_answers(task)
        .into_iter()
        .map(set)
        .collect()
}

#[test]
fn the_right_answer_to_where_is_exactly_the_possible_cities() {
    let task = after_two_rides("where");
    assert_eq!(texts(&QuestionKind::right_answers(&task)), ["2 4"]);
    assert_eq!(task.known().worlds(), 3.0);
    let counts = [2, 4].map(|number| task.known().worlds_in(city(number)));
    assert_eq!(counts, [2.0, 1.0], "2 by 1 and by 3; 4 by 3");
    for (answer, met, count) in [("2 4", true, 2), ("4 2 2", true, 2), ("2", false, 1)] {
        let verdict = verdict(&task, answer);
        assert_eq!((verdict.met, verdict.count), (met, count), "{answer}");
        assert_eq!(
            (verdict.wanted, verdict.places),
            (2, vec!["2".to_owned(), "4".into()])
        );
    }
    let world = verdict(&task, "2").world;
    assert_eq!(texts(&world), ["C 3", "6 5 8 7", "C 4"]);
    let more = verdict(&task, "2 4 6");
    assert!(!more.met && more.world.is_empty());
    assert_eq!(more.impossible, ["6"]);
    let both = verdict(&task, "2 6 8");
    assert_eq!(texts(&both.world), ["C 3", "6 5 8 7", "C 4"]);
    assert_eq!(both.impossible, ["6", "8"]);
}

#[test]
fn fewest_counts_the_cities_after_the_next_move() {
    let task = after_two_rides("fewest");
    // The fugitive goes to 1, 3 or 5 next, and to 3 in any case. The detectives can take 1 and 5, or take 1 and search 4.
    let sets: [[u8; 4]; 5] = [
        [1, 4, 5, 6],
        [1, 4, 5, 8],
        [1, 4, 6, 7],
        [1, 4, 7, 8],
        [1, 5, 6, 8],
    ];
    assert_eq!(right_sets(&task), sets.map(Vec::from));
    // Equally good moves are right, with the detectives in any order.
    for right in ["7 4 1 6", "5 6 1 8", "5 4 1 8"] {
        let verdict = verdict(&task, right);
        assert_eq!(
            (verdict.met, verdict.count, verdict.wanted),
            (true, 1, 1),
            "{right}"
        );
        assert_eq!(verdict.places, ["3"]);
    }
    let wrong = verdict(&task, "5 4 7 6");
    assert_eq!((wrong.met, wrong.count, wrong.wanted), (false, 2, 1));
    assert_eq!(
        texts(&wrong.world),
        ["C 1", "6 5 8 7", "C 2", "5 4 7 6", "C 1"]
    );
    assert_eq!(wrong.places, ["1", "3"]);
}

#[test]
fn a_net_catches_whatever_the_fugitive_does() {
    assert!(
        QuestionKind::right_answers(&after_two_rides("net 1")).is_empty(),
        "nobody reaches 2"
    );
    let task = after_two_rides("net 2");
    let sets: [[u8; 4]; 5] = [
        [1, 4, 5, 6],
        [1, 4, 5, 8],
        [1, 4, 6, 7],
        [1, 4, 7, 8],
        [4, 5, 7, 8],
    ];
    assert_eq!(right_sets(&task), sets.map(Vec::from));
    let right = verdict(&task, "5 4 7 8");
    assert_eq!((right.met, right.count, right.wanted), (true, 2, 2));
    // The fugitive is in 3 then, and no detective can search it.
    let wrong = verdict(&task, "5 6 1 8");
    assert_eq!((wrong.met, wrong.count, wrong.wanted), (false, 0, 2));
    assert_eq!(wrong.places, ["3"]);
    assert!(texts(&wrong.world).contains(&"C 3".to_owned()));
}

#[test]
fn slipping_away_counts_the_worst_reply() {
    // To 1 or 3: the detective in 8 can go to 1. In 3 the fugitive is out of reach, and 1 may be searched.
    let slip = |cities: u32| {
        read(&format!(
            "warren 1 fugitive\ngoal slip {cities}\nstart {RING} 5,6,7,8 2 2\n"
        ))
    };
    let task = slip(1);
    assert_eq!(texts(&QuestionKind::right_answers(&task)), ["C 3"]);
    let right = verdict(&task, "C 3");
    assert_eq!(
        (right.met, right.count, right.places),
        (true, 1, vec!["3".to_owned()])
    );
    let wrong = verdict(&task, "C 1");
    assert_eq!((wrong.met, wrong.count), (false, 0));
    assert!(position_after(&task, &wrong.world).is_caught());
    assert!(QuestionKind::right_answers(&slip(2)).is_empty());
    let few = verdict(&slip(2), "C 3");
    assert_eq!((few.met, few.count, few.wanted), (false, 1, 2));
    assert!(!position_after(&task, &few.world).is_caught());
}

fn position_after(task: &Question<QuestionKind>, moves: &[Move]) -> Fugitive {
    let mut game = task.start().clone();
    for mv in moves {
        game.try_play(mv).unwrap();
    }
    game
}

#[test]
fn a_detective_in_the_way_catches() {
    // The fugitive in 2 has a detective on either side, and must move.
    let text = |goal: &str| format!("warren 1 fugitive\ngoal {goal}\nstart {RING} 1,3,6,7 2 2\n");
    let task = read(&text("slip 1"));
    assert!(QuestionKind::right_answers(&task).is_empty());
    for answer in ["C 1", "C 3"] {
        let verdict = verdict(&task, answer);
        assert_eq!((verdict.met, verdict.count), (false, 0));
        assert_eq!(texts(&verdict.world), [answer]);
    }
    // Nor can the detectives hear of such a move.
    let error = (text("where") + "C\n")
        .parse::<Question<QuestionKind>>()
        .unwrap_err();
    assert_eq!((error.line, error.what.rule()), (4, "fugitive-no-way"));
}

#[test]
fn an_announcement_leaves_one_city() {
    // Turn 5 is announced.
    let task = read(&format!(
        "warren 1 fugitive\ngoal where\nstart {RING} 5,6,7,8 2 8\nC\n6 5 8 7\nC 4\n"
    ));
    assert_eq!(texts(&QuestionKind::right_answers(&task)), ["4"]);
    assert_eq!(task.known().worlds(), 1.0);
    let task = read(&format!(
        "warren 1 fugitive\ngoal slip 1\nstart {RING} 5,6,7,8 2 10\n"
    ));
    let verdict = verdict(&task, "C 3");
    assert_eq!((verdict.met, verdict.places), (true, vec!["3".to_owned()]));
}

#[test]
fn no_net_outlasts_the_game() {
    let text =
        |moves: u32| format!("warren 1 fugitive\ngoal net {moves}\nstart {RING} 5,6,7,8 2 101\n");
    assert!(QuestionKind::right_answers(&read(&text(1))).is_empty());
    let error = text(2).parse::<Question<QuestionKind>>().unwrap_err();
    assert_eq!((error.line, error.what.rule()), (2, "goal-moves"));
}

#[test]
fn a_position_that_fits_is_shown() {
    let task = after_two_rides("where");
    let shown = task.known().position();
    assert_eq!(shown, position(&format!("{RING} 6,5,8,7 2 5")));
    assert_eq!(task.start(), &position(&format!("{RING} 5,6,7,8 2 2")));
}

/// Every city of the ring has two detectives beside it: from any city, the fugitive has to run into one of them.
#[test]
fn detectives_who_begin_well_catch_wherever_it_begins() {
    let task = read(&format!(
        "warren 1 fugitive\ngoal place 1\nstart {RING} - - 0\n"
    ));
    let right = right_sets(&task);
    assert!(right.contains(&vec![1, 3, 5, 7]) && right.contains(&vec![2, 4, 6, 8]));
    assert!(!right.contains(&vec![1, 2, 3, 4]));
    assert!(verdict(&task, "7 3 5 1").met, "in any order");
    // From 6 it goes to 5 or 7, and no detective is near.
    let wrong = verdict(&task, "1 2 3 4");
    assert_eq!((wrong.met, wrong.wanted), (false, 1));
    assert_eq!(wrong.world.len(), 4, "placed, begun, run, searched");
    assert_eq!(task.known().worlds(), 1.0);
}
