//! A drawing in pixels.

use std::sync::{Arc, LazyLock};

use queens_draw::font::FONTS;
use queens_page::share::pictures::PictureError;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};
use std::io::Write;

/// The fonts in which text is drawn, the same on every machine.
static OPTIONS: LazyLock<Options<'static>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    for font in FONTS {
        fonts.load_font_data(font.to_vec());
    }
    fonts.set_sans_serif_family("Noto Sans");
    Options {
        fontdb: Arc::new(fonts),
        font_family: "Noto Sans".to_owned(),
        ..Options::default()
    }
});

/// A picture that nothing shines through: red, green, blue and 255, row after row.
#[derive(Clone, PartialEq, Debug)]
pub struct Pixels {
    pub width: u32,
    pub height: u32,
    pub rgba: Vec<u8>,
}

impl Pixels {
    /// The picture of an SVG file.
    pub fn of(svg: &str) -> Result<Pixels, PictureError> {
        let tree = Tree::from_str(svg, &OPTIONS).map_err(fault)?;
        let drawn = tree.size().to_int_size();
        let (width, height) = (drawn.width(), drawn.height());
        let mut map = Pixmap::new(width, height).ok_or_else(|| fault("it is too large"))?;
        resvg::render(&tree, Transform::default(), &mut map.as_mut());
        // The ground is opaque, and so is what is drawn on it.
        let rgba = map.take();
        Ok(Pixels {
            width,
            height,
            rgba,
        })
    }
}

/// A picture as a PNG file.
pub fn png(pixels: &Pixels) -> Result<Vec<u8>, PictureError> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, pixels.width, pixels.height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    let mut writer = encoder.write_header().map_err(fault)?;
    // Row after row, so that a large picture is not held twice.
    let mut stream = writer.stream_writer().map_err(fault)?;
    let mut row = Vec::new();
    for pixels in pixels.rgba.chunks(4 * pixels.width as usize) {
        row.clear();
        row.extend(pixels.chunks_exact(4).flat_map(|it| [it[0], it[1], it[2]]));
        stream.write_all(&row).map_err(fault)?;
    }
    stream.finish().map_err(fault)?;
    writer.finish().map_err(fault)?;
    Ok(file)
}

fn fault(error: impl std::fmt::Display) -> PictureError {
    PictureError::Fault(error.to_string())
}
