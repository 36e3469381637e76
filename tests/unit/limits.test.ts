import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PASSWORD_MIN_LENGTH } from "~/features/accounts/model/user";
import { SEO_IDEALS } from "~/features/blog/score/score";
import { wordsIn } from "~/features/generation/model/brief";
import {
  CHARACTERS,
  FIVE,
  FIVE_WORDS_MAX,
  FIVE_WORDS_MIN,
  PAUSE_BETWEEN_MS,
} from "~/features/generation/model/generation";
import { CSV_COLUMNS } from "~/features/generation/schema/brief";
import { RECENT_COUNT } from "~/features/inquiries/model/inquiry";
import { TOP_COUNT } from "~/features/marketing/analytics/model";
import { TIER_NAMES } from "~/features/services/model/service";
import { formatMad } from "~/site/format";

const styles = (name: string) => readFileSync(`app/styles/${name}.css`, "utf8");

describe("the numbers of the specification", () => {
  // @spec limits-2, limits-8, limits-9, limits-10
  test("of lists, passwords and tiers", () => {
    expect([TOP_COUNT, RECENT_COUNT, PASSWORD_MIN_LENGTH]).toEqual([5, 5, 6]);
    expect(TIER_NAMES).toEqual(["basic", "standard", "advanced"]);
    expect(formatMad(12500)).toBe("12\u00a0500\u00a0MAD");
  });

  // @spec validation-26, limits-7
  test("of what search engines like to show", () => {
    expect(SEO_IDEALS).toEqual({ titleMax: 60, descriptionMin: 150, descriptionMax: 160, tagsMin: 3 });
  });

  // @spec validation-19, validation-20, limits-3
  test("of an article to be generated: its length, and five characters a word", () => {
    expect(CHARACTERS).toEqual({ min: 500, max: 10_000, step: 500, usual: 3000 });
    expect(wordsIn(3000)).toBe(600);
  });

  // @spec office-22, calls-21, calls-23, limits-4, limits-5
  test("of the five articles and of the pause between two", () => {
    expect([FIVE, FIVE_WORDS_MIN, FIVE_WORDS_MAX, PAUSE_BETWEEN_MS]).toEqual([5, 2000, 2500, 1500]);
  });

  // @spec entities-12
  test("of the columns of a file of subjects", () => {
    expect(CSV_COLUMNS.join()).toBe(
      "title,primary_keyword,service_category,service,region,location,post_type,target_audience,word_count,content_angle",
    );
  });
});

describe("the measures of the specification", () => {
  // @spec limits-21
  test("a dialog is as wide as 2xl of Tailwind at most", () => {
    expect(readFileSync("app/ui/dialog.tsx", "utf8")).toContain("min(42rem,");
  });

  // @spec limits-19
  test("the light on the two buttons of the header takes four and three seconds", () => {
    expect(styles("motion")).toContain("animation: glint 4s");
    expect(styles("motion")).toContain("animation: glint 3s");
    const header = readFileSync("app/shell/site-header.tsx", "utf8");
    expect(header.match(/glint="\ds"/g)).toEqual(['glint="4s"', 'glint="3s"']);
  });

  // @spec limits-18
  test("the sidebar stands beside the screen from 768 pixels on", () => {
    expect(readFileSync("app/shell/admin-shell.tsx", "utf8")).toMatch(/className={`admin [^`]*\bmd:grid /);
  });
});
