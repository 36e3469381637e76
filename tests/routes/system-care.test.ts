import type { Server } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { checkAddress } from "~/features/operations/checks/address.server";
import { checkStorage } from "~/features/operations/checks/archives.server";
import { checkProviders, examineSystem } from "~/features/operations/checks/examine.server";
import { checkMailServer } from "~/features/operations/checks/mail.server";
import { rememberAdmins, tellUnstored, watchSystem } from "~/features/operations/watch-system.server";
import { listApiKeys } from "~/features/settings/api-keys/queries.server";
import { saveApiKey } from "~/features/settings/api-keys/write.server";
import { action } from "~/routes/_site.contact/action.server";
import { db } from "~/server/db/db.server";
import { S3Storage } from "~/server/storage/s3-storage.server";
import { readStorageAddress } from "~/server/storage/storage-address";
import { onUnstored, takeUnstored } from "~/server/watching/unstored.server";
import { withoutDatabase } from "../support/database";
import { said } from "../support/findings";
import { keepLetter } from "../support/mail";
import { admin, openOffice } from "../support/office";
import { mailbox, provider, withoutGeminiKey } from "../support/outside";
import { makePerson } from "../support/people";
import { postArgs } from "../support/requests";
import { waitUntil } from "../support/wait-for";

const NO_DISK = { freeBytes: 1, totalBytes: 1, share: 0 };
const HOUR_MS = 3_600_000;

beforeEach(async () => {
  await openOffice();
  await withoutGeminiKey();
  await takeUnstored();
  await makePerson("client", "omar@tazi.example");
  await db.backupRun.create({ data: { reason: "nightly", file: "x", finished_at: new Date() } });
});

const send = (n: number) => {
  const typed = { name: "Nadia", email: `nadia${n}@riad.example`, message: "Un site pour notre riad, vite." };
  return action(postArgs("/contact", { intent: "inquiry", ...typed }));
};
const alerts = async () => (await db.systemAlert.findMany({ orderBy: { kind: "asc" } })).map(({ kind }) => kind);
const stored = () => db.mailMessage.findMany({ where: { kind: "system-alert" } });

it("messages that cannot be stored are told to the admins past the database, once, and counted when it is back", async () => {
  onUnstored(tellUnstored);
  await rememberAdmins();
  await withoutDatabase(async () => {
    for (let n = 0; n < 3; n += 1) expect(await send(n)).toMatchObject({ init: { status: 503 } });
    await waitUntil(() => mailbox.received.length > 0);
  });
  await watchSystem(new Date(), NO_DISK);
  await watchSystem(new Date(), NO_DISK);
  expect(mailbox.received.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
    ["sara@zellige.example", "Le site a besoin de vous"],
  ]);
  expect(mailbox.received[0]?.text).toContain("n’enregistre plus les messages");
  expect(await stored()).toEqual([]);
  expect(await db.systemAlert.findMany()).toMatchObject([
    { kind: "not-stored", detail: expect.stringMatching(/^3 messages de visiteurs n’ont pas pu être enregistrés/) },
  ]);
  await watchSystem(new Date(Date.now() + 25 * HOUR_MS), NO_DISK);
  expect(await alerts()).not.toContain("not-stored");
});

it("a database that comes and goes is told of once in a day, also by a process that only finds it noted", async () => {
  const told: number[] = [];
  const tellWith = (name: number) => onUnstored(() => Promise.resolve(told.push(name) > 0));
  tellWith(1);
  for (let outage = 0; outage < 3; outage += 1) {
    await withoutDatabase(() => send(outage));
    await watchSystem(new Date(), NO_DISK);
  }
  tellWith(2);
  await watchSystem(new Date(), NO_DISK);
  await withoutDatabase(() => send(4));
  await watchSystem(new Date(), NO_DISK);
  expect(told).toEqual([1]);
  expect(await stored()).toEqual([]);
});

it("a letter that is still on its way when the database is back is not written a second time", async () => {
  let arrive = (_: boolean) => {};
  onUnstored(() => new Promise<boolean>((resolve) => (arrive = resolve)));
  await withoutDatabase(() => send(5));
  const looked = watchSystem(new Date(), NO_DISK);
  arrive(true);
  await looked;
  expect(await alerts()).toContain("not-stored");
  expect(await stored()).toEqual([]);
});

it("without a mail server that takes it, the letter waits in the outbox until there is one", async () => {
  onUnstored(() => Promise.resolve(false));
  await withoutDatabase(() => send(9));
  await watchSystem(new Date(), NO_DISK);
  await watchSystem(new Date(), NO_DISK);
  expect(await stored()).toMatchObject([
    { recipient: "sara@zellige.example", text: expect.stringContaining("1 message") },
  ]);
});

it("letters that have not left for an hour are told once, and forgotten when they have", async () => {
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await keepLetter({ created_at: at(59) });
  await watchSystem(new Date(), NO_DISK);
  expect(await alerts()).toEqual([]);
  await db.mailMessage.updateMany({ data: { created_at: at(61) } });
  for (let look = 0; look < 3; look += 1) await watchSystem(new Date(), NO_DISK);
  expect(await alerts()).toEqual(["mail-stuck"]);
  expect(await stored()).toMatchObject([
    { text: expect.stringContaining("Aucun message ne part depuis plus d’une heure.") },
  ]);
  await db.mailMessage.updateMany({ data: { status: "sent", sent_at: new Date() } });
  await watchSystem(new Date(), NO_DISK);
  expect(await alerts()).toEqual([]);
});

it("a disk that is 90 % full is told once, and told again when it was not in between", async () => {
  for (const share of [0.89, 0.91, 0.95, 0.5, 0.93]) await watchSystem(new Date(), { ...NO_DISK, share });
  expect((await stored()).map(({ text }) => /rempli à (\d+)/.exec(text)?.[1]).sort()).toEqual(["91", "93"]);
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
  await db.backupRun.deleteMany();
  const at = new Date();
  const run = { started_at: at, finished_at: at, bytes: 1n };
  await db.backupRun.create({ data: { ...run, reason: "manual", file: "20261124T013000000Z-manual.zellige.tar" } });
  expect(await about()).toEqual([]);
  const file = "20261123T013000000Z-nightly.zellige.tar";
  await db.backupRun.create({ data: { ...run, reason: "nightly", file } });
  expect(await about()).toEqual([expect.stringContaining(`doubtful: ${file} n’est pas dans `)]);
});
