//! The clairvoyant best of The Crossing, against every sequence of steps, and against chance.

use std::collections::BTreeMap;

use proptest::prelude::*;
use warren::core::game::{Game, Seat};
use warren::games::crossing::generator::plain_board;
use warren::games::crossing::solver::best_route;
use warren::games::crossing::{Cell, Crossing, Move, Step, TURNS, goal};
use warren::thinking::search::Random;

/// The maximum number of tokens that a sequence of steps delivers in `turns` turns.
fn most(game: &Crossing, seat: Seat) -> u32 {
    if game.outcome().is_some() {
        return game.delivered(seat);
    }
    let after = |step: Step| {
        let mut steps = [Step::Hold; 2];
        steps[seat.index()] = step;
        let mut next = game.clone();
        next.try_play(&Move(steps)).ok().map(|()| most(&next, seat))
    };
    Step::ALL.into_iter().filter_map(after).max().unwrap()
}

/// The maximum number of tokens that can be delivered by the end, searched forwards by the rules: after each turn the maximum
/// by cell.
fn most_forwards(game: &Crossing, seat: Seat) -> u32 {
    let mut reached = BTreeMap::from([(game.token(seat), game.clone())]);
    for _ in game.turn()..TURNS {
        let mut next: BTreeMap<Cell, Crossing> = BTreeMap::new();
        for position in reached.values() {
            for step in Step::ALL {
                let mut steps = [Step::Hold; 2];
                steps[seat.index()] = step;
                let mut after = position.clone();
                if after.try_play(&Move(steps)).is_err() {
                    continue;
                }
                let better = |other: &Crossing| other.delivered(seat) < after.delivered(seat);
                if next.get(&after.token(seat)).is_none_or(better) {
                    next.insert(after.token(seat), after);
                }
            }
        }
        reached = next;
    }
    reached
        .values()
        .map(|position| position.delivered(seat))
        .max()
        .unwrap()
}

/// A board some turns before the end, with the tokens near their goals.
fn near_the_end(seed: u64, turns: u32) -> Crossing {
    let mut random = Random::new(seed);
    let game = plain_board(&mut random);
    let mut token = |seat: Seat| {
        let aim = goal(seat);
        let near = |cell: &Cell| {
            let away = cell.row().abs_diff(aim.row()) + cell.column().abs_diff(aim.column());
            (1..=3).contains(&away) && game.phase(*cell) >= 0
        };
        let cells: Vec<Cell> = Cell::all().filter(near).collect();
        match cells.len() {
            0 => game.token(seat),
            count => cells[random.below(count)],
        }
    };
    let tokens = [token(Seat(0)), token(Seat(1))];
    let places: Vec<_> = Cell::all().map(|cell| game.cycle_point(cell)).collect();
    let heights = game.heights().clone();
    Crossing::with(
        heights,
        places.try_into().unwrap(),
        tokens,
        [0, 0],
        TURNS - turns,
    )
    .unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn it_is_the_most_that_any_steps_deliver(seed in any::<u64>(), turns in 1..7_u32) {
        let game = near_the_end(seed, turns);
        for seat in [Seat(0), Seat(1)] {
            prop_assert_eq!(best_route(&game, seat).crossings, most(&game, seat));
        }
    }

    /// Whole games, against a forward search.
    #[test]
    fn it_is_the_most_of_a_whole_game(seed in any::<u64>()) {
        let game = plain_board(&mut Random::new(seed));
        for seat in [Seat(0), Seat(1)] {
            prop_assert_eq!(best_route(&game, seat).crossings, most_forwards(&game, seat));
        }
    }

    /// From anywhere in a game its steps deliver the promised number of tokens, and random steps do not deliver more.
    #[test]
    fn its_steps_deliver_as_many(
        seed in any::<u64>(),
        played in 0..TURNS,
        numbers in prop::collection::vec(0..5_usize, TURNS as usize),
    ) {
        let mut game = plain_board(&mut Random::new(seed));
        let mut steps = numbers.iter().map(|&number| Step::ALL[number]);
        let mut chance = |game: &mut Crossing| {
            let step = steps.next().unwrap();
            let fits = |seat| if game.check_step(seat, step).is_ok() { step } else { Step::Hold };
            game.play(&Move([fits(Seat(0)), fits(Seat(1))]));
        };
        for _ in 0..played {
            chance(&mut game);
        }
        let routes = [Seat(0), Seat(1)].map(|seat| best_route(&game, seat));
        let mut best = game.clone();
        for turn in 0..(TURNS - played) as usize {
            let mv = Move([routes[0].steps[turn], routes[1].steps[turn]]);
            best.try_play(&mv).unwrap();
        }
        prop_assert!(best.outcome().is_some());
        while game.outcome().is_none() {
            chance(&mut game);
        }
        for (seat, route) in [Seat(0), Seat(1)].into_iter().zip(&routes) {
            let from = best.delivered(seat) - route.crossings;
            prop_assert!(game.delivered(seat) >= from);
            prop_assert!(best.delivered(seat) >= game.delivered(seat));
            prop_assert_eq!(route.steps.len(), (TURNS - played) as usize);
        }
    }
}
