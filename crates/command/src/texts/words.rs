//! Messages of Fluent files, in the order of the files.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;
use warren::games::GameId;

use super::files::{Files, shared_words};
use super::language::Language;

/// The messages of a game, and those that all games share, in one language.
pub struct Words {
    /// Each message with its id. Messages with values are left out: the texts here have none.
    messages: Vec<(String, String)>,
}

impl Words {
    /// Returns the words of a game.
    pub fn of(game: GameId, language: Language) -> Words {
        let game_messages = Files::of(game).words(language);
        let sources = shared_words(language).into_iter().chain([game_messages]);
        Words {
            messages: sources.flat_map(messages_of).collect(),
        }
    }

    /// Returns a message's text, if the message exists.
    pub fn find(&self, id: &str) -> Option<&str> {
        let found_message = self
            .messages
            .iter()
            .find(|(message_id, _)| message_id == id);
        found_message.map(|(_, text)| text.as_str())
    }

    /// Returns a message's text.
    ///
    /// # Panics
    /// If the message does not exist. The files are embedded, and a test prints all texts in all languages.
    pub fn get(&self, id: &str) -> &str {
        self.find(id)
            .unwrap_or_else(|| panic!("no words for `{id}`"))
    }

    /// Returns the names of sections: the middle parts of message ids with these beginnings and ends, in order.
    pub fn section_names(&self, prefix: &str, suffix: &str) -> Vec<&str> {
        let ids = self.messages.iter().map(|(id, _)| id.as_str());
        ids.filter_map(|id| id.strip_prefix(prefix)?.strip_suffix(suffix))
            .collect()
    }

    /// The ids of all messages.
    #[cfg(test)]
    pub fn ids(&self) -> Vec<&str> {
        self.messages.iter().map(|(id, _)| id.as_str()).collect()
    }
}

/// Returns the messages of a file that need no values.
fn messages_of(source: &'static str) -> Vec<(String, String)> {
    let resource = parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => {
            Some((message.id.name.to_owned(), pattern_text(&message.value?)?))
        }
        _ => None,
    });
    messages.collect()
}

/// Returns the text of a pattern of words and of notation in placeables, `{ "E4N" }`. `None` if it needs values.
fn pattern_text(pattern: &Pattern<&str>) -> Option<String> {
    let parts = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => Some((*value).to_owned()),
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::StringLiteral { value }),
        } => Some(unescape_unicode_to_string(value).into_owned()),
        PatternElement::Placeable { .. } => None,
    });
    parts.collect()
}
