import { getFormProps, parse, useForm } from "@conform-to/react";
import type { FormEvent } from "react";
import { useRef } from "react";
import type { PostReply } from "~/features/blog/commands/post-form.server";
import { TO_PUBLISH } from "~/features/blog/model/post";
import type { PostValues } from "~/features/blog/model/post-values";
import { textsOf } from "~/features/blog/model/post-values";
import type { OpenPostForm } from "~/features/blog/queries/post-form.server";
import { useOwnResult, useReply } from "~/ui/form-state";
import { useQuery } from "~/ui/use-address";
import { useUnsavedGuard } from "~/ui/use-unsaved-guard";
import { useTagErrors } from "./tag-editor";
import { useLivePreview } from "./use-live-preview";

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
