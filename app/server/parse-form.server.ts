import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { z } from "zod";
import { logger } from "~/server/logger.server";

/**
 * Reads a posted form by its schema. conform's own coercion stays off: it reaches into every step of a schema and
 * answers in English where a trimmed text turns out empty. Our schemas take strings and say themselves what is missing.
 * @throws a 400 for a form that no page of ours could have sent, such as a broken conform intent.
 */
export function parseForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
): Submission<z.input<Schema>, string[], z.output<Schema>> {
  try {
    return parseWithZod(form, { schema, disableAutoCoercion: true });
  } catch (error) {
    logger.warn({ event: "unreadable-form", err: error });
    throw data({ reason: "unreadable" }, { status: 400 });
  }
}
