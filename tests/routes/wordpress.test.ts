import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { importWordPress } from "~/features/imports/wordpress/import-wordpress.server";
import { adoptPicture } from "~/features/media/adopt-pictures.server";
import * as splat from "~/routes/_site.$/route";
import { db } from "~/server/db/db.server";
import { protectRoutes } from "~/server/http/protect-routes.server";
import { resetDatabase } from "../support/database";
import { startPictureSite } from "../support/picture-site";
import { plainPicture } from "../support/pictures";
import { getArgs } from "../support/requests";
import { makeTemporaryFolder } from "../support/temporary-folder";

const FILE = "tests/fixtures/wordpress.xml";

beforeEach(resetDatabase);

const importExport = (isApplied: boolean, file = FILE) => importWordPress(file, { isApplied });
const importChanged = (change: (xml: string) => string) => importExport(true, changed(change));
const stored = async () => [await db.blogPost.count(), await db.redirect.count(), await db.job.count()];

/** The export with a part of it changed, as a file of its own. */
function changed(change: (xml: string) => string): string {
  const file = path.join(makeTemporaryFolder("zellige-wxr-"), "export.xml");
  writeFileSync(file, change(readFileSync(FILE, "utf8")));
  return file;
}

/** Where a visitor of an address is led; its status where nowhere. */
async function led(address: string) {
  const routes = protectRoutes({ "routes/_site.$": { module: splat } });
  const { loader } = routes["routes/_site.$"]!.module as unknown as { loader: (args: unknown) => Promise<unknown> };
  const thrown = await loader(getArgs(address)).catch((error: unknown) => error);
  if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get("Location")}`;
  return (thrown as { init: { status: number } }).init.status;
}

describe("the import of an export of WordPress", () => {
  it("says first what it would do, and writes nothing", async () => {
    await db.teamMember.create({ data: { name: "Salma Bennis", role: "Rédactrice" } });
    const report = await importExport(false);
    expect(report).toMatchObject({ table: "blog_posts", added: 6, known: 0, refused: 1 });
    expect(report.refusals).toEqual([{ line: expect.any(Number), reason: "title\u202f: manque" }]);
    expect(readFileSync(FILE, "utf8").split("\n")[report.refusals[0]!.line - 1]).toContain("<item>");
    expect(report.notes).toEqual([
      "2 pages en brouillon, catégorie «\u202fPages\u202f»\u202f: choisissez où mènent leurs adresses dans /admin/blog/redirections.",
      "1 article sous mot de passe en brouillon.",
      "2 images dans les textes, à copier une fois le site lancé.",
      "Sans signature, faute d’une personne de ce nom dans l’équipe (/admin/settings/equipe)\u202f: Yassir Alaoui (2).",
      "Extensions laissées de côté\u202f: [vc_row] (1), [vc_column_text] (1), [contact-form-7] (1).",
      "Non importés\u202f: nav_menu_item (1).",
      "Commentaires non importés\u202f: 1.",
    ]);
    expect(await stored()).toEqual([0, 0, 0]);
  });

  it("stores once what it has said, however often it runs, and leaves what the office has changed", async () => {
    expect(await importExport(true)).toMatchObject({ added: 6, known: 0, refused: 1 });
    const once = await stored();
    await db.blogPost.updateMany({ where: { slug: "maison-d-hotes" }, data: { title: "Corrigé" } });
    expect(await importExport(true)).toMatchObject({ added: 0, known: 6, refused: 1 });
    expect(await stored()).toEqual(once);
    expect(await db.blogPost.count({ where: { title: "Corrigé" } })).toBe(1);
  });

  it("keeps of an article its words, dates, category, tags, pictures and author, and nothing that runs", async () => {
    const salma = await db.teamMember.create({ data: { name: "salma bennis", role: "Rédactrice" } });
    await importExport(true);
    const post = await db.blogPost.findUniqueOrThrow({ where: { slug: "maison-d-hotes" } });
    expect(post).toMatchObject({
      title: "Une maison d’hôtes & son site",
      ...{ excerpt: "Un site en six semaines.", category: "Design", tags: ["Marrakech", "Riads"], language: "fr" },
      ...{ is_published: true, was_published: true, signed_by_id: salma.id, author_id: null },
      image_url: "https://www.atlas-agence.example/wp-content/uploads/2021/03/patio.jpg",
      image_alt: "Un patio à midi",
    });
    expect([post.published_at, post.created_at, post.updated_at].map((at) => at?.toJSON())).toEqual([
      "2021-03-04T09:00:00.000Z",
      "2021-03-04T09:00:00.000Z",
      "2021-04-01T08:00:00.000Z",
    ]);
    expect(post.content).toBe(
      [
        "Le riad **Benali** voulait un site, et [un logo](/2020/01/brouillon-de-logo/).",
        '![Un patio à midi](https://www.atlas-agence.example/wp-content/uploads/2021/03/patio.jpg "Le patio \\"à midi\\"")',
        "<table><tbody><tr><td>Pages</td><td>12</td></tr></tbody></table>",
        "Fin.",
        "[https://video.example/embed/1](https://video.example/embed/1)",
      ].join("\n\n"),
    );
  });

  it("reads what the former editor wrote, other languages, and what is not for everybody", async () => {
    await importExport(true);
    const draft = await db.blogPost.findUniqueOrThrow({ where: { slug: "brouillon-de-logo" } });
    expect(draft).toMatchObject({ is_published: false, published_at: null, category: "Blog" });
    expect(draft.created_at.toJSON()).toBe("2020-01-02T10:00:00.000Z");
    expect(draft.content).toBe(
      [
        "Une première ligne  \net sa suite \\[sic\\].",
        '![Patio](https://www.atlas-agence.example/wp-content/uploads/2021/03/patio.jpg "Vu d’en haut")',
        "Au milieu",
      ].join("\n\n"),
    );
    expect(await db.blogPost.findUnique({ where: { slug: "reserve" } })).toMatchObject({ is_published: false });
    const arabic = await db.blogPost.findFirstOrThrow({ where: { language: "ar" } });
    expect(arabic).toMatchObject({ slug: "tsmim", is_published: true });
    expect(await db.blogPost.findUnique({ where: { slug: "tarifs" } })).toMatchObject({
      ...{ is_published: false, category: "Pages" },
    });
  });

  it.each(["future", "publish"])(
    "keeps one that is planned (%s) as a draft at its date, and names it",
    async (status) => {
      const file = changed((xml) =>
        xml
          .replace("2021-03-04 09:00:00", "2124-03-04 09:30:00")
          .replace("<![CDATA[publish]]>", `<![CDATA[${status}]]>`),
      );
      const { notes } = await importExport(true, file);
      expect(notes.join("\n").replace(/[\u00a0\u202f]/g, " ")).toContain(
        "Prévus pour plus tard, en brouillon à leur date : publiez-les le jour venu : « Une maison d’hôtes & son site » (04/03/2124).",
      );
      const post = await db.blogPost.findUniqueOrThrow({ where: { slug: "maison-d-hotes" } });
      expect(post).toMatchObject({ is_published: false, published_at: null, was_published: false });
      expect(post.created_at.toJSON()).toBe("2124-03-04T09:30:00.000Z");
    },
  );

  it("gives a slug that another article has a number", async () => {
    await db.blogPost.create({ data: { title: "Le nôtre", slug: "maison-d-hotes", category: "Design" } });
    await importExport(true);
    expect(await db.blogPost.count({ where: { slug: "maison-d-hotes-2", is_published: true } })).toBe(1);
    expect(await led("/2021/03/maison-d-hotes/")).toBe("301 /blog/maison-d-hotes-2");
  });

  it.each([
    ["is cut off", (xml: string) => xml.slice(0, xml.indexOf("À la corbeille")), "le fichier est abîmé ou incomplet"],
    ["is no export", () => "<rss><channel><title>Un flux</title></channel></rss>", "ce n’est pas un export"],
    ["is no XML", () => "PK\u0003\u0004 un classeur", "le fichier est abîmé ou incomplet"],
    [
      "declares entities",
      (xml: string) =>
        xml.replace("<rss", '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><rss'),
      "un DOCTYPE n’a rien à faire",
    ],
  ])("that %s stores nothing, and says where", async (_, change, sentence) => {
    const { refusals } = await importChanged(change);
    expect(refusals.at(-1)).toMatchObject({ line: expect.any(Number), reason: expect.stringContaining(sentence) });
    expect(await stored()).toEqual([0, 0, 0]);
  });

  it("with characters that XML has no place for is read all the same", async () => {
    const file = changed((xml) => xml.replace("<p>Pour un client.", "<p>Pour\u000b un\u0000 client."));
    expect(await importExport(true, file)).toMatchObject({ added: 6 });
  });
});

describe("what an export says", () => {
  const CASES = "tests/fixtures/wordpress-code.xml";
  const contentOf = async (slug: string) => (await db.blogPost.findFirstOrThrow({ where: { slug } })).content;

  it("of code keeps its lines, and of struck words that they are struck", async () => {
    await importExport(true, CASES);
    expect(await contentOf("pre-br")).toBe("```\nLigne 1\n  Ligne 2 en retrait\nLigne 3\n```");
    expect(await contentOf("verse")).toBe("```\nVers un\n    vers deux\nvers trois\n```");
    expect(await contentOf("code-nl")).toBe('```\nif (a < b) {\n  echo "x";\n}\n```');
    expect(await contentOf("del")).toContain("~~1 200 MAD~~ 900 MAD, ~~vieux~~, ~~s~~");
  });

  it("in blocks that articles do not know stays apart", async () => {
    const blocks = "<dl><dt>Terme</dt><dd>Sens</dd></dl><details><summary>Question</summary>Réponse</details>";
    await importChanged((xml) => xml.replace("<p>Nous.</p>", `<p>Nous.</p>${blocks}<address>Ici</address>`));
    expect(await contentOf("a-propos")).toBe("Nous.\n\nTerme\n\nSens\n\nQuestion\n\nRéponse\n\nIci");
  });

  it("of its language wins over a guess", async () => {
    await importExport(true, CASES);
    expect(await db.blogPost.count({ where: { language: { not: "fr" } } })).toBe(0);
  });
});

describe("the old addresses of an export", () => {
  it("lead to the articles, whatever their case, last slash and encoding", async () => {
    await importExport(true);
    expect(await led("/2021/03/maison-d-hotes/")).toBe("301 /blog/maison-d-hotes");
    expect(await led("/2021/03/Maison-d-Hotes?utm_source=x")).toBe("301 /blog/maison-d-hotes");
    expect(await led("/2022/06/%D8%AA%D8%B5%D9%85%D9%8A%D9%85")).toBe("301 /blog/tsmim");
    expect(await led("/category/design/")).toBe("301 /blog?category=Design");
    expect(await led("/a-propos/")).toBe("301 /about");
    expect(await led("/feed/")).toBe("301 /rss.xml");
    const numbered = { "/?p=12": "/blog/maison-d-hotes", "/?cat=3": "/blog?category=Design" };
    for (const [from_path, to_path] of Object.entries(numbered))
      expect(await db.redirect.findUnique({ where: { from_path } })).toMatchObject({ to_path });
  });

  it("of a category keep every sign of its name", async () => {
    await importChanged((xml) => xml.replaceAll("[CDATA[Design]]", "[CDATA[Design & Web]]"));
    expect(await led("/category/design/")).toBe("301 /blog?category=Design%20%26%20Web");
  });

  it("that nobody has chosen a page for, and those of drafts, are unknown", async () => {
    await importExport(true);
    expect(await led("/services/tarifs")).toBe(404);
    expect(await db.redirect.findUnique({ where: { from_path: "/services/tarifs" } })).toMatchObject({ to_path: null });
    expect(await led("/2022/05/reserve/")).toBe(404);
    expect(await led("/nulle-part")).toBe(404);
  });

  it("never lead to another site", async () => {
    for (const [n, to_path] of ["https://ailleurs.example/", "//ailleurs.example", "/\\ailleurs.example"].entries()) {
      await db.redirect.create({ data: { from_path: `/vieux-${n}`, to_path } });
      expect(await led(`/vieux-${n}`)).toBe("301 /");
    }
  });
});

describe("the links in the texts of an export", () => {
  /** What the draft becomes with this link in it. */
  async function linkOf(href: string, base = "https://www.atlas-agence.example") {
    const link = `<a href="${href}">ici</a>`;
    const moved = (xml: string) => xml.replaceAll("https://www.atlas-agence.example", base);
    await importChanged((xml) => moved(xml).replace("Une première ligne", () => link));
    const { content } = await db.blogPost.findUniqueOrThrow({ where: { slug: "brouillon-de-logo" } });
    return /\[ici\]\(([^)]*)\)/.exec(content)?.[1];
  }

  it.each([
    ["https://www.atlas-agence.example/?p=12"],
    ["http://atlas-agence.example?p=12"],
    ["/?p=12"],
    ["?p=12"],
    ["/?preview=true&amp;p=12"],
  ])("that name an article by its number lead to it: %s", async (href) => {
    expect(await linkOf(href)).toBe("/2021/03/maison-d-hotes");
    expect(await led("/2021/03/maison-d-hotes")).toBe("301 /blog/maison-d-hotes");
  });

  it.each([
    ["/?p=12#prix", "/2021/03/maison-d-hotes#prix"],
    ["/?p=13", "/blog/brouillon-de-logo"],
    ["/?p=9999", "/?p=9999"],
    ["https://ailleurs.example/?p=12", "https://ailleurs.example/?p=12"],
    ["//ailleurs.example/?p=12", "https://ailleurs.example/?p=12"],
    ["/services/?p=12", "/services/?p=12"],
    ["/?sp=12", "/?sp=12"],
    ["/?p=12x", "/?p=12x"],
  ])("%s leads to %s", async (href, address) => expect(await linkOf(href)).toBe(address));

  it("of a site in a folder are found below it", async () => {
    const base = "https://atlas.example/journal";
    expect(await linkOf(`${base}/?p=12`, base)).toBe("/journal/2021/03/maison-d-hotes");
  });
});

describe("the pictures of an export", () => {
  it("are copied into the text, each wherever it stands, and asked for once", async () => {
    const png = await plainPicture("png", 8, 8);
    const site = await startPictureSite((_, response) => response.writeHead(200).end(png));
    onTestFinished(() => site.close());
    await importChanged((xml) => xml.replaceAll("https://www.atlas-agence.example", site.origin));
    const jobs = await db.job.findMany({ where: { kind: "adopt-picture" }, orderBy: { run_at: "asc" } });
    expect(jobs).toHaveLength(3);
    for (const job of jobs) await adoptPicture.run({ ...job, attempts: 1 } as never);
    const post = await db.blogPost.findUniqueOrThrow({ where: { slug: "maison-d-hotes" } });
    expect(post.image_url).toMatch(/^\/media\/[0-9a-f]{32}-8x8\/8\.webp$/);
    expect(post.content).toContain(`![Un patio à midi](${post.image_url} "Le patio`);
    expect(post.updated_at.toJSON()).toBe("2021-04-01T08:00:00.000Z");
    const draft = await db.blogPost.findUniqueOrThrow({ where: { slug: "brouillon-de-logo" } });
    expect(draft.content).toContain(`![Patio](${post.image_url} "Vu`);
  });
});
