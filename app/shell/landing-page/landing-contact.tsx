import { ArrowRight } from "lucide-react";
import type { CountryCopy } from "~/content/landing-pages/landing-copy";
import { addressIn } from "~/features/settings/model";
import { useWayOut } from "~/shell/use-way-out";
import type { Language } from "~/site/language";
import type { SiteInfo } from "~/site/site-settings";
import { LinkButton } from "~/ui/link-button";
import { TallLink } from "~/ui/tall-link";

/** How to reach us from this country. Numbers and addresses run from left to right in every language. */
export function CountryContact({
  copy,
  site,
  language,
  titleLook = "",
}: {
  copy: CountryCopy;
  site: SiteInfo;
  language: Language;
  titleLook?: string;
}) {
  const { title, text, button, phoneLabel, phoneNote, emailLabel, addressLabel, facts } = copy.contact;
  const address = addressIn(language, site.address);
  const wayOut = useWayOut();
  return (
    <section
      className="section wrap grid gap-y-12 gap-x-(--gap) border-t border-t-line lg:grid-cols-12"
      aria-labelledby="contact"
    >
      <div className="lg:col-[1_/_8]">
        <h2 id="contact" className={`title-4xl ${titleLook}`}>
          {title}
        </h2>
        <p className="lead mt-5 mb-8">{text}</p>
        <LinkButton variant="primary" {...wayOut("whatsapp")}>
          {button}
          <ArrowRight className="flip" aria-hidden="true" />
        </LinkButton>
      </div>
      <dl className="lg:col-[8_/_13]">
        <div className="py-4 border-t border-t-line">
          <dt className="text-text-3 text-sm">{phoneLabel}</dt>
          <dd>
            <TallLink
              className="font-display font-semibold text-2xl/[1.1] tracking-[var(--title-tracking)] no-underline hover:[text-decoration:underline_2px]"
              {...wayOut("appel")}
            >
              <bdi className="figures" dir="ltr">
                {site.phone}
              </bdi>
            </TallLink>
            <p className="note">{phoneNote}</p>
          </dd>
        </div>
        <div className="py-4 border-t border-t-line">
          <dt className="text-text-3 text-sm">{emailLabel}</dt>
          <dd>
            <TallLink {...wayOut("email")}>
              <bdi dir="ltr">{site.email}</bdi>
            </TallLink>
          </dd>
        </div>
        <div className="py-4 border-t border-t-line">
          <dt className="text-text-3 text-sm">{addressLabel}</dt>
          <dd>{address.lang === language ? address.text : <bdi lang={address.lang}>{address.text}</bdi>}</dd>
        </div>
        {facts.map(({ label, text }) => (
          <div key={label} className="py-4 border-t border-t-line">
            <dt className="text-text-3 text-sm">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
