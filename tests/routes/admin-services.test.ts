import { beforeEach, describe, expect, it } from "vitest";
import { getMovedService } from "~/features/services/queries.server";
import { loader as listLoader } from "~/routes/admin.services/route";
import { loader as editLoader } from "~/routes/admin.services.$id.edit/route";
import { db } from "~/server/db/db.server";
import { getCachedPage } from "~/server/page-cache/page-cache.server";
import { errorsOf } from "../support/answers";
import { keepPageWith } from "../support/finished-pages";
import { admin, cookie, openOffice, sendForm } from "../support/office";
import { makePerson } from "../support/people";
import { getArgs, signedInAs } from "../support/requests";
import { resultOf } from "../support/service-page";
import { postForm, showPage } from "../support/show-page";

const NOWHERE = "00000000-0000-4000-8000-000000000000";

beforeEach(openOffice);

type Fields = Record<string, string>;
const NEW = { intent: "service", title: "Site vitrine", category: "programming", description: "", is_active: "on" };
const fields = (changes: Fields = {}) => ({ ...NEW, ...changes });
const create = (changes?: Fields) => sendForm("/admin/services/new?category=programming", fields(changes));
const edit = (id: string, changes?: Fields) => sendForm(`/admin/services/${id}/edit?q=site`, fields(changes));
const store = async (changes?: Fields) => {
  await create(changes);
  return db.service.findFirstOrThrow({ orderBy: { created_at: "desc" } });
};
const list = async (query = "") => {
  const answer = await listLoader(getArgs(`/admin/services${query}`, { cookie }));
  return answer.rows.map(({ title }) => title);
};

describe("a new service", () => {
  // @spec validation-23, calls-13, errors-31, errors-34
  it("is stored as typed, a French price included, and says 'Service créé'", async () => {
    const answer = await create({
      ...{ title: " Site vitrine ", description: "Cinq pages", icon: "Code", price_starting: "1 250,50" },
      ...{ "features[0]": "Hébergement", "features[1]": "   ", "features[2]": " Formation " },
    });
    expect(answer).toRedirect("/admin/services?category=programming");
    await expect(answer).toFlash("Succès", "Service créé");
    const { price_starting, ...service } = await db.service.findFirstOrThrow();
    expect(service).toMatchObject({
      ...{ title: "Site vitrine", category: "programming", description: "Cinq pages", icon: "Code" },
      ...{ is_active: true, features: ["Hébergement", "Formation"] },
    });
    expect(price_starting?.toNumber()).toBe(1250.5);
    expect(await db.auditEntry.findMany()).toMatchObject([
      { actor_id: admin.id, action: "created", target_kind: "service", target_id: service.id },
    ]);
  });

  it("is stored once when it is sent twice at once", async () => {
    await Promise.all([create(), create()]);
    expect([await db.service.count(), await db.auditEntry.count()]).toEqual([1, 1]);
  });

  it("is stored again, the same, once the first one was edited or deleted", async () => {
    await create();
    const first = await db.service.findFirstOrThrow();
    await edit(first.id, { title: "Autre" });
    await create();
    expect(await db.service.count()).toBe(2);
    const second = await db.service.findFirstOrThrow({ where: { title: "Site vitrine" } });
    await sendForm(`/admin/services/${second.id}/delete`, {});
    await create();
    expect(await db.service.count({ where: { title: "Site vitrine" } })).toBe(1);
  });

  // @spec validation-22
  it.each(["title", "category"])("is refused without its %s", async (name) => {
    expect((await errorsOf(create({ [name]: " " })))[""]).toEqual(["Titre et catégorie sont requis"]);
    expect(await db.service.count()).toBe(0);
  });

  it("is refused in a category that there is not", async () =>
    expect(await create({ category: "cuisine" })).toMatchObject({ init: { status: 400 } }));
});

describe("a stored service", () => {
  const setActive = (id: string, is_active: boolean) => {
    const form = { intent: "activation", id, is_active: String(is_active) };
    return sendForm("/admin/services?page=1", form);
  };

  // @spec calls-13, errors-34
  it("is edited and leads back to the same list", async () => {
    const { id } = await store({ price_starting: "990" });
    const { values } = await editLoader(getArgs(`/admin/services/${id}/edit`, { cookie, params: { id } }));
    expect(values).toMatchObject({ title: "Site vitrine", price_starting: "990", is_active: "on" });
    const answer = await edit(id, { title: "Boutique", category: "graphics", icon: "Layers", price_starting: "" });
    expect(answer).toRedirect("/admin/services?q=site");
    await expect(answer).toFlash("Succès", "Service mis à jour");
    const edited = { title: "Boutique", category: "graphics", icon: "Layers", price_starting: null };
    expect(await db.service.findUniqueOrThrow({ where: { id } })).toMatchObject(edited);
  });

  it("stays hidden when a dialog that was opened before saves a title, and is shown when its switch is touched", async () => {
    const { id } = await store();
    const opened = { is_active: "on", was_active: "on" };
    await setActive(id, false);
    await edit(id, { ...opened, title: "Boutique" });
    expect(await db.service.findUniqueOrThrow({ where: { id } })).toMatchObject({
      title: "Boutique",
      is_active: false,
    });
    expect((await db.auditEntry.findFirstOrThrow({ where: { action: "updated" } })).details).not.toHaveProperty(
      "is_active",
    );
    await edit(id, { ...opened, was_active: "off" });
    expect((await db.service.findUniqueOrThrow({ where: { id } })).is_active).toBe(true);
  });

  it("has in its dialog what its switch showed when it was opened, also after a refusal", async () => {
    const { id } = await store({ was_active: "on" });
    const path = `/admin/services/${id}/edit`;
    const held = /<input(?=[^>]* type="hidden")(?=[^>]* name="was_active")[^>]* value="on"/;
    expect((await showPage(path, { cookie })).html).toMatch(held);
    await setActive(id, false);
    const refused = await showPage(path, { cookie, fields: { ...fields({ title: "" }), was_active: "on" } });
    expect([refused.status, refused.html]).toEqual([400, expect.stringMatching(held)]);
  });

  // @spec calls-13, errors-30, errors-34
  it("is deleted with all its parts, and a second time is a refusal in words", async () => {
    const { id } = await store();
    await db.serviceExample.create({ data: { service_id: id, title: "Riad" } });
    await db.servicePricingTier.create({ data: { service_id: id } });
    await db.serviceLandingContent.create({ data: { service_id: id } });
    const remove = () => sendForm(`/admin/services/${id}/delete?q=a`, {});
    const answer = await remove();
    expect(answer).toRedirect("/admin/services?q=a");
    await expect(answer).toFlash("Succès", "Service supprimé");
    const left = [db.service.count(), db.serviceExample.count(), db.servicePricingTier.count()];
    expect(await Promise.all([...left, db.serviceLandingContent.count()])).toEqual([0, 0, 0, 0]);
    await expect(await remove()).toFlash("Erreur", "Ce service n’existe plus.");
  });

  it("takes the finished pages that show it away with each change", async () => {
    const { id } = await store();
    const changes = [() => edit(id), () => setActive(id, false), () => create({ title: "Autre" })];
    for (const change of changes) {
      keepPageWith("list", "services");
      keepPageWith("own", `service:${id}`);
      keepPageWith("blog", "blog");
      await change();
      expect(getCachedPage("list")).toBeUndefined();
      expect(getCachedPage("blog")).toBeDefined();
    }
    keepPageWith("own", `service:${id}`);
    await sendForm(`/admin/services/${id}/delete`, {});
    expect(getCachedPage("own")).toBeUndefined();
  });

  it("is neither edited nor switched under an unknown id", async () => {
    await expect(edit(NOWHERE)).rejects.toMatchObject({ init: { status: 404 } });
    await expect(await setActive(NOWHERE, true)).toFlash("Erreur");
  });
});

describe("the list of services", () => {
  const DAY_MS = 86_400_000;
  const rows = [
    ["business", "Audit", true],
    ["programming", "Application mobile", true],
    ["content", "Rédaction", false],
    ["programming", "Référencement technique", true],
    ["graphics", "Identité", true],
  ] as const;

  beforeEach(async () => {
    await db.service.createMany({
      data: rows.map(([category, title, is_active], index) => ({
        ...{ category, title, is_active, description: `Numéro ${index}`, price_starting: 1250 },
        created_at: new Date(Date.UTC(2026, 10, 1) + index * DAY_MS),
      })),
    });
  });

  // @spec calls-12
  it("goes by category and then from the newest", async () => {
    const all = ["Référencement technique", "Application mobile", "Identité", "Rédaction", "Audit"];
    expect(await list()).toEqual(all);
  });

  it("finds without accents, by category and by state", async () => {
    expect(await list("?q=REDACTION")).toEqual(["Rédaction"]);
    expect(await list("?q=numero%204")).toEqual(["Identité"]);
    expect(await list("?category=programming&q=ref")).toEqual(["Référencement technique"]);
    expect(await list("?state=inactive")).toEqual(["Rédaction"]);
    expect(await list("?state=active&category=content")).toEqual([]);
    expect(await list("?category=cuisine&state=x&page=y")).toHaveLength(5);
  });

  it("counts all, the active ones and each category, and writes prices in dirhams", async () => {
    const { counts, rows: services } = await listLoader(getArgs("/admin/services", { cookie }));
    expect(counts).toMatchObject({ total: 5, active: 4 });
    expect(counts.byCategory.map(({ count }) => count)).toEqual([2, 1, 1, 1]);
    expect(services[0]?.startingPrice).toBe("À partir de 1\u00a0250\u00a0MAD");
  });

  it("has pages of 25", async () => {
    await db.service.createMany({
      data: Array.from({ length: 25 }, (_, index) => ({ category: "business" as const, title: `Étude ${index}` })),
    });
    const { pageCount, rows: services } = await listLoader(getArgs("/admin/services?page=2", { cookie }));
    expect([pageCount, services.length]).toEqual([2, 6]);
  });
});

describe("the address of a service", () => {
  it("is made of its title, another where that is taken, or the one that is typed", async () => {
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

  it("stays while the title changes, and a former one leads to the one that is typed", async () => {
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

  it("is added to what a dump or a statement stores that knows no slug, however many have the same title", async () => {
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
