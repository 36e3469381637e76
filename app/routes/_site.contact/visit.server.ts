import { campaignOf } from "~/lib/web/campaign";
import { ownReferrer, referrerHost } from "~/lib/web/referrer";
import { siteHost } from "~/server/env.server";

const PATH = "/contact";

/**
 * By which page, site and campaign a visitor has come, as the address and the Referer header tell without a script; what
 * they do not tell is empty.
 */
export function readVisit({ url, headers }: Request) {
  const hosts = [siteHost, headers.get("Host") ?? undefined];
  const { search } = new URL(url);
  const own = ownReferrer(headers.get("Referer"), hosts);
  const last_referrer = referrerHost(headers.get("Referer"), hosts);
  const last_campaign = campaignOf(search) || campaignOf(own?.search ?? "");
  const landed = last_referrer || last_campaign ? PATH : "";
  return { last_page: own && own.pathname !== PATH ? own.pathname : landed, last_referrer, last_campaign };
}
