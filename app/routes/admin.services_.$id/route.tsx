import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { isRouteErrorResponse, Outlet, useLoaderData, useLocation, useRouteError } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { servicePage } from "~/content/service-pages";
import { CATEGORY_LABELS, CATEGORY_TONES, SERVICES_LOAD_FAILURE, servicePath } from "~/features/services/model/service";
import { getServiceHead } from "~/features/services/queries.server";
import { serviceIdSchema } from "~/features/services/schema";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { ErrorScreen } from "~/shell/error-screen";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Badge } from "~/ui/badge";
import { LinkButton } from "~/ui/link-button";
import { LostScreen } from "~/ui/lost-screen";
import { PageHeader } from "~/ui/page-header";
import { ScreenBackLink } from "~/ui/screen-link";
import { Tabs } from "~/ui/tabs";

export const handle: RouteHandle = { loadFailure: SERVICES_LOAD_FAILURE };

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  seo({ title: loaded?.service.title ?? "Service non trouvé" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const service = await getServiceHead(paramsOr404(serviceIdSchema, params, "no-service").id);
  if (!service) throw data({ reason: "no-service" }, { status: 404 });
  return { service };
}

export default function ServiceDetail() {
  const { service } = useLoaderData<typeof loader>();
  const { id, title, category, is_active, exampleCount, tierCount } = service;
  return (
    <>
      <ScreenBackLink to="/admin/services">
        <ArrowLeft className="flip" aria-hidden="true" />
        Retour aux services
      </ScreenBackLink>
      <PageHeader
        title={title}
        description={
          <span className="flex flex-wrap gap-y-0.5 gap-x-5 text-sm">
            <Badge tone={CATEGORY_TONES[category]}>{CATEGORY_LABELS[category]}</Badge>
            <Badge tone={is_active ? "green" : "neutral"}>{is_active ? "Actif" : "Inactif"}</Badge>
          </span>
        }
        actions={
          is_active && (
            <LinkButton to={servicePath(service)} target="_blank" size="sm">
              Voir sur le site<span className="sr-only"> (nouvel onglet)</span>
            </LinkButton>
          )
        }
      />
      <ServiceTabs id={id} exampleCount={exampleCount} tierCount={tierCount} />
      <Outlet />
    </>
  );
}

/** A service that is gone has a screen of its own; a part that is gone, or any failure, the usual one. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isGone = isRouteErrorResponse(error) && error.status === 404 && error.data?.reason === "no-service";
  if (!isGone) return <ErrorScreen homeTo="/admin/services" homeLabel="Retour aux services" />;
  return (
    <LostScreen
      seed="service-introuvable"
      title={servicePage.notFound.title}
      text={servicePage.notFound.text}
      to="/admin/services"
      hydrated
      action="Retour aux services"
    />
  );
}

function ServiceTabs({ id, exampleCount, tierCount }: { id: string; exampleCount: number; tierCount: number }) {
  const { pathname } = useLocation();
  const base = `/admin/services/${id}`;
  const isIn = (part: string) => pathname === `${base}/${part}` || pathname.startsWith(`${base}/${part}/`);
  const examples = { to: `${base}/examples`, label: "Exemples", count: exampleCount, isCurrent: isIn("examples") };
  const pricing = { to: `${base}/pricing`, label: "Tarification", count: tierCount, isCurrent: isIn("pricing") };
  const isLanding = !examples.isCurrent && !pricing.isCurrent;
  return (
    <Tabs
      label="Parties du service"
      items={[{ to: base, label: "Contenu Landing", isCurrent: isLanding }, examples, pricing]}
    />
  );
}
