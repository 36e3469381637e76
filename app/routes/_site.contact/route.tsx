import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import hydrateOnIntent from "~/client/hydrate-on-intent.ts?worker&url";
import { contactPage } from "~/content/contact";
import { pageCards } from "~/features/seo/model/share-cards";
import { createFormStamp } from "~/server/forms/honeypot.server";
import { PageJsonLd } from "~/shell/page-json-ld";
import { localBusinessNode } from "~/site/json-ld/organization";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { weekdayIn } from "~/site/weekday";
import { ContactDetails } from "./contact-details";
import { ContactHero } from "./contact-hero";
import { ContactSent } from "./contact-sent";
import { InquiryForm } from "./inquiry-form";
import { findJustSent } from "./just-sent.server";
import { PlaceSection } from "./place-section";
import { ReviewForm } from "./review-form";
import { findSender } from "./sender.server";
import { submitInquiryForm } from "./submit-inquiry.server";
import { submitReviewForm } from "./submit-review.server";

const { inquiry, review } = contactPage;

export const handle: RouteHandle = { hydrate: "on-intent", enhance: [hydrateOnIntent] };

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
  const [sent, sender] = await Promise.all([findJustSent(request), findSender(request)]);
  return { stamp: createFormStamp(), sent, sender, card: pageCards.contact, today };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const intent = form.get("intent");
  if (intent === "inquiry") return submitInquiryForm(form, request, context);
  if (intent === "review") return submitReviewForm(form, request, context);
  throw data(null, { status: 400 });
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
