//! Games with secrets as one viewer sees them.

use wasm_bindgen::prelude::*;

use super::any::AnyObservation;
use super::given::{GivenFile, files_of};
use super::{OutcomeView, ProblemView, Scene, game, to_js};
use crate::core::game::{Seat, problem};
use crate::core::link;
use crate::core::observation;
use crate::core::protocol::{Memory, Protocol, Reading, Witness};
use crate::core::record::Record;

/// A game with secrets as one viewer knows it: a seat, or the spectator, whose number is that of the seats.
#[wasm_bindgen(js_name = Sight)]
pub struct Observation {
    observation: Box<dyn AnyObservation>,
    view: usize,
}

#[wasm_bindgen(js_class = "Sight")]
impl Observation {
    /// A seat's, with what its program gets first: files and lines, or a position that everybody knows.
    pub fn begin(
        id: &str,
        seat: u8,
        files: Vec<GivenFile>,
        lines: Vec<String>,
        position: Option<String>,
    ) -> Result<Observation, JsValue> {
        let files = files_of(&files)?;
        let position = position.as_deref();
        let observation: Box<dyn AnyObservation> = for_game_with!(secrets, game(id)?,
            G => Box::new(
                observation::Observation::<G>::begin(Seat(seat), &files, &lines, position)
                    .map_err(ProblemView::from)?,
            ),
            or return Err(no_secrets(id).into())
        );
        Ok(Observation::of(observation, seat.into()))
    }

    fn of(observation: Box<dyn AnyObservation>, view: usize) -> Observation {
        Observation { observation, view }
    }

    /// What the viewer knows, if the game is this one.
    pub(crate) fn known<G: Protocol>(&self) -> Option<&observation::Observation<G>> {
        self.observation.as_any().downcast_ref()
    }

    /// Takes in a line of the protocol.
    pub fn hear(&mut self, line: &str) -> Result<(), JsValue> {
        Ok(self.observation.hear(line)?)
    }

    /// Takes in the seat's own answer.
    pub fn say(&mut self, lines: Vec<String>) -> Result<(), JsValue> {
        Ok(self.observation.say(&lines)?)
    }

    /// The same again.
    pub fn copy(&self) -> Observation {
        Observation::of(self.observation.copy(), self.view)
    }

    /// The game's name.
    #[wasm_bindgen(getter)]
    pub fn game(&self) -> String {
        self.observation.game().into()
    }

    /// How many seats there are.
    #[wasm_bindgen(getter)]
    pub fn seats(&self) -> usize {
        self.observation.seats()
    }

    /// Whose observation it is: a seat, or the number of seats for the spectator.
    #[wasm_bindgen(getter)]
    pub fn view(&self) -> usize {
        self.view
    }

    /// How many moves are known to have been played.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> usize {
        self.observation.moves().len()
    }

    /// The moves as they are known.
    pub fn moves(&self) -> Vec<String> {
        self.observation.moves()
    }

    /// A text that is the same for two moments of this game exactly when the same is seen in them.
    pub fn position(&self, ply: usize) -> String {
        let moves = self.observation.moves();
        let told = if ply >= moves.len() && !self.observation.outcome(ply).is_null() {
            "!"
        } else {
            ""
        };
        let moves = moves[..ply.min(moves.len())].join("/");
        format!("{} {moves}{told}", self.view)
    }

    /// What is seen after `ply` moves.
    #[wasm_bindgen(unchecked_return_type = "SightReport")]
    pub fn report(&self, ply: usize) -> JsValue {
        self.observation.report(ply)
    }

    /// What the report leaves out.
    #[wasm_bindgen(unchecked_return_type = "Setting")]
    pub fn setting(&self, ply: Option<usize>) -> JsValue {
        self.observation.setting(ply.unwrap_or(0))
    }

    /// The seats whose answer is due after `ply` moves, as far as is known.
    pub fn due(&self, ply: usize) -> Vec<u8> {
        self.observation.due(ply)
    }

    /// How the game has ended after `ply` moves; null while that is not told.
    #[wasm_bindgen(unchecked_return_type = "Outcome | null")]
    pub fn outcome(&self, ply: usize) -> JsValue {
        self.observation.outcome(ply)
    }

    /// What may be chosen from after `ply` moves, as far as is known.
    #[wasm_bindgen(unchecked_return_type = "SightOptions")]
    pub fn options(&self, ply: usize) -> JsValue {
        self.observation.options(ply)
    }

    /// Why the seat may not answer so after `ply` moves, or, of the spectator's, why this move may not be played; null if
    /// it may.
    #[wasm_bindgen(unchecked_return_type = "Problem | null")]
    pub fn check(&self, ply: usize, answer: &str) -> JsValue {
        let checked = match self.view < self.seats() {
            true => self.observation.check(ply, answer),
            false => self.observation.check_move(ply, answer),
        };
        checked.map_or_else(JsValue::from, |()| JsValue::NULL)
    }

    /// What a move, written as it is known, brings about after `ply` moves.
    #[wasm_bindgen(unchecked_return_type = "Effect[]")]
    pub fn effects(&self, ply: usize, mv: &str) -> JsValue {
        self.observation.effects(ply, mv)
    }
}

#[wasm_bindgen]
impl Scene {
    /// A game with secrets as a seat has seen it, or, with the number of seats, the spectator. After its end everybody sees all.
    #[wasm_bindgen(js_name = sight)]
    pub fn observation(&self, view: usize) -> Result<Observation, JsValue> {
        let id = self.0.game();
        let seat = u8::try_from(view)
            .ok()
            .filter(|_| view < self.seats())
            .map(Seat);
        let observation: Box<dyn AnyObservation> = for_game_with!(secrets, game(id)?,
            G => {
                let record: Record<G> = self.0.record().parse().map_err(ProblemView::from)?;
                Box::new(observation::Observation::of(&record, seat))
            },
            or return Err(no_secrets(id).into())
        );
        Ok(Observation::of(observation, view.min(self.seats())))
    }

    /// The move after `ply` moves in which a seat answers so, and the others as in the move that is given; where they cannot,
    /// or none is given, they do what is done for one who is idle.
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
                let record: Record<G> = self.0.record().parse().map_err(ProblemView::from)?;
                let position = record.position(ply).unwrap_or(record.last());
                move_with(position, Seat(seat), answer, others.as_deref())?
            },
            or answer.to_owned()
        ))
    }

    /// The game so that a casual look shows no secret, for the browser's own storage.
    pub fn seal(&self) -> Result<String, JsError> {
        let link = self.0.link(self.length(), None);
        Ok(link::seal(&link, super::seed()?))
    }

    /// A sealed game.
    pub fn unseal(text: &str) -> Result<Scene, JsValue> {
        Scene::from_link(&link::unseal(text).map_err(ProblemView::from)?)
    }
}

/// Whether the usual starts of a game have secrets: who plays it must not have the start's record.
#[wasm_bindgen(js_name = isStartSecret)]
pub fn is_start_secret(id: &str) -> Result<bool, JsValue> {
    Ok(for_game_with!(secrets, game(id)?,
        G => <<G as Protocol>::Memory as Witness>::SECRET_START,
        or false
    ))
}

/// What is answered for a person whose clock for an answer has run out; nothing where that loses the game.
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
) -> Result<String, ProblemView> {
    if !position.due().contains(seat) {
        return Err(problem!("not-your-turn", "this seat has not to move").into());
    }
    let read = |seat, text: &str| match position.read_answer(seat, &[text.to_owned()])? {
        Reading::Whole(answer) => {
            position.check_answer(seat, &answer)?;
            Ok::<_, ProblemView>(answer)
        }
        Reading::More => {
            let what = problem!("fault-answer", "is not whole");
            Err(what.found_as(text, " ").into())
        }
    };
    let given = others.and_then(|mv| mv.parse().ok());
    let parts: Vec<G::Answer> = given.map_or_else(Vec::new, |mv| position.split(&mv));
    let mut answers = Vec::new();
    for (part, other) in position.due().iter().enumerate() {
        let as_given = parts
            .get(part)
            .filter(|_| other != seat)
            .filter(|part| position.check_answer(other, part).is_ok());
        answers.push(match as_given {
            Some(part) => part.clone(),
            None if other == seat => read(seat, answer)?,
            None => read(other, G::IDLE.unwrap_or_default())?,
        });
    }
    Ok(position.join(&answers).to_string())
}

fn no_secrets(id: &str) -> ProblemView {
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

    fn hear(&mut self, line: &str) -> Result<(), ProblemView> {
        Ok(self.hear(line)?)
    }

    fn say(&mut self, lines: &[String]) -> Result<(), ProblemView> {
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
        to_js(&self.outcome(ply).cloned().map(OutcomeView::from))
    }

    fn options(&self, ply: usize) -> JsValue {
        to_js(&self.memory(ply).options())
    }

    fn check(&self, ply: usize, answer: &str) -> Result<(), ProblemView> {
        let mut memory = self.memory(ply).clone();
        Ok(memory.say(&[answer.to_owned()])?)
    }

    fn check_move(&self, ply: usize, mv: &str) -> Result<(), ProblemView> {
        let mut memory = self.memory(ply).clone();
        Ok(memory.see(&mv.parse()?)?)
    }

    fn effects(&self, ply: usize, mv: &str) -> JsValue {
        to_js(&self.memory(ply).effects(mv))
    }
}
