import { beforeEach, expect, it } from "vitest";
import { loader as editLoader } from "~/routes/admin.projects_.$id.edit/route";
import { loader as newLoader } from "~/routes/admin.projects_.new/route";
import { db } from "~/server/db/db.server";
import { cookie, openOffice } from "../support/office";
import { getArgs } from "../support/requests";

beforeEach(openOffice);

const addClients = (names: string[]) =>
  db.profile.createMany({ data: names.map((full_name) => ({ role: "client" as const, full_name })) });
const clientNumbers = Array.from({ length: 301 }, (_, index) => `Client ${String(index).padStart(4, "0")}`);
const open = async (query = "") => newLoader(getArgs(`/admin/projects/new${query}`, { cookie }));
const labelsOf = ({ clients }: Awaited<ReturnType<typeof open>>) => clients.options.map(({ label }) => label);

it("offers a few clients by name, without a search", async () => {
  await addClients(["Zoé", "élan", "Atlas"]);
  const opened = await open();
  expect(labelsOf(opened)).toEqual(["Aucun pour le moment", "Atlas", "élan", "Zoé"]);
  expect(opened.clients.search).toBeNull();
});

it("offers the first 300 of many and says so, and any other by a search", async () => {
  await addClients([...clientNumbers, "Zoé Alaoui"]);
  const first = await open();
  expect(labelsOf(first)).toHaveLength(301);
  expect(labelsOf(first)).not.toContain("Zoé Alaoui");
  expect(first.clients.search?.note).toMatch(/en montre 300 sur 302, par ordre alphabétique/);
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
  const edited = await editLoader(
    getArgs(`/admin/projects/${id}/edit?clients=client 0001`, { cookie, params: { id } }),
  );
  expect(edited.clients.options.map(({ label }) => label)).toEqual([
    "Aucun pour le moment",
    "Client 0001",
    "Zoé Alaoui",
  ]);
  const admin = await db.profile.findFirstOrThrow({ where: { role: "admin" } });
  expect((await open(`?client=${admin.id}`)).values.client_id).toBe("");
});
