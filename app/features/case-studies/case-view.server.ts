import { casePath, countryName, sectorLabel } from "~/features/case-studies/model/case-study";
import type { ServiceCategory } from "~/features/services/model/service";
import { servicePath } from "~/features/services/model/service";
import { withResponsivePictures } from "~/lib/html/responsive-pictures";
import { hasVisibleContent, sanitizeHtml } from "~/lib/html/sanitize-html";
import { ownPicture } from "~/lib/web/picture-address";
import { webAddress } from "~/lib/web/web-address";
import { siteHost } from "~/server/env.server";
import { logger } from "~/server/logger.server";
import { markUncacheable } from "~/server/page-cache/collect-cache-tags.server";
import { formatDate } from "~/site/format";
import type { Language } from "~/site/language";
import type { CaseLink, CaseStudy } from "./queries.server";
import { listCasesOfCategory, listFirstCases } from "./queries.server";

export type CaseLinkView = ReturnType<typeof toCaseLink>;

export function toCaseLink(link: CaseLink, ofPage: Language = "fr") {
  const { slug, title, client_name, language, sector, year, is_fictitious, image_alt } = link;
  return {
    slug,
    title,
    language,
    path: casePath(link),
    clientName: client_name,
    isFictitious: is_fictitious,
    sector: sectorLabel(sector, ofPage),
    year: String(year),
    picture: ownPicture(link.image_url),
    pictureAlt: image_alt ?? "",
  };
}

export type CaseView = ReturnType<typeof toCaseView>;

export function toCaseView(
  study: CaseStudy,
  {
    versions = [],
    portraits,
  }: {
    versions?: { slug: string; language: Language }[];
    portraits?: ReadonlyMap<string, string>;
  } = {},
) {
  const { summary, language, problem, country, sector, services, people, public_url, testimonial } = study;
  const work = sanitizeHtml(study.work_done);
  return {
    ...toCaseLink(study, language),
    id: study.id,
    summary,
    problem: problem
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
    workHtml: hasVisibleContent(work) ? withResponsivePictures(work, siteHost).html : null,
    publicUrl: webAddress(public_url),
    versions,
    country: countryName(country.trim(), language),
    sectorKey: sector,
    services: services.map(({ service }) => ({ title: service.title, path: servicePath(service) })),
    people: people.map(({ name, role }) => ({ name, role, portrait: portraits?.get(name) ?? null })),
    figures: study.figures.map((figure) => {
      const { id, label, before_text, after_text, source, measured_on } = figure;
      const measured = { on: formatDate(measured_on, language), at: measured_on.toISOString().slice(0, 10) };
      return { id, label, before: before_text, after: after_text, source, measured };
    }),
    ...picturesOf(study),
    quote: testimonial?.is_published && !testimonial.is_spam ? quoteOf(testimonial) : null,
    publishedAt: study.published_at?.toISOString(),
    changedAt: study.updated_at.toISOString(),
  };
}

export type CasePictureView = ReturnType<typeof toPictures>[number];

function picturesOf({ pictures }: CaseStudy) {
  const shown = toPictures(pictures);
  const first = (kind: string) => shown.find((picture) => picture.kind === kind);
  const [before, after] = [first("before"), first("after")];
  const pair = before && after ? { before, after } : null;
  return { pair, pictures: shown.filter(({ kind }) => kind !== "before" && kind !== "after") };
}

/** What is not one of our pictures is left out: no page shows those of other sites. */
function toPictures(pictures: CaseStudy["pictures"]) {
  return pictures.flatMap(({ id, kind, image_url, image_alt, caption }) => {
    const src = ownPicture(image_url);
    return src ? [{ id, kind, src, alt: image_alt, caption }] : [];
  });
}

function quoteOf({ id, name, company, position, content, rating }: NonNullable<CaseStudy["testimonial"]>) {
  return { id, name, company, position, content, rating };
}

/** On the page of a country they stand in pairs. */
const OF_COUNTRY = 4;
/** On that of a category, one large and two beside it. */
const OF_CATEGORY = 3;

/** The first works told in a language, for the page of its country: those in French for clients of Morocco. */
export async function getCountryCases(language: Language): Promise<CaseLinkView[]> {
  const country = language === "fr" ? "MA" : undefined;
  const cases = await orNone(language, listFirstCases(OF_COUNTRY, language, country));
  // The last of three would stand alone.
  const paired = cases.length === OF_COUNTRY - 1 ? cases.slice(0, -1) : cases;
  return paired.map((each) => toCaseLink(each, language));
}

/** The first works for which a service of a category was used, for its page. */
export async function getCategoryCases(category: ServiceCategory): Promise<CaseLinkView[]> {
  const cases = await orNone(category, listCasesOfCategory(category, OF_CATEGORY));
  return cases.map((each) => toCaseLink(each));
}

/** A page stands without its works while they cannot be read. */
async function orNone(page: string, reading: Promise<CaseLink[]>): Promise<CaseLink[]> {
  try {
    return await reading;
  } catch (error) {
    markUncacheable();
    logger.error({ event: "case-strip-unavailable", page, err: error }, "works cannot be read, page without them");
    return [];
  }
}
