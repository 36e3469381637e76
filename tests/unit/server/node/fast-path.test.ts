import { once } from "node:events";
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { connect } from "node:net";
import type { RequestHandler } from "@remix-run/node";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Drain } from "~/server/node/drain.server";
import { parsePlainGet } from "~/server/node/fast-path.server";
import type { Sources } from "~/server/node/http-server.server";
import { createSiteServer } from "~/server/node/http-server.server";
import type { CachePolicy } from "~/server/page-cache/cache-policy.server";
import type { MeasureRequest } from "~/server/watching/measure-requests.server";
import { listen } from "../../../support/listen";
import { waitFor } from "../../../support/wait-for";

const HEADERS = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, no-cache" };
const PAGE = `<p>${"zellige ".repeat(4000)}</p>`;

let server: Server;
let port: number;
let drain: Drain;
let sockets: Socket[];
let path: string;
let count = 0;
let isDraining: boolean;
let policyOf: CachePolicy;

const pagesAreKept: CachePolicy = (pathname) => (pathname.startsWith("/kept") ? {} : null);

function sources(): Sources {
  const app: RequestHandler = async (request) =>
    new Response(request.method === "POST" ? `posted ${await request.text()}` : PAGE, { headers: HEADERS });
  return { app, policy: (pathname) => policyOf(pathname), isPage: () => true, files: new Map() };
}

beforeEach(async () => {
  // Pages are kept for the whole process: each test has a path of its own.
  path = `/kept-fast-${++count}`;
  isDraining = false;
  sockets = [];
  policyOf = pagesAreKept;
  server = createSiteServer(sources(), () => isDraining);
  drain = new Drain(server);
  port = await listen(server);
  await fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.text());
});

afterEach(() => {
  for (const socket of sockets) socket.destroy();
});

const get = (target = path, more = "") =>
  `GET ${target} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nUser-Agent: somebody\r\n${more}\r\n`;

/** A connection, and what was answered on it so far. */
async function open() {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  let text = "";
  socket.setEncoding("latin1").on("data", (piece) => {
    text += piece;
  });
  await once(socket, "connect");
  const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
  return {
    socket,
    text: () => text,
    statuses,
    until: (...all: number[]) => waitFor(() => expect(statuses()).toEqual(all)),
  };
}

/** The headers of the first answer, without what is another one's each time. */
function headersOf(text: string): string[] {
  const [head = ""] = text.split("\r\n\r\n");
  return head
    .split("\r\n")
    .filter((line) => !/^(date|x-request-id):/i.test(line))
    .map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()))
    .sort();
}

describe("a plain GET", () => {
  it("is answered for a kept page as Node's server answers it", async () => {
    const [fast, slow] = [await open(), await open()];
    fast.socket.write(get());
    // Said twice: the fast path leaves that to Node.
    slow.socket.write(get(path, "X-Any: 1\r\nX-Any: 2\r\n"));
    await Promise.all([fast.until(200), slow.until(200)]);
    const lengthOf = (text: string) => text.slice(text.indexOf("\r\n\r\n") + 4).length;
    await waitFor(() => expect(lengthOf(fast.text())).toBe(lengthOf(slow.text())));
    expect(headersOf(fast.text())).toEqual(headersOf(slow.text()));
    expect(fast.text()).toMatch(/\r\nx-request-id: [\w-]{36}\r\n/);
  });

  it("may be followed on its connection by whatever HTTP knows, and by itself", async () => {
    const { socket, text, until } = await open();
    socket.write(get());
    await until(200);
    socket.write(`POST /form HTTP/1.1\r\nHost: localhost\r\nContent-Length: 7\r\n\r\nbon`);
    socket.write("jour");
    await until(200, 200);
    await waitFor(() => expect(text()).toContain("posted bonjour"));
    socket.write(get());
    await until(200, 200, 200);
    socket.write(`HEAD ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n`);
    await until(200, 200, 200, 200);
  });

  it("may come in pieces, or with the next one", async () => {
    const { socket, until } = await open();
    const bytes = get();
    for (const piece of [bytes.slice(0, 9), bytes.slice(9, 40), bytes.slice(40) + get() + get().slice(0, 12)]) {
      socket.write(piece);
      await new Promise(setImmediate);
    }
    socket.write(get().slice(12));
    await until(200, 200, 200);
  });

  it("never hides what stands behind it: the body of a form is no request", async () => {
    const { socket, text, until } = await open();
    socket.write(`POST /form HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${get().length}\r\n\r\n`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    socket.write(get());
    await until(200);
    await waitFor(() => expect(text()).toContain("posted GET /kept"));
  });

  it("is answered one after the other by a reader who takes nothing yet", async () => {
    const { socket, text, statuses } = await open();
    socket.pause();
    for (let sent = 0; sent < 40; sent += 1) socket.write(get());
    socket.resume();
    await waitFor(() => expect(statuses()).toHaveLength(40));
    expect(new Set(statuses())).toEqual(new Set([200]));
    expect(text().match(/content-length/g)).toHaveLength(40);
  });
});

describe("an error on the way to what lies ready", () => {
  it("is logged, and the whole server answers", async () => {
    const { socket, until } = await open();
    const fault = vi.fn(() => {
      throw new Error("broken");
    });
    policyOf = fault;
    socket.write(get());
    // Node's server meets the same error, and answers it.
    await until(500);
    expect(fault).toHaveBeenCalledTimes(2);
    policyOf = pagesAreKept;
    const another = await open();
    another.socket.write(get());
    await another.until(200);
  });

  it("ends no process where an answer cannot be noted: its connection is closed behind it", async () => {
    server.close();
    const broken = (visit: unknown) => {
      if ((visit as { outgoing?: unknown }).outgoing) return;
      throw new Error("broken");
    };
    const measure = { begin: () => {}, sent: broken };
    server = createSiteServer(sources(), () => isDraining, measure as unknown as MeasureRequest);
    port = await listen(server);
    const { socket, until } = await open();
    const closed = once(socket, "close");
    socket.write(get());
    await until(200);
    await closed;
    const another = await open();
    another.socket.write(get());
    await another.until(200);
  });
});

describe("a server that ends", () => {
  it("lets what is being sent go on where others serve already, until it is hurried", async () => {
    server.close();
    let send = (_piece: string) => {};
    const app: RequestHandler = async () => {
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => {
          send = (piece) => {
            stream.enqueue(new TextEncoder().encode(piece));
            if (piece === "end") stream.close();
          };
          send("begin");
        },
      });
      return new Response(body, { headers: { "Content-Type": "application/octet-stream" } });
    };
    server = createSiteServer({ ...sources(), app }, () => isDraining);
    drain = new Drain(server, 1);
    port = await listen(server);
    const [reader, idle] = [await open(), await open()];
    reader.socket.write(get("/file"));
    await reader.until(200);
    isDraining = true;
    const ended = drain.run(new Promise(() => {}));
    await once(idle.socket, "close");
    send("middle");
    await waitFor(() => expect(reader.text()).toContain("middle"));
    send("end");
    await ended;
    expect(reader.text()).toContain("end");
  });

  it("closes connections that wait, after the answers under way", async () => {
    const [used, unused] = [await open(), await open()];
    used.socket.write(get());
    await used.until(200);
    const closed = [once(used.socket, "close"), once(unused.socket, "close")];
    isDraining = true;
    await Promise.all([drain.run(), ...closed]);
  });

  it("answers what arrives meanwhile, and closes behind it", async () => {
    const { socket, text, until } = await open();
    isDraining = true;
    socket.write(get());
    await until(200);
    expect(text().toLowerCase()).toContain("\r\nconnection: close");
  });
});

describe("bytes are a plain GET", () => {
  const parse = (text: string) => parsePlainGet(Buffer.from(text, "latin1"));

  it("with each header under its name in lower case", () => {
    const read = parse("GET /a?b=c HTTP/1.1\r\nHost: x\r\nCookie:  theme=1 \r\nConnection: Keep-Alive\r\n\r\n");
    expect(read).toMatchObject({ url: "/a?b=c", headers: { host: "x", cookie: "theme=1" } });
  });

  it.each([
    ["another method", "HEAD / HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["another version", "GET / HTTP/1.0\r\nHost: x\r\n\r\n"],
    ["an address with its host", "GET http://a/ HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["no header", "GET / HTTP/1.1\r\n\r\n"],
    ["a part of it", "GET / HTTP/1.1\r\nHost: x\r\n"],
    ["two of them", "GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(2)],
    ["bytes behind it", "GET / HTTP/1.1\r\nHost: x\r\n\r\nx"],
    ["a body", "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n"],
    ["a body in pieces", "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"],
    ["a header said twice", "GET / HTTP/1.1\r\nCookie: a\r\ncookie: b\r\n\r\n"],
    ["a space before the colon", "GET / HTTP/1.1\r\nHost : x\r\n\r\n"],
    ["a folded header", "GET / HTTP/1.1\r\nHost: x\r\n y\r\n\r\n"],
    ["bare line feeds", "GET / HTTP/1.1\nHost: x\n\n"],
    ["a bare line feed in a header", "GET / HTTP/1.1\r\nHost: x\nCookie: a\r\n\r\n"],
    ["a NUL", "GET / HTTP/1.1\r\nHost: x\0\r\n\r\n"],
    ["letters beyond ASCII", "GET / HTTP/1.1\r\nHost: é\r\n\r\n"],
    ["the end of its connection", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["another protocol", "GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n"],
    ["more than a page asks for", `GET / HTTP/1.1\r\nHost: ${"x".repeat(9000)}\r\n\r\n`],
  ])("unless they hold %s", (_, text) => {
    expect(parse(text)).toBeNull();
  });
});
