//! Steps towards the goal wherever this is not known to be fatal, and sometimes elsewhere.

use warren::core::game::Game;
use warren::core::game::Seat;
use warren::games::crossing::engine::Engine;
use warren::games::crossing::generator::board;
use warren::games::crossing::protocol::Known;
use warren::games::crossing::{Cell, Crossing, Fate, Move, Step, goal};
use warren::thinking::engine::{Level, Thinker};
use warren::thinking::search::{Budget, NoClock, Random};

const STEPS: [Step; 5] = [Step::North, Step::East, Step::South, Step::West, Step::Hold];

/// One step in this many goes anywhere.
const MOVES_PER_SLIP: usize = 6;

pub fn play(level: Level, seed: u64) -> f64 {
    let mut game: Crossing = board(seed / 2);
    let own = super::seat_of(seed);
    let mut known = [Seat(0), Seat(1)].map(|seat| Known::new(game.heights().clone(), seat));
    let mut engine = Engine::new(level, seed);
    let mut random = Random::new(seed);
    while game.outcome().is_none() {
        let steps = [Seat(0), Seat(1)].map(|seat| {
            let known = &mut known[seat.index()];
            known
                .read_window(game.window(seat))
                .expect("the window of the game");
            let step = if seat == own {
                beginner(known, &mut random)
            } else {
                engine.set_position(known);
                engine.think(&NoClock, Budget::nodes(u64::MAX));
                engine.best().parse().expect("a step")
            };
            known.say(step).expect("a legal step");
            step
        });
        game.play(&Move(steps));
    }
    super::result(&game.outcome().expect("the game is over"), own)
}

fn beginner(known: &Known, random: &mut Random) -> Step {
    let mut steps = STEPS.to_vec();
    random.shuffle(&mut steps);
    steps.retain(|&step| known.check(step).is_ok());
    let is_fatal = |step: &Step| matches!(known.fate(*step), Some(Fate::Drown | Fate::Sink));
    steps.sort_by_key(is_fatal);
    if random.below(MOVES_PER_SLIP) > 0 {
        let goal = goal(known.seat());
        let distance_to_goal =
            |step: &Step| known.token().after(*step).map(|cell| distance(cell, goal));
        steps.sort_by_key(|step| (is_fatal(step), distance_to_goal(step)));
    }
    steps[0]
}

fn distance(one: Cell, other: Cell) -> u8 {
    one.row().abs_diff(other.row()) + one.column().abs_diff(other.column())
}
