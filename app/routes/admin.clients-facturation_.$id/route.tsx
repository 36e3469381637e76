import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BillingClientForm } from "~/features/billing-clients/components/billing-client-form";
import { incompleteSentence, valuesOfBillingClient } from "~/features/billing-clients/model";
import { getBillingClient, listCountryOptions } from "~/features/billing-clients/queries.server";
import { billingClientIdSchema } from "~/features/billing-clients/schema.server";
import { phoneText } from "~/server/forms/phone.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { BackLink } from "~/ui/back-link";
import { LinkButton } from "~/ui/link-button";
import { PageHeader } from "~/ui/page-header";

const LIST = "/admin/clients-facturation";

export const handle: RouteHandle = { loadFailure: "Impossible de charger l’identité de facturation" };

export const meta: MetaFunction<typeof loader> = ({ data }) => seo({ title: data?.client.name ?? "Facturation" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const client = await getBillingClient(paramsOr404(billingClientIdSchema, params).id);
  if (!client) throw data(null, { status: 404 });
  const { id, legal_name: name, profile_id: profileId, phone } = client;
  return {
    client: { id, name, profileId, incomplete: incompleteSentence(client) },
    values: valuesOfBillingClient(client, phone ? phoneText(phone) : ""),
    countries: listCountryOptions(),
  };
}

export { action } from "./action.server";

export default function BillingClientPage() {
  const { client, values, countries } = useLoaderData<typeof loader>();
  const { id, name, profileId, incomplete } = client;
  return (
    <>
      <BackLink to={LIST} hydrated>
        Identités de facturation
      </BackLink>
      <PageHeader
        title={name}
        description={incomplete ? `${incomplete}.` : "Tout y est pour un devis et une facture."}
        actions={
          profileId && (
            <LinkButton to={`/admin/clients/${profileId}`} hydrated size="sm">
              Voir le client
            </LinkButton>
          )
        }
      />
      <BillingClientForm
        key={values.version}
        values={values}
        countries={countries}
        cancelTo={profileId ? `/admin/clients/${profileId}` : LIST}
        theirsTo={`${LIST}/${id}`}
      />
    </>
  );
}
