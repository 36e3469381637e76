import { expect, it } from "vitest";
import { changedPostSchema } from "~/features/blog/schema";
import { caseSchema } from "~/features/case-studies/schema";
import { postRow } from "~/features/imports/schema.server";
import { landingSchema } from "~/features/services/schema";
import { isWithinMarkupLimit, TOO_MUCH_MARKUP, withinMarkupLimit } from "~/lib/html/markup-limit";

const SIGNS = ["\n", "<", "&", "[", "*", "_", "`", "|", "~", ":", "@"];

it.each(SIGNS)("a text has ten thousand signs of markup at most: %j", (sign) => {
  const most = `a${sign}`.repeat(10_000);
  expect(isWithinMarkupLimit(most)).toBe(true);
  expect(isWithinMarkupLimit(`${most}${"b".repeat(1000)}`)).toBe(true);
  expect(isWithinMarkupLimit(`${most}b${sign}`)).toBe(false);
  expect(withinMarkupLimit(`${most}b${sign}c`)).toBe(`${most}b`);
});

it("a long text has room for its paragraphs, links and tables", () => {
  const paragraph = `${"Un mot de plus, ".repeat(30)}**en gras**, [un lien](https://exemple.ma/a) et « un autre ».\n\n`;
  const table = "| Service | Prix | Délai |\n| --- | --- | --- |\n| Site | 5 000 | 10 jours |\n\n";
  expect(isWithinMarkupLimit((paragraph.repeat(5) + table).repeat(70))).toBe(true);
});

it("an article, a page of a service, a case and an import are refused with more", () => {
  const much = "<b>a</b>".repeat(6000);
  const sentencesOf = (schema: typeof changedPostSchema | typeof caseSchema | typeof landingSchema | typeof postRow) =>
    schema.safeParse({ content: much, work_done: much }).error?.issues.map(({ message }) => message);
  expect(sentencesOf(changedPostSchema)).toContain(TOO_MUCH_MARKUP);
  expect(sentencesOf(landingSchema)).toEqual([TOO_MUCH_MARKUP]);
  expect(sentencesOf(caseSchema)).toContain(TOO_MUCH_MARKUP);
  expect(sentencesOf(postRow)).toContain("a trop de signes de mise en forme");
});
