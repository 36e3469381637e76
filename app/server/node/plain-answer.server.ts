import type { PlainStatus } from "~/server/http/plain-page.server";
import { plainPage } from "~/server/http/plain-page.server";
import type { Answer } from "./exchange.server";

/** Responses of the adapter itself, without the application. */
export function plainAnswer(status: PlainStatus, reference?: string): Answer {
  return {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
    body: Buffer.from(plainPage(status, reference)),
  };
}
