import { once } from "node:events";
import type { Server } from "node:http";
import { connect } from "node:http2";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { MESSAGE_BODY_MAX_BYTES } from "~/features/projects/messages/model";
import { createSiteServer } from "~/server/node/http-server.server";

const MB = 1024 * 1024;
/** More than one file, and more than a proxy lets through that counts on one. */
const SENT_BYTES = 150 * MB;
const PAGE = `<p>${"Casablanca ".repeat(400)}</p>`;
let release = () => {};

/** What the site would answer: a page, what it knows of its visitor, the length of a body, two events. */
async function app(request: Request, context?: { clientAddress?: string; requestId?: string }): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === "/who") return Response.json({ address: context?.clientAddress, id: context?.requestId });
  if (pathname === "/upload") return upload(request);
  if (pathname === "/events") return new Response(twoEvents(), { headers: { "Content-Type": "text/event-stream" } });
  return new Response(PAGE, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

/** Refuses what says that it is too large, as every form of the site does. */
async function upload(request: Request): Promise<Response> {
  if (Number(request.headers.get("Content-Length")) > MESSAGE_BODY_MAX_BYTES)
    return new Response(null, { status: 413 });
  return Response.json({ bytes: await lengthOf(request) });
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

/** Our own HTTP server in front of that, at a port of its own unless told. The file that asks sets TRUST_PROXY=1. */
export async function openSite(port = 0): Promise<{ server: Server; port: number }> {
  const server = createSiteServer({ app, policy: () => null, isPage: () => false, files: new Map() }, () => false);
  await once(server.listen(port, "127.0.0.1"), "listening");
  return { server, port: (server.address() as AddressInfo).port };
}

/** A proxy on the configuration of `deploy/`. */
export interface Proxy {
  securePort: number | string;
  plainPort: number | string;
  /** The name by which it knows the site. */
  host: string;
}

interface Asked {
  headers?: object;
  body?: Buffer;
  /** Is told each piece of the answer. */
  seen?: (text: string) => void;
}

/** One request by HTTP/2. */
export async function ask({ securePort, host }: Proxy, path: string, { headers, body, seen }: Asked = {}) {
  const session = connect(`https://127.0.0.1:${securePort}`, { servername: host, rejectUnauthorized: false });
  const what = { ":authority": host, ":path": path, ":method": body ? "POST" : "GET" };
  const stream = session.request({ ...what, ...headers });
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

/** Begins a request by its head alone. @returns the status that is answered while its body is waited for */
async function announce({ securePort, host }: Proxy, path: string, headers: object) {
  const session = connect(`https://127.0.0.1:${securePort}`, { servername: host, rejectUnauthorized: false });
  const stream = session.request({ ":authority": host, ":path": path, ":method": "POST", ...headers });
  const [answer] = await once(stream, "response");
  session.destroy();
  return answer[":status"];
}

/** What holds behind each proxy. @param requestId what its ids look like */
export function holdsBehind(proxy: () => Proxy, requestId: RegExp): void {
  it("speaks HTTP/2, and leads from http to https", async () => {
    expect(await ask(proxy(), "/")).toMatchObject({ protocol: "h2", headers: { ":status": 200 } });
    const { host, plainPort } = proxy();
    const plain = await fetch(`http://${host}:${plainPort}/a?b=c`, { redirect: "manual" });
    expect(plain.status).toBe(308);
    expect(plain.headers.get("Location")).toMatch(/^https:\/\/[^/]+\/a\?b=c$/);
  });

  it("tells the site the visitor's own address, whatever the visitor says, and an id that both log", async () => {
    const madeUp = { "x-forwarded-for": "6.6.6.6", "x-request-id": "made-up-by-somebody" };
    const { bytes, headers } = await ask(proxy(), "/who", { headers: madeUp });
    const { address, id } = JSON.parse(bytes.toString());
    expect(address).toBe("127.0.0.1");
    expect(id).toMatch(requestId);
    expect(headers["x-request-id"]).toBe(id);
  });

  it("leaves compressing to the site", async () => {
    const asked = await ask(proxy(), "/", { headers: { "accept-encoding": "br, gzip" } });
    expect(asked.headers["content-encoding"]).toBe("br");
    const bare = await ask(proxy(), "/");
    expect(bare.headers["content-encoding"]).toBeUndefined();
    expect(bare.bytes.toString()).toBe(PAGE);
  });

  it("lets several files of a message through, and has 413 answered to more than the site takes before it is sent", async () => {
    const same = { "sec-fetch-site": "same-origin" };
    const whole = await ask(proxy(), "/upload", { headers: same, body: Buffer.alloc(SENT_BYTES) });
    expect(JSON.parse(whole.bytes.toString())).toEqual({ bytes: SENT_BYTES });
    for (const length of [MESSAGE_BODY_MAX_BYTES + 1, 2 * MESSAGE_BODY_MAX_BYTES])
      expect(await announce(proxy(), "/upload", { ...same, "content-length": String(length) })).toBe(413);
  });

  it("hands on events as they happen", async () => {
    const seen: string[] = [];
    const note = (text: string) => {
      seen.push(text);
      if (seen.length === 1) release();
    };
    await ask(proxy(), "/events", { seen: note });
    expect(seen).toEqual(["data: first\n\n", "data: second\n\n"]);
  });
}
