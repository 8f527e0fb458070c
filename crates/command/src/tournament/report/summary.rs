//! The contents of a report's pages, computed once.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;

use warren::core::link::{self, Pack};
use warren::core::protocol::{Clock, Protocol};
use warren::core::scene::Scene;
use warren::games::GameId;
use warren::thinking::generate::RandomStart;

use crate::texts::english;
use warren_arena::contest::without_control_characters;
use warren_arena::output::say;
use warren_arena::outside::Folder;
use warren_arena::series::Entry;
use warren_arena::tournament::merge::{MAX_LOG_BYTES, MAX_RECORD_BYTES};
use warren_arena::tournament::pairing::MeetingResult;
use warren_arena::tournament::private_paths::PrivatePaths;
use warren_arena::tournament::progress::Progress;
use warren_arena::tournament::setup::Setup;
use warren_arena::tournament::standings::{Row, Standings};

/// A tournament for its report.
pub struct Summary {
    pub title: String,
    pub game: GameNames,
    pub limit: TimeLimit,
    pub standings: Standings,
    pub progress: Progress,
    pub meeting_results: Vec<MeetingResult>,
    /// By the number of the game.
    pub texts: BTreeMap<u32, RecordText>,
    /// Paths that no page or file shows.
    pub private_paths: PrivatePaths,
    /// The records and logs that cannot be read. They are not published.
    unreadable_files: BTreeSet<String>,
}

/// The names of a game and its seats.
pub struct GameNames {
    pub name: String,
    seats: Vec<String>,
}

/// The time limit of programs, in milliseconds.
pub struct TimeLimit {
    pub time: f64,
    /// The extra time for the first answer.
    pub start_up: f64,
    /// Whether the limit is for all answers of a game together.
    pub is_per_game: bool,
}

/// The record of a game.
pub struct RecordText {
    pub record: String,
    /// The part of a link after its `#`. It shows the game where the programs begin, or where a fault lost it.
    pub code: String,
    /// Whether there is a move to replay.
    pub has_moves: bool,
}

impl Summary {
    /// Computes the contents of a tournament's report, whose file is at `path`. Reports unreadable records and logs on standard
    /// error.
    pub fn new<G>(setup: &Setup<G>, path: &Path, progress: Progress) -> Summary
    where
        G: Protocol + RandomStart + Pack,
    {
        let results = Folder::new(&setup.results);
        let mut texts = BTreeMap::new();
        let mut unreadable_files = BTreeSet::new();
        let report_unreadable = |unreadable_files: &mut BTreeSet<String>,
                                 number: u32,
                                 name: &String,
                                 error: &dyn fmt::Display| {
            let folder = setup.results.display();
            let note =
                format!("note: {folder}: game {number}: `{name}` {error}; it is not published");
            say(without_control_characters(note.as_bytes()));
            unreadable_files.insert(name.clone());
        };
        for (number, entry) in &progress.games {
            match read_record::<G>(&results, &setup.private_paths, entry) {
                Ok(text) => {
                    texts.insert(*number, text);
                }
                Err(error) => {
                    report_unreadable(&mut unreadable_files, *number, &entry.record, &error)
                }
            }
        }
        let entries = || progress.games.values().chain(&progress.disturbed);
        for (number, (name, max_bytes)) in
            entries().flat_map(|entry| files_of(entry).map(|file| (entry.number, file)))
        {
            match results.open(name, max_bytes) {
                Ok(_) => {}
                // The file has already been reported.
                Err(_) if unreadable_files.contains(name) => {}
                Err(error) => report_unreadable(&mut unreadable_files, number, name, &error),
            }
        }
        let file_name = path.file_stem().unwrap_or_default().to_string_lossy();
        let (Clock::PerMove(time) | Clock::PerGame(time)) = G::CLOCK;
        let milliseconds = |seconds: f64| seconds * 1000.0;
        let limit = TimeLimit {
            time: milliseconds(time.as_secs_f64() * setup.conditions.time_factor),
            start_up: milliseconds(setup.conditions.start_up.as_secs_f64()),
            is_per_game: matches!(G::CLOCK, Clock::PerGame(_)),
        };
        Summary {
            title: setup.file.name.clone().unwrap_or(file_name.into_owned()),
            game: GameNames::new(setup.file.game, setup.pairing.seats),
            limit,
            standings: Standings::of(&progress, setup.pairing.seed),
            meeting_results: progress.meeting_results(),
            texts,
            private_paths: setup.private_paths.clone(),
            unreadable_files,
            progress,
        }
    }

    /// Whether a record or a log is part of the report.
    pub fn has_file(&self, name: &str) -> bool {
        !self.unreadable_files.contains(name)
    }

    /// Returns the records and logs of all games in the report, including attempts that do not count, and their maximum size.
    pub fn files(&self) -> impl Iterator<Item = (&String, u64)> {
        let all_entries = self.progress.games.values().chain(&self.progress.disturbed);
        all_entries
            .flat_map(files_of)
            .filter(|(name, _)| self.has_file(name))
    }

    /// Returns the number of a program's page: its index in the file, from 0.
    pub fn player_number(&self, row: &Row) -> usize {
        self.progress
            .player_number(&row.program)
            .unwrap_or_default()
    }

    pub fn name(&self, player: usize) -> &str {
        &self.progress.names[player]
    }

    /// The players of a game by seat.
    pub fn players(&self, entry: &Entry) -> Vec<usize> {
        let players = entry.programs.iter();
        players
            .filter_map(|name| self.progress.player_number(name))
            .collect()
    }

    /// The games of a meeting that count.
    pub fn games_of(&self, pair: usize) -> Vec<&Entry> {
        let numbers = self.progress.game_numbers(pair);
        numbers
            .filter_map(|number| self.progress.games.get(&number))
            .collect()
    }

    /// Returns the dates of the first and the last game.
    pub fn dates(&self) -> Option<(&str, &str)> {
        let dates = || self.progress.games.values().map(|entry| &entry.date);
        Some((dates().min()?, dates().max()?))
    }
}

impl GameNames {
    fn new(game: GameId, seats: usize) -> GameNames {
        let words = english(game);
        let id = game.id();
        let name_of_seat = |seat| {
            let name = words.find(&format!("{id}-seat-{seat}"));
            name.map_or_else(|| format!("Seat {seat}"), str::to_owned)
        };
        GameNames {
            name: words.get(&format!("{id}-name")).to_owned(),
            seats: (0..seats).map(name_of_seat).collect(),
        }
    }

    pub fn seat(&self, seat: usize) -> &str {
        self.seats.get(seat).map_or("", String::as_str)
    }
}

/// The files of an entry, and their maximum size.
fn files_of(entry: &Entry) -> impl Iterator<Item = (&String, u64)> {
    let logs = entry.logs.iter().map(|log| (log, MAX_LOG_BYTES));
    logs.chain([(&entry.record, MAX_RECORD_BYTES)])
}

fn read_record<G: Protocol + Pack>(
    results: &Folder,
    private_paths: &PrivatePaths,
    entry: &Entry,
) -> Result<RecordText, String> {
    let record = results.text(&entry.record, MAX_RECORD_BYTES);
    let record = record.map_err(|error| error.to_string())?;
    // The code of a link has the comments of the record, and cannot be searched.
    let record = private_paths.hide(&record);
    let scene: Result<Scene<G>, _> = Scene::from_record(&record);
    let mut scene = scene.map_err(|error| format!("is no record: {error}"))?;
    if entry.forfeit.is_none() {
        scene.point = entry.opening.min(scene.point);
    }
    Ok(RecordText {
        code: link::encode(&scene),
        has_moves: !scene.record.moves().is_empty(),
        record,
    })
}
