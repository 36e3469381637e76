import { demoPicture } from "../pictures";
import type { SeedCase } from "../seed-types";

export const naciriOuali: SeedCase = {
  slug: "naciri-ouali",
  title: "Une maison par page, et sa température",
  client_name: "Naciri & Ouali, architectes, Marrakech",
  sector: "immobilier",
  country: "MA",
  year: 2025,
  summary:
    "Le portfolio de deux architectes de Marrakech\u202f: des axonométries au lieu de photographies, et la température de chaque maison en août.",
  problem: `Vingt-trois maisons bâties, et un site de photographies au coucher du soleil qui ressemblait à celui de tous leurs confrères. Les clients appelaient pour une piscine, jamais pour ce que l’atelier sait faire\u202f: des murs qui tiennent la fraîcheur sans machine.`,
  work_done: `<p>Nous avons demandé leurs plans, pas leurs photos. Chaque maison est redessinée en axonométrie, à la même échelle, avec cinq lignes\u202f: lieu, surface, murs, température en été, durée du chantier.</p><h3>Ce qui a été livré</h3><ul><li>Un site de vingt-trois pages, 48 Ko chacune, sans une photographie.</li><li>La coupe animée de la maison du puits, qui explique la fraîcheur en vingt secondes.</li><li>Le gabarit d’axonométrie\u202f: l’atelier ajoute ses maisons lui-même.</li></ul>`,
  public_url: null,
  image_url: demoPicture("cases/naciri-ouali/cover"),
  image_alt:
    "Une maison de pisé dessinée en axonométrie, cour, bassin et pergola, sur fond vert d’eau, et les noms Naciri & Ouali en grandes lettres étroites.",
  services: ["Développement web", "Vidéo & animation"],
  figures: [
    {
      label: "Demandes qui parlent de climat ou de terre",
      before_text: "2 sur 10",
      after_text: "7 sur 10",
      source: "Courriels reçus, deux trimestres (client fictif)",
      measuredOn: "2025-12-31",
    },
    {
      label: "Poids moyen d’une page",
      before_text: "6,2 Mo",
      after_text: "48 Ko",
      source: "Mesure sur les vingt-trois pages (client fictif)",
      measuredOn: "2025-10-06",
    },
  ],
  people: [
    { name: "Zineb Filali", role: "Dessin" },
    { name: "Hamza Benjelloun", role: "Site" },
  ],
  pictures: [
    {
      kind: "desktop",
      image_url: demoPicture("cases/naciri-ouali/desktop"),
      image_alt:
        "La page de la maison du puits\u202f: l’axonométrie au centre, le titre en bas, cinq mesures à droite.",
      caption: "Cinq lignes disent la maison.",
    },
    {
      kind: "phone",
      image_url: demoPicture("cases/naciri-ouali/phone"),
      image_alt: "La liste de vingt-trois maisons sur un téléphone, couleur terre cuite.",
    },
    {
      kind: "detail",
      image_url: demoPicture("cases/naciri-ouali/detail"),
      image_alt: "La coupe à 14 h en août\u202f: 43 degrés dehors, 24 dedans, et le puits qui rend la fraîcheur.",
      caption: "Rien à brancher.",
    },
  ],
};
