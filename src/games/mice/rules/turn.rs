//! A turn on the planes, one row of the board at a time.
//!
//! The work on a row is plain arithmetic on words without a branch. So the compiler turns the loop over the rows into one
//! over vectors of four.

use super::board::Board;
use super::cell::{Cell, Heading};
use super::crowds::Crowd;
use super::plane::{Headings, Plane, ROWS};
use super::planes::{
    CATS, EAST, MICE, NORTH, Planes, Row, SOUTH, WEST, occupied_cells, plane_start,
};

/// The input of a turn: the board, the planes before the turn, and the arrows. Animals of the kind `ENTERING_KIND` enter
/// through the doors.
#[derive(Clone, Copy)]
pub(super) struct TurnInput<'a, const ENTERING_KIND: usize> {
    pub(super) board: &'a Board,
    pub(super) old: &'a Planes,
    pub(super) arrows: &'a ArrowPlanes,
}

impl<'a, const ENTERING_KIND: usize> TurnInput<'a, ENTERING_KIND> {
    pub(super) fn new(
        board: &'a Board,
        old: &'a Planes,
        arrows: &'a ArrowPlanes,
    ) -> TurnInput<'a, ENTERING_KIND> {
        TurnInput { board, old, arrows }
    }

    /// The number of groups of mice and of cats that come to a cell.
    #[inline(always)]
    pub(super) fn count_groups_coming_to(&self, Cell { x, y }: Cell) -> [u32; 2] {
        // `y` is never beyond the last row. This expression saves a bounds check for each word.
        let y = usize::from(y).min(ROWS - 1);
        let mut rows = [
            self.old.row_moved_on(MICE, y),
            self.old.row_moved_on(CATS, y),
        ];
        let doors = self.board.entrances();
        for heading in 0..4 {
            rows[ENTERING_KIND][heading] |= doors[heading][y];
        }
        rows.map(|[north, east, south, west]| {
            (north >> x & 1) + (east >> x & 1) + (south >> x & 1) + (west >> x & 1)
        })
    }

    /// Whether a crowd keeps its heading on the cell that it has entered, if it is not eaten.
    #[inline(always)]
    pub(super) fn keeps_heading(&self, crowd: Crowd) -> bool {
        let Cell { x, y } = crowd.cell();
        // A crowd turns only on an arrow or in front of a wall. The mask `& 31` saves an overflow check.
        let cells_off_wall = &self.board.cells_off_wall()[crowd.direction()];
        cells_off_wall[usize::from(y)] & self.arrows.free_cells[usize::from(y)] & 1 << (x & 31) != 0
    }

    /// Whether a crowd that goes straight is still alive. If animals of its kind and heading are on its cell, it was not
    /// eaten there. But these may have just turned to its heading, while the crowd met cats on the way.
    #[inline(always)]
    pub(super) fn is_alive(&self, new: &Planes, crowd: Crowd) -> bool {
        let Cell { x, y } = crowd.cell();
        let plane = plane_start(crowd.kind(), crowd.direction());
        (new.0[plane + usize::from(y)] & 1 << (x & 31) != 0) & !self.has_met_cats(crowd)
    }

    /// Whether a crowd of mice met cats on the way.
    #[inline(always)]
    pub(super) fn has_met_cats(&self, crowd: Crowd) -> bool {
        let Cell { x, y } = crowd.cell();
        // Cats that moved the opposite way from the crowd's new cell.
        let facing_cats = plane_start(CATS, crowd.direction() ^ 2);
        (self.old.0[facing_cats + usize::from(y)] & 1 << (x & 31) != 0) & (crowd.kind() == MICE)
    }

    /// Steps 1 to 4 for a row.
    #[inline(always)]
    pub(super) fn row_after_arrival(&self, y: usize) -> [Row; 2] {
        let doors = self.board.entrances();
        let land = self.board.land_cells()[y];
        let mut rows = [
            self.old.row_moved_on(MICE, y),
            self.old.row_moved_on(CATS, y),
        ];
        let [north, east, south, west] = &mut rows[ENTERING_KIND];
        *north |= doors[NORTH][y];
        *east |= doors[EAST][y];
        *south |= doors[SOUTH][y];
        *west |= doors[WEST][y];
        rows.map(|[north, east, south, west]| {
            [north & land, east & land, south & land, west & land]
        })
    }

    /// Steps 1 to 5 for a row.
    #[inline(always)]
    pub(super) fn row_after_eating(&self, y: usize) -> [Row; 2] {
        let [mice, cats] = self.row_after_arrival(y);
        [
            uneaten_mice(mice, occupied_cells(cats), self.old.row(CATS, y)),
            cats,
        ]
    }

    /// Steps 1 to 6: fills the planes after the turn. Marks the cells where animals join others. Returns whether there are any.
    #[inline(always)]
    #[expect(clippy::needless_range_loop, reason = "all planes go by the row")]
    pub(super) fn fill_planes_after(
        &self,
        new: &mut Planes,
        cells_with_joiners: &mut Plane,
    ) -> bool {
        let mut all_joiners = 0;
        let last = self.board.size() - 1;
        for y in 0..self.board.rows() {
            let [mice, cats] = self.row_after_eating(y);
            let (mice, joined_mice) = self.arrows.row_turned(mice, y);
            let (cats, joined_cats) = self.arrows.row_turned(cats, y);
            let on_arrows = (joined_mice | joined_cats) & !self.arrows.free_cells[y];
            let (mice, joined_mice) = row_turned_at_walls(mice, last);
            let (cats, joined_cats) = row_turned_at_walls(cats, last);
            cells_with_joiners[y] = on_arrows | joined_mice | joined_cats;
            all_joiners |= cells_with_joiners[y];
            new.set_rows(y, [mice, cats]);
        }
        for (heading, y) in [(Heading::North, 0), (Heading::South, usize::from(last))] {
            for kind in [MICE, CATS] {
                let turning_animals = std::mem::take(new.word_mut(kind, heading, y));
                let left_word = new.word_mut(kind, heading.left(), y);
                cells_with_joiners[y] |= turning_animals & *left_word;
                all_joiners |= turning_animals & *left_word;
                *left_word |= turning_animals;
            }
        }
        all_joiners != 0
    }
}

/// The cells of the arrows.
#[derive(Clone, Debug)]
pub(super) struct ArrowPlanes {
    /// The arrows by heading. A cell has at most one.
    by_heading: Headings,
    /// The cells without an arrow.
    free_cells: Plane,
}

impl ArrowPlanes {
    pub(super) const NOWHERE: ArrowPlanes = ArrowPlanes {
        by_heading: [[0; ROWS]; 4],
        free_cells: [!0; ROWS],
    };

    /// Places an arrow on a cell that has none.
    pub(super) fn place(&mut self, Cell { x, y }: Cell, heading: Heading) {
        self.by_heading[heading as usize][usize::from(y)] |= 1 << x;
        self.free_cells[usize::from(y)] &= !(1 << x);
    }

    /// Removes the arrow of a cell.
    pub(super) fn remove(&mut self, Cell { x, y }: Cell, heading: Heading) {
        self.by_heading[heading as usize][usize::from(y)] &= !(1 << x);
        self.free_cells[usize::from(y)] |= 1 << x;
    }

    /// The heading of the arrow on a cell.
    pub(super) fn at(&self, Cell { x, y }: Cell) -> Option<Heading> {
        let has_heading = |by_heading: &Heading| {
            self.by_heading[*by_heading as usize][usize::from(y)] >> x & 1 != 0
        };
        Heading::ALL.into_iter().find(has_heading)
    }

    /// A row after animals on arrows have turned, and the cells where several groups were.
    #[inline(always)]
    fn row_turned(&self, [north, east, south, west]: Row, y: usize) -> (Row, u32) {
        let several_groups = north & east;
        let any_heading = north | east;
        let several_groups = several_groups | any_heading & south;
        let any_heading = any_heading | south;
        let several_groups = several_groups | any_heading & west;
        let any_heading = any_heading | west;
        let free_cells = self.free_cells[y];
        let turned = [
            north & free_cells | any_heading & self.by_heading[NORTH][y],
            east & free_cells | any_heading & self.by_heading[EAST][y],
            south & free_cells | any_heading & self.by_heading[SOUTH][y],
            west & free_cells | any_heading & self.by_heading[WEST][y],
        ];
        (turned, several_groups)
    }
}

/// A row after animals at the eastern and western wall have turned, and the cells where some joined others.
#[inline(always)]
fn row_turned_at_walls([north, east, south, west]: Row, last_column: u8) -> (Row, u32) {
    let to_north = east & 1 << last_column;
    let to_south = west & 1;
    let turned = [
        north | to_north,
        east ^ to_north,
        south | to_south,
        west ^ to_south,
    ];
    (turned, north & to_north | south & to_south)
}

/// The mice that no cat eats: there is no cat on their cell, and they met none on the way.
///
/// A cat that changed places with a mouse was on the mouse's new cell and faced it. It moved to the cell that the mouse
/// left. That cell has neither a rocket nor a pit, so the cat is still on the board.
#[inline(always)]
fn uneaten_mice([north, east, south, west]: Row, cats: u32, cats_before: Row) -> Row {
    [
        north & !(cats | cats_before[SOUTH]),
        east & !(cats | cats_before[WEST]),
        south & !(cats | cats_before[NORTH]),
        west & !(cats | cats_before[EAST]),
    ]
}
