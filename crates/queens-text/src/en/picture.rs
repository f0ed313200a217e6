//! The picture of the whole tree, and a node in words.

use queens_page::playback::Standing;

use super::number::written;
use crate::number::Numbers;
use crate::picture::{Extent, PictureTexts, TreeKey};

pub(crate) const TEXTS: PictureTexts = PictureTexts {
    empty: "There is no tree before a search: run it, and its tree is drawn here.",
    size: |numbers, extent| match extent {
        Extent::All { nodes, rejected: 0 } => counted(numbers, nodes, "node", "nodes"),
        Extent::All { nodes, rejected } => format!(
            "{}, {} rejected",
            counted(numbers, nodes, "node", "nodes"),
            numbers.whole(rejected)
        ),
        Extent::SoFar { nodes } => {
            format!("{} so far", counted(numbers, nodes, "node", "nodes"))
        }
        Extent::First { nodes } => format!("the first {} nodes", numbers.whole(nodes)),
        Extent::Part { nodes, from, to } => format!(
            "{}, of steps {} to {}; earlier subtrees are folded",
            counted(numbers, nodes, "node", "nodes"),
            numbers.whole(from),
            numbers.whole(to)
        ),
    },
    outside: "The current step lies outside this part.",
    reading: |percent| format!("Reading the part around the current step: {percent}%"),
    start: "Start",
    colon: ": ",
    standing: |numbers, standing| match standing {
        Standing::Rejected => "rejected".to_owned(),
        Standing::Solution => "a solution".to_owned(),
        Standing::DeadEnd => "dead end".to_owned(),
        Standing::Node {
            below,
            solutions,
            is_closed,
            is_folded,
        } => {
            let solutions = match solutions {
                0 if is_closed => "no solution below".to_owned(),
                0 => "no solution below so far".to_owned(),
                count => format!(
                    "{} below",
                    counted(numbers, count.into(), "solution", "solutions")
                ),
            };
            let nodes = counted(numbers, below, "node", "nodes");
            let folded = if is_folded { ", folded" } else { "" };
            format!("{solutions}, {nodes} below{folded}")
        }
    },
    one_of_similar: |numbers, count| match count {
        None => ", its shape not known yet".to_owned(),
        Some(1) => ", the only subtree of its shape".to_owned(),
        Some(count) => format!(
            ", one of {} subtrees of this shape",
            numbers.whole(count.into())
        ),
    },
    picture: "Search tree",
    tools: "Picture of the tree",
    larger: "Larger",
    smaller: "Smaller",
    left: "Look left",
    right: "Look right",
    up: "Look up",
    down: "Look down",
    fit: "Fit the whole tree",
    full_screen: "Full screen",
    mark_similar: "Mark subtrees of the same shape",
    similar: |numbers, count| match count {
        None => "This subtree is not known to its end, so its shape cannot be compared.".to_owned(),
        Some(1) => "No other subtree has this shape.".to_owned(),
        Some(count) => format!(
            "{} subtrees of this shape are marked.",
            numbers.whole(count.into())
        ),
    },
    unfold: "Unfold everything",
    fold: "Fold failed subtrees",
    key: TreeKey {
        title: "Signs of the tree",
        choice: "choice",
        leading: "leads to solutions",
        solution: "solution",
        failure: "dead end",
        rejected: "rejected",
        failed: "failed subtree",
        solved: "subtree with solutions",
        undecided: "unfinished subtree",
        unexplored: "unexplored",
        validity: "green: valid; red: invalid, as in the sheet",
    },
};

fn counted(numbers: &Numbers, number: u64, one: &str, many: &str) -> String {
    written(number, &numbers.whole(number), one, many)
}
