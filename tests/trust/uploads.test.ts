import { closeSync, existsSync, ftruncateSync, mkdirSync, openSync, readdirSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import { CLIENT } from "../e2e/support/people";
import { waitUntil } from "../support/wait-for";
import { report } from "./support/figures";
import { sendFile } from "./support/sent-file";
import { fillUp, makeDisk } from "./support/small-disk";
import { folderForTest } from "./support/trust-postgres";
import { TrustSite } from "./support/trust-site";

vi.setConfig({ testTimeout: 600_000 });

const MB = 1024 * 1024;
const RISE_MAX_BYTES = 40 * MB;
const KILLS = 10;
/** Sent at once; the first has been answered when the last is on its way. */
const SIZES = [4 * MB, 30 * MB, 56 * MB];

/** The database of a site that is not running, as a list of first columns. */
async function column(dataDir: string, ...statements: string[]): Promise<string[][]> {
  const backend = new EmbeddedBackend(join(dataDir, "database"));
  const adapter = await backend.connect();
  const found: string[][] = [];
  for (const sql of statements) {
    const { rows } = await adapter.queryRaw({ sql, args: [], argTypes: [] });
    found.push(rows.map(([value]) => String(value)));
  }
  await backend.close();
  return found;
}

/** What is stored of projects, whole or in part. */
function filesIn(dataDir: string): string[] {
  const folder = join(dataDir, "media", "projects");
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name))).sort();
}

const KEYS = `SELECT substring(key from 10) FROM (
  SELECT storage_key AS key FROM project_files UNION SELECT preview_key FROM project_files WHERE preview_key IS NOT NULL
) AS named ORDER BY 1`;
const PENDING = "SELECT key FROM pending_files";
const PROJECTS = `SELECT p.id FROM projects p JOIN credentials c ON c.profile_id = p.client_id
  WHERE c.email = '${CLIENT.email}' ORDER BY p.id`;

/** A site with the demo's data that is not running, and the projects of its client. */
async function prepare(dataDir = folderForTest()) {
  const site = new TrustSite({ DATA_DIR: dataDir });
  await site.start();
  onTestFinished(async () => void (await site.stop()));
  await site.stop();
  const [projects = []] = await column(dataDir, PROJECTS);
  const [project = "", other = ""] = projects;
  return { site, dataDir, project, other, path: `/dashboard/projects/${project}/messages` };
}

/** Files of a project as large as all may be, of which the disk holds the size alone. */
async function addLargeFiles(dataDir: string, project: string, count: number, bytes: number): Promise<void> {
  mkdirSync(join(dataDir, "media", "projects"), { recursive: true });
  const rows = Array.from({ length: count }, (_, n) => {
    const key = `projects/grand-${n}.mp4`;
    const file = openSync(join(dataDir, "media", key), "w");
    ftruncateSync(file, bytes);
    closeSync(file);
    return `('${project}', true, 'film-${n}.mp4', 1, 'mp4', ${bytes}, '', '${key}')`;
  });
  const fields = "project_id, is_from_agency, name, version, kind, bytes, sha256, storage_key";
  await column(dataDir, `INSERT INTO project_files (${fields}) VALUES ${rows.join(", ")} RETURNING id`);
}

/** Reads an answer and throws it away. */
async function readAway(site: TrustSite, path: string, cookie: string): Promise<{ status: number; bytes: number }> {
  const answer = await fetch(site.base + path, { headers: { Cookie: cookie } });
  let bytes = 0;
  await answer.body?.pipeTo(
    new WritableStream({
      write: (chunk: Uint8Array) => {
        bytes += chunk.byteLength;
      },
    }),
  );
  return { status: answer.status, bytes };
}

test("an upload of 100 MB and a zip of 2 GB raise the memory of a site by less than 40 MB each", async (context) => {
  const { site, dataDir, path, other } = await prepare();
  await addLargeFiles(dataDir, other, 20, 100 * MB);
  await site.start();
  const cookie = await site.signIn(CLIENT);
  for (const page of ["/", "/contact", "/dashboard", path]) expect((await site.get(page, { cookie })).status).toBe(200);
  expect(await sendFile(site, { path, cookie, name: "petit.pdf", size: MB })).toMatchObject({ status: 303 });
  await site.rests();
  const upload = await site.memoryRise(async () => {
    expect(await sendFile(site, { path, cookie, name: "grand.pdf", size: 100 * MB })).toMatchObject({ status: 303 });
  });
  await site.rests();
  let zipped = { status: 0, bytes: 0 };
  const zip = await site.memoryRise(async () => {
    zipped = await readAway(site, `/dashboard/projects/${other}/fichiers.zip`, cookie);
  });
  const [uploadMb, zipMb] = [upload, zip].map((bytes) => Math.round(bytes / MB));
  const measured = `memory +${uploadMb} MB during the upload, +${zipMb} MB during the zip of ${Math.round(zipped.bytes / MB)} MB`;
  report(context, { done: "one upload of 100 MB, one zip of 20 files of 100 MB", measured });
  expect(zipped.status).toBe(200);
  expect(zipped.bytes).toBeGreaterThan(2000 * MB);
  expect(upload).toBeLessThan(RISE_MAX_BYTES);
  expect(zip).toBeLessThan(RISE_MAX_BYTES);
});

test("an upload whose connection breaks at 60 % leaves no row and no file", async (context) => {
  const { site, dataDir, path } = await prepare();
  const before = await column(dataDir, KEYS, PENDING, "SELECT id FROM project_messages ORDER BY id");
  const files = filesIn(dataDir);
  await site.start();
  const cookie = await site.signIn(CLIENT);
  const size = 100 * MB;
  const broken = await sendFile(site, {
    ...{ path, cookie, name: "coupe.pdf", size, text: "Coupé" },
    onSent: (bytes) => bytes < 0.6 * size,
  });
  expect(broken.status).toBe(0);
  await waitUntil(() => filesIn(dataDir).join() === files.join());
  // What is not stored is not shown either.
  expect((await site.get(path, { cookie })).text).not.toContain("coupe.pdf");
  await site.stop();
  const after = await column(dataDir, KEYS, PENDING, "SELECT id FROM project_messages ORDER BY id");
  report(context, { done: "one upload of 100 MB, broken off after 60", measured: `${files.length} files, as before` });
  expect(after).toEqual(before);
});

test("kill -9 during uploads, ten times: no row without a file, and after housekeeping no file without a row", async (context) => {
  const { site, dataDir, path } = await prepare();
  await site.start();
  const cookie = await site.signIn(CLIENT);
  const all = SIZES.reduce((sum, size) => sum + size, 0);
  const accepted: string[] = [];
  for (let round = 1; round <= KILLS; round += 1) {
    let [left, killed] = [(all * round) / KILLS, undefined as Promise<void> | undefined];
    const send = async (size: number, n: number) => {
      let gone = 0;
      const onSent = (bytes: number) => {
        left -= bytes - gone;
        gone = bytes;
        if (left <= 0) killed ??= site.kill();
        return true;
      };
      const name = `tour-${round}-${n}.pdf`;
      const { status } = await sendFile(site, { path, cookie, name, size, onSent });
      if (status === 303) accepted.push(name);
    };
    await Promise.all(SIZES.map(send));
    await killed;
    await site.start();
  }
  await site.stop();
  const NAMES = "SELECT name FROM project_files WHERE name LIKE 'tour-%'";
  const age = "UPDATE pending_files SET created_at = now() - interval '25 hours' RETURNING key";
  const [rows = [], named = [], pending = []] = await column(dataDir, KEYS, NAMES, age);
  const found = filesIn(dataDir);
  const withoutFile = rows.filter((key) => !found.includes(key));
  const leftBehind = found.filter((key) => !rows.includes(key));
  await site.start();
  await waitUntil(() => filesIn(dataDir).length <= rows.length).catch(() => undefined);
  await site.stop();
  const [rowsAfter = [], pendingAfter = []] = await column(dataDir, KEYS, PENDING);
  report(context, {
    done: `${KILLS} rounds of uploads of 4, 30 and 56 MB, the process killed in each`,
    lost: accepted.filter((name) => !named.includes(name)).length + withoutFile.length,
    duplicated: named.length - new Set(named).size,
    measured: `${accepted.length} accepted; ${leftBehind.length} files of ${pending.length} broken uploads were left, ${filesIn(dataDir).length - rowsAfter.length} after housekeeping`,
  });
  expect(withoutFile).toEqual([]);
  expect(accepted.filter((name) => !named.includes(name))).toEqual([]);
  // Else nothing was killed in its midst, or nothing before.
  expect([leftBehind.length > 0, accepted.length > 0]).toEqual([true, true]);
  expect([filesIn(dataDir), pendingAfter]).toEqual([rowsAfter, []]);
});

test("a disk that fills up during an upload refuses it in a sentence with its text, keeps nothing of it, and goes on", async (context) => {
  const disk = makeDisk(500);
  const { site, dataDir, path } = await prepare(disk);
  await site.start();
  const cookie = await site.signIn(CLIENT);
  const files = filesIn(dataDir);
  fillUp(disk, join(disk, "filler"), 70 * MB);
  const text = "Le film de la terrasse, en entier";
  const refused = await sendFile(site, { path, cookie, name: "film.pdf", size: 100 * MB, text });
  const left = filesIn(dataDir);
  const meanwhile = await site.get("/healthz");
  const short = await site.post(path, { intent: "message", text: "Sans fichier" }, { cookie });
  rmSync(join(disk, "filler"));
  const sent = await sendFile(site, { path, cookie, name: "film.pdf", size: 100 * MB, text });
  report(context, {
    done: "one upload of 100 MB with 70 MB free, again with more",
    lost: Number(sent.status !== 303),
    unexpected5xx: [refused, meanwhile, short].filter(({ status }) => status >= 500).length,
    measured: `refused with ${refused.status}; a message without a file meanwhile ${short.status}`,
  });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("film.pdf\u202f: ");
  expect(refused.text).toContain(text);
  expect(left).toEqual(files);
  expect([meanwhile.status, short.status, sent.status]).toEqual([200, 303, 303]);
});
