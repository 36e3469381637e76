import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { BillingClientForm } from "~/features/billing/clients/components/billing-client-form";
import type { BillingClientValues } from "~/features/billing/clients/model";
import { BILLING_CLIENT_SAVED, newBillingClientValues } from "~/features/billing/clients/model";
import {
  getBillingClientOf,
  getKnownOfAccount,
  getKnownOfInquiry,
  listCountryOptions,
} from "~/features/billing/clients/queries.server";
import { billingClientSchema } from "~/features/billing/clients/schema.server";
import { createBillingClient } from "~/features/billing/clients/write.server";
import { QUOTES_PATH } from "~/features/quotes/model/quote";
import { setQuoteClient } from "~/features/quotes/write.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { parseQuery } from "~/server/http/list-query.server";
import { foundOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";

const idField = z.uuid().optional().catch(undefined);

/** Whom the identity is for, and the quote that waits for it. */
const originSchema = z.object({ client: idField, piste: idField, devis: idField });

type Origin = z.output<typeof originSchema>;

/** The page from which one comes. */
function backTo({ client, piste, devis }: Origin): string {
  if (devis) return `${QUOTES_PATH}/${devis}`;
  if (client) return `/admin/clients/${client}`;
  return piste ? `/admin/inquiries/${piste}` : "/admin/clients-facturation";
}

/**
 * A new identity with what is known already.
 * @throws a redirect to the identity that the account has, a 404 for an account or a lead that is not there
 */
async function openValues({ client, piste }: Origin): Promise<BillingClientValues> {
  if (!client && !piste) return newBillingClientValues(null);
  const stored = client ? await getBillingClientOf(client) : null;
  if (stored) throw redirect(`/admin/clients-facturation/${stored.id}`);
  const known = foundOr404(client ? await getKnownOfAccount(client) : await getKnownOfInquiry(piste ?? ""));
  return newBillingClientValues(known);
}

const TITLE = "Nouvelle identité de facturation";

export const handle: RouteHandle = { loadFailure: "Impossible de charger le formulaire" };

export const meta = () => seo({ title: TITLE });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const origin = parseQuery(request, originSchema);
  return { values: await openValues(origin), countries: listCountryOptions(), cancelTo: backTo(origin) };
}

export const action = formAction({
  guard: requireAdmin,
  intents: {
    "billing-client": {
      schema: billingClientSchema,
      prepare: async (form, { request }) => {
        // The account may have an identity by now, and the lead may be gone.
        await openValues(parseQuery(request, originSchema));
        return { form };
      },
      run: async (identity, { actor, request }) => {
        const origin = parseQuery(request, originSchema);
        const { id } = await createBillingClient(actor, identity, origin.client ?? null);
        if (origin.devis) await setQuoteClient(actor, origin.devis, id);
        const page = origin.devis ? backTo(origin) : `/admin/clients-facturation/${id}`;
        return redirectWithSuccess(page, BILLING_CLIENT_SAVED);
      },
    },
  },
});

export default function NewBillingClient() {
  const { values, countries, cancelTo } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={TITLE} description="À qui les devis et les factures sont établis." />
      <BillingClientForm values={values} countries={countries} cancelTo={cancelTo} />
    </>
  );
}
