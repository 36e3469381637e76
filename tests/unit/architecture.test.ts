import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { Law } from "../support/architecture/laws";
import * as laws from "../support/architecture/laws";
import { readSource } from "../support/architecture/source-file";

const files = ["app", "prisma", "tests"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => path.posix.join(entry.parentPath, entry.name))
  .filter((file) => !file.startsWith("app/server/db/client/"))
  .map((file) => readSource(file));
const application = files.filter((file) => file.path.startsWith("app/"));

function violations(law: Law, among = application): string[] {
  return among.flatMap((file) => law(file).map((words) => `${file.path} ${words}`));
}

describe("the house", () => {
  it("is read at all", () => {
    expect(application.length).toBeGreaterThan(100);
    expect(
      application.flatMap(({ dependencies }) => dependencies).filter(({ isOurs }) => isOurs).length,
    ).toBeGreaterThan(300);
  });

  it("has no barrel", () => {
    expect(violations(laws.isNoBarrel)).toEqual([]);
  });

  it("imports types in statements of their own", () => {
    expect(violations(laws.separatesTypeImports, files)).toEqual([]);
  });

  it("reaches the database only from server files", () => {
    expect(violations(laws.leavesTheDatabaseToServerFiles)).toEqual([]);
  });

  it("reads the environment in one file", () => {
    expect(violations(laws.leavesTheEnvironmentToOneFile)).toEqual([]);
  });

  it("puts texts in a normal form in one file", () => {
    expect(violations(laws.normalisesInOneFile)).toEqual([]);
  });

  it("bounds texts before it reads them", () => {
    expect(violations(laws.boundsTextsBeforeReading)).toEqual([]);
  });

  it("has no file over 350 lines", () => {
    expect(violations(laws.isShort, files)).toEqual([]);
  });

  it("has no file whose name says nothing", () => {
    expect(violations(laws.hasAMeaningfulName)).toEqual([]);
  });

  it("explains each room and each feature in a README", () => {
    const rooms = readdirSync("app", { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const features = readdirSync("app/features", { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const folders = [...rooms.map(({ name }) => name), ...features.map(({ name }) => `features/${name}`)];
    expect(folders.filter((folder) => !existsSync(`app/${folder}/README.md`))).toEqual([]);
  });

  it("writes in commands", () => {
    expect(violations(laws.writesInCommands)).toEqual([]);
  });

  it("guards every loader and action below /admin and /dashboard", () => {
    expect(violations(laws.guardsItself)).toEqual([]);
  });

  it("knows no left and no right", () => {
    expect(violations(laws.usesLogicalDirections)).toEqual([]);
  });

  it("sets the narrow space of French wherever it has words", () => {
    expect(violations(laws.setsNarrowSpaces)).toEqual([]);
  });
});
