//! Worlds and questions by the rules alone: all ways of the fugitive are tried.

use std::collections::BTreeSet;

use warren::core::game::Game;
use warren::games::fugitive::generator::{MapOptions, map};
use warren::games::fugitive::puzzle::{QuestionKind, SeenMove};
use warren::games::fugitive::solver::legal_moves;
use warren::games::fugitive::{City, DETECTIVES_SEAT, FUGITIVE_SEAT, Fugitive, Move, Stage};
use warren::thinking::puzzle::question::{Known, QuestionGoal as _};
use warren::thinking::puzzle::{Question, Task};
use warren::thinking::search::Random;
use warren::thinking::solve::question::JudgesAnswers;

use super::check_answers;

/// A possible game: the moves, and the position after them.
#[derive(Clone)]
pub struct World {
    pub moves: Vec<Move>,
    pub now: Fugitive,
}

/// All worlds that are possible for the detectives, by the rules.
pub fn worlds(start: &Fugitive, seen: &[SeenMove]) -> Vec<World> {
    let mut worlds = vec![World {
        moves: Vec::new(),
        now: start.clone(),
    }];
    for mv in seen {
        worlds = worlds.iter().flat_map(|world| after(world, mv)).collect();
    }
    worlds
}

/// The worlds after one more move.
fn after(world: &World, seen: &SeenMove) -> Vec<World> {
    let moves: Vec<Move> = match *seen {
        SeenMove::Detectives(to) => vec![Move::Detectives(to)],
        SeenMove::Start(city) => vec![Move::Start(city)],
        SeenMove::Run { .. } => legal_moves(&world.now),
    };
    let mut worlds = Vec::new();
    for mv in moves {
        let mut next = world.clone();
        if next.now.try_play(&mv).is_err() {
            continue;
        }
        next.moves.push(mv);
        let is_announced = next.now.stage() == Stage::Chase && next.now.is_announced();
        let heard = match *seen {
            SeenMove::Run { to, .. } if !is_announced => to.is_some(),
            _ => true,
        };
        if SeenMove::of(&mv, heard) == *seen && !next.now.is_caught() {
            worlds.push(next);
        }
    }
    worlds
}

/// The possible cities of the fugitive.
pub fn cities(worlds: &[World]) -> BTreeSet<City> {
    let cities = worlds.iter().filter_map(|world| world.now.fugitive());
    cities.collect()
}

/// The positions that are possible for the detectives. They differ only in the fugitive's city.
type Positions = Vec<Fugitive>;

/// The remaining positions after a move of the detectives.
fn chased(belief: &[Fugitive], mv: &Move) -> Positions {
    let mut remaining_belief = belief.to_vec();
    remaining_belief.iter_mut().for_each(|game| game.play(mv));
    remaining_belief.retain(|game| !game.is_caught());
    remaining_belief
}

/// The fugitive's possible next moves as the detectives hear them, each with the possible positions then.
fn heard(belief: &[Fugitive]) -> Vec<(SeenMove, Positions)> {
    let mut by_seen: Vec<(SeenMove, Positions)> = Vec::new();
    for game in belief {
        for mv in legal_moves(game) {
            let mut next = game.clone();
            next.play(&mv);
            let seen_move = SeenMove::of(&mv, next.is_announced());
            if next.is_caught() {
                continue;
            }
            match by_seen.iter_mut().find(|(other, _)| *other == seen_move) {
                Some((_, all)) if all.contains(&next) => {}
                Some((_, all)) => all.push(next),
                None => by_seen.push((seen_move, vec![next])),
            }
        }
    }
    by_seen
}

/// Whether the detectives surely catch the fugitive after a move, the first of `moves`.
fn closes(belief: &[Fugitive], mv: &Move, moves: u32) -> bool {
    let belief_after_chase = chased(belief, mv);
    if belief_after_chase.is_empty() {
        return true;
    }
    if moves == 1 || belief_after_chase[0].outcome().is_some() {
        return false;
    }
    heard(&belief_after_chase).iter().all(|(_, belief)| {
        let chases = legal_moves(&belief[0]);
        chases.iter().any(|mv| closes(belief, mv, moves - 1))
    })
}

/// The remaining cities after a move of the detectives, as `fewest` counts them.
fn left_by(belief: &[Fugitive], mv: &Move) -> usize {
    let heard = heard(&chased(belief, mv));
    heard.iter().map(|(_, all)| all.len()).max().unwrap_or(0)
}

/// The number of hiding places of the fugitive after its move, as `slip` counts them.
fn hidden(truth: &Fugitive, belief: &[Fugitive], mv: &Move) -> usize {
    let mut truth = truth.clone();
    truth.play(mv);
    if truth.is_caught() {
        return 0;
    }
    let seen_move = SeenMove::of(mv, truth.is_announced());
    let heard = heard(belief);
    let (_, belief) = heard.iter().find(|(other, _)| *other == seen_move).unwrap();
    let replies = legal_moves(&truth);
    let after = |reply: &Move| {
        if chased(std::slice::from_ref(&truth), reply).is_empty() {
            0
        } else {
            chased(belief, reply).len()
        }
    };
    replies.iter().map(after).min().unwrap_or(belief.len())
}

/// A random game on a small map: its start, and its moves up to `turns` moves of the fugitive, none of which ends it.
fn game(cities: u8, turns: usize, random: &mut Random) -> Option<(Fugitive, Vec<Move>)> {
    let options = MapOptions {
        trains: 50,
        planes: 30,
        roads: random.below(60) as u8,
        ..MapOptions::of(cities)
    };
    let start = match random.below(3) {
        0 => Fugitive::new(map(&options, random.bits()).unwrap()),
        _ => {
            let map = std::sync::Arc::new(map(&options, random.bits()).unwrap());
            let mut cities: Vec<City> = map.cities().collect();
            random.shuffle(&mut cities);
            let at = [cities[0], cities[1], cities[2], cities[3]];
            Fugitive::with(map, at, cities[4], 2 + random.below(16) as u32).ok()?
        }
    };
    let mut position = start.clone();
    let mut moves = Vec::new();
    let mut runs = 0;
    while runs < turns {
        let mut legal = match position.stage() {
            Stage::Places | Stage::Start => {
                let mut cities: Vec<City> = position.map().cities().collect();
                random.shuffle(&mut cities);
                match position.stage() {
                    Stage::Places => {
                        vec![Move::Detectives([
                            cities[0], cities[1], cities[2], cities[3],
                        ])]
                    }
                    _ => cities.into_iter().map(Move::Start).collect(),
                }
            }
            _ => legal_moves(&position),
        };
        random.shuffle(&mut legal);
        let mv = legal.into_iter().find(|mv| {
            let mut next = position.clone();
            next.play(mv);
            next.outcome().is_none()
        })?;
        runs += usize::from(position.stage() == Stage::Run);
        position.play(&mv);
        moves.push(mv);
    }
    Some((start, moves))
}

/// Moves as a seat sees them.
fn seen_by(seat: warren::core::game::Seat, start: &Fugitive, moves: &[Move]) -> Vec<SeenMove> {
    let mut now = start.clone();
    let seen = moves.iter().map(|mv| {
        now.play(mv);
        let is_announced = now.stage() == Stage::Chase && now.is_announced();
        SeenMove::of(mv, is_announced || seat == FUGITIVE_SEAT)
    });
    seen.collect()
}

/// The question with a goal.
fn posed(start: &Fugitive, goal: QuestionKind, moves: &[Move]) -> Option<Question<QuestionKind>> {
    let seen_moves = seen_by(goal.seat(), start, moves);
    Question::new(start.clone(), goal, seen_moves).ok()
}

#[test]
fn the_belief_has_exactly_the_cities_of_all_worlds() {
    let mut random = Random::new(1);
    let mut largest = 0;
    for round in 0..150 {
        let (cities, turns) = (6 + round % 9, 1 + random.below(5));
        let Some((start, moves)) = game(cities as u8, turns, &mut random) else {
            continue;
        };
        let Some(task) = posed(&start, QuestionKind::Where, &moves) else {
            continue;
        };
        let worlds = worlds(&start, task.seen_moves());
        let belief: BTreeSet<City> = task.known().belief().iter().collect();
        assert_eq!(belief, super::plain::cities(&worlds), "{task}");
        assert_eq!(task.known().worlds(), worlds.len() as f64, "{task}");
        assert!(worlds.iter().any(|world| world.moves == moves), "{task}");
        for &city in &belief {
            let worlds_with_fugitive = worlds
                .iter()
                .filter(|world| world.now.fugitive() == Some(city));
            assert_eq!(
                task.known().worlds_in(city),
                worlds_with_fugitive.clone().count() as f64
            );
            let world = task.known().world(city);
            assert!(
                worlds_with_fugitive
                    .clone()
                    .any(|other| other.moves == world),
                "{task}"
            );
        }
        // The fugitive's side knows the same of the detectives, and the true world.
        let mut clues =
            <QuestionKind as warren::thinking::puzzle::question::QuestionGoal>::Known::at(
                &start,
                FUGITIVE_SEAT,
            )
            .unwrap();
        for mv in seen_by(FUGITIVE_SEAT, &start, &moves) {
            clues.add_move(&mv).unwrap();
        }
        assert_eq!(clues.belief(), task.known().belief());
        assert_eq!(clues.world(clues.fugitive().unwrap()), moves);
        largest = largest.max(belief.len());
    }
    assert!(largest >= 5, "{largest}");
}

/// The right answers of a question, by trying everything. `truth` is the real position.
fn right_answers(task: &Question<QuestionKind>, truth: &Fugitive) -> Vec<String> {
    let known = task.known();
    let seen: Vec<SeenMove> = match task.goal().seat() {
        DETECTIVES_SEAT => task.seen_moves().to_vec(),
        _ => {
            let mut now = task.start().clone();
            let known = task.seen_moves().iter().map(|seen| {
                let mv = seen.whole(City::at(0));
                now.play(&mv);
                let is_announced = now.stage() == Stage::Chase && now.is_announced();
                SeenMove::of(&mv, is_announced)
            });
            known.collect()
        }
    };
    let mut belief: Positions = Vec::new();
    for world in worlds(task.start(), &seen) {
        if !belief.contains(&world.now) {
            belief.push(world.now);
        }
    }
    let moves = legal_moves(&known.position());
    let right: Vec<&Move> = match task.goal() {
        QuestionKind::Where => Vec::new(),
        QuestionKind::Fewest => {
            let fewest_cities = moves.iter().map(|mv| left_by(&belief, mv)).min();
            let is_right = |mv: &&Move| Some(left_by(&belief, mv)) == fewest_cities;
            moves.iter().filter(is_right).collect()
        }
        QuestionKind::Net(count) => {
            let is_right = |mv: &&Move| closes(&belief, mv, count);
            moves.iter().filter(is_right).collect()
        }
        QuestionKind::Place(_) => Vec::new(),
        QuestionKind::Slip(wanted) => {
            let is_right = |mv: &&Move| hidden(truth, &belief, mv) >= wanted as usize;
            moves.iter().filter(is_right).collect()
        }
    };
    super::texts(&right)
}

#[test]
fn answers_are_right_exactly_if_trying_everything_says_so() {
    let mut random = Random::new(2);
    let mut counts = [0; 6];
    for round in 0..80 {
        let cities = [7, 10, 14, 14][round % 4];
        let Some((start, moves)) = game(cities, 1 + random.below(3), &mut random) else {
            continue;
        };
        let before = &moves[..moves.len() - 1];
        let at = |moves: &[Move]| {
            let mut position = start.clone();
            moves.iter().for_each(|mv| position.play(mv));
            position
        };
        let goals = [
            QuestionKind::Net(1),
            QuestionKind::Net(2),
            QuestionKind::Fewest,
            QuestionKind::Slip(1),
            QuestionKind::Slip(2),
        ];
        for (index, goal) in goals.into_iter().enumerate() {
            let moves = match goal {
                QuestionKind::Slip(_) => before,
                _ => &moves[..],
            };
            let is_slip = matches!(goal, QuestionKind::Slip(_));
            let is_long = goal == QuestionKind::Net(2) && cities > 7 || cities > 10 && !is_slip;
            let Some(task) = posed(&start, goal, moves).filter(|_| !is_long) else {
                continue;
            };
            let found: Vec<String> = super::answers(&task)
                .iter()
                .filter(|answer| QuestionKind::verdict(&task, answer).met)
                .map(ToString::to_string)
                .collect();
            assert_eq!(found, right_answers(&task, &at(moves)), "{task}");
            check_answers(&task);
            counts[index] += usize::from(!found.is_empty());
        }
        check_answers(&posed(&start, QuestionKind::Where, &moves).unwrap());
    }
    assert!(counts[..5].iter().all(|&count| count > 3), "{counts:?}");
}

#[test]
fn nets_of_three_moves_are_as_trying_everything_says() {
    let mut random = Random::new(3);
    let mut counts = [0, 0];
    for _ in 0..12 {
        let Some((start, moves)) = game(6, 1 + random.below(2), &mut random) else {
            continue;
        };
        let Some(task) = posed(&start, QuestionKind::Net(3), &moves) else {
            continue;
        };
        let found: Vec<String> = super::answers(&task)
            .iter()
            .filter(|answer| QuestionKind::verdict(&task, answer).met)
            .map(ToString::to_string)
            .collect();
        let mut truth = start.clone();
        moves.iter().for_each(|mv| truth.play(mv));
        assert_eq!(found, right_answers(&task, &truth), "{task}");
        counts[usize::from(!found.is_empty())] += 1;
    }
    assert!(counts[1] > 2, "{counts:?}");
}

/// Whether the detectives surely catch the fugitive from their first cities within `moves` moves, from any start of it.
fn holds_from(start: &Fugitive, placed: &Move, moves: u32) -> bool {
    let mut placed_game = start.clone();
    placed_game.play(placed);
    let cities: Vec<City> = start.map().cities().collect();
    cities.into_iter().all(|city| {
        let mut begun = placed_game.clone();
        begun.play(&Move::Start(city));
        begun.is_caught()
            || heard(&[begun]).iter().all(|(_, belief)| {
                let chases = legal_moves(&belief[0]);
                chases.iter().any(|mv| closes(belief, mv, moves))
            })
    })
}

#[test]
fn placements_are_right_exactly_if_trying_everything_says_so() {
    let mut random = Random::new(5);
    let mut counts = [0, 0];
    for round in 0..10_u8 {
        let options = MapOptions {
            trains: 50,
            planes: 30,
            roads: random.below(60) as u8,
            ..MapOptions::of(6 + round % 3)
        };
        let start = Fugitive::new(map(&options, random.bits()).unwrap());
        for moves in [1, 2].into_iter().take(if round % 3 == 0 { 2 } else { 1 }) {
            let task = posed(&start, QuestionKind::Place(moves), &[]).unwrap();
            let right_answers = super::texts(&QuestionKind::right_answers(&task));
            for answer in super::answers(&task) {
                let super::Answer::Move(mv) = answer else {
                    panic!("a placement is a move");
                };
                let is_right = holds_from(&start, &mv, moves);
                assert_eq!(
                    right_answers.contains(&mv.to_string()),
                    is_right,
                    "{mv} in {task}"
                );
                counts[usize::from(is_right)] += 1;
            }
            check_answers(&task);
        }
    }
    assert!(counts.iter().all(|&count| count > 20), "{counts:?}");
}
