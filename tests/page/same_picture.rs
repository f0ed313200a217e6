//! Pictures are the same everywhere: the page's files equal the command line's with every option, and an embed's board
//! looks as in a file.

use std::io::Cursor;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use queens_tests::{DESKTOP, Motion, Page, Visit};
use serde_json::json;

/// A reference picture, which the command line also draws.
macro_rules! reference {
    ($name:literal) => {
        include_str!(concat!(
            "../../crates/queens-pictures/tests/references/",
            $name,
            ".svg"
        ))
    };
}

/// A script that records the texts of the page's files.
const WATCH: &str = "
    window.texts = [];
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => { blob.text().then((text) => texts.push(text)); return make.call(URL, blob); };";

#[test]
fn a_picture_with_all_options_is_the_file_of_the_command_line() {
    for (address, theme, kept) in [
        (
            "#n=8&algorithm=recursive&step=80",
            "dark",
            reference!("queens-8-diagonal"),
        ),
        (
            "#problem=domination&n=8&algorithm=coverage-search&step=60",
            "dark",
            reference!("domination-8"),
        ),
        (
            "#problem=knight&n=8&algorithm=tour-fewest-onward&step=60",
            "light",
            reference!("knight-8"),
        ),
    ] {
        let page = Visit::new()
            .viewport(DESKTOP)
            .before_load(WATCH)
            .open(address);
        page.wait_for_state("paused");
        if address.contains("knight") {
            page.by_testid("numbering").click();
        }
        page.by_testid("export").click();
        page.wait_for("the picture", |page| page.has("[data-testid=picture-size]"));
        page.by_testid("picture-svg").click();
        page.by_testid("picture-size").enter("480");
        page.by_testid("picture-theme").choose(theme);
        page.by_testid("picture-caption").click();
        page.by_testid("picture-counters").click();
        page.wait_for(address, |page| {
            page.script_with("return texts.includes(arguments[0])", vec![json!(kept)]) == true
        });
        page.close();
    }
}

/// A script that places a picture of a square board over the page's own board, aligned by squares.
const LAY: &str = "
    document.querySelector('#laid')?.remove();
    const board = document.querySelector('.board-svg').getBoundingClientRect();
    const picture = new Image();
    picture.id = 'laid';
    picture.src = URL.createObjectURL(new Blob([arguments[0]], { type: 'image/svg+xml' }));
    // A gap of 16 units lies around a board of 576.
    const unit = board.width / 576;
    Object.assign(picture.style, {
        position: 'fixed', zIndex: 9, maxWidth: 'none',
        left: `${board.left - 16 * unit}px`, top: `${board.top - 16 * unit}px`, width: `${608 * unit}px`,
    });
    document.body.append(picture);";

/// The rendered board: red, green and blue of each pixel.
fn seen(page: &Page) -> Vec<u8> {
    let (left, top, width, height) = page.find(".board-svg").rectangle();
    let clip = json!({ "x": left, "y": top, "width": width, "height": height, "scale": 1 });
    let taken = page.devtools("Page.captureScreenshot", json!({ "clip": clip }));
    let file = STANDARD.decode(taken["data"].as_str().unwrap_or_default());
    let mut decoder = png::Decoder::new(Cursor::new(file.expect("base64")));
    decoder.set_transformations(png::Transformations::STRIP_16);
    let mut reader = decoder.read_info().expect("a header");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let samples = reader.info().color_type.samples();
    reader.next_frame(&mut pixels).expect("a picture");
    let rgb = pixels.chunks_exact(samples).flat_map(|it| &it[..3]);
    rgb.copied().collect()
}

/// The number of differing pixels per thousand.
fn unlike(a: &[u8], b: &[u8]) -> f64 {
    assert_eq!(a.len(), b.len());
    let pairs = a.chunks_exact(3).zip(b.chunks_exact(3));
    let differs = |(a, b): &(&[u8], &[u8])| a.iter().zip(*b).any(|(a, b)| a.abs_diff(*b) > 60);
    1000.0 * pairs.filter(differs).count() as f64 / (a.len() / 3) as f64
}

#[test]
fn the_board_of_an_embed_is_drawn_as_in_a_file() {
    let boards = [
        (
            "n=8&algorithm=recursive&theme=dark",
            7,
            reference!("queens-8-place"),
        ),
        (
            "problem=domination&n=5&algorithm=coverage-search&theme=light",
            20,
            reference!("domination-5-set"),
        ),
        (
            "problem=knight&n=6&algorithm=tour-fewest-onward&variant=closed&theme=dark",
            76,
            reference!("knight-6-closed"),
        ),
    ];
    for (search, step, kept) in boards {
        let address = format!("#{search}&embed=1&from={step}&to={}", step + 1);
        // The queens of a solution hop at first.
        let still = Visit::new().viewport(DESKTOP).motion(Motion::Reduced);
        let page = still.open(&address);
        page.wait_for_state("paused");
        let shown = page.by_testid("step").attribute("data-value");
        assert_eq!(shown, Some(step.to_string()));
        let own = seen(&page);
        for (_, _, other) in boards {
            page.script_with(LAY, vec![json!(other)]);
            page.wait_for_script("it is drawn", "document.querySelector('#laid').complete");
            let unlike = unlike(&own, &seen(&page));
            if other == kept {
                assert!(unlike < 10.0, "{search}: {unlike} of 1000 pixels differ")
            } else {
                assert!(unlike > 50.0, "{search}: {unlike} of 1000 pixels differ")
            }
        }
        page.close();
    }
}
