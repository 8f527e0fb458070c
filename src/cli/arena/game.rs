//! One game between processes: carries out the referee's orders and brings in what the programs do.

use std::collections::VecDeque;
use std::fs;
use std::io::{self, Write};
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::{NamedTempFile, TempDir};
use warren::game::{Game, Outcome, Seat};
use warren::protocol::{File, Protocol, Reading, Said};
use warren::record::Record;
use warren::referee::{Fault, Order, Referee, SeatRules, Verdict};

use super::contestant::Contestant;
use super::process::{Event, Process};
use super::{shorten, without_controls};
use crate::cli::Failure;
use crate::cli::past::Past;

/// How often the referee is told the time while nothing happens.
const TICK: Duration = Duration::from_millis(20);

/// How long programs may take to leave once the game is over, before they are ended.
const LEAVING: Duration = Duration::from_millis(500);

/// How often to look whether they have left.
const LOOK: Duration = Duration::from_millis(2);

/// What programs did that the match has not looked at yet; a program that writes more waits.
const WAITING_EVENTS: usize = 256;

/// Who plays, and how.
pub struct Table<'a, G: Game> {
    /// The game so far: where it has moves, the programs are brought to where they end.
    pub record: Record<G>,
    /// The programs by seat.
    pub seated: Vec<&'a Contestant>,
    /// Clocks, the same for all.
    pub rules: SeatRules,
    /// Decides the chances of our own programs.
    pub seed: u64,
    /// Set when the match is to end at once.
    pub stopped: &'a AtomicBool,
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
    let rules: Vec<SeatRules> = (0..)
        .map(Seat)
        .zip(&table.seated)
        .map(
            |(seat, program)| match is_brought(program, &table.record, seat) {
                // It has started by then.
                true => SeatRules {
                    start_up: Duration::ZERO,
                    ..table.rules
                },
                false => table.rules,
            },
        )
        .collect();
    let referee = Referee::new(table.record.clone(), &rules);
    let mut game = Contest {
        table,
        sender,
        referee,
        programs: Vec::new(),
        early: VecDeque::new(),
        watch,
    };
    let verdict = game.run(&events)?;
    Ok(game.conclude(verdict))
}

/// A program of the game, and its folder if it has one.
struct Program {
    process: Process,
    _folder: Option<TempDir>,
    _past: Option<NamedTempFile>,
}

struct Contest<'a, G: Protocol, W> {
    table: Table<'a, G>,
    sender: SyncSender<(Seat, Event)>,
    referee: Referee<G>,
    /// By seat; all are started before anything else.
    programs: Vec<Program>,
    /// What programs did while others were brought to where the game goes on.
    early: VecDeque<(Seat, Event)>,
    watch: W,
}

impl<G: Protocol, W: FnMut(usize)> Contest<'_, G, W> {
    fn run(&mut self, events: &Receiver<(Seat, Event)>) -> Result<Verdict, Unplayed> {
        let (starts, mut orders): (Vec<_>, Vec<_>) = (self.referee.begin().into_iter())
            .partition(|order| matches!(order, Order::Start { .. }));
        self.seat_all(starts, events)?;
        let begun = Instant::now();
        loop {
            for order in orders {
                if let Some(verdict) = self.carry_out(order).map_err(Unplayed::Failed)? {
                    return Ok(verdict);
                }
            }
            if self.table.stopped.load(Ordering::Relaxed) {
                return Err(Unplayed::Stopped);
            }
            let event = match self.early.pop_front() {
                Some(event) => Ok(event),
                None => events.recv_timeout(TICK),
            };
            orders = match event {
                Ok((seat, Event::Line { text, at })) => {
                    let took = self.programs[seat.index()].process.took(at);
                    self.referee.line(seat, &text, took)
                }
                Ok((seat, Event::Overflow)) => self.referee.overflow(seat),
                Ok((seat, Event::Exit)) => self.referee.exit(seat),
                // Only here, where nothing waits to be looked at, may silence be counted.
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    self.referee.tick(begun.elapsed())
                }
            };
        }
    }

    fn carry_out(&mut self, order: Order<G::Move>) -> Result<Option<Verdict>, Failure> {
        match order {
            // All are seated.
            Order::Start { .. } => {}
            Order::Send { seat, lines, .. } => self.programs[seat.index()].process.send(&lines),
            Order::Played { length, .. } => (self.watch)(length),
            Order::Kill { seat } => self.programs[seat.index()].process.close_input(),
            Order::Verdict(verdict) => return Ok(Some(verdict)),
        }
        Ok(None)
    }

    /// Starts all programs, brings them to where the game goes on, and then tells them what is new there: nobody thinks
    /// while others are still on their way.
    fn seat_all(
        &mut self,
        starts: Vec<Order<G::Move>>,
        events: &Receiver<(Seat, Event)>,
    ) -> Result<(), Unplayed> {
        let mut openings = Vec::new();
        for order in starts {
            let Order::Start {
                seat,
                files,
                lines,
                position,
                transcript,
                ..
            } = order
            else {
                continue;
            };
            let (past, rest) = match self.contestant(seat).is_built_in() {
                true => past(seat, lines, position, transcript),
                false => (None, lines),
            };
            let program = self.start(seat, &files, past.as_ref());
            self.programs.push(program.map_err(Unplayed::Failed)?);
            openings.push((seat, rest));
        }
        let mut news = Vec::new();
        for (seat, lines) in openings {
            let lines = match self.contestant(seat).is_built_in() {
                true => lines,
                false => self.bring(seat, lines, events)?,
            };
            news.push((seat, lines));
        }
        for (seat, lines) in news {
            self.programs[seat.index()].process.send(&lines);
        }
        Ok(())
    }

    fn contestant(&self, seat: Seat) -> &Contestant {
        self.table.seated[seat.index()]
    }

    /// Plays the record with a program that knows the contest's protocol alone: it is told what was told then, and has to
    /// answer what was answered. Returns the lines that it has still to be told.
    fn bring(
        &mut self,
        seat: Seat,
        opening: Vec<String>,
        events: &Receiver<(Seat, Event)>,
    ) -> Result<Vec<String>, Unplayed> {
        let last = Instant::now() + self.table.rules.start_up;
        let record = self.table.record.clone();
        let mut lines = opening;
        for (played, mv) in record.moves().iter().enumerate() {
            let (Some(before), Some(after)) =
                (record.position(played), record.position(played + 1))
            else {
                break;
            };
            if let Some(part) = before.due().iter().position(|due| due == seat) {
                lines.extend(before.prompt(seat));
                self.programs[seat.index()].process.send(&lines);
                lines.clear();
                let recorded = before.split(mv)[part].clone();
                let answer = self.answer(seat, before, last, events)?;
                if answer.as_ref() != Ok(&recorded) {
                    let found = match answer {
                        Ok(answer) => format!("it answers `{answer}`"),
                        Err(what) => what,
                    };
                    let name = self.contestant(seat);
                    let number = played + 1;
                    return Err(Unplayed::Failed(Failure(format!(
                        "`{name}` cannot go on from there: in move {number} {found}, and the record has `{recorded}`"
                    ))));
                }
            }
            lines.extend(after.news(before, mv, seat));
        }
        if record.last().due().contains(seat) {
            lines.extend(record.last().prompt(seat));
        }
        Ok(lines)
    }

    /// What a program answers at a position of the record, or, in words, what it does instead.
    fn answer(
        &mut self,
        seat: Seat,
        position: &G,
        last: Instant,
        events: &Receiver<(Seat, Event)>,
    ) -> Result<Result<G::Answer, String>, Unplayed> {
        let mut lines = Vec::new();
        loop {
            match self.event_of(seat, last, events)? {
                Some(Event::Line { text, .. }) => lines.push(text.trim_end().to_owned()),
                Some(Event::Overflow) => return Ok(Err("its answer has no end".into())),
                Some(Event::Exit) => return Ok(Err("it has left".into())),
                None => {
                    let seconds = self.table.rules.start_up.as_secs();
                    return Ok(Err(format!("it has not answered within {seconds} s")));
                }
            }
            match position.read_answer(seat, &lines) {
                Ok(Reading::More) => {}
                Ok(Reading::Whole(answer)) => return Ok(Ok(answer)),
                Err(_) => {
                    let text = without_controls(&shorten(&lines.join(" ")));
                    return Ok(Err(format!("it answers `{text}`")));
                }
            }
        }
    }

    /// What a program does next, if it does it in time.
    fn event_of(
        &mut self,
        seat: Seat,
        last: Instant,
        events: &Receiver<(Seat, Event)>,
    ) -> Result<Option<Event>, Unplayed> {
        if let Some(at) = self.early.iter().position(|(of, _)| *of == seat) {
            return Ok(self.early.remove(at).map(|(_, event)| event));
        }
        while Instant::now() < last {
            if self.table.stopped.load(Ordering::Relaxed) {
                return Err(Unplayed::Stopped);
            }
            match events.recv_timeout(TICK) {
                Ok((of, event)) if of == seat => return Ok(Some(event)),
                // Nobody else has been asked for so much.
                Ok(other) if self.early.len() < WAITING_EVENTS => self.early.push_back(other),
                Ok(_) | Err(_) => {}
            }
        }
        Ok(None)
    }

    fn start(&self, seat: Seat, files: &[File], past: Option<&Past>) -> Result<Program, Failure> {
        let contestant = self.contestant(seat);
        let failure =
            |error: io::Error| Failure(format!("`{contestant}` cannot be started: {error}"));
        let folder = folder_with(files).map_err(failure)?;
        let past = past.map(written).transpose().map_err(failure)?;
        let command = self
            .command(contestant, seat, folder.as_ref(), past.as_ref())
            .map_err(failure)?;
        let sender = self.sender.clone();
        let process = Process::start(command, move |event| sender.send((seat, event)).is_ok());
        Ok(Program {
            process: process.map_err(failure)?,
            _folder: folder,
            _past: past,
        })
    }

    fn command(
        &self,
        contestant: &Contestant,
        seat: Seat,
        folder: Option<&TempDir>,
        past: Option<&NamedTempFile>,
    ) -> io::Result<Command> {
        let game = G::ID.parse().map_err(io::Error::other)?;
        let clock = self.table.rules.clock.unwrap_or(G::CLOCK);
        let seed = self.table.seed.wrapping_add(seat.0.into());
        let folder = folder.map(TempDir::path);
        contestant.command(game, clock, seed, folder, past.map(NamedTempFile::path))
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

/// Whether a program has to be brought to the end of a record by answers of its own.
fn is_brought<G: Protocol>(program: &Contestant, record: &Record<G>, seat: Seat) -> bool {
    let mut before = (0..record.moves().len()).filter_map(|played| record.position(played));
    !program.is_built_in() && before.any(|position| position.due().contains(seat))
}

/// What a program built in takes in at once, if the game has begun for it, and the lines that it is told then.
fn past(
    seat: Seat,
    lines: Vec<String>,
    position: Option<String>,
    transcript: Vec<Said>,
) -> (Option<Past>, Vec<String>) {
    let heard = |lines: Vec<String>| lines.into_iter().map(Said::Heard);
    let mut said: Vec<Said> = match position {
        Some(_) => transcript,
        None => heard(lines).chain(transcript).collect(),
    };
    let answered = said
        .iter()
        .rposition(|said| matches!(said, Said::Answered(_)));
    let rest = said.split_off(answered.map_or(0, |last| last + 1));
    let rest = rest.into_iter().filter_map(|said| match said {
        Said::Heard(line) => Some(line),
        Said::Answered(_) => None,
    });
    let is_new = said.is_empty() && position.is_none();
    let past = Past {
        seat: seat.0,
        position,
        said,
    };
    ((!is_new).then_some(past), rest.collect())
}

/// A file with a past.
fn written(past: &Past) -> io::Result<NamedTempFile> {
    let mut file = tempfile::Builder::new().prefix("warren-").tempfile()?;
    serde_json::to_writer(&mut file, past)?;
    file.flush()?;
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
