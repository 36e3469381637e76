/** What Windows-1252 has at 80 to 9F; Node without its full ICU reads Latin-1 there. A dot is a place without a sign. */
const WINDOWS = "€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ";
const C1 = /[\u0080-\u009f]/g;
/** Places of the table above that no Windows writes. */
const NO_WINDOWS = /[\x81\x8d\x8f\x90\x9d]/;
const MAC =
  "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ";

/** Bytes, as Latin-1, that are a small accented letter in each encoding, where such a letter stands. */
const WINDOWS_LETTERS = /(?<=[A-Za-z])[\x9a\x9c\x9e\xe0-\xf6\xf8-\xff]|[\x9a\x9c\x9e\xe0-\xf6\xf8-\xff](?=[a-z])/g;
/** The apostrophe, where French and English have one: elsewhere between letters its byte is the 'í' of a Macintosh. */
const WINDOWS_APOSTROPHES = /\b(?:[cdjlmnsty]|qu|lorsqu|jusqu|puisqu|aujourd)\x92|\x92(?:s|t|re|ve|ll|d|m)\b/gi;
const WINDOWS_CAPITALS = /(?<![A-Za-z\x80-\xff])[\xc0-\xde](?=[a-z])/g;
const MAC_LETTERS = /(?<=[a-z])[\x87-\x9f](?=[a-z])|(?<=[a-z])[\x88-\x90](?![a-z])|(?<![a-z])[\x88-\x90](?=[a-z])/gi;
/** The apostrophe of a Macintosh, where French and English have one, its 'œ' within a word and its dash between spaces. */
const MAC_SIGNS =
  /\b(?:[CDJLMNSTYcdjlmnsty]|[Qq]u|[Ll]orsqu|[Jj]usqu|[Pp]uisqu|[Aa]ujourd)\xd5|\xd5(?:s|t|re|ve|ll|d|m)\b|(?<=[A-Za-z])\xcf(?=[a-z])| \xd0 /g;
const DOS_LETTERS =
  /(?<=[a-z])[\x81-\x8c\x93-\x97\xa0-\xa4](?=[a-z])|(?<=[a-z])[\x82-\x8a](?![a-z])|(?<![a-z])[\x82-\x8a](?=[a-z])/gi;
/** Letters of another alphabet: French has no three accented letters in a row. */
const FOREIGN_RUN = /[\xc0-\xff]{3}/;
/** UTF-8 as Latin-1: a file that is broken in one place is no file of Windows. */
const UTF8_SEQUENCE = /[\xc3-\xc5\xd8-\xdb][\x80-\xbf]|\xe2\x80[\x80-\xbf]/g;

/** A text whose encoding cannot be told; its code is one of those that `csvFaultOf` puts into words. */
class EncodingError extends Error {
  constructor(readonly code: `CSV_ENCODING${string}`) {
    super(code);
  }
}

/** A file's text in UTF-8, UTF-16, Windows-1252 or Mac OS Roman. @throws `CSV_ENCODING…` instead of guessing */
export function csvTextOf(bytes: Uint8Array): string {
  const wide = wideEncodingOf(bytes);
  if (wide) return decoded(bytes, wide) ?? refuse("CSV_ENCODING_UTF16");
  return decoded(bytes, "utf-8") ?? oldText(Buffer.from(bytes).toString("latin1"));
}

/** Controls from 80 to 9F, which a program leaves that took Windows-1252 for Latin-1, as the signs that were meant. */
export function withoutC1Controls(text: string): string {
  return text.replace(C1, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80]?.replace(".", "") ?? "");
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** By its mark, else by its zeros: each second byte of a comma, a semicolon and a line break is one. */
function wideEncodingOf(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const zeros = [0, 0];
  bytes.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2]! += 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (Math.min(even, odd) > 0 || Math.max(even, odd) * 20 < bytes.length) return null;
  return odd > 0 ? "utf-16le" : "utf-16be";
}

function oldText(latin1: string): string {
  const count = (pattern: RegExp) => latin1.match(pattern)?.length ?? 0;
  const windows = count(WINDOWS_LETTERS) + count(WINDOWS_APOSTROPHES) + count(WINDOWS_CAPITALS);
  const [mac, dos] = [count(MAC_LETTERS) + count(MAC_SIGNS), count(DOS_LETTERS)];
  if (count(UTF8_SEQUENCE) > 0 && count(UTF8_SEQUENCE) * 2 >= windows) return refuse("CSV_ENCODING_UTF8");
  const isWindows = windows >= Math.max(mac, dos) && !NO_WINDOWS.test(latin1);
  if (isWindows) return FOREIGN_RUN.test(latin1) ? refuse("CSV_ENCODING_ALPHABET") : withoutC1Controls(latin1);
  if (mac > dos && mac > 3 * windows) {
    return latin1.replace(/[\x80-\xff]/g, (sign) => MAC[sign.charCodeAt(0) - 0x80] ?? "");
  }
  return refuse(dos > mac ? "CSV_ENCODING_DOS" : "CSV_ENCODING");
}

function refuse(code: `CSV_ENCODING${string}`): never {
  throw new EncodingError(code);
}
