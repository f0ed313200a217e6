//! Translations that once differed in meaning from English, and the single term of each language for a concept.

use queens_core::Problem;
use queens_page::exercise::composing::ComposeError;
use queens_page::share::ShareError;
use queens_programs::Refusal;

use super::*;

#[test]
fn four_texts_say_what_the_english_ones_say() {
    let romanian = Texts::of(Language::ROMANIAN).rest.expect("all texts");
    let left_out = crate::exercise::error(Texts::of(Language::FRENCH), &ComposeError::NoCounters);
    assert!(
        left_out.ends_with(": décochez cette question."),
        "{left_out}"
    );
    let free = Texts::of(Language::FRENCH).card().free(Problem::Domination);
    assert!(free.starts_with("*Non couverte*"), "{free}");
    let loops = Texts::of(Language::ROMANIAN).no_program(&Refusal::Loops {
        loops: 40,
        most: 32,
    });
    assert!(loops.contains("32 de bucle imbricate"), "{loops}");
    let roth = romanian.cost_of("tour-roth");
    assert!(
        roth.ends_with("aproape nicio pornire nu cere pași înapoi."),
        "{roth}"
    );
}

#[test]
fn a_count_a_goal_and_a_link_have_one_word_each() {
    let romanian = Texts::of(Language::ROMANIAN).rest.expect("all texts");
    let has = |texts: &[&str], word: &str, others: &[&str]| {
        for text in texts {
            let text = text.to_lowercase();
            assert!(text.contains(word), "{text}");
            assert!(others.iter().all(|other| !text.contains(other)), "{text}");
        }
    };
    has(
        &[
            Texts::of(Language::FRENCH).count().note(),
            Texts::of(Language::FRENCH).count().sets_note(),
            Texts::of(Language::FRENCH).count().unpublished(),
            Texts::of(Language::FRENCH).count().elsewhere(),
            &Texts::of(Language::FRENCH).event().counting(8),
        ],
        "comptage",
        &["décompte", "dénombrement"],
    );
    let no_search = Texts::of(Language::FRENCH).share_error(&ShareError::NoSearch);
    has(&[&no_search], "objectif", &["un but", "dénombrement"]);
    has(
        &[
            Texts::of(Language::ROMANIAN).dialog().link(),
            Texts::of(Language::ROMANIAN).dialog().copy_link(),
            romanian.share().qr(),
            Texts::of(Language::ROMANIAN).exercise().ask_again(),
            Texts::of(Language::ROMANIAN).exercise().about(),
            Texts::of(Language::ROMANIAN).exercise().link(),
        ],
        "link",
        &["legătur"],
    );
    let counted = Texts::of(Language::ROMANIAN).event().counted(0);
    has(&[&counted], "numărare", &["numărăto"]);
}

#[test]
fn romanian_notes_at_the_listing_are_whole_sentences() {
    let listing = [
        Texts::of(Language::ROMANIAN).listing().press(),
        Texts::of(Language::ROMANIAN).listing().ask(),
    ];
    for text in listing {
        assert!(text.ends_with('.') && !text.contains('?'), "{text}");
        assert_eq!(text.matches('.').count(), 1, "{text}");
    }
}
