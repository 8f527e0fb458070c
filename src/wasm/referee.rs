//! The referee for the page. It returns orders as an array of objects.

use std::any::Any;
use std::time::Duration;

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::any::{AnyReferee, AnyScene};
use super::scene::Scene;
use super::values::Outcome;
use super::{Problem, seat_of, to_js};
use crate::core::game::{Seat, problem};
use crate::core::protocol::{self, File, Protocol, Said};
use crate::core::referee::{self, Fault, SeatRules};
use crate::core::scene;

/// A match that continues a scene. All times are in milliseconds.
#[wasm_bindgen]
pub struct Referee(Box<dyn AnyReferee>);

#[wasm_bindgen]
impl Referee {
    /// Starts after the last move of a scene, with the rules of each seat.
    #[wasm_bindgen(constructor)]
    pub fn new(
        scene: &Scene,
        #[wasm_bindgen(unchecked_param_type = "SeatRules[]")] seats: Vec<SeatRulesView>,
    ) -> Result<Referee, JsValue> {
        let rules: Vec<SeatRules> = seats.iter().map(SeatRules::from).collect();
        if rules.len() != scene.0.seats() {
            let wanted = scene.0.seats();
            let what = problem!(
                "fault-seats",
                "{wanted} seats are to be given, not {found}",
                wanted = wanted,
                found = rules.len(),
            );
            return Err(Problem::from(what).into());
        }
        Ok(Referee(scene.0.referee(&rules)))
    }

    /// Starts the match. Returns the first orders.
    #[wasm_bindgen(unchecked_return_type = "Order[]")]
    pub fn begin(&mut self) -> JsValue {
        self.0.begin()
    }

    /// Processes a line from a seat, with the time it took.
    #[wasm_bindgen(unchecked_return_type = "Order[]")]
    pub fn line(&mut self, seat: f64, text: &str, took: f64) -> JsValue {
        match self.0.seat(seat) {
            Some(seat) => self.0.line(seat, text, duration(took)),
            None => to_js(&[(); 0]),
        }
    }

    /// Reports that a seat's program has ended.
    #[wasm_bindgen(unchecked_return_type = "Order[]")]
    pub fn exit(&mut self, seat: f64) -> JsValue {
        match self.0.seat(seat) {
            Some(seat) => self.0.exit(seat),
            None => to_js(&[(); 0]),
        }
    }

    /// Reports that a seat's program wrote too much.
    #[wasm_bindgen(unchecked_return_type = "Order[]")]
    pub fn overflow(&mut self, seat: f64) -> JsValue {
        match self.0.seat(seat) {
            Some(seat) => self.0.overflow(seat),
            None => to_js(&[(); 0]),
        }
    }

    /// Reports that a seat that owes an answer has been silent for too long.
    #[wasm_bindgen(unchecked_return_type = "Order[]")]
    pub fn silent(&mut self, seat: f64) -> JsValue {
        match self.0.seat(seat) {
            Some(seat) => self.0.silent(seat),
            None => to_js(&[(); 0]),
        }
    }

    /// Reports that a seat gives up.
    #[wasm_bindgen(unchecked_return_type = "Order[]")]
    pub fn resign(&mut self, seat: f64) -> JsValue {
        match self.0.seat(seat) {
            Some(seat) => self.0.resign(seat),
            None => to_js(&[(); 0]),
        }
    }

    /// Reports the time since the match began.
    #[wasm_bindgen(unchecked_return_type = "Order[]")]
    pub fn tick(&mut self, now: f64) -> JsValue {
        self.0.tick(duration(now))
    }

    /// Whether a seat owes an answer. Some of its lines may have arrived.
    #[wasm_bindgen(js_name = isDue)]
    pub fn is_due(&self, seat: f64) -> bool {
        self.0.seat(seat).is_some_and(|seat| self.0.is_due(seat))
    }

    /// The time left to a seat; undefined without a clock.
    pub fn left(&self, seat: f64) -> Option<f64> {
        let seat = self.0.seat(seat)?;
        self.0.left(seat).map(milliseconds)
    }

    /// The game so far.
    pub fn scene(&self) -> Scene {
        Scene(self.0.scene())
    }
}

/// The contest's time limit in a game.
#[wasm_bindgen(js_name = contestClock, unchecked_return_type = "Clock")]
pub fn contest_clock(id: &str) -> Result<JsValue, JsValue> {
    let clock = for_game!(super::game(id)?, G => G::CLOCK);
    Ok(to_js(&match clock {
        protocol::Clock::PerMove(limit) => Clock::PerMove(milliseconds(limit)),
        protocol::Clock::PerGame(limit) => Clock::PerGame(milliseconds(limit)),
    }))
}

impl Referee {
    pub(super) fn any(&self) -> &dyn Any {
        self.0.as_any()
    }
}

// The methods of `Referee` itself, such as `self.begin()`, precede those of the trait with the same names.
impl<G: Protocol + crate::core::link::Pack> AnyReferee for referee::Referee<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn seat(&self, number: f64) -> Option<Seat> {
        seat_of(number, self.record().start().seats()).ok()
    }

    fn begin(&mut self) -> JsValue {
        orders(self.begin())
    }

    fn line(&mut self, seat: Seat, text: &str, took: Duration) -> JsValue {
        orders(self.receive_line(seat, text, took))
    }

    fn exit(&mut self, seat: Seat) -> JsValue {
        orders(self.report_exit(seat))
    }

    fn overflow(&mut self, seat: Seat) -> JsValue {
        orders(self.report_overflow(seat))
    }

    fn silent(&mut self, seat: Seat) -> JsValue {
        orders(self.report_silence(seat))
    }

    fn is_due(&self, seat: Seat) -> bool {
        self.is_due(seat)
    }

    fn resign(&mut self, seat: Seat) -> JsValue {
        orders(self.resign(seat))
    }

    fn tick(&mut self, now: Duration) -> JsValue {
        orders(self.tick(now))
    }

    fn left(&self, seat: Seat) -> Option<Duration> {
        self.time_left(seat)
    }

    fn scene(&self) -> Box<dyn AnyScene> {
        Box::new(scene::Scene::new(self.record().clone()))
    }
}

/// Converts milliseconds from JavaScript. Values that are not positive numbers become 0, too large values the longest
/// duration.
fn duration(milliseconds: f64) -> Duration {
    let longest = if milliseconds > 0.0 {
        Duration::MAX
    } else {
        Duration::ZERO
    };
    Duration::try_from_secs_f64(milliseconds / 1000.0).unwrap_or(longest)
}

fn milliseconds(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}

#[wasm_bindgen(typescript_custom_section)]
const SEAT_RULES: &str = "
/** The conditions under which a seat plays. */
export interface SeatRules {
    /** Null for a seat without a clock. */
    clock: Clock | null;
    /** The extra time for the first answer, in milliseconds. */
    startUp: number;
    /** Whether a late answer has no consequences. */
    lenient: boolean;
    /** Whether the seat may answer again after an illegal answer. By default it loses. */
    patient?: boolean;
}";

// The fields are read one by one: general deserialisation, including numbers as text, would be a tenth of the page's module.
#[wasm_bindgen]
extern "C" {
    /// The rules of a seat, as the page writes them.
    pub type SeatRulesView;
    #[wasm_bindgen(method, getter)]
    fn clock(this: &SeatRulesView) -> Option<SeatClock>;
    #[wasm_bindgen(method, getter, js_name = startUp)]
    fn start_up(this: &SeatRulesView) -> f64;
    /// Whether a late answer has no consequences.
    #[wasm_bindgen(method, getter)]
    fn lenient(this: &SeatRulesView) -> bool;
    /// Whether the seat may answer again after an illegal answer.
    #[wasm_bindgen(method, getter)]
    fn patient(this: &SeatRulesView) -> Option<bool>;

    /// A seat's clock, as the page writes it. It has one of the two fields.
    type SeatClock;
    #[wasm_bindgen(method, getter, js_name = perMove)]
    fn per_move(this: &SeatClock) -> Option<f64>;
    #[wasm_bindgen(method, getter, js_name = perGame)]
    fn per_game(this: &SeatClock) -> Option<f64>;
}

/// A seat's clock, in milliseconds.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
enum Clock {
    PerMove(f64),
    PerGame(f64),
}

impl From<&SeatRulesView> for SeatRules {
    fn from(view: &SeatRulesView) -> SeatRules {
        let limit = |clock: SeatClock| {
            let per_move = clock
                .per_move()
                .map(|limit| protocol::Clock::PerMove(duration(limit)));
            let per_game = clock
                .per_game()
                .map(|limit| protocol::Clock::PerGame(duration(limit)));
            per_move.or(per_game)
        };
        SeatRules {
            clock: view.clock().and_then(limit),
            start_up: duration(view.start_up()),
            lenient: view.lenient(),
            patient: view.patient().unwrap_or_default(),
        }
    }
}

/// The time for an answer.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
struct Due {
    /// The limit in milliseconds; null without a clock.
    limit: Option<f64>,
}

impl From<referee::Due> for Due {
    fn from(due: referee::Due) -> Due {
        Due {
            limit: due.limit.map(milliseconds),
        }
    }
}

/// An order to the runner of a match.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
#[serde(tag = "type", rename_all = "lowercase")]
enum Order {
    Start {
        seat: u8,
        files: Vec<File>,
        lines: Vec<String>,
        position: Option<String>,
        transcript: Vec<Said>,
        due: Option<Due>,
    },
    Send {
        seat: u8,
        lines: Vec<String>,
        due: Option<Due>,
    },
    Played {
        #[serde(rename = "move")]
        mv: String,
        length: usize,
    },
    Refused {
        seat: u8,
        problem: Option<Problem>,
    },
    Kill {
        seat: u8,
    },
    Verdict(Verdict),
}

/// The end of a match.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
struct Verdict {
    outcome: Outcome,
    #[tsify(type = "\"over\" | Reason")]
    reason: &'static str,
    /// The seat that lost by forfeit.
    seat: Option<u8>,
    /// The problem with its answer.
    problem: Option<Problem>,
}

fn orders<M: ToString>(orders: Vec<referee::Order<M>>) -> JsValue {
    to_js(&orders.into_iter().map(Order::from).collect::<Vec<_>>())
}

impl<M: ToString> From<referee::Order<M>> for Order {
    fn from(order: referee::Order<M>) -> Order {
        match order {
            referee::Order::Start {
                seat,
                files,
                lines,
                position,
                transcript,
                due,
            } => Order::Start {
                seat: seat.0,
                files,
                lines,
                position,
                transcript,
                due: due.map(Due::from),
            },
            referee::Order::Send { seat, lines, due } => Order::Send {
                seat: seat.0,
                lines,
                due: due.map(Due::from),
            },
            referee::Order::Played { mv, length } => Order::Played {
                mv: mv.to_string(),
                length,
            },
            referee::Order::Refused { seat, fault } => Order::Refused {
                seat: seat.0,
                problem: problem_of_fault(fault),
            },
            referee::Order::Kill { seat } => Order::Kill { seat: seat.0 },
            referee::Order::Verdict(verdict) => Order::Verdict(verdict.into()),
        }
    }
}

impl From<referee::Verdict> for Verdict {
    fn from(verdict: referee::Verdict) -> Verdict {
        let (reason, seat, problem) = match verdict.forfeit {
            None => ("over", None, None),
            Some((seat, fault)) => (fault.reason().word(), Some(seat.0), problem_of_fault(fault)),
        };
        Verdict {
            outcome: verdict.outcome.into(),
            reason,
            seat,
            problem,
        }
    }
}

/// The problem with an answer, if it was illegal, unreadable or a flood of output.
fn problem_of_fault(fault: Fault) -> Option<Problem> {
    match fault {
        Fault::Illegal { rule, .. } => Some(rule.into()),
        Fault::Unreadable(error) => Some(error.into()),
        Fault::Flooded => Some(problem!("flooded", "it floods its output").into()),
        _ => None,
    }
}
