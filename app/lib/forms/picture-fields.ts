/** The fields of a picture in a form: its address, a file instead of it, and the box by which it is taken away. */
export const PICTURE_FIELDS = { url: "image_url", file: "image_file", remove: "image_remove" } as const;

/** Largest accepted file, in bytes. */
export const PICTURE_MAX_BYTES = 8 * 1024 * 1024;

/**
 * Largest body of a form that holds a picture, in bytes. Larger than any file that is accepted: a photograph straight
 * from the camera is refused under its field, beside all that was typed, and not by a page that keeps none of it.
 */
export const PICTURE_FORM_MAX_BYTES = 4 * PICTURE_MAX_BYTES;

/** The button of a form that brings a picture into its text without saving, and its fields, where none is a cover's. */
export const ADD_PICTURE = "add-picture";
export const TEXT_PICTURE_FIELDS = { file: "text_image_file", alt: "text_image_alt" } as const;

/** A picture that a text shows: our address of it, and the words for readers who do not see it. */
export interface TextPictureAdded {
  src: string;
  alt: string;
}
