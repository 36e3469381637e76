import { beforeEach, describe, expect, it } from "vitest";
import { enqueueDigest, LEADS_DIGEST_JOB, leadsDigestJob } from "~/features/inquiries/daily-digest.server";
import { listInquiries } from "~/features/inquiries/queries.server";
import { inquiryListSchema } from "~/features/inquiries/schema/inquiry";
import { NEW_INQUIRY } from "~/features/mail/model";
import { SEND_MAIL } from "~/features/mail/outbox.server";
import { eraseInquiry } from "~/features/personal-data/held-inquiries.server";
import { getInquiryState } from "~/features/personal-data/queries.server";
import { TAKE_BACK_MS } from "~/lib/web/take-back";
import { erasures } from "~/personal-data-registrations.server";
import { db } from "~/server/db/db.server";
import { claimJob, runJob } from "~/server/jobs/job-queue.server";
import { addDays, dayInCasablanca, instantOf } from "~/site/calendar";
import { flashOf } from "../support/answers";
import { doJobs, passTime } from "../support/drive-jobs";
import { makeLead, writeToAgency } from "../support/leads";
import { outbox } from "../support/mail";
import { admin, openOffice, sendForm } from "../support/office";
import { mailbox } from "../support/outside";
import { makePerson } from "../support/people";

const [SARA, OMAR] = ["sara@zellige.example", "omar@zellige.example"];
let omar: string;
let id: string;

beforeEach(async () => {
  await openOffice();
  omar = (await makePerson("admin", OMAR)).id;
  const events = { create: { kind: "message" } } as const;
  ({ id } = await makeLead({ message: "Un logo ?", company: "Atelier", events }));
});

const give = (owner_id: string, fields: Record<string, string> = {}) => {
  const sent = { intent: "follow-up", status: "new", owner_id, ...fields };
  return sendForm(`/admin/inquiries/${id}`, sent);
};
async function afterTenSeconds() {
  await doJobs(SEND_MAIL);
  const early = mailbox.received.length;
  await passTime(TAKE_BACK_MS);
  await doJobs(SEND_MAIL);
  return early;
}

describe("a lead that is given to a colleague", () => {
  it("is told to the colleague after ten seconds, in text and HTML, with what is to be done", async () => {
    await give(omar, { next_action: "Rappeler", delay: "days-1" });
    expect(await afterTenSeconds()).toBe(0);
    const [letter] = mailbox.to(OMAR);
    expect(letter?.subject).toBe("À vous de jouer\u202f: la demande de Nadia");
    for (const part of [letter?.text, letter?.html])
      for (const words of ["sara vous confie la demande de Nadia.", "Atelier", "Rappeler", "Un logo ?", `/${id}`])
        expect(part).toContain(words);
    expect(mailbox.received).toHaveLength(1);
  });

  it("by oneself to oneself is told to nobody, nor when it is taken away", async () => {
    await give(admin.id);
    await give("");
    expect(await outbox()).toEqual([]);
  });

  it("and taken back within ten seconds is told to nobody", async () => {
    await give(omar);
    await give("");
    await afterTenSeconds();
    expect(mailbox.received).toEqual([]);
  });

  it("and given on is told to the last alone, who is not told again what was known", async () => {
    const lina = (await makePerson("admin", "lina@zellige.example")).id;
    await give(omar);
    await afterTenSeconds();
    await give(lina);
    // Another form than the first, which would be taken for sent twice.
    await give(omar, { note: "Elle revient" });
    await afterTenSeconds();
    expect(mailbox.received.map(({ to }) => to?.[0]?.address)).toEqual([OMAR]);
    await give(lina, { note: "Elle repart" });
    await afterTenSeconds();
    expect(mailbox.to("lina@zellige.example")).toHaveLength(1);
  });
});

describe("leads that are given to a colleague at once", () => {
  let ids: string[];
  beforeEach(async () => {
    const rows = Array.from({ length: 20 }, (_, n) => ({
      name: `Piste ${n + 1}.`,
      email: "a@b.example",
      message: "?",
    }));
    const next = { next_action: "Rappeler", next_action_at: new Date(Date.now() + 86_400_000) };
    await db.contactInquiry.createMany({ data: rows.map((row, n) => (n === 0 ? { ...row, ...next } : row)) });
    ids = (await db.contactInquiry.findMany({ where: { message: "?" } })).map((row) => row.id);
  });

  async function giveAll(owner_id: string, chosen = ids) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ intent: "bulk", change: `owner:${owner_id}` })) form.set(name, value);
    for (const one of chosen) form.append("id", one);
    const flash = await flashOf(await sendForm("/admin/inquiries", form));
    return () => sendForm("/admin/inquiries", { ...flash?.undo?.fields });
  }

  it("are told in one letter that leads to each, after ten seconds", async () => {
    await giveAll(omar);
    expect(await afterTenSeconds()).toBe(0);
    expect(mailbox.received).toHaveLength(1);
    const [letter] = mailbox.to(OMAR);
    expect(letter?.subject).toBe("À vous de jouer\u202f: 20 demandes");
    expect(letter?.text).toContain("sara vous confie 20 demandes.");
    expect(letter?.text).toContain("Piste 1., Rappeler");
    for (const one of ids) expect(letter?.text).toContain(`/admin/inquiries/${one}\n`);
  });

  it("and taken back are told to nobody, and those that were given further in between are told of alone", async () => {
    await (await giveAll(omar))();
    await (await giveAll(admin.id))();
    await afterTenSeconds();
    expect(mailbox.received).toEqual([]);
    const takeBack = await giveAll(omar);
    await db.contactInquiry.updateMany({ where: { id: { in: ids.slice(0, 2) } }, data: { version: { increment: 1 } } });
    await takeBack();
    await afterTenSeconds();
    expect(mailbox.received).toHaveLength(1);
    expect(mailbox.to(OMAR)[0]?.subject).toBe("À vous de jouer\u202f: 2 demandes");
  });

  it("take the place of a letter about one of them that waits", async () => {
    await giveAll(omar, ids.slice(0, 1));
    const lina = (await makePerson("admin", "lina@zellige.example")).id;
    await giveAll(lina);
    await giveAll(omar);
    await afterTenSeconds();
    expect(mailbox.to(OMAR).map(({ subject }) => subject)).toEqual(["À vous de jouer\u202f: 20 demandes"]);
  });

  it("go from the outbox with the letter once one of them is erased", async () => {
    await giveAll(omar);
    const seen = await getInquiryState(ids[0]!);
    await eraseInquiry(erasures, admin, { id: ids[0]!, seen });
    expect(await db.mailMessage.count()).toBe(0);
  });
});

describe("a message that leaves the quarantine", () => {
  const move = (is_spam: boolean) => sendForm("/admin/inquiries", { intent: "spam", id, is_spam: String(is_spam) });

  it("is announced then as one that comes, once", async () => {
    await db.contactInquiry.update({ where: { id }, data: { is_spam: true } });
    await move(false);
    const letters = ["inquiry-received to nadia@atelier.example", `new-inquiry to ${OMAR}`, `new-inquiry to ${SARA}`];
    expect(await outbox()).toEqual(letters);
    await move(true);
    await move(false);
    expect(await outbox()).toEqual(letters);
    expect(await afterTenSeconds()).toBe(0);
    expect(mailbox.to(SARA)[0]?.text).toContain("> Un logo ?");
    expect(mailbox.to("nadia@atelier.example")[0]?.subject).toBe("Nous avons bien reçu votre message");
  });

  it("and returns to it within ten seconds is told to nobody, and after them not told again", async () => {
    await db.contactInquiry.update({ where: { id }, data: { is_spam: true } });
    await move(false);
    await move(true);
    await afterTenSeconds();
    expect(mailbox.received).toEqual([]);
    for (const isSpam of [false, true, false]) {
      await move(isSpam);
      if (!isSpam) await afterTenSeconds();
    }
    expect(mailbox.received).toHaveLength(3);
  });

  it("is not announced where the team had put it there", async () => {
    await move(true);
    await move(false);
    expect(await outbox()).toEqual([]);
  });
});

describe("a new inquiry", () => {
  const VISITOR = { name: "Khadija", email: "Khadija@Riad.example", message: "Six chambres" };
  const write = (fields: Record<string, string>) => writeToAgency({ ...VISITOR, ...fields });
  const stored = () => db.mailMessage.findMany({ where: { kind: NEW_INQUIRY }, select: { reply_to: true } });
  async function letters() {
    await doJobs(SEND_MAIL);
    return [SARA, OMAR].flatMap((recipient) => mailbox.to(recipient));
  }

  it("is told in letters that are answered to the visitor", async () => {
    await write({});
    expect(await stored()).toEqual(Array(2).fill({ reply_to: "khadija@riad.example" }));
    for (const letter of await letters()) {
      expect(letter.subject).toBe("Nouvelle demande de Khadija");
      expect(letter.replyTo).toEqual([{ name: "", address: "khadija@riad.example" }]);
    }
    expect(await letters()).toHaveLength(2);
  });

  it("of somebody who left but a number is answered to nobody by its letters", async () => {
    await write({ email: "", phone: "06 12 34 56 78" });
    expect(await stored()).toEqual(Array(2).fill({ reply_to: null }));
    expect((await letters()).map(({ replyTo }) => replyTo)).toEqual([undefined, undefined]);
  });

  it.each(["\r\n", "\n", "\r", "%0d%0a", ", "])(
    "puts no line and no address of its own in a letter: %j",
    async (end) => {
      await write({ email: `khadija@riad.example${end}Bcc: espion@ailleurs.example` });
      expect(await db.contactInquiry.count({ where: { name: "Khadija" } })).toBe(0);
      await write({ name: `Khadija${end}Bcc: espion@ailleurs.example${end}Reply-To: espion@ailleurs.example` });
      const sent = await letters();
      expect(sent).toHaveLength(2);
      for (const { headers, bcc, replyTo } of sent) {
        expect([bcc, replyTo]).toEqual([undefined, [{ name: "", address: "khadija@riad.example" }]]);
        expect(headers.filter(({ key }) => ["bcc", "reply-to"].includes(key))).toHaveLength(1);
      }
      expect(mailbox.to("espion@ailleurs.example")).toEqual([]);
    },
  );
});

const HOUR_MS = 3_600_000;
const today = () => dayInCasablanca(new Date());

type Row = Parameters<typeof makeLead>[0];
const lead = (name: string, data: Row = {}) => makeLead({ name, status: "contacted", ...data });
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
  beforeEach(async () => {
    await db.contactInquiry.deleteMany();
    await makePerson("client", "khadija@riad.example");
  });

  it("takes the leads of a former admin for nobody's", async () => {
    await lead("Anas Bennis", late(omar));
    await db.profile.update({ where: { id: omar }, data: { role: "client" } });
    await morning();
    expect(mailbox.to(SARA)[0]?.text).toContain("Anas Bennis");
    const listed = await listInquiries(inquiryListSchema.parse({}), admin.id);
    expect(listed.inquiries).toMatchObject([{ name: "Anas Bennis", owner: null }]);
  });

  it("tells each of the team what is late, theirs and nobody's, with what is to be done", async () => {
    const [own, free] = [await lead("Nadia Alami", late(admin.id)), await lead("Lucía Romero", late(null))];
    await lead("Anas Bennis", late(omar));
    await lead("Perdu", { ...late(admin.id), status: "rejected" });
    await lead("Robot", { ...late(admin.id), is_spam: true });
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
