//! Runs commands that write files, and decodes the pictures.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use super::queens;

/// An empty folder for the files of one test.
pub(crate) struct Folder(TempDir);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        Folder(TempDir::with_prefix(format!("queens-{name}-")).expect("a folder"))
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    /// The path of a file in this folder, as an argument.
    pub(crate) fn file(&self, name: &str) -> String {
        self.path().join(name).display().to_string()
    }

    /// Runs a command with `--out`, and returns the bytes of the file. The command must print nothing.
    pub(crate) fn written(&self, arguments: &str, name: &str) -> Vec<u8> {
        let out = self.file(name);
        let output = queens(&format!("{arguments} --out {out}"));
        assert_eq!(output.status.code(), Some(0), "{arguments}: {output:?}");
        assert!(
            output.stdout.is_empty() && output.stderr.is_empty(),
            "{output:?}"
        );
        fs::read(out).expect("a file")
    }

    pub(crate) fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(self.path()).expect("a folder").flatten();
        entries
            .map(|it| it.file_name().to_string_lossy().into_owned())
            .collect()
    }
}

/// A picture: its pixels as red, green and blue, row by row from the top.
#[derive(Clone, PartialEq)]
pub(crate) struct Drawn {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) rgb: Vec<[u8; 3]>,
}

impl Drawn {
    pub(crate) fn at(&self, x: usize, y: usize) -> [u8; 3] {
        self.rgb[y * self.width + x]
    }

    /// The pixel in the middle of a square, on a board of `n` files without coordinates and caption.
    pub(crate) fn middle(&self, n: usize, file: usize, rank: usize) -> [u8; 3] {
        // The board is 576 units wide, with a margin of 16 units on every side.
        let scale = self.width as f64 / 608.0;
        let unit = 576.0 / n as f64;
        let x = 16.0 + (file as f64 + 0.5) * unit;
        let y = 16.0 + ((n - 1 - rank) as f64 + 0.5) * unit;
        self.at((x * scale) as usize, (y * scale) as usize)
    }
}

/// The frames of a PNG file as a viewer shows them, with the delay of each frame in hundredths of a second.
pub(crate) fn read_png(file: &[u8]) -> Vec<(Drawn, u16)> {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(file));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().expect("a header");
    let info = reader.info();
    let (width, height) = (info.width as usize, info.height as usize);
    let frames = info
        .animation_control
        .map_or(1, |control| control.num_frames);
    let mut seen = vec![[0; 3]; width * height];
    let mut all = Vec::new();
    for _ in 0..frames {
        let mut buffer = vec![0; reader.output_buffer_size().expect("a size")];
        let output = reader.next_frame(&mut buffer).expect("a frame");
        let control = reader.info().frame_control;
        let samples = output.color_type.samples();
        let (left, top) = control.map_or((0, 0), |it| (it.x_offset as usize, it.y_offset as usize));
        for (at, pixel) in buffer[..output.buffer_size()].chunks(samples).enumerate() {
            let (x, y) = (
                left + at % output.width as usize,
                top + at / output.width as usize,
            );
            if samples == 3 || pixel[3] == 255 {
                seen[y * width + x] = [pixel[0], pixel[1], pixel[2]];
            }
        }
        let delay = control.map_or(0, |it| it.delay_num * 100 / it.delay_den.max(1));
        let rgb = seen.clone();
        all.push((Drawn { width, height, rgb }, delay));
    }
    all
}

/// The frames of a GIF file, like `read_png`, and whether the animation loops.
pub(crate) fn read_gif(file: &[u8]) -> (Vec<(Drawn, u16)>, bool) {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(file).expect("a header");
    let (width, height) = (decoder.width() as usize, decoder.height() as usize);
    let mut seen = vec![[0; 3]; width * height];
    let mut all = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        for (at, pixel) in frame.buffer.chunks(4).enumerate() {
            let x = usize::from(frame.left) + at % usize::from(frame.width);
            let y = usize::from(frame.top) + at / usize::from(frame.width);
            if pixel[3] == 255 {
                seen[y * width + x] = [pixel[0], pixel[1], pixel[2]];
            }
        }
        let rgb = seen.clone();
        all.push((Drawn { width, height, rgb }, frame.delay));
    }
    let repeats = decoder.repeat() == gif::Repeat::Infinite;
    (all, repeats)
}

/// The colours of a token of the page: light, then dark.
pub(crate) fn token(name: &str) -> [[u8; 3]; 2] {
    let tokens = include_str!("../../../../../web/styles/tokens.css");
    let (_, rest) = tokens
        .split_once(&format!("{name}: light-dark("))
        .expect("a token");
    let (pair, _) = rest.split_once(')').expect("a pair");
    let (light, dark) = pair.split_once(", ").expect("two colours");
    [light, dark].map(|text| {
        let number = u32::from_str_radix(&text[1..], 16).expect("a colour");
        let [_, rgb @ ..] = number.to_be_bytes();
        rgb
    })
}
