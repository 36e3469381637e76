import { ArrowRight } from "lucide-react";
import type { CountryCopy } from "~/content/landing-pages/landing-copy";
import { addressIn } from "~/features/settings/model";
import { phoneHref } from "~/lib/web/phone";
import { whatsappUrl } from "~/lib/web/whatsapp";
import type { Language } from "~/site/language";
import type { SiteInfo } from "~/site/site-settings";
import { LinkButton } from "~/ui/link-button";

interface CountryContactProps {
  copy: CountryCopy;
  site: SiteInfo;
  language: Language;
}

/** How to reach us from this country. Numbers and addresses run from left to right in every language. */
export function CountryContact({ copy, site, language }: CountryContactProps) {
  const { title, text, button, phoneLabel, phoneNote, emailLabel, addressLabel, facts } = copy.contact;
  const address = addressIn(language, site.address);
  return (
    <section className="section wrap country-contact" aria-labelledby="contact">
      <div className="country-invitation">
        <h2 id="contact" className="title-4xl">
          {title}
        </h2>
        <p className="lead country-invitation-text">{text}</p>
        <LinkButton variant="primary" to={whatsappUrl(site.whatsappNumber, copy.message)}>
          {button}
          <ArrowRight className="flip" aria-hidden="true" />
        </LinkButton>
      </div>
      <dl className="country-details">
        <div className="country-detail">
          <dt className="country-detail-label">{phoneLabel}</dt>
          <dd>
            <a className="country-phone" href={phoneHref(site.phone)}>
              <bdi className="figures" dir="ltr">
                {site.phone}
              </bdi>
            </a>
            <p className="note">{phoneNote}</p>
          </dd>
        </div>
        <div className="country-detail">
          <dt className="country-detail-label">{emailLabel}</dt>
          <dd>
            <a className="country-mail" href={`mailto:${site.email}`}>
              <bdi dir="ltr">{site.email}</bdi>
            </a>
          </dd>
        </div>
        <div className="country-detail">
          <dt className="country-detail-label">{addressLabel}</dt>
          <dd>{address.lang === language ? address.text : <bdi lang={address.lang}>{address.text}</bdi>}</dd>
        </div>
        {facts.map(({ label, text }) => (
          <div key={label} className="country-detail">
            <dt className="country-detail-label">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
