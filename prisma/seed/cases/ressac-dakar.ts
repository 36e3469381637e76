import { demoPicture } from "../pictures";
import type { SeedCase } from "../seed-types";

export const ressacDakar: SeedCase = {
  slug: "ressac-dakar",
  title: "Une vague par nuit",
  client_name: "Festival Ressac, Dakar",
  sector: "culture",
  country: "SN",
  year: 2026,
  summary:
    "L’identité d’un festival de plage\u202f: une règle de dessin, trois nuits, trois vagues, et des affiches lisibles depuis un car rapide.",
  problem: `Troisième édition, trois affiches différentes les années d’avant, et un public qui ne faisait pas le lien. Les imprimeurs du quartier sortent un format, deux encres, en une nuit\u202f: il fallait une identité qui tienne dans ces limites.

Et que l’on retrouve son enfant, la navette et la marée à deux heures du matin, sur un téléphone mouillé.`,
  work_done: `<p>L’identité est une règle plutôt qu’un logo\u202f: quarante-six lignes, et une vague qui les écarte. On change le point d’impact, on obtient une nuit. Le festival dessine seul ses prochaines affiches.</p><h3>Ce qui a été livré</h3><ul><li>Trois affiches en deux encres, tirées à Médina.</li><li>Billets, bracelets, dossards des sauveteurs.</li><li>Le programme sur téléphone\u202f: ce qui joue, ce qui suit, la marée, la tour rouge où l’on retrouve les enfants.</li><li>Le générateur de vagues, avec sa notice d’une page.</li></ul>`,
  public_url: null,
  image_url: demoPicture("cases/ressac-dakar/cover"),
  image_alt:
    "Trois affiches du festival Ressac côte à côte, rose, menthe et orange\u202f: des lignes noires qu’une vague écarte, et les dates du 14 au 16.",
  services: ["Identité de marque", "Affiches & supports imprimés"],
  figures: [
    {
      label: "Billets vendus avant la semaine du festival",
      before_text: "31\u202f%",
      after_text: "64\u202f%",
      source: "Billetterie, éditions 2025 et 2026 (client fictif)",
      measuredOn: "2026-05-18",
    },
    {
      label: "Coût d’impression des affiches",
      before_text: "410\u202f000 FCFA",
      after_text: "265\u202f000 FCFA",
      source: "Factures des imprimeurs (client fictif)",
      measuredOn: "2026-05-02",
    },
    {
      label: "Ouvertures du programme sur téléphone",
      before_text: null,
      after_text: "18\u202f700",
      source: "Mesure d’audience, trois nuits (client fictif)",
      measuredOn: "2026-05-18",
    },
  ],
  people: [
    { name: "Zineb Filali", role: "Identité et générateur" },
    { name: "Sara Alaoui", role: "Projet" },
  ],
  pictures: [
    {
      kind: "detail",
      image_url: demoPicture("cases/ressac-dakar/detail"),
      image_alt: "Billets rose et orange, bracelets noir et blanc posés sur le motif de vagues menthe.",
      caption: "Billets et bracelets, deux encres.",
    },
    {
      kind: "phone",
      image_url: demoPicture("cases/ressac-dakar/phone"),
      image_alt: "Le programme de la nuit\u202f: Ndèye Cissé sur scène, les suivants, la navette et la tour rouge.",
    },
  ],
};
