import { afterAll, beforeAll, describe, vi } from "vitest";
import { saveApiKey } from "~/features/api-keys/commands/api-keys.server";
import { makeIssuer } from "../../support/billing";
import { resetDatabase } from "../../support/database";
import { makePerson } from "../../support/people";
import { makeWriter } from "../../support/post-form";
import { signedInAs } from "../../support/requests";
import { STRIPE_KEY } from "../../support/stripe-server";
import { walkForms } from "../../support/walk-forms";
import { OUTSIDE_ROWS } from "./outside-rows";

const [stripe, mailbox] = await vi.hoisted(async () => {
  const { Mailbox } = await import("../../support/mailbox");
  const opened = await Mailbox.open();
  process.env.SMTP_URL = opened.url;
  return [await (await import("../../support/stripe-server")).startAsStripe(), opened] as const;
});

let cookies: Record<string, string>;

beforeAll(async () => {
  await resetDatabase();
  await makeIssuer();
  const writer = await makeWriter();
  await saveApiKey(writer.actor, "STRIPE_SECRET_KEY", STRIPE_KEY);
  cookies = { admin: writer.cookie, client: await signedInAs((await makePerson("client", "ines@ferrer.example")).id) };
});

afterAll(async () => {
  stripe.close();
  await mailbox.close();
});

describe("without scripts, where others answer", () => walkForms(OUTSIDE_ROWS, "admin", () => ({ cookies })));
