import { beforeEach, describe, expect, it } from "vitest";
import { loader as listLoader } from "~/routes/admin.projects/route";
import { loader as detailsLoader } from "~/routes/admin.projects.$id/route";
import { loader as editLoader } from "~/routes/admin.projects_.$id.edit/route";
import { loader as newLoader } from "~/routes/admin.projects_.new/route";
import { db } from "~/server/db/db.server";
import { errorsOf, flashOf } from "../support/answers";
import { outbox } from "../support/mail";
import { admin, cookie, openOffice, sendForm } from "../support/office";
import { makePerson } from "../support/people";
import { usualMilestones } from "../support/project-space";
import { getArgs } from "../support/requests";
import { showPage } from "../support/show-page";

const NOWHERE = "00000000-0000-4000-8000-000000000000";
let clientId: string;

beforeEach(async () => {
  await openOffice();
  clientId = (await makePerson("client", "khadija@riad.example")).id;
});

const fields = (changes: Record<string, string> = {}) => ({
  ...{ intent: "project", title: "Site du riad", description: "", service_category: "", status: "pending" },
  ...{ budget: "", deadline: "", client_id: "", ...changes },
});
const create = (changes?: Record<string, string>) => sendForm("/admin/projects/new", fields(changes));
const edit = (id: string, changes?: Record<string, string>) =>
  sendForm(`/admin/projects/${id}/edit?q=riad`, fields(changes));
const setStatus = (id: string, status: string) => sendForm("/admin/projects?page=1", { intent: "status", id, status });
const list = async (query = "") => {
  const { rows: projects } = await listLoader(getArgs(`/admin/projects${query}`, { cookie }));
  return projects.map(({ title }) => title);
};

describe("a new project", () => {
  it("is stored with its client, the first line of its history and a trace of who made it", async () => {
    const answer = await create({
      ...{ title: " Site du riad ", description: "Huit pages", service_category: "programming" },
      ...{ budget: "12 500,50", deadline: "2027-03-31", client_id: clientId },
    });
    await expect(answer).toFlash("Succès", "Projet créé");
    const project = await db.project.findFirstOrThrow({ include: { events: true } });
    expect(project).toMatchObject({ title: "Site du riad", client_id: clientId, status: "pending" });
    expect([project.budget?.toNumber(), project.deadline]).toEqual([12500.5, new Date("2027-03-31")]);
    expect(project.events).toMatchObject([{ status: "pending" }]);
    expect(await db.auditEntry.findMany()).toMatchObject([
      { actor_id: admin.id, action: "created", target_kind: "project", target_id: project.id },
    ]);
  });

  it("is refused for a client who is gone, and leaves no trace", async () => {
    const sentence = "Ce client n’existe plus. Choisissez-en un autre.";
    expect(await create({ client_id: NOWHERE })).toRefuse("client_id", sentence);
    expect([await db.project.count(), await db.auditEntry.count()]).toEqual([0, 0]);
  });
});

describe("its client", () => {
  it("is written to once for each thing that happens", async () => {
    await create();
    const { id } = await db.project.findFirstOrThrow();
    await setStatus(id, "in_progress");
    expect(await outbox()).toEqual([]);
    await edit(id, { status: "completed", client_id: clientId });
    await setStatus(id, "pending");
    await setStatus(id, "pending");
    await edit(id, { title: "Autre titre", client_id: clientId });
    const kinds = ["new-project", "project-status-changed"];
    expect(await outbox()).toEqual(kinds.map((kind) => `${kind} to khadija@riad.example`));
    const texts = (await db.mailMessage.findMany({ select: { text: true } })).map(({ text }) => text);
    for (const text of texts) expect(text).toContain(`/dashboard/projects/${id}`);
  });
});

it("a letter that is kept for want of a mail server is taken back, too", async () => {
  await create({ client_id: clientId });
  const { id } = await db.project.findFirstOrThrow();
  await db.mailMessage.deleteMany();
  const flash = await flashOf(await setStatus(id, "completed"));
  expect(flash?.undo?.note).toBe("La lettre au client est gardée parmi les e-mails.");
  await sendForm("/admin/projects", flash?.undo?.fields ?? {});
  expect([await db.mailMessage.count(), (await db.project.findFirstOrThrow()).status]).toEqual([0, "pending"]);
});

describe("the form of a new project", () => {
  it("sent three times at once makes one project and one letter, and each sees success", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => create({ client_id: clientId })));
    for (const answer of answers) await expect(answer).toFlash("Succès");
    expect(await db.project.count()).toBe(1);
    expect(await db.mailMessage.count()).toBe(1);
  });

  it("makes the same project anew once the first has been deleted", async () => {
    await create();
    const { id } = await db.project.findFirstOrThrow();
    await sendForm(`/admin/projects/${id}/delete`, {});
    await create();
    expect(await db.project.count()).toBe(1);
  });
});

describe("a stored project", () => {
  const store = async (changes?: Record<string, string>) => {
    await create(changes);
    return db.project.findFirstOrThrow({ orderBy: { created_at: "desc" } });
  };

  // @spec office-34, errors-33
  it("changes status at once, says 'Statut mis à jour' and keeps its history", async () => {
    const { id } = await store();
    const answer = await setStatus(id, "in_progress");
    expect(answer).toRedirect("/admin/projects?page=1");
    await expect(answer).toFlash("Succès", "Statut mis à jour");
    const events = await db.projectEvent.findMany({ orderBy: { created_at: "asc" } });
    expect(events.map(({ status }) => status)).toEqual(["pending", "in_progress"]);
  });

  it("keeps one line of history when the same status is sent twice, even at once", async () => {
    const { id } = await store();
    await Promise.all([setStatus(id, "completed"), setStatus(id, "completed")]);
    await setStatus(id, "completed");
    expect(await db.projectEvent.count({ where: { status: "completed" } })).toBe(1);
  });

  it("is edited: another client, another status, back to the same list", async () => {
    const { id } = await store();
    const answer = await edit(id, { title: "Riad", status: "cancelled", client_id: clientId, budget: "10" });
    expect(answer).toRedirect("/admin/projects?q=riad");
    await expect(answer).toFlash("Succès", "Projet mis à jour");
    expect(await db.project.findUniqueOrThrow({ where: { id } })).toMatchObject({
      ...{ title: "Riad", status: "cancelled", client_id: clientId },
    });
    expect(await db.projectEvent.count()).toBe(2);
    const { values } = await editLoader(getArgs(`/admin/projects/${id}/edit`, { cookie, params: { id } }));
    expect(values).toMatchObject({ title: "Riad", budget: "10", client_id: clientId });
  });

  it("warns instead of saving over what somebody else has saved, and saves over it once that is wanted", async () => {
    const { id } = await store();
    await edit(id, { version: "1", title: "Le leur" });
    const refused = await edit(id, { version: "1", title: "Le mien" });
    expect(refused).toMatchObject({
      init: { status: 409 },
      data: { newerVersion: 2, lastResult: { initialValue: { title: "Le mien", version: "1" } } },
    });
    expect((await errorsOf(refused))[""]?.join(" ")).toMatch(
      /^Ce projet a changé entre-temps sara l’a enregistré le .*perdu\.$/,
    );
    expect(await db.project.findUniqueOrThrow({ where: { id } })).toMatchObject({ title: "Le leur", version: 2 });
    await setStatus(id, "in_progress");
    expect(await edit(id, { version: "1", overwrite: "2" })).toMatchObject({ init: { status: 409 } });
    await expect(edit(id, { version: "1", overwrite: "3", title: "Le mien" })).toFlash("Succès", "Projet mis à jour");
    expect(await db.project.findUniqueOrThrow({ where: { id } })).toMatchObject({ title: "Le mien", version: 4 });
  });

  it("is not edited half-way when its new client is gone", async () => {
    const { id } = await store();
    expect(await errorsOf(edit(id, { status: "completed", client_id: NOWHERE }))).toHaveProperty("client_id");
    expect(await db.project.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: "pending" });
    expect(await db.projectEvent.count()).toBe(1);
  });

  it("goes to nobody who was erased meanwhile, nor to an admin", async () => {
    const { id } = await store();
    const erased = await db.profile.create({ data: { erased_at: new Date() } });
    for (const client_id of [erased.id, admin.id])
      expect(await errorsOf(edit(id, { client_id }))).toHaveProperty("client_id");
    expect(await db.project.findUniqueOrThrow({ where: { id } })).toMatchObject({ client_id: null });
  });

  it("is deleted for good, and a second time is a refusal in words", async () => {
    const { id } = await store();
    const remove = () => sendForm(`/admin/projects/${id}/delete`, {});
    await expect(remove()).toFlash("Succès", "Projet supprimé");
    expect([await db.project.count(), await db.projectEvent.count()]).toEqual([0, 0]);
    await expect(remove()).toFlash("Erreur", "Ce projet n’existe plus.");
  });

  // @spec office-35
  it("shows its details with client, e-mail and history", async () => {
    const { id } = await store({ client_id: clientId, budget: "38000", service_category: "content" });
    const { project, client } = await detailsLoader(getArgs(`/admin/projects/${id}`, { cookie, params: { id } }));
    expect(project).toMatchObject({ budget: "38\u00a0000\u00a0MAD", deadline: null, history: [{ status: "pending" }] });
    expect(client).toMatchObject({ full_name: "khadija", credential: { email: "khadija@riad.example" } });
  });
});

it.each([
  [detailsLoader, `/admin/projects/${NOWHERE}`],
  [editLoader, `/admin/projects/${NOWHERE}/edit`],
  [detailsLoader, "/admin/projects/x"],
] as const)("%o answers 404 to an unknown id", async (loader, path) => {
  const args = getArgs(path, { cookie, params: { id: path.split("/")[3] ?? "" } });
  await expect(loader(args)).rejects.toMatchObject({ init: { status: 404 } });
});

describe("the list", () => {
  beforeEach(async () => {
    await db.project.createMany({
      data: [
        { title: "Été à Fès", budget: 100, status: "completed", client_id: clientId, created_at: new Date(1) },
        { title: "Agenda", budget: 300, service_category: "content", created_at: new Date(2) },
        { title: "Zénith", description: "100 % maison", deadline: new Date("2027-01-01"), created_at: new Date(3) },
      ],
    });
  });

  // @spec calls-8
  it.each([
    ["", ["Zénith", "Agenda", "Été à Fès"]],
    ["?sort=oldest", ["Été à Fès", "Agenda", "Zénith"]],
    ["?sort=title", ["Agenda", "Été à Fès", "Zénith"]],
    ["?sort=deadline", ["Zénith", "Agenda", "Été à Fès"]],
    ["?sort=budget", ["Agenda", "Été à Fès", "Zénith"]],
    ["?status=completed", ["Été à Fès"]],
    ["?category=content", ["Agenda"]],
    ["?q=ete", ["Été à Fès"]],
    ["?q=ZENITH", ["Zénith"]],
    ["?q=Khadija", ["Été à Fès"]],
    ["?q=%25", ["Zénith"]],
    ["?q=rien", []],
    ["?status=wrong&sort=wrong&page=x", ["Zénith", "Agenda", "Été à Fès"]],
  ])("%s shows %j", async (query, titles) => expect(await list(query)).toEqual(titles));

  // @spec office-31, calls-9
  it("is narrowed to a client, and counts all", async () => {
    expect(await list(`?client=${clientId}`)).toEqual(["Été à Fès"]);
    const { counts } = await listLoader(getArgs("/admin/projects", { cookie }));
    expect(counts).toMatchObject({ total: 3, active: 2, byStatus: { pending: 2, completed: 1, cancelled: 0 } });
  });
});

const addClients = (names: string[]) =>
  db.profile.createMany({ data: names.map((full_name) => ({ role: "client" as const, full_name })) });
const clientNumbers = Array.from({ length: 301 }, (_, index) => `Client ${String(index).padStart(4, "0")}`);
const open = async (query = "") => newLoader(getArgs(`/admin/projects/new${query}`, { cookie }));
const labelsOf = ({ clients }: Pick<Awaited<ReturnType<typeof open>>, "clients">) =>
  clients.options.map(({ label }) => label);

it("offers a few clients by name, without a search", async () => {
  await addClients(["Zoé", "élan", "Atlas"]);
  const opened = await open();
  expect(labelsOf(opened)).toEqual(["Aucun pour le moment", "Atlas", "élan", "khadija", "Zoé"]);
  expect(opened.clients.search).toBeNull();
});

it("offers the first 300 of many and says so, and any other by a search", async () => {
  await addClients([...clientNumbers, "Zoé Alaoui"]);
  const first = await open();
  expect(labelsOf(first)).toHaveLength(301);
  expect(labelsOf(first)).not.toContain("Zoé Alaoui");
  expect(first.clients.search?.note).toMatch(/en montre 300 sur 303, par ordre alphabétique/);
  const found = await open("?clients=zoe");
  expect(labelsOf(found)).toEqual(["Aucun pour le moment", "Zoé Alaoui"]);
  expect(found.clients.search).toMatchObject({ q: "zoe", note: expect.stringContaining("Un client trouvé") });
  expect((await open("?clients=personne")).clients.search?.note).toContain("Aucun client ne correspond");
});

it("keeps the client of whom one comes, and the project's own, among many", async () => {
  await addClients(clientNumbers);
  const last = await db.profile.create({ data: { role: "client", full_name: "Zoé Alaoui" } });
  const asked = await open(`?client=${last.id}`);
  expect([labelsOf(asked).at(-1), asked.values.client_id]).toEqual(["Zoé Alaoui", last.id]);
  const { id } = await db.project.create({ data: { title: "Un site", client_id: last.id } });
  const asEdited = getArgs(`/admin/projects/${id}/edit?clients=client 0001`, { cookie, params: { id } });
  expect(labelsOf(await editLoader(asEdited))).toEqual(["Aucun pour le moment", "Client 0001", "Zoé Alaoui"]);
  expect((await open(`?client=${admin.id}`)).values.client_id).toBe("");
});

describe("the usual milestones of a category", () => {
  const PATH = "/admin/projects/modeles";
  const send = (fields: Record<string, string>) => sendForm(PATH, fields);
  const add = (title: string, days: string, category = "graphics") => send({ intent: "create", category, title, days });
  const idOf = async (title: string) => (await db.milestoneTemplate.findFirstOrThrow({ where: { title } })).id;

  it("are added, changed, moved and removed, each category for itself", async () => {
    await expect(add(" Pistes ", "7")).toFlash("Succès", "Étape ajoutée au modèle");
    await add("Choix", "14");
    await add("Textes", "3", "content");
    await send({ intent: "order", id: await idOf("Choix"), direction: "up" });
    await send({ intent: "order", id: await idOf("Choix"), direction: "up" });
    expect(await usualMilestones()).toEqual(["Choix 14", "Pistes 7"]);
    await send({ intent: "update", id: await idOf("Choix"), title: "Choix du signe", days: "10" });
    await send({ intent: "delete", id: await idOf("Pistes") });
    expect(await usualMilestones()).toEqual(["Choix du signe 10"]);
    expect(await usualMilestones("content")).toEqual(["Textes 3"]);
    const { words, html } = await showPage(PATH, { cookie });
    expect(words).toContain("Aucune étape pour l'instant.");
    expect(html).toContain('value="Choix du signe"');
  });

  it("say so when they are gone, or too many", async () => {
    await add("Pistes", "7");
    const id = await idOf("Pistes");
    await send({ intent: "delete", id });
    await expect(send({ intent: "delete", id })).toFlash("Erreur", "Cette étape n’est plus dans le modèle.");
    for (let day = 0; day < 20; day++) await add(`Étape ${day}`, String(day));
    await expect(add("Une de trop", "9")).toFlash("Erreur", "Un modèle compte 20 étapes au plus.");
    expect(await usualMilestones()).toHaveLength(20);
  });

  it("are what a new project of the category begins with, where that is wanted", async () => {
    await add("Pistes", "7");
    await create({ title: "Un signe", service_category: "graphics", usual_steps: "on" });
    await create({ title: "Un autre", service_category: "graphics" });
    await create({ title: "Sans catégorie", usual_steps: "on" });
    const rows = await db.projectMilestone.findMany({ include: { project: true } });
    expect(rows).toMatchObject([{ title: "Pistes", state: "upcoming", project: { title: "Un signe" } }]);
    const days = (rows[0]?.due_on?.getTime() ?? 0) - Date.now();
    expect(Math.round(days / 86_400_000)).toBeGreaterThanOrEqual(6);
    expect(Math.round(days / 86_400_000)).toBeLessThanOrEqual(7);
  });
});
