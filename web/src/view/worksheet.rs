//! The content for paper: the worksheet with the dialog that composes it, otherwise the heading and address of the
//! printed page.

use gloo_events::EventListener;
use queens_core::{BoardSize, Problem, Square};
use strum::VariantArray;
use yew::{
    Callback, Html, Properties, classes, component, html, use_effect_with, use_mut_ref, use_state,
};

use super::rest::compares;
use super::share::{REFUSAL, qr};
use super::{Context, board, sentence, trace};
use crate::view::widgets::dialog::dialog;
use crate::view::widgets::number::Number;
use crate::view::widgets::select::{Choice, Select};
use queens_draw::plate::{Plate, Surroundings};
use queens_draw::qr::QrPicture;
use queens_draw::{Picture, Sentence, pen::short};
use queens_page::address::link::shared_link;
use queens_page::model::Model;
use queens_page::picture;
use queens_page::screen::Dialog;
use queens_page::trace::table::sheet_table;
use queens_page::trace::{NoTable, TraceColumn, TraceTable};
use queens_page::worksheet::paper::{blocked, solutions, step_and_next};
use queens_page::worksheet::{BOARDS, DISTANCES, Holes, WorksheetKind, WorksheetMessage, bit};
use queens_text::narration;

/// The CSS classes of a page's boards, by the number of boards in a row.
const ACROSS: [&str; 3] = ["boards-1", "boards-2", "boards-3"];
/// The width and height of a page for boards, in millimetres. Then the gap between two boards, as a fraction.
const ROOM: [f64; 2] = [186.0, 225.0];
const BETWEEN: f64 = 0.03;
/// The minimum height of the names of files and ranks, in millimetres: more than six points.
const READABLE: f64 = 2.3;

/// The value of whole columns in the list of empty cells.
const COLUMNS: &str = "columns";

/// A page of paper.
struct PaperPage {
    title: String,
    boards: Vec<Plate>,
    /// A trace table with its task, in place of boards.
    table: Html,
    /// The text below the boards. `None` if there is none.
    told: Option<Sentence>,
    /// Whether lines for writing follow.
    has_lines: bool,
}

/// The dialog that composes a worksheet.
pub(super) fn worksheet(model: &Model, context: &Context) -> Html {
    let title = context.texts.worksheet().title();
    dialog(title, inside(model, context), model, context)
}

fn inside(model: &Model, context: &Context) -> Html {
    let texts = context.texts.worksheet();
    let chosen = &model.worksheet;
    html! {
        <div class="worksheet">
            <div class="worksheet-choices">
                {kind(model, context)}
                if chosen.kind == WorksheetKind::Boards {
                    {size(model, context)}
                    {boards(model, context)}
                }
                if chosen.kind == WorksheetKind::Trace {
                    {holes(model, context)}
                }
                <label class="check">
                    <input type="checkbox" data-testid="worksheet-answers" checked={chosen.has_answers}
                        onchange={context.on(WorksheetMessage::AnswersToggled)} />
                    {texts.answers()}
                </label>
            </div>
            {match pages(model, context) {
                Ok(all) => html! {
                    <>
                    <button type="button" class="button primary" data-testid="worksheet-print"
                        onclick={context.on(WorksheetMessage::PrintWanted)}>{texts.print()}</button>
                    if chosen.has_answers && all.len() == 1 {
                        <p class="hint" role="status" data-testid="worksheet-no-answers">{texts.no_answers(model.address.settings.algorithm.problem)}</p>
                    }
                    // A wide table scrolls sideways, also by keys.
                    <div class="worksheet-preview" data-testid="worksheet" role="region" tabindex="0" aria-label={texts.preview()}
                        data-pages={all.len().to_string()}>
                        {for all.iter().map(|page| sheet_of_paper(page, context))}
                    </div>
                    </>
                },
                Err(why) => html! { <p class="hint bad" id={REFUSAL} role="status" data-testid="worksheet-none">{why}</p> },
            }}
        </div>
    }
}

fn kind(model: &Model, context: &Context) -> Html {
    let texts = context.texts.worksheet();
    let choices = WorksheetKind::VARIANTS.iter().map(|&kind| Choice {
        value: kind.into_str().into(),
        name: texts.kind(kind).into(),
        language: None,
    });
    let send = context.send.clone();
    let onchoose = Callback::from(move |value: String| {
        let mut all = WorksheetKind::VARIANTS.iter();
        if let Some(&kind) = all.find(|kind| kind.into_str() == value) {
            send.emit(WorksheetMessage::KindChosen(kind).into());
        }
    });
    let chosen = model.worksheet.kind.into_str();
    html! {
        <div class="worksheet-choice">
            <label for="worksheet-kind">{texts.kind_label()}</label>
            <Select testid="worksheet-kind" {chosen} choices={choices.collect::<Vec<_>>()} {onchoose} />
        </div>
    }
}

fn size(model: &Model, context: &Context) -> Html {
    let texts = context.texts.worksheet();
    let send = context.send.clone();
    let problem = model.address.settings.algorithm.problem;
    let is_bad = (model.worksheet.size(model.address.settings.size, problem)).is_err();
    let ontype = move |text| send.emit(WorksheetMessage::SizeTyped(text).into());
    html! {
        <div class="worksheet-choice">
            <label for="worksheet-size">{texts.size()}</label>
            <Number id="worksheet-size" class="square-input" value={model.worksheet.typed(model.address.settings.size)}
                is_refused={is_bad} reason={REFUSAL} {ontype} />
        </div>
    }
}

fn boards(model: &Model, context: &Context) -> Html {
    let texts = context.texts.worksheet();
    let choices = BOARDS.map(|boards| Choice {
        value: boards.to_string().into(),
        name: texts.boards(boards.into()).into(),
        language: None,
    });
    let send = context.send.clone();
    let onchoose = Callback::from(move |value: String| {
        if let Ok(boards) = value.parse() {
            send.emit(WorksheetMessage::BoardsChosen(boards).into());
        }
    });
    let chosen = model.worksheet.boards.to_string();
    html! {
        <div class="worksheet-choice">
            <label for="worksheet-boards">{texts.boards_label()}</label>
            <Select testid="worksheet-boards" {chosen} choices={choices.to_vec()} {onchoose} />
        </div>
    }
}

/// The steps of the trace table, and its empty cells.
fn holes(model: &Model, context: &Context) -> Html {
    let texts = context.texts.trace();
    let (chosen, table) = (model.worksheet.holes, sheet_table(model));
    let refused = match &table {
        Err(NoTable::Range(error)) => Some(error),
        _ => None,
    };
    let table = table.as_ref().ok();
    let steps = table.map(|table| table.steps);
    let columns = table.map(TraceTable::columns).unwrap_or_default();
    let distances = DISTANCES.map(|distance| Choice {
        value: distance.to_string().into(),
        name: texts.one_in(distance.into()).into(),
        language: None,
    });
    let whole = Choice {
        value: COLUMNS.into(),
        name: texts.columns().into(),
        language: None,
    };
    let choose = Callback::from({
        let send = context.send.clone();
        move |holes| send.emit(WorksheetMessage::HolesChosen(holes).into())
    });
    // The results are the first choice of a teacher.
    let onchoose = choose.reform(|value: String| match value.parse() {
        Ok(distance) => Holes::OneIn(distance),
        Err(_) => Holes::Columns(bit(TraceColumn::Result)),
    });
    let (value, marked) = match chosen {
        Holes::OneIn(distance) => (distance.to_string(), None),
        Holes::Columns(marked) => (COLUMNS.to_owned(), Some(marked)),
    };
    let boxes = columns.iter().filter_map(|&column| {
        let marked = marked?;
        let is_marked = marked & bit(column) != 0;
        let next = Holes::Columns(marked ^ bit(column));
        let onchange = choose.reform(move |_| next);
        let name = (context.texts).trace_column(column, context.has_sheet_names);
        Some(html! { <label class="check"><input type="checkbox" data-column={name.clone()} checked={is_marked} {onchange} />{name}</label> })
    });
    html! {
        <>
            {trace::fields(["worksheet-from", "worksheet-to"], &model.worksheet.steps, steps, refused, context,
                |at, text| WorksheetMessage::StepTyped(at, text).into())}
            <div class="worksheet-choice">
                <label for="worksheet-holes">{texts.holes()}</label>
                <Select testid="worksheet-holes" chosen={value} choices={distances.into_iter().chain([whole]).collect::<Vec<_>>()} {onchoose} />
            </div>
            if marked.is_some() {
                <div class="actions" role="group" aria-label={texts.columns_label()}>{for boxes}</div>
            }
        </>
    }
}

/// The pages of the chosen worksheet, or why it has none.
fn pages(model: &Model, context: &Context) -> Result<Vec<PaperPage>, String> {
    let (asked, answers) = match model.worksheet.kind {
        WorksheetKind::Boards => of_boards(model, context)?,
        WorksheetKind::Step => of_step(model, context)?,
        WorksheetKind::Trace => of_trace(model, context)?,
    };
    let answers = answers.filter(|_| model.worksheet.has_answers);
    Ok([asked].into_iter().chain(answers).collect())
}

/// The first page, and the answers if there are any.
type Pages = (PaperPage, Option<PaperPage>);

/// Empty boards, and their solutions.
fn of_boards(model: &Model, context: &Context) -> Result<Pages, String> {
    let texts = context.texts.worksheet();
    let problem = model.address.settings.algorithm.problem;
    let size = model.worksheet.size(model.address.settings.size, problem);
    let size = size.map_err(|typed| texts.refused(problem, &typed))?;
    let boards = usize::from(model.worksheet.boards);
    let blocked = blocked(model, size);
    let empty = plate(&standing(size, problem, &[], blocked), boards);
    let solved = solutions(model, size, boards);
    let most = solved.len();
    let solved = solved
        .iter()
        .map(|squares| standing(size, problem, squares, blocked));
    let solved: Vec<Plate> = solved.map(|picture| plate(&picture, most)).collect();
    let answers = (!solved.is_empty()).then(|| PaperPage {
        title: texts.answers_title().to_owned(),
        boards: solved,
        table: Html::default(),
        told: None,
        has_lines: false,
    });
    let asked = PaperPage {
        title: texts.task(problem, size.files().into()),
        boards: vec![empty; boards],
        table: Html::default(),
        told: None,
        has_lines: false,
    };
    Ok((asked, answers))
}

/// The picture of a solution.
fn standing(size: BoardSize, problem: Problem, squares: &[Square], blocked: &[Square]) -> Picture {
    let mut picture = Picture::blank(size);
    picture.is_tour = problem == Problem::Knight;
    picture.stand(squares, 0);
    picture.block(blocked);
    picture
}

/// The board at the current step, and at the next step.
fn of_step(model: &Model, context: &Context) -> Result<Pages, String> {
    let texts = context.texts.worksheet();
    let [before, after] = step_and_next(model).ok_or(texts.no_step())?;
    let told = |run| narration::event(context.texts, run, model.address.settings.symmetry).1;
    let plate = |run| plate(&picture::of_run(run), 1);
    Ok((
        PaperPage {
            title: texts.question(before.step()),
            boards: vec![plate(&before)],
            table: Html::default(),
            told: Some(told(&before)),
            has_lines: true,
        },
        Some(PaperPage {
            title: texts.answers_title().to_owned(),
            boards: vec![plate(&after)],
            table: Html::default(),
            told: Some(told(&after)),
            has_lines: false,
        }),
    ))
}

/// The trace table with empty cells, and with all cells.
fn of_trace(model: &Model, context: &Context) -> Result<Pages, String> {
    let table = sheet_table(model).map_err(|why| context.texts.no_trace(&why))?;
    let algorithm = model.shown_settings().algorithm;
    let problem = algorithm.problem;
    let has_content = |row, column| trace::has_content(&table, row, column, problem, context);
    let holes = model.worksheet.holes.of(&table, has_content);
    let page = |title, task: Html, is_answered| PaperPage {
        title,
        boards: Vec::new(),
        table: html! { <>{task}{trace::on_paper(&table, &holes, is_answered, problem, context)}</> },
        told: None,
        has_lines: false,
    };
    let title = (context.texts).trace_title(&table, context.texts.name_of(algorithm));
    let task = html! { <p>{context.texts.trace().task()}</p> };
    let answers = context.texts.worksheet().answers_title().to_owned();
    Ok((
        page(title, task, false),
        Some(page(answers, Html::default(), true)),
    ))
}

/// The number of boards in a row on a page with this number of boards.
const fn across(boards: usize) -> usize {
    match boards {
        0..=2 => 1,
        3..=6 => 2,
        _ => 3,
    }
}

/// One of this number of boards on a page. It has the names of files and ranks if they are readable in print.
fn plate(picture: &Picture, boards: usize) -> Plate {
    let bare = Plate::new(picture, &Surroundings::default());
    let across = across(boards);
    let scale = |room: f64, many: usize, wide: f64| {
        let gaps = BETWEEN * (many.saturating_sub(1)) as f64;
        room * (1.0 - gaps) / many.max(1) as f64 / wide
    };
    let scale = scale(ROOM[0], across, bare.width).min(scale(
        ROOM[1],
        boards.div_ceil(across),
        bare.height,
    ));
    let surroundings = Surroundings {
        has_coordinates: true,
        least_name: READABLE / scale,
        ..Surroundings::default()
    };
    Plate::new(picture, &surroundings)
}

fn sheet_of_paper(page: &PaperPage, context: &Context) -> Html {
    let across = across(page.boards.len());
    html! {
        <section class="sheet-of-paper">
            <header>
                <h3>{page.title.clone()}</h3>
                <p class="paper-name">{context.texts.worksheet().name()}</p>
            </header>
            if !page.boards.is_empty() {
                <div class={classes!("paper-boards", ACROSS[across - 1])}>{for page.boards.iter().map(drawn)}</div>
            }
            {page.table.clone()}
            if let Some(told) = &page.told {
                <p>{sentence(told)}</p>
            }
            if page.has_lines {
                <div class="paper-lines" aria-hidden="true"><i /><i /><i /></div>
            }
        </section>
    }
}

/// A board with its coordinates.
fn drawn(plate: &Plate) -> Html {
    let words = plate.words.iter().map(|words| {
        let [x, y, size] = [words.x, words.y, words.size].map(short);
        let text = Sentence(words.spans.clone()).plain();
        html! { <text class="paper-coordinate" {x} {y} font-size={size}>{text}</text> }
    });
    let [x, y, width, height] =
        [plate.corner.0, plate.corner.1, plate.width, plate.height].map(short);
    html! {
        <svg class={classes!("paper-board", plate.within)}
            viewBox={format!("0 0 {width} {height}")} aria-hidden="true" focusable="false">
            <g transform={format!("translate({x} {y})")}>{board::drawn(plate.board.clone())}</g>
            {for words}
        </svg>
    }
}

/// The content for paper only: the worksheet while its dialog is open, otherwise the heading and the address of the
/// page.
pub(super) fn paper(model: &Model, context: &Context) -> Html {
    if model.dialog != Some(Dialog::Worksheet) {
        let heading = narration::paper::heading(model, compares(model, context), context.texts);
        let written = Written {
            heading,
            link: shared_link(model),
        };
        return html! { <Paper {written} name={context.texts.share().qr()} /> };
    }
    let pages = pages(model, context).unwrap_or_default();
    html! {
        <div class="paper worksheet-pages" aria-hidden="true">
            {for pages.iter().map(|page| sheet_of_paper(page, context))}
        </div>
    }
}

/// The heading of the printed page.
#[derive(Clone, PartialEq, Default)]
struct Written {
    heading: String,
    link: String,
}

#[derive(PartialEq, Properties)]
struct PaperProps {
    written: Written,
    /// The accessible name of the QR code.
    name: &'static str,
}

/// The heading and the address, also as a QR code. They change with every step, so they are drawn only when the page
/// is printed.
#[component]
fn Paper(PaperProps { written, name }: &PaperProps) -> Html {
    let now = use_mut_ref(Written::default);
    let printed = use_state(Written::default);
    now.borrow_mut().clone_from(written);
    let write = printed.clone();
    use_effect_with((), move |()| {
        let before = EventListener::new(&gloo_utils::window(), "beforeprint", move |_| {
            write.set(now.borrow().clone());
        });
        || drop(before)
    });
    let code = QrPicture::of(&printed.link).filter(|_| !printed.link.is_empty());
    html! {
        <div class="paper printed">
            <h2 data-testid="printed-heading">{&printed.heading}</h2>
            <div class="printed-address" data-testid="printed-address">
                {for code.map(|code| qr::drawn(code, name))}
                <p>{&printed.link}</p>
            </div>
        </div>
    }
}
