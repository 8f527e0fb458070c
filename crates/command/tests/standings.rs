//! `warren tournament`: the tables' rows of programs that are slow, are left out or win nothing.

#![cfg(unix)]

use std::fs;
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;

fn warren(folder: &TempDir, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warren"));
    command.arg("tournament").args(arguments);
    command.current_dir(folder.path()).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Returns a program entry for a Python source.
fn python(folder: &TempDir, name: &str, source: &str) -> String {
    fs::write(folder.path().join(format!("{name}.py")), source).unwrap();
    format!("[[program]]\nname = \"{name}\"\nrun = \"{name}.py\"\n")
}

/// Plays a tournament with a level beside the given programs.
fn play(folder: &TempDir, head: &str, programs: &str) {
    let level = "[[program]]\nname = \"L1\"\nrun = \"warren:1\"\n";
    let file = format!("game = \"dots\"\n{head}{programs}{level}");
    fs::write(folder.path().join("cup.toml"), file).unwrap();
    let output = warren(folder, &["cup.toml", "--trusted"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
}

/// Returns the lines of JSON of a kind.
fn shown(folder: &TempDir, kind: &str) -> Vec<Value> {
    let shown = warren(folder, &["show", "cup.toml", "--json"]);
    let lines = text(&shown.stdout);
    let lines = lines
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines
        .filter_map(|mut line| line.get_mut(kind).map(Value::take))
        .collect()
}

#[test]
fn an_answer_that_is_late_or_missing_is_the_slowest() {
    const LIMIT: f64 = 200.0;
    let starter = fs::read_to_string("../../examples/dots/starter.py").unwrap();
    let slow = |seconds: &str| {
        let waits =
            format!("            __import__('time').sleep(board.turn > 3 and {seconds} or 0)\n");
        let line_of_move = "            move = choose";
        starter.replace(line_of_move, &(waits + line_of_move))
    };
    let folder = tempfile::tempdir().unwrap();
    let programs = [
        python(&folder, "late", &slow("0.4")),
        python(&folder, "silent", &slow("99")),
        python(&folder, "never", "import time\ntime.sleep(99)\n"),
    ];
    let head = "time = 200\nstart_up = 2\n";
    play(&folder, head, &programs.concat());
    let index = fs::read_to_string(folder.path().join("cup.results/games.jsonl")).unwrap();
    let mut kinds = Vec::new();
    for line in index.lines() {
        let game: Value = serde_json::from_str(line).unwrap();
        let fault = &game["forfeit"];
        if !fault["took"].is_number() {
            continue;
        }
        let seat = fault["seat"].as_u64().unwrap() as usize;
        let field = match fault["answered"].as_u64() {
            Some(0) => "first",
            _ => "slowest",
        };
        assert!(fault["took"].as_f64().unwrap() >= LIMIT, "{line}");
        let time = game[field][seat].as_f64().unwrap();
        assert!(time >= fault["took"].as_f64().unwrap(), "{line}");
        assert!(game["mean"][seat].as_f64().unwrap() < LIMIT, "{line}");
        kinds.push(format!("{field} {}", fault["kind"].as_str().unwrap()));
    }
    for kind in ["slowest late", "slowest silent", "first silent"] {
        assert!(kinds.iter().any(|known| known == kind), "{kind}: {index}");
    }
    let rows = shown(&folder, "standing");
    let row = |name: &str| rows.iter().find(|row| row["program"] == name).unwrap();
    for (name, field, least) in [
        ("late", "slowest", LIMIT),
        ("silent", "slowest", LIMIT),
        ("never", "first", 2000.0 + LIMIT),
    ] {
        let time = row(name)[field].as_f64().unwrap();
        assert!(time >= least, "{name}: {time}");
    }
}

/// Returns a program that exits at once and some levels, beside the program of `play`.
fn broken_and_levels() -> String {
    let levels =
        [5, 7].map(|level| format!("[[program]]\nname = \"L{level}\"\nrun = \"warren:{level}\"\n"));
    levels.concat() + "[[program]]\nname = \"broken\"\nrun = \"false\"\n"
}

#[test]
fn a_program_without_a_win_is_not_rated_above_those_with_wins() {
    let folder = tempfile::tempdir().unwrap();
    play(
        &folder,
        "rounds = 5\ntime_factor = 100\n",
        &broken_and_levels(),
    );
    let rows = shown(&folder, "standing");
    let broken = rows.iter().find(|row| row["program"] == "broken").unwrap();
    assert_eq!(
        (&broken["is_out"], &broken["won"]),
        (&Value::Bool(true), &Value::from(0))
    );
    let above = |row: &&Value| {
        let has_won = row["won"].as_u64() > Some(0) || row["drawn"].as_u64() > Some(0);
        has_won && row["rating"].as_f64() < broken["rating"].as_f64()
    };
    let above: Vec<&Value> = rows.iter().filter(above).collect();
    assert!(above.is_empty(), "{broken} is above {above:?}");
    assert!(broken["rating"].is_null() && broken["rating_low"].is_null());
    let table = text(&warren(&folder, &["show", "cup.toml"]).stdout);
    assert!(
        table.contains("has no rating, at most an upper bound"),
        "{table}"
    );
}

/// Returns the texts of the cells of each row of the cross table, without marks. The first cell is the program.
fn cross_table(page: &str) -> Vec<Vec<String>> {
    let table = page.split("<table class=\"cross\">").nth(1).unwrap();
    let body = table.split("<tbody>").nth(1).unwrap();
    let rows = body.split("</table>").next().unwrap().split("<tr>").skip(1);
    let cell = |cell: &str| {
        let (_, inside) = cell.split_once('>').unwrap();
        let texts = inside
            .split('<')
            .enumerate()
            .map(|(index, text_with_tag)| match index {
                0 => text_with_tag,
                _ => text_with_tag.split_once('>').map_or("", |(_, text)| text),
            });
        texts.collect::<String>().trim().to_owned()
    };
    let cells = |row: &str| {
        let row = row
            .replace("</td>", "")
            .replace("</th>", "")
            .replace("<th", "<td");
        row.split("<td").skip(1).map(cell).collect()
    };
    rows.map(cells).collect()
}

#[test]
fn the_cells_of_the_cross_table_add_up_to_the_points() {
    let names = ["broken", "L1", "L5", "L7"];
    for pairing in ["rounds = 2\n", "draw = \"swiss\"\nrounds = 3\n"] {
        let folder = tempfile::tempdir().unwrap();
        play(
            &folder,
            &format!("{pairing}time_factor = 100\n"),
            &broken_and_levels(),
        );
        assert!(warren(&folder, &["report", "cup.toml"]).status.success());
        let page = fs::read_to_string(folder.path().join("cup.report/index.html")).unwrap();
        let table = cross_table(&page);
        assert_eq!(table.len(), names.len(), "{table:?}");
        let mut marked = 0;
        for row in shown(&folder, "standing") {
            let name = row["program"].as_str().unwrap();
            let cells = table.iter().find(|cells| cells[0].ends_with(name)).unwrap();
            let points = |cell: &String| match cell.trim_end_matches('*') {
                "" => 0.0,
                points => points.parse::<f64>().unwrap(),
            };
            marked += cells.iter().filter(|cell| cell.ends_with('*')).count();
            // After the programs there may be a column of free rounds; the last one is the sum.
            let others: f64 = cells[1..cells.len().min(5)].iter().map(points).sum();
            let free: f64 = cells[5.min(cells.len())..]
                .iter()
                .rev()
                .skip(1)
                .map(points)
                .sum();
            assert_eq!(Some(others + free), row["points"].as_f64(), "{table:?}");
            assert_eq!(
                cells.last().map(points),
                row["points"].as_f64(),
                "{table:?}"
            );
        }
        assert!(marked > 0, "{table:?}");
        assert!(page.contains("* with walkovers: "));
        for heading in ["<th scope=\"col\">Unplayed</th>", "<dt>Unplayed</dt>"] {
            assert!(page.contains(heading), "{heading}");
        }
    }
}
