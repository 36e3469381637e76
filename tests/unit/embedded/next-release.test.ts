import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { getRulesOfDay } from "~/features/billing/rules/queries.server";
import { createPrismaClient } from "~/server/db/create-prisma-client.server";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import { GuardedDatabase } from "~/server/db/guarded-adapter.server";
import { temporaryDataDir } from "../../support/temporary-database";

test("a kind of rule that only the next release knows is passed over, while that one migrates under this one", async () => {
  const backend = new EmbeddedBackend(join(temporaryDataDir(), "database"));
  onTestFinished(() => backend.close());
  const adapter = await backend.connect();
  await adapter.executeScript(`ALTER TYPE "DatedRuleKind" ADD VALUE 'kind_of_the_next_release'`);
  await adapter.executeScript(`
    INSERT INTO dated_rules (kind, value, source, valid_from) VALUES ('kind_of_the_next_release', 1, 'loi', '2026-01-01')`);
  const rules = await getRulesOfDay("2026-12-01", createPrismaClient(new GuardedDatabase(backend)));
  expect(rules).toMatchObject({ stamp_duty_cash: { value: 25 }, late_letter_second: { value: 15 } });
  expect(rules).not.toHaveProperty("kind_of_the_next_release");
});
