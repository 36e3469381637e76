/** How long what was done can be taken back: its message stays, and the letters that it causes wait, so many milliseconds. */
export const TAKE_BACK_MS = 10_000;
