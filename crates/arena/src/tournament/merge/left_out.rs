//! Reports on standard error everything that a merge leaves out.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

use crate::contest::readable;
use crate::output::say;

/// The maximum number of things in a folder that are named. The others are counted.
const MAX_NAMED: usize = 20;

/// The maximum number of printed lines, because a folder may have any number of subfolders.
const MAX_LINES: usize = 2000;

/// The things that have been left out so far.
#[derive(Default)]
pub struct LeftOut {
    pub count: usize,
    lines: usize,
    by_folder: BTreeMap<PathBuf, usize>,
}

impl LeftOut {
    /// Leaves out something in a folder and names it. The text may come from outside.
    pub fn name(&mut self, folder: &Path, what: &dyn fmt::Display) {
        self.count += 1;
        let in_folder = self.by_folder.entry(folder.to_owned()).or_default();
        *in_folder += 1;
        if *in_folder <= MAX_NAMED && self.lines < MAX_LINES {
            self.lines += 1;
            print_line(&format!("left out: {}: {what}", folder.display()));
        }
    }

    /// Prints how many were not named.
    pub fn conclude(&self) {
        let unnamed = |count: usize| count.saturating_sub(MAX_NAMED);
        let folders = self
            .by_folder
            .iter()
            .filter(|(_, count)| unnamed(**count) > 0);
        for (folder, count) in folders.take(MAX_NAMED) {
            print_line(&format!(
                "left out: {}: {} more",
                folder.display(),
                unnamed(*count)
            ));
        }
    }
}

/// Prints a message on one line, whatever names are in it.
pub fn print_line(line: &str) {
    say(readable(line.as_bytes()));
}
