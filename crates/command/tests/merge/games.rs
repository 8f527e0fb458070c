//! Results from honest machines are merged, whatever the game and its end.

use super::*;

#[test]
fn honest_games_of_every_kind_agree_with_their_records() {
    let programs = "[[program]]\nname = \"L1\"\nrun = \"warren:1\"\n[[program]]\nrun = \"warren:2\"\n[[program]]\nname = \"broken\"\nrun = \"false\"\n[[program]]\nname = \"rude\"\nrun = \"sh -c 'read s; echo \\\"Z\tN\\\"; cat >/dev/null'\"\n";
    for head in [
        "game = \"dots\"\n",
        "game = \"dots\"\nopening = 0\n",
        "game = \"rabbits\"\n",
        "game = \"crossing\"\n",
        "game = \"fugitive\"\n",
        "game = \"mice\"\n",
        "game = \"mice\"\nseats = 3\nusual_start = false\n",
    ] {
        let folder = played_tournament(&format!(
            "{head}logs = true\ntime_factor = 100\nstart_up = 1\n{programs}"
        ));
        let merged = run(folder.path(), &["merge", "cup.toml", "good"]);
        assert!(merged.status.success(), "{head}{}", stderr(&merged));
        // All played games are stored unchanged, except for the names of the files.
        let all = |name: &str| {
            let mut games = index(&folder.path().join(name));
            for game in &mut games {
                let files = ["record", "logs"].map(|field| game[field].take());
                assert_eq!(
                    files[1].as_array().map(Vec::len),
                    game["programs"].as_array().map(Vec::len)
                );
            }
            games.sort_by_key(|game| game["number"].as_u64());
            games
        };
        assert_eq!(all("cup.results"), all("good"), "{head}");
    }
}
