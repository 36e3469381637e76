/** Sends a form once: before hydration it is a plain post, afterwards React draws the pending button after the tap. */
import { BUSY_EVENT, IDLE_EVENT } from "~/lib/web/hydration";

/** After this long the answer may have been given up (a stopped page says nothing), and the form can be sent again. */
const ANSWER_MS = 8000;

/** A form that a script keeps from being sent, such as one with too large a file, can be sent again after this long. */
const UNSENT_MS = 1000;

let sent: { form: HTMLFormElement; submitter: HTMLElement | null; buttons: Set<Element> } | undefined;
let timer = 0;

function release(): void {
  window.clearTimeout(timer);
  sent?.submitter?.removeAttribute("aria-busy");
  sent = undefined;
}

/** A button that the answer has brought ('Enregistrer quand même') may go before the page of the answer is whole. */
function holdBack(event: SubmitEvent): void {
  if (sent?.form !== event.target) return;
  if (event.submitter && !sent.buttons.has(event.submitter)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** What is not prevented by the time it has come to the window is a plain post. */
function markSent(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
  // The buttons by which lines are added, moved and counted store nothing: the form may be saved at once.
  const isLine = submitter?.getAttribute("name") === "__intent__" || submitter?.hasAttribute("formnovalidate");
  if (event.defaultPrevented && isLine) return;
  release();
  sent = { form, submitter, buttons: new Set(form.elements) };
  if (!event.defaultPrevented) submitter?.setAttribute("aria-busy", "true");
  timer = window.setTimeout(release, event.defaultPrevented ? UNSENT_MS : ANSWER_MS);
}

window.addEventListener("submit", holdBack, { capture: true });
window.addEventListener("submit", markSent);
// The framework has taken it: it is free again once it is answered.
document.addEventListener(BUSY_EVENT, () => window.clearTimeout(timer));
document.addEventListener(IDLE_EVENT, release);
// The page comes back as it was left when the user returns to it.
window.addEventListener("pageshow", release);
