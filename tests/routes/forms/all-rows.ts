import type { FormRow } from "../../support/walk-forms";
import { CLIENT_ROWS } from "./client-rows";
import { CLIENT_WORK_ROWS } from "./client-work-rows";
import { OUTSIDE_ROWS } from "./outside-rows";
import { PUBLIC_ROWS } from "./public-rows";
import { SITE_WORK_ROWS } from "./site-work-rows";

/** Every form that is walked without scripts. */
export const ALL_ROWS: readonly FormRow[] = [
  ...PUBLIC_ROWS,
  ...CLIENT_ROWS,
  ...CLIENT_WORK_ROWS,
  ...SITE_WORK_ROWS,
  ...OUTSIDE_ROWS,
];
