//! Messages: what was refused or corrected.

use queens_core::puzzle::Day;
use queens_core::{GivenError, InstanceError, Interest, LineKind};
use queens_page::exercise::{EXERCISES, ExerciseError};
use queens_page::language::Language;
use queens_page::notice::Notice;
use queens_page::permalink::Key;
use queens_page::play::PlaceError;

use super::number;
use super::{header, puzzle, setup, start};
use crate::notice::{NOTHING, NoticeTexts, is_goal, is_list, is_range, last, letter, list, stated};
use crate::number::Numbers;
use crate::setup::is_whole;

pub(crate) const TEXTS: NoticeTexts = NoticeTexts {
    region: "Mesaje",
    dismiss: "Închide",
    reload: "Reîncarcă",
    back_to_puzzle: "Înapoi la puzzle",
    sentence,
};

fn sentence(notice: &Notice, numbers: &Numbers) -> String {
    match notice {
        Notice::LeftOut { key, why } => {
            format!("{key}: {}; ignorat", sentence(why, numbers))
        }
        Notice::AndMore { count: 1 } => "și încă unul de acest fel".to_owned(),
        Notice::AndMore { count } => format!("și încă {count} de acest fel"),
        // A board above 32 has no given squares.
        Notice::BadValue {
            key,
            value,
            allowed,
            ..
        } if allowed == NOTHING && *key == Key::Fixed.into_str() => {
            format!("Se pot fixa câmpuri până la n\u{a0}=\u{a0}32; aici fără efect: {value}")
        }
        Notice::BadValue {
            key,
            value,
            allowed,
            ..
        } if allowed == NOTHING => format!("{key}={value} nu are sens la această problemă; ignorat"),
        Notice::BadValue {
            key,
            value,
            allowed,
            used,
        } => {
            let stated = stated(key, value, "gol");
            let why = match allowed {
                _ if is_goal(key, value) => "nu e posibil cu acest algoritm".to_owned(),
                _ if is_list(allowed) => format!("nu e printre valorile permise ({allowed})"),
                _ if is_range(allowed) && !is_whole(value) => {
                    format!("nu e un număr întreg din intervalul {allowed}")
                }
                _ if is_range(allowed) => format!("e în afara intervalului {allowed}"),
                _ => format!("nu e permis (numai {allowed} este)"),
            };
            match used.as_str() {
                NOTHING => format!("{stated} {why}; ignorat"),
                _ => format!("{stated} {why}; se folosește {used}"),
            }
        }
        Notice::NoAlgorithm { key, value, used } => {
            let done = match *used {
                NOTHING => "ignorat".to_owned(),
                used => format!("se folosește {used}"),
            };
            let menu = setup::TEXTS.algorithm;
            format!(
                "{key}={value} nu e un algoritm pentru această problemă; {done}. Lista algoritmilor e în meniul „{menu}”"
            )
        }
        Notice::BadSize { side, value, most, used } => {
            format!("{} nu e un număr întreg de la 1 la {most}; se folosește {used}", stated(letter(*side), value, "gol"))
        }
        Notice::NotASquare { text, size } => {
            let last = last(*size);
            format!("„{text}” nu e un câmp: tabla are câmpuri de la a1 la {last}")
        }
        Notice::Impossible(InstanceError::Given(error)) => sentence(&Notice::GivenRefused(*error), numbers),
        Notice::Impossible(InstanceError::Queens { most: 0, .. }) => {
            "Problema nu cere un număr de regine".to_owned()
        }
        Notice::Impossible(InstanceError::Queens { k, most, .. }) => format!("k={k} e în afara intervalului 1–{most}"),
        Notice::Impossible(InstanceError::Rectangular { size, .. }) => {
            format!("Problema se joacă pe table pătrate, nu pe {size}")
        }
        Notice::Impossible(InstanceError::Variant { variant, .. }) => {
            format!("Problema nu are varianta „{}”", variant.name())
        }
        Notice::GivenRefused(GivenError::OffBoard { square, size }) => {
            format!("{square} nu e pe tabla {size}")
        }
        Notice::GivenRefused(GivenError::Repeated { square }) => {
            format!("{square} e deja fixat")
        }
        Notice::GivenRefused(GivenError::SecondStart { first, second }) => {
            format!("{second} nu se ia: căutarea pornește numai de pe {first}")
        }
        Notice::GivenRefused(GivenError::Attacking {
            first,
            second,
            line,
        }) => {
            let line = match line {
                LineKind::Row => "pe linie",
                LineKind::Column => "pe coloană",
                LineKind::Diagonal => "pe diagonală",
            };
            format!("{second} e atacat de {first} {line}, deci acolo nu se poate fixa o regină")
        }
        Notice::PlacedRefused(PlaceError::OffBoard { square, size }) => {
            format!("{square} nu e pe tabla {size}")
        }
        Notice::PlacedRefused(PlaceError::Repeated { square }) => {
            format!("{square} e deja ocupat")
        }
        Notice::PlacedRefused(PlaceError::Given { square }) => {
            format!("{square} are o piesă fixată; ea se eliberează din setări")
        }
        Notice::PlacedRefused(PlaceError::NoMove { from, to }) => {
            format!("{to} nu e la o săritură de calul de pe {from}")
        }
        Notice::OfPuzzle { squares } => {
            format!("{squares}: face parte din puzzle și rămâne pe loc")
        }
        Notice::NoPuzzle { value } => format!(
            "Nu există puzzle-ul „{value}”: e nevoie de o dată, cel mai devreme {}, sau de o sămânță de la 0 la {}",
            Day::FIRST,
            u64::MAX
        ),
        Notice::PuzzleLeft { which, .. } => {
            format!("Ați părăsit puzzle-ul {}, fiindcă tabla lui s-a schimbat", puzzle::which(*which))
        }
        Notice::PuzzleOfLater { day, today } => {
            format!("Puzzle-ul din {} nu a apărut încă: azi e {}", puzzle::date(*day), puzzle::date(*today))
        }
        Notice::PuzzleStays { which } => {
            format!("Căutarea păstrează reginele puzzle-ului {} pe câmpuri fixate", puzzle::which(*which))
        }
        Notice::NotPlaying { value } => {
            format!("placed={value} cere mode=play; ignorat")
        }
        Notice::NoSheets { value } => format!("question={value} cere view=sheets; ignorat"),
        Notice::ExerciseRefused(ExerciseError::Damaged) => {
            "Exercițiul din acest link e deteriorat; cereți din nou linkul".to_owned()
        }
        Notice::ExerciseRefused(ExerciseError::Later { version }) => {
            format!("Exercițiul e de versiunea {version}; această pagină citește versiunea {EXERCISES}")
        }
        Notice::ExerciseRefused(ExerciseError::Unknown) => {
            "Această pagină nu cunoaște ce cere exercițiul; reîncărcați pagina sau cereți alt link".to_owned()
        }
        Notice::ExerciseNotKept { squares } => {
            format!("Exercițiul începea cu {}: puneți la loc", list(squares))
        }
        Notice::NotANumber { value } if value.trim().is_empty() => {
            "Scrieți un număr în fiecare câmp".to_owned()
        }
        Notice::ExerciseKeepsBoard => {
            "Tabla e a exercițiului; ieșiți din exercițiu ca să o schimbați".to_owned()
        }
        Notice::ExerciseAnswersLost { asked, .. } => match asked {
            1 => "Răspunsul dat în acest interval s-ar pierde".to_owned(),
            _ => format!(
                "Cele {} date în acest interval s-ar pierde",
                number::count(u64::from(*asked), "un răspuns", "răspunsuri")
            ),
        },
        Notice::ExerciseStepByStep => {
            "Întâi predicțiile: porniți redarea sau mergeți pas cu pas".to_owned()
        }
        Notice::NotANumber { value } => {
            format!("„{value}” nu e un număr; scrieți cifre, ca 92")
        }
        Notice::TooLargeToPlay { n } => {
            format!("Se joacă pe table până la n\u{a0}=\u{a0}32, nu pe n\u{a0}=\u{a0}{n}; se arată căutarea")
        }
        Notice::GivenDropped { squares, size } => format!(
            "{}: în afara tablei {size}, deci luat de pe tablă",
            list(squares)
        ),
        Notice::WayCut { last, squares } => {
            let squares = number::count(*squares as u64, "un câmp luat", "câmpuri luate");
            match last {
                Some(last) => format!("{squares} de pe tablă: drumul se încheie acum pe {last}"),
                None => format!("{squares} de pe tablă: drumul nu mai are început"),
            }
        }
        Notice::GivenFreed { squares } => format!(
            "{}: în această variantă nu se pot fixa regine care se atacă, deci luat de pe tablă",
            list(squares)
        ),
        Notice::RepeatedKey { key, used } => {
            format!("{key} apare de mai multe ori; se folosește {used}")
        }
        Notice::NotEmbedded { key, value } => {
            format!("{key}={value} se ignoră: o pagină încorporată arată doar o căutare")
        }
        Notice::NotPlayed { pairs } => {
            format!("Se ignoră {pairs}: această căutare nu are pași de parcurs")
        }
        Notice::AddressTooLong { length } => {
            let length = *length as u64;
            let written = numbers.whole(length);
            format!(
                "Adresa are {}; se citesc cel mult {}, deci a fost ignorată",
                number::written(length, &written, "un caracter", "caractere"),
                numbers.whole(4096)
            )
        }
        Notice::NotUnderstood { text } => {
            format!("Pagina nu recunoaște nimic în „#{text}”, așa că arată exemplul")
        }
        Notice::PastTheEnd { step, last } => {
            let last = numbers.whole(*last);
            format!("step={step} trece de sfârșit; se folosește ultimul pas, {last}")
        }
        Notice::NothingFound(interest) => match interest {
            Interest::Solution => "Nu mai e nicio soluție în acea parte".to_owned(),
            Interest::DeadEnd => "Nu mai e nicio fundătură în acea parte".to_owned(),
            Interest::Critical => "Nu mai e nicio situație critică în acea parte".to_owned(),
            Interest::Rejection => "Nu mai e nicio respingere în acea parte".to_owned(),
            Interest::Bound => "Nu mai e nicio margine în acea parte".to_owned(),
            Interest::Square(square) => {
                format!("Pe {square} nu se mai întâmplă nimic în acea parte")
            }
            Interest::Depth(1) => "Pe tablă nu e niciodată exact o regină".to_owned(),
            Interest::Depth(queens) => {
                let queens = number::queens(*queens);
                format!("Pe tablă nu sunt niciodată {queens}")
            }
            Interest::Tests(1) => "Căutarea nu face niciun test".to_owned(),
            Interest::Tests(tests) => {
                let tests = number::written(*tests, &numbers.whole(*tests), "un test", "teste");
                format!("Căutarea face mai puțin de {tests}")
            }
        },
        Notice::NeverRejects => {
            "Acest algoritm nu respinge câmpuri: se uită doar la cele libere".to_owned()
        }
        Notice::GoalChanged { from, to } => {
            let name = setup::TEXTS.goals;
            (start::TEXTS.goal_changed)(name(*from), name(*to))
        }
        Notice::Refused(why) => (start::TEXTS.refused)(why, numbers),
        Notice::EngineRefused { reason } => format!("Motorul a refuzat căutarea: {reason}"),
        Notice::EngineReplaced => {
            "Motorul nu răspundea și a fost înlocuit; căutarea începe din nou".to_owned()
        }
        Notice::EmbedCopied => "Cod copiat: lipiți-l în pagina dumneavoastră".to_owned(),
        Notice::ExerciseLinkCopied => "Linkul e copiat: deschide exercițiul".to_owned(),
        Notice::LinkCopied => "Linkul e copiat: se deschide exact la acest pas".to_owned(),
        Notice::DetailsCopied => "Detalii copiate".to_owned(),
        Notice::TableCopied => "Tabel copiat".to_owned(),
        Notice::TextsLate { language } => format!(
            "Textele în {} încă se încarcă; până atunci, pagina rămâne în limba afișată",
            named(*language)
        ),
        Notice::TextsNotFetched { language } => format!(
            "Textele în {} nu au putut fi încărcate; verificați conexiunea și alegeți din nou limba",
            named(*language)
        ),
        Notice::CodeNotFetched => "Codul acestui algoritm nu a putut fi încărcat; verificați conexiunea, apoi apăsați „Pornește”".to_owned(),
        Notice::ResultCopied => "Rezultatul e copiat".to_owned(),
        Notice::BoardCopied => "Tabla a fost copiată ca text".to_owned(),
        Notice::PictureCopied => "Imaginea a fost copiată".to_owned(),
        Notice::PictureNotCopied => "Browserul nu permite aici copierea fișierului: salvați-l".to_owned(),
        Notice::SolutionsCopied => "Soluțiile au fost copiate ca text".to_owned(),
        Notice::DrawingNotFetched => "Partea care desenează nu a putut fi încărcată; verificați conexiunea și încercați din nou".to_owned(),
        Notice::BuildFound => "O versiune nouă este gata".to_owned(),
        Notice::NotCopied { text } => {
            format!("Browserul nu a lăsat pagina să copieze; textul e: {text}")
        }
        Notice::NotSaved { name } => {
            format!("Browserul nu a lăsat pagina să salveze {name}")
        }
        Notice::LedgerCutOff { files } => format!(
            "Ultima linie, incompletă, nu a fost citită (fișiere: {files}); toate celelalte loturi au fost preluate"
        ),
        Notice::AddressNotWritten => {
            let share = header::TEXTS.share;
            format!(
                "Browserul nu a lăsat pagina să schimbe adresa; „{share}” dă în continuare linkul corect"
            )
        }
        Notice::Failed { why } => format!(
            "Browserul nu a putut face ce i-a cerut pagina: {why}. Dacă pagina nu mai răspunde, reîncărcați-o"
        ),
    }
}

/// The name of a language.
const fn named(language: Language) -> &'static str {
    match language {
        Language::English => "engleză",
        Language::French => "franceză",
        Language::Romanian => "română",
    }
}
