import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { casesCopy } from "~/content/cases";
import { categories } from "~/content/categories";
import { CaseStrip } from "~/features/case-studies/components/case-strip";
import { getCategoryCases } from "~/features/case-studies/queries/case-strips.server";
import { categoryCard } from "~/features/seo/model/share-cards";
import { isServiceCategory } from "~/features/services/model/service";
import { logger } from "~/server/logger.server";
import { CallToActionBand } from "~/shell/call-to-action-band";
import { PageJsonLd } from "~/shell/page-json-ld";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { CategoryHero } from "./category-hero";
import { ProcessSteps } from "./process-steps";
import { ServiceIndex } from "./service-index";
import { toView } from "./view.server";

export const handle: RouteHandle = { cache: {} };

export const meta: MetaFunction<typeof loader> = ({ params }) => {
  const copy = copyOf(params.category);
  return copy ? seo({ title: copy.metaTitle, description: copy.metaDescription, card: categoryCard(copy) }) : [];
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  if (!isServiceCategory(params.category)) {
    logger.info({ event: "not-found", path: new URL(request.url).pathname });
    throw data(null, { status: 404 });
  }
  const { category } = params;
  const [services, cases] = await Promise.all([toView(category), getCategoryCases(category)]);
  return { category, services, cases };
}

function copyOf(category: string | undefined) {
  return categories.find(({ slug }) => slug === category);
}

export default function CategoryPage() {
  const { category, services, cases } = useLoaderData<typeof loader>();
  const copy = copyOf(category);
  if (!copy) return null;
  return (
    <>
      <PageJsonLd crumbs={[{ name: copy.name, path: `/services/${category}` }]} />
      <div className={`cat-${category}`}>
        <CategoryHero copy={copy} />
        <ServiceIndex category={category} services={services} />
        <CaseStrip cases={cases} title={casesCopy.ofCategory} id="realisations" />
        <ProcessSteps category={category} title={copy.processTitle} steps={copy.process} />
      </div>
      <CallToActionBand />
    </>
  );
}
