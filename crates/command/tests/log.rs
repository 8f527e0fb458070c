//! Logs: the statements' examples, every record of the collection from every seat, and faulty logs.

#![cfg(not(target_arch = "wasm32"))]

use std::fs;
use std::process::Command;

use proptest::prelude::*;
use warren::core::game::{Game, LineError, Seat};
use warren::core::log::{Log, is_log};
use warren::core::observation::Observation;
use warren::core::protocol::{Protocol, Said, Witness};
use warren::core::record::Record;
use warren::for_game_with;
use warren::games::crossing::Crossing;
use warren::games::dots::Dots;
use warren::games::fugitive::Fugitive;
use warren::games::rabbits::Rabbits;
use warren::games::{GameId, read_log};
use warren_testkit::command::{run_with_input, streams};

/// The example of the rabbits' statement, copied from its table, up to the turn in which a letter is missing.
const RABBITS: &str = "№ хода\tВвод-вывод\tХод\tКомментарий
\t>>\t120\tИгрок прочитал число, обозначающее лимит ходов
\t>>\t0\tИгрок будет играть белыми фишками, и выполнять первый ход
1\t<<\tSWNNWSSE\tПервый игрок выводит свой первый ход
2\t>>\tWSESWE\tЧитает ход соперника. Позиция после двух ходов показана на рис. 3
3\t<<\tSWWEWEEE\tИгра продолжается...
4\t>>\tWWSESS\t
5\t<<\tWWWEEEEE\t
6\t>>\tSWEEWS\t
7\t<<\tWWWESEES\t
";

/// The example of the crossing, with its Cyrillic letter.
const CROSSING: &str = "\t>>\t9 3 2 3 5 4 4 9 3 5 3 4 4 5 3 3 4 3 4 2 3 3 5 5 2 5 3 4 3 5 3 5 3 4 4 5 2 5 5 3 4 5 3 4 4 3 5 3 5 3 5 5 4 3 3 4 9 4 4 3 3 2 4 9\tИгрок получает начальную конфигурацию
\t>>\t0\tИгрок читает очередность хода.
1\t>>\t-9 -1 1 -9 9 1 -9 -9 -9\tИгрок прочитал фазы островов
\t<<\tE\tИгрок ходит вправо («на восток»).
2\t>>\t0 2 -1 9 0 1 -9 -9 -9\tИгрок получает фазы островов в своей новой позиции.
\t<<\tN\tХод вверх («на север»).
3\t>>\t-1 -1 1 1 3 0 9 -1 0\tИгрок получает фазы близлежащих островов.
\t<<\tE\tХод вправо.
4\t>>\t-2 0 0 2 1 -1 -2 -1 -2\tПолучает фазы близлежащих островов.
\t<<\tN\tИгрок выполнил неудачный ход
5\t>>\t-9 3 1 -9 9 -3 -9 -9 -9\t
\t<<\tN\tХод вверх.
6\t>>\t-9 -2 0 -9 4 0 -9 9 -2\tЧитает фазы островов.

\t<<\tН\tИгрок остаётся на месте.
7\t>>\t-9 -1 1 -9 5 -1 -9 9 -1\tИгрок в той же позиции получил изменившиеся за ход фазы островов.
\t<<\tН\tДелать ход вверх нельзя
\t\t\t... и т. д. до конца игры
";

fn read(text: &str) -> Result<Log, LineError> {
    read_log(text).map(|(_, log)| log)
}

fn error(text: &str) -> LineError {
    read(text).unwrap_err()
}

#[test]
fn the_statements_examples_are_read_as_they_stand() {
    let log = read(RABBITS).unwrap();
    assert_eq!((log.game(), log.seat()), ("rabbits", Seat(0)));
    let record = log.record::<Rabbits>();
    assert_eq!(record.moves().len(), 7);
    assert_eq!(record.last().scores(), Some(vec![25, 0]));

    let log = read(CROSSING).unwrap();
    assert_eq!((log.game(), log.seat()), ("crossing", Seat(0)));
    let moves = ["E?", "N?", "E?", "N?", "N?", "H?", "H?"];
    assert_eq!(log.observation::<Crossing>().moves(), moves);
}

/// Returns the readable records of the collection.
fn texts() -> impl Iterator<Item = String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/records");
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    let good = files.filter(|path| {
        let name = path.to_string_lossy();
        name.ends_with(".rec") && !name.ends_with(".bad.rec")
    });
    good.map(|path| fs::read_to_string(path).unwrap())
}

/// Returns the log of a seat, which must be restored from its text, with a first line and without.
fn log_of_seat<G: Protocol>(record: &Record<G>, seat: Seat) -> Log {
    let log = Log::of(record, seat);
    let text = log.to_string();
    assert!(is_log(&text) && !is_log(&record.to_string()));
    assert_eq!(read(&text).as_ref(), Ok(&log), "{text}");
    if log.transcript().position.is_none() && log.transcript().entries.len() > 2 {
        let (_, headless) = text.split_once('\n').unwrap();
        assert_eq!(read(headless).as_ref(), Ok(&log), "{headless}");
    }
    log
}

#[test]
fn every_record_gives_a_log_a_seat_that_holds_what_the_seat_knew() {
    let mut read = 0;
    for text in texts() {
        let game = GameId::of_record(&text).unwrap();
        for_game_with!(open, game, G => {
            let record: Record<G> = text.parse().unwrap();
            for seat in 0..record.start().seats() as u8 {
                let log = log_of_seat(&record, Seat(seat));
                let read_record = log.record::<G>();
                assert_eq!(read_record.start(), record.start());
                assert_eq!(read_record.moves(), record.moves());
            }
        }, or for_game_with!(secrets, game, G => {
            let mut record: Record<G> = text.parse().unwrap();
            for seat in 0..record.start().seats() as u8 {
                log_of_seat(&record, Seat(seat));
            }
            // During the game a seat does not know everything.
            record.cut(record.moves().len().saturating_sub(1));
            for seat in [Seat(0), Seat(1)] {
                let log = log_of_seat(&record, seat);
                let known = log.observation::<G>();
                assert_eq!(known.moves(), Observation::of(&record, Some(seat)).moves());
            }
        }, or unreachable!()));
        read += 1;
    }
    assert!(read >= 40, "{read} records");
}

#[test]
fn a_seat_of_the_fugitive_s_game_reads_the_map_from_its_file() {
    let mut record: Record<Fugitive> = Record::begin(None).unwrap();
    for mv in ["1 2 5 7", "3", "T 8"] {
        record.play(mv.parse().unwrap()).unwrap();
    }
    let text = Log::of(&record, Seat(0)).to_string();
    assert!(text.contains("\nEND\n>> Detectives\n<< 1\n<< 2\n<< 5\n<< 7\n>> 3\n>> T\n"));
    // An answer of the detectives may also be on one line.
    let joined = text.replace("<< 1\n<< 2\n<< 5\n<< 7", "<< 1 2 5 7");
    let log = read(&joined).unwrap();
    assert_eq!(
        log.transcript().entries[0],
        Said::Answered(vec!["1 2 5 7".to_owned()])
    );
    assert_eq!(log.observation::<Fugitive>().moves(), ["1 2 5 7", "3", "T"]);
    let without: String = text.lines().filter(|line| line.contains(">>")).collect();
    assert!(
        error(&format!("warren 1 fugitive log\n{without}"))
            .to_string()
            .contains("connect.txt")
    );
}

/// Returns what the detectives know, by their log, at the end of a game of these moves on the usual map.
fn detectives_end(moves: &[&str]) -> serde_json::Value {
    let mut record: Record<Fugitive> = Record::begin(None).unwrap();
    for mv in moves {
        record.play(mv.parse().unwrap()).unwrap();
    }
    assert!(record.outcome().is_some(), "{moves:?}");
    let log = read(&Log::of(&record, Seat(0)).to_string()).unwrap();
    let observation = log.observation::<Fugitive>();
    let report = observation.memory(usize::MAX).report();
    serde_json::to_value(report.expect("the side is known")).unwrap()
}

#[test]
fn a_log_of_detectives_knows_where_they_have_caught_the_fugitive() {
    let end = |run: &'static str, chase: &[&'static str]| {
        let end = detectives_end(&[&["1 2 7 4", "8", run][..], chase].concat());
        assert_eq!(end["over"], true);
        (end["fugitive"].clone(), end["belief"].to_string())
    };
    // By car from 8 it can be in 5 or 6; they search 6 alone, or both.
    assert_eq!(end("C 6", &["8 1 6 3"]), (6.into(), "[6]".to_owned()));
    assert_eq!(end("C 6", &["5 1 6 3"]).1, "[5,6]");
    // They search neither, and it runs into one of them.
    assert_eq!(end("C 5", &["2 1 4 3", "C 2"]).1, "[1,2,3]");
    // It begins where one of them is.
    let end_after_start = detectives_end(&["1 2 7 4", "7"]);
    assert_eq!(end_after_start["belief"].to_string(), "[1,2,4,7]");
}

#[test]
fn a_log_of_the_fugitive_s_game_without_its_map_says_so() {
    let mut record: Record<Fugitive> = Record::begin(None).unwrap();
    for mv in ["1 2 5 7", "3", "T 8"] {
        record.play(mv.parse().unwrap()).unwrap();
    }
    for seat in [Seat(0), Seat(1)] {
        let text = Log::of(&record, seat).to_string();
        let (_, bare) = text.split_once("END\n").unwrap();
        for text in [bare.to_owned(), format!("warren 1 fugitive log\n{bare}")] {
            let error = error(&text);
            assert_eq!(error.what.rule(), "log-file", "{error}");
            assert!(
                error
                    .to_string()
                    .contains("connect.txt with the map is missing")
            );
        }
        // The text in the map's place is not a map.
        let error = error(&format!("A game of yesterday\n{bare}"));
        assert!(
            error.to_string().contains("`connect.txt` is not a map"),
            "{error}"
        );
    }
}

#[test]
fn the_last_answer_may_be_one_that_did_not_count() {
    // An illegal answer, an unreadable one, and a late one, which only the comment can report.
    for (refused, line) in [
        ("C9N", "C9N"),
        ("hello", "hello"),
        ("G6N", "G6N\t1200 ms, refused"),
    ] {
        let text = format!("warren 1 dots log\n>> 1\n>> C4N\n<< {line}\n");
        let log = read(&text).unwrap();
        assert_eq!(log.refused(), [refused]);
        assert_eq!(log.transcript().entries, [Said::Heard("C4N".into())]);
        let record: Record<Dots> = log.record();
        assert_eq!(record.to_string(), "warren 1 dots\nC4N\nend 1 illegal\n");
        assert_eq!(read(&log.to_string()).unwrap(), log, "{log}");
    }
    // An answer of several lines, one of them wrong, and the line that ends the game for both.
    let empty_record: Record<Fugitive> = Record::begin(None).unwrap();
    let detectives = Log::of(&empty_record, Seat(0)).to_string();
    let log = read(&format!("{detectives}<< 1\n<< 2\n<< 2\n<< 5\n>> Quit\n")).unwrap();
    assert_eq!(log.refused(), ["1", "2", "2", "5"]);
    assert_eq!(read(&log.to_string()).unwrap(), log, "{log}");
}

#[test]
fn an_empty_line_that_did_not_count_reads_back_as_one() {
    let log = read("warren 1 dots log\n>> 0\n<< \n").unwrap();
    assert_eq!(log.refused(), [""]);
    assert_eq!(read(&log.to_string()), Ok(log));
}

#[test]
fn faults_are_reported_with_their_line() {
    let assert_error = |text: &str, line: usize, what: &str| {
        let error = error(text);
        assert_eq!(error.line, line, "{text}: {error}");
        assert!(error.what.to_string().contains(what), "{text}: {error}");
    };
    assert_error("", 1, "`>> …`");
    assert_error("warren 1 chess log\n>> 0\n", 1, "there are: rabbits");
    assert_error("warren 2 dots log\n>> 0\n", 1, "warren 1");
    assert_error("warren 1 dots log\n", 2, "`>> …`");
    assert_error("warren 1 rabbits log\n>> 120\n", 3, "which side it plays");
    assert_error("warren 1 dots log\n<< C4N\n", 2, "which side it plays");
    assert_error(
        "warren 1 dots log\n>> 0\n<< C3N\n<< C4N\n",
        4,
        "out of turn",
    );
    assert_error("warren 1 dots log\n>> 0\n<< C9N\n>> C4N\n", 3, "`C9N`");
    assert_error(">> 0\n<< C9N\n", 2, "`C9N`");
    assert_error(
        "warren 1 dots log\n>> 0\n<< C4N\t3 ms, refused\n<< C4N\n",
        4,
        "did not count",
    );
    assert_error(
        "warren 1 dots log\n>> 0\n<< C4N\t3 ms, refused\n>> C4N\n",
        4,
        "did not count",
    );
    assert_error(
        "warren 1 dots log\n>> 0\n# a comment\n>> C4N\n",
        4,
        "out of turn",
    );
    assert_error(
        "warren 1 dots log\nstart 7/7\nseat 0\n",
        3,
        "is not a position",
    );
    assert_error(
        "warren 1 dots log\nstart 7/7/7/7/7/7/A5b 6\nseat 2\n",
        3,
        "seats are 0 to 1",
    );
    assert_error(
        "warren 1 dots log\nstart 7/7/7/7/7/7/A5b 6\nseat x\n",
        3,
        "its number",
    );
    assert_error(
        "warren 1 dots log\nstart 7/7/7/7/7/7/A5b 6\n>> 0\n",
        3,
        "`seat` and its number",
    );
    // If the first line does not announce a log, `start` is a comment like any other.
    let log = read("start\n>> 0\n<< C4N\n").unwrap();
    assert_eq!(log.transcript().position, None);
    // Without a first line, the error is that of the game that could read most of the log.
    let broken = RABBITS.replace("SWWEWEEE", "SWWEWEE");
    assert_error(&broken, 6, "SWWEWEE");
    assert_error(&CROSSING.replace("4\t>>\t-2", "4\t>>\t-3"), 9, "window");
    assert_error(&"x".repeat(2 << 20), 1, "1048576 bytes");
}

proptest! {
    #[test]
    fn whatever_is_changed_in_a_log_it_is_read_or_refused(
        at in any::<prop::sample::Index>(),
        other in "[ -~\\n\\t<>]{0,6}",
        game in 0..3_usize,
    ) {
        let text = [RABBITS, CROSSING, ">> 0\n<< C4N\n>> G6N\n<< A1N\n"][game];
        let places: Vec<usize> = text.char_indices().map(|(place, _)| place).collect();
        let place = *at.get(&places);
        let _ = read(&format!("{}{other}{}", &text[..place], &text[place..]));
        let _ = read(&text[..place]);
    }
}

/// Returns what the command prints, and whether it succeeds.
fn warren(arguments: &[&str], input: &str) -> (String, String, bool) {
    let output = run_with_input(
        Command::new(env!("CARGO_BIN_EXE_warren")).args(arguments),
        input,
    );
    let is_done = output.status.success();
    let (printed, errors) = streams(output);
    (printed, errors, is_done)
}

#[test]
fn the_command_writes_and_replays_logs() {
    let record = "warren 1 dots\nC4N\nG6N\n";
    let (log, _, _) = warren(&["log", "-", "--seat", "1"], record);
    assert_eq!(log, "warren 1 dots log\n>> 1\n>> C4N\n<< G6N\n");
    let (of_log, _, _) = warren(&["replay", "-"], &log);
    let (of_record, _, _) = warren(&["replay", "-"], record);
    assert_eq!(of_log, of_record);
    let (known, _, _) = warren(&["replay", "-"], CROSSING);
    assert!(
        known.contains("\"turn\":7") && known.contains("\"players\":[{"),
        "{known}"
    );
    let (none, why, is_well) = warren(&["log", "-", "--seat", "2"], record);
    assert!(none.is_empty() && !is_well && why.contains("the seats are 0 to 1"));
    let (_, why, is_well) = warren(&["replay", "-"], ">> 0\n<< C9N\n");
    assert!(!is_well && why.contains("line 2"), "{why}");
}
