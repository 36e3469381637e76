/** Which `<details>` are menus; asked anew at each event, so that menus may come and go. */
export type FindMenus = () => Iterable<HTMLDetailsElement>;

function closeAllWithout(findMenus: FindMenus, target: EventTarget | null): void {
  if (!(target instanceof Node)) return;
  for (const menu of findMenus()) if (!menu.contains(target)) menu.open = false;
}

function closeOnEscape(findMenus: FindMenus, event: KeyboardEvent): void {
  if (event.key !== "Escape") return;
  const open = [...findMenus()].filter((menu) => menu.open);
  const menu = open.findLast((each) => event.target instanceof Node && each.contains(event.target)) ?? open.at(-1);
  if (!menu) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

function closeOnChoice(findMenus: FindMenus, target: EventTarget | null): void {
  const chosen = target instanceof Element && target.closest("a, button");
  if (!chosen) return;
  for (const menu of findMenus()) if (menu.contains(chosen)) menu.open = false;
}

/**
 * Makes native `<details>` menus close on Escape (focus returns to the summary), on a click elsewhere, when focus
 * leaves them, and when one of their links or buttons is chosen. Returns a function that undoes it.
 */
export function enhanceDisclosures(page: Document, findMenus: FindMenus): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  page.addEventListener("pointerdown", ({ target }) => closeAllWithout(findMenus, target), { signal });
  page.addEventListener("focusin", ({ target }) => closeAllWithout(findMenus, target), { signal });
  page.addEventListener("keydown", (event) => closeOnEscape(findMenus, event), { signal });
  page.addEventListener("click", ({ target }) => closeOnChoice(findMenus, target), { signal });
  return () => listeners.abort();
}
