//! Wishes for boards, maps and puzzles.

use crate::core::game::{Game, NotationError, Problem, problem};

/// Wishes by name, such as `size` and `9`. Anything else has its default.
#[derive(Clone, Debug, Default)]
pub struct Wishes(Vec<(&'static str, String)>);

impl Wishes {
    /// Adds a wish, if it is given.
    pub fn with(mut self, name: &'static str, wish: Option<impl ToString>) -> Wishes {
        if let Some(wish) = wish {
            self.0.push((name, wish.to_string()));
        }
        self
    }

    /// The first wish that is not in `known`.
    pub fn unknown(&self, known: &[&str]) -> Option<&'static str> {
        let mut names = self.0.iter().map(|&(name, _)| name);
        names.find(|name| !known.contains(name))
    }

    /// The number that is wished for, or the default.
    ///
    /// # Errors
    /// If the wish is not a whole number that fits `u8`.
    pub fn number(&self, name: &str, usual: u8) -> Result<u8, Problem> {
        let Some(wish) = self.text(name) else {
            return Ok(usual);
        };
        let wanted = || problem!("fault-wish", "a number from 0 to 255");
        Ok(wish
            .parse()
            .map_err(|_| NotationError::new("a wish", wish, wanted()))?)
    }

    /// The text of a wish.
    pub fn text(&self, name: &str) -> Option<&str> {
        let wish = self.0.iter().find(|wish| wish.0 == name)?;
        Some(&wish.1)
    }

    /// The choice that is wished for by name, or the first if nothing is.
    ///
    /// # Errors
    /// What is allowed, if no choice has this name.
    pub fn choice<T: Copy>(
        &self,
        name: &'static str,
        choices: &[(&'static str, T)],
    ) -> Result<T, Problem> {
        let wish = self.text(name).unwrap_or(choices[0].0);
        let found = choices.iter().find(|(name, _)| *name == wish);
        found.map(|(_, choice)| *choice).ok_or_else(|| {
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
    /// A start on a new board. The same wishes and seed give the same board.
    ///
    /// # Errors
    /// What is wrong with the wishes.
    fn make_board(wishes: &Wishes, seed: u64) -> Result<Self, Problem>;
}

/// A game that makes maps.
pub trait MakesMaps: Game {
    /// The lines of a new map. The same wishes and seed give the same map.
    ///
    /// # Errors
    /// What is wrong with the wishes.
    fn make_map(wishes: &Wishes, seed: u64) -> Result<Vec<String>, Problem>;
}

/// The problem that no puzzle was found.
pub fn none_drawn() -> Problem {
    problem!("fault-luck", "none was drawn: another seed will do")
}
