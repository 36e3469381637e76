import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { servicePage } from "~/content/service-pages";
import { serviceChatMessage, servicePath } from "~/features/services/model";
import { fitDescription, fitTitle } from "~/lib/fit-text";
import { seo, siteNameOf } from "~/lib/seo";
import { CallToActionBand } from "~/shell/call-to-action-band";
import { describeError, ErrorScreen } from "~/shell/error-screen";
import { useRootData } from "~/shell/site-page";
import { ExampleList } from "./example-list";
import { FeatureList } from "./feature-list";
import { findService } from "./find-service.server";
import { LandingSection } from "./landing-section";
import { ReasonsSection } from "./reasons-section";
import { ServiceHero } from "./service-hero";
import { ServiceNotFound } from "./service-not-found";
import { ServiceOffer } from "./service-offer";
import { viewOf } from "./service-view.server";

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) => {
  if (!data) return seo({ title: isNotFound(error) ? servicePage.notFound.title : describeError(error).title });
  const { title, description } = data.service;
  return seo({
    title: fitTitle(title, { place: servicePage.place, siteName: siteNameOf(matches) }),
    description: fitDescription(description, servicePage.metaMore),
  });
};

export async function loader({ params }: LoaderFunctionArgs) {
  const service = await findService(params.id);
  if (!service) throw data(null, { status: 404 });
  if (service.category !== params.category) throw redirect(servicePath(service), 301);
  return { service: viewOf(service) };
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

export default function ServicePage() {
  const { service } = useLoaderData<typeof loader>();
  const site = useRootData()?.site;
  return (
    <>
      <article className={`service cat-${service.category}`}>
        <ServiceHero service={service} />
        <div className="service-body wrap">
          <div className="service-main">
            <FeatureList features={service.features} />
            {service.landingHtml && <LandingSection html={service.landingHtml} />}
            <ExampleList examples={service.examples} category={service.category} />
          </div>
          <ServiceOffer service={service} />
        </div>
        <ReasonsSection />
      </article>
      {site && <CallToActionBand site={site} message={serviceChatMessage(service.title)} />}
    </>
  );
}

export function ErrorBoundary() {
  return isNotFound(useRouteError()) ? <ServiceNotFound /> : <ErrorScreen />;
}
