import type { Server } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { beforeEach, expect, it, onTestFinished } from "vitest";

import { saveApiKey } from "~/features/api-keys/commands/api-keys.server";
import { listApiKeys } from "~/features/api-keys/queries/api-keys.server";
import { checkAddress } from "~/features/operations/checks/address.server";
import { examineSystem } from "~/features/operations/checks/examine.server";
import { checkMailServer } from "~/features/operations/checks/mail-server.server";
import { checkProviders } from "~/features/operations/checks/providers.server";
import { checkStorage } from "~/features/operations/checks/storage.server";
import { db } from "~/server/db/db.server";
import { S3Storage } from "~/server/storage/s3-storage.server";
import { readStorageAddress } from "~/server/storage/storage-address";
import { withoutDatabase } from "../support/database";
import { said } from "../support/findings";
import { admin, openOffice } from "../support/office";
import { provider, withoutGeminiKey } from "../support/outside";

beforeEach(async () => {
  await openOffice();
  await withoutGeminiKey();
});

/** Where a server listens until the test is over. */
async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

const keys = async () => said(await checkProviders(await listApiKeys()));

it("tries each provider's key: accepted, refused, or not to be opened any more", async () => {
  expect(await keys()).toEqual(["good: Aucune clé : rien à essayer."]);
  await saveApiKey(admin, "OPENAI_API_KEY", "sk-une-cle-9f3a");
  provider.next({ kind: "models" });
  expect(await keys()).toEqual(["good: OpenAI accepte la clé."]);
  provider.next({ kind: "status", status: 401 });
  expect(await keys()).toEqual([expect.stringMatching(/^wrong: OpenAI refuse la clé \(réponse 401\)/)]);
  await db.apiKey.updateMany({ data: { sealed: "v1.AAAA.BBBB.CCCC" } });
  expect(await keys()).toEqual([expect.stringMatching(/^wrong: Celle de OpenAI ne s’ouvre plus/)]);
});

it.each([
  ["gives back something else", () => Buffer.alloc(4096), "", /^wrong: Ce qui est relu dans le stockage n’est pas/],
  ["lets nothing be read", (kept: Buffer) => kept, "GET", /^wrong: Impossible de relire le stockage : vérifiez/],
  ["lets nothing be deleted", (kept: Buffer) => kept, "DELETE", /^wrong: Impossible d’effacer dans le stockage : /],
])("is wrong about a store that %s", async (_, read, refused, sentence) => {
  let kept = Buffer.alloc(0);
  const server = createServer(async (request, response) => {
    const sent = await buffer(request);
    if (request.method === "PUT") kept = sent;
    const body = request.method === "GET" ? read(kept) : Buffer.alloc(0);
    response.writeHead(request.method === refused ? 403 : 200, { "Content-Length": body.length }).end(body);
  });
  const url = `s3+http://key:secret@127.0.0.1:${await portOf(server)}/bucket`;
  expect(said(await checkStorage(new S3Storage(readStorageAddress(url)!), "le stockage"))).toEqual([
    expect.stringMatching(sentence),
  ]);
});

it("is doubtful about a mail server of another machine that hides nothing", async () => {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"] });
  server.on("error", () => {});
  // Another machine to the check: it knows this one by 127.0.0.1 alone.
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.2", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  expect(said(await checkMailServer(`smtp://127.0.0.2:${port}`))).toEqual([
    expect.stringMatching(/^doubtful: 127\.0\.0\.2 répond sans TLS/),
  ]);
});

it("is wrong about an address behind which the site is not well", async () => {
  const server = createServer((_, response) => response.writeHead(503).end());
  const site = `http://127.0.0.1:${await portOf(server)}`;
  expect(said(await checkAddress(site))).toEqual([
    `wrong: ${site}/healthz répond 503 : vérifiez le nom, le proxy et que le site tourne.`,
  ]);
});

it("goes on where one look fails, which is wrong itself, and puts the worst first", async () => {
  const found = await withoutDatabase(() => examineSystem());
  expect(said(found)[0]).toMatch(/^wrong: /);
  expect(said(found.filter(({ subject }) => subject === "Base de données"))).toEqual([
    expect.stringMatching(/^wrong: L’examen a échoué/),
  ]);
  expect(said(found.filter(({ subject }) => subject === "Fichiers"))[0]).toMatch(/^good: /);
});

it("misses the archive of the last night, but none that somebody has asked for", async () => {
  const about = async () =>
    said((await examineSystem()).filter(({ subject }) => subject === "Sauvegardes")).filter((line) =>
      line.includes("zellige.tar"),
    );
  const at = new Date();
  const run = { started_at: at, finished_at: at, bytes: 1n };
  await db.backupRun.create({ data: { ...run, reason: "manual", file: "20261124T013000000Z-manual.zellige.tar" } });
  expect(await about()).toEqual([]);
  const file = "20261123T013000000Z-nightly.zellige.tar";
  await db.backupRun.create({ data: { ...run, reason: "nightly", file } });
  expect(await about()).toEqual([expect.stringContaining(`doubtful: ${file} n’est pas dans `)]);
});
