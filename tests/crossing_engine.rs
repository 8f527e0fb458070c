//! The engine for The Crossing: it follows the rules, is reproducible, can be stopped anywhere, and finds clearly best steps.

use warren::core::game::{Game, Seat};
use warren::core::protocol::{Cue, Memory, Protocol};
use warren::games::crossing::engine::Engine;
use warren::games::crossing::generator::{board, plain_board};
use warren::games::crossing::protocol::{CrossingMemory, Known};
use warren::games::crossing::{CELLS, Cell, Crossing, Fate, Move, Step, TURNS, goal, start};
use warren::thinking::engine::{Analysed, HasEngine, Level, Line, Thinker, score_value};
use warren::thinking::search::{Budget, NoClock, Random};

fn choice(engine: &mut Engine, known: &Known, nodes: u64) -> Step {
    engine.set_position(known);
    engine.think(&NoClock, Budget::nodes(nodes));
    engine.best().parse().expect("a step")
}

/// Plays one player's game to its end, and calls a function before each step with the player's knowledge and the position.
fn play(
    mut game: Crossing,
    seat: Seat,
    mut known: Known,
    mut choose: impl FnMut(&Known, &Crossing) -> Step,
) -> u32 {
    while game.outcome().is_none() {
        known
            .read_window(game.window(seat))
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

/// The knowledge of a player before the first turn.
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
    let mut playing_engine = Engine::new(Level::FULL, 1);
    let known = beginning(&game, Seat(1));
    play(game, Seat(1), known, |known, game| {
        let mut engine = Engine::new(Level::FULL, 9);
        engine.set_position(known);
        for nodes in [0, 1, 50, 400] {
            let step: Step = engine.best().parse().expect("a step");
            game.check_step(Seat(1), step).expect("a legal step");
            engine.think(&NoClock, Budget::nodes(nodes));
        }
        choice(&mut playing_engine, known, 100)
    });
}

#[test]
fn equal_seeds_and_nodes_give_equal_steps_and_slices_change_nothing() {
    let game = board(5);
    let mut playing_engine = Engine::new(Level::FULL, 2);
    let known = beginning(&game, Seat(0));
    play(game, Seat(0), known, |known, _| {
        let think = |slice: u64| {
            let mut engine = Engine::new(Level::FULL, 7);
            engine.set_position(known);
            for _ in 0..2_000 / slice {
                engine.think(&NoClock, Budget::nodes(slice));
            }
            engine.best()
        };
        let whole = think(2_000);
        assert_eq!(think(2_000), whole);
        assert_eq!(think(250), whole);
        choice(&mut playing_engine, known, 200)
    });
}

#[test]
fn a_search_ends_after_the_nodes_it_was_given_or_earlier() {
    let game = board(6);
    let mut known = beginning(&game, Seat(0));
    known.read_window(game.window(Seat(0))).expect("a window");
    let mut engine = Engine::new(Level::FULL, 3);
    engine.set_position(&known);
    let thought = engine.think(&NoClock, Budget::nodes(100));
    let info = thought.info.expect("a first result");
    // The engine finishes a sample of islands that it has begun: three steps are possible from the start.
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
            std::array::from_fn(|index| game.cycle_point(Cell::from_index(index).expect("a cell")));
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
            let places = std::array::from_fn(|index| {
                game.cycle_point(Cell::from_index(index).expect("a cell"))
            });
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
fn it_plays_from_the_lines_of_the_protocol() {
    let game = board(1);
    for seat in [Seat(0), Seat(1)] {
        let mut memory = CrossingMemory::new(&[]);
        for line in &game.opening(seat).lines {
            assert_eq!(memory.hear(line), Ok(Cue::Listen));
        }
        assert_eq!(memory.hear(&game.prompt(seat)[0]), Ok(Cue::Answer));
        let mut engine = <Crossing as HasEngine>::engine(Level::FULL, 1);
        <Crossing as HasEngine>::set_turn(&mut engine, &memory);
        engine.think(&NoClock, Budget::nodes(100));
        memory.say(&[engine.best()]).expect("a legal answer");
    }
}

/// The knowledge of a player when it has to move, after some random turns.
fn somewhere(random: &mut Random) -> Option<CrossingMemory> {
    let game = plain_board(random);
    let seat = Seat(random.below(2) as u8);
    let places =
        std::array::from_fn(|index| game.cycle_point(Cell::from_index(index).expect("a cell")));
    let mut tokens = [start(Seat(0)), start(Seat(1))];
    if random.below(4) > 0 {
        tokens[seat.index()] = Cell::from_index(random.below(CELLS)).expect("a cell");
    }
    let turn = [0, TURNS / 2, TURNS - 20][random.below(3)];
    let game = Crossing::with(game.heights().clone(), places, tokens, [0, 0], turn);
    let mut game = game.ok()?;
    let mut memory = CrossingMemory::at(&game.standpoint(seat), seat).expect("a start");
    for _ in 0..random.below(20) {
        memory.hear(&game.prompt(seat)[0]).expect("a window");
        let step = Step::ALL[random.below(5)];
        let step = match game.check_step(seat, step) {
            Ok(()) => step,
            Err(_) => Step::Hold,
        };
        memory.say(&[step.to_string()]).expect("a legal step");
        let mut steps = [Step::Hold; 2];
        steps[seat.index()] = step;
        game.play(&Move(steps));
    }
    memory.hear(&game.prompt(seat)[0]).expect("a window");
    Some(memory)
}

/// Whether a player knows that a step drowns its token.
fn drowns(known: &Known, step: Step) -> bool {
    matches!(known.fate(step), Some(Fate::Drown | Fate::Sink))
}

#[test]
fn a_step_into_certain_water_is_not_chosen_if_another_is_as_good() {
    let mut random = Random::new(21);
    let memories = std::iter::repeat_with(|| somewhere(&mut random)).flatten();
    for (seed, memory) in (0..).zip(memories.take(120)) {
        let known = memory.known().expect("a player");
        let steps = Step::ALL
            .into_iter()
            .filter(|&step| known.check(step).is_ok());
        let (lost, dry): (Vec<Step>, Vec<Step>) = steps.partition(|&step| drowns(known, step));
        let is_home = known.token() == start(known.seat());
        for level in Level::all() {
            let step = choice(&mut Engine::new(level, seed), known, 40);
            let place = format!("level {level}: {step} from {}", known.token());
            if dry.is_empty() {
                assert_eq!(step, Step::Hold, "{place}");
            } else if is_home {
                assert!(!lost.contains(&step), "{place}");
            }
        }
        let mut look = Crossing::start_analysis(&memory, 5, seed, None).expect("its answer is due");
        look.think(&NoClock, Budget::nodes(40));
        let lines = look.lines(5);
        let is_lost = |line: &&Line| lost.contains(&line.moves[0].parse().expect("a step"));
        let best_dry = lines.iter().find(|line| !is_lost(line));
        if let (Some(best), Some(dry)) = (lines.first().filter(is_lost), best_dry) {
            // By the rules drowning is a way home. The engine uses it where it brings more, and never from home.
            assert!(
                !is_home
                    && score_value::<Crossing>(best.score) > score_value::<Crossing>(dry.score)
            );
        }
    }
}

#[test]
fn it_stays_if_all_steps_are_equal() {
    // In the last turns no token can cross from its start: all dry cells are equally good.
    for number in 0..20 {
        let mut random = Random::new(number);
        let game = plain_board(&mut random);
        let places =
            std::array::from_fn(|index| game.cycle_point(Cell::from_index(index).expect("a cell")));
        let tokens = [start(Seat(0)), start(Seat(1))];
        for turn in [TURNS - 13, TURNS - 5, TURNS - 1] {
            let game = Crossing::with(game.heights().clone(), places, tokens, [0, 0], turn);
            let game = game.expect("a position");
            for seat in [Seat(0), Seat(1)] {
                let mut memory = CrossingMemory::at(&game.standpoint(seat), seat).expect("a start");
                memory.hear(&game.prompt(seat)[0]).expect("a window");
                let known = memory.known().expect("a player");
                // Lower levels sometimes step at random.
                for level in [11, 12] {
                    let level = Level::new(level).expect("a level");
                    let step = choice(&mut Engine::new(level, number), known, 60);
                    assert_eq!(step, Step::Hold, "level {level} in turn {turn}");
                }
            }
        }
    }
}
