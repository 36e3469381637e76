import type { MouseEvent, RefObject } from "react";
import { useEffect, useLayoutEffect, useRef } from "react";

/** Before anything is painted, so that no key is pressed on a dialog that does not listen yet; never on the server. */
const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** The element to which focus returns: the one that had it, else the link by which one came. */
function openerOf(dialog: HTMLElement): HTMLElement | null {
  const active = document.activeElement;
  if (active instanceof HTMLElement && active !== document.body && !dialog.contains(active)) return active;
  const here = `${location.pathname}${location.search}`;
  return document.querySelector<HTMLElement>(`a[href="${CSS.escape(here)}"]`);
}

/**
 * Turns a dialog that the server sent open into a modal one: focus stays in it, Escape and a click beside it call
 * `close`, and when it goes focus returns to where one came from.
 */
export function useModal(close: () => void): {
  ref: RefObject<HTMLDialogElement>;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
} {
  const ref = useRef<HTMLDialogElement>(null);
  const latestClose = useRef(close);
  latestClose.current = close;
  useBeforePaint(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = openerOf(dialog);
    const onCancel = (event: Event) => {
      event.preventDefault();
      latestClose.current();
    };
    dialog.removeAttribute("open");
    dialog.showModal();
    dialog.addEventListener("cancel", onCancel);
    return () => {
      dialog.removeEventListener("cancel", onCancel);
      dialog.close();
      opener?.focus();
    };
  }, []);
  return { ref, onClick: (event) => event.target === event.currentTarget && close() };
}
