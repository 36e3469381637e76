/** Why a file is not taken. */
export type UploadRefusal = "empty" | "kind" | "too-large" | "unavailable";

const MEGABYTE = 1024 * 1024;

/**
 * What is said of a file that is not taken, under its field.
 * @param kinds those that are, in words: 'un PDF ou une image JPEG, PNG ou WebP'
 */
export function uploadRefusalText(refusal: UploadRefusal, { maxBytes, kinds }: { maxBytes: number; kinds: string }) {
  const sentences: Record<UploadRefusal, string> = {
    empty: "Ce fichier est vide",
    kind: `Ce fichier n’est pas accepté\u202f: envoyez ${kinds}`,
    "too-large": `Ce fichier dépasse ${Math.floor(maxBytes / MEGABYTE)} Mo\u202f: envoyez-en un plus léger`,
    unavailable:
      "Ce fichier n’a pas pu être enregistré, l’espace de stockage du site ne le prend pas. Réessayez dans un instant.",
  };
  return sentences[refusal];
}
