//! The knight's tour, in Romanian.

use crate::text::about::topic::{Knight, Played, Question, Topic};
use crate::text::number::romanian_count;

pub(super) const KNIGHT: Knight = Knight {
    topic: Topic {
        title: "Drumul calului",
        paragraphs: &[
            "În fișa 004 (II) un cal trebuie să treacă pe toate câmpurile tablei 8\u{a0}×\u{a0}8, *o singură dată pe fiecare*. Câmpurile la care poate ajunge dintr-o mutare sunt cele *permise*.",
            "Fiecare câmp are un indice: de 8 ori linia plus coloana, ambele numărate de la 0. Astfel a1 are indicele 0, b1 indicele 1, a2 indicele 8, b3 indicele 17 și h8 indicele 63.",
        ],
        questions: [
            Question {
                title: "Întrebarea 1: un început de drum",
                answer: &[
                    "Calul a trecut prin a1, b3, c1, a2, c3, b5, a3, c4 și d2.",
                    "*a)* Merge pe b1. *Nu poate reuși*: de pe b1 ar putea merge numai pe a3, c3 sau d2, iar toate trei sunt deja vizitate. E blocat după 10 câmpuri.",
                    "*b)* Merge în altă parte. *Nici așa nu poate reuși*: pe b1 se intră numai de pe a3, c3 sau d2. Primele două le-a părăsit, pe al treilea îl părăsește acum, deci b1 nu mai poate fi atins.",
                    "După d2 totul e așadar pierdut. Un program bun își dă seama chiar atunci: despre asta e întrebarea 7.",
                ],
            },
            Question {
                title: "Întrebările 2 și 3: indice și coord",
                answer: &[
                    "`Indice([2, 1])` e 17, `Coord(17)` e `[2, 1]`. Întrebările scriu indice și coord, dar `CasA` apelează `Indice` și `Coord`, iar pentru Python acestea sunt alte nume.",
                ],
            },
            Question {
                title: "Întrebarea 4: CasA",
                answer: &[
                    "*a)* `CasA(0)` întoarce `[17, 10]`: de pe a1 pe b3 și c2. `CasA(39)` întoarce `[45, 54, 22, 29]`: de pe h5 pe f6, g7, g3 și f4.",
                    "*b)* Întoarce indicii tuturor câmpurilor la care un cal de pe câmpul n poate ajunge dintr-o mutare, în ordinea din `Deplacements`.",
                ],
            },
            Question {
                title: "Întrebarea 5: Init",
                answer: &[
                    "`ListeCA` devine o listă de 64 de liste. E nevoie de `global`, fiindcă ambelor variabile li se atribuie o valoare.",
                ],
            },
            Question {
                title: "Întrebarea 6: ce valoare?",
                answer: &[
                    "*Altă valoare.* `ListeCA[0]` e `[17, 10]`: câmpurile din `[10, 17]`, dar în altă ordine, iar o listă are o ordine. Pentru alt n e altă listă. Niciuna din cele 64 nu e vreuna din cele cinci propuse.",
                ],
            },
            Question {
                title: "Întrebarea 7: căutarea",
                answer: &[
                    "De acum `ListeCA[k]` conține numai vecinii lui k care nu sunt încă ocupați. Dacă devine vidă când se ocupă n, la k se mai poate ajunge numai de pe n: situația e *critică*. După d2, la întrebarea 1, e vidă lista lui b1, `ListeCA[1]`.",
                    "*a)* `OccupePosition` îl scoate pe n din listele câmpurilor lui permise și spune dacă vreuna a devenit vidă.",
                    "*b)* `LiberePosition` îl pune la loc pe n, dar *la sfârșitul* fiecărei liste, nu acolo unde era. Dacă la început se ocupă și apoi se eliberează b5 (33), `ListeCA[16]` trece de la `[33, 26, 10, 1]` la `[26, 10, 1, 33]`. Ordinea încercărilor depinde deci de ce s-a încercat înainte.",
                    "*c)* `TestePosition` parcurge o copie a lui `ListeCA[n]`; `L = ListeCA[n]` i-ar da doar aceleiași liste un al doilea nume. De fapt, lista aceasta nu se schimbă cât timp n e ocupat, fiindcă n lipsește din listele vecinilor lui liberi. Cu 63 de câmpuri ocupate, critic înseamnă gata: singurul câmp rămas e vecin cu n. El se adaugă la sfârșit.",
                    "În ordinea listelor, {drumul din a1|natural-a1} cere 522.490 de apeluri ale lui `TestePosition`, {cel din e3|natural-e3} (indicele 20) 132.202. Numai 12 din cele 64 de starturi reușesc în cel mult două milioane de apeluri, unde pagina renunță.",
                ],
            },
            Question {
                title: "Întrebarea 8: după valuație",
                answer: &[
                    "*a)* Valuația lui n e lungimea listei `ListeCA[n]`. *b)* `Fusion` compară primele elemente din A și B și îl ia pe cel cu valuația mai mică, la egalitate pe cel din A. *c)* `TriFusion` taie lista în două, sortează jumătățile și le interclasează. Datorită lui `<=`, sortarea e *stabilă*: elementele egale își păstrează ordinea, iar rezultatele de mai jos depind de asta.",
                    "*d)* În `TestePosition` se schimbă numai linia cu `L`. În acel moment n e ocupat și nu se mai numără.",
                    "Din 63 din cele 64 de starturi, de pildă {din a1|fewest-a1}, ajung 63 de apeluri: nimic nu se ia înapoi. Numai {din f5|fewest-f5} (indicele 37) e nevoie de 80, dintre care 17 se iau înapoi. Din {e1|fewest-e1}, {g2|fewest-g2}, {d3|fewest-d3} și {g4|fewest-g4} (4, 14, 19 și 30) drumul e *închis*: încă o mutare duce înapoi la start.",
                    "Aceasta e *regula lui Warnsdorff*, din 1823. {Departajarea lui Roth|roth-f5} ia, la valuații egale, câmpul cel mai depărtat de centru.",
                ],
            },
            Question {
                title: "Mai departe: table cu un număr impar de câmpuri",
                answer: &[
                    "La fiecare mutare calul schimbă culoarea câmpului. Pe 5\u{a0}×\u{a0}5, 13 câmpuri au culoarea lui a1 și 12 pe cealaltă, așa că un drum trebuie să înceapă și să se termine pe culoarea lui a1. Prin urmare niciunul nu e închis, iar {din b1|natural-5} nu există niciunul: căutarea o constată după 93.349 de apeluri. {Din a1|fewest-5} există 304, iar din fiecare din cele 13 măcar unul.",
                ],
            },
        ],
    },
    played: Played {
        group: "Începutul, vizită cu vizită",
        back: "O vizită înapoi",
        forward: "O vizită înainte",
        visit: |number, square| format!("Vizita {number}: calul stă pe {square}."),
        there: |square| format!("a) pe {square}"),
        elsewhere: "b) altundeva",
        blocked: |square, left| {
            let left = romanian_count(left as u64, &left.to_string(), "un câmp", "câmpuri");
            format!("Pe {square} calul e blocat și mai are de vizitat {left}.")
        },
        unreachable: |square| {
            format!("Oriunde altundeva ar merge, niciun câmp liber nu mai duce la {square}.")
        },
    },
};
