import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

const UNIT = "deploy/zellige.service";

it("is a unit that systemd finds exposed to 3.0 at most", () => {
  const { status, stdout, stderr } = spawnSync(
    "systemd-analyze",
    ["security", "--offline=yes", "--threshold=30", "--no-pager", UNIT],
    { encoding: "utf8" },
  );
  expect(stderr).toBe("");
  expect(stdout).toMatch(/Overall exposure level for zellige\.service: [0-2]\.\d/);
  expect(status).toBe(0);
});
