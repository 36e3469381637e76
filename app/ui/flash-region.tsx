import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { FlashContent } from "./flash-message";
import { FlashMessage } from "./flash-message";
import { useUncovered } from "./use-uncovered";

export interface FlashRegionProps {
  messages: readonly FlashContent[];
  /** Name of each message's close button. */
  closeLabel?: string | undefined;
  /** Its place where another region has the usual one. */
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
