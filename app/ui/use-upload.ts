import { useRevalidator, useSubmit } from "@remix-run/react";
import type { FormEvent } from "react";
import { useEffect, useRef, useState } from "react";
import { decode } from "turbo-stream";
import type { FormReply } from "~/lib/forms/form-reply";
import { IDLE_EVENT } from "~/lib/web/hydration";

/** How an upload ended without an answer: before all of it had gone, or after. */
export type UploadFailure = "broken" | "unanswered";

interface UploadState {
  /** How much of it has gone, from 0 to 1; null while none is on its way. */
  share: number | null;
  /** What the action answered to the last one. */
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
  const submit = useSubmit();
  const { revalidate } = useRevalidator();
  useEffect(() => () => running.current?.abort(), []);

  async function send(form: FormData) {
    const request = new XMLHttpRequest();
    running.current = request;
    setState({ share: 0 });
    const ended = await post(request, form, (share) => setState({ share }));
    running.current = null;
    // `client/send-once` holds the form back until then.
    document.dispatchEvent(new Event(IDLE_EVENT));
    if (ended.kind === "redirected") return follow(ended.to);
    setState({ share: null, ...(ended.kind === "refused" ? { reply: ended.reply } : { failure: ended.kind }) });
    // Whether it has been stored all the same is to be seen.
    if (ended.kind === "unanswered") revalidate();
  }

  function follow(to: string) {
    const { pathname, href } = new URL(to, window.location.href);
    // As a form, so that the frame of the page is asked anew as well, and shows its message.
    if (pathname === window.location.pathname) submit(null, { method: "get", action: pathname, replace: true });
    else window.location.assign(href);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget);
    const hasFiles = [...form.values()].some((value) => value instanceof File && value.name !== "");
    if (event.defaultPrevented || !hasFiles) return;
    event.preventDefault();
    if (!running.current) void send(form);
  }

  return { ...state, onSubmit, stop: () => running.current?.abort() };
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
