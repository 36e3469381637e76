import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData, useParams } from "@remix-run/react";
import { getAccountByEmail } from "~/features/clients/queries/clients.server";
import { convertInquiry } from "~/features/inquiries/commands/convert-inquiry.server";
import {
  ALREADY_CONVERTED,
  conversionRefusal,
  INQUIRY_CONVERTED,
  SENT_BY_TEAM,
} from "~/features/inquiries/model/inquiry";
import { getInquiry } from "~/features/inquiries/queries/inquiries.server";
import { conversionSchema } from "~/features/inquiries/schema/conversion";
import { inquiryIdSchema } from "~/features/inquiries/schema/inquiry";
import { BudgetField, CategoryField } from "~/features/projects/components/project-fields";
import { isMailSent } from "~/server/env.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithFlash, redirectWithSuccess } from "~/server/http/flash.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { RefusalDialog } from "~/ui/confirm-dialog";
import { Field } from "~/ui/field";
import { FormDialog } from "~/ui/form-dialog";
import { useServerForm } from "~/ui/server-form";
import { useSearchHref } from "~/ui/use-address";
import type { SenderAccount } from "./account-fields";
import { AccountNote, NewAccountFields } from "./account-fields";

/** Converts an inquiry and goes to the client it became. */
export const action = formAction({
  guard: requireAdmin,
  params: inquiryIdSchema,
  intents: {
    conversion: {
      schema: conversionSchema,
      run: async (conversion, { actor, params }) => {
        const { isRepeat, clientId, projectId } = await convertInquiry(actor, params.id, conversion);
        const to = clientId ? `/admin/clients/${clientId}` : `/admin/projects/${projectId}`;
        if (isRepeat) return redirectWithFlash(to, { tone: "info", title: ALREADY_CONVERTED });
        return redirectWithSuccess(to, INQUIRY_CONVERTED);
      },
    },
  },
});

export const meta: MetaFunction = () => seo({ title: "Convertir la demande" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const inquiry = foundOr404(await getInquiry(paramsOr404(inquiryIdSchema, params).id));
  if (inquiry.project_id) throw redirect(`/admin/projects/${inquiry.project_id}`);
  const { name, email, company, service_interest } = inquiry;
  const values = { title: service_interest ?? "", service_category: "", budget: "", is_sender: "" };
  const account = inquiry.client
    ? { ...inquiry.client, state: "writer" as const }
    : email && (await getAccountByEmail(email));
  const isOfTeam = account && "role" in account && account.role === "admin";
  const refusal = conversionRefusal(inquiry) ?? (isOfTeam ? SENT_BY_TEAM : null);
  return {
    email,
    account: account || null,
    refusal,
    isMailSent,
    values: { ...values, full_name: name, company: company ?? "" },
  };
}

export default function ConvertInquiry() {
  const { refusal, ...asked } = useLoaderData<typeof loader>();
  return refusal ? <RefusedConversion refusal={refusal} /> : <ConversionDialog {...asked} />;
}

type ConversionValues = Record<"title" | "service_category" | "budget" | "full_name" | "company" | "is_sender", string>;

const TITLE = "Convertir la demande";

interface ConversionDialogProps {
  /** Null for a sender who gave a telephone alone. */
  email: string | null;
  account: SenderAccount | null;
  /** Whether the invitation leaves the house. */
  isMailSent: boolean;
  values: ConversionValues;
}

function useInquiryHref(): string {
  return useSearchHref(`/admin/inquiries/${useParams().id}`)({});
}

/** An inquiry that cannot be converted, and why. */
function RefusedConversion({ refusal }: { refusal: string }) {
  return <RefusalDialog title={TITLE} refusal={refusal} closeTo={useInquiryHref()} />;
}

/** Asks for the inquiry's project, and for its client when no proven account has the address. */
function ConversionDialog({ email, account, isMailSent, values }: ConversionDialogProps) {
  const closeTo = useInquiryHref();
  const [form, fields] = useServerForm<ConversionValues>("conversion", {
    defaultValue: values,
    constraint: { title: { required: true }, full_name: { required: true }, is_sender: { required: true } },
  });
  const { title, service_category, budget, full_name, company, is_sender } = fields;
  return (
    <FormDialog
      title={TITLE}
      closeTo={closeTo}
      form={form}
      fields={[is_sender, full_name, company, title, service_category, budget]}
      submitLabel="Convertir"
      pendingText="Conversion..."
    >
      {account && <AccountNote email={email ?? ""} account={account} isMailSent={isMailSent} isSender={is_sender} />}
      {!account && email && (
        <NewAccountFields email={email} isMailSent={isMailSent} fullName={full_name} company={company} />
      )}
      {!account && !email && (
        <p className="note">
          Sans adresse e-mail, aucun compte ne peut être ouvert. Le projet reste sans client, et pourra lui être confié
          plus tard.
        </p>
      )}
      <Field label="Titre du projet" field={title} />
      <div className="field-pair">
        <CategoryField field={service_category} />
        <BudgetField field={budget} />
      </div>
    </FormDialog>
  );
}
