import { z } from "zod";
import { hiddenField } from "./hidden-field";

/** Which saved state a form was opened with; a missing one means any. */
export const versionField = hiddenField(z.coerce.number().int().min(1));
