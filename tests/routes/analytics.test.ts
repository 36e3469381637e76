import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { passwordChanged } from "~/features/accounts/emails";
import { LINK_STALE } from "~/features/mail/model";
import { queueEmail } from "~/features/mail/outbox.server";
import { loader as layout } from "~/routes/admin/route";
import { loader as homeLoader } from "~/routes/admin._index/route";
import { loader } from "~/routes/admin.analytics/route";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { cookie, openOffice } from "../support/office";
import { makePerson } from "../support/people";
import { makePost } from "../support/posts";
import { getArgs } from "../support/requests";

// A Saturday, just after midnight in Casablanca, still Friday in Greenwich.
// Of a year for which all time zone data agree on the clock of Casablanca.
const NOW = new Date("2025-11-20T23:30:00Z");

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  await openOffice();
});

afterEach(() => void vi.useRealTimers());

const open = (query = "") => loader(getArgs(`/admin/analytics${query}`, { cookie }));

async function counted(query = "") {
  const { charts } = await open(query);
  const told = charts.map(({ points }) => points.filter(({ value }) => value > 0));
  return told.map((points) => points.map(({ label, value }) => `${label} ${value}`).join(", "));
}

const receive = (at: string, fields: { service_interest?: string; is_spam?: boolean; status?: "rejected" } = {}) =>
  db.contactInquiry.create({
    data: { name: "Khadija", email: "k@riad.example", message: "Bonjour", created_at: new Date(at), ...fields },
  });

describe("/admin/analytics", () => {
  it("counts nothing in an empty agency, and says so", async () => {
    const { totals, charts, breakdowns, mostViewed, recent } = await open();
    expect(totals).toEqual({ views: 0, posts: 0, publishedPosts: 0, inquiries: 0, projects: 0, users: 1 });
    expect(charts.map(({ description }) => description)).toEqual([
      "Aucune vue sur cette période.",
      "Aucune demande sur cette période.",
    ]);
    expect([breakdowns, mostViewed, recent]).toEqual([{ statuses: {}, services: [], categories: [] }, [], []]);
  });

  // @spec office-11, calls-19
  it("names the five published articles with most views, and counts drafts apart", async () => {
    for (const views of [10, 60, 30, 50, 20, 40]) await makePost({ views_count: views, category: "Design" });
    await makePost({ views_count: 99, is_published: false, category: "Marketing" });
    const { mostViewed, totals, breakdowns } = await open();
    expect(mostViewed.map(({ views_count }) => views_count)).toEqual([60, 50, 40, 30, 20]);
    expect(totals).toMatchObject({ views: 309, posts: 7, publishedPosts: 6 });
    expect(breakdowns.categories.map(({ category, total, published }) => [category, total, published])).toEqual([
      ["Design", 6, 6],
      ["Marketing", 1, 0],
    ]);
  });

  it("draws views and inquiries by day, week and month of Casablanca", async () => {
    const day = (at: string, count: number) => ({ name: "views_by_day", key: "", at: new Date(at), count });
    await db.rowCount.createMany({
      data: [day("2025-11-21", 4), day("2025-11-17", 3), day("2025-10-23", 2), day("2025-10-22", 9)],
    });
    await receive("2025-11-20T23:10:00Z");
    await receive("2025-11-20T22:50:00Z");
    await receive("2025-10-22T22:30:00Z");
    expect(await counted()).toEqual(["23 oct. 2, 17 nov. 3, 21 nov. 4", "20 nov. 1, 21 nov. 1"]);
    expect(await counted("?period=weeks")).toEqual(["20 oct. 11, 17 nov. 7", "20 oct. 1, 17 nov. 2"]);
    expect(await counted("?period=months")).toEqual(["oct. 11, nov. 7", "oct. 1, nov. 2"]);
  });

  it("says in a sentence what a chart shows", async () => {
    for (const hour of ["08", "09", "10"]) await receive(`2025-11-18T${hour}:00:00Z`);
    await receive("2025-11-02T08:00:00Z");
    const { charts } = await open();
    expect(charts[1]).toMatchObject({
      title: "Demandes reçues par jour",
      description: "4 demandes en tout. Le plus\u202f: 3, mardi 18 novembre 2025.",
    });
  });

  it("counts the inquiries of the period by status and service, the rare services together, without spam", async () => {
    const services = ["A", "A", "A", "B", "B", "C", "D", "E", "F", "G", "H", "I", ""];
    for (const service_interest of services) await receive("2025-11-10T08:00:00Z", { service_interest });
    await receive("2025-11-10T08:00:00Z", { service_interest: "A", status: "rejected" });
    await receive("2025-11-10T08:00:00Z", { service_interest: "A", is_spam: true });
    await receive("2025-01-10T08:00:00Z", { service_interest: "A" });
    const { breakdowns } = await open();
    expect(breakdowns.statuses).toEqual({ new: 13, rejected: 1 });
    const told = breakdowns.services.map(({ name, count }) => `${name} ${count}`);
    expect(told.join(", ")).toBe("A 4, B 2, C 1, D 1, E 1, F 1, G 1, Autres 3");
  });

  it("counts the people who have an account, and none who was erased", async () => {
    await makePerson("client", "khadija@riad.example");
    await db.profile.create({ data: { role: "client", erased_at: NOW } });
    expect((await open()).totals.users).toBe(2);
  });

  it("takes an unknown period for thirty days", async () => {
    expect((await open("?period=ever")).period).toBe("days");
  });
});

const home = () => homeLoader(getArgs("/admin", { cookie }));
const waiting = async () => (await layout(getArgs("/admin", { cookie }))).counts;

const inquiry = { name: "Khadija", email: "k@riad.example", message: "Bonjour" };

async function fillAgency() {
  const client = await makePerson("client", "omar@riad.example");
  await db.profile.create({ data: { full_name: "Client effacé", erased_at: new Date() } });
  const title = "Un site";
  await db.project.createMany({
    data: (["pending", "in_progress", "completed", "cancelled"] as const).map((status) => ({ title, status })),
  });
  await db.contactInquiry.createMany({
    data: [
      { ...inquiry, service_interest: "E-commerce", created_at: new Date(2) },
      { ...inquiry, name: "Omar", status: "contacted", created_at: new Date(1) },
      { ...inquiry, name: "Robot", is_spam: true },
    ],
  });
  await makePost({ views_count: 1200 });
  await makePost({ views_count: 34, is_published: false });
  await db.service.createMany({
    data: [true, true, false].map((is_active) => ({ title, category: "graphics" as const, is_active })),
  });
  return client;
}

describe("/admin", () => {
  // @spec office-7, states-5
  it("counts clients, projects, inquiries without spam, views of the blog and active services", async () => {
    await fillAgency();
    const { overview } = await home();
    expect(overview).toEqual({
      clients: 1,
      projects: 4,
      activeProjects: 2,
      inquiries: 2,
      newInquiries: 1,
      blogViews: 1234,
      publishedServices: 2,
    });
  });

  // @spec office-13, calls-18
  it("names the latest inquiries, and 'Non spécifié' where no service was chosen", async () => {
    await fillAgency();
    const { recent } = await home();
    expect(recent.map(({ name, service }) => `${name}: ${service}`)).toEqual([
      "Khadija: E-commerce",
      "Omar: Non spécifié",
    ]);
  });
});

describe("the sidebar", () => {
  async function writeLetter(data: Prisma.MailMessageUpdateInput) {
    const letter = passwordChanged({ recipient: "a@b.example", fullName: "Sara", language: "fr" });
    const { id } = await db.$transaction((tx) => queueEmail(tx, letter));
    await db.mailMessage.update({ where: { id }, data });
  }

  it("counts what waits in each part, and not what is done or set aside", async () => {
    const client = await fillAgency();
    await db.profile.update({ where: { id: client.id }, data: { erasure_requested_at: new Date() } });
    const review = { name: "Ana", content: "Très bon travail.", rating: 5 };
    const settled = [{}, { is_published: true }, { decided_at: new Date() }, { is_spam: true }];
    await db.testimonial.createMany({ data: settled.map((state) => ({ ...review, ...state })) });
    for (const status of ["failed", "sent", "waiting"] as const) await writeLetter({ status });
    expect(await waiting()).toEqual({ inquiries: 1, projects: 1, clients: 1, testimonials: 1, emails: 1 });
  });

  it("counts no letter that can never be sent again", async () => {
    for (const lost of [{ last_error: LINK_STALE }, { recipient: "" }, { last_error: "450 later" }])
      await writeLetter({ status: "failed", ...lost });
    expect((await waiting()).emails).toBe(1);
  });

  it("counts no further than somebody reads", async () => {
    await db.contactInquiry.createMany({ data: Array.from({ length: 120 }, () => inquiry) });
    expect((await waiting()).inquiries).toBe(100);
  });
});
