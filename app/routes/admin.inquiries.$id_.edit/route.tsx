import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getInquiry } from "~/features/inquiries/queries/inquiries.server";
import { inquiryIdSchema } from "~/features/inquiries/schema/inquiry";
import { phoneText } from "~/server/forms/phone.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { CorrectionDialog } from "./correction-dialog";

export const meta: MetaFunction = () => seo({ title: "Corriger la demande" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const inquiry = await getInquiry(paramsOr404(inquiryIdSchema, params).id);
  if (!inquiry) throw data(null, { status: 404 });
  const { id, name, email, phone, company, version } = inquiry;
  const values = { name, email: email ?? "", phone: phone ? phoneText(phone) : "", company: company ?? "" };
  return { id, values: { ...values, version: String(version) } };
}

export { action } from "./action.server";

export default function CorrectInquiry() {
  return <CorrectionDialog {...useLoaderData<typeof loader>()} />;
}
