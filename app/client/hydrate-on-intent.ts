/**
 * Starts the framework at the first sign that a user works with the page: readers fetch nothing of it. A form sent
 * meanwhile waits, and goes as a plain post when that takes too long; `client/send-once` sends it once.
 */
import { HYDRATED_EVENT, WAITING_SCRIPT_TYPE } from "~/lib/web/hydration";

const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin"];
const PATIENCE_MS = 1500;

const begun = new AbortController();
const hydrated = new AbortController();
let isHeld = false;

function begin(event: Event): void {
  // A page that comes under a pointer at rest gets a move event without a move.
  if (event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY) return;
  begun.abort();
  for (const script of document.querySelectorAll<HTMLScriptElement>(`script[type="${WAITING_SCRIPT_TYPE}"]`)) {
    script.type = "module";
    // Only a change of its text makes a browser look at a script again.
    script.textContent = `${script.textContent} `;
  }
}

function sendOnceHydrated(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  if (isHeld) return;
  isHeld = true;
  submitter?.setAttribute("aria-busy", "true");
  const send = () => {
    clearTimeout(timer);
    hydrated.abort();
    submitter?.removeAttribute("aria-busy");
    form.requestSubmit(submitter);
  };
  const timer = setTimeout(send, PATIENCE_MS);
  document.addEventListener(HYDRATED_EVENT, send, { once: true, signal: hydrated.signal });
}

for (const sign of SIGNS) document.addEventListener(sign, begin, { signal: begun.signal, passive: true });
document.addEventListener(HYDRATED_EVENT, () => hydrated.abort(), { once: true });
document.addEventListener("submit", sendOnceHydrated, { capture: true, signal: hydrated.signal });
