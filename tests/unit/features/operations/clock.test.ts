import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { expect, it, onTestFinished } from "vitest";
import { readClockElsewhere, webClock } from "~/features/operations/checks/time.server";
import { PostgresBackend } from "~/server/db/postgres.server";

const SAID = new Date("2026-11-24T10:00:00Z");

/** A server on every interface that says an hour. @returns its port */
async function open(date?: string): Promise<number> {
  const server = createServer((_, response) => {
    response.sendDate = false;
    response.writeHead(403, date === undefined ? {} : { Date: date }).end();
  });
  await once(server.listen(0, "0.0.0.0"), "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

const clockAt = (host: string, port: number) => webClock(`http://${host}:${port}/bucket`);

it("no clock is read of this machine itself, by whichever of its addresses", async () => {
  const port = await open(SAID.toUTCString());
  const own = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const hosts = own.filter(({ family }) => family === "IPv4").map(({ address }) => address);
  for (const host of ["localhost", "127.0.0.2", "0.0.0.0", ...hosts]) {
    expect(await readClockElsewhere([clockAt(host, port)]), host).toBeNull();
  }
});

it("the first of another machine that says the hour is read, whatever it answers", async () => {
  const port = await open(SAID.toUTCString());
  const silent = await open();
  // This machine stands for others, by two of its addresses.
  const isElsewhere = (address: string) => ["127.0.0.2", "127.0.0.3"].includes(address);
  const sources = [
    ...[clockAt("127.0.0.1", port), clockAt("127.0.0.2", silent), clockAt("a.name.invalid", port)],
    ...[clockAt("127.0.0.3", port), clockAt("127.0.0.2", port)],
  ];
  const before = SAID.getTime() - Date.now();
  const clock = await readClockElsewhere(sources, isElsewhere);
  expect(clock?.host).toBe("127.0.0.3");
  expect(clock?.aheadMs).toBeLessThanOrEqual(before);
  expect(clock?.aheadMs).toBeGreaterThanOrEqual(SAID.getTime() - Date.now());
});

it.each([
  ["postgresql://zellige:secret@127.0.0.1:5432/zellige", "127.0.0.1"],
  ["postgresql:///zellige?host=/run/postgresql", "/run/postgresql"],
  ["postgresql://zellige@[::1]/zellige", "::1"],
])("the clock of a database on this machine is not another's: %s", async (url, host) => {
  expect(new PostgresBackend(url).host).toBe(host);
  expect(await readClockElsewhere([{ host, read: async () => SAID }])).toBeNull();
});
