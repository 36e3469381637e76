import type { ActionFunction } from "@remix-run/node";
import type { FaultData } from "~/lib/forms/unavailable";
import type { PlainStatus } from "./plain-page.server";
import { plainPage } from "./plain-page.server";

/**
 * A route without a page of its own has no error boundary: what it throws with `data()` would reach people as raw
 * JSON in English. This turns it into a page of one sentence.
 */
export function withPlainErrors<Handler extends ActionFunction>(handler: Handler): ActionFunction {
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      const { type, data, init } = (error ?? {}) as { type?: unknown; data?: FaultData; init?: ResponseInit | null };
      if (type !== "DataWithResponseInit") throw error;
      throw plainError((init?.status ?? 500) as PlainStatus, init?.headers, data?.reference);
    }
  };
}

/** A refusal as a page of one sentence. */
export function plainError(status: PlainStatus, init?: HeadersInit, reference?: string): Response {
  const headers = new Headers(init);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Cache-Control", "no-store");
  return new Response(plainPage(status, reference), { status, headers });
}
