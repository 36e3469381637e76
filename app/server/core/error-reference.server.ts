import { randomInt } from "node:crypto";

// Without what is easily taken for something else: 0 and O, 1, I and L.
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** A short name for one error, such as 'K7QM-2XPD': shown to the user who met it, and written in its line of the log. */
export function newErrorReference(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return `${group()}-${group()}`;
}
