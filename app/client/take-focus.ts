/** Focuses `[autofocus]` where Chromium missed it during layout, unless there is another focus or a fragment. */
function takeFocus(): void {
  if (location.hash || (document.activeElement ?? document.body) !== document.body) return;
  document.querySelector<HTMLElement>("[autofocus]")?.focus();
}

export {};

// Two frames on, the browser has done so itself where it does.
window.addEventListener("load", () => requestAnimationFrame(() => requestAnimationFrame(takeFocus)));
