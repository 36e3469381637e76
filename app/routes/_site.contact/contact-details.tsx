import { contactPage } from "~/content/contact";
import { phoneHref } from "~/lib/web/phone";
import { whatsappUrl } from "~/lib/web/whatsapp";
import { useRootData } from "~/shell/site-page";

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
