import { beforeEach, describe, expect, it } from "vitest";
import { sendEmailJob } from "~/features/mail/commands/deliver-email.server";
import { queueEmail, SEND_MAIL } from "~/features/mail/commands/outbox.server";
import { passwordChanged } from "~/features/mail/email-templates/password-changed";
import { loader } from "~/routes/admin.email/route";
import { loader as read } from "~/routes/admin.email.$id/route";
import { db } from "~/server/db/db.server";
import { createFormStamp } from "~/server/forms/honeypot.server";
import type { JobHandler } from "~/server/jobs/job-queue.server";
import { claimJob, PermanentJobError, runJob } from "~/server/jobs/job-queue.server";
import { outbox } from "../support/mail";
import { getArgs } from "../support/requests";
import "../support/outside";
import { admin, cookie, openOffice, sendForm } from "../support/office";
import { postForm } from "../support/show-page";

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
    const { emails, counts } = await list();
    expect(counts).toEqual({ total: 3, waiting: 1, sent: 1, failed: 1 });
    const told = emails.map(({ recipient, label }) => `${recipient} ${label}`);
    expect(told).toEqual(["c@b.example En attente", "b@b.example Échoué", "a@b.example Envoyé"]);
    expect((await list("?status=failed")).emails).toMatchObject([{ reason: "550 no such user", canResend: true }]);
    expect((await list("?q=C@B")).emails.map(({ id }) => id)).toEqual([c.id]);
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

  it("writes to nobody for what is put aside", async () => {
    await send({ ...inquiry, homepage: "https://robot.example", ...calmly() });
    await send({ ...review, homepage: "https://robot.example", ...calmly() });
    expect(await outbox()).toEqual([]);
  });

  it("answers in the language it was written in", async () => {
    await send({ ...inquiry, message: "مرحبا، أريد موقعا", ...calmly() });
    expect(await db.mailMessage.findFirst({ where: { kind: "inquiry-received" } })).toMatchObject({ language: "ar" });
  });
});
