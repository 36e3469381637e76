import { beforeEach, describe, expect, it } from "vitest";
import { loader as listLoader } from "~/routes/admin.services/route";
import { loader as deleteLoader } from "~/routes/admin.services.$id.delete/route";
import { loader as editLoader } from "~/routes/admin.services.$id.edit/route";
import { db } from "~/server/db/db.server";
import { getCachedPage } from "~/server/page-cache/page-cache.server";
import { errorsOf } from "../support/answers";
import { keepPageWith } from "../support/finished-pages";
import { admin, cookie, openOffice, sendForm } from "../support/office";
import { getArgs } from "../support/requests";
import { showPage } from "../support/show-page";

const NOWHERE = "00000000-0000-4000-8000-000000000000";

beforeEach(openOffice);

const NEW = { intent: "service", title: "Site vitrine", category: "programming", description: "", is_active: "on" };
const fields = (changes: Record<string, string> = {}) => ({ ...NEW, ...changes });
const create = (changes?: Record<string, string>) =>
  sendForm("/admin/services/new?category=programming", fields(changes));
const edit = (id: string, changes?: Record<string, string>) =>
  sendForm(`/admin/services/${id}/edit?q=site`, fields(changes));
const list = async (query = "") => {
  const answer = await listLoader(getArgs(`/admin/services${query}`, { cookie }));
  return answer.services.map(({ title }) => title);
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
  const store = async (changes?: Record<string, string>) => {
    await create(changes);
    return db.service.findFirstOrThrow({ orderBy: { created_at: "desc" } });
  };
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

  it("is not found under an unknown id", async () => {
    for (const id of ["x", NOWHERE]) {
      const asked = getArgs(`/admin/services/${id}/edit`, { cookie, params: { id } });
      await expect(editLoader(asked)).rejects.toMatchObject({ init: { status: 404 } });
      await expect(deleteLoader(asked)).rejects.toMatchObject({ init: { status: 404 } });
      await expect(edit(id)).rejects.toMatchObject({ init: { status: 404 } });
    }
    await expect(await setActive(NOWHERE, true)).toFlash("Erreur");
    await expect(sendForm("/admin/services", { intent: "other", id: NOWHERE })).rejects.toMatchObject({
      init: { status: 400 },
    });
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
    const { counts, services } = await listLoader(getArgs("/admin/services", { cookie }));
    expect(counts).toMatchObject({ total: 5, active: 4 });
    expect(counts.byCategory.map(({ count }) => count)).toEqual([2, 1, 1, 1]);
    expect(services[0]?.startingPrice).toBe("À partir de 1\u00a0250\u00a0MAD");
  });

  it("has pages, and leads from one beyond the last to the last", async () => {
    await db.service.createMany({
      data: Array.from({ length: 25 }, (_, index) => ({ category: "business" as const, title: `Étude ${index}` })),
    });
    const { pageCount, services } = await listLoader(getArgs("/admin/services?page=2", { cookie }));
    expect([pageCount, services.length]).toEqual([2, 6]);
    const beyond = listLoader(getArgs("/admin/services?page=9", { cookie }));
    const answer = await beyond.catch((error: Response) => error);
    expect(answer).toRedirect("/admin/services?page=2", 302);
  });
});
