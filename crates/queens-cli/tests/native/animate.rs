//! `queens animate`: decodes the animations and compares their frames with pictures of the steps.

use std::path::Path;
use std::{fs, iter};

use crate::command::files::{Drawn, Folder, read_gif, read_png, token};

/// Whether two pixels look the same. An animation has only 255 colours, so the pixels need not be equal.
fn is_like(a: [u8; 3], b: [u8; 3]) -> bool {
    a.iter().zip(b).all(|(&a, b)| a.abs_diff(b) < 60)
}

#[test]
fn each_frame_is_the_picture_of_its_step() {
    are_pictures_of_their_steps("frames", "--algorithm recursive -n 8");
}

#[test]
fn each_frame_of_a_numbered_tour_is_the_picture_of_its_step() {
    let search = "--problem knight --algorithm tour-roth -n 8 --numbers";
    are_pictures_of_their_steps("tour", search);
}

fn are_pictures_of_their_steps(name: &str, search: &str) {
    let folder = Folder::new(name);
    let search = format!("{search} --size 304 --theme dark");
    let animation = format!("animate {search} --from 70 --to 81 --fps 12");
    let (gif, repeats) = read_gif(&folder.written(&format!("{animation} --loop"), "a.gif"));
    let apng = read_png(&folder.written(&animation, "a.png"));
    assert!(repeats);
    let [light, dark] = ["--square-light", "--square-dark"].map(|name| token(name)[1]);
    for frames in [&gif, &apng] {
        assert_eq!(frames.len(), 12);
        let delays: Vec<u16> = frames.iter().map(|(_, delay)| *delay).collect();
        assert_eq!(delays, [8, 9, 8, 8, 9, 8, 8, 9, 8, 8, 9, 200]);
        for (frame, step) in frames.iter().map(|(frame, _)| frame).zip(70..) {
            let still = folder.written(&format!("draw {search} --step {step}"), "still.png");
            let still = read_png(&still).remove(0).0;
            assert_eq!((frame.width, frame.height), (still.width, still.height));
            let unlike = frame.rgb.iter().zip(&still.rgb);
            let unlike = unlike.filter(|&(&a, &b)| !is_like(a, b)).count();
            assert!(
                unlike * 1000 < frame.rgb.len(),
                "step {step}: {unlike} pixels differ"
            );
            let at = |drawn: &Drawn, file, rank| drawn.middle(8, file, rank);
            for (file, rank) in (0..8).flat_map(|file| (0..8).map(move |rank| (file, rank))) {
                let pixel = at(&still, file, rank);
                if [light, dark].contains(&pixel) {
                    assert_eq!(at(frame, file, rank), pixel, "step {step} {file} {rank}");
                }
            }
        }
    }
}

/// The texts of the README and of the documents in `docs`.
fn documents(root: &Path) -> Vec<String> {
    let docs = fs::read_dir(root.join("docs")).expect("a folder");
    let docs = docs.map(|entry| entry.expect("an entry").path());
    let docs = docs.filter(|path| path.extension().is_some_and(|end| end == "md"));
    let paths = iter::once(root.join("README.md")).chain(docs);
    paths
        .map(|path| fs::read_to_string(path).expect("a text"))
        .collect()
}

/// `cargo xtask pictures` makes the animation at the top of the README with the command that the documents show.
#[test]
fn the_animation_of_the_readme_is_made_by_the_one_documented_command() {
    let root = &Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let documents = documents(root);
    let lines = documents.iter().flat_map(|document| document.lines());
    let mut commands: Vec<&str> = lines
        .filter_map(|line| line.strip_suffix(" --out docs/search.gif"))
        .filter_map(|line| line.find("animate ").map(|at| &line[at..]))
        .collect();
    commands.dedup();
    let [command] = commands[..] else {
        panic!("the documents show one command: {commands:?}");
    };
    let readme = &documents[0];
    let made = Folder::new("readme").written(command, "search.gif");
    let kept = fs::read(root.join("docs/search.gif")).expect("it is kept");
    assert!(
        kept == made,
        "{} bytes differ from {}",
        made.len(),
        kept.len()
    );
    assert!(kept.len() <= 500_000, "{}", kept.len());
    assert!(readme.contains("](docs/search.gif)"));
}

#[test]
fn frames_are_events_placements_or_solutions() {
    let folder = Folder::new("every");
    let search = "animate --algorithm recursive -n 4 --size 100";
    for (every, frames) in [("event", 84), ("placement", 17), ("solution", 2)] {
        let file = folder.written(&format!("{search} --every {every}"), "a.gif");
        let (gif, repeats) = read_gif(&file);
        assert_eq!((gif.len(), repeats), (frames, false), "{every}");
    }
    let knight = "animate --problem knight --algorithm tour-roth -n 5 --every placement --size 100";
    assert_eq!(read_png(&folder.written(knight, "a.png")).len(), 25);
    let large = "animate --algorithm min-conflicts -n 60 --seed 3 --to 20 --caption --size 200";
    assert_eq!(read_gif(&folder.written(large, "a.gif")).0.len(), 21);
}

#[test]
fn frames_with_captions_are_of_one_size() {
    let folder = Folder::new("captions");
    let search = "animate --problem domination --algorithm frames -n 7 --to 30 --caption --counters --coordinates";
    let (frames, _) = read_gif(&folder.written(&format!("{search} --lang fr"), "a.gif"));
    assert_eq!(frames.len(), 31);
}
