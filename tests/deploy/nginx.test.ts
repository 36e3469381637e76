import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:http2";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

vi.hoisted(() => {
  process.env.TRUST_PROXY = "1";
});

import { createSiteServer } from "~/server/node/http-server.server";
import { makeTemporaryFolder } from "../support/temporary-folder";

const CERTIFICATE = "/etc/letsencrypt/live/www.example.com";
const [SECURE, PLAIN] = [48_443, 48_080];
const PAGE = `<p>${"Casablanca ".repeat(400)}</p>`;
const folder = makeTemporaryFolder("zellige-nginx-");
let release = () => {};

/** What the site would answer: a page, what it knows of its visitor, the length of a body, two events. */
async function app(request: Request, context?: { clientAddress?: string; requestId?: string }): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === "/who") return Response.json({ address: context?.clientAddress, id: context?.requestId });
  if (pathname === "/upload") return Response.json({ bytes: await lengthOf(request) });
  if (pathname === "/events") return new Response(twoEvents(), { headers: { "Content-Type": "text/event-stream" } });
  return new Response(PAGE, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

async function lengthOf({ body }: Request): Promise<number> {
  let bytes = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) bytes += chunk.byteLength;
  return bytes;
}

/** The second waits until the first has been read. */
function twoEvents(): ReadableStream<Uint8Array> {
  const event = (name: string) => new TextEncoder().encode(`data: ${name}\n\n`);
  return new ReadableStream({
    start(controller) {
      controller.enqueue(event("first"));
      release = () => {
        controller.enqueue(event("second"));
        controller.close();
      };
    },
  });
}

const server = createSiteServer({ app, policy: () => null, isPage: () => false, files: new Map() }, () => false);

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const [key, certificate] = [join(folder, "privkey.pem"), join(folder, "fullchain.pem")];
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=www.example.com"];
  execFileSync("openssl", [...request, "-keyout", key, "-out", certificate], { stdio: "ignore" });
  const site = readFileSync("deploy/nginx.conf", "utf8")
    .replaceAll(CERTIFICATE, folder)
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${port}`)
    .replace("listen 80;", `listen 127.0.0.1:${PLAIN};`)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${SECURE} ssl http2;`)
    .replaceAll(/^ *listen \[::\].*$/gm, "");
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const http = `http { access_log off; ${paths.join(" ")}\n${site} }`;
  writeFileSync(join(folder, "nginx.conf"), `pid ${folder}/pid; error_log ${folder}/errors; events {}\n${http}`);
  const { status, stderr } = spawnSync("nginx", ["-c", join(folder, "nginx.conf")], { encoding: "utf8" });
  expect(status, stderr).toBe(0);
});

afterAll(() => {
  process.kill(Number(readFileSync(join(folder, "pid"), "utf8")), "SIGTERM");
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** One request by HTTP/2; `seen` is told each piece of the answer. */
async function ask(path: string, headers: object = {}, body?: Buffer, seen?: (text: string) => void) {
  const session = connect(`https://127.0.0.1:${SECURE}`, { rejectUnauthorized: false });
  const stream = session.request({ ":path": path, ":method": body ? "POST" : "GET", ...headers });
  const answered = once(stream, "response");
  stream.end(body);
  const [answer] = await answered;
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    chunks.push(chunk);
    seen?.(chunk.toString());
  }
  const protocol = session.alpnProtocol;
  session.close();
  return { headers: answer, bytes: Buffer.concat(chunks), protocol };
}

it("speaks HTTP/2, and leads from http to https", async () => {
  expect(await ask("/")).toMatchObject({ protocol: "h2", headers: { ":status": 200 } });
  const plain = await fetch(`http://127.0.0.1:${PLAIN}/a?b=c`, { redirect: "manual" });
  expect(plain.status).toBe(308);
  expect(plain.headers.get("Location")).toMatch(/^https:\/\/[^/]+\/a\?b=c$/);
});

it("tells the site the visitor's own address, whatever the visitor says, and an id that both log", async () => {
  const { bytes, headers } = await ask("/who", { "x-forwarded-for": "6.6.6.6", "x-request-id": "made-up-by-somebody" });
  const { address, id } = JSON.parse(bytes.toString());
  expect(address).toBe("127.0.0.1");
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(headers["x-request-id"]).toBe(id);
});

it("leaves compressing to the site", async () => {
  const asked = await ask("/", { "accept-encoding": "br, gzip" });
  expect(asked.headers["content-encoding"]).toBe("br");
  const bare = await ask("/");
  expect(bare.headers["content-encoding"]).toBeUndefined();
  expect(bare.bytes.toString()).toBe(PAGE);
});

it("lets 100 MB through, and not much more", async () => {
  const same = { "sec-fetch-site": "same-origin" };
  const whole = await ask("/upload", same, Buffer.alloc(100 * 1024 * 1024));
  expect(JSON.parse(whole.bytes.toString())).toEqual({ bytes: 100 * 1024 * 1024 });
  const { headers } = await ask("/upload", { ...same, "content-length": String(200 * 1024 * 1024) }, Buffer.alloc(1));
  expect(headers[":status"]).toBe(413);
});

it("hands on events as they happen", async () => {
  const seen: string[] = [];
  const note = (text: string) => {
    seen.push(text);
    if (seen.length === 1) release();
  };
  await ask("/events", {}, undefined, note);
  expect(seen).toEqual(["data: first\n\n", "data: second\n\n"]);
});
