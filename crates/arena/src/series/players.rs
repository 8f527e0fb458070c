//! The programs of a series of games, with their names.

use std::fs;

use super::fingerprint::fingerprint;
use crate::Failure;
use crate::contest::Contestant;

/// The maximum length of a name, in characters.
const MAX_NAME_LENGTH: usize = 60;

/// A program and its names.
#[derive(Clone, Debug)]
pub struct Player {
    /// Its name in results, which is unique.
    pub name: String,
    /// Its name in records: the name that the user chose, or the command.
    pub record_name: String,
    /// The program.
    pub contestant: Contestant,
}

impl Player {
    /// Returns a hash of the command, as it is written wherever it is called, and of its files. It shows whether two machines
    /// have the same program.
    pub fn fingerprint(&self, command_text: &str) -> String {
        let files = self.contestant.files();
        let contents = files.iter().map(|file| fs::read(file).unwrap_or_default());
        let version = if self.contestant.is_built_in() {
            env!("CARGO_PKG_VERSION")
        } else {
            ""
        };
        let command = [command_text, version].map(|text| text.as_bytes().to_vec());
        fingerprint(command.into_iter().chain(contents))
    }

    /// Names programs by the chosen names, in the same order, and the rest by their commands. All names are different.
    ///
    /// # Errors
    /// If there are more names than programs, or a name is empty, too long, used twice or has control characters.
    pub fn with_names(
        contestants: &[Contestant],
        names: &[String],
    ) -> Result<Vec<Player>, Failure> {
        if names.len() > contestants.len() {
            let (given, programs) = (names.len(), contestants.len());
            let message =
                format!("--name is given {given} times, but there are {programs} programs");
            return Err(Failure(message));
        }
        let mut players: Vec<Player> = Vec::new();
        for (index, contestant) in contestants.iter().enumerate() {
            let (name, record_name) = match names.get(index) {
                Some(name) => {
                    let name = chosen_name(name, &players)?;
                    (name.clone(), name)
                }
                None => {
                    let command = contestant.to_string();
                    (unused_name(&command, &players), command)
                }
            };
            players.push(Player {
                name,
                record_name,
                contestant: contestant.clone(),
            });
        }
        Ok(players)
    }
}

/// Checks a name that the user has chosen.
fn chosen_name(name: &str, named_players: &[Player]) -> Result<String, Failure> {
    let name = checked_name(name).map_err(Failure)?;
    if is_taken(name, named_players) {
        Err(Failure(format!("two programs have the name `{name}`")))
    } else {
        Ok(name.to_owned())
    }
}

/// Returns a name without surrounding blanks, or describes what is wrong with it.
pub fn checked_name(name: &str) -> Result<&str, String> {
    let name = name.trim();
    match name.chars().count() {
        0 => Err("a name is missing".to_owned()),
        length if length > MAX_NAME_LENGTH => {
            let shortened: String = name.chars().take(MAX_NAME_LENGTH).collect();
            Err(format!(
                "the name `{shortened}…` is longer than {MAX_NAME_LENGTH} characters"
            ))
        }
        _ if name.chars().any(char::is_control) => {
            Err("a name has no control characters".to_owned())
        }
        _ => Ok(name),
    }
}

/// Returns an unused name: the program's command, with a number if needed.
fn unused_name(command: &str, named_players: &[Player]) -> String {
    let numbered = (2..).map(|number| format!("{command} ({number})"));
    std::iter::once(command.to_owned())
        .chain(numbered)
        .find(|name| !is_taken(name, named_players))
        .unwrap_or_default()
}

fn is_taken(name: &str, named_players: &[Player]) -> bool {
    named_players.iter().any(|player| player.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names_of(programs: &[&str], names: &[&str]) -> Result<Vec<String>, String> {
        let programs: Vec<Contestant> = programs.iter().map(|text| text.parse().unwrap()).collect();
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        let players =
            Player::with_names(&programs, &names).map_err(|failure| failure.to_string())?;
        Ok(players.into_iter().map(|player| player.name).collect())
    }

    #[test]
    fn every_program_has_a_name_of_its_own() {
        assert_eq!(
            names_of(&["./a", "./a", "./a"], &["x"]).unwrap(),
            ["x", "./a", "./a (2)"]
        );
        assert!(names_of(&["./a"], &["x", "y"]).is_err());
        assert!(
            names_of(&["./a", "./b"], &["x", "x"])
                .unwrap_err()
                .contains("two programs")
        );
        assert!(names_of(&["./a"], &[" "]).is_err());
    }
}
