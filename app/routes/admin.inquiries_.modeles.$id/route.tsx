import { getFormProps, getInputProps, getSelectProps, getTextareaProps, useForm } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LANGUAGE_LABELS } from "~/features/accounts/model/user";
import { createTemplate, updateTemplate } from "~/features/replies/commands/templates.server";
import {
  ANY_CHANNEL,
  PLACEHOLDERS,
  REPLY_CHANNEL_LABELS,
  REPLY_CHANNELS,
  TEMPLATE_SAVED,
  TEMPLATES_PATH,
} from "~/features/replies/model";
import { getTemplate } from "~/features/replies/queries.server";
import { replyTemplateSchema, templateDialogSchema } from "~/features/replies/schema";
import { valuesOf } from "~/lib/forms/values-of";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { LANGUAGES } from "~/site/language";
import { seo } from "~/site/seo";
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

const NEW_TEMPLATE = { language: "fr", body: "Bonjour {prénom},\n\n", display_order: 0 };

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  seo({ title: loaded?.title ?? "Modifier le modèle" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(templateDialogSchema, params);
  const template = id ? await getTemplate(id) : NEW_TEMPLATE;
  if (!template) throw data(null, { status: 404 });
  return { id, title: id ? "Modifier le modèle" : "Nouveau modèle", values: valuesOf(replyTemplateSchema, template) };
}

export const action = formAction({
  guard: requireAdmin,
  params: templateDialogSchema,
  intents: {
    template: {
      schema: replyTemplateSchema,
      run: async (template, { actor, params: { id } }) => {
        if (id) await updateTemplate(actor, id, template);
        else await createTemplate(actor, template);
        return redirectWithSuccess(TEMPLATES_PATH, TEMPLATE_SAVED);
      },
    },
  },
});

/** One template: its name for the team, and its words for the lead. */
export default function TemplateDialog() {
  const opened = useLoaderData<typeof loader>();
  // Another thing at the same address begins with its own fields.
  return <TemplateDialogForm key={opened.id} {...opened} />;
}

function TemplateDialogForm({ title, values }: ReturnType<typeof useLoaderData<typeof loader>>) {
  const lastResult = useOwnResult("template");
  const isSending = useIsSubmitting("template");
  const [form, fields] = useForm<typeof values>({ id: "template", lastResult, defaultValue: values });
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
