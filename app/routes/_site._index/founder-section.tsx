import { ceo } from "~/content/home";
import type { getQuotedMember } from "~/features/settings/team/queries.server";
import { LinkButton } from "~/ui/link-button";
import { Portrait } from "~/ui/portrait";

interface FounderSectionProps {
  founder: NonNullable<Awaited<ReturnType<typeof getQuotedMember>>>;
  siteName: string;
}

export function FounderSection({ founder, siteName }: FounderSectionProps) {
  const { name, role, portrait, paragraphs } = founder;
  return (
    <section className="border-y border-y-line bg-surface-2 overflow-clip" aria-labelledby="founder-title">
      <div className="wrap grid gap-x-(--gap) sm:max-lg:grid-cols-[4fr_7fr] sm:max-lg:[column-gap:calc(2_*_var(--gap))] lg:grid-cols-12">
        <Portrait
          name={name}
          src={portrait}
          sizes="(min-width: 56.25rem) 33vw, 100vw"
          className="founder-portrait min-h-110 mx-[calc(-1_*_var(--gutter))] sm:max-lg:me-0 lg:col-[1_/_5] lg:min-h-140 lg:me-0"
        />
        <div className="pt-12 pb-16 sm:max-lg:py-18 lg:col-[6_/_12] lg:py-(--section)">
          <h2 className="mb-7 text-text-2 font-sans font-normal text-sm/[1.5] tracking-[0]" id="founder-title">
            {ceo.title}
          </h2>
          <blockquote className="font-display font-[480] text-2xl/[1.22] tracking-[-0.014em]">
            {paragraphs.map((paragraph, i) => (
              <p className="not-first:mt-[0.8em]" key={paragraph}>
                {i === 0 && "«\u202f"}
                {paragraph}
                {i === paragraphs.length - 1 && "\u202f»"}
              </p>
            ))}
          </blockquote>
          <div className="flex flex-wrap items-center justify-between gap-5 mt-10">
            <p>
              <b className="block font-semibold">
                <bdi>{name}</bdi>
              </b>
              <span className="note">
                {role}, {siteName}
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
