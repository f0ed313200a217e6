//! The algorithm as a program: the languages, the lines with the cursor of the pseudo-code, and the file.

use queens_core::{Accepted, Runs};
use queens_programs::{CommentLanguage, Program, ProgramLanguage, ProgramLine};
use strum::VariantArray;
use yew::{Callback, Html, classes, html};

use super::Context;
use super::icons::{Icon, icon};
use super::listing::{Lines, indent, parted};
use crate::view::widgets::select::{Choice, Group, Select};
use queens_page::language::Language;
use queens_page::listing::{Listing, ListingLanguage};
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::results::export::{Span, named};
use queens_page::screen::View;

/// In the list of languages, ends the value of a language with the names of the sheet.
const OF_SHEET: &str = "-of-sheet";

/// The programming language of a listing. `None` for pseudo-code.
fn of(listing: ListingLanguage) -> Option<ProgramLanguage> {
    match listing {
        ListingLanguage::PseudoCode => None,
        ListingLanguage::Python => Some(ProgramLanguage::Python),
        ListingLanguage::Cpp => Some(ProgramLanguage::Cpp),
        ListingLanguage::Pascal => Some(ProgramLanguage::Pascal),
    }
}

/// The language of the comments.
fn comments(language: Language) -> CommentLanguage {
    match language {
        Language::FRENCH => CommentLanguage::French,
        Language::ROMANIAN => CommentLanguage::Romanian,
        _ => CommentLanguage::English,
    }
}

/// The note below the pseudo-code: how it departs from the sheet, or that it is not written yet.
pub(super) fn listing_note(model: &Model, context: &Context) -> Html {
    let algorithm = model.shown_settings().algorithm;
    let note = context.texts.rest().listing_note(algorithm);
    html! {
        if let Some(note) = note {
            <p class="note" data-testid="listing-note">{note}</p>
        }
    }
}

/// The list of languages and the button that saves the file. Empty if the algorithm has no program.
pub(super) fn languages(model: &Model, context: &Context) -> Html {
    let texts = context.texts.program();
    let (algorithm, current) = (model.shown_settings().algorithm, model.listing);
    let written: Vec<_> = queens_programs::languages(algorithm.id).collect();
    if written.is_empty() {
        return Html::default();
    }
    let languages = ListingLanguage::VARIANTS.iter().copied();
    let languages = languages.filter(|&language| {
        of(language).is_none_or(|program| written.contains(&program))
            || language == current.language
    });
    let choices = |suffix: &str| {
        let choice = |language: ListingLanguage| Choice {
            value: format!("{}{suffix}", language.into_str()).into(),
            name: texts.name(language).into(),
            language: None,
        };
        languages.clone().map(choice).collect::<Vec<_>>()
    };
    // The panel of the sheets always shows the names of the sheet.
    let has_group = model.address.view != View::Sheets && context.texts.renames(algorithm);
    let groups = has_group.then(|| Group {
        name: texts.sheet_names().into(),
        is_off: false,
        choices: choices(OF_SHEET),
    });
    let suffix = if has_group && current.has_sheet_names {
        OF_SHEET
    } else {
        ""
    };
    let send = context.send.clone();
    let onchoose = Callback::from(move |value: String| {
        let name = value.strip_suffix(OF_SHEET);
        let mut all = ListingLanguage::VARIANTS.iter();
        if let Some(&language) = all.find(|it| it.into_str() == name.unwrap_or(&value)) {
            send.emit(Message::ListingChosen(Listing {
                language,
                has_sheet_names: name.is_some(),
            }));
        }
    });
    html! {
        <span class="listing-language">
            <Select testid="listing-language" label={texts.language()}
                chosen={format!("{}{suffix}", current.language.into_str())} choices={choices("")}
                groups={groups.into_iter().collect::<Vec<_>>()} {onchoose} />
            if let Some(language) = of(current.language) {
                {save(model, language, context)}
            }
        </span>
    }
}

/// The button that saves the program. It is disabled if there is no program.
fn save(model: &Model, language: ProgramLanguage, context: &Context) -> Html {
    let name = context.texts.program().save();
    let made = made(model, language, context).ok();
    let onclick = made.as_ref().map(|made| {
        let name = named(model.shown_settings(), Span::Search, language.extension());
        let text = made.text();
        context.on(Message::ProgramSaved { name, text })
    });
    html! {
        <button type="button" class="button quiet icon" data-testid="save-program" aria-label={name} title={name}
            aria-disabled={made.is_none().then_some("true")} {onclick}>
            {icon(Icon::Export)}
        </button>
    }
}

/// The program of the current search, or why there is none. The reason is `None` while the code is loading.
pub(super) fn made(
    model: &Model,
    language: ProgramLanguage,
    context: &Context,
) -> Result<Program, Option<String>> {
    let settings = model.shown_settings();
    let algorithm = model.code(settings.algorithm).ok_or(None)?;
    let instance = settings.instance().map_err(|_| None)?;
    let accepted: Accepted = algorithm
        .accept(instance)
        .map_err(|why| Some(context.texts.refusal(&why)))?;
    let comments = comments(context.texts.language);
    let mut program = queens_programs::program(&accepted, language, comments)
        .map_err(|why| Some(context.texts.no_program(&why)))?;
    for line in &mut program.lines {
        line.text = context.renamed(&line.text);
    }
    Ok(program)
}

/// The program with its current line.
pub(super) fn program(model: &Model, line: Option<usize>, context: &Context) -> Html {
    let Some(language) = of(model.listing.language) else {
        return Html::default();
    };
    let made = match made(model, language, context) {
        Ok(made) => made,
        Err(why) => {
            return html! { <p class="note" role="status" data-testid="no-program">{why}</p> };
        }
    };
    let carries = |it: &ProgramLine| {
        line.is_some_and(|line| {
            it.listing
                .iter()
                .any(|&carried| usize::from(carried) == line)
        })
    };
    let mut numbered = (1..).zip(&made.lines);
    let cursor = (numbered.clone().find(|(_, it)| it.is_exact && carries(it)))
        .or_else(|| numbered.find(|(_, it)| carries(it)));
    let cursor = cursor.map(|(number, _)| number);
    let run = model.shown.run();
    let decided = run.and_then(|run| {
        let algorithm = model.code(model.shown_settings().algorithm)?;
        algorithm.deciding_line(run.replay().position())
    });
    let lines = (1..).zip(&made.lines).map(|(number, it)| {
        let is_run = carries(it) || (decided.is_some() && it.helper == decided);
        let times = times(model, &made, it, context);
        let (spaces, text) = parted(&it.text);
        html! {
            <li key={number} class={is_run.then_some("is-run")} aria-current={(cursor == Some(number)).then_some("step")}>
                <span class="line-number" aria-hidden="true">{number}</span>
                <span class={classes!(indent(&it.text))}><span class="lead">{spaces}</span>{text}</span>
                <span class="times" title={context.texts.listing().times_run()}>{times}</span>
            </li>
        }
    });
    let id = model.shown_settings().algorithm.id;
    html! { <Lines key={id} {line} {cursor} is_program=true>{for lines}</Lines> }
}

/// The line of the pseudo-code that runs exactly as often as this line. `None` if several lines share its count.
pub(super) fn counterpart(program: &Program, line: &ProgramLine) -> Option<u8> {
    let &[carried] = &line.listing[..] else {
        return None;
    };
    let shares = |it: &&ProgramLine| it.is_exact && it.listing.contains(&carried);
    let is_alone = program.lines.iter().filter(shares).count() == 1;
    (line.is_exact && is_alone).then_some(carried)
}

/// How often the called helper's line has run. `None` unless this is the only line of the program with that helper
/// line.
fn called_runs(model: &Model, program: &Program, line: &ProgramLine) -> Option<&'static Runs> {
    let named = line.helper?;
    let lines = program.lines.iter();
    let is_alone = lines.filter(|it| it.helper == line.helper).count() == 1;
    let algorithm = model.code(model.shown_settings().algorithm)?;
    let mut called = algorithm.called_helpers().iter().filter(|_| is_alone);
    let helper = called.find(|it| it.id == named.helper)?;
    let line = helper.lines.get(usize::from(named.line).checked_sub(1)?)?;
    Some(&line.count)
}

/// How often the line has run. `None` if this is not known.
fn times(
    model: &Model,
    program: &Program,
    line: &ProgramLine,
    context: &Context,
) -> Option<String> {
    let algorithm = model.shown_settings().algorithm;
    if let Some(runs) = called_runs(model, program, line) {
        let counters = model.shown.counters()?;
        return Some(context.texts.numbers.whole(runs.get(counters)));
    }
    let carried = counterpart(program, line)?;
    let count = algorithm
        .listing
        .get(usize::from(carried).checked_sub(1)?)?
        .count;
    let counters = model.shown.counters().filter(|_| algorithm.shows(count))?;
    Some(context.texts.numbers.whole(counters.get(count)))
}
