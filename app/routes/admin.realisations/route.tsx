import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { countCases, listCases } from "~/features/case-studies/queries/admin-cases.server";
import { caseListSchema } from "~/features/case-studies/schema";
import { parseQuery } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { PageHeader } from "~/ui/page-header";
import { SearchToolbar } from "~/ui/search-toolbar";
import { StatusFilterStrip } from "~/ui/status-filter-strip";
import { CaseList } from "./case-list";
import { toItem } from "./view.server";

export const handle: RouteHandle = { loadFailure: "Impossible de charger les réalisations" };

export const meta: MetaFunction = () => seo({ title: "Réalisations" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { state, q } = parseQuery(request, caseListSchema);
  const [cases, counts] = await Promise.all([listCases(state, q), countCases()]);
  return { state, q, cases: cases.map(toItem), counts };
}

export { action } from "./action.server";

export default function Cases() {
  const { state, q, cases, counts } = useLoaderData<typeof loader>();
  const add = (
    <LinkButton to="/admin/realisations/new" hydrated variant="primary" size="sm">
      Nouvelle réalisation
    </LinkButton>
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
        <CaseList cases={cases} isWhole={state === undefined && !q} />
      ) : (
        <EmptyState title="Aucune réalisation ici" action={add}>
          Un projet terminé en devient une en un geste, depuis son détail.
        </EmptyState>
      )}
      <Outlet />
    </>
  );
}
