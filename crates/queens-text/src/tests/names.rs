//! Tests of the names of variables and procedures in each language.

use std::collections::BTreeSet;
use std::path::Path;

use queens_core::{Algorithm, BoardSize, Instance, Reader, Setup, algorithm};
use queens_page::language::Language;
use queens_programs::{CommentLanguage, ProgramLanguage, languages, program};

use crate::Texts;

type Words = BTreeSet<String>;

/// The words of a text that may be names.
fn words(text: &str) -> impl Iterator<Item = String> {
    let is_end = |sign: char| !sign.is_alphanumeric() && sign != '_';
    let words = text.split(is_end).map(str::to_owned);
    words.filter(|word| word.starts_with(|sign: char| sign.is_alphabetic() || sign == '_'))
}

/// Small instances of an algorithm, for every goal, with and without a given square.
fn instances(algorithm: &'static Algorithm) -> Vec<queens_core::Accepted> {
    let setups = algorithm.capabilities.goals.iter().flat_map(|&goal| {
        [5, 8].into_iter().flat_map(move |n| {
            let size = BoardSize::new(n).expect("a board");
            let mut plain = Setup::new(algorithm.problem, size, goal);
            plain.seed = algorithm.capabilities.is_random.then_some(7);
            let mut given = plain.clone();
            given.given = vec!["b4".parse().expect("a square")];
            [plain, given]
        })
    });
    let accepted = setups.filter_map(|setup| algorithm.accept(Instance::new(setup).ok()?).ok());
    accepted.collect()
}

/// The names in the programs of an algorithm: all words outside comments.
fn of_programs(algorithm: &'static Algorithm) -> Vec<(ProgramLanguage, Words)> {
    let mut found = Vec::new();
    for accepted in instances(algorithm) {
        for language in languages(algorithm.id) {
            let sign = if language == ProgramLanguage::Python {
                "# "
            } else {
                "// "
            };
            let Ok(program) = program(&accepted, language, CommentLanguage::English) else {
                continue;
            };
            let code = program
                .lines
                .iter()
                .map(|line| line.text.split(sign).next());
            let names = code.flatten().flat_map(words).collect();
            found.push((language, names));
        }
    }
    found
}

/// The lines of an algorithm's listing and of its helpers.
fn lines(algorithm: &Algorithm, texts: &Texts) -> Vec<&'static str> {
    let listing = texts.lines_of(algorithm).unwrap_or_default();
    let mut lines = listing.to_vec();
    for helper in algorithm.called_helpers() {
        lines.extend(texts.rest().helper_lines(helper).iter());
    }
    lines
}

/// The names of the variables and calls during the first steps of a search.
fn shown(algorithm: &'static Algorithm) -> Words {
    let mut names: Words = algorithm
        .called_helpers()
        .iter()
        .map(|it| it.name.to_owned())
        .collect();
    let instances = instances(algorithm).into_iter();
    for accepted in instances.filter(|_| algorithm.is_traced()).take(2) {
        let mut reader = Reader::start(&accepted);
        reader.read(500, &mut Vec::new(), |_, replay| {
            let frames = algorithm.call_stack(replay.position());
            let locals = frames.iter().flat_map(|frame| &frame.locals);
            let variables = algorithm.explain(replay.position()).variables;
            let variables = variables.iter().chain(locals).map(|it| it.0.to_owned());
            names.extend(variables.chain(frames.iter().map(|frame| frame.name.to_owned())));
        });
    }
    names
}

#[test]
fn no_two_names_of_an_algorithm_become_the_same() {
    for algorithm in algorithm::ALL {
        let shown = shown(algorithm);
        let programs = of_programs(algorithm);
        for texts in Language::ALL.map(Texts::of) {
            let listed = lines(algorithm, texts).into_iter().flat_map(words);
            let mut all = vec![(None, listed.chain(shown.clone()).collect::<Words>())];
            all.extend(
                programs
                    .iter()
                    .map(|(language, names)| (Some(*language), names.clone())),
            );
            for (program, names) in all {
                let mut renamed = BTreeSet::new();
                for name in &names {
                    let mut new = texts.renamed(name);
                    if program == Some(ProgramLanguage::Pascal) {
                        new.make_ascii_lowercase();
                    }
                    let place = format!("{} {program:?} {:?}", algorithm.id, texts.language);
                    assert!(renamed.insert(new.clone()), "{place}: {name} becomes {new}");
                }
            }
        }
    }
}

#[test]
fn words_of_sentences_do_not_change() {
    for algorithm in algorithm::ALL {
        // Translators keep names, but not other words.
        let listed = Language::ALL.map(|language| {
            let lines = lines(algorithm, Texts::of(language)).into_iter();
            lines.flat_map(words).collect::<Words>()
        });
        for (language, words) in Language::ALL.into_iter().zip(&listed) {
            let texts = Texts::of(language);
            for word in words.iter().filter(|word| texts.renamed(word) != **word) {
                let is_name = listed.iter().all(|words| words.contains(word));
                assert!(is_name, "{}: {word} in {language:?}", algorithm.id);
            }
        }
    }
}

#[test]
fn the_list_of_languages_offers_the_sheets_names_wherever_a_name_changes() {
    for algorithm in algorithm::ALL {
        let mut names = shown(algorithm);
        names.extend(of_programs(algorithm).into_iter().flat_map(|it| it.1));
        for texts in Language::ALL.map(Texts::of) {
            let changed = names.iter().find(|name| texts.renamed(name) != **name);
            let is_offered = texts.renames(algorithm);
            assert!(
                is_offered || changed.is_none(),
                "{}: {changed:?}",
                algorithm.id
            );
        }
    }
}

/// `names.txt` lists the names in English listings and programs. In listings, a name is a word that stays the same in
/// French.
#[test]
fn every_name_in_english_is_known_to_be_english() {
    let [english, french, _] =
        [Language::ENGLISH, Language::FRENCH, Language::ROMANIAN].map(Texts::of);
    let mut names = Words::new();
    for algorithm in algorithm::ALL {
        names.extend(shown(algorithm));
        names.extend(of_programs(algorithm).into_iter().flat_map(|it| it.1));
        let pairs = lines(algorithm, english)
            .into_iter()
            .zip(lines(algorithm, french));
        for (line, other) in pairs {
            let others: Words = words(other).collect();
            names.extend(words(line).filter(|word| others.contains(word)));
        }
    }
    let names: Words = names.iter().map(|name| english.renamed(name)).collect();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tests/names.txt");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        let lines: String = names.iter().map(|name| format!("{name}\n")).collect();
        std::fs::write(&file, lines).expect("a file");
    }
    let known: Words = std::fs::read_to_string(&file)
        .expect("names.txt")
        .lines()
        .map(str::to_owned)
        .collect();
    let new: Vec<_> = names.difference(&known).collect();
    assert!(
        new.is_empty(),
        "new names: {new:?}; put those that are not English into `names` in texts/en/program.ftl, then \
         UPDATE_EXPECT=1 cargo test -p queens-text names lists the others"
    );
    let unused: Vec<_> = known.difference(&names).collect();
    assert!(unused.is_empty(), "names.txt: {unused:?} do not occur");
}

#[test]
fn a_name_is_a_whole_word() {
    let [english, french, romanian] =
        [Language::ENGLISH, Language::FRENCH, Language::ROMANIAN].map(Texts::of);
    let line = "occuper(t, colonne, lignes) ← *if* tab_sauve[ligne]";
    assert_eq!(
        english.renamed(line),
        "mark(t, column, lignes) ← *if* saved[row]"
    );
    assert_eq!(french.renamed(line), line);
    assert_eq!(
        romanian.renamed(line),
        "marcheaza(t, coloana, lignes) ← *if* salvata[linie]"
    );
}
