import { useNavigation } from "@remix-run/react";
import type { RefObject } from "react";
import { useEffect, useRef, useState } from "react";
import type { FlashContent } from "./flash-message";
import { FlashMessage } from "./flash-message";

export interface FlashRegionProps {
  messages: readonly FlashContent[];
  closeLabel?: string | undefined;
  className?: string;
}

/** What the last action said, drawn by the server: news politely, errors at once. */
export function FlashRegion({ messages, closeLabel, className = "" }: FlashRegionProps) {
  const [dismissed, setDismissed] = useState<readonly FlashContent[]>([]);
  const shown = messages.filter((message) => !dismissed.includes(message));
  const region = useRef<HTMLDivElement>(null);
  useUncovered(region, shown);
  // A form that was answered in place has an answer of its own: what the one before said is over.
  const { state } = useNavigation();
  const said = useRef<readonly FlashContent[]>([]);
  useEffect(() => {
    if (state === "submitting") said.current = messages;
    if (state !== "idle" || said.current.length === 0) return;
    const over = said.current;
    said.current = [];
    setDismissed((before) => [...before, ...over]);
  }, [state, messages]);
  const draw = (message: FlashContent) => (
    <FlashMessage
      key={JSON.stringify(message)}
      message={message}
      closeLabel={closeLabel}
      onClose={() => setDismissed((before) => [...before, message])}
    />
  );
  return (
    <div className={`flashes ${className}`} ref={region}>
      <div role="status">{shown.filter(({ tone }) => tone !== "error").map(draw)}</div>
      <div role="alert">{shown.filter(({ tone }) => tone === "error").map(draw)}</div>
    </div>
  );
}

/** What is left free between a message and what stands above it, in pixels. */
const ROOM = 16;

/**
 * Messages lie over the end of the screen: where one comes to lie over what was just used, the page scrolls that out
 * from under it, with its row where there is room.
 */
function useUncovered(region: RefObject<HTMLElement | null>, messages: readonly unknown[]): void {
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
