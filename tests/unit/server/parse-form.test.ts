import { describe, expect, it } from "vitest";
import { z } from "zod";
import { refundSchema } from "~/features/invoices/record-payment.server";
import { hiddenField } from "~/lib/forms/hidden-field";
import { versionField } from "~/lib/forms/version-field";
import { parseForm } from "~/server/forms/parse-form.server";

const schema = z.object({
  name: z.string(),
  tags: z.array(z.string()).optional(),
  rows: z.preprocess((value) => value, z.array(z.object({ word_count: z.string() }))).optional(),
});

function parse(...fields: [name: string, value: string][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return parseForm(form, schema);
}

const intent = (type: string, payload: unknown): [string, string] => ["__intent__", JSON.stringify({ type, payload })];
const unreadable = expect.objectContaining({ init: { status: 400 } });

function thrownBy(...fields: [name: string, value: string][]): unknown {
  try {
    return parse(...fields).reply();
  } catch (error) {
    return error;
  }
}

describe("parseForm", () => {
  it("reads fields, lists and what stands in a list", () => {
    const submission = parse(
      ["name", "Khadija"],
      ["tags[0]", "un"],
      ["tags[1]", "deux"],
      ["rows[0].word_count", "800"],
    );
    const value = { name: "Khadija", tags: ["un", "deux"], rows: [{ word_count: "800" }] };
    expect(submission).toMatchObject({ status: "success", value });
  });

  it("repeats what the form has beside its schema", () => {
    const form = new FormData();
    for (const name of ["alt", "other"]) form.append(name, "typed");
    expect(parseForm(form, schema, ["alt"]).reply().initialValue).toEqual({ alt: "typed" });
  });

  it.each([
    ["lists", (n: number) => `i${n}[99].a`],
    ["places of a field that is no list", (n: number) => `name[${n % 100}]`],
    ["parts of a list of texts", (n: number) => `tags[${n % 100}].a`],
    ["parts that a list does not have", (n: number) => `rows[${n % 100}].part_${"x".repeat(n % 9)}`],
    ["fields", (n: number) => `field-${n}`],
  ])("neither reads nor repeats %s that the form does not have", (_, nameOf) => {
    const strange = Array.from({ length: 490 }, (_, n): [string, string] => [nameOf(n), "a"]);
    const { status, initialValue, fields } = parse(...strange).reply() as Record<string, unknown>;
    expect({ status, initialValue, fields }).toEqual({ status: "error", initialValue: {}, fields: [] });
  });

  it("adds a line to a list and takes one away", () => {
    const tags: [string, string][] = ["un", "deux"].map((tag, index) => [`tags[${index}]`, tag]);
    const added = parse(...tags, intent("insert", { name: "tags", defaultValue: "trois" }));
    expect(added.payload).toMatchObject({ tags: ["un", "deux", "trois"] });
    const taken = parse(...tags, intent("remove", { name: "tags", index: 0 }));
    expect(taken.payload).toMatchObject({ tags: ["deux"] });
  });

  it.each([
    ["a list of thirty million places", "x[30000000]"],
    ["more places than a list of ours may fill", "tags[100]"],
    ["the length of a list", "x[0].length"],
    ["a place after a dot", "x.30000000"],
    ["a list in a list", "x[0][0]"],
    ["an object ten thousand deep", Array(10_000).fill("a").join(".")],
    ["a name that is too long", "a".repeat(10_000)],
    ["a state that conform would send back as it came", "__state__"],
  ])("refuses %s before it is built", (_, name) => {
    expect(thrownBy(["name", "Khadija"], [name, "1"])).toEqual(unreadable);
  });

  it("refuses more fields than any form has", () => {
    const fields = Array.from({ length: 20_000 }, (): [string, string] => ["name", ""]);
    expect(thrownBy(...fields)).toEqual(unreadable);
  });

  it.each([
    ["a list that the form does not have", intent("insert", { name: "x" })],
    ["a place that no list has", intent("update", { name: "tags", index: 100, value: "1" })],
    ["a move to it", intent("reorder", { name: "tags", from: 0, to: 30_000_000 })],
    ["a value that is no text", intent("update", { name: "x", value: JSON.parse("[".repeat(900) + "]".repeat(900)) })],
    ["a name that is too deep", intent("insert", { name: "a.a.a" })],
    ["no JSON", ["__intent__", "{"] as [string, string]],
  ])("refuses a button that asks for %s", (_, field) => {
    expect(thrownBy(["name", "Khadija"], field)).toEqual(unreadable);
  });
});

it("says one sentence for one fault of a field, however many rules its schema has", () => {
  const sentencesOf = (schema: z.ZodType, fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return Object.values(parseForm(form, schema).reply().error ?? {}).map((sentences) => sentences?.length);
  };
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

describe("a hidden field", () => {
  const hidden = z.object({ version: versionField, id: hiddenField(z.uuid()) });
  const read = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return parseForm(form, hidden);
  };

  it("may be missing or empty", () => {
    expect(read({})).toMatchObject({ status: "success", value: {} });
    expect(read({ version: "", id: "" })).toMatchObject({ status: "success", value: {} });
    expect(read({ version: "3" })).toMatchObject({ value: { version: 3 } });
  });

  it.each([{ version: "NaN" }, { version: "0" }, { version: "1.5" }, { id: "garbage" }] as Record<string, string>[])(
    "makes the form unreadable where no page could have sent it: %j",
    (fields) => {
      expect(() => read(fields)).toThrow(unreadable as never);
    },
  );
});
