import { expect, it } from "vitest";
import { z } from "zod";
import { refundSchema } from "~/features/invoices/schema/payment";
import { parseForm } from "~/server/forms/parse-form.server";

function sentencesOf(schema: z.ZodType, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return Object.values(parseForm(form, schema).reply().error ?? {}).map((sentences) => sentences?.length);
}

it("a field says one sentence for one fault, however many rules its schema has", () => {
  const field = z
    .string()
    .min(5, "court")
    .regex(/^a/, "autre")
    .refine(() => false, "jamais");
  expect(sentencesOf(z.object({ field }), { field: "b" })).toEqual([1]);
  for (const bad of ["demain", "31/02/2026", "1.500", "0.125", "x"]) {
    expect(sentencesOf(refundSchema, { paid_on: bad, mode: bad, amount: bad })).toEqual([1, 1, 1]);
  }
});
