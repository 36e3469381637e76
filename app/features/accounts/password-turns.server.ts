import { fewAtOnce } from "~/server/few-at-once.server";

/**
 * The turns of an address at having a password hashed, which costs a third of a second of the processor: whoever sends a
 * thousand passwords waits for himself, and nobody else for him.
 */
export const inPasswordTurn = fewAtOnce(2);
