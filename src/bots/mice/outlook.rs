//! What comes of a position if the players place nothing more that matters.

use crate::game::{Game, Seat};
use crate::games::mice::{Arrow, Cell, Heading, Mice};

/// A position that is played on, again and again, in the same memory.
pub struct Outlook {
    position: Mice,
    /// How many turns to look on.
    horizon: u8,
    /// The turns played by now.
    turns: u64,
}

impl Outlook {
    pub fn new(start: &Mice, horizon: u8) -> Outlook {
        Outlook {
            position: start.clone(),
            horizon,
            turns: 0,
        }
    }

    /// The turns played by now.
    pub fn turns(&self) -> u64 {
        self.turns
    }

    /// What `arrow` is worth to `seat`, in hundredths of a point.
    pub fn after(&mut self, from: &Mice, arrow: &Arrow, seat: Seat) -> i32 {
        self.position.clone_from(from);
        self.position.play(arrow);
        self.play_on(|_| {});
        lead(&self.position, seat)
    }

    /// What a position is worth to `seat`, in hundredths of a point.
    pub fn of(&mut self, from: &Mice, seat: Seat) -> i32 {
        self.position.clone_from(from);
        self.play_on(|_| {});
        lead(&self.position, seat)
    }

    /// The arrows that change anything: those on cells where animals will come. Among them, at the end, one that changes
    /// nothing, if there is one.
    pub fn arrows(&mut self, from: &Mice) -> Vec<Arrow> {
        let size = usize::from(from.board().size());
        let mut visited = vec![false; size * size];
        let index = |cell: Cell| usize::from(cell.y) * size + usize::from(cell.x);
        self.position.clone_from(from);
        self.play_on(|position| {
            for group in position.animals() {
                visited[index(group.cell)] = true;
            }
        });
        let cells = (0..from.board().size())
            .flat_map(|y| (0..from.board().size()).map(move |x| Cell { x, y }));
        let place = |cell: Cell| Arrow {
            cell,
            heading: Heading::North,
        };
        let mut idle = None;
        let mut arrows = Vec::new();
        for cell in cells.filter(|&cell| from.check(&place(cell)).is_ok()) {
            if visited[index(cell)] {
                arrows.extend(Heading::ALL.map(|heading| Arrow { cell, heading }));
            } else {
                idle = idle.or(Some(place(cell)));
            }
        }
        arrows.extend(idle);
        arrows
    }

    /// Plays on to the horizon, and shows every position on the way.
    fn play_on(&mut self, mut look: impl FnMut(&Mice)) {
        for _ in 0..self.horizon {
            if self.position.outcome().is_some() {
                break;
            }
            self.position.pass();
            self.turns += 1;
            look(&self.position);
        }
    }
}

/// By how much a seat leads before the best of the others, in hundredths of a point; a little for the others' mean too, so
/// that with several opponents all of them count.
fn lead(position: &Mice, seat: Seat) -> i32 {
    let points = position.points();
    let own = points[seat.index()] as i32;
    let others = (0..points.len()).filter(|&other| other != seat.index());
    let others: Vec<i32> = others.map(|other| points[other] as i32).collect();
    let best = others.iter().max().copied().unwrap_or_default();
    let mean = 100 * others.iter().sum::<i32>() / others.len().max(1) as i32;
    100 * (own - best) + (100 * own - mean) / 4
}
