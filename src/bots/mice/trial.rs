//! An arrow tried with what the others answer to it.

use crate::game::{Game, Seat};
use crate::games::mice::{Arrow, Mice};

use super::outlook::Outlook;

/// An arrow on trial: each opponent in turn answers by what is best for it if nobody answers that, then the player itself
/// does. Worked off arrow by arrow, so that it can be put aside at any time.
pub struct Trial {
    player: Seat,
    position: Mice,
    line: Vec<Arrow>,
    /// The answers that are still to be tried here, and the best of the others.
    open: Vec<Arrow>,
    best: Option<(i32, Arrow)>,
}

impl Trial {
    pub fn new(from: &Mice, arrow: Arrow, outlook: &mut Outlook) -> Trial {
        let mut trial = Trial {
            player: from.side(),
            position: from.clone(),
            line: Vec::new(),
            open: Vec::new(),
            best: None,
        };
        trial.place(arrow, outlook);
        trial
    }

    fn place(&mut self, arrow: Arrow, outlook: &mut Outlook) {
        self.position.play(&arrow);
        self.line.push(arrow);
        self.best = None;
        self.open = match self.position.outcome() {
            Some(_) => Vec::new(),
            None => outlook.arrows(&self.position),
        };
    }

    /// Tries one more answer. At the end gives what the arrow is worth to its player, and the line.
    pub fn go_on(&mut self, outlook: &mut Outlook) -> Option<(i32, Vec<Arrow>)> {
        if let Some(arrow) = self.open.pop() {
            let value = outlook.after(&self.position, &arrow, self.position.side());
            if self.best.is_none_or(|(best, _)| value > best) {
                self.best = Some((value, arrow));
            }
            return None;
        }
        match self.best {
            // The player's own next arrow ends the trial: its value is known already.
            Some((value, arrow)) if self.position.side() == self.player => {
                self.line.push(arrow);
                Some((value, std::mem::take(&mut self.line)))
            }
            Some((_, arrow)) => {
                self.place(arrow, outlook);
                None
            }
            None => {
                let value = outlook.of(&self.position, self.player);
                Some((value, std::mem::take(&mut self.line)))
            }
        }
    }
}
