import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/server/db/db.server";
import { resetDatabase } from "../support/database";
import { outbox } from "../support/mail";
import { makePerson } from "../support/people";
import { draftAfter, makeLine, sendQuote } from "../support/quotes";
import { signedInAs } from "../support/requests";
import { showPage } from "../support/show-page";

let clientId: string;
let cookie: string;

beforeEach(async () => {
  await resetDatabase();
  clientId = (await makePerson("client", "salma@toubkal.example")).id;
  cookie = await signedInAs(clientId);
});

describe("a client's own quotes", () => {
  it("are listed by their newest version, with what was accepted, and no draft", async () => {
    const first = await sendQuote({ profileId: clientId, title: "Site du riad" });
    const second = await sendQuote({ after: first, title: "Site et boutique" });
    await draftAfter(second);
    const other = await makePerson("client", "karim@atlas.example");
    await sendQuote({ profileId: other.id, title: "Un autre client" });
    const { words } = await showPage("/dashboard/devis", { cookie });
    expect(words).toContain("Site et boutique");
    expect(words).toContain(`${first.number}, version 2`);
    expect(words).toContain("À décider");
    for (const hidden of ["Site du riad", "Brouillon", "Un autre client"]) expect(words).not.toContain(hidden);
  });

  it("are read, accepted and shown with their dossier and project", async () => {
    const option = makeLine({ unitPrice: 50_000, option: { kind: "any_of", group: "En plus" } });
    const quote = await sendQuote({ profileId: clientId, lines: [makeLine(), option] });
    const path = `/dashboard/devis/${quote.rootId}`;
    const fields = { intent: "accept", quote: quote.id, signer_name: "Salma", accept_terms: "on" };
    const answer = await showPage(path, { cookie, fields: { ...fields, [`option:${option.id}`]: "on" } });
    expect([answer.status, answer.words]).toEqual([303, path]);
    const { words, html } = await showPage(path, { cookie });
    expect(words).toContain("Dossier d'acceptation");
    expect(html).toContain(`/dashboard/projects/${(await db.project.findFirstOrThrow()).id}`);
    expect((await showPage("/dashboard/devis", { cookie })).words).toContain("1 800,00 MAD");
    expect(await outbox()).toContain("quote-accepted to salma@toubkal.example");
  });
});
