import { beforeEach, describe, expect, it } from "vitest";
import { turnOf, VIEW_COUNT_MAX, VIEWS } from "~/features/inquiries/model/follow-up";
import { inquiryList, ownerFilter, ownersSql } from "~/features/inquiries/queries.server";
import { inquiryListSchema } from "~/features/inquiries/schema/inquiry";
import { loader as home } from "~/routes/admin._index/route";
import { loader as list } from "~/routes/admin.inquiries/route";
import { loader as details } from "~/routes/admin.inquiries.$id/route";
import { loader as exported } from "~/routes/admin.inquiries_.export/route";
import { db } from "~/server/db/db.server";
import { countMatchesSql, listPageSql } from "~/server/db/list-page.server";
import { siteUrl } from "~/server/env.server";
import { addDays, dayInCasablanca, instantOf, startOfDay } from "~/site/calendar";
import { isAll } from "../support/all";
import { explainAmongMany } from "../support/explain";
import { makeLead } from "../support/leads";
import { admin, cookie, openOffice, sendForm, wordsAt } from "../support/office";
import { makePerson } from "../support/people";
import { getArgs } from "../support/requests";
import { runStatements } from "../support/run-statements";
import { showPage } from "../support/show-page";

const HOUR_MS = 3_600_000;

beforeEach(openOffice);

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

/** Between now and midnight, whenever the test runs. */
const today = () => new Date((Date.now() + startOfDay(addDays(dayInCasablanca(new Date()), 1)).getTime()) / 2);

const tomorrow = () => new Date(startOfDay(addDays(dayInCasablanca(new Date()), 1)).getTime() + HOUR_MS);

async function fill() {
  const lead = { email: "k@riad.example", message: "Bonjour" };
  const planned = { status: "contacted", next_action: "Rappeler" } as const;
  await db.contactInquiry.createMany({
    data: [
      { ...lead, name: "Sans réponse", reply_due_at: inHours(-3) },
      { ...lead, name: "Relance oubliée", ...planned, next_action_at: inHours(-72) },
      { ...lead, name: "À rappeler", ...planned, next_action_at: today() },
      // Of tomorrow, as most messages are when they come.
      { ...lead, name: "Nouvelle", reply_due_at: tomorrow() },
      { ...lead, name: "Plus tard", ...planned, next_action_at: inHours(24 * 9) },
      { ...lead, name: "Sans suite", status: "qualified" },
      { ...lead, name: "Répondu", reply_due_at: inHours(-3), first_reply_at: inHours(-5) },
      { ...lead, name: "Perdu", ...planned, status: "rejected", next_action_at: inHours(-3) },
      { ...lead, name: "Robot", is_spam: true, reply_due_at: inHours(-3) },
    ],
  });
}

const open = (query: string) => list(getArgs(`/admin/inquiries${query}`, { cookie }));
const named = async (query: string) => (await open(query)).rows.map(({ name }) => name);
const idOf = async (name: string) => (await db.contactInquiry.findFirstOrThrow({ where: { name } })).id;

describe("the views of the list", () => {
  beforeEach(fill);

  it.each([
    ["?vue=en-retard", ["Relance oubliée", "Sans réponse"]],
    ["?vue=aujourdhui", ["À rappeler"]],
    ["?vue=a-venir", ["Nouvelle", "Plus tard"]],
    ["?vue=sans-suite", ["Sans suite", "Répondu"]],
    ["?vue=en-retard&status=rejected&sort=name", ["Relance oubliée", "Sans réponse"]],
    ["?vue=en-retard&q=relance", ["Relance oubliée"]],
  ])("%s shows what waits, what is due first before the others", async (query, names) => {
    expect((await named(query)).toSorted()).toEqual(names.toSorted());
    if (query.includes("retard")) expect(await named(query)).toEqual(names);
  });

  it("hold every open lead once, and no other", async () => {
    const views = await Promise.all(VIEWS.map((view) => named(`?vue=${view}`)));
    expect(views.flat().toSorted()).toEqual((await named("")).filter((name) => name !== "Perdu").toSorted());
  });

  it("are counted beside their names, and ignored where none is of that name", async () => {
    expect((await open("")).waiting).toEqual({ "en-retard": 2, aujourdhui: 1, "a-venir": 2, "sans-suite": 2 });
    expect(await named("?vue=demain")).toHaveLength(8);
  });

  it("say of each row what is to be done, and since when or until when", async () => {
    const { rows: inquiries } = await open("");
    const turns = Object.fromEntries(inquiries.map(({ name, turn }) => [name, turn]));
    expect(turns).toMatchObject({
      "Sans réponse": { state: "late", action: "Répondre", when: "En retard de 3\u00a0h" },
      "Relance oubliée": { state: "late", action: "Rappeler", when: "En retard de 3 jours" },
      "À rappeler": { state: "due", action: "Rappeler" },
      "Sans suite": { state: "unplanned", action: "Sans suite prévue" },
      Perdu: null,
    });
  });

  it("lead from one inquiry to the next and back, in their own order", async () => {
    const [first, second] = [await idOf("Relance oubliée"), await idOf("Sans réponse")];
    const beside = async (id: string) =>
      (await details(getArgs(`/admin/inquiries/${id}?vue=en-retard`, { cookie, params: { id } }))).beside;
    expect(await beside(first)).toEqual({ previous: null, next: second });
    expect(await beside(second)).toEqual({ previous: first, next: null });
    // What is done has no place among what is late: the next is the first that still is.
    expect(await beside(await idOf("Sans suite"))).toEqual({ previous: null, next: first });
  });

  it("lead through all inquiries by name, and through those that a search finds", async () => {
    const beside = async (name: string, query: string) => {
      const id = await idOf(name);
      return (await details(getArgs(`/admin/inquiries/${id}${query}`, { cookie, params: { id } }))).beside;
    };
    const [previous, next] = [await idOf("Nouvelle"), await idOf("Plus tard")];
    expect(await beside("Perdu", "?sort=name")).toEqual({ previous, next });
    expect(await beside("Perdu", "?q=perdu")).toEqual({ previous: null, next: null });
  });
});

describe("the home of the back office", () => {
  it("says first what waits", async () => {
    await fill();
    const { waiting, due } = await home(getArgs("/admin", { cookie }));
    expect(waiting).toEqual({ "en-retard": 2, aujourdhui: 1, "a-venir": 2, "sans-suite": 2 });
    expect(due.map(({ name, turn }) => [name, turn.state])).toEqual([
      ["Relance oubliée", "late"],
      ["Sans réponse", "late"],
      ["À rappeler", "due"],
    ]);
  });

  it("counts no further than somebody reads", async () => {
    const row = { name: "Nadia", email: "n@riad.example", message: "Bonjour", status: "contacted" } as const;
    await db.contactInquiry.createMany({ data: Array.from({ length: VIEW_COUNT_MAX + 9 }, () => row) });
    expect((await open("?vue=sans-suite")).waiting["sans-suite"]).toBe(VIEW_COUNT_MAX + 1);
    expect(await open("?vue=sans-suite")).toMatchObject({ matchCount: VIEW_COUNT_MAX, hasMore: true });
  });
});

describe("whose turn it is", () => {
  const now = instantOf("2026-11-23T11:00");
  const at = (time: string) => instantOf(`2026-11-${time}`);
  const lead = { status: "new", is_spam: false, next_action: null, next_action_at: null, due_at: null } as const;

  it.each([
    ["the promised answer", { due_at: at("24T10:00") }, "Réponse due avant mar. 24 nov., 10:00"],
    ["an answer that is late", { due_at: at("23T10:15") }, "En retard de 45\u00a0min"],
    ["an answer that is two days late", { due_at: at("21T10:00") }, "En retard de 2 jours"],
    [
      "an action",
      { next_action: "Relancer", next_action_at: at("24T10:00"), due_at: at("24T10:00") },
      "mar. 24 nov., 10:00",
    ],
    ["nothing that is planned", {}, null],
  ])("with %s", (_what, given, when) => {
    expect(turnOf({ ...lead, ...given }, now)?.when).toBe(when);
  });
});

describe("by owner", () => {
  let [sara, omar, former] = ["", "", ""];
  beforeEach(async () => {
    sara = admin.id;
    omar = (await makePerson("admin", "omar@zellige.example")).id;
    former = (await makePerson("client", "partie@zellige.example")).id;
    await db.profile.update({ where: { id: omar }, data: { full_name: "Omar Tazi" } });
  });
  const sorted = async (query: string) => (await named(query)).sort();
  /** A lead of each owner that is late, and one of Sara's that waits for nothing. */
  async function fillByOwner() {
    const late = { status: "contacted", next_action: "Rappeler", next_action_at: inHours(-1) } as const;
    const owners = { Mienne: sara, DOmar: omar, DeLaPartie: former, Libre: null };
    for (const [name, owner_id] of Object.entries(owners)) await makeLead({ ...late, name, owner_id });
    await makeLead({ name: "Perdue", status: "rejected", owner_id: sara });
  }

  describe("the list of inquiries of an owner", () => {
    beforeEach(fillByOwner);

    it("shows one's own, nobody's with those of who has left the team, both, or a colleague's", async () => {
      expect(await sorted("?responsable=moi")).toEqual(["Mienne", "Perdue"]);
      expect(await sorted("?responsable=personne")).toEqual(["DeLaPartie", "Libre"]);
      expect(await sorted("?responsable=moi-ou-personne")).toEqual(["DeLaPartie", "Libre", "Mienne", "Perdue"]);
      expect(await sorted(`?responsable=${omar}`)).toEqual(["DOmar"]);
      expect(await sorted("?responsable=quelqu-un")).toHaveLength(5);
    });

    it("goes with a status, a view and a search, and counts what each view has of it", async () => {
      expect(await sorted("?responsable=moi&status=rejected")).toEqual(["Perdue"]);
      expect(await sorted("?responsable=moi&vue=en-retard")).toEqual(["Mienne"]);
      expect(await sorted("?responsable=moi-ou-personne&q=libre")).toEqual(["Libre"]);
      const { waiting, matchCount } = await open("?responsable=moi-ou-personne&vue=en-retard");
      expect([waiting["en-retard"], matchCount]).toEqual([3, 3]);
    });

    it("stays in the export, beside a lead, and over pages and views", async () => {
      const csv = await (await exported(getArgs("/admin/inquiries/export?responsable=moi", { cookie }))).text();
      expect(csv).toContain("Mienne");
      expect(csv).not.toContain("Omar");
      const { id } = await db.contactInquiry.findFirstOrThrow({ where: { name: "DOmar" } });
      const only = getArgs(`/admin/inquiries/${id}?responsable=${omar}`, { cookie, params: { id } });
      expect((await details(only)).beside).toEqual({ previous: null, next: null });
      const more = { name: "Autre", email: "k@riad.example", message: "Bonjour", owner_id: sara };
      await db.contactInquiry.createMany({ data: Array.from({ length: 21 }, () => more) });
      const { html } = await showPage("/admin/inquiries?responsable=moi", { cookie });
      expect(html).toContain("/admin/inquiries?responsable=moi&amp;page=2");
      expect(html).toContain("/admin/inquiries?vue=en-retard&amp;responsable=moi");
    });

    it("is chosen by a form that works without scripts, with each of the team", async () => {
      const { html } = await showPage(`/admin/inquiries?vue=en-retard&responsable=${omar}`, { cookie });
      const select = /<select[^>]*name="responsable"[\s\S]*?<\/select>/.exec(html)?.[0] ?? "";
      for (const label of ["Tous les responsables", "À moi", "À moi ou à personne", "À personne"])
        expect(select).toContain(`>${label}</option>`);
      expect(select).toContain(`<option value="${omar}" selected="">Omar Tazi</option>`);
      expect(select).not.toContain(sara);
    });
  });

  describe.runIf(isAll)("among 4,000 leads", () => {
    const fillMany = () =>
      runStatements(
        `INSERT INTO contact_inquiries (name, email, message, created_at, owner_id)
        SELECT 'Nom ' || i, 'a' || i || '@riad.example', 'Message', now() - i * interval '1 hour',
          CASE WHEN i % 100 = 0 THEN NULL WHEN i % 50 = 1 THEN '${sara}'::uuid ELSE '${omar}'::uuid END
        FROM generate_series(1, 4000) AS i`,
        "VACUUM ANALYZE contact_inquiries",
      );

    it.each([
      ["moi", "contact_inquiries_owner_created_at_idx"],
      ["personne", "contact_inquiries_unowned_idx"],
    ] as const)("those of %s come in their order and are counted to a bound by %s", async (responsable, index) => {
      await fillMany();
      const asked = inquiryListSchema.parse({ responsable });
      const found = inquiryList(asked, await ownerFilter(responsable, sara));
      const plan = await explainAmongMany(listPageSql(found, { page: 1, perPage: 20 }));
      expect(plan).toContain(index);
      expect(plan).not.toContain("Sort");
      const counted = await explainAmongMany(countMatchesSql(found));
      expect(counted).toContain(index);
      expect(counted).toContain("Limit");
    });

    it("the owners are read by a step in their index each", async () => {
      await fillMany();
      expect(await db.$queryRaw(ownersSql())).toHaveLength(2);
      expect(await explainAmongMany(ownersSql())).toContain("contact_inquiries_owner_id_idx");
    });
  });
});

type Fields = Record<string, string>;
const PATH = "/admin/inquiries/modeles";
const GOOD = { intent: "template", name: "Premier mot", language: "fr", channel: "", body: "Oui {prénom}" };
const add = (changes: Fields = {}) => sendForm(`${PATH}/new`, { ...GOOD, ...changes });
const only = () => db.replyTemplate.findFirstOrThrow();
const edit = (id: string, changes: Fields = {}) => sendForm(`${PATH}/${id}`, { ...GOOD, ...changes });
const remove = (id: string) => sendForm(`${PATH}/${id}/delete`, {});

describe("a template", () => {
  it("is added once, changed and deleted, each with its trail", async () => {
    const letter = { channel: "email", subject: "Bonjour" };
    for (let times = 0; times < 2; times += 1) expect(await add({ ...letter, display_order: "20" })).toRedirect(PATH);
    const { id, ...stored } = await only();
    expect(await db.replyTemplate.count()).toBe(1);
    const { intent: _, ...typed } = GOOD;
    expect(stored).toMatchObject({ ...typed, ...letter, display_order: 20 });
    await expect(edit(id, { body: "Non" })).toFlash("Succès", "Modèle enregistré");
    expect(await only()).toMatchObject({ body: "Non", channel: null, subject: null });
    await expect(remove(id)).toFlash("Succès", "Modèle supprimé");
    expect(await db.replyTemplate.count()).toBe(0);
    const trail = await db.auditEntry.findMany({ where: { target_id: id }, orderBy: { created_at: "asc" } });
    expect(trail.map(({ action }) => action)).toEqual(["created", "updated", "deleted"]);
  });

  it("beyond the hundredth is refused, and kept in its form", async () => {
    const data = Array.from({ length: 100 }, (_, at) => ({ name: `M${at}`, body: "x" }));
    await db.replyTemplate.createMany({ data });
    expect(await add()).toRefuse("", "Il y a déjà 100 modèles\u202f: supprimez-en un d’abord.", 409);
  });

  it("that is gone meanwhile is a 404 to change, and said when it is deleted again", async () => {
    await add();
    const { id } = await only();
    await remove(id);
    await expect(edit(id)).rejects.toMatchObject({ init: { status: 404 } });
    await expect(remove(id)).toFlash("Erreur", "Ce modèle n’existe plus.");
  });
});

describe("the preview", () => {
  const words = async (query = "") => await wordsAt(`${PATH}/${(await only()).id}/preview${query}`);

  it("shows a template as a real lead would read it, the newest or the one that is chosen", async () => {
    const service = await db.service.create({ data: { title: "Logo", slug: "logo", category: "graphics" } });
    const at = (days: number) => new Date(Date.now() - days * 86_400_000);
    const older = await makeLead({ name: "Omar Tazi", service_interest: service.title, created_at: at(2) });
    await makeLead({ name: "Lucía Romero", created_at: at(1) });
    await add({ subject: "Pour {service}", body: "Bonjour {prénom}, voyez {lien}" });
    expect(await words()).toContain("Pour votre projet Bonjour Lucía, voyez http");
    const chosen = await words(`?demande=${older.id}`);
    expect(chosen).toContain(`Pour Logo Bonjour Omar, voyez ${siteUrl}/services/graphics/logo`);
    expect(await words("?demande=00000000-0000-4000-8000-000000000000")).toContain("Bonjour Lucía");
  });

  it("without any lead shows it as it is, and says so", async () => {
    await add({ body: "Bonjour {prénom}" });
    const page = await words();
    expect(page).toContain("Il n'y a aucune demande encore");
    expect(page).toContain("Bonjour {prénom}");
  });
});

it("the templates stand under their languages, in the owner's order, and lead to their dialogs", async () => {
  await add({ name: "Second", display_order: "2" });
  await add({ name: "Premier", display_order: "1", channel: "whatsapp" });
  await add({ name: "Primero", language: "es" });
  const { words, html } = await showPage(PATH, { cookie });
  expect(words).toMatch(/Français Premier WhatsApp .*Second WhatsApp et e-mail .*Espagnol .*Primero/);
  const { id } = await db.replyTemplate.findFirstOrThrow({ where: { name: "Second" } });
  for (const part of ["", "/delete", "/preview"]) expect(html).toContain(`href="${PATH}/${id}${part}"`);
});

it("an agency without templates is told what that means", async () => {
  expect(await wordsAt(PATH)).toContain("Aucun modèle pour le moment");
});
