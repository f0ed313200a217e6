//! The link as a QR code, large enough for a class to scan from a projector.

use yew::{Html, html};

use super::{left_out, look};
use crate::view::Context;
use queens_draw::qr::QrPicture;
use queens_page::address::link::shared_link;
use queens_page::model::Model;

pub(super) fn qr(model: &Model, context: &Context) -> Html {
    let texts = context.texts.share();
    let link = shared_link(model);
    let picture = QrPicture::of(&link);
    html! {
        <div class="share">
            if let Some(picture) = picture {
                {drawn(picture, texts.qr())}
                <p class="hint">{texts.qr_use()}</p>
            } else {
                <p class="hint" role="status" data-testid="qr-none">
                    {texts.qr_too_long(link.len() as u64, QrPicture::MOST as u64)}
                </p>
            }
            <p class="qr-link" data-testid="qr-link">{link}</p>
            {left_out(model, context)}
            {look(model, context)}
        </div>
    }
}

/// A code with this accessible name.
pub(in crate::view) fn drawn(picture: QrPicture, name: &'static str) -> Html {
    html! {
        <svg class="qr" role="img" aria-label={name} data-testid="qr" viewBox={format!("0 0 {0} {0}", picture.side)}>
            <path class="qr-ground" d={format!("M0 0h{0}v{0}h-{0}z", picture.side)} />
            <path class="qr-dark" d={picture.dark} />
        </svg>
    }
}
