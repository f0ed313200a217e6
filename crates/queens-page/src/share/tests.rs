//! The share dialog: the picture follows the options, and errors are shown.

use crate::address::Setting;
use crate::message::Message;
use crate::message::TransportMessage;
use crate::model::State;
use crate::screen::{Dialog, ShareTab};
use crate::share::pictures::{AnimationOptions, Every, PictureError, PictureOf, StillFormat};
use crate::share::stretch::shared_stretch;
use crate::share::update::embedded;
use crate::share::{
    AnimationForm, AnimationStage, EmbedForm, EventsForm, EventsStage, ShareError, ShareField,
    SharingCommand, SharingMessage, StillOptions, StillStage,
};
use crate::testing::Page;
use queens_core::event_text::EventFormat;
use queens_draw::Theme;

/// A page whose search is completely known, with the dialog at this tab.
fn opened(fragment: &str, tab: ShareTab) -> Page {
    let mut page = Page::open(fragment);
    page.work(1_000);
    page.send(Message::DialogOpened(Dialog::Share(tab)));
    page
}

fn ordered(page: &Page) -> AnimationOptions {
    match page.sharing_commands.last() {
        Some(SharingCommand::Estimate(order) | SharingCommand::Animate(order)) => order.options,
        other => panic!("{other:?}"),
    }
}

fn choose(page: &mut Page, change: impl FnOnce(&mut AnimationForm)) {
    let mut form = page.model.sharing.animation.clone();
    change(&mut form);
    page.send(Message::Sharing(SharingMessage::AnimationChosen(form)));
}

#[test]
fn a_still_is_drawn_when_it_is_looked_at_and_anew_when_it_is_to_look_otherwise() {
    let mut page = opened("n=6&algorithm=recursive&step=20", ShareTab::Link);
    assert_eq!(page.sharing_commands, []);
    page.send(Message::DialogOpened(Dialog::Share(ShareTab::Picture)));
    let drawn = |page: &Page| match page.sharing_commands.last() {
        Some(SharingCommand::Draw { format, look, .. }) => (*format, *look),
        other => panic!("{other:?}"),
    };
    assert_eq!(drawn(&page).0, StillFormat::Png);
    let options = StillOptions {
        format: StillFormat::Svg,
        size: "64".to_owned(),
        theme: Some(Theme::Dark),
        ..StillOptions::default()
    };
    page.send(Message::Sharing(SharingMessage::StillChosen(
        options.clone(),
    )));
    let (format, look) = drawn(&page);
    assert_eq!(
        (format, look.size, look.theme),
        (StillFormat::Svg, 64, Some(Theme::Dark))
    );
    for size in ["63", "4097", "", "many"] {
        let (size, options) = (size.to_owned(), options.clone());
        let value = size.clone();
        page.send(Message::Sharing(SharingMessage::StillChosen(
            StillOptions { size, ..options },
        )));
        let error = ShareError::BadSize {
            value,
            allowed: [64, 4096],
        };
        assert_eq!(page.model.sharing.still_stage, StillStage::Refused(error));
        assert_eq!(page.sharing_commands.last(), Some(&SharingCommand::End));
    }
    page.send(Message::DialogClosed);
    assert_eq!(page.sharing_commands.last(), Some(&SharingCommand::End));
}

fn draw(page: &mut Page, of: PictureOf) {
    let options = StillOptions {
        of,
        ..StillOptions::default()
    };
    page.send(Message::Sharing(SharingMessage::StillChosen(options)));
}

#[test]
fn a_tree_that_nobody_has_looked_at_is_asked_for_and_drawn_when_it_is_there() {
    let mut page = opened("n=6&algorithm=recursive&step=20", ShareTab::Picture);
    draw(&mut page, PictureOf::Tree);
    assert_eq!(page.sharing_commands.last(), Some(&SharingCommand::End));
    assert_eq!(page.model.sharing.still_stage, StillStage::UnderWay);
    page.work(1_000);
    let Some(SharingCommand::Draw { of, .. }) = page.sharing_commands.last() else {
        panic!("{:?}", page.sharing_commands);
    };
    assert_eq!(*of, PictureOf::Tree);
    let run = page.model.shown.run().expect("a run");
    assert!(run.grown.tree.is_complete && run.grown.view.layout().is_some());
}

#[test]
fn a_tree_that_is_awaited_of_an_engine_that_fails_is_refused_until_another_one_is_there() {
    let mut page = opened("n=6&algorithm=recursive&step=20", ShareTab::Picture);
    draw(&mut page, PictureOf::Tree);
    let failure = crate::engine::Failure::Crashed;
    let details = "gone".to_owned();
    page.send(Message::EngineFailed { failure, details });
    let refused = StillStage::Refused(ShareError::NoEngine);
    assert_eq!(page.model.sharing.still_stage, refused);
    page.send(Message::ReloadEngine);
    assert_eq!(page.model.sharing.still_stage, StillStage::UnderWay);
    page.work(1_000);
    let drawn = page.sharing_commands.last();
    assert!(matches!(drawn, Some(SharingCommand::Draw { .. })));
    // Loaded trees are drawn without the engine.
    let (failure, details) = (crate::engine::Failure::Crashed, String::new());
    page.send(Message::EngineFailed { failure, details });
    assert_eq!(page.model.sharing.still_stage, StillStage::UnderWay);
}

#[test]
fn what_has_no_tree_and_no_path_is_told() {
    let refused = |fragment: &str, of: PictureOf| {
        let mut page = opened(fragment, ShareTab::Picture);
        draw(&mut page, of);
        page.work(1_000);
        match &page.model.sharing.still_stage {
            StillStage::Refused(error) => Some(error.clone()),
            _ => None,
        }
    };
    let (tree, path) = (PictureOf::Tree, PictureOf::Path);
    let queens = "n=6&algorithm=recursive&step=20";
    assert_eq!((refused(queens, tree), refused(queens, path)), (None, None));
    let brute = "n=5&algorithm=permutations&step=20";
    let none = Some(ShareError::NotDrawn(tree));
    assert_eq!(refused(brute, tree), none);
    assert_eq!(refused(brute, path), none);
    let covers = "problem=domination&n=5&algorithm=coverage-search&step=20";
    assert_eq!(refused(covers, tree), None);
    assert_eq!(refused(covers, path), Some(ShareError::NotDrawn(path)));
    let hidden = "n=6&algorithm=recursive&step=20&mode=predict";
    assert_eq!(refused(hidden, tree), Some(ShareError::NoSearch));
    assert_eq!(refused(hidden, path), None);
    for fragment in [
        "n=8&algorithm=recursive&mode=play",
        "n=10&algorithm=meet-in-the-middle",
        "n=100&algorithm=min-conflicts&seed=1",
    ] {
        for of in [tree, path] {
            let error = refused(fragment, of);
            assert_eq!(error, Some(ShareError::NoSearch), "{fragment}");
        }
        assert_eq!(refused(fragment, PictureOf::Board), None, "{fragment}");
    }
}

#[test]
fn a_numbered_tour_is_numbered_in_its_pictures_too() {
    let mut page = opened(
        "problem=knight&n=5&algorithm=tour-roth&step=4",
        ShareTab::Animation,
    );
    assert!(!ordered(&page).look.is_numbered);
    page.send(Message::DialogClosed);
    page.send(Message::Set(Setting::Numbered(true)));
    page.send(Message::DialogOpened(Dialog::Share(ShareTab::Animation)));
    assert!(ordered(&page).look.is_numbered);
    page.send(Message::DialogOpened(Dialog::Share(ShareTab::Picture)));
    match page.sharing_commands.last() {
        Some(SharingCommand::Draw { look, .. }) => assert!(look.is_numbered),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_short_search_is_animated_as_a_whole_and_a_long_one_to_its_next_solution() {
    let page = opened("n=4&algorithm=recursive&step=20", ShareTab::Animation);
    assert_eq!((ordered(&page).from, ordered(&page).to), (0, Some(83)));
    let page = opened("n=8&algorithm=recursive&step=1000", ShareTab::Animation);
    assert_eq!((ordered(&page).from, ordered(&page).to), (1000, Some(1024)));
    let page = opened("n=8&algorithm=recursive&step=100", ShareTab::Animation);
    assert_eq!((ordered(&page).from, ordered(&page).to), (100, Some(200)));
    let mut page = opened("n=8&algorithm=recursive&step=100", ShareTab::Animation);
    choose(&mut page, |form| form.to = Some("1,024".to_owned()));
    assert_eq!(ordered(&page).to, Some(1024));
    let form = &page.model.sharing.animation;
    assert_eq!(
        shared_stretch(&page.model, [&form.from, &form.to])[1],
        "1,024"
    );
}

#[test]
fn an_animation_is_made_from_its_estimate_and_stopped_back_to_it() {
    let mut page = opened("n=6&algorithm=recursive&step=20", ShareTab::Animation);
    choose(&mut page, |form| form.every = Every::Placement);
    assert_eq!(
        page.model.sharing.animation_stage,
        AnimationStage::Estimating
    );
    page.send(Message::Sharing(SharingMessage::Estimated {
        frames: 30,
        bytes: 9_000,
    }));
    page.send(Message::Sharing(SharingMessage::AnimationWanted));
    let making = AnimationStage::Making {
        done: 0,
        of: 30,
        bytes: 0,
    };
    assert_eq!(page.model.sharing.animation_stage, making);
    assert!(matches!(
        page.sharing_commands.last(),
        Some(SharingCommand::Animate(_))
    ));
    page.send(Message::Sharing(SharingMessage::AnimationStopped));
    assert_eq!(
        page.model.sharing.animation_stage,
        AnimationStage::Estimating
    );
    assert!(matches!(
        page.sharing_commands.last(),
        Some(SharingCommand::Estimate(_))
    ));
    let error = PictureError::TooManyFrames { most: 10_000 };
    page.send(Message::Sharing(SharingMessage::Refused(error.clone())));
    let error = ShareError::Picture(error);
    // The range causes the error.
    assert!(error.refuses(ShareField::Step, "0") && !error.refuses(ShareField::Rate, "0"));
    let refused = AnimationStage::Refused(error);
    assert_eq!(page.model.sharing.animation_stage, refused);
}

#[test]
fn what_is_no_step_no_rate_and_no_search_is_refused() {
    let mut page = opened("n=6&algorithm=recursive&step=20", ShareTab::Animation);
    let refusal = |page: &Page| match &page.model.sharing.animation_stage {
        AnimationStage::Refused(error) => error.clone(),
        other => panic!("{other:?}"),
    };
    choose(&mut page, |form| form.from = Some("-1".to_owned()));
    assert_eq!(
        refusal(&page),
        ShareError::BadStep {
            value: "-1".to_owned()
        }
    );
    choose(&mut page, |form| {
        (form.from, form.fps) = (None, "51".to_owned())
    });
    let (value, allowed) = ("51".to_owned(), [1, 50]);
    assert_eq!(refusal(&page), ShareError::BadRate { value, allowed });
    choose(&mut page, |form| {
        (form.from, form.to, form.fps) = (Some("9".into()), Some("8".into()), "8".to_owned());
    });
    let error = PictureError::Backwards { from: 9, to: 8 };
    assert_eq!(refusal(&page), ShareError::Picture(error));
    for fragment in [
        "n=8&algorithm=recursive&mode=play",
        "n=10&algorithm=meet-in-the-middle",
    ] {
        let page = opened(fragment, ShareTab::Animation);
        assert_eq!(refusal(&page), ShareError::NoSearch, "{fragment}");
    }
}

#[test]
fn what_plays_rests_when_it_is_to_be_shared() {
    for tab in [ShareTab::Link, ShareTab::Picture] {
        let mut page = Page::open("n=8&algorithm=recursive&step=100");
        page.work(1_000);
        page.send(crate::message::TransportMessage::PlayToggled);
        assert_eq!(page.model.state(), State::Playing);
        page.send(Message::DialogOpened(Dialog::Share(tab)));
        assert_eq!(page.model.state(), State::Paused, "{tab:?}");
    }
}

#[test]
fn the_embed_shows_the_stretch_that_is_chosen_and_what_is_none_is_told() {
    let mut page = opened(
        "n=6&algorithm=recursive&step=20&theme=dark",
        ShareTab::Embed,
    );
    let frame = embedded(&page.model).expect("an embed");
    assert_eq!(
        frame.src,
        "page#n=6&algorithm=recursive&embed=1&from=20&to=205&play=1&loop=1"
    );
    let mut choose = |change: fn(&mut EmbedForm)| {
        let mut form = EmbedForm::default();
        change(&mut form);
        page.send(Message::Sharing(SharingMessage::EmbedChosen(form)));
        embedded(&page.model)
    };
    let frame = choose(|form| {
        (form.from, form.to) = (Some("20".into()), Some(" 40 ".into()));
        (form.plays, form.loops, form.width) = (false, false, "320".into());
    });
    let frame = frame.expect("an embed");
    assert_eq!((frame.width, frame.height), (320, 640));
    assert!(
        frame.src.ends_with("&embed=1&from=20&to=40"),
        "{}",
        frame.src
    );
    let bad_step = |value: &str| {
        let value = value.to_owned();
        Err(ShareError::BadStep { value })
    };
    assert_eq!(choose(|form| form.from = Some("x".into())), bad_step("x"));
    let backwards = PictureError::Backwards { from: 20, to: 0 };
    assert_eq!(
        choose(|form| (form.from, form.to) = (Some("20".into()), Some("0".into()))),
        Err(ShareError::Picture(backwards))
    );
    assert_eq!(
        choose(|form| form.height = "100".into()),
        Err(ShareError::BadSize {
            value: "100".into(),
            allowed: [320, 2000]
        })
    );
    // With the reader's look, the embed has the visible theme.
    for (fragment, system, seen) in [
        ("n=6&algorithm=recursive", Theme::Dark, "dark"),
        ("n=6&algorithm=recursive&theme=light", Theme::Dark, "light"),
    ] {
        let mut page = opened(fragment, ShareTab::Embed);
        page.send(Message::LookShared(system));
        let src = embedded(&page.model).expect("an embed").src;
        assert!(
            src.contains(&format!("&lang=en&theme={seen}&embed=1")),
            "{src}"
        );
        page.send(Message::LookShared(system));
        let src = embedded(&page.model).expect("an embed").src;
        assert!(!src.contains("theme="), "{src}");
    }
    let counted = opened("n=8&algorithm=recursive&goal=count", ShareTab::Embed);
    assert_eq!(embedded(&counted.model), Err(ShareError::NoSearch));
}

#[test]
fn the_events_of_a_stretch_are_written_when_that_is_asked_for() {
    let mut page = opened("n=6&algorithm=recursive&step=20", ShareTab::Text);
    assert_eq!(page.model.sharing.events_stage, EventsStage::Offered);
    let (from, to) = (Some("20".into()), Some("40".into()));
    let format = EventFormat::JsonLines;
    page.send(Message::Sharing(SharingMessage::EventsChosen(EventsForm {
        from,
        to,
        format,
        has_variables: true,
    })));
    assert_eq!(page.sharing_commands.last(), Some(&SharingCommand::End));
    page.send(Message::Sharing(SharingMessage::EventsWanted));
    let Some(SharingCommand::Write(order)) = page.sharing_commands.last() else {
        panic!("{:?}", page.sharing_commands);
    };
    assert_eq!((order.from, order.to, order.format), (19, 40, format));
    assert_eq!(order.search, "n=6&algorithm=recursive");
    let making = |done, bytes| EventsStage::Making {
        done,
        of: 40,
        bytes,
    };
    assert_eq!(page.model.sharing.events_stage, making(0, 0));
    let (done, of, bytes) = (30, 40, 900);
    page.send(Message::Sharing(SharingMessage::Drawn { done, of, bytes }));
    assert_eq!(page.model.sharing.events_stage, making(30, 900));
    let url = "blob:1".to_owned();
    page.send(Message::Sharing(SharingMessage::Made {
        url: url.clone(),
        bytes,
    }));
    let ready = EventsStage::Ready { url, bytes };
    assert_eq!(page.model.sharing.events_stage, ready);
    // Another step changes the default range.
    page.send(TransportMessage::Stepped(1));
    assert_eq!(page.model.sharing.events_stage, EventsStage::Offered);
}

#[test]
fn events_that_a_file_has_no_room_for_and_those_of_no_search_are_refused() {
    let refused = |fragment: &str, from: &str, to: &str| {
        let mut page = opened(fragment, ShareTab::Text);
        page.send(Message::Sharing(SharingMessage::EventsChosen(EventsForm {
            from: Some(from.to_owned()),
            to: Some(to.to_owned()),
            ..EventsForm::default()
        })));
        page.send(Message::Sharing(SharingMessage::EventsWanted));
        assert_eq!(page.sharing_commands.last(), Some(&SharingCommand::End));
        match &page.model.sharing.events_stage {
            EventsStage::Refused(error) => error.clone(),
            other => panic!("{other:?}"),
        }
    };
    let long = "n=16&algorithm=recursive&step=5";
    let (events, most) = (500_001, 500_000);
    let too_many = ShareError::TooManyEvents { events, most };
    assert_eq!(refused(long, "0", "500,001"), too_many);
    let value = "x".to_owned();
    assert_eq!(refused(long, "x", "9"), ShareError::BadStep { value });
    let (from, to) = (0, 0);
    let backwards = ShareError::Picture(PictureError::Backwards { from, to });
    assert_eq!(refused(long, "0", "0"), backwards);
    let (to, last) = (84, 83);
    let past = ShareError::Picture(PictureError::EndsPastTheEnd { to, last });
    assert_eq!(refused("n=4&algorithm=recursive&step=20", "0", "84"), past);
    let from = 84;
    let past = ShareError::Picture(PictureError::BeginsPastTheEnd { from, last });
    assert_eq!(refused("n=4&algorithm=recursive&step=20", "84", "83"), past);
    for fragment in [
        "n=8&algorithm=recursive&mode=play",
        "n=10&algorithm=meet-in-the-middle",
        "n=100&algorithm=min-conflicts&seed=1",
    ] {
        let error = refused(fragment, "0", "9");
        assert_eq!(error, ShareError::NoSearch, "{fragment}");
    }
}

#[test]
fn what_plays_rests_while_an_embed_of_it_is_made() {
    let mut page = Page::open("n=6&algorithm=recursive&step=20");
    page.work(1_000);
    page.send(TransportMessage::PlayToggled);
    page.send(Message::DialogOpened(Dialog::Share(ShareTab::Embed)));
    assert_eq!(page.model.state(), State::Paused);
}

#[test]
fn an_embed_of_a_large_board_has_no_stretch() {
    let mut page = Page::open("n=2000&algorithm=min-conflicts&seed=7");
    page.send(Message::DialogOpened(Dialog::Share(ShareTab::Embed)));
    let frame = embedded(&page.model).expect("an embed");
    assert!(frame.src.ends_with("&embed=1"), "{}", frame.src);
}
