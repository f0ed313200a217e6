//! Draws the chart of a survey as a file and saves it at once.

use yew::Callback;

use crate::drawers;
use crate::save;
use crate::settings;
use queens_draw::Theme;
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::notice::Notice;
use queens_text::{Texts, survey as words};

/// Saves the chart under this name. A failure is reported to the reader.
pub(super) fn save(
    model: &Model,
    texts: &Texts,
    send: Callback<Message>,
    name: String,
    theme: Option<Theme>,
) {
    let survey = &model.comparison.survey;
    let Some(taken) = &survey.taken else { return };
    let (chart, numbers) = (words::chart(survey, taken, texts), texts.numbers);
    let theme = theme.unwrap_or_else(settings::system_theme);
    wasm_bindgen_futures::spawn_local(async move {
        let Ok(drawers) = drawers::fetch().await else {
            return send.emit(Message::EffectFailed(Notice::DrawingNotFetched));
        };
        let svg = (drawers.chart)(&chart, &numbers, theme);
        if svg.is_some_and(|svg| save::save(&name, &svg).is_err()) {
            send.emit(Message::EffectFailed(Notice::NotSaved { name }));
        }
    });
}
