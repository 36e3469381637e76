import { about } from "~/content/about";

/** What we do it for, and where we want to arrive. */
export function Statements() {
  return (
    <div className="statements">
      {[about.mission, about.vision].map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
  );
}
