//! Pictures of real searches at known steps.

use queens_core::{File, Instance, Line, LineKind, Square, Trace, WINDOW, WindowReader, Work};
use queens_worker::protocol::{Pane, RunId};

use super::*;
use crate::address::open::open;
use crate::language::Language;
use crate::message::{FormMessage, Message, TransportMessage};
use crate::run::{Activity, Then};
use crate::testing::Harness;
use crate::update::update;
use strum::VariantArray;

fn form(fragment: &str) -> Model {
    open(
        "page".into(),
        "",
        fragment,
        Language::ENGLISH,
        Language::ENGLISH,
        41,
    )
    .0
}

/// The first board.
fn picture_of(model: &Model) -> Picture {
    of_model(model, Pane::First)
}

/// The search at this address, paused at this step.
fn at(fragment: &str, step: u64) -> Model {
    let mut model = form(fragment);
    let settings = model.address.settings.clone();
    let given = settings.given.squares();
    let instance = Instance::queens(settings.size, given, settings.goal).unwrap();
    let code = queens_core::algorithm::find(settings.algorithm.id).unwrap();
    let mut trace = Trace::new(&code.accept(instance.clone()).expect("supported"));
    trace.extend(WINDOW).expect("right solutions");
    let (window, _) = WindowReader::new(&trace, 0, None).finish();
    let mut run = Run::begin(RunId(1), settings, Activity::Paused, Some(code)).unwrap();
    run.receive(0, window);
    let counters = *trace.frontier().replay().counters();
    run.learn(
        trace.known_steps(),
        trace.ending(),
        counters,
        trace.outline().clone(),
    );
    run.seek(step, Then::Rest);
    model.shown = run.into();
    model
}

/// The first step after an event for which `is_meant` holds.
fn when(fragment: &str, is_meant: impl Fn(Event) -> bool) -> Model {
    let mut model = at(fragment, 0);
    for step in 1..3000 {
        if let Some(run) = model.shown.run_mut() {
            run.seek(step, Then::Rest);
        }
        if model
            .shown
            .run()
            .and_then(Run::event)
            .is_some_and(&is_meant)
        {
            break;
        }
    }
    model
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// Whether an event rejects this square.
fn refuses(name: &str) -> impl Fn(Event) -> bool {
    move |event| matches!(event, Event::Reject { square: refused, .. } if refused == square(name))
}

fn names(picture: &Picture, mark: Mark) -> String {
    let names: Vec<_> = picture
        .marked(mark)
        .map(|square| square.to_string())
        .collect();
    names.join(" ")
}

#[test]
fn the_marks_of_a_square_are_named_as_in_the_hooks() {
    let model = when("n=8&algorithm=recursive&fixed=b1", refuses("a1"));
    let picture = picture_of(&model);
    let marks = |name: &str| picture.marks(square(name)).names();
    assert_eq!(marks("b1"), "queen fixed");
    assert_eq!(marks("a1"), "tried conflict");
    assert_eq!(marks("a2"), "attacked");
    assert_eq!(marks("a4"), "");
    assert_eq!(marks("b2"), "", "no column that is given is searched");
}

#[test]
fn a_rejection_shows_the_queen_against_the_square_and_what_was_tried_before() {
    let picture = picture_of(&when("n=8&algorithm=recursive", refuses("b2")));
    let [a1, b2] = [(0, 0), (1, 1)].map(|(file, rank)| Square::new(file, rank).unwrap());
    let line = LineKind::Diagonal;
    assert_eq!(
        picture.conflict,
        Some(Conflict {
            square: b2,
            attacker: a1,
            line
        })
    );
    assert_eq!(names(&picture, Mark::Tried), "b1 b2");
    assert_eq!(picture.line, Some(Line::File(File::new(1).unwrap())));
}

#[test]
fn a_queen_taken_back_leaves_its_mark_while_its_column_is_searched() {
    let model = when("n=4&algorithm=recursive", |event| {
        event
            == Event::Remove {
                square: square("b3"),
            }
    });
    let picture = picture_of(&model);
    assert_eq!(names(&picture, Mark::Removed), "b3");
    assert_eq!(names(&picture, Mark::Queen), "a1");
    assert_eq!(names(&picture, Mark::Tried), "b1 b2 b3");
}

#[test]
fn a_dead_end_has_tried_its_whole_column() {
    let picture = picture_of(&when("n=4&algorithm=recursive", |event| {
        event == Event::DeadEnd
    }));
    assert_eq!(picture.line, Some(Line::File(File::new(2).unwrap())));
    assert_eq!(names(&picture, Mark::Tried), "c1 c2 c3 c4");
    assert!(picture.conflict.is_none());
}

#[test]
fn a_solution_is_framed_and_so_is_the_end_that_leaves_it_standing() {
    let first = "n=8&algorithm=recursive&goal=first";
    for step in [1024, 1025] {
        let picture = picture_of(&at(first, step));
        assert!(picture.is_solved);
        assert_eq!(picture.marked(Mark::Solution).count(), 8);
        assert_eq!(names(&picture, Mark::Attacked), "");
    }
    let all = picture_of(&at("n=4&algorithm=recursive", 83));
    assert_eq!(all.event, Some(Event::End));
    assert!(!all.is_solved && all.queens.is_empty());
}

#[test]
fn an_empty_form_shows_an_empty_board_and_given_queens_show_what_they_attack() {
    let blank = picture_of(&form("n=8&algorithm=recursive"));
    assert!(
        Mark::VARIANTS
            .iter()
            .all(|&mark| blank.marked(mark).count() == 0)
    );
    let given = picture_of(&form("n=8&algorithm=recursive&fixed=d4"));
    assert_eq!(names(&given, Mark::Fixed), "d4");
    assert_eq!(given.marked(Mark::Attacked).count(), 27);
}

#[test]
fn every_square_that_a_start_attacks_is_marked_alike() {
    let scan = "n=8&algorithm=accessibility-scan&fixed=d4";
    for picture in [picture_of(&form(scan)), picture_of(&at(scan, 1))] {
        assert_eq!(picture.marked(Mark::Attacked).count(), 27);
    }
    let draws = picture_of(&at("n=8&algorithm=random-placement&seed=5&fixed=d4", 0));
    assert_eq!(draws.marked(Mark::Attacked).count(), 27);
}

#[test]
fn a_refused_click_draws_the_same_line_as_a_conflict() {
    let mut model = form("n=8&algorithm=recursive&fixed=b1");
    update(
        &mut model,
        Message::Form(FormMessage::SquareToggled(Square::new(5, 4).unwrap())),
        None,
    );
    let picture = picture_of(&model);
    let conflict = picture.conflict.unwrap();
    assert_eq!(
        (conflict.attacker, conflict.line),
        (Square::new(1, 0).unwrap(), LineKind::Diagonal)
    );
    assert_eq!(names(&picture, Mark::Conflict), "f5");
    let crossed = picture
        .size
        .squares()
        .filter(|&square| conflict.crosses(square));
    let crossed: Vec<_> = crossed.map(|square| square.to_string()).collect();
    assert_eq!(crossed, ["c2", "d3", "e4"]);
}

#[test]
fn wide_boards_have_dots_in_the_current_column_only() {
    let picture = picture_of(&at("n=32&algorithm=recursive", 1));
    let files: Vec<_> = picture
        .marked(Mark::Attacked)
        .map(|square| square.file)
        .collect();
    assert!(!files.is_empty() && files.iter().all(|&file| file.get() == 1));
}

#[test]
fn a_finished_count_shows_one_of_its_solutions() {
    for (fragment, is_shown) in [
        ("n=8&algorithm=meet-in-the-middle", true),
        ("n=3&algorithm=meet-in-the-middle", false),
        ("n=8&algorithm=meet-in-the-middle&fixed=d1", false),
    ] {
        let mut harness = Harness::open(fragment);
        assert_eq!(without_steps(&harness.page.model), None);
        harness.page.send(TransportMessage::Run);
        harness.work_to_rest();
        let picture = without_steps(&harness.page.model);
        assert_eq!(picture.is_some(), is_shown, "{fragment}");
        let Some(picture) = picture else { continue };
        let instance = Instance::queens(picture.size, &[], queens_core::Goal::First).unwrap();
        assert!(queens_core::is_solution(&instance, &picture.queens));
    }
}
