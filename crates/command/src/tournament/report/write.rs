//! Writes the files of a report.

use std::fs;
use std::io;
use std::path::Path;

use super::boards::{Boards, file_name};
use super::index::{CROSS_PAGE, GAMES_PAGE};
use super::page::{GENERATOR, STYLES, game_file, page, page_with_board, program_file};
use super::summary::Summary;
use super::{cross_table, game_list, game_page, index, program_page};
use warren_arena::outside::Folder;
use warren_arena::{Failure, whole_file};

/// Writes the report. Returns the number of its pages.
///
/// # Errors
/// If the folder holds other files, or a file cannot be read or written.
pub fn write(
    folder: &Path,
    results: &Path,
    summary: &Summary,
    boards: &Boards,
) -> Result<usize, Failure> {
    prepare_folder(folder)?;
    let private_paths = &summary.private_paths;
    let write_page = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::write(&path, private_paths.hide(text))
            .map_err(|error| Failure(format!("{}: {error}", path.display())))
    };
    for name in ["games", "records"] {
        let path = folder.join(name);
        fs::create_dir_all(&path)
            .map_err(|error| Failure(format!("{}: {error}", path.display())))?;
    }
    let title = &summary.title;
    // This page is written first and whole. It marks the folder as a report, which the next one may replace.
    let index_file = folder.join("index.html");
    let index = page(title, "", &index::page(summary));
    whole_file::replace(&index_file, &private_paths.hide(&index))
        .map_err(|error| Failure(format!("{}: {error}", index_file.display())))?;
    write_page("report.css", STYLES)?;
    boards.copy_to(folder)?;
    let mut page_count = 1;
    if index::has_cross_page(summary) {
        let table = cross_table::page(summary);
        write_page(
            CROSS_PAGE,
            &page(&format!("Cross table – {title}"), "", &table),
        )?;
        page_count += 1;
    }
    if summary.standings.played > 0 {
        let games = game_list::page(summary);
        write_page(
            GAMES_PAGE,
            &page(&format!("All games – {title}"), "", &games),
        )?;
        page_count += 1;
    }
    for row in &summary.standings.rows {
        let title = format!("{} – {title}", row.program);
        let text = page(&title, "", &program_page::page(summary, row));
        write_page(&program_file(summary.player_number(row)), &text)?;
        page_count += 1;
    }
    for (number, entry) in &summary.progress.games {
        let title = format!("{} – {title}", game_page::title(entry));
        let text = game_page::page(summary, boards, entry, summary.texts.get(number));
        write_page(
            &game_file(*number),
            &page_with_board(&title, "../", boards, &text),
        )?;
        page_count += 1;
    }
    copy_records(folder, results, summary)?;
    Ok(page_count)
}

/// Makes the folder, or removes the pages of an older report from it.
fn prepare_folder(folder: &Path) -> Result<(), Failure> {
    let failure = |error: io::Error| Failure(format!("{}: {error}", folder.display()));
    fs::create_dir_all(folder).map_err(failure)?;
    let is_empty = fs::read_dir(folder).map_err(failure)?.next().is_none();
    let is_report = fs::read_to_string(folder.join("index.html"))
        .is_ok_and(|text| text.contains(&format!("content=\"{GENERATOR}\"")));
    if !is_empty && !is_report {
        return Err(Failure(format!(
            "{}: this folder holds other files; name another one with --to",
            folder.display()
        )));
    }
    for entry in fs::read_dir(folder).map_err(failure)? {
        let path = entry.map_err(failure)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let result = match name.as_ref() {
            "games" | "records" => fs::remove_dir_all(&path),
            "board.js" | GAMES_PAGE | CROSS_PAGE => fs::remove_file(&path),
            name if name.starts_with("program-") && name.ends_with(".html") => {
                fs::remove_file(&path)
            }
            _ => Ok(()),
        };
        result.map_err(failure)?;
    }
    Ok(())
}

/// Copies the records and the logs.
fn copy_records(folder: &Path, results: &Path, summary: &Summary) -> Result<(), Failure> {
    let results = Folder::new(results);
    for (name, max_bytes) in summary.files() {
        let copy = folder.join("records").join(file_name(name));
        let content = results.read(name, max_bytes);
        let content = content.map_err(|error| Failure(format!("`{name}` {error}")))?;
        let text = summary
            .private_paths
            .hide(&String::from_utf8_lossy(&content));
        fs::write(&copy, text).map_err(|error| Failure(format!("{}: {error}", copy.display())))?;
    }
    Ok(())
}
