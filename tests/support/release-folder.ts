import { cpSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Of the checkout, what a release holds: what was built, and what starts it. */
const PARTS = ["build", "scripts", "prisma/migrations", "prisma/schema.prisma", "prisma/seed/files", "package.json"];

/**
 * A folder with this build as a release of its own, as `deploy/Dockerfile` makes one.
 * @param name stands in its file `/release.txt`, and in the name of an asset that it alone has
 */
export function makeRelease(parent: string, name: string): string {
  const folder = path.join(parent, name);
  mkdirSync(path.join(folder, "prisma"), { recursive: true });
  for (const part of PARTS) cpSync(part, path.join(folder, part), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  writeFileSync(path.join(folder, "build/client/release.txt"), name);
  writeFileSync(path.join(folder, `build/client/assets/only-${name}.js`), "");
  return folder;
}

/** Has a link lead to another release, at one moment. */
export function pointAt(link: string, release: string): void {
  symlinkSync(release, `${link}.next`);
  renameSync(`${link}.next`, link);
}
