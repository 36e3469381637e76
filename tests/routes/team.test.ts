import { beforeEach, describe, expect, it } from "vitest";
import { loader as home } from "~/routes/_site._index/route";
import { loader as about } from "~/routes/_site.about/route";
import { db } from "~/server/db/db.server";
import { withoutDatabase } from "../support/database";
import { cookie, openOffice, sendForm } from "../support/office";
import { makePost } from "../support/posts";
import { getArgs } from "../support/requests";
import { showPage } from "../support/show-page";

beforeEach(openOffice);

const TEAM = "/admin/settings/equipe";
const FORM = { intent: "member", name: "Zineb Filali", role: "Direction artistique", about: "Dessine.", quote: "" };

const add = (fields: Record<string, string>) => sendForm(`${TEAM}/new`, { ...FORM, ...fields });
const editWith = (id: string, fields: Record<string, string>) => sendForm(`${TEAM}/${id}`, { ...FORM, ...fields });
const move = (id: string, direction: string) => sendForm(TEAM, { intent: "move", id, direction });
const named = async () => (await about()).members.map(({ name }) => name);
const idOf = async (name: string) => (await db.teamMember.findFirstOrThrow({ where: { name } })).id;

describe("the team", () => {
  it("is edited and ordered in the office, and /about shows it at once", async () => {
    expect((await showPage("/about")).words).not.toContain("Voici ceux à qui vous parlerez");
    expect(await add({ languages: "es" })).toRedirect(TEAM);
    await add({ name: "Hamza Benjelloun", role: "Technique" });
    await add({ name: "Hamza Benjelloun", role: "Technique" });
    expect(await named()).toEqual(["Zineb Filali", "Hamza Benjelloun"]);
    await move(await idOf("Hamza Benjelloun"), "up");
    await move(await idOf("Hamza Benjelloun"), "up");
    expect(await named()).toEqual(["Hamza Benjelloun", "Zineb Filali"]);
    const { html, words } = await showPage("/about");
    expect(words).toContain("Parle espagnol.");
    expect(html).toContain('"jobTitle":"Direction artistique"');
    expect(html).toMatch(/aria-hidden="true">ZF</);
    const id = await idOf("Hamza Benjelloun");
    expect(await sendForm(`${TEAM}/${id}/delete`, {})).toRedirect(TEAM);
    expect(await named()).toEqual(["Zineb Filali"]);
    expect(await db.auditEntry.count({ where: { target_kind: "team-member" } })).toBe(4);
  });

  it("refuses what is not complete, and keeps what was typed", async () => {
    const fields = { ...FORM, name: " ", role: "", image_url: "javascript:alert(1)", languages: "xx" };
    const { html } = await showPage(`${TEAM}/new`, { cookie, fields });
    for (const sentence of ["Le nom est requis", "Le rôle est requis", "Langue inconnue", "commence par https://"]) {
      expect(html).toContain(sentence);
    }
    expect(html).toContain("Dessine.");
    expect(await db.teamMember.count()).toBe(0);
  });

  it("is saved over another's change only once one has read of it", async () => {
    await add({});
    const id = await idOf("Zineb Filali");
    await editWith(id, { role: "Direction", version: "1" });
    const late = await editWith(id, { role: "Images", version: "1" });
    expect(late).toMatchObject({ data: { newerVersion: 2 }, init: { status: 409 } });
    expect(await editWith(id, { role: "Images", version: "1", overwrite: "2" })).toRedirect(TEAM);
    expect((await db.teamMember.findUniqueOrThrow({ where: { id } })).role).toBe("Images");
  });

  it("is not found once somebody is gone, and moves nobody by a wrong form", async () => {
    const gone = crypto.randomUUID();
    await expect(editWith(gone, {})).rejects.toMatchObject({ init: { status: 404 } });
    await expect(move(gone, "sideways")).rejects.toMatchObject({ init: { status: 400 } });
  });

  it("is left out of its page while the database is down", async () => {
    await add({});
    expect(await withoutDatabase(async () => (await about()).members)).toEqual([]);
  });
});

describe("who is quoted and who signs", () => {
  it("the first with a quotation is quoted on the home page, in paragraphs, and nobody is invented", async () => {
    expect((await home(getArgs("/"))).founder).toBeNull();
    await add({});
    await add({ name: "Sara Alaoui", role: "Projets", quote: "Un.\n\nDeux." });
    expect((await home(getArgs("/"))).founder).toMatchObject({ name: "Sara Alaoui", paragraphs: ["Un.", "Deux."] });
  });

  it("an article is signed by somebody of the team, and by its account once they are gone", async () => {
    await add({});
    const signed_by_id = await idOf("Zineb Filali");
    const { id, slug } = await makePost({ signed_by: { connect: { id: signed_by_id } } });
    const { html, words } = await showPage(`/blog/${slug}`);
    expect(words).toContain("Écrit par");
    expect(html).toContain('href="/about#zineb-filali"');
    expect(html).toContain('"@id":"http://localhost:3000/about#zineb-filali"');
    expect((await showPage(`/admin/blog/${id}`, { cookie })).html).toMatch(
      new RegExp(`<option[^>]*value="${signed_by_id}"[^>]*selected|selected[^>]*value="${signed_by_id}"`),
    );
    await sendForm(`${TEAM}/${signed_by_id}/delete`, {});
    expect((await showPage(`/blog/${slug}`)).words).not.toContain("Zineb Filali");
  });
});
