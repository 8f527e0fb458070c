//! The file that describes a tournament. `warren tournament new` writes one that explains every field.

use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use warren::games::GameId;

use crate::Failure;
use crate::series::time_factor;

/// The maximum size of the file in bytes.
const MAX_BYTES: u64 = 1 << 20;

/// A tournament as its file describes it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentFile {
    /// The name of the tournament.
    pub name: Option<String>,
    /// The game.
    #[serde(deserialize_with = "game")]
    pub game: GameId,
    /// The pairing system.
    #[serde(default, rename = "draw")]
    pub pairing: PairingSystem,
    /// Round robin and gauntlet: how often the same programs meet. Swiss: the number of rounds.
    #[serde(default = "single_round")]
    pub rounds: u32,
    /// The programs in a game, in games that allow more than two.
    #[serde(default = "two_seats")]
    pub seats: usize,
    /// Gauntlet: the program that meets all others.
    pub challenger: Option<String>,
    /// The seed of the pairing, the boards, the openings and the random numbers of built-in programs.
    #[serde(default)]
    pub seed: u64,
    /// Whether all games begin with the usual start.
    #[serde(default)]
    pub usual_start: bool,
    /// The number of random first moves of a pair in dots and rabbits; without it 4, if all programs can read them.
    pub opening: Option<usize>,
    /// Milliseconds for an answer, or for a game in fugitive; without it the contest's limit.
    pub time: Option<u64>,
    /// Multiplies the contest's time.
    pub time_factor: Option<f64>,
    /// The seconds that the first answer may take beyond the limit.
    #[serde(default = "usual_start_up")]
    pub start_up: u64,
    /// How many games are played at a time.
    pub games_at_once: Option<usize>,
    /// Whether a log of each program and game is kept.
    #[serde(default)]
    pub logs: bool,
    /// The folder of the results; without it, a folder beside the file with its name.
    pub results: Option<PathBuf>,
    /// A folder of submissions: each folder in it is a program.
    pub submissions: Option<PathBuf>,
    /// The limits of programs in their jails.
    #[serde(default)]
    pub limits: LimitsEntry,
    /// The programs that the file names.
    #[serde(default, rename = "program")]
    pub programs: Vec<ProgramEntry>,
    /// The test that may end it early.
    pub sprt: Option<SprtEntry>,
}

/// A program in the file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProgramEntry {
    /// The name of the program; without it, its command.
    pub name: Option<String>,
    /// A command, a `.wasm`, `.py` or `.js` file, or `warren:LEVEL`.
    pub run: String,
    /// Whether it reads the line `opening …`.
    #[serde(default)]
    pub reads_openings: bool,
}

/// The resources of a native program in its jail.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LimitsEntry {
    /// Memory, in MiB.
    pub memory_mib: Option<u64>,
    /// The number of processes and threads.
    pub processes: Option<u64>,
    /// The size of its files, in MiB.
    pub disk_mib: Option<u64>,
}

/// The pairing system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PairingSystem {
    /// All programs meet each other.
    #[default]
    RoundRobin,
    /// In each round programs with equal results meet.
    Swiss,
    /// One program meets all others.
    Gauntlet,
    /// The loser of a meeting is out.
    Knockout,
}

/// The test that may end a tournament of two programs early.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SprtEntry {
    /// The difference of the null hypothesis, in Elo.
    pub elo0: f64,
    /// The difference of the other hypothesis, in Elo.
    pub elo1: f64,
    /// The probability of accepting the second where the first holds.
    #[serde(default = "usual_error")]
    pub alpha: f64,
    /// The probability of accepting the first where the second holds.
    #[serde(default = "usual_error")]
    pub beta: f64,
    /// Whether the differences are in normalized Elo.
    #[serde(default)]
    pub normalized: bool,
}

fn single_round() -> u32 {
    1
}

fn two_seats() -> usize {
    2
}

fn usual_start_up() -> u64 {
    2
}

fn usual_error() -> f64 {
    0.05
}

fn game<'de, D: serde::Deserializer<'de>>(from: D) -> Result<GameId, D::Error> {
    let name = String::deserialize(from)?;
    name.parse().map_err(serde::de::Error::custom)
}

impl TournamentFile {
    /// Reads the file of a tournament.
    ///
    /// # Errors
    /// A description of the error, with its line and the allowed values.
    pub fn read(path: &Path) -> Result<TournamentFile, Failure> {
        let failure = |what: &dyn std::fmt::Display| Failure(format!("{}: {what}", path.display()));
        let size = fs::metadata(path).map_err(|error| failure(&error))?.len();
        if size > MAX_BYTES {
            return Err(failure(&format_args!(
                "it is longer than {MAX_BYTES} bytes"
            )));
        }
        let text = fs::read_to_string(path).map_err(|error| failure(&error))?;
        TournamentFile::of_text(&text).map_err(|what| failure(&what))
    }

    /// Reads the text of a tournament's file.
    ///
    /// # Errors
    /// A description of the error, with its line and the allowed values.
    pub fn of_text(text: &str) -> Result<TournamentFile, String> {
        let read: Result<TournamentFile, _> = toml::from_str(text);
        let file = read.map_err(|error| error.to_string().trim_end().to_owned())?;
        file.check()?;
        Ok(file)
    }

    /// Checks the rules that the format alone does not enforce.
    fn check(&self) -> Result<(), String> {
        if !(1..=1000).contains(&self.rounds) {
            return Err("`rounds` must be 1 to 1000".into());
        }
        if !(2..=4).contains(&self.seats) {
            return Err("`seats` must be 2 to 4".into());
        }
        if self.seats > 2 && matches!(self.pairing, PairingSystem::Knockout) {
            return Err("a knockout is for two programs in a game: `seats = 2`".into());
        }
        if self.time.is_some() && self.time_factor.is_some() {
            return Err("give only one of `time` and `time_factor`".into());
        }
        if self
            .time
            .is_some_and(|time| !(1..=86_400_000).contains(&time))
        {
            return Err("`time` must be 1 to 86400000 milliseconds".into());
        }
        if let Some(factor) = self.time_factor {
            time_factor(&factor.to_string()).map_err(|what| format!("`time_factor`: {what}"))?;
        }
        if self.start_up > 3600 {
            return Err("`start_up` must be at most 3600 seconds".into());
        }
        if self.opening.is_some_and(|moves| moves > 20) {
            return Err("`opening` must be at most 20 moves".into());
        }
        match (self.pairing, &self.challenger) {
            (PairingSystem::Gauntlet, None) => Err(
                "a gauntlet needs `challenger`, the name of the program that meets all others"
                    .into(),
            ),
            (PairingSystem::Gauntlet, Some(_)) | (_, None) => Ok(()),
            (_, Some(_)) => Err("`challenger` is for `draw = \"gauntlet\"`".into()),
        }
    }

    /// Returns the folder of the results.
    pub fn results(&self, path: &Path) -> PathBuf {
        let beside = |folder: &Path| path.parent().unwrap_or(Path::new("")).join(folder);
        match &self.results {
            Some(folder) => beside(folder),
            None => path.with_extension("results"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<TournamentFile, String> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("cup.toml");
        fs::write(&path, text).unwrap();
        TournamentFile::read(&path).map_err(|failure| failure.to_string())
    }

    #[test]
    fn a_short_file_is_enough() {
        let file = read(
            "game = \"dots\"\n[[program]]\nrun = \"warren:1\"\n[[program]]\nrun = \"warren:2\"\n",
        );
        let file = file.unwrap();
        assert_eq!(
            (file.pairing, file.rounds, file.seats),
            (PairingSystem::RoundRobin, 1, 2)
        );
        assert_eq!(file.programs.len(), 2);
        assert_eq!(
            file.results(Path::new("a/cup.toml")),
            Path::new("a/cup.results")
        );
    }

    #[test]
    fn errors_are_reported() {
        let wrong = |text: &str, what: &str| {
            let error = read(text).unwrap_err();
            assert!(
                error.contains("cup.toml: ") && error.contains(what),
                "{error}"
            );
        };
        wrong("game = \"chess\"\n", "line 1");
        wrong("game = \"dots\"\nround = 3\n", "unknown field `round`");
        wrong("game = \"dots\"\nrounds = 0\n", "1 to 1000");
        wrong("game = \"dots\"\ndraw = \"league\"\n", "round-robin");
        wrong("game = \"dots\"\ndraw = \"gauntlet\"\n", "challenger");
        wrong(
            "game = \"mice\"\nseats = 3\ndraw = \"knockout\"\n",
            "two programs",
        );
        wrong(
            "game = \"dots\"\ntime = 50\ntime_factor = 0.1\n",
            "give only one of",
        );
        wrong("rounds = 3\n", "missing field `game`");
    }
}
