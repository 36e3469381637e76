import { createServer } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { bodyTimeMs, boundBodyTime } from "~/server/node/broken-request.server";
import { listen } from "../../../support/listen";

it("gives a form half a minute, and a file of 100 MB most of an hour as long as it comes", () => {
  expect(bodyTimeMs(0)).toBe(30_000);
  expect(bodyTimeMs(100 * 1024 * 1024)).toBe(30_000 + 3_200_000);
});

async function send(body: string, { length = body.length, graceMs }: { length?: number; graceMs: number }) {
  const server = createServer((incoming, outgoing) => {
    boundBodyTime(incoming, { graceMs, bytesPerSecond: 1 });
    incoming.resume().once("end", () => outgoing.end("read"));
  });
  const socket = connect(await listen(server), "127.0.0.1");
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n${body}`);
  return text(socket);
}

it("hangs up on a body that stops in its middle, with an answer", async () => {
  expect(await send("", { length: 9, graceMs: -1 })).toMatch(/^HTTP\/1\.1 408 [\s\S]*trop de temps à arriver/);
});

it("leaves a body alone that comes in time", async () => {
  expect(await send("a=1", { graceMs: 60_000 })).toMatch(/^HTTP\/1\.1 200 [\s\S]*read/);
});
