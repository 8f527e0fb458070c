//! Two programs may write any lines at any time, fall silent, exit or resign: the referee ends the match in any case, its
//! record reads back, and its orders fit the programs' knowledge.
//!
//! The first byte chooses the game, the second the seats' rules. The text is a record with the start of the match; after `---`
//! there are events, one per line:
//!
//! - `0 125 TEXT`: seat 0 writes a line after 125 ms.
//! - `.`: all seats that are due answer with the record's next move.
//! - `exit 0`, `overflow 0`, `silent 0`, `resign 0`: seat 0 exits, writes without end, is silent or resigns.
//! - `tick 125`: the referee's clock shows 125 ms.

use std::time::Duration;

use warren::core::game::Seat;
use warren::core::protocol::{Clock, Memory, Protocol, Transcript};
use warren::core::record::Record;
use warren::core::referee::{Order, Referee, SeatRules, Verdict};
use warren::for_game;

use crate::input;

/// The maximum number of events to try.
const MAX_EVENTS: usize = 300;

/// Tries some bytes.
pub fn run(data: &[u8]) {
    let Some((game, data)) = input::chosen(data) else {
        return;
    };
    let Some((&rules, data)) = data.split_first() else {
        return;
    };
    for_game!(game, G => tried::<G>(rules, input::text(data)));
}

fn tried<G: Protocol>(rules: u8, text: &str) {
    let (record, events) = input::parts(text);
    let Ok(whole) = Record::<G>::headless(record).or_else(|_| Record::begin(None)) else {
        return;
    };
    let mut begun = whole.clone();
    begun.cut(if rules & 1 == 0 {
        0
    } else {
        whole.moves().len() / 2
    });
    let seats = begun.start().seats();
    let rules = vec![rules_of::<G>(rules); seats];
    let mut game = Watched {
        length: begun.moves().len(),
        referee: Referee::new(begun, &rules),
        limit: rules[0].clock,
        memories: (0..seats).map(|_| None).collect(),
        verdict: None,
    };
    let orders = game.referee.begin();
    game.carry_out(orders);
    for event in events.lines().take(MAX_EVENTS) {
        game.take(event, &whole);
    }
    // In any state a seat can resign, and then the match is over.
    let orders = game.referee.resign(Seat(0));
    game.carry_out(orders);
    game.check_end();
}

/// The rules that a byte chooses, the same for all seats.
fn rules_of<G: Protocol>(choice: u8) -> SeatRules {
    SeatRules {
        clock: match choice >> 1 & 3 {
            0 => None,
            1 => Some(G::CLOCK),
            2 => Some(Clock::PerMove(Duration::from_millis(50))),
            _ => Some(Clock::PerGame(Duration::from_secs(2))),
        },
        start_up: Duration::from_millis(if choice & 8 == 0 { 0 } else { 300 }),
        lenient: choice & 16 != 0,
        patient: choice & 32 != 0,
    }
}

/// A match, with the knowledge of its programs.
struct Watched<G: Protocol> {
    referee: Referee<G>,
    limit: Option<Clock>,
    memories: Vec<Option<G::Memory>>,
    /// The number of moves that have been played.
    length: usize,
    verdict: Option<Verdict>,
}

impl<G: Protocol> Watched<G> {
    fn take(&mut self, event: &str, whole: &Record<G>) {
        if event == "." {
            return self.play_on(whole);
        }
        let (first, rest) = event.split_once(' ').unwrap_or((event, ""));
        if first == "tick" {
            let time_ms = rest.parse().unwrap_or(0);
            let orders = self.referee.tick(Duration::from_millis(time_ms));
            return self.carry_out(orders);
        }
        let number = if first.parse::<u8>().is_ok() {
            first
        } else {
            rest
        };
        let Some(seat) = number
            .parse()
            .ok()
            .map(Seat)
            .filter(|seat| seat.index() < self.memories.len())
        else {
            return;
        };
        let orders = match first {
            "exit" => self.referee.report_exit(seat),
            "overflow" => self.referee.report_overflow(seat),
            "silent" => self.referee.report_silence(seat),
            "resign" => self.referee.resign(seat),
            _ => {
                let (took, text) = rest.split_once(' ').unwrap_or(("0", rest));
                let took = Duration::from_millis(took.parse().unwrap_or(0));
                self.referee.receive_line(seat, text, took)
            }
        };
        self.carry_out(orders);
    }

    /// All due seats answer as in the record, if the match has followed it so far.
    fn play_on(&mut self, whole: &Record<G>) {
        let position = self.referee.record().last().clone();
        if whole.position(self.length) != Some(&position) {
            return;
        }
        let Some(mv) = whole.moves().get(self.length) else {
            return;
        };
        for (seat, answer) in position.due().iter().zip(position.split(mv)) {
            for line in position.answer_lines(seat, &answer) {
                let orders = self.referee.receive_line(seat, &line, Duration::from_millis(1));
                self.carry_out(orders);
            }
        }
    }

    fn carry_out(&mut self, orders: Vec<Order<G::Move>>) {
        assert!(
            self.verdict.is_none() || orders.is_empty(),
            "an order after the verdict"
        );
        for order in orders {
            assert_eq!(self.verdict, None, "the verdict is the last order");
            match order {
                Order::Start {
                    seat,
                    files,
                    lines,
                    position,
                    transcript,
                    ..
                } => {
                    let transcript = Transcript {
                        files,
                        lines,
                        position,
                        entries: transcript,
                    };
                    let memory = G::Memory::after(&transcript, seat).expect("the referee's own transcript");
                    self.memories[seat.index()] = Some(memory);
                }
                Order::Send { seat, lines, .. } => self.send(seat, &lines),
                Order::Played { mv, length } => {
                    assert_eq!(length, self.length + 1);
                    self.record_answers(&mv);
                    self.length = length;
                }
                Order::Verdict(verdict) => self.verdict = Some(verdict),
                Order::Refused { .. } | Order::Kill { .. } => {}
            }
        }
        assert_eq!(self.referee.verdict(), self.verdict.as_ref());
        assert_eq!(self.referee.record().moves().len(), self.length);
        self.check_clocks();
    }

    /// Sends lines to a program. Lines after a forfeit need not fit its expectations.
    fn send(&mut self, seat: Seat, lines: &[String]) {
        let is_forfeited = self.referee.record().end().is_some();
        let memory = self.memories[seat.index()]
            .as_mut()
            .expect("it was started");
        for line in lines {
            let heard = memory.hear(line);
            assert!(heard.is_ok() || is_forfeited, "{line}: {heard:?}");
        }
    }

    /// The programs whose answers made a move know their own lines.
    fn record_answers(&mut self, mv: &G::Move) {
        let record = self.referee.record();
        let before = record.position(self.length).expect("it was played");
        let answers = before.split(mv);
        for (seat, answer) in before.due().iter().zip(answers) {
            let memory = self.memories[seat.index()]
                .as_mut()
                .expect("it was started");
            let lines = before.answer_lines(seat, &answer);
            memory.say(&lines).expect("an answer that counted");
        }
    }

    fn check_clocks(&self) {
        for seat in (0..self.memories.len() as u8).map(Seat) {
            let left = self.referee.time_left(seat);
            match self.limit {
                None => assert_eq!(left, None),
                Some(Clock::PerMove(limit)) => assert_eq!(left, Some(limit)),
                Some(Clock::PerGame(limit)) => assert!(left <= Some(limit) && left.is_some()),
            }
            assert!(!self.referee.is_due(seat) || self.verdict.is_none());
        }
    }

    fn check_end(&self) {
        let verdict = self.verdict.as_ref().expect("a result");
        let record = self.referee.record();
        assert_eq!(record.outcome().as_ref(), Some(&verdict.outcome));
        assert_eq!(verdict.outcome.scores.len(), self.memories.len());
        let end = record.end().map(|end| (end.seat, end.reason));
        let forfeit = verdict.forfeit.as_ref();
        assert_eq!(end, forfeit.map(|(seat, fault)| (*seat, fault.reason())));
        assert_eq!(record.to_string().parse().as_ref(), Ok(record));
    }
}
