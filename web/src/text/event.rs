//! The event strip: what has just happened, in one sentence. Squares stand between stars.

use queens_core::attacks::Line;
use queens_core::instance::Goal;
use queens_core::square::{File, Square};

use super::Sentence;

/// The sentences of the event strip. Numbers are given as the language writes them.
pub(crate) struct EventTexts {
    /// No search yet, no queen given.
    pub(crate) empty: fn() -> Sentence,
    /// No search yet, this many queens given.
    pub(crate) given: fn(usize) -> Sentence,
    /// Step 0: the first column to be searched; none if every column is given.
    pub(crate) start: fn(Option<File>) -> Sentence,
    pub(crate) place: fn(Square) -> Sentence,
    /// The square, the queen against it, the line that joins them.
    pub(crate) reject: fn(Square, Square, Line) -> Sentence,
    pub(crate) remove: fn(Square) -> Sentence,
    /// The column in which no square is left.
    pub(crate) dead_end: fn(Option<File>) -> Sentence,
    /// The number of the solution.
    pub(crate) solution: fn(&str) -> Sentence,
    /// The goal, and how many solutions were found.
    pub(crate) end: fn(Goal, u64, &str) -> Sentence,
    /// The number of files, and the tests made.
    pub(crate) example: fn(u8, &str) -> Sentence,
    /// The search that is shown is not the form's; its n where that differs.
    pub(crate) stale: fn(Option<u8>) -> Sentence,
    pub(crate) failed: fn() -> Sentence,
    /// The step that is being reached, and the percentage of the way behind.
    pub(crate) reaching: fn(&str, u64) -> Sentence,
    pub(crate) looking: fn() -> Sentence,
    /// The number of files.
    pub(crate) counting: fn(u8) -> Sentence,
    /// How many solutions there are.
    pub(crate) counted: fn(u64, &str) -> Sentence,
    /// How many solutions there are at least: the count was stopped.
    pub(crate) count_stopped: fn(u64, &str) -> Sentence,
}

fn marked(text: impl AsRef<str>) -> Sentence {
    Sentence::marked(text.as_ref())
}

pub(super) const ENGLISH: EventTexts = EventTexts {
    empty: || marked("Empty board. Click squares to fix queens, then press Run."),
    given: |queens| match queens {
        1 => marked("1 queen fixed. Press Run to search."),
        _ => marked(format!("{queens} queens fixed. Press Run to search.")),
    },
    start: |file| match file {
        Some(file) => marked(format!("Start: the search begins in *column {file}*")),
        None => marked("Start: every column holds a fixed queen"),
    },
    place: |square| {
        let (file, rank) = (square.file, square.rank);
        marked(format!(
            "Column {file}, row {rank}: free, queen on *{square}*"
        ))
    },
    reject: |square, attacker, line| {
        let (file, rank) = (square.file, square.rank);
        let along = match line {
            Line::Row => "in the same row",
            Line::Column => "in the same column",
            Line::Diagonal => "on a diagonal",
        };
        marked(format!(
            "Column {file}, row {rank}: attacked by *{attacker}* {along}"
        ))
    },
    remove: |square| {
        marked(format!(
            "Column {}: queen taken back from *{square}*",
            square.file
        ))
    },
    dead_end: |file| match file {
        Some(file) => marked(format!(
            "Column {file}: dead end – every square is attacked"
        )),
        None => marked("Dead end – every square is attacked"),
    },
    solution: |number| marked(format!("*Solution {number}*: every column holds a queen")),
    end: |goal, count, number| match (goal, count) {
        (_, 0) => marked("The search is over: *no solution*"),
        (Goal::First, _) => marked("The search is over: *first solution* found"),
        (_, 1) => marked("The search is over: *1 solution*"),
        _ => marked(format!("The search is over: *{number} solutions*")),
    },
    example: |n, tests| {
        marked(format!(
            "Example: the first solution for n = {n}, found after {tests} tests"
        ))
    },
    stale: |n| match n {
        Some(n) => marked(format!("Showing the earlier run, n = {n}")),
        None => marked("Showing the earlier run, with other settings"),
    },
    failed: || marked("The engine stopped. Reload it to go on."),
    reaching: |step, percent| marked(format!("On the way to *step {step}*: {percent}%")),
    looking: || marked("Looking for the next solution"),
    counting: |n| marked(format!("Counting all solutions for n = {n}")),
    counted: |count, number| match count {
        0 => marked("The count is complete: *no solution*"),
        1 => marked("The count is complete: *1 solution*"),
        _ => marked(format!("The count is complete: *{number} solutions*")),
    },
    count_stopped: |count, number| match count {
        1 => marked("Count stopped: at least *1 solution*"),
        _ => marked(format!("Count stopped: at least *{number} solutions*")),
    },
};

pub(super) const FRENCH: EventTexts = EventTexts {
    empty: || marked("Échiquier vide. Cliquez pour fixer des reines, puis lancez."),
    given: |queens| match queens {
        1 => marked("1 reine fixée. Lancez pour chercher."),
        _ => marked(format!("{queens} reines fixées. Lancez pour chercher.")),
    },
    start: |file| match file {
        Some(file) => marked(format!(
            "Départ\u{a0}: la recherche commence par la *colonne {file}*"
        )),
        None => marked("Départ\u{a0}: chaque colonne a déjà sa reine fixée"),
    },
    place: |square| {
        let (file, rank) = (square.file, square.rank);
        marked(format!(
            "Colonne {file}, ligne {rank}\u{a0}: libre, reine en *{square}*"
        ))
    },
    reject: |square, attacker, line| {
        let (file, rank) = (square.file, square.rank);
        let along = match line {
            Line::Row => "sur la même ligne",
            Line::Column => "sur la même colonne",
            Line::Diagonal => "en diagonale",
        };
        marked(format!(
            "Colonne {file}, ligne {rank}\u{a0}: menacée par *{attacker}* {along}"
        ))
    },
    remove: |square| {
        marked(format!(
            "Colonne {}\u{a0}: reine retirée de *{square}*",
            square.file
        ))
    },
    dead_end: |file| match file {
        Some(file) => marked(format!(
            "Colonne {file}\u{a0}: impasse – toutes les cases sont menacées"
        )),
        None => marked("Impasse – toutes les cases sont menacées"),
    },
    solution: |number| {
        marked(format!(
            "*Solution {number}*\u{a0}: chaque colonne a sa reine"
        ))
    },
    end: |goal, count, number| match (goal, count) {
        (_, 0) => marked("Recherche terminée\u{a0}: *aucune solution*"),
        (Goal::First, _) => marked("Recherche terminée\u{a0}: *première solution* trouvée"),
        (_, 1) => marked("Recherche terminée\u{a0}: *1 solution*"),
        _ => marked(format!("Recherche terminée\u{a0}: *{number} solutions*")),
    },
    example: |n, tests| {
        marked(format!(
            "Exemple\u{a0}: la première solution pour n = {n}, trouvée après {tests} tests"
        ))
    },
    stale: |n| match n {
        Some(n) => marked(format!("Recherche précédente, n = {n}")),
        None => marked("Recherche précédente, avec d’autres réglages"),
    },
    failed: || marked("Le moteur s’est arrêté. Rechargez-le pour continuer."),
    reaching: |step, percent| {
        marked(format!(
            "En route vers l’*étape {step}*\u{a0}: {percent}\u{a0}%"
        ))
    },
    looking: || marked("Recherche de la solution suivante"),
    counting: |n| marked(format!("Décompte de toutes les solutions pour n = {n}")),
    counted: |count, number| match count {
        0 => marked("Décompte terminé\u{a0}: *aucune solution*"),
        1 => marked("Décompte terminé\u{a0}: *1 solution*"),
        _ => marked(format!("Décompte terminé\u{a0}: *{number} solutions*")),
    },
    count_stopped: |count, number| match count {
        0 | 1 => marked(format!(
            "Décompte arrêté\u{a0}: au moins *{count} solution*"
        )),
        _ => marked(format!(
            "Décompte arrêté\u{a0}: au moins *{number} solutions*"
        )),
    },
};

pub(super) const ROMANIAN: EventTexts = EventTexts {
    empty: || marked("Tablă goală. Fixați regine cu un clic, apoi porniți."),
    given: |queens| match queens {
        1 => marked("O regină fixată. Porniți căutarea."),
        2..20 => marked(format!("{queens} regine fixate. Porniți căutarea.")),
        _ => marked(format!("{queens} de regine fixate. Porniți căutarea.")),
    },
    start: |file| match file {
        Some(file) => marked(format!("Start: căutarea începe cu *coloana {file}*")),
        None => marked("Start: fiecare coloană are deja o regină fixată"),
    },
    place: |square| {
        let (file, rank) = (square.file, square.rank);
        marked(format!(
            "Coloana {file}, linia {rank}: liber, regină pe *{square}*"
        ))
    },
    reject: |square, attacker, line| {
        let (file, rank) = (square.file, square.rank);
        let along = match line {
            Line::Row => "pe aceeași linie",
            Line::Column => "pe aceeași coloană",
            Line::Diagonal => "pe diagonală",
        };
        marked(format!(
            "Coloana {file}, linia {rank}: atacat de *{attacker}* {along}"
        ))
    },
    remove: |square| {
        marked(format!(
            "Coloana {}: regina se ia înapoi de pe *{square}*",
            square.file
        ))
    },
    dead_end: |file| match file {
        Some(file) => marked(format!(
            "Coloana {file}: fundătură – toate câmpurile sunt atacate"
        )),
        None => marked("Fundătură – toate câmpurile sunt atacate"),
    },
    solution: |number| marked(format!("*Soluția {number}*: fiecare coloană are o regină")),
    end: |goal, count, number| match (goal, count) {
        (_, 0) => marked("Căutarea s-a încheiat: *nicio soluție*"),
        (Goal::First, _) => marked("Căutarea s-a încheiat: *prima soluție* găsită"),
        _ => marked(format!(
            "Căutarea s-a încheiat: *{}*",
            romanian_solutions(count, number)
        )),
    },
    example: |n, tests| {
        marked(format!(
            "Exemplu: prima soluție pentru n = {n}, găsită după {tests} de teste"
        ))
    },
    stale: |n| match n {
        Some(n) => marked(format!("Căutarea dinainte, n = {n}")),
        None => marked("Căutarea dinainte, cu alte setări"),
    },
    failed: || marked("Motorul s-a oprit. Reîncărcați-l ca să continuați."),
    reaching: |step, percent| marked(format!("Pe drum spre *pasul {step}*: {percent}%")),
    looking: || marked("Se caută soluția următoare"),
    counting: |n| marked(format!("Se numără toate soluțiile pentru n = {n}")),
    counted: |count, number| match count {
        0 => marked("Numărătoarea s-a încheiat: *nicio soluție*"),
        _ => marked(format!(
            "Numărătoarea s-a încheiat: *{}*",
            romanian_solutions(count, number)
        )),
    },
    count_stopped: |count, number| {
        marked(format!(
            "Numărătoare oprită: cel puțin *{}*",
            romanian_solutions(count, number)
        ))
    },
};

/// Romanian says “2 soluții”, but “20 de soluții”.
fn romanian_solutions(count: u64, number: &str) -> String {
    match count % 100 {
        1 if count == 1 => "o soluție".to_owned(),
        1..20 => format!("{number} soluții"),
        0 if count == 0 => "0 soluții".to_owned(),
        _ => format!("{number} de soluții"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn a_rejection_names_column_row_attacker_and_line() {
        let (f5, b1) = (Square::new(5, 4), Square::new(1, 0));
        let plain = |language: Language| {
            let reject = language.texts().event.reject;
            reject(f5, b1, Line::Diagonal).plain()
        };
        assert_eq!(
            plain(Language::English),
            "Column f, row 5: attacked by b1 on a diagonal"
        );
        assert_eq!(
            plain(Language::French),
            "Colonne f, ligne 5\u{a0}: menacée par b1 en diagonale"
        );
        assert_eq!(
            plain(Language::Romanian),
            "Coloana f, linia 5: atacat de b1 pe diagonală"
        );
    }

    #[test]
    fn romanian_counts_from_twenty_on_with_de() {
        for (count, text) in [
            (1, "o soluție"),
            (2, "2 soluții"),
            (19, "19 soluții"),
            (20, "20 de soluții"),
            (92, "92 de soluții"),
            (100, "100 de soluții"),
            (101, "101 soluții"),
            (352, "352 de soluții"),
        ] {
            assert_eq!(romanian_solutions(count, &count.to_string()), text);
        }
    }
}
