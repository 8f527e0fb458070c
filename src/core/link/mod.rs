//! Links: a scene as the shortest exact text, for the fragment of an address.
//!
//! The text is base64url (without padding) of these bits, highest first:
//!
//! | bits | |
//! | --- | --- |
//! | 4 | version, 1 or 2; 3 for an envelope |
//! | 4 | the game's number ([`Pack::NUMBER`]) |
//! | 24 | checksum: the low bits of the CRC-32 of the version and game byte and of all bytes after the checksum |
//! | 1 | since version 2: whether the rest is deflated; if so, 7 zeros, then these bits from this one on as raw deflate |
//! | 3 | viewpoint: 0 the spectator, else the seat + 1 |
//! | 1 | whether the start is given (always, unless the game has only one usual start); then the start, packed by the game |
//! | 16 | the number of moves |
//! | … | the moves, packed by the game |
//! | 1 | whether the point is not after the last move; then 16 bits, the point |
//! | 1 | whether a forfeit ended the game; then 3 bits, the seat, and 3 bits, the reason in the order of `Reason::ALL` |
//! | 1 | since version 2: whether the goal of a puzzle with this start follows; then the goal, packed by the game |
//!
//! Zeros fill the last byte. New links have version 2, deflated where that is shorter. A link with more than a scene has
//! version 3 and parts instead ([`envelope`]). Links of all versions are read forever, so neither these formats nor the games'
//! packing may change.

mod bits;
mod deflate;
pub mod envelope;
mod head;
mod pasted;
mod sealed;

use std::ops::RangeInclusive;

use base64ct::{Base64UrlUnpadded as Base64, Encoding as _};

pub use bits::{BitReader, BitWriter, MissingBits};
use envelope::{Content, ENVELOPE_VERSION, Envelope, Part};
use head::{
    checksum, game_number_in, has_right_checksum, head_byte, unverified_head_and_body,
    verified_head_and_body, version_in,
};
pub use sealed::{seal, unseal};

use crate::core::about::About;
use crate::core::game::{Game, LineError, Problem, Seat, problem};
use crate::core::record::{End, Reason, Record};
use crate::core::scene::Scene;

/// The version that a scene is written in.
const VERSION: u8 = 2;

/// The first version, which has no deflate and no goals.
const FIRST_VERSION: u8 = 1;

/// The game numbers used in links so far.
pub const NUMBERS: RangeInclusive<u8> = 1..=5;

/// The maximum length of a link's text, about that of the longest addresses in browsers.
const MAX_LENGTH: usize = 100_000;

/// A game in links. By default starts and moves are packed as text; a game may pack them into fewer bits.
pub trait Pack: Game {
    /// The game's number in links, 1 to 15; never reused.
    const NUMBER: u8;

    /// Writes a start.
    fn pack_start(&self, bits: &mut BitWriter) {
        bits.put_text(&self.to_string());
    }

    /// Reads what [`Pack::pack_start`] wrote.
    ///
    /// # Errors
    /// If the bits make no start.
    fn unpack_start(bits: &mut BitReader) -> Result<Self, LinkError> {
        bits.take_text()?.parse().map_err(|_| LinkError::Damaged)
    }

    /// Writes a move that is legal here.
    fn pack_move(&self, mv: &Self::Move, bits: &mut BitWriter) {
        bits.put_text(&mv.to_string());
    }

    /// Reads what [`Pack::pack_move`] wrote for this position.
    ///
    /// # Errors
    /// If the bits make no move.
    fn unpack_move(&self, bits: &mut BitReader) -> Result<Self::Move, LinkError> {
        bits.take_text()?.parse().map_err(|_| LinkError::Damaged)
    }

    /// Writes the goal of a puzzle of the game. `puzzle` is the puzzle's text.
    ///
    /// # Errors
    /// If the text is not a puzzle of the game, or the game has no puzzles. The bits written so far are then void.
    fn pack_goal(puzzle: &str, bits: &mut BitWriter) -> Result<(), LineError> {
        let _ = bits;
        Err(no_puzzles().quoting(puzzle).at(1))
    }

    /// Reads what [`Pack::pack_goal`] wrote for a puzzle that begins with this position. Returns the puzzle's text.
    ///
    /// # Errors
    /// If the bits make no goal for this start.
    fn unpack_goal(&self, bits: &mut BitReader) -> Result<String, LinkError> {
        let _ = bits;
        Err(LinkError::Damaged)
    }
}

/// The problem for a game without puzzles.
fn no_puzzles() -> Problem {
    problem!("fault-lacking", "this game has no puzzles")
}

/// Why a text is not a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.problem())]
pub enum LinkError {
    /// It has characters that no link has.
    NotALink,
    /// Its version is newer than any known here.
    Newer(u8),
    /// It names an unknown game.
    UnknownGame,
    /// It is a link of another game.
    OtherGame,
    /// It has been changed.
    Damaged,
    /// It has been cut off.
    Cut,
}

impl LinkError {
    /// The error of a link whose checksum is right, so it is complete.
    fn of_complete_link(self) -> LinkError {
        match self {
            LinkError::Cut => LinkError::Damaged,
            other => other,
        }
    }

    /// The error for a person to read.
    fn problem(self) -> Problem {
        match self {
            LinkError::NotALink => problem!(
                "link-none",
                "this is no link of Warren: after the # of a link stand letters, digits, - and _, at most {most} of them",
                most = MAX_LENGTH,
            ),
            LinkError::Newer(version) => problem!(
                "link-newer",
                "this link was made by a newer Warren, in version {version}: reload the page to get it",
                version = version,
            ),
            LinkError::UnknownGame => problem!(
                "link-unknown-game",
                "this link is of a game that this Warren does not have: reload the page to get it"
            ),
            LinkError::OtherGame => problem!("link-other-game", "this link is of another game"),
            LinkError::Damaged => problem!(
                "link-damaged",
                "this link is damaged: a part of it is missing or was changed; copy it again"
            ),
            LinkError::Cut => problem!(
                "link-cut",
                "the end of this link is missing: copy all of it again"
            ),
        }
    }
}

impl From<LinkError> for Problem {
    fn from(error: LinkError) -> Problem {
        error.problem()
    }
}

impl From<MissingBits> for LinkError {
    fn from(_error: MissingBits) -> LinkError {
        LinkError::Cut
    }
}

/// Encodes a scene as the text of a link.
///
/// ```
/// use warren::games::dots::Dots;
/// use warren::core::{link, record::Record, scene::Scene};
///
/// let record: Record<Dots> = "warren 1 dots\nC4N\nG6N\n".parse().unwrap();
/// let scene = Scene::new(record);
/// let text = link::encode(&scene);
/// assert_eq!(link::decode::<Dots>(&text), Ok(scene));
/// ```
pub fn encode<G: Pack>(scene: &Scene<G>) -> String {
    let mut bits = BitWriter::default();
    let is_deflated = false;
    bits.put_flag(is_deflated);
    pack_record_and_view(scene, &mut bits);
    pack_goal(scene, &mut bits);
    encode_scene_bits(G::NUMBER, bits.into_bytes(), &scene.about, &scene.lesson)
}

/// Encodes the bits of a scene of the game with this number, in an envelope if there are other parts.
#[inline(never)]
fn encode_scene_bits(number: u8, scene: Vec<u8>, about: &About, lesson: &Option<String>) -> String {
    if about.comments().is_empty() && lesson.is_none() {
        return shortest_link_text(number, scene);
    }
    let mut parts = Vec::new();
    let mut add_part = |kind, bytes| parts.push(Part { kind, bytes });
    if !about.comments().is_empty() {
        add_part(envelope::ABOUT, about.comments().join("\n").into_bytes());
    }
    add_part(envelope::SCENE, scene);
    if let Some(lesson) = lesson {
        add_part(envelope::LESSON, lesson.clone().into_bytes());
    }
    let envelope = Envelope {
        game: number,
        parts,
    };
    envelope.write()
}

/// Encodes a body for the game with this number, deflated if that is shorter.
#[inline(never)]
fn shortest_link_text(number: u8, body: Vec<u8>) -> String {
    link_text(head_byte(VERSION, number), &deflate::shortest(body))
}

/// The text of a link with this head byte and body.
fn link_text(head: u8, body: &[u8]) -> String {
    let mut bytes = vec![head];
    bytes.extend(&checksum(head, body).to_be_bytes()[1..]);
    bytes.extend(body);
    Base64::encode_string(&bytes)
}

/// Encodes a link again, as short as possible.
///
/// # Errors
/// If the text is not a link. Whether its bits make a scene is not checked.
pub fn shortest(text: &str) -> Result<String, LinkError> {
    let bytes = to_bytes(text)?;
    let (head, body) = verified_head_and_body(&bytes)?;
    if version_in(head) == FIRST_VERSION || body.first() == Some(&deflate::DEFLATED) {
        return Ok(Base64::encode_string(&bytes));
    }
    Ok(link_text(head, &deflate::shortest(body.to_vec())))
}

/// Writes whether there is a goal, and then the goal.
fn pack_goal<G: Pack>(scene: &Scene<G>, bits: &mut BitWriter) {
    if let Some(puzzle) = &scene.puzzle {
        let mut bits_with_goal = bits.clone();
        bits_with_goal.put_flag(true);
        if G::pack_goal(puzzle, &mut bits_with_goal).is_ok() {
            *bits = bits_with_goal;
            return;
        }
    }
    bits.put_flag(false);
}

/// Writes the part that all versions have: the viewpoint, the start, the moves, the point and the forfeit.
fn pack_record_and_view<G: Pack>(scene: &Scene<G>, bits: &mut BitWriter) {
    let record = &scene.record;
    bits.put(scene.viewpoint.map_or(0, |seat| u32::from(seat.0) + 1), 3);
    let has_implicit_start = record
        .start()
        .start_lines()
        .is_some_and(|lines| lines.is_empty());
    bits.put_flag(!has_implicit_start);
    if !has_implicit_start {
        record.start().pack_start(bits);
    }
    let move_count = record.moves().len();
    bits.put(move_count as u32, 16);
    for (mv, position) in record
        .moves()
        .iter()
        .zip((0..).map_while(|ply| record.position(ply)))
    {
        position.pack_move(mv, bits);
    }
    let shows_earlier_point = scene.point < move_count;
    bits.put_flag(shows_earlier_point);
    if shows_earlier_point {
        bits.put(scene.point as u32, 16);
    }
    bits.put_flag(record.end().is_some());
    if let Some(end) = record.end() {
        bits.put(u32::from(end.seat.0), 3);
        let reason = Reason::ALL.iter().position(|&other| other == end.reason);
        bits.put(reason.unwrap_or_default() as u32, 3);
    }
}

/// Decodes the text of a link of this game.
///
/// # Errors
/// If the text is not a link, or is another game's. Never panics, whatever the text.
pub fn decode<G: Pack>(text: &str) -> Result<Scene<G>, LinkError> {
    let bytes = to_bytes(text)?;
    let verified = verified_head_and_body(&bytes);
    // A link with a wrong checksum may lack its end. Then everything before the end can be read.
    let (head, body) = verified.or_else(|error| unverified_head_and_body(&bytes).ok_or(error))?;
    match (verified, unpack_body(head, body)) {
        (Ok(_), unpacked) => unpacked.map_err(LinkError::of_complete_link),
        (Err(_), Err(LinkError::Cut)) => Err(LinkError::Cut),
        (Err(error), _) => Err(error),
    }
}

/// The scene of a link with this head byte and these bytes after the checksum.
fn unpack_body<G: Pack>(head: u8, body: &[u8]) -> Result<Scene<G>, LinkError> {
    let (is_first_version, content) = scene_content(G::NUMBER, head, body)?;
    let mut bits = BitReader::new(&content.scene);
    // The first version has neither flag.
    let read_flag =
        |bits: &mut BitReader| Ok::<_, LinkError>(!is_first_version && bits.take_flag()?);
    // A link is never deflated twice.
    let is_deflated = read_flag(&mut bits)?;
    if is_deflated {
        return Err(LinkError::Damaged);
    }
    let mut scene: Scene<G> = unpack_record_and_view(&mut bits)?;
    let has_goal = read_flag(&mut bits)?;
    if has_goal {
        scene.puzzle = Some(scene.record.start().unpack_goal(&mut bits)?);
    }
    if !bits.is_spent() {
        return Err(LinkError::Damaged);
    }
    scene.about = content.about;
    scene.lesson = content.lesson;
    Ok(scene)
}

/// The inflated content of a link of the game with this number, and whether the link has the first version.
#[inline(never)]
fn scene_content(number: u8, head: u8, body: &[u8]) -> Result<(bool, Content), LinkError> {
    let body = inflated(head, body)?;
    if game_number_in(head) != number {
        return Err(LinkError::OtherGame);
    }
    match version_in(head) {
        ENVELOPE_VERSION => Ok((false, envelope::content_of(&body)?)),
        version => {
            let content = Content {
                scene: body,
                ..Content::default()
            };
            Ok((version == FIRST_VERSION, content))
        }
    }
}

/// The head byte of a link, and its body, inflated.
fn read_body(text: &str) -> Result<(u8, Vec<u8>), LinkError> {
    let bytes = to_bytes(text)?;
    let (head, body) = verified_head_and_body(&bytes)?;
    Ok((head, inflated(head, body)?))
}

/// The body of a link with this head byte, inflated.
fn inflated(head: u8, body: &[u8]) -> Result<Vec<u8>, LinkError> {
    match body {
        [deflate::DEFLATED, deflated @ ..] if version_in(head) != FIRST_VERSION => {
            deflate::inflated(deflated)
        }
        _ => Ok(body.to_vec()),
    }
}

/// Reads what [`pack_record_and_view`] wrote.
fn unpack_record_and_view<G: Pack>(bits: &mut BitReader) -> Result<Scene<G>, LinkError> {
    let viewpoint = bits.take(3)?;
    let has_start = bits.take_flag()?;
    let mut record = if has_start {
        Record::new(G::unpack_start(bits)?)
    } else {
        Record::begin(Some(&[])).map_err(|_| LinkError::Damaged)?
    };
    let seats = record.start().seats();
    let seat = |number: u32| {
        let seat = u8::try_from(number).ok().map(Seat);
        seat.filter(|seat| seat.index() < seats)
            .ok_or(LinkError::Damaged)
    };
    let move_count = bits.take(16)?;
    for _ in 0..move_count {
        let mv = record.last().unpack_move(bits)?;
        record.play(mv).map_err(|_| LinkError::Damaged)?;
    }
    let shows_earlier_point = bits.take_flag()?;
    let point = if shows_earlier_point {
        bits.take(16)?
    } else {
        move_count
    };
    let is_forfeited = bits.take_flag()?;
    if is_forfeited {
        let seat = seat(bits.take(3)?)?;
        let reason = Reason::ALL.get(bits.take(3)? as usize);
        let reason = *reason.ok_or(LinkError::Damaged)?;
        record
            .finish(End { seat, reason })
            .map_err(|_| LinkError::Damaged)?;
    }
    if point > move_count {
        return Err(LinkError::Damaged);
    }
    Ok(Scene {
        record,
        about: About::default(),
        point: point as usize,
        viewpoint: match viewpoint {
            0 => None,
            number => Some(seat(number - 1)?),
        },
        puzzle: None,
        lesson: None,
    })
}

/// The game number of a link. Whether there is such a game is not checked. Damaged links have a number, too.
///
/// # Errors
/// If the text is not a link.
pub fn number_in(text: &str) -> Result<u8, LinkError> {
    let bytes = to_bytes(text)?;
    match (
        verified_head_and_body(&bytes),
        unverified_head_and_body(&bytes),
    ) {
        (Ok((head, _)), _) | (Err(LinkError::Damaged), Some((head, _))) => Ok(game_number_in(head)),
        (Err(error), _) => Err(error),
    }
}

/// The code of the link in a text, which may be a code, an address or a line from a chat.
///
/// # Errors
/// If the text has no link. Whether its bits make a scene is not checked.
pub fn code_in(text: &str) -> Result<String, LinkError> {
    let bytes = to_bytes(text)?;
    verified_head_and_body(&bytes)?;
    Ok(Base64::encode_string(&bytes))
}

/// The bytes of the link in a text. If the text is only a code, its checksum is not checked.
#[inline(never)]
fn to_bytes(text: &str) -> Result<Vec<u8>, LinkError> {
    if text.len() > MAX_LENGTH || text.is_empty() {
        return Err(LinkError::NotALink);
    }
    if !text.bytes().all(is_code_character) {
        return pasted::find_code_bytes(text);
    }
    let bytes = decode_whole_or_beginning(text);
    if has_right_checksum(&bytes) && Base64::decode_vec(text).is_ok() {
        return Ok(bytes);
    }
    pasted::find_code_bytes(text).or(Ok(bytes))
}

/// The bytes of a code, or of its beginning where its end is missing.
fn decode_whole_or_beginning(code: &str) -> Vec<u8> {
    let whole_groups_length = code.len() - code.len() % 4;
    Base64::decode_vec(code)
        .or_else(|_| Base64::decode_vec(code.get(..whole_groups_length).unwrap_or_default()))
        .unwrap_or_default()
}

/// Whether a character may be part of a code.
fn is_code_character(character: u8) -> bool {
    character.is_ascii_alphanumeric() || character == b'-' || character == b'_'
}
