import { beforeAll, describe } from "vitest";
import { makeIssuer } from "../../support/billing";
import { resetDatabase } from "../../support/database";
import { makeProvenClient, publicFormPages } from "../../support/form-pages";
import { walkForms } from "../../support/walk-forms";
import { PUBLIC_ROWS } from "./rows/public";

let addresses: string[];

beforeAll(async () => {
  await resetDatabase();
  await makeIssuer();
  const clientId = await makeProvenClient("nour@exemple.ma", "trois-oranges-amères");
  addresses = await publicFormPages(clientId);
});

describe("without scripts, a visitor sends", () =>
  walkForms(PUBLIC_ROWS, "visitor", () => ({ cookies: {}, addresses })));
