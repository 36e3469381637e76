import { Pattern } from "~/brand/pattern";
import { quietTone } from "~/brand/zellige/tone";
import { contactPage } from "~/content/contact";
import { phoneHref } from "~/lib/web/phone";
import { whatsappUrl } from "~/lib/web/whatsapp";
import { useRootData } from "~/shell/site-page";

/** Head of the contact page: the invitation, and its promise. */
export function ContactHero() {
  return (
    <header className="page-hero">
      <div className="page-hero-text">
        <h1>{contactPage.title}</h1>
        <p className="lead">{contactPage.lead}</p>
      </div>
      <div className="page-hero-art">
        <Pattern seed="contact" width={520} height={420} edge={112} motif="contact" isSymmetric tone={quietTone(6)} />
      </div>
    </header>
  );
}

/** How to reach the agency without the form. */
export function ContactDetails() {
  const site = useRootData()?.site;
  if (!site) return null;
  return (
    <section className="wrap" aria-labelledby="details-title">
      <h2 className="sr-only" id="details-title">
        {contactPage.detailsTitle}
      </h2>
      <dl className="contact-details">
        <div>
          <dt>Adresse</dt>
          <dd>{site.address}</dd>
        </div>
        <div>
          <dt>Téléphone</dt>
          <dd>
            <a href={phoneHref(site.phone)}>{site.phone}</a>
          </dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </dd>
        </div>
        <div>
          <dt>WhatsApp</dt>
          <dd>
            <a href={whatsappUrl(site.whatsappNumber, "Bonjour, je souhaite parler de mon projet.")}>
              Ouvrir une conversation
            </a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
