import { quietTone } from "~/lib/zellige/tone";
import { Pattern } from "~/ui/pattern";

/** Head of the contact page: the invitation, and its promise. */
export function ContactHero() {
  return (
    <header className="page-hero">
      <div className="page-hero-text">
        <h1>Parlons de votre projet</h1>
        <p className="lead">Deux phrases suffisent. Réponse en 24 h, devis gratuit, sans engagement.</p>
      </div>
      <div className="page-hero-art">
        <Pattern seed="contact" width={520} height={420} edge={112} motif="contact" isSymmetric tone={quietTone(6)} />
      </div>
    </header>
  );
}
