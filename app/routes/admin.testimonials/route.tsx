import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { moderationFailure } from "~/features/testimonials/model";
import { countTestimonials, listTestimonials, TESTIMONIALS_PER_PAGE } from "~/features/testimonials/queries.server";
import { testimonialListSchema } from "~/features/testimonials/schema";
import { pageCountOf, parseQuery } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { ListPagination } from "~/ui/list-pagination";
import { ListSummary } from "~/ui/list-summary";
import { PageHeader } from "~/ui/page-header";
import { TestimonialFilters } from "./testimonial-filters";
import { TestimonialList } from "./testimonial-list";
import { toItem } from "./view.server";

export const handle: RouteHandle = {
  loadFailure: "Impossible de charger les avis",
  storeFailure: moderationFailure,
};

export const meta: MetaFunction = () => seo({ title: "Avis Clients" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const list = parseQuery(request, testimonialListSchema);
  const [{ testimonials, matchCount, hasMore }, counts] = await Promise.all([
    listTestimonials(list),
    countTestimonials(),
  ]);
  return {
    list,
    testimonials: testimonials.map(toItem),
    counts,
    matchCount,
    hasMore,
    pageCount: pageCountOf(request, { page: list.page, matchCount, perPage: TESTIMONIALS_PER_PAGE }),
  };
}

export { action } from "./action.server";

export default function Testimonials() {
  const { list, testimonials, counts, matchCount, hasMore, pageCount } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Avis Clients" description="Chaque avis attend ici votre accord avant d’être publié." />
      <TestimonialFilters list={list} counts={counts} />
      <ListSummary action="/admin/testimonials" matchCount={matchCount} hasMore={hasMore} />
      <TestimonialList testimonials={testimonials} isFiltered={Boolean(list.q || list.state)} />
      <ListPagination action="/admin/testimonials" page={list.page} pageCount={pageCount} />
      <Outlet />
    </>
  );
}
