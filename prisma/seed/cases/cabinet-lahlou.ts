import { demoPicture } from "../pictures";
import type { SeedCase } from "../seed-types";

export const cabinetLahlou: SeedCase = {
  slug: "cabinet-lahlou",
  title: "Douze questions, douze réponses",
  client_name: "Cabinet Lahlou, Rabat",
  sector: "services",
  country: "MA",
  year: 2026,
  summary:
    "Le droit des sociétés expliqué en douze questions, sans perdre une nuance\u202f: un cabinet de Rabat trouvé par ceux qui cherchent.",
  problem: `Le site du cabinet parlait aux confrères. Soixante-trois mots pour dire qu’un associé doit prévenir avant de vendre. Les clients, eux, tapaient «\u202fmon associé veut partir\u202f» et trouvaient un forum.

Maître Lahlou avait une condition\u202f: aucune approximation.`,
  work_done: `<p>Nous avons relevé quarante questions posées au téléphone en un mois, et gardé les douze qui revenaient. Chacune a sa page\u202f: la réponse en une phrase, la condition qui change tout, ce qu’il faut apporter.</p><h3>Écrit à deux</h3><p>Chaque page a été écrite par nous, corrigée à la main par Maître Lahlou, réécrite, puis signée avec sa date. L’article de loi est toujours cité, jamais recopié.</p><ul><li>Douze pages, relues deux fois par an\u202f: la date est en bas.</li><li>Une heure de permanence le mardi, plutôt qu’un formulaire.</li><li>Un relevé mensuel des questions tapées, pour écrire la treizième.</li></ul>`,
  public_url: null,
  image_url: demoPicture("cases/cabinet-lahlou/cover"),
  image_alt:
    "«\u202fEt si mon associé s’en va\u202f?\u202f» en très grandes lettres sur lilas, le mot associé surligné, et la page de la réponse sur un téléphone.",
  services: ["Rédaction web", "Référencement naturel", "Développement web"],
  figures: [
    {
      label: "Visites venues d’une recherche, par mois",
      before_text: "90",
      after_text: "3\u202f150",
      source: "Search Console, mars 2025 et mars 2026 (client fictif)",
      measuredOn: "2026-03-31",
    },
    {
      label: "Premiers rendez-vous par mois",
      before_text: "6",
      after_text: "19",
      source: "Agenda du cabinet (client fictif)",
      measuredOn: "2026-03-31",
    },
    {
      label: "Mots par page",
      before_text: "1\u202f140",
      after_text: "310",
      source: "Compte sur douze pages (client fictif)",
      measuredOn: "2026-02-04",
    },
  ],
  people: [
    { name: "Sara Alaoui", role: "Entretiens et textes" },
    { name: "Zineb Filali", role: "Mise en page" },
    { name: "Hamza Benjelloun", role: "Site" },
  ],
  pictures: [
    {
      kind: "desktop",
      image_url: demoPicture("cases/cabinet-lahlou/desktop"),
      image_alt:
        "«\u202fPuis-je ouvrir une société seul\u202f?\u202f»\u202f: la réponse en deux phrases, quatre étapes, et les coûts en marge.",
      caption: "La réponse d’abord.",
    },
    {
      kind: "phone",
      image_url: demoPicture("cases/cabinet-lahlou/phone"),
      image_alt: "«\u202fMon associé veut partir.\u202f» sur un téléphone, et trois questions qui suivent.",
    },
    {
      kind: "detail",
      image_url: demoPicture("cases/cabinet-lahlou/detail"),
      image_alt:
        "La même page avant et après\u202f: un paragraphe biffé de soixante-trois mots, puis une phrase surlignée.",
      caption: "Gardons l’idée.",
    },
    {
      kind: "before",
      image_url: demoPicture("cases/cabinet-lahlou/before"),
      image_alt: "L’ancien site\u202f: bordeaux et or, deux colonnes serrées de texte juridique.",
    },
    {
      kind: "after",
      image_url: demoPicture("cases/cabinet-lahlou/desktop"),
      image_alt: "La nouvelle page, une question et sa réponse.",
    },
  ],
};
