import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { fingerprint, glance, readStamp } from "../../scripts/steps/fingerprint.mjs";
import { makeTemporaryFolder } from "../support/temporary-folder";

const folder = makeTemporaryFolder("fingerprint-");
const SOURCES = `${folder}/sources`;
const FILE = `${SOURCES}/parts/page.ts`;
const GENERATED = `${SOURCES}/generated`;

beforeEach(() => {
  rmSync(SOURCES, { recursive: true, force: true });
  mkdirSync(`${SOURCES}/parts`, { recursive: true });
  writeFileSync(FILE, "one");
  writeFileSync(`${SOURCES}/route.ts`, "two");
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Sets the time of modification far back, as an archive does that is unpacked. Clocks of file systems move in steps. */
function writeAsOld(file: string, text: string) {
  const { ctimeMs } = statSync(file);
  do {
    writeFileSync(file, text);
    utimesSync(file, 0, 0);
  } while (statSync(file).ctimeMs === ctimeMs);
}

describe.each([
  ["a digest of the content", fingerprint],
  ["a glance", glance],
])("%s", (_, digest) => {
  it("stays while nothing is written, whatever is read", () => {
    const before = digest([SOURCES]);
    readFileSync(FILE);
    expect(digest([SOURCES])).toBe(before);
  });

  it.each([
    ["a file in a folder is written anew", () => writeFileSync(FILE, "longer than it was")],
    ["one comes", () => writeFileSync(`${SOURCES}/parts/more.ts`, "")],
    ["one goes", () => rmSync(FILE)],
    ["one has another name", () => renameSync(FILE, `${SOURCES}/parts/other.ts`)],
    ["its text is another of the same length, under an old date", () => writeAsOld(FILE, "eno")],
  ])("changes when %s", (_, change) => {
    const before = digest([SOURCES]);
    change();
    expect(digest([SOURCES])).not.toBe(before);
  });

  it("passes over what is left out, a file or a whole folder, and what is not there", () => {
    const before = digest([SOURCES], { except: [GENERATED, FILE] });
    mkdirSync(GENERATED);
    writeFileSync(`${GENERATED}/client.ts`, "made from the sources");
    writeFileSync(FILE, "three");
    expect(digest([SOURCES, `${folder}/missing`], { except: [GENERATED, FILE] })).toBe(before);
  });
});

it("a stamp is what its file holds, and nothing where there is none", () => {
  expect(readStamp(FILE)).toBe("one");
  expect(readStamp(`${folder}/missing`)).toBeUndefined();
});
