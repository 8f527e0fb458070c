//! A side's knowledge in a game of Fugitive and Detectives.

use std::sync::Arc;

use crate::core::game::{IllegalMove, Seat};
use crate::games::fugitive::{
    Belief, Cities, City, DETECTIVES, FUGITIVE_SEAT, Fugitive, Map, Move, PLIES, RoadKind, Stage,
    is_announced, turn_after,
};

/// A turn as one side knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The kind of road that the fugitive took.
    pub kind: RoadKind,
    /// The city it went to, if this side knows.
    pub to: Option<City>,
    /// The city it went to, if it was announced.
    pub announced: Option<City>,
    /// The detectives' cities after this turn, once they have moved.
    pub chase: Option<[City; DETECTIVES]>,
}

/// A side's knowledge: the map, the detectives' cities, the detectives' belief, and, on the fugitive's side, the fugitive's
/// city.
#[derive(Clone, Debug, PartialEq)]
pub struct Known {
    map: Arc<Map>,
    seat: Seat,
    ply: u32,
    detectives: Option<[City; DETECTIVES]>,
    fugitive: Option<City>,
    belief: Option<Belief>,
    /// The cities that the detectives' last move has searched: the fugitive is caught if it was in one of them.
    searched: Cities,
    beginning: Option<Beginning>,
    turns: Vec<Turn>,
}

/// The pieces at the start, which both sides know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beginning {
    /// The detectives' cities.
    pub detectives: [City; DETECTIVES],
    /// The fugitive's city.
    pub fugitive: City,
    /// The number of turns in which the fugitive had moved.
    pub turn: u32,
}

impl Known {
    /// The knowledge before the first move.
    pub fn new(map: Arc<Map>, seat: Seat) -> Known {
        Known {
            map,
            seat,
            ply: 0,
            detectives: None,
            fugitive: None,
            belief: None,
            searched: Cities::default(),
            beginning: None,
            turns: Vec::new(),
        }
    }

    /// The knowledge at a position in which both sides know where all pieces are.
    pub fn at(position: &Fugitive, seat: Seat) -> Known {
        let fugitive = position.fugitive();
        Known {
            ply: crate::core::game::Game::ply(position),
            detectives: position.detectives(),
            fugitive: fugitive.filter(|_| seat == FUGITIVE_SEAT),
            belief: fugitive.map(Belief::certain),
            beginning: (position.detectives().zip(fugitive)).map(|(detectives, fugitive)| {
                Beginning {
                    detectives,
                    fugitive,
                    turn: position.turn(),
                }
            }),
            ..Known::new(position.map().clone(), seat)
        }
    }

    /// The map.
    pub fn map(&self) -> &Arc<Map> {
        &self.map
    }

    /// The side that knows this.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The number of moves played.
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

    /// The fugitive's city. The detectives never have it; they have [`Known::belief`].
    pub fn fugitive(&self) -> Option<City> {
        self.fugitive
    }

    /// The detectives' belief: the cities where the fugitive can be. `None` before it is placed.
    pub fn belief(&self) -> Option<&Belief> {
        self.belief.as_ref()
    }

    /// The pieces at the start, which both sides know. `None` before the start.
    pub fn beginning(&self) -> Option<&Beginning> {
        self.beginning.as_ref()
    }

    /// The turns since the start, which may be in the middle of the game.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// Whether this side has to move.
    pub fn is_due(&self) -> bool {
        self.ply < PLIES && self.stage().seat() == self.seat
    }

    /// Whether the detectives will learn where the fugitive's next move leads.
    pub fn will_be_announced(&self) -> bool {
        is_announced(turn_after(self.ply + 1))
    }

    /// Records a move that is completely known: this side's own, or one that the other side has announced in full.
    ///
    /// # Errors
    /// The rule that it breaks. Nothing changes.
    pub fn record_move(&mut self, mv: &Move) -> Result<(), IllegalMove> {
        match (self.stage(), *mv) {
            (Stage::Places | Stage::Chase, Move::Detectives(to)) => {
                self.map.check_detectives(self.detectives.as_ref(), &to)?;
                self.detectives = Some(to);
                if let Some(belief) = self.belief {
                    self.searched = belief.cities().common(&to.iter().copied().collect());
                    self.belief = Some(belief.after_chase(&to));
                }
                if let Some(turn) = self.turns.last_mut() {
                    turn.chase = Some(to);
                }
            }
            (Stage::Start, Move::Start(city)) => {
                self.map.check_city(city)?;
                self.belief = Some(Belief::certain(city));
                self.beginning = self.detectives.map(|detectives| Beginning {
                    detectives,
                    fugitive: city,
                    turn: 0,
                });
                self.fugitive = Some(city).filter(|_| self.seat == FUGITIVE_SEAT);
            }
            (Stage::Run, Move::Run { kind, to }) => {
                self.map.check_run(self.fugitive, kind, to)?;
                let announced = Some(to).filter(|_| self.will_be_announced());
                return self.record_run(kind, announced, Some(to));
            }
            (stage, _) => return Err(stage.wrong_move()),
        }
        self.ply += 1;
        Ok(())
    }

    /// Records that the game is over: after the detectives' move, or in place of the next message.
    ///
    /// The detectives do not learn where the capture was. It was in a city that they have just searched. If the fugitive cannot
    /// have been there, or had no other move, it has run into a detective.
    pub fn record_end(&mut self) {
        let (Some(detectives), true) = (self.detectives, self.seat != FUGITIVE_SEAT) else {
            return;
        };
        let detectives: Cities = detectives.into_iter().collect();
        let possible = self
            .belief
            .map(|belief| *belief.cities())
            .unwrap_or_default();
        let mut capture_cities = self.searched;
        match self.stage() {
            Stage::Start => capture_cities = detectives,
            // After the last turn the fugitive may have escaped.
            Stage::Run if self.ply == PLIES => capture_cities.join(&possible),
            Stage::Run => {
                let is_sure = !capture_cities.is_empty();
                for city in possible.iter() {
                    let reachable = self.map.around(city);
                    if !is_sure || reachable.without(&detectives).is_empty() {
                        capture_cities.join(&reachable.common(&detectives));
                    }
                }
            }
            Stage::Places | Stage::Chase => return,
        }
        // Otherwise the fugitive has broken a rule.
        if !capture_cities.is_empty() {
            self.belief = Some(Belief::among(capture_cities));
        }
    }

    /// Records the kind of road that the fugitive has taken.
    ///
    /// # Errors
    /// If the kind is impossible. Nothing changes.
    pub fn record_kind(&mut self, kind: RoadKind) -> Result<(), IllegalMove> {
        self.record_run(kind, None, None)
    }

    /// Applies a move of the fugitive to the detectives' knowledge.
    fn record_run(
        &mut self,
        kind: RoadKind,
        announced: Option<City>,
        to: Option<City>,
    ) -> Result<(), IllegalMove> {
        let (Stage::Run, Some(belief), Some(detectives)) =
            (self.stage(), self.belief, self.detectives)
        else {
            return Err(self.stage().wrong_move());
        };
        let belief = belief.after_run(&self.map, kind, announced, &detectives);
        // The fugitive itself may run into a detective. Then the game is over without a message.
        if belief.cities().is_empty() && self.seat != FUGITIVE_SEAT {
            return Err(IllegalMove::new(
                "fugitive-no-way",
                "the fugitive cannot have moved this way: no road of kind {kind} leads from its possible cities",
                vec![("kind", kind.letter().to_string())],
            ));
        }
        self.belief = Some(belief);
        self.fugitive = to.filter(|_| self.seat == FUGITIVE_SEAT);
        self.turns.push(Turn {
            kind,
            to,
            announced,
            chase: None,
        });
        self.ply += 1;
        Ok(())
    }
}
