import { loader } from "~/routes/go.$way/route";
import { siteUrl } from "~/server/env.server";

const FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0";

interface Visit {
  userAgent?: string;
  address?: string;
  headers?: Record<string, string>;
}

/** Follows a link of the site that leaves for the agency's WhatsApp, telephone or e-mail, as a visitor's browser would. */
export async function follow(href: string, visit: Visit = {}): Promise<Response> {
  const { userAgent = FIREFOX, address = "192.0.2.1", headers = {} } = visit;
  const request = new Request(new URL(href, siteUrl), { headers: { "User-Agent": userAgent, ...headers } });
  const way = new URL(request.url).pathname.split("/")[2] ?? "";
  const args = { request, params: { way }, context: { clientAddress: address } };
  return loader(args as Parameters<typeof loader>[0]);
}

/** Where such a link leads. */
export async function targetOf(href: string, visit?: Visit): Promise<URL> {
  return new URL((await follow(href, visit)).headers.get("Location") ?? "");
}

/** The message that a link to WhatsApp begins with. */
export async function messageOf(href: string, visit?: Visit): Promise<string> {
  return (await targetOf(href, visit)).searchParams.get("text") ?? "";
}
