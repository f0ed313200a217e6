//! The program of the page.

fn main() {
    queens_web::start();
}
