import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { caseCount, casesCopy } from "~/content/cases";
import { feedLinks } from "~/features/blog/model/post";
import { toCaseLink } from "~/features/case-studies/case-view.server";
import { CaseCard } from "~/features/case-studies/components/case-card";
import type { CaseFilters } from "~/features/case-studies/model/case-study";
import { casesPath, sectorLabel } from "~/features/case-studies/model/case-study";
import { CASES_PER_PAGE, countPublishedCases, listPublishedCases } from "~/features/case-studies/queries.server";
import { pageCards } from "~/features/seo/model/share-cards";
import { askedPage } from "~/lib/forms/list-fields";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { pageCountOf } from "~/server/http/list-query.server";
import { logger } from "~/server/logger.server";
import { markUncacheable } from "~/server/page-cache/collect-cache-tags.server";
import { CallToActionBand } from "~/shell/call-to-action-band";
import { PageJsonLd } from "~/shell/page-json-ld";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { Pagination } from "~/ui/pagination";
import { TallLink } from "~/ui/tall-link";
import { ListHead } from "./list-head";

export const handle: RouteHandle = { cache: { query: ["service", "secteur", "page"] } };

export const links = feedLinks;

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const { page = 1, services = [], sectors = [], filters } = data ?? {};
  const service = services.find(({ key }) => key === filters?.service)?.label;
  const sector = sectors.find(({ key }) => key === filters?.sector)?.label;
  const asked = [service, sector, page > 1 && `page ${page}`].filter(Boolean).join(", ");
  const { metaTitle, metaDescription } = casesCopy;
  return seo({
    title: asked ? `${metaTitle}\u202f: ${asked}` : metaTitle,
    description: asked ? `${asked}. ${metaDescription}` : metaDescription,
    card: pageCards.cases,
  });
};

/** The page of the list that was asked for; an explained nothing while the database does not answer. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  // A text that cannot be a service or a sector counts as not asked.
  const keyOf = (name: string) => /^[a-z0-9-]{1,120}$/.exec(searchParams.get(name) ?? "")?.[0] ?? null;
  const filters: CaseFilters = { service: keyOf("service"), sector: keyOf("secteur") };
  const page = askedPage(request);
  const found = await findOrNull(filters, page);
  if (!found) {
    return { isDown: true, filters, page, pageCount: page, matchCount: 0, cases: [], services: [], sectors: [] };
  }
  const { cases, matchCount, counts } = found;
  redirectToKnown(request, filters, counts);
  return {
    isDown: false,
    filters,
    page,
    pageCount: pageCountOf(request, { page, matchCount, perPage: CASES_PER_PAGE }),
    matchCount,
    cases: cases.map((each) => toCaseLink(each)),
    services: counts.services.map(({ slug, title, count }) => ({ key: slug, label: title, count })),
    sectors: counts.sectors.map(({ sector, count }) => ({ key: sector, label: sectorLabel(sector), count })),
  };
}

export default function CasesPage() {
  const { isDown, filters, page, pageCount, matchCount, cases, services, sectors } = useLoaderData<typeof loader>();
  const isWhole = !filters.service && !filters.sector;
  return (
    <>
      <PageJsonLd crumbs={[{ name: casesCopy.title, path: "/realisations" }]} />
      <ListHead filters={filters} services={services} sectors={sectors} />
      <section className="wrap pb-(--section)" aria-label={casesCopy.listLabel}>
        {!isDown && !isWhole && (
          <p className="flex flex-wrap items-center gap-x-4 pb-5 text-text-2" role="status">
            {caseCount(matchCount)}
            <TallLink className="text-link" to="/realisations">
              {casesCopy.showAll}
            </TallLink>
          </p>
        )}
        {cases.length === 0 && <NoCase isDown={isDown} isWhole={isWhole} />}
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-y-[clamp(2.5rem,5vw,5rem)] gap-x-(--gap) lg:grid-cols-12 lg:items-end">
          {cases.map((each, index) => {
            const { item, sizes } = placeOf(index, cases.length);
            return (
              <li className={index < DRAWN_AT_ONCE ? item : `${item} ${DRAWN_LATER}`} key={each.slug}>
                <CaseCard link={each} pictureLook="aspect-[16/10]" sizes={sizes} isFirst={index === 0} />
              </li>
            );
          })}
        </ul>
        <Pagination page={page} pageCount={pageCount} hrefFor={(each) => casesPath(filters, each)} />
      </section>
      <CallToActionBand />
    </>
  );
}

function NoCase({ isDown, isWhole }: { isDown: boolean; isWhole: boolean }) {
  const { none, nothingFound, unavailable } = casesCopy;
  const { title, text, action } = isDown ? unavailable : isWhole ? none : nothingFound;
  const to = isWhole && !isDown ? "/services/programming" : "/realisations";
  return (
    <EmptyState title={title} action={<LinkButton to={to}>{action}</LinkButton>}>
      <p>{text}</p>
    </EmptyState>
  );
}

// Said narrower than they stand, so that a phone fetches the smallest files: the page keeps within its weight.
const PHONE_WIDTH = "60vw";
const WIDE = { item: "lg:col-span-full", sizes: `(min-width: 99rem) 90rem, (min-width: 56rem) 92vw, ${PHONE_WIDTH}` };
const LARGE = { item: "lg:col-span-7", sizes: `(min-width: 56rem) 54vw, ${PHONE_WIDTH}` };
const SMALL = { item: "lg:col-span-5", sizes: `(min-width: 56rem) 38vw, ${PHONE_WIDTH}` };

/** One across the page, then pairs of unequal pictures, the larger one on either side in turn. */
const PLACES = [WIDE, LARGE, SMALL, SMALL, LARGE] as const;

/** On a phone the works far below are drawn, and their pictures fetched, as one comes near. */
const DRAWN_AT_ONCE = 3;
const DRAWN_LATER =
  "max-lg:[content-visibility:auto] max-lg:[contain-intrinsic-size:auto_21rem] max-lg:[overflow-clip-margin:0.5rem]";

/** The place of the work at this index of so many: one that would stand without its pair goes across. */
function placeOf(index: number, count: number) {
  const turn = index % PLACES.length;
  const isAlone = (turn === 1 || turn === 3) && index === count - 1;
  return isAlone ? WIDE : (PLACES[turn] ?? WIDE);
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
function redirectToKnown(
  request: Request,
  { service, sector }: CaseFilters,
  { services, sectors }: Awaited<ReturnType<typeof countPublishedCases>>,
): void {
  const { searchParams } = new URL(request.url);
  const known = {
    service: services.some(({ slug }) => slug === service) ? service : null,
    sector: sectors.some((each) => each.sector === sector) ? sector : null,
  };
  if (known.service === searchParams.get("service") && known.sector === searchParams.get("secteur")) return;
  throw redirect(casesPath(known, askedPage(request)));
}
