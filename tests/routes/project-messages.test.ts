import { beforeEach, describe, expect, it } from "vitest";
import { eraseClient } from "~/features/personal-data/erase-client.server";
import { LETTER_AFTER_MS, LETTER_EVERY_MS, MESSAGES_SHOWN } from "~/features/projects/messages/model";
import { THREAD_LETTER } from "~/features/projects/messages/thread-letters.server";
import { erasures } from "~/personal-data-registrations.server";
import { loader as clientFile } from "~/routes/dashboard_.projects.$id_.fichiers_.$fileId/route";
import { loader as archive } from "~/routes/dashboard_.projects.$id_.fichiers[.]zip/route";
import { loader as events } from "~/routes/dashboard_.projects.$id_.messages_.events/route";
import { runInRequestContext } from "~/server/core/request-context.server";
import { db } from "~/server/db/db.server";
import { prunePendingFiles } from "~/server/storage/pending-files.server";
import { storage } from "~/server/storage/storage.server";
import { doJobs, passTime } from "../support/drive-jobs";
import { exportOf } from "../support/own-data";
import { fileOf, plainPicture } from "../support/pictures";
import { admin, client, clientId, openProjectSpace, projectId } from "../support/project-space";
import { getArgs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

beforeEach(() => openProjectSpace());

const OFFICE = () => `/admin/projects/${projectId}/messages`;
const PAGE = () => `/dashboard/projects/${projectId}/messages`;
const messageForm = (text: string, files: File[] = []) => {
  const form = new FormData();
  form.set("intent", "message");
  form.set("text", text);
  for (const file of files) form.append("files", file);
  return form;
};
const ask = (text: string, files?: File[]) => postForm(PAGE(), messageForm(text, files), client);
const answer = (text: string, files?: File[]) => postForm(OFFICE(), messageForm(text, files), admin);
const note = (text: string) => postForm(OFFICE(), { intent: "note", text }, admin);
const read = async (path: string, cookie: string) => (await showPage(path, { cookie })).words;
const letters = async () =>
  (await db.mailMessage.findMany({ where: { kind: "thread-letter" }, orderBy: { created_at: "asc" } })).map(
    ({ recipient, subject }) => `${recipient} ${subject.replaceAll("\u202f", " ")}`,
  );

describe("the thread of a project", () => {
  it("keeps the lines of both sides, and shows each what is new until it was opened", async () => {
    await expect(ask("Bonjour,\nle logo est-il <b>prêt</b> ?")).toFlash("Message envoyé");
    expect(await read("/admin", admin)).toContain("nour, 1 message, le");
    expect(await read(`/admin/projects/${projectId}`, admin)).toContain("Messages (1 nouveau)");
    const thread = await showPage(OFFICE(), { cookie: admin });
    expect(thread.html).toContain("Bonjour,\nle logo est-il &lt;b&gt;prêt&lt;/b&gt; ?");
    expect(thread.words).toContain("Nouveau");
    expect(await read(OFFICE(), admin)).not.toContain("Nouveau ");
    expect(await read("/admin", admin)).toContain("Tout est lu.");
    await answer("Vendredi.");
    expect(await read("/dashboard", client)).toContain("Lire 1 nouveau message");
    expect(await read(`/dashboard/projects/${projectId}`, client)).toContain("Lire 1 nouveau message");
    expect(await read(PAGE(), client)).toContain("Vendredi.");
    expect(await read(`/dashboard/projects/${projectId}`, client)).toContain("Écrire à l'agence");
  });

  it("refuses an empty message and one that is too long, and keeps what was typed", async () => {
    for (const [text, sentence] of [
      ["  \n ", "Écrivez votre message"],
      ["é".repeat(5_001), "Le message ne peut pas dépasser 5 000 caractères"],
    ] as const) {
      const page = await showPage(PAGE(), { cookie: client, fields: { intent: "message", text } });
      expect(page.words.replaceAll(/[\u00a0\u202f]/g, " ")).toContain(sentence);
    }
    const broken = await showPage(PAGE(), { cookie: client, fields: { intent: "message", text: "a\u0000b" } });
    expect(broken.words).toContain("Demande illisible");
    expect(await db.projectMessage.count()).toBe(0);
  });

  it("is in the client's language", async () => {
    await db.profile.update({ where: { id: clientId }, data: { language: "ar" } });
    expect(await read(PAGE(), client)).toContain("لا توجد رسائل بعد");
    await expect(ask("مرحبا")).toFlash("أُرسلت الرسالة");
  });

  it("shows the last messages, and older ones by a link", async () => {
    const data = Array.from({ length: MESSAGES_SHOWN + 2 }, (_, index) => ({
      ...{ project_id: projectId, author_id: clientId, is_from_agency: false, text: `Message numéro ${index}.` },
      created_at: new Date(1_700_000_000_000 + index),
    }));
    await db.projectMessage.createMany({ data });
    const last = await showPage(PAGE(), { cookie: client });
    expect(last.words).not.toContain("Message numéro 1.");
    expect(last.words).toContain("Message numéro 2.");
    const older = last.html.match(/\/messages(\?avant=[^"]+)"/)?.[1] ?? "";
    const words = await read(PAGE() + older, client);
    expect(words).toContain("Message numéro 1.");
    expect(words).not.toContain("Message numéro 2.");
  });

  it("tells an open page of a new message, and stops for a user who has signed out", async () => {
    const stream = await runInRequestContext({ requestId: "x" }, () =>
      events(getArgs(`${PAGE()}/events`, { cookie: client, params: { id: projectId } })),
    );
    const reader = (stream.body as ReadableStream<BufferSource>).pipeThrough(new TextDecoderStream()).getReader();
    const next = async () => {
      for (let told = ""; ; ) {
        const { value, done } = await reader.read();
        told += value ?? "";
        if (done || told.includes("data:")) return told;
      }
    };
    expect(await next()).toContain("data: none");
    await answer("Voici la maquette.");
    const { id } = await db.projectMessage.findFirstOrThrow();
    expect(await next()).toContain(`data: ${id}`);
    await db.session.deleteMany({ where: { profile_id: clientId } });
    await answer("Et une autre.");
    expect(await next()).not.toContain("data:");
  });
});

describe("letters about a thread", () => {
  const due = async () => {
    await passTime(LETTER_AFTER_MS);
    await doJobs(THREAD_LETTER);
  };

  it("are one for twenty messages in a minute, and none sooner than two minutes", async () => {
    for (let count = 1; count <= 20; count += 1) await ask(`Message ${count}`);
    await doJobs(THREAD_LETTER);
    expect(await letters()).toEqual([]);
    await due();
    expect(await letters()).toEqual(["sara@zellige.example Site du riad : 20 nouveaux messages"]);
    const { text } = await db.mailMessage.findFirstOrThrow();
    expect(text).toContain("Et 17 autres messages avant ceux-ci.");
    expect(text).toContain("Message 20");
    expect(text).toContain(OFFICE());
  });

  it("leave a quarter of an hour between them, in the language of who reads them", async () => {
    await db.profile.update({ where: { id: clientId }, data: { language: "es" } });
    await answer("Uno");
    await due();
    await answer("Dos");
    await due();
    const first = "nour@exemple.ma Site du riad: un mensaje nuevo";
    expect(await letters()).toEqual([first]);
    await passTime(LETTER_EVERY_MS);
    await doJobs(THREAD_LETTER);
    expect(await letters()).toEqual([first, first]);
    expect((await db.mailMessage.findFirstOrThrow({ orderBy: { created_at: "desc" } })).text).not.toContain("Uno");
  });

  it("are not written about what was read meanwhile", async () => {
    await ask("Une question");
    await read(OFFICE(), admin);
    await due();
    expect(await letters()).toEqual([]);
  });
});

describe("internal notes", () => {
  it("are the team's alone, and deleted by a button", async () => {
    await expect(note("Le client paie tard.")).toFlash("Succès", "Note ajoutée");
    expect(await read(OFFICE(), admin)).toContain("Le client paie tard.");
    for (const path of [PAGE(), `/dashboard/projects/${projectId}`, "/dashboard"])
      expect((await showPage(path, { cookie: client })).html).not.toContain("paie tard");
    expect(JSON.stringify(await exportOf(clientId))).not.toContain("paie tard");
    const { id } = await db.projectNote.findFirstOrThrow();
    await postForm(OFFICE(), { intent: "delete-note", id }, admin);
    expect(await db.projectNote.count()).toBe(0);
  });
});

it("a thread is part of the client's data, and goes with it", async () => {
  await ask("Ma question");
  await answer("Notre réponse");
  await note("Une note");
  const messages = [{ text: "Ma question" }, { text: "Notre réponse" }];
  expect(await exportOf(clientId)).toMatchObject({ projects: [{ messages }] });
  await db.profile.update({ where: { id: clientId }, data: { erasure_requested_at: new Date() } });
  const { id } = await db.profile.findFirstOrThrow({ where: { role: "admin" } });
  await eraseClient(erasures, { id, fullName: "Sara", email: "sara@zellige.example", role: "admin" }, { id: clientId });
  expect([await db.projectMessage.count(), await db.projectNote.count()]).toEqual([0, 0]);
});

describe("files of a project", () => {
  const PNG = () => plainPicture("png");
  const files = () => db.projectFile.findMany({ orderBy: [{ name: "asc" }, { version: "asc" }] });
  const file = (bytes: Uint8Array | Buffer, name: string) => fileOf(Buffer.from(bytes), name);
  const pathOf = async (name: string) => {
    const { id } = await db.projectFile.findFirstOrThrow({ where: { name }, orderBy: { version: "desc" } });
    return { id, path: `/dashboard/projects/${projectId}/fichiers/${id}` };
  };
  const download = (id: string, cookie: string, headers: Record<string, string> = {}) => {
    const given = getArgs(`/x/${id}`, { cookie, params: { id: projectId, fileId: id } });
    for (const [name, value] of Object.entries(headers)) given.request.headers.set(name, value);
    return clientFile(given) as Promise<Response>;
  };

  it("come with a message or alone, are named in the letter and the list, and are further versions of their name", async () => {
    await expect(ask("Voici le logo", [file(await PNG(), "../logo.png")])).toFlash("Message envoyé");
    await ask("", [file(await PNG(), "logo.png"), file(Buffer.from("Nos textes"), "textes.txt")]);
    expect((await files()).map(({ name, version, kind }) => [name, version, kind])).toEqual([
      ["logo.png", 1, "png"],
      ["logo.png", 2, "png"],
      ["textes.txt", 1, "txt"],
    ]);
    expect(await db.pendingFile.count()).toBe(0);
    const page = await read(OFFICE(), admin);
    expect(page).toContain("logo.png version 2,");
    expect(page).toContain("Tout télécharger");
    await ask("", [file(Buffer.from("Encore"), "suite.txt")]);
    await passTime(LETTER_AFTER_MS);
    await doJobs(THREAD_LETTER);
    expect((await db.mailMessage.findFirstOrThrow()).text).toContain("suite.txt");
  });

  it("of another kind than a project takes are refused with a sentence, and the message is not sent", async () => {
    const program = file(Buffer.from("MZ\u0000\u0001\u0002"), "programme.exe");
    const refused = await ask("Mon message", [program]);
    expect(refused).toRefuse("files", "programme.exe\u202f: ce type de fichier n’est pas accepté");
    expect(refused).toMatchObject({ data: { lastResult: { initialValue: { text: "Mon message" } } } });
    expect([await db.projectMessage.count(), await db.projectFile.count()]).toEqual([0, 0]);
  });

  it("take no more room than a project has", async () => {
    const row = { project_id: projectId, is_from_agency: true, kind: "mp4", sha256: "", version: 1 };
    const rows = ["a", "b"].map((name) => ({ ...row, name, storage_key: `projects/${name}.mp4`, bytes: 2 ** 30 }));
    await db.projectFile.createMany({ data: rows });
    const refused = await ask("", [file(Buffer.from("un octet de trop"), "x.txt")]);
    expect(refused).toRefuse("files", expect.stringContaining("Les fichiers de ce projet dépasseraient"));
    expect([await db.projectMessage.count(), await db.pendingFile.count()]).toEqual([0, 0]);
  });

  it("are given to be saved, whole or in ranges, and kept by no cache", async () => {
    const bytes = await PNG();
    await answer("", [file(bytes, "Carte n° 4.png")]);
    const { id } = await pathOf("Carte n° 4.png");
    const whole = await download(id, client);
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(Buffer.from(bytes));
    expect(whole.headers.get("Cache-Control")).toBe("private, no-store");
    expect(whole.headers.get("Content-Disposition")).toContain("attachment;");
    expect(whole.headers.get("Content-Security-Policy")).toContain("sandbox");
    const part = await download(id, client, { Range: "bytes=0-3" });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 4]);
  });

  it("are one archive in which each version has a name of its own", async () => {
    await ask("", [file(Buffer.from("un"), "a.txt")]);
    await ask("", [file(Buffer.from("deux"), "a.txt")]);
    const zip = await archive(getArgs("/x", { cookie: client, params: { id: projectId } }));
    const bytes = Buffer.from(await zip.arrayBuffer()).toString("latin1");
    expect(bytes).toContain("a.txtdeux");
    expect(bytes).toContain("a (v1).txtun");
  });

  it("leave their bytes to housekeeping once their row is gone, with a deleted project too", async () => {
    await ask("", [file(Buffer.from("un"), "a.txt")]);
    const { storage_key } = await db.projectFile.findFirstOrThrow();
    expect(await storage.sizeOf(storage_key)).toBe(2);
    await db.project.delete({ where: { id: projectId } });
    await prunePendingFiles();
    expect(await storage.sizeOf(storage_key)).toBeNull();
  });
});
