import { demoPicture } from "../pictures";
import type { SeedCase } from "../seed-types";

export const tchopAbidjan: SeedCase = {
  slug: "tchop-abidjan",
  title: "Les maquis d’Abidjan, chauds, chez toi",
  client_name: "Tchop, Abidjan",
  sector: "restauration",
  country: "CI",
  year: 2026,
  summary:
    "Une application de livraison pour 140 maquis\u202f: la faim d’abord, le quartier ensuite, et un prix dit avant la course.",
  problem: `Les applications venues d’ailleurs montraient des pizzerias et prenaient trente pour cent. Les maquis, eux, prenaient les commandes par téléphone, sans savoir qui livrerait, et le plat arrivait froid de l’autre côté du pont.

Tchop voulait payer les cuisinières le jour même et ne jamais annoncer une heure fausse.`,
  work_done: `<p>Nous avons testé cinq maquettes sur papier à Cocody et Yopougon, avec des gens qui avaient vraiment faim. La question «\u202fT’as faim de quoi\u202f?\u202f» a battu la liste des restaurants, de loin.</p><h3>Ce qui a été livré</h3><ul><li>L’application des clients, celle des livreurs, et un simple SMS pour les maquis sans téléphone récent.</li><li>Trente-deux plats dessinés vus de dessus, pour que la carte n’attende pas de photographe.</li><li>Une heure d’arrivée qui tient compte du pont, et que l’on corrige avant le client.</li></ul>`,
  public_url: null,
  image_url: demoPicture("cases/tchop-abidjan/cover"),
  image_alt:
    "Le mot tchop en grand sur rouge tomate, une assiette de garba, et deux téléphones\u202f: le choix d’un plat et «\u202f7 min, ton garba passe le pont\u202f».",
  services: ["Applications mobiles", "Interfaces & prototypes", "Création de logo"],
  figures: [
    {
      label: "Commandes par semaine, quatrième mois",
      before_text: null,
      after_text: "5\u202f300",
      source: "Base des commandes (client fictif)",
      measuredOn: "2026-08-31",
    },
    {
      label: "Écart moyen entre l’heure promise et la sonnette",
      before_text: "17 min",
      after_text: "4 min",
      source: "Trajets de 2\u202f000 courses (client fictif)",
      measuredOn: "2026-08-31",
    },
    {
      label: "Clients qui recommandent dans le mois",
      before_text: "22\u202f%",
      after_text: "51\u202f%",
      source: "Base des commandes, pilote et lancement (client fictif)",
      measuredOn: "2026-08-31",
    },
  ],
  people: [
    { name: "Zineb Filali", role: "Dessin de l’application et des plats" },
    { name: "Hamza Benjelloun", role: "Applications et itinéraires" },
    { name: "Sara Alaoui", role: "Essais sur place" },
  ],
  pictures: [
    {
      kind: "phone",
      image_url: demoPicture("cases/tchop-abidjan/phone"),
      image_alt:
        "«\u202fT’as faim de quoi\u202f?\u202f»\u202f: le garba de Tantie Rose, l’alloco d’Ali et le kédjénou, avec leurs prix.",
    },
    {
      kind: "phone",
      image_url: demoPicture("cases/tchop-abidjan/route"),
      image_alt: "«\u202f7 min\u202f» en grandes lettres, le trajet du livreur Serge et le pont à passer.",
    },
    {
      kind: "detail",
      image_url: demoPicture("cases/tchop-abidjan/detail"),
      image_alt: "Cinq assiettes dessinées vues de dessus sur fond tomate, et les mots «\u202fy’a plat\u202f».",
      caption: "Trente-deux plats dessinés de la même main.",
    },
  ],
};
