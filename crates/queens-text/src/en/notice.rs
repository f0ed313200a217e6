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
    dismiss: "Dismiss",
    reload: "Reload",
    back_to_puzzle: "Back to the puzzle",
    sentence,
};

fn sentence(notice: &Notice, numbers: &Numbers) -> String {
    match notice {
        Notice::LeftOut { key, why } => format!("{key}: {}; left out", sentence(why, numbers)),
        Notice::AndMore { count } => format!("and {count} more like these"),
        // A board above 32 has no given squares.
        Notice::BadValue {
            key,
            value,
            allowed,
            ..
        } if allowed == NOTHING && *key == Key::Fixed.into_str() => {
            format!("You can fix squares up to n\u{a0}=\u{a0}32; left out: {value}")
        }
        Notice::BadValue {
            key,
            value,
            allowed,
            ..
        } if allowed == NOTHING => format!("{key}={value} means nothing for this problem; ignored"),
        Notice::BadValue {
            key,
            value,
            allowed,
            used,
        } => {
            let stated = stated(key, value, "empty");
            let why = match allowed {
                _ if is_goal(key, value) => "is not available with this algorithm".to_owned(),
                _ if is_range(allowed) && !is_whole(value) => {
                    format!("is not a whole number in {allowed}")
                }
                _ if is_range(allowed) => format!("is outside {allowed}"),
                _ if is_list(allowed) => format!("is not one of {allowed}"),
                _ => format!("is not allowed (only {allowed} is)"),
            };
            match used.as_str() {
                NOTHING => format!("{stated} {why}; ignored"),
                _ => format!("{stated} {why}; using {used}"),
            }
        }
        Notice::NoAlgorithm { key, value, used } => {
            let done = match *used {
                NOTHING => "ignored".to_owned(),
                used => format!("using {used}"),
            };
            let menu = setup::TEXTS.algorithm;
            format!(
                "{key}={value} is not an algorithm for this problem; {done}. The menu “{menu}” lists them"
            )
        }
        Notice::BadSize {
            side,
            value,
            most,
            used,
        } => {
            format!(
                "{} is outside 1–{most}; using {used}",
                stated(letter(*side), value, "empty")
            )
        }
        Notice::NotASquare { text, size } => {
            let last = last(*size);
            format!("“{text}” is not a square: this board has squares from a1 to {last}")
        }
        Notice::Impossible(InstanceError::Given(error)) => {
            sentence(&Notice::GivenRefused(*error), numbers)
        }
        Notice::Impossible(InstanceError::Queens { most: 0, .. }) => {
            "This problem asks for no number of queens".to_owned()
        }
        Notice::Impossible(InstanceError::Queens { k, most, .. }) => {
            format!("k={k} is outside 1–{most}")
        }
        Notice::Impossible(InstanceError::Rectangular { size, .. }) => {
            format!("This problem is played on square boards, not on {size}")
        }
        Notice::Impossible(InstanceError::Variant { variant, .. }) => {
            format!("This problem has no variant “{}”", variant.name())
        }
        Notice::GivenRefused(GivenError::OffBoard { square, size }) => {
            format!("{square} is not on the {size} board")
        }
        Notice::GivenRefused(GivenError::Repeated { square }) => {
            format!("{square} is fixed already")
        }
        Notice::GivenRefused(GivenError::SecondStart { first, second }) => {
            format!("{second} is not taken: the search starts from {first} alone")
        }
        Notice::GivenRefused(GivenError::Attacking {
            first,
            second,
            line,
        }) => {
            let line = match line {
                LineKind::Row => "row",
                LineKind::Column => "column",
                LineKind::Diagonal => "diagonal",
            };
            format!("{second} is attacked by {first} on a {line}, so no queen can be fixed there")
        }
        Notice::PlacedRefused(PlaceError::OffBoard { square, size }) => {
            format!("{square} is not on the {size} board")
        }
        Notice::PlacedRefused(PlaceError::Repeated { square }) => {
            format!("{square} is taken already")
        }
        Notice::PlacedRefused(PlaceError::Given { square }) => {
            format!("{square} holds a fixed piece; the form frees it")
        }
        Notice::PlacedRefused(PlaceError::NoMove { from, to }) => {
            format!("{to} is out of the knight’s reach: it stands on {from}")
        }
        Notice::OfPuzzle { squares } => {
            format!("{squares}: the puzzle says what is given, and that stays")
        }
        Notice::NoPuzzle { value } => format!(
            "There is no puzzle “{value}”: give a date from {} on, or a seed from 0 to {}",
            Day::FIRST,
            u64::MAX
        ),
        Notice::PuzzleLeft { which, .. } => {
            format!("You have left {}, for its board was changed", puzzle::which(*which))
        }
        Notice::PuzzleOfLater { day, today } => {
            format!("The puzzle of {} is ahead of its day: today is {}", puzzle::date(*day), puzzle::date(*today))
        }
        Notice::PuzzleStays { which } => {
            format!("The search has the queens of {} as fixed squares", puzzle::which(*which))
        }
        Notice::NotPlaying { value } => {
            format!("placed={value} needs mode=play; ignored")
        }
        Notice::NoSheets { value } => format!("question={value} needs view=sheets; ignored"),
        Notice::ExerciseRefused(ExerciseError::Damaged) => {
            "The exercise of this link is damaged; ask for the link again".to_owned()
        }
        Notice::ExerciseRefused(ExerciseError::Later { version }) => {
            format!("The exercise is of version {version}; this page reads version {EXERCISES}")
        }
        Notice::ExerciseRefused(ExerciseError::Unknown) => {
            "This page does not know what the exercise asks for; reload the page, or ask for another link".to_owned()
        }
        Notice::ExerciseNotKept { squares } => {
            format!("The exercise began with {}: put that back", list(squares))
        }
        Notice::NotANumber { value } if value.trim().is_empty() => {
            "Write a number into each field".to_owned()
        }
        Notice::ExerciseKeepsBoard => {
            "The board belongs to the exercise; leave the exercise to change it".to_owned()
        }
        Notice::ExerciseAnswersLost { asked, .. } => format!(
            "Your {} in this stretch would be lost",
            count(u64::from(*asked), "answer", "answers")
        ),
        Notice::ExerciseStepByStep => {
            "The predictions come first: play, or go step by step".to_owned()
        }
        Notice::NotANumber { value } => {
            format!("“{value}” is not a number; write digits, as in 92")
        }
        Notice::TooLargeToPlay { n } => {
            format!("You can play on boards up to n\u{a0}=\u{a0}32, not on n\u{a0}=\u{a0}{n}; the search is shown")
        }
        Notice::GivenDropped { squares, size } => {
            format!("{} taken away: not on the {size} board", list(squares))
        }
        Notice::WayCut { last, squares } => {
            let squares = count(*squares as u64, "square", "squares");
            match last {
                Some(last) => format!("{squares} taken away: the way now ends on {last}"),
                None => format!("{squares} taken away: the way has no start"),
            }
        }
        Notice::GivenFreed { squares } => format!(
            "{} taken away: queens that attack each other cannot be fixed in this variant",
            list(squares)
        ),
        Notice::RepeatedKey { key, used } => {
            format!("{key} is given more than once; using {used}")
        }
        Notice::NotEmbedded { key, value } => {
            format!("{key}={value} is left out: an embed shows a search only")
        }
        Notice::NotPlayed { pairs } => {
            format!("{pairs} left out: this search has no steps to be played")
        }
        Notice::AddressTooLong { length } => format!(
            "The address has {} characters; at most {} are read, so it was ignored",
            numbers.whole(*length as u64),
            numbers.whole(4096)
        ),
        Notice::NotUnderstood { text } => {
            format!("The page recognises nothing in “#{text}”, so it shows the example")
        }
        Notice::PastTheEnd { step, last } => {
            format!("step={step} is past the end; using {last}, the last step")
        }
        Notice::NothingFound(interest) => match interest {
            Interest::Solution => "There is no further solution in that direction".to_owned(),
            Interest::DeadEnd => "There is no further dead end in that direction".to_owned(),
            Interest::Critical => {
                "There is no further critical situation in that direction".to_owned()
            }
            Interest::Rejection => "There is no further rejection in that direction".to_owned(),
            Interest::Bound => "There is no further bound in that direction".to_owned(),
            Interest::Square(square) => {
                format!("Nothing more happens on {square} in that direction")
            }
            Interest::Depth(1) => "There is never exactly one queen on the board".to_owned(),
            Interest::Depth(queens) => format!("There are never {queens} queens on the board"),
            Interest::Tests(1) => "The search makes no test".to_owned(),
            Interest::Tests(tests) => {
                let tests = numbers.whole(*tests);
                format!("The search makes fewer than {tests} tests")
            }
        },
        Notice::NeverRejects => {
            "This algorithm rejects no squares: it looks at free ones only".to_owned()
        }
        Notice::GoalChanged { from, to } => {
            let name = setup::TEXTS.goals;
            (start::TEXTS.goal_changed)(name(*from), name(*to))
        }
        Notice::Refused(why) => (start::TEXTS.refused)(why, numbers),
        Notice::EngineRefused { reason } => format!("The engine refused the search: {reason}"),
        Notice::EngineReplaced => {
            "The engine did not answer and was replaced; the search begins again".to_owned()
        }
        Notice::EmbedCopied => "Code copied: paste it into your page".to_owned(),
        Notice::ExerciseLinkCopied => "Link copied: it opens the exercise".to_owned(),
        Notice::LinkCopied => "Link copied: it opens on exactly this step".to_owned(),
        Notice::DetailsCopied => "Details copied".to_owned(),
        Notice::TableCopied => "Table copied".to_owned(),
        Notice::TextsLate { language } => format!(
            "The texts in {} are still being loaded; until they come, the page stays in the language that it shows",
            named(*language)
        ),
        Notice::TextsNotFetched { language } => format!(
            "The texts in {} could not be loaded; check the connection and choose the language again",
            named(*language)
        ),
        Notice::CodeNotFetched => {
            "The code of this algorithm could not be loaded; check the connection, then press Run"
                .to_owned()
        }
        Notice::ResultCopied => "Result copied".to_owned(),
        Notice::BoardCopied => "Board copied as text".to_owned(),
        Notice::PictureCopied => "Picture copied".to_owned(),
        Notice::PictureNotCopied => "The browser does not let this file be copied here: save it instead".to_owned(),
        Notice::SolutionsCopied => "Solutions copied as text".to_owned(),
        Notice::DrawingNotFetched => "What draws files could not be loaded; check the connection and try again".to_owned(),
        Notice::BuildFound => "A new version is ready".to_owned(),
        Notice::NotCopied { text } => {
            format!("The browser did not let the page copy this; it is: {text}")
        }
        Notice::NotSaved { name } => format!("The browser did not let the page save {name}"),
        Notice::LedgerCutOff { files } => format!(
            "A last line that is cut off was left out; all other shards count ({files})"
        ),
        Notice::AddressNotWritten => {
            let share = header::TEXTS.share;
            format!(
                "The browser did not let the page change its address; “{share}” still gives the right link"
            )
        }
        Notice::Failed { why } => format!(
            "The browser failed at something that the page needs: {why}. If the page does not go on, reload it"
        ),
    }
}

/// The name of a language.
const fn named(language: Language) -> &'static str {
    match language {
        Language::English => "English",
        Language::French => "French",
        Language::Romanian => "Romanian",
    }
}
