import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { schemaDifference } from "~/server/db/schema-engine.server";

test("the migrations and the Prisma schema describe the same database", async () => {
  expect(await schemaDifference()).toBe("");
});

test("a field more in the schema would be noticed", async () => {
  const schema = readFileSync("prisma/schema.prisma", "utf8").replace(
    "model Profile {",
    "model Profile {\n  nickname String?",
  );
  expect(await schemaDifference(undefined, schema)).toContain('ADD COLUMN     "nickname" TEXT');
});
