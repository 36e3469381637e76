import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { getKnownPage } from "~/features/marketing/lead-source.server";
import { pageField } from "~/features/marketing/schema";
import { cleanCampaign } from "~/lib/web/campaign";
import { cleanHost } from "~/lib/web/referrer";
import { clientNetwork } from "~/server/http/client-address.server";
import { parseQuery } from "~/server/http/list-query.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import { isVisit } from "~/server/http/visitor-request.server";
import { countPageView } from "~/server/page-views/page-views.server";

const limit = rateLimit({ name: "page-views", points: 600, seconds: 3600 });

const TEXT = z.string().max(1000);

const viewSchema = z.object({
  de: pageField,
  site: TEXT.transform(cleanHost).catch(""),
  campagne: TEXT.transform(cleanCampaign).catch(""),
});

/** A page that a browser had fetched ahead has been opened: it was not counted when it was sent. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { de, site, campagne } = parseQuery(request, viewSchema);
  const isCounted = (await isVisit(request)) && (await limit.consume(clientNetwork(context))) === null;
  const page = isCounted ? await getKnownPage(de) : null;
  if (page) countPageView({ page, referrer: site, campaign: campagne });
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}
