import { once } from "node:events";
import { rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { CLIENT } from "../e2e/support/people";
import { S3Server } from "../support/s3-server";
import { makeTemporaryFolder } from "../support/temporary-folder";
import { waitUntil } from "../support/wait-for";
import { longest, report } from "./support/figures";
import { inquiry, postUntilAccepted } from "./support/posters";
import { sendFile } from "./support/sent-file";
import { TrustSite } from "./support/trust-site";

/** How the store behind the gate is met. */
type Weather = "well" | "slow" | "full" | "cut";

/** Of a store that hangs up in the middle of what it sends, after so many bytes. */
const CUT_AFTER_BYTES = 2 * 1024 * 1024;
/** Longer than the site waits for anything of its store. */
const SLOW_MS = 25_000;
const FULL =
  "<Error><Code>XMinioStorageFull</Code><Message>Storage backend has reached its minimum free drive threshold.</Message></Error>";

/** Stands between the site and its store, at a port that stays, and lets it be away, slow or full, or hang up in the middle. */
class StoreGate {
  weather: Weather = "well";
  #server = createServer((incoming, response) => this.#pass(incoming, response));
  port = 0;

  constructor(private readonly target: number) {}

  async open(): Promise<void> {
    this.#server = createServer((incoming, response) => this.#pass(incoming, response));
    this.#server.listen(this.port, "127.0.0.1");
    await once(this.#server, "listening");
    this.port = (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  #pass(incoming: IncomingMessage, response: ServerResponse): void {
    const isWrite = incoming.method === "PUT" || incoming.method === "POST";
    if (this.weather === "full" && isWrite) {
      incoming.resume().on("end", () => response.writeHead(507, { "Content-Type": "application/xml" }).end(FULL));
    } else if (this.weather === "slow") setTimeout(() => this.#forward(incoming, response), SLOW_MS);
    else this.#forward(incoming, response);
  }

  #forward(incoming: IncomingMessage, response: ServerResponse): void {
    const { method, url, headers } = incoming;
    // The store checks the signature of the host that was asked.
    const forwarded = ask({ host: "127.0.0.1", port: this.target, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (this.weather === "cut") cutOff(answer, response);
      else answer.pipe(response);
    });
    forwarded.on("error", () => response.destroy());
    incoming.pipe(forwarded);
  }
}

/** Hands on the beginning of an answer, and hangs up. */
async function cutOff(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  let sent = 0;
  for await (const chunk of answer) {
    response.write(chunk);
    sent += (chunk as Buffer).byteLength;
    if (sent >= CUT_AFTER_BYTES) break;
  }
  response.destroy();
}

vi.setConfig({ testTimeout: 600_000, hookTimeout: 180_000 });

const PAGES = ["/", "/blog", "/services/programming", "/contact", "/about"];
const ANSWER_MAX_MS = 5_000;
const UPLOADS = 3;
const ARCHIVES = 3;
/** More than lies in the buffers on the way. */
const LARGE_BYTES = 40 * 1024 * 1024;

let store: S3Server;
let gate: StoreGate;
let site: TrustSite;
let cookie: string;
let kept: string;
const folder = makeTemporaryFolder("zellige-trust-");

beforeAll(async () => {
  store = await S3Server.create();
  const address = new URL(store.storageUrl());
  gate = new StoreGate(Number(address.port));
  await gate.open();
  address.port = String(gate.port);
  site = new TrustSite({ DATA_DIR: folder, STORAGE_URL: address.href });
  await site.start();
  cookie = await site.signIn();
  const { status, src } = await upload(0);
  expect(status).toBe(200);
  kept = src;
});

afterAll(async () => {
  await site.stop();
  await gate.close().catch(() => undefined);
  await store.remove();
  rmSync(folder, { recursive: true });
});

/** Sends a picture that no other is like. */
async function upload(hue: number) {
  const create = { width: 40, height: 30, channels: 3, background: { r: hue, g: 90, b: 120 } } as const;
  const form = new FormData();
  form.append(
    "image_file",
    new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())], { type: "image/png" }),
    "p.png",
  );
  const headers = { Origin: site.base, Cookie: cookie };
  const answer = await fetch(`${site.base}/admin/pictures`, { method: "POST", body: form, headers });
  const said = (await answer.json().catch(() => ({}))) as { src?: string; error?: string };
  return { status: answer.status, src: said.src ?? "", error: said.error ?? "" };
}

/** What visitors and the office meet while the store is as it is. */
async function look(name: string) {
  const pages = await Promise.all(PAGES.map((path) => site.get(path)));
  const picture = await site.get(kept);
  const uploads = [];
  for (let n = 1; n <= UPLOADS; n += 1) uploads.push(await upload(20 * n + name.length));
  const { accepted } = await postUntilAccepted({ site, forms: [inquiry(`${name}-1`), inquiry(`${name}-2`)] });
  return { pages, picture, uploads, lost: 2 - accepted.length };
}

async function prepare(weather: Weather | "away"): Promise<() => Promise<void>> {
  if (weather === "away") {
    await gate.close();
    return () => gate.open();
  }
  gate.weather = weather;
  return async () => {
    gate.weather = "well";
  };
}

test.for(["away", "slow", "full"] as const)(
  "a store that is %s costs visitors its pictures at most, refuses uploads in a sentence, and is used again by itself",
  async (weather, context) => {
    const back = await prepare(weather);
    const { pages, picture, uploads, lost } = await look(weather);
    await back();
    await waitUntil(async () => (await site.get(kept)).status === 200, { timeout: 30_000, interval: 200 });
    const after = await upload(200 + weather.length);
    report(context, {
      done: `${PAGES.length} pages, a picture, ${UPLOADS} uploads and 2 messages meanwhile; an upload after`,
      lost,
      unexpected5xx: pages.filter(({ status }) => status !== 200).length,
      measured: `the picture answered ${picture.status}, uploads ${uploads.map(({ status }) => status).join(", ")}; slowest page ${longest(pages.map(({ took }) => took))}`,
    });
    expect(pages.map(({ status }) => status)).toEqual(PAGES.map(() => 200));
    expect(Math.max(...pages.map(({ took }) => took))).toBeLessThan(ANSWER_MAX_MS);
    expect(picture.status).toBe(weather === "full" ? 200 : 503);
    for (const { status, error } of uploads) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(error).toMatch(/n’a pas pu être enregistrée/);
    }
    expect([after.status, lost]).toEqual([200, 0]);
  },
);

/** The whole archive of a project as its client receives it; null where the connection is cut before its end. */
async function archiveOf(project: string, client: string): Promise<number | null> {
  const answer = await fetch(`${site.base}/dashboard/projects/${project}/fichiers.zip`, {
    headers: { Cookie: client },
  });
  expect(answer.status).toBe(200);
  return answer.arrayBuffer().then(
    (bytes) => bytes.byteLength,
    () => null,
  );
}

test("a store that hangs up in the middle of an archive has its connection cut, and the site goes on", async (context) => {
  const client = await site.signIn(CLIENT);
  const { text } = await site.get("/dashboard", { cookie: client });
  const project = /\/dashboard\/projects\/([0-9a-f-]{36})/.exec(text)?.[1] ?? "";
  const path = `/dashboard/projects/${project}/messages`;
  const sent = await sendFile(site, { path, cookie: client, name: "film.pdf", size: LARGE_BYTES });
  expect(sent.status).toBe(303);
  const whole = await archiveOf(project, client);
  gate.weather = "cut";
  const broken: (number | null)[] = [];
  for (let n = 0; n < ARCHIVES; n += 1) broken.push(await archiveOf(project, client));
  const meanwhile = await Promise.all(PAGES.map((page) => site.get(page)));
  gate.weather = "well";
  const after = await archiveOf(project, client);
  report(context, {
    done: `${ARCHIVES} archives while the store hung up in the middle of a file, one before and one after`,
    unexpected5xx: meanwhile.filter(({ status }) => status !== 200).length,
    measured: `${broken.filter((bytes) => bytes === null).length} connections cut; ${Math.round((after ?? 0) / 1024 ** 2)} MB after`,
  });
  expect(whole).toBeGreaterThan(LARGE_BYTES);
  expect(broken).toEqual(broken.map(() => null));
  expect(meanwhile.map(({ status }) => status)).toEqual(PAGES.map(() => 200));
  expect(after).toBe(whole);
});
