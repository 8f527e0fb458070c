//! A side's knowledge in a question.

use std::sync::Arc;

use super::SeenMove;
use crate::core::game::{Game, IllegalMove, Problem, Seat, problem};
use crate::games::fugitive::{
    Belief, Cities, City, DETECTIVES, FUGITIVE_SEAT, Fugitive, Map, Move, PLIES, Stage,
    is_announced, turn_after,
};
use crate::thinking::puzzle::question;

/// A side's knowledge: the pieces it sees, the detectives' belief, and the moves that led to the belief.
///
/// A world is a possible way of the fugitive: its cities, along roads of the observed kinds, through the announced cities, and
/// never into a city of a detective.
#[derive(Clone, Debug, PartialEq)]
pub struct Clues {
    start: Fugitive,
    seat: Seat,
    ply: u32,
    detectives: Option<[City; DETECTIVES]>,
    /// On the fugitive's side, its city once it is placed.
    fugitive: Option<City>,
    /// The moves since the start, each with the belief after it.
    steps: Vec<(SeenMove, Cities)>,
    /// By city: the number of worlds in which the fugitive is there.
    worlds: Vec<f64>,
}

impl Clues {
    /// The map.
    pub fn map(&self) -> &Arc<Map> {
        self.start.map()
    }

    /// The number of moves of the game so far.
    pub fn ply(&self) -> u32 {
        self.ply
    }

    /// The stage: which move comes next.
    pub fn stage(&self) -> Stage {
        Stage::after(self.ply)
    }

    /// The number of turns in which the fugitive has moved.
    pub fn turn(&self) -> u32 {
        turn_after(self.ply)
    }

    /// The detectives' cities, once they are placed.
    pub fn detectives(&self) -> Option<[City; DETECTIVES]> {
        self.detectives
    }

    /// The fugitive's city, if this side is the fugitive's.
    pub fn fugitive(&self) -> Option<City> {
        self.fugitive
    }

    /// The detectives' belief: exactly the cities where the fugitive can be by their observations.
    pub fn belief(&self) -> Cities {
        match self.steps.last() {
            Some(&(_, cities)) => cities,
            None => self.start.fugitive().into_iter().collect(),
        }
    }

    /// The number of worlds in which the fugitive is in a city now.
    pub fn worlds_in(&self, city: City) -> f64 {
        self.worlds[city.index()]
    }

    /// The whole moves of a world in which the fugitive is in a city now. On the fugitive's side it is the true world.
    ///
    /// # Panics
    /// If the city is not in the belief.
    pub fn world(&self, city: City) -> Vec<Move> {
        let mut current_city = city;
        let mut moves = Vec::new();
        for index in (0..self.steps.len()).rev() {
            let (seen_move, cities) = self.steps[index];
            let has_unknown_city = matches!(seen_move, SeenMove::Run { to: None, .. });
            assert!(
                !has_unknown_city || cities.contains(current_city),
                "no world leads to {current_city}"
            );
            moves.push(seen_move.whole(current_city));
            if let SeenMove::Run { kind, to } = seen_move {
                let from = match index.checked_sub(1) {
                    Some(before) => self.steps[before].1,
                    None => self.start.fugitive().into_iter().collect(),
                };
                let to = to.unwrap_or(current_city);
                let mut from = self.map().neighbours(kind, to).common(&from).iter();
                current_city = from
                    .next()
                    .expect("a belief has a way to each of its cities");
            }
        }
        moves.reverse();
        moves
    }

    /// Checks that a move of the fugitive has the city if and only if this side knows it.
    fn check_observed_city(&self, to: Option<City>) -> Result<(), Problem> {
        let has_city = self.seat == FUGITIVE_SEAT || is_announced(turn_after(self.ply + 1));
        match (has_city, to) {
            (true, None) => Err(problem!(
                "fugitive-told-city",
                "the city of this move is known, so it belongs here too, such as C 3"
            )),
            (false, Some(_)) => Err(problem!(
                "fugitive-told-kind",
                "only the kind of this move is known: C, T or P"
            )),
            _ => Ok(()),
        }
    }
}

/// The problem that a move would end the game.
fn captures_fugitive() -> Problem {
    problem!(
        "fugitive-told-caught",
        "this move catches the fugitive, and a question must end before that"
    )
}

impl question::Known for Clues {
    type Game = Fugitive;
    type SeenMove = SeenMove;

    fn at(start: &Fugitive, seat: Seat) -> Result<Clues, Problem> {
        if start.outcome().is_some() {
            return Err(problem!("goal-over", "the game is over at the start"));
        }
        let mut worlds = vec![0.0; start.map().size().into()];
        if let Some(city) = start.fugitive() {
            worlds[city.index()] = 1.0;
        }
        Ok(Clues {
            start: start.clone(),
            seat,
            ply: start.ply(),
            detectives: start.detectives(),
            fugitive: start.fugitive().filter(|_| seat == FUGITIVE_SEAT),
            steps: Vec::new(),
            worlds,
        })
    }

    fn add_move(&mut self, seen_move: &SeenMove) -> Result<(), Problem> {
        if self.ply == PLIES {
            return Err(IllegalMove::game_over().into());
        }
        let map = Arc::clone(self.map());
        let occupied: Cities = self.detectives.into_iter().flatten().collect();
        let is_fugitive_in =
            |cities: &Cities| self.fugitive.is_some_and(|city| cities.contains(city));
        let mut belief = self.belief();
        match (self.stage(), *seen_move) {
            (Stage::Places | Stage::Chase, SeenMove::Detectives(to)) => {
                map.check_detectives(self.detectives.as_ref(), &to)?;
                let occupied: Cities = to.into_iter().collect();
                let remaining = belief.without(&occupied);
                if is_fugitive_in(&occupied) || remaining.is_empty() && !belief.is_empty() {
                    return Err(captures_fugitive());
                }
                belief = remaining;
                occupied
                    .iter()
                    .for_each(|city| self.worlds[city.index()] = 0.0);
                self.detectives = Some(to);
            }
            (Stage::Start, SeenMove::Start(city)) => {
                map.check_city(city)?;
                if occupied.contains(city) {
                    return Err(captures_fugitive());
                }
                belief = Cities::from_iter([city]);
                self.worlds[city.index()] = 1.0;
                self.fugitive = Some(city).filter(|_| self.seat == FUGITIVE_SEAT);
            }
            (Stage::Run, SeenMove::Run { kind, to }) => {
                self.check_observed_city(to)?;
                if let Some(to) = to {
                    map.check_run(self.fugitive, kind, to)?;
                    if occupied.contains(to) {
                        return Err(captures_fugitive());
                    }
                }
                let announced = to.filter(|_| is_announced(turn_after(self.ply + 1)));
                let detectives = self.detectives.ok_or_else(|| self.stage().wrong_move())?;
                let belief_after =
                    Belief::among(belief).after_run(&map, kind, announced, &detectives);
                if belief_after.cities().is_empty() {
                    let rule = IllegalMove::new(
                        "fugitive-no-way",
                        "the fugitive cannot have moved this way: no road of kind {kind} leads from its possible cities",
                        vec![("kind", kind.letter().to_string())],
                    );
                    return Err(rule.into());
                }
                let mut worlds = vec![0.0; self.worlds.len()];
                for city in belief_after.cities().iter() {
                    let from = map.neighbours(kind, city).common(&belief);
                    worlds[city.index()] = from.iter().map(|from| self.worlds[from.index()]).sum();
                }
                belief = *belief_after.cities();
                self.worlds = worlds;
                self.fugitive = to.filter(|_| self.seat == FUGITIVE_SEAT);
            }
            (stage, _) => return Err(stage.wrong_move().into()),
        }
        self.ply += 1;
        self.steps.push((*seen_move, belief));
        Ok(())
    }

    fn position(&self) -> Fugitive {
        let city = self.fugitive.or_else(|| self.belief().iter().next());
        let position = self.detectives.zip(city).and_then(|(detectives, city)| {
            let map = Arc::clone(self.map());
            Fugitive::with(map, detectives, city, self.ply).ok()
        });
        position.unwrap_or_else(|| self.start.clone())
    }

    fn moves(&self) -> Vec<Move> {
        let city = self.fugitive.or_else(|| self.belief().iter().next());
        city.map_or_else(Vec::new, |city| self.world(city))
    }

    fn places(&self) -> Vec<String> {
        let cities = self.belief().iter();
        cities.map(|city| city.to_string()).collect()
    }

    /// There is one world before the fugitive is placed.
    fn worlds(&self) -> f64 {
        match self.stage() {
            Stage::Places | Stage::Start => 1.0,
            Stage::Run | Stage::Chase => self.worlds.iter().sum(),
        }
    }
}
