import { readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storePicture, takePicture } from "~/features/media/take-picture.server";
import { PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import { readPictureAddress } from "~/lib/web/picture-address";
import * as newPostRoute from "~/routes/admin.blog_.new/route";
import { action as sendPicture } from "~/routes/admin.pictures/route";
import { loader } from "~/routes/media.$/route";
import { db } from "~/server/db/db.server";
import { env } from "~/server/env.server";
import { protectRoutes } from "~/server/http/protect-routes.server";
import { storage } from "~/server/storage/storage.server";
import { StorageUnavailableError } from "~/server/storage/storage-interface";
import { isAll } from "../support/all";
import { admin as actor, cookie, openOffice } from "../support/office";
import { busyPicture, fileOf, plainPicture, telephonePhoto } from "../support/pictures";
import { formOf } from "../support/post-form";
import { getArgs, postArgs } from "../support/requests";
import type { Answer } from "../support/show-page";

const { action: newPost } = protectRoutes({ route: { module: newPostRoute } }).route!.module as typeof newPostRoute;

const FOLDER = path.join(env.DATA_DIR, "media");

beforeEach(async () => {
  await openOffice();
  await rm(FOLDER, { recursive: true, force: true });
});

const take = (fields: Record<string, string | File>) => takePicture(formOf(fields), actor);
const serve = (address: string, headers: Record<string, string> = {}, method = "GET") => {
  const args = getArgs(address, { params: { "*": address.replace("/media/", "") } });
  return loader({ ...args, request: new Request(args.request, { headers, method }) });
};
const ARTICLE = { intent: "post", title: "T", excerpt: "e", content: "c", category: "Design" };
/** Sends an article with a picture. */
async function write(image_file: File, { changes = {}, headers = {} }: Record<string, Record<string, string>> = {}) {
  const fields = formOf({ ...ARTICLE, ...changes, image_file });
  const args = postArgs("/admin/blog/new", fields, { cookie });
  for (const [name, value] of Object.entries(headers)) args.request.headers.set(name, value);
  return (await newPost(args)) as never as Answer;
}
/** The files of the picture that is kept. */
const keptFiles = async () => {
  const folder = path.join(FOLDER, (await readdir(FOLDER))[0] ?? "");
  return (await readdir(folder)).sort().map((name) => path.join(folder, name));
};
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe("an uploaded picture", () => {
  it("is kept upright, without what the camera wrote, in both kinds and never wider than it was", async () => {
    const address = await storePicture(actor, fileOf(await telephonePhoto()));
    expect(readPictureAddress(address)).toMatchObject({ width: 400, height: 640 });
    expect((await keptFiles()).map((file) => path.basename(file))).toEqual(["400.avif", "400.webp"]);
    const served = await bytesOf(await serve(address));
    expect(await sharp(served).metadata()).toMatchObject({ format: "webp", width: 400, height: 640 });
    expect((await sharp(served).metadata()).exif).toBeUndefined();
    expect(served.toString("latin1")).not.toContain("Casablanca");
    expect(await db.media.findFirstOrThrow()).toMatchObject({ actor_id: actor.id, width: 400 });
    expect(await db.auditEntry.findFirstOrThrow()).toMatchObject({ action: "uploaded", target_kind: "media" });
  });

  it("has a file for phones, tablets and wide screens, and is made smaller than 1600 pixels", async () => {
    await storePicture(actor, fileOf(await plainPicture("png", 2000, 500)));
    const names = (await keptFiles()).map((file) => path.basename(file));
    expect(names.filter((name) => name.endsWith(".avif"))).toEqual(["1600.avif", "480.avif", "960.avif"]);
  });

  it.runIf(isAll)("weighs 120 KB at most in each of its files, however much there is to see", async () => {
    await storePicture(actor, fileOf(await busyPicture()));
    for (const file of await keptFiles()) expect((await stat(file)).size).toBeLessThanOrEqual(120 * 1024);
  });

  it.each(["jpeg", "png", "webp", "avif"] as const)(
    "is recognised as %s by its content, whatever its name",
    async (kind) => {
      const { form, error } = await take({ image_file: fileOf(await plainPicture(kind), "notes.txt", "text/plain") });
      expect(error).toBeUndefined();
      expect(form.get("image_url")).toMatch(/^\/media\/[0-9a-f]{32}-40x20\/40\.webp$/);
    },
  );

  it("is the same picture when it is uploaded again, even twice at once or after its files were lost", async () => {
    const file = fileOf(await plainPicture("png"));
    const [first, second] = await Promise.all([storePicture(actor, file), storePicture(actor, file)]);
    await rm(FOLDER, { recursive: true });
    expect([second, await storePicture(actor, file)]).toEqual([first, first]);
    expect(await db.media.count()).toBe(1);
    expect((await serve(first)).status).toBe(200);
  });
});

describe("a refused file", () => {
  it.each([
    ["a GIF", () => plainPicture("gif"), "Ce fichier n’est pas une image JPEG, PNG, WebP ou AVIF"],
    [
      "a script with the name of a picture",
      async () => Buffer.from("<svg onload=alert(1)>"),
      "Ce fichier n’est pas une image",
    ],
    ["half a picture", async () => (await telephonePhoto()).subarray(0, 700), "abîmée ou incomplète"],
    ["more pixels than we unfold", () => plainPicture("png", 8000, 5001), "40 millions de pixels"],
    ["nothing", async () => Buffer.alloc(0), "Ce fichier est vide"],
    ["more than 8 MB", async () => Buffer.alloc(PICTURE_MAX_BYTES + 1), "L’image dépasse 8 Mo"],
  ])("%s is answered with a sentence, and the address stays", async (_name, bytes, sentence) => {
    const typed = { image_url: "/media/ancienne.jpg", title: "T" };
    const { form, error } = await take({ ...typed, image_file: fileOf(await bytes()) });
    expect(error).toContain(sentence);
    expect(Object.fromEntries(form)).toEqual(typed);
    expect(await db.media.count()).toBe(0);
  });

  it("says that the disk refuses it, keeps nothing, and is accepted once the disk is there again", async () => {
    await rm(FOLDER, { recursive: true, force: true });
    await writeFile(FOLDER, "in the way");
    const file = fileOf(await plainPicture("png"));
    expect((await take({ image_file: file })).error).toContain("n’a pas pu être enregistrée");
    expect(await db.media.count()).toBe(0);
    await rm(FOLDER);
    expect((await take({ image_file: file })).error).toBeUndefined();
  });
});

describe("the field of a picture", () => {
  it("keeps a typed address, and empties it by its box; no file chosen is no file", async () => {
    const none = new File([], "");
    const ours = await storePicture(actor, fileOf(await plainPicture("png")));
    expect((await take({ image_url: ours, image_file: none })).form.get("image_url")).toBe(ours);
    const emptied = await take({ image_url: "/media/a", image_file: none, image_remove: "on" });
    expect(emptied.form.get("image_url")).toBe("");
  });

  it("keeps an accepted picture while another field of the article is mended", async () => {
    const answer = await write(fileOf(await plainPicture("png")), { changes: { title: "" } });
    expect(answer.data.lastResult.initialValue.image_url).toMatch(/^\/media\//);
    expect(Object.keys(answer.data.lastResult.error)).toEqual(["title", "slug", ""]);
  });

  it("shows a refused file's sentence under the picture and saves nothing", async () => {
    const answer = await write(fileOf(Buffer.from("rien")));
    expect([answer.init.status, Object.keys(answer.data.lastResult.error)]).toEqual([400, ["image_url"]]);
    expect(await db.blogPost.count()).toBe(0);
  });

  it("refuses a photograph of 12 MB under the picture, and keeps all that was typed", async () => {
    const headers = { "Content-Length": String(12 * 1024 * 1024) };
    const answer = await write(fileOf(Buffer.alloc(12 * 1024 * 1024)), { headers });
    const { error, initialValue } = answer.data.lastResult;
    expect(error).toEqual({ image_url: ["L’image dépasse 8 Mo\u202f: réduisez-la avant de l’envoyer"] });
    expect(initialValue).toMatchObject({ title: "T", excerpt: "e", content: "c", category: "Design" });
  });
});

describe("a picture that an editor sends by itself", () => {
  const send = async (fields: Record<string, string | File>) => {
    const args = postArgs("/admin/pictures", formOf(fields), { cookie });
    const answer = (await sendPicture(args)) as Response;
    return [answer.status, await answer.json()];
  };

  it("gets its address", async () => {
    const image_file = fileOf(await plainPicture("png"), "mur.png", "image/png");
    const src = expect.stringMatching(/^\/media\/[0-9a-f]{32}-40x20\/40\.webp$/);
    expect(await send({ image_file, image_url: "https://evil.example/a.png" })).toEqual([200, { src }]);
  });

  it.each([
    ["none", { image_url: "/media/a.webp" }, "Choisissez une image à ajouter"],
    ["no file chosen", { image_file: new File([], "") }, "Choisissez une image à ajouter"],
    ["no picture", { image_file: fileOf(Buffer.from("rien")) }, expect.stringMatching(/n’est pas une image/)],
  ])("is refused in words: %s", async (_, fields, error) => {
    expect(await send(fields as Record<string, string | File>)).toEqual([400, { error }]);
    expect(await db.media.count()).toBe(0);
  });
});

describe("/media/…", () => {
  it("is kept by browsers for a year, runs nothing, and answers 304 to whoever has it", async () => {
    const picture = await storePicture(actor, fileOf(await plainPicture("png")));
    const answer = await serve(picture);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const etag = answer.headers.get("ETag") ?? "";
    const known = await serve(picture, { "If-None-Match": etag });
    expect([known.status, (await bytesOf(known)).byteLength]).toEqual([304, 0]);
    const { status, headers, body } = await serve(picture, {}, "HEAD");
    expect([status, Object.fromEntries(headers), body]).toEqual([200, Object.fromEntries(answer.headers), null]);
  });

  it.each(["/media/../secrets.json", "/media/..%2Fsecrets.json", "/media/", "/media/x.webp"])(
    "has nothing at %s",
    async (address) => {
      expect((await serve(address)).status).toBe(404);
    },
  );
});

it("shows no stored file but pictures of the site under /media", async () => {
  const key = `proofs/${crypto.randomUUID()}.webp`;
  await storage.put(key, Buffer.from("private"));
  expect((await serve(`/media/${key}`)).status).toBe(404);
  await storage.delete(key);
});

describe("a storage that does not answer", () => {
  const broken = new StorageUnavailableError("away");
  const image_file = async () => fileOf(await plainPicture("png"), "mur.png", "image/png");

  it("refuses an upload in a sentence, and keeps all that was typed", async () => {
    vi.spyOn(storage, "put").mockRejectedValue(broken);
    const { error, initialValue } = (await write(await image_file())).data.lastResult;
    expect(error).toEqual({
      image_url: [
        "L’image n’a pas pu être enregistrée, l’espace de stockage du site ne la prend pas. Réessayez dans un instant.",
      ],
    });
    expect(initialValue).toMatchObject({ title: "T", excerpt: "e", content: "c", category: "Design" });
    expect(await db.media.count()).toBe(0);
  });

  it("refuses the address of a picture of ours in the same sentence", async () => {
    vi.spyOn(storage, "sizeOf").mockRejectedValue(broken);
    const image_url = `/media/${"a".repeat(32)}-60x30/60.webp`;
    expect(await take({ image_url })).toMatchObject({
      error:
        "L’image n’a pas pu être enregistrée, l’espace de stockage du site ne la prend pas. Réessayez dans un instant.",
    });
  });

  it("answers 503 for a picture, which nobody keeps", async () => {
    vi.spyOn(storage, "get").mockRejectedValue(broken);
    const answer = await serve(`/media/${"a".repeat(32)}-60x30/60.webp`);
    expect(answer.status).toBe(503);
    expect(Object.fromEntries(answer.headers)).toMatchObject({ "cache-control": "no-store", "retry-after": "5" });
  });
});

describe("the storage", () => {
  it("keeps, gives and forgets, and never leaves its folder", async () => {
    await storage.put("a/b.webp", Buffer.from("x"));
    expect(await storage.get("a/b.webp")).toEqual({ size: 1, body: Buffer.from("x") });
    expect(await storage.sizeOf("a/b.webp")).toBe(1);
    await storage.delete("a/b.webp");
    await storage.delete("a/b.webp");
    expect(await storage.get("a/b.webp")).toBeNull();
    for (const key of ["../x", "a/../../x", "/etc/passwd", "a\\..\\b", "a/./b", "a\u0000b", ""]) {
      expect(await storage.get(key)).toBeNull();
      await expect(storage.put(key, Buffer.from("x"))).rejects.toThrow("No storage key");
    }
  });
});
