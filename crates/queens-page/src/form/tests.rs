//! Settings: clicked, typed, refused, applied and undone.

mod start;

use crate::message::{FormMessage, TransportMessage};
use queens_core::{Goal, Problem, Square, algorithm};

use crate::effect::{Aim, Effect, Entry};
use crate::message::Message;
use crate::model::{SideDraft, State};
use crate::notice::Notice;
use crate::screen::{Drawer, View};
use crate::settings::{Side, SymmetrySetting};
use crate::testing::Page;
use crate::update::update;

#[test]
fn a_change_applies_at_once_and_undo_returns_to_the_step_before() {
    let mut page = Page::open("n=6&algorithm=recursive&step=30");
    page.work(50);
    assert!(!page.model.is_stale());
    page.send(FormMessage::SizeStepped(Side::Files, 1));
    assert!(page.model.is_stale() && page.model.shown.settings().is_none());
    assert_eq!(page.address, "n=7&algorithm=recursive");
    // Further changes belong to the same undo.
    page.send(FormMessage::SquareToggled("d4".parse().unwrap()));
    assert_eq!(page.address, "n=7&algorithm=recursive&fixed=d4");
    page.send(Message::ChangeUndone);
    page.work(50);
    assert!(!page.model.is_stale());
    assert_eq!(page.address, "n=6&algorithm=recursive&step=30");
    assert_eq!(page.step(), 30);
    // The symmetry setting does not change the search.
    page.send(FormMessage::SymmetryChosen(SymmetrySetting::Fundamental));
    assert_eq!((page.model.is_stale(), page.step()), (false, 30));
    // Nothing is left to undo.
    page.send(Message::ChangeUndone);
    assert_eq!(
        page.address,
        "n=6&algorithm=recursive&symmetry=fundamental&step=30"
    );
}

#[test]
fn undo_keeps_the_view_and_the_language_and_ends_with_another_problem() {
    let mut page = Page::open("n=6&algorithm=recursive&step=30");
    page.work(50);
    page.send(FormMessage::SizeStepped(Side::Files, 1));
    page.send(Message::ViewChosen(View::Stack));
    page.send(Message::ChangeUndone);
    page.work(50);
    assert_eq!(page.address, "n=6&algorithm=recursive&step=30&view=stack");
    // Before the first run, Undo returns to the settings of the link.
    let mut page = Page::open("n=6&algorithm=recursive");
    page.send(FormMessage::SizeStepped(Side::Files, 1));
    assert!(page.model.replaced.is_some() && !page.model.is_stale());
    page.send(Message::ChangeUndone);
    assert_eq!(page.address, "n=6&algorithm=recursive");
    page.send(FormMessage::SizeStepped(Side::Files, 1));
    page.send(Message::ProblemChosen(Problem::Knight));
    assert_eq!(page.model.replaced, None);
}

#[test]
fn back_returns_to_the_search_before_another_start() {
    let mut page = Page::open("n=8&algorithm=accessibility-scan&fixed=b2&step=5");
    page.work(50);
    let message = Message::StartOpened("c3".parse().unwrap());
    let effects = update(&mut page.model, message, None);
    let written: Vec<_> = effects
        .into_iter()
        .filter_map(|effect| match effect {
            Effect::WriteAddress { fragment, entry } => Some((entry, fragment)),
            _ => None,
        })
        .collect();
    let [before, after] =
        ["b2&step=5", "c3"].map(|rest| format!("n=8&algorithm=accessibility-scan&fixed={rest}"));
    assert_eq!(
        written[..2],
        [(Entry::Replace, before), (Entry::Push, after)]
    );
}

#[test]
fn undo_runs_a_count_again() {
    let mut page = Page::open("n=6&algorithm=recursive&goal=count");
    page.send(TransportMessage::Run);
    page.work(100);
    assert_eq!(page.model.state(), State::Done);
    page.send(FormMessage::SquareToggled("d4".parse().unwrap()));
    assert_eq!(page.model.state(), State::Idle);
    page.send(Message::ChangeUndone);
    page.work(100);
    assert_eq!(page.model.state(), State::Done);
}

#[test]
fn back_returns_to_the_search_that_a_change_replaced() {
    let mut page = Page::open("n=6&algorithm=recursive&step=30");
    page.work(50);
    page.send(TransportMessage::Stepped(2));
    let message = Message::Form(FormMessage::SizeStepped(Side::Files, 1));
    let effects = update(&mut page.model, message, None);
    let written = |entry| {
        let is_it = |effect: &&Effect| matches!(effect, Effect::WriteAddress { entry: of, .. } if *of == entry);
        effects.iter().find(is_it).cloned()
    };
    let address = |fragment: &str, entry| {
        let fragment = fragment.to_owned();
        Some(Effect::WriteAddress { fragment, entry })
    };
    let [before, after] = ["n=6&algorithm=recursive&step=32", "n=7&algorithm=recursive"];
    assert_eq!(
        [written(Entry::Replace), written(Entry::Push)],
        [address(before, Entry::Replace), address(after, Entry::Push)]
    );
    page.send(TransportMessage::Run);
    page.work(50);
    assert!(!page.model.is_stale());
    page.send(Message::AddressChanged {
        query: String::new(),
        fragment: before.to_owned(),
    });
    page.work(50);
    assert_eq!(
        (page.model.shown_settings().size.files(), page.step()),
        (6, 32)
    );
}

#[test]
fn a_change_stops_a_count_and_play_runs_the_new_search() {
    let mut page = Page::open("n=12&algorithm=recursive&goal=count");
    page.send(TransportMessage::Run);
    assert_eq!(page.model.state(), State::Searching);
    page.send(FormMessage::GoalChosen(Goal::First));
    assert_eq!(page.model.state(), State::Idle);
    page.send(TransportMessage::PlayToggled);
    page.work(50);
    assert_eq!(page.model.state(), State::Playing);
}

#[test]
fn a_click_that_attacks_is_refused_and_changes_nothing() {
    let mut page = Page::open("n=8&algorithm=recursive&fixed=a5,c8");
    page.send(FormMessage::SquareToggled("c6".parse().unwrap()));
    assert_eq!(page.codes(), ["attacking"]);
    let refusal = page.model.refusal.expect("the line is drawn");
    assert_eq!(
        (refusal.attacker.to_string(), refusal.square.to_string()),
        ("c8".into(), "c6".into())
    );
    assert_eq!(page.model.address.settings.given.squares().len(), 2);
    page.send(FormMessage::SquareToggled("c8".parse().unwrap()));
    assert_eq!(
        (
            page.model.address.settings.given.squares().len(),
            page.model.refusal
        ),
        (1, None)
    );
}

#[test]
fn typed_squares_are_taken_and_bad_ones_stay_in_the_field() {
    let mut page = Page::open("n=8&algorithm=recursive");
    page.send(FormMessage::GivenTyped("a5, C8, zz, a1".into()));
    page.send(FormMessage::GivenEntered);
    assert_eq!(page.address, "n=8&algorithm=recursive&fixed=a5,c8");
    assert_eq!(page.model.drafts.given, "zz, a1");
    assert_eq!(page.codes(), ["not-a-square", "attacking"]);
}

#[test]
fn a_smaller_board_drops_queens_that_do_not_fit_and_names_them() {
    let mut page = Page::open("n=8&algorithm=recursive&fixed=a5,c8");
    page.send(FormMessage::SizeTyped(Side::Files, "6".into()));
    page.send(FormMessage::SizeEntered(Side::Files));
    assert_eq!(page.codes(), ["given-dropped"]);
    assert_eq!(page.address, "n=6&algorithm=recursive&fixed=a5");
}

#[test]
fn each_side_of_a_rectangular_board_changes_only_itself() {
    let mut page = Page::open("problem=knight&n=8&algorithm=tour-roth");
    let size = |page: &Page| page.model.address.settings.size.to_string();
    let step = |side, by| FormMessage::SizeStepped(side, by);
    for (message, board) in [
        (step(Side::Files, -2), "6×8"),
        (step(Side::Ranks, -2), "6×6"),
        (step(Side::Files, -1), "5×6"),
    ] {
        page.send(message);
        assert_eq!(size(&page), board);
    }
    let mut page = Page::open("problem=knight&n=8&algorithm=tour-roth");
    page.send(FormMessage::SizeTyped(Side::Files, "6".into()));
    page.send(FormMessage::SizeEntered(Side::Files));
    assert_eq!(size(&page), "6×8");
    // A board of queens has one side.
    let mut page = Page::open("n=8&algorithm=recursive");
    page.send(step(Side::Files, -2));
    assert_eq!(size(&page), "6×6");
}

#[test]
fn a_size_out_of_range_is_refused_by_name() {
    for text in ["0", "33", "-1", "eight", "8.5", ""] {
        let mut page = Page::open("n=8&algorithm=recursive");
        page.send(FormMessage::SizeTyped(Side::Files, text.into()));
        page.send(FormMessage::SizeEntered(Side::Files));
        // The text stays in the field, with the reason below it.
        let refused = Some(SideDraft {
            text: text.into(),
            is_refused: true,
        });
        assert_eq!(page.model.drafts.sides, [refused.clone(), None]);
        assert_eq!(page.codes(), [""; 0]);
        assert_eq!(page.model.address.settings.size.files(), 8, "{text}");
        // Run leads to the field, instead of a search with the board before.
        let effects = update(&mut page.model, TransportMessage::Run.into(), None);
        assert!(effects.contains(&Effect::Focus(Aim::RefusedField)));
        assert_eq!(page.model.drafts.sides, [refused, None]);
        assert!(page.model.shown.run().is_none());
    }
}

#[test]
fn a_refused_size_is_entered_for_an_algorithm_that_supports_it() {
    let mut page = Page::open("n=8&algorithm=recursive");
    for (id, n) in [("min-conflicts", 50), ("recursive", 8)] {
        page.send(FormMessage::SizeTyped(Side::Files, "50".into()));
        page.send(FormMessage::SizeEntered(Side::Files));
        let algorithm = algorithm::describe(id).unwrap();
        page.send(FormMessage::AlgorithmChosen(algorithm));
        assert_eq!(page.model.address.settings.n(), n, "{id}");
        assert_eq!(page.model.drafts.sides, [None, None]);
    }
}

#[test]
fn undo_and_the_buttons_of_the_size_remove_a_refused_text() {
    let mut page = Page::open("n=6&algorithm=recursive&step=30");
    page.work(50);
    for (message, n) in [
        (FormMessage::SizeStepped(Side::Files, 1).into(), 7),
        (Message::ChangeUndone, 6),
        (FormMessage::SizeStepped(Side::Files, 1).into(), 7),
    ] {
        page.send(FormMessage::SizeTyped(Side::Files, "99".into()));
        page.send(FormMessage::SizeEntered(Side::Files));
        page.send(message);
        assert_eq!(page.model.drafts.sides, [None, None]);
        assert_eq!(page.model.address.settings.n(), n);
    }
    // The arrow key does not lead out of the range.
    page.send(FormMessage::SizeStepped(Side::Files, 99));
    assert_eq!(page.model.drafts.sides, [None, None]);
    assert_eq!(page.model.address.settings.n(), 7);
}

#[test]
fn a_typed_start_takes_the_place_of_the_one_before_unless_it_cannot_be_one() {
    let mut page = Page::open("problem=knight&n=5&algorithm=tour-roth&fixed=a1");
    let starts = |page: &Page| page.model.address.settings.given.squares().to_vec();
    let at = |name: &str| vec![name.parse::<Square>().unwrap()];
    for (typed, start, left) in [
        ("c3", "c3", ""),
        ("h8", "c3", "h8"),
        ("e5, d4", "d4", ""),
        ("h8, b2", "b2", "h8"),
    ] {
        page.send(FormMessage::GivenTyped(typed.to_owned()));
        page.send(FormMessage::GivenEntered);
        // A refused square stays in the field, and the next action does not use it either.
        page.send(TransportMessage::Stepped(1));
        assert_eq!(starts(&page), at(start), "{typed}");
        assert_eq!(page.model.drafts.given, left);
    }
    page.send(FormMessage::GivenTyped("c3".to_owned()));
    page.send(FormMessage::SquareFreed("b2".parse().unwrap()));
    assert_eq!(
        starts(&page),
        at("c3"),
        "what was typed moved the start before it was freed"
    );
}

#[test]
fn what_is_typed_and_not_entered_is_taken_when_the_search_is_run() {
    let mut page = Page::open("n=8&algorithm=recursive");
    page.send(FormMessage::SizeTyped(Side::Files, "9".into()));
    page.send(FormMessage::GivenTyped("c3".into()));
    page.send(TransportMessage::Run);
    let run = page.model.shown.run().expect("a run");
    assert_eq!(
        (run.settings().size.files(), page.queens()),
        (9, vec!["c3".to_owned()])
    );
    page.send(FormMessage::GivenTyped("zz".into()));
    page.send(TransportMessage::Run);
    assert_eq!(
        (page.codes(), page.model.drafts.given.as_str()),
        (vec!["not-a-square"], "zz")
    );
}

#[test]
fn squares_that_are_typed_are_taken_with_the_next_action_and_bad_ones_keep_their_sentence() {
    let mut page = Page::open("n=8&algorithm=recursive");
    let given = |page: &Page| {
        let given = page.model.address.settings.given.squares().iter();
        given.map(Square::to_string).collect::<Vec<_>>()
    };
    page.send(FormMessage::GivenTyped("a5, zz".into()));
    page.send(FormMessage::SquareToggled(Square::new(2, 7).unwrap()));
    assert_eq!(given(&page), ["a5", "c8"]);
    for _ in 0..2 {
        assert_eq!(
            (page.codes(), page.model.drafts.given.as_str()),
            (vec!["not-a-square"], "zz")
        );
        page.send(TransportMessage::Stepped(1));
    }
    page.send(FormMessage::GivenTyped("h1".into()));
    page.send(TransportMessage::Reset);
    assert!(
        !given(&page).contains(&"h1".to_owned()),
        "a reset takes nothing"
    );
}

#[test]
fn a_corrected_size_takes_its_message_away() {
    let mut page = Page::open("n=8&algorithm=recursive");
    for (text, is_refused) in [("77", true), ("9", false)] {
        page.send(FormMessage::SizeTyped(Side::Files, text.into()));
        assert!(
            page.model.drafts.sides[0]
                .as_ref()
                .is_some_and(|draft| !draft.is_refused)
        );
        page.send(FormMessage::SizeEntered(Side::Files));
        assert_eq!(page.model.drafts.sides[0].is_some(), is_refused);
    }
}

#[test]
fn what_was_said_of_a_text_goes_as_soon_as_the_text_is_another_one() {
    let mut page = Page::open("n=8&algorithm=random-rows&seed=5");
    for (wrong, entered, typed, code) in [
        (
            Message::Form(FormMessage::GivenTyped("zz".into())),
            Message::Form(FormMessage::GivenEntered),
            Message::Form(FormMessage::GivenTyped("zz1".into())),
            "not-a-square",
        ),
        (
            Message::Form(FormMessage::SeedTyped("x".into())),
            Message::Form(FormMessage::SeedEntered),
            Message::Form(FormMessage::SeedTyped("7".into())),
            "bad-value",
        ),
    ] {
        page.send(wrong);
        page.send(entered);
        assert!(page.codes().contains(&code), "{code}");
        page.send(typed);
        assert!(!page.codes().contains(&code), "{code}");
    }
    // The notice about the refused click disappears, and so does its line.
    page.send(FormMessage::GivenTyped(String::new()));
    page.send(FormMessage::SquareToggled("a5".parse().unwrap()));
    page.send(FormMessage::SquareToggled("d8".parse().unwrap()));
    assert!(page.codes() == ["attacking"] && page.model.refusal.is_some());
    page.send(FormMessage::GivenTyped("d".into()));
    assert!(page.codes().is_empty() && page.model.refusal.is_none());
}

#[test]
fn what_a_link_said_of_a_size_goes_as_soon_as_one_is_typed() {
    let mut page = Page::open("n=99");
    assert_eq!(page.codes(), ["bad-value"]);
    page.send(FormMessage::SizeTyped(Side::Files, "1".into()));
    assert!(page.codes().is_empty());
}

#[test]
fn the_tool_blocks_and_frees_squares_and_the_search_avoids_them() {
    let mut page = Page::open("n=8&algorithm=recursive&fixed=a4");
    page.send(FormMessage::BlockingSet(true));
    for name in ["g3", "c6", "d2", "f3", "b1", "b1"] {
        page.send(FormMessage::SquareToggled(name.parse().unwrap()));
    }
    let blocked = "blocked=c6,d2,f3,g3";
    assert_eq!(
        page.address,
        format!("n=8&algorithm=recursive&fixed=a4&{blocked}")
    );
    // A fixed queen keeps its square.
    page.send(FormMessage::SquareToggled("a4".parse().unwrap()));
    assert_eq!(page.codes(), ["blocked-square"]);
    page.send(FormMessage::BlockingSet(false));
    page.send(FormMessage::SquareToggled("c6".parse().unwrap()));
    assert_eq!(page.codes(), ["blocked-square"]);
    page.send(FormMessage::GivenTyped("d2, h5".to_owned()));
    page.send(FormMessage::GivenEntered);
    assert_eq!(page.model.drafts.given, "d2");
    assert_eq!(
        page.address,
        format!("n=8&algorithm=recursive&fixed=a4,h5&{blocked}")
    );
    // Another text drops the reason.
    page.send(FormMessage::GivenTyped(String::new()));
    assert!(page.codes().is_empty(), "{:?}", page.codes());
    page.send(FormMessage::GivenFreed);
    page.send(TransportMessage::Run);
    page.work(500);
    let run = page.model.shown.run().expect("a run");
    assert!(run.is_complete());
    assert_eq!(run.farthest().solutions, 65);
    // Marks of the board, before and during the search.
    let marked = |page: &Page| -> Vec<String> {
        let picture = crate::picture::of_model(&page.model, queens_worker::protocol::Pane::First);
        let marked = picture.marked(queens_draw::Mark::Blocked);
        marked.map(|square| square.to_string()).collect()
    };
    assert_eq!(marked(&page), ["d2", "f3", "g3", "c6"]);
    page.send(FormMessage::SizeStepped(Side::Files, -1));
    page.send(FormMessage::SizeStepped(Side::Files, -1));
    assert_eq!(page.codes(), ["given-dropped"]);
    assert_eq!(page.address, "n=6&algorithm=recursive&blocked=c6,d2,f3");
    assert_eq!(marked(&page), ["d2", "f3", "c6"]);
    page.send(FormMessage::BlockedFreed);
    assert_eq!(page.address, "n=6&algorithm=recursive");
    assert!(marked(&page).is_empty());
    page.send(FormMessage::BlockingSet(true));
    page.send(Message::ChangeUndone);
    assert_eq!(marked(&page), ["d2", "f3", "g3", "c6"]);
    assert!(page.model.blocks());
    // Folded settings hide the tool.
    page.send(Message::DrawerToggled(Drawer::Settings));
    page.send(FormMessage::SquareToggled("a4".parse().unwrap()));
    let fixed = format!("n=8&algorithm=recursive&fixed=a4&{blocked}");
    assert_eq!(page.address, fixed);
}

#[test]
fn a_knight_starts_on_the_first_free_square_and_avoids_blocked_squares() {
    let mut page = Page::open("problem=knight&n=3&algorithm=tour-roth&blocked=a1,b2");
    let picture =
        |page: &Page| crate::picture::of_model(&page.model, queens_worker::protocol::Pane::First);
    let before = picture(&page);
    assert_eq!(before.queens, ["a2".parse().unwrap()]);
    assert_eq!(
        before.targets,
        ["c3", "c1"].map(|name| name.parse().unwrap())
    );
    page.send(FormMessage::BlockingSet(true));
    page.send(FormMessage::SquareToggled("c3".parse().unwrap()));
    assert_eq!(picture(&page).targets, ["c1".parse().unwrap()]);
    page.send(FormMessage::SquareToggled("c3".parse().unwrap()));
    page.send(FormMessage::BlockingSet(false));
    page.send(FormMessage::SquareToggled("c2".parse().unwrap()));
    page.send(TransportMessage::Run);
    page.work(500);
    let run = page.model.shown.run().expect("a run");
    assert!(run.is_complete());
    // Without a1 and b2, the knight's only way from c2 is a3 b1 c3 a2 c1 b3.
    assert_eq!(run.farthest().solutions, 1);
    assert_eq!(picture(&page).marked(queens_draw::Mark::Blocked).count(), 2);
}

#[test]
fn a_count_with_blocked_squares_uses_bitmask_and_another_goal_returns() {
    let mut page = Page::open("n=8&algorithm=recursive&blocked=c6,d2,f3,g3");
    page.send(FormMessage::GoalChosen(Goal::Count));
    assert_eq!(
        page.address,
        "n=8&algorithm=bitmask&goal=count&blocked=c6,d2,f3,g3"
    );
    page.send(TransportMessage::Run);
    page.work(500);
    assert_eq!(page.model.state(), State::Done);
    let run = page.model.shown.run().expect("a run");
    assert_eq!(run.counters().solutions, 65);
    page.send(FormMessage::GoalChosen(Goal::First));
    assert_eq!(
        page.address,
        "n=8&algorithm=recursive&goal=first&blocked=c6,d2,f3,g3"
    );
}

#[test]
fn a_large_board_frees_fixed_and_blocked_squares_with_a_notice_for_each() {
    let mut page = Page::open("n=8&algorithm=min-conflicts&seed=7&fixed=a1&blocked=c6");
    page.send(FormMessage::SizeTyped(Side::Files, "40".into()));
    page.send(FormMessage::SizeEntered(Side::Files));
    let key = |notice: &Notice| match notice {
        Notice::BadValue { key, value, .. } => Some((*key, value.clone())),
        _ => None,
    };
    let keys: Vec<_> = page.model.notices.iter().filter_map(key).collect();
    assert_eq!(
        keys,
        [("fixed", "a1".to_owned()), ("blocked", "c6".to_owned())]
    );
    assert!(page.model.address.settings.blocked.is_empty());
    assert!(!page.model.can_block());
}

#[test]
fn another_algorithm_refuses_blocked_squares_and_names_one_that_supports_them() {
    let page = Page::open("n=8&algorithm=half-board&blocked=c6");
    let settings = &page.model.address.settings;
    let why = settings.refusal().expect("a refusal");
    let remedies = crate::cost::remedies(settings, &why);
    let is_bitmask = |remedy: &crate::cost::Remedy| matches!(remedy, crate::cost::Remedy::Algorithm(algorithm) if algorithm.id == "bitmask");
    assert!(remedies.iter().any(is_bitmask), "{remedies:?}");
}
