//! Messages: what was refused or corrected.

use queens_core::puzzle::Day;
use queens_core::{GivenError, InstanceError, Interest, LineKind};
use queens_page::exercise::{EXERCISES, ExerciseError};
use queens_page::language::Language;
use queens_page::notice::Notice;
use queens_page::permalink::Key;
use queens_page::play::PlaceError;

use super::number::count;
use super::{header, puzzle, setup, start};
use crate::notice::{NOTHING, NoticeTexts, is_goal, is_list, is_range, last, letter, list, stated};
use crate::number::Numbers;
use crate::setup::is_whole;

pub(crate) const TEXTS: NoticeTexts = NoticeTexts {
    region: "Messages",
    dismiss: "Fermer",
    reload: "Recharger",
    back_to_puzzle: "Revenir au casse-tête",
    sentence,
};

fn sentence(notice: &Notice, numbers: &Numbers) -> String {
    match notice {
        Notice::LeftOut { key, why } => {
            format!("{key}\u{a0}: {}\u{a0}; c’est ignoré", sentence(why, numbers))
        }
        Notice::AndMore { count: 1 } => "et 1 autre de ce genre".to_owned(),
        Notice::AndMore { count } => format!("et {count} autres de ce genre"),
        // A board above 32 has no given squares.
        Notice::BadValue {
            key,
            value,
            allowed,
            ..
        } if allowed == NOTHING && *key == Key::Fixed.into_str() => {
            format!("On peut fixer des cases jusqu’à n\u{a0}=\u{a0}32\u{a0}; ici sans effet\u{a0}: {value}")
        }
        Notice::BadValue {
            key,
            value,
            allowed,
            ..
        } if allowed == NOTHING => format!("{key}={value} n’a pas de sens pour ce problème\u{a0}; ignoré"),
        Notice::BadValue {
            key,
            value,
            allowed,
            used,
        } => {
            let stated = stated(key, value, "vide");
            let why = match allowed {
                _ if is_goal(key, value) => "n’est pas possible avec cet algorithme".to_owned(),
                _ if is_list(allowed) => format!("ne figure pas parmi les valeurs permises ({allowed})"),
                _ if is_range(allowed) && !is_whole(value) => {
                    format!("n’est pas un entier de l’intervalle {allowed}")
                }
                _ if is_range(allowed) => format!("est hors de l’intervalle {allowed}"),
                _ => format!("n’est pas permis (seul {allowed} l’est)"),
            };
            match used.as_str() {
                NOTHING => format!("{stated} {why}\u{a0}; ignoré"),
                _ => format!("{stated} {why}\u{a0}; {used} est utilisé"),
            }
        }
        Notice::NoAlgorithm { key, value, used } => {
            let done = match *used {
                NOTHING => "ignoré".to_owned(),
                used => format!("{used} est utilisé"),
            };
            let menu = setup::TEXTS.algorithm;
            format!(
                "{key}={value} n’est pas un algorithme pour ce problème\u{a0}; {done}. Le menu «\u{a0}{menu}\u{a0}» en donne la liste"
            )
        }
        Notice::BadSize { side, value, most, used } => {
            format!("{} n’est pas un entier de 1 à {most}\u{a0}; {used} est utilisé", stated(letter(*side), value, "vide"))
        }
        Notice::NotASquare { text, size } => {
            let last = last(*size);
            format!("«\u{a0}{text}\u{a0}» n’est pas une case\u{a0}: elles vont de a1 à {last}")
        }
        Notice::Impossible(InstanceError::Given(error)) => sentence(&Notice::GivenRefused(*error), numbers),
        Notice::Impossible(InstanceError::Queens { most: 0, .. }) => {
            "Ce problème ne demande pas un nombre de reines".to_owned()
        }
        Notice::Impossible(InstanceError::Queens { k, most, .. }) => format!("k={k} est hors de l’intervalle 1–{most}"),
        Notice::Impossible(InstanceError::Rectangular { size, .. }) => {
            format!("Ce problème se joue sur des échiquiers carrés, pas sur {size}")
        }
        Notice::Impossible(InstanceError::Variant { variant, .. }) => {
            format!("Ce problème n’a pas de variante «\u{a0}{}\u{a0}»", variant.name())
        }
        Notice::GivenRefused(GivenError::OffBoard { square, size }) => {
            format!("{square} n’est pas sur l’échiquier {size}")
        }
        Notice::GivenRefused(GivenError::Repeated { square }) => {
            format!("{square} est déjà fixée")
        }
        Notice::GivenRefused(GivenError::SecondStart { first, second }) => {
            format!("{second} n’est pas prise\u{a0}: la recherche part de {first} seulement")
        }
        Notice::GivenRefused(GivenError::Attacking {
            first,
            second,
            line,
        }) => {
            let line = match line {
                LineKind::Row => "sur une ligne",
                LineKind::Column => "dans une colonne",
                LineKind::Diagonal => "en diagonale",
            };
            format!("{second} est menacée par {first} {line}\u{a0}: aucune reine ne peut y être fixée")
        }
        Notice::PlacedRefused(PlaceError::OffBoard { square, size }) => {
            format!("{square} n’est pas sur l’échiquier {size}")
        }
        Notice::PlacedRefused(PlaceError::Repeated { square }) => {
            format!("{square} est déjà prise")
        }
        Notice::PlacedRefused(PlaceError::Given { square }) => {
            format!("{square} porte une pièce fixée\u{a0}; le formulaire la libère")
        }
        Notice::PlacedRefused(PlaceError::NoMove { from, to }) => {
            format!("{to} est hors de portée du cavalier, qui est en {from}")
        }
        Notice::OfPuzzle { squares } => {
            format!("{squares}\u{a0}: c’est le casse-tête qui donne les pièces, et elles restent")
        }
        Notice::NoPuzzle { value } => format!(
            "Il n’y a pas de casse-tête «\u{a0}{value}\u{a0}»\u{a0}: indiquez une date à partir du {}, ou une graine de 0 à {}",
            Day::FIRST,
            u64::MAX
        ),
        Notice::PuzzleLeft { which, .. } => {
            format!("Vous avez quitté le casse-tête {}, car son échiquier a été modifié", puzzle::which(*which))
        }
        Notice::PuzzleOfLater { day, today } => {
            format!("Le casse-tête du {} n’est pas encore paru\u{a0}: nous sommes le {}", puzzle::date(*day), puzzle::date(*today))
        }
        Notice::PuzzleStays { which } => {
            format!("La recherche garde les reines du casse-tête {} comme cases fixées", puzzle::which(*which))
        }
        Notice::NotPlaying { value } => {
            format!("placed={value} demande mode=play\u{a0}; ignoré")
        }
        Notice::NoSheets { value } => format!("question={value} demande view=sheets\u{a0}; ignoré"),
        Notice::ExerciseRefused(ExerciseError::Damaged) => {
            "L’exercice de ce lien est endommagé\u{a0}; redemandez le lien".to_owned()
        }
        Notice::ExerciseRefused(ExerciseError::Later { version }) => {
            format!("L’exercice est de la version {version}\u{a0}; cette page lit la version {EXERCISES}")
        }
        Notice::ExerciseRefused(ExerciseError::Unknown) => {
            "Cette page ne connaît pas ce que l’exercice demande\u{a0}; rechargez la page ou demandez un autre lien".to_owned()
        }
        Notice::ExerciseNotKept { squares } => {
            format!("L’exercice commençait avec {}\u{a0}: remettez-le", list(squares))
        }
        Notice::NotANumber { value } if value.trim().is_empty() => {
            "Écrivez un nombre dans chaque champ".to_owned()
        }
        Notice::ExerciseKeepsBoard => {
            "L’échiquier est celui de l’exercice\u{a0}; quittez l’exercice pour le changer".to_owned()
        }
        Notice::ExerciseAnswersLost { asked, .. } => match asked {
            1 => "Votre réponse dans cet intervalle serait perdue".to_owned(),
            _ => format!("Vos {asked} réponses dans cet intervalle seraient perdues"),
        },
        Notice::ExerciseStepByStep => {
            "Les prédictions d’abord\u{a0}: lancez la lecture ou avancez pas à pas".to_owned()
        }
        Notice::NotANumber { value } => {
            format!("«\u{a0}{value}\u{a0}» n’est pas un nombre\u{a0}; écrivez des chiffres, comme 92")
        }
        Notice::TooLargeToPlay { n } => {
            format!("On joue sur des échiquiers jusqu’à n\u{a0}=\u{a0}32, pas sur n\u{a0}=\u{a0}{n}\u{a0}; la recherche est affichée")
        }
        Notice::GivenDropped { squares, size } => format!(
            "{}\u{a0}: hors de l’échiquier {size}, donc enlevé",
            list(squares)
        ),
        Notice::WayCut { last, squares } => {
            let squares = count(*squares as u64, "case enlevée", "cases enlevées");
            match last {
                Some(last) => format!("{squares}\u{a0}: le chemin finit maintenant en {last}"),
                None => format!("{squares}\u{a0}: le chemin n’a plus de départ"),
            }
        }
        Notice::GivenFreed { squares } => format!(
            "{}\u{a0}: des reines qui se menacent ne peuvent pas être fixées dans cette variante, donc enlevé",
            list(squares)
        ),
        Notice::RepeatedKey { key, used } => {
            format!("{key} est donné plusieurs fois\u{a0}; {used} est utilisé")
        }
        Notice::NotEmbedded { key, value } => {
            format!("{key}={value} est ignoré\u{a0}: une page intégrée ne montre qu’une recherche")
        }
        Notice::NotPlayed { pairs } => {
            format!("Ignoré ({pairs})\u{a0}: cette recherche n’a pas d’étapes à parcourir")
        }
        Notice::AddressTooLong { length } => format!(
            "L’adresse a {} caractères\u{a0}; au plus {} sont lus, elle a donc été ignorée",
            numbers.whole(*length as u64),
            numbers.whole(4096)
        ),
        Notice::NotUnderstood { text } => {
            format!("La page ne reconnaît rien dans «\u{a0}#{text}\u{a0}»\u{a0}: elle affiche l’exemple")
        }
        Notice::PastTheEnd { step, last } => {
            format!("step={step} dépasse la fin\u{a0}; la dernière étape, {last}, est utilisée")
        }
        Notice::NothingFound(interest) => match interest {
            Interest::Solution => "Il n’y a pas d’autre solution de ce côté".to_owned(),
            Interest::DeadEnd => "Il n’y a pas d’autre impasse de ce côté".to_owned(),
            Interest::Critical => "Il n’y a pas d’autre situation critique de ce côté".to_owned(),
            Interest::Rejection => "Il n’y a pas d’autre refus de ce côté".to_owned(),
            Interest::Bound => "Il n’y a pas d’autre borne de ce côté".to_owned(),
            Interest::Square(square) => format!("Il ne se passe plus rien en {square} de ce côté"),
            Interest::Depth(1) => "Il n’y a jamais exactement une reine sur l’échiquier".to_owned(),
            Interest::Depth(queens) => format!("Il n’y a jamais {queens} reines sur l’échiquier"),
            Interest::Tests(1) => "La recherche ne fait aucun test".to_owned(),
            Interest::Tests(tests) => {
                let tests = numbers.whole(*tests);
                format!("La recherche fait moins de {tests} tests")
            }
        },
        Notice::NeverRejects => {
            "Cet algorithme ne refuse aucune case\u{a0}: il ne regarde que les cases libres".to_owned()
        }
        Notice::GoalChanged { from, to } => {
            let name = setup::TEXTS.goals;
            (start::TEXTS.goal_changed)(name(*from), name(*to))
        }
        Notice::Refused(why) => (start::TEXTS.refused)(why, numbers),
        Notice::EngineRefused { reason } => {
            format!("Le moteur a refusé la recherche\u{a0}: {reason}")
        }
        Notice::EngineReplaced => {
            "Le moteur ne répondait pas et a été remplacé\u{a0}; la recherche recommence".to_owned()
        }
        Notice::EmbedCopied => "Code copié\u{a0}: collez-le dans votre page".to_owned(),
        Notice::ExerciseLinkCopied => "Lien copié\u{a0}: il ouvre l’exercice".to_owned(),
        Notice::LinkCopied => "Lien copié\u{a0}: il s’ouvre exactement sur cette étape".to_owned(),
        Notice::DetailsCopied => "Détails copiés".to_owned(),
        Notice::TableCopied => "Tableau copié".to_owned(),
        Notice::TextsLate { language } => format!(
            "Les textes en {} sont encore en cours de chargement\u{a0}; d’ici là, la page reste dans la langue affichée",
            named(*language)
        ),
        Notice::TextsNotFetched { language } => format!(
            "Les textes en {} n’ont pas pu être chargés\u{a0}; vérifiez la connexion et choisissez de nouveau la langue",
            named(*language)
        ),
        Notice::CodeNotFetched => "Le code de cet algorithme n’a pas pu être chargé\u{a0}; vérifiez la connexion, puis appuyez sur Lancer".to_owned(),
        Notice::ResultCopied => "Résultat copié".to_owned(),
        Notice::BoardCopied => "Échiquier copié en texte".to_owned(),
        Notice::PictureCopied => "Image copiée".to_owned(),
        Notice::PictureNotCopied => "Le navigateur n’autorise pas ici la copie de ce fichier\u{a0}: enregistrez-le plutôt".to_owned(),
        Notice::SolutionsCopied => "Solutions copiées en texte".to_owned(),
        Notice::DrawingNotFetched => "Le module de dessin n’a pas pu être chargé\u{a0}; vérifiez la connexion et réessayez".to_owned(),
        Notice::BuildFound => "Une nouvelle version est prête".to_owned(),
        Notice::NotCopied { text } => {
            format!("Le navigateur n’a pas permis de copier ceci\u{a0}; le voici\u{a0}: {text}")
        }
        Notice::NotSaved { name } => {
            format!("Le navigateur n’a pas permis d’enregistrer {name}")
        }
        Notice::LedgerCutOff { files } => format!(
            "La dernière ligne, incomplète, n’a pas été lue (fichiers\u{a0}: {files})\u{a0}; tous les autres lots sont repris"
        ),
        Notice::AddressNotWritten => {
            let share = header::TEXTS.share;
            format!(
                "Le navigateur n’a pas permis de modifier l’adresse\u{a0}; «\u{a0}{share}\u{a0}» donne toujours le bon lien"
            )
        }
        Notice::Failed { why } => format!(
            "Le navigateur n’a pas pu faire ce que la page lui demandait\u{a0}: {why}. Si la page ne répond plus, rechargez-la"
        ),
    }
}

/// The name of a language.
const fn named(language: Language) -> &'static str {
    match language {
        Language::English => "anglais",
        Language::French => "français",
        Language::Romanian => "roumain",
    }
}
