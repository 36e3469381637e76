import { serviceReasons } from "~/content/reasons";

/** Why one would give us this work: the same for every service. */
export function ReasonsSection() {
  return (
    <section className="border-t border-t-line" aria-labelledby="raisons">
      <div className="wrap grid grid-cols-12 gap-x-(--gap) gap-y-8 py-[clamp(3.5rem,7vw,7rem)]">
        <div className="col-span-full lg:col-[1_/_6]">
          <h2 id="raisons" className="title-4xl mb-5">
            {serviceReasons.title}
          </h2>
          <p className="lead">{serviceReasons.text}</p>
        </div>
        <dl className="col-span-full lg:col-[7_/_13]">
          {serviceReasons.reasons.map(({ title, text }) => (
            <div
              className="grid gap-y-1.5 gap-x-(--gap) py-5 border-t border-t-line sm:grid-cols-[5fr_7fr] sm:items-baseline"
              key={title}
            >
              <dt className="font-display font-semibold text-xl/[1.1] tracking-[var(--title-tracking)]">{title}</dt>
              <dd className="text-text-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
