/** What is said of a file that is no picture we can show, by the reason of the refusal. */
export const PICTURE_REFUSALS = {
  kind: "Ce fichier n’est pas une image JPEG, PNG, WebP ou AVIF",
  pixels: "L’image dépasse 40 millions de pixels : réduisez-la avant de l’envoyer",
  damaged: "Cette image est abîmée ou incomplète : exportez-la de nouveau",
} as const;

export const NO_PICTURE = "Choisissez une image à ajouter";
export const PICTURE_EMPTY = "Ce fichier est vide";
export const PICTURES_WAITING = "Trop d’images sont en préparation. Réessayez dans un instant.";
export const PICTURE_NOT_KEPT =
  "L’image n’a pas pu être enregistrée, le disque du serveur la refuse. Réessayez dans un instant.";
