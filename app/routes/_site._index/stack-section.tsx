import { stack } from "~/content/home";

/** The tools of the house, as a text one reads. */
export function StackSection() {
  return (
    <section className="section wrap stack" aria-labelledby="stack-title">
      <div className="stack-head">
        <h2 className="title-4xl" id="stack-title">
          {stack.title}
        </h2>
        <p className="lead stack-lead">{stack.lead}</p>
      </div>
      <dl className="stack-groups">
        {stack.groups.map(({ name, tools }) => (
          <div key={name} className="stack-group">
            <dt className="stack-name">{name}</dt>
            <dd className="stack-tools">
              {tools.map((tool) => (
                <span key={tool} className="stack-tool">
                  {tool}{" "}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
