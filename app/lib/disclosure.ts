/**
 * Makes a native `<details>` menu close on Escape (focus returns to its summary), on a click elsewhere,
 * when focus leaves it, and when one of its links or buttons is chosen. Returns a function that undoes it.
 */
export function enhanceDisclosure(details: HTMLDetailsElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const summary = details.querySelector("summary");
  const { ownerDocument: page } = details;

  page.addEventListener("pointerdown", (event) => closeUnlessInside(details, event.target), { signal });
  details.addEventListener("focusout", (event) => closeUnlessInside(details, event.relatedTarget), { signal });
  details.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !details.open) return;
      details.open = false;
      summary?.focus();
    },
    { signal },
  );
  details.addEventListener(
    "click",
    (event) => {
      const chosen = event.target instanceof Element && event.target.closest("a, button");
      if (chosen && !summary?.contains(chosen)) details.open = false;
    },
    { signal },
  );
  return () => listeners.abort();
}

function closeUnlessInside(details: HTMLDetailsElement, target: EventTarget | null): void {
  if (target instanceof Node && !details.contains(target)) details.open = false;
}
