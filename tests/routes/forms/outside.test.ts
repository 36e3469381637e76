import { beforeAll, describe } from "vitest";
import { saveApiKey } from "~/features/settings/api-keys/write.server";
import { makeIssuer } from "../../support/billing";
import { admin, cookie, openOffice } from "../../support/office";
import { makePerson } from "../../support/people";
import { signedInAs } from "../../support/requests";
import "../../support/outside";
import { STRIPE_KEY } from "../../support/stripe-server";
import { walkForms } from "../../support/walk-forms";
import { OUTSIDE_ROWS } from "./rows/outside";

let cookies: Record<string, string>;

beforeAll(async () => {
  await openOffice();
  await makeIssuer();
  await saveApiKey(admin, "STRIPE_SECRET_KEY", STRIPE_KEY);
  cookies = { admin: cookie, client: await signedInAs((await makePerson("client", "ines@ferrer.example")).id) };
});

describe("without scripts, where others answer", () => walkForms(OUTSIDE_ROWS, "admin", () => ({ cookies })));
