import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getProviderState } from "~/features/generation/commands/ask-provider.server";
import { GenerationSections } from "~/features/generation/components/generation-sections";
import { GeneratorTabs } from "~/features/generation/components/generator-tabs";
import { KeyNotice } from "~/features/generation/components/key-notice";
import { readShippedCsv, SHIPPED_CSV_PATH } from "~/features/generation/queries/csv.server";
import { GENERATIONS_PER_PAGE, listGenerations } from "~/features/generation/queries/generations.server";
import { askedPage } from "~/lib/forms/list-fields";
import { pageCountOf } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";
import type { CheckAnswer } from "./action.server";
import { DryRun } from "./dry-run";
import { GenerationList } from "./generation-list";
import { ShippedFile } from "./shipped-file";
import { UploadForm } from "./upload-form";
import { toGenerationRow } from "./view.server";

const SHOWN_ROWS = 6;

// A file of 1 MB, and room for what a post of it has around it or makes of it.
export const handle: RouteHandle = { loadFailure: "Impossible de charger les séries", maxBodyBytes: 2 * 1024 * 1024 };

export const meta: MetaFunction = () => seo({ title: "Articles en série" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const page = askedPage(request);
  const [{ generations, matchCount }, provider] = await Promise.all([listGenerations(page), getProviderState()]);
  const pageCount = pageCountOf(request, { page, matchCount, perPage: GENERATIONS_PER_PAGE });
  const shipped = readShippedCsv();
  return {
    provider,
    stamp: crypto.randomUUID(),
    shipped: { path: SHIPPED_CSV_PATH, count: shipped.length, rows: shipped.slice(0, SHOWN_ROWS) },
    list: { generations: generations.map(toGenerationRow), page, pageCount },
  };
}

export { action } from "./action.server";

export default function AutoGenerate() {
  const { provider, stamp, shipped, list } = useLoaderData<typeof loader>();
  const check = (useActionData() as CheckAnswer | undefined)?.check;
  const isReady = !provider.problem;
  return (
    <>
      <PageHeader
        title="Articles en série"
        description="Un fichier, une ligne par article. Ils s’écrivent l’un après l’autre et deviennent des brouillons, même si vous fermez la page."
      />
      <GeneratorTabs />
      <GenerationSections>
        {provider.problem && <KeyNotice problem={provider.problem} />}
        {check ? (
          <DryRun check={check} stamp={stamp} isReady={isReady} />
        ) : (
          <>
            <ShippedFile shipped={shipped} stamp={stamp} isReady={isReady} />
            <UploadForm />
          </>
        )}
        <GenerationList {...list} />
      </GenerationSections>
    </>
  );
}
