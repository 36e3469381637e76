import { beforeEach, describe, expect, it } from "vitest";
import { enqueueDigest, LEADS_DIGEST_JOB, leadsDigestJob } from "~/features/inquiries/commands/leads-digest.server";
import { listInquiries } from "~/features/inquiries/queries/inquiries.server";
import { inquiryListSchema } from "~/features/inquiries/schema/inquiry";
import { SEND_MAIL } from "~/features/mail/commands/outbox.server";
import { db } from "~/server/db/db.server";
import { claimJob, runJob } from "~/server/jobs/job-queue.server";
import { addDays, dayInCasablanca, instantOf } from "~/site/calendar";
import { resetDatabase } from "../support/database";
import { doJobs } from "../support/drive-jobs";
import { mailbox } from "../support/outside";
import { makePerson } from "../support/people";

const [SARA, OMAR] = ["sara@zellige.example", "omar@zellige.example"];
const HOUR_MS = 3_600_000;
const today = () => dayInCasablanca(new Date());

let sara: string;
let omar: string;

beforeEach(async () => {
  await resetDatabase();
  sara = (await makePerson("admin", SARA)).id;
  omar = (await makePerson("admin", OMAR)).id;
  await makePerson("client", "khadija@riad.example");
});

type Row = Partial<Parameters<typeof db.contactInquiry.create>[0]["data"]>;
const lead = (name: string, data: Row = {}) =>
  db.contactInquiry.create({
    data: { name, email: "a@b.example", message: "x", status: "contacted", ...data } as never,
  });
const late = (owner_id: string | null): Row => ({
  ...{ next_action: "Rappeler", next_action_at: new Date(Date.now() - HOUR_MS), owner_id },
});
/** Plans the digest of a day, due already, and does what is due. */
async function morning(day = today()): Promise<void> {
  await db.job.deleteMany({ where: { kind: LEADS_DIGEST_JOB } });
  const job = { kind: LEADS_DIGEST_JOB, payload: { day }, unique_key: LEADS_DIGEST_JOB };
  await db.job.create({ data: { ...job, run_at: new Date(Date.now() - HOUR_MS) } });
  await doJobs(LEADS_DIGEST_JOB);
  await doJobs(SEND_MAIL);
}
const planned = () => db.job.findMany({ where: { kind: LEADS_DIGEST_JOB } });

describe("the digest of the morning", () => {
  it("takes the leads of a former admin for nobody's", async () => {
    await lead("Anas Bennis", late(omar));
    await db.profile.update({ where: { id: omar }, data: { role: "client" } });
    await morning();
    expect(mailbox.to(SARA)[0]?.text).toContain("Anas Bennis");
    const listed = await listInquiries(inquiryListSchema.parse({}), sara);
    expect(listed.inquiries).toMatchObject([{ name: "Anas Bennis", owner: null }]);
  });

  it("tells each of the team what is late, theirs and nobody's, with what is to be done", async () => {
    const [own, free] = [await lead("Nadia Alami", late(sara)), await lead("Lucía Romero", late(null))];
    await lead("Anas Bennis", late(omar));
    await lead("Perdu", { ...late(sara), status: "rejected" });
    await lead("Robot", { ...late(sara), is_spam: true });
    await morning();
    const [letter] = mailbox.to(SARA);
    expect(letter?.subject).toBe("Aujourd’hui\u202f: 2 demandes à suivre");
    expect(letter?.text).toContain("En retard\u202f: 2");
    expect(letter?.text).toMatch(new RegExp(`Nadia Alami, Rappeler\u202f:\n\\S+/admin/inquiries/${own.id}\n`));
    expect(letter?.html).toContain(`/admin/inquiries/${free.id}`);
    expect(letter?.text).toMatch(/\/admin\/inquiries\?vue=en-retard&responsable=moi-ou-personne\n/);
    expect(`${letter?.text}${letter?.html}`).not.toMatch(/Anas|Perdu|Robot|Sans suite/);
    expect(mailbox.to(OMAR)[0]?.subject).toBe("Aujourd’hui\u202f: 2 demandes à suivre");
    expect(mailbox.received).toHaveLength(2);
  });

  it("names ten of what has no follow-up, and the whole list", async () => {
    for (let i = 0; i < 12; i++) await lead(`Piste ${i}`, { owner_id: omar });
    await morning();
    expect(mailbox.to(SARA)).toEqual([]);
    const [letter] = mailbox.to(OMAR);
    expect(letter?.text).toContain("Sans suite prévue\u202f: 12");
    expect(letter?.text?.match(/Piste \d+/g)).toHaveLength(10);
    expect(letter?.text).toMatch(/Voir tout\u202f:\n\S+\?vue=sans-suite/);
  });

  it("says that there are more than are counted", async () => {
    const row = { name: "Piste", email: "p@b.example", message: "x", owner_id: omar };
    await db.contactInquiry.createMany({ data: Array.from({ length: 1001 }, () => row) });
    await morning();
    const [letter] = mailbox.to(OMAR);
    expect(letter?.subject).toBe("Aujourd’hui\u202f: plus de 1\u00a0000 demandes à suivre");
    expect(letter?.text).toContain("Sans suite prévue\u202f: plus de 1\u00a0000");
  });

  it("is not written where nothing waits", async () => {
    await lead("Converti", { status: "converted" });
    await morning();
    expect([mailbox.received, (await planned()).length]).toEqual([[], 1]);
  });

  it("plans the next morning at eight in Casablanca, once", async () => {
    await lead("Nadia", late(null));
    await morning();
    const now = new Date();
    const next = now < instantOf(`${today()}T08:00`) ? today() : addDays(today(), 1);
    expect(await planned()).toMatchObject([{ payload: { day: next }, run_at: instantOf(`${next}T08:00`) }]);
    await Promise.all([leadsDigestJob.recover?.(), leadsDigestJob.recover?.()]);
    expect(await planned()).toHaveLength(1);
    await doJobs(LEADS_DIGEST_JOB);
    expect(mailbox.received).toHaveLength(2);
  });

  it.each([
    ["2026-11-24T07:59", "2026-11-24"],
    ["2026-11-24T08:00", "2026-11-25"],
    // In Ramadan.
    ["2027-02-20T07:30", "2027-02-20"],
  ])("at %s is the one of %s", async (now, day) => {
    await db.$transaction((tx) => enqueueDigest(tx, instantOf(now)));
    expect(await planned()).toMatchObject([{ payload: { day }, run_at: instantOf(`${day}T08:00`) }]);
  });

  it("of a day that has passed, or of a clock that was ahead, is left out", async () => {
    await lead("Nadia", late(null));
    await morning(addDays(today(), -1));
    await morning(addDays(today(), 400));
    expect([mailbox.received, (await planned()).length]).toEqual([[], 1]);
  });

  it("is written once by a runner that loses its job to another", async () => {
    await lead("Nadia", late(null));
    const job = { kind: LEADS_DIGEST_JOB, payload: { day: today() }, unique_key: LEADS_DIGEST_JOB };
    await db.job.create({ data: { ...job, run_at: new Date(Date.now() - HOUR_MS) } });
    const first = await claimJob([LEADS_DIGEST_JOB]);
    await db.job.updateMany({ data: { lease_until: new Date(Date.now() - HOUR_MS) } });
    const second = await claimJob([LEADS_DIGEST_JOB]);
    await Promise.all([runJob(first!, leadsDigestJob), runJob(second!, leadsDigestJob)]);
    expect(await db.mailMessage.count()).toBe(2);
    expect(await planned()).toHaveLength(1);
  });

  it("that fails for good leaves the next morning planned", async () => {
    await db.$transaction((tx) => leadsDigestJob.onFailed!(tx, { id: "", kind: "", payload: {}, attempts: 5 }, "x"));
    expect(await planned()).toHaveLength(1);
  });
});
