//! The arrows on the board.

use super::board::{Board, MAX_PLAYERS};
use super::cell::Heading;
use super::turn::ArrowPlanes;
use super::{Arrow, Cell, MAX_ARROWS};

/// The arrows of one player, the oldest first.
#[derive(Clone, Copy, Debug)]
struct PlayerArrows {
    arrows: [Arrow; MAX_ARROWS],
    count: usize,
}

/// All arrows. Every position that a search stores has a copy, so they are in one piece of memory.
#[derive(Clone, Debug)]
pub(super) struct Arrows {
    by_player: [PlayerArrows; MAX_PLAYERS],
    /// The cells and headings of the arrows that animals can reach.
    arrow_planes: ArrowPlanes,
}

impl Default for Arrows {
    fn default() -> Arrows {
        let unused = Arrow {
            cell: Cell { x: 0, y: 0 },
            heading: Heading::North,
        };
        Arrows {
            by_player: [PlayerArrows {
                arrows: [unused; MAX_ARROWS],
                count: 0,
            }; MAX_PLAYERS],
            arrow_planes: ArrowPlanes::NOWHERE,
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
        let player_arrows = &self.by_player[player];
        &player_arrows.arrows[..player_arrows.count]
    }

    /// All arrows, player by player.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Arrow> {
        (0..MAX_PLAYERS).flat_map(|player| self.of(player))
    }

    /// The cells and headings of the arrows that animals can reach.
    pub(super) fn arrow_planes(&self) -> &ArrowPlanes {
        &self.arrow_planes
    }

    /// Places a player's arrow. If the player has three, it removes the oldest.
    pub(super) fn place(&mut self, board: &Board, player: usize, arrow: Arrow) {
        let player_arrows = &mut self.by_player[player];
        if player_arrows.count == MAX_ARROWS {
            let oldest = player_arrows.arrows[0];
            player_arrows.arrows.rotate_left(1);
            player_arrows.arrows[MAX_ARROWS - 1] = arrow;
            self.arrow_planes.remove(oldest.cell, oldest.heading);
        } else {
            player_arrows.arrows[player_arrows.count] = arrow;
            player_arrows.count += 1;
        }
        self.add_to_planes(board, arrow);
    }

    /// Replaces a player's arrow, the `index`-th from the oldest.
    pub(super) fn replace(&mut self, board: &Board, player: usize, index: usize, arrow: Arrow) {
        let player_arrows = &mut self.by_player[player];
        let replaced = std::mem::replace(
            &mut player_arrows.arrows[..player_arrows.count][index],
            arrow,
        );
        self.arrow_planes.remove(replaced.cell, replaced.heading);
        self.add_to_planes(board, arrow);
    }

    /// Adds an arrow to the planes. Arrows in pits are omitted: no animal meets them, and several may share a pit.
    fn add_to_planes(&mut self, board: &Board, Arrow { cell, heading }: Arrow) {
        if !board.is_pit(cell) {
            self.arrow_planes.place(cell, heading);
        }
    }
}
