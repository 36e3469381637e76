import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import hydrateOnIntent from "~/client/hydrate-on-intent.ts?worker&url";
import { contactPage } from "~/content/contact";
import { pageCards } from "~/features/seo/model/share-cards";
import { campaignOf } from "~/lib/web/campaign";
import { ownReferrer, referrerHost } from "~/lib/web/referrer";
import { siteHost } from "~/server/env.server";
import { createFormStamp } from "~/server/forms/honeypot.server";
import { PageJsonLd } from "~/shell/page-json-ld";
import { weekdayIn } from "~/site/calendar";
import { localBusinessNode } from "~/site/json-ld/organization";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { LinkButton } from "~/ui/link-button";
import { ContactDetails, ContactHero } from "./contact-head";
import { ForeignNote, InquiryForm } from "./inquiry-form";
import { PlaceSection } from "./place-section";
import { ReviewForm } from "./review-form";
import { toView } from "./view.server";

export { action } from "./action.server";

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
  return {
    stamp: createFormStamp(),
    ...(await toView(request)),
    visit: readVisit(request),
    card: pageCards.contact,
    today: weekdayIn(new Date()),
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
        <FormSection className="wide:pe-[clamp(2rem,5vw,6rem)]" titleId="inquiry-title" {...contactPage.inquiry}>
          {sent.chatUrl ? (
            <ContactSent chatUrl={sent.chatUrl} />
          ) : (
            <InquiryForm stamp={stamp} sender={sender} service={service} visit={visit} />
          )}
        </FormSection>
        <FormSection
          className="wide:ps-[clamp(2rem,5vw,6rem)] wide:border-s wide:border-s-line"
          titleId="review-title"
          {...contactPage.review}
        >
          <ReviewForm key={sent.reviewId} stamp={stamp} />
        </FormSection>
      </div>
      <PlaceSection today={today} />
    </>
  );
}

type FormSectionProps = Record<"className" | "titleId" | "title" | "lead", string> & { children: ReactNode };

function FormSection({ className, titleId, title, lead, children }: FormSectionProps) {
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

const PATH = "/contact";

/**
 * By which page, site and campaign a visitor has come, as the address and the Referer header tell without a script; what
 * they do not tell is empty.
 */
function readVisit({ url, headers }: Request) {
  const hosts = [siteHost, headers.get("Host") ?? undefined];
  const { search } = new URL(url);
  const own = ownReferrer(headers.get("Referer"), hosts);
  const last_referrer = referrerHost(headers.get("Referer"), hosts);
  const last_campaign = campaignOf(search) || campaignOf(own?.search ?? "");
  const landed = last_referrer || last_campaign ? PATH : "";
  return { last_page: own && own.pathname !== PATH ? own.pathname : landed, last_referrer, last_campaign };
}

/**
 * After a message: the same words, ready to go by chat. With scripts it comes in the place of the form, which is longer:
 * it takes the focus, so that it is in view on a phone, and the chat opens by itself in a new window.
 */
function ContactSent({ chatUrl }: { chatUrl: string }) {
  const panel = useRef<HTMLDivElement>(null);
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    panel.current?.focus();
    window.open(chatUrl, "_blank", "noopener");
  }, [chatUrl]);
  return (
    <div
      className="contact-sent p-[clamp(1.5rem,3vw,2.5rem)] border border-line border-t-8 border-t-accent bg-surface-2"
      tabIndex={-1}
      ref={panel}
    >
      <ForeignNote about="received" className="mb-6" />
      <h3 className="text-2xl mb-3">Votre message est bien arrivé</h3>
      <p className="text-text-2 max-w-[52ch]">
        Un chef de projet vous répond en 24 h. Pour aller plus vite, continuez sur WhatsApp&#8239;: votre message y est
        déjà rédigé.
      </p>
      <div className="flex flex-wrap gap-3 mt-6">
        <LinkButton variant="primary" to={chatUrl} target="_blank" rel="noopener nofollow">
          Continuer sur WhatsApp
        </LinkButton>
        <LinkButton to={`/contact${useLocation().search}`} variant="secondary">
          Envoyer un autre message
        </LinkButton>
      </div>
    </div>
  );
}
