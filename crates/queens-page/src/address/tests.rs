//! The meaning of addresses. Parsing inverts writing.

mod link;

use proptest::prelude::*;
use queens_core::knight::rotations::Rotations;
use queens_core::large::LargeSize;
use queens_core::{BoardSize, GivenRule, GivenSquares, Goal, Problem, Square, Work, algorithm};

mod damaged;

use super::*;
use crate::settings::SymmetrySetting;
use strum::VariantArray;

fn codes(fragment: &str) -> Vec<(&'static str, Address)> {
    let reading = read("", fragment);
    reading
        .notices
        .iter()
        .map(|notice| (notice.code(), reading.address.clone()))
        .collect()
}

#[test]
fn a_chapter_is_left_out_where_its_board_is_another_or_more_than_a_search_is_shown() {
    let story = |fragment: &str| {
        let reading = read("", fragment);
        (reading.address.story, reading.notices.len())
    };
    assert_eq!(
        story("n=4&algorithm=recursive&story=1"),
        (Some(Chapter::FourQueens), 0)
    );
    for other in [
        "n=5&algorithm=recursive&story=1",
        "problem=knight&n=4&algorithm=tour-roth&story=1",
        "n=4&algorithm=recursive&mode=play&story=1",
        "n=4&algorithm=recursive&embed=1&story=1",
        "n=4&algorithm=recursive&view=stack&story=1",
        "n=6&story=8",
    ] {
        assert_eq!(story(other), (None, 1), "{other}");
    }
}

#[test]
fn an_empty_address_is_the_example() {
    assert!(read("", "").is_empty && read("", "").notices.is_empty());
    assert!(read("utm_source=class", "top").is_empty);
    assert!(!read("n=8", "").is_empty && !read("", "n=8").is_empty);
}

#[test]
fn the_keys_are_written_in_their_order() {
    let fragment = "n=12&algorithm=bitmask&goal=first&symmetry=fundamental&fixed=a5,c8&step=120&speed=0.5&lang=ro&theme=dark";
    let reading = read("", fragment);
    assert_eq!(reading.notices, []);
    assert_eq!(write(&reading.address), fragment);
    assert_eq!(write(&Address::default()), "n=8&algorithm=recursive");
}

#[test]
fn an_address_with_only_a_language_or_a_theme_opens_the_story() {
    for fragment in ["", "lang=fr", "theme=dark&lang=ro"] {
        let reading = read("", fragment);
        assert_eq!(
            reading.address.story,
            Some(Chapter::FourQueens),
            "{fragment}"
        );
        assert_eq!(reading.notices, [], "{fragment}");
    }
    assert_eq!(
        read("", "lang=fr").address.language,
        Language::from_code("fr")
    );
    for fragment in ["lang=fr&n=8", "lang=xx", "speed=2"] {
        assert_eq!(read("", fragment).address.story, None, "{fragment}");
    }
}

#[test]
fn the_query_is_read_too_and_the_fragment_wins() {
    let reading = read("n=9&algorithm=bitmask", "n=10");
    assert_eq!(write(&reading.address), "n=10&algorithm=bitmask");
    assert_eq!(reading.notices, []);
}

#[test]
fn every_bad_value_falls_back_and_is_named() {
    let cases = [
        ("n=99", "bad-value"),
        ("n=0", "bad-value"),
        ("n=-3", "bad-value"),
        ("n=8.5", "bad-value"),
        ("n=", "bad-value"),
        ("n=99999999999999999999999", "bad-value"),
        ("algorithm=magic", "bad-value"),
        ("goal=some", "bad-value"),
        ("symmetry=half", "bad-value"),
        ("step=-1", "bad-value"),
        ("step=1.5", "bad-value"),
        ("step=9007199254740992", "bad-value"),
        ("step=%00", "bad-value"),
        ("speed=0", "bad-value"),
        ("speed=fast", "bad-value"),
        ("lang=xx", "bad-value"),
        ("theme=pink", "bad-value"),
        ("view=moon", "bad-value"),
        ("embed=yes", "bad-value"),
        ("question=000-2.4", "bad-value"),
        ("problem=rooks", "bad-value"),
        ("compare=magic", "bad-value"),
        ("clock=sand", "bad-value"),
        ("seed=-1", "bad-value"),
        ("fixed=z9", "off-board"),
        ("fixed=hello", "not-a-square"),
        ("fixed=a1,b2", "attacking"),
        ("fixed=a1,a1", "repeated-square"),
        ("blocked=z9", "off-board"),
        ("blocked=hello", "not-a-square"),
        ("n=8&n=9", "repeated-key"),
        ("m=99", "bad-value"),
        ("variant=magic", "bad-value"),
        ("k=0", "bad-value"),
        ("mode=work", "bad-value"),
        ("placed=a1,c2", "bad-value"),
        ("puzzle=tomorrow", "bad-value"),
        ("grade=2", "bad-value"),
        ("generator=1", "bad-value"),
        // Queens have no numbers.
        ("numbered=1", "bad-value"),
        ("from=-1", "bad-value"),
        ("to=0", "bad-value"),
        ("play=yes", "bad-value"),
        ("loop=2", "bad-value"),
        ("story=0", "bad-value"),
        ("layout=wide", "bad-value"),
        ("code=yes", "bad-value"),
        // Only a series has parts.
        ("part=2", "bad-value"),
    ];
    // The deferred code parses an exercise, and its own tests check bad ones.
    for key in Key::VARIANTS.iter().filter(|&&key| key != Key::Exercise) {
        let key = key.into_str();
        let is_of_key = |(fragment, _): &(&str, &str)| fragment.split('=').next() == Some(key);
        assert!(cases.iter().any(is_of_key), "a bad value of {key}");
    }
    for (fragment, code) in cases {
        let found = codes(fragment);
        assert_eq!(
            found.iter().map(|(code, _)| *code).collect::<Vec<_>>(),
            [code],
            "{fragment}"
        );
        let kept = if fragment.starts_with("fixed=a1,") {
            "n=8&algorithm=recursive&fixed=a1"
        } else {
            "n=8&algorithm=recursive"
        };
        assert_eq!(write(&found[0].1), kept, "{fragment}");
    }
}

#[test]
fn the_part_of_a_series_is_its_number() {
    let series = "n=8&algorithm=recursive&exercise=1_x__1_y";
    let reading = read("", &format!("{series}&part=2"));
    assert_eq!((reading.notices, reading.address.part), (vec![], 1));
    for bad in ["0", "10", "two", ""] {
        let reading = read("", &format!("{series}&part={bad}"));
        let bad = Notice::BadValue {
            key: "part",
            value: bad.to_owned(),
            allowed: "1–9".to_owned(),
            used: "1".to_owned(),
        };
        assert_eq!(reading.notices, [bad]);
        assert_eq!(write(&reading.address), series);
    }
}

#[test]
fn a_question_goes_with_the_sheets_and_one_that_is_none_is_named_with_those_that_are() {
    for fragment in [
        "n=8&algorithm=recursive&view=sheets",
        "n=8&algorithm=recursive&view=sheets&question=000-2.4",
        "n=8&algorithm=recursive&step=9&view=sheets&question=004-II.8&mode=play&placed=a1",
    ] {
        let reading = read("", fragment);
        assert_eq!(reading.notices, [], "{fragment}");
        assert_eq!(write(&reading.address), fragment);
    }
    let reading = read("", "view=sheets&question=000-9");
    let [
        Notice::BadValue {
            key,
            value,
            allowed,
            used,
        },
    ] = &reading.notices[..]
    else {
        panic!("{:?}", reading.notices);
    };
    assert_eq!(
        (*key, value.as_str(), used.as_str()),
        ("question", "000-9", "–")
    );
    assert!(allowed.starts_with("000-1, 000-2.1, ") && allowed.ends_with("004-II.8"));
    let kept = "n=8&algorithm=recursive&view=sheets";
    assert_eq!(write(&reading.address), kept);
    let value = "000-2.4".to_owned();
    let reading = read("", "view=stack&question=000-2.4");
    assert_eq!(reading.notices, [Notice::NoSheets { value }]);
}

#[test]
fn a_link_has_the_panel_that_it_is_in_unless_it_names_one() {
    let page = read(
        "",
        "n=6&algorithm=bitmask&step=3&speed=2&lang=fr&view=sheets&question=000-2.4",
    );
    let page = page.address;
    let link = page.link_to("n=8&algorithm=recursive&step=9");
    let beside = "#n=8&algorithm=recursive&step=9&view=sheets&speed=2&lang=fr&question=000-2.4";
    assert_eq!(link, beside);
    let link = page.link_to("n=8&algorithm=recursive&view=compare&compare=bitmask");
    let other = "#n=8&algorithm=recursive&view=compare&compare=bitmask&speed=2&lang=fr";
    assert_eq!(link, other);
    let link = page.link_to("n=8&algorithm=recursive&view=stack&speed=5");
    assert_eq!(link, "#n=8&algorithm=recursive&view=stack&speed=5&lang=fr");
}

#[test]
fn a_bad_size_is_named_with_what_is_used() {
    let expected = Notice::BadValue {
        key: "n",
        value: "99".into(),
        allowed: "1–32".into(),
        used: "8".into(),
    };
    assert_eq!(read("", "n=99").notices, [expected]);
}

#[test]
fn an_unknown_algorithm_is_named_with_what_is_used_whatever_its_problem() {
    for (fragment, key, value, used) in [
        ("algorithm=xyz", "algorithm", "xyz", "recursive"),
        (
            "problem=knight&n=8&algorithm=recursive",
            "algorithm",
            "recursive",
            "tour-fewest-onward",
        ),
        ("compare=xyz", "compare", "xyz", "–"),
    ] {
        let value = value.to_owned();
        let expected = Notice::NoAlgorithm { key, value, used };
        assert_eq!(read("", fragment).notices, [expected], "{fragment}");
    }
}

#[test]
fn of_several_squares_only_the_bad_one_is_dropped() {
    let reading = read("", "fixed=c8,a5,x1,a6");
    assert_eq!(
        write(&reading.address),
        "n=8&algorithm=recursive&fixed=a5,c8"
    );
    assert_eq!(reading.notices.len(), 2);
}

#[test]
fn of_several_blocked_squares_only_the_bad_one_is_dropped() {
    let reading = read(
        "",
        "n=8&fixed=a1&blocked=d2,a1,c6,i9,d2&placed=c6,b3&mode=play",
    );
    assert_eq!(
        write(&reading.address),
        "n=8&algorithm=recursive&fixed=a1&mode=play&placed=b3&blocked=c6,d2"
    );
    let codes: Vec<_> = reading.notices.iter().map(Notice::code).collect();
    let expected = [
        "blocked-square",
        "off-board",
        "repeated-square",
        "blocked-square",
    ];
    assert_eq!(codes, expected);
    // The last free square stays free.
    let reading = read("", "n=2&blocked=a1,a2,b1,b2");
    assert_eq!(
        write(&reading.address),
        "n=2&algorithm=recursive&blocked=a1,a2,b1"
    );
    let knight = read(
        "",
        "problem=knight&n=5&algorithm=tour-roth&fixed=c3&blocked=a1,c3",
    );
    assert!(write(&knight.address).ends_with("fixed=c3&blocked=a1"));
    assert_eq!(knight.notices.len(), 1);
    let domination = "problem=domination&n=5&algorithm=frames";
    for fragment in [
        "n=40&algorithm=min-conflicts&seed=7",
        domination,
        "puzzle=7",
    ] {
        let reading = read("", &format!("{fragment}&blocked=a1"));
        assert!(reading.address.settings.blocked.is_empty(), "{fragment}");
        let [Notice::BadValue { key, .. }] = &reading.notices[..] else {
            panic!("{fragment}: {:?}", reading.notices);
        };
        assert_eq!(*key, "blocked", "{fragment}");
    }
}

#[test]
fn an_embed_says_what_it_shows_of_a_search() {
    for fragment in [
        "n=8&algorithm=recursive&embed=1",
        "n=8&algorithm=recursive&step=12&theme=dark&embed=1&from=10&to=90&play=1&loop=1",
        "n=8&algorithm=recursive&from=10&to=11",
        "n=8&algorithm=recursive&mode=play&placed=a1&from=3&play=1",
        "n=8&algorithm=recursive&embed=1&mode=predict&from=3&code=1",
        "n=8&algorithm=recursive&embed=1&exercise=1_x&code=1",
    ] {
        let reading = read("", fragment);
        assert_eq!(reading.notices, [], "{fragment}");
        assert_eq!(write(&reading.address), fragment);
    }
    // Settings that cannot be played are reported once.
    for (search, kept, pairs) in [
        (
            "n=2000&algorithm=min-conflicts",
            "",
            "from=20, to=60, play=1, loop=1",
        ),
        (
            "n=12&algorithm=meet-in-the-middle",
            "&play=1",
            "from=20, to=60, loop=1",
        ),
        (
            "n=8&algorithm=recursive&goal=count",
            "&play=1",
            "from=20, to=60, loop=1",
        ),
    ] {
        let reading = read("", &format!("{search}&embed=1&from=20&to=60&play=1&loop=1"));
        assert_eq!(write(&reading.address), format!("{search}&embed=1{kept}"));
        let pairs = pairs.to_owned();
        assert_eq!(reading.notices, [Notice::NotPlayed { pairs }], "{search}");
    }
    // An embed has no panels.
    let reading = read("", "embed=1&view=compare&compare=bitmask&clock=tests");
    assert_eq!(reading.notices, []);
    assert_eq!(write(&reading.address), "n=8&algorithm=recursive&embed=1");
    // Other board modes are reported.
    let fragment = "embed=1&mode=play&placed=a1&puzzle=7&grade=2&generator=1";
    let reading = read("", fragment);
    assert_eq!(write(&reading.address), "n=8&algorithm=recursive&embed=1");
    let named = reading.notices.iter().map(|notice| match notice {
        Notice::NotEmbedded { key, value } => format!("{key}={value}"),
        other => panic!("{other:?}"),
    });
    assert_eq!(
        named.collect::<Vec<_>>(),
        [
            "mode=play",
            "placed=a1",
            "puzzle=7",
            "grade=2",
            "generator=1"
        ]
    );
}

#[test]
fn the_last_step_of_a_stretch_comes_after_the_first() {
    for (fragment, allowed) in [
        ("from=20&to=20", "21–9007199254740991"),
        ("to=9007199254740992", "1–9007199254740991"),
        ("to=1.5&from=3", "4–9007199254740991"),
    ] {
        let notices = read("", fragment).notices;
        let [
            Notice::BadValue {
                key, allowed: told, ..
            },
        ] = &notices[..]
        else {
            panic!("{fragment}: {notices:?}");
        };
        assert_eq!((*key, told.as_str()), ("to", allowed), "{fragment}");
    }
}

#[test]
fn what_only_counts_has_the_goal_count_and_no_other() {
    let fragment = "n=14&algorithm=meet-in-the-middle";
    let reading = read("", fragment);
    assert_eq!(
        (reading.address.settings.goal, reading.notices),
        (Goal::Count, vec![])
    );
    for (goal, told) in [("count", 0), ("all", 1), ("first", 1)] {
        let reading = read("", &format!("{fragment}&goal={goal}"));
        assert_eq!(reading.address.settings.goal, Goal::Count);
        assert_eq!(reading.notices.len(), told, "{goal}");
        assert_eq!(write(&reading.address), fragment);
    }
}

#[test]
fn a_seed_is_read_and_written_for_what_draws_and_left_out_elsewhere() {
    let fragment = "n=6&algorithm=random-rows&seed=18446744073709551615";
    let reading = read("", fragment);
    assert_eq!(reading.notices, []);
    assert_eq!(reading.address.settings.seed, Some(u64::MAX));
    assert_eq!(write(&reading.address), fragment);
    let reading = read("", "n=6&algorithm=recursive&seed=7");
    assert_eq!(
        (reading.address.settings.seed, reading.notices),
        (None, vec![])
    );
    for text in ["-1", "18446744073709551616", "1.5", "seven", ""] {
        let found = codes(&format!("n=6&algorithm=random-rows&seed={text}"));
        assert_eq!(found.len(), 1, "{text}");
        assert_eq!((found[0].0, found[0].1.settings.seed), ("bad-value", None));
    }
}

#[test]
fn a_huge_address_is_refused() {
    let reading = read("", &"n=9&".repeat(2000));
    assert_eq!(reading.notices, [Notice::AddressTooLong { length: 8000 }]);
    assert_eq!(reading.address, Address::default());
}

#[test]
fn a_fragment_without_a_known_key_is_named_and_shows_the_example() {
    for (fragment, text) in [
        ("garbage", "garbage"),
        ("b%C3%A9b%C3%A9&x", "bébé&x"),
        ("foo=1", "foo=1"),
        ("foo=&garbage", "foo&garbage"),
        ("hello=a%20b&amp;there=you.", "hello=a b&there=you"),
    ] {
        let reading = read("", fragment);
        let text = text.to_owned();
        assert!(reading.is_empty);
        assert_eq!(reading.notices, [Notice::NotUnderstood { text }]);
    }
    // Ignores additions of other sites to a query, unknown keys next to known ones, and a fragment without text.
    for (query, fragment) in [
        ("utm_source=x", ""),
        ("n=6", "garbage"),
        ("", "n=6&garbage"),
        ("", "n=6&foo=1"),
        ("", ""),
        ("", "&"),
        ("", "%20."),
        ("", "=&="),
    ] {
        assert_eq!(read(query, fragment).notices, [], "{query} {fragment}");
    }
}

#[test]
fn squares_placed_by_hand_are_kept_in_play_alone() {
    for fragment in [
        "n=8&algorithm=recursive&fixed=a1&mode=play&placed=a2,c8,d4",
        "problem=domination&n=8&algorithm=coverage-search&mode=play&placed=d4",
        "problem=knight&n=8&algorithm=tour-fewest-onward&mode=play&placed=b1,c3,d5,b4",
        "problem=knight&n=5&m=4&algorithm=tour-fewest-onward&fixed=b1&mode=play&placed=c3,e4",
        "n=8&algorithm=recursive&mode=play",
    ] {
        let reading = read("", fragment);
        assert_eq!(reading.notices, [], "{fragment}");
        assert_eq!(write(&reading.address), fragment);
    }
    let sorted = read("", "mode=play&placed=d4,c8,a2").address;
    assert!(write(&sorted).ends_with("mode=play&placed=a2,c8,d4"));
}

/// The problems with an address, and the keys of its puzzle as written.
fn puzzle(fragment: &str) -> (Vec<Notice>, Option<PuzzleKeys>) {
    let mut reading = read("", fragment);
    let Some(keys) = reading.address.puzzle else {
        return (reading.notices, None);
    };
    let (posed, notices) = keys.read();
    reading.notices.extend(notices);
    (reading.notices, posed.map(PuzzleKeys::of))
}

#[test]
fn a_puzzle_has_its_board_and_grade_and_is_written_as_it_came() {
    for (fragment, n, grade) in [
        ("n=8&puzzle=7", "8", "2"),
        ("puzzle=2026-11-29&theme=dark", "10", "4"),
        ("problem=domination&n=11&puzzle=7&grade=3", "11", "3"),
        ("problem=knight&n=5&puzzle=7&placed=a1,b3", "5", "2"),
        (
            "n=6&mode=play&placed=a1&puzzle=18446744073709551615&grade=3&generator=1",
            "6",
            "3",
        ),
    ] {
        let (notices, keys) = puzzle(fragment);
        let keys = keys.expect("a puzzle");
        assert_eq!(notices, [], "{fragment}");
        assert_eq!(keys.n.as_deref(), Some(n));
        assert_eq!(
            (keys.grade.as_deref(), keys.generator.as_deref()),
            (Some(grade), Some("1"))
        );
    }
    let whole = "n=6&algorithm=recursive&mode=play&placed=a1&puzzle=7&grade=3&generator=1";
    let reading = read("", whole);
    assert_eq!(
        (reading.notices, write(&reading.address).as_str()),
        (vec![], whole)
    );
}

#[test]
fn what_is_wrong_with_a_puzzle_is_told_with_what_is_used() {
    let bad = |key, value: &str, allowed: &str, used: &str| Notice::BadValue {
        key,
        value: value.to_owned(),
        allowed: allowed.to_owned(),
        used: used.to_owned(),
    };
    let none = |value: &str| Notice::NoPuzzle {
        value: value.to_owned(),
    };
    for (fragment, notice) in [
        ("puzzle=2025-12-31", none("2025-12-31")),
        ("puzzle=2026-02-30", none("2026-02-30")),
        ("puzzle=-1", none("-1")),
        ("puzzle=tomorrow&mode=watch", none("tomorrow")),
        ("puzzle=-1&problem=knight", none("-1")),
        ("grade=2&problem=knight", bad("grade", "2", "–", "–")),
        ("n=8&puzzle=7&grade=4", bad("grade", "4", "1, 2, 3", "3")),
        ("n=9&puzzle=7&grade=0", bad("grade", "0", "1, 2, 3, 4", "2")),
        ("n=8&puzzle=2026-11-29", bad("grade", "4", "1, 2, 3", "3")),
        ("n=8&puzzle=7&generator=2", bad("generator", "2", "1", "1")),
        ("n=5&puzzle=7", bad("n", "5", "6–14", "8")),
        ("n=abc&puzzle=7", bad("n", "abc", "6–14", "8")),
        ("n=99&puzzle=7", bad("n", "99", "6–14", "8")),
        (
            "problem=knight&n=11&puzzle=7&grade=1",
            bad("n", "11", "5–10", "6"),
        ),
        (
            "problem=domination&n=12&puzzle=7",
            bad("grade", "2", "1, 3, 4", "1"),
        ),
        (
            "n=8&puzzle=7&fixed=a1",
            Notice::OfPuzzle {
                squares: "a1".to_owned(),
            },
        ),
        (
            "n=8&puzzle=7&mode=predict",
            bad("mode", "predict", "play", "play"),
        ),
    ] {
        assert_eq!(puzzle(fragment).0, [notice], "{fragment}");
    }
}

#[test]
fn of_squares_placed_by_hand_only_those_that_cannot_stand_are_dropped_and_named() {
    let knight = "problem=knight&n=8&algorithm=tour-fewest-onward";
    for (fragment, codes, kept) in [
        ("mode=play&placed=a1,z9,b3", vec!["off-board"], "a1,b3"),
        (
            "mode=play&placed=a1,a1,b3",
            vec!["repeated-square"],
            "a1,b3",
        ),
        (
            "mode=play&fixed=a1&placed=a1,b3",
            vec!["repeated-square"],
            "b3",
        ),
        ("mode=play&placed=hello,b3", vec!["not-a-square"], "b3"),
        ("mode=play&placed=a1,a2", vec![], "a1,a2"),
        (
            &format!("{knight}&mode=play&placed=b1,c3,c4,b1,d5"),
            vec!["not-a-move", "repeated-square"],
            "b1,c3,d5",
        ),
        (
            &format!("{knight}&fixed=h8&mode=play&placed=a1,g6"),
            vec!["not-a-move"],
            "g6",
        ),
    ] {
        let reading = read("", fragment);
        let found: Vec<_> = reading.notices.iter().map(Notice::code).collect();
        assert_eq!(found, codes, "{fragment}");
        let written = write(&reading.address);
        assert!(written.ends_with(&format!("&placed={kept}")), "{written}");
    }
}

#[test]
fn numbered_squares_are_told_of_the_knight_alone_and_go_on_from_link_to_link() {
    let knight = "problem=knight&n=8&algorithm=tour-natural-order&fixed=b3";
    let numbered = format!("{knight}&numbered=1");
    let reading = read("", &numbered);
    assert_eq!(reading.notices, []);
    assert_eq!(write(&reading.address), numbered);
    assert_eq!(reading.address.link_to(knight), format!("#{numbered}"));
    let plain = read("", knight).address;
    assert_eq!(plain.link_to(&numbered), format!("#{numbered}"));
    assert_eq!(plain.link_to(knight), format!("#{knight}"));
    let queens = "n=8&algorithm=recursive";
    assert_eq!(reading.address.link_to(queens), format!("#{queens}"));
    let bad = read("", &format!("{knight}&numbered=yes"));
    assert_eq!((bad.notices.len(), write(&bad.address)), (1, knight.into()));
}

#[test]
fn a_board_above_32_is_not_played_on_and_nothing_is_predicted_there() {
    let large = "n=40&algorithm=min-conflicts&seed=7";
    let reading = read("", &format!("{large}&mode=play"));
    assert_eq!(reading.notices, [Notice::TooLargeToPlay { n: 40 }]);
    assert_eq!(write(&reading.address), large);
    let reading = read("", &format!("{large}&mode=predict"));
    assert_eq!(reading.notices, [Notice::TooLargeToPlay { n: 40 }]);
    let predict = "n=8&algorithm=recursive&mode=predict";
    let reading = read("", predict);
    assert_eq!(
        (reading.address.role, reading.notices),
        (Role::Predict, vec![])
    );
    assert_eq!(write(&reading.address), predict);
}

#[test]
fn a_tour_of_the_widest_board_is_written_whole_unless_the_address_would_be_too_long_to_be_read() {
    let size = BoardSize::new(32).unwrap();
    let algorithm = algorithm::default(Problem::Knight);
    let settings = Settings {
        size,
        algorithm,
        goal: algorithm.default_goal(),
        variant: algorithm.problem.variants().first().copied(),
        ..Settings::default()
    };
    let way = Rotations::new(size, Square::A1, false).unwrap().finish();
    let mut placed = Placed::default();
    for &square in &way {
        placed.add(&settings, square).unwrap();
    }
    let mut address = Address {
        settings,
        role: Role::Play,
        placed,
        ..Address::default()
    };
    let fragment = write(&address);
    assert!(is_whole(&address) && fragment.len() <= LONGEST);
    let reading = read("", &fragment);
    assert_eq!(
        (reading.notices, reading.address),
        (vec![], address.clone())
    );
    // With the longest other values, the address has no room for the knight's path.
    address.step = LAST_STEP;
    address.language = Some(Language::FRENCH);
    address.theme = Some(Theme::Dark);
    let fragment = write(&address);
    assert!(!is_whole(&address) && fragment.len() <= LONGEST);
    let reading = read("", &fragment);
    assert_eq!(reading.notices, []);
    assert_eq!(reading.address.placed, Placed::default());
    assert_eq!(
        (reading.address.step, reading.address.role),
        (LAST_STEP, Role::Play)
    );
}

fn addresses() -> impl Strategy<Value = Address> {
    let settings = (
        // Includes large boards, if the algorithm supports them.
        prop_oneof![3 => 1..=32_i64, 1 => 33..=2_000_i64],
        0..algorithm::DESCRIPTORS.len(),
        0..3_usize,
        any::<bool>(),
        prop::collection::vec((0..32_u8, 0..32_u8), 0..12),
        any::<u64>(),
    );
    let rest = (0..=LAST_STEP, 0..=16_usize, 0..=3_usize, 0..=2_usize);
    let panels = (
        0..View::VARIANTS.len(),
        0..=SheetQuestion::ALL.len(),
        0..=algorithm::DESCRIPTORS.len(),
        0..Pace::VARIANTS.len(),
    );
    let played = (
        any::<bool>(),
        prop::collection::vec((0..32_u8, 0..32_u8), 0..40),
        prop::collection::vec((0..32_u8, 0..32_u8), 0..40),
    );
    let excerpt = (
        any::<bool>(),
        0..LAST_STEP,
        prop::option::of(1..1_000_000_u64),
        any::<(bool, bool, bool)>(),
    );
    (settings, rest, panels, played, excerpt).prop_map(
        |(
            (n, algorithm, goal, fundamental, squares, seed),
            (step, speed, language, theme),
            (view, question, compare, clock),
            (plays, by_hand, holes),
            (is_embed, from, length, (begins, loops, shows_code)),
        )| {
            // An embed has no panels, and only an exercise places pieces in it.
            let (plays, view, compare, clock) = if is_embed {
                (false, 0, 0, 0)
            } else {
                (plays, view, compare, clock)
            };
            let algorithm = algorithm::DESCRIPTORS[algorithm];
            let large = LargeSize::new(n).ok();
            let large = large.filter(|&size| algorithm.capabilities.supports_large(size));
            let size = match large {
                Some(_) => Settings::default().size,
                None => BoardSize::new((n - 1) % 32 + 1).unwrap(),
            };
            let variant = algorithm.problem.variants().first().copied();
            let mut given = GivenSquares::none();
            for (file, rank) in squares.into_iter().filter(|_| large.is_none()) {
                let _ = given.add(
                    algorithm.given_rule(variant),
                    size,
                    Square::new(file, rank).unwrap(),
                );
            }
            let mut blocked = GivenSquares::none();
            let can_block = algorithm.problem != Problem::Domination && large.is_none();
            for (file, rank) in holes.into_iter().filter(|_| can_block) {
                let square = Square::new(file, rank).unwrap();
                if !given.contains(square) {
                    let _ = blocked.add(GivenRule::Together, size, square);
                }
            }
            let symmetry = SymmetrySetting::VARIANTS[usize::from(fundamental)];
            let goals = algorithm.capabilities.goals;
            let settings = Settings {
                size,
                large,
                algorithm,
                goal: goals[goal % goals.len()],
                symmetry,
                given,
                blocked: blocked.squares().to_vec(),
                variant,
                k: None,
                seed: algorithm.capabilities.is_random.then_some(seed),
            };
            // A search without steps has no playback in an embed, but a count may start by itself.
            let excerpt = if is_embed && (large.is_some() || !settings.leaves_trace()) {
                Excerpt {
                    plays: begins && large.is_none(),
                    shows_code,
                    ..Excerpt::default()
                }
            } else {
                Excerpt {
                    from,
                    to: length.map(|length| (from + length).min(LAST_STEP)),
                    plays: begins,
                    loops,
                    shows_code,
                }
            };
            let role = if plays && large.is_none() {
                Role::Play
            } else if fundamental && large.is_none() {
                Role::Predict
            } else {
                Role::Watch
            };
            let mut placed = Placed::default();
            for (file, rank) in by_hand.into_iter().filter(|_| role == Role::Play) {
                let _ = placed.add(&settings, Square::new(file, rank).unwrap());
            }
            let part = speed % 9;
            let speed = Speed::choices().nth(speed).unwrap_or(Speed::DEFAULT);
            let language = language.checked_sub(1).map(|at| Language::ALL[at]);
            let theme = theme.checked_sub(1).map(|at| Theme::VARIANTS[at]);
            Address {
                settings,
                step,
                speed,
                language,
                theme,
                view: View::VARIANTS[view],
                question: question
                    .checked_sub(1)
                    .map(|at| SheetQuestion::ALL[at])
                    .filter(|_| View::VARIANTS[view] == View::Sheets),
                compare: compare
                    .checked_sub(1)
                    .map(|at| algorithm::DESCRIPTORS[at])
                    .filter(|it| it.problem == algorithm.problem),
                clock: Pace::VARIANTS[clock],
                role,
                placed,
                puzzle: None,
                exercise: (view == 0).then(|| "1_n.8_ask.complete_0a1b2c3d".to_owned()),
                part: if view == 0 { part } else { 0 },
                is_embed,
                excerpt,
                is_numbered: fundamental && algorithm.problem == Problem::Knight,
                story: None,
                layout: Layout::VARIANTS[usize::from(loops)],
            }
        },
    )
}

proptest! {
    #[test]
    fn a_place_in_the_story_is_read_as_it_was_written(
        chapter in 0..Chapter::VARIANTS.len(), step in 0..LAST_STEP, speed in 0..8_usize,
    ) {
        let address = Address {
            step,
            speed: Speed::choices().nth(speed).unwrap_or(Speed::DEFAULT),
            ..Chapter::VARIANTS[chapter].address()
        };
        let reading = read("", &write(&address));
        prop_assert_eq!(&reading.notices, &[]);
        prop_assert_eq!(reading.address, address);
    }

    #[test]
    fn reading_undoes_writing(address in addresses()) {
        let reading = read("", &write(&address));
        prop_assert_eq!(&reading.notices, &[]);
        prop_assert_eq!(reading.address, address);
    }

    #[test]
    fn any_text_is_read_and_written_stably(text in "\\PC{0,200}") {
        let first = write(&read("", &text).address);
        prop_assert_eq!(write(&read("", &first).address), first);
    }

    #[test]
    fn any_values_are_read_and_written_stably(
        pairs in prop::collection::vec((0..Key::VARIANTS.len(), "[a-h0-9,.%+-]{0,12}"), 0..8)
    ) {
        let text = pairs.iter().map(|(key, value)| format!("{}={value}", Key::VARIANTS[*key].into_str())).collect::<Vec<_>>().join("&");
        let first = write(&read("", &text).address);
        let second = read("", &first);
        prop_assert_eq!(write(&second.address), first);
    }
}

#[test]
fn a_hostile_address_gives_a_handful_of_messages() {
    for fragment in ["n=8&".repeat(900), format!("fixed={}", "x,".repeat(1800))] {
        assert!(read("", &fragment).notices.len() <= 9, "{fragment}");
    }
}

#[test]
fn a_board_above_32_is_read_where_it_is_served_and_has_no_given_squares() {
    let large = "n=2000&algorithm=min-conflicts&seed=7";
    let reading = read("", large);
    assert_eq!(reading.notices, []);
    let settings = &reading.address.settings;
    assert_eq!((settings.n(), settings.seed), (2_000, Some(7)));
    assert_eq!(write(&reading.address), large);
    let refused = |fragment: &str| {
        let reading = read("", fragment);
        let [
            Notice::BadValue {
                key, allowed, used, ..
            },
        ] = &reading.notices[..]
        else {
            panic!("{fragment}: {:?}", reading.notices);
        };
        (
            *key,
            allowed.clone(),
            used.clone(),
            reading.address.settings.n(),
        )
    };
    let bad = |key, allowed: &str, used: &str, n| (key, allowed.to_owned(), used.to_owned(), n);
    let too_large = refused("n=2001&algorithm=min-conflicts&seed=7");
    assert_eq!(too_large, bad("n", "1–2000", "8", 8));
    assert_eq!(
        refused("n=33&algorithm=recursive"),
        bad("n", "1–32", "8", 8)
    );
    let oblong = refused("n=40&m=41&algorithm=min-conflicts&seed=7");
    assert_eq!(oblong, bad("m", "40", "40", 40));
    let given = refused("n=40&algorithm=min-conflicts&fixed=a1&seed=7");
    assert_eq!(given, bad("fixed", "–", "–", 40));
}
