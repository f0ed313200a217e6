// Covers the page with the card of a link preview, in the page's own colours: the board of this step, the name of the page,
// and the code with the line that runs.
const make = (parent, style, text = "") => {
  const element = parent.appendChild(document.createElement("div"));
  element.textContent = text;
  Object.assign(element.style, style);
  return element;
};
const copy = (selector, parent, style) => {
  const element = parent.appendChild(document.querySelector(selector).cloneNode(true));
  Object.assign(element.style, style);
  return element;
};

const card = make(document.querySelector(".app"), {
  position: "fixed",
  inset: "0",
  zIndex: "99",
  display: "flex",
  gap: "44px",
  padding: "44px",
  boxSizing: "border-box",
  background: "var(--page)",
});

const board = make(card, { flex: "none", width: "542px", height: "542px" });
copy(".board-svg", board, { display: "block", position: "static", width: "542px", height: "542px" });

const side = make(card, { flex: "1", display: "flex", flexDirection: "column", minWidth: "0" });
const name = make(side, { display: "flex", alignItems: "center", gap: "18px" });
copy(".brand svg", name, { width: "76px", height: "76px", fill: "var(--ink)" });
make(name, { font: "700 76px/1 var(--font)", color: "var(--text)" }, "Queens");
const purpose = document.querySelector(".brand .purpose").textContent;
make(side, { margin: "18px 0 auto", font: "32px/1.3 var(--font)", color: "var(--text-2)", textWrap: "balance" }, purpose);

const code = make(side, {
  padding: "16px 0",
  border: "1px solid var(--line)",
  borderRadius: "12px",
  background: "var(--panel)",
  font: "22px/1.75 var(--mono)",
  color: "var(--text)",
  whiteSpace: "pre",
});
for (const line of document.querySelectorAll("[data-testid=listing] > li")) {
  const marked = line.getAttribute("aria-current") === "step";
  const row = make(code, {
    padding: "0 20px",
    borderLeft: `6px solid ${marked ? "var(--conflict)" : "transparent"}`,
    background: marked ? "var(--conflict-tint)" : "none",
  });
  row.append(...line.querySelector("[class^=indent]").cloneNode(true).childNodes);
  // A call opens its lines on the page; here it is text.
  for (const call of row.querySelectorAll("button")) call.replaceWith(call.textContent);
}
