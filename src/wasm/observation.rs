//! Games with secrets as one viewer sees them.

use wasm_bindgen::prelude::*;

use super::any::AnyObservation;
use super::inputs::{InputFile, files_of};
use super::values::Outcome;
use super::{Problem, Scene, game, to_js};
use crate::core::game::{Seat, problem};
use crate::core::link;
use crate::core::observation;
use crate::core::protocol::{Memory, Protocol, Reading, Witness};
use crate::core::record::Record;

/// A game with secrets as one viewer knows it: a seat, or the spectator, whose number is the number of seats.
#[wasm_bindgen(js_name = Sight)]
pub struct Observation {
    observation: Box<dyn AnyObservation>,
    view: usize,
}

#[wasm_bindgen(js_class = "Sight")]
impl Observation {
    /// The observation of a seat, from the opening of its program: files and lines, or a position that everybody knows.
    pub fn begin(
        id: &str,
        seat: u8,
        files: Vec<InputFile>,
        lines: Vec<String>,
        position: Option<String>,
    ) -> Result<Observation, JsValue> {
        let files = files_of(&files)?;
        let position = position.as_deref();
        let observation: Box<dyn AnyObservation> = for_game_with!(secrets, game(id)?,
            G => Box::new(
                observation::Observation::<G>::begin(Seat(seat), &files, &lines, position)
                    .map_err(Problem::from)?,
            ),
            or return Err(no_secrets(id).into())
        );
        Ok(Observation::of(observation, seat.into()))
    }

    fn of(observation: Box<dyn AnyObservation>, view: usize) -> Observation {
        Observation { observation, view }
    }

    /// The observation, if its game is this one.
    pub(crate) fn known<G: Protocol>(&self) -> Option<&observation::Observation<G>> {
        self.observation.as_any().downcast_ref()
    }

    /// Processes a line of the protocol.
    pub fn hear(&mut self, line: &str) -> Result<(), JsValue> {
        Ok(self.observation.hear(line)?)
    }

    /// Records the seat's own answer.
    pub fn say(&mut self, lines: Vec<String>) -> Result<(), JsValue> {
        Ok(self.observation.say(&lines)?)
    }

    /// A copy.
    pub fn copy(&self) -> Observation {
        Observation::of(self.observation.copy(), self.view)
    }

    /// The game's name.
    #[wasm_bindgen(getter)]
    pub fn game(&self) -> String {
        self.observation.game().into()
    }

    /// The number of seats.
    #[wasm_bindgen(getter)]
    pub fn seats(&self) -> usize {
        self.observation.seats()
    }

    /// The viewer: a seat, or the number of seats for the spectator.
    #[wasm_bindgen(getter)]
    pub fn view(&self) -> usize {
        self.view
    }

    /// The number of moves played, as far as known.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> usize {
        self.observation.moves().len()
    }

    /// The moves, as far as known.
    pub fn moves(&self) -> Vec<String> {
        self.observation.moves()
    }

    /// A text that identifies the view after `ply` moves. Two positions of this game have the same text exactly if they look
    /// the same to the viewer.
    pub fn position(&self, ply: usize) -> String {
        let moves = self.observation.moves();
        let end_mark = if ply >= moves.len() && !self.observation.outcome(ply).is_null() {
            "!"
        } else {
            ""
        };
        let moves = moves[..ply.min(moves.len())].join("/");
        format!("{} {moves}{end_mark}", self.view)
    }

    /// The report: the view after `ply` moves.
    #[wasm_bindgen(unchecked_return_type = "SightReport")]
    pub fn report(&self, ply: usize) -> JsValue {
        self.observation.report(ply)
    }

    /// The setting: the parts of a board that are not in the report.
    #[wasm_bindgen(unchecked_return_type = "Setting")]
    pub fn setting(&self, ply: Option<usize>) -> JsValue {
        self.observation.setting(ply.unwrap_or(0))
    }

    /// The seats whose answer is due after `ply` moves, as far as known.
    pub fn due(&self, ply: usize) -> Vec<u8> {
        self.observation.due(ply)
    }

    /// How the game had ended after `ply` moves; null while the viewer does not know.
    #[wasm_bindgen(unchecked_return_type = "Outcome | null")]
    pub fn outcome(&self, ply: usize) -> JsValue {
        self.observation.outcome(ply)
    }

    /// The options after `ply` moves, as far as known.
    #[wasm_bindgen(unchecked_return_type = "SightOptions")]
    pub fn options(&self, ply: usize) -> JsValue {
        self.observation.options(ply)
    }

    /// The reason why the seat may not give this answer after `ply` moves; null if it may. For the spectator, the same for a
    /// move.
    #[wasm_bindgen(unchecked_return_type = "Problem | null")]
    pub fn check(&self, ply: usize, answer: &str) -> JsValue {
        let checked = if self.view < self.seats() {
            self.observation.check(ply, answer)
        } else {
            self.observation.check_move(ply, answer)
        };
        checked.map_or_else(JsValue::from, |()| JsValue::NULL)
    }

    /// The effects of a move after `ply` moves. The move is written as far as it is known.
    #[wasm_bindgen(unchecked_return_type = "Effect[]")]
    pub fn effects(&self, ply: usize, mv: &str) -> JsValue {
        self.observation.effects(ply, mv)
    }
}

#[wasm_bindgen]
impl Scene {
    /// A game with secrets as a viewer has seen it: a seat, or the spectator, whose number is the number of seats. After the
    /// end everybody sees everything.
    #[wasm_bindgen(js_name = sight)]
    pub fn observation(&self, view: usize) -> Result<Observation, JsValue> {
        let id = self.0.game();
        let seat = u8::try_from(view)
            .ok()
            .filter(|_| view < self.seats())
            .map(Seat);
        let observation: Box<dyn AnyObservation> = for_game_with!(secrets, game(id)?,
            G => {
                let record: Record<G> = self.0.record().parse().map_err(Problem::from)?;
                Box::new(observation::Observation::of(&record, seat))
            },
            or return Err(no_secrets(id).into())
        );
        Ok(Observation::of(observation, view.min(self.seats())))
    }

    /// The move after `ply` moves in which a seat gives this answer. The other seats answer as in the move `others`. Without
    /// `others`, or if that is illegal for them, they answer as idle players.
    #[wasm_bindgen(js_name = moveWith)]
    pub fn move_with(
        &self,
        ply: usize,
        seat: u8,
        answer: &str,
        others: Option<String>,
    ) -> Result<String, JsValue> {
        Ok(for_game_with!(secrets, game(self.0.game())?,
            G => {
                let record: Record<G> = self.0.record().parse().map_err(Problem::from)?;
                let position = record.position(ply).unwrap_or(record.last());
                move_with(position, Seat(seat), answer, others.as_deref())?
            },
            or answer.to_owned()
        ))
    }

    /// The game as text for the browser's own storage. A casual look at it shows no secret.
    pub fn seal(&self) -> Result<String, JsError> {
        let link = self.0.link(self.length(), None);
        Ok(link::seal(&link, super::seed()?))
    }

    /// Reads a sealed game.
    pub fn unseal(text: &str) -> Result<Scene, JsValue> {
        Scene::from_link(&link::unseal(text).map_err(Problem::from)?)
    }
}

/// Whether the usual starts of a game have secrets. A player of such a game must not see the start's record.
#[wasm_bindgen(js_name = isStartSecret)]
pub fn is_start_secret(id: &str) -> Result<bool, JsValue> {
    Ok(for_game_with!(secrets, game(id)?,
        G => <<G as Protocol>::Memory as Witness>::SECRET_START,
        or false
    ))
}

/// The answer of a person whose clock for an answer has run out; undefined if that loses the game.
#[wasm_bindgen(js_name = idleAnswer)]
pub fn idle_answer(id: &str) -> Result<Option<String>, JsValue> {
    let answer: Option<&str> = for_game!(game(id)?, G => <G as Protocol>::IDLE);
    Ok(answer.map(Into::into))
}

fn move_with<G: Protocol>(
    position: &G,
    seat: Seat,
    answer: &str,
    others: Option<&str>,
) -> Result<String, Problem> {
    if !position.due().contains(seat) {
        return Err(problem!("not-your-turn", "this seat has not to move").into());
    }
    let read = |seat, text: &str| match position.read_answer(seat, &[text.to_owned()])? {
        Reading::Whole(answer) => {
            position.check_answer(seat, &answer)?;
            Ok::<_, Problem>(answer)
        }
        Reading::More => {
            let what = problem!("fault-answer", "is not whole");
            Err(what.quoting_before(text, " ").into())
        }
    };
    let move_of_others = others.and_then(|mv| mv.parse().ok());
    let given_answers: Vec<G::Answer> =
        move_of_others.map_or_else(Vec::new, |mv| position.split(&mv));
    let mut answers = Vec::new();
    for (index, other) in position.due().iter().enumerate() {
        let given_answer = given_answers
            .get(index)
            .filter(|_| other != seat)
            .filter(|index| position.check_answer(other, index).is_ok());
        answers.push(match given_answer {
            Some(index) => index.clone(),
            None if other == seat => read(seat, answer)?,
            None => read(other, G::IDLE.unwrap_or_default())?,
        });
    }
    Ok(position.join(&answers).to_string())
}

fn no_secrets(id: &str) -> Problem {
    problem!(
        "fault-secrets",
        "in {game} everything is seen by all",
        game = id
    )
    .into()
}

impl<G: Protocol<Memory: Witness<Game = G>>> AnyObservation for observation::Observation<G> {
    fn as_any(&self) -> &dyn std::any::Any {
        self
    }

    fn copy(&self) -> Box<dyn AnyObservation> {
        Box::new(self.clone())
    }

    fn game(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> usize {
        G::Memory::SEATS
    }

    fn hear(&mut self, line: &str) -> Result<(), Problem> {
        Ok(self.hear(line)?)
    }

    fn say(&mut self, lines: &[String]) -> Result<(), Problem> {
        Ok(self.say(lines)?)
    }

    fn moves(&self) -> Vec<String> {
        self.moves().to_vec()
    }

    fn report(&self, ply: usize) -> JsValue {
        to_js(&self.memory(ply).report())
    }

    fn setting(&self, ply: usize) -> JsValue {
        to_js(&self.memory(ply).setting())
    }

    fn due(&self, ply: usize) -> Vec<u8> {
        match self.outcome(ply) {
            Some(_) => Vec::new(),
            None => self.memory(ply).due().iter().map(|seat| seat.0).collect(),
        }
    }

    fn outcome(&self, ply: usize) -> JsValue {
        to_js(&self.outcome(ply).cloned().map(Outcome::from))
    }

    fn options(&self, ply: usize) -> JsValue {
        to_js(&self.memory(ply).options())
    }

    fn check(&self, ply: usize, answer: &str) -> Result<(), Problem> {
        let mut memory = self.memory(ply).clone();
        Ok(memory.say(&[answer.to_owned()])?)
    }

    fn check_move(&self, ply: usize, mv: &str) -> Result<(), Problem> {
        let mut memory = self.memory(ply).clone();
        Ok(memory.see(&mv.parse()?)?)
    }

    fn effects(&self, ply: usize, mv: &str) -> JsValue {
        to_js(&self.memory(ply).effects(mv))
    }
}
