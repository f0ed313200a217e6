//! The signs on the board and what they mean, under the transport. Phones have no room for it. Signs
//! of what a program reads and marks are there where a program does so.

use queens_core::algorithm::Algorithm;
use queens_core::board::BoardSize;
use queens_core::explanation::Detail;
use queens_core::instance::Instance;
use queens_core::reader::Reader;
use yew::{Html, Properties, component, html, use_memo};

use super::Context;
use super::icons::{Icon, icon};
use crate::model::Model;

/// A program that reads or marks squares does so within so many events.
const SOON: u64 = 16;
/// The size of a board on which every program comes to do what it does.
const SMALL: i64 = 4;

#[derive(PartialEq, Properties)]
pub(crate) struct LegendProps {
    /// Whose signs they are.
    pub(crate) algorithms: Vec<&'static Algorithm>,
    pub(crate) context: Context,
}

/// What programs do to squares besides placing queens.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Handled {
    are_read: bool,
    are_marked: bool,
}

/// The algorithms of the boards that are shown.
pub(crate) fn shown(model: &Model) -> Vec<&'static Algorithm> {
    let second = model.compared().map(|settings| settings.algorithm);
    let first = [model.shown().algorithm];
    first.into_iter().chain(second).collect()
}

/// The list of signs.
#[component]
pub(crate) fn Legend(props: &LegendProps) -> Html {
    let texts = &props.context.texts.board;
    let handled = use_memo(props.algorithms.clone(), |algorithms| {
        Handled::by(algorithms)
    });
    let always = [
        (Icon::Place, texts.legend_place),
        (Icon::Conflict, texts.legend_conflict),
        (Icon::Back, texts.legend_removed),
        (Icon::DeadEnd, texts.legend_dead_end),
        (Icon::Solution, texts.legend_solution),
        (Icon::Given, texts.legend_fixed),
        (Icon::Attacked, texts.legend_attacked),
    ];
    let read = handled.are_read.then_some((Icon::Read, texts.legend_read));
    let marked = handled.are_marked;
    let marked = marked.then_some((Icon::Marked, texts.legend_marked));
    let entries = always.into_iter().chain(read).chain(marked);
    let entries = entries.map(|(sign, text)| html! { <li>{icon(sign)}<span>{text}</span></li> });
    html! { <ul class="legend" aria-label={texts.legend}>{for entries}</ul> }
}

impl Handled {
    /// By the programs, found out by watching them at work.
    fn by(algorithms: &[&Algorithm]) -> Handled {
        let mut handled = Handled::default();
        for algorithm in algorithms {
            let size = BoardSize::new(SMALL).ok();
            let instance =
                size.and_then(|size| Instance::queens(size, &[], algorithm.default_goal()).ok());
            let Some(instance) = instance else { continue };
            let mut reader = Reader::start(algorithm, &instance.with_seed(0));
            reader.read(SOON, &mut Vec::new(), |_, replay| {
                handled.watch((algorithm.explain)(replay.position()).detail);
            });
        }
        handled
    }

    /// Adds what the program did under one event.
    fn watch(&mut self, detail: Option<Detail>) {
        match detail {
            Some(Detail::Read(_) | Detail::Called { .. }) => self.are_read = true,
            Some(Detail::Marked(_)) => self.are_marked = true,
            Some(Detail::Compared(_) | Detail::Pairs { .. }) | None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use queens_core::algorithm::ALL;

    use super::*;

    /// The algorithms that handle squares so.
    fn which(does: fn(Handled) -> bool) -> Vec<&'static str> {
        let handles = |algorithm: &&Algorithm| does(Handled::by(&[algorithm]));
        ALL.into_iter().filter(handles).map(|it| it.id).collect()
    }

    #[test]
    fn the_signs_are_those_of_what_the_programs_do() {
        let reading = which(|handled| handled.are_read);
        assert_eq!(reading, ["upward-scan", "digit-string"]);
        let marking = which(|handled| handled.are_marked);
        assert_eq!(marking, ["nested-loops", "board-copy"]);
    }

    #[test]
    fn no_sign_of_a_long_search_is_left_out() {
        for algorithm in ALL {
            let size = BoardSize::new(5).unwrap();
            let instance = Instance::queens(size, &[], algorithm.default_goal()).unwrap();
            let mut long = Handled::default();
            let mut reader = Reader::start(algorithm, &instance.with_seed(3));
            reader.read(5_000, &mut Vec::new(), |_, replay| {
                long.watch((algorithm.explain)(replay.position()).detail);
            });
            assert_eq!(Handled::by(&[algorithm]), long, "{}", algorithm.id);
        }
    }
}
