import { beforeEach, describe, expect, it } from "vitest";
import { createAccountToken } from "~/features/accounts/commands/account-tokens.server";
import { countWaiting } from "~/features/analytics/queries/overview.server";
import { eraseClient } from "~/features/clients/commands/erase-client.server";
import { sendEmailJob } from "~/features/mail/commands/deliver-email.server";
import { queueEmail, SEND_MAIL } from "~/features/mail/commands/outbox.server";
import { passwordChanged } from "~/features/mail/email-templates/password-changed";
import { resetPassword } from "~/features/mail/email-templates/reset-password";
import { loader } from "~/routes/admin.email/route";
import { loader as read } from "~/routes/admin.email.$id/route";
import { loader as download } from "~/routes/admin.email_.export/route";
import { db } from "~/server/db/db.server";
import { claimJob, runJob } from "~/server/jobs/job-queue.server";
import { flashOf } from "../support/answers";
import { resetDatabase } from "../support/database";
import { doJobs } from "../support/drive-jobs";
import { mailbox } from "../support/outside";
import { makePerson } from "../support/people";
import { getArgs, signedInAs } from "../support/requests";
import { postForm } from "../support/show-page";
import { wholeDatabase } from "../support/whole-database";

const DAY_MS = 24 * 3_600_000;
const READER = { recipient: "sara@riad.example", fullName: "Sara", language: "fr" } as const;
const TOO_OLD = "Gardé plus de sept jours sans serveur de messagerie\u202f: il ne part plus de lui-même.";
const STALE = "Le lien de ce message n’est plus valable.";
let cookie = "";
let profileId = "";

beforeEach(async () => {
  await resetDatabase();
  cookie = await signedInAs((await makePerson("admin", "chef@agence.example")).id);
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
  createAccountToken(db, { profileId, kind: "reset_password", email: READER.recipient, ...(ttl && { ttl }) });

async function start() {
  await sendEmailJob.recover?.();
  await doJobs(SEND_MAIL);
}

const row = (id: string) => db.mailMessage.findUniqueOrThrow({ where: { id } });
const shownRow = async () => (await loader(getArgs("/admin/email", { cookie }))).emails[0];
const resend = (id: string) => flashOf(postForm("/admin/email", { intent: "resend", id }, cookie));

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
    expect(await resend(id)).toMatchObject({ tone: "success" });
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
    ["was used", async () => linkOf().then((token) => db.accountToken.deleteMany().then(() => token))],
    ["was replaced by a newer one", async () => linkOf().then((token) => linkOf().then(() => token))],
  ])("never leaves when its link %s, not even by 'Renvoyer'", async (_, link) => {
    const id = await keep(0, await link());
    expect(await resend(id)).toMatchObject({ tone: "error", description: STALE });
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
  expect(await resend(id)).toMatchObject({ tone: "error", description: STALE });
  expect((await countWaiting()).emails).toBe(0);
  expect(await db.job.count()).toBe(0);
});

it("a message whose link ends between two tries is given up", async () => {
  const token = await linkOf();
  const { id } = await db.$transaction((tx) => queueEmail(tx, resetPassword({ ...READER, token })));
  await db.accountToken.updateMany({ data: { expires_at: new Date(Date.now() - 1000) } });
  await runJob((await claimJob([SEND_MAIL]))!, sendEmailJob);
  expect(await row(id)).toMatchObject({ status: "failed", last_error: STALE });
  expect(mailbox.received).toEqual([]);
});

describe("the last letter to a client who asked to be forgotten", () => {
  const EMAIL = "khadija@riad.example";
  let emailId = "";
  beforeEach(async () => {
    await resetDatabase();
    const admin = await makePerson("admin", "sara@zellige.example");
    const { id } = await makePerson("client", EMAIL);
    cookie = await signedInAs(admin.id);
    await db.profile.update({ where: { id }, data: { erasure_requested_at: new Date() } });
    await eraseClient({ id: admin.id, fullName: "Sara", email: "sara@zellige.example", role: "admin" }, id);
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
    const { emails } = await loader(getArgs("/admin/email", { cookie }));
    expect(emails).toMatchObject([{ recipient: "Adresse effacée", label: "Échoué", reason: null, canResend: false }]);
    const shown = await read(getArgs(`/admin/email/${emailId}`, { cookie, params: { id: emailId } }));
    expect(shown).toMatchObject({ canResend: false, message: { recipient: "" } });
    expect(await (await download(getArgs("/admin/email/export", { cookie }))).text()).toContain("Adresse effacée");
    const answer = await postForm("/admin/email", { intent: "resend", id: emailId }, cookie);
    await expect(answer).toFlash("Erreur", expect.stringContaining("n’a plus de destinataire"));
    expect(await db.mailMessage.findFirst()).toMatchObject({ status: "failed" });
  });
});
