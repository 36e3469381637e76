import { useEffect, useRef, useState } from "react";
import type { FlashContent } from "~/ui/flash-message";
import { FlashRegion } from "~/ui/flash-region";

interface Failure {
  key: string;
  title: string;
  error: string;
}

interface FailureNoticesProps {
  /** The latest, newest first. */
  failures: Failure[];
  isRunning: boolean;
}

/** A notice for each article that fails while the page is open; earlier ones stand in the list. */
export function FailureNotices({ failures, isRunning }: FailureNoticesProps) {
  const [messages, setMessages] = useState<readonly FlashContent[]>([]);
  const known = useRef(new Set(failures.map(({ key }) => key)));
  useEffect(() => {
    const fresh = failures.filter(({ key }) => !known.current.has(key));
    for (const { key } of fresh) known.current.add(key);
    if (fresh.length > 0) setMessages(fresh.map(toMessage));
  }, [failures]);
  if (!isRunning && messages.length === 0) return null;
  return <FlashRegion messages={messages} className="run-notices scripted:bottom-30" />;
}

function toMessage({ title, error }: Failure): FlashContent {
  return { tone: "error", title: `Échec\u202f: ${title}`, description: error };
}
