import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { laidFromStart } from "~/brand/zellige/stages";
import { casesCopy } from "~/content/cases";
import { serviceReasons } from "~/content/reasons";
import { servicePage } from "~/content/service-pages";
import type { CaseLinkView } from "~/features/case-studies/case-view.server";
import { CaseCard } from "~/features/case-studies/components/case-card";
import { casesPath } from "~/features/case-studies/model/case-study";
import { serviceCard } from "~/features/seo/model/share-cards";
import { ServiceCover } from "~/features/services/components/service-cover";
import { ServiceName } from "~/features/services/components/service-name";
import { servicePath } from "~/features/services/model/service";
import { getMovedService, getService } from "~/features/services/queries.server";
import { fitDescription, fitTitle } from "~/lib/text/truncate";
import { foundOr404 } from "~/server/http/not-found.server";
import { logger } from "~/server/logger.server";
import { CallToActionBand } from "~/shell/call-to-action-band";
import { describeError, ErrorScreen, isNotFound } from "~/shell/error-screen";
import { PageJsonLd } from "~/shell/page-json-ld";
import { serviceNode } from "~/site/json-ld/service";
import type { RouteHandle } from "~/site/route-handle";
import { seo, siteNameOf } from "~/site/seo";
import { BackLink } from "~/ui/back-link";
import { LinkButton } from "~/ui/link-button";
import { LostScreen } from "~/ui/lost-screen";
import { MoreLink } from "~/ui/more-link";
import { ServiceMain } from "./service-main";
import { ServiceOffer } from "./service-offer";
import type { ServiceView } from "./view.server";
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

/**
 * The service that a visitor may see at an address.
 * @throws a permanent redirect from any other address that leads to it: under another category, by a former slug, by
 * its id; a 404 when it is missing or inactive.
 */
export async function loader({ params: { category, slug = "" } }: LoaderFunctionArgs) {
  const { service, present } = await readService(slug);
  if (present && (!service || service.category !== category)) throw redirect(servicePath(present), 301);
  return toView(foundOr404(service));
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
  if (!isNotFound(useRouteError())) return <ErrorScreen />;
  const { title, text, home } = servicePage.notFound;
  return <LostScreen title={title} text={text} action={home} seed="service-introuvable" to="/" />;
}

/**
 * The active service of a slug, and where it, or the one that the slug once meant, is at present.
 * @throws a 503 when it cannot be read now, which is logged: a search engine must not drop the page for that.
 */
async function readService(slug: string) {
  try {
    const found = await getService(slug);
    const service = found?.is_active ? found : null;
    return { service, present: service ?? (await getMovedService(slug)) };
  } catch (error) {
    logger.error({ event: "service-unavailable", slug, err: error }, "service could not be read");
    throw data(null, { status: 503, headers: { "Retry-After": "5" } });
  }
}

function ReasonsSection() {
  return (
    <section className="border-t border-t-line" aria-labelledby="raisons">
      <div className="wrap grid grid-cols-12 gap-x-(--gap) gap-y-8 py-[clamp(3.5rem,7vw,7rem)]">
        <div className="col-span-full lg:col-[1_/_6]">
          <h2 id="raisons" className="title-4xl mb-5">
            {serviceReasons.title}
          </h2>
          <p className="lead">{serviceReasons.text}</p>
        </div>
        <dl className="col-span-full lg:col-[7_/_13]">
          {serviceReasons.reasons.map(({ title, text }) => (
            <div
              className="grid gap-y-1.5 gap-x-(--gap) py-5 border-t border-t-line sm:grid-cols-[5fr_7fr] sm:items-baseline"
              key={title}
            >
              <dt className="font-display font-semibold text-xl/[1.1] tracking-[var(--title-tracking)]">{title}</dt>
              <dd className="text-text-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Works for which the service, named by its slug, was used. Left out while there is none. */
function CasesSection({ cases, service }: { cases: CaseLinkView[]; service: string }) {
  if (cases.length === 0) return null;
  const sizes = cases.length === 1 ? "92vw" : "(min-width: 40rem) 46vw, 92vw";
  return (
    <section className="wrap pb-[clamp(4rem,8vw,8rem)] print:hidden" aria-labelledby="realisations">
      <div className="flex flex-wrap items-baseline justify-between gap-y-2 gap-x-8 mb-[clamp(1.5rem,3vw,3rem)]">
        <h2 className="text-3xl" id="realisations">
          {casesCopy.ofService}
        </h2>
        <MoreLink to={casesPath({ service, sector: null })}>{casesCopy.strip.more}</MoreLink>
      </div>
      <ul className={`grid gap-y-10 gap-x-(--gap) ${cases.length > 1 ? "sm:grid-cols-2" : ""}`}>
        {cases.map((each) => (
          <li key={each.slug}>
            <CaseCard link={each} heading="h3" pictureLook="aspect-[16/10]" sizes={sizes} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Head of a service: the way back, its name, its category, its sentence, and its own patch of the wall. */
function ServiceHero({ service }: { service: ServiceView }) {
  const { id, category, categoryLabel, title, description } = service;
  return (
    <header className="service-hero [--outside:max(var(--gutter),calc((100vw_-_var(--page))_/_2_+_var(--gutter)))] grid px-(--outside) overflow-clip border-b border-b-line lg:grid-cols-[7fr_5fr] print:block">
      <div className="pt-[clamp(1rem,3vw,2.5rem)] pb-[clamp(2.25rem,5vw,5rem)]">
        <BackLink to={`/services/${category}`}>
          <ArrowLeft aria-hidden />
          {servicePage.back}
        </BackLink>
        <h1 className="text-[length:clamp(2.75rem,1.6rem_+_5.4vw,6.25rem)] leading-[calc(var(--title-leading)_*_0.9)] mt-5.5 mb-6.5 wrap-break-word hyphens-auto">
          <ServiceName serviceId={id} title={title} />
        </h1>
        <p className="inline-flex gap-3 items-center text-category-text font-[560] before:w-11 before:h-2 before:bg-category mb-5">
          {categoryLabel}
        </p>
        <p className="lead">{description}</p>
        <p className="mt-7 lg:hidden print:hidden">
          <LinkButton to="#tarifs">{servicePage.toPrices}</LinkButton>
        </p>
      </div>
      <ServiceCover
        className="relative min-h-56 mx-[calc(-1_*_var(--outside))] overflow-clip [view-transition-class:cover] lg:ms-0 lg:[mask-image:linear-gradient(to_right,#0000,#000_24%)] print:hidden"
        isFilling
        category={category}
        title={title}
        serviceId={id}
        width={640}
        height={560}
        edge={190}
        state={laidFromStart({ line: 70, flat: 150, jitter: 60 })}
      />
    </header>
  );
}
