//! Tests of the rows, the range, the file and the empty cells of the trace table.

use queens_core::algorithm::ALL;
use queens_core::event_text::EventFormat;
use queens_core::{Problem, Reader, Replay, Variables};

use super::table::{sheet_table, table};
use super::*;
use crate::message::{Message, TransportMessage};
use crate::screen::Dialog;
use crate::share::ShareError;
use crate::share::pictures::PictureError;
use crate::testing::Page;
use crate::transport::speed::Speed;
use crate::worksheet::{Holes, WorksheetMessage, bit};

/// A page whose search has finished.
fn finished(fragment: &str) -> Page {
    let mut page = Page::open(fragment);
    page.send(TransportMessage::Run);
    page.send(TransportMessage::ToEnd);
    page.work(20_000);
    page.send(TransportMessage::ToEnd);
    page.work(200);
    page
}

fn go(page: &mut Page, step: u64) {
    page.send(TransportMessage::ToStep(step));
    page.work(200);
    assert_eq!(page.step(), step);
}

fn choose(page: &mut Page, from: &str, to: &str) {
    page.send(TraceMessage::Typed(0, from.to_owned()));
    page.send(TraceMessage::Typed(1, to.to_owned()));
    page.work(200);
}

/// The steps, lines and variables of these steps, read from a new search.
fn read(page: &Page, [from, to]: [u64; 2]) -> Vec<(u64, u8, Variables)> {
    let run = page.model.shown.traced().expect("a search");
    let code = run.code().expect("its code");
    let instance = run.settings().instance().expect("an instance");
    let accepted = code.accept(instance).expect("a supported search");
    let (start, _) = accepted.replay();
    let row = |replay: &Replay| {
        let explained = code.explain(replay.position());
        (replay.step(), explained.code_line, explained.variables)
    };
    let mut rows = vec![row(&start)];
    Reader::start(&accepted).read(to, &mut Vec::new(), |_, replay| rows.push(row(replay)));
    rows.retain(|(step, ..)| (from..=to).contains(step));
    rows
}

fn shown(page: &Page) -> Vec<(u64, u8, Variables)> {
    let rows = table(&page.model).expect("a table").rows.into_iter();
    rows.map(|row| (row.step, row.line, row.variables))
        .collect()
}

#[test]
fn the_rows_of_every_algorithm_are_the_steps_of_its_search() {
    for algorithm in ALL {
        let n = match algorithm.problem {
            Problem::Domination => 4,
            Problem::Queens | Problem::Knight => 5,
        };
        let search = format!(
            "problem={}&n={n}&algorithm={}",
            algorithm.problem, algorithm.id
        );
        let page = finished(&format!("{search}&seed=7&view=trace"));
        if !algorithm.is_traced() {
            assert_eq!(table(&page.model), Err(NoTable::Counted), "{search}");
            continue;
        }
        let last = page.known();
        let steps = table(&page.model).expect("a table").steps;
        let is_short = last < MOST_ROWS;
        assert_eq!(
            steps[0],
            if is_short { 0 } else { last / 100 * 100 },
            "{search}"
        );
        assert_eq!(steps[1], last, "{search}");
        assert_eq!(shown(&page), read(&page, steps), "{search}");
    }
}

#[test]
fn the_rows_around_the_cursor_follow_it_in_blocks() {
    let mut page = finished("n=8&algorithm=recursive&view=trace");
    for (step, from) in [
        (0, 0),
        (99, 0),
        (100, 100),
        (8_191, 8_100),
        (8_192, 8_100),
        (8_200, 8_200),
    ] {
        go(&mut page, step);
        let steps = [from, from + 100];
        assert_eq!(table(&page.model).expect("a table").steps, steps, "{step}");
        assert_eq!(shown(&page), read(&page, steps), "{step}");
    }
}

#[test]
fn a_typed_range_far_from_the_cursor_is_loaded_and_stays() {
    let mut page = finished("n=10&algorithm=recursive&view=trace");
    assert!(page.known() > 46 * 8_192, "{}", page.known());
    go(&mut page, 10);
    choose(&mut page, "", "");
    for range in [[200_000, 200_020], [212_980, 213_000], [16_384, 16_384]] {
        choose(&mut page, &range[0].to_string(), &range[1].to_string());
        assert_eq!(shown(&page), read(&page, range), "{range:?}");
    }
    // The cursor moves through more windows than the page keeps.
    for step in (0..30).map(|window| 100_000 + window * 8_192) {
        go(&mut page, step);
    }
    assert_eq!(shown(&page), read(&page, [16_384, 16_384]));
    choose(&mut page, "", "50");
    assert_eq!(table(&page.model).expect("a table").steps, [0, 50]);
    choose(&mut page, "7", " ");
    assert_eq!(table(&page.model).expect("a table").steps, [7, 107]);
}

#[test]
fn a_loaded_range_is_drawn_though_the_cursor_rests() {
    let mut page = finished("n=10&algorithm=recursive&view=trace");
    go(&mut page, 10);
    page.send(TraceMessage::Typed(0, "200000".to_owned()));
    page.send(TraceMessage::Typed(1, "200020".to_owned()));
    assert_eq!(table(&page.model), Err(NoTable::Coming));
    let drawings = page.drawings;
    page.work(200);
    assert!(table(&page.model).is_ok());
    assert!(page.drawings > drawings);
}

#[test]
fn a_long_range_shows_its_part_with_the_cursor() {
    let mut page = finished("n=8&algorithm=recursive&view=trace");
    go(&mut page, 20);
    choose(&mut page, "10", "2000");
    let part = |page: &Page| {
        let table = table(&page.model).expect("a table");
        assert_eq!(table.rows.len() as u64, table.steps[1] - table.steps[0] + 1);
        (table.steps, table.is_part)
    };
    assert_eq!(part(&page), ([10, 509], true));
    go(&mut page, 510);
    assert_eq!(part(&page), ([510, 1_009], true));
    go(&mut page, 2_000);
    assert_eq!(part(&page), ([1_510, 2_000], true));
    // Outside the range, its first part.
    go(&mut page, 3_000);
    assert_eq!(part(&page), ([10, 509], true));
    choose(&mut page, "10", "509");
    assert_eq!(part(&page), ([10, 509], false));
}

#[test]
fn an_invalid_range_is_refused_with_its_reason() {
    let mut page = finished("n=4&algorithm=recursive&view=trace");
    let last = page.known();
    for (from, to, error) in [
        (
            "x",
            "5",
            ShareError::BadStep {
                value: "x".to_owned(),
            },
        ),
        (
            "5",
            "-1",
            ShareError::BadStep {
                value: "-1".to_owned(),
            },
        ),
        (
            "9",
            "5",
            ShareError::Picture(PictureError::Backwards { from: 9, to: 5 }),
        ),
        (
            "0",
            "9000",
            ShareError::Picture(PictureError::EndsPastTheEnd { to: 9_000, last }),
        ),
        (
            "9000",
            "",
            ShareError::Picture(PictureError::BeginsPastTheEnd { from: 9_000, last }),
        ),
    ] {
        choose(&mut page, from, to);
        assert_eq!(
            table(&page.model),
            Err(NoTable::Range(error)),
            "{from} {to}"
        );
    }
    let most = u64::MAX.to_string();
    choose(&mut page, &most, "");
    assert!(matches!(table(&page.model), Err(NoTable::Range(_))));
}

#[test]
fn a_board_without_rows_has_a_reason() {
    let reason = |fragment: &str| {
        let mut page = Page::open(&format!("{fragment}&view=trace"));
        page.work(200);
        table(&page.model).expect_err("no table")
    };
    assert_eq!(reason("n=6&algorithm=recursive"), NoTable::NotRun);
    assert_eq!(
        reason("n=6&algorithm=recursive&goal=count"),
        NoTable::Counted
    );
    assert_eq!(reason("n=6&algorithm=meet-in-the-middle"), NoTable::Counted);
    assert_eq!(
        reason("n=100&algorithm=min-conflicts&seed=7"),
        NoTable::Large
    );
    assert_eq!(reason("n=6&algorithm=recursive&mode=play"), NoTable::Played);
    let mut page = finished("n=10&algorithm=recursive&view=trace");
    go(&mut page, 0);
    page.send(TransportMessage::SpeedChosen(Speed::Max));
    page.send(TransportMessage::PlayToggled);
    assert_eq!(table(&page.model), Err(NoTable::Rushing));
}

#[test]
fn a_prediction_has_no_rows_of_later_steps() {
    let mut page = Page::open("n=6&algorithm=recursive&goal=all&step=30&mode=predict&view=trace");
    page.work(200);
    assert_eq!(page.step(), 30);
    assert_eq!(table(&page.model).expect("a table").steps, [0, 30]);
    choose(&mut page, "40", "50");
    assert_eq!(table(&page.model).expect("a table").steps, [30, 30]);
}

#[test]
fn the_file_has_the_events_and_variables_of_the_rows() {
    let mut page = finished("n=5&algorithm=half-board&view=trace");
    choose(&mut page, "0", "40");
    let names = table(&page.model).expect("a table").variables;
    let shown: Vec<String> = names.iter().map(|name| format!("={name}")).collect();
    page.send(TraceMessage::Saved(shown.join("\n").into()));
    let run = page.model.shown.traced().expect("a search");
    let instance = run.settings().instance().expect("an instance");
    let accepted = run
        .code()
        .expect("code")
        .accept(instance)
        .expect("a search");
    let format = EventFormat::Csv;
    let mut expected = format.heading_with(&shown);
    Reader::start(&accepted).read(40, &mut Vec::new(), |event, replay| {
        let line = format.line_with(event, replay, &accepted, &names);
        expected += &line.expect("right solutions");
    });
    assert_eq!(page.saved, [expected.clone()]);
    let heading = expected.lines().next().expect("a heading");
    assert!(heading.contains(",'=cb"), "{heading}");
}

#[test]
fn a_worksheet_of_the_table_begins_at_the_cursor_and_has_empty_cells() {
    let mut page = finished("n=6&algorithm=recursive&view=trace");
    go(&mut page, 200);
    page.send(TraceMessage::SheetWanted);
    assert_eq!(page.model.dialog, Some(Dialog::Worksheet));
    let sheet = sheet_table(&page.model).expect("a table");
    assert_eq!(sheet.steps, [200, 224]);
    let columns = sheet.columns();
    assert_eq!(columns.first(), Some(&TraceColumn::Line));
    assert_eq!(columns.last(), Some(&TraceColumn::Result));
    let has_content = |row: usize, column| row.is_multiple_of(2) && column != TraceColumn::Test;
    let holes = Holes::OneIn(3).of(&sheet, has_content);
    let (mut counted, mut in_columns) = (0, vec![0; columns.len()]);
    for (row, holes) in holes.iter().enumerate() {
        for (at, (&column, &hole)) in columns.iter().zip(holes).enumerate() {
            counted += usize::from(has_content(row, column));
            let is_third = has_content(row, column) && (counted + row).is_multiple_of(3);
            assert_eq!(hole, is_third, "row {row}, column {at}");
            in_columns[at] += usize::from(hole);
        }
    }
    // No column is without holes, except the one without content.
    let without = in_columns.iter().filter(|&&holes| holes == 0).count();
    assert_eq!(without, 1, "{in_columns:?}");
    let chosen = bit(TraceColumn::Test);
    page.send(WorksheetMessage::HolesChosen(Holes::Columns(chosen)));
    let holes = page.model.worksheet.holes.of(&sheet, has_content);
    for (&column, &hole) in holes.iter().flat_map(|holes| columns.iter().zip(holes)) {
        assert_eq!(hole, column == TraceColumn::Test);
    }
    page.send(WorksheetMessage::StepTyped(0, "3".to_owned()));
    page.send(WorksheetMessage::StepTyped(1, "5".to_owned()));
    page.work(50);
    assert_eq!(sheet_table(&page.model).expect("a table").steps, [3, 5]);
    page.send(Message::DialogClosed);
    assert_eq!(table(&page.model).expect("a table").steps, [200, 300]);
}
