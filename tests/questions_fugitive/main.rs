//! Puzzles of the fugitive with hidden information: their rules in small cases, their solver against all worlds tried one by
//! one, their texts and links, random questions, and a certified set.

mod generated;
mod hand;
mod links;
mod plain;
mod set;
mod text;

use warren::core::game::Game;
use warren::games::fugitive::puzzle::{Answer, QuestionKind, SeenMove};
use warren::games::fugitive::{City, Fugitive, Move};
use warren::thinking::puzzle::question::{Known, QuestionGoal as _};
use warren::thinking::puzzle::{Question, Task};
use warren::thinking::solve::question::{JudgesAnswers, Verdict};

use plain::{World, worlds};

/// A ring of eight cities, all roads by car.
const RING: &str = "8 C1-2+C1-8+C2-3+C3-4+C4-5+C5-6+C6-7+C7-8";

/// The question of a text.
fn read(text: &str) -> Question<QuestionKind> {
    let task: Result<Question<QuestionKind>, _> = text.parse();
    task.unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn city(number: u8) -> City {
    City::new(number).unwrap()
}

fn texts<T: ToString>(all: &[T]) -> Vec<String> {
    all.iter().map(ToString::to_string).collect()
}

/// The legal answers: every set of cities if there are few, or every move by the rules.
fn answers(task: &Question<QuestionKind>) -> Vec<Answer> {
    let known = task.known();
    let cities: Vec<City> = known.map().cities().collect();
    if task.goal() == QuestionKind::Where {
        let sets = 1_u32..1 << cities.len().min(10);
        let set = |bits: u32| {
            let is_in = |city: &&City| city.index() < 32 && bits & 1 << city.index() != 0;
            Answer::Cities(cities.iter().filter(is_in).copied().collect())
        };
        return sets.map(set).collect();
    }
    if matches!(task.goal(), QuestionKind::Place(_)) {
        let placed = warren::games::fugitive::solver::placements(known.map());
        return placed
            .into_iter()
            .map(|to| Answer::Move(Move::Detectives(to)))
            .collect();
    }
    let moves = warren::games::fugitive::solver::legal_moves(&known.position());
    moves.into_iter().map(Answer::Move).collect()
}

/// Checks a verdict, and that a possible world, played by the rules, refutes a wrong answer.
fn check_verdict(task: &Question<QuestionKind>, answer: &Answer) -> Verdict<Fugitive> {
    let verdict = QuestionKind::verdict(task, answer);
    let seen_moves = task.seen_moves();
    let whole = task.goal().seat() == warren::games::fugitive::FUGITIVE_SEAT;
    if verdict.met {
        assert!(verdict.world.is_empty() && verdict.impossible.is_empty());
        return verdict;
    }
    if verdict.world.is_empty() {
        assert!(!verdict.impossible.is_empty(), "{answer} in {task}");
        return verdict;
    }
    // The game follows the rules, and up to the question it is as the seat knows it.
    let mut game = task.start().clone();
    let mut is_free = true;
    for (index, mv) in verdict.world.iter().enumerate() {
        assert!(is_free, "no move follows the capture: {task}");
        assert_eq!(game.try_play(mv), Ok(()), "{mv} in {task}");
        let is_announced = game.is_announced();
        if let Some(known) = seen_moves.get(index) {
            assert_eq!(SeenMove::of(mv, whole || is_announced), *known, "{task}");
        }
        is_free = !game.is_caught();
    }
    let moves_after_start = &verdict.world[seen_moves.len()..];
    if let Answer::Move(mv) = answer {
        assert_eq!(moves_after_start[0], *mv, "the answer is played");
    }
    // The moves after the question as the seat sees them, and the possible cities of the fugitive then.
    let mut since = seen_moves.to_vec();
    let mut position = task.start().clone();
    for (index, mv) in verdict.world.iter().enumerate() {
        position.play(mv);
        if index >= seen_moves.len() {
            since.push(SeenMove::of(mv, whole || position.is_announced()));
        }
    }
    let fits: Vec<World> = if whole {
        Vec::new()
    } else {
        worlds(task.start(), &since)
    };
    match (task.goal(), answer) {
        (QuestionKind::Where, Answer::Cities(marked)) => {
            assert!(moves_after_start.is_empty() && !marked.contains(game.fugitive().unwrap()));
        }
        (QuestionKind::Fewest, _) => {
            assert_eq!(moves_after_start.len(), 2);
            assert_eq!(plain::cities(&fits).len() as u32, verdict.count);
            assert!(verdict.count > verdict.wanted && is_free);
        }
        (QuestionKind::Net(moves), _) => {
            let chases = moves_after_start
                .iter()
                .filter(|mv| matches!(mv, Move::Detectives(_)));
            assert_eq!(chases.count() as u32, moves, "{answer} in {task}");
            assert!(is_free && !fits.is_empty());
        }
        (QuestionKind::Place(moves), _) => {
            let chases = moves_after_start
                .iter()
                .filter(|mv| matches!(mv, Move::Detectives(_)));
            assert_eq!(chases.count() as u32, moves + 1, "{answer} in {task}");
            assert!(is_free && !fits.is_empty());
        }
        (QuestionKind::Slip(wanted), _) => {
            assert!(moves_after_start.len() <= 2 && verdict.count < wanted);
            assert_eq!(is_free, verdict.count > 0);
        }
        _ => panic!("an answer of another kind"),
    }
    verdict
}

/// Checks that all listed answers are right, that an answer is right exactly if it is equivalent to a listed one, and that each
/// wrong answer is refuted.
fn check_answers(task: &Question<QuestionKind>) {
    let right_answers = QuestionKind::right_answers(task);
    let key = |answer: &Answer| match *answer {
        Answer::Move(Move::Detectives(mut to)) => {
            to.sort_unstable();
            format!("{to:?}")
        }
        _ => answer.to_string(),
    };
    let keys: Vec<String> = right_answers.iter().map(key).collect();
    for answer in right_answers.iter().chain(&answers(task)) {
        let verdict = check_verdict(task, answer);
        assert_eq!(
            verdict.met,
            keys.contains(&key(answer)),
            "{answer} in {task}"
        );
        let read = task.answer(&answer.to_string());
        assert_eq!(
            read.as_ref(),
            Ok(answer),
            "an answer is read as it is written"
        );
    }
}

/// A game of a record's text.
fn position(text: &str) -> Fugitive {
    text.parse().unwrap()
}
