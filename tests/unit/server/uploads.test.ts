import { createHash } from "node:crypto";
import { readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "~/server/db/db.server";
import { runTransaction } from "~/server/db/run-command.server";
import { env } from "~/server/env.server";
import { DatabaseUnavailableError } from "~/server/errors.server";
import type { Upload, UploadRules } from "~/server/forms/read-upload.server";
import { readUpload } from "~/server/forms/read-upload.server";
import { protectRoutes } from "~/server/http/protect-routes.server";
import { addPendingFile, prunePendingFiles } from "~/server/storage/pending-files.server";
import { storage } from "~/server/storage/storage.server";
import { isAll } from "../../support/all";
import { MeasuredSource } from "../../support/measured-source";
import { fileOf, plainPicture } from "../../support/pictures";

const MB = 1024 * 1024;
const FOLDER = path.join(env.DATA_DIR, "media", "proofs");
const RULES: UploadRules = {
  account: "sara",
  field: "document",
  folder: "proofs",
  maxBytes: 10 * MB,
  kinds: ["pdf", "jpeg", "png"],
};

/** What an unexpected error becomes: a page with the reference of its line in the log. */
const FAULT = { data: { reference: expect.any(String) }, init: { status: 500 } };

const stored = () => readdirSync(FOLDER, { withFileTypes: true }).map(({ name }) => name);
const pdf = (size = 1000) => Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(size, "z")]);

beforeEach(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  await db.pendingFile.deleteMany();
  return storage.put("proofs/other.bin", new Uint8Array(1));
});

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** Posts a form to an action that reads an upload, behind the checks that every action stands behind. */
async function post(body: BodyInit, use: (upload: Upload) => Promise<unknown>, options: Options = {}) {
  const { rules, headers = {}, maxBodyBytes = 128 * MB, signal } = options;
  const module = {
    action: ({ request }: { request: Request }) => readUpload(request, { ...RULES, ...rules }, use),
    handle: { maxBodyBytes },
    default: () => null,
  };
  const { action } = protectRoutes({ x: { module: module as never } }).x!.module as unknown as typeof module;
  const init = { method: "POST", body, headers, duplex: "half", ...(signal && { signal }) } as RequestInit;
  return action({ request: new Request("http://localhost:3000/x", init), params: {}, context: {} } as never);
}

interface Options {
  rules?: Partial<UploadRules>;
  headers?: Record<string, string>;
  maxBodyBytes?: number;
  signal?: AbortSignal;
}

const formWith = (entries: [string, string | File][]) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};
const keepAll = async ({ form, files, refused, keep }: Upload) => {
  await runTransaction(keep);
  return { form: Object.fromEntries(form), files, refused };
};

/** A multipart body whose file is made as it is read, and which may break off in its middle. */
function streamedForm(
  file: AsyncIterable<Uint8Array>,
  after = '\r\n--x\r\nContent-Disposition: form-data; name="note"\r\n\r\nlast\r\n--x--\r\n',
) {
  async function* parts() {
    const head =
      'Content-Disposition: form-data; name="document"; filename="film.pdf"\r\nContent-Type: application/pdf';
    yield Buffer.from(`--x\r\n${head}\r\n\r\n%PDF-1.7\n`);
    yield* file;
    yield Buffer.from(after);
  }
  return Readable.toWeb(Readable.from(parts(), { objectMode: false })) as ReadableStream<Uint8Array>;
}
const MULTIPART = { "Content-Type": "multipart/form-data; boundary=x" };

describe("an upload", () => {
  it("is stored under a key of its own, known by its content, beside the texts of its form", async () => {
    const bytes = pdf();
    const form = formWith([
      ["amount", "120"],
      ["document", fileOf(bytes, "C:\\reçus\\../Reçu n° 4.PDF", "image/png")],
      ["other", fileOf(Buffer.from("thrown away"))],
      ["amount_note", "é"],
    ]);
    const answer = await post(form, keepAll);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const file = { name: "Reçu n° 4.PDF", kind: "pdf", size: bytes.length, sha256, key: expect.any(String) };
    expect(answer).toEqual({ form: { amount: "120", amount_note: "é" }, files: [file], refused: [] });
    const { key } = (answer as Upload).files[0]!;
    expect(key).toMatch(/^proofs\/[0-9a-f-]{36}\.pdf$/);
    expect((await storage.get(key))?.body).toEqual(bytes);
    expect(await db.pendingFile.count()).toBe(0);
  });

  it("whose process ends before a row names its file is deleted a day later", async () => {
    await addPendingFile("proofs/young.pdf");
    await addPendingFile("proofs/old.pdf");
    await storage.put("proofs/old.pdf", pdf());
    await storage.put("proofs/young.pdf", pdf());
    // Of a process that was killed while it wrote.
    writeFileSync(path.join(FOLDER, "old.pdf.0f2b.part"), "%PDF-");
    const created_at = new Date(Date.now() - 25 * 3_600_000);
    await db.pendingFile.update({ where: { key: "proofs/old.pdf" }, data: { created_at } });
    await prunePendingFiles();
    expect(stored().sort()).toEqual(["other.bin", "young.pdf"]);
    expect(await db.pendingFile.findMany({ select: { key: true } })).toEqual([{ key: "proofs/young.pdf" }]);
  });

  it("that is kept by a transaction which fails goes again", async () => {
    const bug = new Error("bug");
    const use = ({ keep }: Upload) =>
      runTransaction(async (tx) => {
        await keep(tx);
        throw bug;
      });
    await expect(post(formWith([["document", fileOf(pdf())]]), use)).rejects.toMatchObject(FAULT);
    expect(stored()).toEqual(["other.bin"]);
    expect(await db.pendingFile.count()).toBe(0);
  });

  it.each([
    ["another type than it says", () => fileOf(Buffer.from("<svg/>"), "x.pdf", "application/pdf"), "kind"],
    ["a known type that is not taken here", async () => fileOf(await plainPicture("webp")), "kind"],
    ["nothing", () => fileOf(Buffer.alloc(0), "x.pdf"), "empty"],
    ["one byte too many", () => fileOf(pdf(10 * MB - 8), "x.pdf"), "too-large"],
    ["far too many bytes", () => fileOf(pdf(30 * MB), "x.pdf"), "too-large"],
  ] as const)("of %s is refused, and what was typed after it is read", async (_what, file, refusal) => {
    const answer = await post(
      formWith([
        ["document", await file()],
        ["note", "typed"],
      ]),
      keepAll,
    );
    expect(answer).toMatchObject({ form: { note: "typed" }, files: [], refused: [{ refusal }] });
    expect(stored()).toEqual(["other.bin"]);
  });

  it("is none where no file was chosen, or the form was sent without files", async () => {
    const none = { files: [], refused: [], form: { note: "a" } };
    expect(
      await post(
        formWith([
          ["document", new File([], "")],
          ["note", "a"],
        ]),
        keepAll,
      ),
    ).toEqual(none);
    expect(await post(new URLSearchParams({ note: "a" }), keepAll)).toEqual(none);
  });

  it("takes as many files as it may", async () => {
    const files = [1, 2, 3].map((size) => ["document", fileOf(pdf(size), `${size}.pdf`)] as [string, File]);
    const answer = (await post(formWith(files), keepAll, { rules: { maxFiles: 2 } })) as Upload;
    expect(answer.files.map(({ name }) => name)).toEqual(["1.pdf", "2.pdf"]);
    expect(stored()).toHaveLength(3);
  });

  it("goes again unless it is kept, also when the action throws", async () => {
    const form = () => formWith([["document", fileOf(pdf())]]);
    expect(await post(form(), async ({ files }) => files.length)).toBe(1);
    const bug = new Error("bug");
    await expect(post(form(), () => Promise.reject(bug))).rejects.toMatchObject(FAULT);
    expect(stored()).toEqual(["other.bin"]);
  });

  it("stays when the database does not say whether it has committed, and what was typed is offered again", async () => {
    const form = formWith([
      ["document", fileOf(pdf())],
      ["note", "typed"],
    ]);
    const failed = post(form, () => Promise.reject(new DatabaseUnavailableError()));
    await expect(failed).rejects.toMatchObject({
      data: { retry: { fields: [["note", "typed"]] } },
      init: { status: 503 },
    });
    expect(stored()).toHaveLength(2);
  });
});

describe("a form with a file", () => {
  it.runIf(isAll)("of 100 MB is in memory by some chunks alone", async () => {
    const ahead: number[] = [];
    const source = new MeasuredSource(100 * MB - 9, (pulled) => {
      const part = stored().find((name) => name.endsWith(".part"));
      if (part) ahead.push(pulled - statSync(path.join(FOLDER, part)).size);
    });
    const answer = await post(streamedForm(source), keepAll, { rules: { maxBytes: 100 * MB }, headers: MULTIPART });
    expect(answer).toMatchObject({ form: { note: "last" }, files: [{ size: 100 * MB }] });
    expect(ahead.length).toBeGreaterThan(1000);
    expect(Math.max(...ahead)).toBeLessThanOrEqual(2 * MB);
  });

  it.each([
    ["breaks off in its file", "", { init: { status: 400 } }],
    ["ends before its last part", "\r\n--x\r\n", { init: { status: 400 } }],
  ])("that %s leaves nothing behind", async (_what, after, refusal) => {
    const body = streamedForm(new MeasuredSource(MB), after);
    await expect(post(body, keepAll, { headers: MULTIPART })).rejects.toMatchObject(refusal);
    expect(stored()).toEqual(["other.bin"]);
  });

  it("whose sender goes away leaves nothing behind", async () => {
    const sender = new AbortController();
    async function* gone() {
      yield* new MeasuredSource(MB);
      sender.abort();
      throw new Error("aborted");
    }
    const options = { headers: MULTIPART, signal: sender.signal };
    await expect(post(streamedForm(gone()), keepAll, options)).rejects.toThrow("aborted");
    expect(stored()).toEqual(["other.bin"]);
  });

  it.each([
    ["a body larger than the route takes", () => streamedForm(new MeasuredSource(3 * MB)), MULTIPART, 413],
    ["more text than a form has", () => formWith([["note", "a".repeat(70_000)]]), {}, 413],
    ["more fields than a form has", () => formWith(Array.from({ length: 501 }, () => ["a", ""])), {}, 413],
    ["more files than a form has", () => formWith(Array.from({ length: 21 }, () => ["a", fileOf(pdf())])), {}, 413],
    ["a NUL in a text", () => formWith([["note", "a\0"]]), {}, 400],
    ["no boundary", () => "x", { "Content-Type": "multipart/form-data; x=1" }, 400],
    ["a broken part", () => `--x\r\n${"a".repeat(40_000)}\r\n--x--`, MULTIPART, 400],
  ])("and %s is refused, and nothing of it stays", async (_what, body, headers, status) => {
    const refused = post(body(), keepAll, { headers: headers as Record<string, string>, maxBodyBytes: 2 * MB });
    await expect(refused).rejects.toMatchObject({ init: { status } });
    expect(stored()).toEqual(["other.bin"]);
  });
});
