//! Results of a class in a pasted text: each one is found or listed, whatever surrounds it.

use proptest::prelude::*;

use super::*;
use crate::exercise::result::checksum;
use crate::exercise::{Mark, Reply};

/// The result of a pupil with this name, as text with the link to its exercise.
fn result(name: &str, given: u64) -> ExerciseResult {
    let exercise = Exercise::read(&text()).unwrap();
    let reply = Reply { given, right: 4 };
    ExerciseResult {
        exercise: exercise.sum(),
        name: name.to_owned(),
        tries: Some(1),
        marks: vec![Some(Mark::Solutions(reply))],
    }
}

fn text() -> String {
    let text = "1_n.6_algorithm.recursive_to.60_ask.solutions";
    format!("{text}_{}", checksum(text))
}

/// A mail with this result.
fn mail(result: &ExerciseResult) -> String {
    let (name, text) = (&result.name, text());
    format!(
        "From: {name}\nDate: 2026-11-28 10:45\n\nHello, here is my result.\n\nQueens · n = 6\nhttps://example.org/#n=6&exercise={text}\n1. How many solutions? 4: right.\nCode: {result}\n\nTel. 06-12-34-56-78\n-- \n{name}\n"
    )
}

fn names(class: &Class) -> Vec<&str> {
    let names = class.results.iter().map(|it| match &it.result {
        Ok(result) => result.name.as_str(),
        Err(_) => "damaged",
    });
    names.collect()
}

#[test]
fn thirty_mails_are_thirty_results_in_their_order() {
    let pupils: Vec<_> = (0..30).map(|number| format!("Pupil {number}")).collect();
    let mails = pupils
        .iter()
        .zip(0..)
        .map(|(name, given)| mail(&result(name, given)));
    let class = Class::find(&mails.collect::<String>()).unwrap();
    assert_eq!(names(&class), pupils);
    assert_eq!(class.unread, []);
    for (pasted, line) in class.results.iter().zip((9..).step_by(13)) {
        assert_eq!((pasted.line, pasted.repeats), (line, None));
        assert_eq!(pasted.linked.as_ref().map(Exercise::written), Some(text()));
    }
}

#[test]
fn damaged_repeated_and_cut_results_are_listed_with_their_lines() {
    let (ana, ben) = (result("Ana", 4), result("Ben", 5));
    let damaged = ben.to_string().replace("-s5.4-", "-s4.4-");
    let cut = ana.to_string();
    let (cut, _) = cut.rsplit_once('-').unwrap();
    let (start, _) = cut.rsplit_once('-').unwrap();
    let pasted = format!(
        "{ana}\n{damaged}\n{ana}\nCode: {cut}\nCode: {}\n{}\n",
        &start[..10],
        &cut[2..]
    );
    let class = Class::find(&pasted).unwrap();
    assert_eq!(names(&class), ["Ana", "damaged", "Ana", "damaged"]);
    let lines: Vec<_> = class
        .results
        .iter()
        .map(|it| (it.line, it.repeats))
        .collect();
    assert_eq!(lines, [(1, None), (2, None), (3, Some(1)), (4, None)]);
    let unread: Vec<_> = class
        .unread
        .iter()
        .map(|it| (it.line, it.text.as_str()))
        .collect();
    assert_eq!(
        unread,
        [
            (5, format!("Code: {}", &start[..10]).as_str()),
            (6, &cut[2..])
        ]
    );
}

#[test]
fn a_result_whose_code_was_left_out_is_listed() {
    let ana = result("Ana", 4);
    let without = mail(&ana).replace(&format!("Code: {ana}"), "");
    let pasted = format!("{}{without}{}", mail(&ana), mail(&result("Ben", 4)));
    let class = Class::find(&pasted).unwrap();
    assert_eq!(names(&class), ["Ana", "Ben"]);
    let lines: Vec<_> = class.unread.iter().map(|it| it.line).collect();
    assert_eq!(lines, [20]);
    // A link without answers is not a result.
    let task = format!(
        "Please open https://example.org/#exercise={} until Monday.",
        text()
    );
    assert_eq!(Class::find(&task), Ok(Class::default()));
}

#[test]
fn words_that_only_resemble_codes_are_passed_over() {
    let words = "2026-11-28, 06-12-34-56-78, 550e8400-e29b-41d4-a716-446655440000, n=8, e-mail, x-ray, 12345678, 1-2, \
        row-by-row, ISBN 978-3-16-148410-0, ----, .-.";
    assert_eq!(Class::find(words), Ok(Class::default()));
}

#[test]
fn programs_for_mail_and_texts_change_codes_in_known_ways() {
    let ana = result("Ana", 4);
    let code = ana.to_string();
    let (start, end) = code.split_at(25);
    let (first, rest) = code.split_at(6);
    for changed in [
        code.to_uppercase(),
        code.replace('-', "\u{2011}"),
        code.replace('-', "–"),
        code.replace('-', " - "),
        format!("{start}\n{end}"),
        format!("> {start}\r\n> {end}"),
        format!("{start}=\n{end}"),
        format!("{start}\n\n{end}."),
        format!("{first}\n{rest}"),
        format!("{start}\u{ad}{end}"),
        code.chars().flat_map(|sign| [sign, '\0']).collect(),
    ] {
        let class = Class::find(&format!("Code: {changed}\nBye")).unwrap();
        assert_eq!(names(&class), ["Ana"], "{changed}");
        assert_eq!(class.unread, [], "{changed}");
    }
}

#[test]
fn a_text_that_is_too_long_is_refused_with_its_length() {
    let long = "a ".repeat(LONGEST_TEXT / 2 + 1);
    let bytes = long.len() as u64;
    assert_eq!(Class::find(&long), Err(ClassError::TooLong { bytes }));
    assert!(Class::find(&long[2..]).is_ok());
    let many = format!("{}\n", result("Ana", 4)).repeat(MOST_RESULTS + 1);
    let results = MOST_RESULTS + 1;
    assert_eq!(Class::find(&many), Err(ClassError::TooMany { results }));
}

#[test]
fn names_are_sorted_without_accents_and_case() {
    let mut names = ["Zoé", "élodie", "Eva", "Ștefan", "Tudor", "sara"];
    names.sort_by_key(|name| sort_key(name));
    assert_eq!(names, ["élodie", "Eva", "sara", "Ștefan", "Tudor", "Zoé"]);
    let mut sorting = Sorting::default();
    sorting.choose(Column::Name);
    assert!(!sorting.is_descending);
    sorting.choose(Column::Name);
    assert!(sorting.is_descending);
    sorting.choose(Column::Right);
    assert_eq!(
        (sorting.column, sorting.is_descending),
        (Column::Right, false)
    );
}

#[test]
fn a_file_has_no_formulas_and_quotes_its_separators() {
    let row = |cells: &[&str]| {
        cells
            .iter()
            .map(|&cell| cell.to_owned())
            .collect::<Vec<_>>()
    };
    let rows = [
        row(&["Name", "3"]),
        row(&["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1", "＝1"]),
        row(&["a;b", "a,b", "a\"b", "a\nb", " a", "Zoé"]),
        row(&["=HYPERLINK(\"x\";\"y\")", "a=b", "a-b", ""]),
    ];
    let text = csv(';', rows);
    let lines = "\u{feff}Name;3\r\n'=1+1;'+1;'-1;'@SUM(A1);\"'\t=1\";\"' =1\";'＝1\r\n\
        \"a;b\";\"a,b\";\"a\"\"b\";\"a\nb\";\" a\";Zoé\r\n\"'=HYPERLINK(\"\"x\"\";\"\"y\"\")\";a=b;a-b;\r\n";
    assert_eq!(text, lines);
}

proptest! {
    #[test]
    fn no_text_makes_the_search_panic(text in "(\\PC|[0-9a-f.\r\n>-]|exercise=|1\\. |2-0a1b2c3d-t1){0,200}") {
        let class = Class::find(&text).unwrap();
        for pasted in class.results {
            prop_assert!(text.get(pasted.around).is_some());
        }
    }

    /// The words between results may be anything that does not touch a code.
    #[test]
    fn every_result_is_found_between_other_words(
        pupils in prop::collection::vec(("\\PC{0,50}", any::<u64>()), 0..9),
        between in prop::collection::vec("([a-zA-Zéșț!?:,=<>()\"']{1,9}[ \n]){0,20}", 10),
        width in 30_usize..90,
    ) {
        let results: Vec<_> = pupils.iter().map(|(name, given)| result(&crate::exercise::result::name(name), *given)).collect();
        let mut text = between[9].clone();
        for (result, words) in results.iter().zip(&between) {
            let code = result.to_string();
            // A program for mail breaks long lines.
            let broken: Vec<_> = code.as_bytes().chunks(width).map(|part| str::from_utf8(part).unwrap()).collect();
            text.push_str(&format!("\n{}\n\n\n{words}", broken.join("\n")));
        }
        let class = Class::find(&text).unwrap();
        let found: Vec<_> = class.results.into_iter().map(|it| it.result).collect();
        prop_assert_eq!(found, results.into_iter().map(Ok).collect::<Vec<_>>());
        prop_assert_eq!(class.unread, vec![]);
    }

    #[test]
    fn a_file_gives_back_its_cells(cells in prop::collection::vec("\\PC{0,9}|[=+@;,\"\r\n\t -]{0,5}", 1..6)) {
        // An apostrophe before a formula looks like a guard.
        prop_assume!(cells.iter().all(|cell| !cell.starts_with('\'')));
        let text = csv(';', [cells.clone()]);
        prop_assert_eq!(read(&text), cells);
    }
}

/// Reads the only row of a file, and removes the guards of formulas.
fn read(text: &str) -> Vec<String> {
    let text = text
        .strip_prefix('\u{feff}')
        .unwrap()
        .strip_suffix("\r\n")
        .unwrap();
    let (mut cells, mut cell, mut is_quoted) = (Vec::new(), String::new(), false);
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        match sign {
            '"' if is_quoted && signs.peek() == Some(&'"') => cell.extend(signs.next()),
            '"' => is_quoted = !is_quoted,
            ';' if !is_quoted => cells.push(std::mem::take(&mut cell)),
            sign => cell.push(sign),
        }
    }
    cells.push(cell);
    let plain = |cell: String| {
        assert!(
            !cell.trim_start().starts_with(['=', '+', '-', '@']),
            "{cell}"
        );
        match cell.strip_prefix('\'') {
            Some(rest)
                if rest
                    .trim_start()
                    .starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠'])
                    || rest.starts_with(['\t', '\r', '\n']) =>
            {
                rest.to_owned()
            }
            _ => cell,
        }
    };
    cells.into_iter().map(plain).collect()
}

#[test]
fn a_part_of_a_link_is_not_a_cut_code() {
    let part = "words.1-0a1b2c3d-x";
    assert_eq!(Class::find(part).unwrap().unread.len(), 1);
    let link = format!("https://example.org/#n=6&exercise=1_{part}_0a1b2c3d\n");
    assert_eq!(Class::find(&link).unwrap().unread, []);
}
