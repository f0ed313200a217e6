//! The algorithm as a program next to the board: its languages, the current line, why it is missing, and the file.

use queens_core::{BoardSize, Goal, Instance, Problem, Setup, algorithm};
use queens_page::language::Language;
use queens_page::listing::{Listing, ListingLanguage};
use queens_page::message::{Message, TransportMessage};
use queens_page::testing::Page;
use queens_programs::{CommentLanguage, ProgramLanguage};
use yew::virtual_dom::VNode;

use super::{context, each, text};
use crate::view::listing::{listing, written};
use crate::view::program::{counterpart, languages, made, program};

/// The visible program while this line of the pseudo-code is current.
fn listed(fragment: &str, language: ListingLanguage, line: Option<usize>) -> VNode {
    let mut page = Page::open(fragment);
    page.work(50);
    page.send(Message::ListingChosen(Listing {
        language,
        has_sheet_names: false,
    }));
    program(&page.model, line, &context(&page.model))
}

/// The text in place of a program.
fn refusal(fragment: &str, language: ListingLanguage) -> String {
    text(&listed(fragment, language, None))
}

#[test]
fn each_language_of_the_algorithm_is_offered() {
    let offered = |fragment: &str| {
        let page = Page::open(fragment);
        let mut found = 0;
        each(
            &languages(&page.model, &context(&page.model)),
            &mut |attribute, _| {
                found += usize::from(attribute("class").as_deref() == Some("listing-language"));
            },
        );
        found
    };
    assert_eq!(offered("n=8&algorithm=recursive"), 1);
    assert_eq!(offered("problem=domination&n=8&algorithm=frames"), 0);
}

#[test]
fn a_program_that_there_is_none_of_says_why() {
    use ListingLanguage::{Pascal, Python};
    for (fragment, language, part) in [
        ("n=8&algorithm=recursive", Pascal, "no program"),
        (
            "n=8&algorithm=nested-loops&fixed=a1",
            Python,
            "free the fixed squares",
        ),
        (
            "problem=knight&n=6&algorithm=tour-roth&variant=closed",
            Python,
            "“Open”",
        ),
        ("n=24&algorithm=nested-loops", Python, "20 loops"),
    ] {
        let said = refusal(fragment, language);
        assert!(said.contains(part), "{fragment}: {said}");
    }
}

#[test]
fn the_program_that_is_saved_is_the_one_that_is_listed() {
    let mut page = Page::open("n=8&algorithm=recursive&fixed=d6");
    let saved = page.saved.len();
    let [name, text] = ["queens-8-recursive.py", "print(8)\n"].map(str::to_owned);
    page.send(Message::ProgramSaved {
        name,
        text: text.clone(),
    });
    assert_eq!(page.saved[saved..], [text]);
    page.send(Message::ListingChosen(Listing {
        language: ListingLanguage::Python,
        has_sheet_names: true,
    }));
    page.send(TransportMessage::ToEnd);
    assert_eq!(page.model.listing.language, ListingLanguage::Python);
}

/// The names of the variables of a search, and its program in Python.
fn names(language: Language, has_sheet_names: bool, view: &str) -> (Vec<String>, String) {
    let fragment = format!("n=6&algorithm=prefix-check&step=9&view={view}");
    let mut page = Page::open(&fragment);
    page.work(50);
    page.send(Message::ListingChosen(Listing {
        language: ListingLanguage::Python,
        has_sheet_names,
    }));
    page.model.shown_language = language;
    let context = context(&page.model);
    let mut variables = Vec::new();
    each(&listing(&page.model, &context), &mut |_, node| {
        if let VNode::VTag(tag) = node
            && tag.tag() == "dt"
        {
            variables.push(text(node));
        }
    });
    let made = made(&page.model, ProgramLanguage::Python, &context).expect("a program");
    (variables, made.text())
}

#[test]
fn names_are_those_of_the_language_or_on_request_those_of_the_sheet() {
    for (language, variable, call) in [
        (Language::ENGLISH, "rows", "if is_valid(rows, n):"),
        (
            Language::FRENCH,
            "disposition",
            "if est_valide(disposition, n):",
        ),
        (Language::ROMANIAN, "linii", "if e_valida(linii, n):"),
    ] {
        let (variables, program) = names(language, false, "tree");
        assert!(
            variables.iter().any(|name| name == variable),
            "{variables:?}"
        );
        assert!(program.contains(call), "{program}");
        for (has_sheet_names, view) in [(true, "tree"), (false, "sheets")] {
            let (variables, program) = names(language, has_sheet_names, view);
            assert!(
                variables.iter().any(|name| name == "disposition"),
                "{variables:?}"
            );
            assert!(
                program.contains("if est_valide(disposition, n):"),
                "{program}"
            );
        }
    }
}

#[test]
fn a_count_stands_at_the_only_line_that_has_it() {
    // In the second program, several loops correspond to the fifth line of the listing, so no line has its count.
    for (id, line, is_alone) in [("recursive", 6, true), ("nested-loops", 5, false)] {
        let algorithm = algorithm::find(id).expect("it exists");
        let instance = Instance::new(Setup::new(
            Problem::Queens,
            BoardSize::new(4).expect("a size"),
            Goal::All,
        ));
        let accepted = algorithm.accept(instance.expect("an instance"));
        let made = queens_programs::program(
            &accepted.expect("served"),
            ProgramLanguage::Python,
            CommentLanguage::English,
        )
        .expect("a program");
        let exact = made.lines.iter();
        let exact = exact.filter(|it| it.is_exact && it.listing == [line]);
        let told: Vec<_> = exact.map(|it| counterpart(&made, it)).collect();
        if is_alone {
            assert_eq!(told, [Some(line)], "{id}")
        } else {
            assert!(told.len() > 1 && told.iter().all(Option::is_none), "{id}")
        }
    }
}

#[test]
fn a_long_line_of_pseudo_code_can_break_after_a_long_name() {
    let page = Page::open("n=6&algorithm=prefix-check");
    let line = written(
        "        *if* search_valid(placed, n): pop()",
        &context(&page.model),
    );
    let mut breaks = 0;
    each(&line, &mut |_, node| {
        breaks += usize::from(matches!(node, VNode::VTag(tag) if tag.tag() == "wbr"));
    });
    assert_eq!(breaks, 1);
    assert_eq!(text(&line), "        if search_valid(placed, n): pop()");
}
