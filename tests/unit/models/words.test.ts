import { expect, it } from "vitest";
import * as post from "~/features/blog/model/post";
import * as inquiry from "~/features/inquiries/model/inquiry";
import * as project from "~/features/projects/model/project";
import * as services from "~/features/services/model/service";
import * as apiKeys from "~/features/settings/api-keys/model";

it("lists, labels and colours are the specification's", () => {
  expect(post.POST_CATEGORIES).toEqual(["Design", "Marketing", "Programmation", "Business", "Branding"]);
  expect(services.CATEGORY_LABELS).toEqual({
    ...{ programming: "Programmation & Technologie", graphics: "Design & Graphisme" },
    ...{ content: "Contenu & Marketing", business: "Business & Data" },
  });
  expect(services.TIER_LABELS).toEqual({ basic: "Basique", standard: "Standard", advanced: "Avancé" });
  expect(services.HIGHLIGHTED_TIER).toBe("standard");
  expect(inquiry.INQUIRY_STATUS_LABELS).toEqual({
    ...{ new: "Nouveau", contacted: "Contacté", qualified: "Qualifié", converted: "Converti", rejected: "Rejeté" },
  });
  expect(inquiry.INQUIRY_STATUS_TONES).toEqual({
    ...{ new: "blue", contacted: "yellow", qualified: "purple", converted: "green", rejected: "red" },
  });
  expect(project.PROJECT_STATUS_LABELS).toEqual({
    ...{ pending: "En attente", in_progress: "En cours", completed: "Terminé", cancelled: "Annulé" },
  });
  expect(project.PROJECT_STATUS_TONES).toEqual({
    ...{ pending: "yellow", in_progress: "blue", completed: "green", cancelled: "red" },
  });
  const tabs = apiKeys.API_KEY_TABS.map(({ label }) => label);
  expect(tabs).toEqual(["Contenu", "IA", "Marketing", "Paiement", "Email", "SEO"]);
  expect(apiKeys.API_KEY_NAMES.map((name) => `${name} ${apiKeys.API_KEY_KINDS[name].tab}`)).toEqual([
    "PERPLEXITY_API_KEY content",
    "GEMINI_API_KEY ai",
    "OPENAI_API_KEY ai",
    "META_ACCESS_TOKEN marketing",
    "WHATSAPP_API_KEY marketing",
    "LINKEDIN_API_KEY marketing",
    "STRIPE_SECRET_KEY payment",
    "RESEND_API_KEY email",
    "GOOGLE_SEARCH_CONSOLE_KEY seo",
  ]);
});
