import { beforeEach, describe, expect, it } from "vitest";
import { getMovedService } from "~/features/services/queries/services.server";
import { db } from "~/server/db/db.server";
import { cookie, openOffice, sendForm } from "../support/office";
import { makePerson } from "../support/people";
import { signedInAs } from "../support/requests";
import { resultOf } from "../support/service-page";
import { postForm, showPage } from "../support/show-page";

type Fields = Record<string, string>;

beforeEach(openOffice);

const fields = (changes: Fields) => ({
  ...{ intent: "service", title: "Site vitrine", category: "programming", is_active: "on", ...changes },
});

const create = (changes: Fields = {}) => sendForm("/admin/services/new", fields(changes));
const edit = (id: string, changes: Fields) => sendForm(`/admin/services/${id}/edit`, fields(changes));

const store = async (changes?: Fields) => {
  await create(changes);
  return db.service.findFirstOrThrow({ orderBy: { created_at: "desc" } });
};

describe("a service", () => {
  it("has an address of its title, another where that is taken, or the one that is typed", async () => {
    for (const description of ["une", "deux"]) await create({ title: "Été : l’Œuvre d’Al-Andalus", description });
    await create({ title: "عمارة", slug: "" });
    await create({ title: "Autre", slug: " Mon Service " });
    const services = await db.service.findMany({ orderBy: { slug: "asc" }, select: { slug: true } });
    expect(services.map(({ slug }) => slug)).toEqual([
      ...["ete-l-oeuvre-d-al-andalus", "ete-l-oeuvre-d-al-andalus-2", "mon-service", "service"],
    ]);
    const refused = resultOf(await create({ title: "Encore", slug: "mon-service" }));
    expect(refused.error).toEqual({ slug: ["Ce slug est déjà celui d’un autre service"] });
    expect(refused.initialValue).toMatchObject({ title: "Encore", slug: "mon-service" });
    expect(await db.service.count()).toBe(4);
  });

  it("keeps its address while its title changes, and its former one leads to the one that is typed", async () => {
    const { id } = await store();
    const other = await store({ title: "Autre" });
    const slugOf = async (key: string) => (await db.service.findUniqueOrThrow({ where: { id: key } })).slug;
    await edit(id, { title: "Boutique" });
    expect(await slugOf(id)).toBe("site-vitrine");
    await edit(id, { slug: "boutique" });
    expect([await slugOf(id), await getMovedService("site-vitrine")]).toEqual([
      "boutique",
      { category: "programming", slug: "boutique" },
    ]);
    const refused = await edit(id, { slug: "autre", title: "Encore" });
    expect(refused).toRefuse("slug", "Ce slug est déjà celui d’un autre service", 409);
    await edit(other.id, { slug: "site-vitrine" });
    expect(await getMovedService("site-vitrine")).toBeNull();
    expect(await getMovedService("autre")).toMatchObject({ slug: "site-vitrine" });
    await edit(id, { slug: "neuve" });
    await edit(id, { slug: "boutique" });
    expect(await getMovedService("boutique")).toBeNull();
    expect((await store({ title: "Neuve" })).slug).toBe("neuve-2");
  });

  it("is added by a dump or a statement that knows no slug, however many have the same title", async () => {
    await db.$executeRaw`
      INSERT INTO services (category, title) SELECT 'content', 'Un logo' FROM generate_series(1, 60)`;
    const slugs = (await db.service.findMany({ select: { slug: true } })).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(60);
    expect(slugs).toEqual(expect.arrayContaining(["un-logo", "un-logo-2", "un-logo-19"]));
  });
});

describe("a service that somebody else has saved meanwhile", () => {
  let id: string;
  beforeEach(async () => {
    id = (await db.service.create({ data: { title: "Site vitrine", category: "programming", price_starting: 990 } }))
      .id;
  });
  const path = () => `/admin/services/${id}/edit`;
  const form = (changes: Fields) => ({ intent: "service", category: "programming", is_active: "on", ...changes });
  const save = (changes: Fields) => sendForm(path(), form(changes));
  const stored = () => db.service.findUniqueOrThrow({ where: { id } });
  const statusOf = ({ status, init }: Awaited<ReturnType<typeof save>>) => status ?? init.status;

  it("is not saved over without a warning, and is once that is wanted", async () => {
    const mine = { version: "1", title: "Le mien", price_starting: "1 250,50", "features[0]": "Hébergement" };
    await save({ version: "1", title: "Le leur", price_starting: "990" });
    const refused = await save(mine);
    expect(refused).toMatchObject({ init: { status: 409 }, data: { newerVersion: 2 } });
    const { error, initialValue } = refused.data.lastResult;
    expect(error[""]?.join(" ")).toMatch(/^Ce service a changé entre-temps sara l’a enregistré le .*perdu\.$/);
    expect(initialValue).toMatchObject({ title: "Le mien", price_starting: "1 250,50", features: ["Hébergement"] });
    expect(await stored()).toMatchObject({ title: "Le leur", version: 2 });
    expect(statusOf(await save({ ...mine, overwrite: "2" }))).toBe(303);
    expect(await stored()).toMatchObject({ title: "Le mien", features: ["Hébergement"], version: 3 });
    expect(statusOf(await save({ ...mine, title: "Encore", overwrite: "2" }))).toBe(409);
  });

  it("is saved as it is sent when the form does not say which version its writer has seen", async () => {
    await save({ version: "1", title: "Le leur" });
    expect(statusOf(await save({ version: "", title: "Le mien" }))).toBe(303);
    expect(await stored()).toMatchObject({ title: "Le mien", version: 3 });
  });

  it("is saved already when it holds the same, as after a double click", async () => {
    const again = { version: "1", title: "Boutique", price_starting: "1 250,5", "features[0]": "Hébergement" };
    const answers = await Promise.all([save(again), save(again)]);
    expect(answers.map(statusOf)).toEqual([303, 303]);
    expect((await stored()).version).toBe(2);
    expect(statusOf(await save({ ...again, "features[0]": "Nom de domaine" }))).toBe(409);
  });

  it("has not changed when it was only hidden from the list", async () => {
    const hidden = { intent: "activation", id, is_active: "false" };
    await sendForm("/admin/services", hidden);
    expect(statusOf(await save({ version: "1", title: "Boutique", was_active: "on" }))).toBe(303);
    expect(await stored()).toMatchObject({ title: "Boutique", is_active: false });
  });

  it("was saved by its writer, whoever has hidden it since", async () => {
    const writer = await signedInAs((await makePerson("admin", "omar@zellige.example")).id);
    await postForm(path(), form({ version: "1", title: "Le leur" }), writer);
    await sendForm("/admin/services", { intent: "activation", id, is_active: "false" });
    const refused = await save({ version: "1", title: "Le mien" });
    expect(refused.data.lastResult.error[""]?.join(" ")).toContain("omar l’a enregistré");
  });

  it("warns one of two who save it at once", async () => {
    const answers = await Promise.all(["Boutique", "Vitrine"].map((title) => save({ version: "1", title })));
    expect(answers.map(statusOf).sort()).toEqual([303, 409]);
    expect((await stored()).version).toBe(2);
  });

  it("has the two ways on beside the warning, and its version in the dialog", async () => {
    await save({ title: "Le leur" });
    const held = /<input(?=[^>]* type="hidden")(?=[^>]* name="version")[^>]* value="2"/;
    expect((await showPage(path(), { cookie })).html).toMatch(held);
    const warned = await showPage(path(), { cookie, fields: form({ title: "Le mien", version: "1" }) });
    expect([warned.status, warned.html]).toEqual([409, expect.stringContaining('value="Le mien"')]);
    expect(warned.words).toMatch(/Ce service a changé entre-temps .* Voir leur version .* Enregistrer quand même/);
    expect(warned.html).toMatch(/<button(?=[^>]* name="overwrite")[^>]* value="2"/);
    expect(warned.html).toMatch(new RegExp(`<a(?=[^>]* target="_blank")[^>]* href="${path()}"`));
  });
});
