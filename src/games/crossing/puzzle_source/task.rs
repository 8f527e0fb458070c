//! Mined puzzles in which everything is visible, and their themes.

use crate::core::game::Game;
use crate::games::crossing::engine::Engine;
use crate::games::crossing::generator::{difficulty_note, distance};
use crate::games::crossing::protocol::Known;
use crate::games::crossing::solver::{SOLVER_SEAT, Solutions, Task};
use crate::games::crossing::{CYCLE, Cell, Crossing, Fate, SIZE, Step, goal, start};
use crate::thinking::engine::{Level, Thinker};
use crate::thinking::mining::{Candidate, Features};
use crate::thinking::puzzle::Note;
use crate::thinking::search::{Budget, NoClock};

/// The engine's nodes per step when the levels try a puzzle.
const NODES_PER_STEP: u64 = 20_000;
/// The maximum number of solutions to search for themes.
const MAX_SOLUTIONS: usize = 60;
/// The number of steps that count as one move of another game.
pub const STEPS_PER_MOVE: u32 = 3;
/// The number of extra steps that make a way a detour.
const DETOUR_STEPS: usize = 6;
/// The maximum number of themes of a puzzle.
const MAX_THEMES: usize = 3;

/// A certified puzzle.
pub struct TaskCandidate {
    solutions: Solutions,
    note: Note,
    ways: Vec<SolutionPath>,
}

impl TaskCandidate {
    /// A puzzle; `None` if it cannot be solved.
    pub fn new(task: &Task) -> Option<TaskCandidate> {
        let solutions = Solutions::of(task);
        let ways = solutions.list_up_to(MAX_SOLUTIONS);
        let ways: Vec<SolutionPath> = ways
            .iter()
            .map(|steps| SolutionPath::of(task, steps))
            .collect();
        let note = difficulty_note(&solutions)?;
        (!ways.is_empty()).then_some(TaskCandidate {
            solutions,
            note,
            ways,
        })
    }

    fn task(&self) -> &Task {
        self.solutions.task()
    }
}

/// A solution.
struct SolutionPath {
    /// The positions before each step.
    positions: Vec<Crossing>,
    steps: Vec<Step>,
    /// The token's cells: where it begins, then after each step.
    cells: Vec<Cell>,
}

impl SolutionPath {
    fn of(task: &Task, steps: &[Step]) -> SolutionPath {
        let mut position = task.start().clone();
        let mut way = SolutionPath {
            positions: Vec::new(),
            steps: steps.to_vec(),
            cells: vec![position.token(SOLVER_SEAT)],
        };
        for &step in steps {
            way.positions.push(position.clone());
            let is_across = position.fate(SOLVER_SEAT, step) == Fate::Cross;
            position.play(&Task::move_of_step(step));
            let cell = if is_across {
                goal(SOLVER_SEAT)
            } else {
                position.token(SOLVER_SEAT)
            };
            way.cells.push(cell);
        }
        way
    }

    /// The numbers of turns of the waits.
    fn waits(&self) -> Vec<usize> {
        let waits = self.steps.split(|&step| step != Step::Hold);
        waits
            .map(<[Step]>::len)
            .filter(|&turns| turns > 0)
            .collect()
    }

    /// Whether it steps away from the goal twice without a long detour.
    fn turns_back(&self) -> bool {
        let steps = self.cells.windows(2);
        let steps_back = steps.filter(|step| distance(step[1]) > distance(step[0]));
        steps_back.count() >= 2 && !self.goes_round()
    }

    /// Whether it takes many more steps than the nearest way.
    fn goes_round(&self) -> bool {
        let taken = self
            .steps
            .iter()
            .filter(|&&step| step != Step::Hold)
            .count();
        taken >= usize::from(distance(self.cells[0])) + DETOUR_STEPS
    }

    /// The number of steps that leave an island that would sink under the token.
    fn last_moment_steps(&self) -> usize {
        let steps = self.positions.iter().zip(&self.steps);
        let last_moment_steps = steps.filter(|&(position, &step)| {
            step != Step::Hold && position.fate(SOLVER_SEAT, Step::Hold) == Fate::Sink
        });
        last_moment_steps.count()
    }

    /// The number of steps that enter an island that was under water a turn before.
    fn steps_onto_risen_islands(&self) -> usize {
        let steps = self.positions.iter().zip(self.cells.windows(2));
        let steps_onto_risen_islands = steps.filter(|(position, cells)| {
            let (from, to) = (cells[0], cells[1]);
            // The phase a turn earlier is the phase at the end of the cycle.
            let earlier = position.phase_after(to, u32::from(CYCLE) - 1);
            from != to && position.phase(to) >= 0 && earlier < 0
        });
        steps_onto_risen_islands.count()
    }

    /// Whether it follows one edge of the board for some steps before the last.
    fn keeps_to_an_edge(&self) -> bool {
        const STEPS: usize = 4;
        let is_edge = |place: u8| place == 0 || place + 1 == SIZE;
        let is_along_edge = |step: &[Cell]| {
            let (from, to) = (step[0], step[1]);
            let same_row = from.row() == to.row() && is_edge(from.row());
            let same_column = from.column() == to.column() && is_edge(from.column());
            from != to && (same_row || same_column)
        };
        self.cells
            .windows(2)
            .filter(|step| is_along_edge(step))
            .count()
            >= STEPS
    }
}

impl Candidate for TaskCandidate {
    fn text(&self) -> String {
        self.task().to_string()
    }

    fn note(&self) -> Note {
        self.note.clone()
    }

    /// A puzzle has a theme if all solutions that were searched have it.
    fn themes(&self) -> Vec<&'static str> {
        let all = |has: fn(&SolutionPath) -> bool| self.ways.iter().all(has);
        let candidates = [
            ("whole-way", all(|way| way.cells[0] == start(SOLVER_SEAT))),
            ("turn-back", all(SolutionPath::turns_back)),
            ("way-round", all(SolutionPath::goes_round)),
            ("along-the-edge", all(SolutionPath::keeps_to_an_edge)),
            ("last-moment", all(|way| way.last_moment_steps() >= 2)),
            ("just-up", all(|way| way.steps_onto_risen_islands() >= 2)),
            (
                "patience",
                all(|way| way.waits().iter().sum::<usize>() >= 2),
            ),
        ];
        let theme = candidates
            .iter()
            .filter(|(_, applies)| *applies)
            .map(|(theme, _)| *theme);
        let mut themes: Vec<&str> = theme.take(MAX_THEMES).collect();
        if themes.is_empty() {
            themes.push(match self.note.tempting {
                Some(_) => "restraint",
                None => "straight-on",
            });
        }
        themes
    }

    fn length(&self) -> u32 {
        self.note.moves.div_ceil(STEPS_PER_MOVE)
    }

    /// A step looks as good if it stays dry and comes as near to the goal.
    fn traps(&self) -> u32 {
        let position = self.task().start();
        let keep = self.solutions.keeping_steps(&[]).unwrap_or_default();
        let cell = position.token(SOLVER_SEAT);
        let distance_after = |step: Step| cell.after(step).map(distance);
        let Some(best) = keep.iter().filter_map(|&step| distance_after(step)).min() else {
            return 0;
        };
        let tempting_steps = Step::ALL.into_iter().filter(|&step| {
            let is_dry = matches!(position.fate(SOLVER_SEAT, step), Fate::Stand | Fate::Cross);
            let is_near = distance_after(step).is_some_and(|distance_after| distance_after <= best);
            is_dry && is_near && !keep.contains(&step)
        });
        tempting_steps.count() as u32
    }

    /// The islands with their heights and places, and the token.
    fn features(&self) -> Features {
        let position = self.task().start();
        let islands = |is_mirrored: bool| {
            let cells = Cell::all().filter(|cell| !cell.is_corner());
            let island_features = cells.map(move |cell| {
                let has_token = cell == position.token(SOLVER_SEAT);
                let height = position.heights().at(cell);
                let place = position.cycle_point(cell).number();
                (mirrored(cell, is_mirrored), height, place, has_token)
            });
            island_features.collect()
        };
        Features::new([false, true].map(islands))
    }

    /// The player sees everything, and continues until the token is across or the time is up.
    fn attempt(&mut self, level: Level, seed: u64) -> bool {
        let mut engine = Engine::new(level, seed);
        let mut position = self.task().start().clone();
        let delivered = position.delivered(SOLVER_SEAT);
        for turns_left in (1..=self.task().turn_limit()).rev() {
            engine.set_position(&Known::of_position(&position, SOLVER_SEAT, turns_left));
            engine.think(&NoClock, Budget::nodes(NODES_PER_STEP));
            let Ok(step) = engine.best().parse() else {
                return false;
            };
            position.play(&Task::move_of_step(step));
            if position.delivered(SOLVER_SEAT) > delivered {
                return true;
            }
        }
        false
    }
}

/// A cell, perhaps mirrored at the line from the start to the goal.
pub fn mirrored(cell: Cell, is_mirrored: bool) -> [u8; 2] {
    let last = SIZE - 1;
    if is_mirrored {
        [last - cell.column(), last - cell.row()]
    } else {
        [cell.row(), cell.column()]
    }
}
