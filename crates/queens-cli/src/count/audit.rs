//! A finished count held against what is published, and sets of rows of it counted again. What differs is told in full and
//! nothing is printed as a result.

use std::fmt;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::time::{Duration, Instant};

use queens_core::counting::audit::{Audit, Step};
use queens_core::counting::engine::Engine;
use queens_core::counting::published::{self, Comparison};
use queens_core::instance::Instance;
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::failure::Failure;

/// The part of the time of a count that counting sets again may take. One set is always counted again.
const SHARE: u32 = 20;

/// What a count agrees with.
pub(super) struct Audited {
    /// The sequences that have the same numbers.
    published: Vec<&'static str>,
    /// How many sets of rows have been counted again, and for how many solutions they stand.
    sets: u32,
    solutions: u64,
}

/// Audits what has been counted in so long a time.
pub(super) fn audit(
    engine: &Engine,
    instance: &Instance,
    solutions: u64,
    fundamental: Option<u64>,
    counted: Duration,
) -> Result<Audited, Failure> {
    let mut audited = Audited {
        published: Vec::new(),
        sets: 0,
        solutions: 0,
    };
    match published::compare(instance, solutions, fundamental) {
        Comparison::Agrees => {
            audited.published.push(published::SOLUTIONS);
            let classes = fundamental.map(|_| published::FUNDAMENTAL);
            audited.published.extend(classes);
        }
        Comparison::Differs(discrepancy) => {
            let why = discrepancy.to_string();
            return Err(Failure::Miscounted { why });
        }
        Comparison::Unpublished => {}
    }
    // Other sets every time: the standard library's own source of chance.
    let seed = RandomState::new().build_hasher().finish();
    let Some(mut audit) = Audit::new(engine, seed) else {
        return Ok(audited);
    };
    let start = Instant::now();
    while audit.sets() == 0 || start.elapsed() < counted / SHARE {
        if let Step::Differs(difference) = audit.advance() {
            let why = difference.to_string();
            return Err(Failure::Miscounted { why });
        }
    }
    audited.sets = audit.sets();
    audited.solutions = audit.solutions();
    Ok(audited)
}

impl Serialize for Audited {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("published", &self.published)?;
        map.serialize_entry("sets", &self.sets.to_string())?;
        map.end()
    }
}

impl fmt::Display for Audited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.published.is_empty() {
            writeln!(f, "agrees with {}", self.published.join(" and "))?;
        }
        let solutions = self.solutions;
        match self.sets {
            0 => Ok(()),
            1 => writeln!(
                f,
                "1 set of rows counted again agrees ({solutions} solutions)"
            ),
            sets => writeln!(
                f,
                "{sets} sets of rows counted again agree ({solutions} solutions)"
            ),
        }
    }
}
