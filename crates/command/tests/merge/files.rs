//! The merge reads only regular files of bounded size, in folders of bounded depth.

use super::*;

#[test]
fn only_regular_files_of_bounded_size_are_read() {
    let folder = played_tournament(TWO_PROGRAMS);
    let secret = folder.path().join("secret");
    fs::write(&secret, "warren 1 dots log\n>> a secret\n").unwrap();
    let (record, log) = ("dots-0001.rec", "dots-0001-seat-0.log");
    let pipe = |path: &Path| {
        let status = Command::new("mkfifo").arg(path).status().unwrap();
        assert!(status.success());
    };
    type ChangeFolder<'a> = &'a dyn Fn(&Path);
    let cases: [(&str, &str, ChangeFolder); 7] = [
        ("a log that is a link", "a symbolic link", &|bad| {
            fs::remove_file(bad.join(log)).unwrap();
            symlink(&secret, bad.join(log)).unwrap();
        }),
        ("a record that is a link", "a symbolic link", &|bad| {
            fs::remove_file(bad.join(record)).unwrap();
            symlink(&secret, bad.join(record)).unwrap();
        }),
        ("a record that is a pipe", "not a regular file", &|bad| {
            fs::remove_file(bad.join(record)).unwrap();
            pipe(&bad.join(record));
        }),
        ("a record without end", "more than", &|bad| {
            let file = File::create(bad.join(record)).unwrap();
            file.set_len(1 << 40).unwrap();
        }),
        ("a log that is none", "not a log of this game", &|bad| {
            fs::write(bad.join(log), "root:x:0:0\n").unwrap();
        }),
        (
            "a log that controls a terminal",
            "not a log of this game",
            &|bad| {
                let text = fs::read_to_string(bad.join(log)).unwrap();
                fs::write(bad.join(log), text + "!! \u{1b}[2J\n").unwrap();
            },
        ),
        ("a file outside", "`record` is invalid", &|bad| {
            edit_first_game(bad, |game| game["record"] = json!("../secret"));
        }),
    ];
    for (case, reason, change_folder) in cases {
        change_folder(&copy_results_to_bad(&folder));
        assert_left_out_and_replaced(&folder, case, reason);
        let report = run(folder.path(), &["report", "cup.toml"]);
        assert!(report.status.success(), "{case}: {}", stderr(&report));
        for published in ["cup.results", "cup.report/records"] {
            for entry in fs::read_dir(folder.path().join(published)).unwrap() {
                let path = entry.unwrap().path();
                let text = fs::read_to_string(&path).unwrap_or_default();
                assert!(!text.contains("secret"), "{case}: {}", path.display());
            }
        }
    }
}

#[test]
fn an_index_and_folders_without_end_are_left_out() {
    let folder = played_tournament(TWO_PROGRAMS);
    type ChangeFolder<'a> = &'a dyn Fn(&Path);
    let index_of = |bad: &Path| bad.join("games.jsonl");
    let cases: [(&str, &str, ChangeFolder); 6] = [
        ("an index that is a pipe", "not a regular file", &|bad| {
            fs::remove_file(index_of(bad)).unwrap();
            let status = Command::new("mkfifo").arg(index_of(bad)).status();
            assert!(status.unwrap().success());
        }),
        ("an index that is a link", "a symbolic link", &|bad| {
            fs::remove_file(index_of(bad)).unwrap();
            symlink("/dev/zero", index_of(bad)).unwrap();
        }),
        ("an index without end", "more than", &|bad| {
            let file = File::create(index_of(bad)).unwrap();
            file.set_len(1 << 40).unwrap();
        }),
        ("a line without end", "too long", &|bad| {
            let file = File::create(index_of(bad)).unwrap();
            file.set_len(100 << 20).unwrap();
        }),
        ("links back", "a symbolic link to a folder", &|bad| {
            for name in ["a", "b"] {
                symlink(".", bad.join(name)).unwrap();
            }
        }),
        ("deep folders", "deep", &|bad| {
            fs::create_dir_all(bad.join("a/".repeat(500))).unwrap();
        }),
    ];
    for (case, reason, change_folder) in cases {
        change_folder(&copy_results_to_bad(&folder));
        assert_left_out_and_replaced(&folder, case, reason);
    }
    // The user may name a link, or a folder that contains the folders.
    copy_results_to_bad(&folder);
    symlink("good", folder.path().join("named")).unwrap();
    let merged = run(folder.path(), &["merge", "cup.toml", "named"]);
    assert!(merged.status.success(), "{}", stderr(&merged));
}
