//! The identity of a tournament, which distinguishes its games from those of others. A folder of results stores it, so that a
//! refusal can report what has changed.

use std::collections::BTreeMap;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::outside::Folder;
use crate::whole_file;

/// The file in a folder of results.
const IDENTITY_FILE: &str = "identity.json";

/// The maximum size of the file in bytes.
const MAX_BYTES: u64 = 1 << 20;

/// The maximum number of differences that are named.
const MAX_NAMED: usize = 10;

/// The description of a difference without details.
const UNKNOWN_DIFFERENCE: &str = "by other programs or under other settings";

/// The settings and the programs of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Identity {
    /// A hash of everything that must not change.
    pub series: String,
    /// The settings, by the field of the tournament's file.
    pub settings: BTreeMap<String, String>,
    /// The names of the programs and their fingerprints, in their order.
    pub programs: Vec<(String, String)>,
}

impl Identity {
    /// Returns the same identity with other names, such as without the folders that a command names.
    pub fn with_names(mut self, new_name: impl Fn(&str) -> String) -> Identity {
        for (name, _) in &mut self.programs {
            *name = new_name(name);
        }
        self
    }

    /// Stores it in a folder of results. Only messages depend on it, so a full disk is not reported here.
    pub fn store(&self, results: &Path) {
        if let Ok(text) = serde_json::to_string_pretty(self) {
            let _ = whole_file::replace(&results.join(IDENTITY_FILE), &(text + "\n"));
        }
    }

    /// Reads the identity from a folder of results.
    pub fn of(results: &Folder) -> Option<Identity> {
        serde_json::from_slice(&results.read(IDENTITY_FILE, MAX_BYTES).ok()?).ok()
    }

    /// Describes how the results of a series differ, whose folder stores this identity: the end of a sentence about them.
    pub fn difference(&self, series: &str, stored: Option<&Identity>) -> String {
        match stored.filter(|stored| stored.series == series) {
            Some(earlier) => self.difference_from(earlier),
            None => UNKNOWN_DIFFERENCE.to_owned(),
        }
    }

    /// Describes how another tournament differs: the end of a sentence about it.
    pub fn difference_from(&self, earlier: &Identity) -> String {
        let mut differences = self.differences(earlier);
        let unnamed_count = differences.len().saturating_sub(MAX_NAMED);
        if unnamed_count > 0 {
            differences.truncate(MAX_NAMED);
            differences.push(format!("{unnamed_count} more"));
        }
        if differences.is_empty() {
            UNKNOWN_DIFFERENCE.to_owned()
        } else {
            format!("{UNKNOWN_DIFFERENCE} ({})", differences.join(", "))
        }
    }

    /// Returns the changes since `earlier`.
    fn differences(&self, earlier: &Identity) -> Vec<String> {
        let earlier_programs: BTreeMap<&String, &String> =
            names_and_fingerprints(&earlier.programs).collect();
        let current_programs: BTreeMap<&String, &String> =
            names_and_fingerprints(&self.programs).collect();
        let mut all = Vec::new();
        for (name, fingerprint) in &current_programs {
            match earlier_programs.get(name) {
                Some(earlier_fingerprint) if earlier_fingerprint == fingerprint => {}
                Some(_) => all.push(format!("`{name}` has changed")),
                None => all.push(format!("`{name}` is new")),
            }
        }
        let removed = earlier_programs
            .keys()
            .filter(|name| !current_programs.contains_key(**name));
        all.extend(removed.map(|name| format!("`{name}` is gone")));
        if all.is_empty() && self.programs != earlier.programs {
            all.push("the programs are in another order".to_owned());
        }
        let changed_settings = self.settings.iter();
        let changed_settings =
            changed_settings.filter(|(name, value)| earlier.settings.get(*name) != Some(*value));
        all.extend(changed_settings.map(|(name, _)| format!("`{name}` has another value")));
        all
    }
}

fn names_and_fingerprints(
    programs: &[(String, String)],
) -> impl Iterator<Item = (&String, &String)> {
    programs
        .iter()
        .map(|(name, fingerprint)| (name, fingerprint))
}
