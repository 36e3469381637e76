import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { adoptPicture } from "~/features/media/adopt-pictures.server";
import { keepPicture } from "~/features/media/take-picture.server";
import { readPictureAddress } from "~/lib/web/picture-address";
import { loader as readArticle } from "~/routes/_site.blog.$slug/route";
import { loader as openPost } from "~/routes/admin.blog_.$id/route";
import { loader as openExample, action as saveExample } from "~/routes/admin.services_.$id.examples.$exampleId/route";
import { db } from "~/server/db/db.server";
import { siteUrl } from "~/server/env.server";
import { doJobs } from "../support/drive-jobs";
import type { PictureSite } from "../support/picture-site";
import { startPictureSite } from "../support/picture-site";
import { plainPicture } from "../support/pictures";
import { makePost } from "../support/posts";
import { getArgs } from "../support/requests";
import {
  base,
  cookie,
  dropsItsPage,
  get,
  id,
  locationOf,
  openServicePage,
  post,
  resultOf,
  shown,
} from "../support/service-page";
import { postForm, showPage } from "../support/show-page";

let site: PictureSite;
let status: number;

beforeEach(async () => {
  await openServicePage();
  status = 200;
  const [png, gif] = await Promise.all([plainPicture("png", 60, 30), plainPicture("gif")]);
  const bodies: Record<string, Buffer> = { "/riad.png": png, "/riad.gif": gif, "/page": Buffer.from("<html>") };
  site = await startPictureSite((request, response) => {
    const body = bodies[request.url ?? ""];
    response.writeHead(body ? status : 404, { "Content-Type": "text/plain" }).end(body);
  });
});

afterEach(() => site.close());

const OURS = /^\/media\/[0-9a-f]{32}-60x30\/60\.webp$/;
const NO_PICTURE = "Cette adresse ne mène pas à une image JPEG, PNG, WebP ou AVIF\u202f: envoyez plutôt le fichier";
const add = (image_url: string, more: Record<string, string> = {}) =>
  post(saveExample, "/examples/new", { intent: "example", title: "Riad", image_url, ...more }, { exampleId: "new" });
const write = (image_url: string, more: Record<string, string> = {}) => {
  const fields = { intent: "post", title: "Un riad", excerpt: "e", content: "c", category: "Design", step: "publish" };
  return postForm("/admin/blog/new", { ...fields, image_url, ...more }, cookie);
};

describe("the address of a picture on another site", () => {
  // @spec service-8, office-53
  it("is fetched once when an example is saved, and visitors see our own copy", async () => {
    expect(locationOf(await add(`${site.origin}/riad.png`))).toBe(`${base}/examples`);
    expect((await db.serviceExample.findFirstOrThrow()).image_url).toMatch(OURS);
    const { html } = await showPage("/services/programming/site-vitrine");
    expect(html).toMatch(/<img src="\/media\/[0-9a-f]{32}-60x30\/60\.webp"/);
    expect(site.asked).toEqual(["/riad.png"]);
  });

  // @spec blog-5
  it("is fetched once when an article is saved, and readers see our own copy", async () => {
    expect(await write(`${site.origin}/riad.png`)).toMatchObject({ status: 303 });
    const { image_url, slug } = await db.blogPost.findFirstOrThrow();
    expect(image_url).toMatch(OURS);
    const { article } = await readArticle(getArgs(`/blog/${slug}`, { params: { slug } }));
    expect(article.cover).toMatchObject({ src: image_url });
  });

  it.each([
    ["/riad.gif", 200, NO_PICTURE],
    ["/page", 200, NO_PICTURE],
    ["/nowhere", 200, "Aucune image à cette adresse\u202f: vérifiez-la, ou envoyez le fichier"],
    ["/riad.png", 503, "Le site de cette image ne répond pas\u202f: réessayez, ou envoyez le fichier"],
  ])("%s answered %d is refused under its field, and nothing typed is lost", async (path, answered, sentence) => {
    status = answered;
    const image_url = site.origin + path;
    const example = resultOf(await add(image_url, { image_alt: "Un patio" }));
    expect(example.error).toEqual({ image_url: [sentence] });
    expect(example.initialValue).toMatchObject({ title: "Riad", image_url, image_alt: "Un patio" });
    const article = resultOf(await write(image_url));
    expect(article.error).toEqual({ image_url: [sentence] });
    expect(article.initialValue).toMatchObject({ title: "Un riad", image_url });
    expect([await db.serviceExample.count(), await db.blogPost.count(), await db.media.count()]).toEqual([0, 0, 0]);
  });

  it("is refused in words where it leads into our own network", async () => {
    const { error } = resultOf(await add("http://169.254.169.254/latest/meta-data"));
    expect(error).toEqual({
      image_url: ["Cette adresse n’est pas celle d’un site public\u202f: envoyez plutôt le fichier"],
    });
  });

  it("is left alone while the form is only shown again, and kept once it is ours though another field is refused", async () => {
    const image_url = `${site.origin}/riad.png`;
    for (const step of ["preview", "add-picture", "add-tag"]) {
      const { initialValue } = resultOf(await write(image_url, { step, tag: "riad" }));
      expect([step, initialValue.image_url]).toEqual([step, image_url]);
    }
    expect(site.asked).toEqual([]);
    expect(resultOf(await write(image_url, { title: "" })).initialValue.image_url).toMatch(OURS);
  });
});

describe("an address of this site", () => {
  it("is that of a picture we have, with or without our name before it", async () => {
    const ours = await keepPicture(null, await plainPicture("png", 60, 30));
    await add(ours);
    await add(siteUrl + ours, { title: "Encore" });
    const rows = await db.serviceExample.findMany();
    expect(rows.map(({ image_url }) => image_url)).toEqual([ours, ours]);
  });

  it.each(["/media/riad.avif", `/media/${"a".repeat(32)}-60x30/60.webp`, "/secrets.json", `${siteUrl}/`])(
    "is refused where no picture of ours is: %s",
    async (address) => {
      const { error } = resultOf(await add(address));
      expect(error).toEqual({ image_url: ["Notre site n’a pas d’image à cette adresse\u202f: envoyez le fichier"] });
    },
  );
});

describe("imported rows that name pictures of other sites", () => {
  const example = (path: string) =>
    db.serviceExample.create({ data: { service_id: id, title: "Importé", image_url: site.origin + path } });
  const imageOf = async (row: { id: string }) =>
    (await db.serviceExample.findUniqueOrThrow({ where: { id: row.id } })).image_url;

  async function work(): Promise<void> {
    await adoptPicture.recover?.();
    await doJobs("adopt-picture");
  }

  it("show a drawn cover until the start of the site has copied them, once each", async () => {
    const row = await example("/riad.png");
    const article = await makePost({ image_url: `${site.origin}/riad.png` });
    expect((await shown()).examples[0]?.imageUrl).toBeNull();
    expect(await dropsItsPage(work)).toBe(true);
    const ours = await imageOf(row);
    expect(readPictureAddress(ours ?? "")).toMatchObject({ width: 60, height: 30 });
    expect((await shown()).examples[0]?.imageUrl).toBe(ours);
    const { updated_at, version } = article;
    expect(await db.blogPost.findUniqueOrThrow({ where: { id: article.id } })).toMatchObject({
      image_url: ours,
      updated_at,
      // Who has opened its form before would put the other site's picture back.
      version: version + 1,
    });
    await work();
    expect(site.asked).toEqual(["/riad.png", "/riad.png"]);
    expect(await db.job.count()).toBe(0);
  });

  it("are tried again while their site does not answer, four times in all, and their form says what came of it", async () => {
    status = 503;
    const row = await example("/riad.png");
    const notice = async () => (await openExample(get("/x", { exampleId: row.id }))).pictureNotice;
    for (let tries = 1; tries <= 4; tries += 1) {
      await db.job.updateMany({ data: { run_at: new Date(0) } });
      await work();
      expect(site.asked).toHaveLength(tries);
      if (tries < 4) expect(await notice()).toMatch(/^Cette image est encore sur un autre site/);
    }
    await work();
    expect(site.asked).toHaveLength(4);
    expect(await notice()).toBe(
      "Cette image n’a pas pu être copiée sur notre site. Le site de cette image ne répond pas\u202f: réessayez, ou envoyez le fichier",
    );
    const { html } = await showPage(`${base}/examples/${row.id}`, { cookie });
    expect(html).toContain("n’a pas pu être copiée");
  });

  it("are given up at once where another try changes nothing, and an article’s form says so too", async () => {
    const article = await makePost({ image_url: `${site.origin}/nowhere` });
    await work();
    await db.job.updateMany({ data: { run_at: new Date(0) } });
    await work();
    expect(site.asked).toEqual(["/nowhere"]);
    const { opened } = await openPost(getArgs(`/admin/blog/${article.id}`, { cookie, params: { id: article.id } }));
    expect(opened.pictureNotice).toMatch(/Aucune image à cette adresse/);
  });

  it("are left alone when somebody has chosen another picture meanwhile", async () => {
    const row = await example("/riad.png");
    await adoptPicture.recover?.();
    await db.serviceExample.update({ where: { id: row.id }, data: { image_url: null } });
    await work();
    expect(await imageOf(row)).toBeNull();
  });
});
