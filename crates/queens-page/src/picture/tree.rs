//! The whole tree of a run as a picture.

use queens_draw::TreePicture;
use queens_draw::tree::Item;
use queens_draw::tree::icicle::IciclePicture;
use queens_draw::tree::similar::Borders;

use crate::run::Run;

/// The tree of a run in a picture of this width. `None` until the tree is read.
pub fn whole(run: &Run, width: f64) -> Option<TreePicture> {
    let view = &run.grown.view;
    let scene = view.scene(run.replay().position(), run.settings().algorithm)?;
    let current = run.current_item();
    Some(TreePicture::whole(scene, width, current, view.shapes()))
}

/// The tree of a run as an icicle plot.
pub fn icicle(run: &Run, width: f64) -> Option<IciclePicture> {
    let view = &run.grown.view;
    let current = run.current_item().map(Item::node);
    let shapes = view.shapes().zip(current);
    let borders = shapes.and_then(|(shapes, node)| Borders::of(shapes, node));
    let (tree, borders) = (view.tree()?, borders.as_ref());
    Some(IciclePicture::new(tree, width, current, borders))
}
