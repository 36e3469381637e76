import { about } from "~/content/about";

/** Head of the page: who we are, in one sentence. */
export function AboutHero() {
  return (
    <header className="about-hero wrap">
      <h1>{about.title}</h1>
      <p className="lead">{about.lead}</p>
    </header>
  );
}
