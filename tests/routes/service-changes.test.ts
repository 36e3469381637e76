import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/server/db/db.server";
import { cookie, openOffice, sendForm } from "../support/office";
import { makePerson } from "../support/people";
import { signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

type Fields = Record<string, string>;

let id: string;

beforeEach(async () => {
  await openOffice();
  id = (await db.service.create({ data: { title: "Site vitrine", category: "programming", price_starting: 990 } })).id;
});

const path = () => `/admin/services/${id}/edit`;
const form = (changes: Fields) => ({ intent: "service", category: "programming", is_active: "on", ...changes });
const edit = (changes: Fields) => sendForm(path(), form(changes));
const stored = () => db.service.findUniqueOrThrow({ where: { id } });
const statusOf = ({ status, init }: Awaited<ReturnType<typeof edit>>) => status ?? init.status;

describe("a service that somebody else has saved meanwhile", () => {
  it("is not saved over without a warning, and is once that is wanted", async () => {
    const mine = { version: "1", title: "Le mien", price_starting: "1 250,50", "features[0]": "Hébergement" };
    await edit({ version: "1", title: "Le leur", price_starting: "990" });
    const refused = await edit(mine);
    expect(refused).toMatchObject({ init: { status: 409 }, data: { newerVersion: 2 } });
    const { error, initialValue } = refused.data.lastResult;
    expect(error[""]?.join(" ")).toMatch(/^Ce service a changé entre-temps sara l’a enregistré le .*perdu\.$/);
    expect(initialValue).toMatchObject({ title: "Le mien", price_starting: "1 250,50", features: ["Hébergement"] });
    expect(await stored()).toMatchObject({ title: "Le leur", version: 2 });
    expect(statusOf(await edit({ ...mine, overwrite: "2" }))).toBe(303);
    expect(await stored()).toMatchObject({ title: "Le mien", features: ["Hébergement"], version: 3 });
    expect(statusOf(await edit({ ...mine, title: "Encore", overwrite: "2" }))).toBe(409);
  });

  it("is saved as it is sent when the form does not say which version its writer has seen", async () => {
    await edit({ version: "1", title: "Le leur" });
    expect(statusOf(await edit({ version: "", title: "Le mien" }))).toBe(303);
    expect(await stored()).toMatchObject({ title: "Le mien", version: 3 });
  });

  it("is saved already when it holds the same, as after a double click", async () => {
    const again = { version: "1", title: "Boutique", price_starting: "1 250,5", "features[0]": "Hébergement" };
    const answers = await Promise.all([edit(again), edit(again)]);
    expect(answers.map(statusOf)).toEqual([303, 303]);
    expect((await stored()).version).toBe(2);
    expect(statusOf(await edit({ ...again, "features[0]": "Nom de domaine" }))).toBe(409);
  });

  it("has not changed when it was only hidden from the list", async () => {
    const hidden = { intent: "activation", id, is_active: "false" };
    await sendForm("/admin/services", hidden);
    expect(statusOf(await edit({ version: "1", title: "Boutique", was_active: "on" }))).toBe(303);
    expect(await stored()).toMatchObject({ title: "Boutique", is_active: false });
  });

  it("was saved by its writer, whoever has hidden it since", async () => {
    const writer = await signedInAs((await makePerson("admin", "omar@zellige.example")).id);
    await postForm(path(), form({ version: "1", title: "Le leur" }), writer);
    await sendForm("/admin/services", { intent: "activation", id, is_active: "false" });
    const refused = await edit({ version: "1", title: "Le mien" });
    expect(refused.data.lastResult.error[""]?.join(" ")).toContain("omar l’a enregistré");
  });

  it("warns one of two who save it at once", async () => {
    const answers = await Promise.all(["Boutique", "Vitrine"].map((title) => edit({ version: "1", title })));
    expect(answers.map(statusOf).sort()).toEqual([303, 409]);
    expect((await stored()).version).toBe(2);
  });

  it("has the two ways on beside the warning, and its version in the dialog", async () => {
    await edit({ title: "Le leur" });
    const held = /<input(?=[^>]* type="hidden")(?=[^>]* name="version")[^>]* value="2"/;
    expect((await showPage(path(), { cookie })).html).toMatch(held);
    const warned = await showPage(path(), { cookie, fields: form({ title: "Le mien", version: "1" }) });
    expect([warned.status, warned.html]).toEqual([409, expect.stringContaining('value="Le mien"')]);
    expect(warned.words).toMatch(/Ce service a changé entre-temps .* Voir leur version .* Enregistrer quand même/);
    expect(warned.html).toMatch(/<button(?=[^>]* name="overwrite")[^>]* value="2"/);
    expect(warned.html).toMatch(new RegExp(`<a(?=[^>]* target="_blank")[^>]* href="${path()}"`));
  });
});
