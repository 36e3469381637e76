import { describe, expect, it } from "vitest";
import { inquiryChatMessage, recentFacts, serviceLabel } from "~/features/inquiries/model/inquiry";
import {
  inquiryIdSchema,
  inquirySchema,
  inquirySpamSchema,
  inquiryStatusSchema,
} from "~/features/inquiries/schema/inquiry";
import { instantOf } from "~/site/calendar";
import { issuesAtLimit, issuesOf, plainSpaces } from "../../support/schema-issues";

const ID = "018f0000-0000-7000-8000-000000000001";
const sent = { name: "Khadija", email: "khadija@riad.example", phone: "", message: "Bonjour,\n\nun site ?" };

describe("the message form", () => {
  // @spec validation-7, validation-8
  it("needs a name, a message, and an e-mail address or a telephone", () => {
    const unsaid = { phone: null, company: null, service_interest: null, budget: null };
    expect(inquirySchema.parse(sent)).toEqual({ ...sent, ...unsaid });
    expect(inquirySchema.parse({ ...sent, email: "", phone: "0661234567" })).toMatchObject({ email: null });
    expect(issuesOf(inquirySchema, {})).toEqual({
      name: ["Le nom est requis"],
      email: ["L’e-mail est requis, ou bien le téléphone"],
      message: ["Le message est requis"],
    });
    expect(issuesOf(inquirySchema, { ...sent, email: "khadija@riad" })).toEqual({
      email: ["L’adresse e-mail n’est pas complète, par exemple nom@domaine.ma"],
    });
  });

  it("takes a service, or one of its tiers, and a range of budgets", () => {
    const chosen = (service_interest: string) => inquirySchema.parse({ ...sent, service_interest }).service_interest;
    expect(chosen("logo")).toEqual({ slug: "logo", tier: null });
    expect(chosen("logo:standard")).toEqual({ slug: "logo", tier: "standard" });
    expect(chosen("logo:énorme")).toEqual({ slug: "logo", tier: null });
    expect(inquirySchema.parse({ ...sent, budget: "large" }).budget).toBe("large");
    expect(inquirySchema.parse({ ...sent, budget: "1" }).budget).toBeNull();
  });

  it.each([
    ["name", 100, "Le nom ne peut pas dépasser 100 caractères"],
    ["company", 100, "L’entreprise ne peut pas dépasser 100 caractères"],
    ["message", 5000, "Le message ne peut pas dépasser 5 000 caractères"],
  ])("limits its %s", (field, max, sentence) => {
    expect(issuesAtLimit(inquirySchema, sent, [field, max])).toEqual({ longest: {}, longer: { [field]: [sentence] } });
  });
});

it("says which inquiry, status or choice is unknown", () => {
  const unknown = { id: ["Demande inconnue"] };
  expect(issuesOf(inquiryIdSchema, { id: "1" })).toEqual(unknown);
  expect(issuesOf(inquiryStatusSchema, { id: "1", status: "x" })).toEqual({ ...unknown, status: ["Statut inconnu"] });
  expect(issuesOf(inquirySpamSchema, { id: "1", is_spam: "x" })).toEqual({ ...unknown, is_spam: ["Choix inconnu"] });
  expect(["true", "false"].map((is_spam) => inquirySpamSchema.parse({ id: ID, is_spam }).is_spam)).toEqual([
    true,
    false,
  ]);
});

describe("the chat message of a visitor", () => {
  const chosen = { service_interest: "Logo", tier_name: "standard", budget_range: "medium" } as const;
  const typed = {
    name: "Khadija",
    email: "k@riad.example",
    phone: "06 12",
    company: "Riad Benali",
    message: "Un site ?",
  };

  // @spec states-12
  it("greets and carries all that was filled in, and the text", () => {
    expect(plainSpaces(inquiryChatMessage({ ...typed, ...chosen })).split("\n")).toEqual([
      "Bonjour, je suis Khadija.",
      "E-mail : k@riad.example",
      "Téléphone : 06 12",
      "Entreprise : Riad Benali",
      "Service : Logo, formule Standard",
      "Budget : De 10 000 à 40 000 MAD",
      "",
      "Un site ?",
    ]);
    const nothing = { phone: null, company: null, service_interest: null, tier_name: null, budget_range: null };
    expect(inquiryChatMessage({ ...typed, ...nothing })).not.toMatch(/Téléphone|Entreprise|Service|Budget/);
  });

  it("cuts a message of more than 1500 characters", () => {
    const end = (length: number) =>
      inquiryChatMessage({ ...typed, ...chosen, message: "m".repeat(length) })
        .split("\n")
        .at(-1);
    expect([end(1500), end(1501)]).toEqual(["m".repeat(1500), `${"m".repeat(1500)}…`]);
  });
});

it("a short list shows when and for what service an inquiry came", () => {
  const created_at = instantOf("2026-11-21T09:12");
  const inquiry = { id: ID, name: "Khadija", created_at };
  expect(recentFacts({ ...inquiry, service_interest: "Logo", tier_name: "standard" })).toEqual({
    ...{ id: ID, name: "Khadija", service: "Logo, formule Standard", receivedAt: created_at.toISOString() },
    received: "21 nov. 2026, 09:12",
  });
  const labelOf = (service_interest: string | null) => serviceLabel({ service_interest, tier_name: null });
  expect([null, "", "Logo"].map(labelOf)).toEqual(["Non spécifié", "Non spécifié", "Logo"]);
});
