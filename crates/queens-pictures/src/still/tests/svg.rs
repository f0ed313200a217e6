//! SVG pictures of real searches, parsed as XML.

use std::collections::BTreeSet;

use queens_core::{BoardSize, GivenSquares, Square, algorithm};
use queens_draw::plate::{Caption, Plate, Surroundings};
use queens_draw::style::{Colour, Styles};
use queens_draw::svg::svg;
use queens_draw::{Element, Mark, Picture, Theme};
use queens_page::language::Language;
use queens_page::picture::of_run;
use queens_page::picture::tree::whole;
use queens_page::settings::{Settings, SymmetrySetting};
use queens_page::share::pictures::{PictureLook, PictureOf};
use queens_text::Texts;
use queens_text::narration::event;
use roxmltree::Document;

use crate::{Projector, StepError, Still};

/// The search of this algorithm on a board of n files.
fn search(id: &str, n: i64, given: &[Square]) -> Projector {
    let code = algorithm::find(id).expect("an algorithm");
    let size = BoardSize::new(n).expect("a size");
    let descriptor = code.descriptor();
    let settings = Settings {
        size,
        algorithm: descriptor,
        goal: descriptor.default_goal(),
        given: GivenSquares::new(descriptor.given_rule(None), size, given).expect("given"),
        seed: descriptor.capabilities.is_random.then_some(7),
        symmetry: SymmetrySetting::All,
        ..Settings::default()
    };
    let instance = settings.instance().expect("an instance");
    Projector::new(&code.accept(instance).expect("served"), settings).expect("a projector")
}

/// The picture of a step, with its caption, counters and coordinates.
fn plate(projector: &mut Projector, step: u64, texts: &Texts) -> (Picture, Plate) {
    let run = projector.show(step).expect("a step");
    let (tone, sentence) = event(texts, run, SymmetrySetting::All);
    let surroundings = Surroundings {
        has_coordinates: true,
        least_name: 0.0,
        caption: Some(Caption {
            tone,
            sentence,
            lines: 2,
        }),
        counters: Vec::new(),
    };
    let picture = of_run(run);
    let plate = Plate::new(&picture, &surroundings);
    (picture, plate)
}

/// The colour in the notation of SVG files.
fn hexadecimal(colour: Colour) -> String {
    let [r, g, b] = colour.rgb;
    format!("#{r:02X}{g:02X}{b:02X}")
}

/// The number of elements in a file with this name and attribute value.
fn count(file: &str, name: &str, attribute: &str, value: &str) -> usize {
    let document = Document::parse(file).expect("XML");
    let all = document.descendants();
    let alike = all.filter(|it| it.has_tag_name(("http://www.w3.org/2000/svg", name)));
    alike
        .filter(|it| it.attribute(attribute) == Some(value))
        .count()
}

fn texts_of(file: &str) -> Vec<String> {
    let document = Document::parse(file).expect("XML");
    let lines = document
        .descendants()
        .filter(|it| it.has_tag_name(("http://www.w3.org/2000/svg", "text")));
    let text = |it: roxmltree::Node| {
        it.descendants()
            .filter_map(|it| it.text().filter(|_| it.is_text()))
            .collect()
    };
    lines.map(text).collect()
}

#[test]
fn a_file_holds_what_the_position_holds_in_either_theme_and_any_language() {
    let mut projector = search("recursive", 8, &[]);
    for step in [0, 1, 80, 120, 1024] {
        for theme in [Theme::Light, Theme::Dark] {
            for texts in [
                &queens_text::ENGLISH,
                queens_text::Texts::of(queens_page::language::Language::FRENCH),
                queens_text::Texts::of(queens_page::language::Language::ROMANIAN),
            ] {
                let (picture, plate) = plate(&mut projector, step, texts);
                let file = svg(&plate, theme, 720.0);
                let queens = count(&file, "use", "href", "#queens-queen");
                assert_eq!(queens, picture.marked(Mark::Queen).count(), "step {step}");
                let words = texts_of(&file);
                for name in ["a", "h", "1", "8"] {
                    assert!(words.iter().any(|word| word == name), "{name}: {words:?}");
                }
                let said: Vec<_> = words.iter().filter(|it| it.chars().count() > 2).collect();
                let said = said
                    .into_iter()
                    .map(String::as_str)
                    .collect::<Vec<_>>()
                    .join(" ");
                assert_eq!(said, plate.title, "step {step}");
                let place = hexadecimal(Styles::of(theme).colour("--queen").expect("a token"));
                assert_eq!(count(&file, "use", "fill", &place), queens, "step {step}");
            }
        }
    }
}

/// On the boards of every problem, even on small ones, each element has a colour of the tokens.
#[test]
fn every_element_has_the_colours_of_the_tokens() {
    let [light, dark] = [Theme::Light, Theme::Dark].map(Styles::of);
    let searches = [
        ("recursive", 1, 5),
        ("recursive", 8, 400),
        ("recursive", 20, 400),
        ("recursive", 32, 400),
        ("accessibility-scan", 8, 3),
        ("coverage-search", 8, 60),
        ("frames", 8, 100),
        ("move-one", 5, 60),
        ("min-conflicts", 8, 10),
        ("tour-fewest-onward", 8, 40),
    ];
    for (id, n, last) in searches {
        let mut projector = search(id, n, &[]);
        for step in 0..=last {
            if projector.show(step).is_err() {
                break;
            }
            let (_, plate) = plate(&mut projector, step, &queens_text::ENGLISH);
            for (theme, styles) in [(Theme::Light, &light), (Theme::Dark, &dark)] {
                let file = svg(&plate, theme, 480.0);
                let document = Document::parse(&file).expect("XML");
                let known: BTreeSet<String> = styles
                    .colours()
                    .map(|(_, [r, g, b])| format!("#{r:02X}{g:02X}{b:02X}"))
                    .collect();
                let paints = document
                    .descendants()
                    .flat_map(|it| ["fill", "stroke", "color"].map(|name| it.attribute(name)));
                for paint in paints.flatten() {
                    let is_known =
                        known.contains(paint) || ["none", "currentColor"].contains(&paint);
                    assert!(is_known, "{id}, step {step}: {paint}");
                }
                // An element without a class would be black.
                for path in document.descendants().filter(|it| it.has_attribute("d")) {
                    let is_symbol = path
                        .ancestors()
                        .any(|it| it.has_tag_name(("http://www.w3.org/2000/svg", "defs")));
                    assert!(is_symbol || path.has_attribute("fill"), "{id}, step {step}");
                }
            }
        }
    }
}

#[test]
fn the_longer_side_has_the_size_that_is_asked_for() {
    let mut projector = search("recursive", 8, &[]);
    let (_, plate) = plate(&mut projector, 3, &queens_text::ENGLISH);
    for size in [64, 720, 4096] {
        let file = svg(&plate, Theme::Light, f64::from(size));
        let document = Document::parse(&file).expect("XML");
        let side = |name| {
            document
                .root_element()
                .attribute(name)
                .expect("a side")
                .parse::<u32>()
        };
        let (width, height) = (
            side("width").expect("a number"),
            side("height").expect("a number"),
        );
        assert_eq!(width.max(height), size);
        assert!(width < height, "the caption stands over the board");
    }
}

/// The SVG file of a step, as picture kind `of` with this width.
fn drawn_as(of: PictureOf, id: &str, n: i64, step: u64, width: u16) -> String {
    let texts = Texts::of(Language::ENGLISH);
    let mut projector = search(id, n, &[]);
    projector.show(step).expect("a step");
    projector.grow();
    let still = Still::of_run_as(projector.run(), of, width, texts).expect("a drawing");
    let look = PictureLook {
        theme: Some(Theme::Light),
        size: 720,
        has_caption: true,
        has_counters: false,
        has_coordinates: false,
        is_numbered: false,
    };
    still.svg(&look)
}

/// At this width, the signs of a small tree have labels.
const WIDE: u16 = 2_000;

#[test]
fn a_tree_is_drawn_with_its_signs_and_names_and_the_step_in_it() {
    let file = drawn_as(PictureOf::Tree, "recursive", 4, 9, WIDE);
    let document = Document::parse(&file).expect("XML");
    assert!(!file.contains("class="), "each element has its own look");
    let paths = document
        .descendants()
        .filter(|it| it.has_tag_name(("http://www.w3.org/2000/svg", "path")));
    let drawn = |fill: &str| -> usize {
        let alike = paths
            .clone()
            .filter(|it| it.attribute("fill") == Some(fill));
        alike
            .map(|it| it.attribute("d").map_or(0, |d| d.matches('M').count()))
            .sum()
    };
    let styles = Styles::of(Theme::Light);
    let token = |name: &str| hexadecimal(styles.colour(name).expect("a token"));
    // The tree has four dead ends and two solutions. Four placed squares lead to solutions.
    assert_eq!(drawn(&token("--solution")), 2);
    let texts = document.descendants().filter_map(|it| it.text());
    let names: BTreeSet<&str> = texts.filter(|text| text.len() == 2).collect();
    for name in ["a1", "b3", "c1", "d3"] {
        assert!(names.contains(name), "{name} in {names:?}");
    }
    // A ring marks the current step.
    assert_eq!(count(&file, "path", "stroke", &token("--focus")), 1);
    assert!(
        file.contains("<svg x=\"16\""),
        "what reaches beyond it is cut off"
    );
}

#[test]
fn an_icicle_has_a_box_for_each_node_with_its_name_and_the_step_in_it() {
    let file = drawn_as(PictureOf::Icicle, "recursive", 4, 9, WIDE);
    assert!(!file.contains("class="), "each element has its own look");
    let styles = Styles::of(Theme::Light);
    let token = |name: &str| hexadecimal(styles.colour(name).expect("a token"));
    let document = Document::parse(&file).expect("XML");
    let filled = |colour: &str| -> Vec<usize> {
        let alike = document
            .descendants()
            .filter(|it| it.attribute("fill") == Some(colour));
        let boxes = alike.filter_map(|it| Some(it.attribute("d")?.matches('M').count()));
        boxes.collect()
    };
    // The root and six squares lead to the two solutions. Eight squares lead to no solution.
    assert_eq!(filled(&token("--solution")), [7, 2]);
    assert_eq!(filled(&token("--conflict")), [8]);
    // Every node except the root has a label.
    let names = texts_of(&file);
    let names = names.iter().filter(|text| text.len() == 2);
    assert_eq!(names.count(), 16);
    assert_eq!(count(&file, "path", "stroke", &token("--ink")), 1);
}

#[test]
fn sheet_002_has_a_valid_dead_end_in_green_and_only_what_was_rejected_in_red() {
    let styles = Styles::of(Theme::Light);
    let [valid, invalid] =
        ["--solution", "--conflict"].map(|name| hexadecimal(styles.colour(name).expect("a token")));
    let fills = |id| {
        let file = drawn_as(PictureOf::Tree, id, 4, 83, WIDE);
        [&invalid, &valid].map(|colour| count(&file, "path", "fill", colour))
    };
    // Dead ends and solutions have one path each. In `prefix-check`, dead ends are outlines.
    assert_eq!(fills("recursive"), [1, 1]);
    assert_eq!(fills("prefix-check"), [0, 1]);
    let file = drawn_as(PictureOf::Tree, "prefix-check", 4, 83, WIDE);
    assert!(count(&file, "path", "stroke", &valid) >= 2);
    assert!(count(&file, "path", "stroke", &invalid) >= 1);
}

#[test]
fn sheet_002_has_a_green_path_with_thicker_lines() {
    let run = &mut search("prefix-check", 4, &[]);
    run.show(33).expect("a step");
    run.grow();
    let drawn = whole(run.run(), WIDE.into()).expect("a tree");
    for theme in [Theme::Light, Theme::Dark] {
        let styles = Styles::of(theme);
        let valid = styles.colour("--solution").expect("a token");
        let path = drawn
            .elements()
            .into_iter()
            .filter_map(|element| match element {
                Element::Path { class, .. } if class.contains("path-") => Some(class),
                _ => None,
            });
        let path: Vec<_> = path.collect();
        // The line, the root and three queens. The solution at the end is a filled sign.
        assert_eq!(path.len(), 5, "{path:?}");
        for class in path {
            let look = styles.look(&class, "");
            assert_eq!(look.stroke, Some(valid), "{class}");
            let node = styles.look("look-valid-solved", "");
            assert!(look.width > node.width, "{class}");
        }
    }
}

#[test]
fn where_names_have_no_room_signs_have_the_rank_that_their_row_does_not_tell() {
    // At the width of the page's usual panel, each of the 60 tried squares has a label.
    let file = drawn_as(PictureOf::Tree, "prefix-check", 4, 83, 420);
    let texts = texts_of(&file);
    let ranks = texts
        .iter()
        .filter(|it| ["1", "2", "3", "4"].contains(&it.as_str()));
    assert_eq!(ranks.count(), 60, "{texts:?}");
    // The rows of this tree are not columns of the board, so they have only numbers.
    let file = drawn_as(PictureOf::Tree, "forward-checking", 5, 60, 420);
    let texts = texts_of(&file);
    assert_eq!(texts.iter().filter(|it| it.len() == 1).count(), 5);
}

/// Checks that even a wide or deep tree is drawn completely.
#[test]
fn a_picture_of_the_whole_tree_holds_all_of_it() {
    for (id, n, step, width) in [
        ("recursive", 8, 10_000, 360),
        ("recursive", 8, 10_000, 4_096),
        ("coverage-search", 8, 60, 720),
        ("frames", 9, 20, 720),
        ("tour-roth", 6, 40, 64),
        ("tour-natural-order", 5, 300, 720),
        ("bitmask", 10, 0, 720),
    ] {
        let mut projector = search(id, n, &[]);
        let step = match projector.show(step) {
            Ok(run) => run.step(),
            Err(StepError::PastTheEnd { last }) => last,
            Err(StepError::Wrong(wrong)) => panic!("{wrong}"),
        };
        projector.show(step).expect("a step");
        projector.grow();
        let run = projector.run();
        let tree = whole(run, width.into()).expect("a tree");
        assert!(tree.size.width <= f64::from(width).max(360.0), "{id}");
        let (scale, bottom) = (tree.scale(), tree.bottom());
        for (row, lying) in tree.scene.layout.rows.iter().enumerate() {
            for sign in &lying.signs {
                let at = tree.camera.place(scale, row, sign);
                let is_held =
                    (0.0..tree.size.width).contains(&at.x) && (0.0..bottom).contains(&at.y);
                assert!(is_held, "{id}: row {row}, {at:?}");
            }
        }
        let file = drawn_as(PictureOf::Tree, id, n, step, width);
        let window = format!("height=\"{}\"", queens_draw::pen::short(bottom));
        assert!(file.contains(&window), "{id}: {window}");
        // Signs on the same pixel are drawn once.
        assert!(file.len() < 1_000_000, "{id}: {}", file.len());
    }
}

#[test]
fn a_path_is_drawn_with_its_lanes_and_queens() {
    for (n, is_named) in [(6, true), (24, false)] {
        let file = drawn_as(PictureOf::Path, "recursive", n, 30, WIDE);
        assert!(!file.contains("class="));
        let document = Document::parse(&file).expect("XML");
        let texts: Vec<_> = document.descendants().filter_map(|it| it.text()).collect();
        assert!(texts.contains(&"f") && texts.contains(&"1"), "{texts:?}");
        assert_eq!(texts.contains(&"a1"), is_named, "{n}");
    }
}

#[test]
fn what_is_not_searched_in_a_tree_has_no_tree_and_no_path() {
    let texts = Texts::of(Language::ENGLISH);
    let mut projector = search("permutations", 4, &[]);
    let run = projector.show(3).expect("a step");
    for of in [PictureOf::Tree, PictureOf::Icicle, PictureOf::Path] {
        assert_eq!(Still::of_run_as(run, of, WIDE, texts), None);
    }
}
