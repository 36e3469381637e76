import { beforeEach, expect, it } from "vitest";
import { purgeInquiries } from "~/features/personal-data/commands/purge-inquiries.server";
import { db } from "~/server/db/db.server";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";

beforeEach(resetDatabase);

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

interface Row {
  name: string;
  days: number;
  status?: "new" | "rejected" | "contacted";
  is_spam?: boolean;
  client_id?: string;
}

const add = ({ name, days, ...row }: Row) =>
  db.contactInquiry.create({
    data: { name, email: `${name}@riad.example`, message: "Bonjour", created_at: ago(days), ...row },
  });

const left = async () => (await db.contactInquiry.findMany({ orderBy: { name: "asc" } })).map(({ name }) => name);
const purged = () => db.auditEntry.findMany({ where: { action: "purged" }, orderBy: { target_id: "asc" } });

it("takes lost leads after three years and what was set aside after ninety days, and leaves how many", async () => {
  for (const name of ["perdue-1", "perdue-2"]) await add({ name, days: 1100, status: "rejected" });
  await add({ name: "perdue-hier", days: 1090, status: "rejected" });
  await add({ name: "indesirable", days: 91, is_spam: true });
  await add({ name: "indesirable-hier", days: 89, is_spam: true });
  await add({ name: "ancienne", days: 3000, status: "contacted" });
  await purgeInquiries();
  expect(await left()).toEqual(["ancienne", "indesirable-hier", "perdue-hier"]);
  expect(await purged()).toMatchObject([
    { actor_id: null, target_id: "lost", details: { count: 2 } },
    { actor_id: null, target_id: "spam", details: { count: 1 } },
  ]);
  expect(JSON.stringify(await purged())).not.toContain("riad");
});

it("counts from the last thing that happened, and leaves what became a client", async () => {
  const { id: client_id } = await makePerson("client", "khadija@riad.example");
  const { id } = await add({ name: "reprise", days: 1200, status: "rejected" });
  await db.inquiryEvent.create({ data: { inquiry_id: id, kind: "note", text: "Rappelée", created_at: ago(10) } });
  await add({ name: "cliente", days: 2000, status: "rejected", client_id });
  await purgeInquiries();
  expect(await left()).toEqual(["cliente", "reprise"]);
  expect(await purged()).toEqual([]);
});

it("follows the settings", async () => {
  await db.siteSetting.createMany({
    data: [
      { name: "keep_lost_years", value: "1" },
      { name: "keep_spam_days", value: "7" },
    ],
  });
  await add({ name: "perdue", days: 400, status: "rejected" });
  await add({ name: "perdue-hier", days: 300, status: "rejected" });
  await add({ name: "indesirable", days: 8, is_spam: true });
  await purgeInquiries();
  expect(await left()).toEqual(["perdue-hier"]);
});

it("takes the letters and the notes with them, and many in several turns", async () => {
  for (let number = 0; number < 60; number += 1)
    await add({ name: `perdue-${number}`, days: 1200, status: "rejected" });
  const { id } = await db.contactInquiry.findFirstOrThrow({ where: { name: "perdue-7" } });
  const mail = { kind: "reply", recipient: "perdue-7@riad.example", subject: "Bonjour", html: "", text: "" };
  const { id: mail_id } = await db.mailMessage.create({ data: { ...mail, message_id: "m" } });
  await db.inquiryEvent.create({ data: { inquiry_id: id, kind: "email", mail_id, created_at: ago(1190) } });
  await Promise.all([purgeInquiries(), purgeInquiries()]);
  expect(await left()).toEqual([]);
  expect([await db.mailMessage.count(), await db.inquiryEvent.count()]).toEqual([0, 0]);
  const counts = (await purged()).map(({ details }) => (details as { count: number }).count);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60);
});
