import { expect, it } from "vitest";
import type { z } from "zod";
import { changedPostSchema } from "~/features/blog/schema";
import { caseSchema } from "~/features/case-studies/schema";
import { redirectSchema } from "~/features/redirects/schema";
import { exampleSchema } from "~/features/services/schema";
import { announcementSchema } from "~/features/settings/appearance/schema";
import { settingsSchema } from "~/features/settings/schema";
import { memberSchema } from "~/features/settings/team/schema";

/** Every field that takes the address of a link. */
const FIELDS: [z.ZodObject, string][] = [
  [settingsSchema, "instagram_url"],
  [settingsSchema, "linkedin_url"],
  [settingsSchema, "reddit_url"],
  [announcementSchema, "announcement_url"],
  [exampleSchema, "project_url"],
  [exampleSchema, "image_url"],
  [caseSchema, "public_url"],
  [caseSchema, "image_url"],
  [memberSchema, "image_url"],
  [changedPostSchema, "image_url"],
];

it.each(FIELDS)(
  "%#: an address without its scheme leads to https:, and what leads to no page is refused",
  (schema, name) => {
    const read = (typed: string) => schema.shape[name]?.safeParse(typed) as { success: boolean; data: unknown };
    for (const typed of ["www.exemple.ma/a.png", " exemple.ma/a?b=1 ", "//exemple.ma", "\u200ewww.exemple.ma\u200f"]) {
      expect(read(typed)).toMatchObject({
        success: true,
        data: expect.stringMatching(/^https:\/\/(www\.)?exemple\.ma/),
      });
    }
    for (const typed of ["contact@exemple.ma", "06 61 23 45 67", "javascript:alert(1)", "exemple", "mailto:a@b.ma"]) {
      expect([typed, read(typed).success]).toEqual([typed, false]);
    }
    expect(read(" ")).toMatchObject({ success: true, data: null });
  },
);

it("an old address may be pasted without its scheme", () => {
  const read = redirectSchema.parse({ from_path: "www.ancien.ma/2021/03/Logo/", to_path: "/blog/logo" });
  expect(read.from_path).toBe("/2021/03/logo");
});
