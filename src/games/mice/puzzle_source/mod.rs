//! Makes puzzles of the space mice on request, mines them in games of the engine and of quick players, and finds the themes of
//! their solutions.

mod player;
mod themes;
mod walks;

use crate::core::game::{LineError, Problem, Seat};
use crate::games::mice::engine::Engine;
use crate::games::mice::generator::{
    Aim, PuzzleOptions, certified_puzzle, cut_off, long_game, note, puzzle, quick_arrow,
};
use crate::games::mice::puzzle::{Goal, Task};
use crate::games::mice::solver::{Proof, Solutions, solve};
use crate::games::mice::{Arrow, Cell, Heading, Mice};
use crate::thinking::engine::{Level, OpenEngine, Thinker};
use crate::thinking::generate::MakerOptions;
use crate::thinking::mining::{Candidate, Features, MakesPuzzles};
use crate::thinking::puzzle::{Note, Origin};
use crate::thinking::search::{Budget, NoClock, Random};

/// The maximum number of games per seed.
const MAX_GAMES: usize = 40;
/// The engine's nodes per arrow.
const NODES_PER_ARROW: u64 = 1_500;
/// The highest level that plays the mined games.
const MAX_LEVEL: usize = 9;
/// The solver's budget for a puzzle of a set.
const PROOF_NODES: u64 = 50_000_000;
/// The maximum number of first arrows that solve a puzzle.
const MAX_FIRST_ARROWS: u32 = 3;
/// The maximum number of groups of animals at the start of a puzzle, so that a person can follow them.
const MAX_GROUPS: usize = 16;
/// The maximum number of solutions of a mined puzzle.
const MAX_MINED_SOLUTIONS: u64 = 4;
/// The maximum number of solutions of a puzzle of a set.
const MAX_SOLUTIONS: u64 = 100_000;

/// A certified puzzle.
pub struct MiceCandidate {
    task: Task,
    note: Note,
    themes: Vec<&'static str>,
    traps: u32,
}

impl MakesPuzzles for Mice {
    const OPTION_NAMES: &'static [&'static str] =
        &["aim", "players", "size", "doors", "missing", "turns"];

    const THEMES: &'static [&'static str] = themes::THEMES;

    type Candidate = MiceCandidate;

    fn make_puzzle(options: &MakerOptions, seed: u64) -> Result<String, Problem> {
        let aims = [
            ("points", Aim::Points),
            ("margin", Aim::Margin),
            ("none-lost", Aim::NoneLost),
        ];
        let options = PuzzleOptions {
            size: options.number("size", 9)?,
            players: options.number("players", 2)?,
            doors: options.number("doors", 4)?,
            missing: options.number("missing", 1)?,
            turns: options.number("turns", 10)?,
            aim: options.choice("aim", &aims)?,
        };
        let puzzle = puzzle(&options, seed).map_err(|error| error.problem())?;
        Ok(puzzle.to_string())
    }

    fn candidates(seed: u64) -> Vec<(MiceCandidate, Origin)> {
        let mut random = Random::new(seed);
        let options = random_options(&mut random);
        let candidate = (0..MAX_GAMES).find_map(|_| mine_puzzle(&options, seed, &mut random));
        candidate.into_iter().collect()
    }

    fn certified(text: &str) -> Result<Option<MiceCandidate>, LineError> {
        Ok(MiceCandidate::new(&text.parse()?))
    }
}

impl MiceCandidate {
    /// A puzzle; `None` if it has no solution, or the proof takes more than the budget.
    fn new(task: &Task) -> Option<MiceCandidate> {
        match solve(task, Budget::nodes(PROOF_NODES), &NoClock) {
            Proof::Solutions(solutions) => MiceCandidate::from_solutions(task, &solutions),
            _ => None,
        }
    }

    fn from_solutions(task: &Task, solutions: &Solutions) -> Option<MiceCandidate> {
        solutions.count_below(MAX_SOLUTIONS)?;
        let mut first_arrows: Vec<Arrow> = Vec::new();
        solutions.for_each(|arrows| {
            if !first_arrows.contains(&arrows[0]) {
                first_arrows.push(arrows[0]);
            }
        });
        Some(MiceCandidate {
            task: task.clone(),
            note: note(task, solutions),
            themes: themes::themes(task, &solutions.first()),
            traps: player::traps(task, &first_arrows),
        })
    }
}

/// The puzzle of the end of a game, if it is a good one.
fn mine_puzzle(
    options: &PuzzleOptions,
    seed: u64,
    random: &mut Random,
) -> Option<(MiceCandidate, Origin)> {
    let (game, turns_before) = long_game(options, random).ok()?;
    let (task, origin) = if random.below(2) == 0 {
        let levels: Vec<u8> = (0..options.players)
            .map(|_| 1 + random.below(MAX_LEVEL) as u8)
            .collect();
        let mut engines: Vec<Engine> = levels
            .iter()
            .map(|&level| Engine::new(Level::new(level).unwrap_or(Level::FULL), random.bits()))
            .collect();
        let task = cut_off(options, game, turns_before, |game| {
            let engine = &mut engines[game.side().index()];
            engine.set_position(game);
            engine.think(&NoClock, Budget::nodes(NODES_PER_ARROW));
            let arrow = engine.best().parse();
            arrow.unwrap_or_else(|_| quick_arrow(game, random))
        });
        let ply = turns_before.into();
        (task?, Origin::Game { levels, seed, ply })
    } else {
        let task = cut_off(options, game, turns_before, |game| {
            quick_arrow(game, random)
        });
        (task?, Origin::Generated { seed })
    };
    if task.start().animals().len() > MAX_GROUPS {
        return None;
    }
    let puzzle = certified_puzzle(&task)?;
    if puzzle.solutions.count() > MAX_MINED_SOLUTIONS
        || !is_clearly_best(&puzzle.task, &puzzle.solutions)
    {
        return None;
    }
    let candidate = MiceCandidate::from_solutions(&puzzle.task, &puzzle.solutions)?;
    (candidate.note.first <= MAX_FIRST_ARROWS).then_some((candidate, origin))
}

/// Random options of a puzzle.
fn random_options(random: &mut Random) -> PuzzleOptions {
    let missing = [1, 2, 2, 3][random.below(4)];
    let players = [2, 2, 2, 2, 3, 4][random.below(6)];
    let size = match missing {
        3 => 5 + random.below(3),
        2 => 5 + random.below(4),
        _ => 6 + random.below(4),
    };
    // The last missing arrow is early enough to gain something.
    let turns = usize::from(players * (missing - 1)) + 5 + random.below(5);
    PuzzleOptions {
        size: size as u8,
        players,
        doors: 2 + random.below(3) as u8,
        missing,
        turns: turns as u8,
        aim: [Aim::Points, Aim::Margin, Aim::NoneLost][random.below(3)],
    }
}

/// Whether all other arrows miss the goal by at least two. An arrow that is only a point worse would be no clear mistake.
fn is_clearly_best(task: &Task, solutions: &Solutions) -> bool {
    let lower_goal = match task.goal() {
        Goal::NoneLost => return true,
        Goal::Points(points) => Goal::Points(points.saturating_sub(1)),
        Goal::Margin(margin) => Goal::Margin(margin - 1),
    };
    let near_solutions = solve(
        &task.with_goal(lower_goal),
        Budget::nodes(PROOF_NODES),
        &NoClock,
    );
    match near_solutions {
        Proof::Solutions(near_solutions) => {
            near_solutions.count_below(solutions.count() + 1) == Some(solutions.count())
        }
        _ => false,
    }
}

impl Candidate for MiceCandidate {
    fn text(&self) -> String {
        self.task.to_string()
    }

    fn note(&self) -> Note {
        self.note.clone()
    }

    fn themes(&self) -> Vec<&'static str> {
        self.themes.clone()
    }

    fn traps(&self) -> u32 {
        self.traps
    }

    /// Rockets, doors, arrows and animals as seen from the player's rocket.
    fn features(&self) -> Features {
        Features::new((0..8).map(|view| cell_contents(&self.task, view)))
    }

    fn attempt(&mut self, level: Level, seed: u64) -> bool {
        player::solves(&self.task, level, seed)
    }
}

/// The content of a cell.
#[derive(Hash)]
enum CellContent {
    Rocket,
    Door(Heading),
    Arrow { is_own: bool, heading: Heading },
    Mice(Heading),
    Cats(Heading),
}

/// The contents of the cells, with columns and rows counted from the player's rocket, in one of eight views.
fn cell_contents(task: &Task, view: u8) -> Vec<([i8; 2], CellContent)> {
    let start = task.start();
    let board = start.board();
    let center = board.rockets()[task.seat().index()];
    let place = |cell: Cell| {
        let offset = |place: u8, from: u8| place as i8 - from as i8;
        transformed([offset(cell.x, center.x), offset(cell.y, center.y)], view)
    };
    let heading_in_view = |heading: Heading| transformed_heading(heading, view);
    let mut contents: Vec<([i8; 2], CellContent)> = Vec::new();
    let others = board.rockets().iter().filter(|rocket| **rocket != center);
    contents.extend(others.map(|&rocket| (place(rocket), CellContent::Rocket)));
    let doors = board.doors().iter();
    contents.extend(doors.map(|door| {
        (
            place(door.cell(board.size())),
            CellContent::Door(heading_in_view(door.wall)),
        )
    }));
    for seat in (0..start.players() as u8).map(Seat) {
        let is_own = seat == task.seat();
        contents.extend(start.arrows(seat).iter().map(|arrow| {
            let heading = heading_in_view(arrow.heading);
            (place(arrow.cell), CellContent::Arrow { is_own, heading })
        }));
    }
    for group in start.animals() {
        let (place, heading) = (place(group.cell), heading_in_view(group.heading));
        if group.mice > 0 {
            contents.push((place, CellContent::Mice(heading)));
        }
        if group.cats > 0 {
            contents.push((place, CellContent::Cats(heading)));
        }
    }
    contents
}

/// An offset from the player's rocket, in one of the eight rotations and reflections of the board.
fn transformed([right, down]: [i8; 2], view: u8) -> [i8; 2] {
    let mirrored = |steps: i8, is_mirrored: bool| if is_mirrored { -steps } else { steps };
    let mirrored_offset = [mirrored(right, view & 1 > 0), mirrored(down, view & 2 > 0)];
    if view & 4 > 0 {
        [mirrored_offset[1], mirrored_offset[0]]
    } else {
        mirrored_offset
    }
}

fn transformed_heading(heading: Heading, view: u8) -> Heading {
    let step = |heading: Heading| match heading {
        Heading::North => [0, -1],
        Heading::East => [1, 0],
        Heading::South => [0, 1],
        Heading::West => [-1, 0],
    };
    let heading_in_view = transformed(step(heading), view);
    let turned_heading = Heading::ALL
        .into_iter()
        .find(|other| step(*other) == heading_in_view);
    turned_heading.unwrap_or(heading)
}
