//! Exact counts that workers share.

use queens_core::counting::published::Discrepancy;
use queens_page::engine::Failure;
use queens_page::pool::{CountOf, Disputed, WhyRejected};

use super::ledger;
use super::number;
use crate::count::CountTexts;

pub(crate) const TEXTS: CountTexts = CountTexts {
    note: "Acest algoritm doar numără: nu există pași de urmărit. Toate procesele își împart numărarea.",
    sets_note: "Pe o tablă atât de mare, căutarea nu arată pași. Toate procesele își împart numărarea mulțimilor.",
    workers: "Procese",
    each_core: |cores| format!("{cores} (câte unul pe nucleu)"),
    fundamental: "Fundamentale",
    engine: "Motor",
    engine_name: |version| format!("Întâlnire la mijloc, versiunea {version}"),
    frames_name: |version| format!("Pe cadre, versiunea {version}"),
    nodes: "Noduri",
    nothing_finished: "Niciun lot nu a fost terminat, așa că încă nu se știe nimic.",
    shards: |finished, of| format!("Loturi terminate: {finished} din {of}"),
    cell: |shards| {
        let shards = number::count(shards.into(), "un lot", "loturi");
        format!("Fiecare pătrățel reprezintă {shards}")
    },
    percent: |percent| format!("{percent}%"),
    since_resumed: "De la reluare",
    left: |likely, low, high| format!("aproximativ {likely} (între {low} și {high})"),
    opening: "Se caută ce este deja numărat…",
    timing: "Se măsoară viteza acestui calculator…",
    asking: |time, workers, memory| {
        let workers = number::count(workers.into(), "un singur proces", "procese");
        let memory = memory.map(|memory| format!(" și ocupă cam {memory} GB de memorie"));
        let memory = memory.unwrap_or_default();
        format!("Cu {workers} durează {time}{memory}. Numărați acum?")
    },
    agree: "Numără acum",
    decline: "Nu număra",
    awaits: "*Se așteaptă răspunsul* la întrebarea de sub tablă",
    reviewing: "Câteva mulțimi de linii se numără din nou, prin căutare în adâncime…",
    agrees: |sequences| format!("Coincide cu valoarea publicată ({sequences})."),
    unpublished: "Nu există o valoare publicată cu care să fie comparată această numărare.",
    audited: |sets, solutions| {
        let agree = match sets {
            1 => "O mulțime de linii aleasă la sorți și numărată din nou prin căutare în adâncime, cu același rezultat".to_owned(),
            sets => format!("Mulțimi de linii alese la sorți și numărate din nou prin căutare în adâncime, cu același rezultat: {sets}"),
        };
        format!("{agree} (soluții reprezentate: {solutions}).")
    },
    not_audited: "Numărat prin căutare în adâncime.",
    unreviewed: "Niciun lot nu a fost căutat din nou aici: „queens ledger verify --recount 3” reface jurnalele câtorva loturi și le verifică.",
    frames: "Mai multe procese își împart această numărare: cadrele ei se află în loturile de sub tablă. Căutarea unei singure mulțimi arată cadrele pe o hartă.",
    kept: |finished, of| {
        format!("În acest browser sunt păstrate loturi ale acestei numărări: {finished} din {of}.")
    },
    resume: "Continuă",
    again: "Încearcă din nou",
    forget: "Uită ce este păstrat",
    forget_surely: "Uită definitiv?",
    save: "Salvează registrul",
    save_jobs: "Salvează fișierul de sarcini",
    job_file: "Fișierul de sarcini conține loturile care lipsesc, sub formă de comenzi pentru alte calculatoare: rulați-l acolo, apoi deschideți aici registrele pe care le produce.",
    open: "Deschide registre…",
    opened: |files, shards, of| {
        format!("Registre deschise: {files}. Loturi în ele: {shards} din {of}.")
    },
    saved: "Loturile terminate se păstrează în acest browser: după o reîncărcare, numărarea poate continua.",
    full: "Spațiul de stocare al browserului este plin: numărarea continuă, dar nu se păstrează.",
    broken: |details| {
        format!(
            "Browserul nu păstrează nimic aici: numărarea continuă, dar se pierde odată cu pagina ({details})."
        )
    },
    elsewhere: "Această numărare este deschisă în altă filă a acestui browser. Continuați acolo sau închideți-o și încercați din nou.",
    refused: |error| {
        format!(
            "O înregistrare păstrată nu a fost folosită: {}",
            ledger::why(error)
        )
    },
    rejected: |file, why| {
        let why = match why {
            WhyRejected::Refused(error, other) => {
                ledger::why(error) + &ledger::place(other.as_ref())
            }
            WhyRejected::Narrow(n) => {
                format!("pagina numără dintr-o dată, fără loturi, mulțimile de pe tabla {n} × {n}.")
            }
        };
        format!("Fișierul {file} nu a fost folosit: {why}")
    },
    more_rejected: |files| format!("Alte fișiere care nu au fost folosite: {files}."),
    disputed: |Disputed {
                   shards,
                   first,
                   other,
               }| {
        let why = ledger::refusal(first) + &ledger::place(other.as_ref());
        format!(
            "Loturi pentru care acest browser păstrează alt rezultat decât fișierele și îl folosește: {shards}. Primul: {why}"
        )
    },
    failure: |failure| match failure {
        Failure::NotStarted => "procesul nu a putut porni",
        Failure::Crashed => "procesul s-a oprit cu o eroare",
        Failure::OtherBuild => "procesul este din altă versiune a paginii; reîncărcați-o",
        Failure::Silent => "procesul nu a mai dat semne de viață",
    },
    lost: |shard, why| {
        format!(
            "Lotul {shard} a eșuat de trei ori: {why}. Ce este terminat rămâne valabil, iar restul poate fi încercat din nou."
        )
    },
    no_worker: |why| {
        format!("Niciun proces nu a putut continua: {why}. Ce este terminat rămâne valabil.")
    },
    way_on: "Încercați din nou după ce revine conexiunea. Dacă o versiune mai nouă a luat locul acestei pagini, reîncărcați-o: numărarea continuă de la ce este păstrat în acest browser.",
    differs: |Discrepancy { n, sequence, .. }, [counted, published], files| {
        let what = format!(
            "Această numărare este greșită: pentru n\u{a0}=\u{a0}{n} are {counted}, iar {sequence} are {published}."
        );
        match files {
            None => format!("{what} Vă rugăm să o semnalați."),
            Some(files) => format!(
                "{what} O parte a fost citită din {files}: numărați din nou fără, iar dacă rămâne greșită, vă rugăm să o semnalați."
            ),
        }
    },
    wrong: |what| format!("Această numărare este greșită; vă rugăm să o semnalați. {what}"),
    left_over: |n, of| {
        let board = format!("n\u{a0}=\u{a0}{n}");
        let count = match of {
            CountOf::Queens { given: 0 } => format!("o numărare pentru {board}"),
            CountOf::Queens { given } => {
                let fixed = number::count(given as u64, "o regină fixată", "regine fixate");
                format!("o numărare pentru {board} cu {fixed}")
            }
            CountOf::Sets { k } => {
                let queens = number::count(k.into(), "o regină", "regine");
                format!("o numărare a mulțimilor dominante de {queens} pentru {board}")
            }
        };
        format!("În acest browser a rămas neterminată {count}.")
    },
    go_on: "Arată numărarea",
    not_now: "Nu acum",
};
