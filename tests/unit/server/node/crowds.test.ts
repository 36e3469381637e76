import { once } from "node:events";
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSiteServer } from "~/server/node/http-server.server";
import { listen } from "../../../support/listen";
import { waitFor } from "../../../support/wait-for";

let server: Server;
let port: number;
let connection: Socket;
let begun: number;
let running: number;
let most: number;
/** Whether the application answers only when it is told to. */
let isHeld: boolean;
/** Ends the oldest request that is being answered. */
let endOne: () => void;

beforeEach(async () => {
  [begun, running, most, isHeld] = [0, 0, 0, true];
  const ends: (() => void)[] = [];
  endOne = () => ends.shift()?.();
  const app = () => {
    begun += 1;
    running += 1;
    most = Math.max(most, running);
    if (!isHeld) return Promise.resolve(new Response("page"));
    return new Promise<Response>((resolve) => {
      ends.push(() => {
        running -= 1;
        resolve(new Response("page"));
      });
    });
  };
  server = createSiteServer({ app, policy: () => null, isPage, files: new Map() }, () => false);
  port = await listen(server);
  connection = connect(port, "127.0.0.1");
  await once(connection, "connect");
});

afterEach(() => void connection.destroy());

const isPage = (pathname: string) => pathname !== "/healthz";
const GET = "GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n";

/** The statuses of what the connection is answered so far. */
function answeredOn(socket: Socket): () => string[] {
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  return () => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = ""]) => status);
}

describe("requests that arrive together on one connection", () => {
  it("are begun one after the other, and answered in their order", async () => {
    const answered = answeredOn(connection);
    connection.write(GET.repeat(20));
    for (let n = 1; n <= 20; n += 1) {
      await waitFor(() => expect(begun).toBe(n));
      endOne();
    }
    await waitFor(() => expect(answered()).toHaveLength(20));
    expect([most, new Set(answered())]).toEqual([1, new Set(["200"])]);
  });

  it("are refused beyond fifty that wait", async () => {
    const answered = answeredOn(connection);
    connection.write(GET.repeat(300));
    for (let n = 1; n <= 51; n += 1) {
      await waitFor(() => expect(begun).toBe(n));
      endOne();
    }
    await waitFor(() => expect(answered()).toHaveLength(300));
    const refused = answered().filter((status) => status === "503");
    expect([begun, refused.length]).toEqual([51, 249]);
  });

  it("are never begun once it is gone", async () => {
    connection.write(GET.repeat(20));
    await waitFor(() => expect(begun).toBe(1));
    connection.destroy();
    await waitFor(async () => expect(await connectionsOf(server)).toBe(0));
    endOne();
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toBe(1);
  });
});

it("pages are asked for ten at a time, and for nobody who has gone, while other answers wait for none", async () => {
  const open = async (path: string) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    const answered = once(socket, "data").then(String);
    answered.catch(() => undefined);
    return { socket, answered };
  };
  const visitors = await Promise.all(Array.from({ length: 60 }, () => open("/a")));
  const health = await open("/healthz");
  await waitFor(async () => expect(await connectionsOf(server)).toBe(62));
  await waitFor(() => expect(begun).toBe(11));
  for (const { socket } of visitors) socket.destroy();
  await waitFor(async () => expect(await connectionsOf(server)).toBe(2));
  for (let n = 0; n < 11; n += 1) endOne();
  expect(await health.answered).toContain("200 OK");
  const last = await open("/a");
  await waitFor(() => expect(begun).toBe(12));
  endOne();
  expect(await last.answered).toContain("200 OK");
  expect([begun, running]).toEqual([12, 0]);
  for (const { socket } of [health, last]) socket.destroy();
});

function connectionsOf(of: Server): Promise<number> {
  return new Promise((resolve) => of.getConnections((_, count) => resolve(count)));
}

it("posts of one address are limited before the application is asked, or a byte of them is read", async () => {
  const answered = answeredOn(connection);
  const post = "POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\na=b";
  isHeld = false;
  for (let n = 1; n <= 301; n += 1) {
    connection.write(post);
    await once(connection, "data");
  }
  expect([begun, answered().at(-1)]).toEqual([300, "429"]);
});
