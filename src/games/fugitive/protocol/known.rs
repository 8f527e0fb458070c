//! What one side knows of a game of Fugitive and Detectives.

use std::sync::Arc;

use crate::core::game::{IllegalMove, Seat};
use crate::games::fugitive::{
    Belief, Cities, City, DETECTIVES, FUGITIVE_SEAT, Fugitive, Kind, Map, Move, PLIES, Stage,
    is_announced, turn_after,
};

/// A turn as one side knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// How the fugitive travelled.
    pub kind: Kind,
    /// Where it went, if this side knows.
    pub to: Option<City>,
    /// Where it went, if that was announced.
    pub announced: Option<City>,
    /// Where the detectives went then, once they have moved.
    pub chase: Option<[City; DETECTIVES]>,
}

/// What one side knows: the map, where the detectives are, what they know of the fugitive, and for the fugitive where it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Known {
    map: Arc<Map>,
    seat: Seat,
    ply: u32,
    detectives: Option<[City; DETECTIVES]>,
    fugitive: Option<City>,
    belief: Option<Belief>,
    /// The cities where the detectives' last move has caught the fugitive, if it was in one of them.
    searched: Cities,
    beginning: Option<Beginning>,
    turns: Vec<Turn>,
}

/// Where everybody was at the start, which both sides know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beginning {
    /// The detectives' cities.
    pub detectives: [City; DETECTIVES],
    /// The fugitive's city.
    pub fugitive: City,
    /// The turns in which the fugitive had moved.
    pub turn: u32,
}

impl Known {
    /// Before the first move.
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

    /// At a position where everybody knows where everybody is.
    pub fn at(position: &Fugitive, seat: Seat) -> Known {
        let fugitive = position.fugitive();
        Known {
            ply: crate::core::game::Game::ply(position),
            detectives: position.detectives(),
            fugitive: fugitive.filter(|_| seat == FUGITIVE_SEAT),
            belief: fugitive.map(Belief::known),
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

    /// Whose knowledge it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The moves played.
    pub fn ply(&self) -> u32 {
        self.ply
    }

    /// What comes next.
    pub fn stage(&self) -> Stage {
        Stage::after(self.ply)
    }

    /// The turns in which the fugitive has moved.
    pub fn turn(&self) -> u32 {
        turn_after(self.ply)
    }

    /// Where the detectives are, once they are placed.
    pub fn detectives(&self) -> Option<[City; DETECTIVES]> {
        self.detectives
    }

    /// Where the fugitive is: for the detectives never, they have [`Known::belief`].
    pub fn fugitive(&self) -> Option<City> {
        self.fugitive
    }

    /// Where the fugitive can be, as the detectives know; nothing before it has begun.
    pub fn belief(&self) -> Option<&Belief> {
        self.belief.as_ref()
    }

    /// Where everybody began, which both sides know; nothing before.
    pub fn beginning(&self) -> Option<&Beginning> {
        self.beginning.as_ref()
    }

    /// The turns so far; from a start in the middle of a game those since.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// Whether this side has to move.
    pub fn is_due(&self) -> bool {
        self.ply < PLIES && self.stage().seat() == self.seat
    }

    /// Whether the detectives will be told where the fugitive's next move leads.
    pub fn will_be_announced(&self) -> bool {
        is_announced(turn_after(self.ply + 1))
    }

    /// Takes in a move that is known whole: of this side, or one of the other that was told so.
    ///
    /// # Errors
    /// The rule that it breaks; nothing changes.
    pub fn take(&mut self, mv: &Move) -> Result<(), IllegalMove> {
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
                self.belief = Some(Belief::known(city));
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
                return self.run(kind, announced, Some(to));
            }
            (stage, _) => return Err(stage.wanted()),
        }
        self.ply += 1;
        Ok(())
    }

    /// Takes in that the game is over, after the detectives' move or in place of what comes next.
    ///
    /// The detectives are not told where the capture was. It was where they have just searched. If the fugitive cannot have been
    /// there, or had no other way, it has run into one of them.
    pub fn end(&mut self) {
        let (Some(detectives), true) = (self.detectives, self.seat != FUGITIVE_SEAT) else {
            return;
        };
        let detectives: Cities = detectives.into_iter().collect();
        let left = self
            .belief
            .map(|belief| *belief.cities())
            .unwrap_or_default();
        let mut last = self.searched;
        match self.stage() {
            Stage::Start => last = detectives,
            // After the last turn the fugitive may have got away.
            Stage::Run if self.ply == PLIES => last.join(&left),
            Stage::Run => {
                let is_sure = !last.is_empty();
                for city in left.iter() {
                    let ways = self.map.around(city);
                    if !is_sure || ways.without(&detectives).is_empty() {
                        last.join(&ways.common(&detectives));
                    }
                }
            }
            Stage::Places | Stage::Chase => return,
        }
        // Else the fugitive has broken a rule.
        if !last.is_empty() {
            self.belief = Some(Belief::among(last));
        }
    }

    /// Takes in the kind of road by which the fugitive has gone.
    ///
    /// # Errors
    /// If it cannot have gone so; nothing changes.
    pub fn hear_kind(&mut self, kind: Kind) -> Result<(), IllegalMove> {
        self.run(kind, None, None)
    }

    /// The fugitive has gone by a kind of road; what that tells the detectives.
    fn run(
        &mut self,
        kind: Kind,
        announced: Option<City>,
        to: Option<City>,
    ) -> Result<(), IllegalMove> {
        let (Stage::Run, Some(belief), Some(detectives)) =
            (self.stage(), self.belief, self.detectives)
        else {
            return Err(self.stage().wanted());
        };
        let belief = belief.after_run(&self.map, kind, announced, &detectives);
        // The fugitive itself may run into a detective: then the game is over, and nobody is told.
        if belief.cities().is_empty() && self.seat != FUGITIVE_SEAT {
            return Err(IllegalMove::new(
                "fugitive-no-way",
                "the fugitive cannot have gone so: no such road of kind {kind} leads from where it can be",
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
