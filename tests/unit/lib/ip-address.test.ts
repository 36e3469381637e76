import { expect, it } from "vitest";
import { canonicalAddress, networkOf } from "~/lib/web/ip-address";

it.each([
  ["2001:DB8:0:0:0:0:0:1", "2001:db8::1"],
  ["2001:0db8::0001", "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
  ["[fe80::1%25eth0]:443", "fe80::1"],
  ["::ffff:1.2.3.4", "1.2.3.4"],
  ["::FFFF:0102:0304", "1.2.3.4"],
  ["0:0:0:0:0:ffff:1.2.3.4", "1.2.3.4"],
  ["64:ff9b::1.2.3.4", "1.2.3.4"],
  [" 1.2.3.4:5000 ", "1.2.3.4"],
  ["[::1]", "::1"],
  ["249.250.199.9", "249.250.199.9"],
  ["2001:db8::ffff:102:304", "2001:db8::ffff:102:304"],
  ["::ffff:102:304:5", "::ffff:102:304:5"],
])("spells %s in the one way: %s", (spelling, address) => {
  expect(canonicalAddress(spelling)).toBe(address);
});

it.each([
  "",
  ..."unknown 1.2.3 256.1.1.1 1.2.3.4.5 12345:: ::1::2 1:2 a]@[::1 <script> x[::1] [::1]x ::1/64 2x0.1.1.1 24x.1.1.1".split(
    " ",
  ),
])("knows that %j is no address", (text) => {
  expect(canonicalAddress(text)).toBeNull();
});

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff:eeee:dddd:cccc", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["2001:db8::5", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", "unknown"],
])("counts %s as one of %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
