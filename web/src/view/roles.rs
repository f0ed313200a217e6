//! The choice of the board's mode, above the board.

use yew::{Html, classes, html};

use super::icons::{Icon, icon};
use super::{Context, rest};
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::screen::Role;

/// The modes. A board above 32 can only be watched.
const ROLES: [(Role, Icon, &str); 3] = [
    (Role::Watch, Icon::Watch, "mode-watch"),
    (Role::Play, Icon::Hand, "mode-play"),
    (Role::Predict, Icon::Ask, "mode-predict"),
];

/// The choice. Empty for a board above 32.
pub(super) fn roles(model: &Model, context: &Context) -> Html {
    let texts = context.texts.header();
    if model.shows_large() || model.address.settings.large.is_some() {
        return Html::default();
    }
    let buttons = ROLES.into_iter().map(|(role, sign, hook)| {
        let is_chosen = role == model.address.role;
        let name = texts.role(role);
        html! {
            <button type="button" class={classes!("role", is_chosen.then_some("is-chosen"))} data-testid={hook} title={name.clone()}
                aria-pressed={is_chosen.to_string()} onclick={context.on(Message::RoleChosen(role))}>
                {icon(sign)}<span>{name}</span>
            </button>
        }
    });
    html! {
        <div class="roles" role="group" aria-label={texts.roles()}>
            {for buttons}
            if model.address.role == Role::Play {
                {rest::beside(context, |panels| (panels.puzzle_button)(model, context))}
            }
        </div>
    }
}
