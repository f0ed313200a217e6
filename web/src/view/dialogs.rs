//! The open dialog, and the list of keyboard shortcuts.

use queens_core::algorithm::DESCRIPTORS;
use yew::{Html, html};

use super::legend::Legend;
use super::{Context, rest, share};
use crate::view::widgets::dialog::dialog;
use queens_page::command::{PAGE, PLAY};
use queens_page::keyboard::{BOARD, MAP};
use queens_page::keymap::{Does, Keymap, Line};
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::motions::MOTIONS;
use queens_page::screen::{Dialog, Role};
use queens_page::tree::keys::TREE;
use queens_text::words::Keys;

pub(crate) fn dialogs(model: &Model, context: &Context) -> Html {
    match model.dialog {
        Some(Dialog::Keys) => {
            let inside = html! {
                <>
                <label class="check">
                    <input type="checkbox" data-testid="character-keys" checked={model.character_keys}
                        onchange={context.on(Message::CharacterKeysSet(!model.character_keys))} />
                    {context.texts.dialog().character_keys()}
                </label>
                {rest::panel(model, context, |panels| (panels.keys)(model, context))}
                </>
            };
            dialog(context.texts.dialog().keys(), inside, model, context)
        }
        Some(Dialog::Share(tab)) => share::share(tab, model, context),
        Some(Dialog::Puzzles) => rest::beside(context, |panels| (panels.puzzles)(model, context)),
        Some(Dialog::Exercise) => rest::beside(context, |panels| (panels.compose)(model, context)),
        Some(Dialog::Worksheet) => {
            rest::beside(context, |panels| (panels.worksheet)(model, context))
        }
        // The transport draws this menu itself.
        Some(Dialog::GoTo) | None => Html::default(),
    }
}

/// Whether a dialog covers the page. If so, the dialog shows the notices.
pub(super) fn covers(model: &Model, context: &Context) -> bool {
    match model.dialog {
        Some(Dialog::Keys | Dialog::Share(_)) => true,
        Some(Dialog::Puzzles | Dialog::Exercise | Dialog::Worksheet) => context.panels.is_some(),
        Some(Dialog::GoTo) | None => false,
    }
}

/// The list of keyboard shortcuts.
pub(super) fn keys(model: &Model, context: &Context) -> Html {
    let texts = context.texts.keys();
    let clicks = [
        (texts.first_event(), vec![texts.click().to_owned()]),
        (
            texts.last_event(),
            vec![texts.shift_key().to_owned(), texts.click().to_owned()],
        ),
    ];
    // In play, these keys place pieces instead of fixing squares.
    let toggle = match model.address.role {
        Role::Play => Does::PlaceOnSquare,
        Role::Watch | Role::Predict => Does::ToggleSquare,
    };
    let on_board = |does| match does {
        Does::ToggleSquare => toggle,
        does => does,
    };
    let board = (BOARD.0.iter()).map(|line| (on_board(line.does), keys_of(line, texts)));
    let board = board.map(|(does, keys)| (texts.does(does), keys));
    html! {
        <>
            <h3>{texts.playback()}</h3>
            {list(lines(&PAGE, texts))}
            <h3>{texts.on_board()}</h3>
            {list(board)}
            <h3>{texts.in_play()}</h3>
            {list(lines(&PLAY, texts))}
            <h3>{texts.on_tree()}</h3>
            {list(lines(&TREE, texts).chain(lines(&MOTIONS, texts)).chain(clicks))}
            <h3>{texts.on_map()}</h3>
            {list(lines(&MAP, texts))}
            <h3>{texts.marks()}</h3>
            <Legend algorithms={DESCRIPTORS.to_vec()} has_blocked=true context={context.clone()} />
        </>
    }
}

/// The rows of a keymap: the action, and the labels of its keys.
fn lines<T>(
    keymap: &'static Keymap<T>,
    texts: Keys,
) -> impl Iterator<Item = (&'static str, Vec<String>)> {
    let line = move |line: &'static Line<T>| (texts.does(line.does), keys_of(line, texts));
    keymap.0.iter().map(line)
}

/// The labels of the keys in a row.
fn keys_of<T>(line: &Line<T>, texts: Keys) -> Vec<String> {
    let shift = line.shift.then(|| texts.shift_key().to_owned());
    let control = line.control.then(|| texts.control_key().to_owned());
    let keys = line.keys.iter().map(|(key, _)| texts.key(key));
    control.into_iter().chain(shift).chain(keys).collect()
}

fn list(lines: impl Iterator<Item = (&'static str, Vec<String>)>) -> Html {
    let rows = lines.map(|(does, keys)| {
        let keys = keys.into_iter().map(|key| html! { <kbd>{key}</kbd> });
        html! { <div><dt>{does}</dt><dd>{for keys}</dd></div> }
    });
    html! { <dl class="keymap">{for rows}</dl> }
}
