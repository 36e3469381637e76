import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BillingClientForm } from "~/features/billing-clients/components/billing-client-form";
import { listCountryOptions } from "~/features/billing-clients/queries.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";
import { backTo, openValues, originOf } from "./view.server";

const TITLE = "Nouvelle identité de facturation";

export const handle: RouteHandle = { loadFailure: "Impossible de charger le formulaire" };

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const origin = originOf(request);
  return { values: await openValues(origin), countries: listCountryOptions(), cancelTo: backTo(origin) };
}

export { action } from "./action.server";

export default function NewBillingClient() {
  const { values, countries, cancelTo } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={TITLE} description="À qui les devis et les factures sont établis." />
      <BillingClientForm values={values} countries={countries} cancelTo={cancelTo} />
    </>
  );
}
