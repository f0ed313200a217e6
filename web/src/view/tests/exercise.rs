//! The panel of exercises: a series shows its parts, and a single exercise does not.

use super::{context, each, text};
use crate::view::exercise::panel;
use queens_page::exercise::Task;
use queens_page::exercise::compose::link_to_exercise;
use queens_page::exercise::working::ExerciseMessage;
use queens_page::message::Message;
use queens_page::testing::Page;

/// The page with exercises about these searches.
fn opened(searches: &[&str]) -> Page {
    let mut teacher = Page::open(searches[0]);
    teacher.send(ExerciseMessage::TaskToggled(Task::Solutions));
    for &search in searches {
        teacher.send(Message::AddressChanged {
            query: String::new(),
            fragment: search.to_owned(),
        });
        teacher.work(200);
        teacher.send(ExerciseMessage::PartAdded);
    }
    let link = link_to_exercise(&teacher.model).unwrap();
    let mut page = Page::open(link.split_once('#').unwrap().1);
    page.work(200);
    page
}

/// The hooks of the parts with their states, and the headings.
fn parts(page: &Page) -> Vec<String> {
    let mut found = Vec::new();
    each(
        &panel(&page.model, &context(&page.model)),
        &mut |attribute, element| {
            let hook = attribute("data-testid").unwrap_or_default();
            if hook == "part" {
                found.push(text(element));
            } else if hook.contains("part") {
                let state = ["aria-disabled", "aria-current"].map(attribute);
                let state: Vec<_> = [hook]
                    .into_iter()
                    .chain(state.into_iter().flatten())
                    .collect();
                found.push(state.join(" "));
            }
        },
    );
    found
}

#[test]
fn a_series_shows_its_parts_and_the_open_one() {
    let mut page = opened(&[
        "n=4&algorithm=recursive&step=9",
        "n=5&algorithm=recursive&step=9",
    ]);
    assert_eq!(
        parts(&page),
        [
            "Exercise 1 of 2",
            "previous-part true",
            "part-1 step",
            "part-2",
            "next-part"
        ]
    );
    page.send(ExerciseMessage::PartChosen(1));
    page.work(200);
    assert_eq!(
        parts(&page),
        [
            "Exercise 2 of 2",
            "previous-part",
            "part-1",
            "part-2 step",
            "next-part true"
        ]
    );
}

#[test]
fn a_single_exercise_shows_no_parts() {
    let page = opened(&["n=4&algorithm=recursive&step=9"]);
    assert_eq!(parts(&page), Vec::<String>::new());
}
