//! The mark of the current step over the picture: the path down to it, and the node, the refused
//! square or the folded subtree that it lies in. Drawn anew at each step; the picture below stays.

use yew::{Html, html};

use super::Scene;
use super::drawing::{ROOM_FOR_NAME, Signs, move_to, number};
use queens_page::camera::{Camera, Point, Scale};
use queens_page::rounded::tenths;
use queens_page::tree_view::layout::{Kind, Sign, Spot};
use queens_page::tree_view::{Item, TreeView};

/// What is marked.
#[derive(Clone, PartialEq, Default, Debug)]
pub(super) struct Marked {
    /// The signs from the root down to the node of the step, or to the folded subtree that holds it.
    path: Vec<Spot>,
    /// The refused square below it that the step is about.
    rejected: Option<Spot>,
}

impl Marked {
    pub(super) fn of(view: &TreeView, scene: &Scene, current: Item) -> Marked {
        let path = scene.layout.path(&scene.tree, current.node());
        let spot = view.spot(current);
        let rejected = spot.filter(|spot| path.last() != Some(spot));
        Marked { path, rejected }
    }

    /// The sign that is marked.
    pub(super) fn spot(&self) -> Option<Spot> {
        self.rejected.or(self.path.last().copied())
    }
}

/// The mark, in pixels of the picture.
pub(super) fn mark(scene: &Scene, camera: &Camera, scale: Scale, marked: &Marked) -> Html {
    let place = |&spot: &Spot| {
        Some((
            camera.place(scale, spot.row, scene.layout.sign(spot)?),
            spot,
        ))
    };
    let places: Vec<_> = marked.path.iter().filter_map(place).collect();
    let mut line = String::new();
    for (index, (place, _)) in places.iter().enumerate() {
        match index {
            0 => move_to(&mut line, place.x, place.y),
            _ => {
                line.push('L');
                number(&mut line, place.x);
                line.push(' ');
                number(&mut line, place.y);
            }
        }
    }
    let signs = Signs::of(scale);
    let rejected = marked
        .rejected
        .and_then(|spot| Some((scene.layout.sign(spot)?, spot)));
    html! {
        <>
            <path class="path-line" d={line} />
            {rejected.map(|(sign, spot)| {
                let place = camera.place(scale, spot.row, sign);
                refused(places.last().map(|(place, _)| *place), place, sign, scale, &signs)
            })}
            {for places.iter().filter_map(|(place, spot)| {
                let sign = scene.layout.sign(*spot)?;
                let is_here = marked.spot() == Some(*spot);
                let name = scene.square(sign, spot.row).filter(|_| scale.radius() >= ROOM_FOR_NAME);
                let name = name.map(|square| square.to_string());
                Some(node(*place, sign, is_here, scale, &signs, name))
            })}
        </>
    }
}

/// A node of the path; the current one within a ring.
fn node(
    place: Point,
    sign: &Sign,
    is_here: bool,
    scale: Scale,
    signs: &Signs,
    name: Option<String>,
) -> Html {
    let is_choice = matches!(sign.kind, Kind::Choice { .. });
    let at = |shape: &str| {
        let mut path = String::new();
        move_to(&mut path, place.x, place.y);
        path + shape
    };
    let parts = signs.parts(sign.kind).into_iter().flatten();
    let parts = parts.map(|(look, shape)| {
        let class = if is_choice {
            "path-on"
        } else {
            look.into_str()
        };
        html! { <path {class} d={at(shape)} /> }
    });
    let ring = scale.radius() + 4.0;
    html! {
        <>
            if is_here {
                <circle class="tree-here" cx={tenths(place.x).to_string()} cy={tenths(place.y).to_string()} r={tenths(ring).to_string()} />
            }
            {for parts}
            if let Some(name) = name.filter(|_| is_choice) {
                <text class="path-name" x={tenths(place.x).to_string()} y={tenths(place.y + 0.5).to_string()}>{name}</text>
            }
        </>
    }
}

/// The refused square that the step is about.
fn refused(parent: Option<Point>, place: Point, sign: &Sign, scale: Scale, signs: &Signs) -> Html {
    let mut line = String::new();
    if let Some(parent) = parent {
        move_to(&mut line, parent.x, parent.y);
        line.push('L');
        number(&mut line, place.x);
        line.push(' ');
        number(&mut line, place.y);
    }
    let mut cross = String::new();
    move_to(&mut cross, place.x, place.y);
    let shape = signs.parts(sign.kind)[0].map_or("", |(_, shape)| shape);
    cross.push_str(shape);
    let half = (0.5 * scale.radius() + 3.0).max(4.0);
    html! {
        <>
            <path class="path-try" d={line} />
            <rect class="path-now path-rejected tree-refused" x={tenths(place.x - half).to_string()} y={tenths(place.y - half).to_string()}
                width={tenths(2.0 * half).to_string()} height={tenths(2.0 * half).to_string()} rx="3" />
            <path class="path-cut-now" d={cross} />
        </>
    }
}
