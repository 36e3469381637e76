import type { z } from "zod";

type Stored = string | number | boolean | readonly string[] | null | undefined;

/** What the fields of a form hold: text, and for a list of lines one text a line. */
export type ValuesOf<Shape extends z.ZodRawShape> = {
  [Name in keyof Shape]: z.output<Shape[Name]> extends readonly unknown[] ? string[] : string;
};

/**
 * What the fields of a schema hold before anything is typed, from a stored row: nothing where the row has nothing, a number
 * as its digits. What is written otherwise than it is stored, such as an amount, is handed in as its text.
 */
export function valuesOf<Shape extends z.ZodRawShape>(
  { shape }: z.ZodObject<Shape>,
  row: { [Name in keyof Shape]?: Stored },
): ValuesOf<Shape> {
  const values = Object.keys(shape).map((name) => {
    const stored = row[name];
    return [name, Array.isArray(stored) ? [...stored] : String(stored ?? "")];
  });
  return Object.fromEntries(values);
}
