import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { GenerationSection, GenerationSections } from "~/features/generation/components/generation-sections";
import { GeneratorTabs } from "~/features/generation/components/generator-tabs";
import { getGeneration, ITEMS_PER_PAGE } from "~/features/generation/queries/generations.server";
import { generationIdSchema, generationPageSchema } from "~/features/generation/schema/forms";
import { scaledMs } from "~/server/env.server";
import { pageCountOf } from "~/server/http/list-query.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { ListPagination } from "~/ui/list-pagination";
import { PageHeader } from "~/ui/page-header";
import { useServerEvents } from "~/ui/use-server-events";
import { FailureNotices } from "./failure-notices";
import { GenerationActions } from "./generation-actions";
import { GenerationNotice } from "./generation-notice";
import { GenerationProgress } from "./generation-progress";
import { ItemFilters } from "./item-filters";
import { ItemTable } from "./item-table";
import { toView } from "./view.server";

// Long enough to read a line of the list.
const REFRESH_MS = 8000;

export const handle: RouteHandle = { loadFailure: "Impossible de charger la série" };

export const meta: MetaFunction = () => seo({ title: "Série d’articles" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(generationIdSchema, params);
  const asked = generationPageSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  const stored = await getGeneration(id);
  if (!stored) throw data(null, { status: 404 });
  const view = await toView(stored, asked);
  const { matchCount } = view;
  const pageCount = pageCountOf(request, { page: asked.page, matchCount, perPage: ITEMS_PER_PAGE });
  const isRefreshed = view.generation.isRunning && asked.refresh !== "off";
  return { ...view, asked, pageCount, refreshSeconds: isRefreshed ? Math.ceil(scaledMs(REFRESH_MS) / 1000) : null };
}

export { action } from "./action.server";

export default function GenerationScreen() {
  const { generation, items, failures, asked, pageCount } = useLoaderData<typeof loader>();
  const path = `/admin/blog/auto-generate/${generation.id}`;
  useServerEvents(`${path}/events`, generation.isRunning);
  return (
    <>
      <PageHeader
        title={generation.name}
        description={generation.started}
        actions={<GenerationActions generation={generation} path={path} />}
      />
      <GeneratorTabs />
      <GenerationSections>
        <GenerationProgress generation={generation} path={path} isRefreshed={asked.refresh !== "off"} />
        <GenerationNotice generation={generation} />
        <GenerationSection titleId="items-title">
          <h2 className="text-xl wrap-anywhere" id="items-title">
            Articles
          </h2>
          <ItemFilters path={path} current={asked.status} counts={generation.counts} />
          <ItemTable items={items} />
          <ListPagination action={path} page={asked.page} pageCount={pageCount} />
        </GenerationSection>
      </GenerationSections>
      <FailureNotices failures={failures} isRunning={generation.isRunning} />
      <Outlet />
    </>
  );
}
