//! Problems with input from outside: an illegal move, a record, a link, a puzzle, a line of a program.

use std::fmt::Display;

/// A problem with input from outside, for a person to read: a rule's name and its arguments. The macro `problem!` makes one.
///
/// The page's language files have a message `problem-RULE` with these arguments; [`Display`] gives the English sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}{}", .0.lead, fill(.0.template, &.0.arguments))]
pub struct Problem(Box<Content>);

/// Boxed, to keep results small: most results are not errors.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Content {
    rule: &'static str,
    arguments: Vec<(&'static str, String)>,
    found: Option<String>,
    template: &'static str,
    /// The beginning of the English sentence.
    lead: String,
}

impl Problem {
    /// `template` is the English sentence, with each argument's name in braces where its value goes.
    #[cold]
    #[inline(never)]
    pub fn new(
        rule: &'static str,
        template: &'static str,
        arguments: &[(&'static str, &dyn Display)],
    ) -> Problem {
        let arguments = arguments
            .iter()
            .map(|(name, value)| (*name, value.to_string()));
        Problem::with_text_arguments(rule, template, arguments.collect())
    }

    /// Like [`Problem::new`], with arguments that are already text.
    #[cold]
    #[inline(never)]
    pub(crate) fn with_text_arguments(
        rule: &'static str,
        template: &'static str,
        arguments: Vec<(&'static str, String)>,
    ) -> Problem {
        Problem(Box::new(Content {
            rule,
            arguments,
            found: None,
            template,
            lead: String::new(),
        }))
    }

    /// The rule's name, such as `dots-move`: words joined by `-`. The rule of one game begins with the game's name.
    pub fn rule(&self) -> &'static str {
        self.0.rule
    }

    /// The arguments of the sentence: names with their values.
    pub fn arguments(&self) -> &[(&'static str, String)] {
        &self.0.arguments
    }

    /// The start of the offending text, if known. Invisible characters are made visible.
    pub fn found_text(&self) -> Option<&str> {
        self.0.found.as_deref()
    }

    /// Puts `lead` before the English sentence. Other languages have their own wording.
    #[cold]
    #[inline(never)]
    pub(crate) fn with_lead(mut self, lead: &str) -> Problem {
        self.0.lead.insert_str(0, lead);
        self
    }

    /// Adds the offending text. In English, `between` separates it from the sentence.
    #[cold]
    #[inline(never)]
    pub(crate) fn quoting_before(mut self, text: &str, between: &str) -> Problem {
        let shown = shorten(text);
        let lead = ["`", &shown, "`", between].concat();
        self.0.found.get_or_insert(shown);
        self.with_lead(&lead)
    }

    /// Adds the offending text.
    pub(crate) fn quoting(self, text: &str) -> Problem {
        self.quoting_before(text, ": ")
    }

    /// Adds the number of the line, counted from 1.
    pub fn at(self, line: usize) -> LineError {
        LineError { line, what: self }
    }
}

/// Makes a [`Problem`] from its rule's name, the English template and the arguments:
/// `problem!("rabbits-limit", "the limit is 1 to {most}", most = MAX_LIMIT)`. Tests look for these names in the language files.
macro_rules! problem {
    ($rule:literal, $template:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::core::problem::Problem::new(
            $rule,
            $template,
            &[$((stringify!($name), &$value as &dyn std::fmt::Display)),*],
        )
    };
}
pub(crate) use problem;

/// A rule that a move breaks: the rule's name and its arguments.
///
/// The page's language files have a message `illegal-RULE` with these arguments; [`Display`] gives the English
/// sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", fill(self.template, &self.arguments))]
pub struct IllegalMove {
    /// The rule's name, such as `dots-full`: the game first, then words joined by `-`.
    pub rule: &'static str,
    /// The arguments of the sentence: names with their values (a place, a piece, a number).
    pub arguments: Vec<(&'static str, String)>,
    template: &'static str,
}

impl IllegalMove {
    /// `template` is the English sentence, with each argument's name in braces where its value goes.
    pub fn new(
        rule: &'static str,
        template: &'static str,
        arguments: Vec<(&'static str, String)>,
    ) -> IllegalMove {
        IllegalMove {
            rule,
            arguments,
            template,
        }
    }

    /// The rule that forbids moves after the end of a game.
    pub fn game_over() -> IllegalMove {
        IllegalMove::new("game-over", "the game is over: no move may follow", vec![])
    }
}

impl From<IllegalMove> for Problem {
    fn from(illegal: IllegalMove) -> Problem {
        Problem::with_text_arguments(illegal.rule, illegal.template, illegal.arguments)
    }
}

/// A text that is not a move or a position: the text itself, and the allowed forms.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NotationError(pub Problem);

impl NotationError {
    /// `what` names the expected form, with its article (`a move`, `a position`). `allowed` describes it.
    #[cold]
    #[inline(never)]
    pub fn new(what: &str, found: &str, allowed: Problem) -> NotationError {
        let between = [" is not ", what, ": "].concat();
        NotationError(allowed.quoting_before(found, &between))
    }
}

impl From<NotationError> for Problem {
    fn from(error: NotationError) -> Problem {
        error.0
    }
}

/// A problem with a text, and its line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct LineError {
    /// The line's number from 1. If a line is missing, the number of the line after the last.
    pub line: usize,
    /// The problem.
    pub what: Problem,
}

/// Fills in the arguments of a sentence: `{name}` becomes the value of `name`.
fn fill(template: &str, arguments: &[(&'static str, String)]) -> String {
    arguments
        .iter()
        .fold(template.to_owned(), |text, (name, value)| {
            text.replace(&format!("{{{name}}}"), value)
        })
}

/// The maximum length of a quoted text from outside.
const MAX_SHOWN_CHARACTERS: usize = 40;

/// At most [`MAX_SHOWN_CHARACTERS`] characters of a text from outside. Invisible characters (control characters, line
/// separators, marks that change the direction of writing) are made visible, so the text stays on one line and is unambiguous.
pub(crate) fn shorten(text: &str) -> String {
    let mut shown: String = text
        .chars()
        .take(MAX_SHOWN_CHARACTERS)
        .flat_map(|character| match character {
            '\'' | '"' | '\\' => vec![character],
            _ => character.escape_debug().collect(),
        })
        .collect();
    if text.chars().nth(MAX_SHOWN_CHARACTERS).is_some() {
        shown.push('…');
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_follows_the_offending_text() {
        let row_problem = || {
            problem!(
                "dots-rows",
                "it has {most} rows, not {found}",
                most = 7,
                found = 3
            )
        };
        assert_eq!(row_problem().to_string(), "it has 7 rows, not 3");
        assert_eq!(row_problem().found_text(), None);
        let error = NotationError::new("a position", "7/7", row_problem());
        assert_eq!(
            error.to_string(),
            "`7/7` is not a position: it has 7 rows, not 3"
        );
        // Only the innermost offending text is kept.
        let outer = error.0.quoting("start 7/7");
        assert_eq!(outer.found_text(), Some("7/7"));
        let line = outer.at(2).to_string();
        assert_eq!(
            line,
            "line 2: `start 7/7`: `7/7` is not a position: it has 7 rows, not 3"
        );
    }

    #[test]
    fn text_from_outside_is_shortened_and_made_visible() {
        assert_eq!(shorten("a\tb"), "a\\tb");
        assert_eq!(shorten("\u{2028}\u{202e}"), "\\u{2028}\\u{202e}");
        assert_eq!(shorten(r#"'\" Н é"#), r#"'\" Н é"#);
        assert_eq!(
            shorten(&"x".repeat(50)).chars().count(),
            MAX_SHOWN_CHARACTERS + 1
        );
    }
}
