import { expect, it } from "vitest";
import { z } from "zod";
import { firstMessages } from "~/lib/forms/first-messages";

it("says one sentence for one field, however many of its rules fail", () => {
  const schema = z.object({
    name: z
      .string()
      .min(3, "Trop court")
      .regex(/^[a-z]+$/, "Des lettres"),
    lines: z.array(z.object({ price: z.string().min(2, "Le prix manque") })),
  });
  const { error } = schema.safeParse({ name: "1", lines: [{ price: "12" }, { price: "" }] });
  expect([...firstMessages(error?.issues ?? [])]).toEqual([
    ["name", "Trop court"],
    ["lines.1.price", "Le prix manque"],
  ]);
});
