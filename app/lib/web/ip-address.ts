const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;
/** An IPv4 address inside an IPv6 one: mapped (RFC 4291), or as a translator in front of us writes it (RFC 6052). */
const EMBEDDED_IPV4 = /^(?:::ffff|64:ff9b:):([\da-f]{1,4}):([\da-f]{1,4})$/;

/** An IP address in its one spelling: no port, brackets or zone; an embedded IPv4 as itself. Null for no address. */
export function canonicalAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*/s, "");
  if (IPV4.test(bare)) return bare;
  return bare.includes(":") && /^[\da-f:.]+$/i.test(bare) ? canonicalIpv6(bare) : null;
}

function canonicalIpv6(text: string): string | null {
  const host = `http://[${text}]`;
  if (!URL.canParse(host)) return null;
  const address = new URL(host).hostname.slice(1, -1);
  const [, high, low] = EMBEDDED_IPV4.exec(address) ?? [];
  if (!high || !low) return address;
  const groups = [high, low].map((group) => Number.parseInt(group, 16));
  return groups.flatMap((value) => [value >> 8, value & 255]).join(".");
}

/** What a provider gives one customer: an IPv4 address, or 64 bits of an IPv6 one. Other texts stay as they are. */
export function networkOf(address: string): string {
  const known = canonicalAddress(address);
  if (!known?.includes(":")) return known ?? address;
  const [head = [], tail = []] = known.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill("0");
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(":")}::/64`;
}
