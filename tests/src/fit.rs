//! Checks the look of the page: its layout in each language on each screen, and axe in both themes.

use std::fmt::Display;

use crate::page::Page;
use crate::read;
use crate::visit::{DESKTOP, LANGUAGES, Motion, PHONE, PSEUDO, Theme, Viewport};

/// Screens from the smallest phone to a desktop.
const SCREENS: [Viewport; 7] = [
    PHONE,
    phone(320, 640),
    phone(844, 390),
    laptop(768, 1024),
    laptop(1024, 768),
    laptop(1366, 768),
    DESKTOP,
];

/// A script that adds the pseudo-language to the menu if it is missing.
const ADD_PSEUDO: &str = "
    const menu = document.querySelector('[data-testid=language]');
    if (![...menu.options].some(({ value }) => value === 'xa')) menu.add(new Option('xa', 'xa'));";

/// Screens at the limits between layouts, for French, which has the longest texts.
const MORE_SCREENS: [Viewport; 4] = [
    phone(360, 740),
    phone(480, 900),
    laptop(1199, 800),
    laptop(1920, 1080),
];

const fn phone(width: u32, height: u32) -> Viewport {
    Viewport {
        width,
        height,
        ..PHONE
    }
}

const fn laptop(width: u32, height: u32) -> Viewport {
    Viewport {
        width,
        height,
        ..DESKTOP
    }
}

/// A script that returns layout faults: a page wider than the window, or an element that is outside it, cut, or
/// covered.
const FAULTS: &str = "
    scrollTo(0, 0);
    const found = [];
    const box = (it) => it.getBoundingClientRect();
    const name = (it) => `${it.tagName} ${it.className} “${(it.innerText || it.ariaLabel || it.dataset.testid || '').slice(0, 40)}”`;
    const ancestor = (it, test) => { for (let at = it.parentElement; at; at = at.parentElement) if (test(getComputedStyle(at), at)) return at; };
    const all = (selector) => [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    // Texts for screen readers are clipped.
    const isClipped = (it) => box(it).width <= 1 || ancestor(it, ({ clip, clipPath }) => clip !== 'auto' || clipPath !== 'none');
    // On a phone, innerWidth grows with a page that is too wide.
    const { scrollWidth: wide, clientWidth: screen } = document.documentElement;
    if (wide > screen) found.push(`the page is ${wide} wide`);
    for (const it of all('body *:not(svg *)')) {
        const { left, right } = box(it);
        const isOut = left < -1 || right > screen + 1;
        if (isOut && !isClipped(it) && !ancestor(it, ({ overflowX }) => overflowX !== 'visible')) found.push(`outside: ${name(it)}`);
        const isWide = it.scrollWidth > it.clientWidth + 1 && /hidden|clip/.test(getComputedStyle(it).overflowX);
        // The text of a field scrolls.
        if (isWide && !it.matches('input') && !isClipped(it)) found.push(`cut: ${name(it)}, ${it.scrollWidth} in ${it.clientWidth}`);
        const isTall = it.scrollHeight > it.clientHeight + 4 && /hidden|clip/.test(getComputedStyle(it).overflowY);
        // The sentences about events fit in each language that the page offers; those of the pseudo-language are longer.
        const isLonger = it.matches('.event p') && document.documentElement.lang === 'xa';
        if (isTall && !isLonger && !isClipped(it)) found.push(`cut: ${name(it)}, ${it.scrollHeight} high in ${it.clientHeight}`);
    }
    // These must be visible without scrolling sideways.
    for (const it of all('.views .tab, .moves .deck > *, .moves .position > *, .large .tree-tools .button')) {
        const { left, right } = box(it);
        if (left < 0 || right > screen) found.push(`outside: ${name(it)}`);
    }
    // A table with many columns may scroll in a labelled region that the keyboard reaches; the region itself must fit.
    const inRegion = '[role=region][aria-label][tabindex=\"0\"]';
    for (const it of all(`dialog *:not(svg, svg *, input, pre, pre *, textarea, ${inRegion} *)`)) {
        const [own, dialog] = [it, it.closest('dialog')].map(box);
        const scrolls = it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).overflowX !== 'visible' && !it.matches(inRegion);
        if ((own.left < dialog.left - 1 || own.right > dialog.right + 1 || scrolls) && !isClipped(it)) found.push(`too wide for the dialog: ${name(it)}`);
    }
    const isSticky = (it) => ancestor({ parentElement: it }, ({ position }) => /fixed|sticky/.test(position));
    const root = document.querySelector('dialog[open]') ?? document.body;
    for (const it of all('a[href], button, input, select, summary, [tabindex=\"0\"]').filter((it) => root.contains(it))) {
        it.scrollIntoView({ block: 'center', inline: 'nearest' });
        const { left, top, width, height } = box(it);
        const [x, y] = [left + width / 2, top + height / 2];
        const over = document.elementFromPoint(x, y);
        const isOther = over && !it.contains(over) && !over.contains(it) && ![...it.labels ?? []].some((label) => label.contains(over));
        // A failure, the first solutions at the end of a search, and the opened checks of a count are over the board.
        if (!isOther || isClipped(it) || over.closest('.over, .ended, .count:has(details[open])') || isSticky(over) && !isSticky(it)) continue;
        const isScrolledAway = ancestor(it, ({ overflowX, overflowY }, room) => {
            const { left, right, top, bottom } = box(room);
            return (overflowX !== 'visible' || overflowY !== 'visible') && (x < left || x > right || y < top || y > bottom);
        });
        if (!isScrolledAway) found.push(`covered: ${name(it)} by ${name(over)}`);
    }
    scrollTo(0, 0);
    const header = all('.header a, .header button, .header select, .columns .role').map((it) => [it, box(it)]);
    header.forEach(([it, at], index) => header.slice(index + 1).forEach(([other, its]) => {
        const meet = at.left < its.right && its.left < at.right && at.top < its.bottom && its.top < at.bottom;
        if (meet) found.push(`over one another: ${name(it)} and ${name(other)}`);
    }));
    // The browser cuts long names in a list.
    const pen = document.createElement('canvas').getContext('2d');
    for (const it of all('#algorithm')) {
        const { font, paddingLeft, paddingRight, whiteSpace } = getComputedStyle(it);
        // Next to a second board, names have several lines.
        if (whiteSpace === 'normal') continue;
        pen.font = font;
        const room = it.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        for (const { text } of it.options) if (pen.measureText(text).width > room) found.push(`cut: ${text}`);
    }
    for (const board of all('.figures .board')) {
        const [drawn, letters] = ['.board-svg', '.files'].map((it) => box(board.querySelector(it)).width);
        if (Math.abs(drawn - letters) > 2) found.push(`letters ${letters} wide under a board of ${drawn}`);
    }
    return found;";

impl Page {
    /// Fails if the page is wider than `width` pixels.
    #[track_caller]
    pub fn assert_fits(&self, width: u32, what: impl Display) {
        let wide = self.script("return document.documentElement.scrollWidth");
        assert!(wide.as_u64() <= Some(width.into()), "{what}: {wide}");
    }

    /// The layout faults in each language on each screen, and the findings of axe on a light desktop and a dark phone.
    /// Afterwards, the page is in English on a phone.
    #[track_caller]
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for (screen, theme) in [(PHONE, Theme::Dark), (DESKTOP, Theme::Light)] {
            self.resize(screen);
            self.prefer(theme, Motion::Reduced);
            let found = self.axe();
            faults.extend(found.iter().map(|it| format!("{theme:?}: {it}")));
        }
        // The pseudo-language contains the English texts, accented and 40 % longer, so it replaces English.
        for language in LANGUAGES.map(|code| if code == "en" { PSEUDO } else { code }) {
            self.speak(language);
            let more = (language == "fr").then_some(MORE_SCREENS);
            for screen in SCREENS.into_iter().chain(more.into_iter().flatten()) {
                self.resize(screen);
                let found = self.script(FAULTS);
                let found = found.as_array().expect("a list of faults").iter();
                let found = found.map(read::text);
                let at = format!("{language} {}×{}", screen.width, screen.height);
                faults.extend(found.map(|it| format!("{at}: {it}")));
            }
        }
        // The sentences about events are only complete in an offered language.
        self.speak("en");
        self.resize(PHONE);
        let found = self.script(FAULTS);
        let found = found.as_array().expect("a list of faults").iter();
        faults.extend(found.map(|it| format!("en: {}", read::text(it))));
        faults
    }

    /// Fails with the faults of the page, if any.
    #[track_caller]
    pub fn assert_looks_right(&self) {
        let faults = self.faults();
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    /// Chooses a language, and waits for its texts. Adds the pseudo-language to the menu if necessary.
    #[track_caller]
    pub fn speak(&self, language: &str) {
        if language == PSEUDO {
            self.script(ADD_PSEUDO);
        }
        self.by_testid("language").choose(language);
        self.await_language(language);
    }

    #[track_caller]
    pub(crate) fn await_language(&self, language: &str) {
        let is_spoken = format!("document.documentElement.lang === '{language}'");
        self.wait_for_script(language, &is_spoken);
    }
}
