//! The messages: a structure for each `.ftl` file, with a function for each message. `queens-text-build` writes them.

use crate::Texts;
use crate::pattern::{Value, Words, joined};
use crate::rest::RestTexts;

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
