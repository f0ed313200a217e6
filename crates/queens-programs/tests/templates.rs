//! Every program names lines of the pseudo-code, has comments in three languages, and is short enough to read.

use std::collections::BTreeSet;

use queens_core::{
    Accepted, BoardSize, Goal, Instance, Problem, Reader, Setup, Variant, algorithm,
};
use queens_programs::{CommentLanguage, Program, ProgramLanguage, Refusal, languages, program};
use strum::VariantArray;

/// The greatest number of lines of a program, without the random numbers that several programs share.
const MOST_LINES: usize = 80;
const SHARED_LINES: usize = 35;

fn setup(id: &str, n: i64, goal: Goal) -> Setup {
    let problem = algorithm::find(id).expect(id).problem;
    let mut setup = Setup::new(problem, BoardSize::new(n).expect("a board"), goal);
    setup.seed = Some(7);
    setup
}

fn accepted(id: &str, setup: Setup) -> Option<Accepted> {
    let algorithm = algorithm::find(id).expect(id);
    algorithm.accept(Instance::new(setup).ok()?).ok()
}

/// Small instances for every goal of every algorithm with a program. If a program supports given squares, also
/// instances with one given square. Likewise for each variant and for four requested queens.
fn instances() -> Vec<Accepted> {
    let mut instances = Vec::new();
    for algorithm in algorithm::ALL {
        let Some(language) = languages(algorithm.id).next() else {
            continue;
        };
        for (&goal, n) in algorithm
            .capabilities
            .goals
            .iter()
            .flat_map(|it| [4, 5, 6, 8].map(|n| (it, n)))
        {
            let plain = setup(algorithm.id, n, goal);
            let mut given = plain.clone();
            given.given = vec!["b4".parse().expect("a square")];
            let mut requested = plain.clone();
            requested.k = (plain.problem == Problem::Domination).then_some(4);
            let variants = plain.problem.variants().iter().map(|&variant| Setup {
                variant: Some(variant),
                ..plain.clone()
            });
            let variants: Vec<_> = variants.collect();
            let accepted = [plain, given, requested]
                .into_iter()
                .chain(variants)
                .filter_map(|it| accepted(algorithm.id, it));
            let is_supported =
                |it: &Accepted| program(it, language, CommentLanguage::English).is_ok();
            instances.extend(accepted.filter(is_supported));
        }
    }
    instances
}

fn written(accepted: &Accepted) -> impl Iterator<Item = (ProgramLanguage, Program)> {
    languages(accepted.algorithm().id).map(|language| {
        let program = program(accepted, language, CommentLanguage::English);
        (language, program.expect("a program"))
    })
}

#[test]
fn the_algorithms_of_sheet_001_have_programs_in_pascal() {
    for id in ["nested-loops", "board-copy", "upward-scan", "digit-string"] {
        assert!(
            languages(id).eq(ProgramLanguage::VARIANTS.iter().copied()),
            "{id}"
        );
    }
}

#[test]
fn the_lines_of_the_pseudo_code_that_events_name_have_lines_of_the_program() {
    for accepted in instances()
        .into_iter()
        .filter(|it| it.instance().goal() != Goal::Count)
    {
        let mut named = BTreeSet::new();
        let algorithm = accepted.algorithm();
        let mut reader = Reader::start(&accepted);
        named.insert(algorithm.explain(reader.replay().position()).code_line);
        // Later events name no further lines. So 20,000 events are enough.
        let mut batch = Vec::new();
        while !reader.is_ended() && reader.step() < 20_000 {
            reader.read(1, &mut batch, |_, replay| {
                named.insert(algorithm.explain(replay.position()).code_line);
            });
        }
        for (language, program) in written(&accepted) {
            let mapped: BTreeSet<u8> = program
                .lines
                .iter()
                .flat_map(|line| line.listing.iter().copied())
                .collect();
            let labels = |lines: &mut dyn Iterator<Item = &u8>| {
                let labels = lines.map(|&line| algorithm.listing[usize::from(line) - 1].label);
                labels.collect::<Vec<_>>().join(", ")
            };
            let missing = labels(&mut named.difference(&mapped));
            let (id, extension) = (algorithm.id, language.extension());
            assert!(
                missing.is_empty(),
                "program.{extension} of {id}: no line {missing}; the program has {}",
                labels(&mut mapped.iter())
            );
        }
    }
}

#[test]
fn lines_that_run_as_often_as_the_pseudo_code_name_one_line_of_it() {
    for accepted in instances() {
        for (language, program) in written(&accepted) {
            let id = accepted.algorithm().id;
            let exact: Vec<_> = program.lines.iter().filter(|line| line.is_exact).collect();
            assert!(
                exact.iter().all(|line| line.listing.len() == 1),
                "{id}: {exact:?}"
            );
            assert!(
                exact.len() >= 2 || language == ProgramLanguage::Pascal,
                "{id}: {exact:?}"
            );
        }
    }
}

#[test]
fn each_helper_has_lines_of_the_python_program_that_are_counted_as_its_lines() {
    for accepted in instances() {
        let (id, called) = (
            accepted.algorithm().id,
            accepted.algorithm().called_helpers(),
        );
        let programs = written(&accepted);
        let (_, program) = { programs }.next().expect(id);
        for helper in called {
            let lines = program.lines.iter().filter_map(|line| line.helper);
            let counted = lines.filter(|line| line.helper == helper.id);
            assert!(counted.count() > 0, "{id}: no line of {}", helper.id);
        }
        let lines = program.lines.iter().filter_map(|line| line.helper);
        for line in lines {
            let mut called = called.iter();
            let helper = called.find(|it| it.id == line.helper);
            assert!(usize::from(line.line) <= helper.expect(id).lines.len());
        }
    }
}

#[test]
fn a_program_has_no_mark_and_no_placeholder_and_can_be_read() {
    for accepted in instances() {
        for (language, program) in written(&accepted) {
            let (id, text) = (accepted.algorithm().id, program.text());
            for left in ["#:", "//:", "$", "include:"] {
                assert!(
                    !text.contains(left),
                    "{id} in {}: {left}\n{text}",
                    language.name()
                );
            }
            assert!(
                program
                    .lines
                    .iter()
                    .all(|line| line.text.chars().count() <= 120),
                "{text}"
            );
            // Several programs share the code for random numbers.
            let is_shared = accepted.algorithm().capabilities.is_random;
            let most = MOST_LINES + if is_shared { SHARED_LINES } else { 0 };
            // Nested loops grow with the board, like those of the program on the exercise sheet.
            let loops = usize::from(accepted.instance().size().files());
            let most = most + if id == "nested-loops" { 2 * loops } else { 0 };
            let lines = program.lines.len();
            assert!(lines <= most, "{id} in {}: {lines}", language.name());
        }
    }
}

#[test]
fn the_second_line_of_a_program_states_the_version_of_its_language() {
    for accepted in instances() {
        for (language, program) in written(&accepted) {
            let version = match language {
                ProgramLanguage::Python => "# Python 3.8 or later",
                ProgramLanguage::Cpp => "// C++14 or later (g++ 6 and later need no option)",
                ProgramLanguage::Pascal => "// Free Pascal 3.2 or later",
            };
            assert_eq!(program.lines[1].text, version, "{}", program.text());
        }
    }
}

#[test]
fn a_comment_has_words_in_each_language() {
    const WORDS: &str = include_str!("../src/words.tsv");
    let mut used = BTreeSet::new();
    for line in WORDS.lines() {
        assert_eq!(
            line.split('\t').filter(|words| !words.is_empty()).count(),
            3,
            "{line}"
        );
    }
    for accepted in instances() {
        for language in languages(accepted.algorithm().id) {
            let sign = match language {
                ProgramLanguage::Python => "# ",
                ProgramLanguage::Cpp | ProgramLanguage::Pascal => "// ",
            };
            let [english, french, romanian] = [
                CommentLanguage::English,
                CommentLanguage::French,
                CommentLanguage::Romanian,
            ]
            .map(|words| {
                program(&accepted, language, words)
                    .expect("a program")
                    .lines
            });
            for (at, line) in english.iter().enumerate() {
                let comment = |text: &str| {
                    let at = if text.trim_start().starts_with(sign) {
                        text.find(sign)
                    } else {
                        text.find(&format!(" {sign}")).map(|at| at + 1)
                    };
                    at.map(|at| text[at + sign.len()..].to_owned())
                };
                let Some(words) = comment(&line.text) else {
                    assert_eq!(line, &french[at]);
                    continue;
                };
                let reported = [&french[at], &romanian[at]].map(|line| comment(&line.text));
                let [french, romanian] = reported.map(Option::unwrap_or_default);
                let row = format!("{words}\t{french}\t{romanian}");
                let row = WORDS.lines().find(|line| *line == row);
                used.insert(row.unwrap_or_else(|| panic!("{words}: {french}, {romanian}")));
            }
        }
    }
    let unused: Vec<_> = WORDS.lines().filter(|line| !used.contains(line)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn an_unsupported_instance_is_refused_with_the_reason() {
    let refused = |id, language, change: fn(&mut Setup)| {
        let mut setup = setup(id, 8, algorithm::find(id).expect(id).default_goal());
        change(&mut setup);
        let accepted = accepted(id, setup).expect(id);
        let refusal = program(&accepted, language, CommentLanguage::English);
        refusal.expect_err(id).to_string()
    };
    let python = ProgramLanguage::Python;
    assert_eq!(
        refused("recursive", ProgramLanguage::Pascal, |_| {}),
        "recursive is not written in pascal, but in python, cpp"
    );
    assert_eq!(
        refused("frames", python, |_| {}),
        "frames is not written as a program"
    );
    assert_eq!(
        refused("nested-loops", python, |it| it.given =
            vec!["b3".parse().expect("a square")]),
        "the program of nested-loops places every queen itself, not b3"
    );
    assert_eq!(
        refused("tour-roth", python, |it| it.variant = Some(Variant::Closed)),
        "the program of tour-roth searches variant=open, not closed"
    );
    assert_eq!(
        refused("tour-roth", python, |it| it.cap = Some(100)),
        "the program of tour-roth runs to its end, not to a cap of 100"
    );
    assert_eq!(
        refused("nested-loops", python, |it| it.size =
            BoardSize::new(21).expect("a board")),
        "Python nests at most 20 loops, not 21, one for each row"
    );
    let wide = accepted("nested-loops", setup("nested-loops", 21, Goal::First)).expect("wide");
    let refusal = program(&wide, python, CommentLanguage::English);
    assert_eq!(
        refusal,
        Err(Refusal::Loops {
            loops: 21,
            most: 20
        })
    );
    assert!(program(&wide, ProgramLanguage::Pascal, CommentLanguage::English).is_ok());
    assert_eq!(wide.instance().problem(), Problem::Queens);
}

#[test]
fn the_widest_board_is_refused_for_nested_loops_in_python_alone() {
    for algorithm in algorithm::ALL {
        let widest = setup(algorithm.id, 32, algorithm.default_goal());
        let Some(accepted) = accepted(algorithm.id, widest) else {
            continue;
        };
        for language in languages(algorithm.id) {
            let program = program(&accepted, language, CommentLanguage::English);
            let is_refused = algorithm.id == "nested-loops" && language == ProgramLanguage::Python;
            assert_eq!(
                program.is_err(),
                is_refused,
                "{} in {}",
                algorithm.id,
                language.name()
            );
        }
    }
}
