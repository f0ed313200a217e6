//! The texts of hints, in each language.

use queens_page::language::Language;
use queens_page::play::PlayMessage;
use queens_page::testing::Page;

use super::*;

/// A page with these squares placed in order and `steps` steps of a hint shown.
fn advised(fragment: &str, squares: &str, steps: u8) -> Page {
    let mut page = Page::open(&format!("{fragment}&mode=play"));
    for square in squares.split(',').filter(|it| !it.is_empty()) {
        page.send(PlayMessage::SquareToggled(square.parse().unwrap()));
    }
    for _ in 0..steps {
        page.send(PlayMessage::HintWanted);
        work(&mut page);
    }
    page
}

fn work(page: &mut Page) {
    for _ in 0..500 {
        if !page.model.play.advice.is_awaited() {
            return;
        }
        page.work(20);
    }
    panic!("no answer");
}

fn said(page: &Page) -> Vec<String> {
    let texts = Language::ALL.map(Texts::of).into_iter();
    let said = texts.map(|texts| told(&page.model, texts).map(|(_, text)| text.plain()));
    said.map(|it| it.expect("a hint")).collect()
}

#[test]
fn hints_say_where_to_look_what_cannot_be_a_right_move_or_which_queen_is_a_mistake() {
    let positions = [
        // A square is refuted directly or by moves that it forces. The hint mentions a square outside the hinted line.
        ("n=6", "b1", 1),
        ("n=6", "b1", 2),
        ("n=6", "b1", 3),
        ("n=8", "a1,b5", 1),
        ("n=8", "a1,b5", 2),
        // The move is forced.
        ("n=6", "b1,d2,e6", 1),
        ("n=6", "b1,d2,e6", 2),
        ("n=6", "b1,d2,e6", 3),
        // Nothing is refuted by forced moves.
        ("n=8", "", 2),
        ("n=10&fixed=a4,b9,c1", "", 2),
        // The first mistake is by order of placing, not by file.
        ("n=6", "d5,a1", 1),
        ("n=6", "b1,a1", 3),
        ("n=6&fixed=a1", "", 1),
        ("n=3", "", 1),
    ];
    let told: Vec<_> = positions
        .into_iter()
        .map(|(fragment, squares, steps)| said(&advised(fragment, squares, steps)))
        .collect();
    let expected = [
        [
            "Look at row 2: 3 squares are free",
            "Regardez la ligne 2\u{a0}: 3 cases y sont libres",
            "Priviți linia 2: are 3 câmpuri libere",
        ],
        [
            "Elsewhere, e3 is impossible: row 2 would have no free square",
            "Ailleurs, e3 est impossible\u{a0}: la ligne 2 n’aurait plus de case libre",
            "În altă parte, e3 e imposibil: linia 2 n-ar mai avea niciun câmp liber",
        ],
        [
            "d2 is right: a solution has a queen there",
            "d2 convient\u{a0}: une solution y a une reine",
            "d2 e bun: o soluție are acolo o regină",
        ],
        [
            "Look at column c: 3 squares are free",
            "Regardez la colonne c\u{a0}: 3 cases y sont libres",
            "Priviți coloana c: are 3 câmpuri libere",
        ],
        [
            "Elsewhere, h2 is impossible: it forces c8, and column d has no free square left",
            "Ailleurs, h2 est impossible\u{a0}: une reine y impose c8, et la colonne d n’a plus de case libre",
            "În altă parte, h2 e imposibil: o regină acolo impune c8, iar coloana d nu mai are niciun câmp liber",
        ],
        [
            "Look at column c: one square is free",
            "Regardez la colonne c\u{a0}: une seule case y est libre",
            "Priviți coloana c: are un singur câmp liber",
        ],
        [
            "No other square of column c is free",
            "Sur la colonne c, aucune autre case n’est libre",
            "Pe coloana c, niciun alt câmp nu e liber",
        ],
        [
            "c5 is the only free square of column c",
            "c5 est la seule case libre sur la colonne c",
            "c5 e singurul câmp liber de pe coloana c",
        ],
        [
            "Each free square of column a can still be right",
            "Sur la colonne a, chaque case libre peut encore convenir",
            "Pe coloana a, fiecare câmp liber mai poate fi bun",
        ],
        [
            "e2 is impossible: all ways from there were tried, 13 positions in all",
            "e2 est impossible\u{a0}: tout a été essayé à partir de là, 13 positions au total",
            "e2 e imposibil: de acolo s-a încercat totul, 13 poziții în total",
        ],
        [
            "Since a1, no solution is left: take it back",
            "Depuis la reine en a1, il n’y a plus de solution\u{a0}: retirez-la",
            "Cu regina pe a1 nu mai există soluție: scoateți-o de pe tablă",
        ],
        [
            "a1 attacks b1 along a row: take it back",
            "La reine en a1 menace b1 sur une ligne\u{a0}: retirez-la",
            "Regina de pe a1 atacă b1 pe linie: scoateți-o de pe tablă",
        ],
        [
            "The given queens have no solution",
            "Les reines données n’ont pas de solution",
            "Reginele date nu au soluție",
        ],
        [
            "This board has no solution",
            "Cet échiquier n’a pas de solution",
            "Această tablă nu are soluție",
        ],
    ];
    assert_eq!(told, expected);
}

#[test]
fn hints_for_domination_and_the_knight_are_sentences_in_each_language() {
    let cover = ("problem=domination&n=8", "d4,b6");
    let tour = ("problem=knight&n=5", "a1,b3,a5,c4,e5,d3,e1,c2,a3,b5,d4");
    let told = |(fragment, squares): (&str, &str)| {
        let steps = [1, 2, 3];
        steps.map(|steps| said(&advised(fragment, squares, steps)))
    };
    assert_eq!(
        told(cover),
        [
            [
                "Look at c1: only queens on 22 squares can cover it and leave the other queens a chance",
                "Regardez c1\u{a0}: 22 cases seulement permettent à une reine de la couvrir sans empêcher les autres de couvrir le reste",
                "Priviți c1: numai regine de pe 22 de câmpuri îl pot acoperi fără să le împiedice pe celelalte să acopere restul",
            ],
            [
                "a1 is impossible: no queen that covers c2 leaves the others a chance",
                "a1 est impossible\u{a0}: quelle que soit la reine qui couvre c2, les autres ne suffisent plus",
                "a1 e imposibil: oricare regină ar acoperi c2, celelalte n-ar mai fi suficiente",
            ],
            [
                "d2 is right: with a queen there, it can be finished",
                "d2 convient\u{a0}: avec une reine là, on peut finir",
                "d2 e bun: cu o regină acolo se poate termina",
            ],
        ]
    );
    assert_eq!(
        told(tour),
        [
            [
                "Look at e2: the knight has no other move",
                "Regardez e2\u{a0}: le cavalier n’a pas d’autre coup",
                "Priviți e2: calul nu are altă mutare",
            ],
            [
                "No other move is left",
                "Il ne reste pas d’autre coup",
                "Nu mai rămâne altă mutare",
            ],
            [
                "e2 is right: a tour continues there",
                "e2 convient\u{a0}: un parcours passe par là",
                "e2 e bun: un parcurs continuă pe acolo",
            ],
        ]
    );
}

/// Nothing is refuted, so nothing looks like a conflict.
#[test]
fn a_step_that_rules_out_nothing_is_no_conflict() {
    let tone = |squares, steps| {
        let page = advised("problem=knight&n=5", squares, steps);
        told(&page.model, Texts::of(Language::ENGLISH)).map(|(tone, _)| tone)
    };
    assert_eq!(tone("a1,b3,a5,c4,e5,d3", 2), Some(Tone::Information));
}
