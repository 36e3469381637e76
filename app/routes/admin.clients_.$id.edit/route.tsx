import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getClient } from "~/features/clients/queries/clients.server";
import { clientIdSchema } from "~/features/clients/schema";
import { phoneText } from "~/server/forms/phone.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { ClientDialog } from "./client-dialog";

const TITLE = "Modifier le client";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const client = await getClient(paramsOr404(clientIdSchema, params).id, 1);
  if (!client || client.erased_at) throw data(null, { status: 404 });
  const { id, full_name, company, phone, version } = client;
  const values = { full_name: full_name ?? "", company: company ?? "", phone: phone ? phoneText(phone) : "" };
  return { id, values, version };
}

export { action } from "./action.server";

export default function EditClient() {
  return <ClientDialog title={TITLE} {...useLoaderData<typeof loader>()} />;
}
