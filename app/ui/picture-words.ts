/** What a chooser of pictures takes, in words and as browsers want it. */
export const PICTURE_HINT = "JPEG, PNG, WebP ou AVIF, 8 Mo au plus.";
export const ADDRESS_HINT =
  "Une adresse en https:// est visitée une fois, à l’enregistrement, et son image (10 Mo au plus) copiée sur notre site.";
export const PICTURE_KINDS = "image/jpeg,image/png,image/webp,image/avif";

/** In place of a picture whose address leads to another site, from where no page shows it. */
export const NOT_COPIED = "Image pas encore copiée";

export const PICTURE_TOO_LARGE = "L’image dépasse 8 Mo\u202f: réduisez-la avant de l’envoyer";

/** Why a picture that was sent by itself did not arrive; the form around it stands as it was. */
export const SENDING_FAILURES = {
  connection: "La connexion s’est interrompue et l’image n’est pas arrivée. Votre saisie est intacte\u202f: réessayez.",
  tooLarge: "Le serveur ne prend pas une image de ce poids\u202f: réduisez-la avant de l’envoyer",
  server: "Le serveur n’a pas pu prendre l’image. Votre saisie est intacte\u202f: réessayez dans un instant.",
} as const;
