//! Entries, records and faults that have been changed.

use super::*;

type ChangeEntry = fn(&mut Value);
type ChangeRecord = fn(&str) -> String;

#[test]
fn an_entry_that_disagrees_with_its_record_is_left_out() {
    let folder = played_tournament(TWO_PROGRAMS);
    let cases: [(&str, &str, ChangeEntry); 16] = [
        ("scores", "its scores are", |game| {
            game["scores"].as_array_mut().unwrap().swap(0, 1);
            game["places"].as_array_mut().unwrap().swap(0, 1);
        }),
        ("places", "its places are", |game| {
            game["places"] = json!([2, 2]);
        }),
        ("moves", "moves, but its record has", |game| {
            game["moves"] = json!(1);
        }),
        ("another game's record", "its record", |game| {
            game["record"] = json!("dots-0002.rec");
        }),
        (
            "programs",
            "`programs` does not fit this tournament",
            |game| {
                game["programs"].as_array_mut().unwrap().reverse();
            },
        ),
        (
            "the round",
            "`round` does not fit this tournament",
            |game| game["round"] = json!(9),
        ),
        ("the pair", "`pair` does not fit this tournament", |game| {
            game["pair"] = json!(7)
        }),
        ("the seed", "`seed` does not fit this tournament", |game| {
            game["seed"] = json!(77)
        }),
        (
            "the board",
            "`board` does not fit this tournament",
            |game| game["board"] = json!(5),
        ),
        (
            "the opening",
            "`opening` does not fit this tournament",
            |game| {
                game["opening"] = json!(0);
            },
        ),
        ("the date", "`date` does not fit this tournament", |game| {
            game["date"] = json!("\u{1b}[2J");
        }),
        ("times", "`slowest` does not fit this tournament", |game| {
            game["slowest"] = json!([-1.0, 2.0]);
        }),
        ("answers", "in its record", |game| {
            game["answers"][0] = json!(1);
        }),
        ("a forfeit", "`forfeit` disagrees with its record", |game| {
            game["forfeit"] = json!({ "seat": 0, "kind": "late" });
        }),
        ("a number", "not a game of this tournament", |game| {
            game["number"] = json!(99);
        }),
        ("the settings", "by other programs", |game| {
            game["series"] = json!("0123456789abcdef");
        }),
    ];
    for (case, reason, change) in cases {
        edit_first_game(&copy_results_to_bad(&folder), change);
        assert_left_out_and_replaced(&folder, case, reason);
    }
    // A line that is not an entry, with characters that control a terminal.
    let bad = copy_results_to_bad(&folder);
    let text = fs::read_to_string(bad.join("games.jsonl")).unwrap();
    let begin = "{\"number\":1}\n\u{1b}[2J\nnull\n";
    fs::write(bad.join("games.jsonl"), begin.to_owned() + &text).unwrap();
    let merged = run(folder.path(), &["merge", "cup.toml", "bad"]);
    assert!(stdout(&merged).starts_with("2 games are new"));
    let text = stderr(&merged);
    assert!(text.contains("3 left out (see above)"), "{text}");
    assert!(!text.contains('\u{1b}'), "{text}");
}

#[test]
fn a_record_that_breaks_the_rules_or_is_another_games_is_left_out() {
    let folder = played_tournament(TWO_PROGRAMS);
    let cases: [(&str, &str, ChangeRecord); 6] = [
        ("a move too many", "breaks a rule", |text| {
            text.to_owned() + "A1N\n"
        }),
        ("no end", "moves, but its record has", |text| {
            text.trim_end().rsplit_once('\n').unwrap().0.to_owned() + "\n"
        }),
        ("a resignation", "breaks a rule", |text| {
            text.to_owned() + "end 0 resigns\n"
        }),
        ("nothing", "another start", |_| String::new()),
        ("other players", "names other players", |text| {
            text.replace("seat 0: L", "seat 0: M")
        }),
        ("another opening", "another start", |text| {
            let mut lines: Vec<&str> = text.lines().collect();
            let first = lines.iter().position(|line| !line.starts_with(['w', '#']));
            // The same moves in another order: each player's first two.
            let first = first.unwrap();
            lines.swap(first, first + 2);
            lines.join("\n") + "\n"
        }),
    ];
    for (case, reason, change) in cases {
        let path = copy_results_to_bad(&folder).join("dots-0001.rec");
        let text = fs::read_to_string(&path).unwrap();
        fs::write(&path, change(&text)).unwrap();
        assert_left_out_and_replaced(&folder, case, reason);
    }
    // Other text in a record is not published.
    let path = copy_results_to_bad(&folder).join("dots-0001.rec");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.clone() + "# a secret \u{1b}[2J\n\n").unwrap();
    let merged = run(folder.path(), &["merge", "cup.toml", "bad"]);
    assert!(merged.status.success(), "{}", stderr(&merged));
    let stored_record =
        fs::read_to_string(folder.path().join("cup.results/dots-0001.rec")).unwrap();
    assert_eq!(stored_record, text);
}

#[test]
fn a_forfeit_is_worked_out_from_its_record() {
    let folder = played_tournament(WITH_ILLEGAL_MOVES);
    copy_results_to_bad(&folder);
    let merged = run(folder.path(), &["merge", "cup.toml", "good"]);
    assert!(merged.status.success(), "{}", stderr(&merged));
    let expected = merged_results(&folder);
    assert_eq!(expected[0].forfeit["kind"], "unreadable");
    assert_eq!(expected, results_in(&folder.path().join("good")));
    let cases: [(&str, &str, ChangeEntry); 6] = [
        (
            "a time before the game",
            "`took` does not fit this tournament",
            |game| {
                game["forfeit"]["took"] = json!(-1);
            },
        ),
        ("the loser wins", "its scores are", |game| {
            game["scores"].as_array_mut().unwrap().swap(0, 1);
            game["places"].as_array_mut().unwrap().swap(0, 1);
        }),
        (
            "the other seat",
            "`forfeit` disagrees with its record",
            |game| {
                let seat = game["forfeit"]["seat"].as_u64().unwrap();
                game["forfeit"]["seat"] = json!(1 - seat);
            },
        ),
        ("the kind", "the kind of its `forfeit`", |game| {
            game["forfeit"]["kind"] = json!("late");
        }),
        (
            "another kind of the same reason",
            "has another fault",
            |game| {
                game["forfeit"]["kind"] = json!("flooded");
            },
        ),
        ("none", "`forfeit` disagrees with its record", |game| {
            game["forfeit"] = json!(null)
        }),
    ];
    for (case, reason, change) in cases {
        edit_first_game(&copy_results_to_bad(&folder), change);
        assert_left_out_and_replaced(&folder, case, reason);
        assert_eq!(merged_results(&folder), expected, "{case}");
    }
    // The record shows where the game was lost, whatever the entry says.
    edit_first_game(&copy_results_to_bad(&folder), |game| {
        let fault = &mut game["forfeit"];
        fault["number"] = json!(77);
        fault["position"] = json!("somewhere");
        fault["link"] = json!("x\u{1b}[2J");
        fault["answered"] = json!(9);
    });
    let merged = run(folder.path(), &["merge", "cup.toml", "bad"]);
    assert!(merged.status.success(), "{}", stderr(&merged));
    assert_eq!(merged_results(&folder), expected);
    edit_first_game(&copy_results_to_bad(&folder), |game| {
        game["forfeit"]["errors"] = json!("a\n\u{1b}[2J");
    });
    run(folder.path(), &["merge", "cup.toml", "bad"]);
    assert_eq!(
        merged_results(&folder)[0].forfeit["errors"],
        "a\n\u{fffd}[2J"
    );
}
