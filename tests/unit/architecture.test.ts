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

describe("the laws notice", () => {
  it.each([
    [laws.isNoBarrel, "app/ui/all.ts", 'export * from "./button";'],
    [laws.separatesTypeImports, "app/ui/a.ts", 'import { type X } from "./b";'],
    [laws.leavesTheDatabaseToServerFiles, "app/routes/a/route.tsx", 'import { db } from "~/server/db/db.server";'],
    [laws.writesInCommands, "app/features/a/commands.server.ts", "export const a = () => db.$transaction(store);"],
    [laws.writesInCommands, "app/features/a/commands.server.ts", "export const a = () => db.post\n  .updateMany({});"],
    [laws.writesInCommands, "app/features/a/commands.server.ts", "export const a = () => db.$executeRaw`DELETE`;"],
    [laws.leavesTheEnvironmentToOneFile, "app/server/a.server.ts", "export const a = process.env.A;"],
    [laws.normalisesInOneFile, "app/lib/a.ts", 'export const a = (text: string) => text?.normalize("NFC");'],
    [
      laws.boundsTextsBeforeReading,
      "app/features/a/schema.ts",
      "z.string().optional().transform(clean).pipe(z.any());",
    ],
    [laws.isShort, "app/ui/a.ts", "a;\n".repeat(351)],
    [laws.hasAMeaningfulName, "app/lib/utils.ts", ""],
    [laws.hasAMeaningfulName, "app/ui/DatePicker.tsx", ""],
    [laws.usesLogicalDirections, "app/ui/a.tsx", "export const a = <p className={`flex -ml-4`} />;"],
    [laws.setsNarrowSpaces, "app/routes/admin.inquiries/a.tsx", "export const a = <p>Que faire ?</p>;"],
    [laws.setsNarrowSpaces, "app/features/a/model.ts", "export const a = `Voir « Prix\u202f».`;"],
    [laws.setsNarrowSpaces, "app/content/a.ts", 'export const a = "Sujet\u00a0: rien";'],
    [laws.guardsItself, "app/routes/admin.a/route.tsx", "export async function loader() { return read(); }"],
    [laws.guardsItself, "app/routes/admin_.a.ts", "export const action = async () => { await save(); };"],
    [laws.guardsItself, "app/routes/_private.dashboard/route.tsx", 'export { loader } from "./other";'],
    [laws.guardsItself, "app/routes/admin.a/route.tsx", 'export { action } from "../admin.b/action.server";'],
    [laws.guardsItself, "app/routes/admin.a/action.server.ts", "export async function action() { await save(); }"],
    [laws.isNoBarrel, "app/routes/_site.a/route.tsx", 'export { loader } from "./action.server";'],
  ])("%o in %s", (law, file, text) => {
    expect(law(readSource(file, text))).toHaveLength(1);
  });

  it.each([
    [
      laws.guardsItself,
      "app/routes/admin.a/route.tsx",
      "export async function loader({ request }) { await requireAdmin(request); }",
    ],
    [laws.guardsItself, "app/routes/_site.contact/route.tsx", "export async function loader() { return read(); }"],
    [laws.guardsItself, "app/routes/admin.a/route.tsx", 'export { action } from "./action.server";'],
    [laws.boundsTextsBeforeReading, "app/features/a/schema.ts", "z.string().max(9).transform(clean);"],
    [laws.writesInCommands, "app/features/a/queries.server.ts", "export const a = () => db.post.findMany();"],
    [laws.writesInCommands, "app/features/a/commands.server.ts", "runCommand(command, (tx) => tx.post.update({}));"],
    [laws.isNoBarrel, "app/routes/_site.a/route.tsx", 'export { action } from "./action.server";'],
    [laws.setsNarrowSpaces, "app/features/a.server.ts", "sql`SELECT 'a' ! b`;"],
    [laws.usesLogicalDirections, "app/ui/a.tsx", 'export const a = <p className="ms-4 html-5 text-start" />;'],
  ])("nothing wrong: %o in %s", (law, file, text) => {
    expect(law(readSource(file, text))).toEqual([]);
  });
});
