//! The page in English, French and Romanian.

use queens_tests::{LANGUAGES, PHONE, Page, Visit};

#[test]
fn the_page_speaks_the_browsers_language_and_any_other_that_is_chosen_everywhere() {
    let page = Visit::new()
        .language("fr-CH")
        .open("#n=8&algorithm=recursive&step=857");
    page.wait_for_state("paused");
    assert_eq!(page.script("return document.documentElement.lang"), "fr");
    let french = page.by_testid("event").text();
    assert!(french.contains("ligne"), "{french}");
    page.by_testid("language").choose("ro");
    page.wait_for("Romanian", |page| {
        page.script("return document.documentElement.lang") == "ro"
    });
    let romanian = page.by_testid("event").text();
    assert!(romanian.contains("linia"), "{romanian}");
    page.wait_for("the address", |page| {
        page.address().ends_with("step=857&lang=ro")
    });
    page.by_testid("language").choose("fr");
    page.wait_for("the address", |page| page.address().ends_with("step=857"));
    assert_eq!(page.by_testid("event").text(), french);
    page.close();
}

#[test]
fn every_language_shows_the_same_hooks() {
    let hooks = LANGUAGES.map(|language| {
        let page = Page::at(&format!(
            "#n=8&algorithm=recursive&step=857&lang={language}"
        ));
        page.wait_for_state("paused");
        let hooks = page.script(
            "return [...document.querySelectorAll('[data-testid]')].map((it) => it.dataset.testid)",
        );
        page.screenshot(&format!("language-{language}"));
        page.close();
        hooks
    });
    assert!(hooks.iter().all(|other| *other == hooks[0]));
}

#[test]
fn no_word_of_another_language_is_left() {
    let texts = LANGUAGES.map(|language| {
        let page = Page::open(&format!("#n=8&algorithm=recursive&step=857&lang={language}"));
        page.wait_for_state("paused");
        let texts = page.script(
            "const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
             const texts = new Set();
             while (walker.nextNode()) {
                 const parent = walker.currentNode.parentElement;
                 const text = walker.currentNode.textContent.trim();
                 if (!parent.closest('[data-testid=listing], script, noscript, option, #crash, [role=grid]') && /\\p{L}{4,}/u.test(text)) texts.add(text);
             }
             return [...texts];",
        );
        page.close();
        texts.as_array().cloned().unwrap_or_default()
    });
    // Names, and words that are the same in several languages.
    let shared = [
        "solution",
        "92 solutions",
        "Solutions",
        "Tests",
        "Code",
        "conflict",
        "Queens",
        "Richards",
        "Domination",
    ];
    let shared =
        |text: &serde_json::Value| text.as_str().is_some_and(|text| shared.contains(&text));
    for other in &texts[1..] {
        let left: Vec<_> = other
            .iter()
            .filter(|text| texts[0].contains(text) && !shared(text))
            .collect();
        assert!(left.is_empty(), "{left:?}");
    }
}

#[test]
fn the_legend_names_what_the_shown_program_does_to_squares() {
    let page = Page::at("#n=6&algorithm=recursive");
    for (language, read, marked) in [
        ("en", "square read", "square marked"),
        ("fr", "case lue", "case marquée"),
        ("ro", "câmp citit", "câmp marcat"),
    ] {
        for (algorithm, is_read, is_marked) in [
            ("recursive", false, false),
            ("upward-scan", true, false),
            ("board-copy", false, true),
        ] {
            page.go(&format!("#n=6&algorithm={algorithm}&lang={language}"));
            page.wait_for("the texts", |page| {
                page.has(&format!("html[lang={language}]"))
            });
            let legend = || page.find(".column-centre .legend").text();
            page.wait_for("the signs", |_| legend().contains(read) == is_read);
            assert_eq!(
                legend().contains(marked),
                is_marked,
                "{algorithm}: {}",
                legend()
            );
        }
    }
    page.close();
}

#[test]
fn on_a_phone_no_counter_is_wider_than_its_column_and_the_algorithm_has_a_line_of_its_own() {
    for language in LANGUAGES {
        let page = Visit::new().viewport(PHONE).at(&format!(
            "#n=8&algorithm=recursive&step=857&lang={language}"
        ));
        page.wait_for_state("paused");
        page.wait_for("the texts", |page| {
            page.has(&format!("html[lang={language}]"))
        });
        let (_, _, whole, _) = page.find(".setup form").rectangle();
        let (_, _, list, _) = page.by_testid("algorithm").rectangle();
        assert!(list > whole * 0.85, "{language}: {list} of {whole}");
        page.find("#tab-path").click();
        page.wait_for("the counters", |page| page.find(".counters").is_visible());
        let wide = page.script(
            "const label = document.createRange();
             return [...document.querySelectorAll('.counters dt')].filter((it) => {
               label.selectNode(it.firstChild);
               return label.getBoundingClientRect().width > it.clientWidth + 1;
             }).map((it) => it.firstChild.textContent)",
        );
        assert_eq!(wide, serde_json::json!([]), "{language}");
        page.close();
    }
}
