//! The picture of the whole tree: SVG paths, or for a large tree the same paths painted on a canvas below. The mark of
//! the current step is above both.

use std::rc::Rc;

use by_address::ByAddress;
use web_sys::{Element, HtmlCanvasElement};
use yew::{Html, Properties, classes, component, html, use_effect_with, use_memo, use_node_ref};

use super::painter::paint;
use crate::view::Context;
use crate::view::board::drawn;
use crate::view::frame::{use_epoch, use_size};
use crate::view::gestures::{Gesture, Gestures, Surface, use_gestures};
use queens_draw::camera::{Motion, Point};
use queens_draw::rounded::tenths;
use queens_draw::tree::drawing::{BESIDE, INSIDE, TreeDrawing, draw};
use queens_draw::tree::mark::mark;
use queens_draw::tree::{gutter, similar};
use queens_draw::{Theme, TreePicture};
use queens_page::message::Message;
use queens_page::tree::TreeMessage;
use queens_page::tree::keys::TREE;

/// The maximum number of signs that are drawn as elements of the page. More signs are painted.
const MOST_ELEMENTS: usize = 2_000;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct TreePictureProps {
    pub(super) shown: TreePicture,
    /// The chosen theme, because the colours depend on it.
    pub(super) theme: Option<Theme>,
    pub(super) context: Context,
}

impl Surface for TreePictureProps {
    fn send(&self, message: Message) {
        self.context.send.emit(message);
    }

    fn on(&self, gesture: Gesture) -> Option<Message> {
        Some(Message::Tree(match gesture {
            Gesture::Camera(motion) => TreeMessage::Camera(motion),
            Gesture::Clicked {
                at,
                within,
                edge,
                count,
            } => TreeMessage::Clicked {
                at,
                within,
                edge,
                count,
            },
            Gesture::Hovered { at } => TreeMessage::Pointed { at },
        }))
    }

    fn can_pan(&self, by: Point) -> bool {
        let TreePicture {
            scene,
            camera: before,
            size,
            ..
        } = &self.shown;
        let mut camera = *before;
        camera.go(Motion::Panned(by), Point::default(), &**scene.layout, *size);
        camera != *before
    }

    fn on_key(&self, key: &str, shift: bool) -> Option<Message> {
        TREE.find(key, shift).map(Message::Tree)
    }
}

#[component]
pub(super) fn Picture(props: &TreePictureProps) -> Html {
    let TreePictureProps {
        shown,
        theme,
        context,
    } = props;
    let TreePicture {
        scene,
        camera,
        size,
        marked,
        borders,
        rows,
    } = shown;
    let texts = context.texts.picture();
    let frame = use_node_ref();
    let (canvas, looks) = (use_node_ref(), use_node_ref());
    use_size(frame.clone(), context, |size| {
        Message::Tree(TreeMessage::Measured(size))
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

    let is_large = scene.layout.signs() > MOST_ELEMENTS;
    let scale = shown.scale();
    // Of a picture that is wider than its frame, a part three frames wide is drawn, so that most moves need no new
    // drawing.
    let tile = (-camera.origin.x / size.width).floor();
    let part = (tile - 1.0) * size.width..(tile + 2.0) * size.width;
    let bordered = use_memo(
        (scene.clone(), borders.clone(), scale, part.clone()),
        |(scene, borders, scale, part)| {
            let borders = borders.as_ref()?;
            Some(similar::borders(&scene.layout, borders, *scale, part))
        },
    );
    let drawing = use_memo(
        (scene.clone(), scale, part, is_large),
        |(scene, scale, part, is_large)| {
            if *is_large {
                TreeDrawing::default()
            } else {
                draw(scene, *scale, part)
            }
        },
    );
    {
        let (canvas, looks) = (canvas.clone(), looks.clone());
        let seen = (scene.clone(), *camera, *size, is_large, *theme, *epoch);
        use_effect_with(seen, move |(scene, camera, size, is_large, ..)| {
            let parts = (canvas.cast::<HtmlCanvasElement>(), looks.cast::<Element>());
            if let (true, (Some(canvas), Some(looks))) = (*is_large, parts) {
                let scale = camera.scale(&**scene.layout, *size);
                let part = -camera.origin.x..size.width - camera.origin.x;
                let drawing = draw(scene, scale, &part);
                // Without a context, nothing can be painted.
                let _ = paint(&canvas, &looks, &drawing, camera.origin, *size);
            }
        });
    }

    let is_high = camera.is_higher(&scene.layout, *size);
    let move_to = format!(
        "translate({} {})",
        tenths(camera.origin.x),
        tenths(camera.origin.y)
    );
    html! {
        <div class={classes!("tree-frame", is_high.then_some("is-high"))} ref={frame} tabindex="0"
            role="application" aria-label={texts.picture()} aria-describedby="tree-path"
            {onpointerdown} {onpointermove} {onpointerup} {onpointercancel} {onclick} {onwheel} {onkeydown}>
            if is_large {
                <canvas ref={canvas} aria-hidden="true" />
            }
            <svg aria-hidden="true" focusable="false">
                <g ref={looks} transform={move_to.clone()}>
                    <Looks drawing={ByAddress(drawing)} />
                </g>
                if let Some(bordered) = &*bordered {
                    <path class="tree-border" transform={move_to} d={bordered.clone()} />
                }
                if let Some(marked) = marked {
                    {drawn(mark(scene, camera, scale, marked))}
                }
                {drawn(gutter(rows, camera, scale, size.height))}
            </svg>
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct LooksProps {
    drawing: ByAddress<Rc<TreeDrawing>>,
}

/// A path for each style, then the names. When a canvas is painted, these elements are empty and only define the
/// styles.
#[component]
fn Looks(LooksProps { drawing }: &LooksProps) -> Html {
    let drawing = &*drawing.0;
    html! {
        <>
            {drawn(drawing.lines())}
            <text class={INSIDE} />
            <text class={BESIDE} />
            {drawn(drawing.words())}
        </>
    }
}
