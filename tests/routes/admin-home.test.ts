import { beforeEach, describe, expect, it } from "vitest";
import { queueEmail } from "~/features/mail/commands/outbox.server";
import { passwordChanged } from "~/features/mail/email-templates/password-changed";
import { LINK_STALE } from "~/features/mail/model/email";
import { loader as layout } from "~/routes/admin/route";
import { loader } from "~/routes/admin._index/route";
import { db } from "~/server/db/db.server";
import { cookie, openOffice } from "../support/office";
import { makePerson } from "../support/people";
import { makePost } from "../support/posts";
import { getArgs } from "../support/requests";

beforeEach(openOffice);

const home = () => loader(getArgs("/admin", { cookie }));
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
  it("counts nothing in an empty agency", async () => {
    const { overview, recent } = await home();
    expect(new Set(Object.values(overview))).toEqual(new Set([0]));
    expect(recent).toEqual([]);
  });

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
  it("counts what waits in each part, and not what is done or set aside", async () => {
    const client = await fillAgency();
    await db.profile.update({ where: { id: client.id }, data: { erasure_requested_at: new Date() } });
    const review = { name: "Ana", content: "Très bon travail.", rating: 5 };
    await db.testimonial.createMany({
      data: [
        review,
        { ...review, is_published: true },
        { ...review, decided_at: new Date() },
        { ...review, is_spam: true },
      ],
    });
    for (const status of ["failed", "sent", "waiting"] as const) {
      const letter = passwordChanged({ recipient: "a@b.example", fullName: "Sara", language: "fr" });
      const { id } = await db.$transaction((tx) => queueEmail(tx, letter));
      await db.mailMessage.update({ where: { id }, data: { status } });
    }
    expect(await waiting()).toEqual({ inquiries: 1, projects: 1, clients: 1, testimonials: 1, emails: 1 });
  });

  it("counts no letter that can never be sent again", async () => {
    const letter = passwordChanged({ recipient: "a@b.example", fullName: "Sara", language: "fr" });
    for (const lost of [{ last_error: LINK_STALE }, { recipient: "" }, { last_error: "450 later" }]) {
      const { id } = await db.$transaction((tx) => queueEmail(tx, letter));
      await db.mailMessage.update({ where: { id }, data: { status: "failed", ...lost } });
    }
    expect((await waiting()).emails).toBe(1);
  });

  it("counts no further than somebody reads", async () => {
    await db.contactInquiry.createMany({ data: Array.from({ length: 120 }, () => inquiry) });
    expect((await waiting()).inquiries).toBe(100);
  });
});
