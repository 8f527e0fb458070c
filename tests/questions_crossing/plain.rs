//! Worlds and questions by the rules alone: the islands are tried in each place, and every plan is played in every world.

use warren::games::crossing::generator::{QuestionAim, question};
use warren::games::crossing::puzzle::{Turns, phase_names};
use warren::games::crossing::{CELLS, CYCLE, Cell, CyclePoint, CyclePoints, goal};
use warren::thinking::puzzle::question::Known;
use warren::thinking::search::Random;

use super::*;

/// The maximum number of worlds that are tried one by one.
const MAX_WAYS: usize = 128;

/// The same position with another place of one island; `None` if a token would be under water.
fn with(start: &Crossing, cell: Cell, place: CyclePoint) -> Option<Crossing> {
    let mut places = [CyclePoint::default(); CELLS];
    Cell::all().for_each(|each| places[each.index()] = start.cycle_point(each));
    places[cell.index()] = place;
    let seats = [Seat(0), Seat(1)];
    let (tokens, delivered) = (
        seats.map(|seat| start.token(seat)),
        seats.map(|seat| start.delivered(seat)),
    );
    Crossing::with(
        start.heights().clone(),
        places,
        tokens,
        delivered,
        start.turn(),
    )
    .ok()
}

/// The islands that the windows restrict, each with its possible places, by the rules.
fn fitting(task: &Question<QuestionKind>) -> Vec<(Cell, Vec<CyclePoint>)> {
    let (windows, _) = windows_in(task.start(), task.seen_moves()).unwrap();
    let mut islands = Vec::new();
    for cell in Cell::all().filter(|cell| !cell.is_corner()) {
        let fits = |place: &CyclePoint| {
            let world = with(task.start(), cell, *place);
            let seen = world.and_then(|world| windows_in(&world, task.seen_moves()));
            seen.is_some_and(|(seen, _)| seen == windows)
        };
        let places: Vec<CyclePoint> = CyclePoint::all().filter(fits).collect();
        if places.len() < usize::from(CYCLE) {
            islands.push((cell, places));
        }
    }
    islands
}

/// All possible worlds, as starts; `None` if they are too many. Islands that were never seen stay as they are.
fn worlds(task: &Question<QuestionKind>) -> Option<Vec<Crossing>> {
    let islands = fitting(task);
    let count: usize = islands.iter().map(|(_, places)| places.len()).product();
    if count > MAX_WAYS {
        return None;
    }
    let (windows, _) = windows_in(task.start(), task.seen_moves()).unwrap();
    let mut worlds = vec![task.start().clone()];
    for (cell, places) in islands {
        let next = worlds.iter().flat_map(|world| {
            places
                .iter()
                .filter_map(move |&place| with(world, cell, place))
        });
        worlds = next.collect();
    }
    assert_eq!(worlds.len(), count);
    for world in &worlds {
        assert_eq!(windows_in(world, task.seen_moves()).unwrap().0, windows);
    }
    Some(worlds)
}

/// Every plan of at most `most` steps that stays on the board and ends at the goal at the latest.
fn plans(from: Cell, most: u32) -> Vec<Vec<Step>> {
    let mut all = Vec::new();
    let mut open = vec![(from, Vec::new())];
    while let Some((cell, taken)) = open.pop() {
        for step in Step::ALL {
            let Some(to) = cell.after(step) else {
                continue;
            };
            let mut plan: Vec<Step> = taken.clone();
            plan.push(step);
            all.push(plan.clone());
            if to != goal(OWN) && plan.len() < most as usize {
                open.push((to, plan));
            }
        }
    }
    all
}

/// Questions with few worlds, from random walks.
fn questions(
    aim: QuestionAim,
    count: usize,
    goal: impl Fn(QuestionKind) -> QuestionKind,
) -> Vec<(Question<QuestionKind>, Vec<Crossing>)> {
    let generated_questions = (100..).filter_map(|seed| question(aim, seed));
    let posed = generated_questions.filter_map(|generated_question| {
        let task = generated_question.task;
        let again = Question::new(
            task.start().clone(),
            goal(task.goal()),
            task.seen_moves().to_vec(),
        );
        let task = again.ok()?;
        let worlds = worlds(&task)?;
        Some((task, worlds))
    });
    posed.take(count).collect()
}

#[test]
fn the_worlds_that_are_counted_are_those_that_fit() {
    for (task, worlds) in questions(QuestionAim::Phases, 12, |goal| goal) {
        let known = task.known();
        assert_eq!(known.worlds(), worlds.len() as f64, "{task}");
        let position_now = |world: &Crossing| windows_in(world, task.seen_moves()).unwrap().1;
        for cell in Cell::all().filter(|cell| !cell.is_corner()) {
            if known.last_seen(cell).is_some() {
                let places = CyclePoints::matching(|place| {
                    worlds
                        .iter()
                        .any(|world| position_now(world).cycle_point(cell) == place)
                });
                assert_eq!(known.points_of(cell), places, "{cell} in {task}");
            } else {
                assert_eq!(known.points_of(cell), CyclePoints::ALL);
            }
        }
        let position = known.position();
        assert!(worlds.iter().any(|world| position_now(world) == position));
    }
}

#[test]
fn phases_and_dry_turns_are_those_of_all_worlds() {
    for (task, worlds) in questions(QuestionAim::Phases, 12, |goal| goal) {
        let QuestionKind::Phases(cell) = task.goal() else {
            panic!()
        };
        let height = task.start().heights().at(cell);
        let position_now = |world: &Crossing| {
            windows_in(world, task.seen_moves())
                .unwrap()
                .1
                .cycle_point(cell)
        };
        let places =
            CyclePoints::matching(|place| worlds.iter().any(|world| position_now(world) == place));
        let right = Answer::Phases {
            height,
            points: places,
        };
        assert_eq!(
            QuestionKind::right_answers(&task),
            std::slice::from_ref(&right)
        );
        assert_eq!(right.to_string(), phase_names(height, places).join(" "));
        // Every pair of places is judged.
        for one in CyclePoint::all() {
            for other in CyclePoint::all() {
                let places = CyclePoints::matching(|place| place == one || place == other);
                let answer = Answer::Phases {
                    height,
                    points: places,
                };
                assert_eq!(check_verdict(&task, &answer).met, answer == right);
                assert_eq!(task.answer(&answer.to_string()), Ok(answer));
            }
        }
    }
    for (task, worlds) in questions(QuestionAim::Dry, 12, |goal| goal) {
        let QuestionKind::Dry(cell) = task.goal() else {
            panic!()
        };
        let after = |world: &Crossing, turns: u32| {
            let mut now = windows_in(world, task.seen_moves()).unwrap().1;
            (0..turns).for_each(|_| now.play(&alone(Step::Hold)));
            now.phase(cell)
        };
        let turns = Turns::matching(|turns| worlds.iter().all(|world| after(world, turns) >= 0));
        let right = Answer::Turns(turns);
        assert_eq!(
            QuestionKind::right_answers(&task),
            std::slice::from_ref(&right)
        );
        let mut random = Random::new(3);
        for _ in 0..60 {
            let bits = 1 + random.below((1 << 14) - 1);
            let nearby_turns =
                Turns::matching(|turn| turns.contains(turn) != (bits % 14 == turn as usize));
            for set in [Turns::matching(|turn| bits >> turn & 1 == 1), nearby_turns] {
                if set.is_empty() {
                    continue;
                }
                let answer = Answer::Turns(set);
                assert_eq!(check_verdict(&task, &answer).met, answer == right);
                assert_eq!(task.answer(&answer.to_string()), Ok(answer));
            }
        }
    }
}

/// The number of worlds in which a plan arrives.
fn count(nows: &[Crossing], plan: &[Step]) -> usize {
    nows.iter().filter(|now| arrives(now, plan)).count()
}

fn nows(task: &Question<QuestionKind>, worlds: &[Crossing]) -> Vec<Crossing> {
    let position_now = |world| windows_in(world, task.seen_moves()).unwrap().1;
    worlds.iter().map(position_now).collect()
}

#[test]
fn safe_plans_are_those_that_arrive_in_all_worlds() {
    let mut solved = 0;
    let questions = questions(QuestionAim::Safe, 10, |goal| match goal {
        QuestionKind::Safe(steps) => QuestionKind::Safe(steps.min(6)),
        other => other,
    });
    for (task, worlds) in questions {
        let QuestionKind::Safe(steps) = task.goal() else {
            panic!()
        };
        let nows = nows(&task, &worlds);
        let right_answers = QuestionKind::right_answers(&task);
        solved += usize::from(!right_answers.is_empty());
        for plan in plans(nows[0].token(OWN), steps) {
            // In some world an island that was never seen is under water.
            let is_safe = is_over_seen(&task, &plan) && count(&nows, &plan) == nows.len();
            let answer = Answer::Plan(plan);
            assert_eq!(
                right_answers.contains(&answer),
                is_safe,
                "{answer} in {task}"
            );
            let verdict = check_verdict(&task, &answer);
            assert_eq!(verdict.met, is_safe, "{answer} in {task}");
            assert_eq!(task.answer(&answer.to_string()), Ok(answer));
        }
    }
    assert!(solved >= 3, "{solved}");
}

#[test]
fn the_likeliest_plans_are_those_that_arrive_in_the_most_worlds() {
    let mut open = 0;
    let mut questions = questions(QuestionAim::Odds, 8, |goal| match goal {
        QuestionKind::Odds(steps) => QuestionKind::Odds(steps.min(6)),
        other => other,
    });
    // Plans over unseen islands would have to be tried in the worlds of those islands, too, which are too many.
    questions.retain(|(task, _)| {
        let known = task.known();
        QuestionKind::right_answers(task).iter().all(|answer| {
            let Answer::Plan(plan) = answer else { panic!() };
            is_over_seen(task, plan)
        }) && known.worlds() > 1.0
    });
    for (task, worlds) in questions {
        let QuestionKind::Odds(steps) = task.goal() else {
            panic!()
        };
        let nows = nows(&task, &worlds);
        let right_answers = QuestionKind::right_answers(&task);
        let all = plans(nows[0].token(OWN), steps);
        let over_seen = all.iter().filter(|plan| is_over_seen(&task, plan));
        let counted: Vec<(usize, &Vec<Step>)> =
            over_seen.map(|plan| (count(&nows, plan), plan)).collect();
        let best = counted.iter().map(|&(count, _)| count).max().unwrap();
        assert!(right_answers.is_empty() == (best == 0));
        for (count, plan) in counted {
            let answer = Answer::Plan(plan.clone());
            let is_best = count == best && best > 0;
            assert_eq!(
                right_answers.contains(&answer),
                is_best,
                "{answer} in {task}"
            );
            let verdict = check_verdict(&task, &answer);
            assert_eq!(verdict.met, is_best, "{answer} in {task}");
            if best > 0 {
                let percent = |count: usize| (100.0 * count as f64 / nows.len() as f64).round();
                assert_eq!(
                    f64::from(verdict.count),
                    percent(count),
                    "{answer} in {task}"
                );
                assert_eq!(f64::from(verdict.wanted), percent(best));
            }
        }
        open += 1;
    }
    assert!(open >= 3, "{open}");
}

/// Whether all islands on the way of a plan were seen.
fn is_over_seen(task: &Question<QuestionKind>, plan: &[Step]) -> bool {
    let known = task.known();
    let mut cell = known.now().token(OWN);
    plan.iter().all(|&step| {
        cell = cell.after(step).unwrap();
        cell.is_corner() || known.last_seen(cell).is_some()
    })
}
