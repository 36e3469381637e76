import { getFormProps, getInputProps, getTextareaProps, useForm } from "@conform-to/react";
import type { ExampleValues } from "~/features/services/model/example-values";
import { Dialog } from "~/ui/dialog";
import { DialogActions } from "~/ui/dialog-actions";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, sentText, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";
import { PictureField } from "~/ui/picture-field";
import { TextareaField } from "~/ui/textarea-field";

interface ExampleDialogProps {
  title: string;
  values: ExampleValues;
  closeTo: string;
  /** What there is to say of a stored picture that is not ours yet. */
  pictureNotice?: string | null;
}

/** One example of a service: a project of that kind, with its picture. */
export function ExampleDialog({ title: heading, values, closeTo, pictureNotice }: ExampleDialogProps) {
  const lastResult = useOwnResult("example");
  const isSending = useIsSubmitting("example");
  const [form, fields] = useForm<ExampleValues>({ id: "example", lastResult, defaultValue: values });
  const { title, description, image_url, image_alt, project_url, display_order } = fields;
  return (
    <Dialog
      title={heading}
      closeTo={closeTo}
      footer={
        <DialogActions
          formId={form.id}
          submitLabel="Sauvegarder"
          pendingText="Enregistrement…"
          isPending={isSending}
          cancelTo={closeTo}
        />
      }
    >
      <Form
        method="post"
        encType="multipart/form-data"
        {...getFormProps(form)}
        className="service-form stack-fields [&_textarea.input]:min-h-22"
        preventScrollReset
      >
        <ErrorSummary
          errors={fieldErrors([title, description, image_url, image_alt, project_url, display_order])}
          formErrors={form.errors}
          focusKey={lastResult}
        />
        <input type="hidden" name="intent" value="example" />
        <Field label="Titre" {...withoutKey(getInputProps(title, { type: "text" }))} error={title.errors} />
        <TextareaField
          label="Description"
          isOptional
          {...withoutKey(getTextareaProps(description))}
          rows={3}
          error={description.errors}
        />
        <PictureField
          label="Image"
          addressLabel="URL Image"
          id={image_url.id}
          value={sentText(lastResult, "image_url", values.image_url)}
          error={image_url.errors ?? (pictureNotice ? [pictureNotice] : undefined)}
        >
          <Field
            label="Ce que montre l’image"
            hint="Lu à qui ne la voit pas ; le titre, si rien n’est écrit."
            isOptional
            {...withoutKey(getInputProps(image_alt, { type: "text" }))}
            error={image_alt.errors}
          />
        </PictureField>
        <Field
          label="URL Projet"
          hint="Où l’on peut voir le projet, par exemple https://exemple.ma."
          isOptional
          {...withoutKey(getInputProps(project_url, { type: "text" }))}
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          error={project_url.errors}
        />
        <Field
          label="Ordre d'affichage"
          hint="Les plus petits nombres d’abord."
          {...withoutKey(getInputProps(display_order, { type: "text" }))}
          inputMode="numeric"
          autoComplete="off"
          error={display_order.errors}
        />
      </Form>
    </Dialog>
  );
}
