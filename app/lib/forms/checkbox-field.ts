import { z } from "zod";

/** Whether a box is ticked: a browser sends `on` for one, a form that is shown again `true`, and nothing for an empty one. */
export const checkboxField = z
  .string()
  .optional()
  .transform((value) => value === "on" || value === "true");
