import { readdirSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { isOwnAddress } from "~/features/redirects/model";
import { PUBLIC_PAGES } from "~/features/seo/model/public-pages";
import { loader as redirectLoader } from "~/routes/admin.blog_.redirections/route";
import { loader as listLoader } from "~/routes/admin.seo/route";
import { loader } from "~/routes/admin.seo.$id/route";
import { loader as cardLoader } from "~/routes/admin.seo_.$id.card[.]png/route";
import { db } from "~/server/db/db.server";
import { errorsOf, flashOf, sentenceAt } from "../support/answers";
import { cookie, openOffice, restore, sendForm, undoOf } from "../support/office";
import { makePost } from "../support/posts";
import { getArgs } from "../support/requests";
import { showPage } from "../support/show-page";

let id: string;

beforeEach(async () => {
  await openOffice();
  const text = { title: "Été", slug: "ete", excerpt: "Un été.", content: "c", tags: ["seo", "devis"] };
  ({ id } = await makePost({ ...text, is_published: false }));
});

type Fields = Record<string, string>;
const KEPT = { intent: "seo", "tags[0]": "seo", "tags[1]": "devis", version: "1" };
const submit = async (fields: Fields) => await sendForm(`/admin/seo/${id}?q=x`, { ...KEPT, ...fields });
const tags = async () => (await db.blogPost.findUniqueOrThrow({ where: { id } })).tags;

describe("the tags of an article", () => {
  // @spec calls-19, errors-32
  it("are saved with 'SEO mis à jour', the typed one too, and nothing else changes", async () => {
    const answer = (await submit({ step: "save", tag: " logo " })) as never as Response;
    expect(answer).toRedirect(`/admin/seo/${id}?q=x`);
    await expect(answer).toFlash("Succès", "SEO mis à jour");
    expect(await tags()).toEqual(["seo", "devis", "logo"]);
    expect(await db.blogPost.findUniqueOrThrow({ where: { id } })).toMatchObject({ title: "Été", content: "c" });
  });

  it("say of no article that it was changed for its readers", async () => {
    const before = await db.blogPost.update({ where: { id }, data: { updated_at: new Date(0) } });
    await submit({ tag: "logo" });
    expect(await db.blogPost.findUniqueOrThrow({ where: { id } })).toMatchObject({
      tags: ["seo", "devis", "logo"],
      updated_at: before.updated_at,
    });
  });

  // @spec office-26, validation-25
  it("grow and shrink without being saved; an empty one is ignored, a second one refused", async () => {
    expect((await submit({ step: "add-tag", tag: "logo" })).data.lastResult).toMatchObject({
      initialValue: { tags: ["seo", "devis", "logo"] },
      error: {},
    });
    expect((await submit({ step: "add-tag", tag: "  " })).data.lastResult.initialValue?.tags).toHaveLength(2);
    const refused = { tag: ["Ce tag existe déjà"] };
    expect((await submit({ step: "add-tag", tag: "Seo" })).data.lastResult.error).toEqual(refused);
    const removal = JSON.stringify({ type: "remove", payload: { name: "tags", index: 0 } });
    expect((await submit({ __intent__: removal })).data.lastResult.initialValue?.tags).toEqual(["devis"]);
    const sent = await submit({ step: "save", tag: "Seo" });
    expect([sent.init.status, sent.data.lastResult.error]).toEqual([400, refused]);
    expect(await tags()).toEqual(["seo", "devis"]);
  });

  it("are not saved over what somebody else has saved meanwhile, unless that is wanted", async () => {
    await submit({ tag: "logo" });
    const refused = await submit({ tag: "autre" });
    expect([refused.init.status, refused.data.newerVersion]).toEqual([409, 2]);
    expect(refused.data.lastResult.initialValue?.tags).toContain("autre");
    await submit({ tag: "autre", overwrite: "2" });
    expect(await tags()).toEqual(["seo", "devis", "autre"]);
  });

  it("of an article that is not there answer 404", async () => {
    await db.blogPost.deleteMany();
    await expect(submit({})).rejects.toMatchObject({ init: { status: 404 } });
    const opened = loader(getArgs(`/admin/seo/${id}`, { cookie, params: { id } }));
    await expect(opened).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe("the desk", () => {
  // @spec office-24
  it("lists every article with its tags counted, and finds some", async () => {
    await db.blogPost.create({ data: { title: "Hiver", slug: "hiver", category: "Tech" } });
    const list = (query = "") => listLoader(getArgs(`/admin/seo${query}`, { cookie }));
    expect((await list()).posts.map(({ title, tag_count }) => [title, tag_count])).toEqual([
      ["Hiver", 0],
      ["Été", 2],
    ]);
    expect((await list("?q=ete")).posts).toHaveLength(1);
  });

  it("shows the picture of a draft", async () => {
    const path = `/admin/seo/${id}/card.png`;
    const png = await cardLoader(getArgs(path, { cookie, params: { id } }));
    expect(png.headers.get("Content-Type")).toBe("image/png");
    expect((await png.text()).slice(1, 4)).toBe("PNG");
  });
});

it("shows the score of the saved article beside its recommendations", async () => {
  const { score } = await loader(getArgs(`/admin/seo/${id}`, { cookie, params: { id } }));
  // A short title 10, two tags 3; 'été' is a grammatical word before it is a summer, and the text is one letter.
  expect([score.total, score.keyword]).toEqual([13, null]);
});

const PATH = "/admin/blog/redirections";
const GOOD = { intent: "redirect", from_path: "https://ancien.example/2021/03/Logo/", to_path: "/blog/logo" };
const addRedirect = (changes: Fields = {}) => sendForm(`${PATH}/new`, { ...GOOD, ...changes });
const redirects = (query = "") => redirectLoader(getArgs(`${PATH}${query}`, { cookie }));

describe("a redirect", () => {
  it("is added once, changed and deleted, each with its trail", async () => {
    expect(await addRedirect()).toRedirect(PATH);
    await addRedirect();
    const { id, ...stored } = await db.redirect.findFirstOrThrow();
    expect([await db.redirect.count(), stored]).toMatchObject([
      1,
      { from_path: "/2021/03/logo", to_path: "/blog/logo" },
    ]);
    const edited = sendForm(`${PATH}/${id}`, { ...GOOD, to_path: "/blog" });
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
    expect((await errorsOf(addRedirect(changes as Fields)))[field]?.[0]).toMatch(sentence);
    expect(await db.redirect.count()).toBe(0);
  });

  it("stands beside what an article has left at its address, which no list shows and no form changes", async () => {
    const former = await db.redirect.create({ data: { from_path: "blog/logo", post_id: id } });
    expect(await addRedirect({ from_path: "/blog/logo", to_path: "/contact" })).toRedirect(PATH);
    expect(await redirects()).toMatchObject({ rows: [{ from_path: "/blog/logo" }], total: 1, open: 0 });
    const page = await showPage(`${PATH}/${former.id}`, { cookie });
    expect(page.status).toBe(404);
    await Promise.allSettled([sendForm(`${PATH}/${former.id}`, GOOD), sendForm(`${PATH}/${former.id}/delete`, {})]);
    expect(await db.redirect.findUnique({ where: { id: former.id } })).toEqual(former);
  });

  it("of an address that leads elsewhere already is refused, and kept in its form", async () => {
    await addRedirect();
    expect(await addRedirect({ to_path: "/blog" })).toRefuse(
      "from_path",
      "Cette ancienne adresse est déjà redirigée",
      409,
    );
  });
});

describe("a redirect that would lead nowhere", () => {
  it("closes no circle, however long its way round", async () => {
    await addRedirect({ from_path: "/a", to_path: "/b" });
    await addRedirect({ from_path: "/b", to_path: "/c?x=1" });
    const round = addRedirect({ from_path: "/C/", to_path: "/A" });
    expect(await sentenceAt(round, "to_path")).toMatch(/^Cette destination ramène/);
    const { id } = await db.redirect.findUniqueOrThrow({ where: { from_path: "/b" } });
    const edited = sendForm(`${PATH}/${id}`, { ...GOOD, from_path: "/b", to_path: "/a/" });
    expect(await sentenceAt(edited, "to_path")).toMatch(/^Cette destination ramène/);
    expect(await db.redirect.count()).toBe(2);
  });

  it("may be turned round: its former way is no half of a circle", async () => {
    await addRedirect({ from_path: "/ancienne", to_path: "/nouvelle" });
    const { id } = await db.redirect.findFirstOrThrow();
    const turned = { intent: "redirect", from_path: "/nouvelle", to_path: "/ancienne" };
    await expect(sendForm(`${PATH}/${id}`, turned)).toFlash("Succès");
    expect(await db.redirect.findFirst()).toMatchObject({ from_path: "/nouvelle", to_path: "/ancienne" });
  });

  it("stays in the trash while it would close a circle, and comes back once it would not", async () => {
    await addRedirect({ from_path: "/a", to_path: "/b" });
    const { id } = await db.redirect.findFirstOrThrow();
    const undo = await undoOf(sendForm(`${PATH}/${id}/delete`, {}));
    await addRedirect({ from_path: "/b", to_path: "/a" });
    await expect(restore(undo)).toFlash(
      "Erreur",
      "Cette destination ramène à l’ancienne adresse\u202f: les visiteurs tourneraient en rond",
    );
    expect([await db.redirect.count(), await db.trashItem.count()]).toEqual([1, 1]);
    await db.redirect.updateMany({ data: { to_path: "/blog" } });
    await expect(restore(undo)).toFlash("Succès");
    expect(await db.redirect.count()).toBe(2);
  });

  it("is refused of an address that is a page of this site", async () => {
    await db.blogPost.create({ data: { title: "Là", slug: "la", category: "Design", is_published: true } });
    for (const from_path of ["/contact", "/blog/la/", "/Auth/", "/rss.xml", "/admin/blog", "/devis/2021"])
      expect(await sentenceAt(addRedirect({ from_path }), "from_path")).toMatch(
        /^Cette adresse est une page de ce site/,
      );
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
    const numbers = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, "0"));
    const many = numbers.map((number) => ({ from_path: `/vieux/${number}`, to_path: "/" }));
    await db.redirect.createMany({ data: [...many, { from_path: "/zzz" }] });
    const first = await redirects();
    expect([first.rows[0]?.from_path, first.total, first.open, first.pageCount]).toEqual(["/zzz", 61, 1, 2]);
    expect((await redirects("?page=2")).rows).toHaveLength(11);
    expect((await redirects("?q=Vieux/07")).rows.map(({ from_path }) => from_path)).toEqual(["/vieux/07"]);
    expect((await redirects("?state=open")).matchCount).toBe(1);
    await expect(redirects("?page=9")).rejects.toMatchObject({ status: 302 });
  });
});
