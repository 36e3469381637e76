import { beforeAll, describe } from "vitest";
import { db } from "~/server/db/db.server";
import { openDemoAgency } from "../../support/demo-agency";
import { walkForms } from "../../support/walk-forms";
import { CLIENT_WORK_ROWS } from "./rows/office";

let admin: string;

beforeAll(async () => {
  ({ admin } = await openDemoAgency());
  await db.vatRate.create({ data: { rate_bp: 2000, valid_from: new Date("2020-01-01") } });
});

describe("without scripts, the office sends", () =>
  walkForms(CLIENT_WORK_ROWS, "admin", () => ({ cookies: { admin } })));
