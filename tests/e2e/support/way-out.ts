import type { Locator } from "@playwright/test";

/** Where a link to the agency's WhatsApp, telephone or e-mail leads to, without going there. */
async function targetOf(link: Locator): Promise<URL> {
  const href = (await link.getAttribute("href")) ?? "";
  const answer = await link.page().request.get(href, { maxRedirects: 0 });
  return new URL(answer.headers().location ?? "");
}

/** The message that a link to WhatsApp begins with, its spaces plain. */
export async function messageOf(link: Locator): Promise<string> {
  const { hostname, searchParams } = await targetOf(link);
  return hostname === "wa.me" ? (searchParams.get("text") ?? "").replace(/\s/g, " ") : "";
}
