import { once } from "node:events";
import { connect } from "node:http2";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

vi.hoisted(() => {
  process.env.TRUST_PROXY = "1";
});

import { createSiteServer } from "~/server/node/http-server.server";
import { Nginx } from "./support/nginx";

const PAGE = `<p>${"Casablanca ".repeat(400)}</p>`;
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

let nginx: Nginx;

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  nginx = new Nginx((server.address() as AddressInfo).port);
});

afterAll(() => {
  nginx.stop();
  server.close();
});

/** One request by HTTP/2; `seen` is told each piece of the answer. */
async function ask(path: string, headers: object = {}, body?: Buffer, seen?: (text: string) => void) {
  const session = connect(`https://127.0.0.1:${nginx.securePort}`, { rejectUnauthorized: false });
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
  const plain = await fetch(`http://127.0.0.1:${nginx.plainPort}/a?b=c`, { redirect: "manual" });
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
