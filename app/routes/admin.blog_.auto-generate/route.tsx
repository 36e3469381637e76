import type { LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { getProviderState } from "~/features/generation/ask-provider.server";
import {
  GenerationSection,
  GenerationSections,
  GeneratorTabs,
  KeyNotice,
} from "~/features/generation/components/generator-screen";
import { readCsv, readShippedCsv, SHIPPED_CSV_NAME, SHIPPED_CSV_PATH } from "~/features/generation/csv.server";
import { createGeneration } from "~/features/generation/generations.server";
import type { RowBrief } from "~/features/generation/model/brief";
import { GENERATION_STARTED } from "~/features/generation/model/generation";
import { GENERATIONS_PER_PAGE, listGenerations } from "~/features/generation/queries.server";
import type { FormReply } from "~/lib/forms/form-reply";
import { askedPage } from "~/lib/forms/list-fields";
import { csvTextOf } from "~/lib/text/csv-encoding";
import { DomainError } from "~/server/errors.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { pageCountOf } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Badge } from "~/ui/badge";
import { DataTable } from "~/ui/data-table";
import { ListPagination } from "~/ui/list-pagination";
import { PageHeader } from "~/ui/page-header";
import { RowLink } from "~/ui/screen-link";
import { ShippedFile, UploadForm } from "./csv-files";
import { DryRun } from "./dry-run";
import { toCheck, toGenerationRow } from "./view.server";

interface CheckAnswer extends Partial<FormReply> {
  check?: ReturnType<typeof toCheck>;
}

const stampSchema = z.object({ stamp: z.uuid() });

const checkedSchema = stampSchema.extend({
  name: z.string().max(200),
  csv: z.string(),
  skip_invalid: z.literal("on").optional(),
});

function refuseRows(sentence: string, check: ReturnType<typeof toCheck>) {
  const lastResult = { status: "error" as const, error: { skip_invalid: [sentence] } };
  return data<CheckAnswer>({ intent: "file", lastResult, check }, { status: 400 });
}

async function start(actor: User, { briefs, source, stamp }: { briefs: RowBrief[]; source: string; stamp: string }) {
  const { problem } = await getProviderState();
  const here = "/admin/blog/auto-generate";
  if (problem) return redirectWithFlash(here, { tone: "error", title: "Erreur", description: problem });
  const { id } = await createGeneration(actor, { kind: "bulk", source, briefs, stamp });
  const description = `${briefs.length} ${briefs.length > 1 ? "articles attendent" : "article attend"} leur tour.`;
  return redirectWithFlash(`${here}/${id}`, { tone: "success", title: GENERATION_STARTED, description });
}

const SHOWN_ROWS = 6;

// A file of 1 MB, with room for its form fields and their encoding.
export const handle: RouteHandle = { loadFailure: "Impossible de charger les séries", maxBodyBytes: 2 * 1024 * 1024 };

export const meta = () => seo({ title: "Articles en série" });

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

export const action = formAction({
  guard: requireAdmin,
  buttons: {
    shipped: {
      schema: stampSchema,
      run: ({ stamp }, { actor }) => start(actor, { briefs: readShippedCsv(), source: SHIPPED_CSV_NAME, stamp }),
    },
  },
  others: {
    check: async ({ form }) => {
      const file = form.get("file");
      if (!(file instanceof File) || file.name === "")
        throw new DomainError("invalid", "Choisissez un fichier CSV", { field: "file" });
      const bytes = new Uint8Array(await file.arrayBuffer());
      return { check: toCheck(file.name.slice(-200), csvTextOf(bytes), readCsv(bytes)) } satisfies CheckAnswer;
    },
    file: async ({ actor, form }) => {
      const parsed = checkedSchema.safeParse(Object.fromEntries(form));
      if (!parsed.success) throw data(null, { status: 400 });
      const { name, csv, skip_invalid, stamp } = parsed.data;
      const rows = readCsv(new TextEncoder().encode(csv));
      const briefs = rows.flatMap(({ brief }) => brief ?? []);
      const check = toCheck(name, csv, rows);
      if (briefs.length === 0) return refuseRows("Aucune ligne de ce fichier ne peut être écrite", check);
      if (check.errorCount > 0 && !skip_invalid)
        return refuseRows("Corrigez le fichier, ou choisissez de laisser de côté les lignes en erreur", check);
      return start(actor, { briefs, source: name, stamp });
    },
  },
});

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

function GenerationList({ generations, page, pageCount }: Awaited<ReturnType<typeof loader>>["list"]) {
  return (
    <GenerationSection titleId="runs-title">
      <h2 className="text-xl wrap-anywhere" id="runs-title">
        Séries lancées
      </h2>
      {generations.length === 0 ? (
        <p className="note">Aucune série pour le moment. La première apparaîtra ici, avec son avancement.</p>
      ) : (
        <DataTable
          caption="Séries lancées"
          rows={generations}
          rowKey={({ id }) => id}
          columns={[
            {
              label: "Série",
              isHeader: true,
              cell: ({ id, name }) => (
                <RowLink to={`/admin/blog/auto-generate/${id}`}>
                  <bdi>{name}</bdi>
                </RowLink>
              ),
            },
            { label: "État", cell: ({ tone, label }) => <Badge tone={tone}>{label}</Badge> },
            { label: "Lancée le", cell: ({ startedAt, started }) => <time dateTime={startedAt}>{started}</time> },
            { label: "Brouillons", isNumber: true, cell: ({ successCount, total }) => `${successCount} sur ${total}` },
            { label: "Échecs", isNumber: true, cell: ({ errorCount }) => errorCount },
          ]}
        />
      )}
      <ListPagination action="/admin/blog/auto-generate" page={page} pageCount={pageCount} />
    </GenerationSection>
  );
}
