//! The heading of the page on paper, where there is no form that says what is searched.

use queens_page::model::Model;
use queens_page::screen::Role;

use super::board_size;
use crate::Texts;

/// The problem, the algorithm, the board and the step. Of two boards that are compared each has the name of its algorithm
/// by itself; what is placed by hand is of no search.
pub fn heading(model: &Model, is_compared: bool, texts: &Texts) -> String {
    let settings = model.shown_settings();
    let problem = (texts.header.problem)(settings.algorithm.problem);
    let is_searched = model.role != Role::Play;
    let name = (is_searched && !is_compared).then(|| texts.name_of(settings.algorithm).to_owned());
    let run = model
        .shown
        .run()
        .filter(|run| run.settings().leaves_trace());
    let step = run.filter(|_| is_searched).map(|run| {
        let step = texts.numbers.whole(run.step());
        format!("{} {step}", texts.transport.step)
    });
    let board = Some(board_size(settings));
    let parts = [Some(problem.to_owned()), name, board, step];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests {
    use queens_page::language::Language;
    use queens_page::testing::Page;

    use super::*;

    #[test]
    fn the_heading_names_problem_algorithm_board_and_step() {
        let told = |fragment: &str, is_compared| {
            let mut page = Page::open(fragment);
            page.work(500);
            Language::ALL.map(|it| heading(&page.model, is_compared, Texts::of(it)))
        };
        assert_eq!(
            told("n=8&algorithm=recursive&step=60", false),
            [
                "Queens · Recursive backtracking · n = 8 · Step 60",
                "Reines · Retour arrière récursif · n = 8 · Étape 60",
                "Regine · Backtracking recursiv · n = 8 · Pasul 60",
            ]
        );
        let compared = told("n=8&algorithm=recursive&step=1234&view=compare", true);
        assert_eq!(compared[0], "Queens · n = 8 · Step 1,234");
        let knight = "problem=knight&n=6&m=5&algorithm=tour-roth&step=3";
        assert_eq!(
            told(knight, false)[0],
            "Knight · Roth’s tie-break · 6\u{a0}×\u{a0}5 · Step 3"
        );
        let placed = told("n=8&algorithm=recursive&mode=play&placed=a1", false);
        assert_eq!(placed[0], "Queens · n = 8");
        let counted = told("n=10&algorithm=meet-in-the-middle", false);
        assert_eq!(counted[0], "Queens · Meet in the middle · n = 10");
    }
}
