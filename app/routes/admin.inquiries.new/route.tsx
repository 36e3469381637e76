import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PlanFields } from "~/features/inquiries/components/plan-fields";
import { createLead } from "~/features/inquiries/enter.server";
import { delayOptions } from "~/features/inquiries/model/follow-up";
import { BUDGET_OPTIONS } from "~/features/inquiries/model/inquiry";
import { CHANNEL_LABELS, HAND_CHANNELS } from "~/features/inquiries/model/source-facts";
import { leadSchema } from "~/features/inquiries/schema/inquiry";
import { listServiceChoices } from "~/features/services/queries.server";
import { getSite } from "~/features/settings/queries.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { LANGUAGE_LABELS, LANGUAGES } from "~/site/language";
import { seo } from "~/site/seo";
import { Field } from "~/ui/field";
import { FormDialog } from "~/ui/form-dialog";
import { SelectField } from "~/ui/select-field";
import { useServerForm } from "~/ui/server-form";
import { TextareaField } from "~/ui/textarea-field";

export const meta = () => seo({ title: "Nouvelle piste" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const [{ openingHours }, services] = await Promise.all([getSite(), listServiceChoices()]);
  return { delays: delayOptions(new Date(), openingHours), services };
}

export const action = formAction({
  guard: requireAdmin,
  intents: {
    lead: {
      schema: leadSchema,
      run: async (lead, { actor }) => {
        const { id } = await createLead(actor, lead);
        return redirectWithSuccess(`/admin/inquiries/${id}`, "Piste enregistrée");
      },
    },
  },
});

type LeadValues = Record<
  | ("channel" | "name" | "contact" | "message" | "company" | "reference")
  | ("service_interest" | "budget" | "language")
  | ("next_action" | "delay" | "next_action_at"),
  string
>;

const CHANNELS = HAND_CHANNELS.map((value) => ({ value, label: CHANNEL_LABELS[value] }));
const CONSTRAINT = { name: { required: true }, contact: { required: true }, message: { required: true } };

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_LABELS[value] }));

export default function NewLead() {
  const { delays, services } = useLoaderData<typeof loader>();
  const [form, fields] = useServerForm<LeadValues>("lead", { constraint: CONSTRAINT });
  const { channel, name, contact, message, company, reference, service_interest, budget, language } = fields;
  const { next_action, delay, next_action_at } = fields;
  const plan = { next_action, delay, next_action_at };
  return (
    <FormDialog
      title="Nouvelle piste"
      closeTo="/admin/inquiries"
      form={form}
      fields={[name, contact, message, channel, company, reference, ...Object.values(plan)]}
      submitLabel="Enregistrer"
      pendingText="Enregistrement..."
    >
      <Field label="Nom" field={name} autoComplete="off" />
      <Field label="Téléphone ou e-mail" field={contact} autoComplete="off" autoCapitalize="none" />
      <TextareaField label="Demande" field={message} rows={2} height="min-h-24" />
      <SelectField label="Canal" field={channel} options={CHANNELS} />
      <PlanFields fields={plan} delays={delays} isOptional />
      <div className="field-pair">
        <Field label="Entreprise" isOptional field={company} autoComplete="off" />
        <Field label="Réf." isOptional field={reference} autoComplete="off" autoCapitalize="characters" />
      </div>
      <SelectField
        label="Service"
        isOptional
        field={service_interest}
        options={[{ value: "", label: "Non précisé" }, ...services]}
      />
      <div className="field-pair">
        <SelectField label="Budget" isOptional field={budget} options={BUDGET_OPTIONS} />
        <SelectField label="Langue" field={language} options={LANGUAGE_OPTIONS} />
      </div>
    </FormDialog>
  );
}
