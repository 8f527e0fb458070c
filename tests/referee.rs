//! The referee: its orders for lines and times, and all ends of a match.

#![cfg(not(target_arch = "wasm32"))]

use std::time::Duration;

use warren::core::game::{Game, Seat};
use warren::core::protocol::{Clock, Said};
use warren::core::record::{Reason, Record};
use warren::core::referee::{Due, Fault, GRACE, Order, Referee, SeatRules, Verdict};
use warren::games::dots::{Dots, Move};

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);
const LIMIT: Duration = Duration::from_secs(1);
const START_UP: Duration = Duration::from_secs(10);

type Orders = Vec<Order<Move>>;

fn milliseconds(count: u64) -> Duration {
    Duration::from_millis(count)
}

fn rules(clock: Option<Clock>) -> [SeatRules; 2] {
    [SeatRules {
        clock,
        start_up: START_UP,
        lenient: false,
        patient: false,
    }; 2]
}

/// A match from a record's text, begun, with the contest's clocks.
fn begun_from(record: &str) -> (Referee<Dots>, Orders) {
    let record: Record<Dots> = record.parse().unwrap();
    let mut referee = Referee::new(record, &rules(Some(Clock::PerMove(LIMIT))));
    let orders = referee.begin();
    (referee, orders)
}

fn begun() -> Referee<Dots> {
    begun_from("warren 1 dots").0
}

/// A match in which both have answered once: the extra time for the start is used, and red is due.
fn under_way() -> Referee<Dots> {
    let mut referee = begun();
    referee.receive_line(RED, "D4N", Duration::ZERO);
    referee.receive_line(BLUE, "A1N", Duration::ZERO);
    referee
}

fn due(limit: Duration) -> Option<Due> {
    Some(Due { limit: Some(limit) })
}

fn sent(orders: &[Order<Move>]) -> Vec<(Seat, Vec<String>, Option<Due>)> {
    orders
        .iter()
        .filter_map(|order| match order {
            Order::Send { seat, lines, due } => Some((*seat, lines.clone(), *due)),
            _ => None,
        })
        .collect()
}

fn verdict(orders: &[Order<Move>]) -> Option<&Verdict> {
    orders.iter().find_map(|order| match order {
        Order::Verdict(verdict) => Some(verdict),
        _ => None,
    })
}

/// The forfeit at the end of the orders. Checks that programs are ended, that the record has the reason, and that later input
/// has no effect.
fn forfeit(referee: &mut Referee<Dots>, orders: &[Order<Move>]) -> (Seat, Fault) {
    let (seat, fault) = verdict(orders)
        .expect("a verdict")
        .forfeit
        .clone()
        .expect("a forfeit");
    assert!(matches!(orders.last(), Some(Order::Verdict(_))));
    for seat in [RED, BLUE] {
        assert!(orders.contains(&Order::Kill { seat }));
    }
    let end = referee.record().end().unwrap();
    assert_eq!((end.seat, end.reason), (seat, fault.reason()));
    let outcome = &verdict(orders).unwrap().outcome;
    assert_eq!(outcome.winner(), Some(seat.other()));
    assert_eq!(
        Some(&outcome.scores),
        referee.record().last().scores().as_ref()
    );
    is_over(referee);
    (seat, fault)
}

fn is_over(referee: &mut Referee<Dots>) {
    let record = referee.record().clone();
    for seat in [RED, BLUE] {
        assert_eq!(referee.receive_line(seat, "B2N", Duration::ZERO), []);
        assert_eq!(referee.report_overflow(seat), []);
        assert_eq!(referee.resign(seat), []);
        assert_eq!(referee.report_exit(seat), []);
        assert_eq!(referee.report_silence(seat), []);
        assert_eq!(referee.tick(Duration::from_secs(10_000)), []);
    }
    assert_eq!(referee.record(), &record);
}

#[test]
fn both_are_started_with_their_numbers_and_red_is_due() {
    let (_, orders) = begun_from("warren 1 dots");
    let start = |seat: Seat, due| Order::Start {
        seat,
        files: vec![],
        lines: vec![seat.0.to_string()],
        position: None,
        transcript: vec![],
        due,
    };
    assert_eq!(
        orders,
        [start(RED, due(LIMIT + START_UP)), start(BLUE, None)]
    );
}

#[test]
fn a_move_is_played_and_sent_to_the_other_side() {
    let mut referee = begun();
    let orders = referee.receive_line(RED, "D4N\r", milliseconds(3));
    assert_eq!(
        orders,
        [
            Order::Played {
                mv: "D4N".parse().unwrap(),
                length: 1
            },
            Order::Send {
                seat: BLUE,
                lines: vec!["D4N".into()],
                due: due(LIMIT + START_UP)
            },
        ]
    );
    let orders = referee.receive_line(BLUE, "A1N", milliseconds(4));
    assert_eq!(sent(&orders), [(RED, vec!["A1N".into()], due(LIMIT))]);
    assert_eq!(referee.record().to_string(), "warren 1 dots\nD4N\nA1N\n");
    assert_eq!(referee.answer_times(RED), [milliseconds(3)]);
    assert_eq!(referee.answer_times(BLUE), [milliseconds(4)]);
}

#[test]
fn lines_that_come_early_wait_and_cost_no_time() {
    let mut referee = begun();
    assert_eq!(referee.receive_line(BLUE, "A1N", START_UP * 9), []);
    assert_eq!(referee.receive_line(BLUE, "G7N", START_UP * 9), []);
    let orders = referee.receive_line(RED, "D4N", Duration::ZERO);
    assert_eq!(referee.record().moves().len(), 2);
    assert_eq!(
        sent(&orders).last().unwrap(),
        &(RED, vec!["A1N".into()], due(LIMIT))
    );
    referee.receive_line(RED, "D5N", Duration::ZERO);
    assert_eq!(referee.record().moves().len(), 4);
    assert_eq!(referee.answer_times(BLUE), [Duration::ZERO; 2]);
}

#[test]
fn a_game_played_to_its_end_is_sent_to_both_and_judged_by_its_scores() {
    let start = "EEEEeee/".repeat(6) + "EEEeeeD 240";
    let (mut referee, orders) = begun_from(&format!("warren 1 dots\nstart {start}\n"));
    assert!(matches!(&orders[0], Order::Start { position: Some(text), .. } if *text == start));
    let orders = referee.receive_line(RED, "G1N", Duration::ZERO);
    assert_eq!(sent(&orders), [(BLUE, vec!["G1N".into()], None)]);
    let end = verdict(&orders).unwrap();
    assert_eq!(end.forfeit, None);
    assert_eq!(end.outcome.scores, [28, 21]);
    assert_eq!(referee.record().end(), None);
    assert_eq!(referee.verdict(), Some(end));
    is_over(&mut referee);
}

#[test]
fn a_match_that_is_over_before_it_begins_is_judged_at_once() {
    let full = ["EEEEeee"; 7].join("/");
    let (_, orders) = begun_from(&format!("warren 1 dots\nstart {full} 241\n"));
    assert_eq!(verdict(&orders).unwrap().forfeit, None);
}

#[test]
fn a_match_continues_a_record_and_sends_its_moves_to_all() {
    let (mut referee, orders) = begun_from("warren 1 dots\nD4N\nA1N\nD5N\nend 1 late\n");
    let past = |orders: &Orders, wanted: Seat| {
        orders
            .iter()
            .find_map(|order| match order {
                Order::Start {
                    seat,
                    transcript,
                    due,
                    ..
                } if *seat == wanted => Some((transcript.clone(), *due)),
                _ => None,
            })
            .unwrap()
    };
    let heard = |text: &str| Said::Heard(text.into());
    let answered = |text: &str| Said::Answered(vec![text.into()]);
    assert_eq!(
        past(&orders, RED),
        (vec![answered("D4N"), heard("A1N"), answered("D5N")], None)
    );
    assert_eq!(
        past(&orders, BLUE),
        (
            vec![heard("D4N"), answered("A1N"), heard("D5N")],
            due(LIMIT + START_UP)
        )
    );
    referee.receive_line(BLUE, "A2N", Duration::ZERO);
    assert_eq!(
        referee.record().to_string(),
        "warren 1 dots\nD4N\nA1N\nD5N\nA2N\n"
    );
}

mod faults {
    use super::*;

    #[test]
    fn an_illegal_move() {
        let mut referee = under_way();
        let orders = referee.receive_line(RED, "A1N", Duration::ZERO);
        let (seat, fault) = forfeit(&mut referee, &orders);
        assert_eq!(seat, RED);
        assert_eq!(
            fault.to_string(),
            "plays an illegal move, `A1N`: A1 is the other side's: play on an empty cell or from one of your own"
        );
        assert_eq!(fault.reason(), Reason::Illegal);
        assert_eq!(
            referee.record().to_string(),
            "warren 1 dots\nD4N\nA1N\nend 0 illegal\n"
        );
    }

    #[test]
    fn an_answer_that_is_no_move() {
        for text in [
            "",
            "Hello",
            "D4",
            "d4n",
            " D4N",
            "D4N D4N",
            "\0",
            &"x".repeat(100_000),
        ] {
            let mut referee = under_way();
            let orders = referee.receive_line(RED, text, Duration::ZERO);
            let (_, fault) = forfeit(&mut referee, &orders);
            assert!(matches!(fault, Fault::Unreadable(_)), "{fault}");
            assert_eq!(fault.reason(), Reason::Illegal);
            assert!(fault.to_string().len() < 200, "{fault}");
        }
    }

    #[test]
    fn a_late_answer() {
        let mut referee = under_way();
        let orders = referee.receive_line(RED, "D5N", LIMIT + milliseconds(1));
        let (seat, fault) = forfeit(&mut referee, &orders);
        assert_eq!((seat, fault.reason()), (RED, Reason::Late));
        assert_eq!(
            fault.to_string(),
            "is late: the answer took 1001 ms, 1000 ms are allowed"
        );
    }

    #[test]
    fn an_answer_at_the_limit_is_not_late() {
        let mut referee = under_way();
        assert!(verdict(&referee.receive_line(RED, "D5N", LIMIT)).is_none());
    }

    #[test]
    fn only_the_first_answer_may_take_the_start_of_the_program_too() {
        let mut referee = begun();
        assert!(verdict(&referee.receive_line(RED, "D4N", LIMIT + START_UP)).is_none());
        let orders = referee.receive_line(BLUE, "A1N", LIMIT + START_UP + milliseconds(1));
        assert_eq!(forfeit(&mut referee, &orders).1.reason(), Reason::Late);
    }

    #[test]
    fn silence() {
        let mut referee = under_way();
        assert_eq!(referee.tick(milliseconds(70_000)), [], "the count begins");
        assert_eq!(referee.tick(milliseconds(70_000) + LIMIT + GRACE), []);
        let orders = referee.tick(milliseconds(70_001) + LIMIT + GRACE);
        let (seat, fault) = forfeit(&mut referee, &orders);
        assert_eq!((seat, fault.reason()), (RED, Reason::Silent));
        assert_eq!(fault.to_string(), "is silent: no answer within 1000 ms");
    }

    #[test]
    fn silence_that_the_runner_measures() {
        let mut referee = under_way();
        assert_eq!(referee.report_silence(BLUE), [], "it owes nothing");
        let orders = referee.report_silence(RED);
        assert_eq!(
            forfeit(&mut referee, &orders),
            (RED, Fault::Silent { limit: LIMIT })
        );
    }

    #[test]
    fn a_seat_owes_an_answer_until_all_its_lines_are_in() {
        let mut referee = under_way();
        assert!(referee.is_due(RED) && !referee.is_due(BLUE));
        referee.receive_line(RED, "D5N", Duration::ZERO);
        assert!(!referee.is_due(RED) && referee.is_due(BLUE));
    }

    #[test]
    fn silence_at_the_start_is_called_after_the_start_up() {
        let mut referee = begun();
        referee.tick(Duration::ZERO);
        assert_eq!(referee.tick(START_UP + LIMIT + GRACE), []);
        let orders = referee.tick(START_UP + LIMIT + GRACE + milliseconds(1));
        assert_eq!(forfeit(&mut referee, &orders).0, RED);
    }

    #[test]
    fn the_time_of_one_is_not_counted_against_the_other() {
        let mut referee = under_way();
        referee.tick(Duration::ZERO);
        referee.tick(milliseconds(900));
        referee.receive_line(RED, "D5N", milliseconds(900));
        // No input for a while; no tick has come since blue's answer became due.
        assert_eq!(referee.tick(milliseconds(5_000)), []);
        assert_eq!(referee.tick(milliseconds(6_400)), []);
        assert!(verdict(&referee.receive_line(BLUE, "A2N", LIMIT)).is_none());
    }

    #[test]
    fn a_program_that_leaves_with_its_answer_due() {
        let mut referee = under_way();
        let orders = referee.report_exit(RED);
        let (seat, fault) = forfeit(&mut referee, &orders);
        assert_eq!((seat, fault.reason()), (RED, Reason::Crashed));
    }

    #[test]
    fn a_program_that_leaves_early_forfeits_when_its_answer_is_due() {
        let mut referee = under_way();
        assert_eq!(referee.report_exit(BLUE), []);
        let orders = referee.receive_line(RED, "D5N", Duration::ZERO);
        assert_eq!(referee.record().moves().len(), 3);
        assert_eq!(forfeit(&mut referee, &orders), (BLUE, Fault::Left));
    }

    #[test]
    fn lines_before_a_program_exits_count() {
        let mut referee = under_way();
        referee.receive_line(BLUE, "A2N", Duration::ZERO);
        assert_eq!(referee.report_exit(BLUE), []);
        let orders = referee.receive_line(RED, "D5N", Duration::ZERO);
        assert!(verdict(&orders).is_none());
        assert_eq!(referee.record().moves().len(), 4);
    }

    #[test]
    fn a_flood_of_lines() {
        let mut referee = under_way();
        let mut orders = Vec::new();
        let mut lines = 0;
        while orders.is_empty() {
            orders = referee.receive_line(BLUE, "A2N", Duration::ZERO);
            lines += 1;
            assert!(lines < 1000, "lines wait without bound");
        }
        let (seat, fault) = forfeit(&mut referee, &orders);
        assert_eq!((seat, fault), (BLUE, Fault::Flooded));
        assert!(lines > 50, "{lines} lines are no flood");
    }

    #[test]
    fn a_line_without_end() {
        let mut referee = under_way();
        let orders = referee.report_overflow(BLUE);
        let (seat, fault) = forfeit(&mut referee, &orders);
        assert_eq!((seat, fault.reason()), (BLUE, Reason::Illegal));
    }

    #[test]
    fn giving_up() {
        let mut referee = under_way();
        let orders = referee.resign(BLUE);
        let (seat, fault) = forfeit(&mut referee, &orders);
        assert_eq!((seat, fault.reason()), (BLUE, Reason::Resigns));
    }
}

mod clocks {
    use super::*;

    #[test]
    fn a_clock_of_a_whole_game_runs_down() {
        let record: Record<Dots> = "warren 1 dots".parse().unwrap();
        let mut referee = Referee::new(record, &rules(Some(Clock::PerGame(LIMIT))));
        referee.begin();
        referee.receive_line(RED, "D4N", START_UP + milliseconds(300));
        assert_eq!(referee.time_left(RED), Some(milliseconds(700)));
        let orders = referee.receive_line(BLUE, "A1N", milliseconds(400));
        assert_eq!(referee.time_left(BLUE), Some(LIMIT), "its start was free");
        assert_eq!(
            sent(&orders),
            [(RED, vec!["A1N".into()], due(milliseconds(700)))]
        );
        referee.receive_line(RED, "D5N", milliseconds(700));
        assert_eq!(referee.time_left(RED), Some(Duration::ZERO));
        referee.receive_line(BLUE, "A2N", Duration::ZERO);
        let orders = referee.receive_line(RED, "C4N", milliseconds(1));
        assert_eq!(forfeit(&mut referee, &orders).1.reason(), Reason::Late);
    }

    #[test]
    fn times_beyond_all_measure_add_up_to_the_longest() {
        let record: Record<Dots> = "warren 1 dots".parse().unwrap();
        let mut rules = rules(Some(Clock::PerGame(LIMIT)));
        rules[0].lenient = true;
        let mut referee = Referee::new(record, &rules);
        referee.begin();
        // The page passes 1.2e22 ms.
        let endless = Duration::from_secs_f64(1.2e19);
        referee.receive_line(RED, "D4N", endless);
        referee.receive_line(BLUE, "A1N", Duration::ZERO);
        referee.receive_line(RED, "D5N", endless);
        assert_eq!(referee.record().moves().len(), 3);
        assert_eq!(referee.time_left(RED), Some(Duration::ZERO));
    }

    #[test]
    fn a_seat_without_a_clock_is_never_late_or_silent() {
        let record: Record<Dots> = "warren 1 dots".parse().unwrap();
        let mut referee = Referee::new(record, &rules(None));
        let orders = referee.begin();
        assert!(matches!(
            &orders[0],
            Order::Start {
                due: Some(Due { limit: None }),
                ..
            }
        ));
        referee.tick(Duration::ZERO);
        assert_eq!(referee.tick(Duration::MAX), []);
        assert!(verdict(&referee.receive_line(RED, "D4N", Duration::MAX)).is_none());
    }

    #[test]
    fn a_lenient_clock_has_no_consequences() {
        let record: Record<Dots> = "warren 1 dots".parse().unwrap();
        let mut rules = rules(Some(Clock::PerMove(LIMIT)));
        rules[0].lenient = true;
        let mut referee = Referee::new(record, &rules);
        referee.begin();
        referee.tick(Duration::ZERO);
        assert_eq!(referee.tick(LIMIT * 100), []);
        assert!(verdict(&referee.receive_line(RED, "D4N", LIMIT * 100)).is_none());
        assert_eq!(referee.answer_times(RED), [LIMIT * 100]);
    }
}

mod patience {
    use super::*;

    /// A match in which red is due and both seats may answer again.
    fn patient(clock: Option<Clock>) -> Referee<Dots> {
        let rules = rules(clock).map(|rules| SeatRules {
            patient: true,
            ..rules
        });
        let mut referee = Referee::new("warren 1 dots\n".parse().unwrap(), &rules);
        referee.begin();
        referee
    }

    #[test]
    fn an_illegal_answer_is_refused_and_given_again() {
        let mut referee = patient(None);
        let before = referee.record().to_string();
        for (text, rule) in [
            ("A1N", "dots-not-central"),
            ("A9N", "dots-move"),
            ("", "dots-move"),
        ] {
            let orders = referee.receive_line(RED, text, Duration::ZERO);
            let [Order::Refused { seat: RED, fault }] = &orders[..] else {
                panic!("{text}: {orders:?}");
            };
            let broken_rule = match fault {
                Fault::Illegal { rule, .. } => rule.rule,
                Fault::Unreadable(error) => error.0.rule(),
                other => panic!("{text}: {other}"),
            };
            assert_eq!(broken_rule, rule, "{text}");
            assert_eq!(referee.record().to_string(), before);
        }
        let orders = referee.receive_line(RED, "D4N", Duration::ZERO);
        assert!(matches!(orders[0], Order::Played { length: 1, .. }));
    }

    #[test]
    fn a_late_answer_loses_whether_it_is_legal_or_not() {
        for text in ["D4N", "A9N"] {
            let mut referee = patient(Some(Clock::PerMove(LIMIT)));
            let took = START_UP + LIMIT + milliseconds(1);
            let orders = referee.receive_line(RED, text, took);
            let verdict = verdict(&orders).unwrap();
            assert!(matches!(verdict.forfeit, Some((RED, Fault::Late { .. }))));
        }
    }
}

#[test]
fn a_record_follows_that_of_the_referee() {
    let mut referee = begun();
    let mut record = referee.record().clone();
    for (seat, text) in [(RED, "D4N"), (BLUE, "A1N"), (RED, "D4N")] {
        referee.receive_line(seat, text, Duration::ZERO);
    }
    for length in [1, 1, 3] {
        record.follow(referee.record(), length);
        assert_eq!(record.moves().len(), length);
        assert_eq!(record.last(), referee.record().position(length).unwrap());
    }
    referee.resign(BLUE);
    record.follow(referee.record(), 3);
    assert_eq!(&record, referee.record());
}
