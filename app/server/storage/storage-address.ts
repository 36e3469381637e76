import { decodedPart } from "~/lib/web/decoded-part";

/** A bucket of an S3-compatible store, and what opens it. */
export interface StorageAddress {
  /** With the bucket, and a folder of it where one is named; without a final slash. */
  bucketUrl: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const PROTOCOLS: Record<string, string> = { "s3:": "https:", "s3+http:": "http:" };
const REGION = "us-east-1";

/**
 * Reads `s3://KEY:SECRET@HOST/BUCKET?region=…`, of which KEY and SECRET are percent-encoded, as in any address. BUCKET
 * may be followed by a folder; `s3+http://` speaks without TLS, within a network of one's own.
 * @returns null for anything else
 */
export function readStorageAddress(text: string): StorageAddress | null {
  if (!URL.canParse(text)) return null;
  const { protocol, host, pathname, username, password, searchParams } = new URL(text);
  const web = PROTOCOLS[protocol];
  const folder = pathname.replace(/(?<!\/)\/+$/, "");
  if (!web || !host || !username || !password || !/^\/[\w.-]+(\/[\w.-]+)*$/.test(folder)) return null;
  const [accessKeyId, secretAccessKey] = [decodedPart(username), decodedPart(password)];
  if (accessKeyId === null || secretAccessKey === null) return null;
  return {
    bucketUrl: `${web}//${host}${folder}`,
    region: searchParams.get("region") ?? REGION,
    accessKeyId,
    secretAccessKey,
  };
}
