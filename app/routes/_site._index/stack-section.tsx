import { Fragment } from "react";
import { stack } from "~/content/home";

/** With a mark before it, which is clipped away where the name begins a line. */
const TOOL =
  "whitespace-nowrap before:inline-block before:size-[0.3em] before:[margin:0_0.4em_0.16em] before:bg-(--dot) before:rotate-45";

/** The tools of the house, as a text one reads. */
export function StackSection() {
  return (
    <section
      className="section wrap stack grid gap-y-8 gap-x-(--gap) lg:grid-cols-[4fr_8fr] lg:items-start"
      aria-labelledby="stack-title"
    >
      <div className="lg:sticky lg:top-8">
        <h2 className="title-4xl" id="stack-title">
          {stack.title}
        </h2>
        <p className="lead mt-5">{stack.lead}</p>
      </div>
      <dl className="[--dot:var(--t5)]">
        {stack.groups.map(({ name, tools }) => (
          <div
            key={name}
            className="py-4.5 border-t border-t-line overflow-x-clip last:pb-0 nth-2:[--dot:var(--t7)] nth-3:[--dot:var(--t6)] nth-4:[--dot:var(--t8)]"
          >
            <dt className="text-text-2 text-sm">{name}</dt>
            <dd className="ms-[-1.1em] font-display font-[560] text-[length:clamp(1.5rem,1.1rem_+_1.3vw,2.25rem)]/[1.2] tracking-[-0.022em]">
              {tools.map((tool) => (
                <Fragment key={tool}>
                  <span className={TOOL}>{tool}</span>{" "}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
