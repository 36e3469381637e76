import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { delayOptions } from "~/features/inquiries/model/delays";
import { listServiceChoices } from "~/features/services/queries/service-choices.server";
import { getSite } from "~/features/settings/queries.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { LeadDialog } from "./lead-dialog";

export const meta: MetaFunction = () => seo({ title: "Nouvelle piste" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const [{ openingHours }, services] = await Promise.all([getSite(), listServiceChoices()]);
  return { delays: delayOptions(new Date(), openingHours), services };
}

export { action } from "./action.server";

export default function NewLead() {
  return <LeadDialog {...useLoaderData<typeof loader>()} />;
}
