import type { SeedCase } from "../seed-types";
import { quincaillerieSouss } from "./quincaillerie-souss";
import { riadBenali } from "./riad-benali";

/** The works of the demo, in the order of their list. */
export const cases: SeedCase[] = [quincaillerieSouss, riadBenali];
