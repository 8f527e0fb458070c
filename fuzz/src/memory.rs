//! A program may read any lines and answer any, in any order: its memory accepts or rejects each, and a rejected line changes
//! nothing. The first byte chooses the game. A line that begins with `>` is an answer, whose lines `|` separates; initial lines
//! that begin with `=` are the file in its folder.

use warren::core::game::Seat;
use warren::core::protocol::{File, Memory, Protocol};
use warren::for_game;

use crate::input;

/// The maximum number of lines to try.
const MAX_LINES: usize = 400;

/// Tries some bytes.
pub fn run(data: &[u8]) {
    if let Some((game, data)) = input::chosen(data) {
        for_game!(game, G => tried::<G>(input::text(data)));
    }
}

fn tried<G: Protocol>(text: &str) {
    let mut lines = text.lines();
    // The first line may be a position, from which the memory begins.
    let first = lines.next().unwrap_or_default();
    let from_position = first
        .parse::<G>()
        .ok()
        .and_then(|game| G::Memory::at(&game.standpoint(Seat(0)), Seat(0)).ok());
    let _ = G::Memory::at(first, Seat(1));
    let is_of_file = |line: &&str| line.starts_with('=');
    let file: Vec<&str> = lines.clone().take_while(is_of_file).collect();
    let files = G::FILES.iter().map(|name| File {
        name: (*name).to_owned(),
        text: file.iter().map(|line| format!("{}\n", &line[1..])).collect(),
    });
    let files: Vec<File> = files.collect();
    let mut memory = from_position.unwrap_or_else(|| G::Memory::new(&files));
    for line in lines.skip(file.len()).take(MAX_LINES) {
        let before = memory.cue();
        let is_accepted = match line.strip_prefix('>') {
            Some(answer) => {
                let lines: Vec<String> = answer.split('|').map(str::to_owned).collect();
                memory.say(&lines).is_ok()
            }
            None => memory.hear(line).is_ok(),
        };
        if !is_accepted {
            assert_eq!(memory.cue(), before, "a rejected line changes nothing");
        }
    }
}
