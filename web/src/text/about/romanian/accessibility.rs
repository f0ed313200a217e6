//! The accessibility heuristic, in Romanian.

use crate::text::about::topic::{Accessibility, Question, Topic};

pub(super) const ACCESSIBILITY: Accessibility = Accessibility {
    topic: Topic {
        title: "Euristica accesibilității",
        paragraphs: &[
            "Înapoi la cele n regine care nu se atacă. O *euristică* e o regulă care duce adesea la o soluție, dar nu garantează niciuna. Fișa 000 (§2.5) împrumută una de la drumul calului. Nu există întoarcere: o regină pusă rămâne pe loc.",
        ],
        questions: [
            Question {
                title: "Întrebare: formulați o euristică. De ce e interesantă?",
                answer: &[
                    "Scrieți pe fiecare câmp câte câmpuri ar elimina o regină pusă acolo. Apoi puneți fiecare regină pe câmpul liber cu *valoarea cea mai mică*.",
                    "Cu cât rămân mai multe câmpuri libere, cu atât reginele următoare au mai multe șanse. Și e rapid: o alegere pentru fiecare regină, fără întoarcere. Dar se poate opri prea devreme, fără câmpuri libere și cu mai puțin de n regine.",
                ],
            },
            Question {
                title: "Întrebare: pașii și + pe poziții",
                answer: &[
                    "O regină merge în opt direcții. `delta` conține câte un pas în fiecare: (−1,\u{a0}0), (−1,\u{a0}−1), (0,\u{a0}−1), (1,\u{a0}−1), (1,\u{a0}0), (1,\u{a0}1), (0,\u{a0}1), (−1,\u{a0}1). `pos + delta[nv]` adună coloana cu coloana și linia cu linia. Adunând mereu, se merge pe direcția aceea până la margine.",
                ],
            },
            Question {
                title: "Întrebare: calculerHB, tabelul hb",
                answer: &[
                    "Din fiecare câmp se merge în cele opt direcții și se numără câmpurile. La margine ies 3·(n\u{a0}−\u{a0}1), iar la fiecare inel spre interior cu 2 mai mult: 12, 14, 16 pentru n\u{a0}=\u{a0}5, ca în fișă, și 21, 23, 25, 27 pentru n\u{a0}=\u{a0}8. Pentru 22 din textul fișei vedeți {greșelile|#slips}.",
                ],
            },
            Question {
                title: "Întrebare: placerNaif citește toată tabla",
                answer: &[
                    "După fiecare regină programul îi marchează liniile. Apoi citește tabla linie cu linie și reține primul câmp nemarcat cu valoarea cea mai mică.",
                    "{Din (1,\u{a0}1) pe 5\u{a0}×\u{a0}5|scan-5}, adică din b2, toate cele cinci regine își găsesc locul: (1,\u{a0}1), (3,\u{a0}0), (4,\u{a0}2), (0,\u{a0}4), (2,\u{a0}3), ca în fișă. Întâi coloana, apoi linia, ambele de la 0.",
                ],
            },
            Question {
                title: "Întrebare: placerOptm ține o listă",
                answer: &[
                    "Lista conține câmpurile încă disponibile; tot ce e marcat iese din ea și nu mai e citit. Ordinea rămâne aceeași, {la fel și așezările|list-5}.",
                    "Se câștigă la citiri: din a1 pe 8\u{a0}×\u{a0}8, {cu lista|list-8} se citesc 150 de câmpuri, {cu toată tabla|scan-8} 384. Amândouă se opresc la șase regine.",
                ],
            },
            Question {
                title: "Întrebare: test_heuristiq încearcă fiecare start",
                answer: &[
                    "Pe 4\u{a0}×\u{a0}4 patru starturi duc la n regine, pe 5\u{a0}×\u{a0}5 trei, pe 9\u{a0}×\u{a0}9 numai {f5|list-9}. Pentru niciun alt n de la 4 la 60 nu există vreunul.",
                    "Textul fișei se poate citi și altfel: câmpurile eliminate *din ce a rămas din tablă*. Atunci valorile trebuie rescrise după fiecare regină și numai câmpurile libere contează. {Aceste valori actuale|dynamic} reușesc mult mai des. Tabelul dă numărul starturilor care reușesc.",
                ],
            },
        ],
    },
    values: "Tabelul hb pentru n\u{a0}=\u{a0}8",
    heads: ["n", "Starturi", "Tabelul hb", "Valori actuale"],
};
