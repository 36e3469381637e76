import { demoPicture } from "../pictures";
import type { SeedArticle } from "../seed-types";

const content = `Un hôtel de Marrakech reçoit des familles de Rabat, de Madrid et de Djeddah. Son site existe en français ; on lui demande « juste une traduction » en espagnol et en arabe. Six semaines plus tard, les boutons débordent, les numéros de téléphone se lisent à l’envers et la flèche « suivant » ramène en arrière. Traduire un site, c’est le redessiner un peu. Voici où regarder.

## Commencer par la page, pas par le texte

L’arabe se lit de droite à gauche, et toute la page suit : le logo passe à droite, le menu se déroule vers la gauche, le premier élément d’une liste est celui de droite. Si votre maquette a été pensée en une seule langue, chaque « à gauche » devient une exception à corriger. Si elle a été pensée en début et en fin de ligne, presque rien n’est à faire.

C’est ce que permettent les propriétés logiques de CSS. On n’écrit plus la gauche et la droite, mais le début et la fin, et le navigateur s’occupe du reste.

\`\`\`css
.carte {
  padding-inline: 1.5rem;
  border-inline-start: 4px solid currentColor;
  text-align: start;
}
\`\`\`

La langue et le sens se déclarent une seule fois, sur la page : \`<html lang="ar" dir="rtl">\`. Les lecteurs d’écran prononcent alors correctement, et les guillemets, les césures et les polices de secours suivent.

## Ce qui se retourne, ce qui ne se retourne pas

Tout ce qui indique un mouvement de lecture se retourne. Le reste garde son sens.

| Élément | En arabe |
| --- | --- |
| Flèche « suivant », fil d’Ariane, barre de progression | Se retourne |
| Icône de retour, de réponse, d’envoi | Se retourne |
| Bouton de lecture d’une vidéo | Ne se retourne pas |
| Horloge, téléphone, coche, logo | Ne se retourne pas |
| Photographie, carte géographique | Ne se retourne pas |
| Numéro de téléphone, adresse e-mail, code | Reste de gauche à droite |

Pour cette dernière ligne, il existe un élément fait exprès, \`<bdi>\`, qui isole un fragment du sens de la phrase. Sans lui, un numéro international peut s’afficher avec son indicatif à la fin.

## Choisir des lettres qui vont ensemble

Une police latine élégante, accompagnée d’un arabe de secours choisi par le téléphone, donne une page à deux vitesses. Choisissez les deux ensemble, sur trois critères : l’épaisseur du trait, la hauteur apparente, le contraste entre pleins et déliés. Puis réglez-les séparément.

- **La taille.** À corps égal, l’arabe paraît souvent plus petit. Comptez de dix à quinze pour cent de plus, à juger à l’œil.
- **L’interligne.** Les lettres montent et descendent davantage, les voyelles se placent au-dessus et au-dessous. Ce qui respire à 1,5 en français demande plutôt 1,7 ou 1,8.
- **L’espacement.** N’écartez jamais les lettres : elles sont liées, et l’espacement les casse.
- **Les capitales et l’italique.** Elles n’existent pas. Un titre tout en capitales doit trouver une autre façon de se distinguer, par la graisse ou par la taille.

## Des chiffres, des dates et des prix

Au Maroc, on écrit l’arabe avec les chiffres 1, 2, 3. En Arabie saoudite, on rencontre aussi bien ٣ ،٢ ،١ que les précédents, selon le contexte. Décidez une fois, écrivez-le dans votre charte, et tenez-vous-y de la page d’accueil à la facture.

L’espagnol a ses propres pièges : la virgule décimale, le point ou l’espace pour les milliers, le signe de l’euro après le montant, les points d’interrogation ouvrants. N’écrivez pas ces formats à la main. Les navigateurs savent le faire, avec les règles de chaque pays, et ils ne se trompent pas le dimanche.

> Un prix mal formaté coûte plus cher qu’une faute d’orthographe : le lecteur ne sourit pas, il doute.

## Les mots ne font pas la même longueur

Un bouton « Devis » devient « Pedir presupuesto ». Un menu qui tenait sur une ligne en prend deux. Prévoyez un tiers de place en plus dans chaque élément court, laissez les boutons grandir, et interdisez-vous les textes dans les images, qu’il faudrait redessiner trois fois.

Surtout, ne traduisez pas phrase à phrase. « Parlons de votre projet » se dit en français ; en espagnol, on tutoiera plus volontiers selon le métier ; en arabe, une formule d’accueil manque si elle n’y est pas. Donnez au traducteur le but de la page, pas seulement ses mots.

## Trois langues, trois adresses

Chaque langue mérite sa propre adresse, que l’on peut partager, et que les moteurs peuvent indexer. Reliez ces adresses entre elles par des balises \`hreflang\`, proposez le changement de langue par son nom écrit dans sa langue (Français, Español, العربية), et n’utilisez pas de drapeaux : un drapeau désigne un pays, pas une langue.

Ne redirigez pas de force d’après la position du visiteur. Le Madrilène en vacances à Agadir veut toujours lire l’espagnol.

## La vérification, à trois

Avant la mise en ligne, asseyez-vous avec un lecteur natif de chaque langue, un téléphone à la main. Demandez-lui de réserver, d’appeler, de trouver une adresse, sans l’aider. Notez les endroits où son doigt hésite. En une heure et demie, vous aurez plus appris qu’en une semaine de relecture.

C’est aussi ce que nous faisons dans nos projets d’[interfaces](/services/graphics) : la version arabe n’arrive pas après, elle est sur la table dès la première maquette.

## Sources

- [Sens d’écriture dans une page HTML](https://www.w3.org/International/questions/qa-html-dir), W3C
- [Exigences de mise en page de l’arabe](https://www.w3.org/TR/alreq/), W3C`;

export const threeScripts: SeedArticle = {
  title: "Français, espagnol, arabe : un site, trois écritures",
  slug: "francais-espagnol-arabe-un-site-trois-ecritures",
  excerpt:
    "Sens de lecture, polices, chiffres, boutons qui débordent : ce qu’il faut redessiner quand un site passe du français à l’espagnol et à l’arabe.",
  category: "Design",
  tags: ["Multilingue", "Arabe", "Typographie", "Interface"],
  content,
  image_url: demoPicture("articles/three-scripts"),
  image_alt:
    "Trois clés d’hôtel pendues à une planche\u202f; leurs étiquettes portent des lettres françaises, espagnoles et arabes.",
  signedBy: "Zineb Filali",
  publishedAt: "2026-09-30T08:00:00.000Z",
  createdAt: "2026-09-22T11:05:00.000Z",
  views_count: 968,
};
