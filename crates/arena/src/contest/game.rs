//! One game between processes: carries out the referee's orders and passes on the programs' events.

use std::io;
use std::iter;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::time::{Duration, Instant};

use tempfile::TempDir;
use warren::core::game::Seat;
use warren::core::link::Pack;
use warren::core::log::Log;
use warren::core::protocol::{File, Protocol, Said};
use warren::core::record::Record;
use warren::core::referee::{Fault, Order, Referee, SeatRules, Verdict, transcript_entries};

use super::catch_up::{CatchUp, CatchUpError, Events};
use super::contestant::Contestant;
use super::ending::{Disturbance, FinishedGame, NoVerdict};
use super::exchange::Exchange;
use super::forfeit::SilentProgram;
use super::jail::{Access, VisiblePath};
use super::process::{Event, Process};
use super::protection::{ConfinedCommand, Confinement, Protection};
use super::run_folder::{self, LOG_FILE};
use super::standstill;
use super::system;
use crate::Failure;

/// How often the referee gets a tick while nothing happens.
const TICK_INTERVAL: Duration = Duration::from_millis(20);

/// The maximum number of waiting events. A program that writes more has to wait.
const MAX_WAITING_EVENTS: usize = 256;

/// The setup of a game: the players and the conditions.
#[derive(Clone)]
pub struct GameSetup<'a, G: Protocol> {
    /// The record that the game continues: only the start, or with moves.
    pub start_record: Record<G>,
    /// The programs, by seat.
    pub seated: Vec<&'a Contestant>,
    /// The programs' names, by seat.
    pub names: Vec<&'a str>,
    /// The clocks, the same for all seats.
    pub time_control: SeatRules,
    /// The total time for all answers of a program while it catches up with the game.
    pub catch_up_limit: Duration,
    /// The seed of the built-in programs.
    pub seed: u64,
    /// Whether a program that fails to start loses. Otherwise there is no game.
    pub loses_if_not_started: bool,
    /// Whether programs that are not built in first read the past moves in a line `opening C4W G6N`. Otherwise they have to
    /// give the recorded answers.
    pub reads_openings: bool,
    /// The protection from native programs.
    pub protection: Protection,
    /// Set when the match has to end at once.
    pub stop_requested: &'a AtomicBool,
}

impl<G: Protocol> GameSetup<'_, G> {
    /// Returns the rules of a seat. A program that has answered while catching up needs no extra time to start.
    fn time_control_of(&self, seat: Seat, contestant: &Contestant) -> SeatRules {
        if self.reads_openings {
            return self.time_control;
        }
        let is_answer = |said: &Said| matches!(said, Said::Answered(_));
        let has_answered = transcript_entries(&self.start_record, seat)
            .iter()
            .any(is_answer);
        if has_answered && !contestant.is_built_in() {
            SeatRules {
                start_up: Duration::ZERO,
                ..self.time_control
            }
        } else {
            self.time_control
        }
    }
}

/// Plays one game. Calls `on_move` with the number of moves after each move.
pub fn play<G: Protocol + Pack>(
    setup: GameSetup<'_, G>,
    on_move: impl FnMut(usize),
) -> Result<FinishedGame, NoVerdict> {
    standstill::start_watching();
    let (sender, events) = sync_channel(MAX_WAITING_EVENTS);
    let seats = (0..).map(Seat).zip(&setup.seated);
    let rules: Vec<SeatRules> = seats
        .map(|(seat, contestant)| setup.time_control_of(seat, contestant))
        .collect();
    let referee = Referee::new(setup.start_record.clone(), &rules);
    let mut game = GameInProgress {
        setup,
        sender,
        events: Events::new(events),
        referee,
        programs: Vec::new(),
        silent_program: None,
        started_at: Instant::now(),
        on_move,
    };
    let verdict = game.run()?;
    game.conclude(verdict)
}

/// A program of the game, and its folder if it has one.
pub(super) struct Program {
    pub(super) process: Process,
    /// The lines that it read and wrote.
    pub(super) exchange: Exchange,
    /// When lines or a reminder that its answer is due were last sent.
    pub(super) last_sent_at: Instant,
    /// The reason why it failed to start.
    pub(super) start_error: Option<String>,
    _folder: Option<TempDir>,
    /// Its place, kept until it has ended.
    _confinement: Option<Confinement>,
}

/// A game in progress.
pub(super) struct GameInProgress<'a, G: Protocol, W> {
    pub(super) setup: GameSetup<'a, G>,
    sender: SyncSender<(Seat, Event)>,
    pub(super) events: Events,
    pub(super) referee: Referee<G>,
    /// By seat. All programs start before anything else.
    pub(super) programs: Vec<Program>,
    /// Observations of the program that lost by silence.
    pub(super) silent_program: Option<SilentProgram>,
    pub(super) started_at: Instant,
    /// Is called with the number of moves after each move.
    on_move: W,
}

impl<G: Protocol + Pack, W: FnMut(usize)> GameInProgress<'_, G, W> {
    /// Plays the game to its end.
    fn run(&mut self) -> Result<Verdict, NoVerdict> {
        self.started_at = Instant::now();
        let mut orders = self.referee.begin();
        loop {
            for order in orders {
                if let Some(verdict) = self.carry_out(order)? {
                    return Ok(verdict);
                }
            }
            if self.setup.stop_requested.load(Ordering::Relaxed) {
                return Err(NoVerdict::Stopped);
            }
            orders = match self.events.next(TICK_INTERVAL) {
                Some((seat, Event::Line { text, read_at })) => {
                    let Program {
                        process, exchange, ..
                    } = &mut self.programs[seat.index()];
                    let answer_time = process.answer_time(read_at);
                    let is_early = process.is_early(read_at) || !self.referee.is_due(seat);
                    exchange.add_written(read_at, answer_time, is_early);
                    self.referee.receive_line(seat, &text, answer_time)
                }
                Some((seat, Event::Overflow)) => self.referee.report_overflow(seat),
                Some((seat, Event::Exit)) => self.referee.report_exit(seat),
                // Only here is no event waiting, so only here may silence be counted.
                None => {
                    let orders = self.referee.tick(standstill::awake_since(self.started_at));
                    self.observe_silent_program();
                    orders
                }
            };
            if self.referee.verdict().is_some() {
                self.programs
                    .iter_mut()
                    .for_each(|program| program.exchange.mark_end());
            }
        }
    }

    /// Observes a program that has just lost by silence, before its input is closed.
    fn observe_silent_program(&mut self) {
        let forfeit = self
            .referee
            .verdict()
            .and_then(|verdict| verdict.forfeit.as_ref());
        let Some((seat, Fault::Silent { .. })) = forfeit else {
            return;
        };
        let Program {
            process,
            last_sent_at,
            ..
        } = &mut self.programs[seat.index()];
        self.silent_program = Some(SilentProgram {
            waited: standstill::awake_since(*last_sent_at),
            unfinished_line: process.unfinished_line(),
            had_ended: process.end_if_ended().is_some(),
            activity: process.activity(),
        });
    }

    /// Carries out an order of the referee. Returns the verdict if the order is one.
    fn carry_out(&mut self, order: Order<G::Move>) -> Result<Option<Verdict>, NoVerdict> {
        match order {
            Order::Start {
                seat, files, lines, ..
            } => self.seat_program(seat, &files, lines)?,
            Order::Send { seat, lines, .. } => self.send(seat, &lines),
            Order::Played { length, .. } => (self.on_move)(length),
            Order::Refused { .. } => unreachable!("no program is patient"),
            Order::Kill { seat } => self.programs[seat.index()].process.close_input(),
            Order::Verdict(verdict) => return Ok(Some(verdict)),
        }
        Ok(None)
    }

    /// Sends lines to a seat's program.
    fn send(&mut self, seat: Seat, lines: &[String]) {
        let program = &mut self.programs[seat.index()];
        program.last_sent_at = Instant::now();
        let call_number = program.process.send(lines);
        program.exchange.add_sent(lines, call_number);
    }

    /// Starts a seat's program, brings it to the current position and sends the next lines.
    fn seat_program(
        &mut self,
        seat: Seat,
        files: &[File],
        first_lines: Vec<String>,
    ) -> Result<(), NoVerdict> {
        let contestant = self.setup.seated[seat.index()];
        let record = &self.setup.start_record;
        let is_fresh = record.moves().is_empty() && record.start().start_lines().is_some();
        let log = (contestant.is_built_in() && !is_fresh).then(|| Log::of(record, seat));
        let program = match self.start_program(seat, files, log.as_ref()) {
            Err(failure) if self.setup.loses_if_not_started => {
                self.program_that_failed(seat, failure)
            }
            started => started,
        };
        self.programs.push(program.map_err(NoVerdict::Failed)?);
        let lines = match log {
            Some(_) => Vec::new(),
            None if self.setup.reads_openings && !is_fresh => self.opening_lines(seat, first_lines),
            None => self.catch_up(seat, first_lines)?,
        };
        self.programs[seat.index()].exchange = if is_fresh {
            Exchange::default()
        } else {
            Exchange::after_record(&self.setup.start_record, seat)
        };
        if is_fresh {
            self.send(seat, &lines)
        } else {
            // The exchange already has these lines.
            let program = &mut self.programs[seat.index()];
            program.last_sent_at = Instant::now();
            program.process.send(&lines);
        }
        Ok(())
    }

    /// Returns a program that failed to start. It exited before it could answer.
    fn program_that_failed(&self, seat: Seat, why: Failure) -> Result<Program, Failure> {
        let sender = self.sender.clone();
        Ok(Program {
            process: Process::never_started(move |event| sender.send((seat, event)).is_ok()),
            exchange: Exchange::default(),
            last_sent_at: Instant::now(),
            start_error: Some(why.0),
            _folder: None,
            _confinement: None,
        })
    }

    /// Returns the first lines of a game for a program that reads the past moves.
    fn opening_lines(&self, seat: Seat, first_lines: Vec<String>) -> Vec<String> {
        let record = &self.setup.start_record;
        let moves = record.moves().iter().map(ToString::to_string);
        let moves: Vec<String> = iter::once("opening".to_owned()).chain(moves).collect();
        let mut lines = vec![moves.join(" ")];
        lines.extend(first_lines);
        let position = record.last();
        if position.due().contains(seat) {
            lines.extend(position.prompt(seat));
        }
        lines
    }

    /// Replays the game's past to a program. Returns the lines after its last answer.
    fn catch_up(&mut self, seat: Seat, first_lines: Vec<String>) -> Result<Vec<String>, NoVerdict> {
        let catch_up = CatchUp {
            record: &self.setup.start_record,
            seat,
            answer_limit: self.setup.catch_up_limit,
            stop_requested: self.setup.stop_requested,
        };
        let process = &mut self.programs[seat.index()].process;
        let error = match catch_up.catch_up(process, first_lines, &mut self.events) {
            Ok(lines) => return Ok(lines),
            Err(error) => error,
        };
        if self.setup.stop_requested.load(Ordering::Relaxed) {
            return Err(NoVerdict::Stopped);
        }
        if let CatchUpError::Exited { .. } = error {
            self.wait_for_exit();
        }
        if let Some(event) = self.outside_kill(seat) {
            return Err(self.end_disturbed_game(Disturbance::Signal { seat, event }));
        }
        let contestant = self.setup.seated[seat.index()];
        let moves = self.setup.start_record.moves().len();
        Err(NoVerdict::Failed(Failure(format!(
            "`{contestant}` cannot catch up to move {moves}: {error}"
        ))))
    }

    fn start_program(
        &self,
        seat: Seat,
        files: &[File],
        log: Option<&Log>,
    ) -> Result<Program, Failure> {
        let contestant = self.setup.seated[seat.index()];
        let failure =
            |error: io::Error| Failure(format!("`{contestant}` cannot be started: {error}"));
        let folder = run_folder::make_run_folder(files, log, contestant.submission_folder())
            .map_err(failure)?;
        let path = folder.as_ref().map(TempDir::path);
        let run_folder =
            path.filter(|_| !files.is_empty() || contestant.submission_folder().is_some());
        let mut command = self
            .command(contestant, seat, run_folder)
            .map_err(failure)?;
        if let Some(path) = path
            && log.is_some()
        {
            command.arg("--log").arg(path.join(LOG_FILE));
        }
        let ConfinedCommand {
            command,
            confinement,
        } = self
            .confine_native(contestant, command, run_folder)
            .map_err(failure)?;
        let started_process = system::start(command, path, &confinement).map_err(failure)?;
        let sender = self.sender.clone();
        Ok(Program {
            process: Process::new(started_process, move |event| {
                sender.send((seat, event)).is_ok()
            }),
            exchange: Exchange::default(),
            last_sent_at: Instant::now(),
            start_error: None,
            _folder: folder,
            _confinement: Some(confinement),
        })
    }

    fn command(
        &self,
        contestant: &Contestant,
        seat: Seat,
        run_folder: Option<&Path>,
    ) -> io::Result<Command> {
        let game = G::ID.parse().map_err(io::Error::other)?;
        let clock = self.setup.time_control.clock.unwrap_or(G::CLOCK);
        let seed = self.setup.seed.wrapping_add(seat.0.into());
        let is_jailed = matches!(self.setup.protection, Protection::Jail(_));
        contestant.command(game, clock, seed, run_folder, G::FILES, is_jailed)
    }

    /// Puts a native program into its place. A jailed program sees its own folder and the one in which it runs.
    fn confine_native(
        &self,
        contestant: &Contestant,
        command: Command,
        run_folder: Option<&Path>,
    ) -> io::Result<ConfinedCommand> {
        match contestant.visible_paths() {
            Some(own) => {
                let access = match contestant.submission_folder() {
                    Some(_) => Access::ReadAlways,
                    None => Access::Read,
                };
                let own = own.into_iter().map(|path| VisiblePath::new(path, access));
                let run = run_folder.map(|path| VisiblePath::new(path, Access::Run));
                let visible_paths: Vec<VisiblePath> = own.chain(run).collect();
                self.setup.protection.confine(command, &visible_paths)
            }
            None => Ok(ConfinedCommand::unconfined(command)),
        }
    }
}
