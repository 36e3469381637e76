import { demoPicture } from "../pictures";
import type { SeedArticle } from "../seed-types";

const content = `Prenez le téléphone le moins cher de la vitrine, celui à 1 500 dirhams, et ouvrez votre site avec la 4G, debout dans le tramway. Comptez à voix haute. Si vous arrivez à cinq avant de lire votre propre nom, une partie de vos visiteurs est déjà revenue à la liste de résultats.

Ce téléphone n’est pas un cas à part. C’est, à peu de chose près, celui que tient le client qui vous cherche depuis Salé, Agadir ou Tanger. Un site se règle sur cet appareil-là, pas sur l’ordinateur du bureau branché à la fibre.

## Mesurer avant de toucher

Sur un ordinateur, ouvrez Chrome, puis les outils de développement, onglet Lighthouse. Choisissez « Mobile » et lancez l’analyse : l’outil simule un réseau lent et un processeur modeste. Ajoutez-y le rapport « Signaux Web essentiels » de la Search Console, qui vient, lui, de vos vrais visiteurs. Trois valeurs suffisent.

| Mesure | Ce qu’elle dit | À viser |
| --- | --- | --- |
| LCP | Quand le plus grand élément visible s’affiche | 2,5 s ou moins |
| INP | Combien de temps la page met à répondre au doigt | 200 ms ou moins |
| CLS | De combien la page saute pendant le chargement | 0,1 ou moins |

Ces seuils sont ceux que Google publie pour une page jugée bonne. Notez vos trois chiffres, la date et l’adresse testée. Sans ce relevé, vous ne saurez jamais si le travail a servi.

## Où partent les secondes

Quatre postes se partagent presque toujours l’attente, et il vaut mieux les reprendre dans cet ordre.

1. **Les images.** Une photo sortie d’un appareil pèse plusieurs mégaoctets et mesure six mille pixels de large, pour un écran qui en montre mille. Réduisez-la à sa taille d’affichage, puis exportez-la en AVIF ou en WebP.
2. **Les scripts.** Un module de discussion, un carrousel, deux outils de mesure, une carte : chacun se télécharge, se lit et s’exécute. Un processeur d’entrée de gamme met plusieurs fois plus de temps qu’un téléphone haut de gamme à faire ce travail.
3. **Les polices.** Deux familles, quatre graisses et tous les alphabets du monde ne servent à personne. Gardez une ou deux polices variables, réduites aux caractères utilisés, hébergées chez vous.
4. **Le serveur.** Si la page met une seconde à être fabriquée, rien de ce qui suit ne pourra rattraper cette seconde. Une page qui change une fois par mois n’a pas besoin d’être recalculée à chaque visite.

## L’image du haut, d’abord

Sur la plupart des sites, l’élément le plus grand du premier écran est une image. C’est elle qui fait le LCP. Donnez ses dimensions au navigateur, dites-lui qu’elle est prioritaire, et surtout ne la chargez pas « en différé » comme celles du bas de page.

\`\`\`html
<img
  src="/facade-960.avif"
  srcset="/facade-480.avif 480w, /facade-960.avif 960w"
  sizes="100vw"
  width="960"
  height="640"
  fetchpriority="high"
  alt="La façade de l’atelier, vue de la rue"
>
\`\`\`

Les attributs \`width\` et \`height\` réservent la place : le texte ne saute plus quand l’image arrive. Pour toutes les autres, plus bas, ajoutez \`loading="lazy"\` et elles attendront leur tour.

## Retirer avant d’optimiser

Le script le plus rapide est celui qu’on n’envoie pas. Faites la liste de ce qui se charge sur votre page d’accueil, et posez la même question devant chaque ligne : qui s’en est servi ce mois-ci ? Le carrousel dont personne ne voit la troisième image peut devenir une image fixe. La carte interactive peut devenir un plan dessiné, avec un lien vers l’itinéraire. La bulle de discussion peut devenir un lien WhatsApp, que vos clients savent déjà utiliser.

> Un site lent n’est presque jamais un site mal optimisé. C’est un site auquel on a ajouté sans jamais enlever.

## Écrire le budget dans le contrat

Une page redevient lourde en silence : une photo de trop, un module essayé puis oublié. La parade tient en une ligne, à écrire dans le devis et à vérifier à chaque livraison. Voici celle que nous employons pour une page d’accueil.

- Poids total envoyé au premier affichage : 300 ko, images comprises.
- Scripts : 60 ko au plus, une fois compressés.
- Polices : deux fichiers au plus.
- LCP sur un téléphone d’entrée de gamme, en 4G : 2 secondes.

Ces chiffres sont les nôtres, pas une norme. L’important est d’en avoir, et que quelqu’un ait le droit de dire non quand une demande les dépasse.

## Par où commencer lundi

Si vous n’avez qu’une matinée, faites trois choses. Remplacez les cinq plus grosses images par des versions à la bonne taille. Retirez deux scripts dont personne ne se sert. Refaites la mesure, sur le même téléphone, au même endroit.

Souvent, cette matinée rapporte plus qu’une refonte. Et si les chiffres restent mauvais, c’est que le problème est plus bas, dans la manière dont le site est construit. À ce moment-là, une [reprise du site](/services/programming) se justifie, et vous aurez de quoi comparer.

## Sources

- [Les signaux Web essentiels et leurs seuils](https://web.dev/articles/vitals), Google, web.dev
- [Ce que mesure le LCP](https://web.dev/articles/lcp), Google, web.dev`;

export const fastSite: SeedArticle = {
  title: "Un site de deux secondes sur un téléphone à 1 500 dirhams",
  slug: "un-site-de-deux-secondes-sur-un-telephone-a-1-500-dirhams",
  excerpt:
    "Images, scripts, polices, serveur : où partent les secondes d’un site lent, dans quel ordre les reprendre et comment tenir le résultat.",
  category: "Tech",
  tags: ["Performance", "Mobile", "Images", "Core Web Vitals"],
  content,
  image_url: demoPicture("articles/fast-site"),
  image_alt:
    "Une main tient un téléphone devant le tramway de Casablanca\u202f; la page ne s’affiche qu’à moitié, et un compteur en est à trois.",
  signedBy: "Hamza Benjelloun",
  publishedAt: "2026-11-12T08:30:00.000Z",
  createdAt: "2026-11-09T14:12:00.000Z",
  views_count: 842,
};
