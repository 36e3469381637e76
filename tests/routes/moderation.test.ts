import { beforeEach, describe, expect, it } from "vitest";
import { loader as inquiriesLoader } from "~/routes/admin.inquiries/route";
import { loader as testimonialsLoader } from "~/routes/admin.testimonials/route";
import { db } from "~/server/db/db.server";
import { flashOf } from "../support/answers";
import { makeLead, writeToAgency } from "../support/leads";
import { admin, cookie, openOffice, sendForm, wordsAt } from "../support/office";
import { makePerson } from "../support/people";
import { getArgs } from "../support/requests";

beforeEach(openOffice);

describe("inquiries", () => {
  const store = () => makeLead({ name: "Khadija" });

  // @spec calls-18, errors-31, errors-33
  it("change status and come back to the same list with 'Statut mis à jour'", async () => {
    const { id } = await store();
    const path = "/admin/inquiries?status=new&page=1";
    const answer = await sendForm(path, { intent: "status", id, status: "contacted" });
    expect(answer).toRedirect(path);
    await expect(answer).toFlash("Succès", "Statut mis à jour");
    expect(await db.contactInquiry.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: "contacted" });
  });

  it("leave a trace of who moved them, to another status or aside", async () => {
    const { id } = await store();
    await sendForm("/admin/inquiries", { intent: "status", id, status: "rejected" });
    await sendForm("/admin/inquiries", { intent: "spam", id, is_spam: "true" });
    const actor_id = admin.id;
    expect(await db.auditEntry.findMany({ orderBy: { created_at: "asc" } })).toMatchObject([
      { actor_id, action: "status-set", target_kind: "inquiry", target_id: id, details: { status: "rejected" } },
      { actor_id, action: "spam-set", target_kind: "inquiry", target_id: id, details: { is_spam: true } },
    ]);
  });

  it("say so when the inquiry is gone", async () => {
    const gone = { intent: "status", id: "00000000-0000-4000-8000-000000000000", status: "new" };
    await expect(sendForm("/admin/inquiries", gone)).toFlash("Erreur");
  });

  it("that were imported with an empty service say 'Non spécifié' wherever they stand", async () => {
    const { id: client_id } = await makePerson("client", "k@riad.example");
    const { id } = await makeLead({ client_id, service_interest: "" });
    for (const path of ["/admin", "/admin/inquiries", `/admin/inquiries/${id}`, `/admin/clients/${client_id}`]) {
      expect([path, await wordsAt(path)]).toEqual([path, expect.stringContaining("Non spécifié")]);
    }
  });

  // @spec office-62, calls-18
  it("are listed with their counts", async () => {
    await store();
    const { counts, rows: inquiries } = await inquiriesLoader(getArgs("/admin/inquiries", { cookie }));
    expect(counts).toMatchObject({ total: 1, byStatus: { new: 1, contacted: 0 }, spam: 0 });
    expect(inquiries).toHaveLength(1);
  });
});

describe("lists", () => {
  beforeEach(async () => {
    await makeLead({ name: "Zoé Été" });
    await makeLead({ name: "Ana", message: "Hola" });
    const review = { content: "Très bon travail.", is_published: true };
    await db.testimonial.create({ data: { ...review, name: "Zoé Été", rating: 5, created_at: new Date(1) } });
    await db.testimonial.create({ data: { ...review, name: "Ana", rating: 3, company: "Álvarez" } });
  });

  // @spec calls-17
  it.each([
    ["?q=ete", ["Zoé Été"]],
    ["?q=ALVAREZ", ["Ana"]],
    ["?sort=oldest", ["Zoé Été", "Ana"]],
    ["?sort=rating", ["Zoé Été", "Ana"]],
    ["?sort=name", ["Ana", "Zoé Été"]],
    ["?state=unpublished", []],
    ["?q=tres&state=published&sort=wrong", ["Ana", "Zoé Été"]],
  ])("of reviews at %s holds %j", async (query, names) => {
    const { rows: testimonials } = await testimonialsLoader(getArgs(`/admin/testimonials${query}`, { cookie }));
    expect(testimonials.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ["?q=zoe", ["Zoé Été"]],
    ["?sort=name", ["Ana", "Zoé Été"]],
    ["?status=new&q=HOLA", ["Ana"]],
    ["?status=spam", []],
  ])("of inquiries at %s holds %j", async (query, names) => {
    const { rows: inquiries } = await inquiriesLoader(getArgs(`/admin/inquiries${query}`, { cookie }));
    expect(inquiries.map(({ name }) => name)).toEqual(names);
  });
});

describe("reviews", () => {
  const store = () => db.testimonial.create({ data: { name: "Inès", content: "Très bon travail.", rating: 5 } });
  const moderate = (fields: Record<string, string>) => sendForm("/admin/testimonials", fields);

  // @spec calls-17, errors-38, states-9
  it.each([
    ["published", "true", "Avis publié", { is_published: true, is_featured: false }],
    ["published", "false", "Avis dépublié", { is_published: false }],
    ["featured", "true", "Avis mis en vedette", { is_featured: true, is_published: false }],
    ["featured", "false", "Avis retiré de la vedette", { is_featured: false }],
  ])("%s = %s says '%s'", async (intent, value, description, row) => {
    const { id } = await store();
    await expect(moderate({ id, intent, value })).toFlash("Succès", description);
    expect(await db.testimonial.findUniqueOrThrow({ where: { id } })).toMatchObject(row);
  });

  it("are new until it is settled whether they are published, and say 'L’avis ne sera pas publié'", async () => {
    const { id } = await store();
    const isNew = async () =>
      (await testimonialsLoader(getArgs("/admin/testimonials?state=new", { cookie }))).counts.new;
    await moderate({ id, intent: "featured", value: "true" });
    expect(await isNew()).toBe(1);
    await expect(moderate({ id, intent: "declined" })).toFlash("Succès", "L’avis ne sera pas publié");
    expect(await isNew()).toBe(0);
    expect(await db.testimonial.findUniqueOrThrow({ where: { id } })).toMatchObject({ is_published: false });
  });

  it("that a colleague has published meanwhile stay published", async () => {
    const { id } = await store();
    await moderate({ id, intent: "published", value: "true" });
    await expect(moderate({ id, intent: "declined" })).toFlash("Erreur");
    expect(await db.testimonial.findUniqueOrThrow({ where: { id } })).toMatchObject({ is_published: true });
  });

  it("leave a trace of who decided what", async () => {
    const { id } = await store();
    for (const intent of ["published", "featured", "spam"]) await moderate({ id, intent, value: "true" });
    await moderate({ id, intent: "declined" });
    await sendForm(`/admin/testimonials/${id}/delete`, {});
    const actor_id = admin.id;
    const entry = { actor_id, target_kind: "testimonial", target_id: id };
    expect(await db.auditEntry.findMany({ orderBy: { action: "asc" } })).toMatchObject([
      { ...entry, action: "declined" },
      { ...entry, action: "deleted" },
      { ...entry, action: "featured-set", details: { value: true } },
      { ...entry, action: "published-set", details: { value: true } },
      { ...entry, action: "spam-set", details: { value: true } },
    ]);
  });

  it("leave no trace of what was refused", async () => {
    const id = "00000000-0000-4000-8000-000000000000";
    await moderate({ id, intent: "published", value: "true" });
    await expect(moderate({ id, intent: "declined" })).toFlash("Erreur", "Impossible de modifier le statut");
    await sendForm(`/admin/testimonials/${id}/delete`, {});
    expect(await db.auditEntry.count()).toBe(0);
  });

  it("are stored again, the same, once the first one was deleted", async () => {
    const review = { intent: "review", name: "Inès", content: "Très bon travail.", rating: "5" };
    const send = () => writeToAgency(review);
    await send();
    const { id } = await db.testimonial.findFirstOrThrow();
    await sendForm(`/admin/testimonials/${id}/delete`, {});
    await send();
    expect(await db.testimonial.count()).toBe(1);
  });

  // @spec states-10, calls-17, errors-29, errors-39
  it("are deleted for good, and a second time is a refusal in words", async () => {
    const { id } = await store();
    const remove = () => sendForm(`/admin/testimonials/${id}/delete`, {});
    const answer = await remove();
    expect(answer).toRedirect("/admin/testimonials");
    await expect(answer).toFlash("Succès", "Avis supprimé");
    expect(await flashOf(answer)).not.toHaveProperty("undo");
    expect([await db.testimonial.count(), await db.trashItem.count()]).toEqual([0, 0]);
    await expect(remove()).toFlash("Erreur", "Impossible de supprimer l'avis");
  });
});
