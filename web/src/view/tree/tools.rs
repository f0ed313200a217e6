//! The buttons next to the picture, and the key to its signs.

use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};
use yew::{Html, html};

use crate::view::Context;
use crate::view::board::drawn;
use crate::view::icons::{Icon, icon};
use queens_draw::camera::{Motion, Point, Scale};
use queens_draw::tree::folds::Rule;
use queens_draw::tree::layout::{Kind, Sign};
use queens_draw::tree::{Colouring, Scene, drawing};
use queens_page::keymap::{Keymap, Stroke};
use queens_page::message::Message;
use queens_page::motions::MOTIONS;
use queens_page::tree::Similar;
use queens_page::tree::keys::TREE;
use queens_page::tree::{Mode, TreeMessage};
use queens_text::words;

/// The choice between the path and the whole tree.
pub(super) fn modes(mode: Mode, context: &Context) -> Html {
    let texts = context.texts.tree();
    let option = |value: &'static str, label: &'static str, option: Mode| {
        let onchange = context.on(Message::TreeModeChosen(option));
        html! {
            <label>
                <input type="radio" name="tree-mode" {value} checked={mode == option} {onchange} />
                <span>{label}</span>
            </label>
        }
    };
    html! {
        <fieldset class="segments" aria-label={texts.mode()}>
            {option("path", texts.path(), Mode::Path)}
            {option("whole", texts.whole(), Mode::Whole)}
            {option("icicle", texts.icicle(), Mode::Icicle)}
        </fieldset>
    }
}

/// Zoom, fold or unfold everything, mark similar subtrees.
pub(super) fn tools(rule: Rule, similar: Similar, context: &Context) -> Html {
    let texts = context.texts.picture();
    let (other, sign, name) = match rule {
        Rule::Failures => (Rule::Nothing, Icon::Unfold, texts.unfold()),
        Rule::Nothing => (Rule::Failures, Icon::Fold, texts.fold()),
    };
    let folded = TreeMessage::Folded(other);
    html! {
        <div class="tree-tools" role="group" aria-label={texts.tools()}>
            {motions(texts, context, |motion| Message::Tree(TreeMessage::Camera(motion)))}
            {tool(Icon::Fit, texts.fit(), &MOTIONS, Motion::Fitted, |motion| Message::Tree(TreeMessage::Camera(motion)), context)}
            {tool(sign, name, &TREE, folded, Message::Tree, context)}
            {similar_button(similar, context)}
            {full_screen_button(context)}
        </div>
    }
}

/// The buttons of a picture that can be neither moved nor folded.
pub(super) fn icicle_tools(similar: Similar, context: &Context) -> Html {
    let name = context.texts.picture().tools();
    html! {
        <div class="tree-tools" role="group" aria-label={name}>
            {similar_button(similar, context)}
            {full_screen_button(context)}
        </div>
    }
}

fn similar_button(similar: Similar, context: &Context) -> Html {
    let name = context.texts.picture().mark_similar();
    let is_on = similar == Similar::Marked;
    html! {
        <button type="button" class="button quiet icon" aria-label={name} title={name} aria-pressed={is_on.to_string()}
            data-testid="tree-similar" onclick={context.on(Message::Tree(TreeMessage::SimilarToggled))}>
            {icon(Icon::Similar)}
        </button>
    }
}

fn full_screen_button(context: &Context) -> Html {
    let name = context.texts.picture().full_screen();
    html! {
        <button type="button" class="button quiet icon" aria-label={name} title={name}
            data-testid="tree-fullscreen" onclick={toggle_full_screen}>
            {icon(Icon::FullScreen)}
        </button>
    }
}

/// Switches full screen on or off. If the browser refuses, nothing happens.
fn toggle_full_screen(event: MouseEvent) {
    let document = gloo_utils::document();
    if document.fullscreen_element().is_some() {
        return document.exit_fullscreen();
    }
    let button = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    if let Some(Ok(Some(picture))) = button.map(|it| it.closest(".whole")) {
        let _ = picture.request_fullscreen();
    }
}

/// The buttons that zoom and move the picture.
pub(in crate::view) fn motions(
    texts: words::Picture,
    context: &Context,
    area: fn(Motion) -> Message,
) -> Html {
    let tool = |sign, name, motion| tool(sign, name, &MOTIONS, motion, area, context);
    html! {
        <>
            {tool(Icon::Minus, texts.smaller(), Motion::SMALLER)}
            {tool(Icon::Plus, texts.larger(), Motion::LARGER)}
            {tool(Icon::Left, texts.left(), Motion::LEFT)}
            {tool(Icon::Right, texts.right(), Motion::RIGHT)}
            {tool(Icon::Up, texts.up(), Motion::UP)}
            {tool(Icon::Down, texts.down(), Motion::DOWN)}
        </>
    }
}

/// A button next to a picture. Its tooltip names its key.
pub(in crate::view) fn tool<T: Clone + PartialEq>(
    sign: Icon,
    name: &'static str,
    keys: &Keymap<T>,
    message: T,
    area: fn(T) -> Message,
    context: &Context,
) -> Html {
    let stroke = keys.stroke(|asked| *asked == message);
    let title = stroke.map_or(name.to_owned(), |it| format!("{name} ({})", it.sign()));
    html! {
        <button type="button" class="button quiet icon" aria-label={name} {title}
            aria-keyshortcuts={stroke.map(Stroke::aria)} onclick={context.on(area(message))}>
            {icon(sign)}
        </button>
    }
}

/// The key to the signs of the picture. For a complete tree, it lists no unfinished nodes. In the story, it lists only
/// the signs of the picture.
pub(super) fn key(scene: &Scene, is_story: bool, context: &Context) -> Html {
    let (key, colouring) = (context.texts.picture(), scene.colouring);
    let is_drawn = |kind: Kind| {
        let mut signs = scene.layout.rows.iter().flat_map(|row| &row.signs);
        let is_of_kind = |sign: &Sign| match (sign.kind, kind) {
            (Kind::Rejected { .. }, Kind::Rejected { .. }) => true,
            (drawn, kind) => drawn == kind,
        };
        !is_story || signs.any(is_of_kind)
    };
    let scale = Scale {
        slot: 14.0,
        row: 14.0,
    };
    let sign = |kind, name: &'static str| {
        if !is_drawn(kind) {
            return Html::default();
        }
        let sign = drawing::sign(kind, scale, colouring, Point { x: 7.0, y: 7.0 });
        html! { <li><svg viewBox="0 0 14 14" aria-hidden="true" focusable="false">{drawn(sign)}</svg>{name}</li> }
    };
    html! {
        <ul class="path-key" aria-label={key.key_title()}>
            {sign(Kind::Choice { solved: false }, key.key_choice())}
            {sign(Kind::Choice { solved: true }, key.key_leading())}
            {sign(Kind::Solution, key.key_solution())}
            {sign(Kind::Failure, key.key_failure())}
            {sign(Kind::Rejected { place: 0 }, key.key_rejected())}
            {sign(Kind::FailedSubtree, key.key_failed())}
            {sign(Kind::SolvedSubtree, key.key_solved())}
            if colouring == Colouring::Validity {
                <li>{key.key_validity()}</li>
            }
            if !scene.tree.is_complete {
                {sign(Kind::OpenSubtree, key.key_undecided())}
                {sign(Kind::Open, key.key_unexplored())}
            }
        </ul>
    }
}
