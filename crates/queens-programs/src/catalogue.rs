//! The list of programs: the templates of each algorithm, and the parts that templates include.

use crate::ProgramLanguage;

/// A template: its text in each language, and the ids of the algorithms that share it. For an included part, `ids`
/// contains the name of the part.
struct Entry {
    ids: &'static [&'static str],
    python: &'static str,
    cpp: &'static str,
    pascal: Option<&'static str>,
}

/// The entry for the template files with this name. The ids of the algorithms can be given if they differ from the
/// name.
macro_rules! entry {
    ($name:literal) => {
        entry!($name, [$name], None)
    };
    ($name:literal, pascal) => {
        entry!(
            $name,
            [$name],
            Some(include_str!(concat!("../templates/", $name, ".pas")))
        )
    };
    ($name:literal, $ids:expr, $pascal:expr) => {
        Entry {
            ids: &$ids,
            python: include_str!(concat!("../templates/", $name, ".py")),
            cpp: include_str!(concat!("../templates/", $name, ".cpp")),
            pascal: $pascal,
        }
    };
}

static ENTRIES: &[Entry] = &[
    entry!("recursive"),
    entry!("half-board"),
    entry!("nested-loops", pascal),
    entry!("board-copy", pascal),
    entry!("upward-scan", pascal),
    entry!("digit-string", pascal),
    entry!("prefix-check"),
    entry!("explicit-stack"),
    entry!("permutations"),
    entry!("row-by-row"),
    entry!("subsets"),
    entry!("one-per-column"),
    entry!("random-placement"),
    entry!("random-rows"),
    entry!(
        "accessibility",
        ["accessibility-scan", "accessibility-list"],
        None
    ),
    entry!("accessibility-dynamic"),
    entry!("min-conflicts"),
    entry!("forward-checking"),
    entry!("bitmask"),
    entry!(
        "tour",
        ["tour-fewest-onward", "tour-natural-order", "tour-roth"],
        None
    ),
    entry!("coverage-search"),
    entry!("move-one"),
    entry!("random"),
];

/// The template of the algorithm with this id, or of the part with this name. `None` if there is no such template in
/// the language.
pub(crate) fn template(name: &str, language: ProgramLanguage) -> Option<&'static str> {
    let entry = ENTRIES.iter().find(|entry| entry.ids.contains(&name))?;
    match language {
        ProgramLanguage::Python => Some(entry.python),
        ProgramLanguage::Cpp => Some(entry.cpp),
        ProgramLanguage::Pascal => entry.pascal,
    }
}
