//! The arrows on the board.

use super::board::{Board, MAX_PLAYERS};
use super::cell::Heading;
use super::turn::Pointing;
use super::{Arrow, Cell, MAX_ARROWS};

/// The arrows of one player, the oldest first.
#[derive(Clone, Copy, Debug)]
struct Own {
    arrows: [Arrow; MAX_ARROWS],
    count: usize,
}

/// All arrows. Every position that a search stores has a copy, so they are in one piece of memory.
#[derive(Clone, Debug)]
pub(super) struct Arrows {
    by_player: [Own; MAX_PLAYERS],
    /// The cells and headings of the arrows that animals can reach.
    pointing: Pointing,
}

impl Default for Arrows {
    fn default() -> Arrows {
        let nothing = Arrow {
            cell: Cell { x: 0, y: 0 },
            heading: Heading::North,
        };
        Arrows {
            by_player: [Own {
                arrows: [nothing; MAX_ARROWS],
                count: 0,
            }; MAX_PLAYERS],
            pointing: Pointing::NOWHERE,
        }
    }
}

impl PartialEq for Arrows {
    fn eq(&self, other: &Arrows) -> bool {
        (0..MAX_PLAYERS).all(|player| self.of(player) == other.of(player))
    }
}

impl Arrows {
    /// The arrows of a player, the oldest first.
    pub(super) fn of(&self, player: usize) -> &[Arrow] {
        let own = &self.by_player[player];
        &own.arrows[..own.count]
    }

    /// All arrows, player by player.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Arrow> {
        (0..MAX_PLAYERS).flat_map(|player| self.of(player))
    }

    /// The cells and headings of the arrows that animals can reach.
    pub(super) fn pointing(&self) -> &Pointing {
        &self.pointing
    }

    /// Places a player's arrow. If the player has three, it removes the oldest.
    pub(super) fn place(&mut self, board: &Board, player: usize, arrow: Arrow) {
        let own = &mut self.by_player[player];
        if own.count == MAX_ARROWS {
            let oldest = own.arrows[0];
            own.arrows.rotate_left(1);
            own.arrows[MAX_ARROWS - 1] = arrow;
            self.pointing.lift(oldest.cell, oldest.heading);
        } else {
            own.arrows[own.count] = arrow;
            own.count += 1;
        }
        self.point(board, arrow);
    }

    /// Replaces a player's arrow, the `at`-th from the oldest.
    pub(super) fn exchange(&mut self, board: &Board, player: usize, at: usize, arrow: Arrow) {
        let own = &mut self.by_player[player];
        let before = std::mem::replace(&mut own.arrows[..own.count][at], arrow);
        self.pointing.lift(before.cell, before.heading);
        self.point(board, arrow);
    }

    /// Registers an arrow. Arrows in pits are omitted: no animal meets them, and several may share a pit.
    fn point(&mut self, board: &Board, Arrow { cell, heading }: Arrow) {
        if !board.is_pit(cell) {
            self.pointing.place(cell, heading);
        }
    }
}
