//! The list of programs. A program is in the folder of its algorithm in `queens-core`: `program.py`, `program.cpp` or
//! `program.pas`. A program that several algorithms share is in the folder of their shared module.

use crate::ProgramLanguage;

/// The templates of one folder, by the extension of their files, and the ids of the algorithms that share them. For a
/// part that templates include, `ids` contains the name of the part.
struct Entry {
    ids: &'static [&'static str],
    templates: &'static [(&'static str, &'static str)],
}

/// The entry for a folder of the core, the ids of its algorithms, and the extensions of its programs.
macro_rules! entry {
    ($folder:literal, [$($id:literal),+], [$($extension:ident),+]) => {
        Entry {
            ids: &[$($id),+],
            templates: &[$((
                stringify!($extension),
                include_str!(concat!("../../queens-core/src/", $folder, "/program.", stringify!($extension))),
            )),+],
        }
    };
}

static ENTRIES: &[Entry] = &[
    entry!("algorithms/enumeration/recursive", ["recursive"], [py, cpp]),
    entry!(
        "algorithms/enumeration/half_board",
        ["half-board"],
        [py, cpp]
    ),
    entry!(
        "algorithms/enumeration/nested_loops",
        ["nested-loops"],
        [py, cpp, pas]
    ),
    entry!(
        "algorithms/enumeration/board_copy",
        ["board-copy"],
        [py, cpp, pas]
    ),
    entry!(
        "algorithms/enumeration/upward_scan",
        ["upward-scan"],
        [py, cpp, pas]
    ),
    entry!(
        "algorithms/enumeration/digit_string",
        ["digit-string"],
        [py, cpp, pas]
    ),
    entry!(
        "algorithms/enumeration/prefix_check",
        ["prefix-check"],
        [py, cpp]
    ),
    entry!(
        "algorithms/enumeration/explicit_stack",
        ["explicit-stack"],
        [py, cpp]
    ),
    entry!(
        "algorithms/brute_force/permutations",
        ["permutations"],
        [py, cpp]
    ),
    entry!(
        "algorithms/enumeration/row_by_row",
        ["row-by-row"],
        [py, cpp]
    ),
    entry!("algorithms/brute_force/subsets", ["subsets"], [py, cpp]),
    entry!(
        "algorithms/brute_force/one_per_column",
        ["one-per-column"],
        [py, cpp]
    ),
    entry!(
        "algorithms/brute_force/random_placement",
        ["random-placement"],
        [py, cpp]
    ),
    entry!(
        "algorithms/brute_force/random_rows",
        ["random-rows"],
        [py, cpp]
    ),
    entry!(
        "algorithms/heuristic/fixed_values",
        ["accessibility-scan", "accessibility-list"],
        [py, cpp]
    ),
    entry!(
        "algorithms/heuristic/accessibility_dynamic",
        ["accessibility-dynamic"],
        [py, cpp]
    ),
    entry!(
        "algorithms/local_search/min_conflicts",
        ["min-conflicts"],
        [py, cpp]
    ),
    entry!(
        "algorithms/enumeration/forward_checking",
        ["forward-checking"],
        [py, cpp]
    ),
    entry!("algorithms/enumeration/bitmask", ["bitmask"], [py, cpp]),
    entry!(
        "algorithms/tour/visit_search",
        ["tour-fewest-onward", "tour-natural-order", "tour-roth"],
        [py, cpp]
    ),
    entry!(
        "algorithms/domination/coverage_search",
        ["coverage-search"],
        [py, cpp]
    ),
    entry!("algorithms/domination/move_one", ["move-one"], [py, cpp]),
    entry!("random", ["random"], [py, cpp]),
];

/// The template of the algorithm with this id, or of the part with this name. `None` if there is no such template in
/// the language.
pub(crate) fn template(name: &str, language: ProgramLanguage) -> Option<&'static str> {
    let entry = ENTRIES.iter().find(|entry| entry.ids.contains(&name))?;
    let mut templates = entry.templates.iter();
    let (_, template) = templates.find(|(extension, _)| *extension == language.extension())?;
    Some(template)
}

#[cfg(test)]
mod tests {
    use queens_core::{ListingLine, algorithm};
    use strum::VariantArray;

    use super::ENTRIES;
    use crate::ProgramLanguage;
    use crate::template::read;

    /// Checks that a listing has a line with this label.
    fn check<C>(place: &str, label: &str, lines: &[ListingLine<C>]) {
        let labels: Vec<&str> = lines.iter().map(|line| line.label).collect();
        let has = labels.join(", ");
        assert!(
            labels.contains(&label),
            "{place}: no line {label}; the listing has {has}"
        );
    }

    #[test]
    fn marks_name_lines_of_the_listing_and_of_the_helpers() {
        let shared = ENTRIES.iter().flat_map(|entry| {
            let algorithms = entry.ids.iter().filter_map(|id| algorithm::find(id));
            algorithms.map(move |algorithm| (algorithm, entry.templates))
        });
        for (algorithm, templates) in shared {
            for &(extension, template) in templates {
                let place = format!("program.{extension} of {}", algorithm.id);
                let mut languages = ProgramLanguage::VARIANTS.iter();
                let language = languages.find(|language| language.extension() == extension);
                for line in read(template, *language.expect("a known extension")) {
                    for label in line.labels {
                        check(&place, label, algorithm.listing);
                    }
                    let Some((name, label)) = line.helper else {
                        continue;
                    };
                    let mut helpers = algorithm.called_helpers().iter();
                    // An algorithm that shares the template may not call the helper.
                    if let Some(helper) = helpers.find(|helper| helper.name == name) {
                        check(&format!("{place}, {name}"), label, helper.lines);
                    }
                }
            }
        }
    }
}
