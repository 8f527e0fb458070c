//! One game between processes: carries out the referee's orders and brings in what the programs do.

use std::fs;
use std::io::{self, Write};
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::{NamedTempFile, TempDir};
use warren::game::{Outcome, Seat};
use warren::log::Log;
use warren::protocol::{File, Protocol, Said};
use warren::record::Record;
use warren::referee::{Fault, Order, Referee, SeatRules, Verdict, transcript};

use super::contestant::Contestant;
use super::past::{Bringing, Events};
use super::process::{Event, Process};
use crate::cli::Failure;

/// How often the referee is told the time while nothing happens.
const TICK: Duration = Duration::from_millis(20);

/// How long programs may take to leave once the game is over, before they are ended.
const LEAVING: Duration = Duration::from_millis(500);

/// How often to look whether they have left.
const LOOK: Duration = Duration::from_millis(2);

/// What programs did that the match has not looked at yet; a program that writes more waits.
const WAITING_EVENTS: usize = 256;

/// Who plays, and how.
pub struct Table<'a, G: Protocol> {
    /// The game from which it goes on, the start alone or with moves.
    pub begun: Record<G>,
    /// The programs by seat.
    pub seated: Vec<&'a Contestant>,
    /// Clocks, the same for all.
    pub rules: SeatRules,
    /// Decides the chances of our own programs.
    pub seed: u64,
    /// Set when the match is to end at once.
    pub stopped: &'a AtomicBool,
}

impl<G: Protocol> Table<'_, G> {
    /// The clock of a seat. A program that has answered on its way there needs no more time to start.
    fn rules_of(&self, seat: Seat, contestant: &Contestant) -> SeatRules {
        let is_answer = |said: &Said| matches!(said, Said::Answered(_));
        let has_answered = transcript(&self.begun, seat).iter().any(is_answer);
        match has_answered && !contestant.is_built_in() {
            true => SeatRules {
                start_up: Duration::ZERO,
                ..self.rules
            },
            false => self.rules,
        }
    }
}

/// A game that has been played.
pub struct Played {
    /// The record's text.
    pub record: String,
    /// Moves played.
    pub length: usize,
    pub outcome: Outcome,
    /// Who lost by what, where the rules did not end the game.
    pub forfeit: Option<Forfeit>,
    /// What each answer took, by seat.
    pub times: Vec<Vec<Duration>>,
}

/// A program's fault, and what one can know of its cause.
pub struct Forfeit {
    pub seat: Seat,
    /// The sentence, without its subject.
    pub fault: String,
    /// The end of what the program said on standard error.
    pub errors: String,
}

/// Why a game came to no verdict.
#[derive(Debug)]
pub enum Unplayed {
    /// Whoever runs the match stopped it.
    Stopped,
    /// A program could not be started.
    Failed(Failure),
}

/// Plays one game. `watch` is told the number of moves after each.
pub fn play<G: Protocol>(
    table: Table<'_, G>,
    watch: impl FnMut(usize),
) -> Result<Played, Unplayed> {
    let (sender, events) = sync_channel(WAITING_EVENTS);
    let seats = (0..).map(Seat).zip(&table.seated);
    let rules: Vec<SeatRules> = seats
        .map(|(seat, contestant)| table.rules_of(seat, contestant))
        .collect();
    let referee = Referee::new(table.begun.clone(), &rules);
    let mut game = Game {
        table,
        sender,
        events: Events::new(events),
        referee,
        programs: Vec::new(),
        watch,
    };
    let verdict = game.run()?;
    Ok(game.conclude(verdict))
}

/// A program of the game, and its folder if it has one.
struct Program {
    process: Process,
    _folder: Option<TempDir>,
    /// What one of our own goes on from.
    _log: Option<NamedTempFile>,
}

struct Game<'a, G: Protocol, W> {
    table: Table<'a, G>,
    sender: SyncSender<(Seat, Event)>,
    events: Events,
    referee: Referee<G>,
    /// By seat; all are started before anything else.
    programs: Vec<Program>,
    watch: W,
}

impl<G: Protocol, W: FnMut(usize)> Game<'_, G, W> {
    fn run(&mut self) -> Result<Verdict, Unplayed> {
        let begun = Instant::now();
        let mut orders = self.referee.begin();
        loop {
            for order in orders {
                if let Some(verdict) = self.carry_out(order).map_err(Unplayed::Failed)? {
                    return Ok(verdict);
                }
            }
            if self.table.stopped.load(Ordering::Relaxed) {
                return Err(Unplayed::Stopped);
            }
            orders = match self.events.next(TICK) {
                Some((seat, Event::Line { text, at })) => {
                    let took = self.programs[seat.index()].process.took(at);
                    self.referee.line(seat, &text, took)
                }
                Some((seat, Event::Overflow)) => self.referee.overflow(seat),
                Some((seat, Event::Exit)) => self.referee.exit(seat),
                // Only here, where nothing waits to be looked at, may silence be counted.
                None => self.referee.tick(begun.elapsed()),
            };
        }
    }

    fn carry_out(&mut self, order: Order<G::Move>) -> Result<Option<Verdict>, Failure> {
        match order {
            Order::Start {
                seat, files, lines, ..
            } => self.seat(seat, &files, lines)?,
            Order::Send { seat, lines, .. } => self.programs[seat.index()].process.send(&lines),
            Order::Played { length, .. } => (self.watch)(length),
            Order::Kill { seat } => self.programs[seat.index()].process.close_input(),
            Order::Verdict(verdict) => return Ok(Some(verdict)),
        }
        Ok(None)
    }

    /// Starts a seat's program, brings it to where the game stands, and hands it what it is told then.
    fn seat(&mut self, seat: Seat, files: &[File], opening: Vec<String>) -> Result<(), Failure> {
        let contestant = self.table.seated[seat.index()];
        let record = &self.table.begun;
        let is_fresh = record.moves().is_empty() && record.start().start_lines().is_some();
        let log = (contestant.is_built_in() && !is_fresh).then(|| Log::of(record, seat));
        let mut program = self.start(seat, files, log.as_ref())?;
        let lines = match log {
            Some(_) => Vec::new(),
            None => {
                let within = self.table.rules.start_up;
                let bringing = Bringing {
                    record,
                    seat,
                    within,
                    stopped: self.table.stopped,
                };
                let lines = bringing.bring(&mut program.process, opening, &mut self.events);
                lines.map_err(|refusal| {
                    let moves = record.moves().len();
                    Failure(format!(
                        "`{contestant}` cannot be brought to move {moves}: {refusal}"
                    ))
                })?
            }
        };
        program.process.send(&lines);
        self.programs.push(program);
        Ok(())
    }

    fn start(&self, seat: Seat, files: &[File], log: Option<&Log>) -> Result<Program, Failure> {
        let contestant = self.table.seated[seat.index()];
        let failure =
            |error: io::Error| Failure(format!("`{contestant}` cannot be started: {error}"));
        let folder = folder_with(files).map_err(failure)?;
        let log = log.map(log_file).transpose().map_err(failure)?;
        let mut command = self
            .command(contestant, seat, folder.as_ref())
            .map_err(failure)?;
        if let Some(log) = &log {
            command.arg("--log").arg(log.path());
        }
        let sender = self.sender.clone();
        let process = Process::start(command, move |event| sender.send((seat, event)).is_ok());
        Ok(Program {
            process: process.map_err(failure)?,
            _folder: folder,
            _log: log,
        })
    }

    fn command(
        &self,
        contestant: &Contestant,
        seat: Seat,
        folder: Option<&TempDir>,
    ) -> io::Result<Command> {
        let game = G::ID.parse().map_err(io::Error::other)?;
        let clock = self.table.rules.clock.unwrap_or(G::CLOCK);
        let seed = self.table.seed.wrapping_add(seat.0.into());
        contestant.command(game, clock, seed, folder.map(TempDir::path))
    }

    /// Lets the programs leave, ends those that do not, and sums up the game.
    fn conclude(mut self, verdict: Verdict) -> Played {
        let last = Instant::now() + LEAVING;
        while !self.programs.iter_mut().all(|p| p.process.has_ended())
            && Instant::now() < last
            && !self.table.stopped.load(Ordering::Relaxed)
        {
            thread::sleep(LOOK);
        }
        let forfeit = verdict.forfeit.map(|(seat, fault)| {
            let process = &mut self.programs[seat.index()].process;
            let mut sentence = fault.to_string();
            let has_ended = process.has_ended();
            match (process.end(), fault) {
                (Ok(status), Fault::Left) if has_ended => sentence += &format!(" ({status})"),
                (_, Fault::Silent { .. }) if process.is_input_broken() => {
                    sentence += " (it had closed its input)";
                }
                _ => {}
            }
            Forfeit {
                seat,
                fault: sentence,
                errors: process.errors(),
            }
        });
        let record = self.referee.record();
        let seats = 0..record.start().seats() as u8;
        Played {
            record: record.to_string(),
            length: record.moves().len(),
            outcome: verdict.outcome,
            forfeit,
            times: seats
                .map(|seat| self.referee.answer_times(Seat(seat)).to_vec())
                .collect(),
        }
    }
}

/// A file with a log.
fn log_file(log: &Log) -> io::Result<NamedTempFile> {
    let mut file = tempfile::Builder::new().prefix("warren-").tempfile()?;
    write!(file, "{log}")?;
    Ok(file)
}

/// A folder with these files, if there are any.
fn folder_with(files: &[File]) -> io::Result<Option<TempDir>> {
    if files.is_empty() {
        return Ok(None);
    }
    let folder = tempfile::Builder::new().prefix("warren-").tempdir()?;
    for file in files {
        fs::write(folder.path().join(&file.name), &file.text)?;
    }
    Ok(Some(folder))
}
