//! A program may be told any lines and answer any, in any order: each is taken or refused, and what is refused changes nothing.
//! The first byte chooses the game. A line that begins with `>` is an answer.

#![no_main]

use libfuzzer_sys::fuzz_target;
use warren::core::game::Seat;
use warren::core::protocol::{Memory, Protocol};
use warren::for_game;
use warren::games::GameId;

/// The most lines that are tried.
const LINES: usize = 400;

fuzz_target!(|data: (u8, &str)| {
    let (choice, text) = data;
    let game = GameId::ALL[usize::from(choice) % GameId::ALL.len()];
    for_game!(game, G => tried::<G>(text));
});

fn tried<G: Protocol>(text: &str) {
    let mut lines = text.lines();
    // The first line may be a position, from which the memory begins.
    let first = lines.next().unwrap_or_default();
    let from_position = first
        .parse::<G>()
        .ok()
        .and_then(|game| G::Memory::at(&game.standpoint(Seat(0)), Seat(0)).ok());
    let _ = G::Memory::at(first, Seat(1));
    let mut memory = from_position.unwrap_or_else(|| G::Memory::new(&[]));
    for line in lines.take(LINES) {
        let before = memory.cue();
        let taken = match line.strip_prefix('>') {
            Some(answer) => memory.say(&[answer.to_owned()]).is_ok(),
            None => memory.hear(line).is_ok(),
        };
        if !taken {
            assert_eq!(memory.cue(), before, "what is refused changes nothing");
        }
    }
}
