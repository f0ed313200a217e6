//! Links that a mail program, a chat or a typing error has damaged.

use super::*;
use crate::exercise::Exercise;

/// An intact link to a search, which ends with the value of `step`.
const LINK: &str = "n=8&algorithm=recursive&fixed=a5,c8&step=120";

/// Asserts that this fragment opens the same page as [`LINK`], without a notice.
#[track_caller]
fn opens_the_link(fragment: &str) {
    let reading = read("", fragment);
    assert_eq!(reading.notices, [], "{fragment:?}");
    assert_eq!(write(&reading.address), LINK, "{fragment:?}");
}

#[test]
fn an_ampersand_is_read_in_every_spelling_of_html() {
    for spelling in [
        "&amp;",
        "&AMP;",
        "&amp;amp;",
        "&amp%3B",
        "&amp%3b",
        "&#38;",
        "&#38%3B",
        "&#x26;",
    ] {
        let damaged = LINK.replace('&', spelling);
        opens_the_link(&damaged);
        let knight = "problem=knight&n=6&algorithm=tour-natural-order&fixed=b1&step=3";
        let reading = read("", &knight.replace('&', spelling));
        assert_eq!(write(&reading.address), knight, "{spelling}");
        assert_eq!(reading.notices, [], "{spelling}");
        // At the first `#`, the query ends and the fragment begins.
        let (query, fragment) = damaged.split_once('#').unwrap_or((&damaged, ""));
        let reading = read(query, fragment);
        assert_eq!(write(&reading.address), LINK, "?{damaged}");
    }
    opens_the_link(&format!("&amp;{LINK}&amp;"));
}

#[test]
fn a_wholly_encoded_fragment_is_decoded() {
    let encoded: String = form_urlencoded::byte_serialize(LINK.as_bytes()).collect();
    assert!(!encoded.contains(['=', '&']));
    opens_the_link(&encoded);
}

#[test]
fn the_signs_after_a_link_are_no_part_of_it() {
    let after = [
        " ",
        "  ",
        "%20",
        "%20%20",
        "%0A",
        "%0D%0A",
        "%09",
        "\t",
        "+",
        "%C2%A0",
        ".",
        ",",
        ";",
        ":",
        "!",
        "?",
        "…",
        "%E2%80%A6",
        "...",
        ")",
        "]",
        "}",
        ").",
        "'",
        "\"",
        "%22",
        "%27",
        "’",
        "”",
        "»",
        "«",
        "“",
        "›",
        ">",
        "%3E",
        "&gt;",
        "&gt;,",
        "&quot;",
        "&#39;",
        "**",
        "`",
        "\u{200b}",
        "\u{200c}",
        "\u{200d}",
        "\u{2060}",
        "\u{feff}",
        "\u{ad}",
        "%E2%80%8B",
        "%EF%BB%BF",
        "%C2%AD",
        "\u{200b}. ",
    ];
    for after in after {
        opens_the_link(&format!("{LINK}{after}"));
        let reading = read(&format!("{LINK}{after}"), "");
        assert_eq!(
            (write(&reading.address).as_str(), reading.notices),
            (LINK, vec![])
        );
    }
}

#[test]
fn a_bracket_that_a_value_opens_stays_in_its_message() {
    for (value, named) in [
        ("<b>", "<b>"),
        ("(b).", "(b)"),
        ("[b]>", "[b]"),
        ("b>", "b"),
    ] {
        let reading = read("", &format!("n=8&fixed={value}"));
        let why = Notice::NotASquare {
            text: named.to_owned(),
            size: BoardSize::new(8).unwrap(),
        };
        let expected = Notice::LeftOut {
            key: "fixed",
            why: Box::new(why),
        };
        assert_eq!(reading.notices, [expected], "{value}");
    }
}

#[test]
fn blanks_around_names_and_values_and_invisible_signs_in_them_are_left_out() {
    opens_the_link("n=%208&algorithm=recursive+&fixed=%20a5,c8%0A&%0Astep%20=%20120");
    opens_the_link(
        "n=8\u{a0}&algorithm=re\u{ad}cur\u{200b}sive&fixed=a5,\u{2060}c8&st\u{ad}ep=120",
    );
    opens_the_link("\u{feff}n=8&algorithm=recursive&fixed=a5%E2%80%8B,c8&step=1%C2%AD20");
}

#[test]
fn keys_are_read_with_capitals() {
    opens_the_link("N=8&Algorithm=recursive&FIXED=a5,c8&Step=120");
    let reading = read("", "n=8&N=9");
    assert_eq!(reading.notices.len(), 1);
    assert_eq!(write(&reading.address), "n=8&algorithm=recursive");
}

#[test]
fn squares_are_separated_as_in_the_form() {
    for between in [
        ",", ";", "+", "%2B", "%20", " ", ",%20", "%3B", "%2C", "%0A", ",+", "\u{a0}", ",,",
    ] {
        opens_the_link(&LINK.replace(',', between));
        let play = "n=8&algorithm=recursive&mode=play&placed=a5,c8";
        let reading = read("", &play.replace(',', between));
        assert_eq!(
            (write(&reading.address).as_str(), reading.notices),
            (play, vec![])
        );
    }
}

#[test]
fn the_text_of_an_exercise_is_read_whole_before_the_end_of_a_sentence() {
    let text = "1_n.8_algorithm.recursive_to.120_ask.solutions";
    let text = format!("{text}_{}", crate::exercise::result::checksum(text));
    let exercise = Exercise::read(&text).expect("an exercise");
    for after in ["", ".", "...", ",", ").", " ", "%20", "\u{200b}", "&gt;"] {
        let reading = read("", &format!("n=8&exercise={text}{after}"));
        assert_eq!(reading.address.exercise.as_deref(), Some(text.as_str()));
        let mail = format!("Here it is: https://example.org/#n=8&exercise={text}{after}\nSee you");
        assert_eq!(
            Exercise::linked_in(&mail).as_ref(),
            Some(&exercise),
            "{after:?}"
        );
    }
}

/// Damaged text between two pairs, and after the last one.
fn damages() -> impl Strategy<Value = (String, String, bool)> {
    let between = prop_oneof![Just("&amp;"), Just("&#38;"), Just("&"), Just("%20&%0A")];
    let after = prop::collection::vec(
        prop_oneof![
            Just("%20"),
            Just("."),
            Just(")"),
            Just("”"),
            Just("%3E"),
            Just("\u{200b}")
        ],
        0..4,
    );
    (between, after, any::<bool>())
        .prop_map(|(between, after, shouts)| (between.to_owned(), after.concat(), shouts))
}

proptest! {
    #[test]
    fn a_damaged_link_opens_what_the_intact_one_opens(
        address in addresses(),
        (between, after, shouts) in damages(),
    ) {
        let pairs = write(&address);
        let pairs = pairs.split('&').map(|pair| match pair.split_once('=') {
            Some((name, value)) if shouts => format!("{}={value}", name.to_uppercase()),
            _ => pair.to_owned(),
        });
        let damaged = pairs.collect::<Vec<_>>().join(&between) + &after;
        // Only addresses that are short enough to be read completely.
        prop_assume!(damaged.chars().count() <= LONGEST);
        let reading = read("", &damaged);
        prop_assert_eq!(&reading.notices, &[]);
        prop_assert_eq!(reading.address, address);
    }

    #[test]
    fn hostile_addresses_are_read_and_written_stably(
        pieces in prop::collection::vec(
            prop_oneof![
                Just("&"), Just("amp;"), Just("#38;"), Just("&amp;"), Just("="), Just("n=8"), Just("EXERCISE="),
                Just("puzzle=7"), Just("fixed="), Just("a5+c8"), Just("mode=play"), Just("placed="), Just("%20"),
                Just("."), Just("\u{ad}"), Just("%"), Just("%C2"), Just("…"), Just("step=1"), Just("é"),
            ],
            0..24,
        )
    ) {
        let first = write(&read("", &pieces.concat()).address);
        let second = read("", &first);
        prop_assert_eq!(write(&second.address), first);
    }
}
