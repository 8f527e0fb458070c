//! A program may write any lines when its answer is due: the protocol reads an answer, asks for more, or rejects the lines. A
//! legal answer round-trips through its own lines, and legal answers join to a legal move. The first byte chooses the game. The
//! text is a record; after `---` there are answers, one per line, whose lines `|` separates. The target tries each for every
//! seat that is due.

use warren::core::protocol::{Protocol, Reading};
use warren::core::record::Record;
use warren::for_game;

use crate::input;

/// The maximum number of answers to try.
const MAX_ANSWERS: usize = 60;

/// Tries some bytes.
pub fn run(data: &[u8]) {
    if let Some((game, data)) = input::chosen(data) {
        for_game!(game, G => tried::<G>(input::text(data)));
    }
}

fn tried<G: Protocol>(text: &str) {
    let (record, answers) = input::parts(text);
    let Ok(mut record) = Record::<G>::headless(record).or_else(|_| Record::begin(None)) else {
        return;
    };
    record.cut(record.moves().len());
    for line in answers.lines().take(MAX_ANSWERS) {
        let lines: Vec<String> = line.split('|').map(str::to_owned).collect();
        let position = record.last().clone();
        let mut legal = Vec::new();
        for seat in position.due().iter() {
            let Some(answer) = read(&position, seat, &lines) else {
                continue;
            };
            if position.check_answer(seat, &answer).is_ok() {
                let own = position.answer_lines(seat, &answer);
                let again = position.read_answer(seat, &own);
                assert_eq!(again, Ok(Reading::Whole(answer.clone())));
                legal.push(answer);
            }
        }
        let due = position.due().iter().count();
        if due > 0 && legal.len() == due {
            let mv = position.join(&legal);
            assert_eq!(position.split(&mv), legal);
            record.play(mv).expect("legal answers make a legal move");
        }
    }
    assert_eq!(record.to_string().parse(), Ok(record));
}

/// The answer in the first lines. No shorter sequence of lines is a whole answer or an error.
fn read<G: Protocol>(
    position: &G,
    seat: warren::core::game::Seat,
    lines: &[String],
) -> Option<G::Answer> {
    for count in 1..=lines.len() {
        match position.read_answer(seat, &lines[..count]) {
            Ok(Reading::More) => {}
            Ok(Reading::Whole(answer)) => return Some(answer),
            Err(_) => return None,
        }
    }
    None
}
