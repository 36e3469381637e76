import type { ActionFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { submitDecision } from "~/features/quotes/commands/submit-decision.server";
import { getQuoteOfLink } from "~/features/quotes/queries/client-quotes.server";
import { clientAddress } from "~/server/http/client-address.server";

/** Answers a form of the page, whoever holds its link. @throws a 404 for a link that opens nothing. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const rootId = await getQuoteOfLink(token);
  if (!rootId) throw data(null, { status: 404 });
  const path = `/devis/${token}`;
  const from = { ip: clientAddress(context), userAgent: request.headers.get("User-Agent") };
  const sender = { rootId, path, profileId: null, ...from };
  const outcome = await submitDecision(sender, await request.formData());
  if (!outcome) throw data(null, { status: 400 });
  if (outcome.kind === "taken") return redirect(path, 303);
  const { reply, status, retryAfterSeconds } = outcome;
  const headers = retryAfterSeconds ? { "Retry-After": String(retryAfterSeconds) } : undefined;
  return data(reply, { status, headers });
}
