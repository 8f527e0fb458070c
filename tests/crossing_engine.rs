//! The engine for The Crossing: it keeps the rules, can be repeated and cut anywhere, and does what is certainly best.

use warren::bots::crossing::Engine;
use warren::bots::{Bot, Level, Thinker};
use warren::game::{Game, Seat};
use warren::games::crossing::{CELLS, Cell, Crossing, Move, Step, TURNS, goal, start};
use warren::generate::crossing::{board, plain_board};
use warren::protocol::crossing::{CrossingMemory, Known};
use warren::protocol::{Cue, Memory, Protocol};
use warren::search::{Budget, NoClock, Random};

fn choice(engine: &mut Engine, known: &Known, nodes: u64) -> Step {
    engine.begin(known);
    engine.think(&NoClock, Budget::nodes(nodes));
    engine.best().parse().expect("a step")
}

/// Plays one player's game to its end, and calls a function before each step with what the player knows and the position.
fn play(
    mut game: Crossing,
    seat: Seat,
    mut known: Known,
    mut choose: impl FnMut(&Known, &Crossing) -> Step,
) -> u32 {
    while game.outcome().is_none() {
        known
            .hear_window(game.window(seat))
            .expect("the window of the game");
        let step = choose(&known, &game);
        game.check_step(seat, step).expect("a legal step");
        known.say(step).expect("a legal step");
        let mut steps = [Step::Hold; 2];
        steps[seat.index()] = step;
        game.play(&Move(steps));
    }
    game.delivered(seat)
}

/// What a player knows before the first turn.
fn beginning(game: &Crossing, seat: Seat) -> Known {
    Known::new(game.heights().clone(), seat)
}

#[test]
fn every_level_plays_whole_games_by_the_rules() {
    for level in Level::all() {
        let mut random = Random::new(u64::from(level.number()));
        for seat in [Seat(0), Seat(1)] {
            let game = plain_board(&mut random);
            let mut engine = Engine::new(level, 1);
            let known = beginning(&game, seat);
            play(game, seat, known, |known, _| {
                choice(&mut engine, known, 120)
            });
        }
    }
}

#[test]
fn the_best_step_is_legal_wherever_the_search_is_cut() {
    let game = board(3);
    let mut own = Engine::new(Level::FULL, 1);
    let known = beginning(&game, Seat(1));
    play(game, Seat(1), known, |known, game| {
        let mut engine = Engine::new(Level::FULL, 9);
        engine.begin(known);
        for nodes in [0, 1, 50, 400] {
            let step: Step = engine.best().parse().expect("a step");
            game.check_step(Seat(1), step).expect("a legal step");
            engine.think(&NoClock, Budget::nodes(nodes));
        }
        choice(&mut own, known, 100)
    });
}

#[test]
fn equal_seeds_and_nodes_give_equal_steps_and_slices_change_nothing() {
    let game = board(5);
    let mut own = Engine::new(Level::FULL, 2);
    let known = beginning(&game, Seat(0));
    play(game, Seat(0), known, |known, _| {
        let think = |slice: u64| {
            let mut engine = Engine::new(Level::FULL, 7);
            engine.begin(known);
            for _ in 0..2_000 / slice {
                engine.think(&NoClock, Budget::nodes(slice));
            }
            engine.best()
        };
        let whole = think(2_000);
        assert_eq!(think(2_000), whole);
        assert_eq!(think(250), whole);
        choice(&mut own, known, 200)
    });
}

#[test]
fn a_search_ends_after_the_nodes_it_was_given_or_earlier() {
    let game = board(6);
    let mut known = beginning(&game, Seat(0));
    known.hear_window(game.window(Seat(0))).expect("a window");
    let mut engine = Engine::new(Level::FULL, 3);
    engine.begin(&known);
    let thought = engine.think(&NoClock, Budget::nodes(100));
    let info = thought.info.expect("a first result");
    // A draw of islands that was begun is finished: three steps are possible from the start.
    assert!((100..105).contains(&info.nodes), "{}", info.nodes);
    assert!(!thought.done);
    assert_eq!(info.line[0], engine.best());
    let letters: Option<Vec<Step>> = info.line.iter().map(|step| step.parse().ok()).collect();
    assert!(letters.is_some_and(|steps| (1..=40).contains(&steps.len())));
    while !engine.think(&NoClock, Budget::nodes(10_000)).done {}
}

#[test]
fn it_plays_from_any_start_in_the_middle_of_a_game() {
    let mut random = Random::new(12);
    for turn in (0..TURNS).step_by(7) {
        let game = plain_board(&mut random);
        let places =
            std::array::from_fn(|index| game.place(Cell::from_index(index).expect("a cell")));
        let mut any = || Cell::from_index(random.below(CELLS)).expect("a cell");
        let tokens = [any(), any()];
        let Ok(game) = Crossing::with(game.heights().clone(), places, tokens, [0, 0], turn) else {
            continue;
        };
        for seat in [Seat(0), Seat(1)] {
            let mut memory = CrossingMemory::at(&game.standpoint(seat), seat).expect("a start");
            memory.hear(&game.prompt(seat)[0]).expect("a window");
            let mut engine = Engine::new(Level::FULL, 1);
            let step = choice(&mut engine, memory.known().expect("a player"), 100);
            game.check_step(seat, step).expect("a legal step");
        }
    }
}

#[test]
fn it_steps_onto_the_goal_when_it_stands_beside_it() {
    let mut random = Random::new(13);
    for seat in [Seat(0), Seat(1)] {
        for _ in 0..10 {
            let game = plain_board(&mut random);
            let places =
                std::array::from_fn(|index| game.place(Cell::from_index(index).expect("a cell")));
            let goal = goal(seat);
            let beside = goal.offset(1, 0).expect("a cell");
            let mut tokens = [start(Seat(0)), start(Seat(1))];
            tokens[seat.index()] = beside;
            let turn = TURNS - 1;
            let game = Crossing::with(game.heights().clone(), places, tokens, [0, 0], turn);
            let Ok(game) = game else { continue };
            let mut memory = CrossingMemory::at(&game.standpoint(seat), seat).expect("a start");
            memory.hear(&game.prompt(seat)[0]).expect("a window");
            let mut engine = Engine::new(Level::FULL, 1);
            let step = choice(&mut engine, memory.known().expect("a player"), 100);
            assert_eq!(step, Step::North);
        }
    }
}

#[test]
fn it_plays_from_what_a_program_is_told() {
    let game = board(1);
    for seat in [Seat(0), Seat(1)] {
        let mut memory = CrossingMemory::new(&[]);
        for line in &game.opening(seat).lines {
            assert_eq!(memory.hear(line), Ok(Cue::Listen));
        }
        assert_eq!(memory.hear(&game.prompt(seat)[0]), Ok(Cue::Answer));
        let mut engine = <Crossing as Bot>::engine(Level::FULL, 1);
        <Crossing as Bot>::turn(&mut engine, &memory);
        engine.think(&NoClock, Budget::nodes(100));
        memory.say(&[engine.best()]).expect("a legal answer");
    }
}
