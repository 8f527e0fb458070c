//! Hides the organiser's folders from other readers: a traceback of a program names its file by its absolute path.
//!
//! The paths are removed from a game's texts before these are stored, because only the machine that played it knows its
//! folders. They are removed again from a report, which may also contain texts that older versions have stored.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf, absolute};

use crate::contest::Contestant;
use crate::series::Fault;

/// Folders that are the same on all machines, so that naming them reveals nothing.
const OF_THE_SYSTEM: [&str; 9] = [
    "/usr", "/bin", "/sbin", "/lib", "/lib64", "/etc", "/dev", "/proc", "/sys",
];

/// Folders that exist on many machines but have private contents.
const ALIKE: [&str; 3] = ["/tmp", "/home", "/Users"];

/// Parents of home folders. The next part of a path is a person's name.
const HOMES: [&str; 2] = ["/home/", "/Users/"];

/// Replaces the end of a text.
const CUT: &str = "…";

/// Precedes a path in an address.
const SCHEME: &str = "file://";

/// Known folders and their replacements.
#[derive(Clone, Debug, Default)]
pub struct PrivatePaths {
    /// Sorted by folder, each in all spellings.
    known: Vec<(String, String)>,
}

impl PrivatePaths {
    /// Collects the folders of a tournament: those of its file, its submissions and its programs.
    pub fn new<'a>(
        tournament: &Path,
        submissions: &[&Path],
        programs: impl Iterator<Item = &'a Contestant>,
    ) -> PrivatePaths {
        let mut known = BTreeMap::new();
        let mut add = |path: &Path, short: Option<&str>| {
            let Ok(whole) = absolute(path) else { return };
            let name = whole.file_name().unwrap_or_default().to_string_lossy();
            let short = short.unwrap_or(&name).to_owned();
            // A program may know its folder by the target of a symbolic link.
            let real = fs::canonicalize(&whole);
            for path in [Some(whole), real.ok()].into_iter().flatten() {
                if is_private(&path) {
                    known.extend(spellings(&path.to_string_lossy(), &short));
                }
            }
        };
        // If two of them are the same folder, the later one wins.
        if let Ok(folder) = env::current_dir() {
            add(&folder, Some("."));
        }
        if let Some(home) = env::home_dir() {
            add(&home, Some("~"));
        }
        for folder in submissions {
            add(folder, None);
        }
        for program in programs {
            for place in places(program) {
                add(&place, None);
            }
        }
        let folder = if tournament.as_os_str().is_empty() {
            Path::new(".")
        } else {
            tournament
        };
        add(folder, Some("."));
        PrivatePaths {
            known: known.into_iter().collect(),
        }
    }

    /// Returns a text without these folders, and without the names of home folders on other machines. The text may be a page.
    pub fn hide(&self, text: &str) -> String {
        let mut hidden = String::with_capacity(text.len());
        let (mut copied, mut at) = (0, 0);
        while at < text.len() {
            match self.found(text, at) {
                Some((length, short)) => {
                    hidden += &text[copied..at];
                    if hidden.ends_with(SCHEME) {
                        hidden.truncate(hidden.len() - SCHEME.len());
                    }
                    hidden += short;
                    at += length;
                    copied = at;
                }
                None => at += 1,
            }
        }
        hidden + &text[copied..]
    }

    /// Returns a fault with these folders removed from its texts.
    pub fn hide_in(&self, fault: Fault) -> Fault {
        let all = |lines: Vec<String>| lines.iter().map(|line| self.hide(line)).collect();
        Fault {
            fault: self.hide(&fault.fault),
            hint: fault.hint.map(|hint| self.hide(&hint)),
            answer: all(fault.answer),
            read: all(fault.read),
            errors: self.hide(&fault.errors),
            ..fault
        }
    }

    /// Returns the length of the path that begins at a byte of a text, and its replacement.
    fn found(&self, text: &str, at: usize) -> Option<(usize, &str)> {
        let bytes = &text.as_bytes()[at..];
        let is_path = bytes[0] == b'/' || bytes.get(1) == Some(&b':');
        if !is_path || !text.is_char_boundary(at) {
            return None;
        }
        let is_first = begins_path(&text[..at]);
        let home = || Some((home_of_somebody(&text[at..])?, "~"));
        match self.longest(&text[at..]) {
            Some(found) if is_first || found.is_long => Some((found.length, found.short)),
            _ => home().filter(|_| is_first),
        }
    }

    /// Returns the longest known path at the start of a text. Letters may be escaped as in an address.
    fn longest(&self, text: &str) -> Option<FoundPath<'_>> {
        let (mut longest, mut left) = (None, &self.known[..]);
        let (mut at, mut depth) = (0, 0);
        while at < text.len() {
            let mut width = 1;
            let mut next = with_byte(left, depth, text.as_bytes()[at]);
            if let (true, Some(byte)) = (next.is_empty(), in_address(&text.as_bytes()[at..])) {
                (next, width) = (with_byte(left, depth, byte), 3);
            }
            if next.is_empty() {
                // A quoted answer has this sign in place of its end.
                let is_cut = depth > 0 && text.as_bytes()[at..].starts_with(CUT.as_bytes());
                let cut = FoundPath {
                    length: at,
                    short: "",
                    is_long: true,
                };
                return longest.or(is_cut.then_some(cut));
            }
            (left, at, depth) = (next, at + width, depth + 1);
            let (path, short) = &left[0];
            if path.len() == depth && ends_name(&text[at..]) {
                longest = Some(FoundPath {
                    length: at,
                    short,
                    // A long path is never a coincidence, but after other letters `/cup` is a part of another path.
                    is_long: path.matches(['/', '\\']).count() > 1,
                });
            }
        }
        longest
    }
}

/// A known path in a text.
struct FoundPath<'a> {
    /// Its length in the text.
    length: usize,
    short: &'a str,
    is_long: bool,
}

/// Returns those of sorted paths that have a byte at a place, if all of them are equal before it. Paths that end there come
/// first.
fn with_byte(paths: &[(String, String)], place: usize, byte: u8) -> &[(String, String)] {
    let next = |path: &(String, String)| path.0.as_bytes().get(place).copied();
    let first = paths.partition_point(|path| next(path) < Some(byte));
    let count = paths[first..].partition_point(|path| next(path) == Some(byte));
    &paths[first..first + count]
}

/// Decodes a byte that an address writes as `%` and two digits.
fn in_address(text: &[u8]) -> Option<u8> {
    let digits = text.strip_prefix(b"%")?.get(..2)?;
    u8::from_str_radix(str::from_utf8(digits).ok()?, 16).ok()
}

/// Returns the folders and files of a program that a text may name.
fn places(program: &Contestant) -> Vec<PathBuf> {
    match program.shown() {
        Some(shown) => shown,
        None => program
            .files()
            .iter()
            .filter_map(|file| Some(file.parent()?.to_owned()))
            .collect(),
    }
}

/// Whether a path reveals something about the machine.
fn is_private(path: &Path) -> bool {
    let is_of_all = ALIKE.iter().any(|alike| path == Path::new(alike));
    let is_of_system = OF_THE_SYSTEM.iter().any(|folder| path.starts_with(folder));
    path.parent().is_some() && !is_of_all && !is_of_system
}

/// Returns the spellings of a path, in plain text and in a page, with their replacements.
fn spellings(path: &str, short: &str) -> [(String, String); 2] {
    let spelt = |spell: fn(&str) -> String| (spell(path), spell(short));
    [spelt(str::to_owned), spelt(in_page)]
}

/// Escapes a text as `maud` does in a page.
fn in_page(text: &str) -> String {
    let escaped = text.replace('&', "&amp;").replace('<', "&lt;");
    escaped.replace('>', "&gt;").replace('"', "&quot;")
}

/// Whether a path may begin after a text.
fn begins_path(before: &str) -> bool {
    let is_of_path = |letter: char| letter.is_alphanumeric() || "_-.~/\\".contains(letter);
    before.ends_with(SCHEME) || !before.ends_with(is_of_path)
}

/// Whether the name of a folder ends before a text.
fn ends_name(after: &str) -> bool {
    let mut letters = after.chars();
    match letters.next() {
        // At the end of a sentence, not inside a name.
        Some('.') => !letters.next().is_some_and(char::is_alphanumeric),
        Some(letter) => !letter.is_alphanumeric() && !"_-".contains(letter),
        None => true,
    }
}

/// Returns the length of a home folder's path, if a text begins with one.
fn home_of_somebody(text: &str) -> Option<usize> {
    let folder = HOMES.iter().find(|folder| text.starts_with(**folder))?;
    let rest = &text[folder.len()..];
    let is_of_name = |letter: char| letter.is_alphanumeric() || "_-.%".contains(letter);
    let name = rest
        .find(|letter| !is_of_name(letter))
        .unwrap_or(rest.len());
    (name > 0).then_some(folder.len() + name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(paths: &[(&str, &str)]) -> PrivatePaths {
        let spelt = paths
            .iter()
            .flat_map(|(path, short)| spellings(path, short));
        let known: BTreeMap<String, String> = spelt.collect();
        PrivatePaths {
            known: known.into_iter().collect(),
        }
    }

    #[test]
    fn each_path_is_as_short_as_can_be() {
        let private = known(&[
            ("/home/anna", "~"),
            ("/home/anna/cup", "."),
            ("/home/anna/cup/hand-ins/bob", "bob"),
            ("/srv/R&D <1>/Zoë", "Zoë"),
            ("/root", "~"),
        ]);
        for (text, hidden) in [
            (
                "  File \"/home/anna/cup/hand-ins/bob/bot.py\", line 3",
                "  File \"bob/bot.py\", line 3",
            ),
            ("/home/anna/cup/hand-ins/bobby/a", "./hand-ins/bobby/a"),
            ("/home/anna/cup/hand-ins/bob.old/a", "./hand-ins/bob.old/a"),
            ("in /home/anna/cup/hand-ins/bob.", "in bob."),
            ("`/home/anna/cup`: /home/anna/x", "`.`: ~/x"),
            ("-I/home/anna/cup/a.h", "-I./a.h"),
            ("file:///home/anna/cup/a.mjs:1", "./a.mjs:1"),
            ("at file:///srv/R&D%20%3C1%3E/Zo%C3%AB/a.js", "at Zoë/a.js"),
            (
                "<pre>/srv/R&amp;D &lt;1&gt;/Zoë/a</pre>",
                "<pre>Zoë/a</pre>",
            ),
            ("file:///srv/R%26D%20%3c1%3e/Zo%c3%ab/a.js", "Zoë/a.js"),
            ("wrote `/home/an…`, 5 %", "wrote `…`, 5 %"),
            ("/root/a, /rooted, /a/root/b", "~/a, /rooted, /a/root/b"),
            // The folders of other machines and of other people.
            ("/home/carl/job/a.py, /Users/d-e/a", "~/job/a.py, ~/a"),
            ("https://a.example/home/page", "https://a.example/home/page"),
            ("/usr/lib/python3/a.py ö / é", "/usr/lib/python3/a.py ö / é"),
            ("/home/", "/home/"),
        ] {
            assert_eq!(private.hide(text), hidden, "{text}");
            assert_eq!(private.hide(hidden), hidden, "{hidden}");
        }
    }

    #[test]
    fn the_folders_of_a_tournament_are_known() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        for name in ["cup/bots", "ins/bob"] {
            fs::create_dir_all(at(name)).unwrap();
        }
        let (bot, alone) = (at("cup/bots/a.py"), at("cup/b.py"));
        for file in [&bot, &alone] {
            fs::write(file, "").unwrap();
        }
        let programs = [
            format!("python3 {}", bot.display()).parse().unwrap(),
            format!("python3 {}", alone.display()).parse().unwrap(),
            Contestant::in_folder("./bot", &at("ins/bob")).unwrap(),
            "/usr/bin/env".parse().unwrap(),
            "warren:1".parse().unwrap(),
        ];
        let private = PrivatePaths::new(&at("cup"), &[&at("ins")], programs.iter());
        for (path, hidden) in [
            (at("cup/bots/a.py"), "bots/a.py"),
            (at("cup/b.py"), "./b.py"),
            (at("ins/bob/bot"), "bob/bot"),
            (at("ins/x"), "ins/x"),
            (PathBuf::from("/usr/bin/env"), "/usr/bin/env"),
        ] {
            assert_eq!(private.hide(&path.display().to_string()), hidden);
        }
    }
}
