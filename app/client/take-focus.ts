/**
 * Chromium passes over `autofocus` now and then while a page is still being laid out: once it is whole, what asks for
 * the focus has it, unless it is somewhere by then. A fragment in the address goes before.
 */
function takeFocus(): void {
  if (location.hash || (document.activeElement ?? document.body) !== document.body) return;
  document.querySelector<HTMLElement>("[autofocus]")?.focus();
}

export {};

// Two frames on, the browser has done so itself where it does.
window.addEventListener("load", () => requestAnimationFrame(() => requestAnimationFrame(takeFocus)));
