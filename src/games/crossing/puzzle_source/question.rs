//! Mined questions and their themes.

use super::task::{STEPS_PER_MOVE, mirrored};
use crate::games::crossing::generator::{question_note, tempting};
use crate::games::crossing::puzzle::{ASKED, Answer, Ask, Clues, Turns};
use crate::games::crossing::solver::Plans;
use crate::games::crossing::{CELLS, Cell, Place, Places};
use crate::thinking::engine::Level;
use crate::thinking::mine::{Candidate, Shape};
use crate::thinking::puzzle::{Note, Question};
use crate::thinking::search::Random;
use crate::thinking::solve::question::Decide;

/// The maximum number of plans to choose from.
const MAX_PLANS: usize = 40;

/// A certified question.
pub struct QuestionCandidate {
    task: Question<Ask>,
    note: Note,
}

impl QuestionCandidate {
    /// A question; `None` if no answer is right.
    pub fn new(task: Question<Ask>) -> Option<QuestionCandidate> {
        let note = question_note(&task)?;
        Some(QuestionCandidate { task, note })
    }
}

impl Candidate for QuestionCandidate {
    fn text(&self) -> String {
        self.task.to_string()
    }

    fn note(&self) -> Note {
        self.note.clone()
    }

    fn themes(&self) -> Vec<&'static str> {
        vec![match self.task.goal() {
            Ask::Phases(_) => "which-phase",
            Ask::Dry(_) => "dry-time",
            Ask::Safe(_) => "safe-way",
            Ask::Odds(_) => "best-odds",
        }]
    }

    fn length(&self) -> u32 {
        self.note.moves.div_ceil(STEPS_PER_MOVE)
    }

    /// Whether the answer of a careless player is wrong.
    fn traps(&self) -> u32 {
        let careless = tempting(&self.task);
        let is_wrong = |answer: &Answer| !Ask::verdict(&self.task, answer).met;
        u32::from(careless.is_some_and(|answer| is_wrong(&answer)))
    }

    /// The knowledge of each island that was seen, the token, and the island in question.
    fn shape(&self) -> Shape {
        let known = self.task.known();
        let asked = match self.task.goal() {
            Ask::Phases(cell) | Ask::Dry(cell) => Some(cell),
            Ask::Safe(_) | Ask::Odds(_) => None,
        };
        let kind = self.themes();
        let views = [false, true].map(|is_mirrored| {
            let signs = known.seen().map(|cell| {
                let places: Vec<u8> = known.places_of(cell).iter().map(Place::number).collect();
                let height = known.now().heights().at(cell);
                let signs = (asked == Some(cell), known.now().token(ASKED) == cell);
                (
                    mirrored(cell, is_mirrored),
                    height,
                    places,
                    signs,
                    kind.clone(),
                )
            });
            signs.collect()
        });
        Shape::new(views)
    }

    /// No program plans with the clues alone. The player here considers some random worlds, more at higher levels: 1 at level
    /// 1, 8 at level 6, 64 at level 12.
    fn attempt(&mut self, level: Level, seed: u64) -> bool {
        let mut random = Random::new(seed);
        let count = 2_f64.powf(f64::from(level.number()) / 2.0).round() as usize;
        let known = self.task.known();
        let worlds: Vec<World> = (0..count).map(|_| World::of(known, &mut random)).collect();
        let given = match self.task.goal() {
            Ask::Phases(cell) => Some(Answer::Phases {
                height: known.now().heights().at(cell),
                places: Places::those(|place| worlds.iter().any(|world| world.at(cell) == place)),
            }),
            Ask::Dry(cell) => Some(Answer::Turns(Turns::those(|turns| {
                worlds
                    .iter()
                    .all(|world| world.is_above(known, cell, turns))
            }))),
            Ask::Safe(max_steps) | Ask::Odds(max_steps) => {
                planned(known, max_steps, &worlds, &mut random)
            }
        };
        given.is_some_and(|given| Ask::verdict(&self.task, &given).met)
    }
}

/// A plan that arrives in all of the worlds, or in as many of the first ones as possible.
fn planned(known: &Clues, max_steps: u32, worlds: &[World], random: &mut Random) -> Option<Answer> {
    (1..=worlds.len()).rev().find_map(|count| {
        let plans = Plans::over(known, max_steps, |cell, turn| {
            let is_dry = |world: &World| {
                world.is_above(known, cell, turn) && world.is_above(known, cell, turn + 1)
            };
            cell.is_corner() || worlds[..count].iter().all(is_dry)
        });
        let plans = plans.some(MAX_PLANS);
        let plan = plans.get(random.below(plans.len().max(1)))?;
        Some(Answer::Plan(plan.clone()))
    })
}

/// A world that fits: for each cell the place of its island in the cycle now.
struct World([Place; CELLS]);

impl World {
    fn of(known: &Clues, random: &mut Random) -> World {
        let mut places = [Place::default(); CELLS];
        for cell in Cell::all().filter(|cell| !cell.is_corner()) {
            let possible: Vec<Place> = known.places_of(cell).iter().collect();
            places[cell.index()] = possible[random.below(possible.len())];
        }
        World(places)
    }

    fn at(&self, cell: Cell) -> Place {
        self.0[cell.index()]
    }

    fn is_above(&self, known: &Clues, cell: Cell, turns: u32) -> bool {
        self.at(cell)
            .after(turns)
            .phase(known.now().heights().at(cell))
            >= 0
    }
}
