import { beforeEach, describe, expect, it } from "vitest";
import { loader as exportData } from "~/routes/dashboard_.export/route";
import { db } from "~/server/db/db.server";
import { createFormStamp } from "~/server/forms/honeypot.server";
import { flashOf } from "../support/answers";
import { makeIssuer } from "../support/billing";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { sendQuote } from "../support/quotes";
import { getArgs, signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

const PASSWORD = "trois-oranges-amères";

/** Whose an address may be; none of the answers below tells which. */
const ADDRESSES = {
  client: "karim@atlas.example",
  team: "sara@zellige.example",
  unproven: "faux@exemple.ma",
  invited: "promise@exemple.ma",
};

let visitorId: string;

beforeEach(async () => {
  await resetDatabase();
  await makeIssuer();
  const password = PASSWORD;
  visitorId = (await makePerson("client", "khadija@riad.example", { password })).id;
  await makePerson("client", ADDRESSES.client, { password });
  await makePerson("admin", ADDRESSES.team, { password });
  await makePerson("client", ADDRESSES.unproven, { password, isProven: false });
  await makePerson("client", ADDRESSES.invited);
});

/** All that an answer says, with the address put out of sight. */
async function told(answer: unknown, email: string): Promise<unknown> {
  const plain = (said: unknown) =>
    JSON.parse(
      JSON.stringify(said ?? null)
        .replaceAll(email, "@")
        .replace(/[0-9a-f-]{36}/g, "ID"),
    );
  if (!(answer instanceof Response)) return plain(answer);
  const { status, headers } = answer;
  const flash = plain(await flashOf(answer));
  return { status, location: headers.get("Location"), flash, body: await answer.text() };
}

type Send = (email: string) => Promise<unknown>;

const forms: Record<string, Send> = {
  "a sign-up": async (email) =>
    postForm("/auth", {
      ...{ intent: "sign-up", full_name: "Nour Alami", email },
      ...{ password: PASSWORD, password_confirmation: PASSWORD },
    }),
  "a sign-in with a wrong password": async (email) =>
    postForm("/auth", { intent: "sign-in", email, password: "un-autre-mot" }),
  "a forgotten password": async (email) => postForm("/auth/forgot", { email }),
  "a request for what is held": async (email) => postForm("/mes-donnees", { email }),
  "a message": async (email) => {
    const form_stamp = createFormStamp(Date.now() - 60_000);
    const fields = { intent: "inquiry", name: "Nour Alami", email, message: "Une vitrine", form_stamp };
    return postForm("/contact", fields);
  },
  "another address of one's own account": async (email) => {
    await db.session.deleteMany();
    const cookie = await signedInAs(visitorId);
    const fields = { intent: "change-email", email, current_password: PASSWORD };
    const answer = await told(await postForm("/dashboard/account", fields, cookie), email);
    // Nor does what the account says of itself afterwards.
    const page = await showPage("/dashboard/account", { cookie });
    const own = (await exportData(getArgs("/dashboard/export", { cookie }))) as Response;
    const { former_emails, former_names } = (await own.json()) as Record<string, unknown>;
    return { answer, words: page.words.replace(/\d{2}:\d{2}/g, "TIME"), former_emails, former_names };
  },
};

describe.each(Object.entries(forms))("%s is answered alike", (_, send) => {
  it.each(Object.entries(ADDRESSES))("for an address of the kind: %s", async (_kind, email) => {
    const unknown = "inconnue@exemple.ma";
    const reference = await told(await send(unknown), unknown);
    expect(await told(await send(email), email)).toEqual(reference);
  });
});

it.each(Object.entries(ADDRESSES))(
  "an accepted quote shows whoever holds its link nothing of the account of its address: %s",
  async (_kind, address) => {
    const seen = async (email: string) => {
      const quote = await sendQuote({ email });
      const fields = { intent: "accept", signer_name: "Nour Alami", accept_terms: "on", quote: quote.id };
      const answer = await told(await postForm(quote.path, fields), email);
      const { words, html } = await showPage(quote.path);
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      const plain = (text: unknown) =>
        JSON.stringify(text)
          .replaceAll(quote.token, "TOKEN")
          .replaceAll(quote.number, "NUMBER")
          .replaceAll(email, "@")
          .replace(/[0-9a-f]{64}|[0-9a-f-]{36}|F-\d{4}-\d{4}/g, "ID")
          .replace(/\d{2}:\d{2}(:\d{2})?/g, "TIME");
      return [plain(answer), plain(words), plain(links)];
    };
    const reference = await seen("inconnue@exemple.ma");
    expect(await seen(address)).toEqual(reference);
  },
);
