import { z } from "zod";
import { PERIODS } from "./model";

/** What the address of the analytics screen asks for; what it does not know is the first choice. */
export const analyticsSchema = z.object({ period: z.enum(PERIODS).catch("days") });
