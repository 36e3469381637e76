import { DatabaseUnavailableError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";
import { markUncacheable } from "~/server/page-cache/collect-cache-tags.server";
import { toCaseLink } from "./case-view.server";
import { listFirstCases } from "./cases.server";

/** They stand in pairs. */
const SHOWN = 4;

/** The first works told in a language, for the page of its country; none while the database does not answer. */
export async function getCountryCases(language: "es" | "ar") {
  try {
    const cases = await listFirstCases(SHOWN, language);
    // The last of three would stand alone.
    const paired = cases.length === SHOWN - 1 ? cases.slice(0, -1) : cases;
    return paired.map((each) => toCaseLink(each, language));
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    markUncacheable();
    logger.error({ event: "country-cases-unavailable", language, err: error }, "database down, page without its works");
    return [];
  }
}
