import { redirect } from "@remix-run/node";
import type { CaseFilters } from "~/features/case-studies/model/case-study";
import { casesPath } from "~/features/case-studies/model/case-study";
import { sectorLabel } from "~/features/case-studies/model/sectors";
import { toCaseLink } from "~/features/case-studies/queries/case-view.server";
import { CASES_PER_PAGE, countPublishedCases, listPublishedCases } from "~/features/case-studies/queries/cases.server";
import { askedPage } from "~/lib/forms/list-fields";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { pageCountOf } from "~/server/http/list-query.server";
import { logger } from "~/server/logger.server";
import { markUncacheable } from "~/server/page-cache/collect-cache-tags.server";

type Counts = Awaited<ReturnType<typeof countPublishedCases>>;

/** The page of the list that was asked for; an explained nothing while the database does not answer. */
export async function toView(request: Request) {
  const filters = readFilters(request.url);
  const page = askedPage(request);
  const found = await findOrNull(filters, page);
  if (!found) {
    return { isDown: true, filters, page, pageCount: page, matchCount: 0, cases: [], services: [], sectors: [] };
  }
  const { cases, matchCount, counts } = found;
  redirectToKnown(request, filters, counts);
  const pageCount = pageCountOf(request, { page, matchCount, perPage: CASES_PER_PAGE });
  return {
    isDown: false,
    filters,
    page,
    pageCount,
    matchCount,
    cases: cases.map((each) => toCaseLink(each)),
    services: counts.services.map(({ slug, title, count }) => ({ key: slug, label: title, count })),
    sectors: counts.sectors.map(({ sector, count }) => ({ key: sector, label: sectorLabel(sector), count })),
  };
}

/** What cannot be a service or a sector counts as not asked. */
function readFilters(url: string): CaseFilters {
  const { searchParams } = new URL(url);
  const key = (name: string) => /^[a-z0-9-]{1,120}$/.exec(searchParams.get(name) ?? "")?.[0] ?? null;
  return { service: key("service"), sector: key("secteur") };
}

async function findOrNull(filters: CaseFilters, page: number) {
  try {
    const [list, counts] = await Promise.all([listPublishedCases(filters, page), countPublishedCases(filters)]);
    return { ...list, counts };
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    markUncacheable();
    logger.error({ event: "cases-unavailable", err: error }, "database down, list of works without its rows");
    return null;
  }
}

/**
 * One address a list: a service or sector of no case is left out, so that no made-up word is kept with its page.
 * @throws a redirect there
 */
function redirectToKnown(request: Request, { service, sector }: CaseFilters, { services, sectors }: Counts): void {
  const { searchParams } = new URL(request.url);
  const known = {
    service: services.some(({ slug }) => slug === service) ? service : null,
    sector: sectors.some((each) => each.sector === sector) ? sector : null,
  };
  if (known.service === searchParams.get("service") && known.sector === searchParams.get("secteur")) return;
  throw redirect(casesPath(known, askedPage(request)));
}
