import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { z } from "zod";
import { logger } from "~/server/logger.server";

/** More than the longest form of ours has, with every list in it full. */
const FIELDS_MAX = 500;

/** A field, a place in a list, or a field of what stands there: forms here nest no deeper. */
const FIELD_NAME = /^[^.[\]]{0,100}(\[\d{0,3}\](\.(?!length$)[a-z_]{1,60})?)?$/;

const place = z.number().int().min(0).max(999).optional();

/** What a button may ask of a list in its form. */
const intentSchema = z.object({
  type: z.string(),
  payload: z.object({
    name: z.string().regex(FIELD_NAME).optional(),
    ...{ index: place, from: place, to: place },
    ...{ defaultValue: z.string().optional(), value: z.string().optional() },
  }),
});

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
    refuseMonsters(form);
    return parseWithZod(form, { schema, disableAutoCoercion: true });
  } catch (error) {
    logger.warn({ event: "unreadable-form", err: error });
    throw data({ reason: "unreadable" }, { status: 400 });
  }
}

/**
 * conform builds what the names of fields describe before any schema sees it: `x[4000000000]` is a list that long, and
 * a name of ten thousand dots goes ten thousand objects deep. A few bytes would hold up everybody for minutes.
 */
function refuseMonsters(form: FormData): void {
  const names = [...form.keys()];
  if (names.length > FIELDS_MAX) throw new Error(`${names.length} fields`);
  if (!names.every((name) => FIELD_NAME.test(name))) throw new Error("A name that no field has");
  if (form.has("__state__")) throw new Error("A state that no form of ours keeps");
  const intent = form.get("__intent__");
  if (intent) intentSchema.parse(JSON.parse(String(intent)));
}
