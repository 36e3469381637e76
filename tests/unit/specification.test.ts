import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decisionOf, quotesOf, readStatements, testsOf } from "../support/specification/statements";
import { testTitlesOf } from "../support/specification/test-titles";
import { plain, readWrittenTexts } from "../support/specification/written-texts";

const statements = readStatements("tests/SPECIFICATION.md");
const quotes = [...new Set(statements.flatMap(quotesOf).map(plain))];
const texts = readWrittenTexts();

/** A sentence, not a word that many screens have. */
const isSentence = (quote: string) => quote.split(" ").length > 3;

describe("the table of the specification", () => {
  it("has a row for each statement, none of them twice", () => {
    const rows = statements.map(({ section, text }) => `${section}: ${text}`);
    expect(rows.length).toBeGreaterThan(250);
    expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
  });

  it("proves every statement by a test, or names the decision that replaces it", () => {
    const unproven = statements.filter((row) => testsOf(row).length === 0 && !decisionOf(row));
    expect(unproven.map(({ section, text }) => `${section}: ${text}`)).toEqual([]);
  });

  it("names tests that exist", () => {
    const titles = new Map<string, RegExp[]>();
    const missing = statements.flatMap(testsOf).filter(({ file, title }) => {
      if (!existsSync(file)) return true;
      if (!titles.has(file)) titles.set(file, testTitlesOf(file));
      return !titles.get(file)?.some((pattern) => pattern.test(title));
    });
    expect(missing).toEqual([]);
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
