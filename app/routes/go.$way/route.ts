import type { LoaderFunctionArgs } from "@remix-run/node";
import { getChatMessage } from "~/features/inquiries/chat-message.server";
import { obtainLeadReference } from "~/features/inquiries/enter.server";
import { getChatText } from "~/features/marketing/chat-text.server";
import { followWayOut } from "~/features/marketing/follow-way-out.server";
import { getKnownPage } from "~/features/marketing/lead-source.server";
import type { ContactWay } from "~/features/marketing/model/ways-out";
import { referenceText, WAYS_OUT, withReference } from "~/features/marketing/model/ways-out";
import type { WayOutQuery } from "~/features/marketing/schema";
import { wayOutParamsSchema, wayOutSchema } from "~/features/marketing/schema";
import { getSite } from "~/features/settings/queries.server";
import { campaignOf } from "~/lib/web/campaign";
import { phoneHref, whatsappUrl } from "~/lib/web/phone";
import { ownReferrer } from "~/lib/web/referrer";
import { siteHost } from "~/server/env.server";
import { clientNetwork } from "~/server/http/client-address.server";
import { parseQuery } from "~/server/http/list-query.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import { isVisit } from "~/server/http/visitor-request.server";
import { logger } from "~/server/logger.server";

// Many visitors may share one address; none writes to us so often.
const limit = rateLimit({ name: "contact-clicks", points: 120, seconds: 3600 });

const MAIL_SUBJECT = "Demande depuis le site";

/** Counts a link to the agency, and leads to what the settings say: no part of the request chooses where to. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const way = WAYS_OUT[paramsOr404(wayOutParamsSchema, params).way];
  const query = parseQuery(request, wayOutSchema);
  const page = await orNull(() => getKnownPage(query.de), "page-not-known");
  const sent = way === "whatsapp" && query.demande ? await sentMessage(request, query.demande) : null;
  // What goes on as a chat was counted as a message, and opens by itself.
  const isCounted = page !== null && sent === null;
  const code = isCounted
    ? await orNull(() => follow({ request, context }, { way, page, query }), "click-not-counted")
    : null;
  const headers = { Location: await targetOf(way, { page, query, code, sent }), "X-Robots-Tag": "noindex, nofollow" };
  return new Response(null, { status: 303, headers: { ...headers, "Cache-Control": "no-store" } });
}

/** The link's reference code; null where it is not counted. */
async function follow(
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
  { way, page, query }: { way: ContactWay; page: string; query: WayOutQuery },
): Promise<string | null> {
  const network = clientNetwork(context);
  if (!(await isVisit(request)) || (await limit.consume(network)) !== null) return null;
  const userAgent = request.headers.get("User-Agent") ?? "";
  return followWayOut({ way, page, campaign: query.campagne || campaignOfLastPage(request) }, { network, userAgent });
}

/** Without scripts a campaign is in the address of the page alone that held the link. */
function campaignOfLastPage({ headers }: Request): string {
  const last = ownReferrer(headers.get("Referer"), [siteHost, headers.get("Host") ?? undefined]);
  return last ? campaignOf(last.search) : "";
}

/**
 * The words of a message that its sender takes to the chat, with its own reference, by which it is no other lead; null for
 * a link that names none. A robot is given no reference.
 */
async function sentMessage(request: Request, token: string): Promise<string | null> {
  const message = await orNull(() => getChatMessage(token), "message-not-read");
  if (!message) return null;
  const isOwn = await isVisit(request);
  const code = isOwn ? await orNull(() => obtainLeadReference(message.id), "reference-not-given") : null;
  return withReference(message.text, code);
}

async function targetOf(
  way: ContactWay,
  { page, query, code, sent }: { page: string | null; query: WayOutQuery; code: string | null; sent: string | null },
): Promise<string> {
  const { whatsappNumber, phone, email } = await getSite();
  if (way === "phone") return phoneHref(phone);
  if (way === "email") {
    const subject = code ? `${MAIL_SUBJECT} (${referenceText(code)})` : MAIL_SUBJECT;
    return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
  }
  if (sent !== null) return whatsappUrl(whatsappNumber, sent);
  const text = (await orNull(() => getChatText(page, query), "text-not-read")) ?? (await getChatText(null, query));
  return whatsappUrl(whatsappNumber, withReference(text, code));
}

/** A link works whatever cannot be read or counted. */
async function orNull<Result>(work: () => Promise<Result>, event: string): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    logger.warn({ event, err: error });
    return null;
  }
}
