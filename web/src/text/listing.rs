//! The pseudo-code: why the current line ran, in words.

use queens_core::attacks::Line;
use queens_core::explanation::Reason;

use super::Sentence;

/// The texts around a listing.
pub(crate) struct ListingTexts {
    /// The name of its region.
    pub(crate) region: &'static str,
    pub(crate) times_run: &'static str,
    pub(crate) variables: &'static str,
    /// In place of a reason, where the search is only counted.
    pub(crate) counted: &'static str,
    pub(crate) reason: fn(&Reason) -> Sentence,
}

pub(super) const ENGLISH: ListingTexts = ListingTexts {
    region: "Pseudo-code",
    times_run: "Times run",
    variables: "Variables",
    counted: "The search is only counted: it leaves no trace to step through.",
    reason: |reason| Sentence::marked(&english(reason)),
};

fn english(reason: &Reason) -> String {
    let count = |number: u8, one: &str, many: &str| match number {
        1 => format!("1 {one}"),
        _ => format!("{number} {many}"),
    };
    match *reason {
        Reason::Start { file: Some(file) } => {
            format!("The search begins with column *{file}*, row 1.")
        }
        Reason::Start { file: None } => "Every column holds a fixed queen.".to_owned(),
        Reason::Compared { square, queens: 0 } => {
            format!("*{square}* is free: there is no queen to compare with. Next column.")
        }
        Reason::Compared { square, queens } => {
            let queens = count(queens, "queen", "queens");
            format!("*{square}* is free: compared with {queens}, none attacks it. Next column.")
        }
        Reason::Attacked {
            square,
            attacker,
            line,
            across,
            up,
        } => match line {
            Line::Row => format!("*{square}* lies in the same row as *{attacker}*: Δy = 0."),
            Line::Column => format!("*{square}* lies in the same column as *{attacker}*."),
            Line::Diagonal => {
                let columns = count(across.unsigned_abs(), "column", "columns");
                let rows = count(up.unsigned_abs(), "row", "rows");
                format!(
                    "*{square}* is {columns} and {rows} from *{attacker}*, so they share a diagonal."
                )
            }
        },
        Reason::LowestBit { square, free: 1 } => {
            format!("*{square}* is the only free row left in its column.")
        }
        Reason::LowestBit { square, free } => {
            format!("*{square}* is the lowest of {free} free rows left in its column.")
        }
        Reason::TakenBack { square, more: true } => {
            format!(
                "Everything with a queen on *{square}* has been tried. Next row of column {}.",
                square.file
            )
        }
        Reason::TakenBack {
            square,
            more: false,
        } => format!(
            "Everything with a queen on *{square}* has been tried, and column {} has no further row to try.",
            square.file
        ),
        Reason::NoRowLeft { file } => {
            format!("Every row of column *{file}* is attacked, so the queen before is taken back.")
        }
        Reason::Complete => "Every column holds a queen: the board is a *solution*.".to_owned(),
        Reason::Finished => "The search is over.".to_owned(),
    }
}

pub(super) const FRENCH: ListingTexts = ListingTexts {
    region: "Pseudo-code",
    times_run: "Exécutions",
    variables: "Variables",
    counted: "La recherche est seulement comptée : elle ne laisse pas de trace à parcourir.",
    reason: |reason| Sentence::marked(&french(reason)),
};

fn french(reason: &Reason) -> String {
    let count = |number: u8, one: &str, many: &str| match number {
        0 | 1 => format!("{number} {one}"),
        _ => format!("{number} {many}"),
    };
    match *reason {
        Reason::Start { file: Some(file) } => {
            format!("La recherche commence par la colonne *{file}*, ligne 1.")
        }
        Reason::Start { file: None } => "Chaque colonne porte une reine fixée.".to_owned(),
        Reason::Compared { square, queens: 0 } => {
            format!("*{square}* est libre : il n’y a aucune reine à comparer. Colonne suivante.")
        }
        Reason::Compared { square, queens } => {
            let queens = count(queens, "reine", "reines");
            format!(
                "*{square}* est libre : comparée à {queens}, aucune ne la menace. Colonne suivante."
            )
        }
        Reason::Attacked {
            square,
            attacker,
            line,
            across,
            up,
        } => match line {
            Line::Row => format!("*{square}* est sur la même ligne que *{attacker}* : Δy = 0."),
            Line::Column => format!("*{square}* est dans la même colonne que *{attacker}*."),
            Line::Diagonal => {
                let columns = count(across.unsigned_abs(), "colonne", "colonnes");
                let rows = count(up.unsigned_abs(), "ligne", "lignes");
                format!(
                    "*{square}* est à {columns} et {rows} de *{attacker}* : elles sont sur une même diagonale."
                )
            }
        },
        Reason::LowestBit { square, free: 1 } => {
            format!("*{square}* est la seule ligne encore libre de sa colonne.")
        }
        Reason::LowestBit { square, free } => {
            format!("*{square}* est la plus basse des {free} lignes encore libres de sa colonne.")
        }
        Reason::TakenBack { square, more: true } => format!(
            "Tout ce qui suit *{square}* a été essayé. Ligne suivante de la colonne {}.",
            square.file
        ),
        Reason::TakenBack {
            square,
            more: false,
        } => format!(
            "Tout ce qui suit *{square}* a été essayé, et la colonne {} n’a plus de ligne à essayer.",
            square.file
        ),
        Reason::NoRowLeft { file } => format!(
            "Toutes les lignes de la colonne *{file}* sont menacées : on reprend la reine précédente."
        ),
        Reason::Complete => {
            "Chaque colonne porte une reine : l’échiquier est une *solution*.".to_owned()
        }
        Reason::Finished => "La recherche est terminée.".to_owned(),
    }
}

pub(super) const ROMANIAN: ListingTexts = ListingTexts {
    region: "Pseudocod",
    times_run: "Execuții",
    variables: "Variabile",
    counted: "Căutarea doar numără: nu lasă o urmă prin care să pășiți.",
    reason: |reason| Sentence::marked(&romanian(reason)),
};

fn romanian(reason: &Reason) -> String {
    let count = |number: u8, one: &str, many: &str| match number {
        1 => one.to_owned(),
        0..=19 => format!("{number} {many}"),
        _ => format!("{number} de {many}"),
    };
    match *reason {
        Reason::Start { file: Some(file) } => {
            format!("Căutarea începe cu coloana *{file}*, linia 1.")
        }
        Reason::Start { file: None } => "Fiecare coloană are o regină fixată.".to_owned(),
        Reason::Compared { square, queens: 0 } => {
            format!("*{square}* e liber: nu e nicio regină de comparat. Coloana următoare.")
        }
        Reason::Compared { square, queens } => {
            let queens = count(queens, "o regină", "regine");
            let none = if queens.starts_with("o ") {
                "nu îl atacă"
            } else {
                "niciuna nu îl atacă"
            };
            format!("*{square}* e liber: comparat cu {queens}, {none}. Coloana următoare.")
        }
        Reason::Attacked {
            square,
            attacker,
            line,
            across,
            up,
        } => match line {
            Line::Row => format!("*{square}* e pe aceeași linie cu *{attacker}*: Δy = 0."),
            Line::Column => format!("*{square}* e pe aceeași coloană cu *{attacker}*."),
            Line::Diagonal => {
                let columns = count(across.unsigned_abs(), "o coloană", "coloane");
                let rows = count(up.unsigned_abs(), "o linie", "linii");
                format!(
                    "*{square}* e la {columns} și {rows} de *{attacker}*, deci pe aceeași diagonală."
                )
            }
        },
        Reason::LowestBit { square, free: 1 } => {
            format!("*{square}* e singura linie liberă rămasă în coloana sa.")
        }
        Reason::LowestBit { square, free } => {
            let rows = count(free, "o linie liberă", "linii libere");
            format!("*{square}* e cea mai de jos din {rows} rămase în coloana sa.")
        }
        Reason::TakenBack { square, more: true } => format!(
            "Tot ce urmează după *{square}* a fost încercat. Linia următoare din coloana {}.",
            square.file
        ),
        Reason::TakenBack {
            square,
            more: false,
        } => format!(
            "Tot ce urmează după *{square}* a fost încercat, iar coloana {} nu mai are linii de încercat.",
            square.file
        ),
        Reason::NoRowLeft { file } => format!(
            "Toate liniile coloanei *{file}* sunt atacate, deci regina dinainte se ia înapoi."
        ),
        Reason::Complete => "Fiecare coloană are o regină: tabla e o *soluție*.".to_owned(),
        Reason::Finished => "Căutarea s-a încheiat.".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use queens_core::attacks::Line;
    use queens_core::explanation::Reason;
    use queens_core::square::Square;

    use crate::text::Language;

    #[test]
    fn a_diagonal_says_how_far_the_attacker_stands() {
        let [f5, b1] = [Square::new(5, 4), Square::new(1, 0)];
        let reason = Reason::Attacked {
            square: f5,
            attacker: b1,
            line: Line::Diagonal,
            across: 4,
            up: 4,
        };
        let said = Language::ALL.map(|language| (language.texts().listing.reason)(&reason).plain());
        assert_eq!(
            said[0],
            "f5 is 4 columns and 4 rows from b1, so they share a diagonal."
        );
        assert!(said[1].starts_with("f5 est à 4 colonnes et 4 lignes de b1"));
        assert!(said[2].starts_with("f5 e la 4 coloane și 4 linii de b1"));
    }

    #[test]
    fn large_numbers_take_their_preposition_in_romanian() {
        let reason = Reason::Compared {
            square: Square::new(25, 3),
            queens: 25,
        };
        let said = (Language::Romanian.texts().listing.reason)(&reason).plain();
        assert!(said.contains("25 de regine"), "{said}");
    }
}
