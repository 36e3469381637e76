import type { PlainStatus } from "~/server/http/plain-page.server";
import { plainPage } from "~/server/http/plain-page.server";
import type { Answer } from "./exchange.server";

/** What the adapter answers by itself, before or instead of the application. */
export function plainAnswer(status: PlainStatus): Answer {
  return {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
    body: Buffer.from(plainPage(status)),
  };
}
