import { beforeAll, describe } from "vitest";
import { saveApiKey } from "~/features/api-keys/commands/api-keys.server";
import { makeIssuer } from "../../support/billing";
import { resetDatabase } from "../../support/database";
import { makePerson } from "../../support/people";
import { makeWriter } from "../../support/post-form";
import { signedInAs } from "../../support/requests";
import "../../support/outside";
import { STRIPE_KEY } from "../../support/stripe-server";
import { walkForms } from "../../support/walk-forms";
import { OUTSIDE_ROWS } from "./rows/outside";

let cookies: Record<string, string>;

beforeAll(async () => {
  await resetDatabase();
  await makeIssuer();
  const writer = await makeWriter();
  await saveApiKey(writer.actor, "STRIPE_SECRET_KEY", STRIPE_KEY);
  cookies = { admin: writer.cookie, client: await signedInAs((await makePerson("client", "ines@ferrer.example")).id) };
});

describe("without scripts, where others answer", () => walkForms(OUTSIDE_ROWS, "admin", () => ({ cookies })));
