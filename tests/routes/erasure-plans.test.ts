import { beforeAll, describe, expect, it } from "vitest";
import { idsWrittenBySql, unprovenMessageSql } from "~/features/accounts/queries/own-messages.server";
import { redactAuditSql, redactContactsSql, redactPerson } from "~/features/clients/commands/redact-traces.server";
import { emailsAboutSql, emailsOfSql } from "~/features/mail/commands/delete-emails.server";
import { db } from "~/server/db/db.server";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";
import { resetDatabase } from "../support/database";

const id = crypto.randomUUID();
const inquiryIds = [crypto.randomUUID()];
const phones = ["+212661234567"];
const address = { email: "yasmine@casbah.example", since: null, until: null };
const addresses = [
  { ...address, isProven: true },
  { ...address, email: "autre@casbah.example", isProven: false },
];

const STATEMENTS: [string, Sql][] = [
  ...redactContactsSql({ emails: [address.email], phones, names: ["Yasmine"] }).map((statement): [string, Sql] => [
    `addresses and numbers: ${statement.sql.split("\n")[0]?.trim()}`,
    statement,
  ]),
  ["names of the audit trail", redactAuditSql({ id, inquiryIds }, "(?<!\\w)Yasmine(?!\\w)")],
  ["letters", emailsAboutSql({ addresses: addresses.map((one) => ({ ...one, isShared: false })), inquiryIds })],
  [
    "letters about what came of it",
    emailsOfSql({ pages: [`/admin/devis/${id}`], invoiceIds: [id], quoteNumbers: ["D-1"], recipients: ["x"] }),
  ],
  ["messages of the client", idsWrittenBySql(id, addresses)],
  ["messages that stay", unprovenMessageSql({ id, addresses, phones })],
];

beforeAll(resetDatabase);

describe("erasing an account", () => {
  it.each(STATEMENTS)("finds rows by indexes, however many others there are: %s", async (_, statement) => {
    const plan = await db.$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
      return JSON.stringify(await tx.$queryRaw(sql`EXPLAIN ${statement}`));
    });
    expect(plan).not.toContain("Seq Scan");
    expect(plan).toMatch(/Index Cond/);
  });

  it("takes an address and a number in every way of writing them, and no other", async () => {
    await db.auditEntry.deleteMany();
    const said = [
      "Rappeler au 06 61-23.45/67 demain",
      "tél. +212(0)661234567",
      "Yasmine@CASBAH.example",
      "06 61 23 45 68",
      "notyasmine@casbah.example",
    ];
    const entry = { action: "noted", target_kind: "inquiry" };
    await db.auditEntry.createMany({ data: said.map((text) => ({ ...entry, details: { text } })) });
    const person = { id, inquiryIds, phones, emails: [address.email], names: [] };
    await db.$transaction((tx) => redactPerson(tx, person));
    const left = (await db.auditEntry.findMany()).map(({ details }) => (details as { text: string }).text);
    expect(left.sort()).toEqual(
      [
        "Rappeler au (effacé) demain",
        "tél. (effacé)",
        "(effacé)",
        "06 61 23 45 68",
        "notyasmine@casbah.example",
      ].sort(),
    );
  });
});
