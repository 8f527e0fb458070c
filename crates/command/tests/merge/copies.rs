//! The choice among several copies of a game.

use super::*;

#[test]
fn a_good_copy_replaces_what_the_results_have() {
    let folder = played_tournament(TWO_PROGRAMS);
    copy_results_to_bad(&folder);
    let results = folder.path().join("cup.results");
    let merge = || run(folder.path(), &["merge", "cup.toml", "good"]);
    assert!(merge().status.success());
    let expected = merged_results(&folder);
    // An earlier version accepted this.
    edit_first_game(&results, |game| {
        game["scores"].as_array_mut().unwrap().swap(0, 1);
        game["places"].as_array_mut().unwrap().swap(0, 1);
    });
    fs::remove_file(results.join("dots-0002.rec")).unwrap();
    symlink("/etc/hostname", results.join("dots-0002.rec")).unwrap();
    // The report names the file that it cannot read, and continues.
    let report = run(folder.path(), &["report", "cup.toml"]);
    assert!(report.status.success(), "{}", stderr(&report));
    let errors = stderr(&report);
    assert!(
        errors.contains("`dots-0002.rec` is a symbolic link"),
        "{errors}"
    );
    let report_file = |name: &str| folder.path().join("cup.report").join(name);
    assert!(
        report_file("records/dots-0001.rec").exists()
            && !report_file("records/dots-0002.rec").exists()
    );
    let page = fs::read_to_string(report_file("games/0002.html")).unwrap();
    assert!(page.contains("The record cannot be read.") && !page.contains("dots-0002.rec"));

    let merged = merge();
    assert!(merged.status.success(), "{}", stderr(&merged));
    assert!(stdout(&merged).starts_with("2 games are new, 0 were"));
    assert!(stderr(&merged).contains("note: cup.results: game 1: its scores are"));
    let shown = run(folder.path(), &["show", "cup.toml", "--json"]);
    let points = || {
        let lines = stdout(&shown);
        let rows = lines
            .lines()
            .map(|line| serde_json::from_str::<Value>(line).unwrap());
        rows.filter_map(|row| row["standing"]["points"].as_f64())
            .sum::<f64>()
    };
    assert_eq!(points(), 2.0);
    let last: Vec<_> = merged_results(&folder)
        .into_iter()
        .skip(1)
        .step_by(2)
        .collect();
    assert_eq!(last, expected);
    assert!(stdout(&merge()).starts_with("0 games are new, 2 were there twice"));
}

#[test]
fn a_result_that_later_rounds_follow_from_stays() {
    let mut file = "game = \"dots\"\ndraw = \"swiss\"\nrounds = 2\n".to_owned();
    for level in 1..=4 {
        file += &format!("[[program]]\nname = \"L{level}\"\nrun = \"warren:{level}\"\n");
    }
    let folder = played_tournament(&file);
    let merge = || run(folder.path(), &["merge", "cup.toml", "good"]);
    merge();
    for arguments in [
        &["plan", "cup.toml", "--jobs", "1"][..],
        &["run", "cup.plan", "1", "--to", "good"],
    ] {
        let output = run(folder.path(), arguments);
        assert!(output.status.success(), "{}", stderr(&output));
    }
    assert!(merge().status.success());
    edit_first_game(&folder.path().join("cup.results"), |game| {
        game["answers"] = json!([1, 1]);
    });
    let merged = merge();
    assert_eq!(merged.status.code(), Some(2));
    let errors = stderr(&merged);
    assert!(errors.contains("1 of the results disagree"), "{errors}");
    assert_eq!(merged_results(&folder).len(), 8);
    assert!(run(folder.path(), &["show", "cup.toml"]).status.success());
}

#[test]
fn attempts_that_nobody_can_check_give_way_to_a_game_that_counts() {
    let folder = played_tournament(TWO_PROGRAMS);
    let bad = copy_results_to_bad(&folder);
    // Both games were disturbed up to the limit.
    let disturbed_entry = |game: &Value| {
        let mut game = game.clone();
        for result in ["scores", "places", "forfeit"] {
            game[result] = Value::Null;
        }
        let moves = game["opening"].clone();
        game["moves"] = moves;
        game["answers"] = json!([0, 0]);
        game["disturbed"] = json!({ "seat": 0, "fault": "was killed \u{1b}[2J" });
        (game.to_string() + "\n").repeat(2)
    };
    let games = index(&bad);
    for game in &games {
        let path = bad.join(game["record"].as_str().unwrap());
        let text = fs::read_to_string(&path).unwrap();
        let is_comment = |line: &&str| line.starts_with(['w', '#']);
        let comments = text.lines().filter(is_comment).count();
        let opening = game["opening"].as_u64().unwrap() as usize;
        let remaining: Vec<&str> = text.lines().take(comments + opening).collect();
        fs::write(&path, remaining.join("\n") + "\n").unwrap();
    }
    let lines: String = games.iter().map(disturbed_entry).collect();
    // Such an attempt has no result.
    let with_scores = lines.replace("\"scores\":null", "\"scores\":[1,0]");
    fs::write(bad.join("games.jsonl"), with_scores).unwrap();
    let merged = run(folder.path(), &["merge", "cup.toml", "bad"]);
    assert!(stdout(&merged).starts_with("0 games are new"));
    assert!(stderr(&merged).contains("it does not count, but has a result"));
    fs::write(bad.join("games.jsonl"), lines).unwrap();
    let merged = run(folder.path(), &["merge", "cup.toml", "bad"]);
    assert!(
        stdout(&merged).starts_with("4 games are new"),
        "{}",
        stderr(&merged)
    );
    let merged_index = fs::read_to_string(folder.path().join("cup.results/games.jsonl")).unwrap();
    assert!(!merged_index.contains("\\u001b"), "{merged_index}");
    let shown = stdout(&run(folder.path(), &["show", "cup.toml", "--json"]));
    assert!(shown.contains("\"void\":[1,2]"), "{shown}");
    let merged = run(folder.path(), &["merge", "cup.toml", "good"]);
    assert!(stdout(&merged).starts_with("2 games are new"));
    let shown = stdout(&run(folder.path(), &["show", "cup.toml", "--json"]));
    assert!(shown.contains("\"void\":[]"), "{shown}");
}
