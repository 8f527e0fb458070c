//! What a merge leaves out: each thing is named on standard error.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

use crate::contest::readable;
use crate::output::say;

/// How many things in a folder are named. The others are counted.
const MAX_NAMED: usize = 20;

/// How many lines are printed at most, since a folder may have any number of folders in it.
const MAX_LINES: usize = 2000;

/// What has been left out so far.
#[derive(Default)]
pub struct LeftOut {
    pub count: usize,
    lines: usize,
    by_folder: BTreeMap<PathBuf, usize>,
}

impl LeftOut {
    /// Leaves something in a folder out, and names it. The text may come from outside.
    pub fn name(&mut self, folder: &Path, what: &dyn fmt::Display) {
        self.count += 1;
        let in_folder = self.by_folder.entry(folder.to_owned()).or_default();
        *in_folder += 1;
        if *in_folder <= MAX_NAMED && self.lines < MAX_LINES {
            self.lines += 1;
            tell(&format!("left out: {}: {what}", folder.display()));
        }
    }

    /// Says how much was not named.
    pub fn conclude(&self) {
        let unnamed = |count: usize| count.saturating_sub(MAX_NAMED);
        let folders = self
            .by_folder
            .iter()
            .filter(|(_, count)| unnamed(**count) > 0);
        for (folder, count) in folders.take(MAX_NAMED) {
            tell(&format!(
                "left out: {}: {} more",
                folder.display(),
                unnamed(*count)
            ));
        }
    }
}

/// Says something in one line, whatever names are in it.
pub fn tell(line: &str) {
    say(readable(line.as_bytes()));
}
