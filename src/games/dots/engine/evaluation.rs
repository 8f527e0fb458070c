//! The evaluation of a position: a weighted sum of features, mostly counts of cells. The weights change with the ply.

use super::weights::{FEATURES, KNOT_PLIES, WEIGHTS};
use crate::games::dots::solver::{BOARD, Position, Set, shift};
use crate::thinking::search::{self, Evaluate, PROVEN};

/// The number of features of one side:
/// - cells with 1 to 4 dots, by whether the other side and its own side reach them (4 × 4)
/// - the same cells at the border or in a corner (4 × 2)
/// - full cells in all, at the border and in a corner
const FEATURES_OF_SIDE: usize = 27;

// The features of both sides, empty cells by the sides that reach them, and a constant.
const _: () = assert!(FEATURES == 2 * FEATURES_OF_SIDE + 4);

const CORNERS: Set = 0x0041_0000_0000_0041;
const BORDER: Set = 0x007f_4141_4141_417f & !CORNERS;

/// Evaluates positions near some ply. For weaker levels it adds noise.
#[derive(Clone, Debug)]
pub struct Evaluator {
    weights: [i32; FEATURES],
    noise: i32,
    seed: u64,
}

impl Evaluator {
    /// An evaluation for a search from a position of this ply. `noise` is the maximum error in hundredths of a cell. The seed
    /// determines the error of each position.
    pub fn new(ply: u32, noise: i32, seed: u64) -> Evaluator {
        let last = WEIGHTS[0].len() - 2;
        let knot = ((ply / KNOT_PLIES) as usize).min(last);
        let plies_after_knot = ply.saturating_sub(knot as u32 * KNOT_PLIES).min(KNOT_PLIES) as i32;
        let interpolated = |columns: [i16; _]| {
            let (early, late) = (i32::from(columns[knot]), i32::from(columns[knot + 1]));
            early + (late - early) * plies_after_knot / KNOT_PLIES as i32
        };
        Evaluator {
            weights: WEIGHTS.map(interpolated),
            noise,
            seed,
        }
    }

    fn noise_for(&self, position: &Position) -> i32 {
        if self.noise == 0 {
            return 0;
        }
        let hash = search::Position::hash(position) ^ self.seed;
        let random = (hash.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) as i64;
        ((random * i64::from(2 * self.noise + 1)) >> 24) as i32 - self.noise
    }
}

impl Evaluate<Position> for Evaluator {
    const QUIET_MOVE_MARGIN: i32 = 80;
    const PROBE_MARGIN: i32 = 100;

    #[inline]
    fn evaluate(&self, position: &Position) -> i32 {
        let features = features(position);
        let products = features
            .iter()
            .zip(&self.weights)
            .map(|(feature, weight)| feature * weight);
        let value = products.sum::<i32>() / 16 + self.noise_for(position);
        value.clamp(1 - PROVEN, PROVEN - 1)
    }
}

/// The cells of one side that are not full.
struct OpenCells {
    /// By the number of dots, from 1.
    with_dots: [Set; 4],
    /// The cells that these dots reach.
    reached: Set,
}

impl OpenCells {
    #[inline]
    fn new(position: &Position, own: Set) -> OpenCells {
        let [ones, twos, fours] = position.digits;
        let open_cells = own & !position.full();
        let one = open_cells & ones & !twos;
        let two = open_cells & twos & !ones;
        let three = open_cells & ones & twos;
        let four = open_cells & fours;
        let reached = (0..4).fold(0, |reached, direction| {
            let reached_steps = shift(four, direction) | four | three;
            let reached_steps = shift(reached_steps, direction) | four | three | two;
            let reached_steps = shift(reached_steps, direction) | open_cells;
            reached | shift(reached_steps, direction)
        });
        OpenCells {
            with_dots: [one, two, three, four],
            reached,
        }
    }
}

/// The features: first those of the side to move, then the other side's, then the empty cells and the constant.
#[inline]
pub fn features(position: &Position) -> [i32; FEATURES] {
    let count = |set: Set| set.count_ones() as i32;
    let (mine, theirs) = position.sides();
    let full = position.full();
    let (my_open, their_open) = (
        OpenCells::new(position, mine),
        OpenCells::new(position, theirs),
    );
    let mut features = [0; FEATURES];
    let (of_sides, of_empty) = features.split_at_mut(2 * FEATURES_OF_SIDE);
    let sides = [
        (mine, &my_open, &their_open),
        (theirs, &their_open, &my_open),
    ];
    for ((own, own_open, other_open), counts) in sides
        .into_iter()
        .zip(of_sides.chunks_exact_mut(FEATURES_OF_SIDE))
    {
        let (states, places) = counts.split_at_mut(16);
        for (&set, counts) in own_open.with_dots.iter().zip(states.chunks_exact_mut(4)) {
            let (safe, attacked) = (set & !other_open.reached, set & other_open.reached);
            counts[0] = count(safe & !own_open.reached);
            counts[1] = count(safe & own_open.reached);
            counts[2] = count(attacked & !own_open.reached);
            counts[3] = count(attacked & own_open.reached);
        }
        let (of_open, of_full) = places.split_at_mut(8);
        for (&set, counts) in own_open.with_dots.iter().zip(of_open.chunks_exact_mut(2)) {
            counts[0] = count(set & BORDER);
            counts[1] = count(set & CORNERS);
        }
        of_full[0] = count(own & full);
        of_full[1] = count(own & full & BORDER);
        of_full[2] = count(own & full & CORNERS);
    }
    let empty = BOARD & !(mine | theirs);
    of_empty[0] = count(empty & my_open.reached & !their_open.reached);
    of_empty[1] = count(empty & !my_open.reached & their_open.reached);
    of_empty[2] = count(empty & my_open.reached & their_open.reached);
    of_empty[3] = 1;
    features
}
