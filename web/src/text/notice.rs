//! Messages: what was refused or corrected, with the value and what is allowed.

use queens_core::attacks::Line;
use queens_core::finding::Interest;
use queens_core::instance::GivenError;
use queens_core::square::Square;

use super::number::Numbers;
use super::{Language, setup, start};
use crate::notice::Notice;

/// The texts of messages.
pub(crate) struct NoticeTexts {
    /// The name of the region that holds them.
    pub(crate) region: &'static str,
    pub(crate) dismiss: &'static str,
    pub(crate) sentence: fn(&Notice, &Numbers) -> String,
}

/// What an address writes where there is nothing: no default takes the place of a bad value.
const NOTHING: &str = "–";

/// Whether this names a range rather than a list of values.
fn is_range(allowed: &str) -> bool {
    allowed.contains('–')
}

fn list(squares: &[Square]) -> String {
    let names: Vec<_> = squares.iter().map(Square::to_string).collect();
    names.join(", ")
}

const fn in_english(language: Language) -> &'static str {
    match language {
        Language::English => "English",
        Language::French => "French",
        Language::Romanian => "Romanian",
    }
}

const fn in_french(language: Language) -> &'static str {
    match language {
        Language::English => "anglais",
        Language::French => "français",
        Language::Romanian => "roumain",
    }
}

const fn in_romanian(language: Language) -> &'static str {
    match language {
        Language::English => "engleză",
        Language::French => "franceză",
        Language::Romanian => "română",
    }
}

pub(super) const ENGLISH: NoticeTexts = NoticeTexts {
    region: "Messages",
    dismiss: "Dismiss",
    sentence: english,
};

fn english(notice: &Notice, numbers: &Numbers) -> String {
    match notice {
        Notice::LeftOut { key, why } => format!("{key}: {}; left out", english(why, numbers)),
        Notice::AndMore { count } => format!("and {count} more like these"),
        Notice::BadValue {
            key,
            value,
            allowed,
            used,
        } => {
            let what = if is_range(allowed) {
                "is outside"
            } else {
                "is not one of"
            };
            match used.as_str() {
                NOTHING => format!("{key}={value} {what} {allowed}; ignored"),
                _ => format!("{key}={value} {what} {allowed}; using {used}"),
            }
        }
        Notice::BadSize { value, used } => {
            format!("n={value} is outside 1–32; using {used}")
        }
        Notice::NotASquare { text } => {
            format!("“{text}” is not a square; squares are written like c8")
        }
        Notice::GivenRefused(GivenError::OffBoard { square, size }) => {
            format!("{square} is not on the {size}×{size} board")
        }
        Notice::GivenRefused(GivenError::Repeated { square }) => {
            format!("{square} is fixed already")
        }
        Notice::GivenRefused(GivenError::Attacking {
            first,
            second,
            line,
        }) => {
            let line = match line {
                Line::Row => "row",
                Line::Column => "column",
                Line::Diagonal => "diagonal",
            };
            format!("{second} is attacked by {first} on a {line}, so no queen can be fixed there")
        }
        Notice::GivenDropped { squares, size } => {
            format!(
                "{} taken away: not on the {size}×{size} board",
                list(squares)
            )
        }
        Notice::RepeatedKey { key, used } => {
            format!("{key} is given more than once; using {used}")
        }
        Notice::NotAvailable { key, value } => {
            format!("{key}={value} is not available yet; the link keeps it")
        }
        Notice::AddressTooLong { length } => format!(
            "The address has {} characters; at most {} are read, so it was ignored",
            numbers.whole(*length as u64),
            numbers.whole(4096)
        ),
        Notice::PastTheEnd { step, last } => {
            format!("step={step} is past the end; using {last}, the last step")
        }
        Notice::NothingFound(interest) => match interest {
            Interest::Solution => "There is no further solution that way".to_owned(),
            Interest::DeadEnd => "There is no further dead end that way".to_owned(),
            Interest::Rejection => "There is no further rejection that way".to_owned(),
            Interest::Square(square) => format!("Nothing more happens on {square} that way"),
            Interest::Depth(depth) => format!("There are never {depth} queens on the board"),
            Interest::Tests(tests) => format!("The search makes fewer than {tests} tests"),
        },
        Notice::NeverRejects => {
            "This algorithm rejects no squares: it looks at free ones only".to_owned()
        }
        Notice::GoalChanged { from, to } => {
            let name = setup::ENGLISH.goals;
            (start::ENGLISH.goal_changed)(name(*from), name(*to))
        }
        Notice::Refused(why) => (start::ENGLISH.refused)(why, numbers),
        Notice::EngineRefused { reason } => format!("The engine refused the search: {reason}"),
        Notice::EngineReplaced => {
            "The engine did not answer and was replaced; the search begins again".to_owned()
        }
        Notice::LinkCopied => "Link copied: it opens on exactly this step".to_owned(),
        Notice::DetailsCopied => "Details copied".to_owned(),
        Notice::TableCopied => "Table copied".to_owned(),
        Notice::TextsNotFetched { language } => format!(
            "The texts in {} could not be loaded; check the connection and choose the language again",
            in_english(*language)
        ),
        Notice::SolutionsCopied => "Solutions copied as text".to_owned(),
        Notice::NotCopied { text } => {
            format!("The browser did not let the page copy this; it is: {text}")
        }
    }
}

pub(super) const FRENCH: NoticeTexts = NoticeTexts {
    region: "Messages",
    dismiss: "Fermer",
    sentence: french,
};

fn french(notice: &Notice, numbers: &Numbers) -> String {
    match notice {
        Notice::LeftOut { key, why } => {
            format!("{key} : {} ; laissé de côté", french(why, numbers))
        }
        Notice::AndMore { count } => format!("et {count} autres de ce genre"),
        Notice::BadValue {
            key,
            value,
            allowed,
            used,
        } => {
            let what = if is_range(allowed) {
                "est hors de"
            } else {
                "n’est pas parmi"
            };
            match used.as_str() {
                NOTHING => format!("{key}={value} {what} {allowed} ; ignoré"),
                _ => format!("{key}={value} {what} {allowed} ; {used} est utilisé"),
            }
        }
        Notice::BadSize { value, used } => {
            format!("n={value} est hors de 1–32 ; {used} est utilisé")
        }
        Notice::NotASquare { text } => {
            format!("« {text} » n’est pas une case ; une case s’écrit comme c8")
        }
        Notice::GivenRefused(GivenError::OffBoard { square, size }) => {
            format!("{square} n’est pas sur l’échiquier {size}×{size}")
        }
        Notice::GivenRefused(GivenError::Repeated { square }) => {
            format!("{square} est déjà fixée")
        }
        Notice::GivenRefused(GivenError::Attacking {
            first,
            second,
            line,
        }) => {
            let line = match line {
                Line::Row => "sur une ligne",
                Line::Column => "dans une colonne",
                Line::Diagonal => "en diagonale",
            };
            format!("{second} est menacée par {first} {line} : aucune reine ne peut y être fixée")
        }
        Notice::GivenDropped { squares, size } => format!(
            "{} : hors de l’échiquier {size}×{size}, donc enlevé",
            list(squares)
        ),
        Notice::RepeatedKey { key, used } => {
            format!("{key} est donné plusieurs fois ; {used} est utilisé")
        }
        Notice::NotAvailable { key, value } => {
            format!("{key}={value} n’est pas encore disponible ; le lien le garde")
        }
        Notice::AddressTooLong { length } => format!(
            "L’adresse a {} caractères ; au plus {} sont lus, elle a donc été ignorée",
            numbers.whole(*length as u64),
            numbers.whole(4096)
        ),
        Notice::PastTheEnd { step, last } => {
            format!("step={step} dépasse la fin ; {last}, la dernière étape, est utilisé")
        }
        Notice::NothingFound(interest) => match interest {
            Interest::Solution => "Il n’y a pas d’autre solution de ce côté".to_owned(),
            Interest::DeadEnd => "Il n’y a pas d’autre impasse de ce côté".to_owned(),
            Interest::Rejection => "Il n’y a pas d’autre refus de ce côté".to_owned(),
            Interest::Square(square) => format!("Il ne se passe plus rien en {square} de ce côté"),
            Interest::Depth(depth) => format!("Il n’y a jamais {depth} reines sur l’échiquier"),
            Interest::Tests(tests) => format!("La recherche fait moins de {tests} tests"),
        },
        Notice::NeverRejects => {
            "Cet algorithme ne refuse aucune case : il ne regarde que les cases libres".to_owned()
        }
        Notice::GoalChanged { from, to } => {
            let name = setup::FRENCH.goals;
            (start::FRENCH.goal_changed)(name(*from), name(*to))
        }
        Notice::Refused(why) => (start::FRENCH.refused)(why, numbers),
        Notice::EngineRefused { reason } => {
            format!("Le moteur a refusé la recherche : {reason}")
        }
        Notice::EngineReplaced => {
            "Le moteur ne répondait pas et a été remplacé ; la recherche recommence".to_owned()
        }
        Notice::LinkCopied => "Lien copié : il s’ouvre exactement sur cette étape".to_owned(),
        Notice::DetailsCopied => "Détails copiés".to_owned(),
        Notice::TableCopied => "Tableau copié".to_owned(),
        Notice::TextsNotFetched { language } => format!(
            "Les textes en {} n’ont pas pu être chargés ; vérifiez la connexion et choisissez de nouveau la langue",
            in_french(*language)
        ),
        Notice::SolutionsCopied => "Solutions copiées en texte".to_owned(),
        Notice::NotCopied { text } => {
            format!("Le navigateur n’a pas permis de copier ceci ; le voici : {text}")
        }
    }
}

pub(super) const ROMANIAN: NoticeTexts = NoticeTexts {
    region: "Mesaje",
    dismiss: "Închide",
    sentence: romanian,
};

fn romanian(notice: &Notice, numbers: &Numbers) -> String {
    match notice {
        Notice::LeftOut { key, why } => {
            format!("{key}: {}; lăsat deoparte", romanian(why, numbers))
        }
        Notice::AndMore { count } => format!("și încă {count} de acest fel"),
        Notice::BadValue {
            key,
            value,
            allowed,
            used,
        } => {
            let what = if is_range(allowed) {
                "e în afara"
            } else {
                "nu e printre"
            };
            match used.as_str() {
                NOTHING => format!("{key}={value} {what} {allowed}; ignorat"),
                _ => format!("{key}={value} {what} {allowed}; se folosește {used}"),
            }
        }
        Notice::BadSize { value, used } => {
            format!("n={value} e în afara 1–32; se folosește {used}")
        }
        Notice::NotASquare { text } => {
            format!("„{text}” nu e un câmp; un câmp se scrie ca c8")
        }
        Notice::GivenRefused(GivenError::OffBoard { square, size }) => {
            format!("{square} nu e pe tabla {size}×{size}")
        }
        Notice::GivenRefused(GivenError::Repeated { square }) => {
            format!("{square} e deja fixat")
        }
        Notice::GivenRefused(GivenError::Attacking {
            first,
            second,
            line,
        }) => {
            let line = match line {
                Line::Row => "pe linie",
                Line::Column => "pe coloană",
                Line::Diagonal => "pe diagonală",
            };
            format!("{second} e atacat de {first} {line}, deci acolo nu se poate fixa o regină")
        }
        Notice::GivenDropped { squares, size } => format!(
            "{}: în afara tablei {size}×{size}, deci luat de pe tablă",
            list(squares)
        ),
        Notice::RepeatedKey { key, used } => {
            format!("{key} apare de mai multe ori; se folosește {used}")
        }
        Notice::NotAvailable { key, value } => {
            format!("{key}={value} nu e disponibil încă; legătura îl păstrează")
        }
        Notice::AddressTooLong { length } => format!(
            "Adresa are {} de caractere; se citesc cel mult {}, deci a fost ignorată",
            numbers.whole(*length as u64),
            numbers.whole(4096)
        ),
        Notice::PastTheEnd { step, last } => {
            format!("step={step} trece de sfârșit; se folosește {last}, ultimul pas")
        }
        Notice::NothingFound(interest) => match interest {
            Interest::Solution => "Nu mai e nicio soluție în acea parte".to_owned(),
            Interest::DeadEnd => "Nu mai e nicio fundătură în acea parte".to_owned(),
            Interest::Rejection => "Nu mai e nicio respingere în acea parte".to_owned(),
            Interest::Square(square) => {
                format!("Pe {square} nu se mai întâmplă nimic în acea parte")
            }
            Interest::Depth(depth) => format!("Pe tablă nu sunt niciodată {depth} regine"),
            Interest::Tests(tests) => format!("Căutarea face mai puțin de {tests} teste"),
        },
        Notice::NeverRejects => {
            "Acest algoritm nu respinge câmpuri: se uită doar la cele libere".to_owned()
        }
        Notice::GoalChanged { from, to } => {
            let name = setup::ROMANIAN.goals;
            (start::ROMANIAN.goal_changed)(name(*from), name(*to))
        }
        Notice::Refused(why) => (start::ROMANIAN.refused)(why, numbers),
        Notice::EngineRefused { reason } => format!("Motorul a refuzat căutarea: {reason}"),
        Notice::EngineReplaced => {
            "Motorul nu răspundea și a fost înlocuit; căutarea începe din nou".to_owned()
        }
        Notice::LinkCopied => "Legătura e copiată: se deschide exact la acest pas".to_owned(),
        Notice::DetailsCopied => "Detalii copiate".to_owned(),
        Notice::TableCopied => "Tabel copiat".to_owned(),
        Notice::TextsNotFetched { language } => format!(
            "Textele în {} nu au putut fi încărcate; verificați conexiunea și alegeți din nou limba",
            in_romanian(*language)
        ),
        Notice::SolutionsCopied => "Soluțiile au fost copiate ca text".to_owned(),
        Notice::NotCopied { text } => {
            format!("Browserul nu a lăsat pagina să copieze; textul e: {text}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn a_bad_value_is_named_with_what_is_allowed_and_what_is_used() {
        let notice = Notice::BadValue {
            key: "n",
            value: "99".to_owned(),
            allowed: "1–32".to_owned(),
            used: "8".to_owned(),
        };
        let said = Language::ALL.map(|language| {
            let texts = language.texts();
            (texts.notice.sentence)(&notice, &texts.numbers)
        });
        assert_eq!(said[0], "n=99 is outside 1–32; using 8");
        assert!(
            said.iter()
                .all(|text| text.contains("n=99") && text.contains("1–32"))
        );
    }
}
