//! The sentence for each notice.

use queens_core::puzzle::{Day, PuzzleSource};
use queens_core::text::joined;
use queens_core::{BlockedError, BoardSize, GivenError, Goal, InstanceError, Interest, Square};
use queens_page::address::Key;
use queens_page::exercise::{EXERCISES, ExerciseError, MOST_EXERCISES, RefusedExercise};
use queens_page::notice::Notice;
use queens_page::play::PlaceError;

use super::Texts;
use super::setup::is_whole;

/// The placeholder for a missing value in an address. No default replaces a bad value.
const NOTHING: &str = "–";

/// The maximum number of characters read from an address.
const LONGEST_ADDRESS: u64 = 4096;

/// The sentence of a notice, without a full stop.
pub fn sentence(texts: &Texts, notice: &Notice) -> String {
    let own = texts.notice();
    match notice {
        Notice::LeftOut { key, why } => own.left_out(key, &sentence(texts, why)),
        Notice::AndMore { count } => own.and_more(*count as u64),
        Notice::BadValue {
            key,
            value,
            allowed,
            used,
        } => bad_value(texts, key, value, allowed, used),
        Notice::NoAlgorithm { key, value, used } => own.no_algorithm(
            &stated(texts, key, value),
            &done(texts, used),
            texts.setup().algorithm(),
        ),
        Notice::NotASquare { text, size } => own.not_a_square(text, last(*size)),
        Notice::Impossible(error) => impossible(texts, error),
        Notice::GivenRefused(error) => given_refused(texts, *error),
        Notice::BlockedRefused(error) => blocked_refused(texts, *error),
        Notice::PlacedRefused(error) => match *error {
            PlaceError::OffBoard { square, size } => own.off_board(square, &size.to_string()),
            PlaceError::Repeated { square } => own.taken(square),
            PlaceError::Given { square } => own.fixed_piece(square),
            PlaceError::Blocked { square } => own.blocked(square),
            PlaceError::NoMove { from, to } => own.no_move(from, to),
        },
        Notice::OfPuzzle { squares } => own.of_puzzle(squares),
        Notice::NoPuzzle { value } => {
            own.no_puzzle(value, &Day::FIRST.to_string(), &u64::MAX.to_string())
        }
        Notice::PuzzleLeft { which, .. } => {
            let (date, seed) = date_or_seed(texts, *which);
            own.puzzle_left(date.as_deref(), &seed)
        }
        Notice::PuzzleOfLater { day, today } => {
            own.puzzle_of_later(&texts.date_of(*day), &texts.date_of(*today))
        }
        Notice::PuzzleStays { which } => {
            let (date, seed) = date_or_seed(texts, *which);
            own.puzzle_stays(date.as_deref(), &seed)
        }
        Notice::NotPlaying { value } => own.not_playing(value),
        Notice::NoSheets { value } => own.no_sheets(value),
        Notice::ExerciseRefused(RefusedExercise { part, why }) => match why {
            ExerciseError::Damaged => own.exercise_damaged(*part),
            ExerciseError::Later { version } => own.exercise_later(*part, version, EXERCISES),
            ExerciseError::Unknown => own.exercise_unknown(*part),
            ExerciseError::Repeated => own.exercise_repeated(part.unwrap_or_default()),
            ExerciseError::TooMany { exercises } => {
                own.too_many_exercises(*exercises as u64, MOST_EXERCISES as u64)
            }
        },
        Notice::ExerciseNotKept { squares } => own.exercise_not_kept(&joined(squares, ", ")),
        Notice::ExerciseKeepsBoard => own.exercise_keeps_board().to_owned(),
        Notice::ExerciseAnswersLost { asked, .. } => own.exercise_answers_lost((*asked).into()),
        Notice::ExerciseStepByStep => own.exercise_step_by_step().to_owned(),
        Notice::NotANumber { value } if value.trim().is_empty() => {
            own.no_number_written().to_owned()
        }
        Notice::NotANumber { value } => own.not_a_number(value),
        Notice::TooLargeToPlay { n } => own.too_large_to_play((*n).into()),
        Notice::GivenDropped { squares, size } => own.given_dropped(&joined(squares, ", "), *size),
        Notice::WayCut { last, squares } => own.way_cut(*squares as u64, *last),
        Notice::GivenFreed { squares } => own.given_freed(&joined(squares, ", ")),
        Notice::RepeatedKey { key, used } => own.repeated_key(key, used),
        Notice::NotEmbedded { key, value } => own.not_embedded(key, value),
        Notice::NotPlayed { pairs } => own.not_played(pairs),
        Notice::AddressTooLong { length } => own.address_too_long(*length as u64, LONGEST_ADDRESS),
        Notice::NotUnderstood { text } => own.not_understood(text),
        Notice::PastTheEnd { step, last } => own.past_the_end(*step, *last),
        Notice::PastTheStop { step, last } => own.past_the_stop(*step, *last),
        Notice::NothingFound(interest) => nothing_found(texts, *interest),
        Notice::NeverRejects => own.never_rejects().to_owned(),
        Notice::GoalChanged { from, to } => {
            let [from, to] = [*from, *to].map(|goal| texts.setup().goals(goal));
            texts.start().goal_changed(&from, &to)
        }
        Notice::CounterChosen { algorithm, .. } => {
            texts.start().counter_chosen(texts.name_of(algorithm))
        }
        Notice::Refused(why) => texts.refusal(why),
        Notice::EngineRefused { reason } => own.engine_refused(reason),
        Notice::EngineReplaced => own.engine_replaced().to_owned(),
        Notice::EmbedCopied => own.embed_copied().to_owned(),
        Notice::ExerciseLinkCopied => own.exercise_link_copied().to_owned(),
        Notice::LinkCopied => own.link_copied().to_owned(),
        Notice::DetailsCopied => own.details_copied().to_owned(),
        Notice::TextsLate { language } => own.texts_late(language.name()),
        Notice::TextsNotFetched { language } => own.texts_not_fetched(language.name()),
        Notice::CodeNotFetched => own.code_not_fetched().to_owned(),
        Notice::ResultCopied => own.result_copied().to_owned(),
        Notice::BoardCopied => own.board_copied().to_owned(),
        Notice::PictureCopied => own.picture_copied().to_owned(),
        Notice::PictureNotCopied => own.picture_not_copied().to_owned(),
        Notice::SolutionsCopied => own.solutions_copied().to_owned(),
        Notice::DrawingNotFetched => own.drawing_not_fetched().to_owned(),
        Notice::BuildFound => own.build_found().to_owned(),
        Notice::NotCopied { text } => own.not_copied(text),
        Notice::NotSaved { name } => own.not_saved(name),
        Notice::AddressNotWritten => own.address_not_written(texts.header().share()),
        Notice::Failed { why } => own.failed(why),
    }
}

/// The sentence about a bad value of a key in the address.
fn bad_value(texts: &Texts, key: &str, value: &str, allowed: &str, used: &str) -> String {
    let own = texts.notice();
    if allowed == NOTHING {
        return if key == Key::Fixed.into_str() {
            own.no_fixed(value)
        } else {
            own.no_such_key(key, value)
        };
    }
    let (stated, done) = (stated(texts, key, value), done(texts, used));
    if is_goal(key, value) {
        own.bad_goal(&stated, &done)
    } else if allowed.contains(", ") {
        own.not_listed(&stated, allowed, &done)
    } else if allowed.contains('–') && is_whole(value) {
        own.outside(&stated, allowed, &done)
    } else if allowed.contains('–') {
        own.not_whole(&stated, allowed, &done)
    } else {
        own.not_allowed(&stated, allowed, &done)
    }
}

/// A key with its value, as in the address. A missing value is shown in words.
fn stated(texts: &Texts, key: &str, value: &str) -> String {
    let value = Some(value).filter(|value| !matches!(*value, NOTHING | ""));
    texts.notice().stated(key, value)
}

/// The value that is used instead.
fn done(texts: &Texts, used: &str) -> String {
    let used = Some(used).filter(|used| *used != NOTHING);
    texts.notice().done(used)
}

/// The reason why the search is impossible.
fn impossible(texts: &Texts, error: &InstanceError) -> String {
    let own = texts.notice();
    match *error {
        InstanceError::Given(error) => given_refused(texts, error),
        InstanceError::Blocked(error) => blocked_refused(texts, error),
        InstanceError::NoBlocked { .. } => own.no_blocked().to_owned(),
        InstanceError::Queens { most: 0, .. } => own.no_number().to_owned(),
        InstanceError::Queens { k, most, .. } => own.bad_number(k, most),
        InstanceError::Rectangular { size, .. } => own.not_square(size),
        InstanceError::Variant { variant, .. } => own.no_variant(variant.name()),
    }
}

/// The reason why a square cannot be blocked.
fn blocked_refused(texts: &Texts, error: BlockedError) -> String {
    let own = texts.notice();
    match error {
        BlockedError::OffBoard { square, size } => own.off_board(square, &size.to_string()),
        BlockedError::Repeated { square } => own.blocked_twice(square),
        BlockedError::Given { square } => own.blocked_given(square),
        BlockedError::EverySquare => own.every_square_blocked().to_owned(),
    }
}

/// The reason why a piece cannot be fixed.
fn given_refused(texts: &Texts, error: GivenError) -> String {
    let own = texts.notice();
    match error {
        GivenError::OffBoard {
            square,
            files,
            ranks,
        } => own.off_board(square, &format!("{files}×{ranks}")),
        GivenError::Repeated { square } => own.already_fixed(square),
        GivenError::SecondStart { first, second } => own.second_start(first, second),
        GivenError::Attacking {
            first,
            second,
            line,
        } => own.attacked(first, second, line),
    }
}

/// The search has no further event of a kind.
fn nothing_found(texts: &Texts, interest: Interest) -> String {
    let own = texts.notice();
    match interest {
        Interest::Solution => own.no_more_solutions().to_owned(),
        Interest::DeadEnd => own.no_more_dead_ends().to_owned(),
        Interest::Critical => own.no_more_criticals().to_owned(),
        Interest::Rejection => own.no_more_rejections().to_owned(),
        Interest::Bound => own.no_more_bounds().to_owned(),
        Interest::Square(square) => own.nothing_more_on(square),
        Interest::Depth(queens) => own.never_queens(queens.into()),
        Interest::Tests(tests) => own.fewer_tests(tests),
    }
}

/// The date of a puzzle of the day, and the seed of another one.
fn date_or_seed(texts: &Texts, which: PuzzleSource) -> (Option<String>, String) {
    match which {
        PuzzleSource::Day(day) => (Some(texts.date_of(day)), String::new()),
        PuzzleSource::Seed(seed) => (None, seed.to_string()),
    }
}

/// Whether a bad value is the name of a goal. Only other algorithms support that goal.
fn is_goal(key: &str, value: &str) -> bool {
    key == Key::Goal.into_str() && Goal::ALL.iter().any(|goal| goal.name() == value)
}

/// The square in the last file and the last rank.
fn last(size: BoardSize) -> Square {
    size.numbered(size.area() - 1)
}

#[cfg(test)]
mod tests {
    use crate::Texts;
    use queens_core::Interest;

    use super::*;
    use queens_page::language::Language;

    /// The sentences of a notice, with English, French and Romanian first.
    fn said(notice: &Notice) -> Vec<String> {
        let texts = Language::ALL.map(Texts::of).into_iter();
        let said = texts.map(|texts| sentence(texts, notice));
        said.collect()
    }

    #[test]
    fn a_goal_of_other_algorithms_and_a_missing_value_are_named() {
        let bad = |key, value: &str, allowed: &str, used: &str| Notice::BadValue {
            key,
            value: value.to_owned(),
            allowed: allowed.to_owned(),
            used: used.to_owned(),
        };
        assert_eq!(
            said(&bad("goal", "all", "first", "first")),
            [
                "goal=all is not available with this algorithm; using first",
                "goal=all n’est pas possible avec cet algorithme\u{a0}; first est utilisé",
                "goal=all nu e posibil cu acest algoritm; se folosește first",
            ]
        );
        let missing = said(&bad("n", NOTHING, "1–32", "8"));
        assert_eq!(
            missing[0],
            "n (empty) is not a whole number in 1–32; using 8"
        );
        let other = said(&bad("goal", "none", "first, all", "all"));
        assert_eq!(
            other,
            [
                "goal=none is not one of first, all; using all",
                "goal=none ne figure pas parmi les valeurs permises (first, all)\u{a0}; all est utilisé",
                "goal=none nu e printre valorile permise (first, all); se folosește all",
            ]
        );
        let only = said(&bad("embed", "2", "1", NOTHING));
        assert_eq!(
            only,
            [
                "embed=2 is not allowed (only 1 is); ignored",
                "embed=2 n’est pas permis (seul 1 l’est)\u{a0}; ignoré",
                "embed=2 nu e permis (numai 1 este); ignorat",
            ]
        );
    }

    #[test]
    fn a_bad_value_is_named_with_what_is_allowed_and_what_is_used() {
        let notice = Notice::BadValue {
            key: "n",
            value: "99".to_owned(),
            allowed: "1–32".to_owned(),
            used: "8".to_owned(),
        };
        let said = said(&notice);
        assert_eq!(
            said,
            [
                "n=99 is outside 1–32; using 8",
                "n=99 est hors de l’intervalle 1–32\u{a0}; 8 est utilisé",
                "n=99 e în afara intervalului 1–32; se folosește 8",
            ]
        );
    }

    #[test]
    fn a_number_that_is_not_whole_is_not_said_to_be_outside() {
        let said = said(&Notice::BadValue {
            key: "k",
            value: "8.5".to_owned(),
            allowed: "1–64".to_owned(),
            used: "none".to_owned(),
        });
        assert!(said[1].contains("n’est pas un entier"), "{}", said[1]);
        assert!(said[2].contains("nu e un număr întreg"), "{}", said[2]);
    }

    #[test]
    fn an_unknown_algorithm_is_named_with_what_is_used_and_with_the_menu_that_lists_them() {
        let named = |key, used| {
            let value = "xyz".to_owned();
            said(&Notice::NoAlgorithm { key, value, used })
        };
        let said = named("algorithm", "recursive");
        assert_eq!(
            said[0],
            "algorithm=xyz is not an algorithm for this problem; using recursive. The menu “Algorithm” lists them"
        );
        for (text, language) in said.iter().zip(Language::ALL) {
            let menu = Texts::of(language).setup().algorithm();
            for word in ["algorithm=xyz", "recursive", menu] {
                assert!(text.contains(word), "{text}");
            }
            assert!(!text.contains("bitmask"), "{text}");
        }
        assert!(named("compare", NOTHING)[0].contains("compare=xyz"));
        assert!(named("compare", NOTHING)[0].contains("; ignored."));
    }

    #[test]
    fn squares_that_a_board_above_32_cannot_have_are_named_in_plain_words() {
        let notice = Notice::BadValue {
            key: "fixed",
            value: "a1,c3".to_owned(),
            allowed: NOTHING.to_owned(),
            used: NOTHING.to_owned(),
        };
        let said = said(&notice);
        assert_eq!(
            said[0],
            "You can fix squares up to n\u{a0}=\u{a0}32; left out: a1,c3"
        );
        for text in said {
            assert!(
                text.contains("n\u{a0}=\u{a0}32") && text.ends_with(": a1,c3"),
                "{text}"
            );
            assert!(!text.contains('–') && !text.contains("fixed="), "{text}");
        }
    }

    #[test]
    fn what_is_no_square_is_named_with_those_of_the_board() {
        let text = "zz".to_owned();
        let size = BoardSize::rectangular(6, 9).unwrap();
        let said = said(&Notice::NotASquare { text, size });
        assert_eq!(
            said[0],
            "“zz” is not a square: this board has squares from a1 to f9"
        );
        assert!(
            said.iter()
                .all(|it| it.contains("zz") && it.ends_with(" f9"))
        );
    }

    #[test]
    fn a_way_that_is_cut_short_is_counted() {
        let cut = |last, squares| said(&Notice::WayCut { last, squares });
        assert_eq!(
            cut(Some(Square::A1), 1)[0],
            "1 square removed: the way now ends on a1"
        );
        let romanian = |squares| cut(None, squares)[2].clone();
        assert!(romanian(1).starts_with("un câmp luat de pe tablă"));
        assert!(romanian(30).starts_with("30 de câmpuri luate de pe tablă"));
        assert!(cut(Some(Square::A1), 2)[1].starts_with("2 cases enlevées\u{a0}:"));
    }

    #[test]
    fn what_is_a_puzzle_is_said_in_a_sentence() {
        let value = "2025-01-01".to_owned();
        let said = said(&Notice::NoPuzzle { value });
        assert_eq!(
            said[0],
            "There is no puzzle “2025-01-01”: give a date from 2026-01-01 on, or a seed from 0 to 18446744073709551615"
        );
        for text in said {
            for word in ["2025-01-01", "2026-01-01", "18446744073709551615"] {
                assert!(text.contains(word) && !text.contains('–'), "{text}");
            }
        }
    }

    #[test]
    fn a_key_that_the_problem_does_not_have_is_told_without_a_range() {
        let notice = Notice::BadValue {
            key: "k",
            value: "3".to_owned(),
            allowed: NOTHING.to_owned(),
            used: NOTHING.to_owned(),
        };
        let said = said(&notice);
        assert_eq!(said[0], "k=3 means nothing for this problem; ignored");
        assert!(
            said.iter()
                .all(|text| text.starts_with("k=3 ") && !text.contains('–'))
        );
    }

    #[test]
    fn what_is_never_reached_is_counted_as_each_language_does() {
        let never = |interest| said(&Notice::NothingFound(interest));
        assert_eq!(
            never(Interest::Depth(1))[..3],
            [
                "There is never exactly one queen on the board",
                "Il n’y a jamais exactement une reine sur l’échiquier",
                "Pe tablă nu e niciodată exact o regină",
            ]
        );
        let romanian = |queens| never(Interest::Depth(queens))[2].clone();
        assert_eq!(romanian(19), "Pe tablă nu sunt niciodată 19 regine");
        assert_eq!(romanian(20), "Pe tablă nu sunt niciodată 20 de regine");
        assert_eq!(
            never(Interest::Tests(1))[..3],
            [
                "The search makes no test",
                "La recherche ne fait aucun test",
                "Căutarea nu face niciun test",
            ]
        );
        assert_eq!(
            never(Interest::Tests(12_345))[..3],
            [
                "The search makes fewer than 12,345 tests",
                "La recherche fait moins de 12\u{202f}345 tests",
                "Căutarea face mai puțin de 12.345 de teste",
            ]
        );
    }

    #[test]
    fn one_more_message_is_not_told_as_many() {
        assert_eq!(
            said(&Notice::AndMore { count: 1 })[..3],
            [
                "and 1 more like these",
                "et 1 autre de ce genre",
                "și încă unul de acest fel",
            ]
        );
        assert_eq!(
            said(&Notice::AndMore { count: 2 })[1],
            "et 2 autres de ce genre"
        );
    }

    #[test]
    fn what_the_browser_failed_at_is_named_in_every_language() {
        let texts = said(&Notice::NotSaved {
            name: "queens-8.csv".into(),
        });
        assert!(texts.iter().all(|text| text.ends_with(" queens-8.csv")));
        let texts = said(&Notice::Failed {
            why: "no clock".into(),
        });
        assert!(texts.iter().all(|text| text.contains(": no clock. ")));
        let texts = said(&Notice::AddressNotWritten);
        for (text, language) in texts.iter().zip(Language::ALL) {
            assert!(
                text.contains(Texts::of(language).header().share()),
                "{text}"
            );
        }
    }

    #[test]
    fn the_length_of_an_address_is_counted_too() {
        let romanian = |length| said(&Notice::AddressTooLong { length })[2].clone();
        assert!(romanian(4_097).starts_with("Adresa are 4.097 de caractere;"));
        assert!(romanian(4_101).starts_with("Adresa are 4.101 caractere;"));
    }
}
