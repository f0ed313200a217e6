//! The results panel.

use queens_core::formats::{Base, Border, Form};
use queens_page::results::{FileKind, Tool};

use super::header;
use crate::results::{Cost, ExportTexts, ResultsTexts, listed, sum};

/// The boards that symmetries make of one, itself included.
fn images(size: usize) -> String {
    match size {
        1 => "image unique".to_owned(),
        _ => format!("{size} images"),
    }
}

pub(crate) const TEXTS: ResultsTexts = ResultsTexts {
    nothing: "Lancez une recherche\u{a0}: les échiquiers trouvés seront ici.",
    count_alone: "Un comptage ne garde aucun échiquier. Choisissez un autre algorithme et l’objectif Toutes pour les voir.",
    count: "Un comptage ne garde aucun échiquier. Choisissez l’objectif Toutes pour les voir.",
    too_wide: "Sur un échiquier aussi large, les solutions ne sont pas listées\u{a0}; celle qui a été trouvée est sur l’échiquier.",
    more: "D’autres solutions peuvent venir tant que la recherche continue.",
    limit: |numbers, limit| {
        format!(
            "Seuls les {} premiers échiquiers sont gardés\u{a0}; le total les compte tous.",
            numbers.whole(limit)
        )
    },
    orbits: |numbers, sizes, total| {
        let part = |(index, &(size, count)): (usize, &(usize, u64))| match (index, count) {
            (0, 1) => format!("1 orbite de {size}"),
            (0, _) => format!("{} orbites de {size}", numbers.whole(count)),
            _ => format!("{} de {size}", numbers.whole(count)),
        };
        let parts: Vec<_> = sizes.iter().enumerate().map(part).collect();
        format!(
            "{}\u{a0}: {}",
            listed(&parts, "et"),
            sum(numbers, sizes, total)
        )
    },
    no_symmetry: "Aucune symétrie ne garde les reines fixées\u{a0}: chaque échiquier est une classe à lui seul.",
    chain: "Preuve du nombre minimal",
    refuted: |numbers, queens, cost| match cost {
        Cost::Nodes(1) => format!("k\u{a0}=\u{a0}{queens}\u{a0}: réfuté, 1 nœud"),
        Cost::Nodes(nodes) => format!(
            "k\u{a0}=\u{a0}{queens}\u{a0}: réfuté, {} nœuds",
            numbers.whole(nodes)
        ),
        Cost::Tests(1) => format!("k\u{a0}=\u{a0}{queens}\u{a0}: réfuté, 1 test"),
        Cost::Tests(tests) => format!(
            "k\u{a0}=\u{a0}{queens}\u{a0}: réfuté, {} tests",
            numbers.whole(tests)
        ),
    },
    found: |queens| format!("k\u{a0}=\u{a0}{queens}\u{a0}: trouvé"),
    gallery: "Solutions",
    orbit: images,
    board: |numbers, number, squares, orbit| {
        format!(
            "Solution {}, {}\u{a0}: {squares}",
            numbers.whole(number),
            images(orbit)
        )
    },
    class_board: |numbers, number, squares, orbit| {
        format!(
            "Classe {}, {}\u{a0}: {squares}",
            numbers.whole(number),
            images(orbit)
        )
    },
    open_class: |numbers, number, size| {
        format!(
            "{}\u{a0}: montrer les échiquiers de la classe {}",
            images(size),
            numbers.whole(number)
        )
    },
    class: |numbers, number, found, size| {
        let number = numbers.whole(number);
        match (found, size) {
            (1, 1) => format!("Classe {number}\u{a0}: 1 échiquier"),
            _ if found == size => format!("Classe {number}\u{a0}: {size} échiquiers"),
            _ => format!("Classe {number}\u{a0}: {found} échiquiers sur {size} jusqu’ici"),
        }
    },
    all_classes: "Toutes les classes",
    tools: "Outils",
    tool: |tool| match tool {
        Tool::Export => header::TEXTS.export,
        Tool::Check => "Vérifier mes résultats",
        Tool::Definitions => "Définitions",
    },
    export: ExportTexts {
        form: "Forme",
        form_name: |form| match form {
            None
            | Some(Form::Spaced | Form::Compact | Form::Pairs | Form::Tour | Form::Squares) => {
                "Comme le programme"
            }
            Some(Form::Numbered) => "Sol #, depuis 0 (fiche 000)",
            Some(Form::Digits(Base::Zero)) => "Chiffres depuis 0 (fiche 001)",
            Some(Form::Digits(Base::One)) => "Chiffres depuis 1 (fiche 001)",
            Some(Form::Letters(Border::Framed)) => "Échiquiers de Q et -, numérotés (fiche 000)",
            Some(Form::Letters(Border::Bare)) => "Échiquiers de Q et -",
            Some(Form::Bars(Border::Framed)) => "Échiquiers de DD, encadrés (fiche 003)",
            Some(Form::Bars(Border::Bare)) => "Échiquiers de DD",
            Some(Form::List) => "Une liste par ligne (fiche 002)",
            Some(Form::Lists) => "Une seule liste Python",
            Some(Form::Plain(Base::Zero)) => "Nombres depuis 0",
            Some(Form::Plain(Base::One)) => "Nombres depuis 1",
        },
        numbers: |are_rows| {
            if are_rows {
                "Les nombres sont la ligne de chaque colonne, depuis la colonne a."
            } else {
                "Les nombres sont la colonne de chaque ligne, depuis la ligne 1."
            }
        },
        most: "Nombre",
        all: "toutes",
        preview: "Début du texte",
        copy: "Copier",
        save: |kind| match kind {
            FileKind::Text => "Fichier texte",
            FileKind::Csv => "CSV",
            FileKind::Json => "JSON",
        },
        limits: |numbers, copied, saved| {
            format!(
                "Au plus {} échiquiers sont copiés, {} enregistrés. CSV et JSON nomment la recherche.",
                numbers.whole(copied as u64),
                numbers.whole(saved as u64)
            )
        },
        nothing: "Il n’y a pas encore d’échiquiers à exporter.",
    },
    check: super::check::TEXTS,
};
