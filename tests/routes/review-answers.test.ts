import { beforeEach, describe, expect, it } from "vitest";
import { loader as avis } from "~/routes/_site.avis/route";
import { db } from "~/server/db/db.server";
import { makeReview, makeService } from "../support/cases";
import { cookie, openOffice, sendForm } from "../support/office";
import { getArgs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

beforeEach(openOffice);

const send = (id: string, fields: Record<string, string>) => sendForm(`/admin/testimonials/${id}`, fields);
const names = async (query = "") => (await avis(getArgs(`/avis${query}`))).reviews.map(({ name }) => name);

describe("a review", () => {
  it("is answered beneath, tied to its service, and verified by its project", async () => {
    const { id } = await makeReview({ name: "Omar Tazi", created_at: new Date("2026-11-02T10:00:00Z") });
    await makeReview({ name: "Salma", created_at: new Date("2026-11-03T10:00:00Z") });
    const service = await makeService("Identité");
    const project = await db.project.create({ data: { title: "Enseigne", status: "completed" } });
    const before = await showPage("/avis");
    expect([before.words.includes("Avis vérifié"), before.html.includes("aggregateRating")]).toEqual([false, false]);
    const fields = { intent: "reply", reply: "Merci Omar.", service_id: service.id, project_id: project.id };
    expect(await send(id, fields)).toRedirect("/admin/testimonials");
    const { words, html } = await showPage("/avis");
    expect(words).toContain("Réponse de l'agence Merci Omar.");
    expect(words).toContain("Avis vérifié");
    expect(html).toContain('"reviewCount":1');
    expect(html).not.toContain(project.id);
    expect([await names("?service=identite"), await names()]).toEqual([["Omar Tazi"], ["Salma", "Omar Tazi"]]);
    const unknown = await avis(getArgs("/avis?service=inconnu")).catch((thrown: unknown) => thrown);
    expect(unknown).toRedirect("/avis", 302);
  });

  it("keeps its tie only to what there is, and loses its answer when that is emptied", async () => {
    const { id } = await makeReview();
    const gone = crypto.randomUUID();
    const wrong = await send(id, { intent: "reply", reply: "Bien reçu", service_id: gone, project_id: "" });
    expect(wrong).toMatchObject({ init: { status: 400 } });
    expect(await send(id, { intent: "reply", reply: "x".repeat(1001) })).toMatchObject({ init: { status: 400 } });
    await send(id, { intent: "reply", reply: "Bien reçu" });
    await send(id, { intent: "reply", reply: "" });
    expect(await db.testimonial.findFirstOrThrow()).toMatchObject({ reply: null, replied_at: null });
  });
});

describe("the form that reports a review", () => {
  const reportOf = (id: string, fields: Record<string, string>) =>
    postForm(`/avis/signaler?avis=${id}`, { intent: "report", ...fields });

  it("lands with the office once, which files it", async () => {
    const { id } = await makeReview({ name: "Omar Tazi" });
    const fields = { reason: "Je suis Omar et je n’ai rien écrit.", email: "omar@tazi.example" };
    expect(await reportOf(id, fields)).toRedirect("/avis");
    await reportOf(id, fields);
    expect(await db.testimonialReport.findMany()).toMatchObject([{ testimonial_id: id, ...fields }]);
    expect(await db.mailMessage.count({ where: { kind: "review-reported" } })).toBe(1);
    const { words } = await showPage("/admin/testimonials?state=reported", { cookie });
    expect(words).toContain("Omar Tazi");
    expect((await showPage(`/admin/testimonials/${id}`, { cookie })).words).toContain("je n'ai rien écrit");
    await send(id, { intent: "settle" });
    expect((await showPage("/admin/testimonials?state=reported", { cookie })).words).toContain(
      "Aucun avis ne correspond",
    );
  });

  it("says what is missing, thanks a robot for nothing, and bounds each network", async () => {
    const { id } = await makeReview();
    expect(await reportOf(id, { reason: "non" })).toMatchObject({ init: { status: 400 } });
    const { html } = await showPage(`/avis/signaler?avis=${id}`, { fields: { reason: "non", email: "x" } });
    expect(html).toContain("Dites en une phrase ce qui ne va pas");
    expect(await reportOf(id, { reason: "Un robot passe ici.", homepage: "http://spam.example" })).toRedirect("/avis");
    expect(await db.testimonialReport.count()).toBe(0);
    for (let i = 0; i < 10; i += 1) await reportOf(id, { reason: `Une raison de plus, la ${i}.` });
    expect(await reportOf(id, { reason: "Une raison de trop." })).toMatchObject({ init: { status: 429 } });
  });

  it("is there for published reviews alone", async () => {
    const { id } = await makeReview({ is_published: false });
    expect((await showPage(`/avis/signaler?avis=${id}`)).status).toBe(404);
    expect((await showPage("/avis/signaler?avis=x")).status).toBe(404);
    await reportOf(id, { reason: "Il n’est plus publié." });
    expect(await db.testimonialReport.count()).toBe(0);
    const odd = await Promise.resolve(sendForm("/admin/testimonials", { intent: "x" })).catch(
      (thrown: unknown) => thrown,
    );
    expect(odd).toMatchObject({ init: { status: 400 } });
  });
});
