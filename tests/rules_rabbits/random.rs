//! The rules against an independent implementation of the statement, in random games.

use proptest::prelude::*;
use warren::core::game::Game;
use warren::games::rabbits::Rabbits;

use warren_testkit::plain::rabbits::Plain;

proptest! {
    /// Random turns. The sides tend to approach each other, so that captures happen.
    #[test]
    fn plays_as_the_plain_reading_does(
        turns in prop::collection::vec(prop::array::uniform8(0..9_usize), 1..200)
    ) {
        let mut game = Rabbits::new(240);
        let mut plain = Plain::start();
        for turn in turns {
            let side = game.side().index();
            let length = [8, 6][side];
            let letters = ["NNNESWEW-", "SSSESWEW-"][side];
            let mut text: String = turn[..length].iter().map(|&at| &letters[at..=at]).collect();
            // Pieces with illegal steps stay instead, one by one, until the turn is legal.
            for piece in 0..length {
                let legal = game.check(&text.parse().unwrap()).is_ok();
                let mut position_after = plain.clone();
                prop_assert_eq!(legal, position_after.play(side, &text), "{}", text);
                if legal {
                    break;
                }
                text.replace_range(piece..=piece, "-");
            }
            game.try_play(&text.parse().unwrap()).unwrap();
            prop_assert!(plain.play(side, &text));
            prop_assert_eq!(game.points().map(|points| points as i32), plain.points);
            for (number, rabbit) in game.rabbits().iter().enumerate() {
                let cell = rabbit.map(|cell| (cell.row().into(), cell.column().into()));
                prop_assert_eq!(cell, plain.pieces[0][number]);
            }
            let standing = plain.cabbages.iter().flatten().filter(|&&cabbage| cabbage).count();
            prop_assert_eq!(game.cabbages() as usize, standing);
            let is_over = plain.is_over(game.side().index());
            prop_assert_eq!(game.outcome().is_some(), is_over);
            if is_over {
                break;
            }
        }
    }
}
