//! The signs on the board and their meaning, below the transport. The signs for read and marked squares appear only if
//! the program reports them.

use queens_core::{Descriptor, Problem, Reports};
use yew::{Html, Properties, component, html};

use super::Context;
use super::icons::{Icon, icon};
use queens_page::model::Model;
use queens_text::words::Board;

#[derive(PartialEq, Properties)]
pub(crate) struct LegendProps {
    /// The algorithms whose signs are listed.
    pub(crate) algorithms: Vec<&'static Descriptor>,
    /// Whether squares can be blocked.
    pub(crate) has_blocked: bool,
    pub(crate) context: Context,
}

/// The algorithms of the visible boards.
pub(crate) fn shown(model: &Model) -> Vec<&'static Descriptor> {
    let second = model.compared().map(|settings| settings.algorithm);
    let first = [model.shown_settings().algorithm];
    first.into_iter().chain(second).collect()
}

/// The list of signs.
#[component]
pub(crate) fn Legend(props: &LegendProps) -> Html {
    let texts = props.context.texts.board();
    let entries = signs(&props.algorithms, props.has_blocked, texts);
    let entries = entries.map(|(sign, text)| html! { <li>{icon(sign)}<span>{text}</span></li> });
    html! { <ul class="legend" aria-label={texts.legend()}>{for entries}</ul> }
}

fn signs(
    algorithms: &[&Descriptor],
    has_blocked: bool,
    texts: Board,
) -> impl Iterator<Item = (Icon, &'static str)> {
    let tells = |what| algorithms.iter().any(|it| it.reports == what);
    let has = |problem| algorithms.iter().any(|it| it.problem == problem);
    let (queens, knight) = (has(Problem::Queens), has(Problem::Knight));
    let domination = has(Problem::Domination);
    let places = queens || domination;
    [
        (places, Icon::Place, texts.legend_place()),
        (places, Icon::Conflict, texts.legend_conflict()),
        (knight, Icon::Visited, texts.legend_visited()),
        (knight, Icon::Number, texts.legend_onward()),
        (domination, Icon::Number, texts.legend_covered()),
        (knight, Icon::Critical, texts.legend_critical()),
        (true, Icon::Back, texts.legend_removed()),
        (true, Icon::DeadEnd, texts.legend_dead_end()),
        (true, Icon::Solution, texts.legend_solution()),
        (true, Icon::Given, texts.legend_fixed()),
        (has_blocked, Icon::Blocked, texts.blocked()),
        (queens, Icon::Attacked, texts.legend_attacked()),
        (tells(Reports::Reads), Icon::Read, texts.legend_read()),
        // The sign below a number is a line.
        (tells(Reports::Scans), Icon::Minus, texts.legend_scanned()),
        (tells(Reports::Marks), Icon::Marked, texts.legend_marked()),
    ]
    .into_iter()
    .filter(|&(is_there, ..)| is_there)
    .map(|(_, sign, text)| (sign, text))
}

#[cfg(test)]
mod tests {
    use queens_core::algorithm::{DESCRIPTORS, describe};
    use queens_text::Texts;

    use super::*;
    use queens_page::language::Language;

    fn told(algorithms: &[&Descriptor]) -> Vec<&'static str> {
        let texts = Texts::of(Language::ENGLISH).board();
        signs(algorithms, true, texts)
            .map(|(_, text)| text)
            .collect()
    }

    #[test]
    fn the_list_of_all_algorithms_has_every_sign() {
        let texts = Texts::of(Language::ENGLISH).board();
        let all = told(&DESCRIPTORS);
        for text in [
            texts.legend_place(),
            texts.legend_conflict(),
            texts.legend_visited(),
            texts.legend_onward(),
            texts.legend_covered(),
            texts.legend_critical(),
            texts.legend_removed(),
            texts.legend_dead_end(),
            texts.legend_solution(),
            texts.legend_fixed(),
            texts.blocked(),
            texts.legend_attacked(),
            texts.legend_read(),
            texts.legend_scanned(),
            texts.legend_marked(),
        ] {
            assert!(all.contains(&text), "{text}: {all:?}");
        }
    }

    #[test]
    fn no_two_signs_have_the_same_name() {
        for language in Language::ALL {
            let texts = Texts::of(language).board();
            let mut names: Vec<_> = signs(&DESCRIPTORS, true, texts)
                .map(|(_, text)| text)
                .collect();
            let signs = names.len();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), signs, "{names:?}");
        }
    }

    #[test]
    fn a_knight_alone_places_no_queen() {
        let knight = describe("tour-roth").expect("it exists");
        let texts = Texts::of(Language::ENGLISH).board();
        assert!(!told(&[knight]).contains(&texts.legend_place()));
        assert!(!told(&[knight]).contains(&texts.legend_attacked()));
    }
}
