import { describe, expect, it } from "vitest";
import { readProofs } from "../support/specification/proofs";
import { quotesOf, readStatements } from "../support/specification/statements";
import { tableOf } from "../support/specification/table";
import { plain, readWrittenTexts } from "../support/specification/written-texts";

const statements = readStatements("tests/support/specification/statements.md");
const proofs = readProofs();
const quotes = [...new Set(statements.flatMap(quotesOf).map(plain))];
const texts = readWrittenTexts();

/** A sentence, not a word that many screens have. */
const isSentence = (quote: string) => quote.split(" ").length > 3;

describe("the table of the specification", () => {
  it("is that of the statements and of the tests that name them", async () => {
    await expect(tableOf(statements, proofs)).toMatchFileSnapshot("../SPECIFICATION.md");
  });

  it("has a row for each statement, none of them twice", () => {
    const rows = statements.map(({ section, text }) => `${section}: ${text}`);
    expect(rows.length).toBeGreaterThan(250);
    expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
    const ids = statements.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("proves every statement by a test, or names the decision that replaces it", () => {
    const proven = new Set(proofs.flatMap((proof) => proof.statements));
    const unproven = statements.filter(({ id, decision }) => !decision && !proven.has(id));
    expect(unproven.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
  });

  it("is named by tests in statements that exist", () => {
    const known = new Set(statements.map(({ id }) => id));
    const named = proofs.flatMap(({ file, title, statements: ids }) => ids.map((id) => ({ id, file, title })));
    expect(named.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it("quotes words that the product says", () => {
    expect(quotes.filter((quote) => !texts.some(({ text }) => text.includes(quote)))).toEqual([]);
  });

  it("quotes sentences that stand in one place", () => {
    const places = (quote: string) => texts.filter(({ text }) => text === quote).map(({ file }) => file);
    const repeated = quotes.filter(isSentence).map((quote) => [quote, ...places(quote)]);
    expect(repeated.filter(({ length }) => length > 2)).toEqual([]);
  });
});
