/** The fields of a picture in a form: its address, a file instead of it, and the box by which it is taken away. */
export const PICTURE_FIELDS = { url: "image_url", file: "image_file", remove: "image_remove" } as const;

/** Largest accepted file, in bytes. */
export const PICTURE_MAX_BYTES = 8 * 1024 * 1024;

/** Largest body of a form that holds a picture, in bytes: its file, and the longest text beside it. */
export const PICTURE_FORM_MAX_BYTES = PICTURE_MAX_BYTES + 1024 * 1024;

export const PICTURE_TOO_LARGE = "L’image dépasse 8 Mo : réduisez-la avant de l’envoyer";
