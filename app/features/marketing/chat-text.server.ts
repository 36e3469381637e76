import { technology } from "~/content/home";
import { morocco } from "~/content/landing-pages/morocco";
import { saudiArabia } from "~/content/landing-pages/saudi-arabia";
import { spain } from "~/content/landing-pages/spain";
import { arabicShell } from "~/content/shell/arabic";
import { frenchShell } from "~/content/shell/french";
import { spanishShell } from "~/content/shell/spanish";
import type { WayOutQuery } from "~/features/marketing/schema";
import { serviceChatMessage, tierChatMessage } from "~/features/services/model/service";
import { getService } from "~/features/services/queries.server";
import type { Language } from "~/site/language";

const QUOTES: Record<Language, string> = {
  fr: frenchShell.quoteMessage,
  es: spanishShell.quoteMessage,
  ar: arabicShell.quoteMessage,
};

const OF_COUNTRIES = new Map([
  ["/maroc", morocco.message],
  ["/espana", spain.message],
  ["/saudi-arabia", saudiArabia.message],
]);

const OF_SUBJECTS = {
  devis: null,
  consultation: technology.message,
  projet: "Bonjour, je souhaite parler de mon projet.",
};

/** The first words of a chat: of the page's service and tier, its country, its subject, else a request for a quote. */
export async function getChatText(page: string | null, { sujet, tier, lang }: WayOutQuery): Promise<string> {
  if (sujet === "devis") return QUOTES[lang];
  const own = (sujet && OF_SUBJECTS[sujet]) || (page && OF_COUNTRIES.get(page));
  if (own) return own;
  const [, slug] = /^\/services\/[^/]+\/([^/]+)$/.exec(page ?? "") ?? [];
  const service = slug === undefined ? null : await getService(slug);
  if (!service) return QUOTES[lang];
  const chosen = service.pricing_tiers.find(({ tier_name }) => tier_name === tier);
  if (!chosen) return serviceChatMessage(service.title);
  return tierChatMessage({ title: service.title, tier: chosen.tier_name, priceMad: chosen.price });
}
