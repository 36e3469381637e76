import { useRef, useState } from "react";
import type { FlashContent } from "./flash-message";
import { FlashMessage } from "./flash-message";
import { useUncovered } from "./use-uncovered";

export interface FlashRegionProps {
  messages: readonly FlashContent[];
  /** Name of each message's close button. */
  closeLabel?: string | undefined;
}

/** What the last action said, drawn by the server: news politely, errors at once. */
export function FlashRegion({ messages, closeLabel }: FlashRegionProps) {
  const [dismissed, setDismissed] = useState<readonly FlashContent[]>([]);
  const shown = messages.filter((message) => !dismissed.includes(message));
  const region = useRef<HTMLDivElement>(null);
  useUncovered(region, shown);
  const draw = (message: FlashContent) => (
    <FlashMessage
      key={JSON.stringify(message)}
      message={message}
      closeLabel={closeLabel}
      onClose={() => setDismissed((before) => [...before, message])}
    />
  );
  return (
    <div className="flashes" ref={region}>
      <div role="status">{shown.filter(({ tone }) => tone !== "error").map(draw)}</div>
      <div role="alert">{shown.filter(({ tone }) => tone === "error").map(draw)}</div>
    </div>
  );
}
