import { beforeEach, describe, expect, it } from "vitest";
import { createAccountLink } from "~/features/accounts/account-links.server";
import { passwordChanged, resetPassword } from "~/features/accounts/emails";
import { sendEmailJob } from "~/features/mail/deliver.server";
import { queueEmail, SEND_MAIL } from "~/features/mail/outbox.server";
import { countWaiting } from "~/features/marketing/analytics/queries.server";
import { eraseClient } from "~/features/personal-data/erase-client.server";
import { erasures } from "~/personal-data-registrations.server";
import { loader } from "~/routes/admin.email/route";
import { loader as read } from "~/routes/admin.email.$id/route";
import { loader as download } from "~/routes/admin.email_.export/route";
import { db } from "~/server/db/db.server";
import { createFormStamp } from "~/server/forms/honeypot.server";
import type { JobHandler } from "~/server/jobs/job-queue.server";
import { claimJob, PermanentJobError, runJob } from "~/server/jobs/job-queue.server";
import { doJobs } from "../support/drive-jobs";
import { outbox } from "../support/mail";
import { admin, cookie, openOffice, sendForm } from "../support/office";
import { mailbox } from "../support/outside";
import { makePerson } from "../support/people";
import { getArgs } from "../support/requests";
import { postForm } from "../support/show-page";
import { wholeDatabase } from "../support/whole-database";
import "../support/outside";

beforeEach(openOffice);

const write = (recipient: string) =>
  db.$transaction((tx) => queueEmail(tx, passwordChanged({ recipient, fullName: "Sara", language: "fr" })));
const list = (query = "") => loader(getArgs(`/admin/email${query}`, { cookie }));
const resend = (id: string) => sendForm("/admin/email", { intent: "resend", id });

describe("/admin/email", () => {
  it("lists what waits, was sent and failed, newest first, and finds by recipient", async () => {
    const [a, b, c] = [await write("a@b.example"), await write("b@b.example"), await write("c@b.example")];
    await db.mailMessage.update({ where: { id: a.id }, data: { status: "sent" } });
    await db.mailMessage.update({ where: { id: b.id }, data: { status: "failed", last_error: "550 no such user" } });
    const { rows: emails, counts } = await list();
    expect(counts).toEqual({ total: 3, waiting: 1, sent: 1, failed: 1 });
    const told = emails.map(({ recipient, label }) => `${recipient} ${label}`);
    expect(told).toEqual(["c@b.example En attente", "b@b.example Échoué", "a@b.example Envoyé"]);
    expect((await list("?status=failed")).rows).toMatchObject([{ reason: "550 no such user", canResend: true }]);
    expect((await list("?q=C@B")).rows.map(({ id }) => id)).toEqual([c.id]);
  });

  it("shows one message as text", async () => {
    const { id } = await write("a@b.example");
    const { message } = await read(getArgs(`/admin/email/${id}`, { cookie, params: { id } }));
    expect(message.text).toContain("Bonjour Sara,");
  });

  it("sends a failed message again, once, and never one that has left", async () => {
    const { id } = await write("a@b.example");
    await db.job.updateMany({ data: { failed_at: new Date() } });
    await db.mailMessage.update({ where: { id }, data: { status: "failed", last_error: "no answer" } });
    await resend(id);
    await resend(id);
    expect(await db.mailMessage.findFirst()).toMatchObject({ status: "waiting", last_error: null });
    expect(await db.job.findMany()).toMatchObject([{ payload: { messageId: id }, failed_at: null, attempts: 0 }]);
    await db.mailMessage.update({ where: { id }, data: { status: "sent" } });
    await db.job.deleteMany();
    await resend(id);
    expect(await db.job.count()).toBe(0);
  });
});

describe("a message that fails for good while somebody presses 'Renvoyer'", () => {
  const refused: JobHandler = { ...sendEmailJob, run: () => Promise.reject(new PermanentJobError("550 no such user")) };

  it("has failed, or waits with one job that will send it, and never waits without", async () => {
    for (let round = 0; round < 6; round++) {
      const { id } = await write(`round${round}@b.example`);
      const job = await claimJob([SEND_MAIL]);
      const presses = Array.from({ length: 1 + (round % 3) }, () => resend(id));
      await Promise.all([...presses, runJob(job!, refused), resend(id)]);
      const { status } = await db.mailMessage.findUniqueOrThrow({ where: { id } });
      const jobs = await db.job.findMany({ where: { failed_at: null } });
      expect(jobs).toHaveLength(status === "waiting" ? 1 : 0);
      await db.job.deleteMany();
    }
  });

  it("is sent by a new job when it was pressed afterwards", async () => {
    const { id } = await write("a@b.example");
    await runJob((await claimJob([SEND_MAIL]))!, refused);
    expect(await db.mailMessage.findFirst()).toMatchObject({ status: "failed", last_error: "550 no such user" });
    await resend(id);
    expect(await db.job.findMany()).toMatchObject([{ failed_at: null, attempts: 0 }]);
  });
});

it("messages that were kept for want of a mail server get a job each when the site starts with one", async () => {
  const [a, b] = [await write("a@b.example"), await write("b@b.example")];
  const [sent, failed] = [await write("c@b.example"), await write("d@b.example")];
  await db.mailMessage.update({ where: { id: sent.id }, data: { status: "sent" } });
  await db.mailMessage.update({ where: { id: failed.id }, data: { status: "failed" } });
  await db.job.deleteMany();
  await sendEmailJob.recover?.();
  await sendEmailJob.recover?.();
  const jobs = await db.job.findMany({ select: { kind: true, payload: true } });
  expect(jobs).toHaveLength(2);
  expect(jobs).toEqual(
    expect.arrayContaining([a, b].map(({ id }) => ({ kind: SEND_MAIL, payload: { messageId: id } }))),
  );
});

describe("what is sent from /contact", () => {
  const calmly = () => ({ form_stamp: createFormStamp(Date.now() - 60_000) });
  const inquiry = { intent: "inquiry", name: "Omar", email: "omar@riad.example", message: "Bonjour" };
  const review = { intent: "review", name: "Omar", content: "Un travail soigné.", rating: "5" };
  const send = (fields: Record<string, string>) => postForm("/contact", fields);

  it("tells the team, thanks who wrote, and does neither twice for a form sent twice", async () => {
    await send({ ...inquiry, ...calmly() });
    await send({ ...inquiry, ...calmly() });
    await send({ ...review, ...calmly() });
    expect(await outbox()).toEqual([
      "inquiry-received to omar@riad.example",
      `new-inquiry to ${admin.email}`,
      `new-review to ${admin.email}`,
    ]);
    expect(await db.job.count()).toBe(3);
  });

  it("is put aside where a robot sends it, who is told nothing of that, nor anybody else", async () => {
    for (const fields of [inquiry, review])
      expect((await send({ ...fields, homepage: "https://robot.example", ...calmly() })).status).toBe(303);
    expect(await outbox()).toEqual([]);
    expect(await db.contactInquiry.findFirstOrThrow()).toMatchObject({ is_spam: true });
    expect(await db.testimonial.findFirstOrThrow()).toMatchObject({ is_spam: true });
  });

  it("answers in the language it was written in", async () => {
    await send({ ...inquiry, message: "مرحبا، أريد موقعا", ...calmly() });
    expect(await db.mailMessage.findFirst({ where: { kind: "inquiry-received" } })).toMatchObject({ language: "ar" });
  });
});

const DAY_MS = 24 * 3_600_000;
const READER = { recipient: "sara@riad.example", fullName: "Sara", language: "fr" } as const;
const TOO_OLD = "Gardé plus de sept jours sans serveur de messagerie\u202f: il ne part plus de lui-même.";
const STALE = "Le lien de ce message n’est plus valable.";
let profileId = "";

beforeEach(async () => {
  profileId = (await makePerson("client", READER.recipient)).id;
});

/** As it was written while there was no mail server: a message without a job. */
async function keep(ageDays: number, token?: string) {
  const letter = token ? resetPassword({ ...READER, token }) : passwordChanged(READER);
  const { id } = await db.$transaction((tx) => queueEmail(tx, letter));
  const created_at = new Date(Date.now() - ageDays * DAY_MS);
  await db.mailMessage.update({ where: { id }, data: { created_at } });
  await db.job.deleteMany();
  return id;
}

const linkOf = (ttl?: number) =>
  createAccountLink(db, { profileId, kind: "reset_password", email: READER.recipient, ...(ttl && { ttl }) });

async function start() {
  await sendEmailJob.recover?.();
  await doJobs(SEND_MAIL);
}

const row = (id: string) => db.mailMessage.findUniqueOrThrow({ where: { id } });
const shownRow = async () => (await list()).rows[0];

describe("a message that was kept while there was no mail server, once there is one", () => {
  it("leaves when it is younger than a week", async () => {
    const id = await keep(6.9);
    await start();
    expect(mailbox.received).toHaveLength(1);
    expect(await row(id)).toMatchObject({ status: "sent" });
  });

  it("stays when it is older, says why, is still read, and leaves by 'Renvoyer'", async () => {
    const id = await keep(7.1);
    await start();
    expect(mailbox.received).toEqual([]);
    expect(await shownRow()).toMatchObject({ label: "Échoué", reason: TOO_OLD, canResend: true });
    const { message } = await read(getArgs(`/admin/email/${id}`, { cookie, params: { id } }));
    expect(message.text).toContain("Bonjour Sara,");
    await expect(resend(id)).toFlash("Succès");
    await start();
    expect(mailbox.received).toHaveLength(1);
    expect(await row(id)).toMatchObject({ status: "sent" });
  });

  it("leaves with a link that works", async () => {
    await keep(0, await linkOf());
    await start();
    expect(mailbox.received).toHaveLength(1);
  });

  it.each([
    ["is too old", () => linkOf(-1000)],
    ["was used", async () => linkOf().then((token) => db.link.deleteMany().then(() => token))],
    ["was replaced by a newer one", async () => linkOf().then((token) => linkOf().then(() => token))],
  ])("never leaves when its link %s, not even by 'Renvoyer'", async (_, link) => {
    const id = await keep(0, await link());
    await expect(resend(id)).toFlash("Erreur", STALE);
    expect(await row(id)).toMatchObject({ status: "failed", last_error: STALE });
    await start();
    expect(mailbox.received).toEqual([]);
    expect(await shownRow()).toMatchObject({ label: "Échoué", reason: STALE, canResend: false });
    const shown = await read(getArgs(`/admin/email/${id}`, { cookie, params: { id } }));
    expect(shown).toMatchObject({ canResend: false, message: { text: expect.stringContaining("token=") } });
  });
});

it("a failed message is nobody's task any more once 'Renvoyer' has found its link ended", async () => {
  const id = await keep(0, await linkOf(-1000));
  await db.mailMessage.update({ where: { id }, data: { status: "failed", last_error: "450 later" } });
  expect((await countWaiting()).emails).toBe(1);
  await expect(resend(id)).toFlash("Erreur", STALE);
  expect((await countWaiting()).emails).toBe(0);
  expect(await db.job.count()).toBe(0);
});

it("a message whose link ends between two tries is given up", async () => {
  const token = await linkOf();
  const { id } = await db.$transaction((tx) => queueEmail(tx, resetPassword({ ...READER, token })));
  await db.link.updateMany({ data: { expires_at: new Date(Date.now() - 1000) } });
  await runJob((await claimJob([SEND_MAIL]))!, sendEmailJob);
  expect(await row(id)).toMatchObject({ status: "failed", last_error: STALE });
  expect(mailbox.received).toEqual([]);
});

describe("the last letter to a client who asked to be forgotten", () => {
  const EMAIL = "khadija@riad.example";
  let emailId = "";
  beforeEach(async () => {
    await db.profile.delete({ where: { id: profileId } });
    const { id } = await makePerson("client", EMAIL);
    await db.profile.update({ where: { id }, data: { erasure_requested_at: new Date() } });
    await eraseClient(erasures, admin, { id });
    emailId = (await db.mailMessage.findFirstOrThrow()).id;
  });
  const deliver = async () => runJob((await claimJob([SEND_MAIL]))!, sendEmailJob);

  it("reaches him, and its row forgets his address with the same stroke", async () => {
    expect(await db.mailMessage.findFirst()).toMatchObject({ recipient: EMAIL, status: "waiting" });
    await deliver();
    expect(mailbox.to(EMAIL).map(({ subject }) => subject)).toEqual(["Vos données sont effacées"]);
    expect(await db.mailMessage.findFirst()).toMatchObject({ status: "sent", recipient: "", last_error: null });
    expect(await wholeDatabase()).not.toMatch(/khadija|riad/i);
  });

  it("that his mail server refuses leaves his address neither in the message nor in its job", async () => {
    mailbox.refused.add(EMAIL);
    await deliver();
    expect(mailbox.received).toEqual([]);
    expect(await db.mailMessage.findFirst()).toMatchObject({ status: "failed", recipient: "", last_error: null });
    expect(await db.job.findMany()).toMatchObject([{ failed_at: expect.any(Date), last_error: null }]);
    expect(await wholeDatabase()).not.toMatch(/khadija|riad/i);
  });

  it("keeps his address while there is still a try to come", async () => {
    await runJob((await claimJob([SEND_MAIL]))!, {
      ...sendEmailJob,
      run: () => Promise.reject(new Error("no answer")),
    });
    expect(await db.mailMessage.findFirst()).toMatchObject({ status: "waiting", recipient: EMAIL });
  });

  it("of earlier days forgets his address when the site starts", async () => {
    await db.mailMessage.updateMany({ data: { status: "sent" } });
    await sendEmailJob.recover?.();
    expect(await db.mailMessage.findFirst()).toMatchObject({ recipient: "" });
  });

  it("is shown in the back office without a recipient, and cannot be sent again", async () => {
    mailbox.refused.add(EMAIL);
    await deliver();
    expect((await list()).rows).toMatchObject([
      { recipient: "Adresse effacée", label: "Échoué", reason: null, canResend: false },
    ]);
    const shown = await read(getArgs(`/admin/email/${emailId}`, { cookie, params: { id: emailId } }));
    expect(shown).toMatchObject({ canResend: false, message: { recipient: "" } });
    expect(await (await download(getArgs("/admin/email/export", { cookie }))).text()).toContain("Adresse effacée");
    await expect(resend(emailId)).toFlash("Erreur", expect.stringContaining("n’a plus de destinataire"));
    expect(await db.mailMessage.findFirst()).toMatchObject({ status: "failed" });
  });
});
