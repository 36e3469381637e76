import { demoPicture } from "../pictures";
import type { SeedArticle } from "../seed-types";

const content = `Trois agences, trois devis pour le même site : 6 000, 18 000 et 65 000 dirhams. Le réflexe est de prendre celui du milieu. C’est une façon de choisir sans lire. Un devis bien écrit dit ce qui sera fait, par qui, pour quand, et ce qui se passe quand quelque chose change. Voici comment le lire, la plume à la main, même sans rien connaître à l’informatique.

## L’en-tête : à qui avez-vous affaire

Cherchez le nom exact de la société, son adresse, son identifiant (l’ICE, au Maroc) et le nom d’une personne. Un devis sans interlocuteur est un devis que personne ne défendra. Vérifiez la date de validité : un prix qui n’expire jamais est un prix que l’on n’a pas calculé.

Regardez aussi si les montants sont hors taxes ou toutes taxes comprises. Deux devis ne se comparent que dans la même colonne.

## Les livrables : des noms, pas des adjectifs

La partie la plus importante est la liste de ce qui vous sera remis. Chaque ligne devrait pouvoir être cochée, sans discussion, le jour de la livraison. Comparez.

| Ligne vague | Ligne claire |
| --- | --- |
| Design moderne et attractif | Maquettes de 6 pages, version téléphone et ordinateur |
| Référencement inclus | Titres, descriptions et plan du site pour 8 pages |
| Site multilingue | Français et arabe, textes arabes fournis par le client |
| Formation | Une séance d’une heure, enregistrée |
| Maintenance | Mises à jour mensuelles pendant 12 mois, réponse sous 24 h |

Devant une ligne vague, ne vous fâchez pas : demandez à l’agence de la réécrire. Celle qui le fait volontiers travaillera de la même façon ensuite.

## Les contenus : qui écrit, qui photographie

Un site ne se met pas en ligne sans ses textes et ses images. Le devis doit dire qui rédige, qui traduit, qui fournit les images, et sous quelle forme. Si c’est vous, comptez le temps que cela vous prendra : huit pages bien écrites occupent plusieurs soirées.

## Les révisions : combien, et de quoi

« Modifications illimitées » ne dit ni combien de temps, ni à quel prix. Un bon devis fixe un nombre d’allers-retours par étape et définit ce qu’est une révision : reprendre une maquette, oui ; changer d’idée après validation, non. Il indique aussi le prix de l’heure au-delà. Vous ne l’utiliserez peut-être jamais, mais vous saurez où vous allez.

## Le calendrier : à partir de quand

« Livraison en trois semaines » ne veut rien dire tant qu’on ne sait pas quand la première commence. À la signature ? Au versement de l’acompte ? À la réception des textes ? Demandez un calendrier à deux colonnes : ce que fait l’agence, ce que vous devez fournir, et ce qui se décale si l’un des deux prend du retard.

1. Acompte versé et besoin validé par écrit : le délai part.
2. Maquettes remises, vous avez cinq jours pour répondre.
3. Construction et essais.
4. Mise en ligne, puis période de corrections.

## Le paiement : un équilibre

Un acompte est normal : il réserve des personnes et des jours. Chez nous, la moitié se paie au départ et le solde à la livraison. Méfiez-vous des deux extrêmes. Tout payer d’avance vous retire tout levier ; tout payer à la fin fait porter le risque à l’agence, qui le répercute quelque part.

Lisez ce qui est écrit sur l’annulation. Ce que devient l’acompte une fois le travail commencé doit être dit avant, pas découvert après.

## La propriété : la ligne que l’on oublie

À la fin, à qui appartiennent le nom de domaine, l’hébergement, le code, les fichiers du logo, les comptes publicitaires, les photographies ? La bonne réponse est : à vous, à votre nom, dès le solde réglé. Demandez-le noir sur blanc. Un nom de domaine enregistré au nom du prestataire est une laisse ; le jour où vous voudrez partir, il faudra négocier.

> Posez une question simple : « Si nous nous séparons dans deux ans, qu’est-ce que j’emporte ? » Une agence sérieuse répond sans réfléchir.

Vérifiez aussi les licences : une police, un thème ou une banque d’images peuvent être loués à l’année. Ce n’est pas un défaut, à condition que le montant et l’échéance soient indiqués.

## Ce qui revient chaque année

Additionnez les frais qui ne s’arrêtent pas : nom de domaine, hébergement, licences, maintenance, envoi d’e-mails. Un site à 6 000 dirhams qui en coûte 500 par mois revient, au bout de trois ans, plus cher qu’un site à 18 000 dont l’entretien se compte en centaines par an. Comparez toujours sur trois ans.

## Sept questions à poser avant de signer

- Qui sera mon interlocuteur, et que se passe-t-il quand il est absent ?
- Puis-je parler à deux de vos clients de l’an dernier ?
- Que devrai-je fournir, et quand ?
- Que se passe-t-il si le projet dépasse le délai ?
- Combien coûte une heure supplémentaire ?
- Qu’est-ce qui n’est pas compris dans ce prix ?
- Que reçois-je le dernier jour, en fichiers et en accès ?

Les réponses vous apprendront plus que le montant. Et si l’on vous répond qu’il ne faut pas s’inquiéter, c’est justement le moment de commencer. Vous avez un devis sous les yeux et un doute ? [Envoyez-le-nous](/contact), même s’il vient d’un confrère : nous vous dirons ce que nous y lisons.`;

export const agencyQuote: SeedArticle = {
  title: "Lire un devis d’agence, ligne par ligne",
  slug: "lire-un-devis-d-agence-ligne-par-ligne",
  excerpt:
    "Livrables, révisions, calendrier, acompte, propriété : ce qu’un devis doit dire, ce qu’il tait parfois, et sept questions à poser avant de signer.",
  category: "Business",
  tags: ["Devis", "Budget", "Contrat", "Choisir une agence"],
  content,
  image_url: demoPicture("articles/agency-quote"),
  image_alt:
    "Trois devis de longueurs inégales, 6\u202f000, 18\u202f000 et 65\u202f000, et une loupe qui montre une liste à cocher.",
  signedBy: "Youssef El Idrissi",
  publishedAt: "2026-10-19T08:15:00.000Z",
  createdAt: "2026-10-12T09:30:00.000Z",
  views_count: 1546,
};
