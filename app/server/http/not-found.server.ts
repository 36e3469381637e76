import { data } from "@remix-run/node";
import type { z } from "zod";
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

/**
 * The parameters of a path as their schema reads them.
 * @param reason which screen of its own the 404 has, if any
 * @throws a 404 when they cannot be those of any thing, such as an id that is no UUID.
 */
export function paramsOr404<Schema extends z.ZodType>(
  schema: Schema,
  params: unknown,
  reason?: string,
): z.output<Schema> {
  const parsed = schema.safeParse(params);
  if (parsed.success) return parsed.data;
  throw data(reason ? { reason } : null, { status: 404 });
}

type Missing = null | undefined | false | "";

/** @throws a 404 where there is no such thing */
export function foundOr404<Thing>(thing: Thing | Missing): Exclude<Thing, Missing> {
  if (!thing) throw data(null, { status: 404 });
  return thing as Exclude<Thing, Missing>;
}

/**
 * The thing that a path is about.
 * @throws a 404 when its parameters cannot be those of any thing, or where there is none
 */
export async function findOr404<Schema extends z.ZodType, Thing>(
  schema: Schema,
  params: unknown,
  find: (params: z.output<Schema>) => Promise<Thing | Missing>,
): Promise<Exclude<Thing, Missing>> {
  return foundOr404(await find(paramsOr404(schema, params)));
}
