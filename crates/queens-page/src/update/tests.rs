//! The page without a browser: messages in, a real server at the other end, the model to look at.

use queens_core::{Direction, EventKind, Goal, Interest, WINDOW, algorithm};
use queens_worker::protocol::{Answer, Reason, Response};

use crate::engine::{Engine, Failure};
use crate::message::Message;
use crate::model::State;
use crate::redraw::{PanelGroup, Redraw};
use crate::speed::Speed;
use crate::testing::{Page, said, said_about};

mod address;
mod compare;
mod embed;
mod engine;
mod exercise;
mod form;
mod going;
mod heuristic;
mod hidden;
mod hints;
mod large;
mod offline;
mod parts;
mod play;
mod pool;
mod predict;
mod proof;
mod puzzle;
mod results;
mod search;
mod sharing;
mod sheets;
mod start;
mod survey;
mod thrown;
mod tree;
