//! The worker's glue to the browser: buffers in, buffers out, and slices short enough to hear the
//! next request in time. Elsewhere there is nothing to run.

fn main() {
    #[cfg(target_arch = "wasm32")]
    glue::start();
}

#[cfg(target_arch = "wasm32")]
mod glue;
