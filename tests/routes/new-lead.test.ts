import { beforeEach, describe, expect, it } from "vitest";
import { listInquiryEvents } from "~/features/inquiries/queries/inquiries.server";
import { loader } from "~/routes/admin.inquiries.new/route";
import { db } from "~/server/db/db.server";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import type { RefusedPost } from "../support/post-form";
import { getArgs, signedInAs } from "../support/requests";
import { postForm } from "../support/show-page";

let cookie: string;
let saraId: string;

beforeEach(async () => {
  await resetDatabase();
  saraId = (await makePerson("admin", "sara@zellige.example")).id;
  cookie = await signedInAs(saraId);
});

const GOOD = { channel: "phone", name: "Nadia", contact: "06 61 23 45 67", message: "Un site pour la maison de thé" };
const send = (typed: Record<string, string> = {}) => postForm("/admin/inquiries/new", { ...GOOD, ...typed }, cookie);
const errorsOf = (answer: unknown) => (answer as RefusedPost).data.lastResult.error;
const only = () => db.contactInquiry.findFirstOrThrow();

describe("a lead that is written down by hand", () => {
  it("is whose it was told, waits for an answer, and opens", async () => {
    const answer = await send();
    const lead = await only();
    expect(answer.headers.get("Location")).toBe(`/admin/inquiries/${lead.id}`);
    expect(lead).toMatchObject({
      ...{ channel: "phone", name: "Nadia", phone: "+212661234567", email: null, status: "new", owner_id: saraId },
      ...{ message: GOOD.message, next_action: null, reply_due_at: expect.any(Date) },
    });
    expect(lead.due_at).toEqual(lead.reply_due_at);
    expect(await listInquiryEvents(lead.id)).toMatchObject([{ kind: "message", actor: { full_name: "sara" } }]);
    expect(await db.mailMessage.count()).toBe(0);
  });

  it("takes an address as well as a number, what follows, and the code that a chat came with", async () => {
    const plan = { next_action: "Rappeler", next_action_at: "2090-03-31T10:00" };
    await db.referenceCode.create({ data: { code: "K7M2", page: "/", campaign: "", day: new Date("2026-11-01") } });
    await send({ contact: " Nadia@Atelier.example ", channel: "whatsapp", reference: "K7M2", ...plan });
    const lead = await only();
    expect(lead).toMatchObject({ email: "nadia@atelier.example", phone: null, next_action: "Rappeler" });
    expect(await listInquiryEvents(lead.id)).toMatchObject([{ text: "Réf. K7M2" }]);
  });

  it("keeps the service, the budget and the language that were named, and none that there is not", async () => {
    const { slug, title } = await db.service.create({
      data: { slug: "logo", title: "Logo", description: "Un signe", category: "graphics" },
    });
    await send({ service_interest: slug, budget: "medium", language: "ar" });
    expect(await only()).toMatchObject({ service_interest: title, budget_range: "medium", language: "ar" });
    await db.contactInquiry.deleteMany();
    await send({ name: "Omar", service_interest: "peinture", budget: "trop", language: "tlh" });
    expect(await only()).toMatchObject({ service_interest: null, budget_range: null, language: "fr" });
  });

  it("is stored once, however often its button is pressed", async () => {
    await Promise.all([send(), send(), send()]);
    expect(await db.contactInquiry.count()).toBe(1);
  });

  it.each([
    [{ name: " " }, "name", "Le nom est requis"],
    [{ contact: "" }, "contact", "Le téléphone ou l’e-mail est requis"],
    [{ contact: "0661" }, "contact", expect.stringContaining("Un numéro complet ou une adresse")],
    [{ contact: "nadia@" }, "contact", expect.stringContaining("n’est pas complète")],
    [{ message: "" }, "message", "Dites en quelques mots ce qui est demandé"],
    [{ channel: "pigeon" }, "channel", "Choisissez un canal de la liste"],
    [{ next_action: "Rappeler" }, "next_action_at", expect.stringContaining("Dites quand")],
    [{ delay: "days-1" }, "next_action", expect.stringContaining("Dites ce que")],
    [
      { next_action: "Rappeler", next_action_at: "2020-01-01T10:00" },
      "next_action_at",
      expect.stringContaining("passée"),
    ],
  ])("is refused %j in a sentence, with what was typed", async (typed: Record<string, string>, field, sentence) => {
    const answer = await send(typed);
    expect(errorsOf(answer)).toEqual({ [field]: [sentence] });
    expect(await db.contactInquiry.count()).toBe(0);
  });

  it("may wait for delays that end while the agency is open", async () => {
    const { delays } = await loader(getArgs("/admin/inquiries/new", { cookie }));
    expect(delays.map(({ value }) => value)).toEqual(["", "hours-2", "days-1", "days-3", "days-7"]);
    expect(delays[2]?.label).toMatch(/^Demain \(.+\d{2}:\d{2}\)$/);
  });
});
