import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/server/db/db.server";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

let admin: string;
let client: string;
let projectId: string;
let ids: string[];

beforeEach(async () => {
  await resetDatabase();
  admin = await signedInAs((await makePerson("admin", "sara@zellige.example")).id);
  const clientId = (await makePerson("client", "nour@exemple.ma")).id;
  client = await signedInAs(clientId);
  projectId = (await db.project.create({ data: { title: "Site du riad", client_id: clientId } })).id;
  const people = ["Sara Alaoui", "Zineb Filali", "Hamza Benjelloun"].map((name, position) => ({
    ...{ id: crypto.randomUUID(), name, position, role: `Rôle de ${name}`, languages: ["fr"] },
  }));
  await db.teamMember.createMany({ data: people });
  ids = people.map(({ id }) => id);
});

const staff = (members: string[]) => {
  const form = new FormData();
  for (const id of members) form.append("members", id);
  const path = `/admin/projects/${projectId}/equipe`;
  return postForm(path, form, admin);
};
const read = async () => (await showPage(`/dashboard/projects/${projectId}`, { cookie: client })).words;

describe("who works on a project", () => {
  it("is chosen by the office and shown to the client with name and role", async () => {
    expect(await read()).not.toContain("Qui travaille pour vous");
    await expect(staff([ids[2] ?? "", ids[0] ?? ""])).toFlash("Succès", "Équipe du projet enregistrée");
    const words = await read();
    expect(words).toContain("Qui travaille pour vous");
    expect(words).toContain("Rôle de Sara Alaoui");
    expect(words.indexOf("Sara Alaoui")).toBeLessThan(words.indexOf("Hamza Benjelloun"));
    expect(words).not.toContain("Zineb Filali");
    const chosen = await showPage(`/admin/projects/${projectId}/equipe`, { cookie: admin });
    expect(chosen.html.match(/checked=""/g)).toHaveLength(2);
    await staff([]);
    expect(await read()).not.toContain("Qui travaille pour vous");
  });

  it("is gone from the client's page once he has left the team", async () => {
    await staff(ids);
    const id = ids[1] ?? "";
    await postForm(`/admin/settings/equipe/${id}/delete`, {}, admin);
    expect(await read()).not.toContain("Zineb Filali");
    expect(await read()).toContain("Hamza Benjelloun");
    await expect(staff(ids)).toFlash("Erreur", "Cette personne n’est plus dans l’équipe");
    expect(await db.projectMember.count()).toBe(2);
  });

  it("is not changed by ids that no form sends", async () => {
    await staff(ids);
    await expect(staff(["tout le monde"])).rejects.toMatchObject({ init: { status: 400 } });
    expect(await db.projectMember.count()).toBe(3);
  });
});
