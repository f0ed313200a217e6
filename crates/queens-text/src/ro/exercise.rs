//! Exercises.

use queens_core::Problem;
use queens_page::exercise::Task;
use queens_page::exercise::composing::ComposeError;
use queens_page::exercise::result::{ResultError, VERSION};

use super::number::count;
use crate::exercise::ExerciseTexts;
use crate::pictures::is_empty;

pub(crate) const TEXTS: ExerciseTexts = ExerciseTexts {
    asks: |task, problem, from, to| match task {
        Task::Predict(_) => {
            format!("De la pasul {from} la pasul {to}: spuneți ce urmează, la fiecare întrebare.")
        }
        Task::Solutions => format!("Câte soluții a găsit căutarea până la pasul {to}?"),
        Task::Counters => format!("Ce arată contoarele la pasul {to}?"),
        Task::Complete if problem == Problem::Knight => "Terminați acest parcurs.".to_owned(),
        Task::Complete => "Completați această tablă.".to_owned(),
    },
    answered: |answered, all| format!("Rezolvate: {answered} din {all}"),
    begin: "Începe",
    in_hand: |task, problem| match task {
        Task::Predict(_) => "În lucru: porniți redarea și răspundeți la întrebări.",
        Task::Complete if problem == Problem::Knight => "În lucru: mutați calul pe tablă.",
        Task::Complete => "În lucru: așezați piesele pe tablă.",
        Task::Solutions | Task::Counters => "Căutarea merge acolo…",
    },
    check: "Răspunde",
    predicted: |right, asked| match right {
        _ if asked == 0 => "Nu s-a întrebat nimic.".to_owned(),
        1 => format!("1 răspuns corect din {asked}."),
        _ => format!(
            "{} din {asked}.",
            count(right.into(), "", "răspunsuri corecte")
        ),
    },
    completed: |hints| match hints {
        0 => "Completată fără indicii.".to_owned(),
        _ => format!(
            "Completată cu {} de indicii.",
            count(hints.into(), "1 pas", "pași")
        ),
    },
    right: |given| format!("{given}: corect"),
    wrong: |given, right| format!("{given}: greșit, este {right}"),
    labelled: |label, said| format!("{label} {said}"),
    several: |all| all.join("; "),
    open: "Fără răspuns.",
    result: "Rezultatul dumneavoastră",
    code: |code| format!("Cod: {code}"),
    copy: "Copiază rezultatul",
    guard: "Codul arată dacă rezultatul a fost scris greșit. Nu împiedică pe nimeni să trișeze.",
    unkept: "Browserul nu păstrează răspunsurile: copiați rezultatul înainte de a închide pagina.",
    restart: "Ia-o de la capăt",
    drop_all: |answers| match answers {
        1 => "Ștergeți răspunsul și o luați de la capăt?".to_owned(),
        _ => format!("Ștergeți cele {answers} răspunsuri și o luați de la capăt?"),
    },
    leave: "Ieși din exercițiu",
    drop: "Renunță la ele",
    ask_again: "Un link copiat de mână sau rupt pe mai multe rânduri pierde o bucată: cine l-a trimis îl poate trimite din nou.",
    without: "Continuă fără exercițiu",
    compose: "Creează un exercițiu…",
    about: "Puneți întrebări despre căutarea și tabla afișate. Cine deschide linkul răspunde lângă tablă și primește un rezultat de predat. Rezultatele și contoarele rămân la vedere, deci pot fi citite de acolo.",
    from: "De la pasul",
    to: "Până la pasul",
    tasks: "Ce se cere",
    task: |task| match task {
        Task::Predict(_) => "Ce urmează? (prezicere)",
        Task::Solutions => "Câte soluții, la sfârșitul acestor pași?",
        Task::Counters => "Contoarele, la sfârșitul acestor pași",
        Task::Complete => "Completarea tablei: ce e fixat și ce ați așezat în Joacă",
    },
    error: |error, numbers| match error {
        ComposeError::NoTask => "Alegeți ce se cere.".to_owned(),
        ComposeError::TooLarge { n } => {
            format!(
                "Se pot crea exerciții pe table până la n\u{a0}=\u{a0}32, nu pe n\u{a0}=\u{a0}{n}."
            )
        }
        ComposeError::NoSearch => {
            "Aceste întrebări cer pașii unei căutări: porniți una cu scopul „Prima” sau „Toate”."
                .to_owned()
        }
        ComposeError::BadStep { value, known } if is_empty(value) => {
            let known = numbers.whole(*known);
            format!("O casetă pentru pas e goală: alegeți între 0 și {known}.")
        }
        ComposeError::BadStep { value, known } => {
            let known = numbers.whole(*known);
            format!("„{value}” nu e un pas al acestei căutări: alegeți între 0 și {known}.")
        }
        ComposeError::NoCounters => {
            "Acest algoritm nu ține niciunul dintre aceste contoare: renunțați la întrebare."
                .to_owned()
        }
        ComposeError::Empty { from, to } => {
            format!("Pasul {to} nu vine după pasul {from}: alegeți unul ulterior.")
        }
        ComposeError::Infeasible => "Această tablă nu poate fi completată.".to_owned(),
        ComposeError::TooLong => {
            "Linkul ar fi prea lung: luați înapoi câteva dintre piesele așezate.".to_owned()
        }
    },
    link: "Linkul către exercițiu",
    try_it: "Încearcă-l",
    check_result: "Verificarea unui rezultat",
    check_label: "Rezultatul sau codul lui",
    bad_code: |error| match error {
        ResultError::NoCode => "Textul nu conține un cod. Un cod începe ca 1-0a1b2c3d-.".to_owned(),
        ResultError::Mistyped { code } => {
            format!("Codul {code} e scris greșit sau tăiat: suma de control nu se potrivește.")
        }
        ResultError::Later { version } => {
            format!("Codul e de versiunea {version}; această pagină citește versiunea {VERSION}.")
        }
    },
    of_this: "Codul este corect și aparține acestui exercițiu. El spune:",
    disagrees: "Codul este corect și aparține acestui exercițiu, dar textul de lângă el spune altceva. Contează doar ce spune codul:",
    of_linked: |exercise, agrees| {
        if agrees {
            format!(
                "Codul este corect, dar aparține altui exercițiu, la care trimite linkul din text: {exercise}. El spune:"
            )
        } else {
            format!(
                "Codul este corect, dar aparține altui exercițiu ({exercise}), iar textul de lângă el spune altceva. Contează doar ce spune codul:"
            )
        }
    },
    of_another: |exercise| {
        format!(
            "Codul este corect, dar aparține altui exercițiu ({exercise}); deschideți linkul lui ca să vedeți ce s-a cerut. El spune:"
        )
    },
};
