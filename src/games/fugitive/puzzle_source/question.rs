//! Mined questions and their themes.

use std::collections::HashSet;

use super::duel::{count_relayed, is_dead_end, needs_rails};
use super::features::features;
use crate::games::fugitive::generator::{greedy_answers, question_note};
use crate::games::fugitive::puzzle::{Answer, QuestionKind, SeenMove};
use crate::games::fugitive::solver::legal_moves;
use crate::games::fugitive::{Cities, City, Move, RoadKind};
use crate::thinking::engine::Level;
use crate::thinking::mining::{Candidate, Features};
use crate::thinking::opponent::program_answer;
use crate::thinking::puzzle::question::Known;
use crate::thinking::puzzle::{Note, Question, Task};
use crate::thinking::search::Random;
use crate::thinking::solve::question::JudgesAnswers;

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
    task: Question<QuestionKind>,
    note: Note,
    right_answers: Vec<Answer>,
    /// The answers of a greedy player.
    greedy_answers: Vec<Answer>,
}

impl QuestionCandidate {
    /// A question; `None` if no answer is right.
    pub fn new(task: Question<QuestionKind>) -> Option<QuestionCandidate> {
        Some(QuestionCandidate {
            note: question_note(&task)?,
            right_answers: QuestionKind::right_answers(&task),
            greedy_answers: greedy_answers(&task),
            task,
        })
    }

    fn is_right(&self, answer: &Answer) -> bool {
        QuestionKind::verdict(&self.task, answer).met
    }

    /// The themes of the first right move.
    fn themes_of_move(&self) -> Vec<(&'static str, bool)> {
        let known = self.task.known();
        let map = known.map();
        match self.right_answers.first() {
            Some(Answer::Move(Move::Detectives(to))) => {
                let from = known.detectives().unwrap_or(*to);
                let remaining_cities = known.belief().without(&to.iter().copied().collect());
                vec![
                    ("relay", count_relayed(&from, to) >= 2),
                    (
                        "dead-end",
                        remaining_cities.len() == 1
                            && remaining_cities.iter().all(|city| is_dead_end(map, city)),
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
                    kind: RoadKind::Train | RoadKind::Plane,
                    to: None
                }
            )
        };
        match self.task.goal() {
            QuestionKind::Where => self.task.seen_moves().iter().any(is_hidden_ride),
            _ => self
                .right_answers
                .iter()
                .all(|answer| matches!(answer, Answer::Move(mv) if needs_rails(&position, mv))),
        }
    }

    /// The number of cities that only the searches of the detectives rule out.
    fn count_cities_ruled_out(&self) -> usize {
        match self.greedy_answers.first() {
            Some(Answer::Cities(careless)) => careless.without(&self.task.known().belief()).len(),
            _ => 0,
        }
    }

    /// Whether a city was announced after the start.
    fn has_announcement(&self) -> bool {
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
        let question_theme = match self.task.goal() {
            QuestionKind::Where => "where",
            QuestionKind::Net(_) => "net",
            QuestionKind::Place(_) => "placing",
            QuestionKind::Fewest => "narrowing",
            QuestionKind::Slip(_) => "hiding",
        };
        let is_hunt = self.task.goal() != QuestionKind::Where;
        let mut possible_themes = vec![
            (
                "elimination",
                !is_hunt && self.count_cities_ruled_out() >= MIN_RULED_OUT,
            ),
            ("announcement", is_hunt && self.has_announcement()),
        ];
        possible_themes.extend(self.themes_of_move());
        possible_themes.push(("rails", self.is_by_rails()));
        let other_themes = possible_themes
            .iter()
            .filter(|(_, applies)| *applies)
            .map(|(theme, _)| *theme);
        [question_theme]
            .into_iter()
            .chain(other_themes.take(2))
            .collect()
    }

    /// The wrong answers of a greedy player.
    fn traps(&self) -> u32 {
        let wrong = self
            .greedy_answers
            .iter()
            .filter(|answer| !self.is_right(answer));
        wrong.take(MAX_TRAPS).count() as u32
    }

    fn features(&self) -> Features {
        let known = self.task.known();
        let detectives: Vec<City> = known.detectives().into_iter().flatten().collect();
        features(known.map(), &detectives, &known.belief())
    }

    /// The level's program makes the move. No program answers a question for cities, or plays for few cities in the worst case.
    /// There a simulated player answers, more carefully at higher levels.
    fn attempt(&mut self, level: Level, seed: u64) -> bool {
        let answer = match self.task.goal() {
            QuestionKind::Where => {
                let reader = SimulatedReader::at(level);
                let cities = reader.read(&self.task, &mut Random::new(seed));
                (!cities.is_empty()).then_some(Answer::Cities(cities))
            }
            QuestionKind::Fewest => return self.is_met_by_comparing(level, seed),
            _ => self.program_move(level, seed).map(Answer::Move),
        };
        answer.is_some_and(|answer| self.is_right(&answer))
    }
}

impl QuestionCandidate {
    /// The move of a program with the same observations as the side in question.
    fn program_move(&self, level: Level, seed: u64) -> Option<Move> {
        let known = self.task.known();
        // Before the game begins the fugitive is nowhere.
        let fugitive_city = known.fugitive().or_else(|| known.belief().iter().next());
        let world = fugitive_city.map_or_else(Vec::new, |fugitive_city| known.world(fugitive_city));
        let seat = self.task.seat();
        program_answer(self.task.start(), &world, seat, (level, EDITION), seed)
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
        let compared_count = (sets.len() as f64).powf(share).round() as usize;
        // It does not matter which numbers the right moves have.
        let mut indices: Vec<usize> = (0..sets.len()).collect();
        Random::new(seed).shuffle(&mut indices);
        let mut compared_count = indices.iter().take(compared_count);
        compared_count.any(|&index| index < self.right_answers.len())
    }
}

/// A simulated player who deduces where the fugitive can be, more or less carefully.
struct SimulatedReader {
    /// Whether it forgets where the detectives have searched.
    forgets: bool,
    /// The number of overlooked cities per thousand.
    overlooks: usize,
}

impl SimulatedReader {
    fn at(level: Level) -> SimulatedReader {
        SimulatedReader {
            forgets: level.number() < FIRST_CAREFUL_LEVEL,
            overlooks: OVERLOOKED_PER_LEVEL * usize::from(Level::COUNT - level.number()),
        }
    }

    /// The player's belief about the fugitive's city.
    fn read(&self, task: &Question<QuestionKind>, random: &mut Random) -> Cities {
        let known = task.known();
        let map = known.map();
        let mut occupied: Cities = Cities::NONE;
        if !self.forgets {
            occupied = task.start().detectives().into_iter().flatten().collect();
        }
        let mut cities: Cities = task.start().fugitive().into_iter().collect();
        for seen_move in task.seen_moves() {
            cities = match *seen_move {
                SeenMove::Start(city) => Cities::from_iter([city]),
                SeenMove::Run { to: Some(to), .. } => Cities::from_iter([to]),
                SeenMove::Run { kind, to: None } => {
                    let next = map.reached_from(kind, &cities).without(&occupied).iter();
                    next.filter(|_| random.below(1_000) >= self.overlooks)
                        .collect()
                }
                SeenMove::Detectives(to) if !self.forgets => {
                    occupied = to.into_iter().collect();
                    cities.without(&occupied)
                }
                SeenMove::Detectives(_) => cities,
            };
        }
        cities
    }
}
