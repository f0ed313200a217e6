//! Pointer, wheel and key input for a picture that is larger than its frame: click, drag, pinch, zoom, and the
//! picture's own keys. The picture interprets the gestures.

use std::cell::RefCell;
use std::rc::Rc;

use web_sys::{Element, KeyboardEvent, MouseEvent, PointerEvent, WheelEvent};
use yew::{Callback, NodeRef, use_mut_ref};

use queens_draw::camera::{Motion, Point};
use queens_draw::tree::Edge;
use queens_page::message::Message;
use queens_page::motions::MOTIONS;
use queens_page::tree::Click;

/// Pixels that a pointer may move during a click.
const STILL: f64 = 5.0;
/// The maximum distance between a click and the centre of a sign, for mouse and touch.
pub(super) const NEAR: f64 = 11.0;
pub(super) const NEAR_FINGER: f64 = 22.0;
/// Pixels in a line of wheel movement.
const LINE: f64 = 16.0;
/// The natural logarithm of the zoom factor per pixel of wheel movement.
const WHEEL: f64 = 0.004;

/// An interpreted gesture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Gesture {
    /// The picture was moved or zoomed.
    Camera(Motion),
    /// A click at a point. It counts for a sign within this distance.
    Clicked {
        at: Point,
        within: f64,
        edge: Edge,
        count: Click,
    },
    /// The pointer moves over the picture without a pressed button.
    Hovered { at: Point },
}

/// A picture that can be moved and zoomed.
pub(super) trait Surface: Clone + 'static {
    /// The receiver of the picture's messages.
    fn send(&self, message: Message);

    /// The message for a gesture. `None` if the gesture has no effect.
    fn on(&self, gesture: Gesture) -> Option<Message>;

    /// Whether the picture continues in this direction.
    fn can_pan(&self, by: Point) -> bool;

    /// The message for one of the picture's own keys. `None` for other keys; moving and zooming are handled elsewhere.
    fn on_key(&self, key: &str, shift: bool) -> Option<Message>;
}

/// The listeners of the picture.
pub(super) struct Gestures {
    pub(super) onpointerdown: Callback<PointerEvent>,
    pub(super) onpointermove: Callback<PointerEvent>,
    pub(super) onpointerup: Callback<PointerEvent>,
    pub(super) onpointercancel: Callback<PointerEvent>,
    pub(super) onclick: Callback<MouseEvent>,
    pub(super) onwheel: Callback<WheelEvent>,
    pub(super) onkeydown: Callback<KeyboardEvent>,
}

/// The pointers that are pressed.
#[derive(Default)]
struct Held {
    pointers: Vec<(i32, Point)>,
    /// The distance that the pointers have moved since the first was pressed.
    moved: f64,
    near: f64,
}

#[yew::hook]
pub(super) fn use_gestures<S: Surface>(frame: &NodeRef, surface: &S) -> Gestures {
    let held: Rc<RefCell<Held>> = use_mut_ref(Held::default);
    let act = {
        let surface = surface.clone();
        move |gesture| {
            if let Some(message) = surface.on(gesture) {
                surface.send(message);
            }
        }
    };
    let onpointerdown = {
        let (held, frame) = (held.clone(), frame.clone());
        Callback::from(move |event: PointerEvent| {
            let mut held = held.borrow_mut();
            if held.pointers.is_empty() {
                held.moved = 0.0;
            }
            held.near = match event.pointer_type().as_str() {
                "touch" => NEAR_FINGER,
                _ => NEAR,
            };
            held.pointers
                .push((event.pointer_id(), place(&frame, &event)));
        })
    };
    let onpointermove = {
        let (held, frame, act) = (held.clone(), frame.clone(), act.clone());
        Callback::from(move |event: PointerEvent| {
            let at = place(&frame, &event);
            if held.borrow().pointers.is_empty() {
                return act(Gesture::Hovered { at });
            }
            let motions = held.borrow_mut().drag(event.pointer_id(), at);
            if !motions.is_empty()
                && let Some(frame) = frame.cast::<Element>()
            {
                // Capturing fails only if the pointer no longer exists.
                let _ = frame.set_pointer_capture(event.pointer_id());
            }
            motions.into_iter().map(Gesture::Camera).for_each(&act);
        })
    };
    let release = {
        let held = held.clone();
        Callback::from(move |event: PointerEvent| {
            let id = event.pointer_id();
            held.borrow_mut().pointers.retain(|&(other, _)| other != id);
        })
    };
    let onclick = {
        let (held, frame, act) = (held, frame.clone(), act.clone());
        Callback::from(move |event: MouseEvent| {
            let held = held.borrow();
            if held.moved <= STILL {
                act(Gesture::Clicked {
                    at: place(&frame, &event),
                    within: held.near.max(NEAR),
                    edge: if event.shift_key() {
                        Edge::Last
                    } else {
                        Edge::First
                    },
                    count: if event.detail() > 1 {
                        Click::Further
                    } else {
                        Click::First
                    },
                });
            }
        })
    };
    let onwheel = {
        let (frame, surface) = (frame.clone(), surface.clone());
        Callback::from(move |event: WheelEvent| {
            let lines = event.delta_mode() != WheelEvent::DOM_DELTA_PIXEL;
            let unit = if lines { LINE } else { 1.0 };
            let (x, y) = (event.delta_x() * unit, event.delta_y() * unit);
            if event.ctrl_key() || event.meta_key() {
                event.prevent_default();
                let factor = (-y * WHEEL).exp();
                let around = place(&frame, &event);
                let around = Some(around);
                return act(Gesture::Camera(Motion::Zoomed { factor, around }));
            }
            // If the picture cannot move, the wheel scrolls the page.
            let by = Point { x: -x, y: -y };
            if surface.can_pan(by) {
                event.prevent_default();
                act(Gesture::Camera(Motion::Panned(by)));
            }
        })
    };
    let surface = surface.clone();
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let (key, shift) = (event.key(), event.shift_key());
        let message = match MOTIONS.find(&key, shift) {
            Some(motion) => surface.on(Gesture::Camera(motion)),
            None => surface.on_key(&key, shift),
        };
        if let Some(message) = message {
            event.prevent_default();
            event.stop_propagation();
            surface.send(message);
        }
    });
    Gestures {
        onpointerdown,
        onpointermove,
        onpointerup: release.clone(),
        onpointercancel: release,
        onclick,
        onwheel,
        onkeydown,
    }
}

impl Held {
    /// Handles a moved pointer and returns the resulting motions.
    fn drag(&mut self, id: i32, to: Point) -> Vec<Motion> {
        let Some(at) = self.pointers.iter().position(|&(other, _)| other == id) else {
            return Vec::new();
        };
        let from = std::mem::replace(&mut self.pointers[at].1, to);
        let by = Point {
            x: to.x - from.x,
            y: to.y - from.y,
        };
        self.moved += by.x.hypot(by.y);
        let other = self.pointers.iter().find(|&&(other, _)| other != id);
        match other {
            None if self.moved > STILL => vec![Motion::Panned(by)],
            None => Vec::new(),
            Some(&(_, other)) => {
                let far = |point: Point| (point.x - other.x).hypot(point.y - other.y).max(1.0);
                let half = Point {
                    x: by.x / 2.0,
                    y: by.y / 2.0,
                };
                let around = Point {
                    x: (to.x + other.x) / 2.0,
                    y: (to.y + other.y) / 2.0,
                };
                vec![
                    Motion::Panned(half),
                    Motion::Zoomed {
                        factor: far(to) / far(from),
                        around: Some(around),
                    },
                ]
            }
        }
    }
}

/// The position of an event in the picture.
fn place(frame: &NodeRef, event: &MouseEvent) -> Point {
    let corner = frame
        .cast::<Element>()
        .map(|frame| frame.get_bounding_client_rect());
    let (left, top) = corner.map_or((0.0, 0.0), |corner| (corner.left(), corner.top()));
    Point {
        x: f64::from(event.client_x()) - left,
        y: f64::from(event.client_y()) - top,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    #[test]
    fn one_pointer_drags_once_it_has_moved() {
        let mut held = Held {
            pointers: vec![(1, at(10.0, 10.0))],
            ..Held::default()
        };
        assert_eq!(held.drag(1, at(13.0, 10.0)), []);
        let panned = Motion::Panned(at(7.0, 0.0));
        assert_eq!(held.drag(1, at(20.0, 10.0)), [panned]);
        assert_eq!(held.drag(2, at(0.0, 0.0)), [], "a pointer that hovers");
    }

    #[test]
    fn two_pointers_pinch() {
        let mut held = Held {
            pointers: vec![(1, at(0.0, 0.0)), (2, at(100.0, 0.0))],
            ..Held::default()
        };
        let zoomed = Motion::Zoomed {
            factor: 2.0,
            around: Some(at(100.0, 0.0)),
        };
        let panned = Motion::Panned(at(50.0, 0.0));
        assert_eq!(held.drag(2, at(200.0, 0.0)), [panned, zoomed]);
    }
}
