//! Compresses a browser's picture further, without changing pixels.

use std::io::Cursor;

use png::{BitDepth, ColorType, Decoder, DeflateCompression, Encoder, Filter, Transformations};

/// The available row filters. The best filter depends on the picture.
const FILTERS: [Filter; 4] = [Filter::NoFilter, Filter::Sub, Filter::Up, Filter::Adaptive];

/// The smallest file with these pixels, without transparency.
pub(crate) fn png(file: &[u8]) -> Vec<u8> {
    let mut decoder = Decoder::new(Cursor::new(file));
    decoder.set_transformations(Transformations::STRIP_16);
    let mut reader = decoder.read_info().expect("a PNG begins with its header");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut pixels).expect("a picture");
    let samples = info.color_type.samples();
    let rgb: Vec<u8> = pixels
        .chunks_exact(samples)
        .flat_map(|pixel| &pixel[..3])
        .copied()
        .collect();
    let files = FILTERS.map(|filter| encoded(info.width, info.height, &rgb, filter));
    let smallest = files.into_iter().min_by_key(Vec::len);
    smallest.expect("there are filters")
}

fn encoded(width: u32, height: u32, rgb: &[u8], filter: Filter) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width, height);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_filter(filter);
    encoder.set_deflate_compression(DeflateCompression::Level(9));
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(rgb).expect("the pixels");
    writer.finish().expect("the end of the file");
    file
}
