//! Domination, in Romanian.

use crate::text::about::topic::{Domination, Question, Topic};

pub(super) const DOMINATION: Domination = Domination {
    topic: Topic {
        title: "Blocarea tablei: dominarea",
        paragraphs: &[
            "Fișa 000 (§2.4) întreabă: *cum se blochează tabla cu cât mai puține regine?* Ea e blocată când fiecare câmp e ocupat sau atacat. Aici reginele se pot ataca, iar pe o linie pot sta mai multe sau niciuna. În cărți problema se numește *dominare*, iar numărul cel mai mic se notează γ(n).",
        ],
        questions: [
            Question {
                title: "Întrebare: dați o margine inferioară și una superioară",
                answer: &[
                    "*Cel puțin trei.* Pe tabla 8\u{a0}×\u{a0}8 goală, o regină acoperă cele mai multe câmpuri din mijloc: 28, cu al ei cu tot. Două regine acoperă cel mult 56 de câmpuri, iar tabla are 64. Pe scurt: 64\u{a0}÷\u{a0}28 trece de 2.",
                    "*Cel mult șapte.* Puneți fiecare regină pe un câmp liber, adică nici ocupat, nici atacat. Când nu mai e niciun câmp liber, tabla e blocată. Asta se întâmplă adesea înainte de a opta regină: {a doua tablă de mai sus|#stuck} e blocată de șapte.",
                    "De aceea fișa cere să se încerce cu trei până la șase regine. {Prima tablă de mai sus|#stuck} lămurește marginea de sus: ajung *cinci*.",
                ],
            },
            Question {
                title: "Întrebare: propuneți o strategie",
                answer: &[
                    "Cea din fișă: *puneți k regine și căutați un câmp liber. Dacă nu e niciunul, afișați soluția. Dacă e unul, mutați o regină și luați-o de la capăt.*",
                    "Fișa nu spune care regină se mută. Ca răspunsul să fie sigur, trebuie să-i vină rândul fiecărei mulțimi de k câmpuri. {Mută o regină|move-one} le ia într-o ordine în care fiecare diferă de cea dinainte printr-o singură regină.",
                    "Sunt 41.664 de mulțimi de trei câmpuri și 635.376 de patru, iar niciuna nu blochează tabla. Patru regine nu ajung deci; dar a trebuit să fie privite toate. {Pe 5\u{a0}×\u{a0}5|move-one-5} se termină repede: trei regine.",
                ],
            },
            Question {
                title: "Mai departe: patru regine se exclud și fără a încerca toate mulțimile",
                answer: &[
                    "Porniți mai bine de la câmpuri. Luați câmpul neacoperit pe care îl pot acoperi cele mai puține regine. În orice soluție stă una dintre ele: încercați-le pe rând. Renunțați de îndată ce reginele rămase nu mai pot acoperi câmpurile rămase, oricât de bine ar sta.",
                    "{Căutarea după acoperire, cu k\u{a0}=\u{a0}4|coverage-4}, nu găsește nimic: *patru regine* nu blochează niciodată tabla.",
                ],
            },
            Question {
                title: "Mai departe: toate mulțimile de cinci",
                answer: &[
                    "{Aceeași căutare, pentru toate mulțimile|coverage}, găsește *4.860* de mulțimi de cinci regine, *638* până la o simetrie. Așadar γ(8)\u{a0}=\u{a0}5.",
                ],
            },
            Question {
                title: "Mai departe: reguli mai stricte",
                answer: &[
                    "*Dominare independentă*: nicio regină nu atacă alta. {Cinci regine|independent} ajung și acum, în 728 de feluri. Cele de pe prima tablă de mai sus sunt unul dintre ele.",
                    "*Dominare totală*: și câmpurile ocupate trebuie atacate, fiecare de altă regină. {Tot cinci|total}, în 352 de feluri.",
                    "Tabelul dă numărul cel mai mic γ, mulțimile cu atâtea regine, toate și apoi până la o simetrie, precum și numerele cele mai mici i, pentru regine independente, și γₜ, pentru dominarea totală. Pe 1\u{a0}×\u{a0}1 nu există dominare totală: o regină singură nu e atacată de nicio alta.",
                ],
            },
        ],
    },
    heads: ["n", "γ", "Mulțimi", "Clase", "i", "γₜ"],
};
