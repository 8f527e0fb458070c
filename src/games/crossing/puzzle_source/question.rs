//! Mined questions and their themes.

use super::task::{STEPS_PER_MOVE, mirrored};
use crate::games::crossing::generator::{careless_answer, question_note};
use crate::games::crossing::puzzle::{Answer, Clues, QuestionKind, SOLVER_SEAT, Turns};
use crate::games::crossing::solver::Plans;
use crate::games::crossing::{CELLS, Cell, CyclePoint, CyclePoints};
use crate::thinking::engine::Level;
use crate::thinking::mining::{Candidate, Features};
use crate::thinking::puzzle::{Note, Question};
use crate::thinking::search::Random;
use crate::thinking::solve::question::JudgesAnswers;

/// The maximum number of plans to choose from.
const MAX_PLANS: usize = 40;

/// A certified question.
pub struct QuestionCandidate {
    task: Question<QuestionKind>,
    note: Note,
}

impl QuestionCandidate {
    /// A question; `None` if no answer is right.
    pub fn new(task: Question<QuestionKind>) -> Option<QuestionCandidate> {
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
            QuestionKind::Phases(_) => "which-phase",
            QuestionKind::Dry(_) => "dry-time",
            QuestionKind::Safe(_) => "safe-way",
            QuestionKind::Odds(_) => "best-odds",
        }]
    }

    fn length(&self) -> u32 {
        self.note.moves.div_ceil(STEPS_PER_MOVE)
    }

    /// Whether the answer of a careless player is wrong.
    fn traps(&self) -> u32 {
        let careless = careless_answer(&self.task);
        let is_wrong = |answer: &Answer| !QuestionKind::verdict(&self.task, answer).met;
        u32::from(careless.is_some_and(|answer| is_wrong(&answer)))
    }

    /// The knowledge of each island that was seen, the token, and the island in question.
    fn features(&self) -> Features {
        let known = self.task.known();
        let asked_island = match self.task.goal() {
            QuestionKind::Phases(cell) | QuestionKind::Dry(cell) => Some(cell),
            QuestionKind::Safe(_) | QuestionKind::Odds(_) => None,
        };
        let kind = self.themes();
        let views = [false, true].map(|is_mirrored| {
            let cell_features = known.seen_islands().map(|cell| {
                let points: Vec<u8> = known
                    .points_of(cell)
                    .iter()
                    .map(CyclePoint::number)
                    .collect();
                let height = known.now().heights().at(cell);
                let markers = (
                    asked_island == Some(cell),
                    known.now().token(SOLVER_SEAT) == cell,
                );
                (
                    mirrored(cell, is_mirrored),
                    height,
                    points,
                    markers,
                    kind.clone(),
                )
            });
            cell_features.collect()
        });
        Features::new(views)
    }

    /// The engines cannot play from clues alone. So a simulated player answers from random worlds that fit the clues: 1 world
    /// at level 1, 8 at level 6, 64 at level 12.
    fn attempt(&mut self, level: Level, seed: u64) -> bool {
        let mut random = Random::new(seed);
        let world_count = 2_f64.powf(f64::from(level.number()) / 2.0).round() as usize;
        let known = self.task.known();
        let worlds: Vec<World> = (0..world_count)
            .map(|_| World::of(known, &mut random))
            .collect();
        let answer = match self.task.goal() {
            QuestionKind::Phases(cell) => Some(Answer::Phases {
                height: known.now().heights().at(cell),
                points: CyclePoints::matching(|place| {
                    worlds.iter().any(|world| world.at(cell) == place)
                }),
            }),
            QuestionKind::Dry(cell) => Some(Answer::Turns(Turns::matching(|turns| {
                worlds
                    .iter()
                    .all(|world| world.is_above(known, cell, turns))
            }))),
            QuestionKind::Safe(max_steps) | QuestionKind::Odds(max_steps) => {
                plan_for_worlds(known, max_steps, &worlds, &mut random)
            }
        };
        answer.is_some_and(|answer| QuestionKind::verdict(&self.task, &answer).met)
    }
}

/// A plan that arrives in all of the worlds, or in as many of the first ones as possible.
fn plan_for_worlds(
    known: &Clues,
    max_steps: u32,
    worlds: &[World],
    random: &mut Random,
) -> Option<Answer> {
    (1..=worlds.len()).rev().find_map(|count| {
        let plans = Plans::through_cells(known, max_steps, |cell, turn| {
            let is_dry = |world: &World| {
                world.is_above(known, cell, turn) && world.is_above(known, cell, turn + 1)
            };
            cell.is_corner() || worlds[..count].iter().all(is_dry)
        });
        let plans = plans.list_up_to(MAX_PLANS);
        let plan = plans.get(random.below(plans.len().max(1)))?;
        Some(Answer::Plan(plan.clone()))
    })
}

/// A world that fits: for each cell the place of its island in the cycle now.
struct World([CyclePoint; CELLS]);

impl World {
    fn of(known: &Clues, random: &mut Random) -> World {
        let mut points = [CyclePoint::default(); CELLS];
        for cell in Cell::all().filter(|cell| !cell.is_corner()) {
            let possible: Vec<CyclePoint> = known.points_of(cell).iter().collect();
            points[cell.index()] = possible[random.below(possible.len())];
        }
        World(points)
    }

    fn at(&self, cell: Cell) -> CyclePoint {
        self.0[cell.index()]
    }

    fn is_above(&self, known: &Clues, cell: Cell, turns: u32) -> bool {
        self.at(cell)
            .after(turns)
            .phase(known.now().heights().at(cell))
            >= 0
    }
}
