//! Any text is a position or an error. A position round-trips through its own text and its own link, offers only legal moves,
//! and is over when no seat is due. The first byte chooses the game; moves to try follow a line `---`, one per line.

use warren::core::game::{LegalMoves, Seat};
use warren::core::link::{self, Pack};
use warren::core::protocol::Protocol;
use warren::core::record::Record;
use warren::core::scene::Scene;
use warren::{for_game, for_game_with};

use crate::input;

/// The maximum number of moves to try.
const MAX_MOVES: usize = 40;
/// The maximum number of legal moves to play.
const MAX_LEGAL: usize = 64;

/// Tries some bytes.
pub fn run(data: &[u8]) {
    let Some((game, data)) = input::chosen(data) else {
        return;
    };
    let (text, moves) = input::parts(input::text(data));
    for_game!(game, G => {
        let Ok(mut position) = text.parse::<G>() else {
            return;
        };
        holds(&position);
        for_game_with!(moves, game, H => listed(&text.parse::<H>().expect("a readable position")), or {});
        for text in moves.lines().take(MAX_MOVES) {
            let Ok(mv) = text.parse() else { continue };
            tried(&mut position, &mv);
        }
    });
}

fn holds<G: Protocol + Pack>(position: &G) {
    assert_eq!(position.to_string().parse().as_ref(), Ok(position));
    assert_eq!(position.due().is_empty(), position.outcome().is_some());
    let seats = position.seats();
    assert!(position.due().iter().all(|seat| seat.index() < seats));
    if let Some(outcome) = position.outcome() {
        assert_eq!(outcome.places().len(), seats);
        assert_eq!(position.scores(), Some(outcome.scores));
    }
    for seat in (0..seats as u8).map(Seat) {
        assert_eq!(position.forfeited(seat).scores.len(), seats);
        let _ = (position.standpoint(seat), position.opening(seat));
        if position.due().contains(seat) {
            let _ = position.prompt(seat);
        }
    }
    let _ = serde_json::to_string(&(
        position.options(),
        position.report(),
        position.setting(),
    ))
    .expect("the views as JSON");
    let scene = Scene::new(Record::new(position.clone()));
    assert_eq!(link::decode(&link::encode(&scene)), Ok(scene.clone()));
    assert_eq!(scene.record.to_string().parse(), Ok(scene.record));
}

/// A move is played or rejected, and a rejected move changes nothing.
fn tried<G: Protocol + Pack>(position: &mut G, mv: &G::Move) {
    let before = position.clone();
    if position.check(mv).is_ok() {
        assert_eq!(mv.to_string().parse().as_ref(), Ok(mv));
        let _ = serde_json::to_string(&position.effects(mv)).expect("effects");
        position.try_play(mv).expect("a checked move");
        assert_eq!(position.ply(), before.ply() + 1);
        holds(position);
    } else {
        assert!(position.try_play(mv).is_err());
        assert_eq!(*position, before);
    }
}

/// Every listed move is legal.
fn listed<G: LegalMoves>(position: &G) {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    assert_eq!(moves.is_empty(), position.outcome().is_some());
    for mv in moves.iter().take(MAX_LEGAL) {
        position.clone().try_play(mv).expect("a legal move");
    }
}
