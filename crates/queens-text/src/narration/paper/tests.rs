//! The heading in each language.

use queens_page::language::Language;
use queens_page::testing::Page;

use super::*;

#[test]
fn the_heading_names_problem_algorithm_board_and_step() {
    let told = |fragment: &str, is_compared| {
        let mut page = Page::open(fragment);
        page.work(500);
        [Language::ENGLISH, Language::FRENCH, Language::ROMANIAN]
            .map(|language| heading(&page.model, is_compared, Texts::of(language)))
    };
    assert_eq!(
        told("n=8&algorithm=recursive&step=60", false),
        [
            "Queens · Recursive backtracking · n\u{a0}=\u{a0}8 · Step 60",
            "Reines · Retour arrière récursif · n\u{a0}=\u{a0}8 · Étape 60",
            "Regine · Backtracking recursiv · n\u{a0}=\u{a0}8 · Pasul 60",
        ]
    );
    let compared = told("n=8&algorithm=recursive&step=1234&view=compare", true);
    assert_eq!(compared[0], "Queens · n\u{a0}=\u{a0}8 · Step 1,234");
    let knight = "problem=knight&n=6&m=5&algorithm=tour-roth&step=3";
    assert_eq!(
        told(knight, false)[0],
        "Knight · Roth’s tie-break · 6\u{a0}×\u{a0}5 · Step 3"
    );
    let placed = told("n=8&algorithm=recursive&mode=play&placed=a1", false);
    assert_eq!(placed[0], "Queens · n\u{a0}=\u{a0}8");
    let counted = told("n=10&algorithm=meet-in-the-middle", false);
    assert_eq!(counted[0], "Queens · Meet in the middle · n\u{a0}=\u{a0}10");
}
