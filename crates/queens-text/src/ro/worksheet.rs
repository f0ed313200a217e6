//! Worksheets.

use queens_core::Problem;
use queens_page::worksheet::WorksheetKind;

use crate::pictures::is_empty;
use crate::worksheet::WorksheetTexts;

pub(crate) const TEXTS: WorksheetTexts = WorksheetTexts {
    title: "Fișă de lucru",
    open: "Creează o fișă de lucru…",
    kind_label: "Conținut",
    kind: |kind| match kind {
        WorksheetKind::Boards => "Table goale",
        WorksheetKind::Step => "Acest pas: ce urmează?",
    },
    size: "Coloane și linii",
    boards_label: "Table",
    boards: |boards| match boards {
        1 => "1 pe pagină".to_owned(),
        _ => format!("{boards} pe pagină"),
    },
    answers: "Răspunsurile pe o pagină separată",
    preview: "Previzualizare",
    print: "Tipărește",
    bad_size: |problem, typed| {
        let wrong = if is_empty(typed) {
            "Caseta pentru mărime e goală".to_owned()
        } else {
            format!("„{typed}” nu e o mărime de tablă pentru această problemă")
        };
        let allowed = if problem.is_rectangular() {
            "scrieți de la 1 la 32 de coloane și linii, ca 8 sau 6×8"
        } else {
            "scrieți un număr de la 1 la 32, ca 8, căci tablele ei sunt pătrate"
        };
        format!("{wrong}: {allowed}.")
    },
    no_step: "Nu este afișat niciun pas după care urmează altul. Porniți o căutare și opriți-o la pasul dorit.",

    task: |problem, n| {
        match problem {
        Problem::Queens if n == 1 => "Așezați o regină.".to_owned(),
        Problem::Queens => format!("Așezați {n} regine astfel încât oricare două să nu se atace."),
        Problem::Domination => "Așezați cât mai puține regine, astfel încât fiecare câmp să fie atacat sau ocupat.".to_owned(),
        Problem::Knight => "Duceți calul pe toate câmpurile, o dată pe fiecare: numerotați-le în ordinea vizitelor.".to_owned(),
    }
    },
    question: |step| format!("Ce urmează? Căutarea este la pasul {step}."),
    name: "Nume",
    answers_title: "Răspunsuri",
    no_answers: |problem| match problem {
        Problem::Queens => {
            "Fără răspunsuri: pe table de această mărime reginele nu pot fi așezate."
        }
        _ => {
            "Încă fără răspunsuri: sunt cele pe care le-a găsit o căutare pe această tablă. Porniți una, apoi reveniți."
        }
    },
};
