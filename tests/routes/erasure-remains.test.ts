import { beforeEach, describe, expect, it } from "vitest";
import { idsWrittenBySql, unprovenMessageSql } from "~/features/accounts/queries.server";
import { parseDocument } from "~/features/billing/schema";
import { deleteCase } from "~/features/case-studies/write.server";
import { emailsOfSql } from "~/features/mail/delete.server";
import { emailsAboutSql } from "~/features/personal-data/forget-letters.server";
import { redactAuditSql, redactContactsSql, redactPerson } from "~/features/personal-data/redact-traces.server";
import { deleteProject } from "~/features/projects/write.server";
import { getQuote } from "~/features/quotes/queries.server";
import { queueQuoteLetter } from "~/features/quotes/send-link.server";
import { erasures } from "~/personal-data-registrations.server";
import { action as eraseInquiryAction, loader as inquiryLoader } from "~/routes/admin.inquiries.$id_.erase/route";
import { db } from "~/server/db/db.server";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";
import { makeCase, makeReview } from "../support/cases";
import { makeProvenClient } from "../support/form-pages";
import { admin, cookie, openOffice, sendForm } from "../support/office";
import { sendQuote } from "../support/quotes";
import { getArgs, postArgs } from "../support/requests";
import { wholeDatabase } from "../support/whole-database";

const EMAIL = "ghita@sanaouber.example";
const NAME = "Ghita Sanaouber";
const FORMER = "compta@ancienne.example";

let id: string;

beforeEach(async () => {
  await openOffice();
  id = await makeProvenClient(EMAIL);
  await db.profile.update({ where: { id }, data: { full_name: NAME, erasure_requested_at: new Date() } });
});

const erase = () => sendForm(`/admin/clients/${id}/erase`, {});

/** Sends a quote's letter to the address that its client had then. */
async function writeTo(profileId: string | null) {
  const sent = await sendQuote({ email: FORMER, profileId });
  const where = { id: sent.billingClientId };
  await db.billingClient.update({ where, data: { contact_name: NAME } });
  const quote = (await getQuote(sent.id))!;
  const letter = { quote, document: parseDocument(quote.document!), token: "t".repeat(43) };
  await db.$transaction((tx) => queueQuoteLetter(tx, "quote-sent", letter));
  await db.billingClient.update({ where, data: { email: "nouvelle@adresse.example" } });
  return quote.number!;
}

it("leaves no letter of a client's quote at an address that the client has no more", async () => {
  await writeTo(id);
  const other = await writeTo(null);
  await erase();
  const left = await db.mailMessage.findMany({ where: { recipient: FORMER } });
  expect(left.map(({ subject }) => subject)).toEqual([`Votre devis ${other}`]);
});

it.each(["trash", "nowhere"])("leaves no letter about a client's project that is in the %s", async (where) => {
  const project = await db.project.create({ data: { title: "Jardin", client_id: id } });
  const about = (projectId: string) => ({
    ...{ kind: "thread-letter", recipient: admin.email, subject: "Message", message_id: projectId, html: "" },
    text: `${NAME} a écrit.\n\nLire\u202f:\nhttps://zellige.example/admin/projects/${projectId}/messages`,
  });
  const other = about(crypto.randomUUID());
  await db.mailMessage.createMany({ data: [about(project.id), other] });
  await deleteProject(admin, project.id);
  if (where === "nowhere") await db.trashItem.deleteMany();
  await erase();
  expect(await db.mailMessage.findMany({ where: { recipient: other.recipient } })).toMatchObject([other]);
});

it("takes a name whose parts are held together by a space that does not break", async () => {
  const project = await db.project.create({ data: { title: "Jardin", client_id: id } });
  const work_done = "<p>Chez Ghita\u00a0Sanaouber, puis chez GHITA&nbsp;SANAOUBER.</p>";
  await db.profileTrace.deleteMany({ where: { kind: "name", value: "ghita" } });
  const work = await makeCase({ work_done, project_id: project.id, is_fictitious: false });
  await erase();
  const { work_done: left } = await db.caseStudy.findUniqueOrThrow({ where: { id: work.id } });
  expect(left).not.toMatch(/ghita|sanaouber/i);
});

async function eraseInquiry(id: string) {
  const options = { cookie, params: { id } };
  const { seen } = await inquiryLoader(getArgs(`/admin/inquiries/${id}/erase`, options));
  await eraseInquiryAction(postArgs(`/admin/inquiries/${id}/erase`, { seen }, options));
}

async function expectForgotten() {
  await db.mailMessage.deleteMany({ where: { kind: "data-erased" } });
  expect(JSON.stringify(await wholeDatabase())).not.toMatch(/ghita|sanaouber/i);
}

it.each([
  ["that a client's review stands in", async () => ({ testimonial_id: (await makeReview({ name: NAME })).id })],
  [
    "of a client's project, nor the trail of it",
    async () => ({ project_id: (await db.project.create({ data: { title: "Jardin", client_id: id } })).id }),
  ],
])("leaves no deleted work %s", async (_, makeTie) => {
  const names = { title: `Le jardin de ${NAME}`, client_name: NAME, is_fictitious: false };
  const { id: workId } = await makeCase({ ...names, ...(await makeTie()) });
  await deleteCase(admin, workId);
  await erase();
  await expectForgotten();
});

it("leaves no deleted project that came of a message, and those of others", async () => {
  const project = await db.project.create({ data: { title: `Site de ${NAME}`, description: NAME } });
  const sent = { name: NAME, email: EMAIL, message: "Un site", project_id: project.id };
  const inquiry = await db.contactInquiry.create({ data: sent });
  await db.profile.deleteMany({ where: { id } });
  const other = await db.project.create({ data: { title: "Enseigne" } });
  await deleteProject(admin, project.id);
  await deleteProject(admin, other.id);
  await eraseInquiry(inquiry.id);
  await expectForgotten();
  expect(await db.trashItem.findMany({ select: { target_id: true } })).toEqual([{ target_id: other.id }]);
});

const someId = crypto.randomUUID();
const inquiryIds = [crypto.randomUUID()];
const phones = ["+212661234567"];
const address = { email: "yasmine@casbah.example", since: null, until: null };
const addresses = [
  { ...address, isProven: true },
  { ...address, email: "autre@casbah.example", isProven: false },
];

const STATEMENTS: [string, Sql][] = [
  ...redactContactsSql(erasures, { emails: [address.email], phones, names: ["Yasmine"] }).map(
    (statement): [string, Sql] => [`addresses and numbers: ${statement.sql.split("\n")[0]?.trim()}`, statement],
  ),
  ["names of the audit trail", redactAuditSql({ id: someId, inquiryIds }, "(?<!\\w)Yasmine(?!\\w)")],
  ["letters", emailsAboutSql({ addresses: addresses.map((one) => ({ ...one, isShared: false })), inquiryIds })],
  [
    "letters about what came of it",
    emailsOfSql({ pages: [`/admin/devis/${someId}`], invoiceIds: [someId], quoteNumbers: ["D-1"], recipients: ["x"] }),
  ],
  ["messages of the client", idsWrittenBySql(someId, addresses)],
  ["messages that stay", unprovenMessageSql({ id: someId, addresses, phones })],
];

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
    const said = [
      "Rappeler au 06 61-23.45/67 demain",
      "tél. +212(0)661234567",
      "Yasmine@CASBAH.example",
      "06 61 23 45 68",
      "notyasmine@casbah.example",
    ];
    const entry = { action: "noted", target_kind: "inquiry" };
    await db.auditEntry.createMany({ data: said.map((text) => ({ ...entry, details: { text } })) });
    const person = { id: someId, inquiryIds, phones, emails: [address.email], names: [] };
    await db.$transaction((tx) => redactPerson(tx, erasures, person));
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
