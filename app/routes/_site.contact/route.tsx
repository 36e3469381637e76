import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import hydrateOnIntent from "~/client/hydrate-on-intent.ts?worker&url";
import { contactPage } from "~/content/contact";
import { pageCards } from "~/features/seo/model/share-cards";
import { createFormStamp } from "~/server/forms/honeypot.server";
import { PageJsonLd } from "~/shell/page-json-ld";
import { weekdayIn } from "~/site/calendar";
import { localBusinessNode } from "~/site/json-ld/organization";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { ContactDetails, ContactHero } from "./contact-head";
import { ContactSent } from "./contact-sent";
import { InquiryForm } from "./inquiry-form";
import { PlaceSection } from "./place-section";
import { ReviewForm } from "./review-form";
import { toView } from "./view.server";
import { readVisit } from "./visit.server";

export { action } from "./action.server";

const { inquiry, review } = contactPage;

export const handle: RouteHandle = {
  hydrate: "on-intent",
  enhance: [hydrateOnIntent],
  cache: { hasForm: true, isBySource: true },
};

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seo({
    title: "Contact",
    description:
      "Écrivez à notre équipe de Casablanca : réponse en 24 h, devis gratuit, sans engagement. Message, téléphone ou WhatsApp, comme vous préférez.",
    // Out of the loader, so that this page, which has scripts, need not carry the words of all others.
    card: data?.card,
  });

export async function loader({ request }: LoaderFunctionArgs) {
  const today = weekdayIn(new Date());
  return {
    stamp: createFormStamp(),
    ...(await toView(request)),
    visit: readVisit(request),
    card: pageCards.contact,
    today,
  };
}

export default function Contact() {
  const { stamp, sent, sender, service, visit, today } = useLoaderData<typeof loader>();
  return (
    <>
      <PageJsonLd crumbs={[{ name: "Contact", path: "/contact" }]} nodes={(site) => [localBusinessNode(site)]} />
      <ContactHero />
      <ContactDetails />
      <div className="wrap grid pb-(--section) wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] wide:border-t wide:border-t-line wide:pb-0">
        <FormSection className="wide:pe-[clamp(2rem,5vw,6rem)]" titleId="inquiry-title" {...inquiry}>
          {sent.chatUrl ? (
            <ContactSent chatUrl={sent.chatUrl} />
          ) : (
            <InquiryForm stamp={stamp} sender={sender} service={service} visit={visit} />
          )}
        </FormSection>
        <FormSection
          className="wide:ps-[clamp(2rem,5vw,6rem)] wide:border-s wide:border-s-line"
          titleId="review-title"
          {...review}
        >
          <ReviewForm key={sent.reviewId} stamp={stamp} />
        </FormSection>
      </div>
      <PlaceSection today={today} />
    </>
  );
}

function FormSection({
  className,
  titleId,
  title,
  lead,
  children,
}: {
  className: string;
  titleId: string;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <section
      className={`pt-[clamp(3.5rem,6vw,6rem)] wide:pb-[clamp(3.5rem,6vw,6rem)] ${className}`}
      aria-labelledby={titleId}
    >
      <h2 className="text-3xl mb-3" id={titleId}>
        {title}
      </h2>
      <p className="lead max-w-[40ch] mb-10">{lead}</p>
      {children}
    </section>
  );
}
