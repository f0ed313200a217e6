//! The trace table: a row for each step, with its line, variables, test and result. A click on a row, or Enter, goes to
//! its step. The same rows are printed as a worksheet.

use queens_core::Value;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent, MouseEvent};
use yew::{
    AttrValue, Callback, Html, NodeRef, Properties, component, html, use_effect_with, use_node_ref,
};

use super::Context;
use super::value::in_cell;
use super::widgets::number::Number;
use queens_core::Problem;
use queens_page::message::{Message, TransportMessage};
use queens_page::model::Model;
use queens_page::share::{ShareError, ShareField};
use queens_page::trace::table::table;
use queens_page::trace::{MOST_ROWS, NoTable, TraceColumn, TraceMessage, TraceTable};
use queens_text::algorithm::Lines;

/// The id of the sentence that explains why there is no table.
const REFUSAL: &str = "trace-refused";

/// The most characters of a name that a narrow column shows horizontally.
const SHORT_NAME: usize = 3;

/// The panel.
pub(super) fn trace(model: &Model, context: &Context) -> Html {
    let texts = context.texts.trace();
    let table = table(model);
    let settings = model.shown_settings();
    let refused = match &table {
        Err(NoTable::Range(error)) => Some(error),
        _ => None,
    };
    let has_range = table.is_ok() || refused.is_some();
    let steps = table.as_ref().ok().map(|table| table.steps);
    html! {
        <>
            if has_range {
                <div class="worksheet-choices">
                    {fields(["trace-from", "trace-to"], &model.trace.typed, steps, refused, context, |at, text| TraceMessage::Typed(at, text).into())}
                    {actions(table.as_ref().ok(), context)}
                </div>
            }
            {match table {
                Ok(table) => {
                    let part = table.is_part.then(|| {
                        let [from, to] = table.steps;
                        texts.part(MOST_ROWS, from, to)
                    });
                    html! {
                        <>
                            {for part.map(|part| html! { <p class="hint" data-testid="trace-part">{part}</p> })}
                            if table.variables.is_empty() { <p class="hint">{texts.no_variables()}</p> }
                            <Rows {table} problem={settings.algorithm.problem} current={model.shown.run().map_or(0, |run| run.step())}
                                lines={context.texts.lines_of(settings.algorithm).unwrap_or_default()} context={context.clone()} />
                        </>
                    }
                }
                Err(why) => html! { <p class="note" id={REFUSAL} role="status" data-testid="trace-none">{context.texts.no_trace(&why)}</p> },
            }}
        </>
    }
}

/// The fields for the first and the last step. An empty field shows the step that it stands for.
pub(super) fn fields(
    ids: [&'static str; 2],
    typed: &[String; 2],
    steps: Option<[u64; 2]>,
    refused: Option<&ShareError>,
    context: &Context,
    message: fn(usize, String) -> Message,
) -> Html {
    let texts = context.texts.trace();
    let labels = [texts.from(), texts.to()];
    let fields = (0..2).map(|at| {
        let (id, value) = (ids[at], typed[at].clone());
        let is_refused = refused.is_some_and(|error| error.refuses(ShareField::Step, &value));
        let placeholder = steps.map(|steps| AttrValue::from(steps[at].to_string()));
        let send = context.send.clone();
        let ontype = move |text: String| send.emit(message(at, text));
        html! {
            <div class="worksheet-choice">
                <label for={id}>{labels[at]}</label>
                <Number {id} class="square-input" {value} {is_refused} reason={REFUSAL} {placeholder} {ontype} />
            </div>
        }
    });
    fields.collect()
}

fn actions(table: Option<&TraceTable>, context: &Context) -> Html {
    let Some(table) = table else {
        return Html::default();
    };
    let names = table.variables.iter().map(|name| context.renamed(name));
    let names: Vec<String> = names.collect();
    let save = TraceMessage::Saved(names.join("\n").into());
    html! {
        <>
            <button type="button" class="button" data-testid="trace-save" onclick={context.on(save)}>{context.texts.trace().save()}</button>
            <button type="button" class="button" data-testid="trace-sheet" onclick={context.on(TraceMessage::SheetWanted)}>{context.texts.worksheet().open()}</button>
        </>
    }
}

#[derive(PartialEq, Properties)]
struct RowsProps {
    table: TraceTable,
    problem: Problem,
    /// The step of the cursor.
    current: u64,
    /// The lines of the listing.
    lines: Lines,
    context: Context,
}

/// The rows, which scroll by themselves so that the current one stays visible.
#[component]
fn Rows(props: &RowsProps) -> Html {
    let RowsProps {
        table,
        problem,
        current,
        lines,
        context,
    } = props;
    let list = use_node_ref();
    use_effect_with(
        (list.clone(), *current, table.steps),
        |(list, current, _)| {
            show_row(list, *current);
        },
    );
    let send = context.send.clone();
    let onclick = Callback::from(move |event: MouseEvent| {
        if let Some(step) = step_of(&event) {
            send.emit(TransportMessage::ToStep(step).into());
        }
    });
    let onkeydown = {
        let (list, steps) = (list.clone(), table.steps);
        move |event: KeyboardEvent| move_focus(&list, steps, &event)
    };
    let [first, last] = table.steps;
    // The one row with the tab stop.
    let stop = (*current).clamp(first, last);
    let columns = table.columns();
    let rows = table.rows.iter().map(|row| {
        let step = row.step;
        let cells = columns.iter().map(|&column| {
            let title = (column == TraceColumn::Line).then(|| line_of(lines, row.line, context));
            html! { <td title={title.flatten()}>{cell(table, step, column, *problem, context)}</td> }
        });
        html! {
            <tr key={step} data-step={step.to_string()} aria-current={(step == *current).then_some("step")}>
                <th scope="row">
                    <button type="button" tabindex={if step == stop { "0" } else { "-1" }}>{context.texts.numbers.whole(step)}</button>
                </th>
                {for cells}
            </tr>
        }
    });
    html! {
        <div class="comparison-scroll scroll trace-scroll" ref={list}>
            <table class="trace-table" data-testid="trace-table" aria-label={context.texts.trace().name()} {onclick} {onkeydown}>
                {head(&columns, context)}
                <tbody>{for rows}</tbody>
            </table>
        </div>
    }
}

fn head(columns: &[TraceColumn], context: &Context) -> Html {
    let names = columns.iter().map(|&column| {
        let name = (context.texts).trace_column(column, context.has_sheet_names);
        let is_named = matches!(column, TraceColumn::Line | TraceColumn::Variable(..));
        let is_tall = is_named && name.chars().count() > SHORT_NAME;
        html! { <th scope="col" class={is_tall.then_some("tall")}>{name}</th> }
    });
    html! { <thead><tr><th scope="col">{context.texts.trace().step()}</th>{for names}</tr></thead> }
}

/// The text of a line of the listing, without its stars.
fn line_of(lines: &Lines, line: u8, context: &Context) -> Option<String> {
    let text = lines.get(usize::from(line).checked_sub(1)?)?;
    Some(context.renamed(text.trim_start()).replace('*', ""))
}

/// The content of a cell. Empty if the step has none.
fn cell(
    table: &TraceTable,
    step: u64,
    column: TraceColumn,
    problem: Problem,
    context: &Context,
) -> Option<Html> {
    let at = usize::try_from(step.checked_sub(table.steps[0])?).ok()?;
    let row = table.rows.get(at)?;
    let told = || context.texts.trace().test_and_result(row, problem);
    let text = |text: String| (!text.is_empty()).then(|| html! { text });
    match column {
        TraceColumn::Line => text(match row.line {
            0 => String::new(),
            line => line.to_string(),
        }),
        TraceColumn::Variable(_, name) => {
            let found = row.variables.iter().find(|(known, _)| *known == name);
            let held = found.map(|(_, held)| held);
            let is_blank = matches!(held, Some(Value::Squares(squares)) if squares.is_empty());
            held.filter(|_| !is_blank)
                .map(|held| in_cell(held, context))
        }
        TraceColumn::Test => text(told()[0].clone()),
        TraceColumn::Result => text(told()[1].clone()),
    }
}

/// The table on paper. With `holes`, these cells are empty. Without it, they have their answers in bold.
pub(super) fn on_paper(
    table: &TraceTable,
    holes: &[Vec<bool>],
    is_answered: bool,
    problem: Problem,
    context: &Context,
) -> Html {
    let columns = table.columns();
    // The room for an answer.
    let blank = "\u{a0}".repeat(12);
    let rows = table.rows.iter().zip(holes).map(|(row, holes)| {
        let cells = columns.iter().zip(holes).map(|(&column, &is_hole)| {
            let content = cell(table, row.step, column, problem, context);
            let content = content.unwrap_or_else(|| html! { "–" });
            match (is_hole, is_answered) {
                (true, false) => html! { <td class="hole">{blank.clone()}</td> },
                (true, true) => html! { <td><b>{content}</b></td> },
                (false, _) => html! { <td>{content}</td> },
            }
        });
        html! { <tr><th scope="row">{context.texts.numbers.whole(row.step)}</th>{for cells}</tr> }
    });
    html! {
        <table class="trace-table">{head(&columns, context)}<tbody>{for rows}</tbody></table>
    }
}

/// Whether a cell of the complete table has content.
pub(super) fn has_content(
    table: &TraceTable,
    row: usize,
    column: TraceColumn,
    problem: Problem,
    context: &Context,
) -> bool {
    let step = table.steps[0] + row as u64;
    cell(table, step, column, problem, context).is_some()
}

/// Scrolls the list, and nothing around it, until the row is visible below the headings.
fn show_row(list: &NodeRef, step: u64) {
    let Some(list) = list.cast::<HtmlElement>() else {
        return;
    };
    let found = |selector: &str| {
        let found = list.query_selector(selector).ok().flatten();
        found.and_then(|it| it.dyn_into::<HtmlElement>().ok())
    };
    let Some(row) = found(&format!("[data-step='{step}']")) else {
        return;
    };
    let heading = found("thead").map_or(0, |head| head.offset_height());
    let (top, height) = (row.offset_top(), row.offset_height());
    let (seen, room) = (list.scroll_top(), list.client_height());
    if top < seen + heading || top + height > seen + room {
        list.set_scroll_top(top - heading - (room - heading - height) / 2);
    }
}

/// Moves the focus between the rows with the arrow keys, Home and End.
fn move_focus(list: &NodeRef, [first, last]: [u64; 2], event: &KeyboardEvent) {
    let (Some(list), Some(step)) = (list.cast::<Element>(), step_of(event)) else {
        return;
    };
    let to = match event.key().as_str() {
        "ArrowUp" => step.saturating_sub(1).max(first),
        "ArrowDown" => (step + 1).min(last),
        "Home" => first,
        "End" => last,
        _ => return,
    };
    event.prevent_default();
    event.stop_propagation();
    let button = list.query_selector(&format!("[data-step='{to}'] button"));
    if let Some(Ok(button)) = button.ok().flatten().map(|it| it.dyn_into::<HtmlElement>()) {
        // An element that cannot be focused leaves the focus where it was.
        let _ = button.focus();
    }
}

/// The step of the row with the target of an event.
fn step_of(event: &Event) -> Option<u64> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let row = target.closest("[data-step]").ok()??;
    row.get_attribute("data-step")?.parse().ok()
}
