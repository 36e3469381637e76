import { demoPicture } from "../pictures";
import type { SeedArticle } from "../seed-types";

const content = `Demandez à dix commerçants de Casablanca, de Málaga ou de Riyad par où arrivent leurs clients : beaucoup montreront leur téléphone. WhatsApp est devenu un comptoir. On y demande un prix, on y envoie une photo, on y règle un rendez-vous. Mais un comptoir sans horaires, sans carnet et sans relève finit par manger les soirées. Voici comment le tenir.

## Séparer le comptoir de la maison

La première règle est un second numéro. L’application WhatsApp Business est gratuite et s’installe à côté de l’application ordinaire, sur le même téléphone, avec une autre ligne. Vos clients cessent de voir vos photos de famille, et vous pouvez éteindre le comptoir sans éteindre le reste.

Remplissez ensuite le profil comme une devanture : le nom de l’enseigne, l’adresse, les horaires, le site, une phrase sur ce que vous faites. Beaucoup de questions s’arrêtent là.

## Quatre réglages qui font gagner une heure

1. **Le message d’accueil**, envoyé au premier contact. Dites quand vous répondez, pas combien vous êtes heureux. « Bonjour, ici l’atelier Tazi. Nous répondons de 9 h à 18 h. Une photo et vos dimensions nous aident à vous donner un prix. »
2. **Le message d’absence**, programmé en dehors des horaires. Il rassure à vingt-trois heures et vous laisse dormir.
3. **Les réponses rapides.** Les cinq questions que l’on vous pose chaque jour méritent une réponse écrite une fois, bien, avec un raccourci : /horaires, /livraison, /acompte.
4. **Les étiquettes.** Nouveau, devis envoyé, acompte reçu, à livrer, terminé. C’est un carnet de commandes que l’on peut trier du pouce.

Si vous vendez des objets, ajoutez le catalogue : photo, prix, deux lignes. Un client qui pointe un article pose une question plus facile.

## Faire entrer les gens avec la bonne question

Un lien suffit pour ouvrir une conversation depuis votre site, une affiche ou une signature d’e-mail. On peut y glisser un message déjà rédigé, que le client n’a plus qu’à envoyer.

\`\`\`text
https://wa.me/212600000000?text=Bonjour%2C%20je%20voudrais%20un%20devis%20pour%20
\`\`\`

Le numéro s’écrit au format international, sans signe plus ni espaces. Le texte doit nommer la page d’où vient le client : « Bonjour, je vous écris au sujet de la table en noyer ». Vous saurez de quoi il parle, et quelle page travaille pour vous.

## Répondre comme on parle, mais pas n’importe comment

Une conversation commerciale réussie tient souvent en cinq messages. Accuser réception, poser une question, donner un prix, dire la suite, confirmer.

| Au lieu de | Écrivez |
| --- | --- |
| Cela dépend | Entre 1 800 et 2 400 MAD, selon le bois. Vous avez une préférence ? |
| On vous rappelle | Je vous appelle jeudi à 10 h. Cela vous convient ? |
| C’est noté | C’est noté : 3 tables, noyer, livraison le 14. Il manque votre adresse. |
| Pas disponible | Pas avant le 20. Si c’est pressé, j’ai le même en chêne demain. |

Écrivez dans la langue du client, sans mélanger. Évitez les messages vocaux de trois minutes : ils ne se relisent pas, ne se cherchent pas et ne s’écoutent pas en réunion. Un vocal de quinze secondes, en revanche, calme mieux une inquiétude que trois paragraphes.

> Le silence est la seule réponse que personne ne pardonne. « Je vérifie et je vous dis ce soir » prend quatre secondes.

## Ce qu’il ne faut pas faire

- **Ajouter des clients à un groupe** sans le leur demander : chacun y voit le numéro des autres.
- **Envoyer des promotions à tout le carnet.** Une liste de diffusion n’atteint que ceux qui ont enregistré votre numéro, et les autres vous signaleront.
- **Demander une photo de carte bancaire ou de pièce d’identité.** Utilisez un lien de paiement ; si une pièce est indispensable, demandez-la par un canal prévu pour cela et supprimez-la ensuite.
- **Garder les conversations pour toujours.** Noms, adresses et photos sont des données personnelles, protégées au Maroc par la loi 09-08, en Espagne par le RGPD. Faites le ménage une fois par an.

## Passer le relais sans perdre le fil

À deux ou trois, le téléphone unique devient un goulot. L’application permet de relier d’autres appareils au même compte, dont un ordinateur : on tape mieux au clavier. Convenez d’une règle simple, par exemple que celui qui répond le premier garde le client jusqu’au bout, et que les étiquettes sont mises à jour avant de fermer.

Au-delà d’une cinquantaine de conversations par jour, l’application ne suffit plus. La plateforme WhatsApp Business, destinée aux entreprises, se relie à votre site, à votre stock ou à votre agenda. Elle est payante et demande un développement : ne la choisissez pas pour le prestige, mais le jour où les réponses commencent à se croiser.

## Mesurer le comptoir

Chaque semaine, notez quatre nombres : les conversations ouvertes, les devis envoyés, les ventes conclues, et le temps moyen avant votre première réponse. C’est le dernier qui commande les trois autres. Quand il s’allonge, les ventes baissent, même si les messages sont plus beaux.

Reliez enfin ce comptoir à votre site. Un bouton bien placé, un message prérempli juste, une page qui a déjà répondu à la moitié des questions : c’est ce que nous préparons avec vous dans nos services de [contenu et marketing](/services/content). Le reste, c’est votre voix, et personne ne l’écrira mieux que vous.

## Sources

- [WhatsApp Business](https://business.whatsapp.com) : ce que font l’application et la plateforme, et leurs prix`;

export const whatsappCounter: SeedArticle = {
  title: "WhatsApp au comptoir : répondre vite, dormir la nuit",
  slug: "whatsapp-au-comptoir-repondre-vite-dormir-la-nuit",
  excerpt:
    "Second numéro, réponses rapides, étiquettes, liens préremplis : tenir WhatsApp comme un vrai comptoir, sans y laisser ses soirées ni ses clients.",
  category: "Marketing",
  tags: ["WhatsApp", "Relation client", "Vente", "Organisation"],
  content,
  image_url: demoPicture("articles/whatsapp-counter"),
  image_alt:
    "Un commerçant sourit derrière son comptoir\u202f; deux bulles demandent «\u202fC’est combien\u202f?\u202f» et répondent «\u202f40 DH, livré\u202f».",
  signedBy: "Sara Alaoui",
  publishedAt: "2026-09-08T09:20:00.000Z",
  createdAt: "2026-09-01T15:40:00.000Z",
  views_count: 2318,
};
