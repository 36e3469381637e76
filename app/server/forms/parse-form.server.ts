import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { z } from "zod";
import { LIST_STEP } from "~/lib/forms/list-step";
import type { SchemaField } from "~/lib/forms/schema-fields";
import { schemaFieldsOf } from "~/lib/forms/schema-fields";
import { logger } from "~/server/logger.server";

/** More than the longest form of ours has, with every list in it full. */
const FIELDS_MAX = 500;

/** More places than any list of ours may fill, so that one that is too long is still told so in words. */
const PLACES_MAX = 100;

/** A field, a place in a list, or a field of what stands there: forms here nest no deeper. */
const FIELD_NAME = /^([^.[\]]{0,100})(?:\[(\d{0,3})\](?:\.((?!length$)[a-z_]{1,60}))?)?$/;

const TEXT: SchemaField = { isList: false, parts: new Set() };

const place = z
  .number()
  .int()
  .min(0)
  .max(PLACES_MAX - 1)
  .optional();

/** What a button may ask of a list in its form. */
const intentSchema = z.object({
  type: z.string(),
  payload: z.object({
    name: z.string().regex(FIELD_NAME).optional(),
    index: place,
    from: place,
    to: place,
    defaultValue: z.string().optional(),
    value: z.string().optional(),
  }),
});

/**
 * Reads a posted form by its schema: of the fields, those that the schema names, and the answer repeats no others.
 * conform's own coercion stays off: it reaches into every step of a schema and answers in English where a trimmed text
 * turns out empty. Our schemas take strings and say themselves what is missing.
 * @param beside fields that the form has and the schema does not judge: they are repeated as they were typed
 * @throws a 400 for a form that no page of ours could have sent, such as a broken conform intent.
 */
export function parseForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  beside: readonly string[] = [],
): Submission<z.input<Schema>, string[], z.output<Schema>> {
  const fields = new Map([...schemaFieldsOf(schema), ...beside.map((name) => [name, TEXT] as const)]);
  return readOr400(() =>
    parseWithZod(knownFields(form, fields), { schema, disableAutoCoercion: true, formatError: firstSentence }),
  );
}

/** What reads a form. @throws a 400 where that throws: no page of ours could have sent it */
export function readOr400<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    logger.warn({ event: "unreadable-form", reason: String(error) });
    throw data({ reason: "unreadable" }, { status: 400 });
  }
}

/** A field says what is wrong with it first: once that is mended, the rest may be as well. */
function firstSentence([first]: z.core.$ZodIssue[]): string[] {
  return first ? [first.message] : [];
}

/**
 * conform builds what the names of fields describe before any schema sees it: `x[4000000000]` is a list that long, and
 * a name of ten thousand dots goes ten thousand objects deep. A few bytes would block the process for minutes, and a
 * list for each of five hundred names would be an answer of megabytes.
 */
function knownFields(form: FormData, fields: ReadonlyMap<string, SchemaField>): FormData {
  const entries = [...form];
  if (entries.length > FIELDS_MAX) throw new Error(`${entries.length} fields`);
  if (form.has("__state__")) throw new Error("A state that no form of ours keeps");
  const known = new FormData();
  for (const [name, value] of entries) {
    if (name === LIST_STEP) known.append(name, readIntent(value, fields));
    else if (isKnown(name, fields)) known.append(name, value);
  }
  return known;
}

function isKnown(name: string, fields: ReadonlyMap<string, SchemaField>): boolean {
  const [, field = "", position, part] = FIELD_NAME.exec(name) ?? refuse("A name that no field has");
  const known = fields.get(field);
  if (!known) return false;
  if (position === undefined) return true;
  if (Number(position) >= PLACES_MAX) throw new Error("A place that no list has");
  return known.isList && (part === undefined ? known.parts.size === 0 : known.parts.has(part));
}

function readIntent(value: FormDataEntryValue, fields: ReadonlyMap<string, SchemaField>): string {
  const { payload } = intentSchema.parse(JSON.parse(String(value)));
  if (payload.name && !isKnown(payload.name, fields)) throw new Error("A list that the form does not have");
  return String(value);
}

function refuse(reason: string): never {
  throw new Error(reason);
}
