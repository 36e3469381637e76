import type { ActionFunctionArgs } from "@remix-run/node";
import { beforeEach, describe, expect, it } from "vitest";
import { eraseClient } from "~/features/personal-data/erase-client.server";
import { erasures } from "~/personal-data-registrations.server";
import { loader as officePage } from "~/routes/admin.devis_.$id/route";
import { loader as ownPage, action as sign } from "~/routes/dashboard_.devis_.$id/route";
import { loader as ownFile } from "~/routes/dashboard_.devis_.$id[.]pdf/route";
import { loader as linkPage, action as signByLink } from "~/routes/devis.$token/route";
import { loader as linkFile } from "~/routes/devis.$token[.]pdf/route";
import { db } from "~/server/db/db.server";
import { makeIssuedInvoice } from "../support/billing";
import { makeProvenClient } from "../support/form-pages";
import { admin, cookie as officeCookie, openBillingOffice } from "../support/office";
import { exportOf } from "../support/own-data";
import { sendQuote } from "../support/quotes";
import { readPdf } from "../support/read-pdf";
import { getArgs, postArgs, signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

type Loader = (args: ReturnType<typeof getArgs>) => unknown;

const BROWSER = "Navigateur de la signataire";
const DEVICE = /203\.0\.113\.7|Navigateur de la signataire/;
const SIGNED = { intent: "accept", signer_name: "Omar Idrissi", accept_terms: "on" };

let [ownerId, deciderId, readerId] = ["", "", ""];
let quote: Awaited<ReturnType<typeof sendQuote>>;

beforeEach(async () => {
  await openBillingOffice();
  ownerId = await makeProvenClient("khadija@riad.example");
  deciderId = await makeProvenClient("omar@riad.example");
  readerId = await makeProvenClient("salma@riad.example");
  await db.clientPerson.createMany({
    data: [
      { client_id: ownerId, profile_id: deciderId, permission: "decides" },
      { client_id: ownerId, profile_id: readerId, permission: "reads" },
    ],
  });
  quote = await sendQuote({ profileId: ownerId, email: "compta@riad.example" });
});

/** As the browser of whoever signs would post it. */
function from(args: ActionFunctionArgs): ActionFunctionArgs {
  args.request.headers.set("User-Agent", BROWSER);
  return { ...args, context: { clientAddress: "203.0.113.7" } };
}

async function postAs(profileId: string, fields: Record<string, string>): Promise<unknown> {
  const params = { id: quote.rootId };
  return sign(
    from(postArgs(`/dashboard/devis/${quote.rootId}`, fields, { cookie: await signedInAs(profileId), params })),
  );
}

const ways: [string, () => Promise<unknown>][] = [
  ["in the portal", () => postAs(deciderId, { ...SIGNED, quote: quote.id })],
  [
    "by the link",
    async () =>
      signByLink(from(postArgs(quote.path, { ...SIGNED, quote: quote.id }, { params: { token: quote.token } }))),
  ],
];

/** What a page sends as data, and its file, for each who reads the quote. */
async function readings(): Promise<[string, string][]> {
  const found: [string, string][] = [];
  const pdfOf = async (load: Loader, args: ReturnType<typeof getArgs>) => {
    const answer = (await load(args)) as Response;
    return (await readPdf(new Uint8Array(await answer.arrayBuffer()))).text;
  };
  for (const [who, id] of Object.entries({ owner: ownerId, decider: deciderId, reader: readerId })) {
    const args = { cookie: await signedInAs(id), params: { id: quote.rootId } };
    const path = `/dashboard/devis/${quote.rootId}`;
    found.push([`${who}, page`, (await showPage(path, { cookie: args.cookie })).html]);
    found.push([`${who}, data`, JSON.stringify(await ownPage(getArgs(path, args)))]);
    found.push([`${who}, file`, await pdfOf(ownFile, getArgs(`${path}.pdf`, args))]);
  }
  const args = { params: { token: quote.token } };
  found.push(["link, page", (await showPage(quote.path)).html]);
  found.push(["link, data", JSON.stringify(await linkPage(getArgs(quote.path, args)))]);
  found.push(["link, file", await pdfOf(linkFile, getArgs(`${quote.path}.pdf`, args))]);
  return found;
}

describe("from where a quote was accepted", () => {
  it.each(ways)("is read by the office alone, whoever signed %s", async (_, accept) => {
    await accept();
    expect(await db.quoteAcceptance.findMany()).toMatchObject([{ ip: "203.0.113.7", user_agent: BROWSER }]);
    for (const [who, read] of await readings()) {
      expect(read, who).toContain("Omar Idrissi");
      expect(read, who).not.toMatch(DEVICE);
    }
    const office = { cookie: officeCookie, params: { id: quote.id } };
    const shown = JSON.stringify(await officePage(getArgs(`/admin/devis/${quote.id}`, office)));
    expect(shown).toContain("203.0.113.7");
    expect(shown).toContain(BROWSER);
  });

  it("is no part of the data of a client for whom another account signed", async () => {
    await postAs(deciderId, { ...SIGNED, quote: quote.id });
    const acceptance = { name: "Omar Idrissi", ip: null, user_agent: null };
    expect((await exportOf(ownerId)).quote_answers).toMatchObject([{ acceptance }]);
    expect(JSON.stringify(await exportOf(ownerId))).not.toMatch(DEVICE);
  });

  it("is part of the data of the account that signed", async () => {
    await postAs(ownerId, { ...SIGNED, quote: quote.id });
    expect((await exportOf(ownerId)).quote_answers).toMatchObject([{ acceptance: { ip: "203.0.113.7" } }]);
  });
});

describe("what a person answered for a client", () => {
  const text = "Sans la boutique, dit Omar Idrissi";

  it("is part of the person's own data", async () => {
    await postAs(deciderId, { intent: "change", quote: quote.id, text });
    const { contributions } = await exportOf(deciderId);
    expect(contributions).toMatchObject({ quote_answers: [{ kind: "change", text }] });
    expect((await exportOf(ownerId)).contributions).toMatchObject({ quote_answers: [] });
  });

  it("goes with the person, with its name and the letters about it; what others answered stays", async () => {
    await postAs(deciderId, { intent: "change", quote: quote.id, text });
    await postAs(ownerId, { intent: "change", quote: quote.id, text: "Avec un blog" });
    await db.quoteResponse.updateMany({ where: { author_id: deciderId }, data: { name: "Omar Idrissi" } });
    const invoice = await makeIssuedInvoice(50_000, { profile_id: readerId, email: "x@riad.example" });
    await db.clientPerson.create({ data: { client_id: readerId, profile_id: deciderId, permission: "decides" } });
    const sent = { intent: "claim", amount: "100", note: text };
    const cookie = await signedInAs(deciderId);
    await postForm(`/dashboard/factures/${invoice.id}`, sent, cookie);

    await db.profile.update({ where: { id: deciderId }, data: { erasure_requested_at: new Date() } });
    await eraseClient(erasures, admin, { id: deciderId });
    const responses = await db.quoteResponse.findMany({ orderBy: { created_at: "asc" } });
    expect(responses.map(({ name, text: kept }) => [name, kept])).toEqual([
      [null, null],
      [null, "Avec un blog"],
    ]);
    expect(await db.transferClaim.findMany()).toMatchObject([{ note: null }]);
    expect(await db.mailMessage.count({ where: { text: { contains: "Omar Idrissi" } } })).toBe(0);
  });
});
