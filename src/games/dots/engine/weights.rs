//! The weights of the evaluation.
//!
//! The weights are fitted, not chosen (`cargo bench --bench dots_fit`). A logistic regression on the winner used the positions
//! of 9,000 games that the engine played against itself at 3,000 nodes a move, each time with the weights of the round before.
//! The weights are scaled so that a value is the average lead in cells at the end of games with such a position.

/// The number of features with a weight.
pub const FEATURES: usize = 58;

/// The number of plies between two columns of weights.
pub const KNOT_PLIES: u32 = 80;

/// By feature, at ply 0, 80, …, in sixteenths of a hundredth of a cell.
#[rustfmt::skip]
pub static WEIGHTS: [[i16; 4]; FEATURES] = [
    [  732,   139,  1568,  3551], // mine, 1 dot, safe, alone
    [  790,   802,  1790,  9539], // mine, 1 dot, safe, backed
    [    0,  -317,  -918, -1866], // mine, 1 dot, attacked, alone
    [  453,   340,  1123,  -416], // mine, 1 dot, attacked, backed
    [ 1893,  1210,  2583,  6954], // mine, 2 dots, safe, alone
    [ 2204,  1860,  2535,  9469], // mine, 2 dots, safe, backed
    [ 1280,   392,  -133,  -494], // mine, 2 dots, attacked, alone
    [ 1874,  1350,  1711,  5807], // mine, 2 dots, attacked, backed
    [ 2491,  2542,  2558,  5855], // mine, 3 dots, safe, alone
    [ 3608,  2981,  3050,  7634], // mine, 3 dots, safe, backed
    [ 1739,  1432,   974,   566], // mine, 3 dots, attacked, alone
    [ 2472,  2002,  2526,   562], // mine, 3 dots, attacked, backed
    [ 1996,  2817,  3444,  4814], // mine, 4 dots, safe, alone
    [ 3561,  3864,  3271,  6526], // mine, 4 dots, safe, backed
    [ 1874,  1993,  2208,  2139], // mine, 4 dots, attacked, alone
    [ 3132,  2876,  2550,  4271], // mine, 4 dots, attacked, backed
    [  -77,    43,   248,  1211], // mine, 1 dot, border
    [  112,    40,   120,    -3], // mine, 1 dot, corner
    [   90,  -103,   217,  1251], // mine, 2 dots, border
    [ -421,    36,   188,    49], // mine, 2 dots, corner
    [  -68,  -352,   403,   858], // mine, 3 dots, border
    [-1944,    86,   706,  -238], // mine, 3 dots, corner
    [   91, -1222,  -424,   749], // mine, 4 dots, border
    [ -254,   -58,  -167,   490], // mine, 4 dots, corner
    [  800,  1143,  2344,  8266], // mine, full
    [  547,   -97,  -109,   367], // mine, full, border
    [  169,   116,   -13,   245], // mine, full, corner
    [ -731,  -292, -1570, -3150], // theirs, 1 dot, safe, alone
    [ -854,  -836, -1812, -9337], // theirs, 1 dot, safe, backed
    [  -29,   532,  1208,  1839], // theirs, 1 dot, attacked, alone
    [ -326,  -233,  -781,   813], // theirs, 1 dot, attacked, backed
    [-2617, -1418, -2784, -7307], // theirs, 2 dots, safe, alone
    [-2678, -1963, -2613, -10235], // theirs, 2 dots, safe, backed
    [  500,   803,   990,  1515], // theirs, 2 dots, attacked, alone
    [-1733, -1294,  -854,  1694], // theirs, 2 dots, attacked, backed
    [-3056, -2984, -3026, -6100], // theirs, 3 dots, safe, alone
    [-4095, -3291, -3354, -7951], // theirs, 3 dots, safe, backed
    [  351,   368,   561,  1176], // theirs, 3 dots, attacked, alone
    [  662,    51, -1554,  -676], // theirs, 3 dots, attacked, backed
    [-2307, -3275, -4143, -5694], // theirs, 4 dots, safe, alone
    [-4366, -4153, -4026, -7377], // theirs, 4 dots, safe, backed
    [-1054, -1246, -1843, -1164], // theirs, 4 dots, attacked, alone
    [ -941,  -911,  -567,  4181], // theirs, 4 dots, attacked, backed
    [   63,   -20,  -245,  -310], // theirs, 1 dot, border
    [  -77,    51,  -101,   221], // theirs, 1 dot, corner
    [  143,   119,  -211,  -209], // theirs, 2 dots, border
    [  803,    66,   -92,   482], // theirs, 2 dots, corner
    [ -276,   282,  -294,    74], // theirs, 3 dots, border
    [ 1855,   102,  -438,   497], // theirs, 3 dots, corner
    [   75,   673,   375,   760], // theirs, 4 dots, border
    [  555,   462,   679,  -186], // theirs, 4 dots, corner
    [ -483,  -983, -2163, -8751], // theirs, full
    [ -586,   145,    58,   678], // theirs, full, border
    [ -230,    24,     8,    20], // theirs, full, corner
    [   47,   449,   478,   628], // empty, I reach it
    [   17,  -375,  -473,  -574], // empty, they reach it
    [   65,    38,    59,   187], // empty, both reach it
    [  959,   407,   245,   443], // having the move
];
