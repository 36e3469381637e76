import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { REDIRECTS_PATH } from "~/features/redirects/model";
import { listRedirects } from "~/features/redirects/queries.server";
import { redirectListSchema } from "~/features/redirects/schema";
import { loadList } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import { defineList } from "~/ui/define-list";
import { DialogOutlet } from "~/ui/dialog-outlet";
import { RowLinks } from "~/ui/edit-links";
import { PageHeader } from "~/ui/page-header";
import { ScreenBackLink } from "~/ui/screen-link";

const TITLE = "Redirections";
const PER_PAGE = 50;

export const handle: RouteHandle = { loadFailure: "Impossible de charger les redirections" };

export const meta = () => seo({ title: TITLE });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { redirects, ...found } = await loadList(request, {
    schema: redirectListSchema,
    perPage: PER_PAGE,
    find: (list) => listRedirects(list, PER_PAGE),
  });
  return { ...found, rows: redirects.map(({ id, from_path, to_path }) => ({ id, from_path, to_path })) };
}

const ADD = { to: `${REDIRECTS_PATH}/new`, label: "Nouvelle redirection", isMain: true, opensDialog: true };

const RedirectList = defineList<typeof loader>({
  path: REDIRECTS_PATH,
  strip: {
    label: "Filtrer par état",
    name: "state",
    items: ({ total, open }) => [
      { label: "Toutes", count: total, tone: "neutral" },
      { value: "open", label: "Sans destination", count: open, tone: "yellow" },
      { value: "set", label: "Redirigées", count: total - open, tone: "green" },
    ],
  },
  search: { label: "Rechercher une adresse", placeholder: "/2021/03/…" },
  summary: { hasExport: false },
  isEmpty: ({ total }) => total === 0,
  rows: {
    caption: TITLE,
    columns: [
      {
        label: "Ancienne adresse",
        isHeader: true,
        isLong: true,
        cell: ({ from_path }) => (
          <bdi dir="ltr" className="wrap-anywhere">
            {from_path}
          </bdi>
        ),
      },
      {
        label: "Destination",
        isLong: true,
        cell: ({ to_path }) =>
          to_path === null ? (
            <Badge tone="yellow">Sans destination</Badge>
          ) : (
            <AppLink to={to_path} className="wrap-anywhere">
              <bdi dir="ltr">{to_path}</bdi>
            </AppLink>
          ),
      },
      {
        label: "Actions",
        isLabelHidden: true,
        isLong: true,
        cell: ({ id, from_path }) => (
          <div className="flex flex-wrap items-center gap-1 xl:justify-end xl:-my-1">
            <RowLinks name={from_path} to={`${REDIRECTS_PATH}/${id}`} />
          </div>
        ),
      },
    ],
  },
  empty: {
    title: "Aucune redirection pour le moment",
    text: "L’import d’un site WordPress apporte les siennes.",
    link: ADD,
  },
  unmatched: { title: "Aucune adresse ne correspond", all: "Voir toutes les redirections" },
});

export default function Redirects() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenBackLink to="/admin/blog">Gestion du Blog</ScreenBackLink>
      <PageHeader
        title={TITLE}
        description="Les adresses de l’ancien site, et les pages où elles mènent. Une adresse que ce site a lui-même n’est jamais redirigée."
        links={data.total > 0 ? [ADD] : []}
      />
      <RedirectList data={data} />
      <DialogOutlet />
    </>
  );
}
