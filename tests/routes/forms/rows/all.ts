import type { FormRow } from "../../../support/walk-forms";
import { CLIENT_ROWS } from "./client-space";
import { CLIENT_WORK_ROWS, SITE_WORK_ROWS } from "./office";
import { OUTSIDE_ROWS } from "./outside";
import { PUBLIC_ROWS } from "./public";

/** Every form that is walked without scripts. */
export const ALL_ROWS: readonly FormRow[] = [
  ...PUBLIC_ROWS,
  ...CLIENT_ROWS,
  ...CLIENT_WORK_ROWS,
  ...SITE_WORK_ROWS,
  ...OUTSIDE_ROWS,
];
