import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getAccountByEmail } from "~/features/clients/queries/clients.server";
import { conversionRefusal } from "~/features/inquiries/model/conversion";
import { SENT_BY_TEAM } from "~/features/inquiries/model/inquiry";
import { getInquiry } from "~/features/inquiries/queries/inquiries.server";
import { inquiryIdSchema } from "~/features/inquiries/schema/inquiry";
import { isMailSent } from "~/server/env.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { ConversionDialog, RefusedConversion } from "./conversion-dialog";

export const meta: MetaFunction = () => seo({ title: "Convertir la demande" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const inquiry = await getInquiry(paramsOr404(inquiryIdSchema, params).id);
  if (!inquiry) throw data(null, { status: 404 });
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

export { action } from "./action.server";

export default function ConvertInquiry() {
  const { refusal, ...asked } = useLoaderData<typeof loader>();
  return refusal ? <RefusedConversion refusal={refusal} /> : <ConversionDialog {...asked} />;
}
