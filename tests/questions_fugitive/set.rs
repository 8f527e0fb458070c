//! A set of questions of each kind, certified again with their notes.

use warren::games::fugitive::generator::question_note;
use warren::thinking::puzzle::read_set;

use super::*;

#[test]
fn the_questions_of_the_set_are_certified() {
    let entries = read_set(include_str!("../../www/games/fugitive/questions.txt")).unwrap();
    assert!(entries.len() >= 12);
    let mut kinds = std::collections::BTreeMap::new();
    for entry in entries {
        let task = read(&entry.text);
        assert_eq!(task.to_string(), entry.text, "line {}", entry.line);
        assert_eq!(
            question_note(&task).as_ref(),
            Some(&entry.note),
            "line {}",
            entry.line
        );
        if let Some(tempting) = &entry.note.tempting {
            let tempting = task.answer(tempting).unwrap();
            assert!(!check_verdict(&task, &tempting).met, "line {}", entry.line);
        }
        let (kind, _) = task.goal().name_and_number();
        *kinds.entry(kind).or_insert(0) += 1;
    }
    assert!(
        kinds.len() == 5 && kinds.values().all(|&count| count >= 3),
        "{kinds:?}"
    );
}
