import { Pattern } from "~/brand/pattern";
import { quietTone } from "~/brand/zellige/tone";
import { contactPage } from "~/content/contact";
import { useRootData } from "~/shell/site-page";
import { useWayOut } from "~/shell/use-way-out";
import { AppLink } from "~/ui/app-link";

/** Head of the contact page: the invitation, and its promise. */
export function ContactHero() {
  return (
    <header className="grid w-full max-w-(--page) mx-auto px-(--gutter) overflow-clip lg:grid-cols-[7fr_5fr]">
      <div className="py-[clamp(2.5rem,5vw,5rem)]">
        <h1 className="text-5xl leading-[calc(var(--title-leading)_*_0.88)] mb-6">{contactPage.title}</h1>
        <p className="lead">{contactPage.lead}</p>
      </div>
      <div className="page-hero-art *:absolute *:inset-0 lg:[[dir=rtl]_&]:[mask-image:linear-gradient(to_left,#0000,#000_24%)] relative min-h-50 mx-[calc(-1_*_var(--gutter))] lg:ms-0 lg:[mask-image:linear-gradient(to_right,#0000,#000_24%)]">
        <Pattern seed="contact" width={520} height={420} edge={112} motif="contact" isSymmetric tone={quietTone(6)} />
      </div>
    </header>
  );
}

/** How to reach the agency without the form. */
export function ContactDetails() {
  const site = useRootData()?.site;
  const wayOut = useWayOut();
  if (!site) return null;
  return (
    <section className="wrap" aria-labelledby="details-title">
      <h2 className="sr-only" id="details-title">
        {contactPage.detailsTitle}
      </h2>
      <dl className="[&>div]:grid [&>div]:grid-cols-[6rem_minmax(0,1fr)] [&>div]:items-center [&>div]:min-h-14 [&>div]:py-1.5 [&>div]:border-b [&>div]:border-b-line [&_dt]:text-sm [&_dt]:text-text-3 [&_dd]:flex [&_dd]:items-center [&_dd]:min-h-11 [&_dd]:tabular-nums [&_dd]:wrap-anywhere lg:[&>div]:block lg:[&>div]:py-5 lg:[&>div]:border-b-0 lg:[&_dd]:text-[1.125rem] grid border-t border-t-line sm:grid-cols-[1fr_1fr] sm:gap-x-(--gap) lg:grid-cols-[repeat(4,auto)] lg:justify-between">
        <div>
          <dt>Adresse</dt>
          <dd>{site.address}</dd>
        </div>
        <div>
          <dt>Téléphone</dt>
          <dd>
            <AppLink className="inline-flex items-center min-h-11" {...wayOut("appel")}>
              {site.phone}
            </AppLink>
          </dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>
            <AppLink className="inline-flex items-center min-h-11" {...wayOut("email")}>
              {site.email}
            </AppLink>
          </dd>
        </div>
        <div>
          <dt>WhatsApp</dt>
          <dd>
            <AppLink className="inline-flex items-center min-h-11" {...wayOut("whatsapp", "projet")}>
              Ouvrir une conversation
            </AppLink>
          </dd>
        </div>
      </dl>
    </section>
  );
}
