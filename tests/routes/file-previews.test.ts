import { readFileSync } from "node:fs";
import sharp from "sharp";
import { beforeEach, expect, it } from "vitest";
import { DRAW_PREVIEWS, drawPreviewsJob } from "~/features/projects/messages/draw-previews.server";
import { loader as officePreview } from "~/routes/admin.projects_.$id.fichiers_.$fileId_.apercu/route";
import { loader as clientPreview } from "~/routes/dashboard_.projects.$id_.fichiers_.$fileId_.apercu/route";
import { loader as events } from "~/routes/dashboard_.projects.$id_.messages_.events/route";
import { runInRequestContext } from "~/server/core/request-context.server";
import { db } from "~/server/db/db.server";
import { claimJob } from "~/server/jobs/job-queue.server";
import { prunePendingFiles } from "~/server/storage/pending-files.server";
import { storage } from "~/server/storage/storage.server";
import { doJobs } from "../support/drive-jobs";
import { fileOf, plainPicture, telephonePhoto } from "../support/pictures";
import { makeProjectSpace } from "../support/project-space";
import { readEvents } from "../support/read-events";
import { getArgs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

let admin: string;
let client: string;
let projectId: string;

beforeEach(async () => {
  ({ admin, client, projectId } = await makeProjectSpace());
});

const PAGE = () => `/dashboard/projects/${projectId}/messages`;
const PDF = () => readFileSync("prisma/seed/files/pistes-de-signe-1.pdf");

function send(...files: File[]) {
  const form = new FormData();
  form.set("intent", "message");
  for (const file of files) form.append("files", file);
  return postForm(PAGE(), form, client);
}

/** With its previews drawn. */
async function sendShown(...files: File[]) {
  await send(...files);
  await doJobs(DRAW_PREVIEWS);
}

const look = (loader: typeof clientPreview, id: string, cookie: string) =>
  loader(getArgs("/x", { cookie, params: { id: projectId, fileId: id } })) as Promise<Response>;
const stored = () => db.projectFile.findFirstOrThrow();

it("a photograph is shown by a small picture of ours, upright and without what the telephone wrote into it", async () => {
  await sendShown(fileOf(await telephonePhoto({ width: 2000, height: 1000 }), "patio.jpg"));
  const { id, name, preview_width, preview_height } = await stored();
  expect([name, preview_width, preview_height]).toEqual(["patio.jpg", 400, 800]);
  const answer = await look(clientPreview, id, client);
  const picture = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(picture).metadata()).toMatchObject({ format: "webp", width: 400, height: 800 });
  expect(picture.includes("Casablanca secret")).toBe(false);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "private, no-store",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  expect((await look(officePreview, id, admin)).status).toBe(200);
  const { html } = await showPage(PAGE(), { cookie: client });
  expect(html).toContain(`src="/dashboard/projects/${projectId}/fichiers/${id}/apercu"`);
  expect(html).toContain('alt="Aperçu de patio.jpg"');
});

it("a PDF is shown by its first page", async () => {
  await sendShown(fileOf(PDF(), "pistes.pdf"));
  const { id } = await stored();
  const picture = sharp(Buffer.from(await (await look(clientPreview, id, client)).arrayBuffer()));
  const { width, height } = await picture.metadata();
  expect([Math.round(width / 10), Math.round(height / 10)]).toEqual([80, 56]);
  // The paper of the page, and the red of its second sign.
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
  for (const [place, colour] of [
    [at(5, 5), [245, 239, 228]],
    [at(400, 245), [184, 69, 47]],
  ] as const)
    expect(Math.max(...place.map((value, index) => Math.abs(value - (colour[index] ?? 0))))).toBeLessThan(16);
});

it("what cannot be drawn is sent all the same, and shown by its kind", async () => {
  const broken = Buffer.concat([PDF().subarray(0, 900), Buffer.from("\nnothing of a PDF follows")]);
  await expect(await send(fileOf(broken, "abime.pdf"), fileOf(Buffer.from("Bonjour"), "mot.txt"))).toFlash(
    "Message envoyé",
  );
  await doJobs(DRAW_PREVIEWS);
  expect(await db.job.count({ where: { kind: DRAW_PREVIEWS } })).toBe(0);
  const files = await db.projectFile.findMany({ orderBy: { name: "asc" } });
  expect(files).toMatchObject(["abime.pdf", "mot.txt"].map((name) => ({ name, preview_key: null })));
  await expect(look(clientPreview, files[0]?.id ?? "", client)).rejects.toMatchObject({ init: { status: 404 } });
  expect((await showPage(PAGE(), { cookie: client })).words).toContain("pdf abime.pdf");
});

it("a message stands before what it brings is drawn: until then a file is shown by its kind", async () => {
  await send(fileOf(PDF(), "pistes.pdf"), fileOf(Buffer.from("Bonjour"), "mot.txt"));
  expect(await db.projectFile.count()).toBe(2);
  expect(await db.projectFile.count({ where: { preview_key: { not: null } } })).toBe(0);
  expect((await showPage(PAGE(), { cookie: client })).words).toContain("pdf pistes.pdf");
  await doJobs(DRAW_PREVIEWS);
  expect((await showPage(PAGE(), { cookie: client })).html).toContain('alt="Aperçu de pistes.pdf"');
  await send(fileOf(Buffer.from("Rien à dessiner"), "suite.txt"));
  expect(await db.job.count({ where: { kind: DRAW_PREVIEWS } })).toBe(0);
});

it("an open page is told of a message, and again of what it shows", async () => {
  const args = getArgs(`${PAGE()}/events`, { cookie: client, params: { id: projectId } });
  const stream = await runInRequestContext({ requestId: "x" }, () => events(args));
  const told = readEvents(stream);
  await told.until("data: none 0");
  await send(fileOf(await plainPicture("png"), "logo.png"));
  const { id } = await db.projectMessage.findFirstOrThrow();
  await told.until(`data: ${id} 0`);
  await doJobs(DRAW_PREVIEWS);
  await told.until(`data: ${id} 1`);
  await told.cancel();
});

it("a file that goes before its turn, or that a second runner draws, leaves no preview without a row", async () => {
  const picture = fileOf(await plainPicture("png"), "logo.png");
  await send(picture);
  const job = await claimJob([DRAW_PREVIEWS]);
  if (!job) throw new Error("no job to draw");
  await Promise.all([drawPreviewsJob.run(job), drawPreviewsJob.run(job)]);
  expect((await stored()).preview_key).toMatch(/^projects\//);
  expect(await db.pendingFile.count()).toBe(0);
  await drawPreviewsJob.run(job);
  await send(picture);
  await db.projectFile.deleteMany({ where: { version: 2 } });
  await doJobs(DRAW_PREVIEWS);
  expect(await db.pendingFile.count()).toBe(1);
  expect(await db.job.count({ where: { kind: DRAW_PREVIEWS, attempts: { gt: 1 } } })).toBe(0);
});

it("a preview goes with its file", async () => {
  await sendShown(fileOf(await plainPicture("png"), "logo.png"));
  const { preview_key } = await stored();
  expect(await db.pendingFile.count()).toBe(0);
  await db.project.update({ where: { id: projectId }, data: { files: { deleteMany: {} } } });
  await prunePendingFiles();
  expect(preview_key && (await storage.sizeOf(preview_key))).toBeNull();
});

it("the list of files says how much of the project's room they take", async () => {
  const row = { project_id: projectId, is_from_agency: true, kind: "mp4", sha256: "", version: 1, bytes: 2 ** 28 };
  await db.projectFile.create({ data: { ...row, name: "film.mp4", storage_key: "projects/film.mp4" } });
  const words = async (cookie: string, path: string) =>
    (await showPage(path, { cookie })).words.replaceAll(/[\u00a0\u202f]/g, " ");
  expect(await words(client, PAGE())).toContain("256 Mo sur 2 Go");
  expect(await words(admin, `/admin/projects/${projectId}/messages`)).toContain("256 Mo sur 2 Go");
});
