//! Tries a few arrows where animals come, looks a few turns ahead, and chooses the arrow that gains the most points.

use warren::core::game::{Game, LegalMoves};
use warren::games::mice::{Arrow, Cells, Mice};
use warren::thinking::engine::Level;
use warren::thinking::generate::RandomStart;

/// The number of arrows tried.
const TRIED: usize = 8;
/// The number of turns to look ahead.
const TURNS: usize = 6;

pub fn play(level: Level, seed: u64) -> f64 {
    let board = Mice::random_start(2, seed / 2).expect("a board for two");
    super::play_open(board, level, seed, |game, random| {
        let mut visited = Cells::NONE;
        run(game.clone(), |position| {
            visited.join(&position.next_animal_cells())
        });
        let mut arrows: Vec<Arrow> = Vec::new();
        game.legal_moves(&mut arrows);
        random.shuffle(&mut arrows);
        arrows.sort_by_key(|arrow| !visited.contains(arrow.cell));
        arrows.truncate(TRIED);
        let seat = game.side().index();
        let points = |arrow: &Arrow| {
            let mut after = game.clone();
            after.play(arrow);
            run(after, |_| {}).points()[seat]
        };
        arrows
            .into_iter()
            .max_by_key(points)
            .expect("a legal arrow")
    })
}

/// Lets the animals run.
fn run(mut game: Mice, mut look: impl FnMut(&Mice)) -> Mice {
    for _ in 0..TURNS {
        if game.outcome().is_some() {
            break;
        }
        game.pass();
        look(&game);
    }
    game
}
