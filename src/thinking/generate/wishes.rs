//! Boards, maps and puzzles as somebody wishes them.

use std::collections::BTreeMap;

use crate::core::game::{Game, NotationError, Problem, problem};

/// What somebody wishes, by name, such as `size` and `9`. What is not wished for is as usual.
#[derive(Clone, Debug, Default)]
pub struct Wishes(BTreeMap<&'static str, String>);

impl Wishes {
    /// Adds a wish, if there is one.
    pub fn with(mut self, name: &'static str, wish: Option<impl ToString>) -> Wishes {
        if let Some(wish) = wish {
            self.0.insert(name, wish.to_string());
        }
        self
    }

    /// The first wish that is not among those that a maker knows.
    pub fn unknown(&self, known: &[&str]) -> Option<&'static str> {
        self.0.keys().copied().find(|name| !known.contains(name))
    }

    /// The number that is wished for, or the usual one.
    ///
    /// # Errors
    /// If the wish is no whole number that has a place in `u8`.
    pub fn number(&self, name: &str, usual: u8) -> Result<u8, Problem> {
        let Some(wish) = self.0.get(name) else {
            return Ok(usual);
        };
        let wanted = || problem!("fault-wish", "a number from 0 to 255");
        Ok(wish
            .parse()
            .map_err(|_| NotationError::new("a wish", wish, wanted()))?)
    }

    /// The words of a wish.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// The one of some choices that is wished for by its name; the first if nothing is.
    ///
    /// # Errors
    /// What is allowed, if the name is none of theirs.
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

/// A game of which boards are made.
pub trait MakesBoards: Game {
    /// A start on a new board. The same wishes and seed give the same.
    ///
    /// # Errors
    /// What is wrong with the wishes.
    fn make_board(wishes: &Wishes, seed: u64) -> Result<Self, Problem>;
}

/// A game of which maps are made.
pub trait MakesMaps: Game {
    /// The lines of a new map. The same wishes and seed give the same.
    ///
    /// # Errors
    /// What is wrong with the wishes.
    fn make_map(wishes: &Wishes, seed: u64) -> Result<Vec<String>, Problem>;
}

/// A game of which puzzles are made.
pub trait MakesPuzzles: Game {
    /// The names of the wishes that are known.
    const WISHES: &'static [&'static str];

    /// The text of a new puzzle, with how hard it is before it. The same wishes and seed give the same.
    ///
    /// # Errors
    /// What is wrong with the wishes, or that none was drawn.
    fn make_puzzle(wishes: &Wishes, seed: u64) -> Result<String, Problem>;
}

/// That no puzzle was drawn.
pub fn none_drawn() -> Problem {
    problem!("fault-luck", "none was drawn: another seed will do")
}
