//! Entries, records and faults that have been changed.

use super::*;

type ChangeEntry = fn(&mut Value);
type ChangeRecord = fn(&str) -> String;

#[test]
fn an_entry_that_disagrees_with_its_record_is_left_out() {
    let folder = played(TWO);
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
        edit(&returned(&folder), change);
        merge_both(&folder, case, reason);
    }
    // A line that is not an entry, with characters that control a terminal.
    let bad = returned(&folder);
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
    let folder = played(TWO);
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
        let path = returned(&folder).join("dots-0001.rec");
        let text = fs::read_to_string(&path).unwrap();
        fs::write(&path, change(&text)).unwrap();
        merge_both(&folder, case, reason);
    }
    // Other text in a record is not published.
    let path = returned(&folder).join("dots-0001.rec");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.clone() + "# a secret \u{1b}[2J\n\n").unwrap();
    let merged = run(folder.path(), &["merge", "cup.toml", "bad"]);
    assert!(merged.status.success(), "{}", stderr(&merged));
    let kept = fs::read_to_string(folder.path().join("cup.results/dots-0001.rec")).unwrap();
    assert_eq!(kept, text);
}

#[test]
fn a_forfeit_is_worked_out_from_its_record() {
    let folder = played(RUDE);
    returned(&folder);
    let merged = run(folder.path(), &["merge", "cup.toml", "good"]);
    assert!(merged.status.success(), "{}", stderr(&merged));
    let honest = facts(&folder);
    assert_eq!(honest[0].3["kind"], "unreadable");
    assert_eq!(honest, {
        let good = index(&folder.path().join("good"));
        let of = |game: &Value, name: &str| game[name].clone();
        let fact = |game: &Value| {
            let number = game["number"].as_u64().unwrap();
            (
                number,
                of(game, "scores"),
                of(game, "places"),
                of(game, "forfeit"),
            )
        };
        good.iter().map(fact).collect::<Vec<_>>()
    });
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
        edit(&returned(&folder), change);
        merge_both(&folder, case, reason);
        assert_eq!(facts(&folder), honest, "{case}");
    }
    // The record shows where the game was lost, whatever the entry says.
    edit(&returned(&folder), |game| {
        let fault = &mut game["forfeit"];
        fault["number"] = json!(77);
        fault["position"] = json!("somewhere");
        fault["link"] = json!("x\u{1b}[2J");
        fault["answered"] = json!(9);
    });
    let merged = run(folder.path(), &["merge", "cup.toml", "bad"]);
    assert!(merged.status.success(), "{}", stderr(&merged));
    assert_eq!(facts(&folder), honest);
    edit(&returned(&folder), |game| {
        game["forfeit"]["errors"] = json!("a\n\u{1b}[2J");
    });
    run(folder.path(), &["merge", "cup.toml", "bad"]);
    assert_eq!(facts(&folder)[0].3["errors"], "a\n\u{fffd}[2J");
}
