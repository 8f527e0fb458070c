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
const SYSTEM_FOLDERS: [&str; 9] = [
    "/usr", "/bin", "/sbin", "/lib", "/lib64", "/etc", "/dev", "/proc", "/sys",
];

/// Folders that exist on many machines but have private contents.
const SHARED_PARENTS: [&str; 3] = ["/tmp", "/home", "/Users"];

/// Parents of home folders. The next part of a path is a person's name.
const HOME_PARENTS: [&str; 2] = ["/home/", "/Users/"];

/// Replaces the end of a text.
const ELLIPSIS: &str = "…";

/// Precedes a path in an address.
const SCHEME: &str = "file://";

/// Known folders and their replacements.
#[derive(Clone, Debug, Default)]
pub struct PrivatePaths {
    /// Sorted by folder, each in all spellings.
    replacements: Vec<(String, String)>,
}

impl PrivatePaths {
    /// Collects the folders of a tournament: those of its file, its submissions and its programs.
    pub fn new<'a>(
        tournament: &Path,
        submissions: &[&Path],
        programs: impl Iterator<Item = &'a Contestant>,
    ) -> PrivatePaths {
        let mut replacements = BTreeMap::new();
        let mut add = |path: &Path, replacement: Option<&str>| {
            let Ok(absolute_path) = absolute(path) else {
                return;
            };
            let name = absolute_path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy();
            let replacement = replacement.unwrap_or(&name).to_owned();
            // A program may know its folder by the target of a symbolic link.
            let target_path = fs::canonicalize(&absolute_path);
            for path in [Some(absolute_path), target_path.ok()]
                .into_iter()
                .flatten()
            {
                if is_private(&path) {
                    replacements.extend(spellings(&path.to_string_lossy(), &replacement));
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
            for path in program_paths(program) {
                add(&path, None);
            }
        }
        let folder = if tournament.as_os_str().is_empty() {
            Path::new(".")
        } else {
            tournament
        };
        add(folder, Some("."));
        PrivatePaths {
            replacements: replacements.into_iter().collect(),
        }
    }

    /// Replaces the private folders in a plain text or an HTML page, and home folders of other machines.
    pub fn hide(&self, text: &str) -> String {
        let mut result = String::with_capacity(text.len());
        let (mut copied, mut position) = (0, 0);
        while position < text.len() {
            match self.path_at(text, position) {
                Some((length, replacement)) => {
                    result += &text[copied..position];
                    if result.ends_with(SCHEME) {
                        result.truncate(result.len() - SCHEME.len());
                    }
                    result += replacement;
                    position += length;
                    copied = position;
                }
                None => position += 1,
            }
        }
        result + &text[copied..]
    }

    /// Replaces the private folders in a fault's texts.
    pub fn hide_in_fault(&self, fault: Fault) -> Fault {
        let hide_in_lines = |lines: Vec<String>| lines.iter().map(|line| self.hide(line)).collect();
        Fault {
            fault: self.hide(&fault.fault),
            hint: fault.hint.map(|hint| self.hide(&hint)),
            answer: hide_in_lines(fault.answer),
            read: hide_in_lines(fault.read),
            errors: self.hide(&fault.errors),
            ..fault
        }
    }

    /// Returns the length of the path that begins at a byte of a text, and its replacement.
    fn path_at(&self, text: &str, position: usize) -> Option<(usize, &str)> {
        let bytes = &text.as_bytes()[position..];
        let is_path = bytes[0] == b'/' || bytes.get(1) == Some(&b':');
        if !is_path || !text.is_char_boundary(position) {
            return None;
        }
        let is_start_of_path = can_precede_path(&text[..position]);
        let home = || Some((home_path_length(&text[position..])?, "~"));
        match self.longest_known_path(&text[position..]) {
            Some(found) if is_start_of_path || found.is_long => {
                Some((found.length, found.replacement))
            }
            _ => home().filter(|_| is_start_of_path),
        }
    }

    /// Returns the longest known path at the start of a text. Letters may be escaped as in an address.
    fn longest_known_path(&self, text: &str) -> Option<FoundPath<'_>> {
        let (mut longest, mut candidates) = (None, &self.replacements[..]);
        let (mut position, mut matched_bytes) = (0, 0);
        while position < text.len() {
            let mut width = 1;
            let mut next = paths_with_byte(candidates, matched_bytes, text.as_bytes()[position]);
            if let (true, Some(byte)) = (
                next.is_empty(),
                decode_percent(&text.as_bytes()[position..]),
            ) {
                (next, width) = (paths_with_byte(candidates, matched_bytes, byte), 3);
            }
            if next.is_empty() {
                // A quoted answer has this sign in place of its end.
                let is_shortened = matched_bytes > 0
                    && text.as_bytes()[position..].starts_with(ELLIPSIS.as_bytes());
                let shortened = FoundPath {
                    length: position,
                    replacement: "",
                    is_long: true,
                };
                return longest.or(is_shortened.then_some(shortened));
            }
            (candidates, position, matched_bytes) = (next, position + width, matched_bytes + 1);
            let (path, replacement) = &candidates[0];
            if path.len() == matched_bytes && can_follow_name(&text[position..]) {
                longest = Some(FoundPath {
                    length: position,
                    replacement,
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
    replacement: &'a str,
    is_long: bool,
}

/// Returns those of sorted paths that have a byte at a place, if all of them are equal before it. Paths that end there come
/// first.
fn paths_with_byte(paths: &[(String, String)], index: usize, byte: u8) -> &[(String, String)] {
    let byte_of = |(path, _): &(String, String)| path.as_bytes().get(index).copied();
    let first = paths.partition_point(|path| byte_of(path) < Some(byte));
    let count = paths[first..].partition_point(|path| byte_of(path) == Some(byte));
    &paths[first..first + count]
}

/// Decodes a byte that an address writes as `%` and two digits.
fn decode_percent(text: &[u8]) -> Option<u8> {
    let digits = text.strip_prefix(b"%")?.get(..2)?;
    u8::from_str_radix(str::from_utf8(digits).ok()?, 16).ok()
}

/// Returns the folders and files of a program that a text may name.
fn program_paths(program: &Contestant) -> Vec<PathBuf> {
    match program.visible_paths() {
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
    let is_shared_parent = SHARED_PARENTS
        .iter()
        .any(|parent| path == Path::new(parent));
    let is_in_system_folder = SYSTEM_FOLDERS.iter().any(|folder| path.starts_with(folder));
    path.parent().is_some() && !is_shared_parent && !is_in_system_folder
}

/// Returns the spellings of a path, in plain text and in a page, with their replacements.
fn spellings(path: &str, replacement: &str) -> [(String, String); 2] {
    let spell_both = |spelling: fn(&str) -> String| (spelling(path), spelling(replacement));
    [spell_both(str::to_owned), spell_both(escape_html)]
}

/// Escapes a text as `maud` does in a page.
fn escape_html(text: &str) -> String {
    let escaped = text.replace('&', "&amp;").replace('<', "&lt;");
    escaped.replace('>', "&gt;").replace('"', "&quot;")
}

/// Whether a path may begin after a text.
fn can_precede_path(before: &str) -> bool {
    let can_be_in_path = |letter: char| letter.is_alphanumeric() || "_-.~/\\".contains(letter);
    before.ends_with(SCHEME) || !before.ends_with(can_be_in_path)
}

/// Whether the name of a folder ends before a text.
fn can_follow_name(after: &str) -> bool {
    let mut letters = after.chars();
    match letters.next() {
        // At the end of a sentence, not inside a name.
        Some('.') => !letters.next().is_some_and(char::is_alphanumeric),
        Some(letter) => !letter.is_alphanumeric() && !"_-".contains(letter),
        None => true,
    }
}

/// Returns the length of a home folder's path, if a text begins with one.
fn home_path_length(text: &str) -> Option<usize> {
    let folder = HOME_PARENTS
        .iter()
        .find(|folder| text.starts_with(**folder))?;
    let text_after_folder = &text[folder.len()..];
    let can_be_in_name = |letter: char| letter.is_alphanumeric() || "_-.%".contains(letter);
    let name = text_after_folder
        .find(|letter| !can_be_in_name(letter))
        .unwrap_or(text_after_folder.len());
    (name > 0).then_some(folder.len() + name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn private_paths_with(paths: &[(&str, &str)]) -> PrivatePaths {
        let spell_both = paths
            .iter()
            .flat_map(|(path, replacement)| spellings(path, replacement));
        let replacements: BTreeMap<String, String> = spell_both.collect();
        PrivatePaths {
            replacements: replacements.into_iter().collect(),
        }
    }

    #[test]
    fn each_path_is_as_short_as_can_be() {
        let private = private_paths_with(&[
            ("/home/anna", "~"),
            ("/home/anna/cup", "."),
            ("/home/anna/cup/hand-ins/bob", "bob"),
            ("/srv/R&D <1>/Zoë", "Zoë"),
            ("/root", "~"),
        ]);
        for (text, result) in [
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
            assert_eq!(private.hide(text), result, "{text}");
            assert_eq!(private.hide(result), result, "{result}");
        }
    }

    #[test]
    fn the_folders_of_a_tournament_are_known() {
        let folder = tempfile::tempdir().unwrap();
        let path_in = |name: &str| folder.path().join(name);
        for name in ["cup/bots", "ins/bob"] {
            fs::create_dir_all(path_in(name)).unwrap();
        }
        let (bot, other_bot) = (path_in("cup/bots/a.py"), path_in("cup/b.py"));
        for file in [&bot, &other_bot] {
            fs::write(file, "").unwrap();
        }
        let programs = [
            format!("python3 {}", bot.display()).parse().unwrap(),
            format!("python3 {}", other_bot.display()).parse().unwrap(),
            Contestant::in_folder("./bot", &path_in("ins/bob")).unwrap(),
            "/usr/bin/env".parse().unwrap(),
            "warren:1".parse().unwrap(),
        ];
        let private = PrivatePaths::new(&path_in("cup"), &[&path_in("ins")], programs.iter());
        for (path, result) in [
            (path_in("cup/bots/a.py"), "bots/a.py"),
            (path_in("cup/b.py"), "./b.py"),
            (path_in("ins/bob/bot"), "bob/bot"),
            (path_in("ins/x"), "ins/x"),
            (PathBuf::from("/usr/bin/env"), "/usr/bin/env"),
        ] {
            assert_eq!(private.hide(&path.display().to_string()), result);
        }
    }
}
