import { readdirSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { isOwnAddress, REDIRECT_CIRCLE } from "~/features/redirects/model";
import { PUBLIC_PAGES } from "~/features/seo/model/public-pages";
import { loader } from "~/routes/admin.blog_.redirections/route";
import { db } from "~/server/db/db.server";
import { errorsOf, flashOf } from "../support/answers";
import { cookie, openOffice, sendForm } from "../support/office";
import { getArgs } from "../support/requests";

beforeEach(openOffice);

type Fields = Record<string, string>;
const PATH = "/admin/blog/redirections";
const GOOD = { intent: "redirect", from_path: "https://ancien.example/2021/03/Logo/", to_path: "/blog/logo" };
const add = (changes: Fields = {}) => sendForm(`${PATH}/new`, { ...GOOD, ...changes });
const list = (query = "") => loader(getArgs(`${PATH}${query}`, { cookie }));

describe("a redirect", () => {
  it("is added once, changed and deleted, each with its trail", async () => {
    expect(await add()).toRedirect(PATH);
    await add();
    const { id, ...stored } = await db.redirect.findFirstOrThrow();
    expect([await db.redirect.count(), stored]).toMatchObject([
      1,
      { from_path: "/2021/03/logo", to_path: "/blog/logo" },
    ]);
    const edited = sendForm(`${PATH}/${id}/edit`, { ...GOOD, to_path: "/blog" });
    expect(await flashOf(edited)).toMatchObject({ description: "Redirection enregistrée" });
    expect(await db.redirect.findFirst()).toMatchObject({ to_path: "/blog" });
    await sendForm(`${PATH}/${id}/delete`, {});
    expect(await db.redirect.count()).toBe(0);
    const trail = await db.auditEntry.findMany({ where: { target_id: id }, orderBy: { created_at: "asc" } });
    expect(trail.map(({ action }) => action)).toEqual(["created", "created", "updated", "deleted"]);
  });

  it.each([
    [{ to_path: "//ailleurs.example" }, "to_path", /^La destination est une page de ce site/],
    [{ to_path: "/2021/03/logo" }, "to_path", /^La destination est la même/],
    [{ from_path: "https://ancien.example/" }, "from_path", /^Collez l’ancienne adresse/],
    [{ from_path: "javascript:alert(1)" }, "from_path", /^Collez l’ancienne adresse/],
  ])("is refused with a sentence: %j", async (changes, field, sentence) => {
    expect((await errorsOf(add(changes as Fields)))[field]?.[0]).toMatch(sentence);
    expect(await db.redirect.count()).toBe(0);
  });

  it("of an address that leads elsewhere already is refused, and kept in its form", async () => {
    await add();
    expect((await errorsOf(add({ to_path: "/blog" }))).from_path).toEqual([
      "Cette ancienne adresse est déjà redirigée",
    ]);
  });
});

describe("a redirect that would lead nowhere", () => {
  it("closes no circle, however long its way round", async () => {
    await add({ from_path: "/a", to_path: "/b" });
    await add({ from_path: "/b", to_path: "/c?x=1" });
    expect((await errorsOf(add({ from_path: "/C/", to_path: "/A" }))).to_path?.[0]).toMatch(
      /^Cette destination ramène/,
    );
    const { id } = await db.redirect.findUniqueOrThrow({ where: { from_path: "/b" } });
    const fields = { ...GOOD, from_path: "/b", to_path: "/a/" };
    const edited = sendForm(`${PATH}/${id}/edit`, fields);
    expect((await errorsOf(edited)).to_path?.[0]).toMatch(/^Cette destination ramène/);
    expect(await db.redirect.count()).toBe(2);
  });

  it("may be turned round: its former way is no half of a circle", async () => {
    await add({ from_path: "/ancienne", to_path: "/nouvelle" });
    const { id } = await db.redirect.findFirstOrThrow();
    const turned = { intent: "redirect", from_path: "/nouvelle", to_path: "/ancienne" };
    await expect(sendForm(`${PATH}/${id}/edit`, turned)).toFlash("Succès");
    expect(await db.redirect.findFirst()).toMatchObject({ from_path: "/nouvelle", to_path: "/ancienne" });
  });

  it("stays in the trash while it would close a circle, and comes back once it would not", async () => {
    await add({ from_path: "/a", to_path: "/b" });
    const { id } = await db.redirect.findFirstOrThrow();
    const path = `${PATH}/${id}/delete`;
    const deleted = sendForm(path, {});
    const fields = (await flashOf(deleted))?.undo?.fields ?? {};
    const restore = () => sendForm("/admin/corbeille", fields);
    await add({ from_path: "/b", to_path: "/a" });
    await expect(restore()).toFlash("Erreur", REDIRECT_CIRCLE);
    expect([await db.redirect.count(), await db.trashItem.count()]).toEqual([1, 1]);
    await db.redirect.updateMany({ data: { to_path: "/blog" } });
    await expect(restore()).toFlash("Succès");
    expect(await db.redirect.count()).toBe(2);
  });

  it("is refused of an address that is a page of this site", async () => {
    await db.blogPost.create({ data: { title: "Là", slug: "la", category: "Design", is_published: true } });
    for (const from_path of ["/contact", "/blog/la/", "/Auth/", "/rss.xml", "/admin/blog", "/devis/2021"])
      expect((await errorsOf(add({ from_path }))).from_path?.[0]).toMatch(/^Cette adresse est une page de ce site/);
    expect(await db.redirect.count()).toBe(0);
  });
});

it("knows each address that the routes and the files of this site have", () => {
  const routes = readdirSync("app/routes").filter((name) => name !== "README.md");
  const parts = (name: string) => name.split(/\.(?![^[]*\])/).filter((part) => part !== "_site" && part !== "_index");
  const plain = (part: string) => part.replace(/_$/, "").replace(/\[(.)\]/g, "$1");
  const fixed = routes
    .filter((name) => !/[$(]|^_site$/.test(name))
    .map((name) => `/${parts(name).map(plain).join("/")}`);
  // Whatever stands below: '/media/…'. Those of the site's pages look for a redirect themselves.
  const open = routes.filter((name) => /^[a-z]+\.\$[a-z]*$/.test(name)).map((name) => `/${name.split(".")[0]}/x`);
  const files = readdirSync("public", { withFileTypes: true }).filter((file) => file.isFile());
  const pages = PUBLIC_PAGES.map(({ path }) => path);
  for (const path of [...fixed, ...open, ...files.map(({ name }) => `/${name}`)])
    expect(isOwnAddress(path) || pages.includes(path), path).toBe(true);
  expect(["/devis", "/authentique", "/media"].filter(isOwnAddress)).toEqual([]);
});

describe("the list", () => {
  it("shows first what lacks a destination, finds by address, and pages", async () => {
    const many = Array.from({ length: 60 }, (_, n) => ({
      from_path: `/vieux/${String(n).padStart(2, "0")}`,
      to_path: "/",
    }));
    await db.redirect.createMany({ data: [...many, { from_path: "/zzz" }] });
    const first = await list();
    expect([first.redirects[0]?.from_path, first.total, first.open, first.pageCount]).toEqual(["/zzz", 61, 1, 2]);
    expect((await list("?page=2")).redirects).toHaveLength(11);
    expect((await list("?q=Vieux/07")).redirects.map(({ from_path }) => from_path)).toEqual(["/vieux/07"]);
    expect((await list("?state=open")).matchCount).toBe(1);
    await expect(list("?page=9")).rejects.toMatchObject({ status: 302 });
  });
});
