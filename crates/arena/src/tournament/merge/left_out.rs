//! Reports on standard error everything that a merge leaves out.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

use crate::contest::without_control_characters;
use crate::output::say;

/// The maximum number of things in a folder that are named. The others are counted.
const MAX_NAMED_PER_FOLDER: usize = 20;

/// The maximum number of printed lines, because a folder may have any number of subfolders.
const MAX_LINES: usize = 2000;

/// The things that have been left out so far.
#[derive(Default)]
pub struct LeftOut {
    pub count: usize,
    printed_lines: usize,
    counts_by_folder: BTreeMap<PathBuf, usize>,
}

impl LeftOut {
    /// Leaves out something in a folder and names it. The text may come from outside.
    pub fn report(&mut self, folder: &Path, message: &dyn fmt::Display) {
        self.count += 1;
        let folder_count = self.counts_by_folder.entry(folder.to_owned()).or_default();
        *folder_count += 1;
        if *folder_count <= MAX_NAMED_PER_FOLDER && self.printed_lines < MAX_LINES {
            self.printed_lines += 1;
            print_line(&format!("left out: {}: {message}", folder.display()));
        }
    }

    /// Prints how many were not named.
    pub fn report_unnamed(&self) {
        let unnamed_count = |count: usize| count.saturating_sub(MAX_NAMED_PER_FOLDER);
        let folders = self
            .counts_by_folder
            .iter()
            .filter(|(_, count)| unnamed_count(**count) > 0);
        for (folder, count) in folders.take(MAX_NAMED_PER_FOLDER) {
            print_line(&format!(
                "left out: {}: {} more",
                folder.display(),
                unnamed_count(*count)
            ));
        }
    }
}

/// Prints a message on one line, whatever names are in it.
pub fn print_line(line: &str) {
    say(without_control_characters(line.as_bytes()));
}
