//! The source of a report's boards.
//!
//! Browsers load no modules, files or workers from the file system. So a built site has for each game one plain script with all
//! that a board needs (`tools/report.mjs`). It is copied into the report and works there as on any host.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use maud::{Markup, html};

use warren_arena::Failure;
use warren_arena::output::say;

/// The name of the script in a report.
const SCRIPT_NAME: &str = "board.js";

/// The source of the boards.
pub enum Boards {
    /// The script of a built site.
    Script(PathBuf),
    /// The address of a site, without a slash at its end.
    Site(String),
    /// No boards: the pages show only the codes of links.
    None,
}

impl Boards {
    /// Finds the boards of a game.
    ///
    /// # Errors
    /// If the requested site has none.
    pub fn find(site: Option<&str>, game: &str) -> Result<Boards, Failure> {
        let script = |site: &Path| site.join("report").join(format!("{game}.js"));
        let Some(site) = site else {
            let found_script = candidate_sites()
                .into_iter()
                .map(|site| script(&site))
                .find(|path| path.is_file());
            if found_script.is_none() {
                say(
                    "note: no built site was found, so the report has links instead of boards; build one (`make site`) and name its folder with --site",
                );
            }
            return Ok(found_script.map_or(Boards::None, Boards::Script));
        };
        if site.starts_with("https://") || site.starts_with("http://") {
            let address_end = site.find(['?', '#']).unwrap_or(site.len());
            let address = site[..address_end].trim_end_matches("index.html");
            return Ok(Boards::Site(address.trim_end_matches('/').to_owned()));
        }
        let path = script(Path::new(site));
        if path.is_file() {
            Ok(Boards::Script(path))
        } else {
            Err(Failure(format!(
                "{}: there is no such file; --site is the folder of a site that `make site` has built, or an address that begins with https://",
                path.display()
            )))
        }
    }

    /// Copies the files that the pages load into the report.
    ///
    /// # Errors
    /// If they cannot be copied.
    pub fn copy_to(&self, folder: &Path) -> Result<(), Failure> {
        if let Boards::Script(source) = self {
            copy_file(source, &folder.join(SCRIPT_NAME))?;
        }
        Ok(())
    }

    /// Returns the security policy of a page with a board.
    pub fn content_security_policy(&self) -> &'static str {
        match self {
            Boards::Script(_) => {
                "default-src 'none'; script-src 'self' file: 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline' file: data:; img-src data: blob:; connect-src data:; worker-src data:; base-uri 'none'; form-action 'none'"
            }
            Boards::Site(_) => {
                "default-src 'none'; style-src 'self' 'unsafe-inline' file:; frame-src http: https:; base-uri 'none'; form-action 'none'"
            }
            Boards::None => "default-src 'none'; style-src 'self' 'unsafe-inline' file:",
        }
    }

    /// The board of a game, on a page in a folder of the report.
    pub fn board_markup(&self, code: &str, title: &str) -> Markup {
        match self {
            Boards::Script(_) => html! {
                warren-board.board mode="watch" link=(code) language="en" theme="page" {}
                noscript { p.muted { "The board needs JavaScript; the moves are below." } }
                script src={ "../" (SCRIPT_NAME) } defer {}
            },
            Boards::Site(address) => html! {
                iframe.board src={ (address) "/embed.html?mode=watch&language=en#" (code) } title=(title) loading="lazy" {}
                p { a href={ (address) "/#" (code) } { "Open this game on the site" } }
            },
            Boards::None => html! {
                p { "To see the game on a board, add this to the address of a Warren site:" }
                pre.link tabindex="0" { "#" (code) }
            },
        }
    }
}

/// Returns the usual places of a built site: beside the command, above it where Cargo built it, and in the working directory.
fn candidate_sites() -> Vec<PathBuf> {
    let command = env::current_exe().unwrap_or_default();
    let folders = command
        .ancestors()
        .skip(1)
        .take(2)
        .flat_map(|folder| [folder.join("site"), folder.join("target/site")]);
    folders.chain([PathBuf::from("target/site")]).collect()
}

/// Copies a file.
///
/// # Errors
/// If the file cannot be read or the copy cannot be written; the failure names it.
fn copy_file(source: &Path, target: &Path) -> Result<(), Failure> {
    let failure = |path: &Path, error: io::Error| Failure(format!("{}: {error}", path.display()));
    let content = fs::read(source).map_err(|error| failure(source, error))?;
    fs::write(target, content).map_err(|error| failure(target, error))
}

/// The name of a file, without any folder.
pub fn file_name(path: &str) -> String {
    let name = Path::new(path).file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_taken_without_what_follows() {
        for address in [
            "https://a.example/w",
            "https://a.example/w/",
            "https://a.example/w/index.html#/x",
        ] {
            match Boards::find(Some(address), "dots") {
                Ok(Boards::Site(site)) => assert_eq!(site, "https://a.example/w"),
                _ => panic!("{address}"),
            }
        }
        assert!(Boards::find(Some("/nowhere/at/all"), "dots").is_err());
    }
}
