use warren::core::game::{Game, LegalMoves};
use warren::games::mice::{Arrow, Board, Mice};

use warren_testkit::plain::mice as plain;

use super::SecondRules;

/// The plain rules start again for each comparison, since they borrow the board.
pub struct Pair {
    board: Board,
    game: Mice,
    arrows: Vec<Arrow>,
}

impl SecondRules for Pair {
    type Game = Mice;

    fn at(game: Mice) -> Option<Pair> {
        let board = game.board().clone();
        (game == Mice::new(board.clone())).then_some(Pair {
            board,
            game,
            arrows: Vec::new(),
        })
    }

    fn pick(&self, number: usize) -> Option<Arrow> {
        let mut moves = Vec::new();
        self.game.legal_moves(&mut moves);
        moves.get(number.checked_rem(moves.len())?).copied()
    }

    fn play(&mut self, mv: &Arrow) {
        let mut moves = Vec::new();
        self.game.legal_moves(&mut moves);
        let is_legal = self.game.check(mv).is_ok();
        assert_eq!(is_legal, moves.contains(mv), "{mv}");
        if is_legal {
            self.game.play(mv);
            self.arrows.push(*mv);
        }
    }

    fn check_equal(&self) {
        let mut plain = plain::Plain::new(&self.board);
        for arrow in &self.arrows {
            plain.turn(*arrow);
        }
        assert_eq!(self.game.points(), &plain.points[..]);
        let size = usize::from(self.board.size());
        let mut counts = vec![[[0; 2]; 4]; size * size];
        for group in self.game.animals() {
            let cell = usize::from(group.cell.y) * size + usize::from(group.cell.x);
            counts[cell][group.heading as usize] = [group.mice, group.cats];
        }
        assert_eq!(counts, plain.animals());
    }
}
