export const SUMMARY_MAX = 5000;
export const ACCESSES_MAX = 3000;
export const FILES_MAX = 200;

export const SAVE = "save";
export const HAND_OVER = "hand-over";
