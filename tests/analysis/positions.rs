//! Sample positions of all games, from games between beginners.

use warren::core::game::Seat;
use warren::core::protocol::{Cue, Memory, Reading, Transcript};
use warren::core::record::Record;
use warren::core::referee::transcript_at;
use warren::for_game;
use warren::games::GameId;
use warren::thinking::engine::{Analysed, Level};
use warren::thinking::generate::RandomStart;

/// A position of a game, as the seat to move knows it.
pub struct Sample {
    pub game: GameId,
    pub transcript: Transcript,
    pub seat: Seat,
    /// The whole position.
    pub truth: String,
    /// The move of a beginner.
    pub beginners: String,
}

/// The numbers of moves before the samples.
const PLIES: [usize; 4] = [0, 1, 8, 9];

/// Some samples of a game.
pub fn samples(game: GameId) -> Vec<Sample> {
    for_game!(game, G => of::<G>(game))
}

fn of<G: Analysed + RandomStart>(game: GameId) -> Vec<Sample> {
    let record: Record<G> = played(game, 10);
    let at = |&ply: &usize| {
        let position = record.position(ply)?;
        let seat = position.due().first()?;
        let transcript = transcript_at(&record, ply, seat);
        Some(Sample {
            game,
            beginners: beginners(game, &transcript, seat),
            transcript,
            seat,
            truth: position.to_string(),
        })
    };
    PLIES.iter().filter_map(at).collect()
}

/// A game of beginners.
pub fn played<G: Analysed + RandomStart>(game: GameId, moves: usize) -> Record<G> {
    let mut record = match G::random_start(2, 4) {
        Some(start) => Record::new(start),
        None => Record::begin(None).expect("a usual start"),
    };
    while record.moves().len() < moves && record.outcome().is_none() {
        let position = record.last();
        let ply = record.moves().len();
        let answers: Vec<G::Answer> = (position.due().iter())
            .map(|seat| {
                let text = beginners(game, &transcript_at(&record, ply, seat), seat);
                read::<G>(position, seat, &text)
            })
            .collect();
        let mv = position.join(&answers);
        record.play(mv).expect("a legal move");
    }
    record
}

fn beginners(game: GameId, transcript: &Transcript, seat: Seat) -> String {
    let mut beginner = game
        .program(Level::new(2).expect("a level"), 1)
        .expect("an engine");
    let cue = beginner.join(transcript, seat).expect("a valid transcript");
    assert_eq!(cue, Cue::Answer);
    beginner.best().expect("its turn")
}

fn read<G: Analysed>(position: &G, seat: Seat, text: &str) -> G::Answer {
    let lines = G::Memory::new(&[]).written(text);
    match position.read_answer(seat, &lines) {
        Ok(Reading::Whole(answer)) => answer,
        other => panic!("`{text}` is no answer: {other:?}"),
    }
}
