import { beforeEach, expect, test } from "vitest";
import { quoteWords } from "~/content/quote-page";
import { acceptQuote } from "~/features/quotes/accept.server";
import type { QuoteRefusal } from "~/features/quotes/model/client-quote";
import { ALREADY_ACCEPTED } from "~/features/quotes/model/quote";
import { sendQuote as sendDraft, withdrawQuote } from "~/features/quotes/send.server";
import { createVersion } from "~/features/quotes/write.server";
import { db } from "~/server/db/db.server";
import type { User } from "~/server/sessions/user";
import { beginTogether } from "../support/begin-together";
import { makeIssuer } from "../support/billing";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { sendQuote } from "../support/quotes";

type Sent = Awaited<ReturnType<typeof sendQuote>>;

let actor: User;
let quote: Sent;

beforeEach(async () => {
  await resetDatabase();
  actor = (await makePerson("admin", "sara@zellige.example")) as never as User;
  await makeIssuer();
  quote = await sendQuote();
});

const accept = () =>
  acceptQuote({
    ...{ rootId: quote.rootId, quoteId: quote.id, name: "Salma Idrissi", role: "", fields: [], shownTotal: null },
    ...{ ip: null, userAgent: null, path: quote.path },
  });

/** While the quote is held, so that each of the changes waits for the one before it. */
const together = (...changes: (() => Promise<unknown>)[]) =>
  beginTogether((tx) => tx.$queryRaw`SELECT FROM quotes WHERE id = ${quote.id}::uuid FOR UPDATE`, changes);

const refusedAs = (reason: QuoteRefusal) => ({
  status: "rejected",
  reason: { code: "conflict", userMessage: quoteWords.fr.refused[reason] },
});

test.each([
  ["new version", () => createVersion(actor, quote.id)],
  ["withdrawal", () => withdrawQuote(actor, quote.id)],
])("an acceptance that comes first leaves no %s", async (_, change) => {
  const answers = await together(accept, change);
  expect(answers).toMatchObject([
    { status: "fulfilled" },
    { status: "rejected", reason: { message: ALREADY_ACCEPTED } },
  ]);
  expect(await db.quote.findMany()).toMatchObject([{ status: "accepted" }]);
});

test("a new version that is begun first is seen by the acceptance that waited", async () => {
  const answers = await together(() => createVersion(actor, quote.id), accept);
  expect(answers).toMatchObject([{ status: "fulfilled" }, refusedAs("beingEdited")]);
  expect(await db.quoteAcceptance.count()).toBe(0);
});

test("a new version that is sent first is not accepted in place of the one that was shown", async () => {
  const { id } = await createVersion(actor, quote.id);
  await db.quote.update({ where: { id }, data: { content: (await storedContent()) as never } });
  const answers = await together(() => sendDraft(actor, id), accept);
  expect(answers).toMatchObject([{ status: "fulfilled" }, refusedAs("superseded")]);
  expect(await db.quoteAcceptance.count()).toBe(0);
});

test("two new versions at once are one", async () => {
  const [one, two] = await together(
    () => createVersion(actor, quote.id),
    () => createVersion(actor, quote.id),
  );
  expect(one).toMatchObject({ status: "fulfilled" });
  expect(two).toEqual(one);
  expect(await db.quote.count()).toBe(2);
});

const storedContent = async () => (await db.quote.findUniqueOrThrow({ where: { id: quote.id } })).content;
