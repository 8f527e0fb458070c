//! The evaluation of a position: a weighted sum of features, mostly counts of cells. The weights change with the ply.

use super::weights::{FEATURES, KNOT_PLIES, WEIGHTS};
use crate::games::dots::solver::{BOARD, Position, Set, shift};
use crate::thinking::search::{self, Evaluate, PROVEN};

/// The number of features of one side:
/// - cells with 1 to 4 dots, by whether the other side and its own side reach them (4 × 4)
/// - the same cells at the border or in a corner (4 × 2)
/// - full cells in all, at the border and in a corner
const OF_SIDE: usize = 27;

// The features of both sides, empty cells by the sides that reach them, and a constant.
const _: () = assert!(FEATURES == 2 * OF_SIDE + 4);

const CORNERS: Set = 0x0041_0000_0000_0041;
const BORDER: Set = 0x007f_4141_4141_417f & !CORNERS;

/// Evaluates positions near some ply. For weaker levels it adds noise.
#[derive(Clone, Debug)]
pub struct Judge {
    weights: [i32; FEATURES],
    noise: i32,
    seed: u64,
}

impl Judge {
    /// An evaluation for a search from a position of this ply. `noise` is the maximum error in hundredths of a cell. The seed
    /// determines the error of each position.
    pub fn new(ply: u32, noise: i32, seed: u64) -> Judge {
        let last = WEIGHTS[0].len() - 2;
        let knot = ((ply / KNOT_PLIES) as usize).min(last);
        let past = ply.saturating_sub(knot as u32 * KNOT_PLIES).min(KNOT_PLIES) as i32;
        let between = |columns: [i16; _]| {
            let (early, late) = (i32::from(columns[knot]), i32::from(columns[knot + 1]));
            early + (late - early) * past / KNOT_PLIES as i32
        };
        Judge {
            weights: WEIGHTS.map(between),
            noise,
            seed,
        }
    }

    fn error(&self, position: &Position) -> i32 {
        if self.noise == 0 {
            return 0;
        }
        let hash = search::Position::hash(position) ^ self.seed;
        let random = (hash.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) as i64;
        ((random * i64::from(2 * self.noise + 1)) >> 24) as i32 - self.noise
    }
}

impl Evaluate<Position> for Judge {
    const SWING: i32 = 80;
    const DOUBT: i32 = 100;

    #[inline]
    fn evaluate(&self, position: &Position) -> i32 {
        let features = features(position);
        let products = features.iter().zip(&self.weights).map(|(f, w)| f * w);
        let value = products.sum::<i32>() / 16 + self.error(position);
        value.clamp(1 - PROVEN, PROVEN - 1)
    }
}

/// The cells of one side that are not full.
struct Open {
    /// By the number of dots, from 1.
    exactly: [Set; 4],
    /// The cells that these dots reach.
    reach: Set,
}

impl Open {
    #[inline]
    fn new(position: &Position, own: Set) -> Open {
        let [ones, twos, fours] = position.digits;
        let open = own & !position.full();
        let one = open & ones & !twos;
        let two = open & twos & !ones;
        let three = open & ones & twos;
        let four = open & fours;
        let reach = (0..4).fold(0, |reach, direction| {
            let far = shift(four, direction) | four | three;
            let far = shift(far, direction) | four | three | two;
            let far = shift(far, direction) | open;
            reach | shift(far, direction)
        });
        Open {
            exactly: [one, two, three, four],
            reach,
        }
    }
}

/// The features: first those of the side to move, then the other side's, then the empty cells and the constant.
#[inline]
pub fn features(position: &Position) -> [i32; FEATURES] {
    let count = |set: Set| set.count_ones() as i32;
    let (mine, theirs) = position.sides();
    let full = position.full();
    let (my, their) = (Open::new(position, mine), Open::new(position, theirs));
    let mut features = [0; FEATURES];
    let (of_sides, of_empty) = features.split_at_mut(2 * OF_SIDE);
    let sides = [(mine, &my, &their), (theirs, &their, &my)];
    for ((own, one, other), counts) in sides.into_iter().zip(of_sides.chunks_exact_mut(OF_SIDE)) {
        let (states, places) = counts.split_at_mut(16);
        for (&set, counts) in one.exactly.iter().zip(states.chunks_exact_mut(4)) {
            let (safe, attacked) = (set & !other.reach, set & other.reach);
            counts[0] = count(safe & !one.reach);
            counts[1] = count(safe & one.reach);
            counts[2] = count(attacked & !one.reach);
            counts[3] = count(attacked & one.reach);
        }
        let (of_open, of_full) = places.split_at_mut(8);
        for (&set, counts) in one.exactly.iter().zip(of_open.chunks_exact_mut(2)) {
            counts[0] = count(set & BORDER);
            counts[1] = count(set & CORNERS);
        }
        of_full[0] = count(own & full);
        of_full[1] = count(own & full & BORDER);
        of_full[2] = count(own & full & CORNERS);
    }
    let empty = BOARD & !(mine | theirs);
    of_empty[0] = count(empty & my.reach & !their.reach);
    of_empty[1] = count(empty & !my.reach & their.reach);
    of_empty[2] = count(empty & my.reach & their.reach);
    of_empty[3] = 1;
    features
}
