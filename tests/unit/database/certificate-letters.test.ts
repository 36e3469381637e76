import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeEach, expect, it, vi } from "vitest";

const { server, certificate } = await vi.hoisted(async () => {
  const { createServer } = await import("node:https");
  const { readFileSync: read } = await import("node:fs");
  const [cert, key] = ["certificate", "key"].map((name) => read(`tests/fixtures/tls/${name}.pem`, "utf8"));
  const started = createServer({ cert, key });
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  const address = started.address() as { port: number };
  process.env.SITE_URL = `https://localhost:${address.port}`;
  return { server: started, certificate: "tests/fixtures/tls/certificate.pem" };
});

import { watchSystem } from "~/features/operations/watch-system.server";
import { db } from "~/server/db/db.server";
import { resetDatabase } from "../../support/database";
import { makePerson } from "../../support/people";

const NO_DISK = { freeBytes: 1, totalBytes: 1, share: 0 };
const HOUR_MS = 3_600_000;

beforeEach(resetDatabase);

it("a certificate that ends is told once, also where its address does not answer in between", async () => {
  await makePerson("admin", "sara@zellige.example");
  const { validTo } = new X509Certificate(readFileSync(certificate));
  const end = new Date(validTo).getTime();
  const looked = async (hoursBefore: number) => {
    await watchSystem(new Date(end - hoursBefore * HOUR_MS), NO_DISK);
    return (await db.systemAlert.findMany({ where: { kind: "certificate" } })).length;
  };
  expect(await looked(24 * 20)).toBe(0);
  expect(await looked(24 * 12)).toBe(1);
  const { port } = server.address() as { port: number };
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await looked(24 * 11)).toBe(1);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  expect(await looked(24 * 10)).toBe(1);
  const letters = await db.mailMessage.findMany({ where: { kind: "system-alert" } });
  expect(letters.filter(({ text }) => text.includes("Le certificat de localhost"))).toHaveLength(1);
  server.close();
});
