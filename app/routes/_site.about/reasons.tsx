import { Khatam } from "~/brand/khatam";
import { about } from "~/content/about";

/** Four reasons to choose the agency. */
export function Reasons() {
  return (
    <section className="section wrap cols about-reasons" aria-labelledby="raisons">
      <h2 id="raisons" className="title-4xl">
        {about.reasons.title}
      </h2>
      <ul>
        {about.reasons.items.map(({ title, text }) => (
          <li key={title}>
            <Khatam />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
