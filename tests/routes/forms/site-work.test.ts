import { beforeAll, describe } from "vitest";
import { openDemoAgency } from "../../support/demo-agency";
import { walkForms } from "../../support/walk-forms";
import { SITE_WORK_ROWS } from "./site-work-rows";

let admin: string;

beforeAll(async () => {
  ({ admin } = await openDemoAgency());
});

describe("without scripts, the office sends", () => walkForms(SITE_WORK_ROWS, "admin", () => ({ cookies: { admin } })));
