//! `warren play`: the program that the contest's statement describes, on standard input and output.

use std::fs;
use std::io::{self, BufRead, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use warren::core::protocol::{Clock as Limit, Cue, File, Protocol};
use warren::for_game;
use warren::games::{GameId, read_log};
use warren::thinking::engine::{Level, Program};
use warren::thinking::search::{Budget, Clock, NativeClock};

use super::Failure;
use super::input::RecordFile;
use super::output;

/// The maximum length of a line that is read, in bytes. The protocols' lines have a few dozen.
const LONGEST_LINE: u64 = 64 << 10;

/// The maximum size of a file that is read, in bytes. A map of 200 cities has a few thousand.
const LONGEST_FILE: u64 = 1 << 20;

/// How long to think between two reports.
const SLICE: Duration = Duration::from_millis(50);

/// The part of an answer's limit that is kept for lines on their way and a busy machine, before any lateness is measured: at
/// most this, and at most a fifth of the limit.
const MARGIN: Duration = Duration::from_millis(100);
const MARGIN_PART: u32 = 5;

/// The same if the limit is for a whole game, in which about a hundred lines are on their way.
const GAME_MARGIN: Duration = Duration::from_millis(250);
const GAME_MARGIN_PART: u32 = 10;

/// Play as the contest's statement says: reads lines on standard input, answers on standard output.
///
/// What the engine thinks goes to standard error as `info` lines.
#[derive(Args)]
#[command(after_help = "Examples:
  warren play dots                        # plays at full level; reads 0 or 1, then moves
  warren play rabbits --level 5 --seed 1")]
pub struct Play {
    /// The game.
    game: GameId,
    /// The strength, from 1, a beginner; the highest is full strength.
    #[arg(long, value_name = "LEVEL", default_value_t = Level::FULL, value_parser = level)]
    level: Level,
    /// The most milliseconds for a move, writing it included; without it, what the contest allows.
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    move_time: Option<u64>,
    /// The most milliseconds for all moves of the game together; without it, what the contest allows.
    #[arg(long, value_name = "MS", conflicts_with = "move_time")]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    game_time: Option<u64>,
    /// The map, in games that have one; without it, the file that the contest puts into the working directory.
    #[arg(long, value_name = "FILE")]
    map: Option<PathBuf>,
    /// Decides what the lower levels misjudge; without it, chance does.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Go on from a log: what the program has read (`>>`) and written (`<<`) in this game by now.
    #[arg(long, value_name = "FILE", conflicts_with = "map")]
    log: Option<PathBuf>,
    /// Say nothing on standard error while all is well.
    #[arg(long)]
    quiet: bool,
}

fn level(text: &str) -> Result<Level, String> {
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
        let mut program = program.map_err(|what| Failure(what.to_string()))?;
        let cue = match &self.log {
            Some(file) => self.recall(program.as_mut(), RecordFile::new(file.clone()))?,
            None => {
                program.restart(&self.files()?);
                program.cue()
            }
        };
        let pace = Pace::new(self.limit());
        Player::new(program, pace, self.quiet).play(cue, &mut io::stdin().lock())
    }

    /// Brings the program to the end of a log.
    fn recall(&self, program: &mut dyn Program, file: RecordFile) -> Result<Cue, Failure> {
        let (game, log) = read_log(&file.text()?).map_err(|error| file.failure(&error))?;
        if game != self.game {
            let (found, wanted) = (game.id(), self.game.id());
            return Err(file.failure(&format_args!("a log of {found}, and {wanted} is played")));
        }
        let joined = program.join(log.told(), log.seat());
        joined.map_err(|error| file.failure(&error))
    }

    fn limit(&self) -> Limit {
        match (self.move_time, self.game_time) {
            (Some(milliseconds), _) => Limit::PerMove(Duration::from_millis(milliseconds)),
            (_, Some(milliseconds)) => Limit::PerGame(Duration::from_millis(milliseconds)),
            _ => for_game!(self.game, G => G::CLOCK),
        }
    }

    /// The files in the program's folder. If a file is missing, the game reports that when it needs it.
    fn files(&self) -> Result<Vec<File>, Failure> {
        let names = for_game!(self.game, G => G::FILES);
        let Some(path) = &self.map else {
            let there = names.iter().filter(|name| Path::new(name).exists());
            return there.map(|name| read_file(name, name.as_ref())).collect();
        };
        match names.first() {
            Some(name) => Ok(vec![read_file(name, path)?]),
            None => Err(Failure(format!("{} has no map", self.game.id()))),
        }
    }
}

fn read_file(name: &str, path: &Path) -> Result<File, Failure> {
    let failure = |what: &dyn std::fmt::Display| Failure(format!("{}: {what}", path.display()));
    let mut bytes = Vec::new();
    let opened = fs::File::open(path).map_err(|error| failure(&error))?;
    let mut limited = opened.take(LONGEST_FILE + 1);
    (limited.read_to_end(&mut bytes)).map_err(|error| failure(&error))?;
    if bytes.len() as u64 > LONGEST_FILE {
        return Err(failure(&format!("it is longer than {LONGEST_FILE} bytes")));
    }
    Ok(File {
        name: name.to_owned(),
        text: String::from_utf8_lossy(&bytes).into_owned(),
    })
}

/// Decides when to answer, so that the answer arrives in time.
struct Pace {
    limit: Limit,
    /// The time from hearing to answering so far.
    used: Duration,
    /// The number of answers so far. The first one keeps twice the margin, for the start of the process.
    answers: u32,
    /// How much later than planned the answers were: the sum and the maximum.
    late: Duration,
    latest: Duration,
}

impl Pace {
    fn new(limit: Limit) -> Pace {
        Pace {
            limit,
            used: Duration::ZERO,
            answers: 0,
            late: Duration::ZERO,
            latest: Duration::ZERO,
        }
    }

    /// The time at which to stop thinking about a line heard at `heard`. `share` is given the time left for the game and the
    /// mean delay of answers, and returns the time for this answer.
    fn deadline(
        &self,
        heard: Duration,
        share: impl FnOnce(Duration, Duration) -> Duration,
    ) -> Duration {
        match self.limit {
            Limit::PerMove(limit) => {
                let margin = MARGIN.min(limit / MARGIN_PART);
                let start = match self.answers {
                    0 => margin,
                    _ => Duration::ZERO,
                };
                let kept = margin.saturating_add(start).saturating_add(self.latest);
                heard + limit - kept.min(limit / 2)
            }
            Limit::PerGame(limit) => {
                let margin = GAME_MARGIN.min(limit / GAME_MARGIN_PART);
                let left = limit.saturating_sub(margin.saturating_add(self.used));
                heard + share(left, self.late / self.answers.max(1))
            }
        }
    }

    /// Learns from an answer: when its line was heard, its deadline, and when it was written. From now on its delay is kept
    /// in reserve.
    fn learn(&mut self, heard: Duration, deadline: Duration, out: Duration) {
        let late = out.saturating_sub(deadline);
        self.answers += 1;
        self.used += out.saturating_sub(heard);
        self.late += late;
        self.latest = self.latest.max(late);
    }
}

/// A program with its clock and its pace.
struct Player {
    program: Box<dyn Program>,
    clock: NativeClock,
    pace: Pace,
    quiet: bool,
}

impl Player {
    fn new(program: Box<dyn Program>, pace: Pace, quiet: bool) -> Player {
        Player {
            program,
            clock: NativeClock::start(),
            pace,
            quiet,
        }
    }

    /// Plays until the game is over or the input ends. `first` is what to do first.
    fn play(&mut self, first: Cue, input: &mut impl BufRead) -> Result<(), Failure> {
        let mut cue = first;
        let mut heard = self.clock.now();
        for number in 1_u64.. {
            if !self.answer_while_due(cue, heard)? {
                break;
            }
            let failure = |what: &dyn std::fmt::Display| Failure(format!("line {number}: {what}"));
            let Some(line) = read_line(input).map_err(|error| failure(&error))? else {
                break;
            };
            heard = self.clock.now();
            cue = self.program.hear(&line).map_err(|error| failure(&error))?;
        }
        Ok(())
    }

    /// Answers as long as an answer is due. One answer may follow another: in fugitive the first move follows the start.
    /// Returns whether the game goes on.
    fn answer_while_due(&mut self, mut cue: Cue, mut heard: Duration) -> Result<bool, Failure> {
        while cue == Cue::Answer {
            match self.answer(heard) {
                Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(false),
                answered => answered.map_err(|error| {
                    Failure(format!(
                        "the answer cannot be written to standard output: {error}"
                    ))
                })?,
            }
            cue = self.program.cue();
            heard = self.clock.now();
        }
        Ok(cue != Cue::Leave)
    }

    /// Thinks about a line heard at `heard`, and answers.
    fn answer(&mut self, heard: Duration) -> io::Result<()> {
        let deadline = (self.pace).deadline(heard, |left, late| self.program.share(left, late));
        loop {
            let now = self.clock.now();
            let slice = Budget::until(deadline.min(now + SLICE));
            let thought = self.program.think(&self.clock, slice);
            if let Some(info) = thought.info
                && !self.quiet
            {
                // Without standard error nobody reads this.
                let _ = writeln!(io::stderr(), "{info}");
            }
            if thought.done || self.clock.now() >= deadline {
                break;
            }
        }
        let mut answer = self.program.answer().join("\n");
        answer.push('\n');
        output::write(&answer)?;
        self.pace.learn(heard, deadline, self.clock.now());
        Ok(())
    }
}

/// The next line, even if the end of the input ends it; `None` at the end.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    input.take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
    match bytes.last() {
        None => Ok(None),
        Some(b'\n') => Ok(Some(String::from_utf8_lossy(&bytes).trim_end().to_owned())),
        Some(_) if bytes.len() as u64 == LONGEST_LINE => Err(io::Error::new(
            ErrorKind::InvalidData,
            format!("it is longer than {LONGEST_LINE} bytes"),
        )),
        Some(_) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(count: u64) -> Duration {
        Duration::from_millis(count)
    }

    fn no_share(_: Duration, _: Duration) -> Duration {
        unreachable!("the clock is for each answer")
    }

    #[test]
    fn what_an_answer_was_late_by_is_kept_in_reserve() {
        let mut pace = Pace::new(Limit::PerMove(ms(1000)));
        let deadline = |pace: &Pace, heard| pace.deadline(ms(heard), no_share);
        assert_eq!(deadline(&pace, 5), ms(805), "the process has just begun");
        pace.learn(ms(5), ms(805), ms(805));
        assert_eq!(deadline(&pace, 5), ms(905));
        pace.learn(ms(5), ms(905), ms(908));
        assert_eq!(deadline(&pace, 0), ms(897));
        pace.learn(ms(0), ms(897), ms(898));
        assert_eq!(deadline(&pace, 0), ms(897), "it does not forget");
        pace.learn(ms(0), ms(897), ms(9000));
        assert_eq!(deadline(&pace, 0), ms(500), "half is for thinking");
        let short = Pace::new(Limit::PerMove(ms(10)));
        assert_eq!(deadline(&short, 0), ms(6));
    }

    #[test]
    fn a_whole_game_takes_no_more_than_its_time_however_late_the_answers_are() {
        let half = |left: Duration, _| left / 2;
        let mut pace = Pace::new(Limit::PerGame(ms(5000)));
        assert_eq!(pace.deadline(ms(7), half), ms(7 + 2375));
        pace.learn(ms(7), ms(2382), ms(2382));
        assert_eq!(pace.deadline(ms(9000), half), ms(9000) + ms(2375) / 2);
        pace.learn(ms(9000), ms(10_187), ms(12_000));
        // Only the margin is left, so it answers at once.
        assert_eq!(pace.deadline(ms(20_000), half), ms(20_000));
        pace.learn(ms(20_000), ms(20_000), ms(70_000));
        assert_eq!(pace.deadline(ms(70_001), half), ms(70_001));

        for late in [0, 10, 40] {
            let mut pace = Pace::new(Limit::PerGame(ms(5000)));
            let mut now = ms(0);
            for answer in 0..51_u32 {
                let answers = 51 - answer;
                let deadline = pace.deadline(now, |left, late| {
                    left.saturating_sub(late * answers) * 2 / (answers + 1)
                });
                let out = deadline + ms(late);
                pace.learn(now, deadline, out);
                now = out;
            }
            assert!((ms(4500)..=ms(5000)).contains(&now), "{late}: {now:?}");
        }
    }

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
