import type { CountryCopy } from "~/content/landing-pages/landing-copy";

interface ReasonListProps {
  reasons: CountryCopy["reasons"];
  /** Beside the title, two by two, or four abreast, the last with large figures. */
  look: keyof typeof LOOKS;
}

const LOOKS = {
  beside: {
    section: "",
    grid: "lg:grid-cols-12 lg:items-start",
    title: "lg:col-[1_/_6] lg:sticky lg:top-8",
    list: "lg:col-[7_/_13]",
  },
  pairs: { section: "", grid: "", title: "", list: "lg:grid-cols-2 lg:gap-x-[clamp(2rem,6vw,6rem)]" },
  abreast: { section: "pb-0", grid: "", title: "", list: "lg:grid-cols-4 lg:gap-x-(--gap)" },
};

/** Four reasons to choose the agency. */
export function ReasonList({ reasons, look }: ReasonListProps) {
  const { section, grid, title, list } = LOOKS[look];
  return (
    <section className={`section ${section}`} aria-labelledby="reasons">
      <div className={`wrap grid gap-y-[clamp(2rem,5vw,4.5rem)] gap-x-(--gap) ${grid}`}>
        <h2 id="reasons" className={`title-4xl ${title}`}>
          {reasons.title}
        </h2>
        <ol className={`lg:grid ${list}`}>
          {reasons.items.map(({ title, text }, index) => (
            <li key={title} className="country-reason pt-5 pb-6 border-t border-t-line">
              {look === "abreast" && (
                <span
                  className="block mb-2 text-mint font-display font-semibold text-[length:clamp(2.5rem,2rem_+_2vw,4rem)]/[1.2]"
                  aria-hidden="true"
                >
                  {index + 1}
                </span>
              )}
              <h3 className="mb-2 text-[length:clamp(1.375rem,1.15rem_+_0.8vw,1.875rem)] leading-[calc(var(--title-leading)_*_1.06)]">
                {title}
              </h3>
              <p className="max-w-[52ch] text-text-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
