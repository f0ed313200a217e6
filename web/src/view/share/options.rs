//! The options that several tabs have in common.

use yew::{Callback, Event, Html, html};

use crate::view::Context;
use crate::view::widgets::number::Number;
use crate::view::widgets::select::{Choice, Select};
use queens_draw::Theme;
use queens_page::model::Model;
use queens_page::share::stretch::{shared_stretch, to_next_solution, whole};
use queens_page::share::{ShareError, ShareField};

/// The id of the sentence that explains why no file is made.
pub(in crate::view) const REFUSAL: &str = "share-refused";

/// Why no file is made.
pub(super) fn refusal(testid: &'static str, error: &ShareError, context: &Context) -> Html {
    let said = context.texts.share_error(error);
    html! { <p class="hint bad" id={REFUSAL} role="status" data-testid={testid}>{said}</p> }
}

/// The field of a number. It is marked invalid if its text prevents the file.
pub(super) fn number(
    (id, asked): (&'static str, ShareField),
    label: &'static str,
    value: String,
    refused: Option<&ShareError>,
    typed: Callback<String>,
) -> Html {
    let is_bad = refused.is_some_and(|error| error.refuses(asked, &value));
    html! {
        <label for={id}>
            <span>{label}</span>
            <Number {id} {value} is_refused={is_bad} reason={REFUSAL} ontype={typed} />
        </label>
    }
}

/// A range of steps: two fields, and up to two buttons that set both fields. The four ids belong to these elements.
pub(super) fn stretch(
    [from_id, to_id, whole_id, next_id]: [&'static str; 4],
    typed: [&Option<String>; 2],
    model: &Model,
    refused: Option<&ShareError>,
    choose: &Callback<[Option<String>; 2]>,
    context: &Context,
) -> Html {
    let texts = context.texts.pictures();
    let [from, to] = typed.map(Clone::clone);
    let [shown_from, shown_to] = shared_stretch(model, typed);
    let [whole, next] = [whole(model), to_next_solution(model, typed)];
    let set = |id: &'static str, name: &'static str, stretch: Option<[String; 2]>| {
        stretch.map(|stretch| {
            let onclick = choose.reform(move |_| stretch.clone().map(Some));
            html! { <button type="button" class="button" data-testid={id} {onclick}>{name}</button> }
        })
    };
    html! {
        <>
            <div class="numbers">
                {number((from_id, ShareField::Step), texts.from(), shown_from, refused, choose.reform(move |text| [Some(text), to.clone()]))}
                {number((to_id, ShareField::Step), texts.to(), shown_to, refused, choose.reform(move |text| [from.clone(), Some(text)]))}
            </div>
            <div class="actions">
                {set(whole_id, texts.whole(), whole)}
                {set(next_id, texts.next_solution(), next)}
            </div>
        </>
    }
}

/// A checkbox.
pub(super) fn check(
    id: &'static str,
    label: &'static str,
    checked: bool,
    onchange: Callback<Event>,
) -> Html {
    html! {
        <label class="check">
            <input type="checkbox" data-testid={id} {checked} {onchange} />
            {label}
        </label>
    }
}

/// The value of the page's own theme in the list.
const HERE: &str = "here";

/// The list of themes.
pub(super) fn theme(
    testid: &'static str,
    chosen: Option<Theme>,
    choose: Callback<Option<Theme>>,
    context: &Context,
) -> Html {
    let texts = context.texts.pictures();
    let all = [None, Some(Theme::Light), Some(Theme::Dark)];
    let name = |theme: Option<Theme>| theme.map_or(HERE, |theme| theme.into_str());
    let choices = all.map(|theme| Choice {
        value: name(theme).into(),
        name: texts.theme_name(theme).into(),
        language: None,
    });
    let onchoose = Callback::from(move |value: String| {
        choose.emit(
            all.into_iter()
                .find(|&theme| name(theme) == value)
                .flatten(),
        );
    });
    html! {
        <label for={testid}>
            <span>{texts.theme()}</span>
            <Select {testid} chosen={name(chosen)} choices={choices.to_vec()} {onchoose} />
        </label>
    }
}
