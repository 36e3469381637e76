import { data } from "@remix-run/node";
import { DomainError } from "~/server/errors.server";

/**
 * What to throw for a thing that was deleted while its form stood open: a 404 instead of a command's `not-found`; any
 * other error stays as it is.
 * @param reason which screen of its own the 404 has, if any
 */
export function asNotFound(error: unknown, reason?: string): unknown {
  if (!(error instanceof DomainError) || error.code !== "not-found") return error;
  return data(reason ? { reason } : null, { status: 404 });
}
