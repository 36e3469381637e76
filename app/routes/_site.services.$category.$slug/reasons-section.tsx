import { serviceReasons } from "~/content/reasons";

/** Why one would give us this work: the same for every service. */
export function ReasonsSection() {
  return (
    <section className="service-reasons" aria-labelledby="raisons">
      <div className="wrap cols">
        <div className="service-reasons-head">
          <h2 id="raisons" className="title-4xl">
            {serviceReasons.title}
          </h2>
          <p className="lead">{serviceReasons.text}</p>
        </div>
        <dl className="reason-list">
          {serviceReasons.reasons.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
