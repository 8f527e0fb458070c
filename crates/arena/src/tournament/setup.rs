//! The common setup of a tournament's games, from its file.

use std::path::{Path, PathBuf};
use std::time::Duration;

use warren::core::protocol::{Clock, Protocol};
use warren::thinking::generate::RandomStart;

use super::file::{PairingSystem, ProgramEntry, TournamentFile};
use super::identity::Identity;
use super::pairing::Pairing;
use super::private_paths::PrivatePaths;
use super::progress::Progress;
use crate::Failure;
use crate::contest::{Contestant, Limits, Protection};
use crate::output::say;
use crate::series::{Conditions, Player, Starts, fingerprint, usual_start};
use crate::submissions::{self, Submission, Submissions, build_all, left_out_line};

/// The default number of random opening moves.
const OPENING_MOVES: usize = 4;

/// The maximum number of a tournament's programs.
const MAX_PROGRAMS: usize = 2000;

/// A tournament that can be played.
pub struct Setup<G: Protocol> {
    /// The contents of the file.
    pub file: TournamentFile,
    /// By their numbers.
    pub players: Vec<Player>,
    /// The submissions among the players.
    pub submissions: Vec<Submission>,
    /// The reports on folders among the submissions that cannot play.
    left_out: Vec<String>,
    /// The pairing.
    pub pairing: Pairing,
    /// The starts of the games.
    pub starts: Starts<G>,
    /// The conditions of all games.
    pub conditions: Conditions,
    /// The identity of this tournament: its settings and its programs.
    pub identity: Identity,
    /// The folder of the results.
    pub results: PathBuf,
    /// The folders to hide from others.
    pub private_paths: PrivatePaths,
}

impl<G: Protocol + RandomStart> Setup<G> {
    /// Sets up a tournament from its file, which is at `path`.
    ///
    /// # Errors
    /// A description of what is wrong with the programs, or does not fit the game.
    pub fn new(file: TournamentFile, path: &Path) -> Result<Setup<G>, Failure> {
        let failure = |message: String| Failure(format!("{}: {message}", path.display()));
        let mut submitted = read_submissions(&file, path).map_err(|error| failure(error.0))?;
        let fingerprints = submitted.fingerprints();
        let Submissions {
            buildable: submissions,
            left_out,
        } = submitted;
        let left_out = left_out
            .iter()
            .map(|(folder, why)| left_out_line(folder, why));
        let players = players(&file, path, &submissions).map_err(|error| failure(error.0))?;
        let reads_opening = can_read_openings(&file, &players, &submissions);
        let pairing = pairing(&file, &players).map_err(failure)?;
        let starts = starts(&file, &players, &reads_opening).map_err(|error| failure(error.0))?;
        let fits_seats = match &starts {
            Starts::NewBoards => Starts::<G>::has_new_boards(file.seats),
            Starts::Same(_) | Starts::Openings(_) => {
                usual_start::<G>()?.start().seats() == file.seats
            }
        };
        if !fits_seats {
            let seats = file.seats;
            return Err(failure(format!(
                "{} is not played by {seats} programs: `seats`",
                G::ID
            )));
        }
        let conditions = Conditions {
            time_factor: time_factor(&file, G::CLOCK),
            start_up: Duration::from_secs(file.start_up),
            reads_openings: matches!(starts, Starts::Openings(_)),
            protection: Protection::Nothing,
        };
        let private_paths = private_paths_of(&file, path, &players, &submissions);
        let identity = identity(&file, &players, &fingerprints, &starts, conditions);
        Ok(Setup {
            identity: identity.with_names(|name| private_paths.hide(name)),
            results: file.results(path),
            private_paths,
            file,
            players,
            submissions,
            left_out: left_out.collect(),
            pairing,
            starts,
            conditions,
        })
    }

    /// Chooses the protection from the programs, prints what it does and does not do, and builds the submissions. A submission
    /// that cannot be built loses its games.
    ///
    /// # Errors
    /// If no jail can be made and the programs are not trusted.
    pub fn prepare(&mut self, is_trusted: bool) -> Result<(), Failure> {
        for report in &self.left_out {
            say(report);
        }
        let limits = Limits::default();
        let requested = self.file.limits;
        let limits = Limits {
            memory_mib: requested.memory_mib.unwrap_or(limits.memory_mib),
            processes: requested.processes.unwrap_or(limits.processes),
            disk_mib: requested.disk_mib.unwrap_or(limits.disk_mib),
        };
        let is_native = |player: &Player| player.contestant.is_native();
        let has_build = self.submissions.iter().any(Submission::has_build);
        if !has_build && !self.players.iter().any(is_native) {
            return Ok(());
        }
        let (protection, description) = Protection::choose(is_trusted, limits)?;
        self.conditions.protection = protection;
        say(format_args!("note: {description}"));
        for report in build_all(&self.submissions, protection) {
            say(report.trim_end());
        }
        Ok(())
    }

    /// Returns the tournament before its first game.
    pub fn progress(&self) -> Progress {
        let names = self.players.iter().map(|player| player.name.clone());
        Progress::new(self.pairing.clone(), names.collect())
    }
}

/// Reads the submissions of the file.
fn read_submissions(file: &TournamentFile, path: &Path) -> Result<Submissions, Failure> {
    let folder = path.parent().unwrap_or(Path::new(""));
    let name = |entry: &ProgramEntry| entry.name.clone().unwrap_or_else(|| entry.run.clone());
    let taken_names: Vec<String> = file.programs.iter().map(name).collect();
    match &file.submissions {
        Some(submissions) => submissions::read_submissions(&folder.join(submissions), &taken_names),
        None => Ok(Submissions::default()),
    }
}

/// Returns the folders of the organiser's machine that programs may name.
fn private_paths_of(
    file: &TournamentFile,
    path: &Path,
    players: &[Player],
    submissions: &[Submission],
) -> PrivatePaths {
    let folder = path.parent().unwrap_or(Path::new(""));
    let all_submissions = file.submissions.as_ref().map(|name| folder.join(name));
    // A build or a result of an older version may name the submitted folder.
    let handed_in = submissions.iter().map(|submission| &submission.folder);
    let folders: Vec<&Path> = all_submissions
        .iter()
        .chain(handed_in)
        .map(PathBuf::as_path)
        .collect();
    let programs = players.iter().map(|player| &player.contestant);
    PrivatePaths::new(folder, &folders, programs)
}

/// By player, whether it can read an opening.
fn can_read_openings(
    file: &TournamentFile,
    players: &[Player],
    submissions: &[Submission],
) -> Vec<bool> {
    let entries = file.programs.iter().map(|entry| entry.reads_openings);
    let reads = entries.chain(
        submissions
            .iter()
            .map(|submission| submission.reads_openings),
    );
    let players = players.iter().map(|player| player.contestant.is_built_in());
    players
        .zip(reads)
        .map(|(is_built_in, reads)| is_built_in || reads)
        .collect()
}

/// Returns the programs, then the submissions. Relative paths in the file are resolved from its folder.
fn players(
    file: &TournamentFile,
    path: &Path,
    submissions: &[Submission],
) -> Result<Vec<Player>, Failure> {
    let folder = path.parent().unwrap_or(Path::new(""));
    let mut entries = file.programs.clone();
    for entry in &mut entries {
        entry.run = with_resolved_paths(folder, &entry.run);
    }
    let program_count = entries.len() + submissions.len();
    let needed = file.seats.max(2);
    if program_count < needed {
        return Err(Failure(format!(
            "a tournament needs at least {needed} programs (`[[program]]`, `submissions`), but there are {program_count}"
        )));
    }
    if program_count > MAX_PROGRAMS {
        return Err(Failure(format!(
            "a tournament can have at most {MAX_PROGRAMS} programs"
        )));
    }
    name_players(&entries, &file.programs, submissions)
}

/// Names players by the file, where the names stand for the commands as they are written there.
fn name_players(
    entries: &[ProgramEntry],
    file_entries: &[ProgramEntry],
    submissions: &[Submission],
) -> Result<Vec<Player>, Failure> {
    let mut contestants = Vec::new();
    for (entry, file_entry) in entries.iter().zip(file_entries) {
        let contestant: Contestant = entry
            .run
            .parse()
            .map_err(|error| Failure(format!("`run = \"{}\"`: {error}", file_entry.run)))?;
        let check_result = contestant.check_files();
        check_result
            .map_err(|why| Failure(format!("`{}` cannot be played: {why}", file_entry.run)))?;
        contestants.push(contestant);
    }
    let mut names: Vec<String> = Vec::new();
    for entry in file_entries {
        let name = entry.name.clone().unwrap_or_else(|| entry.run.clone());
        let mut unused_name = name.clone();
        let mut number = 2;
        while entry.name.is_none() && names.contains(&unused_name) {
            unused_name = format!("{name} ({number})");
            number += 1;
        }
        names.push(unused_name);
    }
    for submission in submissions {
        // A submission that is not built yet, or cannot be built, has no program to check.
        contestants.push(submission.unchecked_contestant()?);
        names.push(submission.name.clone());
    }
    Player::with_names(&contestants, &names)
}

/// Returns a command of the file with file names resolved from the file's folder.
fn with_resolved_paths(folder: &Path, run: &str) -> String {
    let run = run.trim();
    let Some(words) = shlex::split(run).filter(|words| !words.is_empty()) else {
        return run.to_owned();
    };
    let words = words.into_iter().map(|word| {
        let path_in_folder = folder.join(&word);
        if Path::new(&word).is_relative() && path_in_folder.is_file() {
            path_in_folder.display().to_string()
        } else {
            word
        }
    });
    let words: Vec<String> = words.collect();
    shlex::try_join(words.iter().map(String::as_str)).unwrap_or_else(|_| run.to_owned())
}

fn pairing(file: &TournamentFile, players: &[Player]) -> Result<Pairing, String> {
    let challenger = match &file.challenger {
        None => 0,
        Some(name) => {
            let challenger = players.iter().position(|player| player.name == *name);
            challenger.ok_or_else(|| format!("`challenger`: no program is called `{name}`"))?
        }
    };
    if file.sprt.is_some() && (players.len() != 2 || file.pairing != PairingSystem::RoundRobin) {
        return Err("`[sprt]` is for a round robin of two programs".into());
    }
    Ok(Pairing {
        kind: file.pairing,
        players: players.len(),
        seats: file.seats,
        rounds: file.rounds,
        challenger,
        seed: file.seed,
    })
}

/// Returns the starts of the pairs.
fn starts<G: Protocol + RandomStart>(
    file: &TournamentFile,
    players: &[Player],
    reads_opening: &[bool],
) -> Result<Starts<G>, Failure> {
    let has_boards = Starts::<G>::has_new_boards(file.seats) || G::HAS_SECRETS;
    if has_boards {
        return match (file.usual_start, file.opening) {
            (_, Some(1..)) => Err(Failure(format!(
                "{} has no openings: its boards are new",
                G::ID
            ))),
            (true, _) => usual_start().map(Starts::Same),
            (false, _) => Ok(Starts::NewBoards),
        };
    }
    let players = players.iter().zip(reads_opening);
    let cannot_read_openings = players
        .filter(|(_, reads_opening)| !**reads_opening)
        .map(|(player, _)| player)
        .next();
    match (file.usual_start, file.opening, cannot_read_openings) {
        (true, ..) | (_, Some(0), _) | (_, None, Some(_)) => usual_start().map(Starts::Same),
        (_, Some(_), Some(player)) => Err(Failure(format!(
            "`opening`: the program `{}` cannot read an opening by the contest's protocol, unless it has `reads_openings = true`",
            player.name
        ))),
        (_, moves, None) => Ok(Starts::Openings(moves.unwrap_or(OPENING_MOVES))),
    }
}

fn time_factor(file: &TournamentFile, clock: Clock) -> f64 {
    let (Clock::PerMove(limit) | Clock::PerGame(limit)) = clock;
    match (file.time, file.time_factor) {
        (Some(time), _) => Duration::from_millis(time).as_secs_f64() / limit.as_secs_f64(),
        (None, Some(factor)) => factor,
        (None, None) => 1.0,
    }
}

/// Returns everything that must not change while a tournament is played, with the fingerprints of the submissions. More rounds
/// may be added.
fn identity<G: Protocol>(
    file: &TournamentFile,
    players: &[Player],
    submissions: &[String],
    starts: &Starts<G>,
    conditions: Conditions,
) -> Identity {
    let start = match starts {
        Starts::Same(record) => record.to_string(),
        Starts::NewBoards => "new boards".to_owned(),
        Starts::Openings(moves) => format!("openings of {moves}"),
    };
    let hashed_texts = [
        G::ID.to_owned(),
        start.clone(),
        format!(
            "{:?} {} {:?} {}",
            file.pairing, file.seats, file.challenger, file.seed
        ),
        format!("{} {:?}", conditions.time_factor, conditions.start_up),
    ];
    let (commands, submitted) = players.split_at(players.len() - submissions.len());
    let mut programs: Vec<(String, String)> = Vec::new();
    for (player, entry) in commands.iter().zip(&file.programs) {
        programs.push((player.name.clone(), player.fingerprint(&entry.run)));
    }
    for (player, fingerprint) in submitted.iter().zip(submissions) {
        programs.push((player.name.clone(), fingerprint.clone()));
    }
    let program_texts = programs.iter();
    let program_texts =
        program_texts.flat_map(|(name, fingerprint)| [name.clone(), fingerprint.clone()]);
    let settings = [
        ("game", G::ID.to_owned()),
        ("opening", fingerprint([start])),
        ("draw", format!("{:?}", file.pairing)),
        ("seats", file.seats.to_string()),
        ("challenger", format!("{:?}", file.challenger)),
        ("seed", file.seed.to_string()),
        ("time", conditions.time_factor.to_string()),
        ("start_up", format!("{:?}", conditions.start_up)),
    ];
    Identity {
        series: fingerprint(hashed_texts.into_iter().chain(program_texts)),
        settings: settings
            .map(|(name, value)| (name.to_owned(), value))
            .into(),
        programs,
    }
}
