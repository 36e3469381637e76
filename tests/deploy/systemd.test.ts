import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

const UNIT = "deploy/zellige.service";

const analyze = (...args: string[]) => spawnSync("systemd-analyze", [...args, UNIT], { encoding: "utf8" });

it("is a unit that systemd finds exposed to 3.0 at most", () => {
  const { status, stdout, stderr } = analyze("security", "--offline=yes", "--threshold=30", "--no-pager");
  expect(stderr).toBe("");
  expect(stdout).toMatch(/Overall exposure level for zellige\.service: [0-2]\.\d/);
  expect(status).toBe(0);
});

it("is a unit that systemd reads without a complaint", () => {
  const { status, stdout, stderr } = analyze("verify", "--man=no");
  expect([status, stdout, stderr]).toEqual([0, "", ""]);
});
