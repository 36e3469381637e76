import { about } from "~/content/about";

/** Four words we hold to, each with what it means in practice. */
export function Values() {
  return (
    <section className="values" aria-labelledby="valeurs">
      <div className="wrap">
        <h2 id="valeurs">{about.values.title}</h2>
        <dl className="value-list">
          {about.values.items.map(({ title, text }) => (
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
