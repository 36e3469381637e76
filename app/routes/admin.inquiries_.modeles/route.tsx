import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { TEMPLATES_PATH } from "~/features/replies/model/reply-template";
import { listTemplates } from "~/features/replies/queries.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { BackLink } from "~/ui/back-link";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { PageHeader } from "~/ui/page-header";
import { TemplateGroups } from "./template-groups";

const TITLE = "Modèles de réponse";

export const handle: RouteHandle = { loadFailure: "Impossible de charger les modèles" };

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return { templates: await listTemplates() };
}

export default function Templates() {
  const { templates } = useLoaderData<typeof loader>();
  const add = (
    <LinkButton to={`${TEMPLATES_PATH}/new`} hydrated preventScrollReset variant="primary" size="sm">
      Nouveau modèle
    </LinkButton>
  );
  return (
    <>
      <BackLink to="/admin/inquiries" hydrated>
        Demandes de Contact
      </BackLink>
      <PageHeader
        title={TITLE}
        description="Ce que l’équipe répond souvent, par WhatsApp et par e-mail."
        actions={templates.length > 0 && add}
      />
      {templates.length > 0 ? (
        <TemplateGroups templates={templates} />
      ) : (
        <EmptyState title="Aucun modèle pour le moment" action={add}>
          Chaque réponse s’écrit alors de la première ligne à la dernière.
        </EmptyState>
      )}
      <Outlet />
    </>
  );
}
