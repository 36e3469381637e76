import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
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

export { action } from "./action.server";

const { inquiry, review } = contactPage;

export const handle: RouteHandle = { hydrate: "on-intent", enhance: [hydrateOnIntent], cache: { hasForm: true } };

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
  return { stamp: createFormStamp(), ...(await toView(request)), card: pageCards.contact, today };
}

export default function Contact() {
  const { stamp, sent, sender, today } = useLoaderData<typeof loader>();
  return (
    <>
      <PageJsonLd crumbs={[{ name: "Contact", path: "/contact" }]} nodes={(site) => [localBusinessNode(site)]} />
      <ContactHero />
      <ContactDetails />
      <div className="contact-forms wrap">
        <section aria-labelledby="inquiry-title">
          <h2 id="inquiry-title">{inquiry.title}</h2>
          <p className="lead">{inquiry.lead}</p>
          {sent.chatUrl ? <ContactSent chatUrl={sent.chatUrl} /> : <InquiryForm stamp={stamp} sender={sender} />}
        </section>
        <section aria-labelledby="review-title">
          <h2 id="review-title">{review.title}</h2>
          <p className="lead">{review.lead}</p>
          <ReviewForm key={sent.reviewId} stamp={stamp} />
        </section>
      </div>
      <PlaceSection today={today} />
    </>
  );
}
