import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { sendEmailJob } from "~/features/mail/deliver.server";
import { SEND_MAIL } from "~/features/mail/outbox.server";
import { db } from "~/server/db/db.server";
import { env } from "~/server/env.server";
import { saveFormDraft } from "~/server/forms/form-drafts.server";
import { createFormStamp } from "~/server/forms/honeypot.server";
import { claimJob, runJob } from "~/server/jobs/job-queue.server";
import { resetDatabase } from "../support/database";
import { mailedToken, outbox } from "../support/mail";
import { makePerson } from "../support/people";
import { cookiesOf, postArgs, signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";
import { wholeDatabase } from "../support/whole-database";

const PASSWORD = "trois-oranges-amères";
const FIRST = "premiere@casbah.example";
const SECOND = "deuxieme@casbah.example";
const PENDING = ["attente-un@casbah.example", "attente-deux@casbah.example"];
const COLLEAGUE = "sara@zellige.example";

/** Everything that ever told who she is. */
const TRACES = /casbah|yasmine|tazi|alaoui|6\W*6\W*1\W*2\W*3\W*4\W*5\W*6\W*7/i;

// A whole story each, several passwords among it.
vi.setConfig({ testTimeout: 180_000 });

let office: string;

beforeEach(async () => {
  await resetDatabase();
  office = await signedInAs((await makePerson("admin", COLLEAGUE)).id);
});

const calmly = () => ({ homepage: "", form_stamp: createFormStamp(Date.now() - 10_000) });
const twice = { password: PASSWORD, password_confirmation: PASSWORD };

const inquiry = (email: string, name: string, message: string) =>
  postForm("/contact", { intent: "inquiry", name, email, phone: "06 61 23 45 67", message, ...calmly() });

const changeEmail = (email: string, cookie: string) =>
  postForm("/dashboard/account", { intent: "change-email", email, current_password: PASSWORD }, cookie);

/** Signs up, confirms, writes, changes name and address, asks for two more, and is worked for. */
async function liveThrough(): Promise<string> {
  await postForm("/auth", { intent: "sign-up", full_name: "Yasmine Tazi", email: FIRST, ...twice, ...calmly() });
  const confirmation = { intent: "confirm-account", token: await mailedToken("verify-email"), password: PASSWORD };
  const cookie = cookiesOf(await postForm("/auth/verify", confirmation));
  const { profile_id: id } = await db.credential.findUniqueOrThrow({ where: { email: FIRST } });
  await inquiry(FIRST, "Yasmine Tazi", "Une maison d’hôtes");
  const review = { name: "Yasmine Tazi", company: "Casbah", position: "Gérante", rating: "5" };
  await postForm("/contact", { intent: "review", content: "Un travail soigné.", ...review, ...calmly() });
  await changeEmail(SECOND, cookie);
  const change = { intent: "confirm-address", token: await mailedToken("change-email") };
  await postForm("/auth/verify", change);
  const profile = { full_name: "Yasmine Alaoui", company: "Casbah Alaoui", language: "es" };
  await postForm("/dashboard/profile", { intent: "profile", ...profile }, cookie);
  for (const email of PENDING) await changeEmail(email, cookie);
  for (const email of [FIRST, SECOND]) {
    await postForm("/auth", { intent: "sign-in", email, password: "faux" });
    await postForm("/auth/forgot", { email, ...calmly() });
  }
  await inquiry(SECOND, "Mme Alaoui", "Une boutique");
  await workFor(id);
  return id;
}

/** What the team writes down about her. */
async function workFor(id: string) {
  const { id: inquiryId } = await db.contactInquiry.findFirstOrThrow({ where: { email: SECOND } });
  const about = { full_name: "Yasmine Alaoui", company: "", title: "Boutique de Yasmine Alaoui" };
  const fields = { intent: "conversion", service_category: "", budget: "", ...about };
  await postForm(`/admin/inquiries/${inquiryId}/convert`, fields, office);
  const project = await db.project.findFirstOrThrow({ where: { client_id: id } });
  const description = `Appeler Yasmine  Tazi au +212 6.61-23 45 67, sinon ${FIRST.toUpperCase()} ou ${SECOND}.`;
  await db.project.update({ where: { id: project.id }, data: { description } });
  const draft = new FormData();
  draft.set("description", `Écrire à ${FIRST} ou au 0661234567`);
  await saveFormDraft(postArgs("/admin/projects/new", {}).request, "/admin/projects/new", draft);
  await db.job.create({ data: { kind: "x", payload: { to: SECOND }, last_error: `550 <${FIRST}> unknown` } });
}

/** What files of the site say of her: every one but those of the database itself. */
async function filesThatTell(): Promise<string[]> {
  const folder = path.join(env.DATA_DIR, "media");
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const told = await Promise.all(files.map(async (file) => TRACES.test(file + (await readFile(file, "latin1")))));
  return files.filter((_, n) => told[n]);
}

const linesThatTell = async () => (await wholeDatabase()).split("\n").filter((line) => TRACES.test(line));

async function askForErasure(id: string) {
  await db.profile.update({ where: { id }, data: { erasure_requested_at: new Date() } });
}

async function erase(id: string, fields: Record<string, string> = {}) {
  await askForErasure(id);
  return postForm(`/admin/clients/${id}/erase`, fields, office);
}

it("leaves nothing of whoever changed address and name, under any of them, but the letter that says so", async () => {
  const id = await liveThrough();
  expect((await linesThatTell()).length).toBeGreaterThan(20);
  await erase(id);
  expect(await outbox()).toEqual([`data-erased to ${SECOND}`]);
  const { text, html, subject } = await db.mailMessage.findFirstOrThrow();
  expect(`${text}${html}${subject}`).not.toMatch(TRACES);
  await db.job.updateMany({ where: { kind: SEND_MAIL }, data: { run_at: new Date() } });
  await runJob((await claimJob([SEND_MAIL]))!, sendEmailJob);
  expect([await linesThatTell(), await filesThatTell()]).toEqual([[], []]);
  expect(await db.project.findFirst()).toMatchObject({
    title: "Boutique de Client effacé",
    description: "Appeler Client effacé au (effacé), sinon (effacé) ou (effacé).",
  });
  expect(await db.testimonial.findFirst()).toMatchObject({ name: "Client effacé", is_published: false });
});

it("takes nothing from whoever has the former address now, nor from somebody of the same name", async () => {
  const id = await liveThrough();
  // Another account proves the address that was given up, and another client has the same name.
  const heir = await makePerson("client", FIRST);
  await db.credential.update({ where: { profile_id: heir.id }, data: { email_verified_at: new Date() } });
  await db.mailMessage.deleteMany({ where: { kind: "inquiry-received" } });
  await inquiry(FIRST, "Nour Filali", "Un autre projet");
  const namesake = await db.profile.create({ data: { full_name: "Yasmine Alaoui" } });
  const project = await db.project.create({ data: { title: "Site de Yasmine Alaoui", client_id: namesake.id } });
  await erase(id);
  expect(await db.credential.count({ where: { email: FIRST } })).toBe(1);
  expect(await db.contactInquiry.count({ where: { email: FIRST, name: "Nour Filali" } })).toBe(1);
  expect(await db.contactInquiry.count({ where: { name: { contains: "Tazi" } } })).toBe(0);
  expect(await outbox()).toEqual([
    `data-erased to ${SECOND}`,
    `inquiry-received to ${FIRST}`,
    `new-inquiry to ${COLLEAGUE}`,
  ]);
  expect(await db.project.findUnique({ where: { id: project.id } })).toMatchObject({ title: "Site de Yasmine Alaoui" });
  expect(await db.profileTrace.count({ where: { profile_id: heir.id } })).toBe(2);
});

it("leaves the reviews that the team says are a namesake's, and names them before", async () => {
  const id = await liveThrough();
  const other = { name: "yasmine tazi", company: "Atlas", position: "Directrice", rating: 5, is_published: true };
  const namesake = await db.testimonial.create({ data: { ...other, content: "Rapide et clair." } });
  await askForErasure(id);
  const { words } = await showPage(`/admin/clients/${id}/erase`, { cookie: office });
  for (const said of ["Directrice chez Atlas", "Rapide et clair.", "Gérante chez Casbah", "Un travail soigné."]) {
    expect(words).toContain(said);
  }
  expect((await erase(id, { others_review: "all" }).catch((refused: unknown) => refused)) as object).toMatchObject({
    init: { status: 400 },
  });
  await erase(id, { others_review: namesake.id });
  expect(await db.testimonial.findUnique({ where: { id: namesake.id } })).toEqual(namesake);
  expect(await db.testimonial.count({ where: { name: "Yasmine Tazi" } })).toBe(0);
});

it("leaves somebody else's address where it stands, though it was typed into a message of hers", async () => {
  const id = await liveThrough();
  const note = await db.project.create({ data: { title: "Autre projet", description: `Voir ${COLLEAGUE}` } });
  const hers = { name: "Mme Alaoui", email: COLLEAGUE, message: "Répondez à ma collègue", client_id: id };
  const message = await db.contactInquiry.create({ data: hers });
  await erase(id);
  expect(await db.project.findUnique({ where: { id: note.id } })).toEqual(note);
  expect(await db.contactInquiry.findUnique({ where: { id: message.id } })).toMatchObject({
    message: "Message effacé",
  });
});

it("leaves messages from an address that was asked for and never confirmed, and says so", async () => {
  const id = await liveThrough();
  await inquiry(PENDING[0]!, "Hicham", "Mon propre projet");
  await askForErasure(id);
  const { words } = await showPage(`/admin/clients/${id}/erase`, { cookie: office });
  expect(words).toContain("Les messages envoyés d'une adresse que personne n'a confirmée comme la sienne restent");
  expect(words).toContain("Les avis signés de son nom sont retirés du site et perdent leur signature.");
  await erase(id);
  expect(await db.contactInquiry.findMany({ where: { email: PENDING[0]! } })).toMatchObject([{ name: "Hicham" }]);
  const { text } = await db.mailMessage.findFirstOrThrow({ where: { kind: "data-erased" } });
  expect(text).toContain("su cuenta y los datos de contacto que contenía se acaban de borrar");
  expect(text).not.toContain("mensajes");
});
