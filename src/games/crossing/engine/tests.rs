//! Checks the exact parts of the planner against plain counting and the clairvoyant best.

use std::sync::Arc;

use super::chart::Chart;
use super::forecast::Forecast;
use super::islands::{
    CYCLE_TURNS, GAME_TURNS, GOAL, Islands, Landing, SIDE, START, is_corner, phase, steps,
    window_around,
};
use super::levels::LevelSettings;
use super::search::Search;
use crate::core::game::Seat;
use crate::games::crossing::solver::best_route;
use crate::games::crossing::{CELLS, CORNER, Cell, Crossing, CyclePoint, Fate, Heights, Step};
use crate::thinking::engine::Level;
use crate::thinking::search::Random;

/// A random board, fair or not.
fn plain_board(random: &mut Random) -> Crossing {
    let mut heights = [CORNER; CELLS];
    for cell in (0..CELLS).filter(|&cell| !is_corner(cell)) {
        heights[cell] = 2 + random.below(4) as i8;
    }
    let places =
        [(); CELLS].map(|()| CyclePoint::new(random.below(CYCLE_TURNS) as u8).expect("a place"));
    Crossing::new(Arc::new(Heights::new(heights).expect("heights")), places)
}

/// The islands of a board, from turn 0.
fn islands(game: &Crossing) -> Islands {
    let cells: Vec<Cell> = Cell::all().collect();
    let heights: Vec<i8> = cells.iter().map(|&cell| game.heights().at(cell)).collect();
    let places = cells.iter().map(|&cell| game.cycle_point(cell).number());
    let places: Vec<u8> = places.collect();
    Islands::new(
        heights.try_into().expect("a height per cell"),
        places.try_into().expect("a place per cell"),
    )
}

/// The chart of a board: by cell the possible places in turn 0, one bit each.
fn chart(game: &Crossing, places: impl Fn(usize) -> u16) -> Chart {
    let heights: Vec<i8> = Cell::all().map(|cell| game.heights().at(cell)).collect();
    Chart::new(
        heights.try_into().expect("a height per cell"),
        std::array::from_fn(places),
    )
}

fn place_of(game: &Crossing, cell: usize) -> usize {
    let cell = Cell::from_index(cell).expect("a cell");
    game.cycle_point(cell).number().into()
}

fn everything(game: &Crossing) -> Chart {
    chart(game, |cell| 1 << place_of(game, cell))
}

/// The position of a board `set_turn` turns later, with the first player's token on a cell, if it is above water.
fn with_token(game: &Crossing, cell: usize, turn: u32) -> Option<Crossing> {
    let places =
        std::array::from_fn(|index| game.cycle_point(Cell::from_index(index).expect("a cell")));
    let places = places.map(|place: CyclePoint| place.after(turn));
    let token = Cell::from_index(cell).expect("a cell");
    let other = Cell::new(7, 7);
    Crossing::with(game.heights().clone(), places, [token, other], [0, 0], turn).ok()
}

#[test]
fn waters_move_and_take_tokens_as_the_rules_say() {
    let mut random = Random::new(1);
    let game = plain_board(&mut random);
    let islands = islands(&game);
    for turn in [0, 1, 5, 13, 14, 100] {
        for cell in 0..CELLS {
            let Some(game) = with_token(&game, cell, turn) else {
                continue;
            };
            for step in Step::ALL {
                let from = Cell::from_index(cell).expect("a cell");
                let Some(to) = from.after(step) else { continue };
                let landing = match game.fate(Seat(0), step) {
                    Fate::Stand => Landing::Stands(to.index()),
                    Fate::Drown => Landing::Drowned,
                    Fate::Sink => Landing::Sank,
                    Fate::Cross => Landing::Crossed,
                };
                assert_eq!(islands.step_result(to.index(), turn as usize), landing);
            }
        }
    }
}

#[test]
fn steps_and_windows_are_those_of_the_rules() {
    for cell in Cell::all() {
        let mut next: Vec<usize> = Step::ALL
            .into_iter()
            .filter_map(|step| Some(cell.after(step)?.index()))
            .collect();
        let mut found: Vec<usize> = steps(cell.index()).collect();
        next.sort();
        found.sort();
        assert_eq!(found, next);
        let window = cell.window().into_iter().flatten();
        let window = window.fold(0, |cells, cell| cells | 1 << cell.index());
        assert_eq!(window_around(cell.index()), window);
    }
}

#[test]
fn a_player_who_sees_everything_delivers_the_clairvoyant_best() {
    let mut random = Random::new(2);
    for _ in 0..8 {
        let game = plain_board(&mut random);
        let turn = random.below(GAME_TURNS) as u32;
        for cell in (0..CELLS).filter(|&cell| cell != GOAL) {
            if let Some(game) = with_token(&game, cell, turn) {
                let best = best_route(&game, Seat(0)).crossings;
                assert_eq!(max_crossings(&game, cell, turn), best);
            }
        }
    }
}

/// The maximum number of crossings from a cell of a position in a turn.
fn max_crossings(game: &Crossing, cell: usize, turn: u32) -> u32 {
    let turns_to_turn_0 = (CYCLE_TURNS as u32) - turn % CYCLE_TURNS as u32;
    let places: Vec<u8> = Cell::all()
        .map(|cell| game.cycle_point(cell).after(turns_to_turn_0).number())
        .collect();
    let heights: Vec<i8> = Cell::all().map(|cell| game.heights().at(cell)).collect();
    let islands = Islands::new(
        heights.try_into().expect("a height per cell"),
        places.try_into().expect("a place per cell"),
    );
    islands.max_deliveries(cell, turn as usize)
}

/// By cell, the maximum number of crossings from a turn on, for a player who sees everything and drowns only where every
/// step does.
fn max_dry_crossings(islands: &Islands, turn: usize) -> Vec<u32> {
    let mut next = vec![0; CELLS];
    for turn in (turn..GAME_TURNS).rev() {
        let worth = |from: usize| {
            let dry = steps(from).filter_map(|to| match islands.step_result(to, turn) {
                Landing::Stands(cell) => Some(next[cell]),
                Landing::Crossed => Some(1 + next[START]),
                Landing::Drowned | Landing::Sank => None,
            });
            dry.max().unwrap_or(next[START])
        };
        next = (0..CELLS).map(worth).collect();
    }
    next
}

#[test]
fn with_everything_known_the_forecast_is_the_clairvoyant_best_without_drowning() {
    let mut random = Random::new(3);
    let mut lower = 0;
    for _ in 0..10 {
        let game = plain_board(&mut random);
        let (islands, chart) = (islands(&game), everything(&game));
        for (hope, turn) in [(0.0, 0), (0.9, 3), (1.0, 150)] {
            let mut forecast = Forecast::new(hope, 0.0);
            forecast.compute(&chart, turn);
            let max_dry = max_dry_crossings(&islands, turn);
            for cell in (0..CELLS).filter(|&cell| cell != GOAL) {
                if islands.phase(cell, turn) >= 0 {
                    let best = forecast.best_cell(&chart, cell, turn);
                    let worth = forecast.expected_crossings(&chart, best, turn);
                    assert!((worth - max_dry[cell] as f32).abs() < 1e-3);
                    assert!(max_dry[cell] <= islands.max_deliveries(cell, turn));
                    lower += u32::from(max_dry[cell] < islands.max_deliveries(cell, turn));
                }
            }
        }
    }
    assert!(lower > 0, "on some boards drowning is the quicker way back");
}

#[test]
fn no_suggested_step_drowns_where_another_step_is_open() {
    let mut random = Random::new(9);
    let (mut choices, mut forced) = (0, 0);
    for _ in 0..30 {
        let game = plain_board(&mut random);
        let known: Vec<bool> = (0..CELLS).map(|_| random.below(20) > 0).collect();
        let places = |cell: usize| {
            if known[cell] {
                1 << place_of(&game, cell)
            } else {
                (1 << CYCLE_TURNS) - 1
            }
        };
        let (islands, chart) = (islands(&game), chart(&game, places));
        let turn = random.below(GAME_TURNS);
        let settings = LevelSettings {
            samples: 20,
            ..LevelSettings::of(Level::FULL)
        };
        for cell in (0..CELLS).filter(|&cell| cell != GOAL && islands.phase(cell, turn) >= 0) {
            let drowns = |to| chart.surely_drowns(to, turn);
            let open_step_count = steps(cell).filter(|&to| !drowns(to)).count();
            for of in [Search::new, Search::over_all_steps] {
                let mut search = of(chart.clone(), cell, turn, settings, Random::new(1));
                while !search.try_sample() {}
                assert!(open_step_count == 0 || !drowns(search.best().0));
                let first = search.ranking().first().map(|&(to, _)| to);
                assert!(first.is_none_or(|to| to == search.best().0));
            }
            match open_step_count {
                0 => forced += 1,
                _ => choices += u32::from(steps(cell).any(drowns)),
            }
        }
    }
    assert!(choices > 100 && forced > 3, "{choices} {forced}");
}

#[test]
fn its_steps_deliver_what_a_certain_forecast_promises() {
    let mut random = Random::new(4);
    let mut certain = 0;
    for _ in 0..20 {
        let game = plain_board(&mut random);
        let (islands, chart) = (islands(&game), everything(&game));
        let mut forecast = Forecast::new(0.9, 0.005);
        forecast.compute(&chart, 0);
        certain += u32::from(forecast.is_certain(&chart, START, 0));
        let (mut cell, mut crossings) = (START, 0);
        for turn in 0..GAME_TURNS {
            let to = forecast.best_cell(&chart, cell, turn);
            cell = START;
            match islands.step_result(to, turn) {
                Landing::Stands(there) => cell = there,
                Landing::Crossed => crossings += 1,
                Landing::Drowned | Landing::Sank => {
                    assert!(!forecast.is_certain(&chart, START, 0));
                }
            }
        }
        assert_eq!(crossings, max_dry_crossings(&islands, 0)[START]);
    }
    assert!(certain >= 10, "{certain} of 20");
}

#[test]
fn the_last_turns_of_a_forecast_are_those_computed_by_hand() {
    // A token beside the goal crosses in the last turn. A token one step farther away crosses in the last two turns if the cell
    // between is open.
    let mut random = Random::new(6);
    let game = plain_board(&mut random);
    let chart = chart(&game, |_| (1 << CYCLE_TURNS) - 1);
    let mut forecast = Forecast::new(0.9, 0.0);
    forecast.compute(&chart, GAME_TURNS - 3);
    let beside_goal = GOAL + SIDE;
    let two_steps_from_goal = beside_goal + SIDE;
    assert_eq!(
        forecast.expected_crossings(&chart, GOAL, GAME_TURNS - 1),
        1.0
    );
    assert_eq!(
        forecast.expected_crossings(&chart, beside_goal, GAME_TURNS - 2),
        chart.chance_to_enter(beside_goal, GAME_TURNS - 2)
    );
    assert_eq!(
        forecast.expected_crossings(&chart, two_steps_from_goal, GAME_TURNS - 2),
        0.0
    );
    // From there the token may go up, or hold and try again in the remaining turns. Only the step up is in time.
    let expected_from_two_steps =
        forecast.expected_crossings(&chart, two_steps_from_goal, GAME_TURNS - 3);
    let expected_chance = chart.chance_to_enter(two_steps_from_goal, GAME_TURNS - 3)
        * chart.chance_to_enter(beside_goal, GAME_TURNS - 2);
    assert!(
        (expected_from_two_steps - expected_chance).abs() < 1e-6,
        "{expected_from_two_steps} {expected_chance}"
    );
}

/// The share of the possible places at which a cell is above water in a turn and the next.
fn share_above_water(height: i8, places: &[usize], turn: usize) -> f32 {
    let stays_above_water =
        |&&place: &&usize| phase(height, place + turn) >= 0 && phase(height, place + turn + 1) >= 0;
    places.iter().filter(stays_above_water).count() as f32 / places.len() as f32
}

#[test]
fn the_chances_of_a_chart_are_shares_of_the_places_that_fit() {
    let mut random = Random::new(7);
    for _ in 0..40 {
        let game = plain_board(&mut random);
        let heights: Vec<i8> = Cell::all().map(|cell| game.heights().at(cell)).collect();
        // Each island has one, two, any number or all places.
        let fitting: Vec<Vec<usize>> = (0..CELLS)
            .map(|_| {
                let mut places: Vec<usize> = (0..CYCLE_TURNS).collect();
                random.shuffle(&mut places);
                let count = [1, 2, 1 + random.below(CYCLE_TURNS), CYCLE_TURNS][random.below(4)];
                places.truncate(count);
                places
            })
            .collect();
        let bits = |cell: usize| {
            fitting[cell]
                .iter()
                .fold(0, |bits, place| bits | 1 << place)
        };
        let chart = chart(&game, bits);
        for turn in [0, 1, 13, 14, 100] {
            for cell in (0..CELLS).filter(|&cell| !is_corner(cell)) {
                let expected_chance = share_above_water(heights[cell], &fitting[cell], turn);
                assert!((chart.chance_to_enter(cell, turn) - expected_chance).abs() < 1e-6);
            }
        }
        for cell in 0..CELLS {
            let seen_cells = (0..CELLS).filter(|&seen_cells| {
                window_around(cell) >> seen_cells & 1 == 1 && !is_corner(seen_cells)
            });
            let news = seen_cells.map(|seen_cells| match fitting[seen_cells].len() {
                1 => 0.0,
                CYCLE_TURNS => 1.0,
                _ => 0.5,
            });
            assert_eq!(chart.count_news(cell), news.sum());
        }
        let sample = chart.sample(&mut random);
        for cell in (0..CELLS).filter(|&cell| !is_corner(cell)) {
            let has_same_phases = |place: &usize| {
                (0..CYCLE_TURNS)
                    .all(|turn| phase(heights[cell], place + turn) == sample.phase(cell, turn))
            };
            assert!(fitting[cell].iter().any(has_same_phases));
        }
    }
}

#[test]
fn steps_are_ranked_by_the_value_that_the_planner_gives_them() {
    let mut random = Random::new(8);
    for _ in 0..12 {
        let game = plain_board(&mut random);
        // Half of the islands are known.
        let known: Vec<bool> = (0..CELLS).map(|_| random.below(2) == 0).collect();
        let places = |cell: usize| {
            if known[cell] {
                1 << place_of(&game, cell)
            } else {
                (1 << CYCLE_TURNS) - 1
            }
        };
        let chart = chart(&game, places);
        let (turn, seed) = (random.below(GAME_TURNS), random.bits());
        let settings = LevelSettings::of(Level::FULL);
        let new = |of: fn(Chart, usize, usize, LevelSettings, Random) -> Search| {
            let mut search = of(chart.clone(), START, turn, settings, Random::new(seed));
            while !search.try_sample() {}
            search
        };
        let (one, all) = (new(Search::new), new(Search::over_all_steps));
        let ranking = all.ranking();
        assert_eq!(ranking.len(), steps(START).count(), "every step is ranked");
        assert!(ranking.is_sorted_by(|one, other| one.1 >= other.1));
        assert_eq!(ranking[0].0, one.best().0, "the first is what it plays");
        // The samples do not depend on the steps tried on them, so the planner's steps have the same values.
        for (to, crossings) in one.ranking() {
            let ranked_step = ranking.iter().find(|&&(other, _)| other == to);
            let (_, ranked) = ranked_step.expect("every step is ranked");
            // If everything is certain, the trials have no weight.
            assert!(one.ranking().len() == 1 || (ranked - crossings).abs() < 1e-4);
        }
    }
}
