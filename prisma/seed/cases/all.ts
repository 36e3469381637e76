import type { SeedCase } from "../seed-types";

/** The works of the demo, in the order of their list. */
export const cases: SeedCase[] = [];
