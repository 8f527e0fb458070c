//! Any text is a tournament's file or an error. Any lines are an index of its results, a part of one, or an error. A resumed
//! tournament knows from the index which games were played, whatever their order, and makes a table of them.
//!
//! The index follows a line `---`.

use std::path::Path;

use warren_arena::series::{Entry, index};
use warren_arena::tournament::pairing::Pairing;
use warren_arena::tournament::file::TournamentFile;
use warren_arena::tournament::progress::Progress;
use warren_arena::tournament::standings::Standings;
use crate::input;

/// The maximum number of programs. The target computes all their pairings.
const MAX_PROGRAMS: usize = 12;
/// The maximum number of rounds.
const MAX_ROUNDS: u32 = 12;
/// The maximum number of games in a table.
const MAX_TABLE_GAMES: usize = 12;
/// More games than any tournament within these limits has.
const MAX_GAMES: u32 = 10_000;

/// Tries some bytes.
pub fn run(data: &[u8]) {
    let (file, lines) = input::parts(input::text(data));
    let read = index::read(lines.as_bytes());
    if let Ok((entries, whole)) = &read {
        assert!(*whole <= lines.len() as u64);
        for entry in entries {
            let line = serde_json::to_string(entry).expect("an entry") + "\n";
            let again = index::read(line.as_bytes()).expect("an entry's own line");
            assert_eq!(again.0.as_slice(), std::slice::from_ref(entry));
        }
    }
    let Ok(file) = TournamentFile::of_text(file) else {
        return;
    };
    let _ = file.results(Path::new("cup.toml"));
    if let Some(progress) = begun(&file)
        && let Ok((entries, _)) = read
    {
        goes_on(progress, entries, file.seed);
    }
}

/// The tournament of a file, before its first game.
fn begun(file: &TournamentFile) -> Option<Progress> {
    let names: Vec<String> = file
        .programs
        .iter()
        .map(|entry| entry.name.clone().unwrap_or_else(|| entry.run.clone()))
        .collect();
    let challenger = match &file.challenger {
        Some(name) => names.iter().position(|known| known == name)?,
        None => 0,
    };
    let is_small = (file.seats..=MAX_PROGRAMS).contains(&names.len()) && file.rounds <= MAX_ROUNDS;
    let pairing = Pairing {
        kind: file.pairing,
        players: names.len(),
        seats: file.seats,
        rounds: file.rounds,
        challenger,
        seed: file.seed,
    };
    is_small.then(|| Progress::new(pairing, names))
}

fn goes_on(begun: Progress, entries: Vec<Entry>, seed: u64) {
    let mut progress = begun.clone();
    let mut accepted: Vec<Entry> = Vec::new();
    let mut sorted = entries;
    sorted.sort_by_key(|entry| (entry.number, !entry.counts()));
    // A later entry of a game replaces an earlier one.
    sorted.reverse();
    sorted.dedup_by(|earlier, later| {
        earlier.counts() && later.counts() && earlier.number == later.number
    });
    sorted.reverse();
    for entry in sorted {
        if progress.add(entry.clone()).is_ok() {
            accepted.push(entry);
        }
    }
    let results = progress.meeting_results();
    assert!(results.iter().flat_map(|result| &result.points).all(|points| *points >= 0.0));
    let _ = (progress.void_game_numbers(), progress.is_over(), progress.game_count());
    let mut again = begun;
    again.add_all(accepted).expect("entries accepted before");
    assert_eq!(again.meetings, progress.meetings);
    assert_eq!(again.games, progress.games);
    if progress.games.len() <= MAX_TABLE_GAMES {
        let standings = Standings::of(&progress, seed);
        let _ = (standings.to_string(), standings.json(), standings.forfeit_table(|_| String::new()));
    }
    // The tournament hands out games until none is left or a round waits, each game once.
    let mut count = 0;
    while let Some(game) = progress.next_game() {
        assert_eq!(progress.game(game.number), Some(game));
        count += 1;
        assert!(count <= MAX_GAMES, "games without end");
    }
}
