//! What `run` prints at the end: counters and results, as one JSON object or as lines.

use std::fmt;
use std::io::Write;
use std::time::Duration;

use queens_core::algorithm::Descriptor;
use queens_core::counters::{Count, Counters};
use queens_core::instance::{Goal, Instance};
use queens_core::placement::Placement;
use queens_core::problem::{Problem, Variant};
use queens_core::square::Square;
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use crate::failure::Failure;
use crate::request::Request;

/// The engine that found the results.
pub(crate) const ENGINE: &str = concat!("queens-core ", env!("CARGO_PKG_VERSION"));

/// Prints what a command found, as one JSON object on one line or for people.
pub(crate) fn print(
    out: &mut impl Write,
    summary: &(impl Serialize + fmt::Display),
    json: bool,
) -> Result<(), Failure> {
    match json {
        true => writeln!(out, "{}", serde_json::to_string(summary)?)?,
        false => write!(out, "{summary}")?,
    }
    Ok(())
}

/// The counters that every algorithm has, in the order in which they are printed, but the depth.
pub(crate) const COUNTS: [Count; 6] = [
    Count::Solutions,
    Count::Fundamental,
    Count::Tests,
    Count::Placements,
    Count::Removals,
    Count::Nodes,
];

/// The results of a run.
pub(crate) struct Summary<'a> {
    pub(crate) request: &'a Request,
    pub(crate) counters: Counters,
    /// The solutions listed, in the order found: the squares in the order of placing.
    pub(crate) list: Vec<Vec<Square>>,
    /// Whether the search was given up at its cap.
    pub(crate) is_capped: bool,
    /// The solutions drawn.
    pub(crate) drawings: Vec<String>,
    pub(crate) elapsed: Duration,
}

/// The counters as people read them: what a search does not keep stays 0, which is no result.
pub(crate) fn kept(
    algorithm: &'static Descriptor,
    counters: &Counters,
) -> impl Iterator<Item = (&'static str, u64)> {
    let counts = COUNTS.into_iter().chain([Count::Depth]);
    let kept = counts.filter(|&count| algorithm.shows(count) && algorithm.traversal.keeps(count));
    kept.filter_map(|count| Some((count.name()?, counters.get(count))))
}

impl Summary<'_> {
    /// Whether the search has been through everything, so that the number of solutions is exact.
    fn is_exact(&self) -> bool {
        let is_whole = self.request.instance.goal() != Goal::First || self.counters.solutions == 0;
        is_whole && !self.is_capped
    }

    fn operations(&self) -> impl Iterator<Item = (&'static str, u64)> {
        let names = self
            .request
            .algorithm
            .operations
            .iter()
            .map(|operation| operation.name);
        names.zip(self.counters.operations)
    }
}

/// Counts are strings: they may exceed what a JSON number holds exactly.
pub(crate) fn digits(count: u64) -> String {
    count.to_string()
}

/// A solution of the list.
#[derive(Serialize)]
#[serde(untagged)]
enum Listed {
    /// The 0-based row of each column.
    Rows(Vec<u8>),
    /// The squares: of a set by file, of a way in the order of visiting.
    Squares(Vec<String>),
}

impl Listed {
    fn new(instance: &Instance, squares: &[Square]) -> Listed {
        match instance.problem() {
            Problem::Queens => {
                let placement = Placement::new(instance.size(), squares);
                Listed::Rows(placement.map_or_else(Vec::new, |it| it.rows().to_vec()))
            }
            Problem::Domination => {
                let mut squares = squares.to_vec();
                squares.sort();
                Listed::Squares(names(&squares))
            }
            Problem::Knight => Listed::Squares(names(squares)),
        }
    }
}

/// The names of squares.
fn names(squares: &[Square]) -> Vec<String> {
    squares.iter().map(Square::to_string).collect()
}

/// Counts by their names.
pub(crate) struct Named(pub(crate) Vec<(&'static str, u64)>);

impl Serialize for Named {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let counts = self.0.iter();
        serializer.collect_map(counts.map(|&(name, value)| (name, digits(value))))
    }
}

impl Serialize for Summary<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Request {
            algorithm,
            instance,
            ..
        } = self.request;
        let size = instance.size();
        let fixed = names(&algorithm.traversal.given(instance));
        let sheet = (1..)
            .zip(&self.list)
            .map(|(number, squares)| algorithm.write(number, size, squares));
        let list = self
            .list
            .iter()
            .map(|squares| Listed::new(instance, squares));
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("problem", algorithm.problem.name())?;
        map.serialize_entry("algorithm", algorithm.id)?;
        map.serialize_entry("n", &size.get())?;
        map.serialize_entry("m", &size.height())?;
        map.serialize_entry("goal", instance.goal().name())?;
        map.serialize_entry("variant", &instance.variant().map(Variant::name))?;
        map.serialize_entry("k", &instance.k())?;
        map.serialize_entry("seed", &instance.seed().map(digits))?;
        map.serialize_entry("fixed", &fixed)?;
        for count in COUNTS {
            map.serialize_entry(&count.name(), &digits(self.counters.get(count)))?;
        }
        if instance.problem() == Problem::Domination {
            let Counters {
                solutions,
                fundamental,
                ..
            } = self.counters;
            // Sets grow, so that those found are the largest that stood.
            let size = (solutions > 0).then_some(self.counters.depth);
            map.serialize_entry("size", &size)?;
            map.serialize_entry("sets", &digits(solutions))?;
            map.serialize_entry("sets_up_to_symmetry", &digits(fundamental))?;
        }
        map.serialize_entry("max_depth", &self.counters.depth)?;
        map.serialize_entry("operations", &Named(self.operations().collect()))?;
        map.serialize_entry("exact", &self.is_exact())?;
        map.serialize_entry("list", &list.collect::<Vec<_>>())?;
        map.serialize_entry("sheet", &sheet.collect::<Vec<_>>())?;
        if self.request.draw > 0 {
            map.serialize_entry("drawings", &self.drawings)?;
        }
        map.serialize_entry("elapsed_ms", &(self.elapsed.as_micros() as f64 / 1e3))?;
        map.serialize_entry("engine", ENGINE)?;
        map.end()
    }
}

impl fmt::Display for Summary<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Request {
            algorithm,
            instance,
            ..
        } = self.request;
        let (id, size, goal) = (algorithm.id, instance.size(), instance.goal().name());
        write!(f, "{id}, n = {}, ", size.get())?;
        if !size.is_square() {
            write!(f, "m = {}, ", size.height())?;
        }
        write!(f, "goal {goal}, ")?;
        if let Some(seed) = instance.seed() {
            write!(f, "seed {seed}, ")?;
        }
        writeln!(f, "{:.1} ms", self.elapsed.as_secs_f64() * 1e3)?;
        if self.is_capped {
            match self.counters.nodes {
                0 => writeln!(f, "given up at the cap; there may be solutions")?,
                nodes => writeln!(f, "given up after {nodes} nodes; there may be solutions")?,
            }
        } else if !self.is_exact() {
            writeln!(f, "stopped at the first solution; there may be more")?;
        }
        let kept = kept(algorithm, &self.counters);
        for (name, value) in kept.chain(self.operations()) {
            writeln!(f, "{name:20}{value:>16}")?;
        }
        Ok(())
    }
}
