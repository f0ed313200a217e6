//! Why a search for dominating sets did what it did; one file a language.

mod english;
mod french;
mod romanian;

pub(super) use english::covering as english;
pub(super) use french::covering as french;
pub(super) use romanian::covering as romanian;

fn counted(number: u16, one: &str, many: &str) -> String {
    match number {
        1 => format!("1 {one}"),
        _ => format!("{number} {many}"),
    }
}
