//! The native speed of the engines' searches: `cargo bench --bench search_speed [-- MILLISECONDS]`.
//!
//! One line per position: its text, the side to move, the nodes and the milliseconds up to the last report within the given
//! time, separated by tabs. `benches/wasm_speed.mjs` runs the same positions in the browser.

use std::time::Duration;

use warren::core::game::Game;
use warren::core::protocol::Transcript;
use warren::core::record::Record;
use warren::games::GameId;
use warren::games::dots::Dots;
use warren::thinking::engine::Level;
use warren::thinking::search::{Budget, NativeClock};

/// The slices in which a worker thinks.
const SLICE: Duration = Duration::from_millis(40);

fn main() {
    let time = std::env::args().find_map(|argument| argument.parse().ok());
    let time = Duration::from_millis(time.unwrap_or(1000));
    let record: Record<Dots> = include_str!("../tests/records/dots-001.rec")
        .parse()
        .expect("a record");
    // From the opening, with the most moves, to a nearly full board.
    for position in (0..).step_by(20).map_while(|ply| record.position(ply)) {
        if let Some(seat) = position.due().first() {
            let text = position.to_string();
            let (nodes, spent) = search(&text, seat, time);
            println!(
                "{text}\t{}\t{nodes}\t{:.3}",
                seat.0,
                spent.as_secs_f64() * 1000.0
            );
        }
    }
}

/// The nodes and the time of the last report within `time`.
fn search(position: &str, seat: warren::core::game::Seat, time: Duration) -> (u64, Duration) {
    let mut program = GameId::Dots.program(Level::FULL, 1).expect("an engine");
    let transcript = Transcript {
        position: Some(position.to_owned()),
        ..Transcript::default()
    };
    program.join(&transcript, seat).expect("a position");
    let clock = NativeClock::start();
    let mut known = (0, Duration::ZERO);
    loop {
        let now = warren::thinking::search::Clock::now(&clock);
        if now >= time {
            return known;
        }
        let thought = program.think(&clock, Budget::until((now + SLICE).min(time)));
        if let Some(info) = thought.info {
            known = (info.nodes, info.time);
        }
        if thought.done {
            return known;
        }
    }
}
