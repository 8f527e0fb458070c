//! What a position is worth.

use super::position::{Position, Set, shift};
use crate::search::{Evaluate, PROVEN};

/// Judges positions, a little wrong if told to.
#[derive(Clone, Copy, Debug)]
pub struct Judge {
    noise: i32,
    seed: u64,
}

impl Judge {
    /// `noise` is the most by which it misjudges, in hundredths of a cell; which positions, the seed decides.
    pub fn new(noise: i32, seed: u64) -> Judge {
        Judge { noise, seed }
    }
}

impl Evaluate<Position> for Judge {
    #[inline]
    fn evaluate(&self, position: &Position) -> i32 {
        let value = judge(position);
        let limit = PROVEN - 1;
        if self.noise == 0 {
            return value.clamp(-limit, limit);
        }
        let hash = crate::search::Position::hash(position) ^ self.seed;
        let random = (hash.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) as i64;
        let error = ((random * i64::from(2 * self.noise + 1)) >> 24) as i32 - self.noise;
        (value + error).clamp(-limit, limit)
    }
}

/// The cells that dots of a side reach, by how many dots each of its cells holds at least.
#[inline]
fn reach(at_least: [Set; 4]) -> Set {
    let [one, two, three, four] = at_least;
    (0..4).fold(0, |all, direction| {
        let far = shift(four, direction) | three;
        let far = shift(far, direction) | two;
        let far = shift(far, direction) | one;
        all | shift(far, direction)
    })
}

fn judge(position: &Position) -> i32 {
    let [ones, twos, fours] = position.digits;
    let full = position.full();
    let (mine, theirs) = position.sides();
    let open = !full;
    let at_least = |side: Set| {
        let side = side & open;
        let four = side & fours;
        let three = four | side & ones & twos;
        let two = four | side & twos;
        [side, two, three, four]
    };
    let count = |set: Set| set.count_ones() as i32;
    let (my, their) = (at_least(mine), at_least(theirs));
    let (my_reach, their_reach) = (reach(my), reach(their));
    let side = |own: Set, steps: [Set; 4], attacked: Set, hot: i32| {
        let mut value = 200 * count(own & full) + 100 * count(own & open);
        for (k, set) in steps.iter().enumerate() {
            value += 5 * count(*set);
            value -= (hot + 5 * k as i32) * count(*set & attacked) / 4;
        }
        value
    };
    side(mine, my, their_reach, 10) - side(theirs, their, my_reach, 40)
}
