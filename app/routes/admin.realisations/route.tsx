import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import {
  CASE_CREATED,
  CASE_MOVED,
  CASE_PUBLISHED,
  CASE_STATUS_LABELS,
  CASE_UNPUBLISHED,
  isConsented,
  sectorLabel,
} from "~/features/case-studies/model/case-study";
import { countCases, listCases } from "~/features/case-studies/office-list.server";
import { caseListSchema, moveSchema, publishSchema } from "~/features/case-studies/schema";
import { moveCase, setCasePublished } from "~/features/case-studies/write.server";
import { createCaseFromProject } from "~/features/projects/create-case.server";
import { projectIdSchema } from "~/features/projects/schema";
import { ownPicture } from "~/lib/web/picture-address";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { parseQuery } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { FRENCH_LANGUAGE_NAMES } from "~/site/language";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Badge } from "~/ui/badge";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { Picture } from "~/ui/picture";
import { RowButton, RowMoves } from "~/ui/row-forms";
import { ScreenLink, ScreenLinkButton } from "~/ui/screen-link";
import { SearchToolbar } from "~/ui/search-toolbar";
import { StatusFilterStrip } from "~/ui/status-filter-strip";
import { useSearchHref } from "~/ui/use-address";

export const handle: RouteHandle = { loadFailure: "Impossible de charger les réalisations" };

export const meta = () => seo({ title: "Réalisations" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { state, q } = parseQuery(request, caseListSchema);
  const [cases, counts] = await Promise.all([listCases(state, q), countCases()]);
  return { state, q, cases: cases.map(toItem), counts };
}

export const action = formAction({
  guard: requireAdmin,
  buttons: {
    move: {
      schema: moveSchema,
      run: ({ id, direction }, { actor }) => moveCase(actor, id, direction),
      done: CASE_MOVED,
    },
    publish: {
      schema: publishSchema,
      run: async ({ id, value }, { actor }) => {
        await setCasePublished(actor, id, value);
        return value ? CASE_PUBLISHED : CASE_UNPUBLISHED;
      },
    },
    "from-project": {
      schema: projectIdSchema,
      to: () => "/admin/projects",
      run: async ({ id: projectId }, { actor }) => {
        const { id } = await createCaseFromProject(actor, projectId);
        return redirectWithSuccess(`/admin/realisations/${id}`, CASE_CREATED);
      },
    },
  },
});

export default function Cases() {
  const { state, q, cases, counts } = useLoaderData<typeof loader>();
  const isWhole = state === undefined && !q;
  const add = (
    <ScreenLinkButton to="/admin/realisations/new" variant="primary">
      Nouvelle réalisation
    </ScreenLinkButton>
  );
  return (
    <>
      <PageHeader
        title="Réalisations"
        description="L’ordre de cette liste est celui du site. Rien ne paraît sans l’accord du client."
        actions={add}
      />
      <SearchToolbar
        action="/admin/realisations"
        label="Rechercher une réalisation"
        placeholder="Titre, client, e-mail de l’accord"
        q={q}
        selects={[]}
        kept={{ state }}
      />
      <StatusFilterStrip
        label="Filtrer les réalisations"
        action="/admin/realisations"
        name="state"
        current={state}
        items={[
          { label: "Toutes", count: counts.total, tone: "neutral" },
          { value: "published", label: "Publiées", count: counts.published, tone: "green" },
          { value: "draft", label: "Brouillons", count: counts.draft, tone: "yellow" },
        ]}
      />
      {cases.length > 0 ? (
        <ol className="border-b border-b-line">
          {cases.map((item, index) => (
            <CaseRow
              key={item.id}
              item={item}
              canGoUp={isWhole && index > 0}
              canGoDown={isWhole && index < cases.length - 1}
            />
          ))}
        </ol>
      ) : (
        <EmptyState title="Aucune réalisation ici" action={add}>
          Un projet terminé en devient une en un geste, depuis son détail.
        </EmptyState>
      )}
      <Outlet />
    </>
  );
}

function CaseRow({ item, canGoUp, canGoDown }: { item: CaseItem; canGoUp: boolean; canGoDown: boolean }) {
  const { id, title, clientName, sector, year, status, isPublished, picture, consent, isFictitious, language } = item;
  const deleteTo = useSearchHref(`/admin/realisations/${id}/delete`)({});
  return (
    <li className="grid gap-y-3 gap-x-5 py-4 border-t border-t-line grid-cols-[6rem_minmax(0,1fr)] lg:grid-cols-[8rem_minmax(0,1fr)_auto] lg:items-center">
      <div className="relative aspect-[8/5] overflow-clip border border-line bg-surface-3">
        {picture && <Picture isFilling src={picture} alt="" sizes="8rem" />}
      </div>
      <div className="min-w-0 grid gap-1">
        <h2 className="text-[1.125rem] leading-[1.25] wrap-anywhere">
          <ScreenLink to={`/admin/realisations/${id}`}>{title}</ScreenLink>
        </h2>
        <p className="note wrap-anywhere">
          <bdi>{clientName || "Client à préciser"}</bdi> · {sector} · {year}
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <Badge tone={isPublished ? "green" : "yellow"}>{status}</Badge>
          {consent && <Badge tone={consent.tone}>{consent.label}</Badge>}
          {language && <Badge tone="neutral">{language}</Badge>}
          {isFictitious && <Badge tone="neutral">Client fictif</Badge>}
        </p>
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-x-0.5 gap-y-2 sm:gap-x-2 lg:col-auto">
        <RowMoves list="/admin/realisations" id={id} name={title} isFirst={!canGoUp} isLast={!canGoDown} />
        <RowButton
          list="/admin/realisations"
          intent="publish"
          values={{ id, value: String(!isPublished) }}
          variant={isPublished ? "secondary" : "primary"}
          name={title}
        >
          {isPublished ? "Retirer du site" : "Publier"}
        </RowButton>
        <ScreenLinkButton to={deleteTo} variant="quiet" preventScrollReset>
          Supprimer<span className="sr-only"> {title}</span>
        </ScreenLinkButton>
      </div>
    </li>
  );
}

type CaseItem = ReturnType<typeof toItem>;

function toItem(study: Awaited<ReturnType<typeof listCases>>[number]) {
  const { id, title, client_name, sector, year, status, is_fictitious, image_url, language } = study;
  const consents = study.original?.consents ?? study.consents;
  return {
    id,
    title,
    clientName: client_name,
    year,
    isPublished: status === "published",
    status: CASE_STATUS_LABELS[status],
    sector: sectorLabel(sector),
    language: language === "fr" ? null : FRENCH_LANGUAGE_NAMES[language],
    picture: ownPicture(image_url),
    consent: is_fictitious ? null : consentOf(consents),
    isFictitious: is_fictitious,
  };
}

function consentOf(consents: Parameters<typeof isConsented>[0]) {
  if (isConsented(consents)) return { label: "Accord donné", tone: "green" } as const;
  if (consents.some(({ withdrawn_at }) => withdrawn_at)) return { label: "Accord retiré", tone: "red" } as const;
  return consents.length > 0
    ? ({ label: "Accord demandé", tone: "yellow" } as const)
    : ({ label: "Accord à demander", tone: "neutral" } as const);
}
