import { demoPicture } from "../pictures";
import type { SeedCase } from "../seed-types";

export const quincaillerieSouss: SeedCase = {
  slug: "quincaillerie-souss",
  title: "Posez votre vis sur l’écran",
  client_name: "Quincaillerie Souss, Agadir",
  sector: "commerce",
  country: "MA",
  year: 2026,
  summary:
    "Une quincaillerie de Talborjt met 2\u202f300 références en ligne, à l’échelle réelle\u202f: on pose la pièce sur le téléphone et on la trouve.",
  problem: `Brahim Oubella connaît ses 2\u202f300 références par leur casier. Ses clients, eux, arrivent avec une vis dans la poche et ne savent pas comment elle s’appelle. Sur les réseaux, on lui demandait «\u202fprix\u202f?\u202f» sous chaque photo, et il répondait le soir, ou pas.

La moitié des appels étaient la même question\u202f: est-ce ouvert, et avez-vous ceci\u202f?`,
  work_done: `<p>Nous avons d’abord compté\u202f: deux semaines d’appels notés au comptoir, sur un cahier. Six demandes sur dix portaient sur une pièce que le client avait en main.</p>
<h3>Une boutique à l’échelle 1</h3>
<p>On règle l’écran une fois, avec une carte bancaire. Ensuite, chaque vis, chaque raccord est montré à sa taille\u202f: ce qui se superpose est en rayon, avec son casier et son prix à la pièce.</p>
<h3>Le magasin d’abord</h3>
<ul><li>Le panier s’appelle le seau et se retire au comptoir dans l’heure, payé sur place.</li><li>La fiche Google dit les vrais horaires, ramadan et vendredi compris.</li><li>Les étiquettes des 340 tiroirs ont été redessinées avec les mêmes noms que le site\u202f: l’apprenti trouve aussi.</li></ul>
<p>Brahim et son fils ont saisi les stocks eux-mêmes, après deux matinées de formation.</p>`,
  public_url: null,
  image_url: demoPicture("cases/quincaillerie-souss/cover"),
  image_alt:
    "Le nom Quincaillerie Souss en très grandes lettres blanches sur rouge, des vis, et un téléphone où une vis M10 est mesurée à sa taille.",
  services: ["E-commerce", "Référencement naturel", "Formation & accompagnement"],
  figures: [
    {
      label: "Commandes retirées au comptoir, par semaine",
      before_text: null,
      after_text: "64",
      source: "Caisse du magasin, moyenne de douze semaines (client fictif)",
      measuredOn: "2026-09-30",
    },
    {
      label: "Appels pour demander les horaires, par semaine",
      before_text: "41",
      after_text: "6",
      source: "Cahier du comptoir, deux semaines comparées (client fictif)",
      measuredOn: "2026-09-30",
    },
    {
      label: "Itinéraires demandés depuis la fiche Google, par mois",
      before_text: "118",
      after_text: "506",
      source: "Fiche d’établissement Google (client fictif)",
      measuredOn: "2026-09-30",
    },
  ],
  people: [
    { name: "Sara Alaoui", role: "Projet et formation" },
    { name: "Zineb Filali", role: "Dessin de la boutique et des tiroirs" },
    { name: "Hamza Benjelloun", role: "Stock et retrait en magasin" },
  ],
  pictures: [
    {
      kind: "desktop",
      image_url: demoPicture("cases/quincaillerie-souss/desktop"),
      image_alt:
        "La boutique\u202f: «\u202fPosez votre vis ici\u202f», neuf vis à l’échelle sur une ligne, et la fiche de la M8 × 40 avec son prix et son casier.",
      caption: "Neuf vis à leur taille. La bonne est celle qui se superpose.",
    },
    {
      kind: "phone",
      image_url: demoPicture("cases/quincaillerie-souss/phone"),
      image_alt:
        "«\u202fC’est une M10\u202f»\u202f: une règle graduée au bord du téléphone et la vis dessinée à sa longueur.",
    },
    {
      kind: "detail",
      image_url: demoPicture("cases/quincaillerie-souss/detail"),
      image_alt: "Le mur de tiroirs du magasin, chaque étiquette redessinée, un tiroir ouvert plein de boulons.",
      caption: "340 étiquettes, les mêmes noms que sur le site.",
    },
    {
      kind: "before",
      image_url: demoPicture("cases/quincaillerie-souss/before"),
      image_alt:
        "L’ancienne page sur un réseau social\u202f: photo floue, horaires non renseignés, et sous «\u202fprix en privé\u202f» six questions sans réponse.",
    },
    {
      kind: "after",
      image_url: demoPicture("cases/quincaillerie-souss/desktop"),
      image_alt: "La boutique à l’échelle 1, où la même question trouve sa réponse avec le prix et le casier.",
    },
  ],
};
