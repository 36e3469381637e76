import { beforeAll, describe } from "vitest";
import { makeIssuer } from "../../support/billing";
import { resetDatabase } from "../../support/database";
import { clientFormPages, makeProvenClient } from "../../support/form-pages";
import { makePerson } from "../../support/people";
import { signedInAs } from "../../support/requests";
import { walkForms } from "../../support/walk-forms";
import { CLIENT_ROWS, PASSWORD } from "./rows/client-space";

let cookies: Record<string, string>;
let addresses: string[];

beforeAll(async () => {
  await resetDatabase();
  await makeIssuer();
  const { id: clientId } = await makePerson("client", "nour@exemple.ma", { password: PASSWORD });
  const guest = await signedInAs(await makeProvenClient("guest@exemple.ma"));
  for (const _ of ["a phone", "another"]) await signedInAs(clientId);
  const { pages, cookie } = await clientFormPages(clientId);
  addresses = pages;
  cookies = { client: cookie, guest };
});

describe("without scripts, a client sends", () => walkForms(CLIENT_ROWS, "client", () => ({ cookies, addresses })));
