//! The picture of a large board: a canvas that can be moved and zoomed. It is repainted whenever its content changes.

use web_sys::{Element, HtmlCanvasElement};
use yew::{Html, Properties, classes, component, html, use_effect_with, use_node_ref};

use super::paint::{LOOKS, paint};
use crate::view::Context;
use crate::view::frame::{use_epoch, use_size};
use crate::view::gestures::{Gesture, Gestures, Surface, use_gestures};
use queens_draw::Theme;
use queens_draw::camera::{Camera, Motion, Point, Size};
use queens_page::large::camera::{BoardPlace, Squares};
use queens_page::large::keys::LARGE;
use queens_page::large::{LargeMessage, Queens};
use queens_page::message::Message;

/// The maximum distance in pixels between the pointer and a queen that is read out.
const NEAR: f64 = 12.0;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct LargePictureProps {
    pub(super) n: u16,
    pub(super) queens: Queens,
    pub(super) camera: Camera,
    pub(super) size: Size,
    /// The column of the queen that is read out. `None` if there is none.
    pub(super) cursor: Option<u16>,
    /// The chosen theme, because the colours depend on it.
    pub(super) theme: Option<Theme>,
    pub(super) context: Context,
}

impl Surface for LargePictureProps {
    fn send(&self, message: Message) {
        self.context.send.emit(message);
    }

    fn on(&self, gesture: Gesture) -> Option<Message> {
        let pointed = |at: Point, within: f64| {
            let ground = BoardPlace::of(&self.camera, self.n, self.size);
            let column = ground.nearest(self.queens.rows(), at, within)?;
            (self.cursor != Some(column)).then_some(LargeMessage::Pointed(column))
        };
        let message = match gesture {
            Gesture::Camera(motion) => LargeMessage::Camera(motion),
            Gesture::Hovered { at } => pointed(at, NEAR)?,
            Gesture::Clicked { at, within, .. } => pointed(at, within)?,
        };
        Some(Message::Large(message))
    }

    fn can_pan(&self, by: Point) -> bool {
        let ground = |camera: &Camera| BoardPlace::of(camera, self.n, self.size);
        let mut camera = self.camera;
        camera.go(
            Motion::Panned(by),
            Point::default(),
            &Squares(self.n),
            self.size,
        );
        ground(&camera) != ground(&self.camera)
    }

    fn on_key(&self, key: &str, shift: bool) -> Option<Message> {
        LARGE.find(key, shift).map(Message::Large)
    }
}

#[component]
pub(super) fn Picture(props: &LargePictureProps) -> Html {
    let name = name(props);
    let (frame, canvas, looks) = (use_node_ref(), use_node_ref(), use_node_ref());
    use_size(frame.clone(), &props.context, |size| {
        Message::Large(LargeMessage::Measured(size))
    });
    let epoch = use_epoch();
    let Gestures {
        onpointerdown,
        onpointermove,
        onpointerup,
        onpointercancel,
        onclick,
        onwheel,
        onkeydown,
    } = use_gestures(&frame, props);
    {
        let (canvas, looks) = (canvas.clone(), looks.clone());
        use_effect_with((props.clone(), *epoch), move |(props, _)| {
            let parts = (canvas.cast::<HtmlCanvasElement>(), looks.cast::<Element>());
            if let (Some(canvas), Some(looks)) = parts {
                let ground = BoardPlace::of(&props.camera, props.n, props.size);
                let rows = props.queens.rows();
                // Without a context, nothing can be painted.
                let _ = paint(&canvas, &looks, ground, rows, props.cursor, props.size);
            }
        });
    }
    let ground = BoardPlace::of(&props.camera, props.n, props.size);
    let is_zoomed = ground.square * f64::from(props.n) > props.size.width;
    let class = classes!("large-frame", is_zoomed.then_some("is-zoomed"));
    let n = props.n.to_string();
    let queens = props.queens.rows().len().to_string();
    html! {
        <div {class} ref={frame} tabindex="0" role="application" aria-label={name} aria-describedby="readout"
            data-testid="board" data-n={n.clone()} data-m={n} data-queens={queens}
            {onpointerdown} {onpointermove} {onpointerup} {onpointercancel} {onclick} {onwheel} {onkeydown}>
            <canvas ref={canvas} aria-hidden="true" />
            // These invisible elements define the colours of the canvas.
            <svg class="large-looks" aria-hidden="true" focusable="false">
                <g ref={looks}>{for LOOKS.map(|class| html! { <path {class} /> })}</g>
            </svg>
        </div>
    }
}

/// The accessible name of the board.
fn name(props: &LargePictureProps) -> String {
    let texts = props.context.texts;
    let n = props.n.into();
    texts
        .rest
        .map_or_else(|| texts.numbers.whole(n), |rest| rest.large().name(n))
}
