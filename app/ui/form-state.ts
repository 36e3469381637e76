import { useActionData, useNavigation } from "@remix-run/react";
import type { FormAnswer } from "~/lib/form-answer";

/** The action's answer to this form of the page, and to no other. */
export function useOwnResult(intent: string): FormAnswer["lastResult"] | undefined {
  const answer = useActionData() as FormAnswer | undefined;
  return answer?.intent === intent ? answer.lastResult : undefined;
}

/** Whether this form of the page is being sent. */
export function useIsSubmitting(intent: string): boolean {
  const navigation = useNavigation();
  return navigation.state !== "idle" && navigation.formData?.get("intent") === intent;
}

/** conform's props without their `key`, which React wants written out and never spread. */
export function withoutKey<Props extends { key?: unknown }>({ key, ...props }: Props): Omit<Props, "key"> {
  return props;
}

/** The refused fields in reading order, for the error summary. */
export function fieldErrors(
  fields: { id: string; errors?: string[] | undefined }[],
): { id: string; message: string }[] {
  return fields.flatMap(({ id, errors }) => (errors ?? []).map((message) => ({ id, message })));
}
