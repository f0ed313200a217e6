//! Finding elements: by role and accessible name first, then by the page's hooks.

use serde_json::{Value, json};
use thirtyfour::{By, WebElement};

use crate::element::Element;
use crate::page::Page;

impl Page {
    /// The element with this `data-testid`.
    #[track_caller]
    pub fn by_testid(&self, testid: &str) -> Element<'_> {
        self.find(&format!("[data-testid=\"{testid}\"]"))
    }

    /// The first element that matches this selector, as soon as there is one: parts of the page may still be on
    /// their way.
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

    /// The one element with this role and accessible name, as a screen reader finds it.
    #[track_caller]
    pub fn by_role(&self, role: &str, name: &str) -> Element<'_> {
        let what = format!("{role} “{name}”");
        let document = self.devtools("DOM.getDocument", json!({ "depth": 0 }));
        let query = json!({
            "backendNodeId": document["root"]["backendNodeId"],
            "role": role,
            "accessibleName": name,
        });
        let found = self.devtools("Accessibility.queryAXTree", query);
        let nodes: Vec<&Value> = found["nodes"]
            .as_array()
            .into_iter()
            .flatten()
            .filter(|node| node["ignored"] != true)
            .collect();
        assert_eq!(nodes.len(), 1, "elements that are {what}");
        let node = json!({ "backendNodeId": nodes[0]["backendDOMNodeId"] });
        let object = self.devtools("DOM.resolveNode", node);
        // Handed over through a variable: DevTools and WebDriver name elements differently.
        self.devtools(
            "Runtime.callFunctionOn",
            json!({
                "objectId": object["object"]["objectId"],
                "functionDeclaration": "function () { window.foundByRole = this }",
            }),
        );
        let reference = self.script("return window.foundByRole");
        let inner = WebElement::from_json(reference, self.browser().handle().clone());
        Element::new(self, inner.expect("an element"), what)
    }

    /// The square of this name (`c8`).
    #[track_caller]
    pub fn square(&self, square: &str) -> Element<'_> {
        self.find(&format!("[data-square=\"{square}\"]"))
    }

    /// Clicks the square of this name.
    #[track_caller]
    pub fn click_square(&self, square: &str) {
        self.square(square).click();
    }
}
