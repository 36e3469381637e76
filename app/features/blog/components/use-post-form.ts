import { getFormProps, parse, useForm } from "@conform-to/react";
import type { FormEvent, RefObject } from "react";
import { useCallback, useEffect, useRef, useState } from "react";
import { TO_PUBLISH } from "~/features/blog/model/post";
import type { PostValues } from "~/features/blog/model/post-values";
import { tagsOf, textsOf } from "~/features/blog/model/post-values";
import type { OpenPostForm, Preview } from "~/features/blog/post-form.server";
import type { PostReply } from "~/features/blog/save-form.server";
import { useOwnResult, useReply } from "~/ui/form-state";
import { useQuery } from "~/ui/use-address";
import { useUnsavedGuard } from "~/ui/use-unsaved-guard";
import { useTagErrors } from "./tag-editor";

const REQUIRED = { required: true };
const CONSTRAINT = { title: REQUIRED, excerpt: REQUIRED, content: REQUIRED, category: REQUIRED };

/** The state of the article's form: its fields, the server's reply, the preview. */
export function usePostForm(opened: OpenPostForm) {
  const answer = useReply<PostReply>();
  const lastResult = useOwnResult("post");
  const [form, fields] = useForm<PostValues, object>({
    id: "post",
    lastResult,
    defaultValue: opened.values,
    constraint: CONSTRAINT,
    // Adds and removes tags without the server, which alone validates the form.
    onValidate: ({ formData }) => parse(formData, { resolve: () => ({ value: {} }) }),
  });
  const element = useRef<HTMLFormElement>(null);
  const tags = textsOf(fields.tags.initialValue);
  const { preview, onInput } = useLivePreview({ form: element, initial: answer?.preview ?? opened.preview, tags });
  const tagErrors = useTagErrors(fields.tag.errors ?? fields.tags.errors);
  const guard = useUnsavedGuard(lastResult);
  const formProps = getFormProps(form);
  const handlers = {
    onInput: (event: FormEvent) => {
      guard.onInput();
      onInput(event);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      formProps.onSubmit(event);
      guard.onSubmit(event);
    },
  };
  return {
    answer,
    lastResult,
    focusOf: useFirstFocus(opened, lastResult !== undefined),
    form,
    fields,
    tags,
    preview,
    ...tagErrors,
    formProps: { ...formProps, ref: element, ...handlers },
  };
}

/** What lacks to an article that was to be published has the focus until the form is answered. */
function useFirstFocus({ values: { excerpt, content } }: OpenPostForm, isAnswered: boolean) {
  const isToPublish = useQuery().has(TO_PUBLISH) && !isAnswered;
  const lacking = !excerpt.trim() ? "excerpt" : !content.trim() ? "content" : "ai_reviewed";
  return (name: typeof lacking) => (isToPublish && name === lacking ? { autoFocus: true } : {});
}

/** What each part of the form takes its fields from. */
export type PostFormState = ReturnType<typeof usePostForm>;

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
function useLivePreview({ form, initial, tags }: LivePreview) {
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
