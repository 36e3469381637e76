import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { caseCount, casesCopy } from "~/content/cases";
import { feedLinks } from "~/features/blog/model/post";
import { casesPath } from "~/features/case-studies/model/case-study";
import { pageCards } from "~/features/seo/model/share-cards";
import { CallToActionBand } from "~/shell/call-to-action-band";
import { PageJsonLd } from "~/shell/page-json-ld";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { Pagination } from "~/ui/pagination";
import { TallLink } from "~/ui/tall-link";
import { CaseGrid } from "./case-grid";
import { ListHead } from "./list-head";
import { toView } from "./view.server";

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

export async function loader({ request }: LoaderFunctionArgs) {
  return toView(request);
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
        <CaseGrid cases={cases} />
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
