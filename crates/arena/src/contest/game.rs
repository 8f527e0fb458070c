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

use super::catch_up::{CatchUp, Events, Refusal};
use super::contestant::Contestant;
use super::ending::{Disturbance, NoVerdict, Played};
use super::exchange::Exchange;
use super::forfeit::Silence;
use super::jail::{Access, Shown};
use super::process::{Event, Process};
use super::protection::{Confined, Place, Protection};
use super::pulse;
use super::run_folder::{self, LOG_FILE};
use super::system;
use crate::Failure;

/// How often the referee gets a tick while nothing happens.
const TICK: Duration = Duration::from_millis(20);

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
    pub rules: SeatRules,
    /// The total time for all answers of a program while it catches up with the game.
    pub catching_up: Duration,
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
    pub stopped: &'a AtomicBool,
}

impl<G: Protocol> GameSetup<'_, G> {
    /// Returns the rules of a seat. A program that has answered while catching up needs no extra time to start.
    fn rules_of(&self, seat: Seat, contestant: &Contestant) -> SeatRules {
        if self.reads_openings {
            return self.rules;
        }
        let is_answer = |said: &Said| matches!(said, Said::Answered(_));
        let has_answered = transcript_entries(&self.start_record, seat)
            .iter()
            .any(is_answer);
        if has_answered && !contestant.is_built_in() {
            SeatRules {
                start_up: Duration::ZERO,
                ..self.rules
            }
        } else {
            self.rules
        }
    }
}

/// Plays one game. Calls `watch` with the number of moves after each move.
pub fn play<G: Protocol + Pack>(
    setup: GameSetup<'_, G>,
    watch: impl FnMut(usize),
) -> Result<Played, NoVerdict> {
    pulse::watch();
    let (sender, events) = sync_channel(MAX_WAITING_EVENTS);
    let seats = (0..).map(Seat).zip(&setup.seated);
    let rules: Vec<SeatRules> = seats
        .map(|(seat, contestant)| setup.rules_of(seat, contestant))
        .collect();
    let referee = Referee::new(setup.start_record.clone(), &rules);
    let mut game = Game {
        setup,
        sender,
        events: Events::new(events),
        referee,
        programs: Vec::new(),
        silence: None,
        started_at: Instant::now(),
        watch,
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
    pub(super) asked: Instant,
    /// The reason why it failed to start.
    pub(super) not_started: Option<String>,
    _folder: Option<TempDir>,
    /// Its place, kept until it has ended.
    _place: Option<Place>,
}

/// A game in progress.
pub(super) struct Game<'a, G: Protocol, W> {
    pub(super) setup: GameSetup<'a, G>,
    sender: SyncSender<(Seat, Event)>,
    pub(super) events: Events,
    pub(super) referee: Referee<G>,
    /// By seat. All programs start before anything else.
    pub(super) programs: Vec<Program>,
    /// Observations of the program that lost by silence.
    pub(super) silence: Option<Silence>,
    pub(super) started_at: Instant,
    watch: W,
}

impl<G: Protocol + Pack, W: FnMut(usize)> Game<'_, G, W> {
    fn run(&mut self) -> Result<Verdict, NoVerdict> {
        self.started_at = Instant::now();
        let mut orders = self.referee.begin();
        loop {
            for order in orders {
                if let Some(verdict) = self.carry_out(order)? {
                    return Ok(verdict);
                }
            }
            if self.setup.stopped.load(Ordering::Relaxed) {
                return Err(NoVerdict::Stopped);
            }
            orders = match self.events.next(TICK) {
                Some((seat, Event::Line { text, at })) => {
                    let Program {
                        process, exchange, ..
                    } = &mut self.programs[seat.index()];
                    let took = process.took(at);
                    let is_early = process.is_early(at) || !self.referee.is_due(seat);
                    exchange.add_written(at, took, is_early);
                    self.referee.line(seat, &text, took)
                }
                Some((seat, Event::Overflow)) => self.referee.overflow(seat),
                Some((seat, Event::Exit)) => self.referee.exit(seat),
                // Only here is no event waiting, so only here may silence be counted.
                None => {
                    let orders = self.referee.tick(pulse::awake_since(self.started_at));
                    self.observe_silence();
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
    fn observe_silence(&mut self) {
        let forfeit = self
            .referee
            .verdict()
            .and_then(|verdict| verdict.forfeit.as_ref());
        let Some((seat, Fault::Silent { .. })) = forfeit else {
            return;
        };
        let Program { process, asked, .. } = &mut self.programs[seat.index()];
        self.silence = Some(Silence {
            waited: pulse::awake_since(*asked),
            unfinished: process.unfinished(),
            had_ended: process.ended().is_some(),
            activity: process.activity(),
        });
    }

    fn carry_out(&mut self, order: Order<G::Move>) -> Result<Option<Verdict>, NoVerdict> {
        match order {
            Order::Start {
                seat, files, lines, ..
            } => self.seat(seat, &files, lines)?,
            Order::Send { seat, lines, .. } => self.send(seat, &lines),
            Order::Played { length, .. } => (self.watch)(length),
            Order::Refused { .. } => unreachable!("no program is patient"),
            Order::Kill { seat } => self.programs[seat.index()].process.close_input(),
            Order::Verdict(verdict) => return Ok(Some(verdict)),
        }
        Ok(None)
    }

    fn send(&mut self, seat: Seat, lines: &[String]) {
        let program = &mut self.programs[seat.index()];
        program.asked = Instant::now();
        let handed = program.process.send(lines);
        program.exchange.add_read(lines, handed);
    }

    /// Starts a seat's program, brings it to the current position and sends the next lines.
    fn seat(&mut self, seat: Seat, files: &[File], opening: Vec<String>) -> Result<(), NoVerdict> {
        let contestant = self.setup.seated[seat.index()];
        let record = &self.setup.start_record;
        let is_fresh = record.moves().is_empty() && record.start().start_lines().is_some();
        let log = (contestant.is_built_in() && !is_fresh).then(|| Log::of(record, seat));
        let program = match self.start(seat, files, log.as_ref()) {
            Err(failure) if self.setup.loses_if_not_started => self.not_started(seat, failure),
            started => started,
        };
        self.programs.push(program.map_err(NoVerdict::Failed)?);
        let lines = match log {
            Some(_) => Vec::new(),
            None if self.setup.reads_openings && !is_fresh => self.opening_lines(seat, opening),
            None => self.catch_up(seat, opening)?,
        };
        self.programs[seat.index()].exchange = if is_fresh {
            Exchange::default()
        } else {
            Exchange::after(&self.setup.start_record, seat)
        };
        if is_fresh {
            self.send(seat, &lines)
        } else {
            // The exchange already has these lines.
            let program = &mut self.programs[seat.index()];
            program.asked = Instant::now();
            program.process.send(&lines);
        }
        Ok(())
    }

    /// Returns a program that failed to start. It exited before it could answer.
    fn not_started(&self, seat: Seat, why: Failure) -> Result<Program, Failure> {
        let sender = self.sender.clone();
        Ok(Program {
            process: Process::absent(move |event| sender.send((seat, event)).is_ok()),
            exchange: Exchange::default(),
            asked: Instant::now(),
            not_started: Some(why.0),
            _folder: None,
            _place: None,
        })
    }

    /// Returns the first lines of a game for a program that reads the past moves.
    fn opening_lines(&self, seat: Seat, opening: Vec<String>) -> Vec<String> {
        let record = &self.setup.start_record;
        let moves = record.moves().iter().map(ToString::to_string);
        let moves: Vec<String> = iter::once("opening".to_owned()).chain(moves).collect();
        let mut lines = vec![moves.join(" ")];
        lines.extend(opening);
        let now = record.last();
        if now.due().contains(seat) {
            lines.extend(now.prompt(seat));
        }
        lines
    }

    /// Replays the game's past to a program. Returns the lines after its last answer.
    fn catch_up(&mut self, seat: Seat, opening: Vec<String>) -> Result<Vec<String>, NoVerdict> {
        let catch_up = CatchUp {
            record: &self.setup.start_record,
            seat,
            within: self.setup.catching_up,
            stopped: self.setup.stopped,
        };
        let process = &mut self.programs[seat.index()].process;
        let refusal = match catch_up.catch_up(process, opening, &mut self.events) {
            Ok(lines) => return Ok(lines),
            Err(refusal) => refusal,
        };
        if self.setup.stopped.load(Ordering::Relaxed) {
            return Err(NoVerdict::Stopped);
        }
        if let Refusal::Left { .. } = refusal {
            self.wait_for_exit();
        }
        if let Some(what) = self.killed(seat) {
            return Err(self.disturbed(Disturbance::Signal { seat, what }));
        }
        let contestant = self.setup.seated[seat.index()];
        let moves = self.setup.start_record.moves().len();
        Err(NoVerdict::Failed(Failure(format!(
            "`{contestant}` cannot catch up to move {moves}: {refusal}"
        ))))
    }

    fn start(&self, seat: Seat, files: &[File], log: Option<&Log>) -> Result<Program, Failure> {
        let contestant = self.setup.seated[seat.index()];
        let failure =
            |error: io::Error| Failure(format!("`{contestant}` cannot be started: {error}"));
        let folder = run_folder::make(files, log, contestant.home()).map_err(failure)?;
        let path = folder.as_ref().map(TempDir::path);
        let home = path.filter(|_| !files.is_empty() || contestant.home().is_some());
        let mut command = self.command(contestant, seat, home).map_err(failure)?;
        if let Some(path) = path
            && log.is_some()
        {
            command.arg("--log").arg(path.join(LOG_FILE));
        }
        let Confined { command, place } =
            self.confined(contestant, command, home).map_err(failure)?;
        let started = system::start(command, path, &place).map_err(failure)?;
        let sender = self.sender.clone();
        Ok(Program {
            process: Process::new(started, move |event| sender.send((seat, event)).is_ok()),
            exchange: Exchange::default(),
            asked: Instant::now(),
            not_started: None,
            _folder: folder,
            _place: Some(place),
        })
    }

    fn command(
        &self,
        contestant: &Contestant,
        seat: Seat,
        home: Option<&Path>,
    ) -> io::Result<Command> {
        let game = G::ID.parse().map_err(io::Error::other)?;
        let clock = self.setup.rules.clock.unwrap_or(G::CLOCK);
        let seed = self.setup.seed.wrapping_add(seat.0.into());
        let is_jailed = matches!(self.setup.protection, Protection::Jail(_));
        contestant.command(game, clock, seed, home, G::FILES, is_jailed)
    }

    /// Puts a native program into its place. A jailed program sees its own folder and the one in which it runs.
    fn confined(
        &self,
        contestant: &Contestant,
        command: Command,
        home: Option<&Path>,
    ) -> io::Result<Confined> {
        match contestant.shown() {
            Some(own) => {
                let access = match contestant.home() {
                    Some(_) => Access::Keep,
                    None => Access::Read,
                };
                let own = own.into_iter().map(|path| Shown::new(path, access));
                let run = home.map(|path| Shown::new(path, Access::Run));
                let shown: Vec<Shown> = own.chain(run).collect();
                self.setup.protection.confine(command, &shown)
            }
            None => Ok(Confined::open(command)),
        }
    }
}
