//! Views of games with secrets: exactly the information of the protocol; and sealed games.

#![cfg(not(target_arch = "wasm32"))]

mod crossing;
mod fugitive;

use std::time::Duration;

use serde_json::{Value, to_value};
use warren::core::game::Seat;
use warren::core::observation::Observation;
use warren::core::protocol::{Protocol, Said, Witness};
use warren::core::record::Record;
use warren::core::referee::{Order, Referee, SeatRules};

/// Everything that a viewer can see of a game, at each moment.
fn seen<G: Protocol<Memory: Witness<Game = G>>>(observation: &Observation<G>) -> Vec<Value> {
    (0..=observation.moves().len())
        .map(|ply| {
            let memory = observation.memory(ply);
            let effects = observation.moves().get(ply).map(|mv| memory.effects(mv));
            to_value((
                memory.report(),
                memory.options(),
                effects,
                memory.due().iter().collect::<Vec<_>>(),
                observation.outcome(ply),
                &observation.moves()[..ply],
            ))
            .unwrap()
        })
        .collect()
}

/// The view of a person who reads the referee's lines for a program in this seat.
fn live<G: Protocol<Memory: Witness<Game = G>>>(record: &Record<G>, seat: Seat) -> Observation<G> {
    let mut begun = record.clone();
    begun.cut(0);
    let mut referee = Referee::new(begun, &[SeatRules::default(); 2]);
    let mut observation = None;
    take_in(&mut observation, referee.begin(), seat);
    for mv in record.moves() {
        let position = referee.record().last().clone();
        for (due, answer) in position.due().iter().zip(position.split(mv)) {
            let lines = position.answer_lines(due, &answer);
            if due == seat {
                observation.as_mut().unwrap().say(&lines).unwrap();
            }
            for line in lines {
                let orders = referee.receive_line(due, &line, Duration::ZERO);
                take_in(&mut observation, orders, seat);
            }
        }
    }
    observation.unwrap()
}

fn take_in<G: Protocol<Memory: Witness<Game = G>>>(
    observation: &mut Option<Observation<G>>,
    orders: Vec<Order<G::Move>>,
    seat: Seat,
) {
    for order in orders {
        match order {
            Order::Start {
                seat: whose,
                files,
                lines,
                position,
                transcript,
                ..
            } if whose == seat => {
                let begun = Observation::begin(seat, &files, &lines, position.as_deref());
                let begun = observation.insert(begun.unwrap());
                for said in transcript {
                    match said {
                        Said::Heard(line) => begun.hear(&line).unwrap(),
                        Said::Answered(lines) => begun.say(&lines).unwrap(),
                    }
                }
            }
            Order::Send {
                seat: whose, lines, ..
            } if whose == seat => {
                for line in lines {
                    observation.as_mut().unwrap().hear(&line).unwrap();
                }
            }
            _ => {}
        }
    }
}

/// The view of a record is the view while it was played. At its end everybody sees everything.
fn seen_as_played<G: Protocol<Memory: Witness<Game = G>>>(record: &Record<G>) {
    let is_over = record.last().outcome().is_some();
    let all = seen(&Observation::of(record, None));
    for seat in [Seat(0), Seat(1)] {
        let observation = Observation::of(record, Some(seat));
        assert_eq!(observation.moves().len(), record.moves().len());
        let seen_later = seen(&observation);
        let seen_then = seen(&live(record, seat));
        // The last moment of a finished game differs: then everybody sees everything.
        let same_count = seen_then.len() - usize::from(is_over);
        assert_eq!(&seen_later[..same_count], &seen_then[..same_count]);
        if is_over {
            let end = record.moves().len();
            assert!(seen_then[same_count][0]["over"] == true);
            assert_eq!(&seen_later[end][0], &all[end][0]);
            assert!(observation.outcome(end).is_some());
        }
    }
}
