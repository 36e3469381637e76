import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BillingClientForm } from "~/features/billing/clients/components/billing-client-form";
import { BILLING_CLIENT_SAVED, incompleteSentence, valuesOfBillingClient } from "~/features/billing/clients/model";
import { getBillingClient, listCountryOptions } from "~/features/billing/clients/queries.server";
import { billingClientIdSchema, billingClientSchema } from "~/features/billing/clients/schema.server";
import { updateBillingClient } from "~/features/billing/clients/write.server";
import { formAction } from "~/server/forms/form-action.server";
import { phoneText } from "~/server/forms/phone.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { findOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";
import { ScreenBackLink, ScreenLinkButton } from "~/ui/screen-link";

const LIST = "/admin/clients-facturation";

export const handle: RouteHandle = { loadFailure: "Impossible de charger l’identité de facturation" };

export const meta: MetaFunction<typeof loader> = ({ data }) => seo({ title: data?.client.name ?? "Facturation" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const client = await findOr404(billingClientIdSchema, params, ({ id }) => getBillingClient(id));
  const { id, legal_name: name, profile_id: profileId, phone } = client;
  return {
    client: { id, name, profileId, incomplete: incompleteSentence(client) },
    values: valuesOfBillingClient(client, phone ? phoneText(phone) : ""),
    countries: listCountryOptions(),
  };
}

export const action = formAction({
  guard: requireAdmin,
  params: billingClientIdSchema,
  intents: {
    "billing-client": {
      schema: billingClientSchema,
      run: (identity, { actor, params }) => updateBillingClient(actor, params.id, identity),
      done: ({ params }) => redirectWithSuccess(`/admin/clients-facturation/${params.id}`, BILLING_CLIENT_SAVED),
    },
  },
});

export default function BillingClientPage() {
  const { client, values, countries } = useLoaderData<typeof loader>();
  const { id, name, profileId, incomplete } = client;
  return (
    <>
      <ScreenBackLink to={LIST}>Identités de facturation</ScreenBackLink>
      <PageHeader
        title={name}
        description={incomplete ? `${incomplete}.` : "Tout y est pour un devis et une facture."}
        actions={profileId && <ScreenLinkButton to={`/admin/clients/${profileId}`}>Voir le client</ScreenLinkButton>}
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
