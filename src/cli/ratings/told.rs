//! How a test of two programs stands, in words and as JSON.

use serde_json::json;

use super::{Accepted, Pentanomial, Sprt};

/// How the test stands, in a line.
pub fn words_of_sprt(sprt: &Sprt, pairs: &Pentanomial) -> String {
    let accepted = match sprt.accepted {
        Some(Accepted::Stronger) => "accepted: the first program is stronger by elo1 (H1)",
        Some(Accepted::NotStronger) => {
            "accepted: the first program is not stronger than by elo0 (H0)"
        }
        None => "not decided",
    };
    let [none, half, one, more, both] = pairs.0;
    format!(
        "sprt: log-likelihood ratio {:.2}, bounds {:.2} and {:.2}; {} pairs, of which {none} gave 0 points, {half} ½, {one} 1, {more} 1½ and {both} 2; {accepted}",
        sprt.llr,
        sprt.lower,
        sprt.upper,
        pairs.pairs(),
    )
}

/// The same as a line of JSON.
pub fn json_of_sprt(sprt: &Sprt, pairs: &Pentanomial) -> String {
    let accepted = sprt.accepted.map(|accepted| match accepted {
        Accepted::Stronger => "H1",
        Accepted::NotStronger => "H0",
    });
    json!({ "sprt": {
        "llr": sprt.llr,
        "lower": sprt.lower,
        "upper": sprt.upper,
        "pairs": pairs.0,
        "accepted": accepted,
    }})
    .to_string()
}
