import { beforeAll, describe } from "vitest";
import { makeIssuer } from "../../support/billing";
import { resetDatabase } from "../../support/database";
import { publicFormPages } from "../../support/form-pages";
import { makePerson } from "../../support/people";
import { walkForms } from "../../support/walk-forms";
import { PUBLIC_ROWS } from "./rows/public";

let addresses: string[];

beforeAll(async () => {
  await resetDatabase();
  await makeIssuer();
  const { id } = await makePerson("client", "nour@exemple.ma", { password: "trois-oranges-amères" });
  addresses = await publicFormPages(id);
});

describe("without scripts, a visitor sends", () =>
  walkForms(PUBLIC_ROWS, "visitor", () => ({ cookies: {}, addresses })));
