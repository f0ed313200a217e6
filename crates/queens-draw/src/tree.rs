//! The whole tree of a search: its folds, its layout and its drawing.

pub mod camera;
pub mod drawing;
pub mod folds;
pub mod icicle;
mod item;
pub mod layout;
pub mod mark;
mod scene;
pub mod shapes;
pub mod similar;

use std::fmt;
use std::ops::Range;
use std::rc::Rc;

use self::camera::GUTTER;
use self::drawing::draw;
pub use self::item::{Edge, Item};
use self::mark::{Marked, mark};
pub use self::scene::{Colouring, Scene, lines};
use self::shapes::Shapes;
use self::similar::{Borders, borders};
use crate::camera::{Camera, Scale, Size};
use crate::element::Element;
use crate::rounded::tenths;

/// The height of a name under the last row.
const BELOW: f64 = 28.0;
/// The minimum width of a picture of the whole tree.
const LEAST: f64 = 360.0;

/// The visible part of a tree.
#[derive(Clone, PartialEq)]
pub struct TreePicture {
    pub scene: Scene,
    pub camera: Camera,
    pub size: Size,
    /// The mark of the current step.
    pub marked: Option<Marked>,
    /// The subtrees to mark.
    pub borders: Option<Borders>,
    /// The names of the rows below the root's.
    pub rows: Rc<[String]>,
}

impl fmt::Debug for TreePicture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("TreePicture");
        shown.field("camera", &self.camera).finish_non_exhaustive()
    }
}

impl TreePicture {
    /// A tree as the camera shows it in a picture of this size. With `shapes`, the subtrees of the same shape as the
    /// current one are marked.
    pub fn new(
        scene: Scene,
        camera: Camera,
        size: Size,
        current: Option<Item>,
        shapes: Option<&Rc<Shapes>>,
    ) -> TreePicture {
        let marked = current.map(|current| Marked::of(&scene, current));
        // A node that is folded away is marked at its fold.
        let node = marked.as_ref().and_then(|marked| marked.node(&scene));
        TreePicture {
            borders: (shapes.zip(node)).and_then(|(shapes, node)| Borders::of(shapes, node)),
            rows: scene.row_names(),
            scene,
            camera,
            size,
            marked,
        }
    }

    /// The whole tree in a picture of at most this width.
    pub fn whole(
        scene: Scene,
        width: f64,
        current: Option<Item>,
        shapes: Option<&Rc<Shapes>>,
    ) -> TreePicture {
        let (camera, size) = Camera::whole(&scene.layout, width.max(LEAST));
        TreePicture::new(scene, camera, size, current, shapes)
    }

    /// The size of a unit in pixels.
    pub fn scale(&self) -> Scale {
        self.camera.scale(&**self.scene.layout, self.size)
    }

    /// The lower end of the tree.
    pub fn bottom(&self) -> f64 {
        let rows = self.scene.layout.rows.len().saturating_sub(1);
        let last = self.camera.origin.y + rows as f64 * self.scale().row;
        last + BELOW
    }

    /// All visible elements, with the background.
    pub fn elements(&self) -> Vec<Element> {
        let (scale, origin) = (self.scale(), self.camera.origin);
        let part: Range<f64> = -origin.x..self.size.width - origin.x;
        let drawing = draw(&self.scene, scale, &part);
        let mut moved: Vec<Element> = drawing.lines().chain(drawing.words()).collect();
        if let Some(marked) = &self.borders {
            let d = borders(&self.scene.layout, marked, scale, &part);
            moved.push(Element::path("tree-border", d));
        }
        let mut all = vec![
            Element::path("tree-gutter", ground(self.size.width, self.bottom())),
            Element::Placed {
                at: origin,
                elements: moved,
            },
        ];
        if let Some(marked) = &self.marked {
            all.extend(mark(&self.scene, &self.camera, scale, marked));
        }
        all.extend(gutter(&self.rows, &self.camera, scale, self.bottom()));
        all
    }
}

/// The names of the rows. They stay at the left edge when the tree moves.
pub fn gutter(rows: &[String], camera: &Camera, scale: Scale, height: f64) -> Vec<Element> {
    let apart = (14.0 / scale.row).ceil() as usize;
    let names = (1..)
        .zip(rows)
        .filter(|(row, _)| (row - 1) % apart.max(1) == 0);
    let names = names.map(|(row, name)| Element::Text {
        class: "path-label".into(),
        x: 10.0,
        y: tenths(camera.origin.y + row as f64 * scale.row),
        size: 12.0,
        text: name.clone(),
    });
    let under = Element::path("tree-gutter", ground(GUTTER - 4.0, height));
    std::iter::once(under).chain(names).collect()
}

/// A rectangle at the upper left corner.
fn ground(width: f64, height: f64) -> String {
    let [width, height] = [width, height].map(tenths);
    format!("M0 0h{width}v{height}h-{width}z")
}
