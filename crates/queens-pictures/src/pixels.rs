//! A rendered drawing, in pixels.

use std::sync::{Arc, LazyLock};

use queens_draw::font::FONTS;
use queens_page::share::pictures::PictureError;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};
use std::io::Write;

/// The bundled fonts, so that text looks the same on every machine.
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

/// An opaque picture: red, green, blue and 255 for each pixel, row by row.
#[derive(Clone, PartialEq, Debug)]
pub struct Pixels {
    pub width: u32,
    pub height: u32,
    pub rgba: Vec<u8>,
}

impl Pixels {
    /// Renders an SVG file.
    pub fn of(svg: &str) -> Result<Pixels, PictureError> {
        let tree = Tree::from_str(svg, &OPTIONS).map_err(fault)?;
        let drawn = tree.size().to_int_size();
        let (width, height) = (drawn.width(), drawn.height());
        let mut map = Pixmap::new(width, height).ok_or_else(|| fault("it is too large"))?;
        resvg::render(&tree, Transform::default(), &mut map.as_mut());
        // The background is opaque, so the whole picture is.
        let rgba = map.take();
        Ok(Pixels {
            width,
            height,
            rgba,
        })
    }
}

/// Encodes a picture as a PNG file.
pub fn png(pixels: &Pixels) -> Result<Vec<u8>, PictureError> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, pixels.width, pixels.height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    let mut writer = encoder.write_header().map_err(fault)?;
    // Writes row by row to avoid a second copy of a large picture.
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
