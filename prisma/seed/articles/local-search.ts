import { demoPicture } from "../pictures";
import type { SeedArticle } from "../seed-types";

const content = `Quand une fuite coule au Maârif, personne ne tape « solutions de plomberie innovantes ». On tape « plombier maarif », parfois « plombier casa urgent », souvent la même chose en arabe, et l’on appelle le premier qui décroche. Le référencement local commence là : dans les mots, l’orthographe et l’impatience de vos voisins.

## Trois critères, et un seul dans vos mains

Google indique que ses résultats locaux dépendent de trois choses : la pertinence (votre fiche parle-t-elle de ce qui est cherché ?), la distance (êtes-vous près de la personne ou du lieu nommé ?) et la notoriété (parle-t-on de vous ailleurs, en bien, et souvent ?).

La distance ne se travaille pas. La notoriété se construit lentement. La pertinence, elle, se règle en une après-midi, et c’est par là qu’il faut commencer.

## Compléter la fiche, ligne par ligne

La fiche d’établissement Google est gratuite. Il faut la revendiquer, puis la faire valider, ce qui demande quelques jours. Ensuite, remplissez tout.

- **Le nom**, tel qu’il est sur l’enseigne. Y ajouter « pas cher Casablanca » est contraire aux règles et peut faire suspendre la fiche.
- **La catégorie principale**, la plus précise possible : « Plombier » plutôt que « Entreprise de services ».
- **La zone desservie**, si vous vous déplacez : listez les quartiers et les villes où vous allez vraiment.
- **Les horaires**, y compris ceux du ramadan et des jours fériés, grâce aux horaires exceptionnels. Rien n’agace plus qu’une porte fermée annoncée ouverte.
- **Des photos récentes** : la façade, pour qu’on vous trouve ; l’équipe, pour qu’on vous reconnaisse ; le travail fini, pour qu’on vous croie.

Le nom, l’adresse et le téléphone doivent être écrits de la même façon sur la fiche, sur le site et dans les annuaires. « Bd Zerktouni », « Boulevard Zerktouni » et « Bvd Mohamed Zerktouni » sont le même endroit pour vous, pas forcément pour une machine.

## Écouter comment on vous cherche

À Casablanca, une même personne écrit en français le matin, en darija latinisée à midi et en arabe le soir. Vos pages ne peuvent pas tout reprendre, mais elles doivent savoir ce qui se tape. Trois sources, toutes gratuites :

1. **La Search Console** de votre site donne les mots qui vous ont fait apparaître, même quand personne n’a cliqué.
2. **Les suggestions** de la barre de recherche, essayées depuis un téléphone, dans chaque langue.
3. **Vos messages WhatsApp.** Les clients y posent leurs questions avec leurs propres mots : c’est le meilleur outil d’étude que vous possédiez.

Rangez ensuite ce que vous avez trouvé selon l’intention, et non selon le volume.

| Ce que l’on tape | Ce que l’on veut | Ce qui répond |
| --- | --- | --- |
| plombier maarif | Quelqu’un, tout de suite | La fiche, avec un numéro qui décroche |
| prix chauffe-eau pose comprise | Un ordre de grandeur | Une page avec des prix réels |
| سباك الدار البيضاء | La même chose, en arabe | Une page en arabe, écrite et non traduite |
| fuite compteur qui paie | Une réponse honnête | Un article court, signé |
| le nom de votre enseigne | Vous, et vous seul | La page d’accueil et les avis |

## Une page par vraie question

La tentation est grande de fabriquer une page par quartier en changeant seulement le nom. Google appelle cela des pages satellites, et les visiteurs appellent cela se moquer d’eux. Une page de quartier se justifie si elle contient ce qu’aucune autre ne contient : un chantier fait là, un délai d’arrivée, un parking, un voisin qui témoigne.

En revanche, une page par question posée au téléphone est presque toujours utile. Écrivez la question en titre, la réponse dans les deux premières phrases, le détail ensuite, et un moyen de vous joindre à la fin.

## Demander des avis, et répondre

Les avis pèsent, pour les lecteurs plus encore que pour la machine. Demandez-les à tous les clients, juste après le travail, avec un lien direct envoyé par message. Ne triez pas, n’achetez pas, n’offrez rien en échange : c’est contraire aux règles, et cela se voit.

Répondez à chacun, surtout aux mauvais. Une réponse courte, sans juridisme, avec un fait et une solution.

> « Vous avez attendu deux heures au lieu d’une, c’est vrai. Karim vous a rappelée ce matin et le déplacement n’est pas facturé. »

Celui qui lira cet échange dans six mois ne retiendra pas le retard. Il retiendra que quelqu’un répond.

## Et hors de Casablanca

La méthode vaut ailleurs, les mots changent. À Séville, on tape « fontanero cerca de mí » et les avis se lisent en espagnol. À Riyad, une page écrite d’abord en arabe et un numéro WhatsApp rassurent mieux qu’un formulaire en anglais. Dans les deux cas, une traduction automatique de la page marocaine ne suffit pas : reprenez l’écoute depuis le début, avec quelqu’un du lieu.

## Le relevé du mois

Un seul tableau, rempli le premier lundi du mois : appels depuis la fiche, demandes d’itinéraire, messages reçus, nombre d’avis. La position dans les résultats n’y figure pas, car elle change selon l’endroit d’où l’on cherche. Ce qui compte, c’est le téléphone qui sonne.

Si vous préférez confier ce travail, notre service de [référencement naturel](/services/content) commence par l’écoute. Mais la fiche, vous pouvez la remplir dès ce soir.

## Sources

- [Améliorer son classement local](https://support.google.com/business/answer/7091), aide de Google Business Profile : pertinence, distance, notoriété, et le rôle des avis`;

export const localSearch: SeedArticle = {
  title: "Google à Casablanca : ce que cherchent vraiment les voisins",
  slug: "google-a-casablanca-ce-que-cherchent-vraiment-les-voisins",
  excerpt:
    "Fiche d’établissement, mots en français, arabe et darija, avis, pages utiles : le référencement local expliqué depuis une rue du Maârif.",
  category: "Marketing",
  tags: ["Référencement local", "Google", "Casablanca", "Avis clients", "SEO"],
  content,
  image_url: demoPicture("articles/local-search"),
  image_alt:
    "Une goutte en forme de repère de carte tombe d’un robinet sur le plan d’un quartier, près d’une recherche «\u202fplombier maarif\u202f».",
  signedBy: "Sara Alaoui",
  publishedAt: "2026-10-28T07:45:00.000Z",
  createdAt: "2026-10-21T16:20:00.000Z",
  views_count: 1893,
};
