import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { getFormProps, getInputProps, parse, useForm } from "@conform-to/react";
import type { FormProps } from "@remix-run/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { ErrorSummary } from "./error-summary";
import { fieldErrors, useIsSubmitting, useOwnResult, useReply, withoutKey } from "./form-state";
import { SaveOver } from "./save-over";

/**
 * A form that the server alone validates: its stored values, or what was typed and why the server refused it.
 * @param intent what the form's action is told that was sent
 * @returns the form for `ServerForm` or `FormDialog`, and its fields
 */
export function useServerForm<Values extends Record<string, unknown>>(
  intent: string,
  options: Partial<Pick<Parameters<typeof useForm<Values, object>>[0], "defaultValue" | "constraint">> & {
    /** The form's id in the page, where it is not its intent. */
    id?: string;
    /** Rows can be added and removed, in the browser where scripts run. */
    hasRows?: boolean;
  } = {},
) {
  const { id = intent, hasRows, ...rest } = options;
  const lastResult = useOwnResult(intent);
  const [meta, fields] = useForm<Values, object>({
    id,
    lastResult,
    ...rest,
    ...(hasRows && { onValidate: ({ formData }) => parse(formData, { resolve: () => ({ value: {} }) }) }),
  });
  return [{ id, intent, lastResult, meta, isSending: useIsSubmitting(intent) }, fields] as const;
}

export type ServerFormState = Pick<
  ReturnType<typeof useServerForm>[0],
  "id" | "intent" | "lastResult" | "isSending"
> & {
  meta: FormMetadata;
};

export type ServerFormProps = Omit<FormProps, "method" | "title" | "id"> & {
  form: ServerFormState;
  /** The fields that may be refused, in reading order. */
  fields: { id: string; errors?: string[] | undefined }[];
  /** Title of the list of errors. */
  summary?: string | undefined;
  /**
   * Of a form whose refusals begin with a heading. With an address, that of the stored version: an edit conflict asks
   * whether to save over it.
   */
  theirsTo?: string | null;
  /** Above the errors. */
  lead?: ReactNode;
  children?: ReactNode;
};

/** A form of the page, with what the server refused in it. */
export function ServerForm({ form, fields, summary, theirsTo, lead, children, ...props }: ServerFormProps) {
  const reply = useReply();
  const { intent, lastResult, meta } = form;
  const sentences = meta.errors ?? [];
  const heading = theirsTo === undefined ? undefined : sentences[0];
  return (
    <Form method="post" {...getFormProps(meta)} {...props}>
      {lead}
      <ErrorSummary
        errors={fieldErrors(fields)}
        title={heading ?? summary}
        formErrors={heading ? sentences.slice(1) : sentences}
        focusKey={lastResult}
      />
      {theirsTo && reply?.intent === intent && reply.newerVersion && (
        <SaveOver version={reply.newerVersion} theirsTo={theirsTo} />
      )}
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}

/** What a form sends besides what is typed. */
export function HiddenField({ field }: { field: FieldMetadata }) {
  return <input {...withoutKey(getInputProps(field, { type: "hidden" }))} />;
}
