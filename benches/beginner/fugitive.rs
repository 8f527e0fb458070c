//! Runs to the city farthest from the nearest detective; or sends each detective to the nearest city where the fugitive may be.
//! One piece in three goes anywhere.

use warren::core::game::{Game, Seat};
use warren::games::fugitive::engine::Engine;
use warren::games::fugitive::protocol::Known;
use warren::games::fugitive::{
    Cities, City, DETECTIVES_SEAT, FUGITIVE_SEAT, Fugitive, Map, Move, RoadKind,
};
use warren::thinking::engine::{Level, Thinker};
use warren::thinking::generate::RandomStart;
use warren::thinking::search::{Budget, NoClock, Random};

/// One piece in this many goes anywhere.
const MOVES_PER_SLIP: usize = 3;

pub fn play(level: Level, seed: u64) -> f64 {
    let mut game = Fugitive::random_start(2, seed / 2).expect("a map for two");
    let own = super::seat_of(seed);
    let mut known =
        [DETECTIVES_SEAT, FUGITIVE_SEAT].map(|seat| Known::new(game.map().clone(), seat));
    let mut engine = Engine::new(level, seed);
    let mut random = Random::new(seed);
    while game.outcome().is_none() {
        let seat: Seat = game.stage().seat();
        let mv = if seat == own {
            beginner(&known[seat.index()], &mut random)
        } else {
            engine.set_position(&known[seat.index()]);
            engine.think(&NoClock, Budget::nodes(u64::MAX));
            engine.best().parse().expect("a move")
        };
        game.try_play(&mv).expect("a legal move");
        if game.outcome().is_some() {
            break;
        }
        known[seat.index()].record_move(&mv).expect("a legal move");
        let other = &mut known[1 - seat.index()];
        match mv {
            Move::Run { kind, .. } if !game.is_announced() => other.record_kind(kind),
            _ => other.record_move(&mv),
        }
        .expect("a legal move");
    }
    super::result(&game.outcome().expect("the game is over"), own)
}

fn beginner(known: &Known, random: &mut Random) -> Move {
    let map = known.map();
    let mut all: Vec<City> = map.cities().collect();
    random.shuffle(&mut all);
    let Some(detectives) = known.detectives() else {
        return Move::Detectives([all[0], all[1], all[2], all[3]]);
    };
    let taken = Cities::from_iter(detectives);
    let Some(from) = known.fugitive() else {
        return match known.belief() {
            None => Move::Start(
                *all.iter()
                    .find(|&&city| !taken.contains(city))
                    .expect("room"),
            ),
            Some(belief) => hunt(map, detectives, belief.cities(), random),
        };
    };
    let mut runs: Vec<(RoadKind, City)> = RoadKind::ALL
        .into_iter()
        .flat_map(|kind| map.neighbours(kind, from).iter().map(move |to| (kind, to)))
        .filter(|(_, to)| !taken.contains(*to))
        .collect();
    if runs.is_empty() {
        runs = RoadKind::ALL
            .into_iter()
            .flat_map(|kind| map.neighbours(kind, from).iter().map(move |to| (kind, to)))
            .collect();
    }
    random.shuffle(&mut runs);
    let distance_to_detectives = |&(_, to): &(RoadKind, City)| roads(map, to, &taken);
    let chosen = match random.below(MOVES_PER_SLIP) {
        0 => runs.first().copied(),
        _ => runs.iter().copied().max_by_key(distance_to_detectives),
    };
    let (kind, to) = chosen.expect("there are roads");
    Move::Run { kind, to }
}

/// Each detective in turn goes to a city that no other has taken, if the rest can still move.
fn hunt<const N: usize>(map: &Map, from: [City; N], belief: &Cities, random: &mut Random) -> Move {
    let orders: Vec<Vec<City>> = from
        .iter()
        .map(|&city| {
            let mut ways: Vec<City> = map.around(city).iter().collect();
            random.shuffle(&mut ways);
            if random.below(MOVES_PER_SLIP) > 0 {
                ways.sort_by_key(|&to| roads(map, to, belief));
            }
            ways
        })
        .collect();
    let mut to = Vec::new();
    go(&orders, &mut to);
    Move::Detectives(to.try_into().expect("an unfinished game"))
}

fn go(orders: &[Vec<City>], chosen: &mut Vec<City>) -> bool {
    let Some((first, others)) = orders.split_first() else {
        return true;
    };
    first.iter().any(|&city| {
        if chosen.contains(&city) {
            return false;
        }
        chosen.push(city);
        let is_possible = go(others, chosen);
        if !is_possible {
            chosen.pop();
        }
        is_possible
    })
}

/// The smallest number of roads from a city to any of the others.
fn roads(map: &Map, from: City, others: &Cities) -> u32 {
    let (mut steps, mut reached) = (0, Cities::from_iter([from]));
    let mut news = reached;
    while news.common(others).is_empty() && !news.is_empty() {
        let mut next = Cities::NONE;
        news.iter().for_each(|city| next.join(map.around(city)));
        news = next.without(&reached);
        reached.join(&news);
        steps += 1;
    }
    steps
}
