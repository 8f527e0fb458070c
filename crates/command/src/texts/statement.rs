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
    let mut page = MarkdownPage::default();
    page.add_heading(1, words.get(&format!("{id}-name")));
    page.add_text(words.get(&format!("{id}-sentence")));

    page.add_heading(2, words.get("rules"));
    let prefix = format!("{id}-rules-");
    for name in words.section_names(&prefix, "-title") {
        page.add_heading(3, words.get(&format!("{prefix}{name}-title")));
        page.add_text(words.get(&format!("{prefix}{name}")));
        if let (MAZE_SECTION, Some(maze)) = (name, maze(game)) {
            page.add_code(maze.lines());
        }
        page.add_our_decision(&words, &format!("{prefix}{name}"));
    }
    page.add_text(words.get("rules-ours-why"));

    page.add_heading(2, words.get("protocol"));
    for name in words.section_names("protocol-", "-title") {
        let own_id = format!("{id}-protocol-{name}");
        let shared_id = format!("protocol-{name}");
        let texts: Vec<&str> = [&own_id, &shared_id]
            .iter()
            .filter_map(|id| words.find(id))
            .collect();
        if texts.is_empty() {
            continue;
        }
        page.add_heading(3, words.get(&format!("protocol-{name}-title")));
        for text in texts {
            page.add_text(text);
        }
        page.add_our_decision(&words, &own_id);
        if name == "session" {
            for (seat, log) in Files::of(game).sessions.iter().enumerate() {
                page.add_heading(4, words.get(&format!("{id}-seat-{seat}")));
                // The first line is the log's own. The game's file is the same for all seats.
                let is_shown = |line: &&str| seat == 0 || line.starts_with(['>', '<']);
                let lines = log.lines().skip(1).skip_while(|line| !is_shown(line));
                page.add_code(lines);
            }
        }
    }
    page.text
}

/// A page in progress.
#[derive(Default)]
struct MarkdownPage {
    text: String,
}

impl MarkdownPage {
    fn add_heading(&mut self, level: usize, text: &str) {
        self.add_block(&format!("{} {text}\n", "#".repeat(level)));
    }

    /// Adds a message: each line is a paragraph or, after a hyphen, an item of a list.
    fn add_text(&mut self, message: &str) {
        let mut follows_item = false;
        for line in message.lines() {
            let is_item = line.starts_with("- ");
            if is_item && follows_item {
                self.text += &wrap_text(line);
            } else {
                self.add_block(&wrap_text(line));
            }
            follows_item = is_item;
        }
    }

    /// Adds a section's decision of ours, if it has one.
    fn add_our_decision(&mut self, words: &Words, section: &str) {
        if let Some(text) = words.find(&format!("{section}-ours")) {
            self.add_text(&format!("{text} *({})*", words.get("rules-ours")));
        }
    }

    /// Adds lines as they are.
    fn add_code<'a>(&mut self, lines: impl Iterator<Item = &'a str>) {
        let mut block = String::new();
        for line in lines {
            let _ = writeln!(block, "    {line}");
        }
        self.add_block(&block);
    }

    /// Adds a block, separated from the one before it.
    fn add_block(&mut self, text: &str) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.text += text;
    }
}

/// Wraps a paragraph or an item. Text between `marks` is not broken.
fn wrap_text(text: &str) -> String {
    let indent = if text.starts_with("- ") { "  " } else { "" };
    let mut lines = String::new();
    let mut width = 0;
    for word in split_words(text) {
        let word_width = column_count(&word);
        // A line that begins with this word would become an item.
        if width > 0 && width + 1 + word_width > WIDTH && !is_item_mark(&word) {
            let _ = write!(lines, "\n{indent}{word}");
            width = indent.len() + word_width;
        } else {
            if width > 0 {
                lines.push(' ');
                width += 1;
            }
            lines += &word;
            width += word_width;
        }
    }
    lines.push('\n');
    lines
}

/// Whether a word at the beginning of a line makes it an item of a list.
fn is_item_mark(word: &str) -> bool {
    let number = word.strip_suffix(['.', ')']).unwrap_or_default();
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    is_number || ["-", "+", "*"].contains(&word)
}

/// Splits a text into words. A text within `marks` is one word with its neighbours.
fn split_words(text: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut is_inside_marks = false;
    for letter in text.chars() {
        is_inside_marks ^= letter == '`';
        match words.last_mut() {
            Some(word) if letter != ' ' || is_inside_marks => word.push(letter),
            _ => words.push(String::new()),
        }
    }
    words
}

/// Estimates the number of columns of a word: marks that join letters or stand over them need none.
fn column_count(word: &str) -> usize {
    let needs_column =
        |letter: &char| !matches!(letter, '\u{200b}'..='\u{200f}' | '\u{64b}'..='\u{655}');
    word.chars().filter(needs_column).count()
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
                    let rules = words.section_names(&format!("{}-rules-", game.id()), "-title");
                    let protocol = words.section_names(&format!("{}-protocol-", game.id()), "");
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
            wrap_text(&text),
            format!("{} `a b`\nand - c\n", "x".repeat(72))
        );
        let item = format!("- {} {}", "y".repeat(50), "z".repeat(50));
        assert_eq!(
            wrap_text(&item),
            format!("- {}\n  {}\n", "y".repeat(50), "z".repeat(50))
        );
        let hyphen = format!("{} - b", "x".repeat(79));
        assert_eq!(wrap_text(&hyphen), format!("{} -\nb\n", "x".repeat(79)));
        let number = format!("{} 9. b", "x".repeat(79));
        assert_eq!(wrap_text(&number), format!("{} 9.\nb\n", "x".repeat(79)));
    }
}
