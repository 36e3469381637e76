import { afterEach, expect, it, vi } from "vitest";
import { release } from "~/server/release.server";
import { version } from "../../package.json";
import { readRevision } from "../../scripts/steps/revision.mjs";

afterEach(() => vi.unstubAllEnvs());

it("a build names the commit that it is made of, or the one that it is told where there is no history", () => {
  const ofHistory = readRevision();
  vi.stubEnv("REVISION", "0123456789abcdef\n");
  expect(readRevision()).toBe("01234567");
  vi.stubEnv("REVISION", "");
  expect(readRevision()).toBe(ofHistory);
  vi.stubEnv("PATH", "");
  expect(readRevision()).toBe("");
});

it("the version that is shown carries the commit, where there is one", () => {
  const revision = readRevision();
  expect(release).toBe(revision ? `${version} (${revision})` : version);
});
