//! Finding elements: by role and accessible name first, then by the page's hooks.

use thirtyfour::By;

use crate::element::Element;
use crate::page::Page;

impl Page {
    /// The element with this `data-testid`.
    #[track_caller]
    pub fn by_testid(&self, testid: &str) -> Element<'_> {
        self.find(&format!("[data-testid=\"{testid}\"]"))
    }

    /// The first element that matches this selector. Waits for it, because parts of the page may still load.
    #[track_caller]
    pub fn find(&self, selector: &str) -> Element<'_> {
        let first = || self.find_all(selector).into_iter().next();
        if let Some(found) = first() {
            return found;
        }
        self.wait_for(selector, |page| !page.find_all(selector).is_empty());
        first().expect("an element that was there just now")
    }

    /// All elements that match this selector.
    #[track_caller]
    pub fn find_all(&self, selector: &str) -> Vec<Element<'_>> {
        let found = self.ask(selector, self.browser().find_all(By::Css(selector)));
        let named = |inner| Element::new(self, inner, selector.to_owned());
        found.into_iter().map(named).collect()
    }

    /// The only element with this role and accessible name, as a screen reader finds it.
    #[track_caller]
    pub fn by_role(&self, role: &str, name: &str) -> Element<'_> {
        let what = format!("{role} “{name}”");
        let mut found = self.ask(&what, self.open_browser().by_role(role, name));
        assert_eq!(found.len(), 1, "elements that are {what}");
        Element::new(self, found.remove(0), what)
    }

    /// The square with this name, such as `c8`.
    #[track_caller]
    pub fn square(&self, square: &str) -> Element<'_> {
        self.find(&format!("[data-square=\"{square}\"]"))
    }

    /// Clicks the square with this name.
    #[track_caller]
    pub fn click_square(&self, square: &str) {
        self.square(square).click();
    }
}
