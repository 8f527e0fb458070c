//! `warren match`: games between native programs, refereed with real clocks.

mod contestant;
mod game;
mod keeper;
mod process;
mod tally;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use warren::for_game;
use warren::games::GameId;
use warren::generate::Draw;
use warren::protocol::{Clock, Protocol};
use warren::record::Record;
use warren::referee::SeatRules;

use super::Failure;
use super::input::RecordFile;
use contestant::Contestant;
use game::{Played, Table, Unplayed};
use keeper::{Entry, Fault, Keeper};
use tally::{Results, Tally};

/// Let programs play against each other, by the contest's protocol and with its clocks.
///
/// A program is a command, split into words as a shell splits them, without a shell; or `warren`, the program built in,
/// with an optional level: `warren:3`. A process is started for each program and each game, and ended with all that it
/// started. The programs change seats from game to game. What a program says on standard error is shown if it loses
/// by a fault.
#[derive(Args)]
pub struct Match {
    /// The game.
    game: GameId,
    /// The programs, as many as the game has seats.
    #[arg(required = true, num_args = 2..=4)]
    programs: Vec<Contestant>,
    /// A record without moves, whose start the games begin with (in rabbits, for another limit); without it, the usual
    /// start.
    #[arg(long, value_name = "FILE")]
    start: Option<PathBuf>,
    /// Begin with a new board or map (in mice, fugitive and crossing) after every round of games in which each program has had each seat.
    #[arg(long, conflicts_with = "start")]
    new_boards: bool,
    /// A record from whose end the games go on, the programs in their seats: those built in are told what was played, others
    /// have to answer as the record has it.
    #[arg(long, value_name = "RECORD", conflicts_with_all = ["start", "new_boards"])]
    from: Option<PathBuf>,
    /// After how many of the record's moves to go on.
    #[arg(long, value_name = "N", requires = "from")]
    at: Option<usize>,
    /// How many games to play, one after the other; without it 2, and 1 from a record.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: Option<u32>,
    /// The folder to keep the records in, with an index of them, games.jsonl.
    #[arg(long, value_name = "FOLDER", default_value = "warren-records")]
    records: PathBuf,
    /// Decides the chances of the programs built in; without it, chance does.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Multiplies the contest's time limit: 0.1 gives a tenth.
    #[arg(long, value_name = "FACTOR", default_value_t = 1.0, value_parser = time_factor)]
    time_factor: f64,
    /// The seconds by which a program's first answer may be later, for its start.
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u64).range(0..=3600))]
    start_up: u64,
}

fn time_factor(text: &str) -> Result<f64, String> {
    text.parse()
        .ok()
        .filter(|factor| (0.001..=1000.0).contains(factor))
        .ok_or_else(|| "a number from 0.001 to 1000 is wanted".to_owned())
}

impl Match {
    pub fn run(&self) -> Result<(), Failure> {
        for_game!(self.game, G => self.play::<G>())
    }

    fn play<G: Protocol + Draw>(&self) -> Result<(), Failure> {
        let seed = match self.seed {
            Some(seed) => seed,
            None => getrandom::u64().map_err(|error| Failure(format!("no seed: {error}")))?,
        };
        let mut record: Record<G> = self.record(seed)?;
        if self.programs.len() != record.start().seats() {
            let (seats, given) = (record.start().seats(), self.programs.len());
            return Err(Failure(format!(
                "{} is played by {seats} programs, and here are {given}",
                G::ID
            )));
        }
        let no_folder = |error| Failure(format!("{}: {error}", self.records.display()));
        let mut keeper = Keeper::new(&self.records, G::ID).map_err(no_folder)?;
        let stopped = stopped_by_the_user()?;
        let bar = self.progress_bar();
        let names = self.names();
        let mut results: Vec<(String, Tally)> = names
            .iter()
            .map(|name| (name.clone(), Tally::default()))
            .collect();

        for number in 0..self.games() {
            if self.new_boards && number > 0 && number % self.programs.len() as u32 == 0 {
                record = self.new_board(seed.wrapping_add(number.into()))?;
            }
            let seated = self.seating(number);
            let table = Table {
                record: record.clone(),
                seated: seated
                    .iter()
                    .map(|&program| &self.programs[program])
                    .collect(),
                rules: self.rules(G::CLOCK),
                seed: seed.wrapping_add(u64::from(number) * seated.len() as u64),
                stopped: &stopped,
            };
            let at_move = |length| bar.set_message(format!("game {}, move {length}", number + 1));
            let played = match game::play(table, at_move) {
                Ok(played) => played,
                Err(Unplayed::Stopped) => break,
                Err(Unplayed::Failed(failure)) => return Err(failure),
            };
            for (seat, &program) in seated.iter().enumerate() {
                results[program]
                    .1
                    .add(&played.outcome, seat, &played.times[seat]);
            }
            let record = keeper
                .keep(&played.record, self.entry(&played, &seated))
                .map_err(no_folder)?;
            let names: Vec<&str> = seated
                .iter()
                .map(|&program| names[program].as_str())
                .collect();
            bar.suspend(|| tell(number, &played, &names, &record.display().to_string()))?;
            bar.inc(1);
        }
        bar.finish_and_clear();
        write_out(&format!("\n{}\n", Results { rows: &results }))?;
        match stopped.load(Ordering::Relaxed) {
            true => Err(Failure(
                "the match was stopped; the game in progress is not counted".into(),
            )),
            false => Ok(()),
        }
    }

    fn games(&self) -> u32 {
        let usual = if self.from.is_some() { 1 } else { 2 };
        self.games.unwrap_or(usual)
    }

    /// The program of each seat: they move on by one from game to game, but where a record says what each has played.
    fn seating(&self, game: u32) -> Vec<usize> {
        let seats = self.programs.len();
        let by = if self.from.is_some() {
            0
        } else {
            game as usize
        };
        (0..seats).map(|seat| (seat + by) % seats).collect()
    }

    fn rules(&self, clock: Clock) -> SeatRules {
        let clock = match clock {
            Clock::PerMove(limit) => Clock::PerMove(limit.mul_f64(self.time_factor)),
            Clock::PerGame(limit) => Clock::PerGame(limit.mul_f64(self.time_factor)),
        };
        SeatRules {
            clock: Some(clock),
            start_up: Duration::from_secs(self.start_up),
            lenient: false,
        }
    }

    /// The programs as they are told apart: the same command may take part twice.
    fn names(&self) -> Vec<String> {
        (1..)
            .zip(&self.programs)
            .map(|(number, program)| format!("{number} {program}"))
            .collect()
    }

    /// The index entry of a game; its keeper names the record.
    fn entry<'a>(&self, played: &'a Played, seated: &[usize]) -> Entry<'a> {
        let slowest = |times: &Vec<Duration>| {
            let slowest = times.iter().max().copied().unwrap_or_default();
            slowest.as_micros() as f64 / 1000.0
        };
        Entry {
            record: String::new(),
            programs: seated
                .iter()
                .map(|&program| self.programs[program].to_string())
                .collect(),
            moves: played.length,
            scores: &played.outcome.scores,
            places: played.outcome.places(),
            forfeit: played.forfeit.as_ref().map(|forfeit| Fault {
                seat: forfeit.seat.0,
                fault: &forfeit.fault,
            }),
            slowest: played.times.iter().map(slowest).collect(),
        }
    }

    /// What the first game begins with.
    fn record<G: Protocol + Draw>(&self, seed: u64) -> Result<Record<G>, Failure> {
        match &self.from {
            Some(path) => self.begun(RecordFile::new(path.clone())),
            None if self.new_boards => self.new_board(seed),
            None => self.same_start(),
        }
    }

    fn new_board<G: Draw>(&self, seed: u64) -> Result<Record<G>, Failure> {
        let (game, programs) = (G::ID, self.programs.len());
        G::draw(programs, seed)
            .map(Record::new)
            .ok_or_else(|| Failure(format!("{game} has no new boards for {programs} programs")))
    }

    /// What all games begin with. A program can be told of a usual start only.
    fn same_start<G: Protocol>(&self) -> Result<Record<G>, Failure> {
        let Some(file) = self.start.clone().map(RecordFile::new) else {
            return Record::begin(None).map_err(|error| Failure(error.to_string()));
        };
        let record: Record<G> = file.text()?.parse().map_err(|error| file.failure(&error))?;
        if !record.moves().is_empty() || record.end().is_some() {
            return Err(file.failure(&"a match begins at the start, and this game has begun"));
        }
        if record.start().start_lines().is_none() {
            return Err(file.failure(&NO_SUCH_START));
        }
        Ok(record)
    }

    /// The game so far from which all games go on.
    fn begun<G: Protocol>(&self, file: RecordFile) -> Result<Record<G>, Failure> {
        let mut record: Record<G> = file.text()?.parse().map_err(|error| file.failure(&error))?;
        let length = record.moves().len();
        let at = self.at.unwrap_or(length);
        if at > length {
            let what = format!("this game has {length} moves, and {at} are asked for");
            return Err(file.failure(&what));
        }
        record.cut(at);
        if record.outcome().is_some() {
            return Err(file.failure(&format_args!("after {at} moves the game is over")));
        }
        let is_told = |program: &Contestant| program.is_built_in();
        if record.start().start_lines().is_none() && !self.programs.iter().all(is_told) {
            return Err(file.failure(&NO_SUCH_START));
        }
        Ok(record)
    }

    fn progress_bar(&self) -> ProgressBar {
        if !io::stderr().is_terminal() {
            return ProgressBar::hidden();
        }
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}");
        ProgressBar::new(self.games().into())
            .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
    }
}

/// So much is quoted of what a program says, in characters.
const LONGEST_QUOTE: usize = 60;

const NO_SUCH_START: &str =
    "by the contest's protocol programs cannot be told of a start in the middle of a game";

/// Set when the user or the system asks the command to end.
fn stopped_by_the_user() -> Result<Arc<AtomicBool>, Failure> {
    let stopped = Arc::new(AtomicBool::new(false));
    let set = stopped.clone();
    ctrlc::set_handler(move || set.store(true, Ordering::Relaxed))
        .map_err(|error| Failure(format!("Ctrl-C cannot be listened for: {error}")))?;
    Ok(stopped)
}

/// Tells how a game ended: a line on standard output; on standard error what a program at fault said there.
fn tell(number: u32, played: &Played, names: &[&str], record: &str) -> Result<(), Failure> {
    let scores: Vec<String> = names
        .iter()
        .zip(&played.outcome.scores)
        .map(|(name, score)| format!("[{name}] {score}"))
        .collect();
    let mut line = format!("game {}: {}", number + 1, scores.join(", "));
    if let Some(forfeit) = &played.forfeit {
        line += &format!("; [{}] {}", names[forfeit.seat.index()], forfeit.fault);
    }
    write_out(&format!("{line}; {record}\n"))?;
    if let Some(forfeit) = &played.forfeit
        && !forfeit.errors.is_empty()
    {
        let errors: String = forfeit
            .errors
            .lines()
            .map(|line| format!("  {}\n", without_controls(line)))
            .collect();
        let name = names[forfeit.seat.index()];
        let text = format!("the end of what [{name}] said on standard error:\n{errors}");
        // Without a standard error nobody is there to read it.
        let _ = io::stderr().write_all(text.as_bytes());
    }
    Ok(())
}

fn write_out(text: &str) -> Result<(), Failure> {
    let mut out = io::stdout();
    out.write_all(text.as_bytes())
        .and_then(|()| out.flush())
        .map_err(|error| Failure(format!("the results cannot be written: {error}")))
}

/// The beginning of a text from outside.
fn shorten(text: &str) -> String {
    match text.char_indices().nth(LONGEST_QUOTE) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// A line from outside, which must not steer the terminal.
fn without_controls(line: &str) -> String {
    line.replace(|c: char| c.is_control() && c != '\t', "\u{fffd}")
}
