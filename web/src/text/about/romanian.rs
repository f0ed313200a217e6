//! The page about the problem, in Romanian.

mod accessibility;
mod domination;
mod knight;

use super::{AboutTexts, Part, Slip, Term};

pub(super) const TEXTS: AboutTexts = AboutTexts {
    title: "Despre problemă",
    lead: "Ce cer problemele, de unde vin și ce se știe despre ele; cele cinci fișe de exerciții de la care a pornit această pagină, întrebare cu întrebare, cu greșelile lor cu tot.",
    contents: "Pe această pagină",
    back: "Înapoi la tablă",
    rules: Part {
        title: "Regula",
        paragraphs: &[
            "Se așază *n regine* pe o tablă de șah de *n\u{a0}×\u{a0}n* câmpuri, astfel încât niciuna să nu atace alta. O regină atacă toate câmpurile de pe linia ei, de pe coloana ei și de pe cele două diagonale ale ei, până la margine.",
            "Pe o linie nu pot sta, așadar, două regine, iar liniile sunt tot atâtea câte reginele: pe fiecare linie stă *exact una*, la fel și pe fiecare coloană. De aceea o tablă se scrie ca o listă de n numere: linia reginei din fiecare coloană.",
            "Câmpurile se numesc ca la șah: coloanele a, b, c, … de la stânga, liniile 1, 2, 3, … de jos, deci a1 e în colțul din stânga jos. Programele fișelor numără de la 0 sau de la 1; când pagina scrie o tablă pentru unul dintre ele, face ca fișa lui.",
        ],
    },
    blocked: Part {
        title: "Două table blocate",
        paragraphs: &[
            "Fișa 000 (§1) începe cu două încercări pe tabla 8\u{a0}×\u{a0}8. Reginele au fost puse linie cu linie, de sus, fiecare pe un câmp sigur; apoi vine o linie pe care nu mai e niciunul. Căutarea trebuie atunci să se *întoarcă*: ia înapoi o regină și încearcă pentru ea câmpul următor.",
            "Pe cele două table, de altfel, nu a mai rămas niciun câmp sigur nicăieri, nu doar pe linia blocată. Cinci regine ajung deci ca să blocheze toată tabla.",
        ],
    },
    captions: [
        "Cinci regine, pe a8, c7, e6, b5 și d4. Toate câmpurile de pe a șasea linie de sus sunt atacate.",
        "Șapte regine, pe a8, c7, e6, h5, b4, d3 și f2. Toate câmpurile de pe a opta linie de sus sunt atacate.",
    ],
    history: Part {
        title: "Puțină istorie",
        paragraphs: &[
            "*Max Bessel* a pus problema în *1848*, într-o revistă de șah, pentru opt regine. A stârnit un entuziasm ieșit din comun.",
            "La *21 septembrie 1850*, doctorul *Nauck* a dat toate cele *92 de soluții* pentru tabla obișnuită. *Gauss* se ocupase și el de problemă și, după cum spun fișele, a găsit numai *72*.",
            "În *1874*, E. *Pauls* a arătat cum se scrie câte o soluție pentru orice n de la 4 în sus, fără nicio căutare. Câte soluții sunt e altă poveste: nu se cunoaște nicio formulă, ele se numără una câte una.",
        ],
    },
    counts: Part {
        title: "Câte soluții sunt",
        paragraphs: &[
            "Două soluții care se obțin una din alta printr-o rotație sau printr-o oglindire sunt adesea socotite una singură. Ce rămâne sunt *soluțiile fundamentale*: 12 din cele 92 de pe tabla obișnuită.",
        ],
    },
    heads: ["n", "Soluții", "Fundamentale"],
    not_720: "fișa 000 scrie 720",
    domination: domination::DOMINATION,
    accessibility: accessibility::ACCESSIBILITY,
    conflicts: Part {
        title: "Altă cale: a repara în loc de a căuta",
        paragraphs: &[
            "R. *Sosič* și J. *Gu* au întors problema în *1990*: se pun de la început toate cele n regine, câte una pe coloană și câte una pe linie, trase la sorți, apoi se înlătură ce nu e bine. Așa fac {conflictele minime|conflicts}: cât timp vreo regină e atacată, una dintre cele atacate se mută, pe coloana ei, pe un câmp unde o atacă cele mai puține. Unde Sosič și Gu schimbă între ele liniile a două regine, aici se mută una singură, ca la *Minton* și alții în *1992*.",
            "Ce dă: *o* soluție, foarte repede, pe table pe care o căutare care își ia reginele înapoi nu s-ar termina; aici până la n\u{a0}=\u{a0}2.000. Aceeași sămânță o dă mereu pe aceeași.",
            "Ce nu dă: nu știe niciodată dacă a văzut tot. De aceea *nu numără nimic și nu dovedește nimic*; unde nu există soluție, sau din ghinion, trage iar și iar la sorți și renunță după un milion de mutări.",
        ],
    },
    knight: knight::KNIGHT,
    slips: Part {
        title: "Greșelile fișelor",
        paragraphs: &["Fiecare fișă a fost refăcută și rulată. Iată greșelile ei și ce e corect."],
    },
    says: "Scrie",
    right: "Corect",
    slip_list: [
        Slip {
            place: "000, §1",
            says: "După Kraitchik sunt 720 de soluții pentru n\u{a0}=\u{a0}10.",
            right: "Sunt *724*.",
        },
        Slip {
            place: "000, §1",
            says: "Gauss a găsit numai 72 din cele 92 de soluții.",
            right: "Numărul *72* e al fișelor; pagina îl redă ca atare, fără să-l garanteze.",
        },
        Slip {
            place: "000, §2.4, §2.5",
            says: "Pe tabla goală o regină blochează 28 de câmpuri, iar un colț are valoarea 22.",
            right: "E corect cu tot cu câmpul reginei. Programul fișei numără numai câmpurile atacate: *27* și *21*.",
        },
        Slip {
            place: "000, §2.4",
            says: "E chiar probabil că șase regine ajung ca să blocheze tabla 8\u{a0}×\u{a0}8.",
            right: "Ajung *cinci*, iar patru nu: γ(8) = 5.",
        },
        Slip {
            place: "001",
            says: "Procedura care marchează tabla scrie câmpul reginei în tt[xx, yy].",
            right: "Coordonatele sunt schimbate între ele: ar trebui tt[yy, xx]. Nu strică nimic, fiindcă acel câmp e oricum marcat de o diagonală sau se află pe o linie deja trecută: ies tot 92 de soluții.",
        },
        Slip {
            place: "001",
            says: "Al treilea program, jouer2, apelează jouer pentru linia următoare, iar pe occupe2 cu doi parametri, deși ea cere trei.",
            right: "Trebuie să se apeleze pe sine, *jouer2*, și să dea mai departe tabla: occupe2(x, ligne, t).",
        },
        Slip {
            place: "003",
            says: "Programul tipărește D acolo unde st[j] = i.",
            right: "st(i) e coloana reginei de pe linia i, deci tabla iese cu liniile și coloanele schimbate între ele. O soluție transpusă e tot o soluție: se tipăresc toate cele 92, fiecare în locul alteia.",
        },
        Slip {
            place: "003",
            says: "Până astăzi problema nu are o soluție analitică, ci numai prin încercări.",
            right: "*Pauls* a dat una pentru orice n de la 4 în sus, în *1874*. Numărul soluțiilor e cel pentru care nu există formulă.",
        },
        Slip {
            place: "003",
            says: "Două dame sunt pe aceeași diagonală dacă st(k) − st(i) = |k − i|.",
            right: "Și în stânga trebuie modul: *|st(k) − st(i)| = |k − i|*, ca în programul fișei.",
        },
        Slip {
            place: "003",
            says: "Programul cere din nou n cât timp e cel mult 3.",
            right: "Și aceste table au răspunsul lor: *o* soluție pentru n\u{a0}=\u{a0}1, *niciuna* pentru n\u{a0}=\u{a0}2 și n\u{a0}=\u{a0}3.",
        },
        Slip {
            place: "004, I (și 003)",
            says: "Problema i se datorează lui Gauss.",
            right: "A pus-o *Max Bessel*, în 1848.",
        },
    ],
    sources: Part {
        title: "Surse",
        paragraphs: &[
            "Fiecare algoritm al paginii numește fișa și secțiunea din care vine. Fișele sunt citate așa cum se numesc ele însele; trei dintre ele nu numesc niciun autor.",
        ],
    },
    sheets: "Cele cinci fișe",
    literature: "Dincolo de fișe",
    sheet: "Fișa",
    sheet_notes: [
        "§1: problema și istoria ei. §2.2–§2.6: recursie, pornire dintr-o poziție, simetrie, blocare, euristica accesibilității, forță brută.",
        "Patru programe în Pascal: bucle imbricate, o copie a tablei, parcurgeri în sus, un șir de cifre.",
        "Lista care crește la capăt și e verificată întreagă, cu arborele pentru n\u{a0}=\u{a0}4.",
        "Permutările și stiva explicită a unei căutări iterative.",
        "I: linie cu linie și câte o soluție din fiecare clasă. II: drumul calului.",
    ],
    work_notes: [
        "Pentru cal: întâi câmpul cu cele mai puține câmpuri permise.",
        "O soluție pentru orice n de la 4 în sus.",
        "Verificarea anticipată (forward checking).",
        "Toate reginele deodată, apoi câte o reparație.",
        "Mutarea acolo unde atacă cele mai puține.",
        "Căutarea cu măști de biți.",
        "Numărul soluțiilor.",
        "Numărul soluțiilor fundamentale.",
        "Cele mai puține regine care blochează o tablă n\u{a0}×\u{a0}n.",
    ],
    glossary: Part {
        title: "Cuvintele paginii",
        paragraphs: &["Unele au două nume în cărți; al doilea e între paranteze."],
    },
    setup: [
        Term {
            word: "Arbore de căutare",
            meaning: "Toate tablele la care ajunge căutarea, fiecare legată de cea cu o regină mai puțin.",
        },
        Term {
            word: "Atac",
            meaning: "Două regine se atacă dacă sunt pe aceeași linie, coloană sau diagonală. Ce stă între ele nu contează aici.",
        },
        Term {
            word: "Câmp (pătrat, căsuță)",
            meaning: "Un loc de pe tablă, numit după coloana și linia lui.",
        },
        Term {
            word: "Coloană",
            meaning: "Câmpurile cu aceeași literă, de jos în sus.",
        },
        Term {
            word: "Combinație (candidat)",
            meaning: "O tablă întreagă, cu toate reginele ei, pe care o privește o căutare prin forță brută, bună sau nu.",
        },
        Term {
            word: "Eveniment",
            meaning: "Ce se întâmplă de la un pas la următorul: o regină pusă, un câmp respins, o regină luată înapoi, o fundătură, o soluție, sfârșitul.",
        },
        Term {
            word: "Fundătură",
            meaning: "O adâncime a căutării la care au fost încercate toate câmpurile și niciunul nu a dus mai departe. Adâncimea e numărul de regine de pe tablă, cu tot cu cele fixate; contorul „Adâncime” arată cel mai mare număr atins.",
        },
        Term {
            word: "Întoarcere (backtracking)",
            meaning: "A căuta punând o regină după alta și luând-o înapoi pe ultima când nu se mai poate înainta.",
        },
        Term {
            word: "Linie (rând)",
            meaning: "Câmpurile cu același număr, de la stânga la dreapta.",
        },
        Term {
            word: "Nod",
            meaning: "O tablă la care a ajuns căutarea: un punct al arborelui de căutare.",
        },
        Term {
            word: "Orbită",
            meaning: "Toate soluțiile în care se preface o soluție prin simetrii: opt, sau mai puține dacă e ea însăși simetrică.",
        },
        Term {
            word: "Pas",
            meaning: "Tabla după atâtea evenimente; pasul 0 e tabla dată.",
        },
        Term {
            word: "Regină fixată (regină dată)",
            meaning: "O regină pe care o puneți înainte de căutare și pe care ea nu o mută niciodată.",
        },
        Term {
            word: "Sămânță",
            meaning: "Numărul din care un algoritm care trage la sorți își ia întâmplarea. Aceeași sămânță dă mereu aceleași evenimente.",
        },
        Term {
            word: "Simetrie",
            meaning: "Unul dintre cele opt feluri de a roti sau de a oglindi tabla pe ea însăși.",
        },
        Term {
            word: "Soluție fundamentală",
            meaning: "Câte o soluție aleasă din fiecare orbită.",
        },
        Term {
            word: "Test",
            meaning: "O întrebare: se potrivește acest câmp sau această combinație întreagă?",
        },
    ],
};
