import type { RefObject } from "react";
import { useEffect, useRef } from "react";

/** What is left free between a message and what stands above it, in pixels. */
const ROOM = 16;

/**
 * Messages lie over the end of the screen: where one comes to lie over what was just used, the page scrolls that out
 * from under it, with its row where there is room.
 */
export function useUncovered(region: RefObject<HTMLElement | null>, messages: readonly unknown[]): void {
  const used = useRef<Element | null>(null);
  useEffect(() => {
    // Not the focus: Safari gives none to a button that is tapped.
    const remember = (event: Event) => {
      const sender = event instanceof SubmitEvent ? event.submitter : null;
      used.current = sender ?? (event.target as Element);
    };
    for (const type of ["change", "submit"]) document.addEventListener(type, remember, true);
    return () => {
      for (const type of ["change", "submit"]) document.removeEventListener(type, remember, true);
    };
  }, []);
  const newest = messages.at(-1);
  useEffect(() => {
    if (newest && region.current && used.current?.isConnected) uncover(used.current, region.current);
  }, [region, newest]);
}

function uncover(control: Element, region: Element): void {
  const limit = region.getBoundingClientRect().top - ROOM;
  const own = control.getBoundingClientRect();
  if (own.bottom < 0 || own.top > window.innerHeight) return;
  const row = (control.closest("tr, li, article") ?? control).getBoundingClientRect();
  const forRow = Math.min(row.bottom - limit, row.top - ROOM);
  const distance = Math.max(forRow, own.bottom - limit);
  if (distance > 0) window.scrollBy({ top: distance });
}
