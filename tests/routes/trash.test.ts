import { beforeEach, describe, expect, it } from "vitest";
import { EMPTY_CONTENT } from "~/features/billing/schema";
import { eraseClient } from "~/features/personal-data/erase-client.server";
import { purgeTrash } from "~/features/trash/empty.server";
import { erasures } from "~/personal-data-registrations.server";
import { db } from "~/server/db/db.server";
import { prunePendingFiles } from "~/server/storage/pending-files.server";
import { line, makeAcceptedQuote, makeIssuedInvoice, makeIssuer } from "../support/billing";
import { makeLead } from "../support/leads";
import { admin, cookie, openOffice, restore, sendForm, undoOf, wordsAt } from "../support/office";
import { makePerson } from "../support/people";
import { signedInAs } from "../support/requests";
import { showPage } from "../support/show-page";

const DAY_MS = 86_400_000;
let clientId: string;
let client: string;

beforeEach(async () => {
  await openOffice();
  clientId = (await makePerson("client", "nour@exemple.ma")).id;
  client = await signedInAs(clientId);
});

/** Deletes something, and returns what the message offers to take it back. */
const remove = (path: string) => undoOf(sendForm(`/admin/${path}/delete`, {}));

async function makeProject() {
  const project = await db.project.create({
    data: {
      ...{ title: "Site du riad", client_id: clientId, budget: 38_000.5, deadline: new Date("2027-03-05") },
      events: { create: { status: "in_progress" } },
      milestones: {
        create: { position: 0, title: "Maquettes", events: { create: { kind: "started", actor_id: admin.id } } },
      },
      messages: {
        create: { author_id: clientId, is_from_agency: false, text: "L’été, «\u202fvite\u202f»\nsinon rien" },
      },
      notes: { create: { author_id: admin.id, text: "Prudence" } },
    },
    include: { messages: true },
  });
  const message_id = project.messages[0]?.id ?? null;
  const stored = { bytes: 12, sha256: "00", storage_key: "project/plan.pdf", is_from_agency: true, version: 1 };
  const about = { project_id: project.id, message_id, uploader_id: admin.id };
  await db.projectFile.create({ data: { ...about, ...stored, name: "plan.pdf", kind: "pdf" } });
  return project.id;
}

const PROJECT_ROWS = {
  events: true,
  milestones: { include: { events: true } },
  messages: true,
  notes: true,
  files: true,
  inquiries: true,
} as const;
const readProject = (id: string) => db.project.findUnique({ where: { id }, include: PROJECT_ROWS });

describe("a deleted project", () => {
  it("comes back by the message's 'Annuler' with every row that went with it", async () => {
    const id = await makeProject();
    await makeLead({ project_id: id });
    const before = await readProject(id);
    const undo = await remove(`projects/${id}`);
    expect(await readProject(id)).toBeNull();
    expect((await showPage(`/dashboard/projects/${id}`, { cookie: client })).status).toBe(404);
    expect(await wordsAt("/admin/corbeille")).toContain("Site du riad");
    await expect(restore(undo)).toFlash("Succès", "Restauration faite");
    expect(await readProject(id)).toEqual(before);
    expect(await db.pendingFile.count()).toBe(0);
    await expect(restore(undo)).toFlash("Erreur");
    expect(await db.trashItem.count()).toBe(0);
  });

  /** An issued invoice and an accepted quote of a project. */
  async function makeDocuments(project_id: string) {
    await makeIssuer();
    const invoice = await makeIssuedInvoice(100_000, { legal_name: "Riad Nour", project_id });
    const { id: quoteId } = await makeAcceptedQuote({ lines: [line(100_000)] });
    await db.quote.update({ where: { id: quoteId }, data: { project_id, content: EMPTY_CONTENT as never } });
    const paths = [`/admin/factures/${invoice.id}`, `/admin/devis/${quoteId}`];
    const read = async () => ({
      invoice: await db.invoice.findUnique({ where: { id: invoice.id }, include: { taxes: true } }),
      quote: await db.quote.findUnique({ where: { id: quoteId }, include: { acceptance: true } }),
      statuses: await Promise.all(paths.map(async (path) => (await showPage(path, { cookie })).status)),
    });
    return { read, before: await read() };
  }

  it("leaves its documents of account as they are, and has them as its own again once it is back", async () => {
    const id = await makeProject();
    const { read, before } = await makeDocuments(id);
    expect([before.quote?.project_id, before.invoice?.project_id, before.statuses]).toEqual([id, id, [200, 200]]);
    const undo = await remove(`projects/${id}`);
    expect(await read()).toEqual({ ...before, quote: { ...before.quote, project_id: null } });
    await expect(restore(undo)).toFlash("Succès");
    expect(await read()).toEqual(before);
  });

  it("leaves its documents of account, and its files for thirty days", async () => {
    const id = await makeProject();
    const { read, before } = await makeDocuments(id);
    await remove(`projects/${id}`);
    await db.pendingFile.updateMany({ data: { created_at: new Date(Date.now() - 2 * DAY_MS) } });
    await prunePendingFiles();
    expect(await db.pendingFile.count()).toBe(1);
    await purgeTrash(new Date(Date.now() + 29 * DAY_MS));
    expect(await db.trashItem.count()).toBe(1);
    await purgeTrash(new Date(Date.now() + 31 * DAY_MS));
    expect(await db.trashItem.count()).toBe(0);
    await prunePendingFiles();
    expect(await db.pendingFile.count()).toBe(0);
    expect(await read()).toEqual({ ...before, quote: { ...before.quote, project_id: null } });
  });

  it("comes back without those who have gone meanwhile", async () => {
    const id = await makeProject();
    const member = await db.teamMember.create({ data: { name: "Zineb", role: "Artiste", languages: [] } });
    await db.projectMember.create({ data: { project_id: id, member_id: member.id } });
    const undo = await remove(`projects/${id}`);
    await db.teamMember.delete({ where: { id: member.id } });
    await expect(restore(undo)).toFlash("Succès");
    expect(await db.projectMember.count()).toBe(0);
    expect(await readProject(id)).toMatchObject({ title: "Site du riad", client_id: clientId });
  });

  it("leaves the trash when its client is erased", async () => {
    const id = await makeProject();
    await remove(`projects/${id}`);
    const other = await db.project.create({ data: { title: "Autre", description: "Écrire à nour@exemple.ma" } });
    await remove(`projects/${other.id}`);
    await db.credential.updateMany({ data: { email_verified_at: new Date() } });
    await db.profile.update({ where: { id: clientId }, data: { erasure_requested_at: new Date() } });
    await eraseClient(erasures, admin, { id: clientId });
    expect(await db.trashItem.count()).toBe(0);
  });
});

describe("a deleted article", () => {
  const data = { title: "Un titre", slug: "un-titre", category: "Design", content: "Texte", is_published: true };
  const published = { ...data, published_at: new Date(), was_published: true };

  it("answers 404 at once, and is read again once it is back, its former addresses too", async () => {
    const { id } = await db.blogPost.create({
      data: { ...published, former_addresses: { create: { from_path: "blog/ancien" } } },
    });
    const before = await db.blogPost.findUnique({ where: { id }, include: { former_addresses: true } });
    expect((await showPage("/blog/un-titre")).status).toBe(200);
    const undo = await remove(`blog/${id}`);
    expect((await showPage("/blog/un-titre")).status).toBe(404);
    await expect(restore(undo)).toFlash("Succès");
    expect((await showPage("/blog/un-titre")).status).toBe(200);
    expect(await db.blogPost.findUnique({ where: { id }, include: { former_addresses: true } })).toEqual(before);
    expect(await db.blogPostViewTotal.count()).toBe(1);
  });

  it("stays in the trash with a sentence while another has its address", async () => {
    const { id } = await db.blogPost.create({ data: published });
    const undo = await remove(`blog/${id}`);
    await db.blogPost.create({ data: { ...published, title: "Un autre" } });
    await expect(restore(undo)).toFlash(
      "Erreur",
      "Son adresse a été prise entre-temps. Changez celle qui la porte, puis recommencez.",
    );
    expect(await db.trashItem.count()).toBe(1);
    expect(await db.blogPost.count()).toBe(1);
  });
});

describe("a deleted service", () => {
  it("comes back with its examples, tiers, section and reviews", async () => {
    const service = await db.service.create({
      data: {
        ...{ category: "graphics", title: "Logo", slug: "logo", features: ["Un", "Deux"], price_starting: 900 },
        examples: { create: { title: "Un exemple" } },
        pricing_tiers: { create: { tier_name: "basic", price: 900, details: ["Fichier"] } },
        landing_content: { create: { content: "<p>Section</p>" } },
        testimonials: { create: { name: "Nour", content: "Très bien fait", rating: 5 } },
      },
    });
    const include = { examples: true, pricing_tiers: true, landing_content: true, testimonials: true } as const;
    const read = () => db.service.findUnique({ where: { id: service.id }, include, omit: { updated_at: true } });
    const before = await read();
    const undo = await remove(`services/${service.id}`);
    expect(await db.testimonial.findMany()).toMatchObject([{ service_id: null }]);
    await expect(restore(undo)).toFlash("Succès");
    expect((await read())?.testimonials).toHaveLength(1);
    expect(await read()).toMatchObject({ ...before, version: expect.any(Number) });
  });
});

describe("the trash", () => {
  it("takes no other form", async () => {
    await expect(restore({ intent: "restore", id: "x" })).rejects.toMatchObject({ init: { status: 400 } });
    expect(await wordsAt("/admin/corbeille")).toContain("La corbeille est vide");
  });
});
