import { useRevalidator } from "@remix-run/react";
import type { FormEvent } from "react";
import { useCallback, useEffect, useRef, useState } from "react";
import { decode } from "turbo-stream";
import type { FormReply } from "~/lib/forms/form-reply";
import { IDLE_EVENT } from "~/lib/web/hydration";

/** How an upload ended without an answer: before all of it had gone, or after. */
export type UploadFailure = "broken" | "unanswered";

interface UploadState {
  /** The share that was sent, from 0 to 1; null while there is no upload. */
  share: number | null;
  /** The action's answer to the last upload. */
  reply?: FormReply;
  failure?: UploadFailure;
}

/**
 * Sends a form with files in a way that tells how much of it has gone, which `fetch` does not. The answer is that of the
 * page's own action. A form without files, and any form without scripts, is sent as always.
 */
export function useUpload() {
  const [state, setState] = useState<UploadState>({ share: null });
  const running = useRef<XMLHttpRequest | null>(null);
  const sent = useRef(false);
  const { revalidate } = useRevalidator();
  // What has gone whole is answered, also where the page has shown it meanwhile.
  const stop = useCallback(() => {
    if (!sent.current) running.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);

  async function send(form: FormData) {
    const request = new XMLHttpRequest();
    running.current = request;
    sent.current = false;
    request.upload.addEventListener("load", () => {
      sent.current = true;
    });
    setState({ share: 0 });
    const ended = await post(request, form, (share) => setState({ share }));
    running.current = null;
    // `client/send-once` holds the form back until then.
    document.dispatchEvent(new Event(IDLE_EVENT));
    // Asked for as a document: the frame of the page, which shows the message, is asked anew as well.
    if (ended.kind === "redirected") return window.location.assign(new URL(ended.to, window.location.href).href);
    setState({ share: null, ...(ended.kind === "refused" ? { reply: ended.reply } : { failure: ended.kind }) });
    // Whether it has been stored all the same is to be seen.
    if (ended.kind === "unanswered") revalidate();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget);
    const hasFiles = [...form.values()].some((value) => value instanceof File && value.name !== "");
    if (event.defaultPrevented || !hasFiles) return;
    event.preventDefault();
    if (!running.current) void send(form);
  }

  return { ...state, onSubmit, stop };
}

type Ended = { kind: "redirected"; to: string } | { kind: "refused"; reply: FormReply } | { kind: UploadFailure };

function post(request: XMLHttpRequest, form: FormData, onShare: (share: number) => void): Promise<Ended> {
  return new Promise((resolve) => {
    let isSent = false;
    request.upload.addEventListener("progress", ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0));
    request.upload.addEventListener("load", () => {
      isSent = true;
    });
    const fail = () => resolve({ kind: isSent ? "unanswered" : "broken" });
    for (const kind of ["error", "abort", "timeout"]) request.addEventListener(kind, fail);
    request.addEventListener("load", () => {
      read(request.response as ArrayBuffer).then(resolve, fail);
    });
    // As the framework asks its own actions (https://remix.run/docs/en/main/guides/single-fetch).
    request.open("POST", `${window.location.pathname}.data`);
    request.responseType = "arraybuffer";
    request.send(form);
  });
}

/** @throws an Error for anything else than the answer of an action */
async function read(bytes: ArrayBuffer): Promise<Ended> {
  const { value, done } = await decode(new Blob([bytes]).stream());
  await done;
  const answer = value as { redirect?: string; data?: FormReply };
  if (answer.redirect) return { kind: "redirected", to: answer.redirect };
  if (!answer.data) throw new Error("The action has answered with an error");
  return { kind: "refused", reply: answer.data };
}
