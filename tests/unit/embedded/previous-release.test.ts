import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { getFiscalRules } from "~/features/fiscal-rules/queries.server";
import { createPrismaClient } from "~/server/db/create-prisma-client.server";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import { GuardedDatabase } from "~/server/db/guarded-adapter.server";
import { migrateDatabase } from "~/server/db/migrate.server";
import previous from "../../../prisma/previous-release.json";
import type { SchemaContract } from "../../support/schema-contract";
import { brokenPromises, listUnknownValues, readSchemaContract } from "../../support/schema-contract";
import { makeTemporaryFolder } from "../../support/temporary-folder";

vi.setConfig({ hookTimeout: 300_000 });

/**
 * Rules that a later migration adds and that nothing which the previous release stores can break, each with its reason.
 * Emptied with each release.
 */
const HARMLESS: Record<string, string> = {
  "gone: unique fiscal_rules (id)": "a view of the kinds that the previous release knows, which it only reads",
  "gone: unique fiscal_rules (kind, valid_from)": "the same view",
  "may be refused now: payments: CHECK (((stamp_duty >= 0) AND (((received >= 0) AND (vat_withheld >= 0) AND (fee_withheld >= 0) AND (((received + vat_withheld) + fee_withheld) > 0)) OR ((received < 0) AND (vat_withheld <= 0) AND (fee_withheld <= 0) AND (stamp_duty = 0)))))":
    "takes the place of a stricter rule: what was allowed still is, and refunds too",
  "may be refused now: legal_identity: CHECK ((((deposit_percent >= 0) AND (deposit_percent <= 100)) AND ((quote_validity_days >= 1) AND (quote_validity_days <= 365)) AND ((payment_days >= 0) AND (payment_days <= 365))))":
    "takes the place of a stricter rule, which ended at 120 days: the longest delay is a dated rule now",
};

const folder = makeTemporaryFolder("zellige-previous-");
const backend = new EmbeddedBackend(join(folder, "database"));
let former: SchemaContract;
let present: SchemaContract;

/** As an upgrade does: first what the previous release has applied, then what is new, whatever its name sorts behind. */
beforeAll(async () => {
  const migrations = join(folder, "migrations");
  mkdirSync(migrations);
  for (const name of [...previous.migrations, "migration_lock.toml"]) {
    cpSync(join("prisma/migrations", name), join(migrations, name), { recursive: true });
  }
  await migrateDatabase(backend, migrations);
  former = await readSchemaContract(await backend.connect());
  await migrateDatabase(backend);
  present = await readSchemaContract(await backend.connect());
});

afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

test("the migrations of the previous release are all still there", () => {
  const names = readdirSync("prisma/migrations");
  expect(previous.migrations.filter((name) => !names.includes(name))).toEqual([]);
});

test("the process of the previous release finds all that it relies on, and may store what it stores", () => {
  const broken = brokenPromises(former, present);
  expect(broken.filter((found) => !(found in HARMLESS))).toEqual([]);
  expect(Object.keys(HARMLESS).filter((rule) => !broken.includes(rule))).toEqual([]);
});

test("the process of the previous release can read every row of the migrations", async () => {
  const adapter = await backend.connect();
  expect(await listUnknownValues(adapter, former)).toEqual([]);
  await adapter.executeScript("BEGIN");
  try {
    await adapter.executeScript(`
      DROP VIEW fiscal_rules;
      ALTER TABLE dated_rules RENAME TO fiscal_rules`);
    expect(await listUnknownValues(adapter, former)).toContain("fiscal_rules.kind: late_letter_first");
  } finally {
    await adapter.executeScript("ROLLBACK");
  }
});

test("the process of the previous release finds the rules that it knows, as the owner has edited them", async () => {
  const adapter = await backend.connect();
  await adapter.executeScript("BEGIN");
  try {
    await adapter.executeScript("UPDATE dated_rules SET value = 5000 WHERE kind = 'vat_withheld_public_body'");
    const sql = "SELECT kind::text, value FROM fiscal_rules ORDER BY 1";
    const { rows } = await adapter.queryRaw({ sql, args: [], argTypes: [] });
    expect(rows).toEqual([
      ["cash_fine", 600],
      ["cash_warning_amount", 2_000_000],
      ["payment_days_max", 120],
      ["stamp_duty_cash", 25],
      ["vat_withheld_public_body", 5000],
    ]);
  } finally {
    await adapter.executeScript("ROLLBACK");
  }
});

/** What expands is free, what contracts is found. */
const CHANGES: [sql: string, found: string[]][] = [
  ["ALTER TABLE testimonials ADD COLUMN town TEXT", []],
  ["ALTER TABLE testimonials ADD COLUMN stars INTEGER NOT NULL DEFAULT 5 CHECK (stars > 0)", []],
  ["CREATE TABLE towns (name TEXT NOT NULL UNIQUE)", []],
  ["ALTER TABLE testimonials DROP COLUMN reply", ["gone: column testimonials.reply text"]],
  [
    "ALTER TABLE testimonials RENAME COLUMN content TO words",
    ["gone: column testimonials.content text", "must be filled now: testimonials.words"],
  ],
  ["ALTER TABLE testimonials ADD COLUMN town TEXT NOT NULL", ["must be filled now: testimonials.town"]],
  ["ALTER TABLE testimonials ALTER position SET NOT NULL", ["must be filled now: testimonials.position"]],
  [
    "ALTER TABLE testimonials ADD CHECK (length(name) < 10)",
    ["may be refused now: testimonials: CHECK ((length(name) < 10))"],
  ],
  ["CREATE UNIQUE INDEX ON testimonials (name, content)", ["may be refused now: unique testimonials (name, content)"]],
  [`ALTER TYPE "Role" RENAME VALUE 'admin' TO 'owner'`, ["gone: value admin of Role"]],
];

test.each(CHANGES)("%s", async (sql, found) => {
  const adapter = await backend.connect();
  await adapter.executeScript("BEGIN");
  try {
    await adapter.executeScript(sql);
    expect(brokenPromises(present, await readSchemaContract(adapter))).toEqual(found);
  } finally {
    await adapter.executeScript("ROLLBACK");
  }
});

test("a kind of rule that only the next release knows is passed over", async () => {
  const adapter = await backend.connect();
  await adapter.executeScript(`ALTER TYPE "FiscalRuleKind" ADD VALUE 'kind_of_the_next_release'`);
  await adapter.executeScript(`
    INSERT INTO dated_rules (kind, value, source, valid_from) VALUES ('kind_of_the_next_release', 1, 'loi', '2026-01-01')`);
  const client = createPrismaClient(new GuardedDatabase(backend));
  const rules = await getFiscalRules("2026-12-01", client);
  expect(rules).toMatchObject({ stamp_duty_cash: { value: 25 }, late_letter_second: { value: 15 } });
  expect(rules).not.toHaveProperty("kind_of_the_next_release");
});
