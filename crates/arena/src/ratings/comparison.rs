//! Descriptions of two programs' comparison and of its test, in words and as JSON.

use serde_json::{Value, json};

use super::{AcceptedHypothesis, Pentanomial, Sprt};

/// Describes how the first of two programs does against the second. `drawn` is the share of drawn games. `None` without a
/// complete pair.
pub fn describe_pairs(name: &str, pairs: &Pentanomial, drawn: f64) -> Option<String> {
    let strength = pairs.strength()?;
    let percent = |share: f64| format!("{:.1} %", share * 100.0);
    let signed = |elo: f64| {
        if elo.is_finite() {
            format!("{elo:+.1}")
        } else {
            format!("{}infinite", if elo > 0.0 { "+" } else { "-" })
        }
    };
    let count = match pairs.pair_count() {
        1 => "1 pair".to_owned(),
        count => format!("{count} pairs"),
    };
    let (score, drawn) = (percent(strength.score), percent(drawn));
    if pairs.is_uniform() {
        return Some(format!(
            "[{name}] score {score}, Elo {}, drawn {drawn}, by {count} of games\n\
             no error: all pairs gave the same points, so the share of chance is unknown",
            signed(strength.elo)
        ));
    }
    let error = if strength.elo_error.is_finite() {
        format!("{:.1}", strength.elo_error)
    } else {
        "infinite".to_owned()
    };
    Some(format!(
        "[{name}] score {score} ± {}, Elo {} ± {error}, LOS {}, drawn {drawn}, by {count} of games\n\
         ±: the bounds of 95 %; LOS: the likelihood that this program is the stronger one",
        percent(strength.score_error),
        signed(strength.elo),
        percent(strength.superiority),
    ))
}

/// The same for programs. Unknown or infinite numbers are null.
pub fn pairs_json(pairs: &Pentanomial, drawn: f64) -> Value {
    let Some(strength) = pairs.strength() else {
        return Value::Null;
    };
    let if_known = |number: f64| (!pairs.is_uniform()).then_some(number);
    json!({
        "pairs": pairs.counts,
        "score": strength.score,
        "score_error": if_known(strength.score_error),
        "elo": strength.elo,
        "elo_error": if_known(strength.elo_error),
        "normalized": if_known(strength.normalized),
        "normalized_error": if_known(strength.normalized_error),
        "los": if_known(strength.superiority),
        "drawn": drawn,
    })
}

/// Describes the state of the test in one line.
pub fn describe_sprt(sprt: &Sprt, pairs: &Pentanomial) -> String {
    let accepted = match sprt.accepted {
        Some(AcceptedHypothesis::Stronger) => {
            "accepted: the first program is stronger by elo1 (H1)"
        }
        Some(AcceptedHypothesis::NotStronger) => {
            "accepted: the first program is not stronger than by elo0 (H0)"
        }
        None => "not decided",
    };
    let [no_points, half, one, three_halves, both] = pairs.counts;
    format!(
        "sprt: log-likelihood ratio {:.2}, bounds {:.2} and {:.2}; {} pairs, of which {no_points} gave 0 points, {half} ½, {one} 1, {three_halves} 1½ and {both} 2; {accepted}",
        sprt.llr,
        sprt.lower,
        sprt.upper,
        pairs.pair_count(),
    )
}

/// Returns the same as a line of JSON.
pub fn sprt_json(sprt: &Sprt, pairs: &Pentanomial) -> String {
    let accepted = sprt.accepted.map(|accepted| match accepted {
        AcceptedHypothesis::Stronger => "H1",
        AcceptedHypothesis::NotStronger => "H0",
    });
    json!({ "sprt": {
        "llr": sprt.llr,
        "lower": sprt.lower,
        "upper": sprt.upper,
        "pairs": pairs.counts,
        "accepted": accepted,
    }})
    .to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_described_with_their_errors() {
        let words = |counts| describe_pairs("a", &Pentanomial { counts }, 0.25);
        assert_eq!(words([0; 5]), None);
        let text = words([34, 54, 63, 64, 75]).unwrap();
        let expected = "[a] score 57.9 % ± 3.9 %, Elo +55.6 ± 27.7, LOS 100.0 %, drawn 25.0 %, by 290 pairs of games\n";
        assert!(text.starts_with(expected), "{text}");
        let words_for_win = words([0, 0, 0, 0, 1]).unwrap();
        let expected =
            "[a] score 100.0 %, Elo +infinite, drawn 25.0 %, by 1 pair of games\nno error";
        assert!(words_for_win.starts_with(expected), "{words_for_win}");
        let nearly = words([0, 0, 0, 1, 3]).unwrap();
        assert!(nearly.contains(" ± infinite, LOS "), "{nearly}");
    }

    #[test]
    fn unknown_numbers_are_null() {
        let json = |counts| pairs_json(&Pentanomial { counts }, 0.0);
        assert_eq!(json([0; 5]), Value::Null);
        let json_of_win = json([0, 0, 0, 0, 2]);
        assert_eq!(
            (&json_of_win["score"], &json_of_win["elo"]),
            (&json!(1.0), &Value::Null)
        );
        assert_eq!(
            (&json_of_win["score_error"], &json_of_win["los"]),
            (&Value::Null, &Value::Null)
        );
        assert!(json([1, 0, 1, 0, 1])["score_error"].is_number());
    }
}
