//! The mark of the current step over the picture: the path from the root, and the node, rejected square or folded
//! subtree with the step. Each step redraws the mark, but not the picture below.

use super::drawing::{INSIDE, ROOM_FOR_NAME, Signs, TreeLook, move_to, number};
use super::item::Item;
use super::layout::{Kind, Sign, Spot};
use super::scene::{Colouring, Scene};
use crate::camera::{Camera, Point, Scale};
use crate::element::Element;
use crate::pen::{circles, rounded};
use crate::rounded::tenths;

/// The signs to mark.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Marked {
    /// The signs from the root to the node of the step, or to the folded subtree that contains it.
    path: Vec<Spot>,
    /// The rejected square of the step.
    rejected: Option<Spot>,
}

impl Marked {
    /// The mark of an item, with the path from the root.
    pub fn of(scene: &Scene, current: Item) -> Marked {
        let path = scene.layout.path(&scene.tree, current.node());
        let spot = scene.layout.spot(&scene.tree, current);
        let rejected = spot.filter(|spot| path.last() != Some(spot));
        Marked { path, rejected }
    }

    /// The node whose sign is marked, or the node above the rejected square.
    pub fn node(&self, scene: &Scene) -> Option<usize> {
        let sign = scene.layout.sign(self.spot()?)?;
        Some(sign.node as usize)
    }

    /// The sign that is marked.
    pub fn spot(&self) -> Option<Spot> {
        self.rejected.or(self.path.last().copied())
    }
}

/// The mark, in pixels of the picture.
pub fn mark(scene: &Scene, camera: &Camera, scale: Scale, marked: &Marked) -> Vec<Element> {
    let found = |spot: Spot| {
        let sign = scene.layout.sign(spot)?;
        Some((camera.place(scale, spot.row, sign), sign, spot))
    };
    let path: Vec<_> = marked.path.iter().filter_map(|&spot| found(spot)).collect();
    let places = path.iter().map(|&(place, ..)| place);
    let along = match scene.colouring {
        Colouring::Ends => "path-line",
        Colouring::Validity => "path-line path-valid",
    };
    let mut all = vec![Element::path(along, line(places))];
    let signs = Signs::of(scale, scene.colouring);
    if let Some((place, sign, _)) = marked.rejected.and_then(found) {
        let parent = path.last().map(|&(place, ..)| place);
        all.extend(refused(parent, place, sign, scale, &signs));
    }
    for (place, sign, spot) in path {
        let is_here = marked.spot() == Some(spot);
        let name = scene.square(sign, spot.row);
        let name = name.filter(|_| scale.radius() >= ROOM_FOR_NAME);
        let name = name.map(|square| square.to_string());
        all.extend(node(place, sign, is_here, scale, &signs, name));
    }
    all
}

/// A line through these points.
fn line(places: impl Iterator<Item = Point>) -> String {
    let mut line = String::new();
    for place in places {
        if line.is_empty() {
            move_to(&mut line, place.x, place.y);
        } else {
            line.push('L');
            number(&mut line, place.x);
            line.push(' ');
            number(&mut line, place.y);
        }
    }
    line
}

/// A node of the path. The current node has a ring.
fn node(
    place: Point,
    sign: &Sign,
    is_here: bool,
    scale: Scale,
    signs: &Signs,
    name: Option<String>,
) -> Vec<Element> {
    let is_choice = matches!(sign.kind, Kind::Choice { .. });
    let ring = scale.radius() + 4.0;
    let [x, y] = [place.x, place.y].map(tenths);
    let here = is_here.then(|| Element::path("tree-here", circles([(x, y)].into_iter(), ring)));
    let parts = signs.parts(sign.kind).into_iter().flatten();
    let parts = parts.map(|(look, shape)| {
        let class = match look {
            // A valid node keeps its colour. Only its line is thicker.
            TreeLook::Valid => "look-valid path-valid",
            TreeLook::ValidSolved => "look-valid-solved path-valid",
            _ if is_choice => "path-on",
            _ => look.into_str(),
        };
        Element::path(class, at(place, shape))
    });
    let name = name.filter(|_| is_choice).map(|text| Element::Text {
        class: INSIDE.into(),
        x,
        y: tenths(place.y + 0.5),
        size: 12.0,
        text,
    });
    here.into_iter().chain(parts).chain(name).collect()
}

/// The rejected square of the step.
fn refused(
    parent: Option<Point>,
    place: Point,
    sign: &Sign,
    scale: Scale,
    signs: &Signs,
) -> [Element; 3] {
    let tried = parent.map_or_else(String::new, |parent| line([parent, place].into_iter()));
    let shape = signs.parts(sign.kind)[0].map_or("", |(_, shape)| shape);
    let half = (0.5 * scale.radius() + 3.0).max(4.0);
    let [x, y, side] = [place.x - half, place.y - half, 2.0 * half].map(tenths);
    [
        Element::path("path-try", tried),
        Element::path(
            "path-now path-rejected tree-refused",
            rounded(x, y, side, side, 3.0),
        ),
        Element::path("path-cut-now", at(place, shape)),
    ]
}

/// A shape around a point.
fn at(place: Point, shape: &str) -> String {
    let mut path = String::new();
    move_to(&mut path, place.x, place.y);
    path + shape
}
