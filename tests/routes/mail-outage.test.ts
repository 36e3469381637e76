import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";

/** What the mail server finds wrong, by the step at which it says so. */
const server = await vi.hoisted(async () => {
  const { SMTPServer } = await import("smtp-server");
  const state = { fault: "", code: 0, received: [] as string[] };
  const answerAt = (step: string) =>
    state.fault === step ? Object.assign(new Error("no"), { responseCode: state.code }) : null;
  const smtp = new SMTPServer({
    ...{ allowInsecureAuth: true, disabledCommands: ["STARTTLS"] },
    onAuth: (_, __, answer) => answer(answerAt("password"), { user: "agence" }),
    onMailFrom: (_, __, answer) => answer(answerAt("sender")),
    onRcptTo: (_, __, answer) => answer(answerAt("recipient")),
    onData: (stream, session, answer) => {
      stream.resume().on("end", () => {
        const refusal = answerAt("content");
        if (!refusal) state.received.push(...session.envelope.rcptTo.map(({ address }) => address));
        answer(refusal);
      });
    },
  });
  smtp.on("error", () => {});
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  const { port } = smtp.server.address() as { port: number };
  process.env.SMTP_URL = `smtp://agence:secret@127.0.0.1:${port}`;
  return Object.assign(state, { close: () => new Promise<void>((resolve) => smtp.close(resolve)) });
});

import { passwordChanged } from "~/features/accounts/emails";
import { sendEmailJob } from "~/features/mail/deliver.server";
import { queueEmail, SEND_MAIL } from "~/features/mail/outbox.server";
import { getMailState } from "~/features/operations/figures.server";
import { watchSystem } from "~/features/operations/watch-system.server";
import { db } from "~/server/db/db.server";
import { backoffMs, claimJob, nextJobInMs, runJob } from "~/server/jobs/job-queue.server";
import { isAll } from "../support/all";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NO_DISK = { freeBytes: 1, totalBytes: 1, share: 0 };
const ADMIN = "sara@zellige.example";
const CLIENT = "khadija@riad.example";

beforeEach(async () => {
  await resetDatabase();
  Object.assign(server, { fault: "", code: 0, received: [] });
  await makePerson("admin", ADMIN);
  await db.backupRun.create({ data: { reason: "nightly", file: "x", finished_at: new Date() } });
});

afterAll(() => server.close());

const ahead = (ms: number) => new Date(Date.now() + ms);
const write = (recipient = CLIENT) =>
  db.$transaction((tx) => queueEmail(tx, passwordChanged({ recipient, fullName: "K", language: "fr" })));
const statuses = async () =>
  (await db.mailMessage.findMany({ orderBy: { created_at: "asc" } })).map(({ status }) => status);
const alerts = async () => (await db.systemAlert.findMany()).map(({ kind }) => kind);
const look = (ms: number) => watchSystem(ahead(ms), NO_DISK);

/** Everything that is due is tried once, in its order. */
async function tryDue(): Promise<void> {
  for (let job = await claimJob([SEND_MAIL]); job; job = await claimJob([SEND_MAIL])) await runJob(job, sendEmailJob);
}

/** The outbox as it would be so much later: what is planned is nearer, what was written is older. */
async function passTime(ms: number): Promise<void> {
  const past = `${ms} milliseconds`;
  await db.$executeRaw`UPDATE jobs SET run_at = run_at - ${past}::interval`;
  await db.$executeRaw`UPDATE mail_messages SET created_at = created_at - ${past}::interval, sent_at = sent_at - ${past}::interval`;
  await db.$executeRaw`UPDATE system_alerts SET since = since - ${past}::interval, told_at = told_at - ${past}::interval`;
}

/** As many days, in which every letter is tried when it is due. */
async function passDays(days: number): Promise<void> {
  for (let left = days * DAY_MS; left > 0; ) {
    await tryDue();
    const next = Math.min(left, (await nextJobInMs([SEND_MAIL])) ?? left) + 1;
    await passTime(next);
    left -= next;
  }
}

describe("what fails a try", () => {
  it.each([
    ["password", 535],
    ["password", 454],
    ["sender", 550],
    ["sender", 530],
    ["recipient", 451],
    ["recipient", 530],
    ["content", 452],
  ])("is tried again after %s %i", async (fault, code) => {
    await write();
    Object.assign(server, { fault, code });
    await tryDue();
    expect(await statuses()).toEqual(["waiting"]);
    server.fault = "";
    await passTime(HOUR_MS);
    await tryDue();
    expect([await statuses(), server.received]).toEqual([["sent"], [CLIENT]]);
  });

  it.each([
    ["recipient", 550],
    ["content", 554],
  ])("is a refusal, final at once, where it is %s %i", async (fault, code) => {
    await write();
    Object.assign(server, { fault, code });
    await tryDue();
    expect(await statuses()).toEqual(["failed"]);
  });
});

it("a letter is tried for a week, and given up then", () => {
  const tries = Array.from({ length: sendEmailJob.attemptsMax - 1 }, (_, n) => backoffMs(n + 1));
  const triedForMs = tries.reduce((sum, ms) => sum + ms, 0);
  expect(triedForMs).toBeGreaterThan(7 * DAY_MS);
  expect(triedForMs).toBeLessThan(7.5 * DAY_MS);
});

describe("while the password of the mail server is wrong", () => {
  beforeEach(() => Object.assign(server, { fault: "password", code: 535 }));

  it.runIf(isAll)(
    "letters of Friday evening wait over days, and leave with the one to the admins when it is right again",
    async () => {
      await write();
      await passDays(1);
      await look(0);
      await passDays(4);
      expect([await statuses(), await alerts()]).toEqual([["waiting", "waiting"], ["mail-stuck"]]);
      server.fault = "";
      await passTime(6 * HOUR_MS);
      await tryDue();
      expect(server.received.toSorted()).toEqual([CLIENT, ADMIN]);
      await look(0);
      expect(await alerts()).toEqual([]);
    },
  );

  it("the alarm stands when all were given up or deleted, until a letter has left", async () => {
    await write();
    await passTime(2 * HOUR_MS);
    await look(0);
    await db.job.deleteMany();
    await db.mailMessage.updateMany({ data: { status: "failed" } });
    await look(HOUR_MS);
    expect(await alerts()).toEqual(["mail-stuck"]);
    const { stuckSince } = await getMailState(new Date());
    expect(Date.now() - (stuckSince?.getTime() ?? Date.now())).toBeGreaterThanOrEqual(2 * HOUR_MS);
    await db.mailMessage.deleteMany();
    await look(HOUR_MS);
    expect(await alerts()).toEqual(["mail-stuck"]);
    server.fault = "";
    await write();
    await tryDue();
    await look(HOUR_MS);
    expect([await alerts(), (await getMailState(new Date())).stuckSince]).toEqual([[], null]);
  });

  it.runIf(isAll)(
    "the admins are written to anew once the former letter was given up, so that one reaches them",
    async () => {
      await write();
      await passTime(2 * HOUR_MS);
      for (const _ of Array(9)) {
        await look(0);
        await passDays(1);
      }
      const told = { kind: "system-alert", status: "waiting" } as const;
      expect(await db.mailMessage.count({ where: told })).toBe(1);
      expect(await db.mailMessage.count({ where: { ...told, status: "failed" } })).toBe(1);
      server.fault = "";
      await passTime(6 * HOUR_MS);
      await tryDue();
      expect(server.received).toEqual([ADMIN]);
    },
  );

  it.runIf(isAll)("what was given up today counts as failed today, however old it is", async () => {
    await write();
    await passDays(9);
    expect(await getMailState(new Date())).toMatchObject({ waiting: 0, failedToday: 1 });
    expect(await getMailState(ahead(DAY_MS + HOUR_MS))).toMatchObject({ failedToday: 0 });
  });
});

describe("letters that wait for their next try, hours away", () => {
  const isDue = async () => (await db.job.findFirstOrThrow()).run_at <= new Date();

  beforeEach(async () => {
    Object.assign(server, { fault: "password", code: 535 });
    await write();
    await passDays(1);
    // Whatever the rest of the day has left of them.
    await passTime((await nextJobInMs([SEND_MAIL])) ?? 0);
    await tryDue();
  });

  it("are tried when a process starts, whose settings may be new, but not twice within an hour", async () => {
    await sendEmailJob.recover?.();
    expect(await isDue()).toBe(false);
    await passTime(HOUR_MS);
    server.fault = "";
    await sendEmailJob.recover?.();
    await tryDue();
    expect(server.received).toEqual([CLIENT]);
  });

  it("are tried when another one has left and the alarm is over", async () => {
    await passTime(2 * HOUR_MS);
    await look(0);
    expect(await alerts()).toEqual(["mail-stuck"]);
    server.fault = "";
    await tryDue();
    expect([server.received, await isDue()]).toEqual([[ADMIN], false]);
    await look(0);
    await tryDue();
    expect(server.received).toEqual([ADMIN, CLIENT]);
  });
});

it("one letter that its recipient's server puts off is no alarm while others leave", async () => {
  Object.assign(server, { fault: "recipient", code: 451 });
  await write();
  await tryDue();
  server.fault = "";
  await write("omar@tazi.example");
  await tryDue();
  expect(await statuses()).toEqual(["waiting", "sent"]);
  await look(3 * HOUR_MS);
  expect(await alerts()).toEqual([]);
});
