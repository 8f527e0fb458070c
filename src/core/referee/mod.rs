//! The referee of a match between programs: turns, messages, clocks and forfeits. It does no input or output.
//!
//! The runner of the match (the page or the native command) passes in lines and times, and carries out the orders:
//!
//! - in: [`Referee::begin`], then [`Referee::receive_line`], [`Referee::report_exit`], [`Referee::report_overflow`], [`Referee::resign`] and
//!   [`Referee::tick`], in any order and at any time;
//! - out: [`Order`]s, to be carried out in turn. [`Order::Verdict`] is the last.
//!
//! A clock runs from the last line sent to a program to the last line of its answer. The runner measures it and passes it in
//! with the answer. The referee's own time (the argument of [`Referee::tick`]) only detects silence, which is counted from
//! the first tick after an answer has become due. So the frequency of ticks does not matter. But lines that have arrived
//! should be passed in before a tick.
//!
//! Early lines wait until they are due, and cost no time.

mod order;
mod transcript;

use std::collections::VecDeque;
use std::time::Duration;

use crate::core::game::Seat;
use crate::core::protocol::{Clock, Protocol, Reading};
use crate::core::record::{End, Record};
use order::WAITING_LINES;
pub use order::{Due, Fault, Order, Verdict};
pub use transcript::{full_transcript, transcript_at, transcript_entries};

/// The conditions under which a seat plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatRules {
    /// The time limit; `None` for a seat without a clock.
    pub clock: Option<Clock>,
    /// The extra time for the first answer: the start of a native program cannot be measured apart from its thinking.
    pub start_up: Duration,
    /// Whether a late answer has no consequences. In a casual game the runner makes a late engine answer.
    pub lenient: bool,
    /// Whether the seat may answer again after an illegal answer, as a person may at the board.
    pub patient: bool,
}

/// The extra time before the referee calls a seat silent, for lines that are still on their way.
pub const GRACE: Duration = Duration::from_millis(500);

/// The referee's state of one seat.
struct SeatState<A> {
    rules: SeatRules,
    /// Lines that have not been used yet, each with the time it took.
    waiting_lines: VecDeque<(String, Duration)>,
    /// The lines of an incomplete answer.
    partial_lines: Vec<String>,
    /// A complete answer. It is kept until all due seats have answered.
    answer: Option<A>,
    is_due: bool,
    /// The time of the first tick since the answer became due.
    due_since: Option<Duration>,
    /// The time of each answer.
    times: Vec<Duration>,
    has_left: bool,
}

impl<A> SeatState<A> {
    /// The extra time for the next answer.
    fn start_up(&self) -> Duration {
        if self.times.is_empty() {
            self.rules.start_up
        } else {
            Duration::ZERO
        }
    }

    /// The time used so far, without the extra time.
    fn used_time(&self) -> Duration {
        let first = self.times.first().copied().unwrap_or_default();
        let extra_time_used = first.min(self.rules.start_up);
        let answer_times = self.times.iter().copied();
        answer_times
            .fold(Duration::ZERO, Duration::saturating_add)
            .saturating_sub(extra_time_used)
    }

    /// The whole time for the next answer; `None` without a clock.
    fn allowance(&self) -> Option<Duration> {
        self.time_left()
            .map(|left| left.saturating_add(self.start_up()))
    }

    fn time_left(&self) -> Option<Duration> {
        match self.rules.clock? {
            Clock::PerMove(limit) => Some(limit),
            Clock::PerGame(limit) => Some(limit.saturating_sub(self.used_time())),
        }
    }
}

/// A match of one game. See the [module](self).
pub struct Referee<G: Protocol> {
    record: Record<G>,
    seat_states: Vec<SeatState<G::Answer>>,
    verdict: Option<Verdict>,
    orders: VecDeque<Order<G::Move>>,
}

impl<G: Protocol> Referee<G> {
    /// A match that continues a record, which may have no moves yet. `seats` has one entry per seat.
    ///
    /// # Panics
    /// If the length of `seats` is not the game's number of seats.
    pub fn new(mut record: Record<G>, seats: &[SeatRules]) -> Referee<G> {
        assert_eq!(seats.len(), record.start().seats(), "rules for each seat");
        record.cut(record.moves().len());
        let seat_states = seats
            .iter()
            .map(|&rules| SeatState {
                rules,
                waiting_lines: VecDeque::new(),
                partial_lines: Vec::new(),
                answer: None,
                is_due: false,
                due_since: None,
                times: Vec::new(),
                has_left: false,
            })
            .collect();
        Referee {
            record,
            seat_states,
            verdict: None,
            orders: VecDeque::new(),
        }
    }

    /// The game so far, including its end.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// How the match ended, once it has.
    pub fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_ref()
    }

    /// Whether a seat owes an answer. Some of its lines may have arrived.
    pub fn is_due(&self, seat: Seat) -> bool {
        self.seat_states[seat.index()].is_due
    }

    /// The time left to a seat, for its answer or for the game; `None` without a clock.
    pub fn time_left(&self, seat: Seat) -> Option<Duration> {
        self.seat_states[seat.index()].time_left()
    }

    /// The time of each answer of a seat, oldest first. The first includes the start of its program.
    pub fn answer_times(&self, seat: Seat) -> &[Duration] {
        &self.seat_states[seat.index()].times
    }

    /// The lines of an answer that is incomplete or, after a forfeit, rejected. Empty if the seat wrote none.
    pub fn unaccepted(&self, seat: Seat) -> &[String] {
        &self.seat_states[seat.index()].partial_lines
    }

    /// Starts the match. Returns the first orders.
    pub fn begin(&mut self) -> Vec<Order<G::Move>> {
        for seat in self.seats() {
            let opening = self.record.start().opening(seat);
            let usual = self.record.start().start_lines().is_some();
            let transcript = transcript_entries(&self.record, seat);
            let due = self.make_due(seat);
            self.orders.push_back(Order::Start {
                seat,
                files: opening.files,
                lines: opening.lines,
                position: (!usual).then(|| self.record.start().standpoint(seat)),
                transcript,
                due,
            });
        }
        self.conclude_if_over();
        self.take_orders()
    }

    /// Processes a line from a seat's program. `took` is the time since the last line sent to it, as the runner measured it.
    pub fn receive_line(
        &mut self,
        seat: Seat,
        text: &str,
        time_taken: Duration,
    ) -> Vec<Order<G::Move>> {
        if self.verdict.is_some() {
            return Vec::new();
        }
        let state = &mut self.seat_states[seat.index()];
        let time_taken = if state.is_due {
            time_taken
        } else {
            Duration::ZERO
        };
        state
            .waiting_lines
            .push_back((text.trim_end().to_owned(), time_taken));
        if state.waiting_lines.len() + state.partial_lines.len() > WAITING_LINES {
            self.forfeit(seat, Fault::Flooded);
        }
        self.process_waiting();
        self.take_orders()
    }

    /// Reports that a seat's program has ended or closed its output.
    pub fn report_exit(&mut self, seat: Seat) -> Vec<Order<G::Move>> {
        self.seat_states[seat.index()].has_left = true;
        self.process_waiting();
        self.take_orders()
    }

    /// Reports that a seat's program wrote more than the runner can store, such as a line without end.
    pub fn report_overflow(&mut self, seat: Seat) -> Vec<Order<G::Move>> {
        self.forfeit(seat, Fault::Flooded);
        self.take_orders()
    }

    /// Reports that a seat has been silent for too long, where the runner measures this itself because some clocks stand
    /// still. Has no effect without a clock, or if the seat does not owe an answer.
    pub fn report_silence(&mut self, seat: Seat) -> Vec<Order<G::Move>> {
        let state = &self.seat_states[seat.index()];
        if let Some(limit) = state.allowance()
            && state.is_due
        {
            self.forfeit(seat, Fault::Silent { limit });
        }
        self.take_orders()
    }

    /// Reports that a seat gives up.
    pub fn resign(&mut self, seat: Seat) -> Vec<Order<G::Move>> {
        self.forfeit(seat, Fault::Resigned);
        self.take_orders()
    }

    /// Reports the time since the match began. A seat that has been silent too long forfeits.
    pub fn tick(&mut self, now: Duration) -> Vec<Order<G::Move>> {
        let silent_seats = self.seats().into_iter().filter_map(|seat| {
            let state = &mut self.seat_states[seat.index()];
            if !state.is_due || state.rules.lenient {
                return None;
            }
            let since = *state.due_since.get_or_insert(now);
            let limit = state.allowance()?;
            let deadline = since.saturating_add(limit).saturating_add(GRACE);
            (now > deadline).then_some((deadline, seat, limit))
        });
        if let Some((_, seat, limit)) = silent_seats.min_by_key(|&(deadline, ..)| deadline) {
            self.forfeit(seat, Fault::Silent { limit });
        }
        self.take_orders()
    }

    fn seats(&self) -> Vec<Seat> {
        (0..self.seat_states.len() as u8).map(Seat).collect()
    }

    fn take_orders(&mut self) -> Vec<Order<G::Move>> {
        self.orders.drain(..).collect()
    }

    /// Makes the answer of a seat due, if it is due in the last position.
    fn make_due(&mut self, seat: Seat) -> Option<Due> {
        if self.verdict.is_some() || !self.record.last().due().contains(seat) {
            return None;
        }
        let state = &mut self.seat_states[seat.index()];
        state.is_due = true;
        state.due_since = None;
        Some(Due {
            limit: state.allowance(),
        })
    }

    /// Processes the waiting lines as far as possible: reads answers, plays moves, reads the answers to these.
    fn process_waiting(&mut self) {
        while self.verdict.is_none() {
            for seat in self.seats() {
                self.read_waiting(seat);
            }
            let have_all_answered = self.verdict.is_none()
                && !self.record.last().due().is_empty()
                && self
                    .record
                    .last()
                    .due()
                    .iter()
                    .all(|seat| self.seat_states[seat.index()].answer.is_some());
            if !have_all_answered {
                return;
            }
            self.play();
        }
    }

    /// Reads the due answer of a seat from its waiting lines.
    fn read_waiting(&mut self, seat: Seat) {
        while self.verdict.is_none() {
            let state = &mut self.seat_states[seat.index()];
            if !state.is_due {
                return;
            }
            let Some((text, time_taken)) = state.waiting_lines.pop_front() else {
                if state.has_left {
                    self.forfeit(seat, Fault::Left);
                }
                return;
            };
            if let Some(limit) = state.allowance()
                && time_taken > limit
                && !state.rules.lenient
            {
                state.partial_lines.push(text);
                self.forfeit(
                    seat,
                    Fault::Late {
                        took: time_taken,
                        limit,
                    },
                );
                return;
            }
            state.partial_lines.push(text);
            let position = self.record.last();
            match position.read_answer(seat, &state.partial_lines) {
                Err(error) => self.refuse(seat, Fault::Unreadable(error)),
                Ok(Reading::More) => {}
                Ok(Reading::Whole(answer)) => match position.check_answer(seat, &answer) {
                    Err(rule) => {
                        let answer = answer.to_string();
                        self.refuse(seat, Fault::Illegal { answer, rule });
                    }
                    Ok(()) => {
                        state.partial_lines.clear();
                        state.answer = Some(answer);
                        state.is_due = false;
                        state.times.push(time_taken);
                        return;
                    }
                },
            }
        }
    }

    /// Joins the answers to a move, plays it, and sends the news to all seats.
    fn play(&mut self) {
        let position_before = self.record.last().clone();
        let answers: Vec<G::Answer> = position_before
            .due()
            .iter()
            .filter_map(|seat| self.seat_states[seat.index()].answer.take())
            .collect();
        let mv = position_before.join(&answers);
        self.record
            .play(mv.clone())
            .expect("answers that are legal each make a legal move");
        self.orders.push_back(Order::Played {
            mv: mv.clone(),
            length: self.record.moves().len(),
        });
        for seat in self.seats() {
            let position = self.record.last();
            let mut lines = position.news(&position_before, &mv, seat);
            if position.due().contains(seat) {
                lines.extend(position.prompt(seat));
            }
            let due = self.make_due(seat);
            if !lines.is_empty() || due.is_some() {
                self.orders.push_back(Order::Send { seat, lines, due });
            }
        }
        self.conclude_if_over();
    }

    fn conclude_if_over(&mut self) {
        if let Some(outcome) = self.record.last().outcome() {
            self.conclude(Verdict {
                outcome,
                forfeit: None,
            });
        }
    }

    /// Drops the answer of a patient seat. Any other seat forfeits.
    fn refuse(&mut self, seat: Seat, fault: Fault) {
        let state = &mut self.seat_states[seat.index()];
        if state.rules.patient {
            state.partial_lines.clear();
            self.orders.push_back(Order::Refused { seat, fault });
        } else {
            self.forfeit(seat, fault);
        }
    }

    fn forfeit(&mut self, seat: Seat, fault: Fault) {
        if self.verdict.is_some() {
            return;
        }
        let end = End {
            seat,
            reason: fault.reason(),
        };
        if self.record.finish(end).is_ok()
            && let Some(outcome) = self.record.outcome()
        {
            self.conclude(Verdict {
                outcome,
                forfeit: Some((seat, fault)),
            });
        }
    }

    fn conclude(&mut self, verdict: Verdict) {
        for seat in self.seats() {
            self.seat_states[seat.index()].is_due = false;
            let lines = self.record.last().farewell(seat);
            if !lines.is_empty() {
                self.orders.push_back(Order::Send {
                    seat,
                    lines,
                    due: None,
                });
            }
        }
        for seat in self.seats() {
            self.orders.push_back(Order::Kill { seat });
        }
        self.orders.push_back(Order::Verdict(verdict.clone()));
        self.verdict = Some(verdict);
    }
}
