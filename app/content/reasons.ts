export interface Reason {
  title: string;
  text: string;
}

/** The part every service page shares below its own content. */
export const serviceReasons: {
  title: string;
  text: string;
  reasons: readonly [Reason, Reason, Reason, Reason];
} = {
  title: "Pourquoi nous le confier",
  text: "Un travail se juge le jour où l’on s’en sert : quand un client cherche une adresse, quand un prix change, quand le réseau faiblit. Nous le faisons pour ces moments-là, et nous restons joignables après.",
  reasons: [
    {
      title: "Un prix écrit",
      text: "Le devis fixe le prix, le délai et la liste des livrables. Acompte de 50 %, solde à la livraison.",
    },
    {
      title: "Une seule personne",
      text: "Votre chef de projet répond en 24 h, du premier message à la dernière correction.",
    },
    {
      title: "Tout est à vous",
      text: "Code, fichiers, accès et noms de domaine vous sont remis. Un autre que nous saura les reprendre.",
    },
    {
      title: "Des essais sur place",
      text: "Nous vérifions sur un téléphone d’entrée de gamme, une vraie enseigne, un vrai comptoir.",
    },
  ],
};

/** Under the price, beside the buttons. */
export const reassurances: readonly [string, string, string] = ["Réponse en 24 h", "Devis gratuit", "Sans engagement"];

export const helpCard = {
  title: "Besoin d’aide pour choisir ?",
  text: "Dites-nous ce que vous faites et pour qui. Nous vous dirons aussi si vous n’avez pas besoin de nous.",
  button: "Nous contacter",
};
