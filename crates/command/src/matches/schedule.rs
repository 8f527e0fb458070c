//! The games of a match: their order, their printed lines and their results.

use std::collections::BTreeMap;
use std::path::PathBuf;

use indicatif::ProgressBar;
use warren::core::protocol::Protocol;
use warren::thinking::generate::RandomStart;

use super::tally::{Results, Tally};
use crate::link::Page;
use warren_arena::Failure;
use warren_arena::contest::{Disturbance, DisturbedGame, NoVerdict};
use warren_arena::output::{print, say};
use warren_arena::ratings::{
    Game, Hypotheses, Pentanomial, Sprt, describe_pairs, describe_sprt, pairs_json, sprt_json,
};
use warren_arena::series::{
    Entry, Fault, GameTexts, Job, Player, RecordStore, RetriedGame, Schedule, Starts, seat_order,
};

/// The match ends after a program has lost this many games in a row by silence.
const MAX_SILENCES: u32 = 3;

/// The match ends after this many games that do not count because a program was killed or stopped.
const MAX_VOID_GAMES: usize = 3;

/// The reason why no program is to blame if one was killed or stopped.
const UNKNOWN_SENDER: &str =
    "the sender of the signal is unknown: the program itself, another program or the system";

/// The format of the printed results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutputFormat {
    /// One line per game, and a table.
    Words,
    /// One line of JSON per game, and one for the results.
    Json,
}

/// A match in progress.
pub struct MatchSchedule<'a, G: Protocol> {
    players: &'a [Player],
    starts: Starts<G>,
    seed: u64,
    /// The number of games.
    games: u32,
    output_format: OutputFormat,
    /// The fingerprint of this match in its entries.
    series: String,
    record_store: RecordStore,
    bar: &'a ProgressBar,
    /// The number of the next game, from 0.
    next_index: u32,
    /// The games that earlier runs have played, by number from 1.
    earlier_games: Vec<u32>,
    /// The number of games that this run has played.
    finished_count: u32,
    tallies: Vec<Tally>,
    /// The number of games in a row that each program has lost by silence.
    silences_in_a_row: Vec<u32>,
    /// The test that ends the match when it is decided.
    hypotheses: Option<Hypotheses>,
    /// The target page of links to positions.
    page: Option<&'a Page>,
    pairs: BTreeMap<u32, Vec<Game>>,
    /// The games that do not count.
    void_games: Vec<String>,
    /// By program, the number of games that do not count because it was killed or stopped.
    void_counts: Vec<usize>,
    /// The number of attempts in which the referee stood still.
    standstills: u32,
    was_stopped: bool,
}

impl<'a, G: Protocol + RandomStart> MatchSchedule<'a, G> {
    /// Returns a match without any played games.
    pub fn new(
        players: &'a [Player],
        starts: Starts<G>,
        (seed, games, output_format): (u64, u32, OutputFormat),
        series: String,
        record_store: RecordStore,
        bar: &'a ProgressBar,
    ) -> MatchSchedule<'a, G> {
        MatchSchedule {
            players,
            starts,
            seed,
            games,
            output_format,
            series,
            record_store,
            bar,
            next_index: 0,
            earlier_games: Vec::new(),
            finished_count: 0,
            tallies: vec![Tally::default(); players.len()],
            silences_in_a_row: vec![0; players.len()],
            hypotheses: None,
            page: None,
            pairs: BTreeMap::new(),
            void_games: Vec::new(),
            void_counts: vec![0; players.len()],
            standstills: 0,
            was_stopped: false,
        }
    }

    /// Ends the match as soon as one of two hypotheses about the first program is accepted.
    pub fn end_when_decided(&mut self, hypotheses: Option<Hypotheses>) {
        self.hypotheses = hypotheses;
    }

    /// Prints links to positions on this page.
    pub fn print_links_to(&mut self, page: &'a Page) {
        self.page = Some(page);
    }

    /// The results of the first program by pair.
    fn results_by_pair(&self) -> Pentanomial {
        let pairs: Vec<Vec<Game>> = self.pairs.values().cloned().collect();
        Pentanomial::of(0, &pairs)
    }

    /// Returns the share of drawn games.
    fn draw_share(&self) -> f64 {
        let games = self.pairs.values().flatten();
        let draw_share = games
            .clone()
            .filter(|game| game.places.iter().all(|&place| place == 1));
        draw_share.count() as f64 / (games.count() as f64).max(1.0)
    }

    /// Returns the state of the test.
    fn sprt(&self) -> Option<(Sprt, Pentanomial)> {
        let pairs = self.results_by_pair();
        Some((self.hypotheses.as_ref()?.test(&pairs), pairs))
    }

    /// Whether the test has accepted a hypothesis.
    fn is_decided(&self) -> bool {
        self.sprt().is_some_and(|(sprt, _)| sprt.accepted.is_some())
    }

    /// Adds a game that an earlier run of this match has played.
    pub fn add_earlier(&mut self, entry: &Entry) {
        self.count_game(entry);
        if entry.counts() {
            self.earlier_games.push(entry.number);
            self.bar.inc(1);
        }
    }

    /// Returns the players' numbers by seat, from the names in an entry.
    fn players_by_seat(&self, entry: &Entry) -> Vec<usize> {
        let number = |name: &String| self.players.iter().position(|player| player.name == *name);
        entry.programs.iter().filter_map(number).collect()
    }

    fn count_game(&mut self, entry: &Entry) {
        if let Some(places) = entry.places.clone() {
            let players = self.players_by_seat(entry);
            self.pairs
                .entry(entry.pair)
                .or_default()
                .push(Game { players, places });
        }
        for (seat, player) in self.players_by_seat(entry).into_iter().enumerate() {
            self.tallies[player].add(entry, seat);
            let is_silent =
                |fault: &Fault| usize::from(fault.seat) == seat && fault.kind == "silent";
            if entry.forfeit.as_ref().is_some_and(is_silent) {
                self.silences_in_a_row[player] += 1;
            } else if entry.answers[seat] > 0 {
                self.silences_in_a_row[player] = 0;
            }
        }
    }

    /// Returns the program that has been silent too often.
    fn program_silent_too_often(&self) -> Option<&Player> {
        let index = self
            .silences_in_a_row
            .iter()
            .position(|&count| count >= MAX_SILENCES)?;
        self.players.get(index)
    }

    /// Returns the program that was killed or stopped too often.
    fn program_killed_too_often(&self) -> Option<&Player> {
        let index = self
            .void_counts
            .iter()
            .position(|&count| count >= MAX_VOID_GAMES)?;
        self.players.get(index)
    }

    /// Whether there is a game to report.
    pub fn has_results(&self) -> bool {
        self.finished_count > 0
            || !self.earlier_games.is_empty()
            || !self.void_games.is_empty()
            || self.was_stopped
    }

    /// Prints the results of all games so far.
    ///
    /// # Errors
    /// If games do not count, or the match was stopped.
    pub fn print_results(&self) -> Result<(), Failure> {
        self.bar.finish_and_clear();
        let names = self.players.iter().map(|player| player.name.clone());
        let rows: Vec<(String, Tally)> = names.zip(self.tallies.iter().cloned()).collect();
        let results = Results { rows: &rows };
        let (pairs, draw_share) = (self.results_by_pair(), self.draw_share());
        match self.output_format {
            OutputFormat::Words => {
                print(format_args!("\n{results}\n"))?;
                if let Some(summary_line) =
                    describe_pairs(&self.players[0].name, &pairs, draw_share)
                {
                    print(summary_line + "\n")?;
                }
            }
            OutputFormat::Json => {
                let strength = pairs_json(&pairs, draw_share);
                print(format_args!("{}\n", results.json(&strength)))?;
            }
        }
        if let Some((sprt, pairs)) = &self.sprt() {
            match self.output_format {
                OutputFormat::Words => print(describe_sprt(sprt, pairs) + "\n")?,
                OutputFormat::Json => print(sprt_json(sprt, pairs) + "\n")?,
            }
        }
        if let Some(player) = self.program_silent_too_often() {
            say(format_args!(
                "[{}] was silent in {MAX_SILENCES} games in a row, so the match ended early",
                player.name
            ));
        }
        if let Some(player) = self.program_killed_too_often() {
            say(format_args!(
                "[{}] was killed or stopped in {MAX_VOID_GAMES} games that do not count, so the match ended early",
                player.name
            ));
        }
        if self.standstills > 0 {
            say(format_args!(
                "{} played again because this machine or command stood still",
                match self.standstills {
                    1 => "1 game was".to_owned(),
                    count => format!("{count} games were"),
                }
            ));
        }
        if self.was_stopped {
            let message = "the match was stopped; the games in progress are not counted. Continue it with --resume";
            return Err(Failure(message.into()));
        }
        if self.void_games.is_empty() {
            Ok(())
        } else {
            Err(Failure(self.void_games.join("\n")))
        }
    }

    /// Stores an entry with its record, and prints it.
    fn store(
        &mut self,
        game: &GameTexts<'_>,
        entry: Entry,
        summary_line: &str,
    ) -> Result<PathBuf, Failure> {
        let entry = Entry {
            series: self.series.clone(),
            seed: self.seed,
            ..entry
        };
        let path = self
            .record_store
            .store(game, entry.clone())
            .map_err(|error| Failure(format!("the record cannot be stored: {error}")))?;
        self.bar.suspend(|| match self.output_format {
            OutputFormat::Words => print(format_args!("{summary_line}; {}\n", path.display())),
            OutputFormat::Json => {
                let record = path.file_name().unwrap_or_default().to_string_lossy();
                let entry = Entry {
                    record: record.into_owned(),
                    ..entry
                };
                let line = serde_json::to_string(&entry);
                let line = line.map_err(|error| Failure(error.to_string()))?;
                print(line + "\n")
            }
        })?;
        Ok(path)
    }
}

impl<G: Protocol + RandomStart> MatchSchedule<'_, G> {
    /// Adds an attempt at a game without a verdict. After the last attempt the game does not count.
    fn add_attempt(
        &mut self,
        job: &Job<G>,
        disturbed: &DisturbedGame,
        is_last: bool,
    ) -> Result<(), Failure> {
        let number = job.number;
        let entry = Entry::from_disturbed(job, self.players, disturbed);
        self.count_game(&entry);
        let (name, event_text) = match &disturbed.cause {
            Disturbance::Signal { seat, event } => {
                let player = job.seated[seat.index()];
                self.tallies[player].add_kill();
                self.void_counts[player] += usize::from(is_last);
                let name = self.players[player].name.clone();
                let event_text = format!("[{name}] {event}");
                (name, event_text)
            }
            Disturbance::Standstill(time) => {
                self.standstills += u32::from(!is_last);
                let event_text = format!(
                    "this machine or command stood still for {:.1} s, so the time of the answer is unknown",
                    time.as_secs_f64()
                );
                (String::new(), event_text)
            }
        };
        let consequence = if is_last {
            "the game does not count"
        } else {
            "the game is played once more"
        };
        if is_last {
            let sender_note = match &disturbed.cause {
                Disturbance::Signal { .. } => format!("; {UNKNOWN_SENDER}"),
                Disturbance::Standstill(_) => String::new(),
            };
            let message = format!("game {number} does not count: {event_text}{sender_note}");
            self.void_games.push(message);
        }
        let texts = GameTexts {
            record: &disturbed.record,
            logs: &disturbed.logs,
        };
        let summary_line = format!("game {number}: {event_text}, {consequence}");
        self.store(&texts, entry, &summary_line)?;
        self.bar.suspend(|| print_stderr(&name, &disturbed.stderr));
        Ok(())
    }
}

impl<G: Protocol + RandomStart> Schedule for MatchSchedule<'_, G>
where
    G: Send,
    G::Move: Send,
{
    type Job = Job<G>;
    type Result = RetriedGame;

    fn next_job(&mut self) -> Result<Option<Job<G>>, Failure> {
        while self.earlier_games.contains(&(self.next_index + 1)) {
            self.next_index += 1;
        }
        if self.next_index >= self.games
            || self.was_stopped
            || self.program_silent_too_often().is_some()
            || self.program_killed_too_often().is_some()
        {
            return Ok(None);
        }
        let (game_index, seats) = (self.next_index, self.players.len() as u32);
        // A pair that has begun is completed.
        if game_index % seats == 0 && self.is_decided() {
            return Ok(None);
        }
        let pair = game_index / seats;
        let start = self.starts.of_pair(self.players.len(), self.seed, pair)?;
        self.next_index += 1;
        let all_players: Vec<usize> = (0..self.players.len()).collect();
        Ok(Some(Job {
            number: game_index + 1,
            pair,
            seated: seat_order(&all_players, game_index as usize),
            start_record: start.start_record,
            board: start.board,
            seed: self
                .seed
                .wrapping_add(u64::from(game_index) * u64::from(seats)),
            loses_if_not_started: self.finished_count > 0,
        }))
    }

    fn handle_result(&mut self, job: Job<G>, result: RetriedGame) -> Result<(), Failure> {
        let number = job.number;
        let is_void = matches!(result.result, Ok(None));
        let last = result.disturbed_attempts.len();
        for (attempt, disturbed) in (1..).zip(&result.disturbed_attempts) {
            self.add_attempt(&job, disturbed, is_void && attempt == last)?;
        }
        let game = match result.result {
            Ok(Some(game)) => game,
            Ok(None) => return Ok(()),
            Err(NoVerdict::Failed(failure)) => return Err(failure),
            Err(NoVerdict::Stopped | NoVerdict::Disturbed(_)) => {
                self.was_stopped = true;
                return Ok(());
            }
        };
        let entry = Entry::from_finished(&job, self.players, &game);
        self.count_game(&entry);
        self.finished_count += 1;
        let fault = entry.forfeit.clone();
        let summary_line = game_summary(number, &entry);
        let texts = GameTexts {
            record: &game.record,
            logs: &game.logs,
        };
        let name = fault
            .as_ref()
            .map(|fault| entry.programs[usize::from(fault.seat)].clone());
        let record = self.store(&texts, entry, &summary_line)?;
        if let (Some(fault), Some(name)) = (fault, name) {
            let link_text = self
                .page
                .map(|page| page.describe_link(&fault.link, Some(&record)));
            self.bar.suspend(|| print_fault(&name, &fault, link_text));
        }
        self.bar.inc(1);
        Ok(())
    }
}

/// Describes a game in one line.
fn game_summary(number: u32, entry: &Entry) -> String {
    let scores = entry.scores.iter().flatten();
    let scores: Vec<String> = entry
        .programs
        .iter()
        .zip(scores)
        .map(|(name, score)| format!("[{name}] {score}"))
        .collect();
    let mut line = format!("game {number}: {}", scores.join(", "));
    if let Some(fault) = &entry.forfeit {
        let name = &entry.programs[usize::from(fault.seat)];
        line += &format!("; [{name}] {}", fault.fault);
    }
    line
}

/// Prints the facts about a fault, with the way to its position.
fn print_fault(name: &str, fault: &Fault, link_text: Option<String>) {
    let seat = fault.seat;
    let mut text = format!(
        "  seat {seat} [{name}], move {}, at `{}`\n",
        fault.number, fault.position
    );
    let lines = |lines: &[String]| lines.join("` `");
    if !fault.read.is_empty() {
        text += &format!("  it last read: `{}`\n", lines(&fault.read));
    }
    if !fault.answer.is_empty() {
        text += &format!("  it wrote: `{}`\n", lines(&fault.answer));
    }
    if let Some(hint) = &fault.hint {
        text += &format!("  hint: {hint}\n");
    }
    if let Some(link_text) = link_text {
        text += &format!("  {link_text}\n");
    }
    say(text.trim_end());
    print_stderr(name, &fault.errors);
}

/// Prints the end of a program's standard error.
fn print_stderr(name: &str, stderr: &str) {
    if stderr.trim().is_empty() {
        return;
    }
    let stderr: String = stderr.lines().map(|line| format!("\n  {line}")).collect();
    say(format_args!(
        "the end of [{name}]'s standard error:{stderr}"
    ));
}
