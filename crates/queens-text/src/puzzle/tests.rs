//! The texts of puzzles, in each language.

use queens_core::Problem;
use queens_core::puzzle::PuzzleSource;
use queens_draw::Sentence;
use queens_page::language::Language;
use queens_page::play::PlayMessage;
use queens_page::puzzle::PuzzleMessage;
use queens_page::testing::Page;

use super::*;
use crate::narration::play::{answer, state};

/// Puzzle 7 on 8 files, of grade 2, with this number of queens placed.
fn posed(placed: usize) -> Page {
    let mut page = Page::open("n=8&mode=play&puzzle=7&grade=2");
    page.work(200);
    for name in ["a3", "c7", "d1", "e4", "g8"].into_iter().take(placed) {
        page.send(PlayMessage::SquareToggled(name.parse().unwrap()));
    }
    page.work(400);
    page
}

fn each<T>(of: impl Fn(&Texts) -> T) -> Vec<T> {
    Language::ALL.map(Texts::of).into_iter().map(of).collect()
}

fn answers(page: &Page) -> Vec<String> {
    each(|texts| Sentence::marked(&answer(&page.model, texts).unwrap()).plain())
}

#[test]
fn a_solved_puzzle_says_which_solution_it_is_how_long_it_took_and_whether_that_is_kept() {
    let mut page = posed(5);
    page.send(PuzzleMessage::Timed {
        milliseconds: 125_000.0,
    });
    let number = page.model.puzzles.numbered().expect("a number");
    let (place, class) = (number.number, number.class);
    assert_eq!(
        answers(&page),
        [
            format!(
                "Solution {place} of 92 on the empty board; {class} of 12 if turned and mirrored boards count once"
            ),
            format!(
                "Solution {place} sur 92 de l’échiquier vide\u{a0}; {class} sur 12 si les échiquiers tournés et retournés ne comptent qu’une fois"
            ),
            format!(
                "Soluția {place} din 92 de pe tabla goală; {class} din 12 dacă tablele rotite și oglindite se numără o singură dată"
            ),
        ]
    );
    let above = each(|texts| state(&page.model, texts).1.plain());
    assert_eq!(
        above,
        [
            "Solved: 8 queens, and none attacks another. In 2:05, without a hint",
            "Résolu\u{a0}: 8 reines, et aucune n’en menace une autre. En 2:05, sans indice",
            "Rezolvat: 8 regine și niciuna nu o atacă pe alta. În 2:05, fără indicii",
        ]
    );
    page.send(PuzzleMessage::Kept(false));
    for (said, unkept) in answers(&page)
        .iter()
        .zip(each(|texts| texts.puzzle().unkept()))
    {
        assert!(said.ends_with(unkept), "{said}");
    }
}

#[test]
fn the_result_of_a_solved_puzzle_links_to_it_without_its_solution() {
    let mut page = posed(5);
    assert_eq!(result(&page.model, Texts::of(Language::ENGLISH)), None);
    page.send(PuzzleMessage::Timed {
        milliseconds: 125_000.0,
    });
    let results = each(|texts| result(&page.model, texts).unwrap());
    let lines: Vec<_> = results
        .iter()
        .filter_map(|it| it.split_once('\n'))
        .collect();
    let [(english, link), (french, _), (romanian, _)] = lines[..] else {
        panic!("{results:?}")
    };
    assert_eq!(
        english,
        "Puzzle 7, grade 2, 8×8: solved in 2:05, without a hint"
    );
    assert!(french.ends_with("résolu en 2:05, sans indice"), "{french}");
    assert!(
        romanian.ends_with("rezolvat în 2:05, fără indicii"),
        "{romanian}"
    );
    assert!(
        link.contains("puzzle=7") && !link.contains("placed"),
        "{link}"
    );
}

#[test]
fn hints_are_counted_with_their_noun() {
    let solved = |hints| each(|texts| texts.puzzle().solved("0:09", hints));
    assert_eq!(
        solved(1),
        [
            "In *0:09*, with 1 step of hints",
            "En *0:09*, avec 1 indice",
            "În *0:09*, cu un pas de indicii",
        ]
    );
    assert_eq!(
        solved(23),
        [
            "In *0:09*, with 23 steps of hints",
            "En *0:09*, avec 23 indices",
            "În *0:09*, cu 23 de pași de indicii",
        ]
    );
}

#[test]
fn the_puzzle_is_named_and_what_there_is_not_is_said() {
    let posed = ChosenPuzzle::new(Problem::Queens, PuzzleSource::Seed(7), Some(8), None).unwrap();
    let names = each(|texts| texts.name_of_puzzle(&posed));
    assert_eq!(
        names,
        [
            "Puzzle 7, grade 2",
            "Casse-tête 7, difficulté 2",
            "Puzzle-ul 7, dificultate 2"
        ]
    );
    let day = "2026-12-01".parse().unwrap();
    let posed = ChosenPuzzle::new(Problem::Queens, PuzzleSource::Day(day), Some(8), None).unwrap();
    assert_eq!(
        each(|texts| texts.name_of_puzzle(&posed)),
        [
            "Puzzle of 1\u{a0}December 2026, grade 1",
            "Casse-tête du 1er\u{a0}décembre 2026, difficulté 1",
            "Puzzle-ul din 1\u{a0}decembrie 2026, dificultate 1"
        ]
    );
    let made = |n| {
        each(|texts| {
            texts
                .puzzle()
                .made(n, Grade::available(Problem::Domination, n))
        })
    };
    assert_eq!(
        made(7),
        [
            "On the 7×7 board, all puzzles have grade 1.",
            "Sur l’échiquier 7×7, tous les casse-têtes sont de difficulté 1.",
            "Pe tabla 7×7, toate puzzle-urile au dificultatea 1.",
        ]
    );
    assert_eq!(
        made(12),
        [
            "On the 12×12 board, puzzles have the grades 1, 3, 4.",
            "Sur l’échiquier 12×12, les difficultés sont 1, 3, 4.",
            "Pe tabla 12×12, dificultățile sunt 1, 3, 4.",
        ]
    );
    let page = self::posed(0);
    let said = each(|texts| state(&page.model, texts).1.plain());
    assert!(said[0].starts_with("Place the other queens"), "{said:?}");
}
