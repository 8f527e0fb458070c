//! The exact value of a two-player game that is near its end, by the rules alone.

use warren::core::game::{Game, LegalMoves};
use warren::core::order::descending;
use warren::games::mice::{Arrow, Mice};

/// More than any lead.
const INFINITE: i32 = i32::MAX;

/// The lead in points of the player to move under best play.
pub fn value(game: &Mice) -> i32 {
    search(game, [-INFINITE, INFINITE])
}

/// Whether an arrow leads to at least this lead for its player under best play after it.
pub fn reaches(game: &Mice, arrow: &Arrow, lead: i32) -> bool {
    let mut after = game.clone();
    after.play(arrow);
    -search(&after, [-lead, 1 - lead]) >= lead
}

/// The value, if it is inside the window. Otherwise a bound on its side of the window.
fn search(game: &Mice, [mut alpha, beta]: [i32; 2]) -> i32 {
    let own = game.side().index();
    if game.outcome().is_some() {
        return lead(game, own);
    }
    let mut best = -INFINITE;
    for (after, _) in successors(game, own) {
        best = best.max(-search(&after, [-beta, -alpha]));
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    best
}

/// The positions after each arrow that can matter, and after one that cannot. The most promising ones come first.
fn successors(game: &Mice, own: usize) -> Vec<(Mice, i32)> {
    let mut arrows = Vec::new();
    game.legal_moves(&mut arrows);
    let (mut arrows, vain): (Vec<Arrow>, Vec<Arrow>) =
        arrows.iter().partition(|arrow| can_matter(game, arrow));
    arrows.extend(vain.first());
    let after = |arrow: &Arrow| {
        let mut after = game.clone();
        after.play(arrow);
        let promise = lead(&passed(&after), own);
        (after, promise)
    };
    let mut successors: Vec<(Mice, i32)> = arrows.iter().map(after).collect();
    descending(&mut successors, |&(_, promise)| promise);
    successors
}

/// Whether an arrow may change the points, or hinder an arrow that does.
///
/// An arrow first turns animals in the next turn. They must still have time to come to a rocket, or to meet animals that do. An
/// arrow that is placed later has less time.
fn can_matter(game: &Mice, arrow: &Arrow) -> bool {
    let left = i32::from(game.board().turns()) - game.ply() as i32 - 1;
    let mut rockets = game.board().rockets().iter();
    rockets.any(|rocket| {
        let columns = rocket.x.abs_diff(arrow.cell.x);
        let rows = rocket.y.abs_diff(arrow.cell.y);
        i32::from(columns) + i32::from(rows) <= left
    })
}

/// The end of the game if everyone passes.
fn passed(game: &Mice) -> Mice {
    let mut game = game.clone();
    while game.outcome().is_none() {
        game.pass();
    }
    game
}

/// The lead of a player.
fn lead(game: &Mice, own: usize) -> i32 {
    game.points()[own] as i32 - game.points()[1 - own] as i32
}
