//! Checks the files that the page and the command line make, byte by byte. The page test `tests/page/pictures.rs` uses
//! the same files. `UPDATE_EXPECT=1` rewrites them.

use std::fs;
use std::path::Path;

use queens_core::algorithm;
use queens_core::event_text::EventFormat;
use queens_draw::Theme;
use queens_page::address;
use queens_page::language::Language;
use queens_page::share::pictures::{
    AnimationOptions, AnimationOrder, Drawing, EventsOrder, Every, PictureError, PictureLook,
    ReelFormat,
};
use queens_pictures::Boards;
use queens_pictures::orders;
use queens_text::Texts;

const SEARCH: &str = "n=8&algorithm=recursive";

const LOOK: PictureLook = PictureLook {
    theme: Some(Theme::Light),
    size: 320,
    has_caption: false,
    has_counters: false,
    has_coordinates: true,
    is_numbered: false,
};

fn order(options: AnimationOptions) -> AnimationOrder {
    AnimationOrder {
        search: SEARCH.to_owned(),
        language: Language::ENGLISH,
        options,
    }
}

fn stretch(from: u64, to: u64, format: ReelFormat) -> AnimationOptions {
    AnimationOptions {
        from,
        to: Some(to),
        every: Every::Event,
        fps: 8,
        repeats: true,
        format,
        look: PictureLook {
            has_caption: true,
            has_coordinates: false,
            ..LOOK
        },
    }
}

/// The file of an order, and the number of reported frames.
fn animated(options: AnimationOptions) -> Result<(Vec<u8>, u64), PictureError> {
    let (mut file, mut frames) = (Vec::new(), 0);
    let texts = Texts::of(Language::ENGLISH);
    let order = order(options);
    orders::animate(&order, &algorithm::ALL, texts, &mut |told, piece| {
        file.extend(piece);
        if let Drawing::Part { done, .. } = told {
            frames = done;
        }
    })?;
    Ok((file, frames))
}

#[track_caller]
fn is_kept(name: &str, made: &[u8]) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(name);
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&path, made).expect("it is written");
    }
    let kept = fs::read(&path).expect("it is kept");
    assert!(
        kept == made,
        "{name} is another file: {} bytes, kept are {}",
        made.len(),
        kept.len()
    );
}

#[test]
fn a_still_is_the_same_file_everywhere() {
    let settings = address::read("", SEARCH).address.settings;
    let code = algorithm::find(settings.algorithm.id).expect("an algorithm");
    let mut boards = Boards::new(settings, code).expect("boards");
    boards.go(100).expect("a step");
    let still = boards.still(Texts::of(Language::ENGLISH));
    let svg = still.svg(&LOOK);
    is_kept("still.svg", svg.as_bytes());
    is_kept("still.tex", still.tikz(&LOOK).as_bytes());
    is_kept("still.png", &orders::still(&svg).expect("a picture"));
}

#[test]
fn an_animation_is_the_same_file_everywhere() {
    for (format, name) in [
        (ReelFormat::Gif, "stretch.gif"),
        (ReelFormat::Apng, "stretch.png"),
    ] {
        let (file, frames) = animated(stretch(70, 89, format)).expect("an animation");
        assert_eq!(frames, 20);
        is_kept(name, &file);
    }
}

#[test]
fn a_hundred_frames_are_small_and_what_they_take_is_known_before() {
    let mut options = stretch(0, 99, ReelFormat::Gif);
    options.look.size = 480;
    let (file, frames) = animated(options).expect("an animation");
    assert_eq!(frames, 100);
    assert!(file.len() <= 500_000, "{}", file.len());
    let texts = Texts::of(Language::ENGLISH);
    let estimated = orders::estimate(&order(options), &algorithm::ALL, texts);
    let Ok(Drawing::Estimated { frames: 100, bytes }) = estimated else {
        panic!("{estimated:?}");
    };
    let ratio = bytes as f64 / file.len() as f64;
    assert!((0.6..1.6).contains(&ratio), "{bytes} for {}", file.len());
}

/// The text of an order, and the last reported step.
fn written(order: &EventsOrder) -> Result<(String, u64), PictureError> {
    let (mut file, mut last) = (Vec::new(), 0);
    let texts = Texts::of(Language::FRENCH);
    orders::write(order, &algorithm::ALL, texts, &mut |told, piece| {
        file.extend(piece);
        if let Drawing::Part { done, .. } = told {
            last = done;
        }
    })?;
    let text = String::from_utf8(file).expect("a text");
    Ok((text, last))
}

#[test]
fn the_events_of_a_stretch_are_those_of_the_whole_trace() {
    let order = |from, to, format| EventsOrder {
        search: SEARCH.to_owned(),
        from,
        to,
        format,
        has_variables: false,
        language: None,
    };
    for (format, heading) in EventFormat::ALL.into_iter().zip([0, 1]) {
        let (whole, last) = written(&order(0, 15_000, format)).expect("a file");
        let whole: Vec<_> = whole.lines().collect();
        assert_eq!((whole.len(), last), (15_000 + heading, 15_000));
        let (part, last) = written(&order(5_000, 5_010, format)).expect("a file");
        let part: Vec<_> = part.lines().collect();
        assert_eq!((&part[..heading], last), (&whole[..heading], 5_010));
        assert_eq!(part[heading..], whole[5_000 + heading..5_010 + heading]);
        let (kept, _) = written(&order(70, 89, format)).expect("a file");
        is_kept(&format!("stretch.{}", format.name()), kept.as_bytes());
    }
    let [_, csv] = EventFormat::ALL;
    let refused = |from, to| written(&order(from, to, csv)).expect_err("a refusal");
    let PictureError::EndsPastTheEnd {
        to: 1_000_000,
        last,
    } = refused(0, 1_000_000)
    else {
        panic!("it has no so many events");
    };
    assert_eq!(
        refused(last, last + 1),
        PictureError::EndsPastTheEnd { to: last + 1, last }
    );
    let (from, to) = (last + 1, last + 2);
    assert_eq!(
        refused(from, to),
        PictureError::BeginsPastTheEnd { from, last }
    );
}

#[test]
fn variables_follow_the_events_under_their_names_in_the_language() {
    let order = |format, language| EventsOrder {
        search: "n=4&algorithm=prefix-check".to_owned(),
        from: 4,
        to: 6,
        format,
        has_variables: true,
        language,
    };
    let [json, csv] = EventFormat::ALL;
    let heading = |language| {
        let (text, _) = written(&order(csv, language)).expect("a file");
        let lines: Vec<_> = text.lines().map(str::to_owned).collect();
        assert_eq!(lines.len(), 3, "{text}");
        lines[0]
            .rsplit_once(",symmetry,")
            .expect("variables")
            .1
            .to_owned()
    };
    let sheet = heading(None);
    let french = Texts::of(Language::FRENCH).renamed(&sheet);
    assert_eq!(heading(Some(Language::FRENCH)), french);
    let (text, _) = written(&order(json, None)).expect("a file");
    assert!(text.lines().all(|line| line.contains("\"variables\":{")));
}

#[test]
fn what_cannot_be_made_is_told_with_its_limit() {
    let refused = |options| animated(options).expect_err("a refusal");
    let gif = |from, to| stretch(from, to, ReelFormat::Gif);
    assert_eq!(
        refused(gif(9, 5)),
        PictureError::Backwards { from: 9, to: 5 }
    );
    let past = refused(gif(0, 1_000_000));
    assert!(
        matches!(past, PictureError::TooManyFrames { most: 10_000 }),
        "{past:?}"
    );
    let past = refused(gif(1_000_000, 1_000_001));
    assert!(
        matches!(
            past,
            PictureError::BeginsPastTheEnd {
                from: 1_000_000,
                ..
            }
        ),
        "{past:?}"
    );
    let solutions = AnimationOptions {
        every: Every::Solution,
        ..gif(0, 50)
    };
    assert_eq!(
        refused(solutions),
        PictureError::NoSolution { from: 0, to: 50 }
    );
}
