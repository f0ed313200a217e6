//! A drawing in pixels.

use std::sync::{Arc, LazyLock};

use queens_draw::Plate;
use queens_draw::font::FONTS;
use queens_draw::svg::svg;
use queens_page::screen::Theme;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};

use crate::failure::Failure;

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

/// A picture without transparency: red, green and blue, row after row.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Pixels {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) rgb: Vec<u8>,
}

impl Pixels {
    /// A plate whose longer side has so many pixels.
    pub(crate) fn of(plate: &Plate, theme: Theme, size: u16) -> Result<Pixels, Failure> {
        let fault = |what: &str| Failure::Fault(format!("the picture cannot be drawn: {what}"));
        let text = svg(plate, theme, size.into());
        let tree = Tree::from_str(&text, &OPTIONS).map_err(|error| fault(&error.to_string()))?;
        let drawn = tree.size().to_int_size();
        let (width, height) = (drawn.width(), drawn.height());
        let mut map = Pixmap::new(width, height).ok_or_else(|| fault("it is too large"))?;
        resvg::render(&tree, Transform::default(), &mut map.as_mut());
        // The ground is opaque, and so is what is drawn on it.
        let rgb = map
            .data()
            .chunks_exact(4)
            .flat_map(|it| [it[0], it[1], it[2]]);
        Ok(Pixels {
            width,
            height,
            rgb: rgb.collect(),
        })
    }
}

/// A picture as a PNG file.
pub(crate) fn png(pixels: &Pixels) -> Result<Vec<u8>, Failure> {
    let fault = |error: png::EncodingError| Failure::Fault(error.to_string());
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, pixels.width, pixels.height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    let mut writer = encoder.write_header().map_err(fault)?;
    writer.write_image_data(&pixels.rgb).map_err(fault)?;
    writer.finish().map_err(fault)?;
    Ok(file)
}
