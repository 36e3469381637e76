import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { FoundGroup } from "~/features/office-search/model";
import { findScreens, NOTHING_FOUND, SEARCH_PATH } from "~/features/office-search/model";
import { listFound } from "~/features/office-search/queries.server";
import { officeSearchSchema } from "~/features/office-search/schema";
import { searchedKinds } from "~/registrations.server";
import { parseQuery } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { ADMIN_SECTIONS } from "~/shell/admin-sections";
import { FoundList } from "~/shell/office-search/found-list";
import { KeyList } from "~/shell/office-search/key-list";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { EmptyState } from "~/ui/empty-state";
import { ListSection } from "~/ui/list-section";
import { PageHeader } from "~/ui/page-header";
import { SearchToolbar } from "~/ui/search-toolbar";

export const handle: RouteHandle = { loadFailure: "Impossible de chercher" };

export const meta = () => seo({ title: "Rechercher" });

/** Answers the page, and the dialog that asks the same by a script. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { q } = parseQuery(request, officeSearchSchema);
  return { q, groups: [...screensFor(q ?? ""), ...(q ? await listFound(searchedKinds, q) : [])] };
}

function screensFor(q: string): FoundGroup[] {
  const entries = ADMIN_SECTIONS.flatMap((section) => section.entries);
  const found = findScreens(entries, q);
  return found.length > 0 ? [{ kind: "screens", label: "Écrans", found, allTo: null }] : [];
}

export default function OfficeSearch() {
  const { q, groups } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Rechercher"
        description="Demandes, clients, projets, articles, services et écrans, les plus récents d’abord."
      />
      <SearchToolbar
        action={SEARCH_PATH}
        label="Rechercher dans l’administration"
        placeholder="Demande, client, projet, écran…"
        q={q}
        selects={[]}
      />
      {groups.length > 0 ? (
        <div className="border border-line bg-surface py-4 px-2 max-w-200">
          <FoundList groups={groups} />
        </div>
      ) : (
        <EmptyState title={NOTHING_FOUND}>Rien ne correspond à «&#8239;{q}&#8239;».</EmptyState>
      )}
      <ListSection titleId="raccourcis" title="Raccourcis clavier" className="mt-10 max-w-200">
        <KeyList />
      </ListSection>
    </>
  );
}
