import { portraitAlt } from "~/content/about";
import { ceo } from "~/content/home";
import { LinkButton } from "~/ui/link-button";
import { Picture } from "~/ui/picture";

/** Whose house it is. */
export function FounderSection({ siteName }: { siteName: string }) {
  return (
    <section className="border-y border-y-line bg-surface-2 overflow-clip" aria-labelledby="founder-title">
      <div className="wrap grid gap-x-(--gap) sm:max-lg:grid-cols-[4fr_7fr] sm:max-lg:[column-gap:calc(2_*_var(--gap))] lg:grid-cols-12">
        <div className="founder-portrait [&_img]:absolute [&_img]:inset-0 [&_img]:w-full [&_img]:h-full [&_img]:object-cover relative min-h-110 mx-[calc(-1_*_var(--gutter))] overflow-clip sm:max-lg:me-0 lg:col-[1_/_5] lg:min-h-140 lg:me-0">
          <Picture src={ceo.portrait} alt={portraitAlt(ceo.name)} sizes="(min-width: 56.25rem) 33vw, 100vw" />
        </div>
        <div className="founder-text pt-12 pb-16 sm:max-lg:py-18 lg:col-[6_/_12] lg:py-(--section)">
          <h2 className="mb-7 text-text-2 font-sans font-normal text-sm/[1.5] tracking-[0]" id="founder-title">
            {ceo.title}
          </h2>
          <blockquote className="[&>:not(:first-child)]:mt-[0.8em] font-display font-[480] text-2xl/[1.22] tracking-[-0.014em]">
            {ceo.quote.map((paragraph, i) => (
              <p key={paragraph}>
                {i === 0 && "«\u00a0"}
                {paragraph}
                {i === ceo.quote.length - 1 && "\u00a0»"}
              </p>
            ))}
          </blockquote>
          <div className="flex flex-wrap items-center justify-between gap-5 mt-10">
            <p>
              <b className="block font-semibold">{ceo.name}</b>
              <span className="note">
                {ceo.role}, {siteName}
              </span>
            </p>
            <LinkButton size="sm" to="/about">
              {ceo.link}
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}
