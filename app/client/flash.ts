/** Closes messages of content pages on request, and after 8 s without pointer or focus. Screens have their own. */
const DURATION_MS = 8000;
const CROSS =
  '<svg class="lucide" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg>';

function addCloseButton(message: HTMLElement): void {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "icon-btn [margin:-0.625rem_-0.75rem_-0.625rem_0]";
  button.setAttribute("aria-label", message.dataset.close ?? "Fermer le message");
  button.innerHTML = CROSS;
  button.addEventListener("click", () => message.remove());
  message.append(button);
}

function dismissLater(message: HTMLElement): void {
  let timer = 0;
  const start = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => message.remove(), DURATION_MS);
  };
  for (const type of ["pointerenter", "focusin"]) message.addEventListener(type, () => window.clearTimeout(timer));
  for (const type of ["pointerleave", "focusout"]) message.addEventListener(type, start);
  start();
}

export {};

const isWorkingScreen = "__remixContext" in window;
if (!isWorkingScreen) {
  for (const message of document.querySelectorAll<HTMLElement>("[data-flash]")) {
    addCloseButton(message);
    dismissLater(message);
  }
}
