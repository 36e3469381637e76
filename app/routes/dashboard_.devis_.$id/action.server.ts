import type { ActionFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { PEOPLE_COPY } from "~/content/client-people";
import { mayDecideFor } from "~/features/client-people/queries.server";
import { submitDecision } from "~/features/quotes/commands/submit-decision.server";
import { getQuoteOfClient } from "~/features/quotes/queries/client-quotes.server";
import { quoteIdSchema } from "~/features/quotes/schema/decision";
import { clientAddress } from "~/server/http/client-address.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireUser } from "~/server/sessions/guards.server";

/** Answers a form of a quote, for somebody who decides for its client. @throws a 404 for another client's. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const { id } = paramsOr404(quoteIdSchema, params);
  const found = await getQuoteOfClient(user.id, id);
  if (!found) throw data(null, { status: 404 });
  const { rootId, clientId } = found;
  const path = `/dashboard/devis/${id}`;
  if (!(await mayDecideFor(user.id, clientId)))
    return redirectWithFlash(path, { tone: "error", title: PEOPLE_COPY[user.language].readsOnly });
  const from = { ip: clientAddress(context), userAgent: request.headers.get("User-Agent") };
  const sender = { rootId, path, profileId: user.id, ...from };
  const outcome = await submitDecision(sender, await request.formData());
  if (!outcome) throw data(null, { status: 400 });
  if (outcome.kind === "taken") return redirect(path, 303);
  const { reply, status, retryAfterSeconds } = outcome;
  const headers = retryAfterSeconds ? { "Retry-After": String(retryAfterSeconds) } : undefined;
  return data(reply, { status, headers });
}
