import { beforeEach, expect, it } from "vitest";
import { parseDocument } from "~/features/billing/schema/document";
import { deleteProject } from "~/features/projects/commands/projects.server";
import { queueQuoteLetter } from "~/features/quotes/commands/quote-sent-letters.server";
import { getQuote } from "~/features/quotes/queries/quotes.server";
import { action as eraseClientAction } from "~/routes/admin.clients_.$id.erase/route";
import { db } from "~/server/db/db.server";
import type { User } from "~/server/sessions/user";
import { makeCase } from "../support/cases";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { sendQuote } from "../support/quotes";
import { postArgs, signedInAs } from "../support/requests";

const NAME = "Ghita Sanaouber";
const FORMER = "compta@ancienne.example";

let sara: User;
let cookie: string;
let id: string;

beforeEach(async () => {
  await resetDatabase();
  sara = (await makePerson("admin", "sara@zellige.example")) as never as User;
  cookie = await signedInAs(sara.id);
  id = (await makePerson("client", "ghita@sanaouber.example")).id;
  await db.credential.update({ where: { profile_id: id }, data: { email_verified_at: new Date() } });
  await db.profile.update({ where: { id }, data: { full_name: NAME, erasure_requested_at: new Date() } });
});

const erase = () => eraseClientAction(postArgs(`/admin/clients/${id}/erase`, {}, { cookie, params: { id } }));

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
    ...{
      kind: "thread-letter",
      recipient: "sara@zellige.example",
      subject: "Message",
      message_id: projectId,
      html: "",
    },
    text: `${NAME} a écrit.\n\nLire\u202f:\nhttps://zellige.example/admin/projects/${projectId}/messages`,
  });
  const other = about(crypto.randomUUID());
  await db.mailMessage.createMany({ data: [about(project.id), other] });
  await deleteProject(sara, project.id);
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
