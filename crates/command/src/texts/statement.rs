//! A game's statement: its rules and its protocol, as Markdown that also reads well as plain text.

use std::fmt::Write;

use warren::core::protocol::Maze;
use warren::for_game_with;
use warren::games::GameId;

use super::files::Files;
use super::language::Language;
use super::words::Words;

/// The maximum width of a line of a paragraph.
const WIDTH: usize = 80;

/// The section of the rules that contains the maze.
const MAZE_SECTION: &str = "maze";

/// The rows of a game's maze; `None` if it has none.
pub fn maze(game: GameId) -> Option<&'static str> {
    for_game_with!(maze, game, G => Some(G::MAZE), or None)
}

/// Returns the whole statement.
pub fn statement(game: GameId, language: Language) -> String {
    let words = Words::of(game, language);
    let id = game.id();
    let mut page = Page::default();
    page.heading(1, words.get(&format!("{id}-name")));
    page.text(words.get(&format!("{id}-sentence")));

    page.heading(2, words.get("rules"));
    let begin = format!("{id}-rules-");
    for name in words.between(&begin, "-title") {
        page.heading(3, words.get(&format!("{begin}{name}-title")));
        page.text(words.get(&format!("{begin}{name}")));
        if let (MAZE_SECTION, Some(maze)) = (name, maze(game)) {
            page.code(maze.lines());
        }
        page.ours(&words, &format!("{begin}{name}"));
    }
    page.text(words.get("rules-ours-why"));

    page.heading(2, words.get("protocol"));
    for name in words.between("protocol-", "-title") {
        let own = format!("{id}-protocol-{name}");
        let shared = format!("protocol-{name}");
        let texts: Vec<&str> = [&own, &shared]
            .iter()
            .filter_map(|id| words.find(id))
            .collect();
        if texts.is_empty() {
            continue;
        }
        page.heading(3, words.get(&format!("protocol-{name}-title")));
        for text in texts {
            page.text(text);
        }
        page.ours(&words, &own);
        if name == "session" {
            for (seat, log) in Files::of(game).sessions.iter().enumerate() {
                page.heading(4, words.get(&format!("{id}-seat-{seat}")));
                // The first line is the log's own. The game's file is the same for all seats.
                let is_shown = |line: &&str| seat == 0 || line.starts_with(['>', '<']);
                let lines = log.lines().skip(1).skip_while(|line| !is_shown(line));
                page.code(lines);
            }
        }
    }
    page.text
}

/// A page in progress.
#[derive(Default)]
struct Page {
    text: String,
}

impl Page {
    fn heading(&mut self, level: usize, text: &str) {
        self.block(&format!("{} {text}\n", "#".repeat(level)));
    }

    /// Adds a message: each line is a paragraph or, after a hyphen, an item of a list.
    fn text(&mut self, message: &str) {
        let mut was_item = false;
        for line in message.lines() {
            let is_item = line.starts_with("- ");
            if is_item && was_item {
                self.text += &wrapped(line);
            } else {
                self.block(&wrapped(line));
            }
            was_item = is_item;
        }
    }

    /// Adds a section's decision of ours, if it has one.
    fn ours(&mut self, words: &Words, section: &str) {
        if let Some(text) = words.find(&format!("{section}-ours")) {
            self.text(&format!("{text} *({})*", words.get("rules-ours")));
        }
    }

    /// Adds lines as they are.
    fn code<'a>(&mut self, lines: impl Iterator<Item = &'a str>) {
        let mut block = String::new();
        for line in lines {
            let _ = writeln!(block, "    {line}");
        }
        self.block(&block);
    }

    /// Adds a block, separated from the one before it.
    fn block(&mut self, text: &str) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.text += text;
    }
}

/// Wraps a paragraph or an item. Text between `marks` is not broken.
fn wrapped(text: &str) -> String {
    let indent = if text.starts_with("- ") { "  " } else { "" };
    let mut lines = String::new();
    let mut width = 0;
    for word in words_of(text) {
        let wide = width_of(&word);
        // A line that begins with this word would become an item.
        if width > 0 && width + 1 + wide > WIDTH && !is_mark_of_item(&word) {
            let _ = write!(lines, "\n{indent}{word}");
            width = indent.len() + wide;
        } else {
            if width > 0 {
                lines.push(' ');
                width += 1;
            }
            lines += &word;
            width += wide;
        }
    }
    lines.push('\n');
    lines
}

/// Whether a word at the beginning of a line makes it an item of a list.
fn is_mark_of_item(word: &str) -> bool {
    let number = word.strip_suffix(['.', ')']).unwrap_or_default();
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    is_number || ["-", "+", "*"].contains(&word)
}

/// Splits a text into words. A text within `marks` is one word with its neighbours.
fn words_of(text: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut is_marked = false;
    for letter in text.chars() {
        is_marked ^= letter == '`';
        match words.last_mut() {
            Some(word) if letter != ' ' || is_marked => word.push(letter),
            _ => words.push(String::new()),
        }
    }
    words
}

/// Estimates the number of columns of a word: marks that join letters or stand over them need none.
fn width_of(word: &str) -> usize {
    let takes = |letter: &char| !matches!(letter, '\u{200b}'..='\u{200f}' | '\u{64b}'..='\u{655}');
    word.chars().filter(takes).count()
}

#[cfg(test)]
mod tests {
    use clap::ValueEnum;

    use super::*;

    #[test]
    fn every_game_has_its_texts_in_all_languages() {
        for &game in GameId::ALL {
            let english = Words::of(game, Language::En);
            for &language in Language::value_variants() {
                let words = Words::of(game, language);
                let sections = |words: &Words| {
                    let rules = words.between(&format!("{}-rules-", game.id()), "-title");
                    let protocol = words.between(&format!("{}-protocol-", game.id()), "");
                    [rules, protocol].map(|names| names.join(" "))
                };
                assert_eq!(
                    sections(&words),
                    sections(&english),
                    "{game:?} {language:?}"
                );
                for id in english.ids().iter().filter(|id| !id.contains(game.id())) {
                    assert!(words.find(id).is_some(), "{language:?} lacks {id}");
                }
                let text = statement(game, language);
                for section in ["start", "turn", "answer", "end", "time"] {
                    let id = format!("{}-protocol-{section}", game.id());
                    assert!(words.find(&id).is_some(), "{id} in {language:?}");
                }
                for log in Files::of(game).sessions {
                    assert!(text.contains(&format!("    {}\n", log.lines().last().unwrap())));
                }
            }
        }
    }

    #[test]
    fn a_game_with_a_maze_shows_it() {
        for &game in GameId::ALL {
            let section = format!("{}-rules-{MAZE_SECTION}", game.id());
            let words = Words::of(game, Language::En);
            assert_eq!(words.find(&section).is_some(), maze(game).is_some());
        }
    }

    #[test]
    fn lines_break_between_words_only() {
        let text = format!("{} `a b` and - c", "x".repeat(72));
        assert_eq!(
            wrapped(&text),
            format!("{} `a b`\nand - c\n", "x".repeat(72))
        );
        let item = format!("- {} {}", "y".repeat(50), "z".repeat(50));
        assert_eq!(
            wrapped(&item),
            format!("- {}\n  {}\n", "y".repeat(50), "z".repeat(50))
        );
        let hyphen = format!("{} - b", "x".repeat(79));
        assert_eq!(wrapped(&hyphen), format!("{} -\nb\n", "x".repeat(79)));
        let number = format!("{} 9. b", "x".repeat(79));
        assert_eq!(wrapped(&number), format!("{} 9.\nb\n", "x".repeat(79)));
    }
}
