//! `warren match`: a series of games between the same programs.

mod schedule;
mod tally;

use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use warren::core::link::Pack;
use warren::core::protocol::Protocol;
use warren::core::record::Record;
use warren::for_game;
use warren::games::GameId;
use warren::thinking::generate::RandomStart;

use super::input::RecordFile;
use super::link::Page;
use schedule::{MatchSchedule, OutputFormat};
use warren_arena::Failure;
use warren_arena::contest::{Contestant, Orphans, Protection};
use warren_arena::output::say;
use warren_arena::ratings::{Hypotheses, Scale};
use warren_arena::series::{
    self, Conditions, Player, RecordStore, Starts, fingerprint, games_at_once, run, stop_flag,
    time_factor, usual_start,
};

/// The default number of random opening moves.
const OPENING_MOVES: usize = 4;

/// The probability of an error of the test, of either kind.
const ERROR_PROBABILITY: f64 = 0.05;

/// Random seeds are below this, so that every program reads them from JSON unchanged.
const MAX_SEED: u64 = 1 << 53;

/// Let programs play against each other, by the contest's protocol and with its clocks.
///
/// A program is a command, which is split into words as a shell does, but not run by a shell. The extension or the `#!` line of
/// a script such as `bot.py` decides how it runs. A `.wasm` file is a WebAssembly program (WASI preview 1). It has 256 MiB of
/// memory, its game's lines and files, and no other rights. `warren` is the built-in program, with an optional level:
/// `warren:3`.
///
/// The match starts a process for each program and each game, and ends it with everything that it started. The programs change
/// seats from game to game. The games of a pair, or as many games as there are programs, have the same start. Seats are counted
/// from 0 everywhere. Files in a command are resolved from the current directory.
///
/// In mice, fugitive and crossing each pair starts with a new board or map. In dots and rabbits it has the usual start. If all
/// programs are built in, or with --reads-openings, the programs begin there after a few random moves.
///
/// A program that exits when its answer is due loses. Programs are isolated: no program reaches the processes of another. So a
/// program that a signal kills or stops loses, too.
///
/// Some systems cannot isolate programs. The match then says so at its start, because the sender of a signal cannot be known. A
/// game in which a signal kills or stops a program is played once more. If that happens again, the game does not count. A
/// signal of a crash, such as SIGSEGV, still loses. Three games that do not count end the match.
///
/// If this command or machine stands still while an answer is due, the match plays the game again, at most three times. A
/// program that fails to start loses its game; in the first game it ends the match. A program that is silent in three games in
/// a row ends the match.
///
/// Exit status: 0 if all games that were begun are decided, whatever the results; 2 if a game does not count, or the match
/// could not be played or was stopped.
#[derive(Args)]
#[command(after_help = "Examples:
  warren match dots \"python3 my/bot.py\" warren:3 --games 20
  warren match mice ./a ./b warren:5 --name Anna --name Boris --logs
  warren match dots ./new ./old --games 1000 --json --resume")]
pub struct Match {
    /// The game.
    game: GameId,
    /// The programs, as many as the game has seats.
    #[arg(required = true, num_args = 2..=4)]
    programs: Vec<Contestant>,
    /// The name of a program; the first --name is for the first program, and so on. Without it, its command.
    #[arg(long = "name", value_name = "NAME")]
    names: Vec<String>,
    /// A record without moves, whose start all games have (in rabbits, for another limit); without it, new boards, or the usual
    /// start.
    #[arg(long, value_name = "FILE")]
    start: Option<PathBuf>,
    /// Begin all games with the usual start, which is the statement's example in mice, fugitive and crossing.
    #[arg(long, conflicts_with = "start")]
    usual_start: bool,
    /// Begin each pair of games with a new board or map, which is the default (in mice, fugitive and crossing).
    #[arg(long, conflicts_with_all = ["start", "usual_start"])]
    new_boards: bool,
    /// Begin each pair of games in dots and rabbits after this many random moves, the same for both games; 0 is the usual
    /// start. The default is 4 if all programs can read them.
    #[arg(long, value_name = "MOVES", value_parser = clap::value_parser!(u8).range(0..=20))]
    #[arg(conflicts_with_all = ["start", "new_boards"])]
    opening: Option<u8>,
    /// The programs read the moves of an opening, as the first line of a game: `opening C4W G6N`.
    #[arg(long)]
    reads_openings: bool,
    /// Continue a record. Built-in programs start from its position. Any other program reads its seat's lines from the start
    /// on, and has to give the recorded answers within 10 seconds in all; the match refuses a program that does not.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["start", "new_boards", "usual_start", "opening"])]
    from: Option<PathBuf>,
    /// The number of the record's moves to play before the programs continue; without it, all.
    #[arg(long, value_name = "MOVES", requires = "from")]
    at: Option<usize>,
    /// The number of games; without it, as many as there are programs or, from a record, one.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: Option<u32>,
    /// End the match as soon as one of two hypotheses is accepted: that the first program is stronger than the second by ELO0
    /// at most, or by ELO1 at least; --games is then the maximum number of games. The test is a sequential probability ratio
    /// test of pairs of games, with errors of 5 %.
    #[arg(long, value_name = "ELO0:ELO1", value_parser = parse_elo_range, allow_hyphen_values = true)]
    sprt: Option<(f64, f64)>,
    /// Measure the differences of --sprt in normalized Elo.
    #[arg(long, requires = "sprt")]
    normalized: bool,
    /// The number of games to play at a time, limited so that each program has a processor core; without it, one.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: u16,
    /// Continue the last match of this folder with the same programs and options: games in its index are not played again. A
    /// larger --games makes the match longer.
    #[arg(long)]
    resume: bool,
    /// The folder in which to store the records, with an index of them, games.jsonl.
    #[arg(long, value_name = "FOLDER", default_value = "warren-records")]
    records: PathBuf,
    /// Store a log of each program and game beside the record: what it read (`>>`), wrote (`<<`) and printed on standard error
    /// (`!!`), with the times.
    #[arg(long)]
    logs: bool,
    #[command(flatten)]
    page: Page,
    /// Print the games and the results as lines of JSON, as they are in the index.
    #[arg(long)]
    json: bool,
    /// The seed of the boards, the openings and the random numbers of built-in programs; without it, a random one.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Multiplies the contest's time limit and the 10 seconds of --from: 0.1 means a tenth.
    #[arg(long, value_name = "FACTOR", default_value_t = 1.0, value_parser = time_factor)]
    time_factor: f64,
    /// The seconds that the first answer of a program may take beyond the limit in each game, for its start.
    #[arg(long, value_name = "SECONDS", default_value_t = 2, value_parser = clap::value_parser!(u64).range(0..=3600))]
    start_up: u64,
    /// Run native programs in a jail (bubblewrap, on Linux): without network, with only their own and the system's files, with
    /// 1 GiB of memory and 64 processes. The limits that work here are printed on standard error.
    #[arg(long)]
    jail: bool,
}

impl Match {
    pub fn run(&self) -> Result<(), Failure> {
        for_game!(self.game, G => self.play::<G>())
    }

    fn play<G>(&self) -> Result<(), Failure>
    where
        G: Protocol<Move: Send> + RandomStart + Pack + Send + Sync,
    {
        let players = self.players()?;
        let starts: Starts<G> = self.starts()?;
        self.check_program_count(&starts)?;
        let protection = self.protection()?;
        let record_store = RecordStore::new(&self.records, G::ID, self.logs)
            .map_err(|error| Failure(format!("{}: {error}", self.records.display())))?;
        let settings = self.settings(&starts);
        let (seed, earlier_entries) = self.earlier_games(&record_store, &settings)?;
        let stop_requested = stop_flag()?;
        self.print_notes(&starts);

        let bar = self.progress_bar();
        let output_format = if self.json {
            OutputFormat::Json
        } else {
            OutputFormat::Words
        };
        let series = format!("{settings}-{seed}");
        let plan = (seed, self.game_count(), output_format);
        let mut schedule = MatchSchedule::new(&players, starts, plan, series, record_store, &bar);
        schedule.end_when_decided(self.sprt_hypotheses()?);
        schedule.print_links_to(&self.page);
        for entry in &earlier_entries {
            schedule.add_earlier(entry);
        }
        let conditions = self.conditions(protection);
        let orphans = Orphans::adopt();
        let play_result = run(
            &mut schedule,
            self.games_at_once(),
            &stop_requested,
            |job| {
                let on_move =
                    |move_count| bar.set_message(format!("game {}, move {move_count}", job.number));
                series::play(
                    job,
                    &players,
                    conditions,
                    &orphans,
                    &stop_requested,
                    on_move,
                )
            },
        );
        let print_result = if schedule.has_results() {
            schedule.print_results()
        } else {
            Ok(())
        };
        play_result.and(print_result)
    }

    /// Checks everything that can be checked before a game. Returns the programs and their names.
    fn players(&self) -> Result<Vec<Player>, Failure> {
        for program in &self.programs {
            let check_result = program.check_files();
            check_result.map_err(|why| Failure(format!("`{program}` cannot be played: {why}")))?;
        }
        Player::with_names(&self.programs, &self.names)
    }

    fn check_program_count<G: Protocol + RandomStart>(
        &self,
        starts: &Starts<G>,
    ) -> Result<(), Failure> {
        let (program_count, start_record) = (
            self.programs.len(),
            starts.of_pair(self.programs.len(), 0, 0),
        );
        let start_record = match start_record {
            Ok(start) => start.start_record,
            Err(_) => usual_start()?,
        };
        match start_record.start().seats() {
            seats if seats == program_count => Ok(()),
            seats => Err(Failure(format!(
                "{} is played by {seats} programs, but there are {program_count}",
                G::ID
            ))),
        }
    }

    /// Returns the test that ends the match.
    fn sprt_hypotheses(&self) -> Result<Option<Hypotheses>, Failure> {
        let Some((elo0, elo1)) = self.sprt else {
            return Ok(None);
        };
        if self.programs.len() != 2 {
            return Err(Failure("--sprt is for matches of two programs".into()));
        }
        let scale = if self.normalized {
            Scale::Normalized
        } else {
            Scale::Logistic
        };
        let test = Hypotheses::new(elo0, elo1, scale, ERROR_PROBABILITY, ERROR_PROBABILITY);
        test.map(Some)
            .map_err(|error| Failure(format!("--sprt: {error}")))
    }

    fn conditions(&self, protection: Protection) -> Conditions {
        Conditions {
            time_factor: self.time_factor,
            start_up: Duration::from_secs(self.start_up),
            reads_openings: self.reads_openings,
            protection,
        }
    }

    /// Returns the protection from native programs. Prints the limits of a jail if one was requested, and otherwise what is
    /// missing.
    ///
    /// # Errors
    /// If a jail was requested and cannot be made.
    fn protection(&self) -> Result<Protection, Failure> {
        if !self.programs.iter().any(Contestant::is_native) {
            return Ok(Protection::Nothing);
        }
        let (protection, description) = Protection::as_requested(self.jail)?;
        if let Some(description) = description {
            say(format_args!("note: {description}"));
        }
        Ok(protection)
    }

    /// Returns the common settings of two runs of the same match, except for the seed and the number of games.
    fn settings<G: Protocol>(&self, starts: &Starts<G>) -> String {
        let start = match starts {
            Starts::Same(record) => record.to_string(),
            Starts::NewBoards => "new boards".to_owned(),
            Starts::Openings(moves) => format!("openings of {moves}"),
        };
        let programs = self.programs.iter().map(ToString::to_string);
        let other_settings = [
            G::ID.to_owned(),
            start,
            format!("{:?} {} {}", self.names, self.time_factor, self.start_up),
        ];
        fingerprint(programs.chain(other_settings))
    }

    /// Returns the seed and the games that have already been played.
    fn earlier_games(
        &self,
        record_store: &RecordStore,
        settings: &str,
    ) -> Result<(u64, Vec<series::Entry>), Failure> {
        let mut entries = if self.resume {
            record_store
                .entries()
                .map_err(|error| Failure(format!("{}: {error}", self.records.display())))?
        } else {
            Vec::new()
        };
        let belongs_to_match = |entry: &series::Entry| {
            let settings_and_seed = entry.series.split_once('-');
            settings_and_seed.is_some_and(|(entry_settings, _)| entry_settings == settings)
                && self.seed.is_none_or(|seed| seed == entry.seed)
        };
        let Some(last) = entries.iter().rev().find(|entry| belongs_to_match(entry)) else {
            let seed = match self.seed {
                Some(seed) => seed,
                None => random_seed()?,
            };
            return Ok((seed, Vec::new()));
        };
        let (seed, series) = (last.seed, last.series.clone());
        entries.retain(|entry| entry.series == series && entry.number <= self.game_count());
        Ok((seed, entries))
    }

    fn game_count(&self) -> u32 {
        let usual = if self.from.is_some() {
            1
        } else {
            self.programs.len() as u32
        };
        self.games.unwrap_or(usual)
    }

    fn games_at_once(&self) -> usize {
        games_at_once(Some(self.jobs.into()), self.programs.len())
    }

    /// Returns the starts of the games.
    fn starts<G: Protocol + RandomStart>(&self) -> Result<Starts<G>, Failure> {
        if let Some(file) = &self.from {
            return self
                .record_to_continue(&RecordFile::new(file.clone()))
                .map(Starts::Same);
        }
        if let Some(file) = &self.start {
            return common_start(&RecordFile::new(file.clone())).map(Starts::Same);
        }
        let seats = self.programs.len();
        if self.new_boards && !Starts::<G>::has_new_boards(seats) {
            return Err(Failure(format!(
                "{} has no new boards for {seats} programs",
                G::ID
            )));
        }
        let has_boards = Starts::<G>::has_new_boards(seats) && !self.usual_start;
        match self.opening {
            Some(moves) if moves > 0 && (G::HAS_SECRETS || Starts::<G>::has_new_boards(seats)) => {
                Err(Failure(format!("{} has no openings: its boards are new", G::ID)))
            }
            Some(moves) if moves > 0 && !self.can_read_openings() => Err(Failure(
                "an external program cannot read an opening by the contest's protocol; give --reads-openings if it reads the line `opening …`".into(),
            )),
            Some(moves) if moves > 0 => Ok(Starts::Openings(moves.into())),
            Some(_) => usual_start().map(Starts::Same),
            None if has_boards => Ok(Starts::NewBoards),
            None if self.usual_start || G::HAS_SECRETS || !self.can_read_openings() => {
                usual_start().map(Starts::Same)
            }
            None if Starts::<G>::has_new_boards(2) => usual_start().map(Starts::Same),
            None => Ok(Starts::Openings(OPENING_MOVES)),
        }
    }

    fn can_read_openings(&self) -> bool {
        self.reads_openings || self.programs.iter().all(Contestant::is_built_in)
    }

    /// Prints notes on the limitations of this match.
    fn print_notes<G: Protocol>(&self, starts: &Starts<G>) {
        let (games, seats) = (self.game_count(), self.programs.len() as u32);
        let mut notes = Vec::new();
        if games > 1 && games % seats != 0 && self.from.is_none() {
            notes.push(format!(
                "{games} games: not every program has each seat equally often; a multiple of {seats} is fair"
            ));
        }
        let is_same = matches!(starts, Starts::Same(_));
        if is_same && games > seats && self.from.is_none() {
            notes.push(
                "all games have the same start: deterministic programs repeat the same games"
                    .into(),
            );
        }
        let at_once = self.games_at_once();
        if at_once < self.jobs.into() {
            notes.push(format!(
                "{at_once} at a time instead of {}, so that each program has a processor core",
                self.jobs
            ));
        }
        for note in notes {
            say(format_args!("note: {note}"));
        }
    }

    /// Returns the record that all games continue.
    fn record_to_continue<G: Protocol>(&self, file: &RecordFile) -> Result<Record<G>, Failure> {
        let mut record: Record<G> = file.text()?.parse().map_err(|error| file.failure(&error))?;
        let move_count = record.moves().len();
        match self.at {
            Some(at) if at > move_count => {
                return Err(file.failure(&format_args!(
                    "--at {at}: the record has {move_count} moves"
                )));
            }
            Some(at) => record.cut(at),
            None => {}
        }
        if record.outcome().is_some() {
            return Err(file.failure(&"the game is over there and cannot be continued"));
        }
        let external_program = self.programs.iter().find(|program| !program.is_built_in());
        match external_program.filter(|_| record.start().start_lines().is_none()) {
            Some(program) => Err(file.failure(&format_args!(
                "`{program}` cannot start in the middle of a game: the contest's protocol has no lines for that"
            ))),
            None => Ok(record),
        }
    }

    fn progress_bar(&self) -> ProgressBar {
        if !io::stderr().is_terminal() {
            return ProgressBar::hidden();
        }
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}");
        ProgressBar::new(self.game_count().into())
            .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
    }
}

/// Returns the start of all games. A program can read only a usual start.
fn common_start<G: Protocol>(file: &RecordFile) -> Result<Record<G>, Failure> {
    let record: Record<G> = file.text()?.parse().map_err(|error| file.failure(&error))?;
    if !record.moves().is_empty() || record.end().is_some() {
        return Err(file.failure(&"a match begins at the start, but this record has moves"));
    }
    if record.start().start_lines().is_none() {
        return Err(file
            .failure(&"by the contest's protocol programs cannot start in the middle of a game"));
    }
    Ok(record)
}

/// Reads two numbers with a colon between them.
fn parse_elo_range(text: &str) -> Result<(f64, f64), String> {
    let numbers = text.split_once(':');
    let numbers = numbers.and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
    numbers.ok_or_else(|| "two differences in Elo are expected, such as 0:5".to_owned())
}

/// Returns a random seed.
fn random_seed() -> Result<u64, Failure> {
    let seed = getrandom::u64().map_err(|error| Failure(format!("no seed: {error}")))?;
    Ok(seed % MAX_SEED)
}
