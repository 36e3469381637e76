import { expect, it } from "vitest";
import { peerAddress } from "~/server/node/exchange.server";

it("believes no header when no proxy stands in front", () => {
  expect(peerAddress("203.0.113.7", "198.51.100.1", 0)).toBe("203.0.113.7");
});

it.each([
  [1, "203.0.113.9"],
  [2, "198.51.100.1"],
])("takes what the outermost of %i proxies saw", (proxies, address) => {
  expect(peerAddress("10.0.0.1", "1.1.1.1, 198.51.100.1, 203.0.113.9", proxies)).toBe(address);
});

it("does not let a longer list than expected, or a repeated header, move the place it reads", () => {
  expect(peerAddress("10.0.0.1", ["9.9.9.9, 8.8.8.8", "203.0.113.9"], 1)).toBe("203.0.113.9");
});

it.each([
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["192.0.2.1:5000", "192.0.2.1"],
  ["<script>", "10.0.0.1"],
  ["", "10.0.0.1"],
])("reads the proxy's %s as %s", (entry, address) => {
  expect(peerAddress("10.0.0.1", entry, 1)).toBe(address);
});

it("has a word for a peer that is gone already", () => {
  expect(peerAddress(undefined, undefined, 0)).toBe("unknown");
});
