/** What one answer to ListObjects holds. */
interface Listing {
  keys: string[];
  /** After which key the next answer goes on; null after the last one. */
  next: string | null;
}

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/**
 * Reads the answer of a store that was asked for its keys, in the first version of that question: each store knows it,
 * and it goes on after a key and not after a token.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjects.html
 */
export function readListing(xml: string): Listing {
  const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => decoded(key));
  const isMore = /<IsTruncated>true<\/IsTruncated>/.test(xml);
  return { keys, next: (isMore && keys.at(-1)) || null };
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string | undefined) =>
    code ? String.fromCodePoint(Number(code)) : (NAMED[name ?? ""] ?? whole),
  );
}
