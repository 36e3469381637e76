import { rmSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { freePort } from "../support/server-environment";
import { SiteProcess } from "../support/site-process";
import { makeTemporaryFolder } from "../support/temporary-folder";
import { site } from "./support/site";

const port = freePort();
const folder = makeTemporaryFolder("zellige-process-");
const own = { PORT: port, SITE_URL: `http://localhost:${port}`, DATA_DIR: folder, SEED_DEMO: "0" };

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a start stops with one sentence", () => {
  test.each([
    [
      "without secrets beside DATABASE_URL",
      { DATABASE_URL: "postgresql://localhost/site" },
      /^SESSION_SECRET is missing: /,
    ],
    ["for a variable that is wrong", { PORT: "many" }, /^The environment is not right:\n {2}PORT: /],
    [
      "for several processes on the embedded database",
      { WEB_CONCURRENCY: "2" },
      /^The environment is not right:\n {2}WEB_CONCURRENCY: The embedded database is one process's/,
    ],
    ["for a store that cannot be read", { STORAGE_URL: "s3://bucket" }, /\n {2}STORAGE_URL: .*s3:\/\/KEY:SECRET@HOST/],
    ["when the data folder is in use", { DATA_DIR: site.folder }, /DATABASE_URL/],
  ])("%s", async (_, environment, sentence) => {
    const { code, stderr } = await new SiteProcess("start.mjs", { ...own, ...environment }).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toMatch(/\n {4}at /);
  });
});
