//! What `count` prints at the end, as one JSON object or as lines.

use std::fmt;
use std::time::Duration;

use serde::ser::{Serialize, SerializeMap, Serializer};

use super::audit::Audited;
use super::request::Request;
use crate::summary::ENGINE;

const ALGORITHM: &str = "meet-in-the-middle";

/// The result of a count.
pub(super) struct Summary<'a> {
    pub(super) request: &'a Request,
    pub(super) solutions: u64,
    /// The classes, where they were asked for.
    pub(super) fundamental: Option<u64>,
    /// How long the count took, the audit apart.
    pub(super) elapsed: Duration,
    pub(super) audited: Audited,
}

impl Serialize for Summary<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let instance = &self.request.instance;
        let n = instance.size().get();
        let given = instance.given().iter();
        let fixed: Vec<_> = given.map(ToString::to_string).collect();
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("problem", instance.problem().name())?;
        map.serialize_entry("algorithm", ALGORITHM)?;
        map.serialize_entry("n", &n)?;
        map.serialize_entry("m", &n)?;
        map.serialize_entry("goal", instance.goal().name())?;
        map.serialize_entry("fixed", &fixed)?;
        // Counts are strings: they may exceed what a JSON number holds exactly.
        map.serialize_entry("solutions", &self.solutions.to_string())?;
        let fundamental = self.fundamental.map(|classes| classes.to_string());
        map.serialize_entry("fundamental", &fundamental)?;
        map.serialize_entry("exact", &true)?;
        map.serialize_entry("threads", &self.request.threads)?;
        map.serialize_entry("elapsed_ms", &(self.elapsed.as_micros() as f64 / 1e3))?;
        map.serialize_entry("engine", ENGINE)?;
        map.serialize_entry("audit", &self.audited)?;
        map.end()
    }
}

impl fmt::Display for Summary<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (size, time) = (self.request.instance.size(), self.elapsed.as_secs_f64());
        writeln!(f, "{ALGORITHM}, n = {}, {:.1} ms", size.get(), time * 1e3)?;
        writeln!(f, "{:20}{:>20}", "solutions", self.solutions)?;
        if let Some(classes) = self.fundamental {
            writeln!(f, "{:20}{classes:>20}", "fundamental")?;
        }
        self.audited.fmt(f)
    }
}
