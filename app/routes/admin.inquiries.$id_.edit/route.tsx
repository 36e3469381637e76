import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getInquiry } from "~/features/inquiries/queries.server";
import { inquiryIdSchema } from "~/features/inquiries/schema/inquiry";
import { correctInquiry } from "~/features/personal-data/held-inquiries.server";
import { officeCorrectionSchema } from "~/features/personal-data/schema.server";
import { formAction } from "~/server/forms/form-action.server";
import { phoneText } from "~/server/forms/phone.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { findOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { Field } from "~/ui/field";
import { FormDialog } from "~/ui/form-dialog";
import { sentText } from "~/ui/form-state";
import { useServerForm } from "~/ui/server-form";

export const meta = () => seo({ title: "Corriger la demande" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const inquiry = await findOr404(inquiryIdSchema, params, ({ id }) => getInquiry(id));
  const { id, name, email, phone, company, version } = inquiry;
  const values = { name, email: email ?? "", phone: phone ? phoneText(phone) : "", company: company ?? "" };
  return { id, values: { ...values, version: String(version) } };
}

/** Where the inquiry was changed meanwhile, the form comes back and the next submit saves over it. */
export const action = formAction({
  guard: requireAdmin,
  params: inquiryIdSchema,
  intents: {
    correction: {
      schema: officeCorrectionSchema,
      run: (correction, { actor, params }) => correctInquiry(actor, params.id, correction),
      done: ({ params, request }) =>
        redirectWithSuccess(`/admin/inquiries/${params.id}${new URL(request.url).search}`, "Demande corrigée"),
    },
  },
});

export default function CorrectInquiry() {
  const {
    id,
    values: { version, ...values },
  } = useLoaderData<typeof loader>();
  const [form, { name, email, phone, company }] = useServerForm<typeof values>("correction", {
    defaultValue: values,
    constraint: { name: { required: true } },
  });
  return (
    <FormDialog
      title="Corriger la demande"
      closeTo={`/admin/inquiries/${id}`}
      form={form}
      fields={[name, company, email, phone]}
      submitLabel="Corriger"
    >
      <input type="hidden" name="version" value={sentText(form.lastResult, "version", version)} />
      <div className="field-pair">
        <Field label="Nom" field={name} autoComplete="off" dir="auto" />
        <Field label="Entreprise" isOptional field={company} autoComplete="off" dir="auto" />
      </div>
      <div className="field-pair">
        <Field label="E-mail" field={email} type="email" inputMode="email" autoComplete="off" />
        <Field
          label="Téléphone"
          hint="L’un des deux suffit."
          field={phone}
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
      </div>
    </FormDialog>
  );
}
