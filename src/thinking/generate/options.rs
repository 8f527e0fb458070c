//! Options for new boards, maps and puzzles.

use crate::core::game::{Game, NotationError, Problem, problem};

/// Options by name, such as `size` and `9`. Options that are not set have their defaults.
#[derive(Clone, Debug, Default)]
pub struct MakerOptions(Vec<(&'static str, String)>);

impl MakerOptions {
    /// Sets an option if there is a value.
    pub fn with(mut self, name: &'static str, value: Option<impl ToString>) -> MakerOptions {
        if let Some(value) = value {
            self.0.push((name, value.to_string()));
        }
        self
    }

    /// The first option that is not in `known`.
    pub fn unknown(&self, known: &[&str]) -> Option<&'static str> {
        let mut names = self.0.iter().map(|&(name, _)| name);
        names.find(|name| !known.contains(name))
    }

    /// The value of a numeric option, or the default.
    ///
    /// # Errors
    /// If the value is not a whole number that fits `u8`.
    pub fn number(&self, name: &str, usual: u8) -> Result<u8, Problem> {
        let Some(value) = self.text(name) else {
            return Ok(usual);
        };
        let wanted = || problem!("fault-wish", "a number from 0 to 255");
        Ok(value
            .parse()
            .map_err(|_| NotationError::new("an option", value, wanted()))?)
    }

    /// The value of an option as text.
    pub fn text(&self, name: &str) -> Option<&str> {
        let (_, value) = self.0.iter().find(|(option, _)| *option == name)?;
        Some(value)
    }

    /// The choice that an option names, or the first choice by default.
    ///
    /// # Errors
    /// The allowed names, if no choice has this name.
    pub fn choice<T: Copy>(
        &self,
        name: &'static str,
        choices: &[(&'static str, T)],
    ) -> Result<T, Problem> {
        let chosen = self.text(name).unwrap_or(choices[0].0);
        let choice_with_name = choices.iter().find(|(name, _)| *name == chosen);
        choice_with_name.map(|(_, choice)| *choice).ok_or_else(|| {
            let names: Vec<&str> = choices.iter().map(|(name, _)| *name).collect();
            let (last, others) = names.split_last().expect("there is a choice");
            problem!(
                "fault-wish",
                "the {name} of a puzzle of this game is {others} or {last}",
                name = name,
                others = others.join(", "),
                last = last,
            )
        })
    }
}

/// A game that makes boards.
pub trait MakesBoards: Game {
    /// A start on a new board. The same options and seed give the same board.
    ///
    /// # Errors
    /// The problem with the options.
    fn make_board(options: &MakerOptions, seed: u64) -> Result<Self, Problem>;
}

/// A game that makes maps.
pub trait MakesMaps: Game {
    /// The lines of a new map. The same options and seed give the same map.
    ///
    /// # Errors
    /// The problem with the options.
    fn make_map(options: &MakerOptions, seed: u64) -> Result<Vec<String>, Problem>;
}

/// The problem if no puzzle was found.
pub fn none_found() -> Problem {
    problem!("fault-luck", "no puzzle was found: try another seed")
}
