/** Which `<details>` are menus; asked anew at each event, so that menus may come and go. */
export type FindMenus = () => Iterable<HTMLDetailsElement>;

/** Closes `<details>` menus on Escape, a choice, or a click or focus elsewhere. Returns a function that undoes it. */
export function enhanceDisclosures(page: Document, findMenus: FindMenus): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const closeOthers = ({ target }: Event) => {
    if (!(target instanceof Node)) return;
    for (const menu of findMenus()) if (!menu.contains(target)) menu.open = false;
  };
  page.addEventListener("pointerdown", closeOthers, { signal });
  page.addEventListener("focusin", closeOthers, { signal });
  const closeOnEscape = ({ key, target }: KeyboardEvent) => {
    if (key !== "Escape") return;
    const open = [...findMenus()].filter((menu) => menu.open);
    const menu = open.findLast((each) => target instanceof Node && each.contains(target)) ?? open.at(-1);
    if (!menu) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  };
  page.addEventListener("keydown", closeOnEscape, { signal });
  const closeOnChoice = ({ target }: Event) => {
    const chosen = target instanceof Element && target.closest("a, button");
    if (!chosen) return;
    for (const menu of findMenus()) if (menu.contains(chosen)) menu.open = false;
  };
  page.addEventListener("click", closeOnChoice, { signal });
  return () => listeners.abort();
}
