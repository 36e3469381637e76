import { beforeEach, expect, it } from "vitest";
import { updateErasureRequest, updateOwnProfile } from "~/features/accounts/update-profile.server";
import { isClient, listClientChoices } from "~/features/clients/queries.server";
import { sendEmailJob } from "~/features/mail/deliver.server";
import { deliveryKey, SEND_MAIL } from "~/features/mail/outbox.server";
import { loader as listLoader } from "~/routes/admin.clients/route";
import { db } from "~/server/db/db.server";
import { createLink } from "~/server/db/links.server";
import { claimJob, runJob } from "~/server/jobs/job-queue.server";
import { flashOf } from "../support/answers";
import { makeProvenClient } from "../support/form-pages";
import { outbox } from "../support/mail";
import { admin, cookie, openOffice, sendForm } from "../support/office";
import { makePerson } from "../support/people";
import { plain } from "../support/plain-words";
import { getArgs, signedInAs } from "../support/requests";
import { showPage } from "../support/show-page";
import { wholeDatabase } from "../support/whole-database";

const EMAIL = "khadija@riad.example";
let id: string;

beforeEach(async () => {
  await openOffice();
  id = await makeProvenClient(EMAIL);
});

const erase = (clientId = id) => sendForm(`/admin/clients/${clientId}/erase`, {});
const ask = () => db.profile.update({ where: { id }, data: { company: "Riad", erasure_requested_at: new Date() } });

/** As if nobody had ever opened the link that was sent to his address. */
async function neverProven() {
  await db.credential.update({ where: { profile_id: id }, data: { email_verified_at: null } });
  await db.profileTrace.updateMany({ where: { profile_id: id }, data: { proven_at: null } });
}

const message = (email: string, fields: { client_id?: string; is_spam?: boolean } = {}) =>
  db.contactInquiry.create({ data: { name: "Khadija", email, phone: "06", message: "Mon riad", ...fields } });
/** A letter of which every part may tell who somebody is. */
const letterTo = (recipient: string, text: string, message_id = `${recipient} ${text}`) => ({
  ...{ kind: "x", recipient, subject: "Demande", html: "", text, message_id },
});
const lettersLeft = async () =>
  (await db.mailMessage.findMany({ where: { kind: "x" }, orderBy: { message_id: "asc" } })).map(({ text }) => text);
const lastLetter = async () => (await db.mailMessage.findFirstOrThrow({ where: { kind: "data-erased" } })).text;

it("leaves nothing that tells who the client was, but for the letter that says so", async () => {
  await ask();
  await message("Khadija@Riad.example");
  await message("autre@riad.example", { client_id: id });
  await message(EMAIL, { is_spam: true });
  await createLink(db, { kind: "verify_email", profile_id: id, email: EMAIL, expires_at: new Date() });
  await db.mailMessage.createMany({
    data: [EMAIL, admin.email].map((recipient) => letterTo(recipient, `Bonjour,\n\nE-mail\u202f: ${EMAIL}\n\nFin`)),
  });
  const letter = await db.mailMessage.findFirstOrThrow({ where: { recipient: EMAIL } });
  const bounce = { last_error: `550 No such user <${EMAIL}>`, failed_at: new Date() };
  await db.job.create({ data: { kind: SEND_MAIL, payload: {}, unique_key: deliveryKey(letter.id), ...bounce } });
  await signedInAs(id);
  const project = await db.project.create({ data: { title: "Site", client_id: id } });
  const answer = await erase();
  expect(answer).toRedirect(`/admin/clients/${id}`);
  await expect(answer).toFlash("Succès", "Données effacées");
  expect(await outbox()).toEqual([`data-erased to ${EMAIL}`]);
  expect(await lastLetter()).toContain("votre compte, vos coordonnées et vos messages viennent d’être effacés");
  await db.mailMessage.deleteMany();
  expect(await wholeDatabase()).not.toMatch(/khadija|riad/i);
  expect(await db.project.findUniqueOrThrow({ where: { id: project.id } })).toMatchObject({ client_id: null });
  expect(await db.session.count({ where: { profile_id: id } })).toBe(0);
  expect(await db.auditEntry.findMany()).toMatchObject([{ actor_id: admin.id, action: "erased", target_id: id }]);
});

it("takes the message without an address that became his project, and says that another one by his telephone stays", async () => {
  const phone = "+212661234567";
  const project = await db.project.create({ data: { title: "Site", service_category: "programming", client_id: id } });
  const byPhone = { name: "Khadija", email: null, phone, message: "Mon riad" };
  const own = await db.contactInquiry.create({ data: { ...byPhone, project_id: project.id, budget_range: "small" } });
  await ask();
  await erase();
  expect(await lastLetter()).toMatch(/et vos messages viennent/);
  expect(await db.contactInquiry.findUniqueOrThrow({ where: { id: own.id } })).toMatchObject({
    ...{ phone: null, message: "Message effacé", service_interest: null, budget_range: null },
  });
});

it("says that a message which names his telephone and nothing else stays", async () => {
  const phone = "+212661234567";
  await db.contactInquiry.create({ data: { name: "K.", email: EMAIL, phone, message: "Mon riad" } });
  await db.contactInquiry.create({ data: { name: "K.", email: null, phone, message: "Encore moi" } });
  await ask();
  const { words } = await showPage(`/admin/clients/${id}/erase`, { cookie });
  expect(words).toContain("restent");
  await erase();
  expect(await db.contactInquiry.count({ where: { message: "Encore moi" } })).toBe(1);
});

it("is not undone by what its client was sending at that moment", async () => {
  await ask();
  const himself = { id, fullName: "Khadija", email: EMAIL, role: "client" } as const;
  expect((await erase()).status).toBe(303);
  await updateOwnProfile(himself, { full_name: "Khadija Bennani", company: "Riad Bennani", language: "es" });
  await updateErasureRequest(himself, true);
  expect(await db.profile.findUnique({ where: { id } })).toMatchObject({ company: null, erasure_requested_at: null });
  expect(await wholeDatabase()).not.toContain("Bennani");
});

it("gives the last letter up after a week without a mail server, and forgets its address", async () => {
  await ask();
  await erase();
  const { run_at, created_at } = await db.job.findFirstOrThrow({ where: { kind: SEND_MAIL } });
  expect(run_at.getTime() - created_at.getTime()).toBeGreaterThan(6.9 * 24 * 3_600_000);
  expect(await claimJob([SEND_MAIL])).toBeNull();
  // The job is lost, and written again when the site starts.
  await db.job.deleteMany();
  await sendEmailJob.recover?.();
  expect(await claimJob([SEND_MAIL])).toBeNull();
  await db.job.updateMany({ data: { run_at: new Date() } });
  await runJob((await claimJob([SEND_MAIL]))!, sendEmailJob);
  expect(await db.mailMessage.findFirst()).toMatchObject({ status: "failed", recipient: "", last_error: null });
});

it("leaves nobody to choose, to list or to count", async () => {
  await makePerson("client", "salma@riad.example");
  await db.profile.create({ data: { full_name: null } });
  await ask();
  await erase();
  const { rows: clients, counts, matchCount } = await listLoader(getArgs("/admin/clients", { cookie }));
  expect([clients.length, counts.total, matchCount]).toEqual([2, 2, 2]);
  expect(clients.map((client) => client.id)).not.toContain(id);
  const { choices } = await listClientChoices();
  expect(choices.map(({ value }) => value)).not.toContain(id);
  expect(await isClient(id)).toBe(false);
});

it("leaves others as they are", async () => {
  await ask();
  const other = await makePerson("client", "khadija_@riad.example");
  await message("khadija_@riad.example", { client_id: other.id });
  const before = await db.contactInquiry.findFirstOrThrow();
  await erase();
  expect(await db.contactInquiry.findFirstOrThrow()).toEqual(before);
  expect(await db.credential.count({ where: { profile_id: other.id } })).toBe(1);
});

it("leaves what was written from his address while nobody has proven that it is his, and the letters about it", async () => {
  await neverProven();
  const { id: othersId } = await message(EMAIL);
  const { id: ownId } = await message(EMAIL, { client_id: id });
  const told = (inquiryId: string) => ({
    ...{ kind: "new-inquiry", recipient: "sara@zellige.example", subject: "Demande", html: "", message_id: inquiryId },
    text: `E-mail\u202f: ${EMAIL}\n\nhttps://x.example/admin/inquiries/${inquiryId}`,
  });
  const account = { ...told("account"), kind: "new-account", text: `E-mail\u202f: ${EMAIL}` };
  const welcome = { ...account, kind: "verify-email", recipient: EMAIL, message_id: "welcome" };
  const received = { ...welcome, kind: "inquiry-received", message_id: "received" };
  await db.mailMessage.createMany({ data: [told(othersId), told(ownId), account, welcome, received] });
  const before = await db.contactInquiry.findUniqueOrThrow({ where: { id: othersId } });
  await ask();
  const { words } = await showPage(`/admin/clients/${id}/erase`, { cookie });
  expect(words).toContain("Effacer pour toujours le compte et les coordonnées de ce client ?");
  expect(words).toContain(
    "Les messages envoyés d'une adresse que personne n'a confirmée comme la sienne restent, comme ceux qui ne donnent qu'un téléphone, sauf ceux",
  );
  expect(words).toContain("il doit d'abord confirmer l'adresse");
  await erase();
  expect(await lastLetter()).toContain("votre compte et les coordonnées qu’il contenait viennent d’être effacés");
  expect(await lastLetter()).not.toContain("messages");
  expect(await db.contactInquiry.findUniqueOrThrow({ where: { id: othersId } })).toEqual(before);
  expect(await db.contactInquiry.findUniqueOrThrow({ where: { id: ownId } })).toMatchObject({ name: "Client effacé" });
  const left = await db.mailMessage.findMany({ where: { kind: { not: "data-erased" } } });
  expect(left.map(({ message_id }) => message_id).sort()).toEqual([othersId, "received"].sort());
  expect(await db.credential.count({ where: { profile_id: id } })).toBe(0);
});

it.each(["proven", "unproven"])(
  "keeps no message of a client whose address is %s and who has no others",
  async (kind) => {
    if (kind === "unproven") await neverProven();
    await message(EMAIL, { client_id: id });
    await ask();
    const { words } = await showPage(`/admin/clients/${id}/erase`, { cookie });
    expect(words).toContain("Effacer pour toujours le compte, les coordonnées et les messages de ce client ?");
    expect(words).not.toContain("Les messages envoyés");
    await erase();
    expect(await db.contactInquiry.findMany()).toMatchObject([{ name: "Client effacé" }]);
    expect(await lastLetter()).toContain("et vos messages viennent d’être effacés");
  },
);

it("leaves the letters about others, whose address is alike or who name him", async () => {
  const texts = [
    "E-mail\u00a0: %@riad.example",
    "E-mail\u00a0: salma-khadija@riad.example",
    "E-mail\u00a0: khadija@riad.example.ma",
    "E-mail\u00a0: salma@riad.example\n\n> Adresse : khadija@riad.example",
    "/admin/inquiries/00000000-0000-4000-8000-000000000000",
  ];
  await db.mailMessage.createMany({ data: texts.map((text, index) => letterTo(admin.email, text, `${index}`)) });
  await ask();
  await erase();
  expect(await lettersLeft()).toEqual(texts);
});

it.each(["_@riad.example", "%@riad.example", "a@riad.example"])("erases '%s' alone", async (email) => {
  await db.credential.update({ where: { profile_id: id }, data: { email } });
  const other = "salma@riad.example";
  const data = [letterTo(admin.email, `E-mail\u202f: ${email}\nFin`), letterTo(email, "x"), letterTo(other, "A elle")];
  data.push(letterTo(admin.email, `E-mail\u202f: ${other}\nFin`));
  await db.mailMessage.createMany({ data });
  await ask();
  await erase();
  expect(await lettersLeft()).toEqual(["A elle", `E-mail\u202f: ${other}\nFin`]);
});

it("removes the letter that told the team of a message sent from another address of his", async () => {
  await ask();
  const { id: inquiryId } = await message("autre@riad.example", { client_id: id });
  await db.mailMessage.create({ data: letterTo(admin.email, `https://x.example/admin/inquiries/${inquiryId}`) });
  await erase();
  expect(await outbox()).toEqual([`data-erased to ${EMAIL}`]);
});

it("is refused for a client who has not asked for it, and a second time", async () => {
  const refused = {
    title: "Erreur",
    description: "Ce client ne demande pas, ou plus, que ses données soient effacées.",
  };
  expect(await flashOf(await erase())).toMatchObject(refused);
  const asked = () => showPage(`/admin/clients/${id}/erase`, { cookie });
  const before = await asked();
  expect(before.words).toContain(plain(refused.description));
  expect(before.words).not.toContain("Effacer pour toujours");
  await ask();
  expect((await asked()).words).toContain("Effacer pour toujours");
  await erase();
  expect(await flashOf(await erase())).toMatchObject(refused);
  expect(await db.auditEntry.count()).toBe(1);
});

it("leaves a page that offers nothing to change, and whatever is posted to it is refused", async () => {
  const page = `/admin/clients/${id}`;
  const offers = (html: string) =>
    /<main[\s\S]*<\/main>/.exec(html)?.[0].match(/<select|<form|projects\/new|\/erase"/g);
  await ask();
  const before = offers((await showPage(page, { cookie })).html);
  expect(before).toEqual(expect.arrayContaining(["<form", "<select", "projects/new", '/erase"']));
  await erase();
  const { status, html, words } = await showPage(page, { cookie });
  expect([status, offers(html)]).toEqual([200, null]);
  for (const said of ["Client effacé", "Ses données ont été effacées le"]) expect(words).toContain(said);
  expect((await showPage(`${page}/erase`, { cookie })).status).toBe(404);
  // As if an address had stayed.
  await db.credential.create({ data: { profile_id: id, email: EMAIL } });
  for (const intent of ["change-language", "resend-invitation"]) {
    const answer = await sendForm(page, { intent, language: "ar" });
    await expect(answer).toFlash("Erreur", "Ce client n’existe plus.");
  }
  expect(await db.profile.findUnique({ where: { id } })).toMatchObject({ language: "fr" });
});

it("never touches an admin, nor anybody who is not there", async () => {
  await db.profile.update({ where: { id: admin.id }, data: { erasure_requested_at: new Date() } });
  for (const nobody of [admin.id, "00000000-0000-4000-8000-000000000000"]) {
    await expect(await erase(nobody)).toFlash("Erreur", "Ce client n’existe plus.");
  }
  expect(await db.credential.count()).toBe(2);
});
