import { Specimen } from "./specimen";

const COLOURS = ["text", "text-2", "text-3", "blue", "saffron", "terracotta", "mint", "plum", "danger", "link"];

export function TypeSpecimens() {
  return (
    <Specimen title="Lettres et couleurs">
      <p className="display-type text-5xl">Transformez votre vision</p>
      <p className="display-type text-3xl">Quatre métiers, un seul ensemble</p>
      <p className="display-type text-2xl">Un prix écrit, un délai tenu</p>
      <p className="lead">
        Sites, identités, contenus et données, taillés pièce par pièce à Casablanca, pour l’artisan du quartier comme
        pour la banque.
      </p>
      <p>Le corps du texte&#8239;: «&#8239;Œuvres&#8239;», 12 500 MAD, à 17 h 40.</p>
      <p className="note">Une remarque en petit.</p>
      <div lang="ar" dir="rtl">
        <p className="display-type text-3xl">كل قطعة في مكانها</p>
        <p>نصمم ونبني المواقع والتطبيقات والهويات البصرية للشركات السعودية.</p>
      </div>
      <ul className="flex flex-wrap gap-4">
        {COLOURS.map((name) => (
          <li key={name} className={`styleguide-${name}`}>
            {name}
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
