import { demoPicture } from "../pictures";
import type { SeedCase } from "../seed-types";

export const coursierCasa: SeedCase = {
  slug: "coursier-casa",
  title: "Sept heures, un écran, plus de tableur",
  client_name: "Coursier Casa, Casablanca",
  sector: "industrie",
  country: "MA",
  year: 2026,
  summary:
    "Un tableau de bord lu à sept heures, l’application des livreurs et le prix de livraison à l’adresse\u202f: un seul jeu de chiffres.",
  problem: `Mehdi, le chef d’exploitation, passait deux heures par jour à recoller trois fichiers. Les mêmes livreurs y figuraient sous quatre orthographes, et personne ne savait avant vendredi combien d’argent liquide roulait en ville.

Les retours étaient comptés, jamais expliqués.`,
  work_done: `<p>Nous avons commencé par le téléphone du livreur, pas par l’écran du patron\u202f: un chiffre n’est juste que si celui qui le saisit en a besoin. L’application dit l’arrêt suivant et le montant à encaisser\u202f; «\u202fDéposé\u202f» écrit la ligne.</p><h3>Trois écrans, une base</h3><ul><li>L’application des vingt-trois livreurs, qui marche dans les sous-sols et se synchronise à la sortie.</li><li>Le tableau de sept heures\u202f: dépôts, minutes par quartier, retours, argent en route.</li><li>La carte de quarante quartiers, où le client voit son prix en tapant son adresse.</li></ul><p>Les trois fichiers d’avant ont été repris, nettoyés, et rendus à Mehdi sur une clé.</p>`,
  public_url: null,
  image_url: demoPicture("cases/coursier-casa/cover"),
  image_alt:
    "Le tableau de bord vert vif et noir de Coursier Casa sur un écran, et le téléphone d’un livreur qui annonce dix-sept arrêts.",
  services: ["Tableaux de bord", "Applications mobiles", "Cartographie web"],
  figures: [
    {
      label: "Temps de préparation du point quotidien",
      before_text: "2 h 05",
      after_text: "0 min",
      source: "Relevé du chef d’exploitation, vingt jours (client fictif)",
      measuredOn: "2026-05-31",
    },
    {
      label: "Colis retournés",
      before_text: "8,1\u202f%",
      after_text: "4,3\u202f%",
      source: "Base des dépôts, mai 2025 et mai 2026 (client fictif)",
      measuredOn: "2026-05-31",
    },
    {
      label: "Écart de caisse en fin de semaine",
      before_text: "3\u202f940 DH",
      after_text: "120 DH",
      source: "Comptabilité, moyenne de huit semaines (client fictif)",
      measuredOn: "2026-05-31",
    },
  ],
  people: [
    { name: "Hamza Benjelloun", role: "Données et application" },
    { name: "Zineb Filali", role: "Dessin des écrans" },
    { name: "Sara Alaoui", role: "Projet" },
  ],
  pictures: [
    {
      kind: "desktop",
      image_url: demoPicture("cases/coursier-casa/desktop"),
      image_alt:
        "Le tableau de sept heures\u202f: 1\u202f212 colis, l’argent à encaisser, une carte des quartiers par minutes et les retours.",
      caption: "Lu debout, en une minute.",
    },
    {
      kind: "phone",
      image_url: demoPicture("cases/coursier-casa/phone"),
      image_alt:
        "Le téléphone du livreur\u202f: dix-sept arrêts, une adresse, 340 dirhams à encaisser et un bouton «\u202fDéposé\u202f».",
    },
    {
      kind: "detail",
      image_url: demoPicture("cases/coursier-casa/detail"),
      image_alt:
        "La carte de Casablanca en quartiers verts, du clair au sombre selon le prix, et une adresse à 25 dirhams.",
      caption: "Le prix s’affiche dès que l’adresse est tapée.",
    },
    {
      kind: "before",
      image_url: demoPicture("cases/coursier-casa/before"),
      image_alt:
        "L’ancien tableur\u202f: noms de livreurs en six orthographes, cellules jaunes, formules en erreur et «\u202fvoir mehdi\u202f».",
    },
    {
      kind: "after",
      image_url: demoPicture("cases/coursier-casa/desktop"),
      image_alt: "Le tableau de bord, une seule base, à la place du fichier partagé.",
    },
  ],
};
