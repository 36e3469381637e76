import { stack } from "~/content/home";

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
      <dl className="stack-groups [&_dd>:not(:last-child)::after]:content-[''] [&_dd>:not(:last-child)::after]:inline-block [&_dd>:not(:last-child)::after]:w-[0.3em] [&_dd>:not(:last-child)::after]:h-[0.3em] [&_dd>:not(:last-child)::after]:[margin:0_0.38em_0.16em_0.2em] [&_dd>:not(:last-child)::after]:[background:var(--dot,var(--t5))] [&_dd>:not(:last-child)::after]:[transform:rotate(45deg)]">
        {stack.groups.map(({ name, tools }) => (
          <div
            key={name}
            className="[&:nth-child(2)]:[--dot:var(--t7)] [&:nth-child(3)]:[--dot:var(--t6)] [&:nth-child(4)]:[--dot:var(--t8)] py-4.5 border-t border-t-line last:pb-0"
          >
            <dt className="text-text-2 text-sm">{name}</dt>
            <dd className="stack-tools *:whitespace-nowrap font-display font-[560] text-[length:clamp(1.5rem,1.1rem_+_1.3vw,2.25rem)]/[1.2] tracking-[-0.022em]">
              {tools.map((tool) => (
                <span key={tool}>{tool} </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
