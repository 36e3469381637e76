import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

/**
 * Reads a posted form by its schema. conform's own coercion stays off: it reaches into every step of a schema and
 * answers in English where a trimmed text turns out empty. Our schemas take strings and say themselves what is missing.
 */
export function parseForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
): Submission<z.input<Schema>, string[], z.output<Schema>> {
  return parseWithZod(form, { schema, disableAutoCoercion: true });
}
