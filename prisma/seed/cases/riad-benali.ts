import { demoPicture } from "../pictures";
import type { SeedCase } from "../seed-types";

export const riadBenali: SeedCase = {
  slug: "riad-benali",
  title: "Une fenêtre allumée, c’est une chambre libre",
  client_name: "Riad Benali, Rabat",
  sector: "hotellerie",
  country: "MA",
  year: 2026,
  summary:
    "Six chambres, une maison dessinée fenêtre par fenêtre, et une réservation sans commission, en français et en espagnol.",
  problem: `Le riad existait en ligne depuis 2013 sans que personne y réserve\u202f: le site renvoyait vers un fax, ou vers une plateforme qui gardait dix-sept pour cent de chaque nuit. Khadija Benali tenait son calendrier dans un cahier et rappelait les gens le soir.

Six chambres ne paient pas un logiciel d’hôtel. Il fallait quelque chose qu’elle tienne seule, entre le marché et le petit déjeuner.`,
  work_done: `<p>Nous avons passé une journée sur place, un carnet à la main. De la cour, on voit les six fenêtres d’un coup\u202f: le soir, celles des chambres prises s’éteignent tard, les autres restent noires. C’est devenu le calendrier.</p>
<h3>La maison tient lieu de moteur de réservation</h3>
<p>Le visiteur choisit deux dates et regarde la façade. Une fenêtre allumée est une chambre libre\u202f; il la touche, voit le prix des trois nuits, laisse un acompte. Sans JavaScript, la même page est une liste de six lignes.</p>
<h3>Ce qui a été livré</h3>
<ul><li>Le site en français et en espagnol, onze pages, 61 Ko pour la première.</li><li>Un calendrier que Khadija ferme d’un geste depuis son téléphone.</li><li>Le mot d’accueil, les étiquettes de clés et la carte, imprimés à Salé.</li></ul>`,
  public_url: null,
  image_url: demoPicture("cases/riad-benali/cover"),
  image_alt:
    "La façade du riad dessinée en coupe\u202f: un figuier dans la cour, six fenêtres dont quatre allumées, et le même dessin sur un téléphone au-dessus d’un calendrier.",
  services: ["Développement web", "Photographie"],
  figures: [
    {
      label: "Nuits réservées sans intermédiaire",
      before_text: "4 %",
      after_text: "58 %",
      source: "Cahier du riad et registre des acomptes, six mois comparés (client fictif)",
      measuredOn: "2026-08-31",
    },
    {
      label: "Délai entre la demande et la confirmation",
      before_text: "9 h",
      after_text: "40 s",
      source: "Horodatage des réservations (client fictif)",
      measuredOn: "2026-08-31",
    },
    {
      label: "Premier affichage sur un téléphone à 1\u202f500 DH, en 4G",
      before_text: "7,8 s",
      after_text: "1,1 s",
      source: "Lighthouse, trois mesures (client fictif)",
      measuredOn: "2026-03-02",
    },
  ],
  people: [
    { name: "Zineb Filali", role: "Direction artistique" },
    { name: "Hamza Benjelloun", role: "Réservation et calendrier" },
    { name: "Carmen Vidal", role: "Textes espagnols" },
  ],
  pictures: [
    {
      kind: "desktop",
      image_url: demoPicture("cases/riad-benali/desktop"),
      image_alt:
        "L’accueil du site\u202f: «\u202fUne fenêtre allumée, c’est une chambre libre\u202f», deux dates, et la façade où chaque fenêtre porte le nom de sa chambre.",
      caption: "La façade est le calendrier.",
    },
    {
      kind: "phone",
      image_url: demoPicture("cases/riad-benali/phone"),
      image_alt:
        "La chambre Le figuier sur un téléphone\u202f: sa fenêtre, un mois, quatre nuits choisies et leur prix.",
    },
    {
      kind: "detail",
      image_url: demoPicture("cases/riad-benali/detail"),
      image_alt:
        "Le mot d’accueil «\u202fBonjour, voici la clé\u202f», la carte du riad et l’étiquette de clé de la chambre 3.",
      caption: "Ce que l’on trouve sur le lit.",
    },
    {
      kind: "before",
      image_url: demoPicture("cases/riad-benali/before"),
      image_alt:
        "L’ancien site\u202f: un bandeau marron en relief, quatre vignettes, un fax pour réserver et un compteur de visites.",
    },
    {
      kind: "after",
      image_url: demoPicture("cases/riad-benali/desktop"),
      image_alt: "Le nouveau site, une façade de nuit à six fenêtres, à la même adresse.",
    },
  ],
  consent: {
    email: "khadija@riad-benali.example",
    askedDaysAgo: 16,
    given: { by: "Khadija Benali", daysAgo: 14 },
  },
  reviewBy: "Khadija Benali",
  projectTitle: "Site du riad et réservation directe",
};
