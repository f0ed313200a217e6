//! Exercises: a teacher creates one from a search, a reader works through it, and the teacher checks the result.

use queens_tests::{DESKTOP, LANGUAGES, PHONE, Page, Theme, Viewport, Visit};

const LAPTOP: Viewport = Viewport {
    width: 1366,
    height: 768,
    ..DESKTOP
};

/// A search for all solutions on 6 files, at a step.
const SEARCH: &str = "#n=6&algorithm=row-by-row&step=60";

/// Composes an exercise with these tasks about the current search, and returns its fragment.
fn composed(page: &Page, tasks: &[&str]) -> String {
    page.wait_for("the search", |page| page.number("step") == Some(60));
    page.by_testid("share").click();
    page.wait_for("the way to exercises", |page| {
        page.has("[data-testid=share-exercise]")
    });
    page.by_testid("share-exercise").click();
    page.wait_for("the dialog", |page| page.has("[data-testid=exercise-none]"));
    for task in tasks {
        page.by_testid(&format!("ask-{task}")).click();
    }
    page.wait_for("the link", |page| page.has("[data-testid=exercise-link]"));
    let link = page.by_testid("exercise-link").value();
    let (_, fragment) = link.split_once('#').expect("a fragment");
    format!("#{fragment}")
}

/// Types into an empty field.
fn typed(page: &Page, field: &str, text: &str) {
    page.by_testid(field).focus();
    page.type_text(text);
}

fn opened(page: &Page) {
    page.wait_for("the exercise", |page| page.has("[data-testid=exercise]"));
}

/// Waits for the verdict on a task, and returns whether the answer was right.
fn verdict(page: &Page, task: usize) -> bool {
    let verdict = format!("[data-testid=task-{task}] [data-testid=verdict]");
    page.wait_for("the verdict", |page| page.has(&verdict));
    page.find(&verdict).attribute("data-right").as_deref() == Some("true")
}

/// Steps to the end of the exercise's range, and answers each question by its first answer or by a square.
fn predict(page: &Page) {
    const DONE: &str = "[data-testid=task-1][data-answered=true]";
    for _ in 0..200 {
        if page.has(DONE) {
            return;
        }
        let before = page.number("step");
        if page.has("[data-testid=answer-1]") {
            page.press("1");
        } else if page.has("[data-testid=question]") {
            page.find("[data-square]:not([data-marks~=queen]) button")
                .click();
        } else {
            page.by_testid("play").focus();
            page.press("ArrowRight");
        }
        page.wait_for("the next step, or a question", |page| {
            page.number("step") != before || page.has("[data-testid=question]") || page.has(DONE)
        });
    }
    panic!("the stretch does not end");
}

#[test]
fn an_exercise_goes_from_teacher_to_reader_and_its_result_back() {
    let teacher = Visit::new().viewport(LAPTOP).open(SEARCH);
    let tasks = ["predict", "solutions", "counters", "complete"];
    let link = composed(&teacher, &tasks);
    teacher.assert_accessible();

    let reader = Visit::new().viewport(LAPTOP).open(&link);
    opened(&reader);
    reader.by_testid("begin-1").click();
    reader.wait_for("the first step", |page| {
        page.has("[data-mode=predict]") && page.number("step") == Some(0)
    });
    let waits = || reader.attribute("answer-task-2", "aria-disabled");
    assert_eq!(waits().as_deref(), Some("true"));
    predict(&reader);
    assert_eq!(waits(), None);
    assert_eq!(reader.number("step"), Some(60));
    typed(&reader, "number-2-1", "0");
    reader.press("Enter");
    assert!(verdict(&reader, 2));
    typed(&reader, "number-3-1", "52");
    reader.press("Tab");
    reader.type_text("11");
    reader.press("Tab");
    reader.type_text("7");
    reader.press("Enter");
    assert!(!verdict(&reader, 3));
    assert_eq!(
        reader
            .find("[data-testid=task-3] [data-testid=verdict]")
            .text(),
        "Tests 52: right; Placed 11: right; Backtracks 7: wrong, it is 6."
    );
    reader.by_testid("begin-4").click();
    reader.wait_for("play", |page| page.has("[data-testid=standing]"));
    for square in ["b1", "d2", "f3", "a4", "c5", "e6"] {
        reader.click_square(square);
    }
    assert!(verdict(&reader, 4));
    reader.assert_accessible();
    typed(&reader, "pupil", "Zoé");
    let result = reader.by_testid("exercise-result").value();
    assert!(result.contains("\nName: Zoé\nTries: 1\n"), "{result}");
    reader.reload();
    opened(&reader);
    reader.wait_for("the answers", |page| {
        page.has("[data-testid=exercise][data-answered=\"4\"]")
    });
    assert_eq!(reader.by_testid("exercise-result").value(), result);
    assert_eq!(reader.by_testid("pupil").value(), "Zoé");
    reader.close();

    teacher.by_testid("result-code").enter(&result);
    teacher.wait_for("that it is whole", |page| {
        page.has("[data-testid=result-check][data-whole=true]")
    });
    assert!(
        teacher
            .by_testid("result-check")
            .text()
            .contains("belongs to this exercise")
    );
    // The verdict does not cover the pasted text.
    let below = teacher.script(
        "const [text, verdict] = ['result-code', 'result-check'].map((hook) => document.querySelector(`[data-testid=${hook}]`).getBoundingClientRect());
         return verdict.top >= text.bottom && verdict.bottom <= innerHeight;",
    );
    assert_eq!(below, true);
    let (_, code) = result.rsplit_once("Code: ").expect("a code");
    teacher
        .by_testid("result-code")
        .enter(&code.replace("52.52", "53.52"));
    teacher.wait_for("that it was mistyped", |page| {
        page.has("[data-testid=result-check][data-whole=false]")
    });
    teacher.close();
}

#[test]
fn an_exercise_is_worked_on_by_keys_and_the_focus_follows_everywhere() {
    let teacher = Visit::new().viewport(LAPTOP).open(SEARCH);
    let link = composed(&teacher, &["solutions", "complete"]);
    teacher.close();
    let page = Visit::new().viewport(DESKTOP).open(&link);
    opened(&page);
    page.wait_for("the focus on what is to be done first", |page| {
        page.by_testid("number-1-1").has_focus()
    });
    page.type_text("many");
    page.press("Enter");
    page.wait_for("that it is no number", |page| {
        page.has("[data-code=not-a-number]")
    });
    for _ in 0..4 {
        page.press("Backspace");
    }
    page.type_text("4");
    page.press("Enter");
    assert!(!verdict(&page, 1));
    assert!(!page.has("[data-code=not-a-number]"));
    page.wait_for("the focus on the task", |page| {
        page.find("#asks-1").has_focus()
    });
    page.press("Tab");
    assert!(page.by_testid("begin-2").has_focus());
    page.press("Enter");
    page.wait_for("play", |page| page.has("[data-testid=standing]"));
    page.wait_for("the focus on the board", |page| {
        page.has("[data-testid=board] :focus")
    });
    for square in ["b1", "d2", "f3", "a4", "c5", "e6"] {
        page.find(&format!("[data-square={square}] button")).focus();
        page.press("Enter");
    }
    assert!(verdict(&page, 2));
    page.by_testid("exercise-restart").focus();
    page.press("Enter");
    page.wait_for("the question", |page| {
        page.has("[data-testid=exercise-restart].is-asked:focus")
    });
    page.press("Enter");
    page.wait_for("no answer", |page| {
        page.has("[data-testid=exercise][data-answered=\"0\"]")
    });
    page.by_testid("exercise-leave").focus();
    page.press("Enter");
    page.wait_for("the form", |page| page.has("[data-testid=size]"));
    page.wait_for("its address", |page| !page.address().contains("exercise"));
    page.back();
    opened(&page);
    page.close();
}

#[test]
fn a_phone_leads_to_the_tasks_and_from_them_to_the_board_in_each_language() {
    let teacher = Visit::new()
        .viewport(LAPTOP)
        .theme(Theme::Dark)
        .open(SEARCH);
    let link = composed(&teacher, &["predict", "counters"]);
    teacher.assert_accessible();
    teacher.close();
    let inside = "
        const box = document.querySelector(arguments[0]).getBoundingClientRect();
        return box.width > 0 && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= document.documentElement.clientWidth;";
    for language in LANGUAGES {
        let page = Visit::new()
            .viewport(PHONE)
            .open(&format!("{link}&lang={language}"));
        opened(&page);
        let is_seen = |hook: &str| {
            let selector = format!("[data-testid={hook}]");
            page.script_with(inside, vec![selector.into()]) == true
        };
        page.wait_for("the tasks in sight", |_| {
            is_seen("begin-1") && is_seen("answer-task-2")
        });
        page.assert_accessible();
        page.by_testid("begin-1").click();
        page.wait_for("the board in sight", |page| {
            page.has("[data-mode=predict]") && is_seen("board")
        });
        page.close();
    }
}

#[test]
fn a_damaged_exercise_is_told_and_the_rest_works() {
    let page = Visit::new().at("#n=6&algorithm=row-by-row&exercise=1_n.6_ask.complete_00000000");
    page.wait_for("what is wrong", |page| {
        page.has("[data-code=exercise-refused]")
    });
    page.wait_for("the same in its place", |page| {
        page.has("[data-testid=exercise-refused]")
    });
    page.assert_accessible();
    page.by_testid("exercise-without").focus();
    page.press("Enter");
    page.wait_for("the form", |page| page.has("[data-testid=size]"));
    page.close();
}

#[test]
fn a_step_that_is_refused_leaves_the_scrubber_where_it_was_and_answers_are_not_lost_unasked() {
    let teacher = Visit::new().viewport(LAPTOP).open(SEARCH);
    let link = composed(&teacher, &["predict"]);
    teacher.close();
    let page = Visit::new().viewport(LAPTOP).open(&link);
    opened(&page);
    page.by_testid("begin-1").click();
    page.wait_for("the first step", |page| page.has("[data-mode=predict]"));
    page.wait_for("the events to come", |page| {
        page.by_testid("scrubber").attribute("max").as_deref() == Some("1097")
    });
    page.by_testid("scrubber").choose("50");
    page.wait_for("that it is refused", |page| {
        page.has("[data-code=exercise-step-by-step]")
    });
    page.wait_for("the thumb at its step", |page| {
        page.by_testid("scrubber").value() == "0"
    });
    page.by_testid("play").focus();
    for _ in 0..20 {
        if page.has("[data-testid=question]") {
            break;
        }
        page.press("ArrowRight");
    }
    if page.has("[data-testid=answer-1]") {
        page.press("1");
    } else {
        page.find("[data-square]:not([data-marks~=queen]) button")
            .click();
    }
    page.wait_for("the answer", |page| {
        page.attribute("score", "data-asked").as_deref() == Some("1")
    });
    page.by_testid("mode-watch").click();
    page.wait_for("the warning", |page| {
        page.has("[data-code=exercise-answers-lost]")
    });
    assert!(page.has("[data-mode=predict]"));
    page.by_testid("drop-predictions").click();
    page.wait_for("the search", |page| page.has("[data-mode=watch]"));
    page.close();
}

/// The results of two pupils, a damaged one, and a line that only looks like a result.
const CLASS: &str = "From: Zoé
2-10d05c6f-t2.5a6fc3a9-p9.11-s4.4-b0-9129e824
Hello, mine is
2-10d05c6f-t1.3d42656e-p11.11-s3.4-b2-788b256a
2-10d05c6f-t1-p11.11-s4.4-b0-00000000
Code: 2-10d05c6f";

/// The cells of a column of the table, from 1.
fn column(page: &Page, column: usize) -> Vec<String> {
    let cells = page.script_with(
        "return [...document.querySelectorAll(`[data-testid=class] tbody tr > :nth-child(${arguments[0]})`)].map((it) => it.innerText);",
        vec![column.into()],
    );
    serde_json::from_value(cells).expect("cells")
}

#[test]
fn the_results_of_a_class_are_a_table_that_is_sorted_by_keys_and_saved_everywhere() {
    let page = Visit::new().viewport(LAPTOP).open(SEARCH);
    composed(&page, &["predict", "solutions"]);
    page.by_testid("result-code").enter(CLASS);
    page.wait_for("the table", |page| {
        page.has("[data-testid=class][data-results=\"3\"]")
    });
    assert_eq!(column(&page, 1), ["Zoé", "=Ben", "–"]);
    assert_eq!(column(&page, 3), ["2 of 3", "2 of 3", "–"]);
    assert_eq!(column(&page, 4), ["2", "1", "–"]);
    assert!(
        page.by_testid("class-summary")
            .text()
            .starts_with("3 results."),
        "{}",
        page.by_testid("class-summary").text()
    );
    assert_eq!(
        page.by_testid("class-unread").text(),
        "Line 6: Code: 2-10d05c6f"
    );
    page.assert_accessible();
    // No column is cut, and no row is higher than its answers, or than a line without answers.
    let layout = page.script(
        "const table = document.querySelector('[data-testid=class]'), frame = table.closest('.scroll');
         const more = (row) => row.clientHeight - row.querySelector('ol').clientHeight;
         return [frame.scrollWidth - frame.clientWidth, ...[...table.tBodies[0].rows].map(more)]",
    );
    let layout: Vec<u64> = serde_json::from_value(layout).expect("lengths");
    assert!(
        layout[0] == 0 && layout[1..].iter().all(|&more| more < 30),
        "{layout:?}"
    );
    page.by_testid("sort-name").focus();
    for (order, names) in [
        ("ascending", ["–", "=Ben", "Zoé"]),
        ("descending", ["Zoé", "=Ben", "–"]),
    ] {
        page.press("Enter");
        let sorted = format!("[aria-sort={order}] [data-testid=sort-name]:focus");
        page.wait_for("the order", |page| page.has(&sorted));
        assert_eq!(column(&page, 1), names);
    }
    // The file that the browser would save.
    page.script(
        "window.saved = []; const make = URL.createObjectURL;
         URL.createObjectURL = (blob) => { blob.arrayBuffer().then((bytes) => saved.push([...new Uint8Array(bytes)])); return make(blob); };",
    );
    page.by_testid("save-class").click();
    page.wait_for("the file", |page| page.script("return saved.length") == 1);
    let bytes: Vec<u8> = serde_json::from_value(page.script("return saved[0]")).expect("bytes");
    let text = String::from_utf8(bytes).expect("UTF-8");
    assert!(
        text.starts_with("\u{feff}Name,Exercise,Right,Questions,Tries,Checksum,Line,Answers\r\n"),
        "{text}"
    );
    assert!(text.contains("\r\n'=Ben,"), "{text}");
    page.close();
}

#[test]
fn a_file_with_results_is_opened_and_a_large_one_refused() {
    let page = Visit::new().viewport(LAPTOP).open(SEARCH);
    composed(&page, &["solutions"]);
    let choose = |text: &str| {
        page.script_with(
            "const files = new DataTransfer();
             files.items.add(new File([arguments[0]], 'class.txt', { type: 'text/plain' }));
             const field = document.querySelector('[data-testid=class-file]');
             field.files = files.files;
             field.dispatchEvent(new Event('change', { bubbles: true }));",
            vec![text.into()],
        );
    };
    choose(CLASS);
    page.wait_for("the table", |page| {
        page.has("[data-testid=class][data-results=\"3\"]")
    });
    choose(&"x".repeat(1_000_001));
    page.wait_for("the refusal", |page| {
        page.has("[data-testid=result-check][data-whole=false]")
    });
    assert_eq!(
        page.by_testid("result-check").text(),
        "The text has 1,000,001 bytes. Check at most 1,000,000 at a time."
    );
    page.close();
}

#[test]
fn an_author_asks_in_own_words_and_figures_are_hidden_until_they_are_answered() {
    let author = Visit::new().viewport(LAPTOP).open(SEARCH);
    composed(&author, &["solutions", "counters"]);
    author.by_testid("counts-depth").click();
    typed(&author, "exercise-words", "Look <b>first</b>.");
    typed(&author, "exercise-tries", "2");
    for _ in 0..2 {
        author.by_testid("add-question").click();
    }
    typed(&author, "question-1-text", "Which square is last?");
    author.by_testid("kind-1-square").click();
    typed(&author, "question-1-answer", "c4");
    typed(&author, "question-2-text", "Why?");
    author.by_testid("kind-2-text").click();
    author.wait_for("the link", |page| page.has("[data-testid=exercise-link]"));
    author.assert_accessible();
    let link = author.by_testid("exercise-link").value();
    author.close();
    let (_, fragment) = link.split_once('#').expect("a fragment");

    let reader = Visit::new().viewport(LAPTOP).open(&format!("#{fragment}"));
    opened(&reader);
    reader.wait_for("that the counters are hidden", |page| {
        page.has("[data-testid=hidden]")
    });
    assert!(!reader.has("[data-testid=counter-depth]") && !reader.has("[data-testid=headline]"));
    assert_eq!(
        reader.by_testid("author-words").text(),
        "Look <b>first</b>."
    );
    reader.assert_accessible();
    typed(&reader, "number-3-1", "last");
    reader.press("Enter");
    reader.wait_for("the refusal", |page| page.has("#refused-3"));
    reader.by_testid("number-3-1").enter("d4");
    assert!(!verdict(&reader, 3));
    typed(&reader, "number-4-1", "It attacks nothing.");
    reader.press("Enter");
    verdict(&reader, 4);
    typed(&reader, "number-1-1", "0");
    reader.press("Enter");
    assert!(verdict(&reader, 1));
    assert!(reader.has("[data-testid=hidden]"), "one question is left");
    typed(&reader, "number-2-1", "5");
    reader.press("Enter");
    verdict(&reader, 2);
    reader.wait_for("the counters", |page| {
        page.has("[data-testid=counter-depth]")
    });
    assert!(!reader.has("[data-testid=hidden]"));
    let result = reader.by_testid("exercise-result").value();
    assert!(result.contains("4. Why? “It attacks nothing.”"), "{result}");
    for _ in 0..2 {
        reader.by_testid("exercise-restart").click();
    }
    reader.wait_for("no answer", |page| {
        page.has("[data-testid=exercise][data-answered=\"0\"]")
    });
    typed(&reader, "number-3-1", "c4");
    reader.press("Enter");
    assert!(verdict(&reader, 3));
    assert!(reader.has("[data-testid=last-try]") && !reader.has("[data-testid=exercise-restart]"));
    reader.close();
}

/// The searches of a series.
const SERIES: [(&str, u64); 3] = [
    ("#n=4&algorithm=nested-loops&step=20", 20),
    ("#n=5&algorithm=recursive&step=30", 30),
    ("#n=4&algorithm=prefix-check&step=9", 9),
];

/// Composes a series about the counters of these searches, and returns the fragment of its link and the code to embed it.
fn composed_series(page: &Page) -> (String, String) {
    page.script(
        "window.copied = [];
         Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied.push(text); } } });",
    );
    for (index, (search, step)) in SERIES.into_iter().enumerate() {
        page.go(search);
        page.wait_for("the search", |page| page.number("step") == Some(step));
        page.by_testid("share").click();
        page.wait_for("the way to exercises", |page| {
            page.has("[data-testid=share-exercise]")
        });
        page.by_testid("share-exercise").click();
        page.wait_for("the dialog", |page| page.has("[data-testid=add-part]"));
        if index == 0 {
            page.by_testid("ask-counters").click();
        }
        page.wait_for("an exercise to add", |page| {
            page.has("[data-testid=add-part]:not([aria-disabled])")
        });
        page.by_testid("add-part").click();
        let list = format!("[data-testid=series][data-exercises=\"{}\"]", index + 1);
        page.wait_for("the exercise in the list", |page| page.has(&list));
        page.wait_for("that it is not added twice", |page| {
            page.has("[data-testid=add-part][aria-disabled]")
        });
        if index < 2 {
            page.press("Escape");
            page.wait_for("no dialog", |page| !page.has("dialog[open]"));
        }
    }
    page.assert_accessible();
    let link = page.by_testid("exercise-link").value();
    let (_, fragment) = link.split_once('#').expect("a fragment");
    // The focus follows an exercise to the top and stays there.
    page.by_testid("raise-part-3").focus();
    for part in [2, 1, 1] {
        page.press("Enter");
        let focused = format!("[data-testid=raise-part-{part}]:focus");
        page.wait_for("the moved exercise", |page| page.has(&focused));
    }
    for part in [2, 3] {
        page.by_testid(&format!("raise-part-{part}")).click();
    }
    page.wait_for("the first order", |page| {
        page.by_testid("exercise-link").value() == link
    });
    page.by_testid("copy-exercise-embed").click();
    page.wait_for("the code", |page| page.script("return copied.length") == 1);
    let code = page.script("return copied[0]");
    (
        format!("#{fragment}"),
        code.as_str().expect("a code").to_owned(),
    )
}

/// Answers the counters of the open exercise of a series.
fn answer_counters(page: &Page, part: usize) {
    let open = format!("[data-testid=part-{part}][aria-current][data-answered=\"0\"]");
    page.wait_for("the exercise", |page| page.has(&open));
    page.wait_for("hidden counters", |page| {
        page.has("[data-testid=hidden]") && !page.has("[data-testid=counter-tests]")
    });
    for field in 1.. {
        let field = format!("number-1-{field}");
        if !page.has(&format!("#{field}")) {
            break;
        }
        page.find(&format!("#{field}")).focus();
        page.type_text("1");
    }
    page.by_testid("answer-task-1").click();
    verdict(page, 1);
    page.wait_for("the counters", |page| {
        page.has("[data-testid=counter-tests]") && !page.has("[data-testid=hidden]")
    });
}

#[test]
fn a_series_of_three_goes_from_the_dialog_to_one_result_and_its_rows() {
    let teacher = Visit::new().viewport(LAPTOP).open(SERIES[0].0);
    let (link, code) = composed_series(&teacher);
    assert!(
        code.starts_with("<iframe src=") && code.contains("&amp;embed=1&amp;exercise="),
        "{code}"
    );
    let pupil = Visit::new().viewport(LAPTOP).open(&link);
    opened(&pupil);
    assert_eq!(pupil.by_testid("part").text(), "Exercise 1 of 3");
    pupil.wait_for("the focus on the first field", |page| {
        page.find("#number-1-1").has_focus()
    });
    pupil.assert_accessible();
    answer_counters(&pupil, 1);
    // The focus stays on the button, so that Enter goes on.
    pupil.by_testid("next-part").focus();
    for part in [2, 3] {
        pupil.press("Enter");
        let heading = format!("Exercise {part} of 3");
        pupil.wait_for("the next exercise", |page| {
            page.by_testid("part").text() == heading
        });
        assert!(pupil.by_testid("next-part").has_focus());
    }
    answer_counters(&pupil, 3);
    pupil.by_testid("previous-part").click();
    answer_counters(&pupil, 2);
    pupil.back();
    pupil.wait_for("the exercise before", |page| {
        page.has("[data-testid=part-3][aria-current]")
    });
    pupil.wait_for("the result", |page| {
        page.has("[data-testid=exercise-result]")
    });
    typed(&pupil, "pupil", "Zoé");
    pupil.assert_accessible();
    let result = pupil.by_testid("exercise-result").value();
    assert_eq!(result.matches("\nCode: 2-").count(), 3, "{result}");
    pupil.reload();
    pupil.wait_for("the answers", |page| {
        page.has("[data-testid=part-3][aria-current][data-answered=\"1\"]")
            && page.has("[data-testid=part-1][data-answered=\"1\"]")
    });
    assert_eq!(pupil.by_testid("exercise-result").value(), result);
    pupil.close();

    teacher.by_testid("result-code").enter(&result);
    teacher.wait_for("the table", |page| {
        page.has("[data-testid=class][data-results=\"3\"]")
    });
    assert_eq!(column(&teacher, 1), ["Zoé"; 3]);
    let exercises = column(&teacher, 2);
    for (number, exercise) in (1..).zip(exercises) {
        assert!(
            exercise.starts_with(&format!("{number}. Queens")),
            "{exercise}"
        );
    }
    assert_eq!(teacher.by_testid("class-summary").text(), "3 results.");
    teacher.close();
}

/// Whether an element is inside the dialog's visible part, with nothing above it.
const IN_VIEW: &str = "
    const found = document.querySelector(`[data-testid=${arguments[0]}]`), at = found?.getBoundingClientRect();
    const top = at && document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
    return at !== undefined && at.bottom <= innerHeight && (found.contains(top) || top?.contains(found))";

#[test]
fn the_reason_stays_in_view_next_to_the_button() {
    for (viewport, language) in [(LAPTOP, "en"), (PHONE, "fr")] {
        let page = Visit::new()
            .viewport(viewport)
            .language(language)
            .open("#n=6&algorithm=prefix-check");
        page.wait_for_state("idle");
        page.use_once();
        page.by_testid("share").script("arguments[0].click()");
        page.wait_for("the way to exercises", |page| {
            page.has("[data-testid=share-exercise]")
        });
        page.by_testid("share-exercise").click();
        page.wait_for("the dialog", |page| page.has("[data-testid=exercise-none]"));
        page.by_testid("ask-counters").click();
        page.wait_for("the counters", |page| {
            page.has("[data-testid=counts-tests]")
        });
        for testid in ["exercise-none", "add-part"] {
            let is_in_view = page.script_with(IN_VIEW, vec![testid.into()]);
            assert_eq!(is_in_view, true, "{testid} in {language}");
        }
        page.assert_accessible();
        page.close();
    }
}

#[test]
fn an_invalid_size_of_the_embed_has_a_sentence_in_the_dialog() {
    let page = Visit::new().viewport(LAPTOP).open(SEARCH);
    page.wait_for("the search", |page| page.number("step") == Some(60));
    page.by_testid("share").click();
    page.wait_for("the dialog", |page| page.has("[data-testid=share-embed]"));
    page.by_testid("share-embed").click();
    page.wait_for("the sizes", |page| page.has("[data-testid=embed-width]"));
    page.by_testid("embed-width").enter("3");
    page.press("Escape");
    page.wait_for("no dialog", |page| !page.has("dialog[open]"));
    composed(&page, &["solutions"]);
    assert!(!page.has("[data-testid=copy-exercise-embed]"));
    assert!(
        page.by_testid("no-embed")
            .text()
            .contains("width or height"),
        "{}",
        page.by_testid("no-embed").text()
    );
    page.close();
}

#[test]
fn a_series_is_answered_in_an_embed() {
    let teacher = Visit::new().viewport(LAPTOP).open(SERIES[0].0);
    let (_, code) = composed_series(&teacher);
    teacher.close();
    let (_, address) = code.split_once("src=\"").expect("an address");
    let (address, _) = address.split_once('"').expect("its end");
    let (_, fragment) = address.split_once('#').expect("a fragment");
    let page = Visit::new().folded().never_starting().open("robots.txt");
    page.script_with(
        "const frame = document.createElement('iframe');
         [frame.width, frame.height, frame.title, frame.src] = [480, 640, 'Queens', `/#${arguments[0]}`];
         document.body.append(frame);",
        vec![fragment.replace("&amp;", "&").into()],
    );
    let find = |page: &Page, selector: &str| {
        page.script_with(
            "return window[0].document?.querySelector(arguments[0])?.innerText ?? null",
            vec![selector.into()],
        )
    };
    for part in 1..=3 {
        let heading = format!("Exercise {part} of 3");
        page.wait_for("the exercise", |page| {
            find(page, "[data-testid=part]") == heading.as_str()
                && find(page, "[data-testid=task-1] form") != serde_json::Value::Null
        });
        page.script_in_frame(
            0,
            "for (const field of document.querySelectorAll('.task input')) {
                 field.value = '1';
                 field.dispatchEvent(new Event('input', { bubbles: true }));
             }
             document.querySelector('[data-testid=answer-task-1]').click();",
        );
        page.wait_for("the verdict", |page| {
            find(page, "[data-testid=verdict]") != serde_json::Value::Null
        });
        page.script_in_frame(
            0,
            "document.querySelector('[data-testid=next-part]').click()",
        );
    }
    let result = page.script_in_frame(
        0,
        "return document.querySelector('[data-testid=exercise-result]').value",
    );
    let result = result.as_str().expect("a result");
    assert_eq!(result.matches("\nCode: 2-").count(), 3, "{result}");
    assert_eq!(page.script_in_frame(0, "return localStorage.length"), 0);
    page.close();
}
