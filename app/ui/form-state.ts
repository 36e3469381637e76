import { useActionData, useNavigation } from "@remix-run/react";
import { useState } from "react";
import type { FormReply } from "~/lib/forms/form-reply";

/** What the action answered to a form of the page. */
export function useReply<Reply extends FormReply = FormReply>(): Reply | undefined {
  return useActionData() as Reply | undefined;
}

/** What the form that is being sent says in a field. */
export function useSentValue(name: string): FormDataEntryValue | null | undefined {
  return useNavigation().formData?.get(name);
}

/** The action's answer to this form of the page, and to no other. */
export function useOwnResult(intent: string): FormReply["lastResult"] | undefined {
  const answer = useActionData() as FormReply | undefined;
  return answer?.intent === intent ? answer.lastResult : undefined;
}

/** The text of a field as it came back from the server, for a control that conform does not hold; else as stored. */
export function sentText(lastResult: FormReply["lastResult"] | undefined, name: string, stored: string): string {
  if (!lastResult?.initialValue) return stored;
  const sent = lastResult.initialValue[name];
  return typeof sent === "string" ? sent : "";
}

/** The props of a field that conform does not hold: as it came back from the server, else as stored. */
export function sentField(
  lastResult: FormReply["lastResult"] | undefined,
  { id, name, stored = "" }: { id: string; name: string; stored?: string },
) {
  const error = lastResult?.error?.[name] ?? undefined;
  return { id, name, error, defaultValue: sentText(lastResult, name, stored) };
}

/** Whether this form of the page is being sent; of several with one intent, the one about the thing with this id. */
export function useIsSubmitting(intent: string, id?: string): boolean {
  const { state, formData } = useNavigation();
  const isAboutIt = id === undefined || formData?.get("id") === id;
  return state !== "idle" && formData?.get("intent") === intent && isAboutIt;
}

/**
 * The newest thing of a list when the form last added one, as the form's key: it is empty again once it has sent something.
 * What comes meanwhile from elsewhere, also of the same person in another window, leaves what is being typed.
 */
export function useLastSent<Id>(intent: string, newest: Id): Id {
  const isSending = useIsSubmitting(intent);
  const isRefused = useOwnResult(intent) !== undefined;
  const [wasSending, setWasSending] = useState(false);
  const [lastSent, setLastSent] = useState(newest);
  if (isSending !== wasSending) {
    setWasSending(isSending);
    if (wasSending && !isRefused) setLastSent(newest);
  }
  return lastSent;
}

/** conform's props without their `key`, which React wants written out and never spread. */
export function withoutKey<Props extends { key?: unknown }>({ key, ...props }: Props): Omit<Props, "key"> {
  return props;
}

/** The refused fields in reading order, for the error summary. */
export function fieldErrors(
  fields: { id: string; errors?: string[] | undefined; error?: string[] | undefined }[],
): { id: string; message: string }[] {
  return fields.flatMap(({ id, errors, error }) => (errors ?? error ?? []).map((message) => ({ id, message })));
}
