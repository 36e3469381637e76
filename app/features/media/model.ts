/** Takes a picture that is sent by itself and answers `{src}`, or `{error}` with a sentence. */
export const PICTURES_ADDRESS = "/admin/pictures";
