import type { z } from "zod";

/** What a schema says of an input: under the path of each field its sentences, each once, with plain spaces; an empty object where it takes the input. */
export function issuesOf(schema: z.ZodType, input: unknown): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { path, message } of schema.safeParse(input).error?.issues ?? []) {
    const name = path.join(".");
    found[name] = [...new Set([...(found[name] ?? []), plainSpaces(message)])];
  }
  return found;
}

/** What a schema says of a valid input whose field is as long as it may be, and one character longer. */
export function issuesAtLimit(schema: z.ZodType, valid: object, [field, max]: readonly [string, number]) {
  const withLength = (length: number) => issuesOf(schema, { ...valid, [field]: "a".repeat(length) });
  return { longest: withLength(max), longer: withLength(max + 1) };
}

/** A text of the interface with plain spaces in place of those that do not break. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, " ");
}
