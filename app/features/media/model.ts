/** Takes a picture that is sent by itself and answers `{src}`, or `{error}` with a sentence. */
export const PICTURES_ADDRESS = "/admin/pictures";

/** What is said of a file that is no picture we can show, by the reason of the refusal. */
export const PICTURE_REFUSALS = {
  kind: "Ce fichier n’est pas une image JPEG, PNG, WebP ou AVIF",
  pixels: "L’image dépasse 40 millions de pixels : réduisez-la avant de l’envoyer",
  damaged: "Cette image est abîmée ou incomplète : exportez-la de nouveau",
} as const;

export const NO_PICTURE = "Choisissez une image à ajouter";

/** What is said of an address from which no picture came. */
export const ADDRESS_REFUSALS = {
  kind: "Cette adresse ne mène pas à une image JPEG, PNG, WebP ou AVIF\u202f: envoyez plutôt le fichier",
  pixels: "L’image de cette adresse dépasse 40 millions de pixels\u202f: envoyez-en une plus petite",
  damaged: "L’image de cette adresse est abîmée ou incomplète\u202f: envoyez plutôt le fichier",
  private: "Cette adresse n’est pas celle d’un site public\u202f: envoyez plutôt le fichier",
  missing: "Aucune image à cette adresse\u202f: vérifiez-la, ou envoyez le fichier",
  unreachable: "Le site de cette image ne répond pas\u202f: réessayez, ou envoyez le fichier",
  slow: "L’image met plus de 10 secondes à venir\u202f: réessayez, ou envoyez le fichier",
  large: "L’image de cette adresse dépasse 10 Mo\u202f: envoyez-en une plus légère",
} as const;

export type AddressRefusal = keyof typeof ADDRESS_REFUSALS;

export function notAdopted(sentence: string): string {
  return `Cette image n’a pas pu être copiée sur notre site. ${sentence}`;
}
