//! The statement's example, window by window.

use std::time::Duration;

use warren::core::game::Seat;
use warren::core::protocol::Protocol;
use warren::core::record::Record;
use warren::core::referee::{Order, Referee, SeatRules};
use warren::games::crossing::{Cell, Crossing, Direction, Fate};

/// The window of player 1, its answer, and its place then.
const TURNS: [(&str, &str, (u8, u8)); 7] = [
    ("-9 -1 1 -9 9 1 -9 -9 -9", "E", (7, 1)),
    ("0 2 -1 9 0 1 -9 -9 -9", "N", (6, 1)),
    ("-1 -1 1 1 3 0 9 -1 0", "E", (6, 2)),
    ("-2 0 0 2 1 -1 -2 -1 -2", "N", (7, 0)),
    ("-9 3 1 -9 9 -3 -9 -9 -9", "N", (6, 0)),
    ("-9 -2 0 -9 4 0 -9 9 -2", "Н", (6, 0)),
    ("-9 -1 1 -9 5 -1 -9 9 -1", "Н", (6, 0)),
];

/// The lines for player 1 in a match.
fn windows(orders: &[Order<warren::games::crossing::Move>]) -> Vec<String> {
    orders
        .iter()
        .flat_map(|order| match order {
            Order::Start {
                seat: Seat(0),
                transcript,
                ..
            } => transcript
                .iter()
                .map(|said| match said {
                    warren::core::protocol::Said::Heard(line) => line.clone(),
                    warren::core::protocol::Said::Answered(lines) => lines.join(" "),
                })
                .collect(),
            Order::Send {
                seat: Seat(0),
                lines,
                ..
            } => lines.clone(),
            _ => Vec::new(),
        })
        .collect()
}

/// The other player does not move: the example does not mention it, and it makes no difference.
#[test]
fn the_example_of_the_statement_is_played_window_by_window() {
    let record: Record<Crossing> = Record::begin(None).unwrap();
    let mut referee = Referee::new(record, &[SeatRules::default(); 2]);
    let mut seen_windows = windows(&referee.begin());
    for (window, answer, (row, column)) in TURNS {
        assert_eq!(seen_windows, [window]);
        let mut orders = referee.receive_line(Seat(0), answer, Duration::ZERO);
        orders.extend(referee.receive_line(Seat(1), "H", Duration::ZERO));
        assert_eq!(
            referee.record().last().token(Seat(0)),
            Cell::new(row, column)
        );
        seen_windows = windows(&orders);
    }
    let position = |turn| referee.record().position(turn).unwrap();
    // "An unsuccessful move into a cell with phase 0."
    assert_eq!(position(3).phase(Cell::new(5, 2)), 0);
    assert_eq!(position(3).fate(Seat(0), "N".parse().unwrap()), Fate::Sink);
    // "One must not move up, for the island there appears only before the next move."
    assert_eq!(position(6).phase(Cell::new(5, 0)), -1);
    assert_eq!(position(6).fate(Seat(0), "N".parse().unwrap()), Fate::Drown);
    assert_eq!(position(7).phase(Cell::new(5, 0)), 0);
}

#[test]
fn a_program_reads_the_heights_and_its_number_first() {
    let record: Record<Crossing> = Record::begin(None).unwrap();
    let opening = record.start().opening(Seat(1));
    assert!(opening.files.is_empty());
    assert_eq!(opening.lines.len(), 9);
    assert_eq!(opening.lines[0], "9 3 2 3 5 4 4 9");
    assert_eq!(opening.lines[7], "9 4 4 3 3 2 4 9");
    assert_eq!(opening.lines[8], "1");
}

/// The two situations in the statement: a risky step onto an island in phase 0 that sinks, and a step onto an island that is
/// known to rise and is still under water.
#[test]
fn the_two_situations_of_the_statement() {
    let record: Record<Crossing> = Record::begin(None).unwrap();
    let game = record.start();
    let sinking = Cell::all().find(|&cell| {
        game.phase(cell) == 0 && game.cycle_point(cell).direction() == Direction::Down
    });
    assert_eq!(game.phase_after(sinking.unwrap(), 1), -1);
    let rising = Cell::all().find(|&cell| {
        game.phase(cell) == -1 && game.cycle_point(cell).direction() == Direction::Up
    });
    assert_eq!(game.phase_after(rising.unwrap(), 1), 0);
}
