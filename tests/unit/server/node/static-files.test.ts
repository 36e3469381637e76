import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listStaticFiles } from "~/server/node/static-files.server";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "client-"));
  mkdirSync(path.join(folder, "assets"));
  mkdirSync(path.join(folder, ".vite"));
  for (const name of ["assets/menu-AbC.js", "assets/menu-AbC.js.br", "notice.gz", "été.txt", ".vite/manifest.json"]) {
    writeFileSync(path.join(folder, name), name);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

it("lists each file once under its address, without variants and hidden files", () => {
  expect([...listStaticFiles(folder).keys()].sort()).toEqual([
    "/%C3%A9t%C3%A9.txt",
    "/assets/menu-AbC.js",
    "/notice.gz",
  ]);
});

it("knows what may be kept for ever, and what was compressed beforehand", () => {
  const files = listStaticFiles(folder);
  expect(files.get("/assets/menu-AbC.js")).toMatchObject({ isFingerprinted: true, encodings: ["br"] });
  expect(files.get("/notice.gz")).toMatchObject({ isFingerprinted: false, encodings: [] });
});

it("gives each coding its own bytes and its own entity tag", async () => {
  const file = listStaticFiles(folder).get("/assets/menu-AbC.js");
  const plain = await file!.load();
  const brotli = await file!.load("br");
  expect(plain.bytes.toString()).toBe("assets/menu-AbC.js");
  expect(brotli.bytes.toString()).toBe("assets/menu-AbC.js.br");
  expect(brotli.etag).not.toBe(plain.etag);
});

it("tries again after a read that failed", async () => {
  const name = path.join(folder, "late.txt");
  writeFileSync(name, "there");
  const file = listStaticFiles(folder).get("/late.txt");
  rmSync(name);
  await expect(file!.load()).rejects.toThrow(/ENOENT/);
  writeFileSync(name, "there again");
  expect((await file!.load()).bytes.toString()).toBe("there again");
});
