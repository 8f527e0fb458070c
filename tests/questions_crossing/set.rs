//! A set of questions of each kind, certified again with their notes.

use warren::games::crossing::generator::question_note;
use warren::thinking::puzzle::read_set;

use super::*;

#[test]
fn the_questions_of_the_set_are_certified() {
    let entries = read_set(include_str!("../../www/games/crossing/questions.txt")).unwrap();
    assert!(entries.len() >= 12);
    let mut kinds = std::collections::BTreeMap::new();
    for entry in entries {
        let (task, line) = (read(&entry.text), entry.line);
        assert_eq!(task.to_string(), entry.text, "line {line}");
        assert_eq!(task.known().first_world(), *task.start(), "line {line}");
        let note = question_note(&task);
        assert_eq!(note.as_ref(), Some(&entry.note), "line {line}");
        let tempting = task.answer(&entry.note.tempting.unwrap()).unwrap();
        assert!(!check_verdict(&task, &tempting).met, "line {line}");
        let (kind, _) = task.goal().name_and_number();
        *kinds.entry(kind).or_insert(0) += 1;
    }
    assert!(
        kinds.len() == 4 && kinds.values().all(|&count| count >= 3),
        "{kinds:?}"
    );
}
