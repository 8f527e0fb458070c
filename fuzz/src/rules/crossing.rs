use warren::core::game::{Game, Seat};
use warren::games::crossing::{Cell, Crossing, Move, Step};

use warren_testkit::plain::crossing as plain;

use super::SecondRules;

pub struct Pair {
    game: Crossing,
    plain: plain::PlainGame,
}

impl SecondRules for Pair {
    type Game = Crossing;

    fn at(game: Crossing) -> Option<Pair> {
        let plain = plain::PlainGame::of(&game);
        Some(Pair { game, plain })
    }

    fn pick(&self, number: usize) -> Option<Move> {
        let step = |seat: Seat, number: usize| {
            let steps = Step::ALL.into_iter();
            let legal: Vec<Step> = steps
                .filter(|step| self.game.check_step(seat, *step).is_ok())
                .collect();
            legal.get(number.checked_rem(legal.len())?).copied()
        };
        Some(Move([step(Seat(0), number)?, step(Seat(1), number / 8)?]))
    }

    fn play(&mut self, mv: &Move) {
        let text = mv.to_string();
        let is_legal = self.game.outcome().is_none() && self.plain.allows(&text);
        assert_eq!(self.game.check(mv).is_ok(), is_legal, "{mv}");
        if is_legal {
            self.game.play(mv);
            self.plain.play(&text);
        }
    }

    fn check_equal(&self) {
        for seat in [0, 1] {
            let [row, column] = self.game.token(Seat(seat)).row_and_column();
            let (token, delivered) = (
                (row.into(), column.into()),
                self.game.delivered(Seat(seat)) as i32,
            );
            let at = usize::from(seat);
            assert_eq!((token, delivered), (self.plain.tokens[at], self.plain.scores[at]));
            let window = self.game.window(Seat(seat)).map(i32::from);
            assert_eq!(window.to_vec(), self.plain.window(at));
        }
        for cell in Cell::all() {
            let place = (cell.row().into(), cell.column().into());
            assert_eq!(i32::from(self.game.phase(cell)), self.plain.phase(place));
        }
    }
}
