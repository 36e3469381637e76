import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageCards } from "~/features/seo/share-cards";
import { localBusinessNode } from "~/lib/json-ld/organization";
import type { RouteHandle } from "~/lib/route-handle";
import { seo } from "~/lib/seo";
import { createFormStamp } from "~/server/abuse.server";
import { PageJsonLd } from "~/shell/page-json-ld";
import { ContactDetails } from "./contact-details";
import { ContactHero } from "./contact-hero";
import { ContactSent } from "./contact-sent";
import { InquiryForm } from "./inquiry-form";
import { findJustSent } from "./just-sent.server";
import { ReviewForm } from "./review-form";
import { submitInquiryForm } from "./submit-inquiry.server";
import { submitReviewForm } from "./submit-review.server";

export const handle: RouteHandle = { hydrate: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seo({
    title: "Contact",
    description:
      "Écrivez à notre équipe de Casablanca : réponse en 24 h, devis gratuit, sans engagement. Message, téléphone ou WhatsApp, comme vous préférez.",
    // Out of the loader, so that this page, which has scripts, need not carry the words of all others.
    card: data?.card,
  });

export async function loader({ request }: LoaderFunctionArgs) {
  return { stamp: createFormStamp(), sent: await findJustSent(request), card: pageCards.contact };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const intent = form.get("intent");
  if (intent === "inquiry") return submitInquiryForm(form, context);
  if (intent === "review") return submitReviewForm(form, context);
  throw data(null, { status: 400 });
}

export default function Contact() {
  const { stamp, sent } = useLoaderData<typeof loader>();
  return (
    <>
      <PageJsonLd crumbs={[{ name: "Contact", path: "/contact" }]} nodes={(site) => [localBusinessNode(site)]} />
      <ContactHero />
      <section className="form-section" aria-labelledby="inquiry-title">
        <div className="form-section-aside">
          <h2 id="inquiry-title">Nous écrire</h2>
          <p className="lead">Un chef de projet lit chaque message. Pas de robot, pas de liste d’envoi.</p>
          <ContactDetails />
        </div>
        <div className="form-section-main">
          {sent.chatUrl ? <ContactSent chatUrl={sent.chatUrl} /> : <InquiryForm stamp={stamp} />}
        </div>
      </section>
      <section className="form-section" aria-labelledby="review-title">
        <div className="form-section-aside">
          <h2 id="review-title">Donner votre avis</h2>
          <p className="lead">Vous avez travaillé avec nous ? Votre avis est publié après modération, tel quel.</p>
        </div>
        <div className="form-section-main">
          <ReviewForm key={sent.reviewId} stamp={stamp} />
        </div>
      </section>
    </>
  );
}
