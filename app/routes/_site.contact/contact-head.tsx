import type { ReactNode } from "react";
import { Pattern } from "~/brand/pattern";
import { quietTone } from "~/brand/zellige/tone";
import { contactPage } from "~/content/contact";
import { useRootData } from "~/shell/site-page";
import { useWayOut } from "~/shell/use-way-out";
import { TallLink } from "~/ui/tall-link";

export function ContactHero() {
  return (
    <header className="grid w-full max-w-(--page) mx-auto px-(--gutter) overflow-clip lg:grid-cols-[7fr_5fr]">
      <div className="py-[clamp(2.5rem,5vw,5rem)]">
        <h1 className="text-5xl leading-[calc(var(--title-leading)_*_0.88)] mb-6">{contactPage.title}</h1>
        <p className="lead">{contactPage.lead}</p>
      </div>
      <div className="print:hidden relative min-h-50 mx-[calc(-1_*_var(--gutter))] lg:ms-0 lg:[mask-image:linear-gradient(to_right,#0000,#000_24%)] lg:rtl:[mask-image:linear-gradient(to_left,#0000,#000_24%)]">
        <Pattern
          className="absolute inset-0"
          seed="contact"
          width={520}
          height={420}
          edge={112}
          motif="contact"
          isSymmetric
          tone={quietTone(6)}
        />
      </div>
    </header>
  );
}

export function ContactDetails() {
  const site = useRootData()?.site;
  const wayOut = useWayOut();
  if (!site) return null;
  return (
    <section className="wrap" aria-labelledby="details-title">
      <h2 className="sr-only" id="details-title">
        {contactPage.detailsTitle}
      </h2>
      <dl className="grid border-t border-t-line sm:grid-cols-[1fr_1fr] sm:gap-x-(--gap) lg:grid-cols-[repeat(4,auto)] lg:justify-between">
        <Detail name="Adresse">{site.address}</Detail>
        <Detail name="Téléphone">
          <TallLink {...wayOut("appel")}>{site.phone}</TallLink>
        </Detail>
        <Detail name="E-mail">
          <TallLink {...wayOut("email")}>{site.email}</TallLink>
        </Detail>
        <Detail name="WhatsApp">
          <TallLink {...wayOut("whatsapp", "projet")}>Ouvrir une conversation</TallLink>
        </Detail>
      </dl>
    </section>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-center min-h-14 py-1.5 border-b border-b-line lg:block lg:py-5 lg:border-b-0">
      <dt className="text-sm text-text-3">{name}</dt>
      <dd className="flex items-center min-h-11 tabular-nums wrap-anywhere lg:text-[1.125rem]">{children}</dd>
    </div>
  );
}
