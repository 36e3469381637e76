import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pictureWidths, readShownPicture } from "~/lib/web/picture-address";
import { cases } from "../../prisma/seed/cases/all";
import type { DemoPictureName } from "../../prisma/seed/pictures";
import { demoPicture } from "../../prisma/seed/pictures";
import sizes from "../../prisma/seed/pictures.json";

const FOLDER = "public/demo";
const MAX_BYTES = 120 * 1024;
const MAX_SET_BYTES = 10 * 1024 * 1024;

const names = Object.keys(sizes) as DemoPictureName[];
const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).flatMap((entry) =>
  entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
);

/** Every file that the page of a picture may ask for. */
function filesOf(name: DemoPictureName): string[] {
  const { path, width } = readShownPicture(demoPicture(name))!;
  return pictureWidths({ width }).flatMap((each) =>
    ["avif", "webp"].map((kind) => join("public", path, `${each}.${kind}`)),
  );
}

describe("the demo's pictures", () => {
  it("exist in each width and both kinds, and no others lie beside them", () => {
    expect(files.sort()).toEqual(names.flatMap(filesOf).sort());
  });

  it("weigh 120 KB each at most", () => {
    expect(files.filter((file) => statSync(file).size > MAX_BYTES)).toEqual([]);
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(MAX_SET_BYTES);
  });
});

describe("the demo's cases", () => {
  it.each(cases.map((each) => [each.slug, each] as const))("%s says in words what its pictures show", (slug, each) => {
    const shown = [each, ...each.pictures];
    expect(shown.every(({ image_alt }) => image_alt.trim().length > 20)).toBe(true);
    expect(shown.every(({ image_url }) => image_url.startsWith(`/demo/cases/${each.translationOf ?? slug}/`))).toBe(
      true,
    );
  });

  it.each(cases.map((each) => [each.slug, each] as const))(
    "%s says of each figure that its client is made up",
    (_, { figures }) => {
      expect(figures.length).toBeGreaterThan(1);
      expect(figures.filter(({ source }) => !/fictif|ficticio|وهمي/.test(source))).toEqual([]);
    },
  );

  it("hold a summary that a search result shows whole", () => {
    expect(cases.filter(({ summary }) => summary.length > 158).map(({ slug }) => slug)).toEqual([]);
  });
});
