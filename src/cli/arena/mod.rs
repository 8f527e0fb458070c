//! `warren match`: games between native programs, refereed with real clocks.

mod contestant;
mod game;
#[cfg(any(test, not(target_os = "linux")))]
mod group;
#[cfg(target_os = "linux")]
mod guard;
mod keeper;
mod life;
mod past;
mod process;
mod series;
mod tally;

use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use warren::core::game::LineError;
use warren::core::protocol::{Clock, Protocol};
use warren::core::record::Record;
use warren::core::referee::SeatRules;
use warren::for_game;
use warren::games::GameId;
use warren::thinking::generate::Draw;

use super::Failure;
use super::input::RecordFile;
use contestant::Contestant;
use game::{Pairing, Unplayed};
#[cfg(not(target_os = "linux"))]
use group as system;
#[cfg(target_os = "linux")]
use guard as system;
#[cfg(target_os = "linux")]
pub use guard::{Guard, Guarded};
use keeper::Keeper;
use series::Series;

/// The time for all answers of a program together while it catches up with a record, before the time factor.
const CATCHING_UP: Duration = Duration::from_secs(10);

/// Let programs play against each other, by the contest's protocol and with its clocks.
///
/// A program is a command, split into words as a shell splits them, without a shell; a `.wasm` file, a WebAssembly program
/// (WASI preview 1), which gets 256 MiB of memory and no rights but to its game's lines and files; or `warren`, the program
/// built in, with an optional level: `warren:3`. A process is started for each program and each game, and ended with all that it
/// started. The programs change seats from game to game. The end of what a program says on standard error is shown
/// after the game if it loses by a fault.
///
/// A program that ends by itself when its answer is due loses, also by a segmentation fault or an abort. A program that
/// is killed by another signal, such as SIGKILL or SIGTERM, or is stopped by one, does not: its game is played once more,
/// and counts for nobody if that happens again. Programs may have sent the signal to themselves or to each other; who
/// sent it cannot be known. Both attempts are kept and told, and after a game that counts for nobody the exit status is 2.
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
    /// Go on from a record. Programs built in take the position; any other is told what its seat was told, from the start on, and
    /// has to answer as the record has it, within 10 seconds in all: a match with one that does not is refused.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["start", "new_boards"])]
    from: Option<PathBuf>,
    /// After how many of the record's moves to go on; without it, after the last.
    #[arg(long, value_name = "MOVES", requires = "from")]
    at: Option<usize>,
    /// How many games to play, one after the other; without it two, or, from a record, one.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: Option<u32>,
    /// The folder to keep the records in, with an index of them, games.jsonl.
    #[arg(long, value_name = "FOLDER", default_value = "warren-records")]
    records: PathBuf,
    /// Decides the chances of the programs built in; without it, chance does.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Multiplies the contest's time limit, and the 10 seconds of --from: 0.1 gives a tenth.
    #[arg(long, value_name = "FACTOR", default_value_t = 1.0, value_parser = time_factor)]
    time_factor: f64,
    /// The seconds that the first answer of a program may take beyond the limit in each game, for its start.
    #[arg(long, value_name = "SECONDS", default_value_t = 2, value_parser = clap::value_parser!(u64).range(0..=3600))]
    start_up: u64,
}

fn time_factor(text: &str) -> Result<f64, String> {
    text.parse()
        .ok()
        .filter(|factor| (0.001..=1000.0).contains(factor))
        .ok_or_else(|| "a number from 0.001 to 1000 is expected".to_owned())
}

impl Match {
    pub fn run(&self) -> Result<(), Failure> {
        for_game!(self.game, G => self.play::<G>())
    }

    fn play<G: Protocol + Draw>(&self) -> Result<(), Failure> {
        for program in &self.programs {
            let checked = program.check();
            checked.map_err(|why| Failure(format!("`{program}` cannot be played: {why}")))?;
        }
        let seed = match self.seed {
            Some(seed) => seed,
            None => getrandom::u64().map_err(|error| Failure(format!("no seed: {error}")))?,
        };
        let mut begun: Record<G> = self.begun(seed)?;
        if self.programs.len() != begun.start().seats() {
            let (seats, given) = (begun.start().seats(), self.programs.len());
            return Err(Failure(format!(
                "{} is played by {seats} programs, and here are {given}",
                G::ID
            )));
        }
        let keeper = Keeper::new(&self.records, G::ID)
            .map_err(|error| Failure(format!("{}: {error}", self.records.display())))?;
        let stopped = stopped_by_the_user()?;
        let mut series = Series::new(&self.programs, keeper, self.progress_bar());

        for number in 0..self.games() {
            if self.new_boards && number > 0 && number % self.programs.len() as u32 == 0 {
                begun = Record::new(self.new_board(seed.wrapping_add(number.into()))?);
            }
            let seated = self.seating(number);
            let table = Pairing {
                begun: begun.clone(),
                seated: seated
                    .iter()
                    .map(|&program| &self.programs[program])
                    .collect(),
                rules: self.rules(G::CLOCK),
                catching_up: CATCHING_UP.mul_f64(self.time_factor),
                seed: seed.wrapping_add(u64::from(number) * seated.len() as u64),
                stopped: &stopped,
            };
            match series.play(number + 1, &seated, &table) {
                Ok(()) => {}
                Err(Unplayed::Failed(failure)) if number == 0 => return Err(failure),
                Err(Unplayed::Failed(failure)) => {
                    // The games played so far count, whatever happens to the rest.
                    series.conclude()?;
                    return Err(failure);
                }
                Err(Unplayed::Stopped | Unplayed::Disturbed(_)) => break,
            }
        }
        series.conclude()?;
        match stopped.load(Ordering::Relaxed) {
            true => Err(Failure(
                "the match was stopped; the game in progress is not counted".into(),
            )),
            false => Ok(()),
        }
    }

    /// The program of each seat. Programs move on by one seat from game to game.
    fn seating(&self, game: u32) -> Vec<usize> {
        let seats = self.programs.len();
        (0..seats)
            .map(|seat| (seat + game as usize) % seats)
            .collect()
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
            patient: false,
        }
    }

    fn games(&self) -> u32 {
        self.games
            .unwrap_or(if self.from.is_some() { 1 } else { 2 })
    }

    /// The record that the first game begins with.
    fn begun<G: Protocol + Draw>(&self, seed: u64) -> Result<Record<G>, Failure> {
        match &self.from {
            Some(file) => self.same_middle(&RecordFile::new(file.clone())),
            None if self.new_boards => self.new_board(seed).map(Record::new),
            None => self.same_start().map(Record::new),
        }
    }

    /// The record from which all games go on.
    fn same_middle<G: Protocol>(&self, file: &RecordFile) -> Result<Record<G>, Failure> {
        let mut record: Record<G> = file.text()?.parse().map_err(|error| file.failure(&error))?;
        let length = record.moves().len();
        match self.at {
            Some(at) if at > length => {
                return Err(file.failure(&format_args!("--at {at}: the record has {length} moves")));
            }
            Some(at) => record.cut(at),
            None => {}
        }
        if record.outcome().is_some() {
            return Err(file.failure(&"the game is over, and nobody can go on from there"));
        }
        let foreign = self.programs.iter().find(|program| !program.is_built_in());
        match foreign.filter(|_| record.start().start_lines().is_none()) {
            Some(program) => Err(file.failure(&format_args!(
                "`{program}` cannot be told of a start in the middle of a game: the contest's protocol has no words for it"
            ))),
            None => Ok(record),
        }
    }

    fn new_board<G: Draw>(&self, seed: u64) -> Result<G, Failure> {
        let (game, programs) = (G::ID, self.programs.len());
        G::draw(programs, seed)
            .ok_or_else(|| Failure(format!("{game} has no new boards for {programs} programs")))
    }

    /// The start of all games. A program can only be told a usual start.
    fn same_start<G: Protocol>(&self) -> Result<G, Failure> {
        let Some(file) = self.start.clone().map(RecordFile::new) else {
            let usual: Result<Record<G>, LineError> = Record::begin(None);
            return usual
                .map(|record| record.start().clone())
                .map_err(|error| Failure(error.to_string()));
        };
        let record: Record<G> = file.text()?.parse().map_err(|error| file.failure(&error))?;
        if !record.moves().is_empty() || record.end().is_some() {
            return Err(file.failure(&"a match begins at the start, and this game has begun"));
        }
        if record.start().start_lines().is_none() {
            return Err(file.failure(
                &"by the contest's protocol programs cannot be told of a start in the middle of a game",
            ));
        }
        Ok(record.start().clone())
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

/// A flag that is set when the user or the system asks the command to end.
fn stopped_by_the_user() -> Result<Arc<AtomicBool>, Failure> {
    let stopped = Arc::new(AtomicBool::new(false));
    let set = stopped.clone();
    ctrlc::set_handler(move || set.store(true, Ordering::Relaxed))
        .map_err(|error| Failure(format!("Ctrl-C cannot be listened for: {error}")))?;
    Ok(stopped)
}
