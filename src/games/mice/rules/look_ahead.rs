//! Looking ahead: operations beyond the rules that solvers and generators need.

use super::{Arrow, Cell, Cells, Heading, Mice, Seat};
use crate::core::game::{Game, IllegalMove};

/// The arrow of a player who passes. It is in a pit, so no animal meets it: animals in pits leave before step 6.
const IDLE_ARROW: Arrow = Arrow {
    cell: Cell { x: 0, y: 0 },
    heading: Heading::North,
};

impl Mice {
    /// Plays a legal arrow like [`Game::play`]. Returns the number of mice lost: eaten, or fallen into a pit.
    pub fn play_counting(&mut self, arrow: &Arrow) -> u32 {
        debug_assert_eq!(self.check(arrow), Ok(()), "{arrow}");
        self.play_unchecked(arrow)
    }

    /// Passes: plays a turn whose arrow meets no animal. It replaces a turn that is not to be examined.
    ///
    /// The arrow takes its place among the player's three, and the oldest is removed as usual, but the arrow has no effect. The
    /// rules do not allow such an arrow. So the position can be examined and continued, but its text cannot be read.
    pub fn pass(&mut self) {
        debug_assert!(!self.is_over(), "the game is over");
        self.move_animals();
        self.place_arrow(&IDLE_ARROW);
    }

    /// Passes. Returns the number of mice lost.
    pub(crate) fn pass_counting(&mut self) -> u32 {
        debug_assert!(!self.is_over(), "the game is over");
        self.play_unchecked(&IDLE_ARROW)
    }

    /// The next `turns` turns of the game, with a position for each, up to the end of the game. With an arrow, the player
    /// places it and then everyone passes. Without an arrow, the game continues as it is: no arrow is removed in the first
    /// turn, and the player's arrow that would have been removed goes a round later, together with the next oldest. So the two
    /// results differ exactly by the effect of the arrow, including the removal of the oldest.
    ///
    /// # Errors
    /// The rule that the arrow breaks.
    pub fn positions_ahead(
        &self,
        arrow: Option<&Arrow>,
        turns: u8,
    ) -> Result<Vec<Mice>, IllegalMove> {
        let mut positions = Vec::new();
        let mut position = self.clone();
        let mover = self.side();
        for turn in 0..turns {
            if position.is_over() {
                break;
            }
            match (turn, arrow) {
                (0, Some(arrow)) => position.try_play(arrow)?,
                (0, None) => position.pass_without_arrow(),
                _ => {
                    // The pass that was omitted a round ago comes before the pass of this turn.
                    if arrow.is_none() && turn == self.players() as u8 {
                        let board = &position.board;
                        position.arrows.place(board, mover.index(), IDLE_ARROW);
                    }
                    position.pass();
                }
            }
            positions.push(position.clone());
        }
        Ok(positions)
    }

    /// Plays a turn in which no arrow is placed or removed.
    fn pass_without_arrow(&mut self) {
        self.move_animals();
        self.end_turn();
    }

    fn play_unchecked(&mut self, arrow: &Arrow) -> u32 {
        let mice_before = self.herd.mice();
        let turn = u32::from(self.ply) + 1;
        let mut entered = self.mice_entering(turn);
        let mut rescued = self.move_animals();
        rescued += self.place_arrow(arrow);
        if self.is_over() {
            entered += self.mice_entering(turn + 1);
        }
        mice_before + entered - rescued - self.herd.mice()
    }

    /// The number of mice that enter in turn `turn`, counted from 1.
    fn mice_entering(&self, turn: u32) -> u32 {
        if Mice::cats_enter(turn) {
            0
        } else {
            self.board.doors().len() as u32
        }
    }

    /// The cells on which animals will be when step 6 of the next turn turns those on arrows. No later arrow can change this.
    pub fn next_animal_cells(&self) -> Cells {
        let cats_enter = Mice::cats_enter(u32::from(self.ply) + 1);
        Cells::from(&self.herd.after_eating(&self.board, cats_enter).occupied())
    }

    /// By heading, the cells with animals of that heading.
    pub(crate) fn headings(&self) -> [Cells; 4] {
        self.herd.headings().map(|plane| Cells::from(&plane))
    }

    /// Replaces the arrow that was placed at ply `ply` by another.
    ///
    /// # Panics
    /// Panics if that arrow is off the board.
    pub(crate) fn replace_arrow(&mut self, ply: u8, arrow: Arrow) {
        let players = self.players();
        let arrows_since = (usize::from(self.ply - 1 - ply)) / players;
        let player = usize::from(ply) % players;
        let index = self.arrows.of(player).len() - 1 - arrows_since;
        self.arrows.replace(&self.board, player, index, arrow);
    }

    /// The player who places the arrow at ply `ply`.
    pub fn side_at(&self, ply: u8) -> Seat {
        Seat((usize::from(ply) % self.players()) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::super::Effect;
    use super::*;
    use crate::core::game::LegalMoves;

    fn start() -> Mice {
        let text = "5 24 1,2/3,2 2E/2W 0 0/0 -/- -";
        text.parse().unwrap()
    }

    #[test]
    fn counting_plays_as_the_rules_do_and_finds_every_mouse() {
        let mut game = start();
        let (mut lost, mut rescued) = (0, 0);
        let mut moves = Vec::new();
        for turn in 0..24_usize {
            game.legal_moves(&mut moves);
            let arrow = moves[turn * 17 % moves.len()];
            let mut counted = game.clone();
            for effect in game.effects(&arrow) {
                if let Effect::Rescue { mice, .. } = effect {
                    rescued += mice;
                }
            }
            game.play(&arrow);
            lost += counted.play_counting(&arrow);
            assert_eq!(counted, game);
        }
        // In turns 10 and 20 cats enter. The steps after the last arrow are turn 25.
        let entered = 2 * (25 - 2);
        let alive: u32 = game.animals().iter().map(|group| group.mice).sum();
        assert_eq!(entered, alive + lost + rescued);
    }

    #[test]
    fn an_idle_arrow_changes_nothing_and_can_be_exchanged() {
        let arrow: Arrow = "1 1 S".parse().unwrap();
        let mut idle = start();
        idle.pass();
        for other in ["1 4 E", "2 4 E", "3 4 E"] {
            idle.play(&other.parse().unwrap());
        }
        assert_eq!(idle.arrows(Seat(0)).len(), 2);
        idle.replace_arrow(0, arrow);
        assert_eq!(idle.arrows(Seat(0))[0], arrow);
    }

    #[test]
    fn a_player_who_passes_lifts_the_oldest_arrow_each_time() {
        let text = "5 24 1,2/3,2 2E/2W 6 0/0 2,0W+2,1N+2,2E/1,3N+2,3N+3,3N -";
        let mut game: Mice = text.parse().unwrap();
        for remaining in [2, 1, 0, 0] {
            game.pass();
            game.pass();
            let is_on_board = |arrow: &&Arrow| !game.board().is_pit(arrow.cell);
            let counts =
                [0, 1].map(|player| game.arrows(Seat(player)).iter().filter(is_on_board).count());
            assert_eq!(counts, [remaining, remaining]);
        }
    }

    #[test]
    fn looking_ahead_without_an_arrow_removes_none_before_the_next_round() {
        let text = "5 24 1,2/3,2 2E/2W 6 0/0 2,0W+2,1N+2,2E/1,3N+2,3N+3,3N -";
        let game: Mice = text.parse().unwrap();
        let counts = |position: &Mice| {
            [0, 1].map(|player| {
                let arrows = position.arrows(Seat(player)).iter();
                let is_on_board = arrows.filter(|arrow| !position.board().is_pit(arrow.cell));
                is_on_board
                    .map(Arrow::to_string)
                    .collect::<Vec<_>>()
                    .join(", ")
            })
        };
        let all = |positions: Vec<Mice>| positions.iter().map(counts).collect::<Vec<_>>();
        let without_arrow = all(game.positions_ahead(None, 4).unwrap());
        assert_eq!(
            without_arrow[0],
            ["2 0 W, 2 1 N, 2 2 E", "1 3 N, 2 3 N, 3 3 N"]
        );
        assert_eq!(without_arrow[1], ["2 0 W, 2 1 N, 2 2 E", "2 3 N, 3 3 N"]);
        assert_eq!(without_arrow[2], ["2 2 E", "2 3 N, 3 3 N"]);
        let arrow = "1 1 S".parse().unwrap();
        let with_arrow = all(game.positions_ahead(Some(&arrow), 4).unwrap());
        assert_eq!(
            with_arrow[0],
            ["2 1 N, 2 2 E, 1 1 S", "1 3 N, 2 3 N, 3 3 N"]
        );
        assert_eq!(with_arrow[2], ["2 2 E, 1 1 S", "2 3 N, 3 3 N"]);
        assert_eq!(with_arrow[3], ["2 2 E, 1 1 S", "3 3 N"]);
        assert!(
            game.positions_ahead(Some(&"2 0 N".parse().unwrap()), 4)
                .is_err()
        );
        assert_eq!(game.positions_ahead(None, 99).unwrap().len(), 18);
    }

    #[test]
    fn a_position_takes_the_place_of_one_on_a_board_of_another_size() {
        let text = "25 100 5,5/20,20 1N/9N/22N/5E/7S/12W/20W 0 0/0 -/- -";
        let mut large: Mice = text.parse().unwrap();
        let mut small = start();
        let mut copy = large.clone();
        for _ in 0..24 {
            large.pass();
            copy.clone_from(&large);
            copy.pass();
            copy.clone_from(&small);
            assert_eq!(copy, small);
            copy.pass();
            small.pass();
            assert_eq!(copy, small);
        }
    }

    #[test]
    fn animals_are_on_the_reported_cells() {
        let mut game = start();
        for _ in 0..12 {
            let reported = game.next_animal_cells();
            game.pass();
            let mut counts = Cells::NONE;
            game.animals()
                .iter()
                .for_each(|group| counts.insert(group.cell));
            assert_eq!(reported, counts);
        }
    }
}
