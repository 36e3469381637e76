import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { servicePage } from "~/content/service-pages";
import { serviceCard } from "~/features/seo/model/share-cards";
import { fitDescription, fitTitle } from "~/lib/text/truncate";
import { CallToActionBand } from "~/shell/call-to-action-band";
import { describeError, ErrorScreen } from "~/shell/error-screen";
import { PageJsonLd } from "~/shell/page-json-ld";
import { serviceNode } from "~/site/json-ld/service";
import type { RouteHandle } from "~/site/route-handle";
import { seo, siteNameOf } from "~/site/seo";
import { LostScreen } from "~/ui/lost-screen";
import { CasesSection } from "./cases-section";
import { getVisibleService } from "./get-service.server";
import { ReasonsSection } from "./reasons-section";
import { ServiceHero } from "./service-hero";
import { ServiceMain } from "./service-main";
import { ServiceOffer } from "./service-offer";
import { toView } from "./view.server";

export const handle: RouteHandle = { cache: {}, loadFailure: servicePage.loadFailure };

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) => {
  if (!data) return seo({ title: isNotFound(error) ? servicePage.notFound.title : describeError(error).title });
  const { title, description } = data.service;
  return seo({
    title: fitTitle(title, { place: servicePage.place, siteName: siteNameOf(matches) }),
    description: fitDescription(description, servicePage.metaMore),
    card: serviceCard(data.service),
  });
};

export async function loader({ params }: LoaderFunctionArgs) {
  const service = await getVisibleService(params.category, params.slug);
  if (!service) throw data(null, { status: 404 });
  return toView(service);
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

export default function ServicePage() {
  const { service, facts, cases } = useLoaderData<typeof loader>();
  return (
    <>
      <PageJsonLd
        crumbs={[
          { name: facts.kind, path: `/services/${service.category}` },
          { name: facts.name, path: facts.path },
        ]}
        nodes={({ siteUrl }) => [serviceNode(siteUrl, facts)]}
      />
      <article className={`service cat-${service.category}`}>
        <ServiceHero service={service} />
        <div className="wrap grid gap-y-[clamp(3.5rem,6vw,6rem)] gap-x-(--gap) pt-[clamp(3rem,6vw,6rem)] pb-[clamp(4rem,8vw,8rem)] lg:grid-cols-12 lg:items-start print:block">
          <ServiceMain service={service} />
          <ServiceOffer service={service} />
        </div>
        <CasesSection cases={cases} service={service.slug} />
        <ReasonsSection />
      </article>
      <CallToActionBand />
    </>
  );
}

export function ErrorBoundary() {
  return isNotFound(useRouteError()) ? <ServiceNotFound /> : <ErrorScreen />;
}

/** For a service that is deleted or hidden. */
function ServiceNotFound() {
  const { title, text, home } = servicePage.notFound;
  return <LostScreen title={title} text={text} action={home} seed="service-introuvable" to="/" />;
}
