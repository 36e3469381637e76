import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import type { RedirectValues } from "~/features/redirects/model";
import { REDIRECTS_PATH } from "~/features/redirects/model";
import { Dialog } from "~/ui/dialog";
import { DialogActions } from "~/ui/dialog-actions";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";

interface RedirectDialogProps {
  title: string;
  values: RedirectValues;
}

/** One redirect: the address of before, and the page that shows its subject now. */
export function RedirectDialog({ title, values }: RedirectDialogProps) {
  const lastResult = useOwnResult("redirect");
  const [form, fields] = useForm<RedirectValues>({ id: "redirect", lastResult, defaultValue: values });
  const { from_path, to_path } = fields;
  return (
    <Dialog
      title={title}
      closeTo={REDIRECTS_PATH}
      footer={
        <DialogActions
          formId={form.id}
          submitLabel="Sauvegarder"
          pendingText="Enregistrement…"
          isPending={useIsSubmitting("redirect")}
          cancelTo={REDIRECTS_PATH}
        />
      }
    >
      <Form method="post" {...getFormProps(form)} className="stack-fields" preventScrollReset>
        <ErrorSummary errors={fieldErrors([from_path, to_path])} formErrors={form.errors} focusKey={lastResult} />
        <input type="hidden" name="intent" value="redirect" />
        <Field
          label="Ancienne adresse"
          hint="Telle qu’elle était, avec ou sans le nom du site."
          {...withoutKey(getInputProps(from_path, { type: "text" }))}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          error={from_path.errors}
        />
        <Field
          label="Destination"
          hint="Une page de ce site, par exemple /blog/mon-article."
          {...withoutKey(getInputProps(to_path, { type: "text" }))}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          error={to_path.errors}
        />
      </Form>
    </Dialog>
  );
}
