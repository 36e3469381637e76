import { useEffect } from "react";
import { isTyping } from "~/ui/is-typing";
import { isHelpKeyOn } from "./help-key";

interface Keys {
  onSearch: () => void;
  onKeys: () => void;
}

/**
 * Calls what Ctrl or Meta with K, and the question mark, stand for: the mark not while one types, nor where it is switched
 * off. A field that has its own use for Ctrl or Meta with K keeps it.
 */
export function usePaletteKeys({ onSearch, onKeys }: Keys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = actOf(event, { onSearch, onKeys });
      if (!act || event.defaultPrevented) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
}

function actOf(event: KeyboardEvent, { onSearch, onKeys }: Keys): (() => void) | null {
  const { key, altKey, shiftKey } = event;
  const isCommand = (event.ctrlKey || event.metaKey) && !altKey;
  if (isCommand && !shiftKey && key.toLowerCase() === "k") return onSearch;
  // On many keyboards the question mark takes Shift.
  if (!event.ctrlKey && !event.metaKey && !altKey && key === "?" && isHelpKeyOn() && !isTyping(event.target))
    return onKeys;
  return null;
}

/** Moves the focus from the field through what was found, and back; other keys do what they do. */
export function moveThroughFound(event: { key: string; preventDefault: () => void }, dialog: HTMLElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const field = dialog.querySelector<HTMLElement>("input[type=search]");
  const stops = [...(field ? [field] : []), ...dialog.querySelectorAll<HTMLElement>("a[data-found]")];
  const current = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[(current + step + stops.length) % stops.length];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
