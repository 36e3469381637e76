import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  ANY_CHANNEL,
  PLACEHOLDERS,
  REPLY_CHANNEL_LABELS,
  REPLY_CHANNELS,
  TEMPLATE_SAVED,
  TEMPLATES_PATH,
} from "~/features/inquiries/replies/model";
import { getTemplate } from "~/features/inquiries/replies/queries.server";
import { replyTemplateSchema, templateDialogSchema } from "~/features/inquiries/replies/schema";
import { createTemplate, updateTemplate } from "~/features/inquiries/replies/templates.server";
import { valuesOf } from "~/lib/forms/values-of";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { LANGUAGE_LABELS, LANGUAGES } from "~/site/language";
import { seo } from "~/site/seo";
import { Field } from "~/ui/field";
import { FormDialog } from "~/ui/form-dialog";
import { SelectField } from "~/ui/select-field";
import { useServerForm } from "~/ui/server-form";
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
  const template = foundOr404(id ? await getTemplate(id) : NEW_TEMPLATE);
  return { title: id ? "Modifier le modèle" : "Nouveau modèle", values: valuesOf(replyTemplateSchema, template) };
}

export const action = formAction({
  guard: requireAdmin,
  params: templateDialogSchema,
  intents: {
    template: {
      schema: replyTemplateSchema,
      run: (template, { actor, params: { id } }) =>
        id ? updateTemplate(actor, id, template) : createTemplate(actor, template),
      done: () => redirectWithSuccess(TEMPLATES_PATH, TEMPLATE_SAVED),
    },
  },
});

export default function TemplateDialog() {
  const { title, values } = useLoaderData<typeof loader>();
  const [form, fields] = useServerForm<typeof values>("template", { defaultValue: values });
  const { name, language, channel, subject, body, display_order } = fields;
  return (
    <FormDialog
      title={title}
      closeTo={TEMPLATES_PATH}
      form={form}
      fields={[name, language, channel, subject, body]}
      submitLabel="Sauvegarder"
    >
      <Field label="Nom du modèle" hint="Pour l’équipe seule." field={name} autoComplete="off" />
      <div className="field-trio">
        <SelectField label="Langue" field={language} options={LANGUAGE_OPTIONS} />
        <SelectField label="Canal" field={channel} options={CHANNEL_OPTIONS} />
        <Field label="Ordre d’affichage" field={display_order} inputMode="numeric" autoComplete="off" />
      </div>
      <Field label="Objet de l’e-mail" isOptional field={subject} dir="auto" autoComplete="off" />
      <TextareaField
        label="Texte"
        hint={`Remplacés pour chaque demande\u202f: ${PLACEHOLDERS.join(", ")}.`}
        field={body}
        dir="auto"
        rows={9}
      />
    </FormDialog>
  );
}
