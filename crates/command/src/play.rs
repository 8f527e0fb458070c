//! `warren play`: the program that the contest's statement describes, on standard input and output.

use std::fs;
use std::io::{self, BufRead, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use warren::core::protocol::{Clock as Limit, Cue, File, Protocol};
use warren::for_game;
use warren::games::{GameId, read_log};
use warren::thinking::engine::{EngineProgram, Level};
use warren::thinking::search::{Budget, Clock, NativeClock};

use super::input::RecordFile;
use super::pace::{Pace, crowding, process_age};
use warren_arena::Failure;
use warren_arena::output;

/// The maximum length of an input line in bytes. The protocols' lines have a few dozen.
const MAX_LINE_LENGTH: u64 = 64 << 10;

/// The maximum size of a file in bytes. A map of 200 cities has a few thousand.
const MAX_FILE_BYTES: u64 = 1 << 20;

/// The thinking time between two reports.
const SLICE_TIME: Duration = Duration::from_millis(50);

/// Play by the contest's protocol: read lines on standard input, answer on standard output.
///
/// The engine's thoughts go to standard error as `info` lines.
#[derive(Args)]
#[command(after_help = "Examples:
  warren play dots                        # plays at full level; reads 0 or 1, then moves
  warren play rabbits --level 5 --seed 1")]
pub struct Play {
    /// The game.
    game: GameId,
    /// The level, from 1, a beginner; the highest is full strength.
    #[arg(long, value_name = "LEVEL", default_value_t = Level::FULL, value_parser = parse_level)]
    level: Level,
    /// The maximum time for a move in milliseconds, including writing it; without it, the contest's limit.
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    move_time: Option<u64>,
    /// The maximum total time for all moves of the game in milliseconds; without it, the contest's limit.
    #[arg(long, value_name = "MS", conflicts_with = "move_time")]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    game_time: Option<u64>,
    /// The map, in games that have one; without it, the file that the contest puts into the working directory.
    #[arg(long, value_name = "FILE")]
    map: Option<PathBuf>,
    /// The seed of the lower levels' mistakes; without it, a random one.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Continue from a log: what the program has read (`>>`) and written (`<<`) in this game so far.
    #[arg(long, value_name = "FILE", conflicts_with = "map")]
    log: Option<PathBuf>,
    /// Print only errors on standard error.
    #[arg(long)]
    quiet: bool,
}

fn parse_level(text: &str) -> Result<Level, String> {
    text.parse()
        .ok()
        .and_then(Level::new)
        .ok_or_else(|| format!("the levels are 1 to {}", Level::COUNT))
}

impl Play {
    pub fn run(&self) -> Result<(), Failure> {
        let seed = match self.seed {
            Some(seed) => seed,
            None => getrandom::u64().map_err(|error| Failure(format!("no seed: {error}")))?,
        };
        let program = self.game.program(self.level, seed);
        let mut program = program.map_err(|message| Failure(message.to_string()))?;
        let cue = match &self.log {
            Some(file) => self.continue_log(program.as_mut(), RecordFile::new(file.clone()))?,
            None => {
                program.restart(&self.read_files()?);
                program.cue()
            }
        };
        let pace = Pace::new(self.time_limit(), process_age());
        Player::new(program, pace, self.quiet).play(cue, &mut io::stdin().lock())
    }

    /// Brings the program to the end of a log.
    fn continue_log(
        &self,
        program: &mut dyn EngineProgram,
        file: RecordFile,
    ) -> Result<Cue, Failure> {
        let (game, log) = read_log(&file.text()?).map_err(|error| file.failure(&error))?;
        if game != self.game {
            let (log_game, expected_game) = (game.id(), self.game.id());
            return Err(file.failure(&format_args!(
                "this is a log of {log_game}, not of {expected_game}"
            )));
        }
        let join_result = program.join(log.transcript(), log.seat());
        join_result.map_err(|error| file.failure(&error))
    }

    fn time_limit(&self) -> Limit {
        match (self.move_time, self.game_time) {
            (Some(milliseconds), _) => Limit::PerMove(Duration::from_millis(milliseconds)),
            (_, Some(milliseconds)) => Limit::PerGame(Duration::from_millis(milliseconds)),
            _ => for_game!(self.game, G => G::CLOCK),
        }
    }

    /// Returns the files in the program's folder. If a file is missing, the game reports that when it needs it.
    fn read_files(&self) -> Result<Vec<File>, Failure> {
        let names = for_game!(self.game, G => G::FILES);
        let Some(path) = &self.map else {
            let existing_names = names.iter().filter(|name| Path::new(name).exists());
            return existing_names
                .map(|name| read_file(name, name.as_ref()))
                .collect();
        };
        match names.first() {
            Some(name) => Ok(vec![read_file(name, path)?]),
            None => Err(Failure(format!("{} has no map", self.game.id()))),
        }
    }
}

fn read_file(name: &str, path: &Path) -> Result<File, Failure> {
    let failure =
        |message: &dyn std::fmt::Display| Failure(format!("{}: {message}", path.display()));
    let mut bytes = Vec::new();
    let file = fs::File::open(path).map_err(|error| failure(&error))?;
    let mut limited_file = file.take(MAX_FILE_BYTES + 1);
    (limited_file.read_to_end(&mut bytes)).map_err(|error| failure(&error))?;
    if bytes.len() as u64 > MAX_FILE_BYTES {
        return Err(failure(&format!(
            "it is longer than {MAX_FILE_BYTES} bytes"
        )));
    }
    Ok(File {
        name: name.to_owned(),
        text: String::from_utf8_lossy(&bytes).into_owned(),
    })
}

/// A program with its clock and its pace.
struct Player {
    program: Box<dyn EngineProgram>,
    clock: NativeClock,
    pace: Pace,
    is_quiet: bool,
}

impl Player {
    fn new(program: Box<dyn EngineProgram>, pace: Pace, is_quiet: bool) -> Player {
        Player {
            program,
            clock: NativeClock::start(),
            pace,
            is_quiet,
        }
    }

    /// Plays until the game is over or the input ends. `first_cue` is the first action.
    fn play(&mut self, first_cue: Cue, input: &mut impl BufRead) -> Result<(), Failure> {
        let mut cue = first_cue;
        let mut heard_at = self.clock.now();
        for number in 1_u64.. {
            if !self.answer_while_due(cue, heard_at)? {
                break;
            }
            let failure =
                |message: &dyn std::fmt::Display| Failure(format!("line {number}: {message}"));
            let Some(line) = read_line(input).map_err(|error| failure(&error))? else {
                break;
            };
            heard_at = self.clock.now();
            cue = self.program.hear(&line).map_err(|error| failure(&error))?;
        }
        Ok(())
    }

    /// Answers while an answer is due. One answer may follow another: in fugitive the first move follows the start. Returns
    /// whether the game continues.
    fn answer_while_due(&mut self, mut cue: Cue, mut heard_at: Duration) -> Result<bool, Failure> {
        while cue == Cue::Answer {
            match self.answer(heard_at) {
                Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(false),
                result => result.map_err(|error| {
                    Failure(format!(
                        "the answer cannot be written to standard output: {error}"
                    ))
                })?,
            }
            cue = self.program.cue();
            heard_at = self.clock.now();
        }
        Ok(cue != Cue::Leave)
    }

    /// Thinks about a line heard at `heard_at`, and answers.
    fn answer(&mut self, heard_at: Duration) -> io::Result<()> {
        let share_time = |time_left, mean_delay| self.program.answer_time(time_left, mean_delay);
        let deadline = (self.pace).deadline(heard_at, crowding(), share_time);
        loop {
            let slice_end = deadline.min(self.clock.now() + SLICE_TIME);
            let slice = self.program.think(&self.clock, Budget::until(slice_end));
            self.pace.learn_from_slice(slice_end, self.clock.now());
            if let Some(info) = slice.info
                && !self.is_quiet
            {
                output::say(info);
            }
            if slice.done || self.clock.now() >= deadline {
                break;
            }
        }
        let mut answer = self.program.answer().join("\n");
        answer.push('\n');
        output::write_to_stdout(&answer)?;
        self.pace
            .learn_from_answer(heard_at, deadline, self.clock.now());
        Ok(())
    }
}

/// Returns the next line, even if the end of the input ends it; `None` at the end.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    input.take(MAX_LINE_LENGTH).read_until(b'\n', &mut bytes)?;
    match bytes.last() {
        None => Ok(None),
        Some(b'\n') => Ok(Some(String::from_utf8_lossy(&bytes).trim_end().to_owned())),
        Some(_) if bytes.len() as u64 == MAX_LINE_LENGTH => Err(io::Error::new(
            ErrorKind::InvalidData,
            format!("it is longer than {MAX_LINE_LENGTH} bytes"),
        )),
        Some(_) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_up_to_a_length() {
        let mut input: &[u8] = b"0\r\nE4N\xff\nlast";
        assert_eq!(read_line(&mut input).unwrap().unwrap(), "0");
        assert_eq!(read_line(&mut input).unwrap().unwrap(), "E4N\u{fffd}");
        assert_eq!(read_line(&mut input).unwrap().unwrap(), "last");
        assert_eq!(read_line(&mut input).unwrap(), None);
        let endless = io::repeat(b'x');
        assert!(read_line(&mut io::BufReader::new(endless)).is_err());
    }
}
