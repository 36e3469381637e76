export const ANNOUNCEMENT_INTENT = "announcement";
export const ACCENTS_INTENT = "accents";
export const SECTION_INTENT = "section";
export const FILES_INTENT = "files";
