import { describe, expect, it } from "vitest";
import { newSectionsIn, sectionsOf, withMoreSections, withSection } from "~/features/generation/model/article-markdown";
import { blogCategoryOf, lengthWanted, wordsIn } from "~/features/generation/model/brief";
import type { ItemStatus } from "~/features/generation/model/generation";
import {
  generationName,
  ITEM_STATUSES,
  isOpen,
  isUnderWay,
  itemPath,
  totalOf,
} from "~/features/generation/model/generation";
import type { Turn } from "~/features/generation/model/progress";
import {
  announcementOf,
  articlesUntilEnd,
  progressOf,
  resultOf,
  sayDuration,
  summaryOf,
  timeLeftMs,
} from "~/features/generation/model/progress";
import { proposeSubjects } from "~/features/generation/model/propose-subjects";
import { plainSpaces } from "../../support/schema-issues";

const row = {
  ...{ kind: "row" as const, title: "T", language: "fr" as const, primary_keyword: "k", service_category: "content" },
  ...{ service: "s", region: "Maroc", location: "Fès", post_type: "guide", target_audience: "a", word_count: 800 },
  content_angle: "c",
};

const counts = (given: Partial<Record<ItemStatus, number>>) => ({
  ...{ waiting: 0, running: 0, done: 0, failed: 0, cancelled: 0 },
  ...given,
});

describe("a brief", () => {
  it("wants as many characters as were asked for, or the words of its row", () => {
    const subject = { kind: "subject" as const, subject: "s", language: "fr" as const, imagePrompt: null };
    expect(wordsIn(3000)).toBe(600);
    expect([lengthWanted({ ...subject, characterCount: 500 }), lengthWanted(row), lengthWanted(null)]).toEqual([
      { words_wanted: null, characters_wanted: 500 },
      { words_wanted: 800, characters_wanted: null },
      { words_wanted: null, characters_wanted: null },
    ]);
  });

  it.each([
    ["programming", "Sites", "Programmation"],
    ["graphics", "Affiches", "Design"],
    ["graphics", "Création de LOGO", "Branding"],
    ["graphics", "Image de marque", "Branding"],
    ["content", "Identité de marque", "Marketing"],
    ["business", "Tableaux", "Business"],
    ["garden", "Roses", "Business"],
  ])("of %s about %s is filed under %s", (service_category, service, category) => {
    expect(blogCategoryOf({ service_category, service })).toBe(category);
  });
});

describe("a generation", () => {
  it("goes on until it is cancelled or finished, an item until it is written", () => {
    expect((["running", "paused", "cancelled", "finished"] as const).map(isUnderWay)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(ITEM_STATUSES).toEqual(["waiting", "running", "done", "failed", "cancelled"]);
    expect(ITEM_STATUSES.map(isOpen)).toEqual([true, true, false, false, false]);
  });

  it("has a name and counts", () => {
    const names = [
      { kind: "five", source: "a.csv" },
      { kind: "bulk", source: "a.csv" },
      { kind: "bulk", source: null },
    ];
    expect(names.map(generationName)).toEqual(["Cinq articles", "a.csv", "Série"]);
    expect(totalOf(counts({ waiting: 1, running: 2, done: 3, failed: 4, cancelled: 5 }))).toBe(15);
    expect(itemPath("7")).toBe("/admin/blog/generate/7");
  });

  // @spec entities-14
  it("succeeds where something was written and nothing failed", () => {
    expect(resultOf(counts({ done: 2 }))).toEqual({ success: true, successCount: 2, errorCount: 0 });
    expect(resultOf(counts({ done: 2, failed: 1 }))).toEqual({ success: false, successCount: 2, errorCount: 1 });
    expect(resultOf(counts({})).success).toBe(false);
    expect([0, 1, 2].map((done) => summaryOf(counts({ done, failed: 1 })))).toEqual([
      "0 brouillon enregistré, 1 en échec.",
      "1 brouillon enregistré, 1 en échec.",
      "2 brouillons enregistrés, 1 en échec.",
    ]);
  });

  it("ends after so many articles and the pauses between them", () => {
    expect([timeLeftMs(3, null), timeLeftMs(3, 1000), timeLeftMs(0, 1000)]).toEqual([null, 6000, 0]);
  });

  it.each([
    [0, "10 s"],
    [24_000, "20 s"],
    [59_000, "1 min"],
    [60_000, "1 min"],
    [80_000, "1 min 30"],
    [590_000, "10 min"],
    [600_000, "10 min"],
    [620_000, "10 min"],
    [3_600_000, "1 h"],
    [3_900_000, "1 h 05"],
    [7_800_000, "2 h 10"],
  ])("says %i ms as 'Environ %s'", (ms, words) => expect(plainSpaces(sayDuration(ms))).toBe(`Environ ${words}`));
});

describe("the progress of a generation", () => {
  const all = counts({ waiting: 5, running: 1, done: 3, failed: 1 });

  it("counts what is treated, of a cancelled one what was written", () => {
    expect(progressOf({ status: "running", counts: all })).toEqual({ value: 4, max: 10, label: "Articles traités" });
    expect(progressOf({ status: "cancelled", counts: all })).toEqual({ value: 3, max: 10, label: "Articles écrits" });
  });

  it.each([
    ["running", all, "40 % des articles sont traités, 1 en échec."],
    ["running", counts({ waiting: 98, done: 2 }), "Moins de 10 % des articles sont traités."],
    ["running", counts({ waiting: 89, done: 11 }), "10 % des articles sont traités."],
    ["running", counts({ waiting: 2 }), "0 % des articles sont traités."],
    ["running", counts({}), "100 % des articles sont traités."],
    ["paused", all, "Série en pause : 3 brouillons enregistrés, 1 en échec."],
    ["finished", counts({ done: 1 }), "Série terminée : 1 brouillon enregistré."],
    ["cancelled", all, "Série annulée : 3 sur 10 écrits, 1 en échec."],
  ] as const)("is said while it is %s", (status, given, words) => {
    expect(plainSpaces(announcementOf({ status, counts: given }))).toBe(words);
  });
});

describe("the five subjects", () => {
  const services = [
    { category: "programming" as const, title: "Site vitrine" },
    { category: "programming" as const, title: "Application" },
    { category: "graphics" as const, title: "Logo" },
  ];
  const cities = ["Fès", "Rabat", "Tanger", "Agadir", "Oujda", "Safi"];
  const proposed = (titles: string[] = [], skip = 0) => proposeSubjects({ services, cities, titles, skip });

  it("are of one craft after the other, each seen in its own way", () => {
    const found = proposed();
    const about = found.map(({ service, location }) => `${service} ${location}`);
    expect(about).toEqual(["Site vitrine Fès", "Logo Safi", "Application Oujda", "Site vitrine Oujda", "Logo Agadir"]);
    expect(new Set(found.map(({ content_angle }) => content_angle)).size).toBe(5);
    expect(found[0]).toEqual({
      ...{ title: "Site vitrine à Fès\u202f: par quoi commencer", primary_keyword: "site vitrine Fès" },
      ...{ location: "Fès", service_category: "programming", service: "Site vitrine", word_count: "2200" },
      content_angle: expect.stringMatching(/^Partir de la situation/),
    });
  });

  it("are none that an article covers, and others when some are skipped", () => {
    const [, second] = proposed();
    expect(proposed(["Mon site vitrine, à FES"])[0]).toEqual(second);
    expect(proposed([], 1)[0]).toEqual(second);
    expect(proposed([], 18)).toEqual(proposed());
    expect(proposed(["Un site vitrine"])).toEqual(proposed());
  });

  it("are empty where all is covered, or nothing is offered", () => {
    const one = { services: services.slice(2), cities: ["Fès"], skip: 3 };
    const empty = { title: "", primary_keyword: "", word_count: "2200", content_angle: "" };
    const about = { service_category: "graphics", service: "Logo", location: "Fès" };
    expect(proposeSubjects({ ...one, titles: ["Logo à Fès"] })).toEqual(Array(5).fill({ ...empty, ...about }));
    expect(proposeSubjects({ ...one, titles: [] }).map(({ title }) => title === "")).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
    const usual = { service_category: "content", service: "Rédaction web", location: "Casablanca" };
    expect(proposeSubjects({ services: [], cities: [], titles: [], skip: 0 })[0]).toEqual({ ...empty, ...usual });
  });
});

describe("a continuation", () => {
  const article = "Ouverture.\n\n## Un\n\nTexte.\n\n## Fin\n\nMerci.";

  it("brings the sections whose headings the article lacks", () => {
    const more = "Bla\n\n## UN\n\nEncore.\n\n## Deux\n\nNeuf.\n\n### Détail\n\nPlus.\n\n## Trois\n\nLe reste.\n";
    expect(newSectionsIn(more, article)).toBe("## Deux\n\nNeuf.\n\n### Détail\n\nPlus.\n\n## Trois\n\nLe reste.");
    expect(newSectionsIn("## Un\n\nx", article)).toBe("");
  });

  it("stands before the last section, behind a single one", () => {
    const more = "## Deux\n\nNeuf.";
    expect(withMoreSections(article, more)).toBe(article.replace("## Fin", `${more}\n\n## Fin`));
    expect(withMoreSections("## Un\n\nTexte.\n\n", more)).toBe(`## Un\n\nTexte.\n\n${more}`);
    expect(withMoreSections(article, "")).toBe(article);
  });

  it("knows headings of two to four signs, outside of code", () => {
    const headings = (text: string) => sectionsOf(text).map(({ heading, level }) => [heading, level]);
    expect(headings("# Un\n\n## Deux ##\n\n#### Quatre\n\n##### Cinq\n\n##Six\n")).toEqual([
      [null, 1],
      ["Deux", 2],
      ["Quatre", 4],
    ]);
    expect(headings("~~~\n## a\n```\n## b\n~~~\n## c\n")).toEqual([
      [null, 1],
      ["c", 2],
    ]);
    expect(headings("   ```\n## a\n```\n## b")).toEqual([
      [null, 1],
      ["b", 2],
    ]);
  });

  it("takes the place of a part at its level and below", () => {
    const text = "## Un\n\nx\n\n### Petit\n\ny\n\n## Deux";
    const [un, petit] = sectionsOf(text);
    expect(withSection(text, petit!, "### Petit\n\n# Gros\n\nz")).toBe(
      "## Un\n\nx\n\n### Petit\n\n#### Gros\n\nz\n\n## Deux",
    );
    expect(withSection(text, un!, "###### Six\n\nz")).toBe("## Un\n\n###### Six\n\nz\n\n## Deux");
  });
});

/** The articles in the order in which they are written: whoever has had his turn stands behind the others. */
function written(turns: Turn[]): string[] {
  const line = turns.map((turn) => ({ ...turn }));
  const order: string[] = [];
  for (let next = line.shift(); next; next = line.shift()) {
    order.push(next.id);
    next.openCount -= 1;
    if (next.openCount > 0) line.push(next);
  }
  return order;
}

it.each([{ counts: [3] }, { counts: [1, 4] }, { counts: [4, 1] }, { counts: [2, 5, 3] }, { counts: [5, 1, 5, 2] }])(
  "the articles until the last one of each run of %j are those that are written until then",
  ({ counts }) => {
    const turns = counts.map((openCount, place) => ({ id: `run-${place}`, openCount }));
    const order = written(turns);
    expect(turns.map(({ id }) => articlesUntilEnd(turns, id))).toEqual(
      turns.map(({ id }) => order.lastIndexOf(id) + 1),
    );
    expect(articlesUntilEnd(turns, "paused")).toBe(0);
  },
);
