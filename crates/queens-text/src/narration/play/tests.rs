//! The sentences about pieces placed by hand.

use queens_core::knight::rotations::Rotations;
use queens_core::{Axis, BoardSize, Work};
use queens_page::language::Language;
use queens_page::message::Message;
use queens_page::play::PlayMessage;
use queens_page::screen::Role;
use queens_page::testing::Page;

use super::*;

/// A page with these squares placed in order.
fn played(fragment: &str, squares: &str) -> Page {
    let mut page = Page::open(&format!("{fragment}&mode=play"));
    for square in squares.split(',').filter(|it| !it.is_empty()) {
        page.send(PlayMessage::SquareToggled(square.parse().unwrap()));
    }
    page
}

/// The state of the pieces, in each language.
fn told_of(page: &Page) -> Vec<String> {
    let texts = Language::ALL.map(Texts::of).into_iter();
    texts
        .map(|texts| state(&page.model, texts).1.plain())
        .collect()
}

fn answered(page: &mut Page) -> Vec<String> {
    for _ in 0..200 {
        if !page.model.play.prospects.is_awaited() {
            break;
        }
        page.work(20);
    }
    let texts = Language::ALL.map(Texts::of).into_iter();
    texts
        .map(|texts| Sentence::marked(&answer(&page.model, texts).unwrap()).plain())
        .collect()
}

#[test]
fn queens_are_told_by_how_many_are_left_and_by_which_attack_each_other() {
    for (squares, said) in [
        (
            "",
            [
                "Place 8 queens so that none attacks another",
                "Placez 8 reines qui ne se menacent pas",
                "Puneți 8 regine astfel încât niciuna să nu o atace pe alta",
            ],
        ),
        (
            "a1,b3",
            [
                "6 left; 2 queens placed, and none attacks another",
                "Encore 6\u{a0}; 2 reines sont posées, sans se menacer",
                "Încă 6; sunt puse 2 regine, fără să se atace",
            ],
        ),
        (
            "a1,b2",
            [
                "a1 and b2 attack each other along a diagonal",
                "a1 et b2 se menacent en diagonale",
                "a1 și b2 se atacă pe diagonală",
            ],
        ),
        (
            "a1,b1,c1,d1",
            [
                "a1 and b1 attack each other along a row, and 2 other pairs do",
                "a1 et b1 se menacent sur une ligne, et 2 autres paires aussi",
                "a1 și b1 se atacă pe linie, la fel încă 2 perechi",
            ],
        ),
        (
            "a1,b5,c8,d6,e3,f7,g2,h4",
            [
                "Solved: 8 queens, and none attacks another",
                "Résolu\u{a0}: 8 reines, et aucune n’en menace une autre",
                "Rezolvat: 8 regine și niciuna nu o atacă pe alta",
            ],
        ),
    ] {
        let page = played("n=8&algorithm=recursive", squares);
        assert_eq!(told_of(&page)[..3], said);
    }
}

#[test]
fn what_is_not_covered_and_where_the_knight_is_are_told() {
    let domination = "problem=domination&n=8&algorithm=coverage-search";
    let page = played(domination, "d4");
    assert_eq!(told_of(&page)[0], "36 not covered yet; 4 queens left");
    let six = "a1,a2,b6,e1,f5,h8";
    let page = played(domination, six);
    assert_eq!(
        told_of(&page)[0],
        "Every square is covered, but by 6 queens: 5 are enough"
    );
    let knight = "problem=knight&n=5&algorithm=tour-fewest-onward";
    assert_eq!(
        told_of(&played(knight, ""))[0],
        "Choose the square where the tour starts"
    );
    let page = played(knight, "a1,b3");
    let said = [
        "Knight on b3, 2 of 25 squares visited; 5 possible moves",
        "Cavalier en b3, 2 des 25 cases visitées\u{a0}; 5 coups possibles",
        "Calul pe b3, 2 din 25 de câmpuri vizitate; 5 continuări",
    ];
    assert_eq!(told_of(&page)[..3], said);
}

#[test]
fn the_answer_names_its_reason() {
    let said = answered(&mut played("n=6&algorithm=recursive", "a2,b4"));
    let ways = [
        "It can still be finished, in one way",
        "On peut encore finir, d’une seule façon",
        "Încă se poate termina, într-un singur fel",
    ];
    let is_counted = said[..3] == ways;
    let uncounted = [
        "It can still be finished",
        "On peut encore finir",
        "Încă se poate termina",
    ];
    assert!(is_counted || said[..3] == uncounted, "{said:?}");
    let said = answered(&mut played("n=6&algorithm=recursive", "a2,b2"));
    let reasons = [
        "It cannot be finished: a2 and b2 attack each other",
        "On ne peut pas finir\u{a0}: a2 et b2 se menacent",
        "Nu se mai poate termina: a2 și b2 se atacă",
    ];
    assert_eq!(said[..3], reasons);
    let said = answered(&mut played("n=4&algorithm=recursive", "a1"));
    assert!(said[0].starts_with("It cannot be finished: "), "{said:?}");
    // One queen leaves no free square in a column or row of the 3×3 board.
    let said = answered(&mut played("n=3&algorithm=recursive", "b2"));
    assert_eq!(
        said[0],
        "It cannot be finished: no square of column a is free"
    );
}

#[test]
fn what_is_not_to_be_told_is_told_of_a_solution_alone() {
    let mut page = played("n=6", "b1,d2");
    page.send(PlayMessage::AnswerToggled);
    assert_eq!(
        answered(&mut page),
        [
            "The eye shows whether it can still be finished",
            "L’œil indique si l’on peut encore finir",
            "Ochiul arată dacă se mai poate termina",
        ]
    );
    for square in ["f3", "a4", "c5", "e6"] {
        page.send(PlayMessage::SquareToggled(square.parse().unwrap()));
    }
    let solved = answered(&mut page);
    assert!(solved[0].starts_with("Solution 3 of 4"), "{solved:?}");
}

#[test]
fn every_reason_is_told_in_every_language() {
    let [square, other] = ["c3", "f6"].map(|name| name.parse().unwrap());
    let reasons = [
        Infeasible::BlockedLine {
            axis: Axis::Ranks,
            index: 2,
        },
        Infeasible::TooMany { queens: 6, k: 5 },
        Infeasible::Uncoverable { square },
        Infeasible::TooFew {
            left: 0,
            open: 2,
            reach: 0,
        },
        Infeasible::TooFew {
            left: 1,
            open: 20,
            reach: 12,
        },
        Infeasible::TooFew {
            left: 3,
            open: 60,
            reach: 51,
        },
        Infeasible::Stuck { left: 1 },
        Infeasible::Stuck { left: 21 },
        Infeasible::Unreachable { square },
        Infeasible::NoReturn,
        Infeasible::DeadEnd { square },
        Infeasible::DeadEnds {
            squares: [square, other],
        },
        Infeasible::Trap {
            square,
            from: other,
        },
        Infeasible::Searched { nodes: 1 },
        Infeasible::Searched { nodes: 12_345 },
    ];
    for language in Language::ALL {
        let texts = Texts::of(language);
        let mut said: Vec<_> = reasons
            .iter()
            .map(|why| texts.play().no(&reason(texts, why)))
            .collect();
        assert!(
            said.iter().all(|text| text.matches('*').count() % 2 == 0),
            "{said:?}"
        );
        said.sort();
        said.dedup();
        assert_eq!(said.len(), reasons.len(), "{language:?}");
    }
    let row = reason(&crate::ENGLISH, &reasons[0]);
    assert_eq!(row, "no square of row *3* is free");
}

#[test]
fn one_square_and_one_queen_take_the_singular() {
    let each = |of: &dyn Fn(&Texts) -> String| Language::ALL.map(Texts::of).map(of);
    let too_few = |left| {
        each(&|texts| {
            let why = Infeasible::TooFew {
                left,
                open: 1,
                reach: 0,
            };
            reason(texts, &why)
        })
    };
    assert_eq!(
        too_few(0)[..3],
        [
            "no queen is left, and one square is not covered",
            "il ne reste plus de reine, et 1 case à couvrir",
            "nu mai rămâne nicio regină, și un câmp nu e acoperit",
        ]
    );
    assert_eq!(
        too_few(1)[..3],
        [
            "one more queen cannot cover the one square that is left",
            "une reine de plus ne peut pas couvrir la case qui reste",
            "încă o regină nu poate acoperi câmpul rămas",
        ]
    );
    assert_eq!(
        too_few(3)[..3],
        [
            "3 more queens cannot cover the one square that is left",
            "3 reines de plus ne peuvent pas couvrir la case qui reste",
            "încă 3 regine nu pot acoperi câmpul rămas",
        ]
    );
    assert_eq!(
        each(&|texts| texts.play().too_many(2, 1, 1))[..3],
        [
            "*2 queens* placed, but one must be enough; one square is not covered",
            "*2 reines* sont posées, et une doit suffire\u{a0}; 1 case à couvrir",
            "Sunt puse *2 regine*, dar una ar trebui să fie suficientă; un câmp nu e acoperit",
        ]
    );
    assert_eq!(
        each(&|texts| texts.play().too_many(2, 1, 0))[..3],
        [
            "Every square is covered, but by *2 queens*: one is enough",
            "Toutes les cases sont couvertes, mais par *2 reines*\u{a0}: une suffit",
            "Toate câmpurile sunt acoperite, dar cu *2 regine*: ajunge una",
        ]
    );
    let romanian = Texts::of(Language::ROMANIAN).play();
    for (open, said) in [
        (1, "un câmp neacoperit"),
        (2, "2 câmpuri neacoperite"),
        (36, "36 de câmpuri neacoperite"),
    ] {
        assert_eq!(romanian.uncovered(open), said);
    }
    assert_eq!(
        romanian.open(36, Some(4)),
        "Încă *36 de câmpuri* neacoperite; mai rămân 4 regine"
    );
}

#[test]
fn a_screen_reader_is_told_what_was_placed_what_attacks_it_and_what_is_left() {
    let said = |page: &Page| {
        Language::ALL.map(|language| announced(&page.model, Texts::of(language)).unwrap())
    };
    let page = played("n=8&algorithm=recursive", "a1,c3");
    assert_eq!(
        said(&page)[..3],
        [
            "Queen on c3. Attacked by a1 (diagonal). 6 queens left",
            "Reine en c3. Menacée par a1 (diagonale). Encore 6 reines",
            "Regină pe c3. Atacată de a1 (pe diagonală). Încă 6 regine",
        ]
    );
    let page = played("n=8&algorithm=recursive", "a1,b3");
    assert_eq!(
        said(&page)[0],
        "Queen on b3. 6 left; 2 queens placed, and none attacks another"
    );
    let mut page = played("n=8&algorithm=recursive", "a1,b3,b3");
    assert_eq!(
        said(&page)[0],
        "Queen removed from b3. 7 left; one queen placed"
    );
    page.send(PlayMessage::Undo);
    assert!(said(&page)[0].starts_with("Undone. 6 left"));
    page.send(Message::RoleChosen(Role::Watch));
    assert_eq!(said(&page)[0], "You watch the search");
    page.send(Message::RoleChosen(Role::Play));
    assert!(said(&page)[0].starts_with("You place the pieces. 6 left"));
}

#[test]
fn a_solution_says_what_is_achieved() {
    let said = |fragment: &str| {
        let page = Page::open(fragment);
        let told = |texts| answer(&page.model, texts).expect("an answer");
        Language::ALL.map(|language| told(Texts::of(language)))
    };
    let covered = |squares: &str, k: &str| {
        said(&format!(
            "problem=domination&n=4{k}&mode=play&placed={squares}"
        ))
    };
    assert_eq!(
        covered("a1,c3", "")[..3],
        [
            "16 squares covered by *2 queens*, and fewer are not enough",
            "16 cases couvertes par *2 reines*, et moins de reines ne suffisent pas",
            "16 câmpuri acoperite de *2 regine*, și mai puține nu ajung",
        ]
    );
    assert_eq!(
        covered("a1,a2,a3", "&k=3")[0],
        "16 squares covered by *3 queens*",
        "two do"
    );
    assert_eq!(
        said("problem=domination&n=3&mode=play&placed=b2")[0],
        "9 squares covered by *1 queen*, and fewer are not enough"
    );
    for (end, told) in [
        (false, "An *open* tour in 35 moves: no move leads from *"),
        (true, "A *closed* tour in 36 moves: one move leads from *"),
    ] {
        let size = BoardSize::new(6).unwrap();
        let way = Rotations::new(size, Square::A1, end).unwrap().finish();
        // An open tour may end next to its start, and is then a closed tour.
        let is_closed = is_closed(&way);
        let way: Vec<_> = way.iter().map(Square::to_string).collect();
        let said = said(&format!(
            "problem=knight&n=6&mode=play&placed={}",
            way.join(",")
        ));
        assert_eq!(is_closed, end);
        let whole = format!("{told}{}* back to *a1*", way[35]);
        assert_eq!(said[0], whole);
        assert!(
            said.iter()
                .all(|it| it.contains(&way[35]) && it.contains("*a1*"))
        );
    }
}
