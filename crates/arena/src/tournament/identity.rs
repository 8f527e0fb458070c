//! The identity of a tournament, which distinguishes its games from those of others. A folder of results stores it, so that a
//! refusal can report what has changed.

use std::collections::BTreeMap;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::outside::Folder;
use crate::whole_file;

/// The file in a folder of results.
const FILE: &str = "identity.json";

/// The maximum size of the file in bytes.
const MAX_BYTES: u64 = 1 << 20;

/// The maximum number of differences that are named.
const MAX_NAMED: usize = 10;

/// The description when no details are known.
const OTHERS: &str = "by other programs or under other settings";

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
    pub fn with_names(mut self, named: impl Fn(&str) -> String) -> Identity {
        for (name, _) in &mut self.programs {
            *name = named(name);
        }
        self
    }

    /// Stores it in a folder of results. Only messages depend on it, so a full disk is not reported here.
    pub fn store(&self, results: &Path) {
        if let Ok(text) = serde_json::to_string_pretty(self) {
            let _ = whole_file::replace(&results.join(FILE), &(text + "\n"));
        }
    }

    /// Reads the identity from a folder of results.
    pub fn of(results: &Folder) -> Option<Identity> {
        serde_json::from_slice(&results.read(FILE, MAX_BYTES).ok()?).ok()
    }

    /// Describes how the results of a series differ, whose folder stores this identity: the end of a sentence about them.
    pub fn difference(&self, series: &str, stored: Option<&Identity>) -> String {
        match stored.filter(|stored| stored.series == series) {
            Some(then) => self.difference_from(then),
            None => OTHERS.to_owned(),
        }
    }

    /// Describes how another tournament differs: the end of a sentence about it.
    pub fn difference_from(&self, then: &Identity) -> String {
        let mut named = self.differences(then);
        let more = named.len().saturating_sub(MAX_NAMED);
        if more > 0 {
            named.truncate(MAX_NAMED);
            named.push(format!("{more} more"));
        }
        if named.is_empty() {
            OTHERS.to_owned()
        } else {
            format!("{OTHERS} ({})", named.join(", "))
        }
    }

    /// Returns the changes since `then`.
    fn differences(&self, then: &Identity) -> Vec<String> {
        let before: BTreeMap<&String, &String> = pairs(&then.programs).collect();
        let now: BTreeMap<&String, &String> = pairs(&self.programs).collect();
        let mut all = Vec::new();
        for (name, fingerprint) in &now {
            match before.get(name) {
                Some(before) if before == fingerprint => {}
                Some(_) => all.push(format!("`{name}` has changed")),
                None => all.push(format!("`{name}` is new")),
            }
        }
        let gone = before.keys().filter(|name| !now.contains_key(**name));
        all.extend(gone.map(|name| format!("`{name}` is gone")));
        if all.is_empty() && self.programs != then.programs {
            all.push("the programs are in another order".to_owned());
        }
        let set = self.settings.iter();
        let set = set.filter(|(name, value)| then.settings.get(*name) != Some(*value));
        all.extend(set.map(|(name, _)| format!("`{name}` has another value")));
        all
    }
}

fn pairs(programs: &[(String, String)]) -> impl Iterator<Item = (&String, &String)> {
    programs
        .iter()
        .map(|(name, fingerprint)| (name, fingerprint))
}
