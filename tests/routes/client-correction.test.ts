import { beforeEach, describe, expect, it } from "vitest";
import { action } from "~/routes/admin.clients_.$id.edit/route";
import { db } from "~/server/db/db.server";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { plain } from "../support/plain-words";
import { postArgs, signedInAs } from "../support/requests";
import { showPage } from "../support/show-page";

const LEILA = { intent: "client", full_name: "Leïla Amrani", company: "Atlas", phone: "06 61 23 45 67" };

let cookie: string;
let id: string;

beforeEach(async () => {
  await resetDatabase();
  cookie = await signedInAs((await makePerson("admin", "sara@zellige.example")).id);
  id = (await makePerson("client", "leila@atlas.example")).id;
});

const save = (changes: Record<string, string> = {}) =>
  action(postArgs(`/admin/clients/${id}/edit`, { ...LEILA, ...changes }, { cookie, params: { id } }));

describe("the correction of a client", () => {
  it("stores the name, the company and the telephone, which the page shows and the form opens with", async () => {
    const answer = await save();
    expect(answer).toRedirect(`/admin/clients/${id}`);
    await expect(answer).toFlash("Succès", "Client mis à jour");
    expect(await db.profile.findUnique({ where: { id } })).toMatchObject({
      ...{ full_name: "Leïla Amrani", company: "Atlas", phone: "+212661234567", version: 2 },
    });
    const { html } = await showPage(`/admin/clients/${id}/edit`, { cookie });
    expect(html).toContain('href="tel:+212661234567"');
    expect(plain(html)).toContain('value="06 61 23 45 67"');
  });

  it.each([
    [{ full_name: " " }, "full_name", "Le nom est requis"],
    [{ company: "n".repeat(101) }, "company", "Le nom de l'entreprise ne peut pas dépasser 100 caractères"],
    [
      { phone: "12" },
      "phone",
      "Le numéro n’est pas complet\u202f: par exemple 06\u00a061\u00a023\u00a045\u00a067, ou +34\u00a0612\u00a034\u00a056\u00a078 hors du Maroc",
    ],
  ])("refuses %j with a sentence, and stores nothing", async (wrong, name, sentence) => {
    expect(await save(wrong)).toRefuse(name, sentence);
    expect(await db.profile.findUnique({ where: { id } })).toMatchObject({ full_name: "leila", version: 1 });
  });

  it("is not saved over another's unawares, but is on demand", async () => {
    await save({ version: "1" });
    const late = await save({ version: "1", company: "Atlas Maroc" });
    expect(late).toMatchObject({ init: { status: 409 }, data: { newerVersion: 2 } });
    expect(await db.profile.findUnique({ where: { id } })).toMatchObject({ company: "Atlas" });
    await save({ version: "1", overwrite: "2", company: "Atlas Maroc" });
    expect(await db.profile.findUnique({ where: { id } })).toMatchObject({ company: "Atlas Maroc" });
  });

  it("has no page for an admin's account, nor for a client that is not there", async () => {
    const admin = await makePerson("admin", "ali@zellige.example");
    for (const other of [admin.id, "00000000-0000-4000-8000-000000000000"]) {
      expect((await showPage(`/admin/clients/${other}/edit`, { cookie })).status).toBe(404);
      const send = action(postArgs("/", LEILA, { cookie, params: { id: other } }));
      await expect(send).rejects.toMatchObject({ init: { status: 404 } });
    }
  });
});
