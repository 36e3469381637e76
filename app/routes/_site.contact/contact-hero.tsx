import { Pattern } from "~/brand/pattern";
import { quietTone } from "~/brand/zellige/tone";
import { contactPage } from "~/content/contact";

/** Head of the contact page: the invitation, and its promise. */
export function ContactHero() {
  return (
    <header className="page-hero">
      <div className="page-hero-text">
        <h1>{contactPage.title}</h1>
        <p className="lead">{contactPage.lead}</p>
      </div>
      <div className="page-hero-art">
        <Pattern seed="contact" width={520} height={420} edge={112} motif="contact" isSymmetric tone={quietTone(6)} />
      </div>
    </header>
  );
}
