//! Any options for boards and maps lead to a readable result, or to a sentence. The first byte chooses the game, the next eight
//! are the seed. The rest are options, one per line: the number of a name and a text.

use warren::core::record::Record;
use warren::for_game_with;
use warren::thinking::generate::{MakerOptions, MakesBoards, MakesMaps, RandomStart};

use crate::input;

/// The names of the options, for any game.
const NAMES: [&str; 10] = [
    "size", "players", "doors", "turns", "cities", "trains", "planes", "roads", "level", "other",
];
/// The maximum number of options.
const MAX_OPTIONS: usize = 8;

/// Tries some bytes.
pub fn run(data: &[u8]) {
    let Some((game, data)) = input::chosen(data) else {
        return;
    };
    let Some((seed, rest)) = data.split_first_chunk::<8>() else {
        return;
    };
    let seed = u64::from_le_bytes(*seed);
    let mut options = MakerOptions::default();
    for line in input::text(rest).lines().take(MAX_OPTIONS) {
        let (name, value) = line.split_once(' ').unwrap_or((line, ""));
        if let Some(name) = name.parse().ok().and_then(|name: usize| NAMES.get(name)) {
            options = options.with(name, Some(value));
        }
    }
    for_game_with!(boards, game, G => {
        if let Ok(board) = G::make_board(&options, seed) {
            let record = Record::new(board);
            assert_eq!(record.to_string().parse(), Ok(record));
        }
    }, or {});
    for_game_with!(maps, game, G => {
        if let Ok(lines) = G::make_map(&options, seed) {
            assert!(Record::<G>::begin(Some(&lines)).is_ok());
        }
    }, or {});
    for_game_with!(starts, game, G => {
        if let Some(start) = <G as RandomStart>::random_start(rest.len() % 8, seed) {
            let record = Record::new(start);
            assert_eq!(record.to_string().parse(), Ok(record));
        }
    }, or {});
}
