import type { ServiceCategory } from "~/features/services/model/service";
import { logger } from "~/server/logger.server";
import { markUncacheable } from "~/server/page-cache/collect-cache-tags.server";
import type { Language } from "~/site/language";
import type { CaseLinkView } from "./case-view.server";
import { toCaseLink } from "./case-view.server";
import type { CaseLink } from "./cases.server";
import { listCasesOfCategory, listFirstCases } from "./cases.server";

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
