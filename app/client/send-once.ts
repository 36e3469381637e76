/**
 * A form that is sent before the framework answers for it goes as the plain post that it is, once: a second tap while
 * its answer is on the way would post it again.
 */

/** After this long the answer may have been given up (a stopped page tells nobody), and the form can be sent again. */
const ANSWER_MS = 8000;

let sent: { form: EventTarget | null; submitter: HTMLElement | null } | undefined;
let timer = 0;

function release(): void {
  window.clearTimeout(timer);
  sent?.submitter?.removeAttribute("aria-busy");
  sent = undefined;
}

function holdBack(event: SubmitEvent): void {
  if (sent?.form !== event.target) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** What nobody has taken over by the time it has come to the window is a plain post. */
function markSent(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== "post") return;
  release();
  sent = { form, submitter };
  submitter?.setAttribute("aria-busy", "true");
  timer = window.setTimeout(release, ANSWER_MS);
}

window.addEventListener("submit", holdBack, { capture: true });
window.addEventListener("submit", markSent);
// The page comes back as it was left when somebody returns to it.
window.addEventListener("pageshow", release);

export {};
