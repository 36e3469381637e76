import type { FormEvent, RefObject } from "react";
import { useCallback, useEffect, useRef, useState } from "react";
import { tagsOf } from "~/features/blog/model/post-values";
import type { Preview } from "~/features/blog/queries/preview.server";

const PAUSE_MS = 400;
const FIELDS = ["title", "excerpt", "content", "language"];

interface LivePreview {
  form: RefObject<HTMLFormElement>;
  /** What the server rendered last. */
  initial: Preview;
  /** They change by buttons, which send no input events. */
  tags: string[];
}

/**
 * The preview of an article while it is written: rendered by the server, as the public page is, whenever the writer
 * pauses. A plain request and no fetcher, which would load every screen's data anew at each pause.
 */
export function useLivePreview({ form, initial, tags }: LivePreview) {
  const [live, setLive] = useState<Preview | null>(null);
  const stop = useRef<() => void>(() => undefined);
  const update = useCallback(() => {
    stop.current();
    const request = new AbortController();
    const timer = setTimeout(async () => {
      const preview = form.current && (await fetchPreview(form.current, request.signal));
      if (preview) setLive(preview);
    }, PAUSE_MS);
    stop.current = () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [form]);
  useEffect(() => () => stop.current(), []);
  const previewedTags = useRef(tags.join("\n"));
  useEffect(() => {
    if (previewedTags.current === tags.join("\n")) return;
    previewedTags.current = tags.join("\n");
    update();
  }, [tags, update]);
  const onInput = ({ target }: FormEvent) => {
    if (FIELDS.includes((target as HTMLInputElement).name)) update();
  };
  return { preview: live ?? initial, onInput };
}

/** Null when there is none to be had: the session has ended, the network is away, or the text has changed again. */
async function fetchPreview(form: HTMLFormElement, signal: AbortSignal): Promise<Preview | null> {
  try {
    const sent = new FormData(form);
    const body = new URLSearchParams(FIELDS.map((name) => [name, String(sent.get(name) ?? "")]));
    for (const tag of tagsOf(sent)) body.append("tags", tag);
    // Not on to the sign-in page, which is no preview.
    const answer = await fetch("/admin/blog/preview", { method: "post", body, signal, redirect: "manual" });
    return answer.ok ? ((await answer.json()) as Preview) : null;
  } catch {
    return null;
  }
}
