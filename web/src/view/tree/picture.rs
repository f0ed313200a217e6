//! The picture of the whole tree: paths in an SVG, or, of a large tree, the same paths painted on a
//! canvas below it. The mark of the current step lies over both.

use std::rc::Rc;

use strum::VariantArray;
use web_sys::{Element, HtmlCanvasElement};
use yew::{Html, Properties, classes, component, html, use_effect_with, use_memo, use_node_ref};

use super::Scene;
use super::drawing::{Drawing, Look, Name, draw};
use super::mark::{Marked, mark};
use super::painter::paint;
use super::similar::{self, Borders};
use crate::view::Context;
use crate::view::frame::{use_epoch, use_size};
use crate::view::gestures::{Gesture, Gestures, Surface, use_gestures};
use queens_page::camera::{Camera, Motion, Point, Scale, Size};
use queens_page::message::Message;
use queens_page::rounded::tenths;
use queens_page::screen::Theme;
use queens_page::tree_view::TreeMessage;
use queens_page::tree_view::camera::GUTTER;
use queens_page::tree_view::keys::TREE;

/// Up to so many signs are elements of the page; more are painted.
const MOST_ELEMENTS: usize = 2_000;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct TreePictureProps {
    pub(super) scene: Scene,
    /// The subtrees to be marked.
    pub(super) borders: Option<Borders>,
    pub(super) camera: Camera,
    pub(super) size: Size,
    pub(super) marked: Option<Marked>,
    /// The names of the rows below the root's.
    pub(super) rows: Rc<[String]>,
    /// The theme that was chosen: colours change with it.
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
        let mut camera = self.camera;
        camera.go(
            Motion::Panned(by),
            Point::default(),
            &*self.scene.layout,
            self.size,
        );
        camera != self.camera
    }

    fn on_key(&self, key: &str, shift: bool) -> Option<Message> {
        TREE.find(key, shift).map(Message::Tree)
    }
}

#[component]
pub(super) fn Picture(props: &TreePictureProps) -> Html {
    let TreePictureProps {
        scene,
        borders,
        camera,
        size,
        marked,
        rows,
        theme,
        context,
    } = props;
    let texts = &context.texts.rest().picture;
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
    let scale = camera.scale(&*scene.layout, *size);
    // Of a picture that is wider than its frame, three widths are drawn, so that most moves draw
    // nothing anew.
    let tile = (-camera.origin.x / size.width).floor();
    let part = (tile - 1.0) * size.width..(tile + 2.0) * size.width;
    let bordered = use_memo(
        (scene.clone(), borders.clone(), scale, part.clone()),
        |(scene, borders, scale, part)| {
            let borders = borders.as_ref()?;
            Some(similar::borders(&scene.layout, borders, *scale, part))
        },
    );
    let drawn = use_memo(
        (scene.clone(), scale, part, is_large),
        |(scene, scale, part, is_large)| match is_large {
            true => Drawing::default(),
            false => draw(scene, *scale, part),
        },
    );
    {
        let (canvas, looks) = (canvas.clone(), looks.clone());
        let seen = (scene.clone(), *camera, *size, is_large, *theme, *epoch);
        use_effect_with(seen, move |(scene, camera, size, is_large, ..)| {
            let parts = (canvas.cast::<HtmlCanvasElement>(), looks.cast::<Element>());
            if let (true, (Some(canvas), Some(looks))) = (*is_large, parts) {
                let scale = camera.scale(&*scene.layout, *size);
                let part = -camera.origin.x..size.width - camera.origin.x;
                let drawing = draw(scene, scale, &part);
                // Without a context there is nothing to paint on.
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
            role="application" aria-label={texts.picture} aria-describedby="tree-path"
            {onpointerdown} {onpointermove} {onpointerup} {onpointercancel} {onclick} {onwheel} {onkeydown}>
            if is_large {
                <canvas ref={canvas} aria-hidden="true" />
            }
            <svg aria-hidden="true" focusable="false">
                <g ref={looks} transform={move_to.clone()}>
                    <Looks drawing={DrawnTree(drawn)} />
                </g>
                if let Some(bordered) = &*bordered {
                    <path class="tree-border" transform={move_to} d={bordered.clone()} />
                }
                if let Some(marked) = marked {
                    {mark(scene, camera, scale, marked)}
                }
                {gutter(rows, camera, scale, *size)}
            </svg>
        </div>
    }
}

/// A drawing that is compared by identity.
#[derive(Clone)]
struct DrawnTree(Rc<Drawing>);

impl PartialEq for DrawnTree {
    fn eq(&self, other: &DrawnTree) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

#[derive(PartialEq, Properties)]
struct LooksProps {
    drawing: DrawnTree,
}

/// A path for each look, then the names. Where a canvas is painted, they are empty and only say how.
#[component]
fn Looks(LooksProps { drawing }: &LooksProps) -> Html {
    let Drawing { paths, names } = &*drawing.0;
    let paths = Look::VARIANTS.iter().zip(paths);
    let name = |name: &Name| {
        let class = if name.is_inside {
            "path-name"
        } else {
            "tree-name"
        };
        let (x, y) = (tenths(name.at.x).to_string(), tenths(name.at.y).to_string());
        html! { <text {class} {x} {y}>{name.text.clone()}</text> }
    };
    html! {
        <>
            {for paths.map(|(look, data)| html! { <path class={look.into_str()} d={data.clone()} /> })}
            <text class="path-name" />
            <text class="tree-name" />
            {for names.iter().map(name)}
        </>
    }
}

/// The names of the rows, at the left edge wherever the tree is.
fn gutter(rows: &[String], camera: &Camera, scale: Scale, size: Size) -> Html {
    let apart = (14.0 / scale.row).ceil() as usize;
    let names = (1..)
        .zip(rows)
        .filter(|(row, _)| (row - 1) % apart.max(1) == 0);
    html! {
        <>
            <rect class="tree-gutter" width={tenths(GUTTER - 4.0).to_string()} height={tenths(size.height).to_string()} />
            {for names.map(|(row, name)| {
                let y = tenths(camera.origin.y + row as f64 * scale.row).to_string();
                html! { <text class="path-label" x="10" {y}>{name.clone()}</text> }
            })}
        </>
    }
}
