import { beforeEach, describe, expect, it } from "vitest";
import { getMovedService } from "~/features/services/queries/services.server";
import { db } from "~/server/db/db.server";
import { openOffice, sendForm } from "../support/office";
import { resultOf } from "../support/service-page";

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
