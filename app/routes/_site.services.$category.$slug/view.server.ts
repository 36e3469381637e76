import { servicePage } from "~/content/service-pages";
import { toCaseLink } from "~/features/case-studies/case-view.server";
import { listCasesOfService } from "~/features/case-studies/queries.server";
import { wayOutPath } from "~/features/marketing/model/ways-out";
import {
  CATEGORY_LABELS,
  HIGHLIGHTED_TIER,
  serviceFormPath,
  servicePath,
  TIER_LABELS,
  tierPrice,
} from "~/features/services/model/service";
import type { Service } from "~/features/services/queries.server";
import { withResponsivePictures } from "~/lib/html/responsive-pictures";
import { hasVisibleContent, sanitizeHtml } from "~/lib/html/sanitize-html";
import { formatNumber } from "~/lib/text/format-number";
import { ownPicture } from "~/lib/web/picture-address";
import { webAddress } from "~/lib/web/web-address";
import { siteHost } from "~/server/env.server";
import { formatMad } from "~/site/format";
import type { OfferFacts, ServiceFacts } from "~/site/json-ld/service";

const CASES_SHOWN = 2;
const CASE_ADDRESS = /^\/realisations\/([^/?#]+)$/;

export async function toView(service: Service) {
  // No work stands twice on a page: not those to which its examples lead.
  const shownAsExamples = service.examples.flatMap(
    ({ project_url }) => CASE_ADDRESS.exec(webAddress(project_url) ?? "")?.[1] ?? [],
  );
  const cases = await listCasesOfService(service.id, shownAsExamples, CASES_SHOWN);
  const { title, description, category } = service;
  // For search engines.
  const facts: ServiceFacts = {
    path: servicePath(service),
    name: title,
    description,
    kind: CATEGORY_LABELS[category],
    offers: offersOf(service),
  };
  return { service: toServiceView(service), facts, cases: cases.map((each) => toCaseLink(each)) };
}

/** A service as its page shows it: prices formatted, rich text sanitised, addresses checked, chat links written. */
function toServiceView(service: Service) {
  const { id, slug, category, title, description, features, priceFromMad, landing_content } = service;
  const html = sanitizeHtml(landing_content?.content ?? "");
  return {
    id,
    slug,
    category,
    title,
    description,
    features,
    categoryLabel: CATEGORY_LABELS[category],
    startingPrice: priceFromMad === null ? null : formatMad(priceFromMad),
    landingHtml: hasVisibleContent(html) ? withResponsivePictures(html, siteHost).html : null,
    examples: service.examples.map(({ id, title, description, image_url, image_alt, project_url }) => ({
      id,
      title,
      description,
      imageUrl: ownPicture(image_url),
      imageAlt: image_alt ?? (title || "Aperçu du projet"),
      projectUrl: webAddress(project_url),
    })),
    tiers: service.pricing_tiers.map((tier) => tierView(service, tier)),
    formPath: serviceFormPath(slug),
    chatPath: wayOutPath("whatsapp", { page: servicePath(service) }),
  };
}

export type ServiceView = ReturnType<typeof toServiceView>;
export type ExampleView = ServiceView["examples"][number];
export type TierView = ServiceView["tiers"][number];

function tierView(service: Service, tier: Service["pricing_tiers"][number]) {
  const { id, tier_name, description, price, delivery_time, revisions_count, details } = tier;
  return {
    id,
    label: TIER_LABELS[tier_name],
    isHighlighted: tier_name === HIGHLIGHTED_TIER,
    description,
    price: tierPrice(price),
    deliveryTime: delivery_time,
    revisions: formatNumber(revisions_count),
    details,
    chatPath: wayOutPath("whatsapp", { page: servicePath(service), tier: tier_name }),
    formPath: serviceFormPath(service.slug, tier_name),
  };
}

/** An offer for each tier that has a price, or the starting price alone. */
function offersOf({ pricing_tiers, priceFromMad }: Service): OfferFacts[] {
  if (pricing_tiers.length > 0) {
    return pricing_tiers.flatMap(({ tier_name, description, price: priceMad }) =>
      priceMad === null ? [] : [{ name: TIER_LABELS[tier_name], description: description ?? undefined, priceMad }],
    );
  }
  if (priceFromMad === null) return [];
  return [{ name: servicePage.priceLabel, priceMad: priceFromMad, isStartingPrice: true }];
}
