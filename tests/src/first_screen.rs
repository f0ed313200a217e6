//! The screen in `docs/page.png`: its address, and its visible labels. `cargo xtask pictures` writes the labels next to
//! the picture. A page test compares them with the current labels.

use std::fmt::Write;

use sha2::{Digest, Sha256};

use crate::page::Page;
use crate::read;
use crate::visit::{DESKTOP, Motion, Theme, Visit};

/// The middle of a search: six queens, a rejected square with its attacker, and solutions already found.
pub const ADDRESS: &str = "#n=8&algorithm=recursive&step=7435";

/// A script that returns the visible headings, tabs, buttons, links, fields, choices, signs and counters, in document
/// order. Squares of the board have no label.
const LABELS: &str = "
    const kinds = {
        heading: 'h1, h2, h3',
        tab: '[role=tab]',
        button: 'button, summary',
        link: 'a',
        field: 'select, fieldset, input:not([type=radio])',
        choice: 'label:has([type=radio])',
        sign: '.legend li, .path-key li',
        counter: '.counters dt',
    };
    const isCutOff = (element) => element !== null
        && (getComputedStyle(element).clipPath === 'inset(50%)' || isCutOff(element.parentElement));
    const isSeen = (element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return right > 0 && bottom > 0 && left < document.documentElement.clientWidth && top < innerHeight && !element.closest('.grid')
            && element.checkVisibility({ visibilityProperty: true }) && !isCutOff(element);
    };
    const text = (element) => {
        const copy = element.cloneNode(true);
        copy.querySelectorAll('.visually-hidden').forEach((hidden) => hidden.remove());
        return copy.textContent;
    };
    const label = (element, kind) => element.getAttribute('aria-label')
        ?? (kind === 'field' ? element.labels?.[0]?.textContent ?? element.placeholder : text(element));
    const lines = [];
    for (const element of document.querySelectorAll(Object.values(kinds).join())) {
        const [kind] = Object.entries(kinds).find(([, selector]) => element.matches(selector));
        if (isSeen(element)) lines.push(`${kind}: ${label(element, kind).trim().replace(/\\s+/g, ' ')}`);
    }
    return lines;";

/// Opens the page of the picture, and waits until it is complete.
#[track_caller]
pub fn open() -> Page {
    let page = Visit::new()
        .viewport(DESKTOP)
        .theme(Theme::Light)
        .motion(Motion::Reduced)
        .language("en")
        .folded()
        .open(ADDRESS);
    page.wait_for_state("paused");
    page.wait_for("all steps", |page| {
        page.attribute("step", "data-complete").as_deref() == Some("true")
    });
    page.touch();
    page.wait_for("all parts", |page| {
        page.has("[data-testid=listing-language]") && !page.has("[data-testid=waiting]")
    });
    page
}

/// The text of `docs/page.txt`: the address, the size of the window, a line for each visible label, and the hash of the
/// picture.
#[track_caller]
pub fn text(page: &Page, picture: &[u8]) -> String {
    let mut text = format!(
        "The labels on page.png, in the order of the page. `cargo xtask pictures` writes both files.\n\n\
         address: {ADDRESS}\nwindow: {} × {}\n",
        DESKTOP.width, DESKTOP.height
    );
    let labels = page.script(LABELS);
    for label in labels.as_array().into_iter().flatten() {
        writeln!(text, "{}", read::text(label)).expect("a string takes any text");
    }
    let digest = Sha256::digest(picture);
    let digest: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    writeln!(text, "picture: SHA-256 {digest}").expect("a string takes any text");
    text
}
