import { existsSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { fileOf, plainPicture } from "../support/pictures";
import { S3Server } from "../support/s3-server";
import { makeTemporaryFolder } from "../support/temporary-folder";
import { waitFor } from "../support/wait-for";
import { TrustPostgres } from "../trust/support/trust-postgres";
import { TrustSite } from "../trust/support/trust-site";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 400_000 });

let postgres: TrustPostgres;
let store: S3Server;
let folders: [string, string];
let sites: [TrustSite, TrustSite];
let cookie: string;

beforeAll(async () => {
  [postgres, store] = [await TrustPostgres.create(), await S3Server.create()];
  folders = [makeTemporaryFolder("zellige-machine-"), makeTemporaryFolder("zellige-machine-")];
  const ordinary = { SEED_DEMO: "1", ABUSE_LIMITS: "on" };
  const open = (DATA_DIR: string) =>
    new TrustSite({ ...postgres.environment, STORAGE_URL: store.storageUrl(), ...ordinary, DATA_DIR });
  sites = [open(folders[0]), open(folders[1])];
  // The first one fills the empty database.
  for (const site of sites) await site.start();
  cookie = await sites[0].signIn();
});

afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await store.remove();
  postgres.server.remove();
});

const text = async (site: TrustSite, address: string) => (await site.get(address)).text;

/** Shows a page at a machine until it says so. */
async function untilItSays(site: TrustSite, address: string, words: string) {
  await waitFor(async () => expect(await text(site, address)).toContain(words));
}

async function storeAddress(site: TrustSite, contact_address: string) {
  expect((await site.post("/admin/settings", { intent: "agency", contact_address }, { cookie })).status).toBe(303);
}

test("what is stored at one machine shows at the other, on pages that it keeps", async () => {
  const [a, b] = sites;
  for (const [n, site] of [a, b, a, b].entries()) {
    const other = site === a ? b : a;
    await text(other, "/contact");
    await storeAddress(site, `${n} rue des Zelliges`);
    await untilItSays(other, "/contact", `${n} rue des Zelliges`);
    await untilItSays(site, "/contact", `${n} rue des Zelliges`);
  }
});

test("what is stored while the machines hear nothing of each other shows once they do again", async () => {
  const [a, b] = sites;
  await text(b, "/contact");
  const channels = await signalChannels("SIGSTOP");
  expect(channels).toHaveLength(2);
  await storeAddress(a, "Rue des Entendus");
  // A backend that goes on ends before it sends what was notified meanwhile.
  await postgres.column(`SELECT pg_terminate_backend(pid) FROM unnest(ARRAY[${channels}]) pid`);
  await signalChannels("SIGCONT", channels);
  await untilItSays(b, "/contact", "Rue des Entendus");
});

/** Has the server's processes behind the machines' channels stand still, or go on: a cut one is made anew at once. */
async function signalChannels(signal: "SIGSTOP" | "SIGCONT", pids?: number[]): Promise<number[]> {
  const all = "SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'zellige % channel'";
  const channels = pids ?? (await postgres.column(all)).map(Number);
  for (const pid of channels) process.kill(pid, signal);
  return channels;
}

test("who signs in at one machine is signed in at both, and signs out at both", async () => {
  const own = await sites[0].signIn();
  expect((await sites[1].get("/admin", { cookie: own })).status).toBe(200);
  await sites[1].post("/sign-out", {}, { cookie: own });
  expect((await sites[0].get("/admin", { cookie: own })).status).toBe(302);
});

test("a picture sent to one machine is shown by both, and is a file of neither", async () => {
  const [a, b] = sites;
  const src = await upload(a, 40);
  const [atA, atB] = [await a.get(src), await b.get(src)];
  expect([atA.status, atB.status]).toEqual([200, 200]);
  expect(atB.text).toBe(atA.text);
  const headersOf = ({ headers }: typeof atA) =>
    ["content-type", "content-length", "cache-control", "etag"].map((name) => headers.get(name));
  expect(headersOf(atB)).toEqual(headersOf(atA));
  const etag = atA.headers.get("etag") ?? "";
  expect((await b.get(src, { headers: { "If-None-Match": etag } })).status).toBe(304);
  const head = await b.get(src, { method: "HEAD" });
  expect([head.status, headersOf(head)]).toEqual([200, headersOf(atA)]);
  expect(folders.map((folder) => existsSync(path.join(folder, "media")))).toEqual([false, false]);
});

test("while the store is away pages stay up, and an upload is refused in a sentence", async () => {
  const src = await upload(sites[0], 41);
  await store.stop();
  expect((await sites[1].get(src)).status).toBe(503);
  expect((await sites[1].get("/blog")).status).toBe(200);
  await expect(upload(sites[0], 42)).rejects.toThrow("l’espace de stockage du site ne la prend pas");
  await store.start();
  await waitFor(async () => expect((await sites[1].get(src)).status).toBe(200));
});

/** @throws an Error with the sentence of a refusal */
async function upload(site: TrustSite, width: number): Promise<string> {
  const body = new FormData();
  body.append("image_file", fileOf(await plainPicture("png", width), "mur.png", "image/png"));
  const answer = await fetch(`${site.base}/admin/pictures`, { method: "POST", body, headers: { Cookie: cookie } });
  const { src, error } = (await answer.json()) as { src?: string; error?: string };
  if (!src) throw new Error(error);
  return src;
}
