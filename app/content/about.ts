import type { Reason } from "./reasons";

export interface AboutCopy {
  title: string;
  lead: string;
  metaTitle: string;
  metaDescription: string;
  story: { title: string; paragraphs: readonly string[] };
  mission: { title: string; text: string };
  vision: { title: string; text: string };
  team: { title: string; text: string; speaks: (languages: string) => string };
  values: { title: string; items: readonly Reason[] };
  reasons: { title: string; items: readonly [Reason, Reason, Reason, Reason] };
}

export const about: AboutCopy = {
  title: "À propos de l’agence",
  lead: "Plus de {experts} personnes sous un même toit, à Casablanca, pour des entreprises d’ici, d’Espagne, d’Arabie saoudite et d’Afrique.",
  metaTitle: "À propos : notre agence digitale à Casablanca",
  metaDescription:
    "Qui nous sommes, comment nous travaillons et pourquoi plus de {companies} entreprises nous confient leur site, leur image et leurs données.",
  story: {
    title: "Notre histoire",
    paragraphs: [
      "Le zellige se pose à l’envers. L’artisan assemble les pièces face contre terre, sans voir le dessin, et ne le découvre qu’en relevant le panneau. Si une seule pièce est mal taillée, le mur le dira.",
      "L’agence est née de cette image, dans un appartement de Casablanca, autour d’une table et de deux ordinateurs. Les premiers clients étaient des voisins : un menuisier, une pharmacie, une école de langues. Ils voulaient que leur téléphone sonne. Nous avons appris à compter les appels avant de compter les pixels.",
      "Depuis, les projets ont grandi : portails, boutiques, applications, identités complètes. La table aussi : plus de {experts} personnes y travaillent, et plus de {projects} projets en sont sortis. La règle n’a pas changé. Chaque pièce est taillée juste avant d’être posée.",
    ],
  },
  mission: {
    title: "Notre mission",
    text: "Donner à une petite entreprise la même qualité qu’à une grande : un site rapide, une image nette, des mots vrais et des chiffres qui aident à décider. À un prix dit d’avance.",
  },
  vision: {
    title: "Notre vision",
    text: "Que l’on cherche « agence à Casablanca » depuis Madrid, Riyad ou Dakar parce que le travail y est bien fait, et non parce qu’il y coûte moins cher.",
  },
  team: {
    title: "L’équipe",
    text: "Plus de {experts} experts : développeurs, dessinateurs, rédacteurs, photographes, analystes. Voici ceux à qui vous parlerez en premier.",
    speaks: (languages) => `Parle ${languages.charAt(0).toLowerCase()}${languages.slice(1)}.`,
  },
  values: {
    title: "Ce à quoi nous tenons",
    items: [
      { title: "La justesse", text: "Un mot, un écart, un prix : nous vérifions avant de montrer." },
      { title: "La clarté", text: "Vous comprenez chaque ligne du devis et chaque chiffre du relevé." },
      {
        title: "L’autonomie",
        text: "Nous vous apprenons à vous passer de nous. Vous revenez quand cela vaut la peine.",
      },
      { title: "La mesure", text: "Ni trop d’écrans, ni trop d’effets, ni trop de mots. Ce qui sert reste." },
    ],
  },
  reasons: {
    title: "Quatre raisons de nous choisir",
    items: [
      {
        title: "Tous les métiers au même endroit",
        text: "Celui qui dessine votre logo déjeune avec celle qui code votre site. Rien ne se perd entre les deux.",
      },
      {
        title: "Quatre langues, deux sens d’écriture",
        text: "Français, arabe, espagnol et anglais, écrits par des natifs et pensés dès la maquette.",
      },
      {
        title: "Un engagement par écrit",
        text: "Prix, délai, révisions : le devis les fixe. Vous savez aussi ce qui n’est pas compris.",
      },
      {
        title: "Une réponse en 24 h",
        text: "Une personne vous répond, avec un nom. Le devis est gratuit et ne vous engage à rien.",
      },
    ],
  },
};
