import { expect, test } from "vitest";
import { z } from "zod";
import { valuesOf } from "~/lib/forms/values-of";

const schema = z.object({
  title: z.string(),
  description: z.string().nullable(),
  revisions_count: z.string().transform(Number),
  details: z.array(z.string()),
});

test("the fields of a form hold what is stored, as text, and nothing else of the row", () => {
  const row = { id: "1", title: "Riad", description: null, revisions_count: 2, details: ["a", "b"] };
  const values = { title: "Riad", description: "", revisions_count: "2", details: ["a", "b"] };
  expect(valuesOf(schema, row)).toEqual(values);
});

test("without a row they are empty, but for what a new thing begins with", () => {
  const values = { title: "", description: "", revisions_count: "0", details: [""] };
  expect(valuesOf(schema, { revisions_count: 0, details: [""] })).toEqual(values);
});
