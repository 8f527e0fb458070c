//! Analysis and reviews: the moves of one position, ranked.

mod positions;
mod secrets;

use positions::{Sample, samples};
use warren::core::game::{Game, LegalMoves, Seat};
use warren::core::protocol::Transcript;
use warren::for_game;
use warren::games::GameId;
use warren::games::crossing::{Crossing, Step, goal, start};
use warren::games::dots::Dots;
use warren::games::dots::engine::{Evaluator, Position, decode};
use warren::thinking::engine::{Analysed, AnalysisReport, Score, score_value};
use warren::thinking::search::{
    self, Budget, End, Evaluate, NoClock, Position as _, Pruning, Random, Search, Settings,
    TranspositionTable, WIN,
};

/// A share of a review's nodes that is enough for results.
fn nodes(game: GameId) -> u64 {
    game.review_nodes() / 2
}

/// The report after [`nodes`] nodes, in slices.
fn look(game: GameId, position: &Sample, also: Option<&str>, slices: u64) -> AnalysisReport {
    let mut analyst = game.analyst(5, 7).expect("an analyst");
    analyst
        .start(&position.transcript, position.seat, also)
        .expect("its turn");
    for _ in 0..slices {
        analyst.think(&NoClock, Budget::nodes(nodes(game) / slices));
    }
    analyst.report().expect("it was begun")
}

#[test]
fn lines_are_in_order_and_all_their_moves_are_legal() {
    for &game in GameId::ALL {
        for position in samples(game) {
            let report = look(game, &position, None, 1);
            assert!(!report.lines.is_empty(), "{game:?}");
            assert_eq!(report.seat, position.seat);
            let worths: Vec<i32> = (report.lines.iter())
                .map(|line| for_game!(game, G => score_value::<G>(line.score)))
                .collect();
            assert!(worths.is_sorted_by(|one, other| one >= other), "{worths:?}");
            for (rank, line) in report.lines.iter().enumerate() {
                let before = &report.lines[..rank];
                assert!(before.iter().all(|other| other.moves[0] != line.moves[0]));
                assert!(position.is_legal(&line.moves), "{game:?}: {:?}", line.moves);
            }
        }
    }
}

#[test]
fn the_same_seed_and_nodes_find_the_same_however_they_are_sliced() {
    for &game in GameId::ALL {
        for position in samples(game) {
            let whole = look(game, &position, None, 1);
            assert_eq!(look(game, &position, None, 1), whole);
            let sliced = look(game, &position, None, 5);
            assert_eq!(sliced.lines, whole.lines, "{game:?}");
            assert_eq!(sliced.depth, whole.depth);
        }
    }
}

#[test]
fn a_move_is_judged_whether_or_not_it_is_among_the_best() {
    for &game in GameId::ALL {
        for position in samples(game) {
            let best = look(game, &position, None, 1).lines[0].moves[0].clone();
            for asked in [position.beginners.clone(), best] {
                let report = look(game, &position, Some(&asked), 1);
                let required_line = report.required_line.as_ref().expect("it was asked for");
                assert_eq!(required_line.moves[0], asked, "{game:?}");
                assert!(
                    position.is_legal(&required_line.moves),
                    "{game:?}: {:?}",
                    required_line.moves
                );
                assert!(report.loss.expect("both are known") >= 0);
                let listed_line = report.lines.iter().find(|line| line.moves[0] == asked);
                assert!(
                    listed_line.is_none_or(|listed_line| listed_line == required_line),
                    "{game:?}"
                );
            }
        }
    }
}

#[test]
fn an_impossible_analysis_is_refused() {
    let starting_at = |position: &str| Transcript {
        position: Some(position.into()),
        ..Transcript::default()
    };
    let mut dots = GameId::Dots.analyst(5, 1).expect("an analyst");
    let start = starting_at(&Dots::default().to_string());
    assert!(dots.start(&start, Seat(1), None).is_err(), "red moves");
    assert!(dots.report().is_none());
    assert!(dots.start(&start, Seat(0), Some("A1N")).is_err());
    assert!(dots.start(&start, Seat(0), Some("nonsense")).is_err());
    assert!(dots.start(&starting_at("nonsense"), Seat(0), None).is_err());
    assert!(dots.think(&NoClock, Budget::nodes(10)), "nothing to do");
    assert!(dots.start(&start, Seat(0), Some("D4N")).is_ok());
}

// ---- dots, against plain minimax

/// The value of plain negamax, the plies counted from the root.
fn plain(position: &Position, evaluator: &Evaluator, depth: u32, ply: i32) -> i32 {
    match position.end() {
        Some(End::Win) => return WIN - ply,
        Some(End::Loss) => return ply - WIN,
        Some(End::Tie) => return 0,
        None if depth == 0 => return evaluator.evaluate(position),
        None => {}
    }
    let mut candidates = Vec::new();
    position.candidates(&mut candidates);
    let values = candidates.iter().map(|candidate| {
        let next = position.after(candidate.code);
        -plain(&next, evaluator, depth - 1, ply + 1)
    });
    values.max().expect("an open position has moves")
}

/// Positions of random games, with the number of plies to look ahead.
fn positions(random: &mut Random) -> Vec<(Dots, u32)> {
    let mut searches = Vec::new();
    for depth in [1, 2, 2, 3, 3] {
        let mut game = Dots::default();
        let mut past = Vec::new();
        let mut moves = Vec::new();
        while game.outcome().is_none() {
            past.push(game.clone());
            game.legal_moves(&mut moves);
            game.play(&moves[random.below(moves.len())]);
        }
        // The last plies are searched to the end of the game.
        searches.push((past[past.len() - 3].clone(), 5));
        searches.push((past[random.below(past.len())].clone(), depth));
    }
    searches
}

#[test]
fn five_moves_of_dots_are_worth_what_plain_minimax_says() {
    let mut random = Random::new(3);
    for (game, depth) in positions(&mut random) {
        let evaluator = Evaluator::new(game.ply(), 0, 0);
        let root = Position::from(&game);
        let mut candidates = Vec::new();
        root.candidates(&mut candidates);
        let value = |code| -plain(&root.after(code), &evaluator, depth - 1, 1);
        let mut wanted: Vec<i32> = candidates.iter().map(|one| value(one.code)).collect();
        wanted.sort_by_key(|value| -value);
        wanted.truncate(5);
        let settings = Settings {
            depth,
            pruning: Pruning::Off,
        };
        let required_code = candidates[random.below(candidates.len())].code;
        let mut search = Search::new(
            root,
            evaluator.clone(),
            settings,
            TranspositionTable::new(1 << 20),
        )
        .with_ranking(5, Some(required_code));
        while !search.run(&NoClock, Budget::nodes(997)) {}
        let found: Vec<i32> = search.ranking().iter().map(|one| one.value).collect();
        let is_proven = |value: &i32| value.abs() >= search::PROVEN;
        assert_eq!(found, wanted, "{game}, {depth} plies");
        // Proven results may end the search before that depth.
        if !wanted.iter().all(is_proven) || !is_proven(&value(required_code)) {
            assert_eq!(search.result().map(|(depth, _)| depth), Some(depth));
        }
        for ranked in search.ranking() {
            assert_eq!(
                value(ranked.line[0]),
                ranked.value,
                "{}",
                decode(ranked.line[0])
            );
        }
        assert_eq!(
            search.required().map(|one| one.value),
            Some(value(required_code))
        );
    }
}

#[test]
fn ranking_moves_does_not_change_the_best() {
    let mut random = Random::new(5);
    for (game, _) in positions(&mut random) {
        let evaluator = Evaluator::new(game.ply(), 0, 0);
        let settings = Settings {
            depth: 3,
            pruning: Pruning::Off,
        };
        let new = || {
            Search::new(
                Position::from(&game),
                evaluator.clone(),
                settings,
                TranspositionTable::new(1 << 20),
            )
        };
        let (mut one, mut five) = (new().with_ranking(1, None), new().with_ranking(5, None));
        while !one.run(&NoClock, Budget::nodes(10_000)) {}
        while !five.run(&NoClock, Budget::nodes(10_000)) {}
        if five.result().map(|(depth, _)| depth) == one.result().map(|(depth, _)| depth) {
            assert_eq!(five.result(), one.result(), "{game}");
        }
    }
}

#[test]
fn a_win_at_once_is_reported_as_one_ply_with_the_moves_that_miss_it() {
    // Red fills its 25th cell with A1 or B1 and wins; no other move wins.
    let position = "EEEEEEE/EEEEEEE/EEEEEEE/EEE4/7/7/DD4a 100";
    let transcript = Transcript {
        position: Some(position.into()),
        ..Transcript::default()
    };
    let mut analyst = GameId::Dots.analyst(5, 1).expect("an analyst");
    analyst
        .start(&transcript, Seat(0), None)
        .expect("red moves");
    analyst.think(&NoClock, Budget::nodes(20_000));
    let report = analyst.report().expect("it was begun");
    assert_eq!(report.lines[0].score, Score::Win(1), "{:?}", report.lines);
    assert_eq!(report.lines.len(), 5);
}

// ---- replayed lines

impl Sample {
    /// Whether a line can be played from here: its moves in turn, or in the crossing the seat's own steps on dry islands.
    fn is_legal(&self, moves: &[String]) -> bool {
        match self.game {
            GameId::Crossing => self.can_walk(moves),
            game => for_game!(game, G => self.can_play::<G>(moves)),
        }
    }

    fn can_play<G: Game>(&self, moves: &[String]) -> bool {
        let mut game: G = self.truth.parse().expect("a position");
        moves.iter().all(|text| {
            let mv: Result<G::Move, _> = text.parse();
            mv.is_ok_and(|mv| game.try_play(&mv).is_ok())
        })
    }

    fn can_walk(&self, moves: &[String]) -> bool {
        let game: Crossing = self.truth.parse().expect("a position");
        let mut cell = game.token(self.seat);
        moves.iter().all(|text| {
            let step: Step = text.parse().expect("a step");
            let Some(to) = cell.after(step) else {
                return false;
            };
            cell = if to == goal(self.seat) {
                start(self.seat)
            } else {
                to
            };
            true
        })
    }
}

/// Every game has the constants for a review.
#[test]
fn losses_are_counted_in_sound_figures() {
    for &game in GameId::ALL {
        let (weak, decided) = for_game!(game, G => (G::WEAK, G::DECIDED));
        assert!(0 < weak && 4 * weak < decided, "{game:?}");
    }
}
