import { beforeEach, expect, it, vi } from "vitest";
import { heldColumns } from "~/personal-data-registrations.server";
import { action as eraseInquiryAction, loader as inquiryLoader } from "~/routes/admin.inquiries.$id_.erase/route";
import { db } from "~/server/db/db.server";
import { createLink } from "~/server/db/links.server";
import { prunePendingFiles } from "~/server/storage/pending-files.server";
import { storage } from "~/server/storage/storage.server";
import { makeCase, makeReview } from "../support/cases";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { sendQuote } from "../support/quotes";
import { getArgs, postArgs, signedInAs } from "../support/requests";
import { postForm } from "../support/show-page";

const EMAIL = "ghita@sanaouber.example";
const SAID = `Ghita Sanaouber, ${EMAIL}, 06 61 98 76 54`;
const TRACES = /ghita|sanaouber|61\W*98\W*76\W*54/i;
const later = new Date(Date.now() + 86_400_000);

// A person in every table.
vi.setConfig({ testTimeout: 120_000 });

let office: string;

beforeEach(async () => {
  await resetDatabase();
  office = await signedInAs((await makePerson("admin", "sara@zellige.example")).id);
});

const TABLES = heldColumns.flatMap(({ tables }) => Object.entries(tables));

/** Which columns tell of the person, as 'table.column'. */
async function columnsThatTell(): Promise<string[]> {
  const found: string[] = [];
  for (const [table, fates] of TABLES) {
    for (const column of fates.flatMap(({ columns }) => columns)) {
      const rows = await db.$queryRawUnsafe<{ said: string }[]>(`SELECT "${column}"::text AS said FROM "${table}"`);
      if (rows.some(({ said }) => said && TRACES.test(said))) found.push(`${table}.${column}`);
    }
  }
  return found;
}

const declaredAs = (kind: string, but: string[] = []) =>
  TABLES.flatMap(([table, fates]) =>
    but.includes(table)
      ? []
      : fates.flatMap((fate) => (fate.kind === kind ? fate.columns.map((column) => `${table}.${column}`) : [])),
  );

async function filesThatTell(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list()) if (TRACES.test(key)) keys.push(key);
  return keys;
}

const letter = (text: string, about: object = {}) => ({
  ...{
    kind: "x",
    recipient: "sara@zellige.example",
    reply_to: EMAIL,
    subject: SAID,
    html: SAID,
    message_id: crypto.randomUUID(),
  },
  ...{ text: `${text}\n\n> ${SAID}`, last_error: SAID, attachments: [{ name: SAID }], ...about },
});
const page = (path: string) => `Ouvrir\u202f:\nhttps://zellige.example${path}`;

/** A person in every place that the declaration calls erased; with an account, or as the sender of a message. */
async function fill(profileId: string | null) {
  const project = await db.project.create({ data: { title: SAID, description: SAID, client_id: profileId } });
  const inquiry = await db.contactInquiry.create({
    data: {
      ...{ name: "Ghita Sanaouber", email: EMAIL, phone: "+212661987654", company: "Sanaouber", message: SAID },
      ...{ next_action: SAID, project_id: project.id, client_id: profileId },
    },
  });
  const in_project = { project_id: project.id };
  const { id: client_id } = await makePerson("client", "khadija@riad.example");
  await db.clientInvitation.create({ data: { client_id, email: EMAIL, full_name: SAID, permission: "reads" } });
  await db.inquiryEvent.create({ data: { inquiry_id: inquiry.id, kind: "note", text: SAID } });
  await db.inquiryMerge.create({
    data: { merged_id: crypto.randomUUID(), inquiry_id: inquiry.id, sender_email: EMAIL },
  });
  const keys = ["projects/ghita-file", "projects/ghita-preview", "proofs/ghita-proof"];
  for (const key of keys) await storage.put(key, Buffer.from(SAID));
  await db.projectMessage.create({ data: { ...in_project, text: SAID, is_from_agency: false } });
  await db.projectNote.create({ data: { ...in_project, text: SAID } });
  const file = { name: SAID, version: 1, kind: "pdf", bytes: 3, sha256: "x", is_from_agency: false };
  const shown = { storage_key: keys[0]!, preview_key: keys[1]!, preview_width: 1, preview_height: 1 };
  await db.projectFile.create({ data: { ...in_project, ...file, ...shown } });
  await db.projectHandover.create({ data: { ...in_project, summary: SAID, accesses: SAID } });
  const events = { create: { kind: "rework" as const, text: SAID } };
  const step = { ...in_project, position: 0, title: SAID, waits_for: SAID, waits_since: new Date(), events };
  await db.projectMilestone.create({ data: step });
  const sent = await sendQuote({ email: EMAIL, profileId, inquiryId: inquiry.id, title: SAID });
  const identity = { legal_name: SAID, contact_name: "Ghita Sanaouber", phone: "+212661987654" };
  await db.billingClient.update({ where: { id: sent.billingClientId }, data: identity });
  await db.quoteResponse.create({ data: { quote_id: sent.id, kind: "change", name: SAID, text: SAID } });
  const draft = { billing_client_id: sent.billingClientId, title: SAID, content: { said: SAID } };
  await db.quote.create({ data: { ...draft, root_id: sent.rootId, revision: 2, inquiry_id: inquiry.id } });
  const invoice = await db.invoice.create({
    data: {
      ...{ ...draft, kind: "free", language: "fr", currency: "MAD", number: "F-2026-0001", document: SAID },
      ...{ document_sha256: "x".repeat(64), issued_at: new Date(), issued_on: new Date(), due_on: later },
      operation_on: new Date(),
    },
  });
  await db.transferClaim.create({
    data: { invoice_id: invoice.id, amount: 1, note: SAID, proof_key: keys[2]!, proof_name: SAID, proof_type: "pdf" },
  });
  const review = await makeReview({
    name: "Ghita Sanaouber",
    company: SAID,
    position: SAID,
    content: SAID,
    reply: SAID,
  });
  if (profileId) await db.testimonialReport.create({ data: { testimonial_id: review.id, reason: SAID, email: EMAIL } });
  const other = await makeReview();
  await db.testimonialReport.create({ data: { testimonial_id: other.id, reason: SAID, email: EMAIL } });
  const work = await makeCase({
    ...{ slug: "le-jardin-de-ghita-sanaouber", title: SAID, client_name: "Sanaouber", summary: SAID, problem: SAID },
    ...{ work_done: `<p>${SAID}</p>`, public_url: "https://sanaouber.example/", image_alt: SAID, is_fictitious: false },
    ...{ testimonial_id: profileId ? review.id : null, project_id: project.id },
  });
  const in_case = { case_id: work.id, position: 0 };
  const figure = { label: SAID, before_text: SAID, after_text: SAID, source: SAID, measured_on: new Date() };
  await db.caseStudyFigure.create({ data: { ...in_case, ...figure } });
  const picture = { kind: "desktop" as const, image_url: "/x.webp", image_alt: SAID, caption: SAID };
  await db.caseStudyPicture.create({ data: { ...in_case, ...picture } });
  await db.redirect.create({ data: { case_id: work.id, from_path: "realisations/chez-ghita-sanaouber" } });
  await db.redirect.create({ data: { from_path: "/ghita", to_path: "/realisations/chez-ghita-sanaouber" } });
  const caseAddress = "/realisations/le-jardin-de-ghita-sanaouber";
  const counted = { day: new Date(), page: caseAddress, campaign: "" };
  await db.pageView.create({ data: { ...counted, referrer: "", views: 3 } });
  await db.contactClick.create({ data: { ...counted, way: "whatsapp", clicks: 1 } });
  await db.referenceCode.create({ data: { ...counted, code: "K7" } });
  await db.sourceValue.create({ data: { day: counted.day, kind: "page", value: caseAddress } });
  const cameBy = { first_page: caseAddress, last_page: caseAddress };
  await db.contactInquiry.create({ data: { name: "Omar", email: "omar@riad.example", message: "Bonjour", ...cameBy } });
  await db.caseStudyConsent.create({ data: { case_id: work.id, email: EMAIL, name: SAID } });
  await db.trashItem.create({
    data: { kind: "quote", target_id: sent.id, title: SAID, rows: { quotes: [{ ...draft }] } },
  });
  const fields = { said: SAID };
  await db.auditEntry.create({
    data: { action: "x", target_kind: "case-study", target_id: work.id, details: fields },
  });
  await db.mailMessage.createMany({
    data: [
      letter("Virement", { invoice_id: invoice.id }),
      letter(page(`/admin/devis/${sent.id}`)),
      letter(page(`/dashboard/factures/${invoice.id}?lang=es`)),
      letter(page(`/admin/projects/${project.id}/messages`)),
      letter(page(`/admin/realisations/${work.id}`)),
      letter("Merci", { recipient: EMAIL }),
      ...(profileId ? [letter(page(`/admin/testimonials/${review.id}`))] : []),
    ],
  });
  if (!profileId) await db.testimonial.delete({ where: { id: review.id } });
  return { inquiryId: inquiry.id };
}

/** What only a proven account leaves behind, and what is erased by its address everywhere. */
async function fillAccount(): Promise<string> {
  const { id } = await makePerson("client", EMAIL);
  await db.credential.update({ where: { profile_id: id }, data: { email_verified_at: new Date() } });
  const own = { full_name: "Ghita Sanaouber", company: "Sanaouber", phone: "+212661987654" };
  await db.profile.update({ where: { id }, data: { ...own, erasure_requested_at: new Date() } });
  const expiring = { profile_id: id, token_hash: "a", expires_at: later };
  await db.session.create({ data: { ...expiring, user_agent: SAID, address: SAID } });
  const sign_up = { create: { password_hash: "x", full_name: SAID } };
  await createLink(db, { kind: "verify_email", profile_id: id, email: EMAIL, expires_at: later, sign_up });
  const fields = { said: SAID };
  await db.formDraft.create({ data: { token_hash: "b", path: "/x", fields, expires_at: later } });
  await db.job.create({ data: { kind: "x", payload: fields, last_error: SAID } });
  return id;
}

async function expectForgotten() {
  await prunePendingFiles();
  const kept = declaredAs("kept");
  const letters = await db.mailMessage.deleteMany({ where: { kind: "data-erased" } });
  expect(letters.count).toBeLessThanOrEqual(1);
  expect((await columnsThatTell()).filter((column) => !kept.includes(column))).toEqual([]);
  expect(await filesThatTell()).toEqual([]);
}

it("leaves of a client nothing in any column or file but what the law keeps", async () => {
  const id = await fillAccount();
  await fill(id);
  expect(declaredAs("erased").filter(notIn(await columnsThatTell()))).toEqual([]);
  await postForm(`/admin/clients/${id}/erase`, {}, office);
  await expectForgotten();
});

const notIn = (columns: string[]) => (column: string) => !columns.includes(column);

/** What only an account has, and what a form proves nothing of. */
const OF_ACCOUNTS = ["profiles", "profile_traces", "credentials", "sessions", "sign_ups", "testimonials"];
const UNPROVEN = ["form_drafts", "jobs"];

it.each(["office", "mes-donnees"])("leaves as little of a sender who is erased through %s", async (by) => {
  const { inquiryId: id } = await fill(null);
  const link = { kind: "data", email: EMAIL, language: "fr", expires_at: later } as const;
  const token = by === "mes-donnees" ? await createLink(db, link) : "";
  const filled = declaredAs("erased", [...OF_ACCOUNTS, ...UNPROVEN, ...(by === "office" ? ["links"] : [])]);
  expect(filled.filter(notIn(await columnsThatTell()))).toEqual([]);
  if (by === "mes-donnees") {
    await postForm(`/mes-donnees/acces?token=${token}`, { intent: "erasure", confirm: "on" });
  } else {
    const args = { cookie: office, params: { id } };
    const { seen } = await inquiryLoader(getArgs(`/admin/inquiries/${id}/erase`, args));
    await eraseInquiryAction(postArgs(`/admin/inquiries/${id}/erase`, { seen }, args));
  }
  await expectForgotten();
});
