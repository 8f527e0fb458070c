//! The description of a submission: its `warren.toml`, or the only program in its folder.

use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::{Submission, build_data_path, folder_name};
use crate::contest::{script, without_control_characters};
use crate::outside::Folder;
use crate::series::checked_name;

/// The file with the description.
const DESCRIPTION_FILE: &str = "warren.toml";

/// The maximum size of the file in bytes.
const MAX_BYTES: u64 = 64 << 10;

/// The maximum length of an error in the description, in characters: it may repeat a key.
const MAX_ERROR_LENGTH: usize = 300;

/// The fields of the description.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Description {
    name: Option<String>,
    #[serde(default)]
    language: String,
    build: Option<String>,
    run: String,
    #[serde(default)]
    reads_openings: bool,
}

/// Returns the submission of a folder, or describes what is wrong with it.
pub fn read_submission(folder: &Path) -> Result<Submission, String> {
    let description = match fs::symlink_metadata(folder.join(DESCRIPTION_FILE)) {
        Ok(_) => read_description(folder)?,
        Err(_) => default_description(folder)?,
    };
    let name = description.name.unwrap_or_else(|| folder_name(folder));
    let submission = Submission {
        name: checked_name(&name)?.to_owned(),
        folder: folder.to_owned(),
        copy: build_data_path(folder, "copies"),
        language: description.language,
        build: description.build,
        run: description.run,
        reads_openings: description.reads_openings,
    };
    submission.resolved_command()?;
    Ok(submission)
}

fn read_description(folder: &Path) -> Result<Description, String> {
    let text = Folder::new(folder).text(DESCRIPTION_FILE, MAX_BYTES);
    let text = text.map_err(|error| format!("`{DESCRIPTION_FILE}` {error}"))?;
    toml::from_str(&text).map_err(|error| {
        let text_before = error.span().and_then(|span| text.get(..span.start));
        let line = text_before.map_or(1, |text_before| text_before.matches('\n').count() + 1);
        let message: String = error.message().replace('\n', ", ");
        let message: String = message.chars().take(MAX_ERROR_LENGTH).collect();
        format!(
            "{DESCRIPTION_FILE}, line {line}: {}",
            without_control_characters(message.as_bytes())
        )
    })
}

/// Returns the default description of a folder that holds one program and no description file.
fn default_description(folder: &Path) -> Result<Description, String> {
    let entries = fs::read_dir(folder).map_err(|error| error.to_string())?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let mut programs = paths.iter().filter_map(|path| program_in_file(path));
    match (programs.next(), programs.next()) {
        (Some((language, run)), None) => Ok(Description {
            name: None,
            language: language.to_owned(),
            build: None,
            run,
            reads_openings: false,
        }),
        (None, _) => Err(
            "there is no `warren.toml`, and no .py, .js, .wasm or executable file".to_owned(),
        ),
        (Some(_), Some(_)) => Err(
            "there are several programs; add a `warren.toml` with a line such as `run = \"python3 bot.py\"`".to_owned(),
        ),
    }
}

/// Returns the language of a file that is a program, and the command that runs it.
fn program_in_file(path: &Path) -> Option<(&'static str, String)> {
    let name = path.file_name()?.to_str()?;
    if name.starts_with('.') || !path.is_file() {
        return None;
    }
    let extension = path.extension().and_then(|extension| extension.to_str());
    if extension == Some("wasm") {
        return Some(("WebAssembly", shlex::try_quote(name).ok()?.into_owned()));
    }
    // Other scripts in the folder may be build scripts, unless they are executable.
    if !matches!(extension, Some("py" | "js")) && !script::is_executable(path) {
        return None;
    }
    let words = match script::interpreter_words(path) {
        Some(interpreter) => [interpreter, vec![name.to_owned()]].concat(),
        None => vec![format!("./{name}")],
    };
    let run = shlex::try_join(words.iter().map(String::as_str)).ok()?;
    Some((script::language_name(path).unwrap_or_default(), run))
}
