//! A survey as a file: comma-separated values, with a line per search and a column per number.

use std::fmt::Write;

use queens_core::{Count, Variant};

use super::growth::{kept, operation};
use super::{Quantity, Taken};
use crate::results::export::names;

/// The columns before the operations.
const COLUMNS: &str = "n,algorithm,goal,seed,solutions,tests,placements,removals,nodes,depth,milliseconds,variant,ending,m,fixed,k,blocked";

/// The counters in these columns.
const COUNTERS: [Count; 6] = [
    Count::Solutions,
    Count::Tests,
    Count::Placements,
    Count::Removals,
    Count::Nodes,
    Count::Depth,
];

impl Taken {
    /// The content of the file. An impossible search has empty columns, and so has a number that the search does not
    /// count.
    pub fn csv(&self) -> String {
        let quantities = Quantity::of(&self.plan.algorithms);
        let operations = quantities
            .into_iter()
            .filter_map(|quantity| match quantity {
                Quantity::Operation(name) => Some(name),
                _ => None,
            });
        let operations: Vec<_> = operations.collect();
        let mut text = COLUMNS.to_owned();
        for name in &operations {
            text.push(',');
            text.push_str(name);
        }
        text.push('\n');
        for (search, outcome) in self.entries() {
            let seed = search
                .seed
                .map_or_else(String::new, |seed| seed.to_string());
            let (n, id, goal) = (search.size.files(), search.algorithm.id, search.goal.name());
            // Writing to a string cannot fail.
            let _ = write!(text, "{n},{id},{goal},{seed}");
            let counters = outcome.counters();
            for count in COUNTERS {
                text.push(',');
                if let Some(number) = counters.and_then(|it| kept(search.algorithm, it, count)) {
                    let _ = write!(text, "{number}");
                }
            }
            text.push(',');
            if counters.is_some() {
                let _ = write!(text, "{:.3}", outcome.milliseconds);
            }
            let ending = match counters {
                None => "",
                Some(_) if outcome.reached_cap() => "given-up",
                Some(_) => "complete",
            };
            let variant = search.variant.map_or("", Variant::name);
            let (m, fixed) = (search.size.ranks(), names(search.given.squares(), " "));
            let k = search.k.map_or_else(String::new, |k| k.to_string());
            let blocked = names(&search.blocked, " ");
            let _ = write!(text, ",{variant},{ending},{m},{fixed},{k},{blocked}");
            for name in &operations {
                text.push(',');
                if let Some(times) = counters.and_then(|it| operation(search.algorithm, it, name)) {
                    let _ = write!(text, "{times}");
                }
            }
            text.push('\n');
        }
        text
    }
}
