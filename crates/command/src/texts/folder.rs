//! `warren new`: a folder with a starter program.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use clap::Args;
use warren::games::GameId;

use super::files::Files;
use super::language::Language;
use super::program::{ProgramLanguage, quote_for_shell};
use super::statement::{maze, statement};
use super::words::Words;
use warren_arena::Failure;
use warren_arena::output::print;

/// Start a program: write a folder with the statement, a program that plays, and sample sessions.
///
/// The folder also gets a README.md with the commands to try the program, and a warren.toml that describes how to compile and
/// run it. Existing files are not overwritten.
#[derive(Args)]
#[command(after_help = "Examples:
  warren new dots --lang python my/
  warren new rabbits --lang cpp --language ru my/")]
pub struct New {
    /// The game.
    game: GameId,
    /// The folder. It is created if it does not exist.
    folder: PathBuf,
    /// The language of the program.
    #[arg(long = "lang", value_name = "LANGUAGE", default_value = "python")]
    program_language: ProgramLanguage,
    /// The language of the texts; without it, that of the environment (LC_ALL, LC_MESSAGES or LANG), if there are texts in it.
    #[arg(long)]
    language: Option<Language>,
}

impl New {
    pub fn run(&self) -> Result<(), Failure> {
        let files = self.files();
        let names = files.iter().map(|(name, _)| self.folder.join(name));
        let existing_files: Vec<String> = names
            .filter(|path| path.symlink_metadata().is_ok())
            .map(|path| path.display().to_string())
            .collect();
        if !existing_files.is_empty() {
            return Err(Failure(format!(
                "nothing was written, because these files exist: {}",
                existing_files.join(", ")
            )));
        }
        let failure = |path: &PathBuf, error| Failure(format!("{}: {error}", path.display()));
        fs::create_dir_all(&self.folder).map_err(|error| failure(&self.folder, error))?;
        for (name, text) in &files {
            let path = self.folder.join(name);
            fs::write(&path, text).map_err(|error| failure(&path, error))?;
        }
        print(self.trial_commands().join("\n") + "\n")
    }

    /// Returns the names and texts of the folder's files.
    fn files(&self) -> Vec<(String, String)> {
        let language = Language::requested_or_default(self.language);
        let embedded_files = Files::of(self.game);
        let mut files = vec![
            ("README.md".to_owned(), self.readme(language)),
            ("STATEMENT.md".to_owned(), statement(self.game, language)),
            (
                self.program_language.source().to_owned(),
                embedded_files.starter(self.program_language).to_owned(),
            ),
            ("warren.toml".to_owned(), self.warren_toml()),
        ];
        for (seat, log) in embedded_files.sessions.into_iter().enumerate() {
            files.push((format!("session-{seat}.log"), log.to_owned()));
        }
        if let Some(maze) = maze(self.game) {
            files.push(("maze.txt".to_owned(), maze.to_owned()));
        }
        files
    }

    /// Returns the commands to try the program from the current directory.
    fn trial_commands(&self) -> Vec<String> {
        let build = self.program_language.build().map(|build| {
            let folder = quote_for_shell(&self.folder.to_string_lossy());
            format!("(cd {folder} && {build})")
        });
        let [check, play] = self.check_and_play();
        build.into_iter().chain([check, play]).collect()
    }

    /// Returns the commands that check the program and let it play.
    fn check_and_play(&self) -> [String; 2] {
        let game = self.game.id();
        let program = self.program_language.run_from_outside(&self.folder);
        let program = if program.contains(['"', '$', '`', '\\', '!']) {
            quote_for_shell(&program)
        } else {
            format!("\"{program}\"")
        };
        [
            format!("warren check {game} {program}"),
            format!("warren match {game} {program} warren:1"),
        ]
    }

    fn readme(&self, language: Language) -> String {
        let words = Words::of(self.game, language);
        let name = words.get(&format!("{}-name", self.game.id()));
        let mut text = format!("# {name}\n\n");
        let add_item = |text: &mut String, name: &str, id: &str| {
            let _ = writeln!(text, "- {name}: {}", words.get(id));
        };
        add_item(&mut text, "`STATEMENT.md`", "new-statement");
        add_item(
            &mut text,
            &format!("`{}`", self.program_language.source()),
            "new-starter",
        );
        add_item(
            &mut text,
            "`session-0.log`, `session-1.log`",
            "new-sessions",
        );
        if maze(self.game).is_some() {
            add_item(&mut text, "`maze.txt`", "new-maze");
        }
        add_item(&mut text, "`warren.toml`", "new-settings");
        let _ = write!(
            text,
            "\n## {}\n\n{}\n",
            words.get("new-try"),
            words.get("new-try-where")
        );
        let add_command = |text: &mut String, id: &str, line: &str| {
            let _ = write!(text, "\n{}\n\n    {line}\n", words.get(id));
        };
        let ids = match self.program_language.build() {
            Some(_) => &["new-build", "new-check", "new-play"][..],
            None => &["new-check", "new-play"],
        };
        for (id, line) in ids.iter().zip(self.trial_commands()) {
            add_command(&mut text, id, &line);
        }
        text
    }

    /// Returns the text of `warren.toml`, which describes how to compile and run the program in its folder.
    fn warren_toml(&self) -> String {
        let folder = self.folder.file_name();
        let name = folder.map_or_else(|| self.game.id().into(), |name| name.to_string_lossy());
        let build = self.program_language.build();
        let lines = [
            ("name", Some(&*name)),
            ("language", Some(self.program_language.name())),
            ("build", build),
            ("run", Some(self.program_language.run())),
        ];
        let lines = lines.into_iter().filter_map(|(key, value)| {
            // A JSON string is a TOML string, too.
            let value = serde_json::Value::from(value?);
            Some(format!("{key} = {value}\n"))
        });
        lines.collect()
    }
}
