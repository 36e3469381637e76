import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import {
  GenerationSection,
  GenerationSections,
  GeneratorTabs,
} from "~/features/generation/components/generator-screen";
import { pauseGeneration, resumeGeneration, retryGeneration } from "~/features/generation/generations.server";
import type { ItemCounts, ItemStatus } from "~/features/generation/model/generation";
import { ITEM_STATUS_LABELS, ITEM_STATUS_TONES, ITEM_STATUSES, totalOf } from "~/features/generation/model/generation";
import { getGeneration, ITEMS_PER_PAGE } from "~/features/generation/queries.server";
import { generationIdSchema, generationPageSchema } from "~/features/generation/schema/forms";
import { scaledMs } from "~/server/env.server";
import { formAction, noFields } from "~/server/forms/form-action.server";
import { pageCountOf, parseQuery } from "~/server/http/list-query.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { ButtonForm } from "~/ui/button-form";
import type { FlashContent } from "~/ui/flash-message";
import { FlashRegion } from "~/ui/flash-region";
import { ListPagination } from "~/ui/list-pagination";
import { PageHeader } from "~/ui/page-header";
import { ScreenLinkButton } from "~/ui/screen-link";
import { StatusFilterStrip } from "~/ui/status-filter-strip";
import { useServerEvents } from "~/ui/use-server-events";
import { GenerationNotice, GenerationProgress } from "./generation-progress";
import { ItemTable } from "./item-table";
import type { GenerationView } from "./view.server";
import { toView } from "./view.server";

// Long enough to read a line of the list.
const REFRESH_MS = 8000;

export const handle: RouteHandle = { loadFailure: "Impossible de charger la série" };

export const meta = () => seo({ title: "Série d’articles" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(generationIdSchema, params);
  const asked = parseQuery(request, generationPageSchema);
  const view = await toView(foundOr404(await getGeneration(id)), asked);
  const { matchCount } = view;
  const pageCount = pageCountOf(request, { page: asked.page, matchCount, perPage: ITEMS_PER_PAGE });
  const isRefreshed = view.generation.isRunning && asked.refresh !== "off";
  return { ...view, asked, pageCount, refreshSeconds: isRefreshed ? Math.ceil(scaledMs(REFRESH_MS) / 1000) : null };
}

export const action = formAction({
  guard: requireAdmin,
  params: generationIdSchema,
  buttons: {
    pause: {
      schema: noFields,
      run: (_, { actor, params }) => pauseGeneration(actor, params.id),
      done: "La série est en pause",
    },
    resume: {
      schema: noFields,
      run: (_, { actor, params }) => resumeGeneration(actor, params.id),
      done: "La série reprend",
    },
    retry: {
      schema: noFields,
      run: (_, { actor, params }) => retryGeneration(actor, params.id),
      done: "Les échecs sont repris",
    },
  },
});

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

function ItemFilters({ path, current, counts }: { path: string; current: ItemStatus | undefined; counts: ItemCounts }) {
  const total = totalOf(counts);
  const each = ITEM_STATUSES.map((value) => ({
    value,
    label: ITEM_STATUS_LABELS[value],
    count: counts[value],
    tone: ITEM_STATUS_TONES[value],
  }));
  const items = [{ label: "Tous", count: total, tone: "neutral" as const }, ...each];
  return <StatusFilterStrip label="État des articles" action={path} name="status" current={current} items={items} />;
}

interface Failure {
  key: string;
  title: string;
  error: string;
}

/** A notice for each article that fails while the page is open; earlier ones stand in the list. */
function FailureNotices({ failures, isRunning }: { failures: Failure[]; isRunning: boolean }) {
  const [messages, setMessages] = useState<readonly FlashContent[]>([]);
  const known = useRef(new Set(failures.map(({ key }) => key)));
  useEffect(() => {
    const fresh = failures.filter(({ key }) => !known.current.has(key));
    for (const { key } of fresh) known.current.add(key);
    if (fresh.length > 0)
      setMessages(
        fresh.map(({ title, error }) => ({ tone: "error", title: `Échec\u202f: ${title}`, description: error })),
      );
  }, [failures]);
  if (!isRunning && messages.length === 0) return null;
  return <FlashRegion messages={messages} className="run-notices scripted:bottom-30" />;
}

function GenerationActions({ generation: { status, errorCount }, path }: { generation: GenerationView; path: string }) {
  const isRunning = status === "running";
  const button = { action: path, preventScrollReset: true, size: "sm" } as const;
  return (
    <>
      {status === "paused" && (
        <ButtonForm {...button} intent="resume" variant="primary">
          Reprendre
        </ButtonForm>
      )}
      {isRunning && (
        <ButtonForm {...button} intent="pause">
          Pause
        </ButtonForm>
      )}
      {errorCount > 0 && (isRunning || status === "finished") && (
        <ButtonForm {...button} intent="retry" variant={isRunning ? "secondary" : "primary"}>
          Réessayer les échecs
        </ButtonForm>
      )}
      {(isRunning || status === "paused") && (
        <ScreenLinkButton to={`${path}/cancel`} preventScrollReset>
          Annuler
        </ScreenLinkButton>
      )}
    </>
  );
}
