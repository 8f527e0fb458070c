//! `warren play`: the program that the contest's statement describes, on standard input and output.

use std::io::{self, BufRead, ErrorKind, Read, Write};
use std::time::Duration;

use clap::Args;
use warren::bots::{Level, Program, program};
use warren::for_game;
use warren::games::GameId;
use warren::protocol::{Clock as Limit, Cue, Protocol};
use warren::search::{Budget, Clock, NativeClock};

use super::Failure;

/// The longest line that is read, in bytes; the protocols' lines have a few dozen.
const LONGEST_LINE: u64 = 64 << 10;

/// How long to think before the news is told.
const SLICE: Duration = Duration::from_millis(50);

/// What is kept of the limit for lines on their way and for a busy machine, before lateness is measured: at most this,
/// and at most a fifth of the limit.
const MARGIN: Duration = Duration::from_millis(100);
const MARGIN_PART: u32 = 5;

/// Play as the contest's statement says: reads lines on standard input, answers on standard output.
///
/// What the engine thinks goes to standard error as `info` lines.
#[derive(Args)]
pub struct Play {
    /// The game.
    game: GameId,
    /// The strength, from 1, a beginner; the highest is full strength.
    #[arg(long, value_name = "LEVEL", default_value_t = Level::FULL, value_parser = level)]
    level: Level,
    /// The most milliseconds for a move, writing it included; without it, what the contest allows.
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    move_time: Option<u64>,
    /// Decides what the lower levels misjudge; without it, chance does.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
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
        let program = program(self.game, self.level, seed);
        let pace = Pace::new(self.limit());
        Player::new(program, pace, self.quiet).play(&mut io::stdin().lock())
    }

    /// The time for one answer.
    fn limit(&self) -> Duration {
        if let Some(milliseconds) = self.move_time {
            return Duration::from_millis(milliseconds);
        }
        match for_game!(self.game, G => G::CLOCK) {
            Limit::PerMove(limit) => limit,
            // An even share: the games that are so timed have fewer answers than this.
            Limit::PerGame(limit) => limit / 64,
        }
    }
}

/// When to answer, so that the answer is there in time.
struct Pace {
    limit: Duration,
    /// Whether an answer has been given. The first one keeps twice the margin, for the start of the process.
    has_answered: bool,
    /// The most by which an answer was out later than planned.
    late: Duration,
}

impl Pace {
    fn new(limit: Duration) -> Pace {
        Pace {
            limit,
            has_answered: false,
            late: Duration::ZERO,
        }
    }

    /// When to stop thinking about what was heard at a time.
    fn deadline(&self, heard: Duration) -> Duration {
        let margin = MARGIN.min(self.limit / MARGIN_PART);
        let start = match self.has_answered {
            true => Duration::ZERO,
            false => margin,
        };
        let kept = margin.saturating_add(start).saturating_add(self.late);
        heard + self.limit - kept.min(self.limit / 2)
    }

    /// Takes in that an answer was out at a time though its deadline was another: what it was late by is kept in
    /// reserve from now on.
    fn learn(&mut self, deadline: Duration, out: Duration) {
        self.has_answered = true;
        self.late = self.late.max(out.saturating_sub(deadline));
    }
}

/// A program and its place in the world.
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

    /// Plays until the game is over or the input ends.
    fn play(&mut self, input: &mut impl BufRead) -> Result<(), Failure> {
        for number in 1_u64.. {
            let failure = |what: &dyn std::fmt::Display| Failure(format!("line {number}: {what}"));
            let Some(line) = read_line(input).map_err(|error| failure(&error))? else {
                break;
            };
            let heard = self.clock.now();
            let mut cue = self.program.hear(&line).map_err(|error| failure(&error))?;
            if cue == Cue::Answer {
                match self.answer(heard) {
                    Err(error) if error.kind() == ErrorKind::BrokenPipe => break,
                    answered => answered.map_err(|error| {
                        Failure(format!("the answer cannot be written: {error}"))
                    })?,
                }
                cue = self.program.cue();
            }
            if cue == Cue::Leave {
                break;
            }
        }
        Ok(())
    }

    /// Thinks about what was heard at a time, and answers.
    fn answer(&mut self, heard: Duration) -> io::Result<()> {
        let deadline = self.pace.deadline(heard);
        loop {
            let now = self.clock.now();
            let slice = Budget::until(deadline.min(now + SLICE));
            let thought = self.program.think(&self.clock, slice);
            if let Some(info) = thought.info
                && !self.quiet
            {
                // Without a standard error nobody is there to read it.
                let _ = writeln!(io::stderr(), "{info}");
            }
            if thought.done || self.clock.now() >= deadline {
                break;
            }
        }
        let mut answer = self.program.answer().join("\n");
        answer.push('\n');
        let mut out = io::stdout().lock();
        out.write_all(answer.as_bytes())?;
        out.flush()?;
        self.pace.learn(deadline, self.clock.now());
        Ok(())
    }
}

/// The next line, also one that the input's end ends; `None` at the end.
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

    #[test]
    fn what_an_answer_was_late_by_is_kept_in_reserve() {
        let mut pace = Pace::new(ms(1000));
        assert_eq!(pace.deadline(ms(5)), ms(805), "the process has just begun");
        pace.learn(ms(805), ms(805));
        assert_eq!(pace.deadline(ms(5)), ms(905));
        pace.learn(ms(905), ms(908));
        assert_eq!(pace.deadline(ms(0)), ms(897));
        pace.learn(ms(897), ms(898));
        assert_eq!(pace.deadline(ms(0)), ms(897), "it does not forget");
        pace.learn(ms(897), ms(9000));
        assert_eq!(pace.deadline(ms(0)), ms(500), "half is for thinking");
        assert_eq!(Pace::new(ms(10)).deadline(ms(0)), ms(6));
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
