//! The weights of the evaluation.
//!
//! They are fitted, not chosen: logistic regression on who won, over the positions of games that the engine played against
//! itself (4,000 games of 2,500 nodes a move), repeated with the weights found. They are then scaled so that a value is the lead in cells that such
//! positions led to on average.

use super::evaluation::FEATURES;

/// The plies from one column of weights to the next.
pub(super) const KNOT_PLIES: u32 = 80;

/// By feature, at ply 0, 80, …: sixteenths of a hundredth of a cell.
#[rustfmt::skip]
pub(super) static WEIGHTS: [[i16; 4]; FEATURES] = [
    [  288,    54,  1400,  2139], // mine, 1 dot, safe, alone
    [  507,   780,  1903,  8003], // mine, 1 dot, safe, backed
    [ -167,  -530,  -928, -1659], // mine, 1 dot, attacked, alone
    [  223,   376,  1098,   987], // mine, 1 dot, attacked, backed
    [ 2132,  1152,  2884,  5624], // mine, 2 dots, safe, alone
    [ 2084,  2067,  2674,  8798], // mine, 2 dots, safe, backed
    [ 1049,   447,  -682,  -459], // mine, 2 dots, attacked, alone
    [ 1739,  1464,  1705,  5369], // mine, 2 dots, attacked, backed
    [ 1861,  1943,  2594,  4160], // mine, 3 dots, safe, alone
    [ 2844,  2638,  3296,  6632], // mine, 3 dots, safe, backed
    [ 1057,   999,   445,   338], // mine, 3 dots, attacked, alone
    [ 1753,  1937,  2500,   928], // mine, 3 dots, attacked, backed
    [ 1409,  2009,  2645,  3359], // mine, 4 dots, safe, alone
    [ 3508,  3802,  3444,  4938], // mine, 4 dots, safe, backed
    [ 1849,  1996,  1451,  1269], // mine, 4 dots, attacked, alone
    [ 2771,  3082,  2537,  3379], // mine, 4 dots, attacked, backed
    [  138,   102,   104,   878], // mine, 1 dot, border
    [  476,   120,   127,  1339], // mine, 1 dot, corner
    [   37,  -255,   250,  1281], // mine, 2 dots, border
    [ -862,  -479,   420,  -257], // mine, 2 dots, corner
    [ -270,  -418,   425,   349], // mine, 3 dots, border
    [ -861,    48,   137,  -301], // mine, 3 dots, corner
    [  188,  -921,  -872,   910], // mine, 4 dots, border
    [   49,   110,   534,    22], // mine, 4 dots, corner
    [  701,  1163,  2464,  7459], // mine, full
    [  786,  -123,  -181,   391], // mine, full, border
    [  409,   247,   399,   110], // mine, full, corner
    [ -294,  -249, -1494, -1846], // theirs, 1 dot, safe, alone
    [ -563,  -847, -2017, -7792], // theirs, 1 dot, safe, backed
    [  195,   764,  1062,  1416], // theirs, 1 dot, attacked, alone
    [ -138,  -243,  -879,  -560], // theirs, 1 dot, attacked, backed
    [-2884, -1437, -3123, -6071], // theirs, 2 dots, safe, alone
    [-2646, -2168, -2851, -9486], // theirs, 2 dots, safe, backed
    [  230,   440,  1439,  1392], // theirs, 2 dots, attacked, alone
    [-1672, -1508,  -684,   944], // theirs, 2 dots, attacked, backed
    [-2198, -2383, -3112, -4374], // theirs, 3 dots, safe, alone
    [-3221, -3001, -3654, -6833], // theirs, 3 dots, safe, backed
    [  293,   323,   487,   652], // theirs, 3 dots, attacked, alone
    [ 1008,   -20, -1507,  -822], // theirs, 3 dots, attacked, backed
    [-1631, -2341, -3243, -4215], // theirs, 4 dots, safe, alone
    [-4202, -4097, -4077, -5695], // theirs, 4 dots, safe, backed
    [ -969, -1111,  -965,  -532], // theirs, 4 dots, attacked, alone
    [ -978, -1099,    -9,  2415], // theirs, 4 dots, attacked, backed
    [ -195,   -52,    16,  -235], // theirs, 1 dot, border
    [ -456,   -42,   -80, -1119], // theirs, 1 dot, corner
    [  186,   290,  -170,  -475], // theirs, 2 dots, border
    [ 1137,   593,  -286,   766], // theirs, 2 dots, corner
    [ -193,   423,  -191,   182], // theirs, 3 dots, border
    [  983,   213,    93,   501], // theirs, 3 dots, corner
    [  141,   529,   671,   292], // theirs, 4 dots, border
    [  584,   646,   210,   211], // theirs, 4 dots, corner
    [ -313,  -950, -2267, -7794], // theirs, full
    [ -833,   212,   202,   269], // theirs, full, border
    [ -382,  -115,  -416,   210], // theirs, full, corner
    [  181,   567,   198,   327], // empty, I reach it
    [  -75,  -488,  -283,  -372], // empty, they reach it
    [   82,    44,   -13,    89], // empty, both reach it
    [  730,   365,   213,   329], // having the move
];
