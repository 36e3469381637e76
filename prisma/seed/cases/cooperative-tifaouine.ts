import { demoPicture } from "../pictures";
import type { SeedCase } from "../seed-types";

export const cooperativeTifaouine: SeedCase = {
  slug: "cooperative-tifaouine",
  title: "Douze prénoms sur une bouteille d’argan",
  client_name: "Coopérative Tifaouine, Agadir",
  sector: "agroalimentaire",
  country: "MA",
  year: 2026,
  summary:
    "Une gamme d’emballages gravée comme un linoléum\u202f: chaque étiquette porte le prénom de la productrice et la date de pressage.",
  problem: `La coopérative vendait son huile dans une bouteille standard, sous une étiquette que trois autres coopératives de la région avaient aussi, fournie par le même imprimeur. Sur un étal, rien ne disait laquelle prendre. En boutique, l’huile passait pour une marque d’hôtel.

Les douze productrices voulaient que l’on sache qui presse, et rester capables d’imprimer elles-mêmes les étiquettes de chaque lot.`,
  work_done: `<p>Le dessin est parti d’une matinée à Aït Baha\u202f: les chèvres, l’arbre, les mains. Nous l’avons gravé dans un linoléum de trente centimètres, puis numérisé\u202f; les irrégularités du trait sont celles de la gouge.</p><h3>Une planche, trois couleurs</h3><ul><li>Huile de table, huile vierge, amlou\u202f: le même arbre, trois encres.</li><li>Un emplacement blanc pour le prénom et la date, remplis par une imprimante de bureau.</li><li>L’étui de transport et le sac, en une seule couleur pour tenir le prix.</li></ul><p>La formation a suivi\u202f: trois matinées pour composer un lot, l’imprimer et mettre la fiche en ligne.</p>`,
  public_url: null,
  image_url: demoPicture("cases/cooperative-tifaouine/cover"),
  image_alt:
    "Deux bouteilles d’huile d’argan et un pot d’amlou sur fond rose\u202f; chaque étiquette montre un arganier gravé où montent des chèvres.",
  services: ["Emballage", "Identité de marque", "Formation & accompagnement"],
  figures: [
    {
      label: "Prix de vente moyen, bouteille de 250 ml",
      before_text: "95 DH",
      after_text: "130 DH",
      source: "Facturier de la coopérative, deux saisons (client fictif)",
      measuredOn: "2026-06-30",
    },
    {
      label: "Points de vente",
      before_text: "9",
      after_text: "31",
      source: "Liste des dépôts-ventes (client fictif)",
      measuredOn: "2026-06-30",
    },
    {
      label: "Coût d’une étiquette imprimée",
      before_text: "1,80 DH",
      after_text: "0,65 DH",
      source: "Devis de l’imprimeur et consommables (client fictif)",
      measuredOn: "2026-02-15",
    },
  ],
  people: [
    { name: "Zineb Filali", role: "Gravure et gamme" },
    { name: "Sara Alaoui", role: "Projet et formation" },
  ],
  pictures: [
    {
      kind: "detail",
      image_url: demoPicture("cases/cooperative-tifaouine/detail"),
      image_alt:
        "L’étiquette à plat\u202f: l’arganier gravé en vert, quatre chèvres dans les branches, et «\u202fLot 0214, Fadma, le 9 mars\u202f».",
      caption: "Chaque lot porte un prénom.",
    },
    {
      kind: "detail",
      image_url: demoPicture("cases/cooperative-tifaouine/box"),
      image_alt: "L’étui rouge, la bouteille et l’étiquette volante «\u202fmerci d’avoir attendu la récolte\u202f».",
      caption: "Une seule encre pour l’étui et le sac.",
    },
  ],
};
