import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { MESSAGE_BODY_MAX_BYTES } from "~/features/projects/messages/model";

const MB = 1024 * 1024;
/** What is a little too long reaches the site, which says so in its own words. */
const MARGIN_BYTES = 10 * MB;

it("nginx lets through what the largest form of the site takes", () => {
  const conf = readFileSync("deploy/nginx.conf", "utf8");
  const limits = [...conf.matchAll(/^\s*client_max_body_size (\d+)m;$/gm)].map(
    ([, megabytes]) => Number(megabytes) * MB,
  );
  expect(limits).toEqual([MESSAGE_BODY_MAX_BYTES + MARGIN_BYTES]);
});
