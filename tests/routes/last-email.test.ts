import { beforeEach, describe, expect, it } from "vitest";
import { eraseClient } from "~/features/clients/commands/erase-client.server";
import { sendEmailJob } from "~/features/mail/commands/deliver-email.server";
import { SEND_MAIL } from "~/features/mail/commands/outbox.server";
import { loader } from "~/routes/admin.email/route";
import { loader as read } from "~/routes/admin.email.$id/route";
import { loader as download } from "~/routes/admin.email_.export/route";
import { db } from "~/server/db/db.server";
import { readFlash } from "~/server/http/flash.server";
import { claimJob, runJob } from "~/server/jobs/job-queue.server";
import { resetDatabase } from "../support/database";
import { mailbox } from "../support/outside";
import { makePerson } from "../support/people";
import { cookiesOf, getArgs, signedInAs } from "../support/requests";
import { postForm } from "../support/show-page";
import { wholeDatabase } from "../support/whole-database";

const EMAIL = "khadija@riad.example";
let cookie = "";
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

describe("the last letter to a client who asked to be forgotten", () => {
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
    const flash = await readFlash(getArgs("/", { cookie: cookiesOf(answer) }).request);
    expect(flash).toMatchObject({ tone: "error", description: expect.stringContaining("n’a plus de destinataire") });
    expect(await db.mailMessage.findFirst()).toMatchObject({ status: "failed" });
  });
});
