import { randomInt } from "node:crypto";

// Without what is easily taken for something else: 0 and O, 1, l and I.
const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** A random password that can be read aloud and typed: four groups of five, 100 bits. */
export function readablePassword(): string {
  const group = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
