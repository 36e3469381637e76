import { beforeEach, expect, it } from "vitest";

import { rememberAdmins, tellUnstored } from "~/features/operations/commands/tell-unstored.server";
import { watchSystem } from "~/features/operations/commands/watch-system.server";
import { action } from "~/routes/_site.contact/action.server";
import { db } from "~/server/db/db.server";
import { onUnstored, takeUnstored } from "~/server/watching/unstored.server";
import { resetDatabase, withoutDatabase } from "../support/database";
import { mailbox } from "../support/outside";
import { makePerson } from "../support/people";
import { postArgs } from "../support/requests";
import { waitUntil } from "../support/wait-for";

const NO_DISK = { freeBytes: 1, totalBytes: 1, share: 0 };
const HOUR_MS = 3_600_000;

beforeEach(async () => {
  await resetDatabase();
  await takeUnstored();
  await makePerson("admin", "sara@zellige.example");
  await makePerson("client", "omar@tazi.example");
  await db.backupRun.create({ data: { reason: "nightly", file: "x", finished_at: new Date() } });
});

const send = (n: number) => {
  const typed = {
    name: "Nadia",
    email: `nadia${n}@riad.example`,
    phone: "",
    message: "Un site pour notre riad, vite.",
  };
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
  const letter = {
    kind: "reset-password",
    recipient: "k@riad.example",
    subject: "S",
    html: "",
    text: "",
    message_id: "1",
  };
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await db.mailMessage.create({ data: { ...letter, created_at: at(59) } });
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
