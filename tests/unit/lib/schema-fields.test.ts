import { expect, it } from "vitest";
import { z } from "zod";
import { fiveSchema } from "~/features/generation/schema/forms";
import { serviceSchema } from "~/features/services/schema";
import { schemaFieldsOf } from "~/lib/forms/schema-fields";

it("names the fields of a form, whatever they are wrapped in", () => {
  const inner = z.object({
    a: z.string().trim().min(1).optional(),
    b: z.string().catch("").nullable(),
    c: z.preprocess((value) => value, z.array(z.string()).max(3)).default([]),
    d: z.string().transform(Number).pipe(z.number()),
    e: z.array(z.object({ f: z.string() }).transform((each) => each)).optional(),
  });
  const fields = schemaFieldsOf(
    z
      .preprocess(
        (value) => value,
        inner.refine(() => true),
      )
      .transform((each) => each),
  );
  expect(Object.fromEntries(fields)).toEqual({
    a: { isList: false, parts: new Set() },
    b: { isList: false, parts: new Set() },
    c: { isList: true, parts: new Set() },
    d: { isList: false, parts: new Set() },
    e: { isList: true, parts: new Set(["f"]) },
  });
});

it("finds the lists of our own forms", () => {
  expect(schemaFieldsOf(fiveSchema).get("subjects")?.parts).toContain("title");
  expect(schemaFieldsOf(serviceSchema).get("features")).toEqual({ isList: true, parts: new Set() });
});
