//! `warren puzzle mine`, `check` and `rate`: sets of puzzles.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use warren::for_game;
use warren::games::GameId;
use warren::thinking::mining::{Fault, MakesPuzzles, Miner, Survey, rated};
use warren::thinking::puzzle::{Entry, read_set};

use super::input::RecordFile;
use super::make::seed_or_random;
use warren_arena::Failure;
use warren_arena::output::{print, say};

/// The commands for sets of puzzles.
#[derive(Subcommand)]
pub enum Mining {
    Mine(MineSet),
    Check(CheckSet),
    Rate(RateSet),
}

/// Print a set of certified puzzles with ratings and themes, each as soon as it is found. They come from engine games or a
/// generator, and no two are too similar.
///
/// You can interrupt the command at any time. To continue, pass the set so far with --after, and append the output to it.
#[derive(Args)]
#[command(after_help = "Examples:
  warren puzzle mine dots --seed 1 --count 20 > set.txt
  warren puzzle mine dots --seed 1 --count 20 --after set.txt >> set.txt")]
pub struct MineSet {
    /// The game.
    game: GameId,
    /// The seed: the same seed finds the same puzzles. Without it, the seed is random.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// The number of puzzles.
    #[arg(long, value_name = "N", default_value_t = 20)]
    count: usize,
    /// A set of known puzzles: neither these nor similar ones are found again.
    #[arg(long, value_name = "FILE")]
    after: Option<PathBuf>,
}

/// Check a set of puzzles: certify each again, and verify its rating, its themes and that no two puzzles are too similar.
///
/// Errors are printed. The exit status is then 2.
#[derive(Args)]
#[command(after_help = "Examples:
  warren puzzle check set.txt
  warren puzzle check --each 10 set.txt")]
pub struct CheckSet {
    /// Check only every Nth puzzle.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    each: u16,
    #[command(flatten)]
    file: RecordFile,
}

/// Print a set with ratings and themes measured again. Mined puzzles are ordered by rating, after those without a noted seed.
#[derive(Args)]
#[command(after_help = "Examples:
  warren puzzle rate set.txt > rated.txt")]
pub struct RateSet {
    #[command(flatten)]
    file: RecordFile,
}

impl Mining {
    pub fn run(&self) -> Result<(), Failure> {
        match self {
            Mining::Mine(command) => command.run(),
            Mining::Check(check) => check.run(),
            Mining::Rate(rate) => rate.run(),
        }
    }
}

impl MineSet {
    fn run(&self) -> Result<(), Failure> {
        let seed = seed_or_random(self.seed)?;
        for_game!(self.game, G => self.mine::<G>(seed))
    }

    fn mine<G: MakesPuzzles>(&self, seed: u64) -> Result<(), Failure> {
        let mut miner = Miner::<G>::new(seed);
        if let Some(path) = &self.after {
            let file = RecordFile::new(path.clone());
            let read_result = read_set(&file.text()?).and_then(|set| miner.add_known(&set));
            read_result.map_err(|error| file.failure(&error))?;
        }
        let mut found_count = 0;
        while found_count < self.count {
            for puzzle in miner.next_batch().iter().take(self.count - found_count) {
                print(format_args!("{puzzle}\n"))?;
                found_count += 1;
                say(format!("{found_count} of {}", self.count));
            }
        }
        Ok(())
    }
}

impl CheckSet {
    fn run(&self) -> Result<(), Failure> {
        let (game, set) = read_puzzles(&self.file)?;
        let step = usize::from(self.each);
        let set: Vec<&Entry> = set.iter().step_by(step).collect();
        for_game!(game, G => check_and_print::<G>(&set))
    }
}

fn check_and_print<G: MakesPuzzles>(set: &[&Entry]) -> Result<(), Failure> {
    let mut survey = Survey::default();
    let mut faults: Vec<Fault> = Vec::new();
    for (index, entry) in set.iter().enumerate() {
        for fault in survey.check::<G>(entry) {
            print(format_args!("{fault}\n"))?;
            faults.push(fault);
        }
        say(format!("{} of {}", index + 1, set.len()));
    }
    let themes = survey.themes.iter();
    let themes: Vec<String> = themes
        .map(|(theme, count)| format!("{theme} {count}"))
        .collect();
    let certified = match survey.certified {
        1 => "1 puzzle is certified".to_owned(),
        count => format!("{count} puzzles are certified"),
    };
    let themes = themes.join(", ");
    let colon = if themes.is_empty() { "" } else { ": " };
    print(format_args!("{certified}{colon}{themes}\n"))?;
    match faults.len() {
        0 => Ok(()),
        1 => Err(Failure("1 fault in the set".to_owned())),
        count => Err(Failure(format!("{count} faults in the set"))),
    }
}

impl RateSet {
    fn run(&self) -> Result<(), Failure> {
        let (game, set) = read_puzzles(&self.file)?;
        let report = |done| say(format!("{done} of {}", set.len()));
        let text = for_game!(game, G => {
            let all = rated::<G>(&set, report).map_err(|error| self.file.failure(&error))?;
            all.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
        });
        print(text)
    }
}

/// The puzzles of a file, and their game.
fn read_puzzles(file: &RecordFile) -> Result<(GameId, Vec<Entry>), Failure> {
    let set = read_set(&file.text()?).map_err(|error| file.failure(&error))?;
    let first = set
        .first()
        .ok_or_else(|| file.failure(&"there is no puzzle"))?;
    let game = GameId::of_record(&first.text).map_err(|error| file.failure(&error))?;
    Ok((game, set))
}
