//! Mined questions and their themes.

use std::collections::HashSet;

use super::duel::{is_dead_end, needs_rails, replaced};
use super::shape::shape;
use crate::games::fugitive::generator::{question_note, tempting};
use crate::games::fugitive::puzzle::{Answer, Ask, SeenMove};
use crate::games::fugitive::solver::legal_moves;
use crate::games::fugitive::{Cities, City, Kind, Move};
use crate::thinking::engine::Level;
use crate::thinking::mine::{Candidate, Shape};
use crate::thinking::opponent::answer;
use crate::thinking::puzzle::question::Known;
use crate::thinking::puzzle::{Note, Question, Task};
use crate::thinking::search::Random;
use crate::thinking::solve::question::Decide;

/// The limit of the count of wrong answers.
const MAX_TRAPS: usize = 8;

/// The edition of the engine that answers.
const EDITION: u8 = 2;

/// The minimum number of cities that searches rule out in a question with this theme.
const MIN_RULED_OUT: usize = 3;

/// Levels below this one forget where the detectives have searched.
const FIRST_CAREFUL_LEVEL: u8 = 5;

/// The difference between two levels in the share of overlooked roads, in thousandths. The highest level overlooks none.
const OVERLOOKED_PER_LEVEL: usize = 8;

/// A certified question.
pub struct QuestionCandidate {
    task: Question<Ask>,
    note: Note,
    right: Vec<Answer>,
    /// The answers of a greedy player.
    tempting: Vec<Answer>,
}

impl QuestionCandidate {
    /// A question; `None` if no answer is right.
    pub fn new(task: Question<Ask>) -> Option<QuestionCandidate> {
        Some(QuestionCandidate {
            note: question_note(&task)?,
            right: Ask::right(&task),
            tempting: tempting(&task),
            task,
        })
    }

    fn is_right(&self, answer: &Answer) -> bool {
        Ask::verdict(&self.task, answer).met
    }

    /// The themes of the first right move.
    fn themes_of_move(&self) -> Vec<(&'static str, bool)> {
        let known = self.task.known();
        let map = known.map();
        match self.right.first() {
            Some(Answer::Move(Move::Detectives(to))) => {
                let from = known.detectives().unwrap_or(*to);
                let left = known.belief().without(&to.iter().copied().collect());
                vec![
                    ("relay", replaced(&from, to) >= 2),
                    (
                        "dead-end",
                        left.len() == 1 && left.iter().all(|city| is_dead_end(map, city)),
                    ),
                ]
            }
            Some(Answer::Move(Move::Run { to, .. })) => vec![("dead-end", is_dead_end(map, *to))],
            _ => Vec::new(),
        }
    }

    /// Whether trains or planes decide: each right move takes one, or one was observed without a city.
    fn is_by_rails(&self) -> bool {
        let position = self.task.known().position();
        let is_hidden_ride = |seen_move: &SeenMove| {
            matches!(
                seen_move,
                SeenMove::Run {
                    kind: Kind::Train | Kind::Plane,
                    to: None
                }
            )
        };
        match self.task.goal() {
            Ask::Where => self.task.seen_moves().iter().any(is_hidden_ride),
            _ => self
                .right
                .iter()
                .all(|answer| matches!(answer, Answer::Move(mv) if needs_rails(&position, mv))),
        }
    }

    /// The number of cities that only the searches of the detectives rule out.
    fn ruled_out(&self) -> usize {
        match self.tempting.first() {
            Some(Answer::Cities(careless)) => careless.without(&self.task.known().belief()).len(),
            _ => 0,
        }
    }

    fn is_announced(&self) -> bool {
        let seen_moves = self.task.seen_moves().iter();
        seen_moves
            .skip(1)
            .any(|seen_move| matches!(seen_move, SeenMove::Run { to: Some(_), .. }))
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
        let asked = match self.task.goal() {
            Ask::Where => "where",
            Ask::Net(_) => "net",
            Ask::Place(_) => "placing",
            Ask::Fewest => "narrowing",
            Ask::Slip(_) => "hiding",
        };
        let is_hunt = self.task.goal() != Ask::Where;
        let mut signs = vec![
            ("elimination", !is_hunt && self.ruled_out() >= MIN_RULED_OUT),
            ("announcement", is_hunt && self.is_announced()),
        ];
        signs.extend(self.themes_of_move());
        signs.push(("rails", self.is_by_rails()));
        let more = signs
            .iter()
            .filter(|(_, applies)| *applies)
            .map(|(theme, _)| *theme);
        [asked].into_iter().chain(more.take(2)).collect()
    }

    /// The wrong answers of a greedy player.
    fn traps(&self) -> u32 {
        let wrong = self.tempting.iter().filter(|answer| !self.is_right(answer));
        wrong.take(MAX_TRAPS).count() as u32
    }

    fn shape(&self) -> Shape {
        let known = self.task.known();
        let detectives: Vec<City> = known.detectives().into_iter().flatten().collect();
        shape(known.map(), &detectives, &known.belief())
    }

    /// The level's program makes the move. No program answers a question for cities, or plays for few cities in the worst case.
    /// There a simulated player answers, more carefully at higher levels.
    fn attempt(&mut self, level: Level, seed: u64) -> bool {
        let given = match self.task.goal() {
            Ask::Where => {
                let reader = Reader::at(level);
                let cities = reader.read(&self.task, &mut Random::new(seed));
                (!cities.is_empty()).then_some(Answer::Cities(cities))
            }
            Ask::Fewest => return self.is_met_by_comparing(level, seed),
            _ => self.made(level, seed).map(Answer::Move),
        };
        given.is_some_and(|given| self.is_right(&given))
    }
}

impl QuestionCandidate {
    /// The move of a program with the same observations as the side in question.
    fn made(&self, level: Level, seed: u64) -> Option<Move> {
        let known = self.task.known();
        // Before the game begins the fugitive is nowhere.
        let here = known.fugitive().or_else(|| known.belief().iter().next());
        let world = here.map_or_else(Vec::new, |here| known.world(here));
        let seat = self.task.seat();
        answer(self.task.start(), &world, seat, (level, EDITION), seed)
    }
}

impl QuestionCandidate {
    /// Whether a right move is among some random ones. Level 12 compares all moves, level 6 the square root of their number.
    fn is_met_by_comparing(&self, level: Level, seed: u64) -> bool {
        let moves = legal_moves(&self.task.known().position());
        let sets: HashSet<Cities> = moves
            .iter()
            .filter_map(|mv| match mv {
                Move::Detectives(to) => Some(to.iter().copied().collect()),
                _ => None,
            })
            .collect();
        let share = f64::from(level.number()) / f64::from(Level::COUNT);
        let compared = (sets.len() as f64).powf(share).round() as usize;
        // It does not matter which numbers the right moves have.
        let mut numbers: Vec<usize> = (0..sets.len()).collect();
        Random::new(seed).shuffle(&mut numbers);
        let mut compared = numbers.iter().take(compared);
        compared.any(|&number| number < self.right.len())
    }
}

/// A simulated player who deduces where the fugitive can be, more or less carefully.
struct Reader {
    /// Whether it forgets where the detectives have searched.
    forgets: bool,
    /// The number of overlooked cities per thousand.
    overlooks: usize,
}

impl Reader {
    fn at(level: Level) -> Reader {
        Reader {
            forgets: level.number() < FIRST_CAREFUL_LEVEL,
            overlooks: OVERLOOKED_PER_LEVEL * usize::from(Level::COUNT - level.number()),
        }
    }

    /// The player's belief about the fugitive's city.
    fn read(&self, task: &Question<Ask>, random: &mut Random) -> Cities {
        let known = task.known();
        let map = known.map();
        let mut taken: Cities = Cities::NONE;
        if !self.forgets {
            taken = task.start().detectives().into_iter().flatten().collect();
        }
        let mut cities: Cities = task.start().fugitive().into_iter().collect();
        for seen_move in task.seen_moves() {
            cities = match *seen_move {
                SeenMove::Start(city) => Cities::from_iter([city]),
                SeenMove::Run { to: Some(to), .. } => Cities::from_iter([to]),
                SeenMove::Run { kind, to: None } => {
                    let next = map.next(kind, &cities).without(&taken).iter();
                    next.filter(|_| random.below(1_000) >= self.overlooks)
                        .collect()
                }
                SeenMove::Detectives(to) if !self.forgets => {
                    taken = to.into_iter().collect();
                    cities.without(&taken)
                }
                SeenMove::Detectives(_) => cities,
            };
        }
        cities
    }
}
