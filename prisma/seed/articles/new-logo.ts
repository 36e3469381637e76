import { demoPicture } from "../pictures";
import type { SeedArticle } from "../seed-types";

const content = `Un logo vieillit moins vite que celui qui le regarde tous les matins. Le patron s’en lasse au bout de trois ans ; ses clients commencent à peine à le reconnaître. C’est pourquoi la première question d’une refonte n’est pas « qu’est-ce qui est à la mode ? », mais « qu’est-ce que nos clients reconnaissent déjà, et que nous coûterait de le perdre ? ».

## Savoir pourquoi on change

Il y a de bonnes raisons de refaire un logo. Il est illisible en petit. Il n’existe qu’en photo, faute de fichier propre. L’entreprise a changé de métier, de nom ou de pays. Il n’a pas de version arabe, et chaque fournisseur en invente une. Deux sociétés se rapprochent.

Il y a aussi de mauvaises raisons : un concurrent vient de refaire le sien, un nouveau directeur veut laisser une trace, une imprimerie offre le dessin avec les cartes. Si votre raison tient en une phrase que vous oseriez dire à un client, elle est bonne. Sinon, attendez un an.

## Faire l’inventaire de ce qui est connu

Demandez à dix clients de dessiner votre logo de mémoire, sur une feuille, en une minute. L’exercice gêne un peu et apprend beaucoup. Personne ne dessinera les lettres exactes. Presque tous mettront la même couleur, la même forme, ou le même mot en gros. C’est cela, votre capital : ce que la mémoire garde quand l’image n’est plus là.

Relevez ensuite tous les endroits où le logo travaille. La liste est toujours plus longue qu’on ne croit.

- La façade, les véhicules, les tenues, les sacs.
- Les factures, les devis, les tampons, les cartes.
- Le site, la fiche Google, les réseaux, la photo de profil WhatsApp.
- Les emballages déjà imprimés et les stocks qu’il faudra écouler.

## Garder, corriger, retirer

Avec cet inventaire, tracez trois colonnes. La décision devient presque simple.

| Garder | Corriger | Retirer |
| --- | --- | --- |
| La couleur que tous ont citée | Les lettres trop fines | L’ombre portée et le reflet |
| La forme d’ensemble | L’espace autour du signe | L’année, le slogan, le numéro |
| Le nom, tel qu’il se prononce | La version arabe, à dessiner vraiment | Le deuxième symbole |

Une refonte réussie garde au moins une ligne de la première colonne, intacte. On peut changer la lettre en gardant la couleur, ou la couleur en gardant le signe. Changer les deux le même jour, c’est ouvrir une nouvelle entreprise.

## Éprouver avant de choisir

Un logo ne se juge pas au milieu d’une page blanche. Avant de trancher, posez chaque piste sur cinq supports, toujours les mêmes : une icône de quarante pixels, une facture photocopiée en noir, la portière d’un véhicule vue à vingt mètres, la photo de profil d’une conversation, une enseigne au soleil de midi. Éliminez sans regret ce qui disparaît sur un seul des cinq.

Faites le même essai avec la version arabe. Elle ne se traduit pas, elle se dessine : même épaisseur de trait, même hauteur apparente, même caractère. Une lettre latine gravée à côté d’une calligraphie légère donne deux marques, pas une.

> Montrez deux pistes à votre équipe, jamais dix. Avec dix, on choisit celle qui dérange le moins ; avec deux, on discute de ce qu’on veut dire.

## Vérifier que le signe est libre

Avant d’imprimer quoi que ce soit, cherchez si un nom ou un signe proche est déjà déposé dans votre métier. Au Maroc, le registre est tenu par l’OMPIC ; en Espagne, par l’OEPM ; en Arabie saoudite, par la SAIP. La recherche se fait dans les classes de produits et de services qui vous concernent.

Gardez aussi en tête qu’un dépôt protège le signe tel qu’il a été déposé. Si le nouveau dessin s’éloigne nettement de l’ancien, un nouveau dépôt est souvent nécessaire. Un conseil en propriété industrielle vous le dira en une heure, et cette heure coûte moins qu’une façade à refaire.

## Changer en trois temps

Le jour du lancement fait moins de dégâts quand il dure quelques semaines.

1. **L’intérieur d’abord.** L’équipe voit le nouveau signe avant tout le monde, avec les raisons. Ce sont eux qui répondront aux questions au comptoir.
2. **Le numérique ensuite, en un jour.** Site, fiche Google, réseaux, signatures d’e-mail : tout bascule ensemble, pour qu’aucun client ne croie à une copie.
3. **Le matériel enfin, dans l’ordre d’usure.** On remplace ce qui se voit le plus, puis ce qui s’épuise. Les cartons déjà imprimés s’écoulent, c’est permis.

Préparez une phrase, une seule, que tout le monde dira de la même façon : « Même maison, même équipe, le nom se lit mieux. » Affichez-la quelques semaines près de l’ancien et du nouveau signe. Les clients n’ont pas besoin d’un manifeste ; ils veulent savoir s’ils sont au bon endroit.

## Le mois d’après

Comptez ce qui se compte : les appels, les passages, les messages qui demandent si vous avez changé de propriétaire. S’il y en a beaucoup, l’ancien signe a disparu trop vite, et il suffit de le remettre quelque temps à côté du nouveau. S’il n’y en a aucun, deux lectures sont possibles : la refonte est juste, ou personne ne regardait le logo. Dans les deux cas, vous savez où vous en êtes.

Si vous voulez un regard extérieur avant de vous lancer, [envoyez-nous](/contact) votre logo actuel et votre raison de changer. Il nous arrive de répondre qu’il faut le garder.

## Sources

- Registres des marques : [OMPIC](https://www.ompic.ma) au Maroc, [OEPM](https://www.oepm.es) en Espagne, [SAIP](https://www.saip.gov.sa) en Arabie saoudite`;

export const newLogo: SeedArticle = {
  title: "Refaire son logo sans perdre ses clients",
  slug: "refaire-son-logo-sans-perdre-ses-clients",
  excerpt:
    "Ce que vos clients reconnaissent vraiment, ce qu’il faut garder, comment éprouver un nouveau signe et dans quel ordre le faire entrer en service.",
  category: "Branding",
  tags: ["Logo", "Identité de marque", "Refonte", "Dépôt de marque"],
  content,
  image_url: demoPicture("articles/new-logo"),
  image_alt:
    "Sur une échelle, un peintre recouvre la vieille enseigne Tazi Frères\u202f; le nouveau mot prend la place de l’ancien.",
  signedBy: "Zineb Filali",
  publishedAt: "2026-11-04T09:00:00.000Z",
  createdAt: "2026-10-30T10:45:00.000Z",
  views_count: 1207,
};
