import { data, redirect } from "@remix-run/node";
import { z } from "zod";
import type { BillingClientValues } from "~/features/billing-clients/model";
import { newBillingClientValues } from "~/features/billing-clients/model";
import { getBillingClientOf, getKnownOfAccount, getKnownOfInquiry } from "~/features/billing-clients/queries.server";
import { QUOTES_PATH } from "~/features/quotes/model/quote";
import { parseQuery } from "~/server/http/list-query.server";

const idField = z.uuid().optional().catch(undefined);

/** For whom the identity is: a client with an account, a lead, or anybody; and the quote that waits for it. */
const originSchema = z.object({ client: idField, piste: idField, devis: idField });

export type Origin = z.output<typeof originSchema>;

/** Whom the address names. */
export function originOf(request: Request): Origin {
  return parseQuery(request, originSchema);
}

/** The page from which one comes. */
export function backTo({ client, piste, devis }: Origin): string {
  if (devis) return `${QUOTES_PATH}/${devis}`;
  if (client) return `/admin/clients/${client}`;
  return piste ? `/admin/inquiries/${piste}` : "/admin/clients-facturation";
}

/**
 * A new identity with what is known already.
 * @throws a redirect to the identity that the account has, a 404 for an account or a lead that is not there
 */
export async function openValues({ client, piste }: Origin): Promise<BillingClientValues> {
  if (!client && !piste) return newBillingClientValues(null);
  const stored = client ? await getBillingClientOf(client) : null;
  if (stored) throw redirect(`/admin/clients-facturation/${stored.id}`);
  const known = client ? await getKnownOfAccount(client) : await getKnownOfInquiry(piste ?? "");
  if (!known) throw data(null, { status: 404 });
  return newBillingClientValues(known);
}
