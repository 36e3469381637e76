import { getFormProps, getInputProps, getSelectProps, getTextareaProps, useForm } from "@conform-to/react";
import { LANGUAGE_LABELS } from "~/features/accounts/model/user";
import { PLACEHOLDERS } from "~/features/replies/model/placeholders";
import type { TemplateValues } from "~/features/replies/model/reply-template";
import {
  ANY_CHANNEL,
  REPLY_CHANNEL_LABELS,
  REPLY_CHANNELS,
  TEMPLATES_PATH,
} from "~/features/replies/model/reply-template";
import { LANGUAGES } from "~/site/language";
import { Dialog } from "~/ui/dialog";
import { DialogActions } from "~/ui/dialog-actions";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";
import { SelectField } from "~/ui/select-field";
import { TextareaField } from "~/ui/textarea-field";

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_LABELS[value] }));
const CHANNEL_OPTIONS = [
  { value: "", label: ANY_CHANNEL },
  ...REPLY_CHANNELS.map((value) => ({ value, label: REPLY_CHANNEL_LABELS[value] })),
];

interface TemplateDialogProps {
  title: string;
  values: TemplateValues;
}

/** One template: its name for the team, and its words for the lead. */
export function TemplateDialog({ title, values }: TemplateDialogProps) {
  const lastResult = useOwnResult("template");
  const isSending = useIsSubmitting("template");
  const [form, fields] = useForm<TemplateValues>({ id: "template", lastResult, defaultValue: values });
  const { name, language, channel, subject, body, display_order } = fields;
  return (
    <Dialog
      title={title}
      closeTo={TEMPLATES_PATH}
      footer={
        <DialogActions
          formId={form.id}
          submitLabel="Sauvegarder"
          pendingText="Enregistrement…"
          isPending={isSending}
          cancelTo={TEMPLATES_PATH}
        />
      }
    >
      <Form method="post" {...getFormProps(form)} className="stack-fields" preventScrollReset>
        <ErrorSummary
          errors={fieldErrors([name, language, channel, subject, body])}
          formErrors={form.errors}
          focusKey={lastResult}
        />
        <input type="hidden" name="intent" value="template" />
        <Field
          label="Nom du modèle"
          hint="Pour l’équipe seule."
          {...withoutKey(getInputProps(name, { type: "text" }))}
          autoComplete="off"
          error={name.errors}
        />
        <div className="field-trio">
          <SelectField
            label="Langue"
            {...withoutKey(getSelectProps(language))}
            options={LANGUAGE_OPTIONS}
            error={language.errors}
          />
          <SelectField
            label="Canal"
            {...withoutKey(getSelectProps(channel))}
            options={CHANNEL_OPTIONS}
            error={channel.errors}
          />
          <Field
            label="Ordre d’affichage"
            {...withoutKey(getInputProps(display_order, { type: "text" }))}
            inputMode="numeric"
            autoComplete="off"
            error={display_order.errors}
          />
        </div>
        <Field
          label="Objet de l’e-mail"
          isOptional
          {...withoutKey(getInputProps(subject, { type: "text" }))}
          dir="auto"
          autoComplete="off"
          error={subject.errors}
        />
        <TextareaField
          label="Texte"
          hint={`Remplacés pour chaque demande\u202f: ${PLACEHOLDERS.join(", ")}.`}
          {...withoutKey(getTextareaProps(body))}
          dir="auto"
          rows={9}
          error={body.errors}
        />
      </Form>
    </Dialog>
  );
}
