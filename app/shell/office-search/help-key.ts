import { useSyncExternalStore } from "react";

/** Of a key that is a character alone, its user decides (WCAG 2.1.4): the choice is kept in this browser. */
const NAME = "help-key";
const OFF = "off";
const CHANGED = "help-key-changed";

/** Whether the question mark shows what keys do. A browser that keeps nothing leaves it on. */
export function isHelpKeyOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== OFF;
  } catch {
    return true;
  }
}

/** Keeps the choice, for every page of this browser. */
export function setHelpKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, OFF);
  } catch {
    // Nothing is kept: the key goes on as it was.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** The choice as a component shows it; null until scripts run. */
export function useHelpKey(): boolean | null {
  return useSyncExternalStore(onChange, isHelpKeyOn, () => null);
}

function onChange(act: () => void): () => void {
  const names = [CHANGED, "storage"];
  for (const name of names) window.addEventListener(name, act);
  return () => {
    for (const name of names) window.removeEventListener(name, act);
  };
}
