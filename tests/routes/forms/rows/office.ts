import type { FormRow } from "../../../support/walk-forms";
import { BLOG_ROWS } from "./blog";
import { CASES_ROWS, REVIEW_ROWS } from "./cases";
import { CLIENTS_ROWS } from "./clients";
import { GENERATION_ROWS } from "./generation";
import { INQUIRIES_ROWS } from "./inquiries";
import { INVOICES_ROWS } from "./invoices";
import { PROJECTS_ROWS } from "./projects";
import { QUOTES_ROWS } from "./quotes";
import { SERVICES_ROWS } from "./services";
import { SETTINGS_ROWS } from "./settings";

/** The forms of the office about those who write, its clients, their projects and what they are billed. */
export const CLIENT_WORK_ROWS: FormRow[] = [
  ...INQUIRIES_ROWS,
  ...CLIENTS_ROWS,
  ...PROJECTS_ROWS,
  ...QUOTES_ROWS,
  ...INVOICES_ROWS,
];

/** The forms of the office about the site, its words and what it is set to. */
export const SITE_WORK_ROWS: FormRow[] = [
  ...BLOG_ROWS,
  ...GENERATION_ROWS,
  ...SERVICES_ROWS,
  ...CASES_ROWS,
  ...REVIEW_ROWS,
  ...SETTINGS_ROWS,
];
