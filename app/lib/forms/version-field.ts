import { z } from "zod";

/** Which saved state a form was opened with; a wrong or missing one means any. */
export const versionField = z.coerce.number().int().min(1).optional().catch(undefined);
