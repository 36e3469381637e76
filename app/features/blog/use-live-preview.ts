import { useEffect, useRef, useState } from "react";
import type { Preview } from "~/features/blog/preview.server";

const PAUSE_MS = 400;

/**
 * The preview of a text while it is written: rendered by the server, as the public page is, whenever the writer pauses.
 * A plain request and no fetcher, which would load every screen's data anew at each pause.
 */
export function useLivePreview(initial: Preview): { preview: Preview; update: (markdown: string) => void } {
  const [live, setLive] = useState<Preview | null>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  function update(markdown: string) {
    stop.current();
    const request = new AbortController();
    const timer = setTimeout(async () => setLive((await fetchPreview(markdown, request.signal)) ?? live), PAUSE_MS);
    stop.current = () => {
      clearTimeout(timer);
      request.abort();
    };
  }
  return { preview: live ?? initial, update };
}

/** Null when there is none to be had: the session has ended, the network is away, or the text has changed again. */
async function fetchPreview(content: string, signal: AbortSignal): Promise<Preview | null> {
  try {
    const body = new URLSearchParams({ content });
    // Not on to the sign-in page, where the ended session would be forgotten, and what is typed no longer kept for it.
    const answer = await fetch("/admin/blog/preview", { method: "post", body, signal, redirect: "manual" });
    return answer.ok ? ((await answer.json()) as Preview) : null;
  } catch {
    return null;
  }
}
