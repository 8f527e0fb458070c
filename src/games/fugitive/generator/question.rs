//! Questions of Fugitive and Detectives from random games on small maps.

use std::ops::RangeInclusive;
use std::sync::Arc;

use super::{MapOptions, map};
use crate::core::game::{Game, Seat};
use crate::games::fugitive::puzzle::{Answer, Clues, QuestionKind, SeenMove};
use crate::games::fugitive::solver::{legal_moves, placements};
use crate::games::fugitive::{
    Belief, Cities, City, DETECTIVES_SEAT, FUGITIVE_SEAT, Fugitive, Move, Stage,
    TURNS_PER_ANNOUNCEMENT, is_announced,
};
use crate::thinking::generate::duel::DuelOptions;
use crate::thinking::generate::question::GeneratedQuestion;
use crate::thinking::puzzle::question::Known;
use crate::thinking::puzzle::{Note, Question, Task};
use crate::thinking::search::Random;
use crate::thinking::solve::question::JudgesAnswers;

/// The number of games tried before giving up.
const MAX_GAMES: usize = 4_000;
/// The same limit for questions about the detectives' first cities. Nearly every map suits one move, and hardly any suits more.
const MAX_MAPS: usize = 100;
/// The number of cities of a question's map.
const CITIES: RangeInclusive<usize> = 8..=16;
/// The number of cities of a map for questions about the detectives' placement.
const PLACEMENT_CITIES: RangeInclusive<usize> = 11..=16;
/// The number of possible cities in a `where` question.
const BELIEF_CITIES: RangeInclusive<usize> = 3..=8;
/// The number of moves from which the detectives of a random game choose.
const CHASES_TO_COMPARE: usize = 3;

/// The kind of goal in a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionAim {
    /// The cities where the fugitive can be.
    Where,
    /// A move that certainly catches the fugitive within a number of moves.
    Net,
    /// Start cities of the detectives from which they certainly catch the fugitive.
    Place,
    /// A move that leaves few cities.
    Fewest,
    /// A move of the fugitive that keeps it hidden.
    Slip,
}

/// A question that the solver has certified; `None` if no game led to a good one. `moves` is the number of moves in `net`
/// and `place`. The same seed always gives the same question.
pub fn question(
    aim: QuestionAim,
    duel_options: DuelOptions,
    seed: u64,
) -> Option<GeneratedQuestion<QuestionKind>> {
    let mut random = Random::new(seed);
    let max_tries = match aim {
        QuestionAim::Place => MAX_MAPS,
        _ => MAX_GAMES,
    };
    (0..max_tries).find_map(|_| {
        let seat = match aim {
            QuestionAim::Slip => FUGITIVE_SEAT,
            _ => DETECTIVES_SEAT,
        };
        let (start, seen_moves) = match aim {
            QuestionAim::Place => (unplayed_game(&mut random)?, Vec::new()),
            _ => random_game(seat, &mut random)?,
        };
        let pose = |goal| Question::new(start.clone(), goal, seen_moves.clone()).ok();
        let question = match aim {
            QuestionAim::Where => pose(QuestionKind::Where),
            QuestionAim::Net => pose(QuestionKind::Net(duel_options.moves)),
            QuestionAim::Place => pose(QuestionKind::Place(duel_options.moves)),
            QuestionAim::Fewest => pose(QuestionKind::Fewest),
            QuestionAim::Slip => pose(QuestionKind::Slip(max_hiding_cities(&pose(
                QuestionKind::Slip(1),
            )?)?)),
        }?;
        let note = question_note(&question)?;
        let is_suitable = is_suitable(&question) && note.first as usize <= duel_options.first;
        // The only greedy answer within one move is a right one.
        let is_easy = question.goal() == QuestionKind::Net(1);
        (is_suitable && (is_easy || note.tempting.is_some())).then_some(GeneratedQuestion {
            task: question,
            note,
        })
    })
}

/// The difficulty of a question; `None` if no answer is right.
pub fn question_note(question: &Question<QuestionKind>) -> Option<Note> {
    let right_answers = QuestionKind::right_answers(question);
    let greedy = greedy_answers(question);
    let is_wrong = |answer: &Answer| !QuestionKind::verdict(question, answer).met;
    let all_wrong = greedy.iter().all(is_wrong);
    (!right_answers.is_empty()).then(|| Note {
        moves: match question.goal() {
            QuestionKind::Net(moves) | QuestionKind::Place(moves) => moves,
            _ => 1,
        },
        first: right_answers.len() as u32,
        tempting: greedy
            .first()
            .filter(|_| all_wrong)
            .map(ToString::to_string),
    })
}

/// Whether a question is neither trivial nor too long.
fn is_suitable(question: &Question<QuestionKind>) -> bool {
    let belief = question.known().belief();
    match question.goal() {
        QuestionKind::Where => BELIEF_CITIES.contains(&belief.len()),
        // A shorter net would do.
        QuestionKind::Net(moves) => {
            let shorter = (moves > 1).then(|| {
                Question::new(
                    question.start().clone(),
                    QuestionKind::Net(moves - 1),
                    question.seen_moves().to_vec(),
                )
            });
            let is_shorter = |question: Question<QuestionKind>| {
                !QuestionKind::right_answers(&question).is_empty()
            };
            belief.len() >= 2 && !shorter.and_then(Result::ok).is_some_and(is_shorter)
        }
        QuestionKind::Place(moves) => {
            moves == 1 || {
                let shorter = QuestionKind::Place(moves - 1);
                let shorter = Question::new(question.start().clone(), shorter, Vec::new());
                shorter.is_ok_and(|question| QuestionKind::right_answers(&question).is_empty())
            }
        }
        QuestionKind::Fewest => {
            let best = QuestionKind::right_answers(question)
                .first()
                .map(|answer| QuestionKind::verdict(question, answer));
            belief.len() >= 3 && best.is_some_and(|best| best.count >= 1)
        }
        QuestionKind::Slip(cities) => cities >= 2,
    }
}

/// The most cities in which the fugitive may still be after its best move; `None` if there is no right answer.
fn max_hiding_cities(question: &Question<QuestionKind>) -> Option<u32> {
    let right_answers = QuestionKind::right_answers(question);
    let counts = right_answers
        .iter()
        .map(|answer| QuestionKind::verdict(question, answer).count);
    counts.max()
}

/// The answers of a greedy player, in the order of their texts.
///
/// For `where`, the player forgets where the detectives have searched. As the detectives it searches as many cities as it can,
/// and begins where it can search the most. As the fugitive it takes the kind of road that leads to the most cities.
pub fn greedy_answers(question: &Question<QuestionKind>) -> Vec<Answer> {
    let known = question.known();
    let position = known.position();
    let is_placing = matches!(question.goal(), QuestionKind::Place(_));
    let apparent_value = |mv: &Move| match *mv {
        Move::Detectives(to) if is_placing => {
            let mut reachable = Cities::NONE;
            to.iter()
                .for_each(|&city| reachable.join(known.map().around(city)));
            reachable.len()
        }
        Move::Detectives(to) => known.belief().common(&to.into_iter().collect()).len(),
        Move::Run { kind, to } => {
            let announced = Some(to).filter(|_| is_announced(known.turn() + 1));
            let detectives = known.detectives().unwrap_or([City::at(0); 4]);
            let belief = Belief::among(known.belief());
            let belief_after = belief.after_run(known.map(), kind, announced, &detectives);
            belief_after.cities().len()
        }
        Move::Start(_) => 0,
    };
    if question.goal() == QuestionKind::Where {
        return vec![Answer::Cities(careless_belief(question))];
    }
    let moves = if is_placing {
        placements(known.map())
            .into_iter()
            .map(Move::Detectives)
            .collect()
    } else {
        legal_moves(&position)
    };
    let best = moves.iter().map(apparent_value).max();
    let mut answers: Vec<Answer> = moves
        .into_iter()
        .filter(|mv| Some(apparent_value(mv)) == best)
        .map(Answer::Move)
        .collect();
    answers.sort_by_cached_key(ToString::to_string);
    answers
}

/// The cities at the ends of the observed kinds of roads, regardless of where the detectives were.
fn careless_belief(question: &Question<QuestionKind>) -> Cities {
    let map = question.known().map();
    let mut cities: Cities = question.start().fugitive().into_iter().collect();
    for seen_move in question.seen_moves() {
        match *seen_move {
            SeenMove::Start(city) => cities = Cities::from_iter([city]),
            SeenMove::Run { to: Some(to), .. } => cities = Cities::from_iter([to]),
            SeenMove::Run { kind, to: None } => cities = map.reached_from(kind, &cities),
            SeenMove::Detectives(_) => {}
        }
    }
    cities
}

/// A game before its first move, on a random map.
fn unplayed_game(random: &mut Random) -> Option<Fugitive> {
    let options = map_options(PLACEMENT_CITIES, random);
    Some(Fugitive::new(
        map(&options, random.below(1 << 30) as u64).ok()?,
    ))
}

/// Random options of a map with a number of cities.
fn map_options(cities: RangeInclusive<usize>, random: &mut Random) -> MapOptions {
    let cities = cities.start() + random.below(cities.end() - cities.start() + 1);
    MapOptions {
        trains: 50,
        planes: 25,
        roads: 20 + random.below(50) as u8,
        ..MapOptions::of(cities as u8)
    }
}

/// A random game up to a turn of a side: a start at which the fugitive's city is known, and the moves since then as the side
/// observed them. `None` if the fugitive is caught.
fn random_game(seat: Seat, random: &mut Random) -> Option<(Fugitive, Vec<SeenMove>)> {
    let options = map_options(CITIES, random);
    let map = Arc::new(map(&options, random.below(1 << 30) as u64).ok()?);
    let mut cities: Vec<City> = map.cities().collect();
    random.shuffle(&mut cities);
    let detectives = [cities[0], cities[1], cities[2], cities[3]];
    // At the start of the game, or after an announcement.
    let ply = match random.below(8) as u32 * TURNS_PER_ANNOUNCEMENT {
        0 => 2,
        turn => 2 * turn + 1,
    };
    let start = Fugitive::with(map, detectives, cities[4], ply).ok()?;
    let mut position = start.clone();
    let mut clues = Clues::at(&start, DETECTIVES_SEAT).ok()?;
    let mut seen_moves = Vec::new();
    let mut turns = 1 + random.below(4);
    loop {
        let is_turn_of_seat = position.stage().seat() == seat && !seen_moves.is_empty();
        if is_turn_of_seat && turns == 0 {
            return Some((start, seen_moves));
        }
        let mv = match position.stage() {
            Stage::Run => random_run(&position, random)?,
            _ => random_chase(&position, &clues, random)?,
        };
        if position.stage() == Stage::Run {
            turns = turns.saturating_sub(1);
        }
        position.play(&mv);
        let announced = position.stage() == Stage::Chase && position.is_announced();
        clues.add_move(&SeenMove::of(&mv, announced)).ok()?;
        seen_moves.push(SeenMove::of(&mv, announced || seat == FUGITIVE_SEAT));
    }
}

/// A random move of the fugitive, if possible to a city that no detective can reach.
fn random_run(now: &Fugitive, random: &mut Random) -> Option<Move> {
    let detectives = now.detectives()?;
    let mut reachable = Cities::NONE;
    for city in detectives {
        reachable.join(now.map().around(city));
    }
    let mut moves = now.roads_from_fugitive();
    moves.retain(|(_, to)| !detectives.contains(to));
    let safe: Vec<_> = (moves.iter().copied())
        .filter(|&(_, to)| !reachable.contains(to))
        .collect();
    let moves = if safe.is_empty() { moves } else { safe };
    let (kind, to) = *moves.get(random.below(moves.len().max(1)))?;
    Some(Move::Run { kind, to })
}

/// The one that searches the most among some random moves of the detectives that do not catch the fugitive.
fn random_chase(now: &Fugitive, clues: &Clues, random: &mut Random) -> Option<Move> {
    let fugitive = now.fugitive()?;
    let mut moves = legal_moves(now);
    moves.retain(|mv| !matches!(mv, Move::Detectives(to) if to.contains(&fugitive)));
    random.shuffle(&mut moves);
    moves.truncate(CHASES_TO_COMPARE);
    moves.into_iter().max_by_key(|mv| match mv {
        Move::Detectives(to) => clues.belief().common(&to.iter().copied().collect()).len(),
        _ => 0,
    })
}
