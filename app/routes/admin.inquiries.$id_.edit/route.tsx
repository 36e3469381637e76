import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getInquiry } from "~/features/inquiries/queries/inquiries.server";
import { inquiryIdSchema } from "~/features/inquiries/schema/inquiry";
import { correctInquiry } from "~/features/personal-data/commands/held-inquiries.server";
import { INQUIRY_CORRECTED } from "~/features/personal-data/model";
import { officeCorrectionSchema } from "~/features/personal-data/schema.server";
import { formAction } from "~/server/forms/form-action.server";
import { phoneText } from "~/server/forms/phone.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { Dialog } from "~/ui/dialog";
import { DialogActions } from "~/ui/dialog-actions";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, sentText, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";
import { useSearchHref } from "~/ui/use-address";

/** Corrects who sent an inquiry; where it was changed meanwhile, the form comes back and then saves over that. */
export const action = formAction({
  guard: requireAdmin,
  params: inquiryIdSchema,
  intents: {
    correction: {
      schema: officeCorrectionSchema,
      run: async (correction, { actor, params, request }) => {
        await correctInquiry(actor, params.id, correction);
        return redirectWithSuccess(`/admin/inquiries/${params.id}${new URL(request.url).search}`, INQUIRY_CORRECTED);
      },
    },
  },
});

export const meta: MetaFunction = () => seo({ title: "Corriger la demande" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const inquiry = await getInquiry(paramsOr404(inquiryIdSchema, params).id);
  if (!inquiry) throw data(null, { status: 404 });
  const { id, name, email, phone, company, version } = inquiry;
  const values = { name, email: email ?? "", phone: phone ? phoneText(phone) : "", company: company ?? "" };
  return { id, values: { ...values, version: String(version) } };
}

export default function CorrectInquiry() {
  return <CorrectionDialog {...useLoaderData<typeof loader>()} />;
}

interface Values extends Record<string, unknown> {
  name: string;
  email: string;
  phone: string;
  company: string;
}

/** Who sent an inquiry, and how to answer. */
function CorrectionDialog({
  id,
  values: { version, ...values },
}: {
  id: string;
  values: Pick<Values, "name" | "email" | "phone" | "company"> & { version: string };
}) {
  const lastResult = useOwnResult("correction");
  const [form, { name, email, phone, company }] = useForm<Values>({
    id: "correction",
    lastResult,
    constraint: { name: { required: true } },
    defaultValue: values,
  });
  const cancelTo = useSearchHref(`/admin/inquiries/${id}`)({});
  const isPending = useIsSubmitting("correction");
  return (
    <Dialog
      title="Corriger la demande"
      closeTo={cancelTo}
      footer={
        <DialogActions
          formId={form.id}
          submitLabel="Corriger"
          pendingText="Enregistrement…"
          isPending={isPending}
          cancelTo={cancelTo}
        />
      }
    >
      <Form method="post" {...getFormProps(form)} className="stack-fields" preventScrollReset>
        <ErrorSummary
          errors={fieldErrors([name, company, email, phone])}
          formErrors={form.errors}
          focusKey={lastResult}
        />
        <input type="hidden" name="intent" value="correction" />
        <input type="hidden" name="version" value={sentText(lastResult, "version", version)} />
        <div className="field-pair">
          <Field
            label="Nom"
            {...withoutKey(getInputProps(name, { type: "text" }))}
            autoComplete="off"
            dir="auto"
            error={name.errors}
          />
          <Field
            label="Entreprise"
            isOptional
            {...withoutKey(getInputProps(company, { type: "text" }))}
            autoComplete="off"
            dir="auto"
            error={company.errors}
          />
        </div>
        <div className="field-pair">
          <Field
            label="E-mail"
            {...withoutKey(getInputProps(email, { type: "email" }))}
            inputMode="email"
            autoComplete="off"
            error={email.errors}
          />
          <Field
            label="Téléphone"
            hint="L’un des deux suffit."
            {...withoutKey(getInputProps(phone, { type: "tel" }))}
            inputMode="tel"
            autoComplete="off"
            error={phone.errors}
          />
        </div>
      </Form>
    </Dialog>
  );
}
