//! An analysis depends only on the seat's knowledge: positions that look the same to it have the same analysis.

use warren::core::game::Seat;
use warren::core::record::Record;
use warren::core::referee::transcript_at;
use warren::games::GameId;
use warren::games::crossing::{CELLS, Cell, Crossing, CyclePoint};
use warren::games::fugitive::Fugitive;
use warren::thinking::engine::{Analysed, AnalysisReport};
use warren::thinking::generate::RandomStart;
use warren::thinking::search::NoClock;

fn report<G: Analysed>(record: &Record<G>, ply: usize, seat: Seat) -> AnalysisReport {
    let game: GameId = G::ID.parse().expect("a game");
    let mut analyst = game.analyst(5, 3).expect("an analyst");
    analyst
        .start(&transcript_at(record, ply, seat), seat, None)
        .expect("its turn");
    analyst.spend(&NoClock, 4_000).expect("it was begun")
}

#[test]
fn detectives_do_not_know_where_the_fugitive_is() {
    let game = Fugitive::random_start(2, 9).expect("a map");
    let map = game.map().clone();
    let mut records = Vec::new();
    let detectives = [1, 2, 3, 4].map(|one: u8| one.to_string()).join(" ");
    // Two runs from one city by the same kind of road to different cities.
    let from = map.cities().find(|&city| {
        let is_far = city.number() > 4;
        let roads = map.neighbours(warren::games::fugitive::RoadKind::Car, city);
        is_far && roads.iter().filter(|to| to.number() > 4).count() > 1
    });
    let from = from.expect("such a city");
    let roads = map.neighbours(warren::games::fugitive::RoadKind::Car, from);
    for to in roads.iter().filter(|to| to.number() > 4).take(2) {
        let mut record = Record::new(game.clone());
        for mv in [detectives.clone(), from.to_string(), format!("C {to}")] {
            record.play(mv.parse().expect("a move")).expect("legal");
        }
        records.push(record);
    }
    assert_ne!(records[0], records[1]);
    assert_eq!(
        transcript_at(&records[0], 3, Seat(0)),
        transcript_at(&records[1], 3, Seat(0))
    );
    let [one, other] = [0, 1].map(|index: usize| report(&records[index], 3, Seat(0)));
    assert_eq!(one, other);
}

#[test]
fn a_player_of_the_crossing_does_not_know_unseen_islands() {
    let game = Crossing::random_start(2, 9).expect("a board");
    let far_cell = Cell::new(3, 4);
    let places: [CyclePoint; CELLS] = std::array::from_fn(|index| {
        let cell = Cell::from_index(index).expect("a cell");
        let place = game.cycle_point(cell);
        if cell == far_cell {
            place.after(5)
        } else {
            place
        }
    });
    let other = Crossing::new(game.heights().clone(), places);
    let [one, other] = [game, other].map(|start| {
        let mut record = Record::new(start);
        for _ in 0..3 {
            record.play("HH".parse().expect("a move")).expect("legal");
        }
        record
    });
    assert_ne!(one, other);
    for ply in [0, 3] {
        assert_eq!(
            transcript_at(&one, ply, Seat(0)),
            transcript_at(&other, ply, Seat(0))
        );
        assert_eq!(report(&one, ply, Seat(0)), report(&other, ply, Seat(0)));
    }
}
