//! The algorithms: what they are called, and their listings.

mod domination;
mod knight;
mod queens;

use crate::algorithm::{AlgorithmDetails, AlgorithmTable, COUNT, Words, all};

const ALL: [Words; COUNT] = all(&[&queens::TEXTS, &domination::TEXTS, &knight::TEXTS]);

pub(crate) const TEXTS: AlgorithmTable = AlgorithmTable::of(&ALL);
pub(crate) const DETAILS: AlgorithmDetails = AlgorithmDetails::of(&ALL);
